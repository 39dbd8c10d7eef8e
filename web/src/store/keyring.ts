/** The tables that this browser has a key to: seats, the host's key, and invitations that are still to be given away. */
import { keep } from './kept.ts';
import { forgetSeen } from './last-seen.ts';

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly host: string | null;
  readonly keys: readonly { readonly seat: number; readonly key: string }[];
  readonly invites: readonly { readonly seat: number; readonly invite: string }[];
  /** Whether a curtain hides the hand while the device is passed from one person to the next. */
  readonly curtain: boolean;
  /** The table of the next chapter, once the keys were taken along to it. */
  readonly next?: string;
  /** When it was last opened here. */
  readonly at: number;
}

const isTable = (json: unknown): json is MyTable => {
  const one = json as Partial<MyTable> | null;
  return typeof one === 'object' && one !== null && typeof one.table === 'string' && Array.isArray(one.keys) && Array.isArray(one.invites);
};

export function readKeyring(json: unknown): readonly MyTable[] {
  return Array.isArray(json) ? json.filter(isTable) : [];
}

export const keyring = keep('quarry.tables', readKeyring);

export const myTable = (table: string): MyTable | undefined => keyring.get().find(one => one.table === table);

/** Every secret that this browser has for a table, as one sends them along; null if it has none. */
export const secretsFor = (mine: MyTable | undefined): string | null =>
  mine ? [...mine.keys.map(one => one.key), ...(mine.host ? [mine.host] : [])].join(',') || null : null;

/** The host's key, if it is ours, as it goes along with a request. */
export const hostOf = (mine: MyTable | undefined): { host?: string } => (mine?.host ? { host: mine.host } : {});

/** Keeps what is new of a table and leaves the rest as it was. */
export function remember(table: string, some: Partial<MyTable>): void {
  const before = myTable(table) ?? { table, game: '', name: '', host: null, keys: [], invites: [], curtain: false, at: 0 };
  const rest = keyring.get().filter(one => one.table !== table);
  keyring.set([{ ...before, ...some, at: Date.now() }, ...rest]);
}

/** Keeps one more key; the seat of a key from a link is known only once the table was joined. */
export function addKey(table: string, seat: number, key: string): void {
  const keys = (myTable(table)?.keys ?? []).filter(one => one.key !== key && (seat < 0 || one.seat !== seat));
  remember(table, { keys: [...keys, { seat, key }].sort((a, b) => a.seat - b.seat) });
}

/** The keys of a chapter open the same seats in the next one. */
export function takeAlong(table: string, next: string): void {
  const mine = myTable(table);
  if (!mine || mine.next === next) return; // what was forgotten since is not brought back
  remember(table, { next });
  if (!myTable(next)) remember(next, { game: mine.game, name: mine.name, host: mine.host, keys: mine.keys, curtain: mine.curtain });
}

export function forget(table: string): void {
  forgetSeen(table);
  keyring.set(keyring.get().filter(one => one.table !== table));
}

/** A secret of 192 bits, in base64url. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
