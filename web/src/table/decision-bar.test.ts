import type { Asked, AskedOption } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { buttonsFor, noteOf, partsOf } from './decision-bar.tsx';

const option = (key: string, kind = 'action'): AskedOption => ({ key, says: key, about: [{ kind, id: key }] });
const asked = (...options: AskedOption[]): Asked => ({ n: 1, options, choose: 'one' }) as unknown as Asked;
const face = () => ({ name: '', kind: '', says: '' });
const buttons = (of: Asked, ...onTable: string[]): string[] => buttonsFor(of, new Set(onTable), face).map(({ key }) => key);

test('a few answers all have a button, also those that lie on the table', () => {
  expect(buttons(asked(option('body', 'enemy'), option('eye', 'component')), 'body')).toEqual(['body', 'eye']);
  expect(buttons(asked(option('card', 'card'), option('pass')), 'card')).toEqual(['card', 'pass']);
});

test('where everything lies on the table one chooses there, and of many only what lies elsewhere has a button', () => {
  expect(buttons(asked(option('a', 'card'), option('b', 'card')), 'a', 'b')).toEqual([]);
  const squares = Array.from({ length: 9 }, (_, i) => option(`s${i}`, 'square'));
  expect(buttons(asked(...squares, option('back')), ...squares.map(({ key }) => key))).toEqual(['back']);
});

test('a long question is told apart from its facts, and nothing of it is lost', () => {
  const says = 'Cut and Bow costs 1. It deals 2 + 1 = 3 damage. What do you pay with? At most 9" away.';
  expect(partsOf(says)).toEqual(['Cut and Bow costs 1. It deals 2 + 1 = 3 damage. ', 'What do you pay with? ', 'At most 9" away.']);
  for (const text of [says, 'Where to?', 'Move 2.5" or less: where?', 'No question', '']) expect(partsOf(text).join('')).toBe(text);
});

test('what is told of an option that is pointed at is a sentence', () => {
  const far = {
    ...option('north', 'tile'),
    says: `Explore the north-east of the tile, 1 AP: reveal what lies there${' and there'.repeat(8)}`,
  };
  expect(noteOf(asked(far), far, {})).toMatch(/^Reveal what lies there.*there\.$/);
});
