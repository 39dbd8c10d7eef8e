/** The notation: every position reached in play is written and read back; what cannot be read is refused with its place. */

import { hashOf, Match, playOut, randomAnswer, SampledChance, Seed } from '@quarry/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KITS, keyOf } from './content/box.ts';
import { zeroDawn } from './game.ts';
import { read, write } from './notation.ts';
import { type Setup, setupFor } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { given } from './testing/stage.ts';

/** Plays by chance, or with sense, and hands over the position at the start of every so manieth scene. */
function positions(setup: Setup, seed: string, player: 'random' | 'sensible', every: number, look: (state: State) => void): void {
  const started = Match.start(zeroDawn, setup, seed, 'nothing');
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const chance = new SampledChance<'bot'>(new Seed(`${seed}-bot`));
  let scene: unknown = null;
  let scenes = 0;
  playOut(
    match,
    decision => {
      if (match.checkpoint !== scene && scenes++ % every === 0) look(match.checkpoint.state);
      scene = match.checkpoint;
      return player === 'random'
        ? randomAnswer(decision, chance)
        : zeroDawn.sensible(match.view(decision.seat), decision, decision.seat, chance);
    },
    1500,
  );
  look(match.state);
}

/** A position by its text. */
function reads(text: string): State {
  const found = read(text);
  if (!found.ok) throw new Error(found.refusal.says);
  return found.value;
}

function comesBack(state: State): void {
  const text = write(state);
  const again = reads(text);
  expect(text).not.toContain('\n');
  if (hashOf(stateSchema, again) !== hashOf(stateSchema, state)) expect(again).toEqual(state);
  expect(stateSchema.same(again, state)).toBe(true);
  expect(write(again)).toBe(text);
}

