/** Shows how a hunter leaves crims: HDIS. */
import { expect, test } from 'vitest';
import { hunter, RUNNER, THUG, thug } from '../testing/fixtures.ts';
import { type CrimOn, given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';

const ONE: readonly CrimOn[] = [{ card: THUG, at: [21, 20] }];
const TWO: readonly CrimOn[] = [
  { card: THUG, at: [21, 20] },
  { card: RUNNER, at: [20, 21] },
];

/** A hunter at (20,20) that has chosen to Move without hard going. */
function leaving(crims: readonly CrimOn[], dice: readonly number[], on: HunterOn = {}): Rehearsal {
  const rehearsal = given({ hunters: [{ at: [20, 20], ...on }], crims, dice: { check: dice } });
  return rehearsal.play().answer('act', 'move');
}

test('[UM-HDIS-1] [UM-HDIS-9] a crim that is left strikes first; the roll for distance follows though it hit', () => {
  const rehearsal = leaving(ONE, [3, 6, 2, /* distance */ 3, 6, 6]).answer('leave-crims', ['c1']).answer('avoid-strike', 'yes');

  expect(rehearsal.toldOf('rolled').map(({ check }) => check)).toEqual(['avoid', 'move']);
  expect(rehearsal.hunter(0).wounds).toBe(2);
  expect(rehearsal.asks).toBe('walk');
  rehearsal.answer('walk', [[14, 20]]);
  expect(rehearsal.hunter(0)).toMatchObject({ x: 14000, wounds: 2 });
});

test('[UM-HDIS-2] any set of the engaged crims may be named before any roll', () => {
  const rehearsal = leaving(TWO, [3, 2, 2]);

  expect(rehearsal.open[0]).toMatchObject({ kind: 'leave-crims', choose: 'some', min: 0, max: 2 });
  expect(rehearsal.options()).toEqual(['c1', 'c2']);
  expect(rehearsal.types('rolled')).toEqual([]);
  rehearsal.answer('leave-crims', []);
  expect(rehearsal.types('rolled', 'hunter-struck')).toEqual(['rolled']);
  expect(rehearsal.asks).toBe('walk');
});

test('[UM-HDIS-3] a strike may be avoided by Athletics vs. Fight', () => {
  const rehearsal = leaving(ONE, [3, 6, 6, 3, 2, 2]).answer('leave-crims', ['c1']);

  expect(rehearsal.open[0]).toMatchObject({ kind: 'avoid-strike', facts: { crim: 1, fight: 2, wounds: 2 } });
  rehearsal.answer('avoid-strike', 'yes');
  expect(rehearsal.toldOf('rolled')[0]).toMatchObject({ check: 'avoid', threshold: 2, impact: 3, faces: [6, 6], sizes: [10, 10] });
});

test('[UM-HDIS-4] a strike that is avoided misses', () => {
  const rehearsal = leaving(ONE, [3, 6, 6, 3, 2, 2]).answer('leave-crims', ['c1']).answer('avoid-strike', 'yes');

  expect(rehearsal.types('strike-avoided', 'hunter-struck', 'hunter-wounded')).toEqual(['strike-avoided']);
  expect(rehearsal.hunter(0).wounds).toBe(0);
});

test('[UM-HDIS-5] a strike inflicts the highest melee Damage minus Armor, at least 1', () => {
  const armored = (n: number): number => hunter({ rule: { name: 'Plated', texts: [{ when: 'always', effects: [{ do: 'armor', n }] }] } });
  const struck = (on: HunterOn, crims = ONE): number =>
    leaving(crims, [3, 2, 2], on).answer('leave-crims', ['c1']).answer('avoid-strike', 'no').hunter(0).wounds;
  const attacks = [
    { name: 'Fists', kind: 'melee', damage: 1 },
    { name: 'Axe', kind: 'melee', damage: 3 },
    { name: 'Gun', kind: 'ranged', damage: 4, range: 6 },
    { name: 'Boot', kind: 'melee', damage: 2 },
  ] as const;

  expect(struck({})).toBe(2);
  expect(struck({}, [{ ...ONE[0]!, card: thug({ attacks, shoot: 1 }) }])).toBe(3);
  expect(struck({ slate: armored(1) })).toBe(1);
  expect(struck({ slate: armored(3) })).toBe(1);
});

test('[UM-HDIS-6] nothing resists a strike', () => {
  const rehearsal = leaving(ONE, [3, 2, 2, 3, 2, 2]).answer('leave-crims', ['c1']).answer('avoid-strike', 'yes');

  expect(rehearsal.toldOf('rolled').map(({ check }) => check)).toEqual(['avoid', 'move']);
  expect(rehearsal.hunter(0).wounds).toBe(2);
});

test('[UM-HDIS-7] each crim that is left strikes once, each against a check of its own', () => {
  const rehearsal = leaving(TWO, [3, 6, 6, 3, 2, 2, 3, 2, 2]).answer('leave-crims', ['c1', 'c2']).answer('order-strikes', ['c1', 'c2']);

  rehearsal.answer('avoid-strike', 'yes').answer('avoid-strike', 'yes');

  expect(rehearsal.toldOf('rolled').map(({ check, threshold }) => [check, threshold])).toEqual([
    ['avoid', 2],
    ['avoid', 1],
    ['move', 0],
  ]);
  expect(rehearsal.types('strike-avoided', 'hunter-struck')).toEqual(['strike-avoided', 'hunter-struck']);
  expect(rehearsal.hunter(0).wounds).toBe(1);
});

test('[UM-HDIS-8] [UM-R-27] the player orders the strikes', () => {
  const rehearsal = leaving(TWO, [3, 2, 2]).answer('leave-crims', ['c1', 'c2']);

  expect(rehearsal.open[0]).toMatchObject({ kind: 'order-strikes', seat: 0, ordered: true, min: 2, max: 2 });
  rehearsal.answer('order-strikes', ['c2', 'c1']).answer('avoid-strike', 'no').answer('avoid-strike', 'no');
  expect(rehearsal.toldOf('hunter-struck').map(({ crim }) => crim)).toEqual([2, 1]);
});

test('[UM-HDIS-8] a single strike needs no order', () => {
  const rehearsal = leaving(TWO, []).answer('leave-crims', ['c2']);

  expect(rehearsal.asks).toBe('avoid-strike');
  expect(rehearsal.open[0]!.facts).toMatchObject({ crim: 2 });
});

test('[UM-HDIS-10] a strike that incapacitates cancels the others and the move', () => {
  const rehearsal = leaving(TWO, [], { wounds: 3 }).answer('leave-crims', ['c1', 'c2']).answer('order-strikes', ['c1', 'c2']);

  rehearsal.answer('avoid-strike', 'no');

  expect(rehearsal.types('hunter-struck', 'hunter-incapacitated', 'rolled', 'activation-ended').slice(0, 3)).toEqual([
    'hunter-struck',
    'hunter-incapacitated',
    'activation-ended',
  ]);
  expect(rehearsal.hunter(0)).toMatchObject({ isIn: false, wounds: 5 });
});

test('[UM-HDIS-11] [UM-R-28] declining the check counts as failing it, without dice', () => {
  const rehearsal = leaving(ONE, [3, 2, 2]).answer('leave-crims', ['c1']).answer('avoid-strike', 'no');

  expect(rehearsal.hunter(0).wounds).toBe(2);
  expect(rehearsal.toldOf('rolled').map(({ check }) => check)).toEqual(['move']);
});

test('[UM-HDIS-12] a path need not leave a crim that was named', () => {
  const rehearsal = leaving(ONE, [3, 2, 2]).answer('leave-crims', ['c1']).answer('avoid-strike', 'no');

  expect(rehearsal.objection([])).toBe(null);
  expect(rehearsal.objection([[16, 20]])).toBe(null);
  expect(rehearsal.objection([[20, 20.4]])).toBe(null);
});
