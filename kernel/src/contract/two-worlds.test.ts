/**
 * Two worlds at different points of play are not a leak (K-77): where one log is shorter, the same seat may be asked the same kind of
 * question in both and still be asked about something else.
 */

import { describe, expect, test } from 'vitest';
import { type AnyGame, chooseOne, type Facts, Match, type Moment, offer, option, type Rule, SampledChance, Seed } from '../index.ts';
import { type SmallTable, smallGame } from '../testing/small-game.ts';
import { writable } from '../writing.ts';
import { compareWorlds } from './two-worlds.ts';

/** Whether the keeper of seat 1 holds what it began with; whoever does not see its hand holds it possible that it does not. */
const holdsOwn = ({ state }: SmallTable): boolean => state.keepers[1]!.hand.includes(110);

/** Seat 1 may react before the bell if its hand is one, and after the bell if it is another: in each world once, at another point. */
function bell(react: (table: SmallTable, facts: Facts) => Rule<unknown>, factsAt: (point: string) => Facts): AnyGame {
  return smallGame(function* (table) {
    if (holdsOwn(table)) yield* react(table, factsAt('before the bell'));
    table.tell({ type: 'bell-rang', rule: 'T1' });
    if (!holdsOwn(table)) yield* react(table, factsAt('after the bell'));
    writable(table.state).isOver = 1;
  });
}

const OPTIONS = [option('shout', 'shout'), option('wait', 'wait')];
const inWindow = ({ passes }: SmallTable, facts: Facts): Rule<unknown> =>
  offer(passes, {
    name: 'react',
    rule: 'T1',
    seats: [1],
    until: 'end',
    facts: () => facts,
    options: () => OPTIONS,
    *play() {
      return 'close';
    },
  });
function* openly(_table: SmallTable, facts: Facts): Rule {
  yield* chooseOne({ seat: 1, kind: 'react', rule: 'T1', options: OPTIONS, facts });
}

/** How a spectator could tell the two worlds apart. */
function partingOf(game: AnyGame) {
  const started = Match.start(game, { seats: 2 }, 'bell');
  if (!started.ok) throw new Error(started.refusal.says);
  const moment = started.value.checkpoint as Moment<unknown>;
  const chance = new SampledChance<'bot'>(new Seed('bell'));
  return compareWorlds({ game, setup: { seats: 2 }, seed: 'bell', moment, seat: null, given: [], more: 0, chance });
}

const told = (point: string): Facts => ({ point });
const untold = (): Facts => ({});

describe('Where one log is shorter', () => {
  test('[K-77] the same window, open at another point, is an answer that the other world does not have', () => {
    expect(partingOf(bell(inWindow, told))).toEqual({ how: 'other-answer' });
  });

  test('[K-77] outside a window it is told by who is asked', () => {
    expect(partingOf(bell(openly, told))).toMatchObject({
      how: 'asked',
      leak: { path: 'who else is asked', here: '"1 react"', there: '"1 react"' },
    });
  });

  test('[K-77] as long as others are asked about the same, what is missing in the log is a leak', () => {
    expect(partingOf(bell(inWindow, untold))).toMatchObject({
      how: 'leak',
      leak: { path: 'log[0]', here: 'nothing', there: '{"type":"bell-rang","rule":"T1"}' },
    });
    expect(partingOf(bell(openly, untold))).toMatchObject({ how: 'leak', leak: { path: 'log[0]' } });
  });

  test('[K-77] an event that reads otherwise is a leak, whatever others are asked about', () => {
    const game = smallGame(function* (table) {
      table.tell({ type: 'bell-rang', rule: 'T1', strokes: holdsOwn(table) ? 1 : 2 });
      yield* inWindow(table, { strokes: holdsOwn(table) ? 1 : 2 });
      writable(table.state).isOver = 1;
    });
    expect(partingOf(game)).toMatchObject({ how: 'leak', leak: { path: 'log[0]' } });
  });
});

describe('What comes to light with an answer', () => {
  /** The hand of seat 1 is laid open after an answer, by an event that reads the same in both worlds. */
  const layingOpen = (reveals: boolean): AnyGame =>
    smallGame(function* (table) {
      yield* chooseOne({ seat: 0, kind: 'ring', rule: 'T1', options: OPTIONS });
      const { state } = table;
      writable(state).pile = state.keepers[1]!.hand;
      writable(state.keepers[1]!).hand = [];
      writable(state).isOver = 1;
      table.tell({ type: 'all-shown', rule: 'T1', reveals });
    });
  const partingAfter = (game: AnyGame) => {
    const started = Match.start(game, { seats: 2 }, 'shown');
    if (!started.ok) throw new Error(started.refusal.says);
    const moment = started.value.checkpoint as Moment<unknown>;
    const chance = new SampledChance<'bot'>(new Seed('shown'));
    return compareWorlds({ game, setup: { seats: 2 }, seed: 'shown', moment, seat: null, given: [], more: 1, chance });
  };

  test('[K-77] is revealed by the event that says so, though it reads the same in both worlds', () => {
    expect(partingAfter(layingOpen(true))).toEqual({ how: 'revealed' });
  });
  test('[K-77] and is a leak at that event if it does not say so', () => {
    expect(partingAfter(layingOpen(false))).toMatchObject({ how: 'leak', leak: { path: 'view at log[0].pile' } });
  });
});

describe('What somebody else is spared', () => {
  /** Seat 1 is asked for an order; what it holds decides whether the order matters, if `peeks`. */
  const ordering = (peeks: boolean): AnyGame => {
    const game = smallGame(function* (table) {
      const first = yield* chooseOne({ seat: 1, kind: 'order', rule: 'T1', options: OPTIONS });
      writable(table.state).score = peeks && holdsOwn(table) && first === 'shout' ? 1 : 0;
      writable(table.state).isOver = 1;
    });
    return { ...game, tells: { chores: { kinds: ['order'] } } as never };
  };

  test('[K-170] may not tell of a card that only they see', () => {
    expect(partingOf(ordering(true))).toMatchObject({
      how: 'asked',
      leak: { path: 'who else is asked', here: '"1 order"', there: '"1 order, spared"' },
    });
    expect(partingOf(ordering(false))).toEqual({ how: 'alike' });
  });
});
