/** When texts may be used, by whom and how often: just inside and just outside what the other tests of the rules show. */
import type { Rule } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { MomentumOption, Text } from '../../content/types.ts';
import type { Effect } from '../../content/words/index.ts';
import type { Table } from '../../events.ts';
import { type Kill, newCheck, occasionOf } from '../../in-the-making.ts';
import { making, shootCheck } from '../../testing/checks.ts';
import { blank, event, hunter, THUG } from '../../testing/fixtures.ts';
import { given, type HunterOn, type Rehearsal } from '../../testing/rehearsal.ts';
import { universal } from '../pods.ts';
import { crimStartWindow, depletedWindow, killWindow, spawnWindow, usesAt } from '../windows.ts';

const WINDOW = ['pass', 'pass-until-turn'];
const offers = (option: Partial<MomentumOption>): number =>
  hunter({ options: [{ name: 'Trick', cost: 1, when: 'pre', effects: [{ do: 'upgrade', n: 1 }], ...option }] });
const ruled = (...texts: Text[]): number => blank({ rule: { name: 'Habit', texts } });
const dice = (n: number): number[] => new Array<number>(n).fill(2);
const aKill: Kill = { seat: 0, card: THUG, x: 20_000, y: 20_000, r: 500, isFrozen: false, bounty: 8, bonuses: [], isDoubled: false };
const asRule = (rule: (table: Table) => Rule<unknown>) =>
  function* (table: Table): Rule {
    yield* rule(table);
  };

