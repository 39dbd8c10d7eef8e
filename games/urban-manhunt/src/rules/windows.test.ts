/** What can be used when, by whom and how often: UM-MOM, UM-EVT-10, 11, 13, UM-POD-13..15, UM-CHK-14 and the rulings. */

import type { Rule } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { MomentumOption, Text } from '../content/types.ts';
import { gainMomentum } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { type Kill, newCheck } from '../in-the-making.ts';

import { making, rolls, shootCheck } from '../testing/checks.ts';
import { event, hunter, THUG } from '../testing/fixtures.ts';
import { given, type HunterOn } from '../testing/rehearsal.ts';
import { activate } from './activation.ts';
import { crimAttacks, placeWounds } from './defense.ts';
import { universal } from './pods.ts';
import { recover } from './recovery.ts';
import { actTexts, crimStartWindow, depletedWindow, killWindow, spawnWindow } from './windows.ts';

const keeper = (id: string, ...texts: Text[]): number => event({ id, keeper: texts });
const offers = (option: Omit<MomentumOption, 'name' | 'cost'>, cost = 1): number =>
  hunter({ options: [{ name: 'Trick', cost, ...option }] });
const dice = (n: number): number[] => new Array<number>(n).fill(2);
const WINDOW = ['pass', 'pass-until-turn'];

