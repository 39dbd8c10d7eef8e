/** What is put in order between two days. */
import { set, writable } from '@quarry/kernel/deeds';
import { FACES } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import { type Hex, ringAt } from '../places.ts';
import { goodsOf, minus, noGoods, plus, total, valueOf } from '../questions.ts';
import { BLOCKED, OPEN, type TileState } from '../state.ts';
import { putBack } from './goods.ts';

const DROPS = ringAt(4);
/** What is swept off a tile: all that lies loose; in a trap food stays (US-R-100). */
const looseOn = ({ goods, native, trap }: TileState): number[] => {
  const loose = minus(goods, native);
  return trap < 0 ? loose : minus(loose, goodsOf('food', loose[0]));
};
/** US-PREP-2, US-DISC-3, US-LOOT-5: bodies everywhere, loose things where no camp stands. */
export function clearTiles(table: Table): void {
  const state = writable(table.state);
  let cleared = noGoods();
  const hexes: Hex[] = [];
  for (const tile of state.tiles) {
    const loose = looseOn(tile);
    const isStored = tile.camp >= 0;
    const isLittered = !isStored && total(loose) + total(tile.ammunition) + tile.items.length > 0;
    if (!isLittered && tile.bodies.length === 0) continue;
    hexes.push(tile.hex);
    writable(tile).bodies = [];
    if (isStored) continue;
    for (const { card } of tile.items) putBack(state, card);
    set(tile, { goods: minus(tile.goods, loose), ammunition: [0, 0], items: [] });
    state.supply = plus(state.supply, loose);
    cleared = plus(cleared, loose);
    // US-TEAM-9: somebody may have been waiting for it.
    const drop = DROPS.indexOf(tile.hex);
    if (drop >= 0) state.fetched = state.fetched.map((n, i) => (i === drop ? n + valueOf(loose) : n));
  }
  if (hexes.length > 0) table.tell({ type: 'cleaned-up', rule: 'US-PREP-2', hexes, goods: cleared });
}
/** US-PREP-4, US-CARD-7: wherever they are. */
export function turnCardsBack({ state, tell }: Table): void {
  const cards: number[] = [];
  for (const { items } of [...state.characters, ...state.tiles, ...state.merchants]) {
    for (const item of items) {
      if (!item.isFlipped) continue;
      writable(item).isFlipped = false;
      cards.push(item.card);
    }
  }
  if (cards.length > 0) tell({ type: 'cards-turned-back', rule: 'US-PREP-4', cards });
}
/** US-PREP-4: all UvM leave enemy symbols. Where they lay. */
export function unblockSymbols({ state, tell }: Table): Hex[] {
  const blocked = state.tiles.filter(one => one.symbols.includes(BLOCKED));
  for (const tile of blocked) writable(tile).symbols = tile.symbols.map(is => (is === BLOCKED ? OPEN : is));
  const hexes = blocked.map(one => one.hex);
  if (hexes.length > 0) tell({ type: 'symbols-opened', rule: 'US-PREP-4', hexes });
  return hexes;
}
export function lineUpEnemies({ state }: Table, toMove: readonly number[]): void {
  set(state, { toMove, step: 'enemies-move' });
}
export function countAsMoved({ state }: Table, enemy: number): void {
  writable(state).toMove = state.toMove.filter(one => one !== enemy);
}
/** US-PREP-6, US-MAP-8. */
export function refillSources({ state, tell }: Table, sources: readonly { readonly hex: Hex; readonly water: number }[]): void {
  for (const { hex, water } of sources) writable(state.tiles.find(one => one.hex === hex)!).source = water;
  if (sources.length > 0) tell({ type: 'sources-refilled', rule: 'US-PREP-6', hexes: sources.map(one => one.hex) });
}
/** US-R-100: how many animals are in it. */
export function rollTrap({ chance, tell }: Table, hex: Hex): number {
  const faces = chance.roll('trap', [FACES.green]);
  const [successes] = faces;
  tell({ type: 'trap-rolled', rule: 'US-R-100', hex, dice: ['green'], faces, successes: successes!, from: [], reveals: true });
  return successes!;
}
/** US-R-100: its card goes back to its deck. */
export function destroyTrap({ state, tell }: Table, hex: Hex, enemy: { readonly id: number; readonly card: number }): void {
  const tile = writable(state.tiles.find(one => one.hex === hex)!);
  putBack(state, tile.trap);
  tile.trap = -1;
  tell({ type: 'trap-destroyed', rule: 'US-R-100', hex, enemy: enemy.id, card: enemy.card });
}
