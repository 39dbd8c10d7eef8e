import { expect, test } from 'vitest';
import { chaptersOf, findRules } from './search.ts';

const rules = [
  { id: 'ZD-ACT-3', chapter: 'Actions', says: 'A sprint moves up to two squares.' },
  { id: 'ZD-ATK-3', chapter: 'Attacks', says: 'Choose a target in range.' },
  { id: 'ZD-ATK-31', chapter: 'Attacks', says: 'A sprinting hunter shoots as usual.' },
];
const found = (sought: string) => findRules(rules, sought).map(rule => rule.id);

test('every word must be found; an id before a chapter before a sentence', () => {
  expect(found('sprint')).toEqual(['ZD-ACT-3', 'ZD-ATK-31']);
  expect(found('zd-atk-3')).toEqual(['ZD-ATK-3', 'ZD-ATK-31']);
  expect(found('attacks target')).toEqual(['ZD-ATK-3']);
  expect(found('sprint dragon')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
  expect(found('(')).toEqual([]);
});

test('clauses stand in their chapters', () => {
  expect(chaptersOf(rules).map(({ name, rules: inside }) => [name, inside.length])).toEqual([
    ['Actions', 1],
    ['Attacks', 2],
  ]);
});
