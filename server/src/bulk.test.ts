import { recordOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { isTooBulky } from './bulk.ts';
import { zeroDawnMatch } from './testing/positions.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a whole match is not too bulky', () => {
  const { match, play } = zeroDawnMatch(4, 'bulk');
  play(Number.POSITIVE_INFINITY);

  expect(isTooBulky(bytes(JSON.stringify({ record: recordOf(match), seats: [] })))).toBe(false);
});

test('depth, lists, records and commas are counted, and what stands in texts is not', () => {
  const most = { depth: 3, containers: 4, commas: 5 };
  const found = (text: string): boolean => isTooBulky(bytes(text), most);

  expect(found('[[[1]],{"a":1}]')).toBe(false);
  expect(found('[[[[]]]]')).toBe(true);
  expect(found('[[],[],[],[]]')).toBe(true);
  expect(found('[1,2,3,4,5,6]')).toBe(false);
  expect(found('[1,2,3,4,5,6,7]')).toBe(true);
  expect(found('{"[[[[":"{{{{,,,,,,,\\"[[[[[","b":"\\\\"}')).toBe(false);
  expect(found('["an open text, [[[[[[')).toBe(false);
});
