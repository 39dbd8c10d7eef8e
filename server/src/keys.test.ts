import { keySchema, readBody } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { hashOfKey, isKey, newKey, newTableId } from './keys.ts';

test('a key has 128 bits and the form that the protocol asks for', () => {
  const keys = Array.from({ length: 200 }, newKey);

  expect(new Set(keys).size).toBe(200);
  expect(keys.every(key => Buffer.from(key, 'base64url').length === 16)).toBe(true);
  expect(keys.every(key => readBody(keySchema, key).ok)).toBe(true);
});

test('the hash tells the key from any other and does not hold it', () => {
  const key = newKey();
  const hash = hashOfKey(key);

  expect(hash).not.toContain(key);
  expect(isKey(key, hash)).toBe(true);
  expect(isKey(newKey(), hash)).toBe(false);
  expect(isKey('', hash)).toBe(false);
  expect(isKey(key, null)).toBe(false);
  expect(isKey(key, 'abc')).toBe(false);
});

test('a table has a name that fits into an address, and behind a command', () => {
  const names = Array.from({ length: 2_000 }, newTableId);

  expect(names.filter(name => !/^\w[\w-]{15}$/.test(name))).toEqual([]);
});
