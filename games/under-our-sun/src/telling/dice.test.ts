/** Dice on the table: colours, successes, what is needed, what lets them be rolled again, and the exact odds of it. */
import type { Odds } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { testSkill } from '../rules/rolls.ts';
import { armed, brawl, faces } from '../testing/fights.ts';
import { type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { dice, diceAsked } from './dice.ts';

const die = (colour: string, face: number) => ({ colour, name: `${colour} die`, face, sides: 8 });
const asked = (r: SunRehearsal) => diceAsked(r.open[0]!);

/** The odds of rolling these again. */
function again(r: SunRehearsal, ...keys: string[]): Odds {
  const [decision] = r.open;
  return decision!.oddsOfSome!(keys.map(key => decision!.options.find(one => one.key === key)!));
}
const chancesOf = (odds: Odds, name: string): unknown =>
  odds[name]!.filter(({ chance }) => chance > 0).map(({ value, chance }) => [value, Math.round(chance * 1e6) / 1e6]);

const testing = (): SunRehearsal =>
  trek({ characters: [{ ap: 4 }, {}], dice: { test: faces('00'), karma: faces('1 1') } }).run(table => testSkill(table, 0, 'dexterity'));

test('[US-TEST-2] [US-KARMA-1] a test lies in its colours, says what it needs, and that karma lets it be rolled again', () => {
  const r = testing();
  expect(asked(r)).toEqual({
    dice: [die('green', 0), die('blue', 0)],
    fresh: [],
    total: '0 + 0 = no success',
    needed: 'It needs 1 success',
    grantedBy: 'karma (3 left)',
  });
  r.answer('karma', ['die-1-green']);
  expect(dice(r.toldOf('karma-used')[0]!)).toEqual({
    dice: [die('green', 1), die('blue', 0)],
    fresh: [0],
    total: '1 + 0 = 1 success',
    needed: 'It needs 1 success',
    grantedBy: 'karma',
  });
});

test('[US-KARMA-2] [US-KARMA-5] [US-R-2] the odds of rolling none, one or both again are exact, and so is what it costs', () => {
  const r = testing();
  expect(chancesOf(again(r), 'successes')).toEqual([[0, 1]]);
  expect(chancesOf(again(r), 'karma spent')).toEqual([[0, 1]]);
  // Green: one double, four successes, three blanks of eight; blue: three successes.
  expect(chancesOf(again(r, 'die-1-green'), 'succeeds')).toEqual([
    [0, 0.375],
    [1, 0.625],
  ]);
  expect(chancesOf(again(r, 'die-1-green'), 'karma spent')).toEqual([
    [0, 0.375],
    [1, 0.625],
  ]);
  expect(chancesOf(again(r, 'die-1-green', 'die-2-blue'), 'succeeds')).toEqual([
    [0, 0.234375],
    [1, 0.765625],
  ]);
  r.answer('karma', ['die-1-green']);
});

test('[US-COMBAT-8] an attack says how much is left to do, and the odds are of damage', () => {
  const r = brawl([{ karma: 1 }], [armed('1B', { hp: 2 })], { dice: { attack: faces('01'), karma: faces('0 0'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0');
  expect(asked(r)).toMatchObject({ total: '0 + 1 = 1 success', needed: 'Each is 1 damage; 2 HP are left', grantedBy: 'karma (1 left)' });
  expect(chancesOf(again(r), 'damage')).toEqual([[1, 1]]);
  expect(chancesOf(again(r, 'die-1-green'), 'falls')).toEqual([
    [0, 0.375],
    [1, 0.625],
  ]);
  r.answer('karma', ['die-2-yellow']);
});

test('[US-KARMA-1] a die that could only become worse is not lit: the best of one’s own, a blank of what is struck against one', () => {
  const well = (more: object): readonly boolean[] => {
    const facts = { who: 0, dice: ['green', 'yellow', 'red'], faces: [2, 0, 0], enough: 0, most: 3, by: -1, ...more };
    const { dice } = diceAsked({ kind: 'karma', facts } as unknown as Parameters<typeof diceAsked>[0])!;
    return dice.map(one => one.isWell ?? false);
  };
  expect(well({ for: 'melee', isOwn: true })).toEqual([true, false, true]);
  expect(well({ for: 'counterattack', isOwn: false })).toEqual([false, true, false]);
  expect(well({ for: 'approach', isOwn: false })).toEqual([false, false, false]);
});