describe('Windows', () => {
  const asking = (rehearsal: Rehearsal): unknown[] => [rehearsal.asks, rehearsal.open[0]?.facts, rehearsal.open[0]?.odds !== undefined];

  test('[UM-CHK-9] before the roll: check, crim and Threshold, with odds; after it: what lies there, with odds, too', () => {
    const slate = hunter({
      options: [
        { name: 'Aim', cost: 1, when: 'pre', effects: [{ do: 'upgrade', n: 1 }] },
        { name: 'Luck', cost: 1, when: 'post', effects: [{ do: 'add-success', n: 1 }] },
      ],
    });
    const rehearsal = given({ hunters: [{ slate, momentum: 2 }], crims: [{ card: THUG, at: [9, 9] }], dice: { check: [3, 4, 5] } });
    making(rehearsal, newCheck('spot', 0, 'mind', 3, 2, rehearsal.crim(1)));
    const needs = { threshold: 2, score: 'stealth', printed: 2, isInCover: false, raised: [] };
    const about = { check: 'spot', hunter: 0, crim: 1, ...needs, damage: 0, sizes: [10, 10] };

    expect(asking(rehearsal)).toEqual(['before-roll', about, true]);
    rehearsal.answer('before-roll', 'pass');
    expect(asking(rehearsal)).toEqual(['after-roll', { ...about, impact: 3, faces: [4, 5], successes: 0 }, true]);
    rehearsal.answer('after-roll', 'pass');
    const alone = given({ hunters: [{ slate, momentum: 2 }] });
    making(alone, newCheck('quality', 0, null, 3, null));
    expect(alone.open[0]!.facts).toMatchObject({ check: 'quality', crim: 0 });
  });

  test.each<[string, MomentumOption['when'], (table: Table) => Rule<unknown>, object]>([
    ['a kill', 'elim', table => killWindow(table, aKill), { hunter: 0, card: THUG, bounty: 8, isFrozen: false }],
    ['a crim about to act', 'crim-start', table => crimStartWindow(table, table.state.crims[0]!), { crim: 1, card: THUG }],
    ['a crim about to be placed', 'spawn', table => spawnWindow(table), {}],
    ['an attack that ran dry', 'depleted', table => depletedWindow(table, 0, 0), { attack: 'Rifle' }],
  ])('%s says what it is about', (_name, when, rule, facts) => {
    const slate = offers({ when, effects: [{ do: 'momentum', who: 'self', n: 1 }] });
    const rehearsal = given({ hunters: [{ slate, momentum: 1 }], crims: [{ card: THUG, at: [10, 20] }] }).run(asRule(rule));

    expect(rehearsal.open[0]!.facts).toEqual(facts);
  });

  test('[UM-POD-10] a Reload token is offered for the attack that ran dry, if there is one and the hunter is in', () => {
    const gun = { kind: 'ranged', damage: 3, range: 18, isDepletable: true } as const;
    const slate = hunter({
      attacks: [
        { name: 'Rifle', ...gun },
        { name: 'Pistol', ...gun },
      ],
    });
    const offered = (on: HunterOn): string[] => {
      const rehearsal = given({ hunters: [{ slate, ...on }] }).run(table => depletedWindow(table, 0, 0));
      return rehearsal.asks ? rehearsal.options() : [];
    };

    expect(offered({ reloads: 1, depleted: [0] })).toEqual(['reload-0', ...WINDOW]);
    expect([
      offered({ reloads: 0, depleted: [0] }),
      offered({ reloads: 1, depleted: [1] }),
      offered({ reloads: 1, depleted: [0], isIn: false }),
    ]).toEqual([[], [], []]);
  });

  test('[UM-MOM-8] a text that may be used so often counts its own uses, not those of others', () => {
    const text = (more: Partial<Text>): Text => ({ when: 'post', effects: [{ do: 'add-success', n: 1 }], ...more });
    const offered = (more: Partial<Text>, on: HunterOn): boolean => {
      const rehearsal = given({ hunters: [{ slate: ruled(text(more)), ...on }], dice: { check: dice(4) } });
      making(rehearsal, shootCheck(rehearsal));
      return rehearsal.asks === 'after-roll';
    };

    expect([
      offered({ perMatch: 2 }, { usedThisMatch: ['Habit', 'Other', 'Other'] }),
      offered({ perMatch: 2 }, { usedThisMatch: ['Habit', 'Habit'] }),
    ]).toEqual([true, false]);
    expect([
      offered({ perActivation: 1 }, { usedThisActivation: ['Other'] }),
      offered({ perActivation: 1 }, { usedThisActivation: ['Habit'] }),
      offered({}, { usedThisMatch: ['Habit'], usedThisActivation: ['Habit'] }),
    ]).toEqual([true, false, true]);
  });

  test('[UM-EVT-8] a text is offered if all its provisos hold and one of its effects is possible', () => {
    const offered = (text: Partial<Text>): boolean => {
      const rehearsal = given({
        hunters: [{ slate: ruled({ when: 'post', effects: [{ do: 'add-success', n: 1 }], ...text }) }],
        dice: { check: dice(4) },
      });
      making(rehearsal, shootCheck(rehearsal));
      return rehearsal.asks === 'after-roll';
    };

    expect(offered({ if: [{ is: 'missed' }, { is: 'unengaged' }] })).toBe(true);
    expect(offered({ if: [{ is: 'missed' }, { is: 'target-wounded' }] })).toBe(false);
    expect(offered({ effects: [{ do: 'reveal-all' }, { do: 'add-success', n: 1 }] })).toBe(true);
    expect(offered({ effects: [{ do: 'reveal-all' }] })).toBe(false);
  });

  test('provisos about a check or an attack fail where there is none', () => {
    const offered = (is: 'missed' | 'target-wounded'): string[] => {
      const { state } = given({
        hunters: [{ slate: ruled({ when: 'act', if: [{ is }], effects: [{ do: 'momentum', who: 'self', n: 1 }] }) }],
      });
      return usesAt(state, 0, 'act', [], occasionOf(0, -1)).map(one => one.key);
    };

    expect([offered('missed'), offered('target-wounded')]).toEqual([[], []]);
  });

  test('[UM-INC-8] a text that names no checks, or names others, is not offered for recovery; out of the zone only recovery counts', () => {
    const names = (checks: Text['checks'] | undefined): number =>
      ruled({ when: 'pre', effects: [{ do: 'upgrade', n: 1 }], ...(checks && { checks }) });
    const offered = (slate: number, kind: 'recovery' | 'shoot', isIn: boolean): boolean => {
      const { state } = given({ hunters: [{ slate, isIn }] });
      const check = newCheck(kind, 0, null, 3, 1);
      return usesAt(state, 0, 'pre', [], occasionOf(0, -1, { check })).length > 0;
    };

    expect([offered(names(undefined), 'recovery', false), offered(names(['shoot']), 'recovery', false)]).toEqual([false, false]);
    expect([offered(names(['recovery']), 'recovery', false), offered(names(['recovery', 'shoot']), 'shoot', false)]).toEqual([true, false]);
    expect([offered(names(undefined), 'recovery', true), offered(names(undefined), 'shoot', true)]).toEqual([false, true]);
  });

  test('[UM-EVT-13] out of the zone a Keeper is offered for recovery alone, and only if it names it', () => {
    const keeper = (checks?: Text['checks']): number =>
      event({ id: 'limits-keeper', keeper: [{ when: 'pre', effects: [{ do: 'upgrade', n: 1 }], ...(checks && { checks }) }] });
    const offered = (card: number, kind: 'recovery' | 'shoot'): boolean => {
      const { state } = given({ hunters: [{ isIn: false, keepers: [card] }] });
      return usesAt(state, 0, 'pre', [], occasionOf(0, -1, { check: newCheck(kind, 0, null, 3, 1) })).length > 0;
    };

    expect([
      offered(keeper(['recovery', 'shoot']), 'recovery'),
      offered(keeper(['recovery', 'shoot']), 'shoot'),
      offered(keeper(), 'shoot'),
    ]).toEqual([true, false, false]);
  });

  test('[UM-SET-18] [UM-MOM-6] what is used is told: a rule by its name, an option by what it costs; effects cite which it was', () => {
    const effects: Effect[] = [{ do: 'momentum', who: 'self', n: 1 }];
    const slate = hunter({
      rule: { name: 'Habit', texts: [{ when: 'post', effects }] },
      options: [{ name: 'Trick', cost: 1, when: 'pre', effects }],
    });
    const rehearsal = given({ hunters: [{ slate, momentum: 1 }], dice: { check: dice(4) } });
    making(rehearsal, shootCheck(rehearsal));
    rehearsal.answer('before-roll', 'option-0').answer('after-roll', 'rule');

    expect(rehearsal.toldOf('momentum-spent')).toMatchObject([{ rule: 'UM-MOM-6', name: 'Trick' }]);
    expect(rehearsal.toldOf('rule-used')).toEqual([{ type: 'rule-used', rule: 'UM-SET-18', seat: 0, name: 'Habit' }]);
    expect(rehearsal.toldOf('momentum-gained').map(one => one.rule)).toEqual(['UM-MOM-6', 'UM-SET-18']);
    expect(rehearsal.hunter(0).usedThisMatch).toEqual(['Trick', 'Habit']);
  });

  test('[UM-SET-18] several texts of one rule are told apart', () => {
    const text: Text = { when: 'post', effects: [{ do: 'add-success', n: 1 }] };
    const keys = (...texts: Text[]): string[] => {
      const rehearsal = given({ hunters: [{ slate: ruled(...texts) }], dice: { check: dice(4) } });
      making(rehearsal, shootCheck(rehearsal));
      return rehearsal.options();
    };

    expect([keys(text), keys(text, text)]).toEqual([
      ['rule', ...WINDOW],
      ['rule-0', 'rule-1', ...WINDOW],
    ]);
  });

  test('[UM-MOM-8] what a rival used before the roll does not count for the checking hunter, and an option once used is used for the whole check', () => {
    const slate = hunter({
      options: [
        { name: 'Trick', cost: 1, when: 'pre', effects: [{ do: 'upgrade', n: 1 }] },
        { name: 'Trick', cost: 1, when: 'post', effects: [{ do: 'add-success', n: 1 }] },
      ],
    });
    const rehearsal = given({ hunters: [{ slate, momentum: 5 }], dice: { check: dice(4) } });
    making(rehearsal, shootCheck(rehearsal));
    rehearsal.answer('before-roll', 'option-0');

    expect(rehearsal.asks).toBeNull();
  });

  test('[UM-CHK-14] who has chosen no hunter yet has nothing to use', () => {
    const { state } = given({ hunters: [{ slate: -1, isIn: false, keepers: ['bait'] }] });

    expect(usesAt(state, 0, 'crim-start', [], occasionOf(0, -1))).toEqual([]);
  });

  test('a text for the damage of one kind of attack is not offered in a check without an attack', () => {
    const slate = ruled({ when: 'pre', from: 'shoot', checks: ['damage'], effects: [{ do: 'upgrade', n: 1 }] });
    const { state } = given({ hunters: [{ slate }] });

    expect(usesAt(state, 0, 'pre', [], occasionOf(0, -1, { check: newCheck('damage', 0, null, 3, null) }))).toEqual([]);
  });

  test('[UM-MOM-6] an option is never used by itself, only a Special Rule is', () => {
    const slate = offers({ when: 'pod-opened' as never, effects: [{ do: 'momentum', who: 'self', n: 5 }] });
    const rehearsal = given({ hunters: [{ at: [24, 15.5], slate }], dice: { pod: [3] } }).run(table => universal(table, 0));
    rehearsal.answer('choose-reward', 'reload');

    expect([rehearsal.hunter(0).momentum, rehearsal.types('rule-used')]).toEqual([0, []]);
  });
});