describe('Momentum', () => {
  test('[UM-MOM-1] at 0 no option is affordable', () => {
    const rehearsal = given({ hunters: [{ momentum: 0 }], dice: { check: dice(4) } });
    making(rehearsal, shootCheck(rehearsal));
    expect(rolls(rehearsal)).toHaveLength(1);
  });

  test('[UM-MOM-1] has no upper limit and never falls below 0', () => {
    const rehearsal = given({ hunters: [{ momentum: 98 }] });
    gainMomentum(rehearsal.table, 0, ['Trick', 7], 'UM-MOM-5');
    expect(rehearsal.hunter(0).momentum).toBe(105);
    gainMomentum(rehearsal.table, 0, ['Trick', -200], 'UM-MOM-5');
    expect(rehearsal.hunter(0).momentum).toBe(0);
  });

  test('[UM-MOM-3] comes from the Adrenaline Shot of a pod', () => {
    const rehearsal = given({ hunters: [{ at: [24, 15.5] }], dice: { pod: [3] } }).run(table => universal(table, 0));
    rehearsal.answer('choose-reward', 'adrenaline-shot');
    expect(rehearsal.hunter(0).momentum).toBe(1);
  });

  test('[UM-MOM-5] comes from cards and Special Rules', () => {
    const gift = keeper('gift', { when: 'act', effects: [{ do: 'momentum', who: 'self', n: 2 }] });
    const slate = hunter({ rule: { name: 'Applause', texts: [{ when: 'pod-opened', effects: [{ do: 'momentum', who: 'self', n: 3 }] }] } });
    const rehearsal = given({ hunters: [{ at: [24, 15.5], slate, keepers: [gift] }], dice: { pod: [3] } });
    rehearsal.run(table => universal(table, 0)).answer('choose-reward', 'reload');
    expect(rehearsal.hunter(0).momentum).toBe(3);
    rehearsal.play().answer('act', 'gift');
    expect(rehearsal.hunter(0).momentum).toBe(5);
  });

  test("[UM-MOM-6] buys options of the hunter's own dataslate only, for their cost", () => {
    const slate = offers({ when: 'pre', checks: ['shoot'], effects: [{ do: 'upgrade', n: 1 }] }, 2);
    const rehearsal = given({ hunters: [{ slate, momentum: 3 }, { momentum: 3 }], dice: { check: dice(4) } });
    making(rehearsal, shootCheck(rehearsal));
    expect([rehearsal.askedSeat, rehearsal.options()]).toEqual([0, ['option-0', ...WINDOW]]);
    rehearsal.answer('before-roll', 'option-0');

    expect(rehearsal.asks).toBeNull();
    expect([rehearsal.hunter(0).momentum, rehearsal.hunter(1).momentum]).toEqual([1, 3]);
    expect(rolls(rehearsal)).toEqual(['shoot: I 12 10 10']);
  });

  test('[UM-MOM-7] [UM-R-1] is spent in any check of the hunter, at the window the option names', () => {
    const clubbed = (more: HunterOn, faces: readonly number[] = []) => {
      const rehearsal = given({
        hunters: [{ at: [20, 20], momentum: 1, ...more }],
        crims: [{ card: THUG, at: [21, 20] }],
        dice: { check: faces },
      });
      return rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, { name: 'Club', kind: 'melee', damage: 2 }));
    };
    expect(rolls(clubbed({}, dice(6)))).toHaveLength(2);
    const guarded = clubbed({ slate: offers({ when: 'pre', checks: ['defense'], effects: [{ do: 'upgrade', n: 2 }] }) });
    expect([guarded.asks, guarded.options()]).toEqual(['before-roll', ['option-0', ...WINDOW]]);
  });

  test('[UM-MOM-7] [UM-R-1] an act option is offered in the own activation only', () => {
    const slate = offers({ when: 'act', effects: [{ do: 'extra-action', n: 1, only: ['move'] }] });
    const rehearsal = given({
      hunters: [
        { slate, momentum: 1 },
        { slate, momentum: 1 },
      ],
    }).play();
    expect([rehearsal.askedSeat, rehearsal.options().includes('option-0')]).toEqual([0, true]);
    expect(rehearsal.open).toHaveLength(1);
  });

  test('[UM-MOM-8] [UM-R-1] the same option is used once per check, different ones combine', () => {
    const slate = hunter({
      options: [
        { name: 'One', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'upgrade', n: 1 }] },
        { name: 'Two', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'bonus-dice', n: 1 }] },
      ],
    });
    const rehearsal = given({ hunters: [{ slate, momentum: 5 }], dice: { check: dice(5) } });
    making(rehearsal, shootCheck(rehearsal));
    rehearsal.answer('before-roll', 'option-0');
    expect(rehearsal.options()).toEqual(['option-1', ...WINDOW]);
    rehearsal.answer('before-roll', 'option-1');
    expect(rolls(rehearsal)).toEqual(['shoot: I 12 10 10 10']);

    making(rehearsal, shootCheck(rehearsal));
    expect(rehearsal.options()).toEqual(['option-0', 'option-1', ...WINDOW]);
  });

  test('[UM-MOM-8] [UM-R-1] an act option is used once per activation', () => {
    const slate = offers({ when: 'act', effects: [{ do: 'momentum', who: 'self', n: 1 }] });
    const rehearsal = given({ hunters: [{ slate, momentum: 5 }] })
      .play()
      .answer('act', 'option-0');
    expect(rehearsal.options()).not.toContain('option-0');
    rehearsal.run(activate);
    expect(actTexts(rehearsal.state, 0).map(one => one.key)).toEqual(['option-0']);
  });

  /** An option that pays for itself would be used for ever. */
  const selfPaying = (when: MomentumOption['when']): number => offers({ when, effects: [{ do: 'momentum', who: 'self', n: 1 }] });
  const occasions: Readonly<Record<string, { readonly when: MomentumOption['when']; readonly rule: (table: Table) => Rule<unknown> }>> = {
    'one placing of wounds': { when: 'wound', rule: table => placeWounds(table, 0, ['Club', 1], 'UM-RES-5') },
    'one kill': { when: 'elim', rule: table => killWindow(table, aKill) },
    'one crim about to act': { when: 'crim-start', rule: table => crimStartWindow(table, table.state.crims[0]!) },
    'one crim about to be placed': { when: 'spawn', rule: table => spawnWindow(table) },
    'one attack that ran dry': { when: 'depleted', rule: table => depletedWindow(table, 0, 0) },
  };
  const aKill: Kill = { seat: 0, card: THUG, x: 0, y: 0, r: 500, isFrozen: false, bounty: 8, bonuses: [], isDoubled: false };

  test.each(Object.entries(occasions))(
    '[UM-MOM-8] [UM-R-1] an option is used once on %s, and again on the next',
    (_name, { when, rule }) => {
      const rehearsal = given({ hunters: [{ slate: selfPaying(when), momentum: 1 }], crims: [{ card: THUG, at: [10, 20] }] });
      for (const _time of ['first', 'second']) {
        rehearsal.run(rule);
        expect(rehearsal.options()).toEqual(['option-0', ...WINDOW]);
        rehearsal.answer(rehearsal.asks!, 'option-0');
        expect(rehearsal.asks).toBeNull();
      }
      expect(rehearsal.types('momentum-spent')).toHaveLength(2);
    },
  );

  test('[UM-MOM-8] [UM-R-1] an option for a crim about to act is used once on each crim', () => {
    const slate = offers({ when: 'crim-start', effects: [{ do: 'order', action: 'flee' }] }, 2);
    const rehearsal = given({
      hunters: [{ slate, momentum: 6 }],
      crims: [
        { card: THUG, at: [10, 20] },
        { card: THUG, at: [30, 20] },
      ],
    });
    for (const no of [1, 2]) {
      rehearsal.run(table => crimStartWindow(table, rehearsal.crim(no)));
      expect(rehearsal.options('crim-start')).toEqual(['option-0', ...WINDOW]);
      rehearsal.answer('crim-start', 'option-0');
      expect(rehearsal.asks).toBeNull();
    }
    expect(rehearsal.hunter(0).momentum).toBe(2);
    expect(rehearsal.toldOf('order-given').map(one => one.crim)).toEqual([1, 2]);
  });

  test('[UM-MOM-9] [UM-INC-8] is not spent on a recovery check', () => {
    const slate = offers({ when: 'pre', checks: ['recovery', 'shoot'], effects: [{ do: 'upgrade', n: 2 }] });
    const rehearsal = given({ hunters: [{ slate, isIn: false, fellInTurn: 1, wounds: 9, momentum: 5 }], dice: { check: dice(3) } });
    rehearsal.run(table => recover(table, 0)).answer('choose-recovery', 'mind');
    expect(rolls(rehearsal)).toEqual(['recovery: I 10 10']);
  });

  test('a text that may be used so often in a match, or in an activation, is not offered once more', () => {
    const twice = hunter({ rule: { name: 'Twice', texts: [{ when: 'post', perMatch: 2, effects: [{ do: 'add-success', n: 1 }] }] } });
    const once = hunter({ rule: { name: 'Once', texts: [{ when: 'post', perActivation: 1, effects: [{ do: 'add-success', n: 1 }] }] } });
    const used = (slate: number) => {
      const rehearsal = given({ hunters: [{ slate }], dice: { check: dice(12) } });
      let times = 0;
      for (let i = 0; i < 3; i++) {
        making(rehearsal, shootCheck(rehearsal));
        if (rehearsal.asks === 'after-roll') {
          rehearsal.answer('after-roll', 'rule');
          times += 1;
        }
      }
      return times;
    };
    expect([used(twice), used(once)]).toEqual([2, 1]);
  });
});

