import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { stateSchema } from '../state.ts';
import { type CharacterOn, hexOn, onto, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { counterOf } from '../texts-in-force.ts';
import { checkMission, missionHears, tileSeen, turnMissionCard } from './mission.ts';

type Rules = NonNullable<NonNullable<Position['mission']>['cards']>[number];
const DONE = [{ do: 'count', counter: 'done' }] as const;
const on = (card: Rules, position: Position = {}, own: CharacterOn = {}): SunRehearsal =>
  trek({ characters: [{ at: 'n', karma: 0, ...own }, { at: 's s s' }], mission: { cards: [card, {}] }, ...position });
const counted = (r: SunRehearsal): number => r.state.counters[0]!;

describe('its cards', () => {
  test('[US-MISSION-2] in order: a card that is fulfilled turns up the next one, which does what it says at once', () => {
    const r = trek({ mission: { cards: [{ goal: [] }, { opens: [{ do: 'place', marker: 'token', at: 'haven' }] }, {}] } }).run(
      checkMission,
    );
    expect([r.state.stage, r.tile('haven').hasToken]).toEqual([1, true]);
    expect(r.types('card-fulfilled', 'mission-card')).toEqual(['card-fulfilled', 'mission-card']);
  });
  test('[US-MISSION-2] several at once, if the next is fulfilled already', () => {
    expect(trek({ mission: { cards: [{ goal: [] }, { goal: [] }, {}] } }).run(checkMission).state.stage).toBe(2);
  });
  test('[US-MISSION-2] a view holds the number of the card in play, and nothing of those to come', () => {
    const { state } = trek({ mission: { cards: [{}, {}, {}, {}] } });
    const view = viewOf(stateSchema, state, 0);
    expect(view.stage).toBe(0);
  });
  test('[US-MISSION-3] the goal of the last card wins in the same step', () => {
    const r = trek({
      mission: { cards: [{ goal: [{ is: 'all-at', spot: { tile: 'gate' } }] }] },
      characters: [{ at: 'n' }],
      tiles: [{ at: 'ne', is: { id: 'gate' } }],
    });
    r.act(onto('move', 'ne'));
    expect([r.state.result, r.state.why, r.outcome !== null]).toEqual(['won', 'mission', true]);
  });
  test('[US-MISSION-2] what a card calls a failure loses', () => {
    const r = on({ fails: [{ if: [{ is: 'day', from: 3 }], why: 'too late' }] }, { day: 3 }).run(checkMission);
    expect([r.state.result, r.state.why]).toEqual(['lost', 'failed']);
  });
  test('[US-MISSION-2] a rule that happens once is new on the next card', () => {
    const r = on({}).run(table => turnMissionCard(table, 1, 0));
    expect(r.state.happened).toEqual([]);
  });
});

describe('what they wait for', () => {
  const hears = (rule: NonNullable<Rules['rules']>[number], position: Position = {}) => on({ rules: [rule] }, position);
  test('[US-MISSION-2] the start of a phase, each or one of them', () => {
    const start = (phase: 'morning' | 'night', named?: 'night') =>
      counted(
        hears({ on: 'phase-start', ...(named && { phase: named }), effects: DONE }, { phase }).run(table =>
          missionHears(table, { on: 'phase-start' }, 0),
        ),
      );
    expect([start('morning'), start('morning', 'night'), start('night', 'night')]).toEqual([1, 0, 1]);
  });
  test('[US-MISSION-2] somebody who comes to stand there, and conditions besides', () => {
    const enter = (at: string, from = 1) =>
      counted(
        hears({ on: 'entered', spot: { haven: true }, if: [{ is: 'day', from }], effects: DONE }, { tiles: [{ at: 'n n' }] }).act(
          onto('move', at),
        ),
      );
    expect([enter('haven'), enter('n n'), enter('haven', 2)]).toEqual([1, 0, 0]);
  });
  test('[US-MISSION-2] a defeat', () => {
    const kill = (type: 'animal' | 'human') => {
      const rule = { on: 'defeated', of: { type: 'animal' }, effects: DONE } as const;
      const enemies = [{ at: 'n', is: { type, hp: 1 } }];
      return counted(hears(rule, { enemies, dice: { attack: [[1, 0]], enemy: [[0]] } }).act('attack-enemy-0'));
    };
    expect([kill('animal'), kill('human')]).toEqual([1, 0]);
  });
  test('[US-MISSION-2] somebody who is seen there', () => {
    const rule = { on: 'exposed', spot: { tile: 'fort-wall' }, effects: DONE } as const;
    const r = on(
      { rules: [rule] },
      { tiles: [{ at: 'n', is: { id: 'fort-wall' } }], enemies: [{ at: 'n' }], dice: { attack: [[0, 0]], enemy: [[0]] } },
      { isStealthy: true },
    );
    expect(counted(r.act('attack-enemy-0'))).toBe(1);
  });
  test('[US-MISSION-2] a container that was opened there', () => {
    const rule = { on: 'opened', spot: { tile: 'ward' }, effects: DONE } as const;
    const tiles = [{ at: 'n', is: { id: 'ward', containers: [{ test: 'strength', loot: 0 }] } }] as const;
    expect(counted(hears(rule, { tiles, dice: { test: [[1, 0]] } }).act('open-0-strength'))).toBe(1);
  });
  test('[US-MISSION-2] once, if it says so', () => {
    const r = hears({ on: 'phase-start', once: true, effects: DONE });
    for (let i = 0; i < 2; i++) r.run(table => missionHears(table, { on: 'phase-start' }, 0));
    expect(counted(r)).toBe(1);
  });
});

describe('markers', () => {
  test('[US-MISSION-4] [US-COMP-5] objectives lie on the next tiles that are turned up far enough away', () => {
    const r = on({ opens: [] }, { tiles: [{ at: 'n n' }, { at: 'n n n' }] }).read([{ do: 'hide-objectives', n: 1, from: 3 }]);
    expect([r.state.hidden, r.state.hiddenFrom]).toEqual([1, 3]);
    for (const place of ['n n', 'n n n']) tileSeen(r.table, hexOn(place));
    expect([r.tile('n n').hasObjective, r.tile('n n n').hasObjective, r.state.hidden]).toEqual([false, true, 0]);
  });
  test('[US-MISSION-4] [US-R-101] [US-COMP-5] objectives and tokens are taken off again', () => {
    const r = on({}, { tiles: [{ at: 'n', hasObjective: true, hasToken: true }] });
    r.read([
      { do: 'take-marker', marker: 'objective' },
      { do: 'take-marker', marker: 'token' },
    ]);
    expect([r.tile('n').hasObjective, r.tile('n').hasToken]).toEqual([false, false]);
  });
});

describe('actions of a mission', () => {
  const card: Rules = {
    actions: [
      { id: 'dig', says: 'Dig', ap: 2, at: { haven: true }, if: [{ is: 'day', from: 2 }], price: { goods: { metal: 1 } }, effects: DONE },
    ],
  };
  const dig = (position: Position = {}, own: CharacterOn = { goods: { metal: 1 } }): SunRehearsal =>
    on(card, { day: 2, ...position }, { at: 'haven', ...own });
  test('[US-MISSION-2] offered at its place, for its AP and price, if its conditions hold', () => {
    expect(dig().offers('mission')).toEqual(['mission-dig']);
    expect(
      [dig({ day: 1 }), dig({}, {}), dig({}, { goods: { metal: 1 }, ap: 1 }), dig({}, { goods: { metal: 1 }, at: 'n' })].flatMap(r =>
        r.offers('mission'),
      ),
    ).toEqual([]);
    const r = dig().act('mission-dig');
    expect([counted(r), r.goods(0), r.character(0).ap, r.types('mission-acted')]).toEqual([1, {}, 4, ['mission-acted']]);
  });
});

test('[US-MOVE-2] whoever leads somebody along pays more for each step, and both arrive', () => {
  const mission = { figures: [{ id: 'scout', name: 'the scout', slows: 1 }] };
  const r = trek({ mission, characters: [{ at: 'n' }, {}], state: { figures: [{ id: 0, hex: hexOn('n'), damage: 0, with: 0 }] } }).act(
    onto('move', 'haven'),
  );
  expect([r.character(0).ap, r.state.figures[0]!.hex]).toEqual([4, hexOn('haven')]);
});
test('[US-R-50] [US-MISSION-2] the mission hears of a kill also when whoever made it falls in the same round', () => {
  const rules = [{ on: 'defeated', of: {}, effects: [{ do: 'count', counter: 'felled', set: 1 }] }] as const;
  const r = trek({
    characters: [{ at: 'n', hp: 1, karma: 0 }, {}],
    enemies: [{ at: 'n', is: { hp: 1 } }],
    mission: { counters: ['done', 'felled'], cards: [{ rules }] },
    dice: { attack: [[1, 0, 0]], enemy: [[1]] },
  });
  r.act('attack-enemy-0');
  expect([r.character(0).diedIn, r.state.enemies, counterOf(r.state, 'felled')]).toEqual([1, [], 1]);
});

test('[US-ENEMY-6] [US-MISSION-2] one that the mission takes away as another falls does not fall as well', () => {
  const rules = [{ on: 'defeated', of: {}, effects: [{ do: 'remove-enemies', within: 9 }] }] as const;
  const r = trek({ characters: [{ at: 'n' }, { at: 's' }], enemies: [{ at: 'n' }, { at: 'n' }], mission: { cards: [{ rules }] } }).read([
    { do: 'hurt-enemies', n: 3 },
  ]);
  expect([r.toldOf('enemy-defeated').map(one => one.enemy), r.state.enemies]).toEqual([[0], []]);
});

describe('of several rules', () => {
  const happening = {
    entered: { on: 'entered', hex: hexOn('haven') },
    exposed: { on: 'exposed', hex: hexOn('haven') },
    start: { on: 'phase-start' },
  } as const;
  const spot = { haven: true } as const;
  const RULES = [
    { on: 'entered', spot, effects: DONE },
    { on: 'phase-start', effects: DONE },
    { on: 'defeated', of: {}, effects: DONE },
  ] as const;
  const heard = (rule: (typeof RULES)[number], what: keyof typeof happening): number =>
    counted(on({ rules: [rule] }).run(table => missionHears(table, happening[what], 0)));
  test('[US-MISSION-2] each hears what it waits for, and nothing else', () => {
    expect(RULES.map(rule => [heard(rule, 'entered'), heard(rule, 'exposed'), heard(rule, 'start')])).toEqual([
      [1, 0, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });
  test('[US-MISSION-2] what is not said to happen once happens again, and is not noted', () => {
    const r = on({ rules: [{ on: 'phase-start', effects: DONE }] });
    for (let i = 0; i < 2; i++) r.run(table => missionHears(table, happening.start, 0));
    expect([counted(r), r.state.happened]).toEqual([2, []]);
  });
  test('[US-MISSION-2] a failure that has not come about loses nothing; nobody in particular is meant', () => {
    const fails = (spot: 'haven' | 'mill') =>
      trek({
        characters: [{}, {}],
        mission: {
          cards: [{ fails: [{ if: [{ is: 'at', spot: spot === 'haven' ? { haven: true } : { tile: 'mill' } }], why: 'there' }] }, {}],
        },
      }).run(checkMission).state.isOver;
    expect([fails('haven'), fails('mill')]).toEqual([false, false]);
  });
  test('[US-MISSION-2] nor is anybody in particular meant by a goal', () => {
    const r = trek({ characters: [{}, {}], mission: { cards: [{ goal: [{ is: 'at', spot: { haven: true } }] }, {}] } }).run(checkMission);
    expect(r.state.stage).toBe(0);
  });
  test('[US-MISSION-4] with no objective hidden any more none is found', () => {
    const r = on({}, { tiles: [{ at: 'n n' }], state: { hidden: 0, hiddenFrom: 0 } });
    tileSeen(r.table, hexOn('n n'));
    expect([r.tile('n n').hasObjective, r.state.hidden]).toEqual([false, 0]);
  });
});
