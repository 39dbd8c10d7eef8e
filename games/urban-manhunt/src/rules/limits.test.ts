/** Limits, reasons and what is told, by chapter: just inside and just outside what the other tests of the rules show. Limits hold up to 2 thousandths beyond (UM-GEO-3). */

import { type Refused, type Rule, ScriptedChance, type Trail } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { type Kill, newAttack, newCheck, type Occasion, occasionOf } from '../checks-and-attacks.ts';
import { addZone, OFFERED_ZONES } from '../content/maps.ts';
import type { MapFeature, MomentumOption, Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { TEST_YARD } from '../content/zones/test-yard.ts';
import { applyEffects, applyToCheck, isPossible } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { attacksOfCrim as attacksOf, basesBut, bountyOf, crimFigure, groundIn, hunterFigure, usableAttacks } from '../questions.ts';
import { trailInWords } from '../sentences/objections.ts';
import { setupFor } from '../setup.ts';
import type { Stream } from '../state.ts';
import { making, rolls, shootCheck } from '../testing/checks.ts';
import { acted, at, crimOrdered, paths } from '../testing/crims.ts';
import { blank, control, event, GUNMAN, gunman, hunter, LURKER, RUNNER, rectangle, runner, THUG, thug } from '../testing/fixtures.ts';
import { type At, type CrimOn, given, type HunterOn, LEFT_OUT, type Rehearsal } from '../testing/rehearsal.ts';
import { fight, isCoveredFrom, shoot } from './attack.ts';
import { begin, firstCrims } from './begin.ts';
import { carryOutEvents } from './carry-out.ts';
import { reappear } from './come-out.ts';
import { settled, wayToTouch } from './contact.ts';
import { beginTurn } from './control.ts';
import { endPhase, endTest, outcomeOf } from './end.ts';
import { placeSpotted } from './place-spotted.ts';
import { Places } from './places.ts';
import { arriveAt, eligibleTubes, placeCrims } from './placing.ts';
import { adjacentPods, universal } from './pods.ts';
import { lookAt } from './spot.ts';
import { type Allowance, HunterTrail } from './trail.ts';
import { whyNot } from './why-not.ts';
import { crimStartWindow, depletedWindow, killWindow, spawnWindow, usesAt } from './windows.ts';

const THICKET = 4;
const BLOCK = 1;
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

describe('Distances', () => {
  test('[UM-SPOT-2] a feature 18.002" away is looked at, one 18.003" away is not', () => {
    const isNear = (x: number): boolean => {
      const { state } = given({ hunters: [{ at: [x, 33] }], crims: [{ card: LURKER, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1 }] });
      return lookAt(state, 0, state.crims[0]!).isNear;
    };

    expect([isNear(30.502), isNear(30.503)]).toEqual([true, false]);
  });

  const spotted = (hunterAt: At): Rehearsal => {
    const rehearsal = given({ hunters: [{ at: hunterAt }, {}], crims: [{ card: LURKER, at: [29.5, 31], hiddenIn: 2, hidInTurn: 1 }] });
    return rehearsal.run(table => placeSpotted(table, rehearsal.crim(1), 0, 1, 'UM-SPOT-6'));
  };

  test('[UM-SPOT-8] [UM-SPOT-10] a spotted crim is put within 2.002" of its feature, and no nearer to the spotter than 5.998"', () => {
    const why = (rehearsal: Rehearsal, place: At): string | null => rehearsal.objection(place)?.why ?? null;

    expect([27.498, 27.497].map(x => why(spotted([20, 31]), [x, 31]))).toEqual([null, 'UM-SPOT-8']);
    expect([27.998, 27.997].map(x => why(spotted([21, 31]), [x, 31]))).toEqual([null, 'UM-SPOT-10']);
  });

  test('[UM-CSHO-1] a crim shoots as far as its range and 0.002" more', () => {
    const shoots = (y: number, defense: readonly number[]): string[] =>
      acted(crimOrdered('shoot', { hunters: [{ at: [2, y] }], crims: [{ card: GUNMAN, at: [2, 2] }], dice: { check: defense } }));

    expect([shoots(15.002, [7, 7, 7]), shoots(15.003, [])]).toEqual([['shoot'], ['seek-cover']]);
  });

  test('[UM-POD-2] a pod is adjacent over a gap of 0.502"', () => {
    expect([15.752, 15.753].map(y => adjacentPods(given({ hunters: [{ at: [24, y] }] }).state, 0))).toEqual([[2], []]);
  });

  test('[UM-CTL-13] a tube is too near to a hunter whose base is 6.002" away', () => {
    // Tube 1 is at (6, 24).
    expect([30.502, 30.503].map(y => eligibleTubes(given({ hunters: [{ at: [6, y] }] }).state).includes(0))).toEqual([false, true]);
  });

  test('[UM-COV-3] a rule that counts a crim as in cover beyond 6" does so from 6.003" on', () => {
    const smoky = gunman({ rule: { name: 'Smoke', texts: [{ when: 'always', effects: [{ do: 'counts-as-cover', beyond: 6 }] }] } });
    const isCovered = (y: number): boolean => {
      const { state } = given({ hunters: [{ at: [2, y] }], crims: [{ card: smoky, at: [2, 2] }] });
      return isCoveredFrom(state, 0, state.crims[0]!);
    };

    expect([isCovered(9.002), isCovered(9.003)]).toEqual([false, true]);
  });

  test('[UM-HIDE-3] a crim hides at a solid feature from 0.502" away', () => {
    // It stands still and fast: only where it is counts.
    const hides = (x: number): number =>
      crimOrdered('hide', { hunters: [{ at: [46, 2] }], crims: [{ card: runner({ move: 0 }), at: [x, 31] }] }).crim(1).hiddenIn;

    expect([hides(34.002), hides(34.003)]).toEqual([2, -1]);
  });

  test('[UM-EVT-4] a card that reveals within 6" reaches 6.002" from base to feature', () => {
    const could = (x: number): boolean => {
      const { state } = given({ hunters: [{ at: [x, 33] }], crims: [{ card: LURKER, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1 }] });
      return isPossible(state, { do: 'reveal', within: 6 }, occasionOf(0, -1));
    };

    expect([could(18.502), could(18.503)]).toEqual([true, false]);
  });

  test('[UM-SHO-1] why not: out of range from 18.003" on, out of sight before that', () => {
    const wall = addZone({
      ...TEST_YARD,
      id: 'limits-wall',
      features: [...TEST_YARD.features, { name: 'Wall', corners: rectangle(43, 4, 47.9, 5), height: 4, traits: ['solid'] }],
    });
    const reason = (y: number): unknown[] => {
      const rehearsal = given({
        zone: wall,
        hunters: [{ at: [45, 2] }],
        crims: [
          { card: THUG, at: [45, y] },
          { card: THUG, at: [40, 2] },
          { card: THUG, at: [40, 4] },
        ],
      });
      const other = whyNot(given({ zone: wall, hunters: [{ at: [45, 2] }], crims: [{ card: THUG, at: [45, y] }] }).state, 0);
      const attack = rehearsal.run(table => shoot(table, 0)).open[0]!.not!();
      const { facts }: Refused = other.find(one => one.about[0].id === 'shoot')!;
      return [facts['reason'], attack[0]!.facts['what']];
    };

    expect([reason(21.002), reason(21.003)]).toEqual([
      ['out-of-sight', 'out-of-sight'],
      ['out-of-range', 'out-of-range'],
    ]);
  });

  test('[UM-SHO-1] why not: the attack that reaches farthest counts', () => {
    const slate = hunter({
      attacks: [
        { name: 'Flare', kind: 'ranged', damage: 1, range: 9 },
        { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 },
      ],
    });
    const not = whyNot(given({ hunters: [{ at: [2, 2], slate }], crims: [{ card: THUG, at: [2, 40] }] }).state, 0);

    expect(not.find(one => one.about[0]!.id === 'shoot')!.facts).toMatchObject({ reason: 'out-of-range', range: 18 });
  });

  test('[UM-REST-2] engaged with several, one is named as the reason against a Rest', () => {
    const { state } = given({
      hunters: [{ at: [20, 20], wounds: 1 }],
      crims: [
        { card: THUG, at: [21, 20] },
        { card: THUG, at: [19, 20] },
      ],
    });

    expect(whyNot(state, 0).filter(one => one.about[0]!.id === 'rest')).toHaveLength(1);
  });
});

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
});

