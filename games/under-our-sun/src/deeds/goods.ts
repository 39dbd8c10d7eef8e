/** Goods, ammunition and cards, on boards, on tiles and in decks. Nothing is made but from the supply, and nothing is lost but to it. */

import type { ClauseId } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { deckOf, thing } from '../content/box.ts';
import { AMMUNITION, type Ammunition, RESOURCES, type Resource } from '../content/kinds.ts';
import type { Table, Told } from '../events.ts';
import type { Hex } from '../places.ts';
import { fullOf, goodsOf, itemWith, minus, noGoods, plus, total, waterRoom } from '../questions.ts';
import type { CharacterState, ItemState, State, TileState, Who } from '../state.ts';

const characterOf = ({ state }: Table, who: Who): CharacterState => state.characters[who]!;
const tileOf = ({ state }: Table, hex: Hex): TileState => state.tiles.find(one => one.hex === hex)!;
/** What the supply has of it (US-R-120). */
const available = ({ supply }: State, goods: readonly number[]): number[] => goods.map((n, i) => Math.min(n, supply[i]!));

// Goods

/** From the supply, as far as it has them. */
export function gainGoods(table: Table, who: Who, goods: readonly number[], rule: ClauseId): void {
  const { state, tell } = table;
  const gained = available(state, goods);
  if (total(gained) === 0) return;
  writable(state).supply = minus(state.supply, gained);
  const character = writable(characterOf(table, who));
  character.goods = plus(character.goods, gained);
  tell({ type: 'goods-gained', rule, who, goods: gained, from: 'supply' });
}
/** US-BAG-1 to US-BAG-4: one cube, drawn blindly; null if there is none anywhere. */
export function drawFromBag(table: Table): Resource | null {
  const state = writable(table.state);
  if (total(state.bag) === 0) {
    const refill = state.supply.map(n => Math.min(1, n));
    if (total(refill) === 0) return null;
    state.supply = minus(state.supply, refill);
    state.bag = refill;
    table.tell({ type: 'bag-refilled', rule: 'US-BAG-2', goods: refill });
  }
  const cubes = RESOURCES.flatMap((kind, i) => Array.from({ length: state.bag[i]! }, () => kind));
  const kind = cubes[table.chance.below('bag', cubes.length)]!;
  state.bag = minus(state.bag, goodsOf(kind));
  return kind;
}
export function gainFromBag(table: Table, who: Who, n: number, rule: ClauseId): void {
  let goods = noGoods();
  for (let i = 0; i < n; i++) {
    const kind = drawFromBag(table);
    if (kind) goods = plus(goods, goodsOf(kind));
  }
  if (total(goods) === 0) return;
  const character = writable(characterOf(table, who));
  character.goods = plus(character.goods, goods);
  table.tell({ type: 'goods-gained', rule, who, goods, from: 'bag', reveals: true });
}
/** Back to the supply. */
export function loseGoods(table: Table, who: Who, goods: readonly number[], why: Told<'goods-lost'>['why'], rule: ClauseId): void {
  if (total(goods) === 0) return;
  const { state, tell } = table;
  const character = writable(characterOf(table, who));
  character.goods = minus(character.goods, goods);
  writable(state).supply = plus(state.supply, goods);
  tell({ type: 'goods-lost', rule, who, goods, why });
}
/** From the supply onto a tile. */
export function layGoods(table: Table, hex: Hex, goods: readonly number[], why: Told<'goods-laid'>['why'], rule: ClauseId): void {
  const { state, tell } = table;
  const laid = available(state, goods);
  if (total(laid) === 0) return;
  writable(state).supply = minus(state.supply, laid);
  const tile = writable(tileOf(table, hex));
  tile.goods = plus(tile.goods, laid);
  tell({ type: 'goods-laid', rule, hex, goods: laid, why });
}
/** Off a tile, back to the supply. */
export function clearGoods(table: Table, hex: Hex, goods: readonly number[]): void {
  const { state } = table;
  const tile = writable(tileOf(table, hex));
  tile.goods = minus(tile.goods, goods);
  keepNative(tile);
  writable(state).supply = plus(state.supply, goods);
}
/** What is loose was taken first. */
function keepNative(tile: TileState): void {
  writable(tile).native = tile.native.map((n, i) => Math.min(n, tile.goods[i]!));
}

