/** Attacks and checks, their reasons and what is told of them: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import type { MomentumOption, Text } from '../../content/types.ts';
import { newAttack, newCheck } from '../../in-the-making.ts';
import { attacksOfCrim as attacksOf, basesBut, bountyOf, usableAttacks } from '../../questions.ts';
import { making, rolls, shootCheck } from '../../testing/checks.ts';
import { blank, gunman, hunter, THUG, thug } from '../../testing/fixtures.ts';
import { given } from '../../testing/rehearsal.ts';
import { fight, shoot } from '../attack.ts';

const THICKET = 4;
const offers = (option: Partial<MomentumOption>): number =>
  hunter({ options: [{ name: 'Trick', cost: 1, when: 'pre', effects: [{ do: 'upgrade', n: 1 }], ...option }] });
const ruled = (...texts: Text[]): number => blank({ rule: { name: 'Habit', texts } });
const dice = (n: number): number[] => new Array<number>(n).fill(2);

describe('Attacks', () => {
  test('[UM-SHO-1] [UM-FGT-1] attack and target are asked by the rule of the action', () => {
    const slate = hunter({
      attacks: [
        { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 },
        { name: 'Flare', kind: 'ranged', damage: 1, range: 18 },
        { name: 'Blade', kind: 'melee', damage: 2 },
        { name: 'Club', kind: 'melee', damage: 2 },
      ],
    });
    const asked = (y: number, action: typeof shoot): unknown[] => {
      const rehearsal = given({ hunters: [{ at: [2, 2], slate }], crims: [{ card: THUG, at: [2, y] }] }).run(table => action(table, 0));
      return [rehearsal.asks, rehearsal.open[0]!.rule];
    };

    expect([asked(9, shoot), asked(3, fight)]).toEqual([
      ['choose-attack', 'UM-SHO-1'],
      ['choose-attack', 'UM-FGT-1'],
    ]);
  });

  test('[UM-HIDE-10] [UM-SHO-3] a hidden crim is no target, each action by its own rule', () => {
    const reasons = (action: typeof shoot, y: number): unknown => {
      const crims = [
        { card: THUG, at: [2, y] },
        { card: THUG, at: [3, y] },
        { card: THUG, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1 },
      ] as const;
      const rehearsal = given({ hunters: [{ at: [2.5, 2] }], crims }).run(table => action(table, 0));
      return rehearsal.open[0]!.not!().map(one => [one.about[0]!.id, one.why, one.facts['what']]);
    };

    expect(reasons(shoot, 9)).toEqual([[3, 'UM-SHO-3', 'hidden']]);
    expect(reasons(fight, 2.9)).toEqual([[3, 'UM-HIDE-10', 'hidden']]);
  });

  test('[UM-POD-10] only an attack that ran dry opens the window for a Reload', () => {
    const shot = (first: number): string | null =>
      given({
        hunters: [{ at: [2, 2], reloads: 1 }],
        crims: [{ card: thug({ defense: 9 }), at: [2, 9] }],
        dice: { check: [first, 2, 2, 2] },
      }).run(table => shoot(table, 0)).asks;

    expect([shot(1), shot(2)]).toEqual(['depleted', null]);
  });

  test('[UM-SET-21] without a melee attack a hunter and a crim fight unarmed', () => {
    const slate = hunter({ attacks: [] });
    const bare = gunman({ attacks: [{ name: 'Pistol', kind: 'ranged', damage: 2, range: 12 }] });
    const { state } = given({ hunters: [{ slate }], crims: [{ card: bare, at: [9, 9] }] });

    expect(usableAttacks(state.hunters[0]!, 'melee')).toMatchObject([{ weapon: -1, printed: { name: 'Unarmed' } }]);
    expect(attacksOf(state.crims[0]!, 'melee')).toMatchObject([{ name: 'Unarmed' }]);
    expect([usableAttacks(state.hunters[0]!, 'ranged'), attacksOf(state.crims[0]!, 'ranged').length]).toEqual([[], 1]);
  });

  test('a bounty is the printed value, or at least 2', () => {
    const worth = (bpv: number, bounty: number): number =>
      bountyOf(given({ hunters: [{}], crims: [{ card: thug({ bpv }), at: [9, 9], bounty }] }).crim(1));

    expect([worth(1, 0), worth(8, -7), worth(8, 3)]).toEqual([1, 2, 11]);
  });

  test('bases in the way are those of the others', () => {
    const { state } = given({ hunters: [{ at: [2, 2] }, { at: [4, 2] }, { at: [6, 2] }], crims: [{ card: THUG, at: [8, 2] }] });

    expect(basesBut(state, { seat: 0, alsoSeat: 1 }).map(({ x }) => x)).toEqual([6000, 8000]);
    expect(basesBut(state, { seat: 0 }).map(({ x }) => x)).toEqual([4000, 6000, 8000]);
  });
});

describe('Checks', () => {
  test('[UM-CHK-1] a roll tells its attribute and crim, or that it has none', () => {
    const rehearsal = given({ hunters: [{}], crims: [{ card: THUG, at: [9, 9] }], dice: { check: dice(6) } });
    making(rehearsal, newCheck('spot', 0, 'mind', 3, 1, rehearsal.crim(1)));
    making(rehearsal, newCheck('quality', 0, null, 3, null));

    expect(rehearsal.toldOf('rolled')).toMatchObject([
      { check: 'spot', attribute: 'mind', crim: 1, card: THUG },
      { check: 'quality', attribute: '', crim: 0, card: -1 },
    ]);
  });

  test('[UM-IMP-12] upgrades for damage are an option of attacks alone, Fight or Shoot, that succeeded', () => {
    const options = (kind: 'shoot' | 'fight' | 'damage', threshold: number | null, hasAttack = true): boolean => {
      const rehearsal = given({ hunters: [{}], crims: [{ card: THUG, at: [9, 9] }], dice: { check: [10, 2, 2, 2] } });
      const attack = hasAttack
        ? newAttack(0, 'shoot', 0, { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 }, rehearsal.crim(1))
        : null;
      making(rehearsal, newCheck(kind, 0, null, 4, threshold, rehearsal.crim(1), attack));
      return rehearsal.options('impact-option').includes('upgrade-damage');
    };

    expect([options('shoot', 1), options('fight', 1)]).toEqual([true, true]);
    expect([options('shoot', 9), options('shoot', 1, false), options('damage', null)]).toEqual([false, false, false]);
  });

  test('[UM-DMG-3] the Armor of a crim counts in the Damage check alone', () => {
    const vest = thug({ wounds: 9, rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n: 2 }] }] } });
    const rehearsal = given({ hunters: [{ at: [2, 2] }], crims: [{ card: vest, at: [2, 9] }], dice: { check: [6, 6, 2, 2, 2, 2, 2, 2] } });
    rehearsal.run(table => shoot(table, 0));

    expect(rolls(rehearsal)).toEqual(['shoot: I 10 10 10', 'damage: I 10 8 8']);
  });

  test('[UM-DMG-8] [UM-IMP-7] what a hunter ignores of an Impact 1 it ignores in Damage checks alone', () => {
    const slate = ruled({ when: 'always', effects: [{ do: 'ignore-impact-one', what: 'all' }] });
    const rehearsal = given({ hunters: [{ slate }], dice: { check: [1, 6, 2, 2, 1, 6, 2, 2] } });
    const shot = making(rehearsal, shootCheck(rehearsal));
    const damage = making(rehearsal, newCheck('damage', 0, null, 4, null));

    expect([shot.made!.isOne, damage.made!.isOne]).toEqual([true, false]);
  });

  test('[UM-CHK-8] surplus is counted against a Threshold alone', () => {
    const rehearsal = given({ hunters: [{}], dice: { check: [6, 6, 6, 2, 6, 6, 6, 2] } });

    expect(making(rehearsal, shootCheck(rehearsal, 1)).made).toMatchObject({ successes: 3, surplus: 2 });
    expect(making(rehearsal, newCheck('quality', 0, null, 4, null)).made).toMatchObject({ successes: 3, surplus: 0 });
  });

  test('[UM-CHK-1] a check without dice of its own still rolls the Impact Die, a Damage check without wounds does not', () => {
    const rolled = (kind: 'shoot' | 'damage'): number => {
      const rehearsal = given({ hunters: [{}], dice: { check: kind === 'shoot' ? [2] : [] } });
      making(rehearsal, newCheck(kind, 0, null, 0, kind === 'shoot' ? 1 : null));
      return rehearsal.toldOf('rolled').length;
    };

    expect([rolled('shoot'), rolled('damage')]).toEqual([1, 0]);
  });

  test('[UM-CHK-9] odds are listed by rising successes; without a Threshold there is nothing to succeed at', () => {
    const slate = offers({ when: 'pre' });
    const odds = (threshold: number | null): Record<string, readonly { value: number }[]> => {
      const rehearsal = given({ hunters: [{ slate, momentum: 1 }] });
      making(rehearsal, newCheck('quality', 0, null, 5, threshold));
      const [decision] = rehearsal.open;
      return decision!.odds!(decision!.options[0]!) as Record<string, readonly { value: number }[]>;
    };
    const { successes } = odds(null);

    expect(successes!.map(({ value }) => value)).toEqual(successes!.map(({ value }) => value).sort((a, b) => a - b));
    expect([Object.keys(odds(null)), Object.keys(odds(2))]).toEqual([['successes'], ['successes', 'succeeds']]);
  });
});
