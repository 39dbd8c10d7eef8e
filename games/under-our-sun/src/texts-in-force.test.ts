import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed } from './content/box.ts';
import { CHARACTERS } from './content/kinds.ts';
import type { Condition } from './content/words/index.ts';
import { cardOf, isSol, printedEnemy, stackSize, teamCardOf } from './questions/basics.ts';
import { type State, stateSchema, type View } from './state.ts';
import { type CharacterOn, hexOn, ONE_SON, type Position, trek } from './testing/rehearsal.ts';
import {
  amountOf,
  figureOf,
  fits,
  hasFallen,
  hexesOf,
  holds,
  ignores,
  isForbidden,
  standing,
  standingFrom,
  works,
} from './texts-in-force.ts';

const asked = (one: Condition, position: Position = {}, ida: CharacterOn = {}): boolean =>
  holds(trek({ characters: [{ at: 'n', ...ida }, { at: 's' }], ...position }).state, one, 0);
/** Whether it holds in the one position, and in the other. */
const both = (one: Condition, yes: [Position?, CharacterOn?], no: [Position?, CharacterOn?]): boolean[] => [
  asked(one, ...yes),
  asked(one, ...no),
];
const RIGHT = [true, false];

describe('conditions', () => {
  test('[US-EVENT-1] of the time and the weather', () => {
    expect(both({ is: 'night' }, [{ phase: 'night' }], [{}])).toEqual(RIGHT);
    expect(both({ is: 'phase', phase: 'morning' }, [{}], [{ phase: 'night' }])).toEqual(RIGHT);
    expect(both({ is: 'weather', weather: 'storm' }, [{ sun: 'storm' }], [{ sun: 'clear' }])).toEqual(RIGHT);
    expect(both({ is: 'day', from: 2 }, [{ day: 3 }], [{ day: 1 }])).toEqual(RIGHT);
  });
  test('[US-EVENT-1] of characters', () => {
    expect(both({ is: 'stealthy' }, [{}, { isStealthy: true }], [{}])).toEqual(RIGHT);
    expect(both({ is: 'nobody-infected' }, [{}], [{}, { isInfected: true }])).toEqual(RIGHT);
    expect(both({ is: 'nobody-infected' }, [{ active: 1 }, { isInfected: true, hp: 0, diedIn: 1 }], [{}, { isInfected: true }])).toEqual(
      RIGHT,
    );
    expect(both({ is: 'characters', from: 3 }, [{ characters: [{}, {}, {}] }], [{}])).toEqual(RIGHT);
    expect(both({ is: 'not', of: { is: 'stealthy' } }, [{}], [{}, { isStealthy: true }])).toEqual(RIGHT);
  });
  test('[US-MISSION-2] of places', () => {
    const here = { is: 'at', spot: { haven: true } } as const;
    expect(both(here, [{}, { at: 'haven' }], [{}])).toEqual(RIGHT);
    expect(both({ ...here, is: 'all-at' }, [{ characters: [{}, {}] }], [{}, { at: 'haven' }])).toEqual(RIGHT);
    expect(both({ ...here, is: 'all-at' }, [{ characters: [{}, { at: 's', hp: 0, diedIn: 1 }], toPlay: [] }], [{}])).toEqual(RIGHT);
    expect(both({ ...here, is: 'some-at', n: 1 }, [{}, { at: 'haven' }], [{}])).toEqual(RIGHT);
    const marked: Position = { tiles: [{ at: 'n', hasToken: true, hasObjective: true }] };
    expect(both({ is: 'at', spot: { marker: 'token' } }, [marked], [{}])).toEqual(RIGHT);
    expect(both({ is: 'at', spot: { marker: 'objective' } }, [marked], [{}])).toEqual(RIGHT);
    expect(both({ is: 'markers-left', marker: 'token' }, [marked], [{}])).toEqual(RIGHT);
    expect(both({ is: 'markers-left', marker: 'objective' }, [{ state: { hidden: 1 } }], [{}])).toEqual(RIGHT);
    expect(both({ is: 'markers-left', marker: 'token' }, [{ ...marked, state: { hidden: 1 } }], [{ state: { hidden: 1 } }])).toEqual(RIGHT);
    expect(both({ is: 'revealed', tile: 'mill' }, [{ tiles: [{ at: 'n', is: { id: 'mill' } }] }], [{}])).toEqual(RIGHT);
  });
  test('[US-MISSION-2] of enemies, counters and camps', () => {
    const animal = { is: 'no-enemies', of: { type: 'animal' } } as const;
    expect(both(animal, [{ enemies: [{ at: 'n' }] }], [{ enemies: [{ at: 'n', is: { type: 'animal' } }] }])).toEqual(RIGHT);
    expect(both({ is: 'no-enemies', at: { haven: true } }, [{ enemies: [{ at: 'n' }] }], [{ enemies: [{ at: 'haven' }] }])).toEqual(RIGHT);
    const counters = (n: number): Position => ({ state: { counters: [n] } });
    expect(both({ is: 'count', counter: 'done', from: 2 }, [counters(2)], [counters(1)])).toEqual(RIGHT);
    expect(both({ is: 'count', counter: 'done', from: { of: 'characters', times: 2 } }, [counters(4)], [counters(3)])).toEqual(RIGHT);
    expect(both({ is: 'count-under', counter: 'done', under: 2 }, [counters(1)], [counters(2)])).toEqual(RIGHT);
    const warm = (at: string): Position => ({ tiles: [{ at, hasCamp: true, fire: 'pit' }] });
    expect(both({ is: 'warm-camps', n: 1, within: 2 }, [warm('n n')], [warm('n n n')])).toEqual(RIGHT);
    expect(both({ is: 'warm-camps', n: 1, within: 2 }, [warm('n')], [{ tiles: [{ at: 'n', hasCamp: true }] }])).toEqual(RIGHT);
    expect(both({ is: 'warm-camps', n: 1, within: 2 }, [warm('n')], [{ tiles: [{ at: 'n', fire: 'pit' }] }])).toEqual(RIGHT);
  });
  test('[US-MISSION-2] of figures', () => {
    const mission = { figures: [{ id: 'cart', name: 'the cart', hp: 2 }] };
    const figure = (more: object = {}): Position => ({
      mission,
      state: { figures: [{ id: 0, hex: hexOn('n'), damage: 0, with: -1, ...more }] },
    });
    expect(both({ is: 'figure-at', figure: 'cart', spot: { haven: true } }, [figure({ hex: hexOn('haven') })], [figure()])).toEqual(RIGHT);
    expect(both({ is: 'figure-with-self', figure: 'cart' }, [figure({ with: 0 })], [figure({ hex: hexOn('s'), with: 1 })])).toEqual(RIGHT);
    expect(both({ is: 'figure-fallen', figure: 'cart' }, [figure({ damage: 2 })], [figure({ damage: 1 })])).toEqual(RIGHT);
    expect(both({ is: 'at', spot: { figure: 'cart' } }, [figure()], [figure({ hex: hexOn('s') })])).toEqual(RIGHT);
  });
});

