/** The notation: every position reached in play is written and read back; what cannot be read is refused with its place. */

import { hashOf, Match, playOut, randomAnswer, SampledChance, Seed } from '@quarry/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTROL_DECK, EVENT_DECK, keyOf } from './content/box.ts';
import { urbanManhunt } from './game.ts';
import { read, write } from './notation.ts';
import { type Setup, setupFor } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { given } from './testing/stage.ts';

/** Plays by chance, or with sense, and hands over the position at the start of every so manieth scene. */
function positions(setup: Setup, seed: string, player: 'random' | 'sensible', every: number, look: (state: State) => void): void {
  const started = Match.start(urbanManhunt, setup, seed, 'nothing');
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
        : urbanManhunt.sensible(match.view(decision.seat), decision, decision.seat, chance);
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
  const tables = [1, 2, 3, 4].map(seats => ({ seats, setup: setupFor(seats) }));

  test.each(tables)('with $seats: every position of a match played with sense comes back', ({ setup, seats }) => {
    positions(setup, `notation-${seats}`, 'sensible', 3, comesBack);
  });

  test.each(tables)('with $seats: every position of a match played by chance comes back', ({ setup, seats }) => {
    positions(setup, `notation-${seats}`, 'random', 3, comesBack);
  });

  test('a match about to begin is a few words', () => {
    const { state } = given({ hunters: [{ slate: 0 }] });

    const text = write({
      ...urbanManhunt.begin(setupFor(2), { roll: () => [], shuffle: (_, x) => x.slice(), below: () => 0 }),
      zone: state.zone,
    });

    expect(text).toBe('urban-manhunt test-yard | hunter nobody | hunter nobody');
  });

  test('a position in a match can be read by people', () => {
    const { state } = given({
      hunters: [
        { slate: 0, at: [12.5, 8], points: 11, momentum: 2, keepers: ['camera-drone', 'jammed'], shots: ['shoot'], depleted: [0] },
        { slate: 1, at: [13, 12], surface: 1, wounds: 3, isFocused: true, usedThisMatch: ['Old Pro'] },
      ],
      crims: [
        { card: 'alley-brawler.1', at: [20, 20.125], wounds: 1, lastAction: 'charge' },
        { card: 'tunnel-rat.1', at: [9, 33], no: 4, hiddenIn: 4, hidInTurn: 2, bounty: 5 },
      ],
      turn: 3,
      control: 'blood-up',
      state: { controlPile: [], controlOut: [], eventPile: [], crimPile: [], pods: [true, false, true, false] },
    });
    state.queue = [{ card: EVENT_DECK[20]!, owner: 1 }];
    state.inForce = [{ card: EVENT_DECK[25]!, owner: 0, until: 4 }];

    expect(write(state).split(' | ')).toEqual([
      'urban-manhunt test-yard step=act phase=hunter',
      `turn no=3 control=blood-up empty-pods=2,4 next-arrival=5 queue=${keyOf(EVENT_DECK[20]!)}@h1 in-force=${keyOf(EVENT_DECK[25]!)}@h0@4`,
      'hunter prime-marlowe @12.5,8 in points=11 momentum=2 actions=2 shots=shoot depleted=0 keepers=camera-drone,jammed',
      'hunter lady-voltage @13,12 on=f2 in wounds=3 focused used-up=Old_Pro',
      'crim alley-brawler.1 #1 @20,20.125 wounds=1 last=charge',
      'crim tunnel-rat.1 #4 @9,33 hidden=f5 hid-in-turn=2 bounty=5',
      'decks control= events= crims=',
    ]);
    comesBack(state);
  });

  test('every field comes back, whatever it holds', () => {
    const { state } = given({ hunters: [{ slate: 2 }, { slate: 3 }], crims: [{ card: 'alley-brawler.1', at: [20, 20] }] });
    const [a, b, c, d] = EVENT_DECK as unknown as [number, number, number, number];
    Object.assign(state, { length: 'long', tier: 'gold', step: 'place-crim', phase: 'control', turn: 7, overtime: 2, hasConceded: true });
    Object.assign(state, {
      first: 1,
      done: 1,
      pods: [false, true, true, false],
      toPlace: 2,
      placing: 'far',
      tubesUsed: [0, 5],
      nextArrival: 9,
    });
    Object.assign(state, {
      acted: 4,
      control: CONTROL_DECK[3]!,
      queue: [{ card: a, owner: 1 }],
      inForce: [{ card: b, owner: 0, until: 8 }],
    });
    Object.assign(state, { controlPile: [CONTROL_DECK[1]!], controlUsed: [CONTROL_DECK[2]!], controlOut: [CONTROL_DECK[0]!] });
    Object.assign(state, { eventPile: [c], eventDiscard: [d, a], crimPile: [], crimDiscard: [a] });
    Object.assign(state.hunters[0]!, {
      ...{ x: -1, y: 47_999, surface: 2, isIn: false, points: 1, wounds: 2, momentum: 3, fellInTurn: 4, fellInPhase: 'crim' },
      ...{ hasReturned: true, actionsLeft: 1, extraActions: [{ only: ['move', 'rest'] }, { only: [] }], actionsLost: 1, taken: ['spot'] },
      ...{ isFocused: true, isSnared: true, reloads: 1, medSprays: 2, shots: ['mind', 'mind'], depleted: [0, 2] },
      ...{ usedThisActivation: ['A, b=c | d_e 100%5F'], usedThisMatch: ['Rerouting Slip', 'Old Pro'] },
      ...{ kills: 5, falls: 6, podsOpened: 7, keepers: [d, b] },
    });
    Object.assign(state.crims[0]!, { no: 3, x: 1, y: 2, surface: 0, wounds: 4, hiddenIn: 5, hidInTurn: 6, lastAction: 'hide', bounty: -4 });

    expect(reads(write(state))).toEqual(state);
  });

  test('sections may come in any order after the first, and blanks do not matter', () => {
    const { state } = given({ hunters: [{ slate: 0, at: [20, 20] }, { slate: 1 }], crims: [{ card: 'alley-brawler.1', at: [22, 20] }] });
    const [first, ...rest] = write(state).split(' | ');
    const [hunters, others] = [rest.filter(one => one.startsWith('hunter')), rest.filter(one => !one.startsWith('hunter'))];

    expect(reads([first, ...others.toReversed(), ...hunters].join('  |  '))).toEqual(state);
  });
});

