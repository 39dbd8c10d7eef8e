import { SampledChance, ScriptedChance, Seed } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { TEAM_NUMBERS, TILE_NUMBERS, teamCard, thing, tileCard } from './content/box.ts';
import { MISSIONS } from './content/missions/index.ts';
import { begin } from './first-state.ts';
import { HAVEN } from './places.ts';
import { total } from './questions.ts';
import { checkSetup, missionFor, type Setup, setupSchema } from './setup.ts';
import { type State, type Stream, stateSchema } from './state.ts';

const begun = (setup: Setup, seed = 'seed'): State => begin(setup, new SampledChance<Stream>(new Seed(seed)));
const refusal = (setup: Setup): string => {
  const result = checkSetup(setup);
  return result.ok ? 'none' : result.refusal.code;
};

test('[US-SETUP-1] every mission can be begun with every number of players, and its state is legal', () => {
  for (const { id } of MISSIONS) {
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      const setup = missionFor(seats, id);
      expect([refusal(setup), setupSchema.check(setup, 'setup').mission]).toEqual(['none', id]);
      expect(() => stateSchema.check(begun(setup), 'state')).not.toThrow();
    }
  }
});

test('[US-COMP-1] [US-R-103] five and six players need the expansion', () => {
  expect(refusal(missionFor(5, undefined, 'coop', { hasExpansion: false }))).toBe('needs-expansion');
  expect(refusal(missionFor(6))).toBe('none');
});

test('[US-SOLO-4] alone there is no traitor', () => {
  expect(refusal(missionFor(1, undefined, 'semi'))).toBe('no-traitor');
});

test('[US-TEAM-6] with a traitor from two players on, also where the mission does not advise it', () => {
  for (const { id } of MISSIONS) expect(refusal(missionFor(2, id, 'semi'))).toBe('none');
});

test('[US-SETUP-6] nobody is named twice, nobody who is not in the box, and no more than are played', () => {
  expect(refusal(missionFor(2, undefined, 'coop', { characters: ['ida', 'ida'] }))).toBe('character-taken');
  expect(refusal(missionFor(2, undefined, 'coop', { characters: ['any', 'kesh'] }))).toBe('not-in-box');
  expect(refusal(missionFor(2, undefined, 'coop', { characters: ['any', 'kesh'], hasExpansion: true }))).toBe('none');
  expect(refusal(missionFor(2, undefined, 'coop', { characters: ['any', 'any', 'ida'] }))).toBe('characters');
  expect(refusal(missionFor(1, undefined, 'coop', { characters: ['wren', 'ida'] }))).toBe('none');
});

test('[US-HAVEN-1] [US-MAP-9] New Haven lies face up in the middle, and the common tiles are the stack', () => {
  const { tiles, stack } = begun(missionFor(2));
  expect(tiles.map(one => [one.hex, tileCard(one.card).id, one.source])).toEqual([[HAVEN, 'new-haven', 2]]);
  expect(stack).toHaveLength(36);
  expect(stack.some(card => tileCard(card).isOfMission || tileCard(card).family === 'haven')).toBe(false);
  expect(TILE_NUMBERS).toHaveLength(41);
});

test('[US-SETUP-16] decks are shuffled, each by itself, and nobody sees their order', () => {
  const [a, b] = [begun(missionFor(2), 'one'), begun(missionFor(2), 'two')];
  for (const deck of ['enemyDeck', 'eventDeck', 'nightDeck', 'lootDeck', 'stack'] as const) {
    expect(a[deck]).not.toEqual(b[deck]);
    expect(a[deck].toSorted((x, y) => x - y)).toEqual(b[deck].toSorted((x, y) => x - y));
    expect(stateSchema.view(a, { state: a, seat: 0, owner: null, isShut: false })[deck]).toBe(a[deck].length);
  }
});

test('[US-SETUP-19] [US-R-97] the bag is filled from the supply', () => {
  const { bag, supply } = begun(missionFor(2));
  expect([bag, total(bag)]).toEqual([[3, 3, 3, 3, 3, 2, 2], 19]);
  expect(supply).toEqual([21, 17, 21, 17, 21, 12, 12]);
});

test('[US-CARD-8] hero items of the expansion come with the expansion', () => {
  const heroes = (setup: Setup): unknown[] => begun(setup).lootDeck.flatMap(card => thing(card).hero ?? []);
  expect(heroes(missionFor(2)).toSorted()).toEqual(['boone', 'ida', 'sanaa', 'wren']);
  expect(heroes(missionFor(5))).toHaveLength(6);
});

test('[US-SETUP-5] [US-TEAM-1] all together there are no team cards', () => {
  const { players, teamPile, dropPile } = begun(missionFor(3));
  expect([players.map(one => [...one.team, ...one.drop]), teamPile, dropPile]).toEqual([[[], [], []], [], []]);
});

test('[US-TEAM-2] [US-TEAM-3] [US-R-86] one Son of Liberty among players and four more; one card each, the rest unseen', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const { players, teamPile, dropPile } = begun(missionFor(seats, undefined, 'semi'));
    const pile = [...players.flatMap(one => one.team), ...teamPile];
    expect(pile).toHaveLength(seats + 5);
    expect(new Set(pile).size).toBe(seats + 5);
    expect(pile.filter(card => teamCard(card).isSol)).toHaveLength(1);
    expect(players.every(one => one.team.length === 1 && one.drop.length === 1)).toBe(true);
    expect([...players.flatMap(one => one.drop), ...dropPile].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i));
  }
});

test('[US-TEAM-4] there may be no Son of Liberty among the players', () => {
  const isAmong = (seed: number): boolean =>
    begun(missionFor(3, undefined, 'semi'), `seed ${seed}`).players.some(one => teamCard(one.team[0]!).isSol);
  const found = Array.from({ length: 40 }, (_, i) => isAmong(i));
  expect(new Set(found)).toEqual(new Set([true, false]));
});

test('[US-TEAM-5] a team card is seen by its owner alone, until it is turned up or the game is over', () => {
  const state = begin(missionFor(3, undefined, 'semi'), new ScriptedChance<Stream>());
  const seenBy = (seat: number | null, from: State = state): unknown[] =>
    stateSchema.view(from, { state: from, seat, owner: null, isShut: false }).players.map(one => one.team);
  expect(seenBy(1)).toEqual([1, state.players[1]!.team, 1]);
  expect(seenBy(null)).toEqual([1, 1, 1]);
  expect(seenBy(0, { ...state, isOver: true })).toEqual(state.players.map(one => one.team));
  expect(TEAM_NUMBERS).toHaveLength(13);
});

test('[US-R-92] [US-TEAM-6] two may play with a possible traitor; the form says that it is better with more', () => {
  expect(checkSetup(missionFor(2, 'lost-patrol', 'semi'))).toEqual({ ok: true, value: undefined });
  expect(JSON.stringify(setupSchema.shape)).toContain('best from 3 players on');
});