describe('Keepers', () => {
  test('[UM-EVT-10] any number is played in one window, each once, and discarded', () => {
    const a = keeper('spike-a', { when: 'pre', effects: [{ do: 'upgrade', n: 1 }] });
    const b = keeper('spike-b', { when: 'pre', effects: [{ do: 'upgrade', n: 1 }] });
    const rehearsal = given({ hunters: [{ keepers: [a, b] }], dice: { check: dice(4) } });
    making(rehearsal, shootCheck(rehearsal));
    expect(rehearsal.options()).toEqual(['spike-a', 'spike-b', ...WINDOW]);
    rehearsal.answer('before-roll', 'spike-b').answer('before-roll', 'spike-a');

    expect(rolls(rehearsal)).toEqual(['shoot: I 12 12 10']);
    expect([rehearsal.hunter(0).keepers, rehearsal.state.eventDiscard]).toEqual([[], [b, a]]);
  });

  test('[UM-EVT-10] a Keeper is offered in the window it prints and in no other', () => {
    const moments = ['act', 'pre', 'post', 'rival-pre', 'wound', 'elim', 'crim-start', 'spawn', 'depleted'] as const;
    const keepers = moments.map(when => keeper(`only-${when}`, { when, effects: [{ do: 'momentum', who: 'self', n: 1 }] }));
    const slate = hunter({ rule: { name: 'Wide hands', texts: [{ when: 'always', effects: [{ do: 'hand-limit', n: keepers.length }] }] } });
    const rehearsal = given({ hunters: [{ slate, keepers, wounds: 0 }], dice: { check: dice(4) } });
    making(rehearsal, shootCheck(rehearsal));
    expect([rehearsal.asks, rehearsal.options()]).toEqual(['before-roll', ['only-pre', ...WINDOW]]);
    rehearsal.answer('before-roll', 'pass');
    expect([rehearsal.asks, rehearsal.options()]).toEqual(['after-roll', ['only-post', ...WINDOW]]);
    rehearsal.answer('after-roll', 'pass');
    expect(actTexts(rehearsal.state, 0).map(one => one.key)).toEqual(['only-act']);
    rehearsal.run(spawnWindow);
    expect([rehearsal.asks, rehearsal.options()]).toEqual(['spawn', ['only-spawn', ...WINDOW]]);
  });

  test('[UM-EVT-11] a rival with a Keeper for it enters the check of another hunter', () => {
    const rehearsal = given({ hunters: [{}, { keepers: ['jammed'] }], dice: { check: dice(4) } });
    making(rehearsal, shootCheck(rehearsal));
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['before-roll', 1]);
    rehearsal.answer('before-roll', 'jammed');

    expect(rolls(rehearsal)).toEqual(['shoot: I 10 8 8']);
  });

  test('[UM-EVT-11] the same Keeper is no use in an own check, or in a check of another kind', () => {
    const own = given({ hunters: [{ keepers: ['jammed'] }, {}], dice: { check: dice(4) } });
    making(own, shootCheck(own));
    const other = given({ hunters: [{}, { keepers: ['jammed'] }], dice: { check: dice(3) } });
    making(other, newCheck('spot', 0, 'mind', 3, 1));

    expect([own.asks, other.asks]).toEqual([null, null]);
  });

  test("[UM-EVT-11] a Keeper enters a crim's action if its window says so", () => {
    const rehearsal = given({ hunters: [{ at: [4, 4] }, { at: [20, 20], keepers: ['bait'] }], crims: [{ card: THUG, at: [20, 30] }] });
    rehearsal.run(table => crimStartWindow(table, rehearsal.crim(1)));
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['crim-start', 1, ['bait', ...WINDOW]]);
  });

  test('[UM-EVT-13] [UM-INC-8] out of the zone only Keepers that name recovery checks are offered', () => {
    const rehearsal = given({
      hunters: [{ isIn: false, wounds: 9, keepers: ['stim-spike', 'adrenal-override', 'jammed'], medSprays: 1 }, {}],
      dice: { check: [...dice(4), ...dice(3)] },
    });
    making(rehearsal, newCheck('shoot', 1, 'shoot', 4, 1));
    expect(rehearsal.asks).toBeNull();
    rehearsal.run(table => recover(table, 0)).answer('choose-recovery', 'mind');
    expect(rehearsal.options()).toEqual(['adrenal-override', ...WINDOW]);
    rehearsal.answer('before-roll', 'adrenal-override');

    expect(rolls(rehearsal).at(-1)).toBe('recovery: I 12 12');
  });

  test('[UM-EVT-13] [UM-INC-8] in the zone a Keeper for recovery checks is not offered for another check', () => {
    const rehearsal = given({ hunters: [{ keepers: ['adrenal-override'] }], dice: { check: dice(4) } });
    making(rehearsal, shootCheck(rehearsal));
    expect(rehearsal.asks).toBeNull();
  });

  test('[UM-EVT-8] a Keeper that could do nothing is not offered', () => {
    const act = (more: HunterOn) => actTexts(given({ hunters: [more] }).state, 0).map(one => one.key);
    expect(act({ keepers: ['field-dressing'], wounds: 0 })).toEqual([]);
    expect(act({ keepers: ['field-dressing'], wounds: 1 })).toEqual(['field-dressing']);
    expect(act({ keepers: ['spotlight', 'bounty-hike', 'hot-reload'] })).toEqual([]);
  });
});

