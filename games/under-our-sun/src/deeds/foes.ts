/** Enemies, and what befalls them. Merchants who fight are in trading.ts. */

import type { ClauseId } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { enemyCard } from '../content/box.ts';
import type { Table, Told } from '../events.ts';
import type { Hex } from '../places.ts';
import { printedEnemy } from '../questions/basics.ts';
import { BLOCKED, type EnemyState, OPEN, type State, type TileState, type Who } from '../state.ts';

const enemyOf = (state: State, id: number): EnemyState => state.enemies.find(one => one.id === id)!;
const tileOf = (state: State, hex: Hex): TileState | undefined => state.tiles.find(one => one.hex === hex);
const setSymbol = (tile: TileState, symbol: number, to: number): void => {
  writable(tile).symbols = tile.symbols.map((one, i) => (i === symbol ? to : one));
};
/** US-COMP-8: the first letter that no other of its name has. */
function freeLetter(state: State, card: number): number {
  const taken = state.enemies.filter(one => printedEnemy(one).id === enemyCard(card).id).map(one => one.letter);
  let letter = 0;
  while (taken.includes(letter)) letter += 1;
  return letter;
}

/** US-ENEMY-3. `symbol` is the place of the symbol that brings it, -1 for none. Its number. */
export function spawnEnemy({ state, tell }: Table, card: number, hex: Hex, symbol: number, rule: ClauseId): number {
  const id = state.nextEnemy;
  const letter = freeLetter(state, card);
  const enemy = {
    id,
    card,
    letter,
    hex,
    damage: 0,
    isTapped: false,
    symbol,
    home: symbol >= 0 ? hex : -1,
    isMet: false,
    hasStruck: false,
    stage: 0,
  };
  set(state, { nextEnemy: id + 1, enemies: [...state.enemies, enemy] });
  if (symbol >= 0) setSymbol(tileOf(state, hex)!, symbol, id);
  tell({ type: 'spawned', rule, enemy: id, card, hex, letter, reveals: true });
  return id;
}
export function passOverEnemies(table: Table, cards: readonly number[]): void {
  if (cards.length === 0) return;
  writable(table.state).enemiesUsed = [...table.state.enemiesUsed, ...cards];
  table.tell({ type: 'passed-over', rule: 'US-SOL-2', cards, reveals: true });
}
/** US-ENEMY-5. */
export function meetEnemy({ state, tell }: Table, id: number, who: Who): void {
  const enemy = writable(enemyOf(state, id));
  enemy.isMet = true;
  tell({ type: 'met', rule: 'US-ENEMY-5', enemy: id, card: enemy.card, who });
}
/** US-ENEMY-10: whoever walks off leaves its symbol open. */
function leaveHome(state: State, enemy: EnemyState): void {
  if (enemy.symbol < 0) return;
  const home = tileOf(state, enemy.home);
  if (home) setSymbol(home, enemy.symbol, OPEN);
  set(enemy, { symbol: -1, home: -1 });
}
export function putEnemyAt({ state, tell }: Table, id: number, to: Hex, why: Told<'enemy-moved'>['why'], rule: ClauseId): void {
  const enemy = writable(enemyOf(state, id));
  const from = enemy.hex;
  leaveHome(state, enemy);
  enemy.hex = to;
  tell({ type: 'enemy-moved', rule, enemy: id, card: enemy.card, from, to, why });
}
export function letEnemyStay({ state, tell }: Table, id: number, why: Told<'enemy-stayed'>['why'], rule: ClauseId): void {
  tell({ type: 'enemy-stayed', rule, enemy: id, card: enemyOf(state, id).card, why });
}
/** US-ENEMY-6. It falls at the end of the round (rules/falling.ts). `within`: the attack that tells of it. */
export function damageEnemy({ state, tell }: Table, id: number, n: number, by: Who, rule: ClauseId, within?: ClauseId): void {
  const enemy = writable(enemyOf(state, id));
  enemy.damage += n;
  const left = Math.max(0, printedEnemy(enemy).hp - enemy.damage);
  tell({ type: 'enemy-hurt', rule, enemy: id, card: enemy.card, n, left, by, ...(within ? { within } : {}) });
}
export function reachStage({ state, tell }: Table, id: number, stage: number): void {
  const enemy = writable(enemyOf(state, id));
  enemy.stage = stage;
  tell({ type: 'stage-reached', rule: 'US-ENEMY-2', enemy: id, card: enemy.card, stage });
}
/** Its card goes under the deck, unless it came with the mission. */
function takeOff(state: State, { id, card }: EnemyState): void {
  const used = enemyCard(card).isOfMission ? [] : [card];
  set(state, { enemies: state.enemies.filter(one => one.id !== id), enemiesUsed: [...state.enemiesUsed, ...used] });
}
/** US-ENEMY-8, US-R-25: a body where it stood; a UvM on its symbol if it fell at home. */
export function defeatEnemy({ state, tell }: Table, id: number, by: Who): void {
  const enemy = enemyOf(state, id);
  const { card, hex, symbol } = enemy;
  const tile = writable(tileOf(state, hex)!);
  if (symbol >= 0) setSymbol(tile, symbol, BLOCKED);
  tile.bodies = [...tile.bodies, card];
  takeOff(state, enemy);
  tell({ type: 'enemy-defeated', rule: 'US-ENEMY-8', enemy: id, card, hex, by });
}
/** Off the map without a body. */
export function removeEnemy({ state, tell }: Table, id: number): void {
  const enemy = enemyOf(state, id);
  leaveHome(state, enemy);
  takeOff(state, enemy);
  tell({ type: 'enemy-left', rule: 'US-ENEMY-5', enemy: id, card: enemy.card, hex: enemy.hex });
}
/** US-COMBAT-4. */
export function tapEnemy({ state }: Table, id: number): void {
  writable(enemyOf(state, id)).isTapped = true;
}
export function stunEnemy(table: Table, id: number): void {
  tapEnemy(table, id);
  table.tell({ type: 'enemy-tapped', rule: 'US-COMBAT-4', enemy: id, card: enemyOf(table.state, id).card });
}
export function tapStrikingEnemy({ state }: Table, id: number): void {
  set(enemyOf(state, id), { isTapped: true, hasStruck: true });
}
/** US-COMBAT-5. */
export function untapAll({ state }: Table): void {
  for (const enemy of state.enemies) writable(enemy).isTapped = false;
  for (const merchant of state.merchants) writable(merchant).isTapped = false;
}
export function takeBody({ state, tell }: Table, who: Who, hex: Hex, card: number, successes: number): void {
  const tile = writable(tileOf(state, hex)!);
  const place = tile.bodies.indexOf(card);
  tile.bodies = tile.bodies.filter((_, i) => i !== place);
  tell({ type: 'looted', rule: 'US-LOOT-2', who, card, successes });
}