/** Part of what lies somewhere or is carried. */
export interface Lot {
  readonly goods: readonly number[];
  readonly water: number;
  readonly ammunition: readonly number[];
  readonly cards: readonly number[];
}
export const emptyLot = (): Lot => ({ goods: noGoods(), water: 0, ammunition: [0, 0], cards: [] });
/** US-DISC-1, US-DISC-2, US-R-14: water stays in a camp only. */
export function layDown(table: Table, who: Who, { goods, water, ammunition, cards }: Lot, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  const tile = writable(tileOf(table, character.hex));
  character.goods = minus(character.goods, goods);
  character.water -= water;
  character.ammunition = minus(character.ammunition, ammunition);
  const items = character.items.filter(one => cards.includes(one.card));
  character.items = character.items.filter(one => !cards.includes(one.card));
  tile.goods = plus(tile.goods, goods);
  tile.ammunition = plus(tile.ammunition, ammunition);
  if (tile.camp >= 0) tile.water += water;
  tile.items = [...tile.items, ...items];
  table.tell({ type: 'laid-down', rule, who, hex: character.hex, goods, water, ammunition, cards });
  const spilled = spill(table, who);
  if (tile.camp >= 0) tile.water += spilled;
}
/** US-WATER-4: what no bottle holds any more. How much it was. */
function spill(table: Table, who: Who): number {
  const character = writable(characterOf(table, who));
  const n = Math.max(0, character.water - waterRoom(table.state, who));
  if (n === 0) return 0;
  character.water -= n;
  table.tell({ type: 'water-lost', rule: 'US-WATER-4', who, n, left: character.water });
  return n;
}
/** US-COLL-1, US-CAMP-9: off the tile; or, with `from`, off the body of a character (US-DEATH-5). */
export function pickUp(table: Table, who: Who, { goods, water, ammunition, cards }: Lot, from: Who | null, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  const source = writable<TileState | CharacterState>(from === null ? tileOf(table, character.hex) : characterOf(table, from));
  source.goods = minus(source.goods, goods);
  if ('native' in source) keepNative(source);
  source.water -= water;
  source.ammunition = minus(source.ammunition, ammunition);
  const items = source.items.filter(one => cards.includes(one.card));
  source.items = source.items.filter(one => !cards.includes(one.card));
  character.goods = plus(character.goods, goods);
  character.water += water;
  character.ammunition = plus(character.ammunition, ammunition);
  character.items = [...character.items, ...items];
  table.tell({ type: 'collected', rule, who, hex: character.hex, goods, water, ammunition, cards });
  if (from !== null) spill(table, from);
}
/** US-DEATH-5: on elimination all lies on the tile. */
export function dropAll(table: Table, who: Who): void {
  const { goods, water, ammunition, items } = characterOf(table, who);
  layDown(table, who, { goods, water, ammunition, cards: items.map(one => one.card) }, 'US-DEATH-5');
}

// Ammunition

const ammunitionOf = (kind: Ammunition, n: number): number[] => AMMUNITION.map(one => (one === kind ? n : 0));
export function gainAmmunition(table: Table, who: Who, kind: Ammunition, n: number, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  character.ammunition = plus(character.ammunition, ammunitionOf(kind, n));
  table.tell({ type: 'ammunition-gained', rule, who, kind, n, card: -1 });
}
export function takeMadeAmmunition(table: Table, who: Who, kind: Ammunition, n: number): void {
  const character = writable(characterOf(table, who));
  character.ammunition = plus(character.ammunition, ammunitionOf(kind, n));
  table.tell({ type: 'ammunition-made', rule: kind === 'arrow' ? 'US-AMMO-2' : 'US-AMMO-1', who, kind, n });
}
/** US-AMMO-5, US-AMMO-10. */
export function loadWeapon(table: Table, who: Who, card: number, n: number): void {
  const character = writable(characterOf(table, who));
  const item = writable(itemWith(table.state, who, card) as ItemState);
  const { kind } = thing(card).weapon!.ammunition!;
  character.ammunition = minus(character.ammunition, ammunitionOf(kind, n));
  item.n += n;
  table.tell({ type: 'ammunition-loaded', rule: 'US-AMMO-10', who, card, n, left: item.n });
}
/** US-AMMO-6. */
export function spendShot(table: Table, who: Who, card: number): void {
  const item = writable(itemWith(table.state, who, card) as ItemState);
  if (!thing(card).weapon!.ammunition) return;
  item.n -= 1;
  table.tell({ type: 'shot-fired', rule: 'US-AMMO-6', who, card, left: item.n, within: 'US-COMBAT-9' });
}