describe('Tokens', () => {
  test('[UM-POD-13] [UM-R-46] a Med Spray is offered between own actions, before own rolls and before any crim acts', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20], wounds: 2, medSprays: 1 }],
      crims: [{ card: THUG, at: [9, 33], hiddenIn: 4, hidInTurn: 1 }],
      dice: { check: dice(4) },
    });
    expect(actTexts(rehearsal.state, 0).map(one => one.key)).toEqual(['med-spray']);
    making(rehearsal, shootCheck(rehearsal));
    expect(rehearsal.options('before-roll')).toEqual(['med-spray', ...WINDOW]);
    rehearsal.answer('before-roll', 'pass');
    expect(rehearsal.asks).toBeNull();
    rehearsal.run(table => crimStartWindow(table, rehearsal.crim(1)));
    expect(rehearsal.options('crim-start')).toEqual(['med-spray', ...WINDOW]);
    rehearsal.answer('crim-start', 'med-spray').answer('med-spray', '1');

    expect(rehearsal.hunter(0)).toMatchObject({ wounds: 1, medSprays: 0 });
  });

  test('[UM-POD-14] out of the zone no token is offered, and all are kept', () => {
    const rehearsal = given({ hunters: [{ isIn: false, wounds: 9, medSprays: 1, reloads: 1, depleted: [0] }], dice: { check: dice(3) } });
    expect(actTexts(rehearsal.state, 0)).toEqual([]);
    rehearsal.run(table => recover(table, 0)).answer('choose-recovery', 'mind');

    expect(rehearsal.asks).toBeNull();
    expect(rehearsal.hunter(0)).toMatchObject({ medSprays: 1, reloads: 1, depleted: [0] });
  });

  test('[UM-POD-15] a Reload token is spent later too, between own actions, one for each attack', () => {
    const slate = hunter({
      attacks: [
        { name: 'Rifle', kind: 'ranged', damage: 3, range: 18, isDepletable: true },
        { name: 'Flare', kind: 'ranged', damage: 1, range: 9, isDepletable: true },
      ],
    });
    const rehearsal = given({ hunters: [{ slate, reloads: 1, depleted: [0, 1] }] }).play();
    expect(rehearsal.options().filter(key => key.startsWith('reload'))).toEqual(['reload-0', 'reload-1']);
    rehearsal.answer('act', 'reload-1');

    expect(rehearsal.hunter(0)).toMatchObject({ reloads: 0, depleted: [0], actionsLeft: 2 });
    expect(rehearsal.options().filter(key => key.startsWith('reload'))).toEqual([]);
  });

  test('[UM-POD-11] without token or text a depleted attack stays so', () => {
    const rehearsal = given({ hunters: [{ depleted: [0] }] }).play();
    expect(rehearsal.options().filter(key => key.startsWith('reload'))).toEqual([]);
  });
});

