import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { box, deckOf } from './content/box.ts';
import { CUBE_COLOURS, CUBES, PHASES, VALUES } from './content/kinds.ts';
import { MISSIONS } from './content/missions/index.ts';
import { around, HAVEN, isBeside } from './places.ts';
import { stateSchema } from './state.ts';
import { trek } from './testing/rehearsal.ts';

describe('the box', () => {
  test('[US-COMP-2] [US-R-62] nine decks: enemy, night, sun, event, item, gear, loot, team, mission', () => {
    const sorts = new Set(box.cards.map(one => (one.sort === 'thing' ? deckOf(one.no) : one.sort)));
    const decks = [...sorts].filter(sort => sort !== 'tile' && sort !== 'character' && sort !== 'merchant').toSorted();
    expect(decks).toEqual(['enemy', 'event', 'gear', 'item', 'loot', 'night', 'sun', 'team']);
    expect(MISSIONS.every(one => one.cards.length > 0)).toBe(true);
  });
  test('[US-COMP-4] eight kinds of cubes, each of its colour', () => {
    const colours = ['blue', 'red', 'yellow', 'black', 'white', 'orange', 'green', 'pink'];
    expect(CUBES).toEqual(['water', 'food', 'fabric', 'metal', 'connector', 'wood', 'alcohol', 'plastic']);
    expect(CUBES.map(kind => CUBE_COLOURS[kind])).toEqual(colours);
  });
  test('[US-RES-1] [US-R-9] what they are worth, in water', () => {
    expect(CUBES.map(kind => VALUES[kind])).toEqual([1, 2, 1, 1, 2, 2, 3, 3]);
  });
  test('[US-R-102] a day has a Morning, an Afternoon and a Night, and no Evening', () => {
    expect(PHASES).toEqual(['preparation', 'morning', 'afternoon', 'night']);
  });
  test('[US-MAP-1] a hex has six neighbours, and is one of theirs', () => {
    const beside = around(HAVEN);
    expect([new Set(beside).size, beside.every(hex => isBeside(hex, HAVEN) && around(hex).includes(HAVEN))]).toEqual([6, true]);
  });
});

describe('what is open', () => {
  const looked = () => {
    const { state } = trek({
      mode: 'semi',
      team: ['saboteur', 'late-watch'],
      tiles: [{ at: 'n', isDown: true }],
      characters: [
        { items: ['knife.1'], goods: { food: 2 } },
        { items: ['tent.1'], water: 2 },
      ],
    });
    return { state, seen: viewOf(stateSchema, state, 1) };
  };
  test('[US-DECK-1] item and gear cards card by card; of the other decks only how many', () => {
    const { state, seen } = looked();
    expect([seen.itemDeck, seen.gearDeck]).toEqual([state.itemDeck, state.gearDeck]);
    expect([seen.enemyDeck, seen.nightDeck, seen.eventDeck, seen.lootDeck, seen.stack]).toEqual(
      [state.enemyDeck, state.nightDeck, state.eventDeck, state.lootDeck, state.stack].map(deck => deck.length),
    );
  });
  test('[US-R-104] boards are, team cards of others are not', () => {
    const { state, seen } = looked();
    expect(seen.characters).toEqual(state.characters);
    expect([seen.players[0]!.team, seen.players[1]!.team]).toEqual([1, state.players[1]!.team]);
  });
  test('[US-R-60] nor is a tile that lies face down', () => {
    expect(looked().seen.tiles.find(one => one.card < 0)!.down).toBe(1);
  });
});

test('[US-R-113] [US-MAP-8] tiles that lie face down hold no source to refill', () => {
  const r = trek({
    step: 'clean-up',
    phase: 'night',
    active: -1,
    toPlay: [],
    tiles: [
      { at: 'n', isDown: true, is: { water: 1 } },
      { at: 's', is: { water: 2 }, source: 0 },
    ],
  });
  r.untilScene('begin-phase');
  expect([r.tile('n').source, r.tile('s').source]).toEqual([0, 2]);
});
test('[US-R-96] the Morning of Day 1 has its Sun card', () => {
  const r = trek({ step: 'begin-phase', phase: 'preparation', active: -1, toPlay: [], state: { phases: 0 } }).untilScene('next-turn');
  expect([r.state.day, r.state.phase, r.types('sun-drawn')]).toEqual([1, 'morning', ['sun-drawn']]);
});
