import { describe, expect, test } from 'vitest';
import { type Goods, RESOURCES } from '../content/kinds.ts';
import { drawFromBag, gainFromBag } from '../deeds/goods.ts';
import { canTake, freePlaces, goodsOf, listOf, roomBeside, waterRoom } from '../questions.ts';
import { type CharacterOn, FEWER_CUBES, hexOn, type Position, type SunRehearsal, thingOn, trek } from '../testing/rehearsal.ts';
import { makeItFit, receiveFound, receiveLoot } from './carrying.ts';

const carrying = (own: CharacterOn, position: Position = {}): SunRehearsal =>
  trek({ characters: [{ at: 'n', karma: 0, ...own }, {}], ...position });
const fits = (own: CharacterOn, goods: Goods, ...kinds: ('item' | 'gear')[]): boolean =>
  canTake(carrying(own).state, 0, { goods: listOf(goods), cards: kinds.map(kind => thingOn({ kind })) });

describe('areas', () => {
  test('[US-CHAR-3] an item area holds 1 item; others take flexible ones', () => {
    expect(fits({ goods: { wood: 6 } }, {}, 'item')).toBe(true);
    expect(fits({ goods: { wood: 6 }, items: ['knife.1'] }, {}, 'item')).toBe(false);
  });
  test('[US-CHAR-4] [US-RES-2] a flexible area holds 3 resources or 1 item, never both', () => {
    const held: CharacterOn = { items: ['knife.1', 'knife.2'], goods: { wood: 2 } };
    expect([fits(held, { metal: 1 }), fits(held, {}, 'item'), fits({ ...held, goods: {} }, {}, 'item')]).toEqual([true, false, true]);
    expect([fits({ goods: { wood: 5 } }, { food: 1 }), fits({ goods: { wood: 6 } }, { food: 1 })]).toEqual([true, false]);
  });
  test('[US-CHAR-5] 1 piece of gear, which fits nowhere else', () => {
    expect([fits({}, {}, 'gear'), fits({ items: ['padded-vest.1'] }, {}, 'gear')]).toEqual([true, false]);
  });
  test('[US-CHAR-6] [US-R-10] 3 items, or 1 item and 6 resources, besides 1 piece of gear', () => {
    expect([freePlaces(carrying({}).state, 0), freePlaces(carrying({ items: ['knife.1', 'knife.2'] }).state, 0)]).toEqual([6, 3]);
    expect(fits({ items: ['knife.1', 'knife.2', 'padded-vest.1'] }, {}, 'item')).toBe(true);
    expect(fits({ items: ['knife.1', 'knife.2', 'knife.3'] }, {}, 'item')).toBe(false);
  });
  test('[US-CARD-7] a backpack or a bottle that is turned over holds what it held', () => {
    const r = carrying({
      items: [
        { card: 'backpack.1', isFlipped: true },
        { card: 'water-bottle.1', isFlipped: true },
      ],
    });
    expect([freePlaces(r.state, 0), waterRoom(r.state, 0)]).toEqual([9, 8]);
  });
  test('[US-CHAR-7] room on a hero item is for its hero alone', () => {
    const pack = (hero: 'ida' | 'boone') => ({ hero, kind: 'gear', always: [{ is: 'room', of: 'flexible', n: 1 }] }) as const;
    expect([freePlaces(carrying({ items: [pack('ida')] }).state, 0), freePlaces(carrying({ items: [pack('boone')] }).state, 0)]).toEqual([
      9, 6,
    ]);
  });
  test('[US-CHAR-6] what somebody carries for the mission takes areas', () => {
    const mission = { figures: [{ id: 'scout', name: 'the scout', areas: 1 }] };
    const r = carrying({}, { mission, state: { figures: [{ id: 0, hex: hexOn('n'), damage: 0, with: 0 }] } });
    expect([freePlaces(r.state, 0), roomBeside(r.state, 0, [])]).toEqual([3, { pieces: 3, water: 5 }]);
  });
});

describe('what does not fit', () => {
  const TOO_MUCH = { despite: ['ida carries more than fits'] };
  test('[US-R-13] the owner keeps what it likes; the rest lies on the tile', () => {
    const r = carrying({ goods: { wood: 6, food: 1 }, items: ['knife.1'] }, TOO_MUCH).run(table => makeItFit(table, 0));
    r.only('lay-down', ['food', 'wood', 'knife.1']).answer('lay-down', 'food');
    expect([r.goods(0), r.goodsAt('n')]).toEqual([{ wood: 6 }, { food: 1 }]);
  });
  test('[US-R-13] of two pieces of gear one', () => {
    const r = carrying({ items: ['padded-vest.1', 'shield.1'], goods: { wood: 6 } }, TOO_MUCH).run(table => makeItFit(table, 0));
    r.only('lay-down', ['padded-vest.1', 'shield.1']).answer('lay-down', 'padded-vest.1');
    expect([r.items(0), r.tile('n').items.length]).toEqual([['shield.1'], 1]);
  });
});

