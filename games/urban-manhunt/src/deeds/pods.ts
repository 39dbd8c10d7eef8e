/** Pods: opened, emptied, restocked. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import type { Table } from '../events.ts';

export function openPod(table: Table, seat: Seat, pod: number, rule: ClauseId): void {
  const state = writable(table.state);
  state.pods = state.pods.map((isFull, i) => isFull && i !== pod);
  writable(state.hunters[seat]!).podsOpened += 1;
  table.tell({ type: 'pod-opened', rule, seat, pod });
}

export function restockPods(table: Table, rule: ClauseId): void {
  writable(table.state).pods = table.state.pods.map(() => true);
  table.tell({ type: 'pods-restocked', rule });
}

export function emptyPod(table: Table, pod: number, rule: ClauseId): void {
  writable(table.state).pods = table.state.pods.map((isFull, i) => isFull && i !== pod);
  table.tell({ type: 'pod-emptied', rule, pod });
}
