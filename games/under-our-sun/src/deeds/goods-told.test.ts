/** Goods: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Table } from '../events.ts';
import { HAVEN } from '../places.ts';
import { listOf } from '../questions.ts';
import { done } from '../testing/deeds.ts';
import { FEWER_CUBES, hexOn, type Position, trek } from '../testing/rehearsal.ts';
import * as stuff from './goods.ts';

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-R-120] from the supply, as far as it has them',
    { state: { supply: [1, 9, 9, 9, 9, 9, 9] }, despite: FEWER_CUBES },
    table => stuff.gainGoods(table, 0, listOf({ food: 2 }), 'US-EVENT-1'),
    [
      'goods-gained US-EVENT-1 {who:0,goods:[1,0,0,0,0,0,0],from:supply}',
      'characters.0.goods: [0,0,0,0,0,0,0] → [1,0,0,0,0,0,0]',
      'supply: [1,9,9,9,9,9,9] → [0,9,9,9,9,9,9]',
    ],
  ],
  [
    '[US-R-120] of nothing nothing is told',
    { state: { supply: [0, 9, 9, 9, 9, 9, 9] }, despite: FEWER_CUBES },
    table => stuff.gainGoods(table, 0, listOf({ food: 2 }), 'US-EVENT-1'),
    [],
  ],
  [
    '[US-RES-4] back to the supply',
    { characters: [{ goods: { wood: 2 } }, {}] },
    table => stuff.loseGoods(table, 0, listOf({ wood: 1 }), 'paid', 'US-FIRE-9'),
    [
      'goods-lost US-FIRE-9 {who:0,goods:[0,0,0,0,1,0,0],why:paid}',
      'characters.0.goods: [0,0,0,0,2,0,0] → [0,0,0,0,1,0,0]',
      'supply: [21,17,21,17,19,12,12] → [21,17,21,17,20,12,12]',
    ],
  ],
  ['[US-RES-4] nothing is lost of nothing', {}, table => stuff.loseGoods(table, 0, listOf({}), 'paid', 'US-FIRE-9'), []],
  [
    '[US-RES-4] onto a tile',
    {},
    table => stuff.layGoods(table, HAVEN, listOf({ metal: 2 }), 'text', 'US-EVENT-1'),
    [
      'goods-laid US-EVENT-1 {hex:haven,goods:[0,0,2,0,0,0,0],why:text}',
      'tiles.0.goods: [0,0,0,0,0,0,0] → [0,0,2,0,0,0,0]',
      'supply: [21,17,21,17,21,12,12] → [21,17,19,17,21,12,12]',
    ],
  ],
  [
    '[US-R-120] onto a tile, of nothing',
    { state: { supply: [9, 9, 0, 9, 9, 9, 9] }, despite: FEWER_CUBES },
    table => stuff.layGoods(table, HAVEN, listOf({ metal: 2 }), 'text', 'US-EVENT-1'),
    [],
  ],
  [
    '[US-PREP-2] off a tile: what is loose went first',
    { tiles: [{ at: 'n', native: { wood: 2 }, goods: { wood: 1 } }] },
    table => stuff.clearGoods(table, hexOn('n'), listOf({ wood: 2 })),
    [
      'tiles.1.goods: [0,0,0,0,3,0,0] → [0,0,0,0,1,0,0]',
      'tiles.1.native: [0,0,0,0,2,0,0] → [0,0,0,0,1,0,0]',
      'supply: [21,17,21,17,18,12,12] → [21,17,21,17,20,12,12]',
    ],
  ],
  [
    '[US-COLL-1] collected off a tile',
    {
      characters: [{ at: 'n' }, {}],
      tiles: [{ at: 'n', native: { wood: 2 }, goods: { wood: 1 }, ammunition: { arrow: 1 }, items: ['knife.1'] }],
    },
    table =>
      stuff.pickUp(
        table,
        0,
        { goods: listOf({ wood: 2 }), water: 0, ammunition: [0, 1], cards: [cardNamed('knife.1')] },
        null,
        'US-COLL-1',
      ),
    [
      'collected US-COLL-1 {who:0,hex:n,goods:[0,0,0,0,2,0,0],water:0,ammunition:[0,1],cards:[knife.1]}',
      'tiles.1.goods: [0,0,0,0,3,0,0] → [0,0,0,0,1,0,0]',
      'tiles.1.native: [0,0,0,0,2,0,0] → [0,0,0,0,1,0,0]',
      'tiles.1.ammunition: [0,1] → [0,0]',
      'tiles.1.items: [{card:knife.1,n:0,isFlipped:false}] → []',
      'characters.0.goods: [0,0,0,0,0,0,0] → [0,0,0,0,2,0,0]',
      'characters.0.ammunition: [0,0] → [0,1]',
      'characters.0.items: [] → [{card:knife.1,n:0,isFlipped:false}]',
    ],
  ],
  [
    '[US-DEATH-5] collected off a body, whose bottle spills',
    { characters: [{}, { diedIn: 1, water: 8, items: ['water-bottle.1'] }] },
    table => stuff.pickUp(table, 0, { ...stuff.emptyLot(), cards: [cardNamed('water-bottle.1')] }, 1, 'US-DEATH-5'),
    [
      'collected US-DEATH-5 {who:0,hex:haven,goods:[0,0,0,0,0,0,0],water:0,ammunition:[0,0],cards:[water-bottle.1]}',
      'water-lost US-WATER-4 {who:1,n:4,left:4}',
      'characters.0.items: [] → [{card:water-bottle.1,n:0,isFlipped:false}]',
      'characters.1.water: 8 → 4',
      'characters.1.items: [{card:water-bottle.1,n:0,isFlipped:false}] → []',
    ],
  ],
  [
    '[US-AMMO-3] ammunition is gained',
    {},
    table => stuff.gainAmmunition(table, 0, 'arrow', 2, 'US-LOOT-3'),
    ['ammunition-gained US-LOOT-3 {who:0,kind:arrow,n:2,card:-1}', 'characters.0.ammunition: [0,0] → [0,2]'],
  ],
  [
    '[US-AMMO-1] cartridges are made',
    {},
    table => stuff.takeMadeAmmunition(table, 0, 'cartridge', 2),
    ['ammunition-made US-AMMO-1 {who:0,kind:cartridge,n:2}', 'characters.0.ammunition: [0,0] → [2,0]'],
  ],
  [
    '[US-AMMO-2] arrows are made',
    {},
    table => stuff.takeMadeAmmunition(table, 0, 'arrow', 3),
    ['ammunition-made US-AMMO-2 {who:0,kind:arrow,n:3}', 'characters.0.ammunition: [0,0] → [0,3]'],
  ],
  [
    '[US-AMMO-10] loaded',
    { characters: [{ items: [{ card: 'bow.1', n: 1 }], ammunition: { arrow: 2 } }, {}] },
    table => stuff.loadWeapon(table, 0, cardNamed('bow.1'), 2),
    [
      'ammunition-loaded US-AMMO-10 {who:0,card:bow.1,n:2,left:3}',
      'characters.0.ammunition: [0,2] → [0,0]',
      'characters.0.items: [{card:bow.1,n:1,isFlipped:false}] → [{card:bow.1,n:3,isFlipped:false}]',
    ],
  ],
  [
    '[US-AMMO-6] fired',
    { characters: [{ items: [{ card: 'bow.1', n: 2 }] }, {}] },
    table => stuff.spendShot(table, 0, cardNamed('bow.1')),
    [
      'shot-fired US-AMMO-6 {who:0,card:bow.1,left:1,within:US-COMBAT-9}',
      'characters.0.items: [{card:bow.1,n:2,isFlipped:false}] → [{card:bow.1,n:1,isFlipped:false}]',
    ],
  ],
  [
    '[US-DECK-3] a card is gained; a find shows something new',
    { state: { lootDeck: [] } },
    table => stuff.gainCard(table, 0, cardNamed('drone'), 0, 'loot', 'US-DECK-3'),
    ['card-gained US-DECK-3 {who:0,card:drone,n:0,from:loot,reveals:true}', 'characters.0.items: [] → [{card:drone,n:0,isFlipped:false}]'],
  ],
  [
    '[US-CRAFT-1] crafted',
    { characters: [{ goods: { metal: 3 } }, {}] },
    table => stuff.makeCard(table, 0, cardNamed('knife.1'), listOf({ metal: 1 })),
    [
      'crafted US-CRAFT-1 {who:0,card:knife.1,goods:[0,0,1,0,0,0,0]}',
      'characters.0.goods: [0,0,3,0,0,0,0] → [0,0,2,0,0,0,0]',
      'characters.0.items: [] → [{card:knife.1,n:0,isFlipped:false}]',
      'supply: [21,17,18,17,21,12,12] → [21,17,19,17,21,12,12]',
      'itemDeck: [knife.1] go, [] come',
    ],
  ],
  [
    '[US-DECK-4] a loot card goes under its deck',
    { characters: [{ items: ['drone'] }, {}] },
    table => stuff.loseCard(table, 0, cardNamed('drone'), 'text', 'US-EVENT-1'),
    [
      'card-lost US-EVENT-1 {who:0,card:drone,why:text}',
      'characters.0.items: [{card:drone,n:0,isFlipped:false}] → []',
      'lootUsed: [] → [drone]',
    ],
  ],
  [
    '[US-CARD-5] a use less',
    { characters: [{ items: [{ card: 'medkit.1', n: 2 }] }, {}] },
    table => stuff.useCard(table, 0, cardNamed('medkit.1')),
    [
      'card-used US-CARD-5 {who:0,card:medkit.1,left:1}',
      'characters.0.items: [{card:medkit.1,n:2,isFlipped:false}] → [{card:medkit.1,n:1,isFlipped:false}]',
    ],
  ],
  [
    '[US-CARD-5] the last one discards it',
    { characters: [{ items: [{ card: 'medkit.1', n: 1 }] }, {}] },
    table => stuff.useCard(table, 0, cardNamed('medkit.1')),
    [
      'card-used US-CARD-5 {who:0,card:medkit.1,left:0}',
      'card-lost US-CARD-5 {who:0,card:medkit.1,why:spent}',
      'characters.0.items: [{card:medkit.1,n:1,isFlipped:false}] → []',
      'itemDeck: [] go, [medkit.1] come',
    ],
  ],
  [
    '[US-CARD-7] turned over',
    { characters: [{ items: ['radio'] }, {}] },
    table => stuff.flipCard(table, 0, cardNamed('radio'), true),
    [
      'card-flipped US-CARD-7 {who:0,card:radio,isFlipped:true}',
      'characters.0.items: [{card:radio,n:0,isFlipped:false}] → [{card:radio,n:0,isFlipped:true}]',
    ],
  ],
  [
    '[US-LOOT-3] a bundle is opened',
    {},
    table => stuff.openBundle(table, 0, cardNamed('drone')),
    ['bundle-opened US-LOOT-3 {who:0,card:drone,reveals:true}', 'lootUsed: [] → [drone]'],
  ],
  [
    '[US-CAMP-4] all that was stored, as far as water fits',
    { characters: [{ at: 'n', water: 4 }, {}], tiles: [{ at: 'n', hasCamp: true, water: 3, native: { wood: 1 }, goods: { metal: 1 } }] },
    table => stuff.takeStore(table, 0),
    [
      'collected US-CAMP-4 {who:0,hex:n,goods:[0,0,1,0,0,0,0],water:1,ammunition:[0,0],cards:[]}',
      'tiles.1.goods: [0,0,1,0,1,0,0] → [0,0,0,0,1,0,0]',
      'tiles.1.water: 3 → 0',
      'characters.0.water: 4 → 5',
      'characters.0.goods: [0,0,0,0,0,0,0] → [0,0,1,0,0,0,0]',
    ],
  ],
  [
    '[US-CAMP-4] of an empty camp nothing is told',
    { characters: [{ at: 'n', water: 5 }, {}], tiles: [{ at: 'n', hasCamp: true, native: { wood: 1 } }] },
    table => stuff.takeStore(table, 0),
    [],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