describe('what is found', () => {
  test('[US-AMMO-9] [US-R-119] a weapon is loaded by the dice on it, at most to its size', () => {
    const gun = { weapon: { ranged: '1G', ammunition: { kind: 'cartridge', holds: 3 }, found: '2G' } } as const;
    const found = (faces: number[]): number | undefined => {
      const r = carrying({}, { dice: { ammunition: [faces] } });
      const card = thingOn(gun);
      return r.run(table => receiveFound(table, 0, card, 'loot', 'US-DECK-3')).character(0).items[0]?.n;
    };
    expect([found([1, 1]), found([0, 0]), found([2, 2])]).toEqual([2, 0, 3]);
  });
  test('[US-CARD-5] other cards have all their uses', () => {
    const r = carrying({}, { loot: [{ uses: 3 }] }).run(table => receiveLoot(table, 0, 1, 'US-DECK-3'));
    expect(r.character(0).items[0]?.n).toBe(3);
  });
  test('[US-LOOT-3] a bundle turns into its goods and goes under the deck', () => {
    const r = carrying({}, { loot: [{ kind: 'bundle', gives: [{ do: 'gain-goods', goods: { food: 2 } }] }] });
    const [card] = r.state.lootDeck;
    r.run(table => receiveLoot(table, 0, 1, 'US-DECK-3'));
    expect([r.goods(0), r.items(0), r.state.lootUsed]).toEqual([{ food: 2 }, [], [card]]);
  });
  test('[US-DECK-2] [US-DECK-3] when all are drawn, those under the deck are shuffled; what somebody has is not among them', () => {
    const r = carrying({}, { loot: [{ id: 'held' }] });
    const used = thingOn({ id: 'used' });
    r.state.lootUsed = [used];
    r.run(table => receiveLoot(table, 0, 3, 'US-DECK-3'));
    expect([r.items(0), r.types('deck-shuffled')]).toEqual([['held', 'used'], ['deck-shuffled']]);
  });
});

describe('the bag', () => {
  test('[US-BAG-1] a cube is drawn blindly and is out of the bag', () => {
    const r = carrying({}, { dice: { bag: [0] } });
    gainFromBag(r.table, 0, 1, 'US-BAG-1');
    expect([r.goods(0), r.state.bag]).toEqual([{ food: 1 }, [2, 3, 3, 3, 3, 2, 2]]);
  });
  test('[US-BAG-2] [US-R-97] empty, it gets one of each that the supply has', () => {
    const r = carrying({}, { state: { bag: [0, 0, 0, 0, 0, 0, 0], supply: [5, 5, 5, 5, 5, 5, 0] }, despite: FEWER_CUBES });
    expect(drawFromBag(r.table)).toBe('food');
    expect(r.toldOf('bag-refilled')).toMatchObject([{ goods: [1, 1, 1, 1, 1, 1, 0] }]);
    expect([r.state.bag, r.state.supply]).toEqual([
      [0, 1, 1, 1, 1, 1, 0],
      [4, 4, 4, 4, 4, 4, 0],
    ]);
  });
  test('[US-BAG-3] water is never in it', () => {
    const r = carrying({});
    const drawn = Array.from({ length: 60 }, () => drawFromBag(r.table));
    expect(drawn.every(kind => kind !== null && RESOURCES.includes(kind))).toBe(true);
  });
  test('[US-BAG-4] [US-R-70] it is refilled when a cube is due; with nothing anywhere nothing is drawn', () => {
    const none = [0, 0, 0, 0, 0, 0, 0];
    const r = carrying({}, { state: { bag: goodsOf('wood'), supply: goodsOf('metal') }, despite: FEWER_CUBES });
    gainFromBag(r.table, 0, 2, 'US-BAG-1');
    expect([r.goods(0), r.state.bag, r.state.supply]).toEqual([{ metal: 1, wood: 1 }, none, none]);
    gainFromBag(r.table, 0, 1, 'US-BAG-1');
    expect(r.goods(0)).toEqual({ metal: 1, wood: 1 });
  });
});
