/** Things on the table, as the sketch and the options name them. */
import type { Ref, Seat } from '@quarry/kernel';

export const MONSTER: Ref = { kind: 'monster', id: 0 };
export const seatRef = (seat: Seat): Ref => ({ kind: 'seat', id: seat });
export const sectorRef = (sector: number): Ref => ({ kind: 'sector', id: sector });
export const slotRef = (slot: number): Ref => ({ kind: 'slot', id: slot });
export const plateRef = (sector: number): Ref => ({ kind: 'plate', id: sector });
export const swarmRef = (id: number): Ref => ({ kind: 'swarm', id });
export const cardRef = (card: number): Ref => ({ kind: 'card', id: card });
