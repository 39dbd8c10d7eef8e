/** The ways to a PostgreSQL database: how it is connected to, how long it is waited for, and why it cannot be opened, in words that never hold its password. */
import postgres, { type ReservedSql, type Sql } from 'postgres';
import { CannotOpen } from './store.ts';

export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text);

/** The name of a database for people: without its password, and without the settings behind it. */
export function nameOf(url: string): string {
  const { username, host, pathname } = readUrl(url);
  return `postgres://${username ? `${username}@` : ''}${host}${pathname}`;
}

function readUrl(url: string): URL {
  try {
    return new URL(url);
  } catch {
    // What cannot be read may hold a password all the same: it is not said back.
    throw new CannotOpen(
      'The address of the database cannot be read; it looks like postgres://name:password@host/database, and signs such as @ : / in the password are written as %40 %3A %2F.',
    );
  }
}

const CONNECT_SECONDS = 5;
/** A database that is back is found soon. */
const AGAIN_SECONDS = 0.2;
/** A connection that was cut in the middle of a transaction, without a word, holds nobody up for longer. */
const IDLE_IN_TRANSACTION_MS = 10_000;

export interface LineOptions {
  readonly most: number;
  /** Told to the database for each connection. */
  readonly settings?: Readonly<Record<string, string>>;
  closed?(): void;
}

export function connect(url: string, { most, settings = {}, closed = () => {} }: LineOptions): Sql {
  return postgres(url, {
    max: most,
    connect_timeout: CONNECT_SECONDS,
    backoff: () => AGAIN_SECONDS,
    max_lifetime: null,
    // Types of this database's own are not used; to ask for them would be one more question at each connection.
    fetch_types: false,
    onnotice: () => {},
    onclose: closed,
    connection: { application_name: 'quarry', idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS, ...settings },
  });
}

/** One connection for somebody alone. It is opened by a question: without types to ask for, the driver would wait for ever for a connection that was never used. */
export async function reserve(sql: Sql): Promise<ReservedSql> {
  await sql.unsafe('select 1');
  return sql.reserve();
}

/** Lets go at once, whatever is under way. */
export const cut = (sql: Sql): void => void sql.end({ timeout: 0 }).catch(() => {});

/** It has not answered in time. */
export class Silent extends Error {
  override readonly name = 'Silent';
}

/** What is asked, or `Silent` after so long. */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silent(`the database does not answer within ${ms / 1000} seconds`)), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The code of an error of the database, or of the connection to it. */
const codeOf = (error: unknown): string => (error as { readonly code?: string }).code ?? '';

/** The database has answered, and will not have one of the rows: it breaks a rule of the table, or holds what cannot be stored. */
export const isOfARow = (error: unknown): boolean => error instanceof postgres.PostgresError && /^2[23]/.test(codeOf(error));

/** Connection lost, shutting down, starting up, too many connections, or two that waited for each other: it may well be different in a moment. */
const PASSING = /^(08|57P|40001|40P01|53300|55P03|25P03)/;

/** It may be worth to try again. */
export const isPassing = (error: unknown): boolean => !(error instanceof postgres.PostgresError) || PASSING.test(codeOf(error));

/** The connection can be used no more. */
export const isCut = (error: unknown): boolean => !(error instanceof postgres.PostgresError) || /^(08|57P|25P03)/.test(codeOf(error));

/** Who wants a database, and what they may do without it. */
interface Wanting {
  readonly who: string;
  readonly instead: string;
}
const SERVER: Wanting = { who: 'the server', instead: 'leave --store out to keep everything in a file' };

/** Why a database cannot be used, as one sentence with a way out. */
export function whyNotOpen(url: string, error: unknown, { who, instead } = SERVER): string {
  const name = nameOf(url);
  const { username, host, pathname } = new URL(url);
  const database = pathname.slice(1);
  const says = (error as Error).message;
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `The database ${name} does not let '${username}' in (${says}); check name and password, and pg_hba.conf of the database server.`;
    case '3D000':
      return `There is no database '${database}' for ${name}; make it with: create database ${database} owner ${username}`;
    case '42501':
      return `The role '${username}' may not do what ${who} needs in ${name} (${says}); make it the owner: alter database ${database} owner to ${username}`;
    case '42P07':
      return `The database ${name} holds tables of something else (${says}); give ${who} one of its own: create database quarry owner ${username}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no host by the name in ${name}; check how it is spelled, and the name service.`;
    case 'ECONNREFUSED':
      return `Nobody listens at ${host} for ${name}; start PostgreSQL there, or check host and port.`;
    case 'CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The host of ${name} does not answer (${codeOf(error)}); check the address, the network and its firewall.`;
    default:
      return `The database ${name} cannot be opened (${says}); check it, or ${instead}.`;
  }
}