describe('Writing and reading', () => {
  const tables = zeroDawn.tables.map(({ mode, setup }) => ({ mode, setup: setup as Setup, seats: (setup as Setup).seats }));

  test.each(tables)('$mode with $seats: every position of a game played with sense comes back', ({ setup, mode, seats }) => {
    positions(setup, `notation-${mode}-${seats}`, 'sensible', 5, comesBack);
  });

  test.each(tables)('$mode with $seats: every position of a game played by chance comes back', ({ setup, mode, seats }) => {
    positions(setup, `notation-${mode}-${seats}`, 'random', 5, comesBack);
  });

  test('a game about to begin is a few words', () => {
    const started = Match.start(zeroDawn, setupFor(2, 'standard', { leader: 0, fledgling: 1 }), 'words');
    if (!started.ok) throw new Error(started.refusal.says);
    const state = { ...started.value.checkpoint.state, trackingPile: [], eventPile: [] };

    expect(write(state)).toBe('zero-dawn standard | hunter nobody | hunter nobody | decks tracking= events=');
  });

  test('a position in an encounter can be read by people', () => {
    const [arrow] = KITS[0]!.deck as [number];
    const stage = given({
      hunters: [
        { at: [2, 0], hand: [arrow], draw: [], discard: [], salvage: [], glory: 2, fire: 1 },
        { hunter: 'carja', at: [1, 1], draw: [], isUp: false, skip: 1, faints: 1, salvage: ['salvage-blaze.2'], equipment: { pouch: -1 } },
      ],
      enemies: [{ type: 'watcher', at: [4, 2], isAlert: true, wounds: 2, spawn: [5, 2] }],
      ruins: [[0, 1]],
      state: { points: 3, trackingPile: [], eventPile: [], salvagePile: [] },
    });
    const [nora, carja, watcher, spawn, ruin] = (
      [
        [2, 0],
        [1, 1],
        [4, 2],
        [5, 2],
        [0, 1],
      ] as const
    ).map(stage.square);
    const { state } = stage;
    state.card = -1;

    expect(write(state).split(' | ')).toEqual([
      'zero-dawn standard step=act',
      'encounter level=1 points=3',
      `hunter nora @${nora} fire=1 glory=2 actions=2 hand=${keyOf(arrow)} draw= salvage=`,
      `hunter carja @${carja} down skip=1 faints=1 actions=2 draw= salvage=salvage-blaze.2`,
      `enemy watcher #0 @${watcher} alert wounds=2 home=0 spawn=${spawn}`,
      `markers ruins=${ruin}`,
      'decks tracking= events= salvage=',
    ]);
  });

  test('every field comes back, whatever it holds', () => {
    const { state } = given({ hunters: [{}, {}], enemies: [{ type: 'sawtooth', at: [3, 1] }] });
    const [a, b, c, d] = [...state.merchants[0]!.pile] as [number, number, number, number];
    Object.assign(state, {
      trading: true,
      quest: 3,
      leader: 1,
      fledgling: 0,
      step: 'buy',
      encounter: 4,
      card: a,
      level: 2,
      result: 'failure',
    });
    Object.assign(state, {
      hasFailed: true,
      event: b,
      eventChooser: 1,
      eventRival: 0,
      eventsPlayed: [-1, b],
      points: 7,
      active: 1,
      turn: 9,
    });
    Object.assign(state, { clock: 8, outcrops: [1], ruins: [2, 3], corpses: [4], grassAdded: [5], passedInARow: 1 });
    for (const key of [
      'trackingPile',
      'trackingDrawn',
      'trackingRow',
      'trackingDiscard',
      'eventPile',
      'eventDrawn',
      'eventDiscard',
    ] as const)
      state[key] = [a];
    for (const key of ['salvagePile', 'salvageDiscard', 'stamina', 'removed'] as const) state[key] = [b, a];
    Object.assign(state.hunters[0]!, {
      node: 'x',
      skill: 2,
      traits: [a],
      upgrades: [b],
      maxDeck: 3,
      equipment: [-1, a, b, -1, c],
      salvage: [d],
      modifications: [
        { card: a, on: 3 },
        { card: b, on: -1 },
      ],
      ...{ blazingSuns: 1, fullSuns: 2, halfSuns: 3, glory: 4, square: 5, isUp: false, skip: 6, faints: 7, fire: 1, freeze: 2, shock: 1 },
      ...{ beganShocked: true, recency: 8, actionsLeft: 9, done: ['loot'], free: ['sneak', 'sprint'], repeatable: ['craft'] },
      ...{ usedThisActivation: [`${a}:0`], usedThisEncounter: [`${b}:attack1`, `${c}:evade0`], visits: 3, purchases: 2 },
      ...{ hand: [a], draw: [b], discard: [c], scrapped: [d] },
    });
    Object.assign(state.enemies[0]!, { id: 4, square: 6, isAlert: true, wounds: 2, armour: 9, fire: 1, freeze: 2, shock: 1, burnedBy: 1 });
    Object.assign(state.enemies[0]!, { components: [2, 1, 0], home: 3, spawn: 2, hasActed: true, status: 'burnt' });
    state.traps = [{ square: 3, owner: 1, card: a, weapon: b, dice: [1, 0, 2] }];
    state.behaviours = [{ type: 4, pile: [a], discard: [b] }];
    state.merchants[1] = { isOpen: true, row: [a], pile: [b], discard: [c] };

    expect(reads(write(state))).toEqual(state);
  });

  test('copies in a row are one word', () => {
    const { state } = given({ hunters: [{}, {}] });
    state.stamina = [...state.stamina.slice(0, 5), ...state.stamina.slice(7, 9)];

    const text = write(state);

    expect(/stamina=(\S*)/.exec(text)![1]).toBe('stamina.1-5,stamina.8,stamina.9');
    expect(reads(text.replace(/card=\S+/, '')).stamina).toEqual(state.stamina);
  });

  test('sections may come in any order after the first, and blanks do not matter', () => {
    const { state } = given({ hunters: [{ at: [1, 1] }, {}], enemies: [{ type: 'strider', at: [3, 1] }] });
    state.card = -1;
    const [first, ...rest] = write(state).split(' | ');

    expect(reads([first, ...rest.toReversed()].join('  |  ')).enemies).toEqual(state.enemies);
  });
});

