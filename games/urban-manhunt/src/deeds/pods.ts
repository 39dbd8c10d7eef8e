/** Pods: opened, emptied, restocked. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import type { Table } from '../events.ts';

export function openPod(table: Table, seat: Seat, pod: number, rule: ClauseId): void {
  clearPod(table, pod);
  writable(table.state.hunters[seat]!).podsOpened += 1;
  table.tell({ type: 'pod-opened', rule, seat, pod });
}

export function restockPods(table: Table, rule: ClauseId): void {
  writable(table.state).pods = table.state.pods.map(() => true);
  table.tell({ type: 'pods-restocked', rule });
}

export function emptyPod(table: Table, pod: number, rule: ClauseId): void {
  clearPod(table, pod);
  table.tell({ type: 'pod-emptied', rule, pod });
}

function clearPod({ state }: Table, pod: number): void {
  writable(state).pods = state.pods.with(pod, false);
}
