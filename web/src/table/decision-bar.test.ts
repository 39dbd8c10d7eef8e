import type { Asked, AskedOption } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { buttonsFor, noteOf } from './decision-bar.tsx';

const option = (key: string, kind = 'action'): AskedOption => ({ key, says: key, about: [{ kind, id: key }] });
const asked = (...options: AskedOption[]): Asked => ({ n: 1, options, choose: 'one' }) as unknown as Asked;
const face = () => ({ name: '', kind: '', says: '' });
const buttons = (of: Asked, ...onTable: string[]): string[] =>
  buttonsFor(of, { keys: new Set(onTable), told: new Set() }, face).map(({ key }) => key);

test('a few answers all have a button, also those that lie on the table', () => {
  expect(buttons(asked(option('body', 'enemy'), option('eye', 'component')), 'body')).toEqual(['body', 'eye']);
  expect(buttons(asked(option('card', 'card'), option('pass')), 'card')).toEqual(['card', 'pass']);
});

test('of a few answers those that the table tells whole have no second button', () => {
  const ways = asked(option('ruts', 'entry'), option('ridge', 'entry'), option('camp'));
  const told = new Set(['ruts', 'ridge']);
  expect(buttonsFor(ways, { keys: told, told }, face).map(({ key }) => key)).toEqual(['camp']);
});

test('where everything lies on the table one chooses there, and of many only what lies elsewhere has a button', () => {
  expect(buttons(asked(option('a', 'card'), option('b', 'card')), 'a', 'b')).toEqual([]);
  const squares = Array.from({ length: 9 }, (_, i) => option(`s${i}`, 'square'));
  expect(buttons(asked(...squares, option('back')), ...squares.map(({ key }) => key))).toEqual(['back']);
});

test('what is told of an option that is pointed at is a sentence', () => {
  const far = {
    ...option('north', 'tile'),
    says: `Explore the north-east of the tile, 1 AP: reveal what lies there${' and there'.repeat(8)}`,
  };
  expect(noteOf(asked(far), far, {}, true)).toMatch(/^Reveal what lies there.*there\.$/);
});

test('what a deed does stands on its button on a phone, and is told beside the board when it is pointed at', () => {
  const sprint = { ...option('sprint'), says: 'Sprint: up to 2 squares' };
  expect(noteOf(asked(sprint), sprint, {}, false)).toBe('Up to 2 squares.');
  expect(noteOf(asked(sprint), sprint, {}, true)).toBe('');
});