describe('Refusals', () => {
  const party = 'hunter nora | hunter carja';
  const faults = [
    { what: 'nothing', text: '', facts: { section: 1, head: '', word: '' } },
    { what: 'another game', text: 'chess | x', facts: { section: 1, head: 'chess', word: 'chess' } },
    { what: 'an unknown mode', text: `zero-dawn wild | ${party}`, facts: { section: 1, head: 'zero-dawn', word: 'zero-dawn' } },
    {
      what: 'an unknown step',
      text: `zero-dawn standard step=lunch | ${party}`,
      facts: { section: 1, head: 'zero-dawn', word: 'step=lunch' },
    },
    {
      what: 'an unknown hunter',
      text: 'zero-dawn standard | hunter nora | hunter bob',
      facts: { section: 3, head: 'hunter', word: 'bob' },
    },
    {
      what: 'an unknown card',
      text: `zero-dawn standard | ${party} hand=no-such-card`,
      facts: { section: 3, head: 'hunter', word: 'hand=no-such-card' },
    },
    { what: 'no number', text: `zero-dawn standard | ${party} glory=many`, facts: { section: 3, head: 'hunter', word: 'glory=many' } },
    {
      what: 'a flag with a value',
      text: `zero-dawn standard | ${party} down=yes`,
      facts: { section: 3, head: 'hunter', word: 'down=yes' },
    },
    { what: 'a field without one', text: `zero-dawn standard | ${party} glory`, facts: { section: 3, head: 'hunter', word: 'glory' } },
    {
      what: 'a field twice',
      text: `zero-dawn standard | ${party} glory=1 glory=2`,
      facts: { section: 3, head: 'hunter', word: 'glory=2' },
    },
    { what: 'an unknown field', text: `zero-dawn standard | ${party} shoes=2`, facts: { section: 3, head: 'hunter', word: 'shoes=2' } },
    {
      what: 'an unknown arc',
      text: `zero-dawn standard | ${party} modifications=stamina.1@hat`,
      facts: { section: 3, head: 'hunter', word: 'modifications=stamina.1@hat' },
    },
    {
      what: 'an unknown enemy',
      text: `zero-dawn standard | ${party} | enemy dragon #0 @3`,
      facts: { section: 4, head: 'enemy', word: 'enemy' },
    },
    {
      what: 'an enemy without a square',
      text: `zero-dawn standard | ${party} | enemy watcher #0`,
      facts: { section: 4, head: 'enemy', word: '#0' },
    },
    {
      what: 'copies that do not run',
      text: `zero-dawn standard | ${party} | decks stamina=stamina.5-2`,
      facts: { section: 4, head: 'decks', word: 'stamina=stamina.5-2' },
    },
    { what: 'an unknown section', text: `zero-dawn standard | ${party} | shop`, facts: { section: 4, head: 'shop', word: 'shop' } },
    { what: 'a section twice', text: `zero-dawn standard | ${party} | decks | decks`, facts: { section: 5, head: 'decks', word: 'decks' } },
    { what: 'a number out of range', text: `zero-dawn standard | ${party} skill=7`, facts: { path: 'position.hunters[1].skill' } },
  ];
  test.each(faults)('$what', ({ text, facts }) => {
    const found = read(text);

    expect(found.ok ? null : [found.refusal.code, found.refusal.facts]).toEqual(['bad-notation', facts]);
  });

  test('a party that cannot be is refused as a set-up is', () => {
    const code = (text: string): string => {
      const found = read(text);
      return found.ok ? 'read' : found.refusal.code;
    };

    expect(code('zero-dawn standard | hunter nora')).toBe('seats');
    expect(code('zero-dawn standard | hunter nora | hunter nora')).toBe('hunter-taken');
    expect(code('zero-dawn cooperative | hunter nora')).toBe('read');
  });

  test('whatever is sent, it is read or refused; nothing is thrown', () => {
    const { state } = given({ hunters: [{}, {}], enemies: [{ type: 'watcher', at: [3, 1] }] });
    state.card = -1;
    const text = write(state);

    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 6 }), (at, n, patch) => {
        const found = read(text.slice(0, at) + patch + text.slice(at + n));
        expect(typeof found.ok).toBe('boolean');
      }),
      { numRuns: 300, seed: 7 },
    );
    fc.assert(
      fc.property(fc.string(), junk => {
        expect(typeof read(junk).ok).toBe('boolean');
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
