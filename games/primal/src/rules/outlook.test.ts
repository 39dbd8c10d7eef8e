/** What the monster will do as things stand, condition by condition; sentences/intents.test.ts has what is said of it. K-168. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { noChain } from '../campaign/at-rest.ts';
import type { Ability } from '../content/words/index.ts';
import { type State, stateSchema, type View } from '../state.ts';
import { type Position, type SlotOn, staged } from '../testing/rehearsal.ts';
import { ANYTHING, stepsAhead, unleashAhead } from './outlook.ts';

const seen = (state: State): View => viewOf(stateSchema, state, 0) as View;
const ahead = (position: Position) => stepsAhead(seen(staged(position)));
const QUIET: SlotOn = { icons: ['start-water'], isKnown: true };
const wakes = (id: number) => ({ kind: 'card', target: { kind: 'slot', id }, amount: null, isCertain: true });
const hits = (id: number, amount: number) => ({ kind: 'attack', target: { kind: 'seat', id }, amount, isCertain: true });
const turnsTo = (id: number) => ({ kind: 'move', target: { kind: 'sector', id }, amount: null, isCertain: true });
const behaviour = (icon: (SlotOn['icons'] & {})[number], base: SlotOn['base'] & {} = []): SlotOn => ({
  icons: [icon],
  base,
  isKnown: true,
});

test('[PA-PRIO-5] while something waits, whatever is left of the step comes after it', () => {
  const position: Position = { step: 'end-turn', faces: 'north' };
  const [move] = ahead(position);
  expect(move).toEqual(turnsTo(2));

  expect(ahead({ ...position, state: { chain: { ...noChain(), rest: 'turn-monster' } } })).toEqual([ANYTHING]);
});

describe('What the beginning of a turn wakes', () => {
  const begin = (base: SlotOn['base'] & {}, position: Position = {}) =>
    ahead({ step: 'begin-turn', slots: [QUIET, behaviour('start-front', base), QUIET], ...position });
  const says = (effects: Ability['effects'] = []): Ability => ({ on: 'turn-start', effects });

  test('[PA-KO-14] the turn of whoever lies on the ground is over before it wakes anything', () => {
    expect(begin([], { hunters: [{ ko: 'red' }, {}], aggro: 1 })).toEqual([ANYTHING]);
  });
  test('[PA-KW-BLIND-3] a peril that was blinded until then may speak first; one that somebody else blinded does not', () => {
    expect(begin([], { perils: [{ blindedBy: 1 }, { blindedBy: 0 }] })).toEqual([ANYTHING]);
    expect(begin([], { perils: [{}, { blindedBy: 1 }] })).toEqual([wakes(1), ANYTHING]);
  });
  test('[PA-PRIO-1] [PA-PRIO-4] what a stance says comes first, what the scenario says does not', () => {
    expect(begin([], { stance: { abilities: [says()] } })).toEqual([ANYTHING]);
    expect(begin([], { scenario: { rules: [says()] } })).toEqual([wakes(1), ANYTHING]);
  });
  test('[PA-BEH-9] one that says nothing wakes all the same', () => {
    expect(begin([])).toEqual([wakes(1), ANYTHING]);
  });
  test('[PA-DMG-12] a blow has what the text adds, and none is none', () => {
    expect(begin([{ do: 'hit', more: 1 }])).toEqual([wakes(1), hits(0, 3), ANYTHING]);
    expect(begin([{ do: 'hit', more: -1 }])).toEqual([wakes(1), hits(0, 1), ANYTHING]);
    expect(begin([{ do: 'hit', more: -2 }])).toEqual([wakes(1), ANYTHING]);
  });
  test('[PA-ATT-10] where a text could prevent it for one of those who are hit, none of it is certain', () => {
    const item = { abilities: [{ on: 'would-suffer', may: true, effects: [{ do: 'prevent', n: 1 }] }] } as const;
    const front = [{ do: 'hit', who: 'front' }] as const;
    expect(begin(front)).toEqual([wakes(1), hits(0, 2), hits(1, 2), ANYTHING]);
    expect(begin(front, { hunters: [{}, { item }] })).toEqual([wakes(1), ANYTHING]);
    expect(begin(front, { hunters: [{}, { item, at: 'north' }] })).toEqual([wakes(1), hits(0, 2), ANYTHING]);
  });
});

describe('What the end of the actions wakes', () => {
  const end = (hand: readonly (string | object)[], sequence: readonly object[] = [{}]) =>
    ahead({ step: 'end-actions', slots: [behaviour('end-action-attack'), QUIET, QUIET], hunters: [{ hand, sequence }, {}] });

  test('[PA-TRIG-23] an attack in the sequence, and nothing else', () => {
    expect(end([])).toEqual([wakes(0), ANYTHING]);
    expect(end([], [{ colour: 'blue' }])).toEqual([ANYTHING]);
  });
  test('[PA-ENDA-1] [PA-TRIG-21] a hand of wounds alone becomes empty before it, which may wake another', () => {
    expect(end(['wound.1', 'wound.2'])).toEqual([ANYTHING]);
    expect(end(['wound.1', {}])).toEqual([wakes(0), ANYTHING]);
  });
});

test('[PA-TRIG-25] the end of a round wakes what waits for it', () => {
  const end = (icon: 'end-round' | 'attack') =>
    ahead({ step: 'end-round', slots: [QUIET, QUIET, behaviour(icon, [{ do: 'hit' }])], first: 1 });
  expect(end('end-round')).toEqual([wakes(2), hits(1, 2), ANYTHING]);
  expect(end('attack')).toEqual([ANYTHING]);
});

test('while a hunter decides, anything may come', () => {
  expect((['move', 'act', 'attrition', 'consume'] as const).map(step => ahead({ step }))).toEqual(Array(4).fill([ANYTHING]));
});

describe('Where it turns', () => {
  const CARDS = Array.from({ length: 9 }, () => ({}));
  const end = (deck: number, own: object = {}) =>
    ahead({ step: 'end-turn', hunters: [{ at: 'north', deck: CARDS.slice(0, deck), ...own }, {}], aggro: 0 });
  const refills = (by: number) => ({ item: { abilities: [{ on: 'while', effects: [{ do: 'draws-at-refill', by }] }] } });

  test('[PA-EOT-6] [PA-DECK-5] to whoever has aggro, if a card is left once the hand is full', () => {
    expect([5, 6].map(n => end(n))).toEqual([[ANYTHING], [turnsTo(0), ANYTHING]]);
  });
  test('[PA-EOT-2] what is drawn besides counts', () => {
    expect([6, 7].map(n => end(n, refills(1)))).toEqual([[ANYTHING], [turnsTo(0), ANYTHING]]);
    expect([4, 5].map(n => end(n, refills(-1)))).toEqual([[ANYTHING], [turnsTo(0), ANYTHING]]);
  });
});

describe('Whether it unleashes', () => {
  const calmer = (by: number): Position['stance'] & {} => ({ abilities: [{ on: 'while', effects: [{ do: 'struggle-at-upkeep', by }] }] });
  const PILE = Array.from({ length: 6 }, (): SlotOn => ({ icons: ['attack'] }));
  const due = (position: Position = {}): Position => ({
    step: 'upkeep',
    slots: [QUIET, QUIET, QUIET],
    pile: PILE,
    beast: { struggle: 4 },
    ...position,
  });
  const SURE = [{ kind: 'attack', target: null, amount: 2, isCertain: true }, ANYTHING];

  test('[PA-STRUG-2] [PA-STRUG-4] only by what it gains', () => {
    const at = (struggle: number, by: number) => unleashAhead(seen(staged({ beast: { struggle }, stance: calmer(by) })));
    expect([at(6, -2), at(5, -1), at(4, -1)]).toEqual([
      { gain: 0, at: 6, isDue: false, damage: 2 },
      { gain: 1, at: 6, isDue: true, damage: 2 },
      { gain: 1, at: 6, isDue: false, damage: 2 },
    ]);
  });
  test('[PA-UPK-3] [PA-DECK-8] new behaviours come first: while more are in the pile than it has slots they change nothing', () => {
    const left = (n: number) => staged(due({ pile: PILE.slice(0, n) }));
    expect([2, 3, 4].map(n => stepsAhead(seen(left(n))))).toEqual([[ANYTHING], [ANYTHING], SURE]);
    expect([3, 4].map(n => stepsAhead(left(n)))).toEqual([[ANYTHING], SURE]);
  });
  test('[PA-BEH-8] one that acts as it comes into play may come before it', () => {
    const known = (icon: 'enters' | 'attack') => {
      const state = staged(due({ pile: [{ icons: ['attack'] }, { icons: [icon] }, ...PILE] }));
      return stepsAhead({ ...state, monster: { ...state.monster, seen: state.monster.pile.slice(0, 2) } });
    };
    expect([known('enters'), known('attack')]).toEqual([[ANYTHING], SURE]);
  });
});