test('[US-EVENT-1] amounts: a number, by successes, by characters', () => {
  const { state } = trek({ characters: [{}, {}, {}] });
  expect([amountOf(state, 2), amountOf(state, { of: 'successes', times: 2 }, 3), amountOf(state, { of: 'successes' }, 3)]).toEqual([
    2, 6, 3,
  ]);
  expect([amountOf(state, { of: 'characters', times: 0.5 }), amountOf(state, { of: 'characters', times: 1, plus: 2 })]).toEqual([2, 5]);
});

describe('what holds', () => {
  test('[US-CARD-4] [US-CARD-7] [US-CHAR-7] what a card brings holds only while it works for its bearer', () => {
    const cloak = { kind: 'gear', always: [{ is: 'rain', by: 1 }] } as const;
    const rain = (items: CharacterOn['items'], sun: 'clear' | 'solar-storm' = 'clear') => {
      const r = trek({ sun, characters: [{ items: items! }, {}] });
      return [standing(r.state, 0, 'rain').length, works(r.state, 0, r.character(0).items[0]!)];
    };
    expect(rain([cloak])).toEqual([1, true]);
    expect(rain([{ card: cloak, isFlipped: true }])).toEqual([0, false]);
    expect(rain([{ ...cloak, hero: 'boone' }])).toEqual([0, false]);
    expect(rain([{ ...cloak, isElectric: true }])).toEqual([1, true]);
    expect(rain([{ ...cloak, isElectric: true }], 'solar-storm')).toEqual([0, false]);
  });
  test('[US-SUN-2] what a Sun card or a mission card brings holds for everybody', () => {
    const r = trek({ sun: 'heat', mission: { cards: [{ always: [{ is: 'drink', by: 1 }] }] } });
    expect([standing(r.state, 0, 'drink').length, standing(r.state, 1, 'drink').length, standing(r.state, -1, 'drink').length]).toEqual([
      2, 2, 2,
    ]);
  });
  test('[US-SUN-2] [US-CHAR-7] where what holds comes from: the sun, the mission, the skill, a card, what lasts', () => {
    const drink = { is: 'drink', by: 1 } as const;
    const bottle = { id: 'leaky', always: [drink] };
    const r = trek({ sun: 'heat', mission: { cards: [{ always: [drink] }] }, characters: [{ items: ['knife.1', bottle] }, {}] });
    const { sun } = r.state;
    expect(standingFrom(r.state, 0, 'drink').map(one => one.source)).toEqual([
      { of: 'sun', card: sun },
      { of: 'mission', card: -1 },
      { of: 'card', card: r.character(0).items[1]!.card },
    ]);
    expect(standingFrom(r.state, -1, 'drink').map(one => one.source.of)).toEqual(['sun', 'mission']);
    expect(standingFrom(trek().state, 0, 'drink')).toEqual([]);
    const lasting = trek({ characters: [{ lasting: [{ is: 'hunted', until: 'phase' }] }, {}] });
    expect(standingFrom(lasting.state, 0, 'enemy-dice').map(one => one.source)).toEqual([{ of: 'lasting', card: -1 }]);
    const skilled = CHARACTERS.map(is => trek({ characters: [{ is }, {}] }).state).flatMap(state =>
      (cardOf(state, 0).skill.always ?? []).flatMap(one => standingFrom(state, 0, one.is).map(found => found.source)),
    );
    expect([skilled.length > 0, skilled.every(one => one.of === 'skill' && one.card === -1)]).toEqual([true, true]);
  });
  test('[US-CARD-7] what is ignored, or forbidden, is that and nothing else', () => {
    const { state } = trek({
      characters: [
        {
          items: [
            {
              always: [
                { is: 'ignores', what: 'heat' },
                { is: 'forbids', what: 'ranged' },
              ],
            },
          ],
        },
        {},
      ],
    });
    expect([ignores(state, 0, 'heat'), ignores(state, 0, 'infection')]).toEqual(RIGHT);
    expect([isForbidden(state, 0, 'ranged'), isForbidden(state, 0, 'electric')]).toEqual(RIGHT);
  });
});

