/** Printed texts as they are used: which one, how often, and word by word. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import type { WordName } from '../content/words/index.ts';
import type { Table } from '../events.ts';

/** Marks a text as used: in this activation and in this match. */
export function useText(table: Table, seat: Seat, name: string): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.usedThisActivation = [...hunter.usedThisActivation, name];
  hunter.usedThisMatch = [...hunter.usedThisMatch, name];
}

/** A Special Rule speaks. */
export function invokeRule(table: Table, seat: Seat, name: string, rule: ClauseId): void {
  table.tell({ type: 'rule-used', rule, seat, name });
}

/** One word of a text is carried out; `card` is -1 if a dataslate says it. */
export function carryOutWord(table: Table, seat: Seat, card: number, word: WordName, rule: ClauseId): void {
  table.tell({ type: 'effect', rule, word, seat, card });
}
