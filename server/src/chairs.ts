/**
 * The chairs at a table: who looks from where, what was last shown there, and who is here. All chairs that look with the same
 * eyes (a seat or a spectator, with or without the sketch) are shown the same changes, worked out once.
 */
import { type Change, diff, type Seat } from '@quarry/kernel';
import type { ChatLine, Habits, Reply, Seen, Stops } from '@quarry/protocol';
import type { Beside } from './sight.ts';
import { isOwn, lineFor, type TableLog, type Told, type ToldLine } from './table-log.ts';

/** Where messages go: a connection. */
export interface Outlet {
  send(text: string): void;
  /** The chair is gone from under whoever sat there. */
  closed?(table: string, as: Seat | null): void;
}

export interface Chair {
  readonly outlet: Outlet;
  readonly as: Seat | null;
  readonly plain: boolean;
  /** How a spectator is called. */
  name: string;
  /** The number of the first line that this chair was shown: its own count of lines begins there. */
  firstLine: number;
  /** What was shown up to here was part of the whole that the chair got on joining; before that it is shown nothing. */
  since: number;
}

interface Eyes {
  readonly as: Seat | null;
  readonly plain: boolean;
  readonly chairs: Set<Chair>;
  at: number;
  /** What was last shown: the state whose view it was, and what stood beside it. */
  state: unknown;
  beside: Beside;
  /** How many lines of the log have been shown, and whether some of them were taken back since. */
  shown: number;
  hasForgotten: boolean;
}

/** A message to all chairs with the same eyes; how many lines each is to keep is its own count. */
interface Glance {
  readonly eyes: Eyes;
  readonly at: number;
  readonly text: string;
  readonly kept: number;
}

/** How a table is looked at. A state that is handed out stays as it is. */
export interface Sights {
  /** The state as it is now. */
  state(): unknown;
  view(state: unknown, as: Seat | null): Seen['view'];
  /** For eyes that have nothing of their own to see in it the same list. */
  changes(before: unknown, after: unknown, as: Seat | null): readonly Change[];
  /** What stands beside the view now, for each pair of eyes. */
  beside(): (as: Seat | null, plain: boolean) => Beside;
  /** Where in the book the table stood, for each pair of eyes: who acted, and in which step. */
  stage(state: unknown): (as: Seat | null) => Seen['stage'];
  /** Where things stood, for the plain screen. */
  sketch(state: unknown, as: Seat | null): Seen['sketch'];
}

export interface Whole {
  readonly chat: readonly ChatLine[];
  readonly stops: Stops;
  readonly habits: Habits;
}

const keyOf = (as: Seat | null, plain: boolean): string => `${as}${plain ? ' plain' : ''}`;

export class Chairs {
  readonly #table: string;
  readonly #sights: Sights;
  readonly #eyes = new Map<string, Eyes>();
  readonly #leaving = new Map<Seat, NodeJS.Timeout>();
  readonly #graceMs: number;
  readonly #onPresence: (seat: Seat, isHere: boolean) => void;

  constructor(table: string, graceMs: number, sights: Sights, onPresence: (seat: Seat, isHere: boolean) => void) {
    this.#table = table;
    this.#graceMs = graceMs;
    this.#sights = sights;
    this.#onPresence = onPresence;
  }