describe('of several', () => {
  const mission = {
    figures: [
      { id: 'cart', name: 'the cart', hp: 2 },
      { id: 'child', name: 'the child' },
    ],
  };
  const two = (position: Position = {}) =>
    trek({
      characters: [{ at: 'n' }, { at: 's' }],
      mission,
      state: {
        figures: [
          { id: 0, hex: hexOn('n'), damage: 0, with: -1 },
          { id: 1, hex: hexOn('s'), damage: 9, with: 1 },
        ],
      },
      ...position,
    }).state;
  test('[US-MISSION-2] figures: the one that is named, which may not be there, and falls only if it has HP', () => {
    expect([figureOf(two(), 'cart')?.hex, figureOf(two(), 'child')?.hex]).toEqual([hexOn('n'), hexOn('s')]);
    expect([hexesOf(two(), { figure: 'cart' }), hexesOf(two(), { figure: 'child' })]).toEqual([[hexOn('n')], [hexOn('s')]]);
    expect([hasFallen(two(), 'cart'), hasFallen(two(), 'child')]).toEqual([false, false]);
    const none = two({ state: { figures: [] } });
    expect([hasFallen(none, 'cart'), hasFallen(none, 'nobody'), figureOf(none, 'cart')]).toEqual([false, false, undefined]);
    expect(holds(none, { is: 'figure-at', figure: 'cart', spot: { haven: true } }, 0)).toBe(false);
    expect([
      holds(none, { is: 'figure-with-self', figure: 'cart' }, 0),
      holds(two(), { is: 'figure-with-self', figure: 'cart' }, -1),
    ]).toEqual([false, false]);
    expect(holds(two(), { is: 'figure-with-self', figure: 'child' }, 1)).toBe(true);
  });
  test('[US-MISSION-2] tiles: those of the name, or with this marker', () => {
    const state = two({
      tiles: [
        { at: 'n', is: { id: 'mill' }, hasToken: true },
        { at: 's', is: { id: 'well' }, hasObjective: true },
        { at: 'n n', is: { id: 'barn' }, isDown: true },
      ],
    });
    expect(
      [{ tile: 'mill' }, { tile: 'barn' }, { marker: 'token' } as const, { marker: 'objective' } as const, { haven: true } as const].map(
        spot => hexesOf(state, spot),
      ),
    ).toEqual([[hexOn('n')], [], [hexOn('n')], [hexOn('s')], [hexOn('haven')]]);
    const at = (spot: Extract<Condition, { is: 'at' }>['spot'], who: number) => holds(state, { is: 'at', spot }, who);
    expect([
      at({ tile: 'mill' }, 0),
      at({ tile: 'mill' }, 1),
      at({ marker: 'objective' }, 0),
      at({ marker: 'objective' }, 1),
      at({ tile: 'mill' }, -1),
    ]).toEqual([true, false, false, true, false]);
  });
  test('[US-MISSION-2] enemies: one is enough; nobody in particular hides nowhere; the dead are not all there', () => {
    const state = trek({ enemies: [{ at: 'n', is: { id: 'boss' } }, { at: 'haven' }] }).state;
    expect([holds(state, { is: 'no-enemies', at: { haven: true } }, 0), holds(state, { is: 'no-enemies', of: { id: 'boss' } }, 0)]).toEqual(
      [false, false],
    );
    expect([holds(state, { is: 'no-enemies', of: { id: 'ghost' } }, 0), holds(state, { is: 'stealthy' }, -1)]).toEqual([true, false]);
    expect(fits({ id: 'ghost' }, printedEnemy(state.enemies[0]!))).toBe(false);
    const dead = trek({ characters: [{ diedIn: 1 }, { diedIn: 1 }], toPlay: [] }).state;
    expect(holds(dead, { is: 'all-at', spot: { haven: true } }, -1)).toBe(false);
  });
});
test('[US-TEAM-5] of a team card that lies face down, and of a stack, a view knows only that it is there', () => {
  const { state } = trek({ ...ONE_SON, stack: [{}, {}] });
  const other = viewOf(stateSchema, state as State, 1) as View;
  expect([teamCardOf(other, 0), teamCardOf(other, 1), isSol(other, 0), isSol(state, 0)]).toEqual([
    -1,
    cardNamed('late-watch'),
    false,
    true,
  ]);
  expect([teamCardOf(trek().state, 0), stackSize(other), stackSize(state)]).toEqual([-1, 2, 2]);
});
