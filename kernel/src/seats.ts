/**
 * Seats go round clockwise.
 *
 *     clockwiseFrom(2, 4); // [2, 3, 0, 1]
 *     seatAfter(3, 4); // 0, to the left
 *     seatBefore(0, 4); // 3, to the right
 */
import type { Seat } from './types.ts';

/** All seats, clockwise from one of them. */
export function clockwiseFrom(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}

/** The next seat clockwise: to the left. */
export const seatAfter = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** The seat before: to the right. */
export const seatBefore = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;
