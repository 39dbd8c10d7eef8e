/**
 * State is declared once. From the declaration TypeScript infers the type, and the kernel derives clone,
 * equality, hash, checked JSON, the view of each seat and what a seat cannot know. Lists and zones are values:
 * a deed replaces them and never changes them in place, so that a clone copies records only.
 * Who sees what is written here and nowhere else; a field without a label is sent to nobody.
 */
import type { Change } from '../diff.ts';
import type { Seat } from '../types.ts';

/** Who looks: a seat, or `null` for a spectator. `state` is the whole state, for labels that depend on it. */
export interface Eye {
  readonly seat: Seat | null;
  readonly state: unknown;
  /** The seat that the record being looked at belongs to. */
  readonly owner: Seat | null;
  /** Set below a field that may not be seen: nothing inside it may be seen either. */
  readonly isShut?: boolean;
  /** Is told when something is looked for that others may see otherwise. */
  readonly guards?: { wereAsked: boolean };
}

/** The same eyes at two moments, and where they look. A path is copied only where something has changed. */
export interface ViewDiff {
  readonly before: Eye;
  readonly after: Eye;
  readonly at: (string | number)[];
  readonly found: Change[];
}

/** Two states compared once for all eyes: what changed for everybody, and what each pair of eyes must look at for itself. */
export interface SharedDiff {
  readonly at: (string | number)[];
  owner: Seat | null;
  readonly open: Change[];
  readonly guarded: { readonly at: readonly (string | number)[]; readonly owner: Seat | null; look(diff: ViewDiff): void }[];
}

/** A label: who may see a field, or the cards of a zone. */
export type SeenBy = 'everyone' | 'owner' | 'nobody' | ((eye: Eye) => boolean);

/**
 * Visits every zone that the eye cannot see into, or not wholly; what it returns takes the zone's place. `shown` says what can be seen of the
 * card at a place, if anything: its face, or what a function makes of it.
 */
export type ZoneVisitor = (
  cards: readonly number[],
  pool: (card: number) => string,
  shown: (place: number) => 'face' | ((card: number) => number) | undefined,
) => readonly number[];

/** What is known of earlier copies of the same state (stills.ts). */
export interface Kept {
  /** Whether a record may have been written since. */
  isOpened(record: object): boolean;
  /** The last copy of a record or of a list of records. */
  lastOf(x: object): object | undefined;
  keep(x: object, copy: object): void;
}

/** Hashes of records and long lists that never change any more. */
export interface KnownHashes {
  get(x: object): number | undefined;
  set(x: object, hash: number): unknown;
}

/** What a schema is made of, as data: a screen that knows nothing of the game draws a form or a view from it. */
export type Shape =
  | { readonly is: 'number'; readonly min: number | null; readonly max: number | null; readonly names?: string }
  | { readonly is: 'yes-no' }
  | { readonly is: 'text'; readonly max: number }
  | { readonly is: 'choice'; readonly of: readonly string[]; readonly called?: Readonly<Partial<Record<string, string>>> }
  /** `isSecret`: some may look at them and others may not, as at a hand. */
  | { readonly is: 'cards'; readonly isSecret: boolean }
  | { readonly is: 'maybe'; readonly of: Shape }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'record'; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly is: 'records'; readonly of: Shape; readonly isPerSeat: boolean };

/** `T` is the type in the state, `V` the type in a view. */
export interface Schema<T, V = T> {
  readonly is: string;
  readonly shape: Shape;
  /** True for values, which clones may share. */
  readonly isValue: boolean;
  /** Whether all eyes see all of it, as it is. */
  readonly isOpen: boolean;
  clone(x: T): T;
  /** A copy that stays as it is, with what has not changed since the last one taken from there. */
  still(x: T, kept: Kept): T;
  same(a: T, b: T): boolean;
  /** Field after field in one chain: what answers were stored with before 0023. */
  chained(x: T, seed: number): number;
  /** By parts, so that what was hashed before and is still the same need not be hashed again. */
  hash(x: T, seed: number, known: KnownHashes): number;
  /** Reads untrusted JSON; throws a SchemaError that names the path. */
  check(json: unknown, path: string): T;
  view(x: T, eye: Eye): V;
  /** The same for a moment only: what is looked at is worked out when it is looked at. Not to be kept, for the state goes on. */
  lazyView(x: T, eye: Eye): V;
  /** What has changed in the view from one state to a later one, without making either view. */
  changes(before: T, after: T, diff: ViewDiff): void;
  /** The same for all eyes at once, as far as all see the same. */
  sharedChanges(before: T, after: T, shared: SharedDiff): void;
  /** Replaces hidden cards in place (see imagine.ts). Returns the value to keep. */
  hidden(x: T, eye: Eye, visit: ZoneVisitor): T;
}

export type StateOf<S> = S extends Schema<infer T, unknown> ? T : never;
export type ViewOf<S> = S extends Schema<never, infer V> ? V : S extends Schema<infer _T, infer V> ? V : never;

export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly path: string;
  constructor(path: string, expected: string, found: unknown) {
    super(`${path}: expected ${expected}, found ${whatIs(found)}`);
    this.path = path;
  }
}

/** What was found, in a few words: it may be too big or nested too deep to be written out. */
function whatIs(found: unknown): string {
  if (found === undefined) return 'nothing';
  if (Array.isArray(found)) return `a list of ${found.length}`;
  if (typeof found === 'object' && found !== null) return `a record of ${Object.keys(found).length} fields`;
  return JSON.stringify(typeof found === 'string' ? found.slice(0, 60) : found).slice(0, 60);
}
