/** Every game says what its box holds, so that the lab can say what of it nobody ever uses; and what is used is noted under the name of something that stands there. */
import { random } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import type { AnyGame, Event } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { playGames } from '../experiment.ts';
import { notesOf } from '../testing/given.ts';

const named = (id: string): AnyGame => GAMES.find(one => one.id === id)! as AnyGame;
const shelvesOf = (game: AnyGame) => game.proof.measures!.shelves!;
const sizes = (id: string): Record<string, number> =>
  Object.fromEntries(Object.entries(shelvesOf(named(id))).map(([shelf, { holds }]) => [shelf, Object.keys(holds).length]));
const used = (id: string, ...events: readonly (Omit<Event, 'rule'> & Record<string, unknown>)[]): unknown =>
  notesOf(
    named(id),
    2,
    events.map(one => ({ rule: 'X-1', ...one }) as Event),
    { winners: [], why: 'X-1', facts: {} },
    { party: { potions: 0, marshals: [] }, level: 1, monster: { id: 'ramhide' }, hunters: [] },
  ).usage;

describe.each(GAMES.map(one => one.id))('%s', id => {
  test('has shelves, and nothing is used that stands on none', () => {
    const game = named(id);
    const { setup } = game.tables[0]!;
    const bots = Array.from({ length: game.seatsOf(setup) }, () => random);
    const [tally] = playGames({ game, setup, bots, seed: 'shelves', scenario: null, picks: 'bot' }, 0, 1);
    const { decision: _, ...usage } = tally!.usage;
    expect(Object.keys(usage).length).toBeGreaterThan(2);
    for (const [shelf, things] of Object.entries(usage))
      expect(Object.keys(things).filter(thing => !Object.hasOwn(shelvesOf(game)[shelf]?.holds ?? {}, thing))).toEqual([]);
  });
});

test('Under our Sun: what is met, drawn, got and done', () => {
  expect(sizes('under-our-sun')).toMatchObject({ mission: 9, character: 6, night: 24, event: 30 });
  expect(
    used(
      'under-our-sun',
      { type: 'mission-begun', mission: 8, mode: 'coop', lastDay: 8 },
      { type: 'character-chosen', who: 0, seat: 0, id: 'wren' },
    ),
  ).toEqual({
    mission: { exodus: 1 },
    character: { wren: 1 },
  });
});
test('Forbidden West: briefs, behaviours, cards and words', () => {
  expect(
    used('forbidden-west', { type: 'brief-opened', brief: 'B3A', retry: 0 }, { type: 'word', word: 'reveal', seat: 0, card: 0 }),
  ).toEqual({
    brief: { B3A: 1 },
    word: { reveal: 1 },
  });
});
test('Primal: monsters, places, cards and words', () => {
  expect(
    used(
      'primal',
      { type: 'hunt-opened', monster: 'ramhide', level: 1, scenario: 0, hunters: 2 },
      { type: 'word', word: 'plate', seat: 0, card: 0 },
    ),
  ).toMatchObject({
    monster: { ramhide: 1 },
    word: { plate: 1 },
  });
});
