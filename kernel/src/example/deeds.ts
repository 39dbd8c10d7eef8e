/** Beacon Rock: the only functions that change the state. Each tells the event that it is. */

import type { Point, Seat } from '../index.ts';
import { set, writable } from '../writing.ts';
import type { BeaconTable } from './events.ts';
import { findOf, MAX_WATER, storms } from './state.ts';

export function drawFind({ state, tell }: BeaconTable, seat: Seat): void {
  const [card, ...rest] = state.finds;
  if (card === undefined) return;
  const keeper = writable(state.keepers[seat]!);
  writable(state).finds = rest;
  keeper.hand = [...keeper.hand, card];
  tell({ type: 'find-drawn', rule: 'W2', seat, secret: { to: [seat], facts: { card, find: findOf(card) } } });
}

export function trimLamp({ state, chance, tell }: BeaconTable, seat: Seat, dice: readonly (readonly number[])[]): void {
  const shown = chance.roll('lamp', dice);
  writable(state).oil += shown.reduce((sum, one) => sum + one, 0);
  tell({ type: 'lamp-trimmed', rule: 'W3', seat, shown });
}

export function dropBuoy({ state, tell }: BeaconTable, seat: Seat, at: Point): void {
  writable(state).buoy = { x: Math.round(at.x), y: Math.round(at.y) };
  tell({ type: 'buoy-dropped', rule: 'W4', seat, x: state.buoy.x, y: state.buoy.y });
}

/** The buoy comes to lie where the path ends; without a path it stays. */
export function towBuoy({ state, tell }: BeaconTable, seat: Seat, path: readonly Point[]): void {
  const at = path.at(-1) ?? state.buoy;
  writable(state).buoy = { x: Math.round(at.x), y: Math.round(at.y) };
  tell({ type: 'buoy-towed', rule: 'W6', seat, x: state.buoy.x, y: state.buoy.y });
}

export function changeWater({ state, tell }: BeaconTable, by: number, rule: string): void {
  writable(state).water = Math.max(0, Math.min(MAX_WATER, state.water + by));
  tell({ type: 'water-changed', rule, by, water: state.water });
}

/** The find is shown as it is used. */
export function useFind({ state, tell }: BeaconTable, seat: Seat, card: number): void {
  const keeper = writable(state.keepers[seat]!);
  keeper.hand = keeper.hand.filter(one => one !== card);
  writable(state).usedFinds = [...state.usedFinds, card];
  if (findOf(card) === 'biscuit') keeper.cold = Math.max(0, keeper.cold - 2);
  if (findOf(card) === 'flask') writable(state).oil += 1;
  tell({ type: 'find-used', rule: 'W5', seat, card, find: findOf(card), reveals: true });
}

export function drawStorm({ state, tell }: BeaconTable): number {
  const [card, ...rest] = state.storms;
  writable(state).storms = rest;
  writable(state).pastStorms = [...state.pastStorms, card!];
  tell({ type: 'storm-drawn', rule: 'N1', card: card!, storm: storms[card!]!.name, reveals: true });
  return card!;
}

export function burnOil({ state, tell }: BeaconTable, seat: Seat, amount: number): void {
  writable(state).oil -= amount;
  tell({ type: 'oil-burned', rule: 'N2', seat, amount });
}

/** Cards are dropped face down: others see how many, the keeper knows which. */
export function dropFinds({ state, tell }: BeaconTable, seat: Seat, cards: readonly number[]): void {
  const keeper = writable(state.keepers[seat]!);
  keeper.hand = keeper.hand.filter(one => !cards.includes(one));
  writable(state).finds = [...state.finds, ...cards];
  tell({ type: 'finds-dropped', rule: 'N4', seat, count: cards.length, secret: { to: [seat], facts: { cards } } });
}

export function restOrSignal({ state, tell }: BeaconTable, seat: Seat, choice: 'rest' | 'signal'): void {
  const keeper = writable(state.keepers[seat]!);
  if (choice === 'signal') keeper.signals += 1;
  keeper.cold = Math.max(0, keeper.cold + (choice === 'signal' ? 1 : -1));
  tell({ type: 'dawn-spent', rule: 'D1', seat, choice });
}

export function readSky({ state, tell }: BeaconTable, seat: Seat): readonly number[] {
  const seen = state.storms.slice(0, 2);
  tell({ type: 'sky-read', rule: 'D2', seat, secret: { to: [seat], facts: { storms: seen } } });
  return seen;
}

export function orderStorms({ state, tell }: BeaconTable, seat: Seat, order: readonly number[]): void {
  writable(state).storms = [...order, ...state.storms.slice(order.length)];
  tell({ type: 'storms-ordered', rule: 'D2', seat });
}

export function reshuffleFinds({ state, chance, tell }: BeaconTable): void {
  writable(state).finds = chance.shuffle('finds', [...state.finds, ...state.usedFinds]);
  writable(state).usedFinds = [];
  tell({ type: 'finds-shuffled', rule: 'D3' });
}

/** W1: the next keeper; after the last of them night falls. */
export function endWatch(table: BeaconTable): void {
  const state = writable(table.state);
  state.turn += 1;
  if (state.turn === state.keepers.length) state.phase = 'night';
}

export function endNight({ state }: BeaconTable): void {
  writable(state).phase = 'dawn';
}

export function endDawn({ state }: BeaconTable): void {
  set(state, { night: state.night + 1, turn: 0, phase: 'watch' });
}
