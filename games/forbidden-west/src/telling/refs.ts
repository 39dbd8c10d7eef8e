/** Things on the table, as the sketch and the options name them. */
import type { Ref, Seat } from '@quarry/kernel';

export const seatRef = (seat: Seat): Ref => ({ kind: 'seat', id: seat });
export const enemyRef = (id: number): Ref => ({ kind: 'enemy', id });
export const squareRef = (square: number): Ref => ({ kind: 'square', id: square });
export const featureRef = (id: number): Ref => ({ kind: 'feature', id });
export const cardRef = (card: number): Ref => ({ kind: 'card', id: card });
