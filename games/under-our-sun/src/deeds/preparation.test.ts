/** Preparation: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Table } from '../events.ts';
import { HAVEN } from '../places.ts';
import { done } from '../testing/deeds.ts';
import { hexOn, type Position, trek } from '../testing/rehearsal.ts';
import * as preparation from './preparation.ts';

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-PREP-2] swept: bodies everywhere, what is loose where no camp stands; food stays in a trap',
    {
      tiles: [
        { at: 'n', native: { wood: 1 }, goods: { wood: 1 }, ammunition: { arrow: 1 }, items: ['knife.1'], bodies: ['bear.1'] },
        { at: 's', hasCamp: true, goods: { metal: 1 }, bodies: ['bear.1'] },
        { at: 'ne', hasTrap: true, goods: { food: 1 } },
        { at: 'n n n n', goods: { plastic: 1 } },
      ],
    },
    table => preparation.clearTiles(table),
    [
      'cleaned-up US-PREP-2 {hexes:[n,s,8316],goods:[0,0,0,0,1,0,1]}',
      'tiles.1.goods: [0,0,0,0,2,0,0] → [0,0,0,0,1,0,0]',
      'tiles.1.ammunition: [0,1] → [0,0]',
      'tiles.1.bodies: [bear.1] → []',
      'tiles.1.items: [{card:knife.1,n:0,isFlipped:false}] → []',
      'tiles.2.bodies: [bear.1] → []',
      'tiles.4.goods: [0,0,0,0,0,0,1] → [0,0,0,0,0,0,0]',
      'supply: [20,17,20,17,19,12,11] → [20,17,20,17,20,12,12]',
      'itemDeck: [] go, [knife.1] come',
      'fetched: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0] → [3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]',
    ],
  ],
  [
    '[US-PREP-2] where nothing lies nothing is told',
    { tiles: [{ at: 'n', native: { wood: 1 } }] },
    table => preparation.clearTiles(table),
    [],
  ],
  [
    '[US-PREP-4] cards are turned back, wherever they are',
    {
      characters: [{ items: [{ card: 'radio', isFlipped: true }, 'knife.1'] }, {}],
      tiles: [{ at: 'n', items: [{ card: 'knife.2', isFlipped: true }] }],
    },
    table => preparation.turnCardsBack(table),
    [
      'cards-turned-back US-PREP-4 {cards:[radio,knife.2]}',
      'tiles.1.items: [{card:knife.2,n:0,isFlipped:true}] → [{card:knife.2,n:0,isFlipped:false}]',
      'characters.0.items: [{card:radio,n:0,isFlipped:true},{card:knife.1,n:0,isFlipped:false}] → [{card:radio,n:0,isFlipped:false},{card:knife.1,n:0,isFlipped:false}]',
    ],
  ],
  ['[US-PREP-4] of none nothing is told', {}, table => preparation.turnCardsBack(table), []],
  [
    '[US-PREP-4] blocked symbols are open again',
    { tiles: [{ at: 'n', is: { id: 'lair', enemies: 2 }, symbols: [-2, 0] }], enemies: [{ is: 'bear.1', at: 'n', symbol: 1 }] },
    table => preparation.unblockSymbols(table),
    ['symbols-opened US-PREP-4 {hexes:[n]}', 'tiles.1.symbols: [-2,0] → [-1,0]'],
  ],
  ['[US-PREP-4] where none is nothing is told', {}, table => preparation.unblockSymbols(table), []],
  [
    '[US-EMOVE-1] enemies in line',
    { enemies: [{ is: 'bear.1', at: 'haven' }], step: 'clean-up', active: -1, toPlay: [] },
    table => preparation.lineUpEnemies(table, [0]),
    ['step: clean-up → enemies-move', 'toMove: [] → [0]'],
  ],
  [
    '[US-EMOVE-1] one has moved',
    {
      enemies: [
        { is: 'bear.1', at: 'haven' },
        { is: 'bandit.1', at: 'haven' },
      ],
      state: { toMove: [0, 1] },
    },
    table => preparation.countAsMoved(table, 0),
    ['toMove: [0,1] → [1]'],
  ],
  [
    '[US-PREP-6] sources',
    { tiles: [{ at: 'n', is: { id: 'well', water: 2 }, source: 0 }] },
    table => preparation.refillSources(table, [{ hex: hexOn('n'), water: 2 }]),
    ['sources-refilled US-PREP-6 {hexes:[n]}', 'tiles.1.source: 0 → 2'],
  ],
  ['[US-PREP-6] no source', {}, table => preparation.refillSources(table, []), []],
  [
    '[US-R-100] animals in a trap',
    { dice: { trap: [1] } },
    table => preparation.rollTrap(table, HAVEN),
    ['trap-rolled US-R-100 {hex:haven,dice:[green],faces:[1],successes:1,from:[],reveals:true}'],
  ],
  [
    '[US-R-100] a trap is destroyed',
    { tiles: [{ at: 'n', hasTrap: true }] },
    table => preparation.destroyTrap(table, hexOn('n'), { id: 3, card: cardNamed('bear.1') }),
    [
      'trap-destroyed US-R-100 {hex:n,enemy:3,card:bear.1}',
      'tiles.1.trap: small-animal-trap.1 → -1',
      'itemDeck: [] go, [small-animal-trap.1] come',
    ],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
