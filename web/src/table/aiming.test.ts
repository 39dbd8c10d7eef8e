import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { aimAt, onTheWay, optionsOn } from './aiming.ts';

const WATCHER: Ref = { kind: 'enemy', id: 1 };
const STRIDER: Ref = { kind: 'enemy', id: 2 };
const option = (key: string, about: readonly Ref[], leads?: readonly Ref[]): AskedOption => ({
  key,
  about,
  says: key,
  ...(leads && { leads }),
});
const asked = (options: readonly AskedOption[], choose: Asked['choose'] = 'one'): Asked =>
  ({ n: 7, kind: 'k', choose, options }) as unknown as Asked;
const action = (key: string, ...leads: Ref[]): AskedOption => option(key, [{ kind: 'action', id: key }], leads);

test('a click on a thing may mean what is about it, and what leads to it', () => {
  const question = asked([action('ranged', WATCHER, STRIDER), action('melee', WATCHER), action('craft')]);
  expect(optionsOn(question, WATCHER).map(one => one.key)).toEqual(['ranged', 'melee']);
  expect(optionsOn(question, STRIDER).map(one => one.key)).toEqual(['ranged']);
  expect(optionsOn(question, { kind: 'square', id: 1 })).toEqual([]);
  expect(optionsOn(null, WATCHER)).toEqual([]);
});

test('a click on a square where one may step means this step, not a way around to it', () => {
  const squares = ['b4', 'c4', 'c5'].map((id): Ref => ({ kind: 'square', id }));
  const [b4, c4, c5] = squares as [Ref, Ref, Ref];
  const far: Ref = { kind: 'square', id: 'd3' };
  const steps = asked([option('b4', [b4], [c4]), option('c4', [c4], [b4, c5, far]), option('c5', [c5], [c4, far]), action('rush', c4)]);
  expect(optionsOn(steps, c4).map(one => one.key)).toEqual(['c4', 'rush']);
  expect(optionsOn(steps, far).map(one => one.key)).toEqual(['c4', 'c5']);
});

test('what was aimed at is followed through the questions, and the thing itself comes before ways to it', () => {
  const aim = aimAt(STRIDER, action('ranged', STRIDER), 6)!;
  const west = onTheWay(aim, asked([option('west', [], [STRIDER]), option('east', [], [WATCHER])]))!;
  expect([west.option.key, west.aim]).toEqual(['west', { at: STRIDER, n: 7, steps: 1 }]);
  const there = onTheWay(aim, asked([option('a', [STRIDER]), option('b', [], [STRIDER])]))!;
  expect([there.option.key, there.aim]).toEqual(['a', null]);
});

test('where there are two ways, or several are wanted, or it takes too long, the person says more', () => {
  const aim = aimAt(WATCHER, action('ranged', WATCHER), 6)!;
  expect(onTheWay(aim, asked([option('bow', [WATCHER]), option('sling', [WATCHER])]))).toBeNull();
  expect(onTheWay(aim, asked([option('a', [STRIDER])]))).toBeNull();
  expect(onTheWay(aim, asked([option('a', [WATCHER])], 'some'))).toBeNull();
  expect(onTheWay({ ...aim, steps: 6 }, asked([option('a', [WATCHER])]))).toBeNull();
});

test('a die that was clicked is one of those that are rolled again, also where several may be', () => {
  const die: Ref = { kind: 'die', id: 2 };
  const aim = aimAt(die, option('steady-hands', [], [die]), 6)!;
  const dice = asked([option('d1', [{ kind: 'die', id: 0 }]), option('d3', [die])], 'some');
  expect(onTheWay(aim, dice)?.option.key).toBe('d3');
});

test('what was clicked on and chosen by it is not aimed at again: the next question is another one', () => {
  expect(aimAt(WATCHER, option('a', [WATCHER]), 7)).toBeNull();
});
