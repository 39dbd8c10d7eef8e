/** Crims, pods, and how a hunt begins and ends: just inside and just outside what the other tests of the rules show. */
import { ScriptedChance } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { addZone, OFFERED_ZONES } from '../../content/maps.ts';
import type { MapFeature, Text } from '../../content/types.ts';
import { TEST_YARD } from '../../content/zones/test-yard.ts';
import { begin } from '../../first-state.ts';
import { crimFigure, groundIn, hunterFigure } from '../../questions.ts';
import { setupFor } from '../../setup.ts';
import type { Stream } from '../../state.ts';
import { at, crimOrdered, paths } from '../../testing/crims.ts';
import { blank, control, event, RUNNER, runner, THUG, thug } from '../../testing/fixtures.ts';
import { type At, given, type HunterOn, LEFT_OUT, type Rehearsal } from '../../testing/rehearsal.ts';
import { firstCrims } from '../begin.ts';
import { reappear } from '../come-out.ts';
import { settled, wayToTouch } from '../contact.ts';
import { beginTurn } from '../control.ts';
import { endPhase, endTest, outcomeOf } from '../end.ts';
import { arriveAt, placeCrims } from '../placing.ts';
import { universal } from '../pods.ts';

const THICKET = 4;
const BLOCK = 1;
const ruled = (...texts: Text[]): number => blank({ rule: { name: 'Habit', texts } });

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

  test('[UM-CTL-12] without crim cards nobody chooses a tube', () => {
    const rehearsal = given({ hunters: [{ at: [2, 2] }, {}], state: { crimPile: [], crimDiscard: [] }, despite: [LEFT_OUT] });

    expect(rehearsal.run(table => placeCrims(table, ['Riot', 2], 'first', 'UM-CTL-9')).asks).toBeNull();
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

describe('The beginning', () => {
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
