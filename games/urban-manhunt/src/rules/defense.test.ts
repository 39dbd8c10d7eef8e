/** Crims attack hunters: UM-DEF, UM-RES, UM-COV-2, UM-CHK-5, UM-IMP-18, UM-MOM-10 and the rulings R-2, 46, 64. */
import { describe, expect, test } from 'vitest';
import { outcomes, rolls } from '../testing/checks.ts';
import { event, GUNMAN, hunter, THUG, thug } from '../testing/fixtures.ts';
import { type CrimOn, given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { crimAttacks, placeWounds } from './defense.ts';

const CLUB = { name: 'Club', kind: 'melee', damage: 2 } as const;
const PISTOL = { name: 'Pistol', kind: 'ranged', damage: 2, range: 12 } as const;

/** A Thug beside RH swings its club. */
const clubbed = (dice: readonly number[], more: HunterOn = {}, crim: Partial<CrimOn> = {}): Rehearsal => {
  const rehearsal = given({ hunters: [{ at: [20, 20], ...more }], crims: [{ card: THUG, at: [21, 20], ...crim }], dice: { check: dice } });
  return rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, CLUB));
};

describe('The Defense check', () => {
  const shotAt = (
    at: readonly [number, number],
    from: readonly [number, number],
    attack: typeof PISTOL | typeof CLUB = PISTOL,
  ): Rehearsal => {
    const rehearsal = given({ hunters: [{ at }], crims: [{ card: GUNMAN, at: from }], dice: { check: [6, 6, 2, 2] }, spare: ['check'] });
    return rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, attack));
  };

  test('[UM-DEF-1] [UM-COV-2] [UM-CSHO-3] rolls a die more when shot at in cover', () => {
    expect(rolls(shotAt([24, 25], [24, 18]))).toEqual(['defense: I 10 10 10']);
    expect(rolls(shotAt([24, 26], [24, 18]))).toEqual(['defense: I 10 10']);
  });

  test('[UM-DEF-1] [UM-COV-3] cover does not help against a Fight', () => {
    expect(rolls(shotAt([37, 13], [38, 13], CLUB))).toEqual(['defense: I 10 10']);
  });

  test('[UM-DEF-2] that reaches the Threshold ends the attack', () => {
    const rehearsal = clubbed([6, 7, 2]);
    expect(outcomes(rehearsal)).toEqual(['defense 2/2 yes']);
    expect(rehearsal.hunter(0).wounds).toBe(0);
  });

  test('[UM-DEF-3] that fails is followed by Damage Resistance', () => {
    expect(outcomes(clubbed([6, 2, 2, 2, 2]))).toEqual(['defense 1/2 no', 'resistance 0/0 yes']);
  });

  test('[UM-CHK-5] only the hunter rolls', () => {
    const rehearsal = clubbed([6, 2, 2, 2, 2]);
    expect(rehearsal.toldOf('rolled').map(one => one.seat)).toEqual([0, 0]);
    expect(rehearsal.chance.left).toEqual({});
  });

  test('[UM-IMP-19] has an Impact Die like any other check', () => {
    const rehearsal = clubbed([10, 2, 2]);
    expect([rehearsal.asks, rehearsal.hunter(0).momentum]).toEqual(['impact-option', 1]);
    expect(rehearsal.options()).toEqual(['momentum', 'two-successes', 'flip-event']);
    rehearsal.answer('impact-option', 'two-successes');

    expect(outcomes(rehearsal)).toEqual(['defense 2/2 yes']);
  });
});

