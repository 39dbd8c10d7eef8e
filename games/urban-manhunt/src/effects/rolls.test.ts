/** The words that change a roll, before it and after it: what each does, exactly, and when it could do nothing (UM-EVT-8). The other words are in effects.test.ts. */

import { describe, expect, test } from 'vitest';
import type { CheckKind } from '../content/kinds.ts';
import type { Effect, RollWord } from '../content/words/index.ts';
import { type Attack, type Check, newAttack, newCheck } from '../in-the-making.ts';
import { fight, shoot } from '../rules/attack.ts';
import { poolOf, sizesOf, successesOf, thresholdOf } from '../rules/dice.ts';
import { rolls } from '../testing/checks.ts';
import { event, GUNMAN, hunter, THUG, thug } from '../testing/fixtures.ts';
import type { Rehearsal } from '../testing/rehearsal.ts';
import { armored, carryOut, could, yard } from '../testing/words.ts';
import { applyToCheck } from './vocabulary.ts';

/** A check of seat 0 with these effects on it. */
function changed(
  effects: readonly Effect[],
  {
    kind = 'shoot',
    size = 4,
    threshold = 2,
    attack = null,
  }: { kind?: CheckKind; size?: number; threshold?: number | null; attack?: Attack | null } = {},
): Check {
  const check = newCheck(kind, 0, null, size, threshold, attack?.crim ?? null, attack);
  for (const effect of effects) applyToCheck(check, effect);
  return check;
}

const pool = (check: Check): number[] => sizesOf(poolOf(check));

/** An attack with the Rifle on a crim, in cover or not. */
function attackOn(card: number, isInCover = false): { rehearsal: Rehearsal; attack: Attack } {
  const rehearsal = yard([{ card, at: [20, 13] }]);
  const attack = newAttack(0, 'shoot', 0, { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 }, rehearsal.crim(1));
  attack.isInCover = isInCover;
  return { rehearsal, attack };
}