describe('Windows', () => {
  const asking = (rehearsal: Rehearsal): unknown[] => [rehearsal.asks, rehearsal.open[0]?.facts, rehearsal.open[0]?.odds !== undefined];

  test('[UM-CHK-9] before the roll: check, crim and Threshold, with odds; after it: what lies there, without', () => {
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
    expect(asking(rehearsal)).toEqual(['after-roll', { ...about, impact: 3, faces: [4, 5] }, false]);
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
});

describe('Effects', () => {
  const could = (effect: Effect, about: Partial<Occasion> = {}, rehearsal: Rehearsal = given({ hunters: [{}, {}] })): boolean =>
    isPossible(rehearsal.state, effect, occasionOf(0, -1, about));

  test.each<Effect>([
    { do: 'damage', n: 1 },
    { do: 'threshold', n: 1 },
    { do: 'ignore-cover' },
    { do: 'ignore-armor', n: 1 },
    { do: 'ignore-impact-one', what: 'all' },
    { do: 'reroll', n: 1, of: 'any' },
    { do: 'cancel-wounds', n: 1 },
    { do: 'quality-bonus', n: 1 },
    { do: 'double-quality' },
    { do: 'order', action: 'flee' },
    { do: 'choose-tube' },
    { do: 'armor', n: 1 },
  ])('$do is impossible where there is no check, wound, kill, crim or tube', effect => {
    expect(could(effect)).toBe(false);
  });

  test('words about an attack are impossible in a check without one, and change nothing there', () => {
    const check = newCheck('spot', 0, 'mind', 3, 1);
    const before = { ...check };
    for (const effect of [{ do: 'ignore-cover' }, { do: 'ignore-armor', n: 1 }, { do: 'push-further', n: 1 }] satisfies Effect[])
      applyToCheck(check, effect);

    expect(check).toEqual(before);
    expect([could({ do: 'ignore-cover' }, { check }), could({ do: 'ignore-armor', n: 1 }, { check })]).toEqual([false, false]);
  });

  test('[UM-EVT-14] an order needs both a crim and somebody who waits for it', () => {
    const rehearsal = given({ hunters: [{}], crims: [{ card: THUG, at: [9, 9] }] });
    const reply = { order: null, tubeChooser: -1 };
    const order: Effect = { do: 'order', action: 'flee' };

    expect([could(order, { crim: rehearsal.crim(1), reply }), could(order, { crim: rehearsal.crim(1) }), could(order, { reply })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[UM-IMP-7] an Impact 1 that is wholly ignored stays so', () => {
    const check = newCheck('damage', 0, null, 3, null);
    applyToCheck(check, { do: 'ignore-impact-one', what: 'all' });
    applyToCheck(check, { do: 'ignore-impact-one', what: 'points' });

    expect(check.ignoresOne).toBe('all');
  });

  test('[UM-IMP-22] the Impact Die can be rolled again though no die failed, other dice only if there are such', () => {
    const check = newCheck('shoot', 0, null, 2, 1);
    Object.assign(check, { impact: 3, rolled: [{ sides: 10, face: 9 }] });
    const again = (of: 'any' | 'failed' | 'impact'): boolean => could({ do: 'reroll', n: 1, of }, { check });

    expect([again('any'), again('failed'), again('impact')]).toEqual([true, false, true]);
    Object.assign(check, { impact: 3, rolled: [] });
    expect([again('any'), again('failed'), again('impact')]).toEqual([false, false, true]);
    Object.assign(check, { impact: 0, rolled: [{ sides: 10, face: 2 }] });
    expect([again('any'), again('failed'), again('impact')]).toEqual([false, false, false]);
  });

  test('[UM-IMP-22] who rolls again is told what lies there', () => {
    const check = newCheck('shoot', 0, null, 3, 1);
    Object.assign(check, {
      impact: 3,
      rolled: [
        { sides: 10, face: 2 },
        { sides: 8, face: 5 },
      ],
    });
    const rehearsal = given({ hunters: [{}] });
    rehearsal.run(table => applyEffects(table, [{ do: 'reroll', n: 1, of: 'any' }], occasionOf(0, -1, { check }), 'UM-EVT-4'));

    expect(rehearsal.open[0]!.facts).toEqual({ check: 'shoot', faces: [2, 5], sizes: [10, 8] });
  });

  test('[UM-ELIM-12] frozen points: the killer gains none, but loses them, and others gain', () => {
    const frozen = { kill: { ...aKill, isFrozen: true } };
    const after = (effect: Effect, about: Partial<Occasion>, points = [3, 5]): number[] => {
      const rehearsal = given({ hunters: points.map(n => ({ points: n })) });
      return rehearsal
        .run(table => applyEffects(table, [effect], occasionOf(0, -1, about), 'UM-EVT-4'))
        .state.hunters.map(one => one.points);
    };

    expect(after({ do: 'points', who: 'self', n: 2 }, frozen)).toEqual([3, 5]);
    expect(after({ do: 'points', who: 'self', n: -2 }, frozen)).toEqual([1, 5]);
    expect(after({ do: 'points', who: 'leader', n: 2 }, frozen)).toEqual([3, 7]);
    expect(after({ do: 'points', who: 'leader', n: 2 }, frozen, [5, 5])).toEqual([5, 7]);
    expect(after({ do: 'points', who: 'self', n: 2 }, { kill: aKill })).toEqual([5, 5]);
    expect([could({ do: 'quality-bonus', n: 1 }, frozen), could({ do: 'quality-bonus', n: 1 }, { kill: aKill })]).toEqual([false, true]);
    expect([
      could({ do: 'double-quality' }, frozen),
      could({ do: 'double-quality' }, { kill: aKill }),
      could({ do: 'double-quality' }, { kill: { ...aKill, isDoubled: true } }),
    ]).toEqual([false, true, false]);
  });

  test('[UM-EVT-8] points for leaders are possible if one of them may gain them', () => {
    const rehearsal = given({ hunters: [{ points: 5 }, { points: 5 }] });

    expect(could({ do: 'points', who: 'leader', n: 1 }, { kill: { ...aKill, isFrozen: true } }, rehearsal)).toBe(true);
  });

  test('[UM-EVT-8] healing oneself, or all crims, needs wounds there', () => {
    const rehearsal = given({ hunters: [{ wounds: 1 }], crims: [{ card: THUG, at: [9, 9] }] });
    expect([
      could({ do: 'heal', who: 'self', n: 1 }, {}, rehearsal),
      could({ do: 'heal', who: 'every-crim', n: 1 }, {}, rehearsal),
    ]).toEqual([true, false]);
    Object.assign(rehearsal.hunter(0), { wounds: 0 });
    Object.assign(rehearsal.crim(1), { wounds: 1 });
    expect([
      could({ do: 'heal', who: 'self', n: 1 }, {}, rehearsal),
      could({ do: 'heal', who: 'every-crim', n: 1 }, {}, rehearsal),
    ]).toEqual([false, true]);
  });

  test('in the open is neither inside an area nor within 1.002" of a cover feature', () => {
    const hurt = (place: At, zone?: number): number => {
      const rehearsal = given({ ...(zone !== undefined && { zone }), hunters: [{ at: place }] });
      return rehearsal
        .run(table => applyEffects(table, [{ do: 'wounds', who: 'every-hunter-in-the-open', n: 1 }], occasionOf(0, -1), 'UM-EVT-4'))
        .hunter(0).wounds;
    };
    const meadow = addZone({
      ...TEST_YARD,
      id: 'limits-meadow',
      features: [...TEST_YARD.features, { name: 'Meadow', corners: rectangle(42, 28, 47, 34), height: 0, traits: ['area', 'difficult'] }],
    });

    // The Block reaches to x = 16.
    expect([hurt([17.502, 12]), hurt([17.503, 12])]).toEqual([0, 1]);
    expect([hurt([44.5, 31], meadow), hurt([44.5, 37], meadow)]).toEqual([0, 1]);
  });

  test('[UM-POD-11] a card that reloads spends no token', () => {
    const rehearsal = given({ hunters: [{ depleted: [0], reloads: 1 }] });
    rehearsal.run(table => applyEffects(table, [{ do: 'reload', which: 'any' }], occasionOf(0, -1), 'UM-EVT-4'));
    expect(rehearsal.hunter(0)).toMatchObject({ depleted: [], reloads: 1 });
    const everyone = given({ hunters: [{ depleted: [0], reloads: 1 }] });
    everyone.run(table => applyEffects(table, [{ do: 'everyone-may-reload' }], occasionOf(0, -1), 'UM-EVT-4')).answer('may-reload', 'a0');
    expect(everyone.hunter(0)).toMatchObject({ depleted: [], reloads: 1 });
  });

  test('who is out of the zone reveals nobody, is not snared twice, and no crim steps where there is no hunter', () => {
    const hidden = { card: LURKER, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1 } as const;
    const out = given({ hunters: [{ at: [9, 33], isIn: false }], crims: [hidden] });
    expect(could({ do: 'reveal', within: 6 }, {}, out)).toBe(false);
    expect(
      could(
        { do: 'crim-step', who: 'aggressive', way: 'toward', n: 3 },
        {},
        given({ hunters: [{ isIn: false }], crims: [{ card: THUG, at: [9, 9] }] }),
      ),
    ).toBe(false);
    const snared = given({ hunters: [{ isSnared: true }] });
    expect(snared.run(table => applyEffects(table, [{ do: 'snare' }], occasionOf(0, -1), 'UM-EVT-4')).types('hunter-snared')).toEqual([]);
  });

  test('[UM-EVT-8] a pod is emptied near a leader who is in, full pods alone', () => {
    const emptied = (hunters: HunterOn[], pods: boolean[], leader = 'h0'): unknown => {
      const rehearsal = given({ hunters, state: { pods } });
      if (!could({ do: 'empty-pod' }, {}, rehearsal)) return 'impossible';
      rehearsal.run(table => applyEffects(table, [{ do: 'empty-pod' }], occasionOf(0, -1), 'UM-EVT-4'));
      if (rehearsal.asks) rehearsal.answer('choose-leader', leader);
      return rehearsal.state.pods.map(full => (full ? 1 : 0)).join('');
    };
    const all = [true, true, true, true, true, true];
    // Pod 3 is at (24, 14), pod 1 at (12, 24).
    const near = { at: [24, 16] as const, points: 5 };

    expect(emptied([near, {}], all)).toBe('110111');
    expect(emptied([near, {}], [true, true, false, true, true, true])).toBe('010111');
    const tied: HunterOn[] = [
      { ...near, isIn: false },
      { points: 5, at: [12, 26] },
    ];
    expect([emptied(tied, all, 'h0'), emptied(tied, all, 'h1')]).toEqual(['111111', '011111']);
    expect(emptied([{ ...near, isIn: false }, {}], all)).toBe('impossible');
  });
});

describe('Crims', () => {
  test('[UM-CTL-9] no more crims are ordered than fit into the zone', () => {
    const three = control({ k: 2, mode: 'random' });
    const ordered = (crims: number): unknown => {
      const rehearsal = given({
        hunters: [{ at: [2, 2] }],
        crims: Array.from({ length: crims }, (_, i) => ({ card: THUG, at: [30 + i * 2, 44] as At })),
        state: { controlPile: [three] },
      });
      return rehearsal
        .run(beginTurn)
        .toldOf('crims-ordered')
        .map(one => one.n);
    };

    expect([ordered(0), ordered(2), ordered(4)]).toEqual([[3], [2], [0]]);
  });

  test('[UM-CTL-6] pods are restocked only if one is empty', () => {
    const restocked = (pods: boolean[]): string[] =>
      given({ hunters: [{ at: [2, 2] }], state: { controlPile: [control({ restock: true })], pods } })
        .run(beginTurn)
        .types('pods-restocked');

    expect([restocked([true, false, true, true, true, true]), restocked([true, true, true, true, true, true])]).toEqual([
      ['pods-restocked'],
      [],
    ]);
  });

  test('[UM-CTL-11] without a crim card nothing enters, and the placing ends', () => {
    const rehearsal = given({ hunters: [{ at: [2, 2] }], state: { crimPile: [], crimDiscard: [] }, despite: [LEFT_OUT] });
    arriveAt(rehearsal.table, 3, 'UM-CTL-9');
    expect([rehearsal.state.crims, rehearsal.told]).toEqual([[], []]);
    rehearsal.run(table => placeCrims(table, ['Riot', 2], 'random', 'UM-CTL-9'));
    expect([rehearsal.state.crims, rehearsal.state.toPlace, rehearsal.types('crim-entered')]).toEqual([[], 0, []]);
  });

  test('[UM-HIDE-8] [UM-GEO-14] a crim on a roof comes out there unless somebody stands in its place; then on the ground', () => {
    const features = TEST_YARD.features.map(
      (one, no): MapFeature => (no === BLOCK ? { ...one, traits: [...one.traits, 'hideable'] } : one),
    );
    const zone = addZone({ ...TEST_YARD, id: 'hideable-block', features });
    const roof = { card: RUNNER, at: [13, 12], surface: BLOCK, hiddenIn: BLOCK, hidInTurn: 1 } as const;
    const free = given({ zone, hunters: [{ at: [46, 2] }], crims: [roof] });
    const taken = given({ zone, hunters: [{ at: [13, 12], surface: BLOCK }], crims: [roof] });

    expect([reappear(free.table, free.crim(1)), free.crim(1).surface, at(free.crim(1))]).toEqual([true, BLOCK, [13, 12]]);
    expect([reappear(taken.table, taken.crim(1)), taken.crim(1).surface]).toEqual([true, -1]);
    const ground = given({ hunters: [{ at: [46, 2] }], crims: [{ card: RUNNER, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1 }] });
    expect([reappear(ground.table, ground.crim(1)), ground.crim(1).surface, at(ground.crim(1))]).toEqual([true, -1, [9, 33]]);
  });

  test('[UM-HIDE-1] standing where it is, a crim does not tell a move; diagonal ways to a solid hideout end in contact', () => {
    const rehearsal = crimOrdered('hide', { hunters: [{ at: [46, 2] }], crims: [{ card: runner({ move: 9 }), at: [35, 34] }] });
    const crim = crimFigure(rehearsal.crim(1));
    const corner = Math.hypot(crim.x - 33_000, crim.y - 32_000);

    expect(Math.abs(corner - 500)).toBeLessThan(2);
    expect(rehearsal.crim(1).hiddenIn).toBe(2);
  });

  test('[UM-CHG-2] a crim struck down on its way neither hides nor goes on', () => {
    const rehearsal = crimOrdered('hide', {
      hunters: [{ at: [20, 20] }],
      crims: [{ card: runner({ wounds: 1 }), at: [21, 20] }],
      dice: { check: [6, 6, 6, 6] },
    });

    expect([rehearsal.state.crims, paths(rehearsal)]).toEqual([[], []]);
  });

  test('[UM-GEO-19] [UM-GEO-21] a larger base comes to touch a model where it does not fit in its place', () => {
    const big = thug({ isLarge: true });
    // The hunter stands 0.6" from the wall of the Block: a large base has no room there, but can touch it.
    const rehearsal = given({ hunters: [{ at: [16.6, 12] }], crims: [{ card: big, at: [24, 12] }] });
    const route = wayToTouch(groundIn(rehearsal.state), crimFigure(rehearsal.crim(1)), hunterFigure(rehearsal.state, 0), []);

    expect(route).not.toBeNull();
    expect(route!.points.at(-1)!.x).toBeLessThanOrEqual(18_000);
  });

  test('[UM-GEO-2] an end that lies right is left as it is, one a thousandth too deep is moved beside it', () => {
    const { state } = given({ hunters: [{ at: [46, 46] }] });
    const ground = groundIn(state);
    const end = (x: number, y = 12_000): unknown => settled(ground, { x, y, r: 500, surface: -1 }, []);

    expect([end(16_500), end(16_498)]).toEqual([
      { x: 16_500, y: 12_000 },
      { x: 16_498, y: 12_000 },
    ]);
    expect(end(16_497)).toEqual({ x: 16_498, y: 12_000 });
    expect(end(13_000, 14_497)).toEqual({ x: 13_001, y: 14_498 });
    expect(end(13_000, 9503)).toEqual({ x: 12_999, y: 9502 });
  });
});

describe('The end', () => {
  test('[UM-END-1] [UM-END-2] at the end of a turn a rule speaks and is told; of hunters who are in', () => {
    const slate = ruled({ when: 'end-of-turn', effects: [{ do: 'momentum', who: 'self', n: 1 }] });
    const ended = (on: HunterOn): Rehearsal => given({ hunters: [{ slate, ...on }] }).run(endPhase);

    expect(ended({}).toldOf('rule-used')).toEqual([{ type: 'rule-used', rule: 'UM-END-2', seat: 0, name: 'Habit' }]);
    expect([ended({}).hunter(0).momentum, ended({ isIn: false }).types('rule-used')]).toEqual([1, []]);
    expect(
      given({ hunters: [{}] })
        .run(endPhase)
        .types(),
    ).toEqual([]);
  });

  test('[UM-END-1] an event in force ends with its owner’s place in the turn it holds until', () => {
    const card = event({ id: 'limits-force' });
    const left = (owner: number, until: number): number =>
      given({ turn: 3, hunters: [{}, {}], state: { inForce: [{ card, owner, until }] } }).run(endPhase).state.inForce.length;

    expect([left(0, 2), left(0, 3), left(1, 3), left(0, 4)]).toEqual([0, 0, 0, 1]);
    const order = given({ turn: 3, first: 1, hunters: [{}, { isFocused: true }], state: { inForce: [{ card, owner: 0, until: 3 }] } }).run(
      endPhase,
    );
    expect(order.types()).toEqual(['focus-spent', 'event-expired']);
  });

  test('[UM-END-4] [UM-END-5] the test after the last Control Card cites its rule', () => {
    const tested = (overtime: number): unknown => {
      const rehearsal = given({ hunters: [{}], dice: { 'end-test': overtime < 2 ? [1] : [] }, state: { controlPile: [], overtime } }).run(
        endTest,
      );
      return rehearsal.toldOf('end-tested').map(one => [one.rule, one.need]);
    };

    expect([tested(0), tested(1), tested(2)]).toEqual([[['UM-END-4', 6]], [['UM-END-5', 4]], []]);
  });

  test('[UM-END-8] exactly the target reaches the tier', () => {
    const outcome = (points: number): unknown => outcomeOf(given({ hunters: [{ points }] }).state).winners;

    expect([outcome(67), outcome(68), outcome(69)]).toEqual([[], [0], [0]]);
  });
});

test('[UM-POD-5] each reward is what it says', () => {
  const rewarded = (reward: string): object => {
    const rehearsal = given({ hunters: [{ at: [24, 15.5] }], dice: { pod: [3] } }).run(table => universal(table, 0));
    rehearsal.answer('choose-reward', reward);
    const { reloads, medSprays, momentum } = rehearsal.hunter(0);
    return { reloads, medSprays, momentum, rule: rehearsal.told.at(-1)!.rule };
  };

  expect(['reload', 'med-spray', 'adrenaline-shot'].map(rewarded)).toEqual([
    { reloads: 1, medSprays: 0, momentum: 0, rule: 'UM-POD-10' },
    { reloads: 0, medSprays: 1, momentum: 0, rule: 'UM-POD-12' },
    { reloads: 0, medSprays: 0, momentum: 1, rule: 'UM-POD-6' },
  ]);
});

describe('Paths', () => {
  const trail = (rehearsal: Rehearsal, more: Partial<Allowance> = {}): HunterTrail =>
    new HunterTrail(rehearsal.state, 0, {
      ...{
        length: 99_000,
        rule: 'UM-MOV-6',
        mayCrossDifficult: true,
        mayClimbUp: true,
        holding: rehearsal.state.crims,
        mustApproach: false,
      },
      ...more,
    });
  const path = (...corners: readonly At[]) => corners.map(([x, y]) => ({ x, y }));
  const why = (rehearsal: Rehearsal, ...corners: readonly At[]): string | null => trail(rehearsal).against(path(...corners))?.why ?? null;
  const meeting = (crim: At, on: HunterOn, more: Partial<CrimOn> = {}): Rehearsal =>
    given({ hunters: [on], crims: [{ card: THUG, at: crim, ...more }] });

  test('[UM-MOV-8] a path passes a crim 1.503" from its centre, but not 1.502"', () => {
    const passing = (y: number): string | null => why(meeting([24, 20], { at: [20, y] }), [28, y]);

    expect([passing(18.498), passing(18.497)]).toEqual(['UM-MOV-8', null]);
  });

  test('[UM-MOV-8] held, a path may end 1.502" from the crim, not 1.503"', () => {
    const ending = (x: number): string | null => why(meeting([24, 20], { at: [22.8, 20] }), [x, 20]);

    expect([ending(22.498), ending(22.497)]).toEqual([null, 'UM-MOV-8']);
  });

  test('[UM-MOV-8] on one roof a crim holds as on the ground', () => {
    const rehearsal = meeting([13, 12], { at: [14.2, 12], surface: BLOCK }, { surface: BLOCK });

    expect([why(rehearsal, [14.4, 12.2]), why(rehearsal, [15.4, 12])]).toEqual([null, 'UM-MOV-8']);
  });

  test('[UM-MOV-8] held where it was seen, a path stays held where the crim is out of sight', () => {
    const zone = addZone({
      ...TEST_YARD,
      id: 'limits-partition',
      features: [...TEST_YARD.features, { name: 'Partition', corners: rectangle(29.9, 20.85, 33, 21.15), height: 2, traits: ['solid'] }],
    });
    const rehearsal = given({ zone, hunters: [{ at: [26, 20.3] }], crims: [{ card: THUG, at: [30, 21.7] }] });
    const inReach: At = [29.4, 20.3];

    expect([why(rehearsal, inReach), why(rehearsal, inReach, [30.2, 20.3]), why(rehearsal, inReach, [30.2, 20.3], [31.8, 20.3])]).toEqual([
      null,
      null,
      'UM-MOV-8',
    ]);
  });

  test('[UM-MOV-8] whether a crim holds is judged from the very point where its reach begins, from whichever side a path comes', () => {
    const zone = addZone({
      ...TEST_YARD,
      id: 'limits-slab',
      features: [...TEST_YARD.features, { name: 'Slab', corners: rectangle(43.4, 27.3, 45.3, 27.5), height: 2, traits: ['solid'] }],
    });
    const crim: At = [44, 28];
    const reach = 1502;
    const judged: boolean[] = [];
    const expected: boolean[] = [];
    let random = 7;
    const next = (): number => {
      random = (random * 16_807) % 2_147_483_647;
      return random / 2_147_483_647;
    };
    for (let i = 0; i < 400; i++) {
      // A chord of a circle round the crim that passes it on the side of the slab, at 1.2" to 1.5".
      const middle = (next() * 2.4 - 1.2 - Math.PI / 2) % (2 * Math.PI);
      const half = Math.acos((1.2 + 0.3 * next()) / 3) * (next() < 0.5 ? 1 : -1);
      const [a, b] = [middle - half, middle + half];
      const place = (angle: number): At => [44 + Math.round(3000 * Math.cos(angle)) / 1000, 28 + Math.round(3000 * Math.sin(angle)) / 1000];
      const [from, to] = [place(a), place(b)];
      const rehearsal = given({ zone, hunters: [{ at: from }], crims: [{ card: THUG, at: crim }] });
      const figure = hunterFigure(rehearsal.state, 0);
      const held = why(rehearsal, to);
      if (held !== null && held !== 'UM-MOV-8') continue;
      const along = (t: number) => ({ ...figure, x: figure.x + (to[0] - from[0]) * 1000 * t, y: figure.y + (to[1] - from[1]) * 1000 * t });
      const isIn = (t: number): boolean => Math.hypot(along(t).x - 44_000, along(t).y - 28_000) <= reach;
      const first = Array.from({ length: 4001 }, (_, step) => step / 4000).find(isIn);
      if (first === undefined) continue;
      const sees = (t: number): boolean => groundIn(rehearsal.state).canSee(along(t), crimFigure(rehearsal.crim(1)));
      // So near to where sight begins or ends a step of the search would decide.
      if (sees(first) !== sees(Math.max(0, first - 1 / 2000))) continue;
      judged.push(held !== null);
      expected.push(sees(first));
    }

    expect(judged).toEqual(expected);
    expect([judged.filter(one => one).length > 20, judged.filter(one => !one).length > 20]).toEqual([true, true]);
  });

  test('[UM-EVT-4] a move toward a crim ends nearer to one of them, be it only one, and never just as far away', () => {
    const rehearsal = given({
      hunters: [{ at: [14, 20] }],
      crims: [
        { card: THUG, at: [20, 20] },
        { card: THUG, at: [2, 2] },
      ],
    });
    const toward = (corner: At): string | null => trail(rehearsal, { mustApproach: true, holding: [] }).against(path(corner))?.why ?? null;
    const alone = given({ hunters: [{ at: [14, 20] }], crims: [{ card: THUG, at: [20, 20] }] });
    const aside = trail(alone, { mustApproach: true, holding: [] }).against(path([20, 14]))?.why ?? null;

    expect([toward([15, 20]), toward([13, 19]), aside]).toEqual([null, null, 'UM-MOV-6']);
    expect(trail(alone, { mustApproach: true, holding: [] }).against([])).toBeNull();
  });

  test('[UM-GEO-10] a leg may lie on the line of an earlier one, but not over it', () => {
    const rehearsal = given({ hunters: [{ at: [40, 20] }] });

    expect(why(rehearsal, [41, 21], [42, 21], [42, 22], [43, 23])).toBeNull();
    expect(why(rehearsal, [42, 22], [41, 21])).toBe('UM-GEO-10');
    expect(why(rehearsal, [43, 23], [44, 23], [44, 24], [43, 24], [42, 23], [41, 21], [42, 22])).toBe('UM-GEO-10');
    expect(why(rehearsal, [41, 21], [42, 21], [42, 20], [41, 20], [40.5, 20.5])).toBeNull();
    expect(why(rehearsal, [41, 21], [42, 21], [42, 20], [41, 20], [40.5, 20.5], [40.8, 20.8])).toBe('UM-GEO-10');
  });

  test('a path says how long it is, and onto which roof it leads', () => {
    const ground = given({ hunters: [{ at: [9.5, 12] }] });
    const roof = given({ hunters: [{ at: [13, 12], surface: BLOCK }] });
    const inWords = (rehearsal: Rehearsal): Trail => trailInWords(trail(rehearsal), rehearsal.state);

    expect(inWords(ground).says!(path([10.5, 12]))).toBe('3.0 of 99.0 inches, onto the roof of the Block');
    expect(inWords(ground).says!(path([8.5, 12]))).toBe('1.0 of 99.0 inches');
    expect(inWords(roof).says!(path([12, 12]))).toBe('1.0 of 99.0 inches');
    expect(inWords(roof).says!(path([10.5, 12], [9.5, 12]))).toBe('5.5 of 99.0 inches');
    expect(inWords(ground).says!(path([13, 12]))).toBe(inWords(ground).objection(path([13, 12]))!.says);
  });

  test('a lead from a path that is refused says why that is', () => {
    const rehearsal = given({ hunters: [{ at: [20, 20] }] });
    const short = trail(rehearsal, { length: 2000 });

    expect(short.lead(path([23, 20]), { x: 24, y: 20 })).toEqual(short.against(path([23, 20])));
    expect(short.lead(path([21, 20]), { x: 21, y: 20 })).toEqual(path([21, 20]));
  });

  test('[UM-MOV-8] a lead goes round the reach of one crim into that of another, and close past those who hold nobody', () => {
    const crims = [
      { card: THUG, at: [24, 20] },
      { card: THUG, at: [28, 20] },
      { card: RUNNER, at: [24, 17.4] },
    ] as const;
    const rehearsal = given({ hunters: [{ at: [20, 20] }], crims });
    const holding = rehearsal.state.crims.slice(0, 2);
    const found = trail(rehearsal, { holding }).lead([], { x: 26.6, y: 20 });

    expect(Array.isArray(found)).toBe(true);
    expect((found as readonly { x: number; y: number }[]).at(-1)).toEqual({ x: 26.6, y: 20 });
    const length = (points: readonly { x: number; y: number }[]): number =>
      [{ x: 20, y: 20 }, ...points].reduce(
        (sum, one, i, all) => (i === 0 ? 0 : sum + Math.hypot(one.x - all[i - 1]!.x, one.y - all[i - 1]!.y)),
        0,
      );
    // Round the first thug to the south there is just room before the runner, to the north there is plenty: both are about as long.
    expect(length(found as readonly { x: number; y: number }[])).toBeLessThan(7.6);
  });

  test('[UM-MOV-4] [UM-GEO-11] without a way it says whether one would be there if it had been announced', () => {
    const walls = [
      rectangle(40, 28, 46, 28.5),
      rectangle(40, 33.5, 46, 34),
      rectangle(40, 28.5, 40.5, 33.5),
      rectangle(45.5, 28.5, 46, 33.5),
    ];
    const zone = addZone({
      ...TEST_YARD,
      id: 'limits-cell',
      features: [
        ...TEST_YARD.features,
        ...walls.map((corners, i) => ({ name: `Wall ${i}`, corners, height: 2, traits: ['solid' as const] })),
      ],
    });
    const rehearsal = given({ zone, hunters: [{ at: [20, 20] }] });
    const plain = trail(rehearsal, { mayClimbUp: false, mayCrossDifficult: false });

    expect(plain.lead([], { x: 43, y: 31 })).toMatchObject({ why: 'UM-GEO-11' });
    expect(plain.lead([], { x: 13, y: 12 })).toMatchObject({ why: 'UM-MOV-4' });
    expect(plain.lead([], { x: 9, y: 33 })).toMatchObject({ why: 'UM-MOV-4' });
  });

  test('[UM-EVT-4] a free move may cross difficult ground', () => {
    const rehearsal = given({ hunters: [{ at: [24, 22.5] }] });
    rehearsal.run(table => applyEffects(table, [{ do: 'free-move', n: 4, to: 'any' }], occasionOf(0, -1), 'UM-EVT-4'));

    expect(rehearsal.objection([[24, 25.5]])).toBeNull();
  });
});

describe('Odds and ends', () => {
  test('words for checks do nothing outside one, and words that only the rules read do nothing in one', () => {
    const rehearsal = given({ hunters: [{}] });
    rehearsal.run(table =>
      applyEffects(
        table,
        [
          { do: 'upgrade', n: 1 },
          { do: 'momentum', who: 'self', n: 1 },
        ],
        occasionOf(0, -1),
        'UM-EVT-4',
      ),
    );
    expect(rehearsal.hunter(0).momentum).toBe(1);
    const check = newCheck('shoot', 0, null, 3, 1);
    const before = { ...check };
    applyToCheck(check, { do: 'armor', n: 2 });
    expect(check).toEqual(before);
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

  test('[UM-CTL-12] without crim cards nobody chooses a tube', () => {
    const rehearsal = given({ hunters: [{ at: [2, 2] }, {}], state: { crimPile: [], crimDiscard: [] }, despite: [LEFT_OUT] });

    expect(rehearsal.run(table => placeCrims(table, ['Riot', 2], 'first', 'UM-CTL-9')).asks).toBeNull();
  });

  test('[UM-EVT-7] an event is discarded unless it is itself in force', () => {
    const [one, other] = ['limits-one', 'limits-other'].map(id => event({ id, immediate: [{ do: 'momentum', who: 'self', n: 1 }] })) as [
      number,
      number,
    ];
    const rehearsal = given({
      hunters: [{}],
      state: { queue: [{ card: one, owner: 0 }], inForce: [{ card: other, owner: 0, until: 9 }] },
    }).run(carryOutEvents);

    expect(rehearsal.state.eventDiscard).toEqual([one]);
  });

  test('[UM-SPOT-12] a region is drawn cell by cell, half an inch each', () => {
    const places = new Places([{ x: 250, y: 750 }], () => null);

    expect([places.some, places.outline]).toEqual([
      [{ x: 0.25, y: 0.75 }],
      [
        [
          { x: 0, y: 0.5 },
          { x: 0.5, y: 0.5 },
          { x: 0.5, y: 1 },
          { x: 0, y: 1 },
        ],
      ],
    ]);
  });

  test('[UM-SET-2] [UM-SET-24] the first zone can be named too; before the first turn no Control Card lies open', () => {
    const chance = new ScriptedChance<Stream>({ zone: [1] });
    const state = begin({ ...setupFor(2), zone: OFFERED_ZONES[0]!.id }, chance);

    expect(state).toMatchObject({ zone: 0, control: -1, controlOut: [], tubesUsed: [], toPlace: 0 });
  });

  test('[UM-SET-12] after the first crims nothing is left to place', () => {
    const rehearsal = given({ hunters: [{ at: [2, 2] }], state: { crims: [], tubesUsed: [] } }).run(firstCrims);

    expect(rehearsal.state).toMatchObject({ toPlace: 0, placing: 'random', tubesUsed: [] });
    expect(rehearsal.state.crims).toHaveLength(3);
  });
});
