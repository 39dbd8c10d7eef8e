/** What every deed tells, to the letter: those that deeds.test.ts does not show. None is left out by both. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTROL_DECK } from '../content/box.ts';
import { type Check, newAttack, newCheck } from '../in-the-making.ts';
import { GUNMAN, THUG } from '../testing/fixtures.ts';
import { given, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import * as deeds from './index.ts';

const rule = 'UM-HUN-1';
/** Seat 1 of two, with a Thug (1) and a Gunman (2) in the zone. */
const yard = (more: Partial<Position> = {}): Rehearsal =>
  given({
    hunters: [{ at: [2, 2] }, { at: [20, 20] }],
    crims: [
      { card: THUG, at: [21, 20] },
      { card: GUNMAN, at: [20, 10] },
    ],
    ...more,
  });
const thug = { crim: 1, card: THUG };
const gunman = { crim: 2, card: GUNMAN };

test('an attack is declared, with its weapon and the cover of its target', () => {
  const rehearsal = yard();
  const attack = newAttack(1, 'shoot', 0, { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 }, rehearsal.crim(2));
  attack.isInCover = true;
  deeds.declareAttack(rehearsal.table, attack, rule);

  expect(rehearsal.told).toEqual([{ type: 'attack-declared', rule, seat: 1, kind: 'shoot', attack: 'Rifle', ...gunman, isInCover: true }]);
});

test('a crim attacks by hand or shoots, strikes, or strikes in vain', () => {
  const rehearsal = yard();
  const { table } = rehearsal;
  deeds.attackHunter(table, rehearsal.crim(1), 1, { name: 'Club', kind: 'melee', damage: 2 }, false, rule);
  deeds.attackHunter(table, rehearsal.crim(2), 1, { name: 'Pistol', kind: 'ranged', damage: 2, range: 12 }, true, rule);
  deeds.strikeHunter(table, rehearsal.crim(1), 1, ['Club', 2, 'armor', -1], rule);
  deeds.avoidStrike(table, rehearsal.crim(1), 1, rule);

  expect(rehearsal.told).toEqual([
    { type: 'hunter-attacked', rule, seat: 1, ...thug, attack: 'Club', isShot: false, isInCover: false },
    { type: 'hunter-attacked', rule, seat: 1, ...gunman, attack: 'Pistol', isShot: true, isInCover: true },
    { type: 'hunter-struck', rule, seat: 1, ...thug, n: 1, parts: ['Club', 2, 'armor', -1] },
    { type: 'strike-avoided', rule, seat: 1, ...thug },
  ]);
});

test('a Special Rule speaks, and a word of it is carried out', () => {
  const rehearsal = yard();
  deeds.invokeRule(rehearsal.table, 1, 'Comeback', rule);
  deeds.carryOutWord(rehearsal.table, 1, -1, 'momentum', rule);

  expect(rehearsal.told).toEqual([
    { type: 'rule-used', rule, seat: 1, name: 'Comeback' },
    { type: 'effect', rule, word: 'momentum', seat: 1, card: -1 },
  ]);
});

test('[UM-SET-7] everybody who may be first rolls a die', () => {
  const rehearsal = yard({ dice: { 'roll-off': [3, 9] } });

  expect(deeds.rollForFirst(rehearsal.table, [1, 0], rule)).toEqual([3, 9]);
  expect(rehearsal.told).toEqual([{ type: 'rolled-off', rule, seats: [1, 0], faces: [3, 9] }]);
});

test('whoever looks at the Control Deck alone hears what lies there, and it stays', () => {
  const rehearsal = yard();
  const [first, second] = rehearsal.state.controlPile as [number, number];
  deeds.peekControl(rehearsal.table, 1, 2, rule);

  expect(rehearsal.state.controlPile.slice(0, 2)).toEqual([first, second]);
  expect(rehearsal.told).toEqual([{ type: 'control-peeked', rule, seat: 1, secret: { to: [1], facts: { cards: [first, second] } } }]);
  expect(CONTROL_DECK).toContain(first);
});

test('the match is over, with all that it came to', () => {
  const rehearsal = yard();
  const facts = { points: [4, 9], ranks: [2, 1] };
  deeds.endMatch(rehearsal.table, { winners: [1], why: 'UM-END-6', facts });

  expect(rehearsal.state.step).toBe('over');
  expect(rehearsal.told).toEqual([{ type: 'match-over', rule: 'UM-END-6', winners: [1], ...facts }]);
});

// Dice

/** A Shoot of seat 1 at the Gunman with three dice, against Defense 2 and cover. */
function shot(rehearsal: Rehearsal): Check {
  const attack = newAttack(1, 'shoot', 0, { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 }, rehearsal.crim(2));
  attack.isInCover = true;
  return newCheck('shoot', 1, 'shoot', 3, 3, rehearsal.crim(2), attack);
}
const ofCheck = {
  seat: 1,
  check: 'shoot',
  attribute: 'shoot',
  ...gunman,
  attack: 'Rifle',
  dice: 3,
  base: 3,
  over: 0,
  isCoverIgnored: false,
};

