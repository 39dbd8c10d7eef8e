import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { waterRoom } from '../questions.ts';
import { trek } from '../testing/rehearsal.ts';
import * as stuff from './goods.ts';

const bottle = cardNamed('water-bottle.1');
const BOTTLE = { ...stuff.emptyLot(), cards: [bottle] };

test('[US-WATER-4] a bottle holds its water also when its card is turned over', () => {
  const r = trek({ characters: [{ items: [{ card: bottle, isFlipped: true }], water: 8 }] });
  expect(waterRoom(r.state, 0)).toBe(8);
});

test('[US-WATER-4] [US-DISC-2] whoever lays down a full bottle loses what the others do not hold', () => {
  const r = trek({ characters: [{ at: 'n', items: [bottle], water: 7 }] });
  stuff.layDown(r.table, 0, BOTTLE, 'US-DISC-1');
  expect([r.character(0).water, r.tile('n').water]).toEqual([5, 0]);
});

test('[US-R-14] in a camp it stays', () => {
  const r = trek({ characters: [{ at: 'n', items: [bottle], water: 7 }], tiles: [{ at: 'n', hasCamp: true }] });
  stuff.layDown(r.table, 0, BOTTLE, 'US-DISC-1');
  expect([r.character(0).water, r.tile('n').water]).toEqual([5, 2]);
});

test('[US-WATER-4] a bottle that is lost or taken off a body leaves no water behind', () => {
  const lost = trek({ characters: [{ items: [bottle], water: 8 }] });
  stuff.loseCard(lost.table, 0, bottle, 'text', 'US-USE-3');
  expect(lost.character(0).water).toBe(5);
  const dead = trek({ characters: [{}, { is: 'wren', items: [bottle], water: 8, hp: 0, diedIn: 1 }] });
  stuff.pickUp(dead.table, 0, BOTTLE, 1, 'US-DEATH-5');
  expect([dead.items(0), dead.character(1).water]).toEqual([['water-bottle.1'], 5]);
});

test('[US-PREP-2] [US-DISC-4] loose goods are taken before what the tile brought', () => {
  const r = trek({ characters: [{ at: 'n' }], tiles: [{ at: 'n', native: { wood: 2 }, goods: { wood: 1 } }] });
  const wood = (n: number): stuff.Lot => ({ ...stuff.emptyLot(), goods: [0, 0, 0, 0, n, 0, 0] });
  stuff.pickUp(r.table, 0, wood(2), null, 'US-COLL-1');
  stuff.layDown(r.table, 0, wood(1), 'US-DISC-1');
  expect([r.goodsAt('n'), r.tile('n').native[4]]).toEqual([{ wood: 2 }, 1]);
});
