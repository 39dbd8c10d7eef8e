/** What a table needs of the server. */
import type { Seat } from '@quarry/kernel';
import type { Store } from './store.ts';
import type { BotsWorld } from './table-bots.ts';

/** Who gave an answer: a person, a bot, or the table for somebody who did not want to be asked. */
export type By = 'person' | 'bot' | 'table';

export interface TableWorld extends BotsWorld {
  readonly store: Store;
  /** How long somebody may be gone before others are told, */
  readonly graceMs: number;
  /** and how long before others may let a bot play for them. */
  readonly standInMs: number;
  /** How long the rules may take in one go, at a table whose state came from outside. */
  readonly ruleMs: number;
  now(): number;
  /** Milliseconds that only go forward. */
  clock(): number;
  /** An update of so many characters was sent. */
  sent?(length: number): void;
  answered?(by: By): void;
  /** Whether a seat is waited for whose person is away and wants to be told. */
  call?(table: string, seat: Seat, isAwaited: boolean): void;
}