test.each([
  { impact: 7, silent: { within: 'check' }, shown: {}, isShown: false },
  { impact: 10, silent: {}, shown: { isShown: true }, isShown: true },
])('[UM-IMP-8] a roll with an Impact $impact is told with its count, or before it', ({ impact, silent, shown, isShown }) => {
  const rehearsal = yard({ dice: { check: [impact, 8, 2] } });
  const check = shot(rehearsal);
  deeds.rollDice(rehearsal.table, check, [12, 10], rule);
  const lies = { impact, sizes: [12, 10], faces: [8, 2], successes: 2, threshold: 3 };
  expect([check.isShown, deeds.lyingOf(check)]).toEqual([isShown, lies]);
  deeds.countCheck(rehearsal.table, check, rule);

  const needs = { score: 'defense', printed: expect.any(Number), isInCover: true, raised: [] };
  const rolled = { rule, ...ofCheck, ...needs, impact, sizes: [12, 10], faces: [8, 2], threshold: 3 };
  expect(rehearsal.told).toEqual([
    { type: 'rolled', ...rolled, lies, ...silent },
    { type: 'checked', ...rolled, shown: 2, added: [], isDoubled: false, isOne: false, successes: 2, hasSucceeded: false, ...shown },
  ]);
});

test.each([
  { isInCover: true, ignoresCover: true, isCoverIgnored: true },
  { isInCover: true, ignoresCover: false, isCoverIgnored: false },
  { isInCover: false, ignoresCover: true, isCoverIgnored: false },
])('[UM-COV-1] a shot says that cover is ignored where there is cover and a text that ignores it: $isInCover, $ignoresCover', shape => {
  const rehearsal = yard({ dice: { check: [7, 8] } });
  const check = shot(rehearsal);
  Object.assign(check.attack!, { isInCover: shape.isInCover, ignoresCover: shape.ignoresCover });
  deeds.rollDice(rehearsal.table, check, [10], rule);
  deeds.countCheck(rehearsal.table, check, rule);

  expect(rehearsal.told).toMatchObject([
    { type: 'rolled', isCoverIgnored: shape.isCoverIgnored },
    { type: 'checked', isCoverIgnored: shape.isCoverIgnored },
  ]);
});

test('a check that is no attack has no cover to ignore', () => {
  const rehearsal = yard({ dice: { check: [7, 8] } });
  deeds.rollDice(rehearsal.table, newCheck('recovery', 1, 'athletics', 3, 1), [10], rule);

  expect(rehearsal.told).toMatchObject([{ type: 'rolled', attack: '', isCoverIgnored: false }]);
});

test('[UM-IMP-22] dice rolled again are told with those they were, and the roll is no longer as it was shown', () => {
  const rehearsal = yard({ dice: { check: [10, 8, 2, 9, 4] } });
  const check = shot(rehearsal);
  deeds.rollDice(rehearsal.table, check, [12, 10], rule);
  deeds.rerollDice(rehearsal.table, check, [1], 'Again', rule);
  expect([check.isShown, check.rolled.map(({ face }) => face)]).toEqual([false, [8, 9]]);
  deeds.rerollImpact(rehearsal.table, Object.assign(check, { isShown: true }), 'Old Pro', rule);

  expect([check.isShown, check.impact]).toEqual([false, 4]);
  const lies = { sizes: [12, 10], faces: [8, 9], threshold: 3 };
  expect(rehearsal.told.slice(1)).toEqual([
    {
      ...{ type: 'rerolled', rule, seat: 1, before: [2], faces: [9], isImpact: false },
      ...{ lies: { ...lies, impact: 10, successes: 3 }, again: [1], granted: 'Again' },
    },
    {
      ...{ type: 'rerolled', rule, seat: 1, before: [10], faces: [4], isImpact: true },
      ...{ lies: { ...lies, impact: 4, successes: 2 }, again: [], granted: 'Old Pro' },
    },
  ]);
});

test('[UM-IMP-8] what an Impact 10 is made into is named', () => {
  const rehearsal = yard();
  deeds.nameImpactOption(rehearsal.table, 1, 'flip-event', rule);

  expect(rehearsal.told).toEqual([{ type: 'impact-option', rule, seat: 1, chosen: 'flip-event' }]);
});

test('no deed is left out here and in deeds.test.ts', () => {
  const tests = ['told.test.ts', 'deeds.test.ts'].map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');

  expect(Object.keys(deeds).filter(name => !tests.includes(`deeds.${name}(`))).toEqual([]);
});
