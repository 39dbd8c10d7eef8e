/** What the compiler sees to where a game tells its events. */
import { expect, test } from 'vitest';
import type { EventOf } from './types.ts';

type Told = EventOf<{ 'card-drawn': { seat: number; card?: number; suit?: string }; 'water-rose': { by: number }; dawn: object }>;
const told: Told[] = [];
const tell = (event: Told): number => told.push(event);

test('an event tells the facts of its type, and in secret those that may be missing', () => {
  tell({ type: 'water-rose', rule: 'W1', by: 1 });
  tell({ type: 'dawn', rule: 'W1', reveals: true });
  tell({ type: 'card-drawn', rule: 'W2', seat: 0, secret: { to: [0], facts: { card: 3, suit: 'cups' } } });
  // @ts-expect-error no such type
  tell({ type: 'water-fell', rule: 'W1' });
  // @ts-expect-error a fact is missing
  tell({ type: 'water-rose', rule: 'W1' });
  // @ts-expect-error the fact has another name
  tell({ type: 'water-rose', rule: 'W1', n: 1 });
  // @ts-expect-error the suit is forgotten
  tell({ type: 'card-drawn', rule: 'W2', seat: 0, secret: { to: [0], facts: { card: 3 } } });
  // @ts-expect-error the secret has another name
  tell({ type: 'card-drawn', rule: 'W2', seat: 0, secret: { to: [0], facts: { no: 3, suit: 'cups' } } });
  // @ts-expect-error nothing of it is a secret
  tell({ type: 'water-rose', rule: 'W1', by: 1, secret: { to: [0], facts: { by: 1 } } });
  expect(told).toHaveLength(9);
});
