/** What a command needs of the machine that it runs on; the tests bring their own. And how a command gives up. */
import type { AnyGame } from '@quarry/kernel';
import type { Fresh, Limits } from '@quarry/server';

export interface World {
  readonly games: readonly AnyGame[];
  /** The root of the repository, for RULES.md and the tests. */
  readonly root: string;
  out(text: string): void;
  err(text: string): void;
  /** The next line that somebody typed, or null after the last. */
  line(): Promise<string | null>;
  /** Whether a person reads what goes to `out` or `err`: then it may have colours and a progress bar. */
  readonly isTty: { readonly out: boolean; readonly err: boolean };
  readonly columns: number;
  /** Names and seeds of tables that are served, for tests; by chance if left out. */
  readonly fresh?: Fresh;
  /** What an address may do at a server, for tests, which come from one address all together; as usual if left out. */
  readonly limits?: Partial<Limits>;
}

/** The exit status of a command: the check failed, or the command line itself was wrong. */
export const FAILED = 1;
export const WRONG_COMMAND_LINE = 2;

/** Ends a command with a sentence on stderr and an exit status. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
  readonly status: number;
  constructor(says: string, status: number = WRONG_COMMAND_LINE) {
    super(says);
    this.status = status;
  }
}

export interface Command {
  /** What it does, in half a line. */
  readonly does: string;
  readonly help: string;
  /** Returns the exit status. */
  run(args: readonly string[], world: World): Promise<number>;
}

type Paint = (text: string) => string;
const paint =
  (code: number): Paint =>
  text =>
    `\u001b[${code}m${text}\u001b[0m`;
const plain: Paint = text => text;

export const painter = (isTty: boolean): { readonly bold: Paint; readonly dim: Paint; readonly green: Paint; readonly red: Paint } =>
  isTty ? { bold: paint(1), dim: paint(2), green: paint(32), red: paint(31) } : { bold: plain, dim: plain, green: plain, red: plain };
