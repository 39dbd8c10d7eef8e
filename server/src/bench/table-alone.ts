/** Live tables without a server: at a given moment of a match, with a store that keeps nothing and outlets that keep every frame. */
import type { AnyGame, Moment, Seat } from '@quarry/kernel';
import { PROTOCOL } from '@quarry/protocol';
import type { Chair, Outlet } from '../chairs.ts';
import { Faults } from '../faults.ts';
import { hashOfKey } from '../keys.ts';
import { Holdings } from '../limits.ts';
import { makeLog } from '../log.ts';
import type { Store, StoredTable } from '../store.ts';
import { LiveTable } from '../table.ts';
import type { TableWorld } from '../table-world.ts';

const NAME = 'a-table-of-tests-1';
export const keyOf = (seat: Seat): string => `key-of-seat-number-${seat}`.padEnd(22, '-');

/** A promise that is kept at once, so that a test need not wait for each answer. */
const kept = {
  then(then?: () => void) {
    then?.();
    return kept;
  },
} as unknown as Promise<void>;

const forgetful: Store = {
  write: () => kept,
  hasRoom: () => true,
  read: async () => null,
  readPacked: async () => null,
  countOf: async () => ({ inUse: 0, all: 0 }),
  stale: async () => [],
  chapters: async id => [id],
  report: async () => null,
  mailbox: async () => null,
  mailboxOf: async () => null,
  refusedHouses: async () => [],
  backlog: { changes: 0, bytes: 0 },
  copy: async () => null,
  check: async () => {},
  lost: new Promise(() => {}),
  kept: async () => null,
  keep: async (_name, body) => body,
  close: async () => {},
};

export class Frames implements Outlet {
  readonly texts: string[] = [];
  send(text: string): void {
    this.texts.push(text);
  }
}

/** What is given as a getter stays one: it may change while a table is open. */
export function worldOf(more: Partial<TableWorld> = {}): TableWorld {
  const world: TableWorld = {
    store: forgetful,
    log: makeLog('silent'),
    faults: new Faults(makeLog('silent')),
    advice: new Holdings(),
    graceMs: 0,
    ruleMs: 1000,
    think: async () => 'pass',
    weigh: async () => ({ of: [], is: 'untried', worlds: 0, because: [] }),
    now: () => 1000,
    clock: () => performance.now(),
    standInMs: 0,
  };
  return Object.defineProperties(world, Object.getOwnPropertyDescriptors(more));
}

export interface At {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly seed: string;
  readonly moment: Moment<unknown>;
}

/** A table at which persons hold all seats. */
export function tableAt({ game, setup, seed, moment }: At, more: Partial<StoredTable> = {}, world: Partial<TableWorld> = {}): LiveTable {
  const seats = Array.from({ length: game.seatsOf(setup) }, (_, seat) => ({
    name: `Person ${seat}`,
    who: 'person' as const,
    bot: null,
    key: hashOfKey(keyOf(seat)),
    invite: null,
    used: null,
    stops: {},
  }));
  const table: StoredTable = {
    id: NAME,
    game: game.id,
    version: game.version,
    content: game.content,
    setup,
    seed,
    base: moment.n,
    name: 'A table',
    seats,
    host: '',
    owner: '',
    evenPause: 0,
    isPaused: false,
    isArchived: false,
    createdAt: 0,
    ...more,
  };
  const opened = LiveTable.open(worldOf(world), game, {
    table,
    answers: [],
    told: [],
    moments: [moment],
    chat: [],
    changedAt: 0,
    answeredAt: 0,
  });
  if (!opened.ok) throw new Error(opened.refusal.says);
  return opened.value;
}

export function sitAt(table: LiveTable, seat: Seat | null, outlet: Outlet, plain = false): Chair {
  const joined = table.join(outlet, { type: 'join', id: 1, v: PROTOCOL, table: NAME, plain, ...(seat !== null && { key: keyOf(seat) }) });
  if (!joined.ok) throw new Error(joined.refusal.says);
  return joined.value;
}

export interface Given {
  readonly seat: Seat;
  readonly n: number;
  readonly kind: string;
  readonly key: string;
}

/** Gives an answer and says how it was taken: `ok` or a code, or `held` if that is not known yet. */
export function answerAt(table: LiveTable, chair: Chair, { n, kind, key }: Given): string {
  let taken = 'held';
  const request = { type: 'answer', id: 2, table: NAME, as: chair.as, n, decision: kind, key } as const;
  table.answer(chair, request, result => {
    taken = result.ok ? 'ok' : result.refusal.code;
  });
  return taken;
}
