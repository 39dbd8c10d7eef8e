/** Trading: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Table } from '../events.ts';
import { noTrade } from '../first-state/fresh.ts';
import { HAVEN } from '../places.ts';
import { listOf } from '../questions.ts';
import { done } from '../testing/deeds.ts';
import { type Position, trek } from '../testing/rehearsal.ts';
import * as trading from './trading.ts';

const NOTHING = { water: 0, goods: listOf({}) };
const inWater = (price: number) => ({ price, full: price, paid: { water: price, goods: listOf({}) }, back: NOTHING });

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-DEAL-1] a dealer arrives with a stock',
    { state: { lootDeck: [] } },
    table => trading.placeMerchant(table, 'vesna', HAVEN, { water: 4, goods: listOf({}), cards: [cardNamed('drone')] }),
    [
      'dealer-arrived US-DEAL-1 {merchant:0,hex:haven,reveals:true}',
      'merchant-stocked US-DEAL-2 {merchant:0,water:4,goods:[0,0,0,0,0,0,0],cards:[drone],reveals:true}',
      'merchants.0: nothing → {id:vesna,hex:haven,water:4,goods:[0,0,0,0,0,0,0],items:[{card:drone,n:0,isFlipped:false}],damage:0,isTapped:false,fights:[],foes:[],closedTo:[],hasSwapped:false}',
    ],
  ],
  [
    '[US-LAW-1] Lawrence is not told to arrive',
    {},
    table => trading.placeMerchant(table, 'lawrence', HAVEN, { water: 4, goods: listOf({}), cards: [] }),
    [
      'merchant-stocked US-LAW-1 {merchant:0,water:4,goods:[0,0,0,0,0,0,0],cards:[],reveals:true}',
      'merchants.0: nothing → {id:lawrence,hex:haven,water:4,goods:[0,0,0,0,0,0,0],items:[],damage:0,isTapped:false,fights:[],foes:[],closedTo:[],hasSwapped:false}',
    ],
  ],
  [
    '[US-MERCH-1] dealing begins, and one swap is open again',
    { merchants: [{ id: 'vesna', hasSwapped: true }] },
    table => trading.beginDealing(table, 0, 0),
    ['dealing-begun US-MERCH-1 {who:0,merchant:0}', 'step: act → deal', 'merchants.0.hasSwapped: true → false', 'dealing: -1 → 0'],
  ],
  [
    '[US-MERCH-1] and is over',
    { merchants: [{ id: 'vesna' }], step: 'deal', state: { dealing: 0 } },
    table => trading.closeDealing(table, 0),
    ['dealing-over US-MERCH-1 {who:0,merchant:0}', 'dealing: 0 → -1'],
  ],
  [
    '[US-MERCH-2] a card is bought: paid, with change, fully loaded',
    { characters: [{ water: 4, goods: { alcohol: 1 } }, {}], merchants: [{ id: 'vesna', water: 2, items: [{ card: 'bow.1', n: 0 }] }] },
    table =>
      trading.buyCard(table, 0, 0, cardNamed('bow.1'), {
        price: 4,
        full: 5,
        paid: { water: 2, goods: listOf({ alcohol: 1 }) },
        back: { water: 1, goods: listOf({}) },
      }),
    [
      'bought US-MERCH-2 {who:0,merchant:0,what:card,id:bow.1,price:4,full:5,water:2,goods:[0,0,0,0,0,1,0],changeWater:1,change:[0,0,0,0,0,0,0]}',
      'characters.0.water: 4 → 3',
      'characters.0.goods: [0,0,0,0,0,1,0] → [0,0,0,0,0,0,0]',
      'characters.0.items: [] → [{card:bow.1,n:3,isFlipped:false}]',
      'merchants.0.water: 2 → 3',
      'merchants.0.goods: [0,0,0,0,0,0,0] → [0,0,0,0,0,1,0]',
      'merchants.0.items: [{card:bow.1,n:0,isFlipped:false}] → []',
    ],
  ],
  [
    '[US-MERCH-3] a cube',
    { characters: [{ water: 4 }, {}], merchants: [{ id: 'vesna', goods: { wood: 1 } }] },
    table => trading.buyCube(table, 0, 0, 'wood', inWater(2)),
    [
      'bought US-MERCH-3 {who:0,merchant:0,what:cube,id:5,price:2,full:2,water:2,goods:[0,0,0,0,0,0,0],changeWater:0,change:[0,0,0,0,0,0,0]}',
      'characters.0.water: 4 → 2',
      'characters.0.goods: [0,0,0,0,0,0,0] → [0,0,0,0,1,0,0]',
      'merchants.0.water: 0 → 2',
      'merchants.0.goods: [0,0,0,0,1,0,0] → [0,0,0,0,0,0,0]',
    ],
  ],
  [
    '[US-MERCH-3] water for wood',
    { characters: [{ water: 1, goods: { wood: 1 } }, {}], merchants: [{ id: 'vesna', water: 3 }] },
    table =>
      trading.buyCube(table, 0, 0, 'water', {
        price: 1,
        full: 1,
        paid: { water: 0, goods: listOf({ wood: 1 }) },
        back: { water: 1, goods: listOf({}) },
      }),
    [
      'bought US-MERCH-3 {who:0,merchant:0,what:cube,id:0,price:1,full:1,water:0,goods:[0,0,0,0,1,0,0],changeWater:1,change:[0,0,0,0,0,0,0]}',
      'characters.0.water: 1 → 3',
      'characters.0.goods: [0,0,0,0,1,0,0] → [0,0,0,0,0,0,0]',
      'merchants.0.water: 3 → 1',
      'merchants.0.goods: [0,0,0,0,0,0,0] → [0,0,0,0,1,0,0]',
    ],
  ],
  [
    '[US-MERCH-3] a fair swap, out of the supply',
    { characters: [{ goods: { connector: 1 } }, {}], merchants: [{ id: 'hob-and-dunya' }] },
    table =>
      trading.swapFairly(table, 0, 0, 'wood', { price: 2, full: 2, paid: { water: 0, goods: listOf({ connector: 1 }) }, back: NOTHING }),
    [
      'bought US-MERCH-3 {who:0,merchant:0,what:cube,id:5,price:2,full:2,water:0,goods:[0,0,0,1,0,0,0],changeWater:0,change:[0,0,0,0,0,0,0]}',
      'characters.0.goods: [0,0,0,1,0,0,0] → [0,0,0,0,1,0,0]',
      'merchants.0.goods: [0,0,0,0,0,0,0] → [0,0,0,1,0,0,0]',
      'merchants.0.hasSwapped: false → true',
      'supply: [21,17,21,16,21,12,12] → [21,17,21,16,20,12,12]',
    ],
  ],
  [
    '[US-MERCH-5] an arrow',
    { characters: [{ water: 4 }, {}], merchants: [{ id: 'vesna' }] },
    table => trading.buyAmmunition(table, 0, 0, 'arrow', inWater(1)),
    [
      'bought US-MERCH-5 {who:0,merchant:0,what:ammunition,id:1,price:1,full:1,water:1,goods:[0,0,0,0,0,0,0],changeWater:0,change:[0,0,0,0,0,0,0]}',
      'characters.0.water: 4 → 3',
      'characters.0.ammunition: [0,0] → [0,1]',
      'merchants.0.water: 0 → 1',
    ],
  ],
  [
    '[US-MERCH-4] a card is sold',
    { characters: [{ water: 1, items: ['knife.1'] }, {}], merchants: [{ id: 'vesna', water: 3 }] },
    table => trading.sellCard(table, 0, 0, cardNamed('knife.1'), { value: 1, tenths: 5 }, { water: 1, goods: listOf({}) }),
    [
      'sold US-MERCH-4 {who:0,card:knife.1,merchant:0,value:1,tenths:5,water:1,goods:[0,0,0,0,0,0,0]}',
      'characters.0.water: 1 → 2',
      'characters.0.items: [{card:knife.1,n:0,isFlipped:false}] → []',
      'merchants.0.water: 3 → 2',
      'merchants.0.items: [] → [{card:knife.1,n:0,isFlipped:false}]',
    ],
  ],
  [
    '[US-MERCH-6] a card in parts',
    { characters: [{ water: 2, items: ['knife.1'] }, {}], merchants: [{ id: 'vesna' }] },
    table => trading.breakUpCard(table, 0, 0, cardNamed('knife.1'), listOf({ metal: 1 }), inWater(1)),
    [
      'broken-up US-MERCH-6 {who:0,card:knife.1,merchant:0,parts:[0,0,1,0,0,0,0],price:1,full:1,water:1,goods:[0,0,0,0,0,0,0],changeWater:0,change:[0,0,0,0,0,0,0]}',
      'characters.0.water: 2 → 1',
      'characters.0.goods: [0,0,0,0,0,0,0] → [0,0,1,0,0,0,0]',
      'characters.0.items: [{card:knife.1,n:0,isFlipped:false}] → []',
      'merchants.0.water: 0 → 1',
      'supply: [21,17,21,17,21,12,12] → [21,17,20,17,21,12,12]',
      'itemDeck: [] go, [knife.1] come',
    ],
  ],
  [
    '[US-STEAL-2] stolen',
    { merchants: [{ id: 'vesna', goods: { wood: 1 } }] },
    table => trading.stealCube(table, 0, 0, 'wood'),
    [
      'stole US-STEAL-2 {who:0,merchant:0,kind:wood}',
      'characters.0.goods: [0,0,0,0,0,0,0] → [0,0,0,0,1,0,0]',
      'merchants.0.goods: [0,0,0,0,1,0,0] → [0,0,0,0,0,0,0]',
    ],
  ],
  [
    '[US-STEAL-3] caught',
    { merchants: [{ id: 'vesna' }] },
    table => trading.failTheft(table, 0, 0),
    ['theft-failed US-STEAL-3 {who:0,merchant:0}'],
  ],
  [
    '[US-R-78] whoever hurt him last is the last of those he fights',
    { merchants: [{ id: 'vesna', fights: [0, 1] }] },
    table => trading.damageMerchant(table, 0, 1, 0),
    [
      'merchant-hurt US-ROB-1 {merchant:0,n:1,left:4,by:0,within:US-COMBAT-9}',
      'merchants.0.damage: 0 → 1',
      'merchants.0.fights: [0,1] → [1,0]',
    ],
  ],
  [
    '[US-STEAL-4] angered for good',
    { merchants: [{ id: 'vesna' }] },
    table => trading.angerMerchant(table, 0, 1, true),
    ['merchant-angered US-STEAL-4 {who:1,merchant:0}', 'merchants.0.foes: [] → [1]'],
  ],
  [
    '[US-ROB-1] angered for as long as one stays',
    { merchants: [{ id: 'vesna' }] },
    table => trading.angerMerchant(table, 0, 1, false),
    ['merchant-angered US-ROB-1 {who:1,merchant:0}', 'merchants.0.fights: [] → [1]'],
  ],
  [
    '[US-ROB-1] not twice',
    { merchants: [{ id: 'vesna', fights: [1], foes: [1] }] },
    table => [trading.angerMerchant(table, 0, 1, false), trading.angerMerchant(table, 0, 1, true)],
    [],
  ],
  [
    '[US-ROB-4] calm again: no fight, no dealing, and alone he heals',
    { merchants: [{ id: 'vesna', fights: [0, 1], closedTo: [1], damage: 1 }] },
    table => trading.calmMerchant(table, 0, [0, 1], true),
    [
      'merchant-calmed US-ROB-4 {merchant:0,who:[0,1],isHealed:true}',
      'merchants.0.damage: 1 → 0',
      'merchants.0.fights: [0,1] → []',
      'merchants.0.closedTo: [1] → [1,0]',
    ],
  ],
  [
    '[US-ROB-3] beside somebody he does not heal',
    { merchants: [{ id: 'vesna', fights: [0], damage: 1 }] },
    table => trading.calmMerchant(table, 0, [0], false),
    ['merchant-calmed US-ROB-4 {merchant:0,who:[0],isHealed:false}', 'merchants.0.fights: [0] → []', 'merchants.0.closedTo: [] → [0]'],
  ],
  ['[US-ROB-4] of nothing nothing is told', { merchants: [{ id: 'vesna' }] }, table => trading.calmMerchant(table, 0, [], true), []],
  [
    '[US-ROB-2] robbed: goods and some water, and he leaves; what is left of the water stays in a camp',
    {
      tiles: [{ at: 'n', hasCamp: true }],
      characters: [{ at: 'n', water: 3 }, {}],
      merchants: [{ id: 'vesna', at: 'n', water: 4, goods: { wood: 1 }, items: ['knife.1'] }],
    },
    table => trading.takeSpoils(table, 0, 0, [], 1),
    [
      'merchant-robbed US-ROB-2 {who:0,merchant:0,cards:[],water:1,goods:[0,0,0,0,1,0,0]}',
      'tiles.1.water: 0 → 3',
      'characters.0.water: 3 → 4',
      'characters.0.goods: [0,0,0,0,0,0,0] → [0,0,0,0,1,0,0]',
      'merchants.0.hex: n → -1',
      'merchants.0.water: 4 → 0',
      'merchants.0.goods: [0,0,0,0,1,0,0] → [0,0,0,0,0,0,0]',
      'merchants.0.items: [{card:knife.1,n:0,isFlipped:false}] → []',
      'itemDeck: [] go, [knife.1] come',
    ],
  ],
  [
    '[US-ROB-2] with nobody alive his goods lie where he stood',
    { merchants: [{ id: 'vesna', water: 4, goods: { wood: 1 }, items: ['knife.1'] }] },
    table => trading.leaveSpoils(table, 0, 0),
    [
      'merchant-robbed US-ROB-2 {who:0,merchant:0,cards:[],water:0,goods:[0,0,0,0,0,0,0]}',
      'goods-laid US-ROB-2 {hex:haven,goods:[0,0,0,0,1,0,0],why:spoils}',
      'tiles.0.goods: [0,0,0,0,0,0,0] → [0,0,0,0,1,0,0]',
      'merchants.0.hex: haven → -1',
      'merchants.0.water: 4 → 0',
      'merchants.0.goods: [0,0,0,0,1,0,0] → [0,0,0,0,0,0,0]',
      'merchants.0.items: [{card:knife.1,n:0,isFlipped:false}] → []',
      'itemDeck: [] go, [knife.1] come',
    ],
  ],
  [
    '[US-TRADE-1] a trade is opened',
    {},
    table => trading.beginTrade(table, 0, 1),
    ['trade-opened US-TRADE-1 {who:0,with:1}', 'step: act → trade', 'trade.from: -1 → 0', 'trade.to: -1 → 1'],
  ],
  [
    '[US-R-109] an offer changes, and nobody agrees any more',
    {
      characters: [{ goods: { wood: 1 } }, {}],
      step: 'trade',
      state: { trade: { ...noTrade(), from: 0, to: 1, take: { ...noTrade().take, hasAgreed: true } } },
    },
    table => [
      trading.changeOffer(table, 1, 0, 'wood', -1, 1),
      trading.changeOffer(table, 0, 1, 'water', -1, 1),
      trading.changeOffer(table, 0, 1, 'arrow', -1, 1),
      trading.changeOffer(table, 0, 0, 'card', cardNamed('knife.1'), 1),
    ],
    [
      'offer-changed US-R-109 {who:1,of:0,what:wood,card:-1,by:1}',
      'offer-changed US-R-109 {who:0,of:1,what:water,card:-1,by:1}',
      'offer-changed US-R-109 {who:0,of:1,what:arrow,card:-1,by:1}',
      'offer-changed US-R-109 {who:0,of:0,what:card,card:knife.1,by:1}',
      'trade.changes: 0 → 4',
      'trade.give.goods: [0,0,0,0,0,0,0] → [0,0,0,0,1,0,0]',
      'trade.give.cards: [] → [knife.1]',
      'trade.take.water: 0 → 1',
      'trade.take.ammunition: [0,0] → [0,1]',
      'trade.take.hasAgreed: true → false',
    ],
  ],
  [
    '[US-R-109] and is taken back',
    {
      characters: [{ items: ['knife.1'] }, {}],
      step: 'trade',
      state: { trade: { ...noTrade(), from: 0, to: 1, give: { ...noTrade().give, cards: [cardNamed('knife.1')] } } },
    },
    table => trading.changeOffer(table, 0, 0, 'card', cardNamed('knife.1'), -1),
    ['offer-changed US-R-109 {who:0,of:0,what:card,card:knife.1,by:-1}', 'trade.changes: 0 → 1', 'trade.give.cards: [knife.1] → []'],
  ],
  [
    '[US-TRADE-2] one agrees',
    { step: 'trade', state: { trade: { ...noTrade(), from: 0, to: 1 } } },
    table => trading.agreeToTrade(table, 1),
    ['agreed US-TRADE-2 {who:1}', 'trade.take.hasAgreed: false → true'],
  ],
  [
    '[US-TRADE-1] both sides change hands, cards as they are',
    {
      characters: [
        { water: 2, items: [{ card: 'bow.1', n: 1 }], ammunition: { arrow: 1 } },
        { goods: { wood: 1 }, water: 1 },
      ],
      step: 'trade',
      state: {
        trade: {
          ...noTrade(),
          from: 0,
          to: 1,
          give: { water: 1, goods: listOf({}), ammunition: [0, 1], cards: [cardNamed('bow.1')], hasAgreed: true },
          take: { ...noTrade().take, goods: listOf({ wood: 1 }), hasAgreed: true },
        },
      },
    },
    table => trading.makeTrade(table),
    [
      'trade-made US-TRADE-1 {from:0,to:1,given:[0,0,0,0,0,0,0],givenWater:1,givenAmmunition:[0,1],givenCards:[bow.1],taken:[0,0,0,0,1,0,0],takenWater:0,takenAmmunition:[0,0],takenCards:[]}',
      'characters.0.water: 2 → 1',
      'characters.0.goods: [0,0,0,0,0,0,0] → [0,0,0,0,1,0,0]',
      'characters.0.ammunition: [0,1] → [0,0]',
      'characters.0.items: [{card:bow.1,n:1,isFlipped:false}] → []',
      'characters.1.water: 1 → 2',
      'characters.1.goods: [0,0,0,0,1,0,0] → [0,0,0,0,0,0,0]',
      'characters.1.ammunition: [0,0] → [0,1]',
      'characters.1.items: [] → [{card:bow.1,n:1,isFlipped:false}]',
      'trade.from: 0 → -1',
      'trade.to: 1 → -1',
      'trade.give.water: 1 → 0',
      'trade.give.ammunition: [0,1] → [0,0]',
      'trade.give.cards: [bow.1] → []',
      'trade.give.hasAgreed: true → false',
      'trade.take.goods: [0,0,0,0,1,0,0] → [0,0,0,0,0,0,0]',
      'trade.take.hasAgreed: true → false',
    ],
  ],
  [
    '[US-R-109] called off by the other one',
    { step: 'trade', state: { trade: { ...noTrade(), from: 0, to: 1 } } },
    table => trading.callOffTrade(table, 1),
    ['trade-off US-R-109 {who:1,with:0}', 'trade.from: 0 → -1', 'trade.to: 1 → -1', 'calledOff: [] → [1]'],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