/** Every word of a roll with what shows it; the type sees to it that none is missing. */
const SHOWN: { readonly [W in RollWord]: () => void } = {
  upgrade: () => expect(pool(changed([{ do: 'upgrade', n: 2 }]))).toEqual([12, 12, 10]),
  downgrade: () => expect(pool(changed([{ do: 'downgrade', n: 2 }]))).toEqual([10, 8, 8]),
  'upgrade-all': () => expect(pool(changed([{ do: 'upgrade-all' }]))).toEqual([12, 12, 12]),
  'downgrade-all': () => expect(pool(changed([{ do: 'downgrade-all' }]))).toEqual([8, 8, 8]),
  'bonus-dice': () => {
    expect(pool(changed([{ do: 'bonus-dice', n: 2 }]))).toEqual([10, 10, 10, 10, 10]);
    expect(pool(changed([{ do: 'bonus-dice', n: -1 }]))).toEqual([10, 10]);
  },
  threshold: () => {
    expect([1, -1, -9].map(n => thresholdOf(changed([{ do: 'threshold', n }])))).toEqual([3, 1, 1]);
    const counted = changed([{ do: 'threshold', n: 1 }], { threshold: null });
    expect(counted.threshold).toBeNull();
    expect(could(yard(), { do: 'threshold', n: 1 }, { check: counted })).toBe(false);
    expect(could(yard(), { do: 'threshold', n: 1 }, { check: changed([]) })).toBe(true);
  },
  damage: () => {
    expect(pool(changed([{ do: 'damage', n: 1 }], { kind: 'damage', size: 3, threshold: null }))).toEqual([10, 10, 10]);
    expect(pool(changed([{ do: 'damage', n: -1 }], { kind: 'resistance', size: 3, threshold: null }))).toEqual([10]);
    const kinds = (['damage', 'resistance', 'shoot'] as const).map(kind =>
      could(yard(), { do: 'damage', n: 1 }, { check: changed([], { kind }) }),
    );
    expect(kinds).toEqual([true, true, false]);
  },
  'ignore-cover': () => {
    const { rehearsal, attack } = attackOn(GUNMAN, true);
    const check = changed([], { threshold: 3, attack });
    expect(could(rehearsal, { do: 'ignore-cover' }, { check })).toBe(true);
    applyToCheck(check, { do: 'ignore-cover' });
    applyToCheck(check, { do: 'ignore-cover' });
    expect(check.threshold).toBe(2);
    expect(could(rehearsal, { do: 'ignore-cover' }, { check })).toBe(false);
    expect(could(rehearsal, { do: 'ignore-cover' }, { check: changed([], { attack: attackOn(GUNMAN).attack }) })).toBe(false);
  },
  'ignore-armor': () => {
    const { rehearsal, attack } = attackOn(armored(2));
    const check = changed([], { kind: 'damage', threshold: null, attack });
    expect(could(rehearsal, { do: 'ignore-armor', n: 2 }, { check })).toBe(true);
    applyToCheck(check, { do: 'ignore-armor', n: 2 });
    expect(could(rehearsal, { do: 'ignore-armor', n: 2 }, { check })).toBe(false);
    expect(could(rehearsal, { do: 'ignore-armor', n: 1 }, { check: changed([], { attack: attackOn(THUG).attack }) })).toBe(false);

    const slate = hunter({
      options: [{ name: 'Pierce', cost: 1, when: 'pre', checks: ['damage'], effects: [{ do: 'ignore-armor', n: 1 }] }],
    });
    const shot = yard([{ card: armored(2), at: [20, 13] }], { slate, momentum: 1 }, { dice: { check: [6, 2, 2, 2, 2, 2, 2] } }).run(table =>
      shoot(table, 0),
    );
    shot.answer('before-roll', 'option-0');
    expect(rolls(shot)[1]).toBe('damage: I 10 8');
  },
  'push-further': () => {
    const slate = hunter({
      options: [{ name: 'Heave', cost: 1, when: 'pre', checks: ['damage'], effects: [{ do: 'push-further', n: 2 }] }],
    });
    const rehearsal = yard([{ card: thug({ wounds: 9 }), at: [21, 20] }], { slate, momentum: 1 }, { dice: { check: [6, 2, 2, 2, 10, 2] } });
    rehearsal
      .run(table => fight(table, 0))
      .answer('before-roll', 'option-0')
      .answer('impact-option', 'momentum');
    expect(rehearsal.crim(1)).toMatchObject({ x: 24_000, y: 20_000 });
  },
  'add-success': () => {
    const lying = (n: number) => {
      const check = changed([{ do: 'add-success', n }]);
      Object.assign(check, { impact: 7, rolled: [{ sides: 10, face: 7 }] });
      return successesOf(check);
    };
    expect([2, -1, -5].map(lying)).toEqual([4, 1, 0]);
  },
  reroll: () => {
    const check = changed([]);
    Object.assign(check, { impact: 3, rolled: [9, 2, 4].map(face => ({ sides: 10, face })) });
    const rehearsal = yard([], {}, { dice: { check: [8, 7] } });
    carryOut(rehearsal, [{ do: 'reroll', n: 2, of: 'any' }], 0, { check });
    expect(rehearsal.options('reroll-dice')).toEqual(['d1', 'd2', 'd3']);
    rehearsal.answer('reroll-dice', ['d3', 'd2']);
    expect(check.rolled.map(die => die.face)).toEqual([9, 7, 8]);
    expect(check.impact).toBe(3);
    expect([
      could(rehearsal, { do: 'reroll', n: 1, of: 'failed' }, { check }),
      could(rehearsal, { do: 'reroll', n: 1, of: 'any' }, { check }),
    ]).toEqual([false, true]);
    expect(could(rehearsal, { do: 'reroll', n: 1, of: 'impact' }, { check: changed([]) })).toBe(false);
  },
  'ignore-impact-one': () => {
    const one = (what: 'all' | 'points') => {
      const check = changed([{ do: 'ignore-impact-one', what }]);
      Object.assign(check, { impact: 1, rolled: [{ sides: 10, face: 7 }] });
      return [successesOf(check), check.ignoresOne];
    };
    expect([one('all'), one('points')]).toEqual([
      [1, 'all'],
      [0, 'points'],
    ]);
    const showing = (impact: number) =>
      could(yard(), { do: 'ignore-impact-one', what: 'all' }, { check: Object.assign(changed([]), { impact }) });
    const after = (already: 'points' | 'all', what: 'points' | 'all') =>
      could(yard(), { do: 'ignore-impact-one', what }, { check: Object.assign(changed([]), { ignoresOne: already }) });
    expect([after('points', 'all'), after('points', 'points'), after('all', 'all')]).toEqual([true, false, false]);
    expect([showing(0), showing(1), showing(2)]).toEqual([true, true, false]);
  },
  'cancel-wounds': () => {
    const incoming = { seat: 0, wounds: 3 };
    const rehearsal = carryOut(yard(), [{ do: 'cancel-wounds', n: 2 }], 0, { incoming });
    expect(incoming.wounds).toBe(1);
    carryOut(rehearsal, [{ do: 'cancel-wounds', n: 2 }], 0, { incoming });
    expect(incoming.wounds).toBe(0);
    expect(could(rehearsal, { do: 'cancel-wounds', n: 1 }, { incoming })).toBe(false);
    expect(rehearsal.toldOf('wounds-cancelled').map(one => one.n)).toEqual([2, 1]);
  },
  'quality-bonus': () => {
    const grin = event({ id: 'grin', keeper: [{ when: 'elim', effects: [{ do: 'quality-bonus', n: 3 }] }] });
    const rehearsal = yard(
      [{ card: thug({ wounds: 1 }), at: [21, 20] }],
      { keepers: [grin] },
      { dice: { check: [6, 2, 2, 2, 6, 2, 2, 2, 2] } },
    );
    rehearsal.run(table => fight(table, 0)).answer('on-kill', 'grin');
    expect(rehearsal.hunter(0).points).toBe(8 + 3);
  },
  'double-quality': () => {
    const double = event({ id: 'double', keeper: [{ when: 'elim', effects: [{ do: 'double-quality' }] }] });
    const rehearsal = yard(
      [{ card: thug({ wounds: 1 }), at: [21, 20] }],
      { keepers: [double] },
      { dice: { check: [6, 2, 2, 2, 6, 2, 6, 6, 6] } },
    );
    rehearsal.run(table => fight(table, 0)).answer('on-kill', 'double');
    expect(rehearsal.hunter(0).points).toBe(8 + 14);
  },
};

describe('The words of a roll', () => {
  for (const [word, shows] of Object.entries(SHOWN)) test(`'${word}' does what it says`, shows);
});