  get all(): Chair[] {
    return [...this.#eyes.values()].flatMap(one => [...one.chairs]);
  }

  /** How many look from a seat, or look on. */
  count(as: Seat | null): number {
    return [false, true].reduce((sum, plain) => sum + (this.#eyes.get(keyOf(as, plain))?.chairs.size ?? 0), 0);
  }

  get isEmpty(): boolean {
    return this.#eyes.size === 0;
  }

  /** Nobody looks, and nobody did a moment ago. */
  get areCold(): boolean {
    return this.isEmpty && this.#leaving.size === 0;
  }

  #sits(seat: Seat): boolean {
    return this.#eyes.has(keyOf(seat, false)) || this.#eyes.has(keyOf(seat, true));
  }

  /** Whether somebody looks from a seat, or did a moment ago. */
  isHere(seat: Seat): boolean {
    return this.#leaving.has(seat) || this.#sits(seat);
  }

  /** Takes a chair. Call `whole` for what it sees. */
  join(outlet: Outlet, as: Seat | null, plain: boolean, name: string, log: TableLog): Chair {
    const wasHere = as === null || this.isHere(as);
    const chair: Chair = { outlet, as, plain, name, firstLine: 0, since: Number.POSITIVE_INFINITY };
    const key = keyOf(as, plain);
    const eyes = this.#eyes.get(key);
    if (eyes) eyes.chairs.add(chair);
    else {
      const [state, beside] = [this.#sights.state(), this.#sights.beside()(as, plain)];
      this.#eyes.set(key, { as, plain, chairs: new Set([chair]), at: 0, state, beside, shown: log.length, hasForgotten: false });
    }
    if (as !== null) {
      clearTimeout(this.#leaving.get(as));
      this.#leaving.delete(as);
      if (!wasHere) this.#onPresence(as, true);
    }
    return chair;
  }

  leave(chair: Chair): void {
    const key = keyOf(chair.as, chair.plain);
    const eyes = this.#eyes.get(key);
    if (!eyes?.chairs.delete(chair)) return;
    if (eyes.chairs.size === 0) this.#eyes.delete(key);
    const { as } = chair;
    if (as === null || this.#sits(as)) return;
    // Somebody who only loads the page again has not left.
    this.#leaving.set(
      as,
      setTimeout(() => {
        this.#leaving.delete(as);
        this.#onPresence(as, false);
      }, this.#graceMs).unref(),
    );
  }

  /** Everything that a chair sees, as it is known at this point. */
  whole(chair: Chair, id: number | null, log: TableLog, { chat, stops, habits }: Whole): string {
    const eyes = this.#eyes.get(keyOf(chair.as, chair.plain))!;
    chair.firstLine = log.first;
    chair.since = eyes.at;
    return JSON.stringify({
      type: 'seen',
      id,
      table: this.#table,
      as: chair.as,
      at: eyes.at,
      seen: { ...eyes.beside, view: this.#sights.view(eyes.state, eyes.as) },
      from: chair.firstLine,
      lines: log.from(chair.firstLine).map(({ line }) => lineFor(line, chair.as)),
      chat,
      stops,
      habits,
    } satisfies Reply);
  }

  /** Looks again without telling: the next whole starts from here. */
  lookAgain(log: TableLog): void {
    const state = this.#sights.state();
    const besideOf = this.#sights.beside();
    for (const eyes of this.#eyes.values()) {
      eyes.state = state;
      eyes.beside = besideOf(eyes.as, eyes.plain);
      eyes.at += 1;
      eyes.shown = log.length;
      eyes.hasForgotten = false;
    }
  }

  /** What has changed for each pair of eyes that may look now; nothing for those for whom nothing has. */
  glance(log: TableLog, mayLook: (as: Seat | null) => boolean): Glance[] {
    const shared = new SharedText();
    const glances: Glance[] = [];
    const looking = [...this.#eyes.values()].filter(eyes => mayLook(eyes.as));
    const state = looking.length > 0 ? this.#sights.state() : null;
    const besideOf = this.#sights.beside();
    for (const eyes of looking) {
      const beside = besideOf(eyes.as, eyes.plain);
      const fresh = log.from(eyes.shown);
      const lines = fresh.map(told => shared.line(told.line, eyes.as, this.#changesAt(told, eyes, shared))).join(',');
      const apart = diff(eyes.beside, beside);
      const seen = this.#sights.changes(eyes.state, state, eyes.as);
      const kept = eyes.shown;
      const isSame = apart.length === 0 && seen.length === 0 && fresh.length === 0 && !eyes.hasForgotten;
      eyes.state = state;
      eyes.beside = beside;
      eyes.shown = log.length;
      eyes.hasForgotten = false;
      if (isSame) continue;
      eyes.at += 1;
      const text = `{"type":"update","table":"${this.#table}","as":${eyes.as},"at":${eyes.at},"changes":[${joined(inside(JSON.stringify(apart)), shared.changes(seen))}],"lines":[${lines}],"keep":`;
      glances.push({ eyes, at: eyes.at, text, kept });
    }
    log.settle(Math.min(...[...this.#eyes.values()].map(eyes => eyes.shown)));
    return glances;
  }

  /** What has changed for these eyes up to a line, as text; from now on they have seen it. Words about things follow with the last line. */
  #changesAt({ state }: Told, eyes: Eyes, shared: SharedText): string {
    if (state === undefined) return '';
    const changes = this.#sights.changes(eyes.state, state, eyes.as);
    eyes.state = state;
    if (changes.length === 0) return '';
    const stage = shared.stage(state, () => this.#sights.stage(state))(eyes.as);
    const texts = [shared.changes(changes), shared.diff(eyes.beside.stage, stage, 'stage')];
    eyes.beside = { ...eyes.beside, stage };
    if (eyes.plain) {
      const sketch = this.#sights.sketch(state, eyes.as);
      texts.push(shared.diff(eyes.beside.sketch, sketch, 'sketch'));
      eyes.beside = { ...eyes.beside, sketch };
    }
    return joined(...texts);
  }

  /** Lines after this number were taken back; false if some chair was shown too little to say how many it is to keep. */
  forget(length: number): boolean {
    for (const eyes of this.#eyes.values()) {
      if (eyes.shown <= length) continue;
      eyes.shown = length;
      eyes.hasForgotten = true;
    }
    return this.all.every(chair => chair.firstLine <= length);
  }

  /** Sends a glance to those who were there when it was taken. */
  send({ eyes, at, text, kept }: Glance): number {
    let bytes = 0;
    for (const chair of eyes.chairs) {
      if (chair.since >= at) continue;
      const message = `${text}${kept - chair.firstLine}}`;
      bytes = message.length;
      chair.outlet.send(message);
    }
    return bytes;
  }

  /** Forgets timers; nobody is told any more. */
  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
    this.#eyes.clear();
  }
}

/** What several pairs of eyes are told in the same words is put into words once. */
class SharedText {
  readonly #lines = new Map<ToldLine, string>();
  readonly #changes = new Map<readonly Change[], string>();
  readonly #stages = new Map<unknown, (as: Seat | null) => Seen['stage']>();
  readonly #diffs = new Map<unknown, Map<unknown, string>>();

  line(line: ToldLine, as: Seat | null, changes: string): string {
    const text = this.#wordsOf(line, as);
    return changes === '' ? text : `${text.slice(0, -1)},"changes":[${changes}]}`;
  }

  #wordsOf(line: ToldLine, as: Seat | null): string {
    return isOwn(line, as) ? JSON.stringify(lineFor(line, as)) : known(this.#lines, line, () => JSON.stringify(lineFor(line, null)));
  }

  /** Changes of a view as changes of what a chair sees. */
  changes(changes: readonly Change[]): string {
    return known(this.#changes, changes, () => inside(JSON.stringify(changes.map(one => ({ ...one, at: ['view', ...one.at] })))));
  }

  stage(state: unknown, find: () => (as: Seat | null) => Seen['stage']): (as: Seat | null) => Seen['stage'] {
    return known(this.#stages, state, find);
  }

  diff(before: unknown, after: unknown, at: string): string {
    if (before === after) return '';
    const from = known(this.#diffs, before, () => new Map<unknown, string>());
    return known(from, after, () => inside(JSON.stringify(diff(before, after, [at]))));
  }
}

function known<Key, Found>(found: Map<Key, Found>, key: Key, find: () => Found): Found {
  let one = found.get(key);
  if (one === undefined) found.set(key, (one = find()));
  return one;
}

/** A list as JSON without its brackets. */
const inside = (list: string): string => list.slice(1, -1);

const joined = (...texts: readonly string[]): string => texts.filter(one => one !== '').join(',');
