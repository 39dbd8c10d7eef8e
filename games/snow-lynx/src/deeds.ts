/** The only functions that change the state. Each tells the event that it is. */

import type { Hex } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { gearCard, NET_DIE } from './content/cards.ts';
import type { Table } from './events.ts';
import type { Plan } from './state.ts';

export function makePlan(table: Table, plan: Plan, forDrive: number, forWait: number): void {
  const state = writable(table.state);
  state.plan = plan;
  table.tell({ type: 'plan-made', rule: 'SL-PLAN-1', plan, forDrive, forWait });
  state.step = 'track'; // told under the heading of the plan, not of the first turn
}

export function drawGear({ state, tell }: Table, seat: Seat): void {
  const [card, ...rest] = state.pack;
  writable(state).pack = rest;
  const tracker = writable(state.trackers[seat]!);
  tracker.hand = [...tracker.hand, card!];
  tell({ type: 'gear-drawn', rule: 'SL-PACK-1', seat, secret: { to: [seat], facts: { card: card! } } });
}

/** The card is shown; bait is laid in the tracker's hex. */
export function playGear(table: Table, seat: Seat, card: number): void {
  const state = writable(table.state);
  const tracker = writable(state.trackers[seat]!);
  tracker.hand = tracker.hand.filter(one => one !== card);
  state.gearUsed = [...state.gearUsed, card];
  if (gearCard(card).isBait) state.bait = tracker.hex;
  table.tell({ type: 'gear-used', rule: 'SL-TURN-1', seat, card, reveals: true });
}

export function moveTracker({ state, tell }: Table, seat: Seat, to: Hex): void {
  const tracker = writable(state.trackers[seat]!);
  const from = tracker.hex;
  tracker.hex = to;
  tell({ type: 'tracker-walked', rule: 'SL-WALK-1', seat, from, to });
}

export function readSigns({ state, tell }: Table, seat: Seat, count: number): void {
  const cards = state.lynxPile.slice(0, count);
  set(state, { lynxPile: state.lynxPile.slice(count), signs: cards });
  tell({ type: 'signs-read', rule: 'SL-READ-1', seat, cards, reveals: true });
}

export function throwNet({ state, chance, tell }: Table, seat: Seat, dice: number): void {
  const shown = chance.roll('net', new Array<readonly number[]>(dice).fill(NET_DIE));
  const grips = shown.reduce((sum, face) => sum + face, 0);
  writable(state).grips += grips;
  tell({ type: 'net-thrown', rule: 'SL-NET-2', seat, shown, grips });
}

export function keepQuiet({ tell }: Table, seat: Seat): void {
  tell({ type: 'kept-quiet', rule: 'SL-TURN-1', seat });
}

/** After the last tracker it is the lynx's turn. It is told by whatever comes next. */
export function endTurn(table: Table): void {
  const state = writable(table.state);
  state.turn += 1;
  if (state.turn === state.trackers.length) state.step = 'lynx';
}

export function turnLynxCard({ state, tell }: Table): void {
  const [card, ...rest] = state.lynxPile;
  set(state, { lynxPile: rest, signs: [card!] });
  tell({ type: 'lynx-turned', rule: 'SL-LYNX-1', card: card!, reveals: true });
}

/** The sign that it follows is used up, and so is bait. */
export function moveLynx({ state, tell }: Table, to: Hex): void {
  const [card, ...rest] = state.signs;
  const { lynx: from, bait } = state;
  set(state, { signs: rest, lynxUsed: [...state.lynxUsed, card!], lynx: to, bait: -1 });
  tell({ type: 'lynx-went', rule: bait >= 0 ? 'SL-LYNX-5' : 'SL-LYNX-1', from, to, card: card!, isBaited: bait >= 0 });
}

export function endRound({ state, tell }: Table): void {
  const { round } = state;
  set(state, { round: round + 1, turn: 0, step: 'plan' });
  tell({ type: 'round-ended', rule: 'SL-RND-1', round });
}
