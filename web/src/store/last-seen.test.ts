import type { TableCover } from '@quarry/protocol';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, lastSeen, noteSeen, readLastSeen } from './last-seen.ts';

const cover = (table: string): TableCover => ({ table, people: [], call: null }) as unknown as TableCover;

beforeEach(() => lastSeen.set({}));

test('the twenty tables that were seen last are kept, and one that is forgotten is gone', () => {
  for (let i = 0; i < 25; i++) noteSeen(cover(`t${i}`), i);
  expect(Object.keys(lastSeen.get()).toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `t${i + 5}`).toSorted());

  forgetSeen('t24');
  expect(lastSeen.get()['t24']).toBeUndefined();
});

test('what is damaged, or was kept by an older page, is as if it were not there', () => {
  expect(readLastSeen('nonsense')).toEqual({});
  expect(readLastSeen({ a: null, b: { at: 1, cover: { people: [] } }, c: { at: 1, cover: { people: [], call: null } } })).toEqual({
    c: { at: 1, cover: { people: [], call: null } },
  });
});