// Cards

/** A card comes to a board, with so much on it. */
export function gainCard(table: Table, who: Who, card: number, n: number, from: Told<'card-gained'>['from'], rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  character.items = [...character.items, { card, n, isFlipped: false }];
  table.tell({ type: 'card-gained', rule, who, card, n, from, reveals: from === 'loot' });
}
/** US-CRAFT-1. */
export function makeCard(table: Table, who: Who, card: number, goods: readonly number[]): void {
  const { state, tell } = table;
  const character = writable(characterOf(table, who));
  character.goods = minus(character.goods, goods);
  writable(state).supply = plus(state.supply, goods);
  takeOut(state, card);
  character.items = [...character.items, { card, n: fullOf(thing(card)), isFlipped: false }];
  tell({ type: 'crafted', rule: 'US-CRAFT-1', who, card, goods });
}
/** Out of the open decks. */
export function takeOut(state: State, card: number): void {
  const without = (deck: readonly number[]): number[] => deck.filter(one => one !== card);
  set(state, { itemDeck: without(state.itemDeck), gearDeck: without(state.gearDeck) });
}
/** US-DECK-4: back to the deck it came from; loot goes face up under its deck. */
export function putBack(state: State, card: number): void {
  const deck = deckOf(card);
  if (deck === 'item') writable(state).itemDeck = [...state.itemDeck, card].toSorted((a, b) => a - b);
  else if (deck === 'gear') writable(state).gearDeck = [...state.gearDeck, card].toSorted((a, b) => a - b);
  else writable(state).lootUsed = [...state.lootUsed, card];
}
export function loseCard(table: Table, who: Who, card: number, why: Told<'card-lost'>['why'], rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  character.items = character.items.filter(one => one.card !== card);
  if (why !== 'placed' && why !== 'sold') putBack(table.state, card);
  table.tell({
    type: 'card-lost',
    rule,
    who,
    card,
    why,
    ...(why === 'placed' && { within: thing(card).is === 'trap' ? 'trap-laid' : 'camp-made' }),
  });
  spill(table, who);
}
/** US-CARD-5: one use less; the last one discards it. */
export function useCard(table: Table, who: Who, card: number): void {
  const item = writable(itemWith(table.state, who, card) as ItemState);
  item.n -= 1;
  table.tell({ type: 'card-used', rule: 'US-CARD-5', who, card, left: item.n });
  if (item.n <= 0) loseCard(table, who, card, 'spent', 'US-CARD-5');
}
/** US-CARD-7. */
export function flipCard(table: Table, who: Who, card: number, isFlipped: boolean): void {
  const item = writable(itemWith(table.state, who, card) as ItemState);
  item.isFlipped = isFlipped;
  table.tell({ type: 'card-flipped', rule: 'US-CARD-7', who, card, isFlipped });
}
export function openBundle(table: Table, who: Who, card: number): void {
  writable(table.state).lootUsed = [...table.state.lootUsed, card];
  table.tell({ type: 'bundle-opened', rule: 'US-LOOT-3', who, card, reveals: true });
}
export const sumOfLots = (lots: readonly Lot[]): Lot =>
  lots.reduce<Lot>(
    (sum, lot) => ({
      goods: plus(sum.goods, lot.goods),
      water: sum.water + lot.water,
      ammunition: plus(sum.ammunition, lot.ammunition),
      cards: sum.cards.concat(lot.cards),
    }),
    emptyLot(),
  );
/** US-CAMP-4: all that was stored here, which printed resources were not. What does not fit is laid down again. */
export function takeStore(table: Table, who: Who): void {
  const { goods: all, native, ammunition, items, hex, water } = tileOf(table, characterOf(table, who).hex);
  const goods = minus(all, native);
  const cards = items.map(one => one.card);
  const room = Math.min(water, waterRoom(table.state, who, cards) - characterOf(table, who).water);
  const lot = { goods, water: room, ammunition, cards };
  if (total(goods) + total(ammunition) + room + items.length > 0) pickUp(table, who, lot, null, 'US-CAMP-4');
  writable(tileOf(table, hex)).water = 0;
}
