/** What a card would come to, as the table shows it: worked out once for each view and card. */
import type { Seat } from '@quarry/kernel';
import { useMemo } from 'react';
import { type Foresight, foresee } from '../../questions/foresight.ts';
import type { View } from '../../state.ts';
import type { Table } from '../names.ts';

export function useForesight({ view, seat }: Table, card: number): Foresight | null {
  return useMemo(() => foreseen(view, seat, card), [view, seat, card]);
}

const foreseen = (view: View, seat: Seat | null, card: number): Foresight | null =>
  seat === null || card < 0 ? null : foresee(view, seat, card);