test('what a seat reads after the roll is what lies there now, also after a die was rolled again', () => {
  const again = (id: string) => keeper(id, { when: 'post', effects: [{ do: 'reroll', n: 1, of: 'failed' }] });
  const rehearsal = given({ hunters: [{ keepers: [again('again-a'), again('again-b')] }], dice: { check: [3, 2, 2, 7, 9] } });
  making(rehearsal, shootCheck(rehearsal, 2));
  expect(rehearsal.open[0]!.facts).toMatchObject({ impact: 3, faces: [2, 2, 7] });
  rehearsal.answer('after-roll', 'again-a');

  expect([rehearsal.asks, rehearsal.open[0]!.facts]).toEqual(['after-roll', expect.objectContaining({ faces: [9, 2, 7] })]);
});

test('a window before a crim acts is gone through once: who passed is not asked again', () => {
  const rehearsal = given({
    hunters: [
      { at: [20, 20], keepers: ['bait'] },
      { at: [20, 26], keepers: ['spooked'] },
    ],
    crims: [{ card: THUG, at: [20, 30] }],
  });
  rehearsal.run(table => crimStartWindow(table, rehearsal.crim(1)));
  rehearsal.answer('crim-start', 'pass').answer('crim-start', 'spooked');

  expect(rehearsal.asks).toBeNull();
});

test('an order is given to a crim in the open; the last one given stands', () => {
  const rehearsal = given({
    hunters: [
      { at: [20, 20], keepers: ['bait'] },
      { at: [20, 26], keepers: ['spooked'] },
    ],
    crims: [{ card: THUG, at: [20, 30] }],
  });
  const orders: (string | null)[] = [];
  rehearsal.run(function* (table) {
    orders.push(yield* crimStartWindow(table, rehearsal.crim(1)));
  });
  rehearsal.answer('crim-start', 'bait').answer('crim-start', 'spooked');

  expect(orders).toEqual(['hide']);
  expect(rehearsal.state.eventDiscard).toEqual([cardNamed('bait'), cardNamed('spooked')]);
});
