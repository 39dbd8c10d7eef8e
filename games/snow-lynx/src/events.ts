/** Everything that is told, and what of it. What only some are told is optional. */

import type { EventOf, Table as KernelTable, Seat } from '@quarry/kernel';
import type { Plan, State, Stream } from './state.ts';

export type LynxEvent = EventOf<{
  'plan-made': { plan: Plan; forDrive: number; forWait: number };
  'gear-used': { seat: Seat; card: number };
  'tracker-walked': { seat: Seat; from: number; to: number };
  'signs-read': { seat: Seat; cards: readonly number[] };
  /** The tracker alone knows which. */
  'gear-drawn': { seat: Seat; card?: number };
  'net-thrown': { seat: Seat; shown: readonly number[]; grips: number };
  'kept-quiet': { seat: Seat };
  'lynx-turned': { card: number };
  'lynx-went': { from: number; to: number; card: number; isBaited: boolean };
  'round-ended': { round: number };
}>;

/** What a rule works on. */
export type Table = KernelTable<State, Stream, LynxEvent>;