describe('Damage Resistance', () => {
  test('[UM-RES-5] [UM-POD-13] that cancels everything leaves nothing to be placed: nobody is asked', () => {
    const rehearsal = clubbed([6, 2, 2, 6, 6], { wounds: 2, medSprays: 1 });
    rehearsal.answer('before-roll', 'pass').answer('before-roll', 'pass');

    expect([rehearsal.asks, rehearsal.hunter(0).wounds, rehearsal.toldOf('hunter-wounded')]).toEqual([null, 2, []]);
  });

  test('[UM-RES-1] [UM-RES-3] is rolled for Damage and one less than the margin', () => {
    expect(rolls(clubbed([6, 2, 2, 2, 2]))).toEqual(['defense: I 10 10', 'resistance: I 10']);
    expect(rolls(clubbed([6, 2, 2, 2, 2, 2, 2], {}, { card: thug({ fight: 4 }) }))[1]).toBe('resistance: I 10 10 10');
  });

  test('[UM-RES-2] [UM-R-2] no success against 2 adds one, and there is no further one for zero', () => {
    expect(rolls(clubbed([2, 2, 2, 2, 2, 2]))).toEqual(['defense: I 10 10', 'resistance: I 10 10']);
    expect(rolls(clubbed([2, 2, 2, 2, 2], {}, { card: thug({ fight: 1 }) }))[1]).toBe('resistance: I 10');
  });

  test('[UM-RES-4] is upgraded once for each level of Armor', () => {
    const slate = hunter({ rule: { name: 'Plate', texts: [{ when: 'always', effects: [{ do: 'armor', n: 1 }] }] } });
    expect(rolls(clubbed([2, 2, 2, 2, 2, 2], { slate }))[1]).toBe('resistance: I 12 10');
  });

  test('[UM-R-70] Armor does nothing to a pool of the Impact Die alone', () => {
    const slate = hunter({ rule: { name: 'Plate', texts: [{ when: 'always', effects: [{ do: 'armor', n: 2 }] }] } });
    const rehearsal = given({ hunters: [{ at: [20, 20], slate }], crims: [{ card: GUNMAN, at: [21, 20] }], dice: { check: [2, 2, 2, 2] } });
    rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, { name: 'Fists', kind: 'melee', damage: 1 }));
    expect(rolls(rehearsal)[1]).toBe('resistance: I');
  });

  test('[UM-RES-5] cancels a wound for each success, not below 0', () => {
    expect(clubbed([2, 2, 2, 6, 2, 2]).hunter(0).wounds).toBe(2);
    expect(clubbed([6, 2, 2, 6, 6]).hunter(0).wounds).toBe(0);
  });

  test('[UM-RES-5] [UM-R-64] a 10 that counts twice cancels two, even the last one twice', () => {
    expect(clubbed([2, 2, 2, 10, 2, 2]).answer('impact-option', 'two-successes').hunter(0).wounds).toBe(1);
    expect(clubbed([6, 2, 2, 10, 6]).answer('impact-option', 'two-successes').hunter(0).wounds).toBe(0);
  });

  test('[UM-IMP-18] a 10 pushes nobody', () => {
    const rehearsal = clubbed([2, 2, 2, 10, 2, 2]).answer('impact-option', 'momentum');
    expect(rehearsal.types('crim-pushed', 'crim-moved', 'hunter-moved')).toEqual([]);
    expect(rehearsal.crim(1)).toMatchObject({ x: 21_000, y: 20_000 });
  });

  test('[UM-RES-6] [UM-MOM-10] [UM-INC-1] as many tokens as the Wound Maximum incapacitate, and Momentum is lost', () => {
    const down = clubbed([6, 2, 2, 2, 2], { wounds: 3, momentum: 4 }).passAll();
    expect(down.hunter(0)).toMatchObject({ isIn: false, wounds: 5, momentum: 0, falls: 1 });

    const up = clubbed([6, 2, 2, 2, 2], { wounds: 2, momentum: 4 }).passAll();
    expect(up.hunter(0)).toMatchObject({ isIn: true, wounds: 4, momentum: 4, falls: 0 });
  });

  test('[UM-RES-7] is not rolled without potential wounds', () => {
    const padding = event({ id: 'padding', keeper: [{ when: 'pre', checks: ['resistance'], effects: [{ do: 'damage', n: -2 }] }] });
    const rehearsal = clubbed([6, 2, 2], { keepers: [padding] }).answer('before-roll', 'padding');

    expect(rolls(rehearsal)).toEqual(['defense: I 10 10']);
    expect([rehearsal.asks, rehearsal.hunter(0).wounds]).toEqual([null, 0]);
  });
});

describe('Wounds on their way', () => {
  test('[UM-POD-13] [UM-R-46] a Med Spray is used before the tokens are placed: 4 of 5, 2 incoming, still standing', () => {
    const rehearsal = given({ hunters: [{ wounds: 4, medSprays: 1 }] }).run(table => placeWounds(table, 0, ['Club', 2], 'UM-RES-5'));
    expect([rehearsal.asks, rehearsal.options()]).toEqual(['wounds-coming', ['med-spray', 'pass', 'pass-until-turn']]);
    rehearsal.answer('wounds-coming', 'med-spray').answer('med-spray', '2');

    expect(rehearsal.hunter(0)).toMatchObject({ isIn: true, wounds: 4, medSprays: 0 });
    expect(rehearsal.types('med-spray-used', 'hunter-healed', 'hunter-wounded')).toEqual([
      'med-spray-used',
      'hunter-healed',
      'hunter-wounded',
    ]);
  });

  test('[UM-POD-12] with one token a Med Spray removes that one without a question', () => {
    const rehearsal = given({ hunters: [{ wounds: 1, medSprays: 1 }] }).run(table => placeWounds(table, 0, ['Club', 1], 'UM-RES-5'));
    rehearsal.answer('wounds-coming', 'med-spray');

    expect(rehearsal.hunter(0)).toMatchObject({ wounds: 1, medSprays: 0 });
  });

  test('[UM-POD-12] with no token a Med Spray is not offered', () => {
    const rehearsal = given({ hunters: [{ wounds: 0, medSprays: 1 }] }).run(table => placeWounds(table, 0, ['Club', 1], 'UM-RES-5'));
    expect([rehearsal.asks, rehearsal.hunter(0).wounds]).toEqual([null, 1]);
  });

  test('all of them cancelled, nothing is placed, and what was said about them is never stale', () => {
    const flak = (id: string) => event({ id, keeper: [{ when: 'wound', effects: [{ do: 'cancel-wounds', n: 1 }] }] });
    const rehearsal = given({ hunters: [{ keepers: [flak('flak-a'), flak('flak-b')] }] }).run(table =>
      placeWounds(table, 0, ['Club', 2], 'UM-RES-5'),
    );
    expect(rehearsal.open[0]!.facts).toMatchObject({ wounds: 2 });
    rehearsal.answer('wounds-coming', 'flak-a');
    expect(rehearsal.open[0]!.facts).toMatchObject({ wounds: 1 });
    rehearsal.answer('wounds-coming', 'flak-b');

    expect(rehearsal.types('hunter-wounded')).toEqual([]);
  });
});
