/** What is said to a way that the party may go: by whoever proposes it, and by whoever is asked. */
import { stillTable } from '@quarry/screen/testing';
import { expect, test } from 'vitest';
import type { Table } from '../names.ts';
import { proposedIn, saidIn, wishSays } from './wishes.ts';

const RIDGE = { kind: 'entry', id: '1.03' } as const;
const ways = {
  kind: 'choose-path',
  options: [
    { key: 'path-0', about: [] },
    { key: 'path-1', about: [RIDGE] },
  ],
};
const yesOrNo = [
  { key: 'yes', about: [], value: true },
  { key: 'no', about: [], value: false },
];
const agreeing = { kind: 'agree-choose-path', facts: { by: 1 }, proposed: { key: 'path-1', about: [RIDGE] }, options: yesOrNo };
const table = (asked: object | null, ...chosen: string[]): Table =>
  stillTable<Table>({
    seat: 0,
    chosen,
    ...({ asked } as Pick<Table, 'asked'>),
    people: [{ seat: 1, name: 'Bo' }] as unknown as Table['people'],
  });

test('whoever chooses a way wants it, wherever it was chosen', () => {
  expect(saidIn(table(ways))).toBeNull();
  expect(saidIn(table(ways, 'path-0'))).toBeNull();
  expect(saidIn(table(ways, 'path-1'))).toEqual({ about: RIDGE, by: 0, said: null });
});

test('whoever is asked about it has said yes or no to it', () => {
  expect(proposedIn(table(agreeing))).toEqual({ about: RIDGE, by: 1, said: null });
  expect(proposedIn(table(ways))).toBeNull();
  expect(saidIn(table(agreeing, 'yes'))).toEqual({ about: RIDGE, by: 1, said: 'yes' });
  expect(saidIn(table(agreeing, 'no'))).toEqual({ about: RIDGE, by: 1, said: 'no' });
});

test('a page tells whose wish it is, and what one has said to it', () => {
  const says = (by: number, said: 'yes' | 'no' | null): string => wishSays(table(null), { about: RIDGE, by, said });

  expect(says(0, null)).toBe('You want this; the others are asked.');
  expect(says(1, null)).toBe('Bo wants this.');
  expect(says(1, 'yes')).toBe('Bo wants this, and so do you; the others are asked.');
  expect(says(1, 'no')).toBe('Bo wants this, and you do not; the others are asked.');
});