describe('Refusals', () => {
  const party = 'hunter prime-marlowe | hunter lady-voltage';
  const start = `urban-manhunt test-yard | ${party}`;
  const faults = [
    { what: 'nothing', text: '', facts: { section: 1, head: '', word: '' } },
    { what: 'another game', text: 'chess | x', facts: { section: 1, head: 'chess', word: 'chess' } },
    { what: 'an unknown zone', text: `urban-manhunt moon | ${party}`, facts: { section: 1, head: 'urban-manhunt', word: 'urban-manhunt' } },
    {
      what: 'an unknown step',
      text: `urban-manhunt test-yard step=lunch | ${party}`,
      facts: { section: 1, head: 'urban-manhunt', word: 'step=lunch' },
    },
    { what: 'an unknown hunter', text: `urban-manhunt test-yard | hunter bob`, facts: { section: 2, head: 'hunter', word: 'bob' } },
    { what: 'an unknown card', text: `${start} keepers=no-such-card`, facts: { section: 3, head: 'hunter', word: 'keepers=no-such-card' } },
    { what: 'no number', text: `${start} points=many`, facts: { section: 3, head: 'hunter', word: 'points=many' } },
    { what: 'no point', text: `${start} @1,2,3`, facts: { section: 3, head: 'hunter', word: '@1,2,3' } },
    { what: 'a length that is too fine', text: `${start} @1.0001,2`, facts: { section: 3, head: 'hunter', word: '@1.0001,2' } },
    { what: 'a flag with a value', text: `${start} in=yes`, facts: { section: 3, head: 'hunter', word: 'in=yes' } },
    { what: 'a field without one', text: `${start} points`, facts: { section: 3, head: 'hunter', word: 'points' } },
    { what: 'a field twice', text: `${start} points=1 points=2`, facts: { section: 3, head: 'hunter', word: 'points=2' } },
    { what: 'an unknown field', text: `${start} shoes=2`, facts: { section: 3, head: 'hunter', word: 'shoes=2' } },
    { what: 'a name that is none', text: `${start} used=%E0%A4%A`, facts: { section: 3, head: 'hunter', word: 'used=%E0%A4%A' } },
    { what: 'an unknown seat', text: `${start} | turn first=x1`, facts: { section: 4, head: 'turn', word: 'first=x1' } },
    { what: 'an unknown tube', text: `${start} | turn tubes-used=t-4`, facts: { section: 4, head: 'turn', word: 'tubes-used=t-4' } },
    { what: 'a pod too many', text: `${start} | turn empty-pods=5`, facts: { section: 4, head: 'turn', word: 'empty-pods=5' } },
    { what: 'an unknown crim', text: `${start} | crim dragon #1`, facts: { section: 4, head: 'crim', word: 'dragon' } },
    { what: 'a crim without a number', text: `${start} | crim alley-brawler.1 @1,1`, facts: { section: 4, head: 'crim', word: '@1,1' } },
    { what: 'an unknown section', text: `${start} | shop`, facts: { section: 4, head: 'shop', word: 'shop' } },
    { what: 'a section twice', text: `${start} | decks | decks`, facts: { section: 5, head: 'decks', word: 'decks' } },
    { what: 'a number out of range', text: `${start} | turn overtime=3`, facts: { path: 'position.overtime' } },
  ];
  test.each(faults)('$what', ({ text, facts }) => {
    const found = read(text);

    expect(found.ok ? null : [found.refusal.code, found.refusal.facts]).toEqual(['bad-notation', facts]);
  });

  test('a party that cannot be is refused as a set-up is', () => {
    const code = (hunters: string): string => {
      const found = read(`urban-manhunt test-yard${hunters}`);
      return found.ok ? 'read' : found.refusal.code;
    };

    expect(code('')).toBe('seats');
    expect(code(' | hunter nobody'.repeat(5))).toBe('seats');
    expect(code(' | hunter lady-voltage | hunter lady-voltage')).toBe('hunter-taken');
    expect(code(' | hunter nobody')).toBe('read');
  });

  test('whatever is sent, it is read or refused; nothing is thrown', () => {
    const { state } = given({ hunters: [{ slate: 0 }, { slate: 1 }], crims: [{ card: 'alley-brawler.1', at: [20, 20] }] });
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
