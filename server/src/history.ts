/**
 * The past of a match, played again: what one seat saw of it step by step, a copy that begins at any step, and the rows that an
 * imported match is stored as. All of this takes long for a long match, so that it is done in a thread of its own.
 */
import {
  type AnyGame,
  type AnyMatch,
  BrokenPromise,
  diff,
  type Event,
  imagine,
  lazyView,
  load,
  Match,
  type MatchRecord,
  type Moment,
  patch,
  type Result,
  refuse,
  replay,
  SampledChance,
  type Seat,
  Seed,
  type Standing,
  startMatch,
} from '@quarry/kernel';
import type { Clip, MatchTale, Replay, ReplaySight, ReplayStep } from '@quarry/protocol';
import { recordFrom } from './restore.ts';
import { type Kept, packRows } from './rows.ts';
import { endOf, plainly } from './sight.ts';
import type { Bytes, StoredAnswer, StoredTable } from './store.ts';
import { eventIn, lineFor, TableLog, type ToldLine } from './table-log.ts';
import { curveOf, type Eyes, nextTime, type Stood, type Turned, turningPoints, worthSeeing } from './turning-points.ts';

/** A match as it is stored in a new table. */
export interface Prepared {
  readonly match: Pick<StoredTable, 'game' | 'version' | 'content' | 'setup' | 'seed' | 'base' | 'isFromOutside' | 'lesson'>;
  readonly seats: number;
  readonly rows: readonly Bytes[];
}

interface Played {
  readonly match: AnyMatch;
  readonly lines: readonly ToldLine[];
  /** How things stood at each of the lines, where that is watched. */
  readonly states: readonly unknown[];
}

/** Whether a record begins in the middle of a match. */
const isPart = (record: MatchRecord): boolean =>
  (record.answers[0]?.n ?? 1) !== 1 || (record.answers.length === 0 && (record.checkpoint?.n ?? 0) > 0);

/** Plays a checked record again, answer by answer; the first is what stood before any answer. */
function* again(game: AnyGame, record: MatchRecord, isWatched = false): Generator<Played> {
  const log = new TableLog(game);
  log.speakTo(game.seatsOf(record.setup));
  const match = log.listen(() => begin(log.game, record), isWatched);
  const taken = (): Played => {
    const from = log.length;
    const lines = log.take(match.n);
    const states = isWatched ? log.from(from).map(one => one.state) : [];
    log.settle(log.length);
    return { match, lines, states };
  };
  yield taken();
  for (const one of record.answers) {
    if (one.n <= match.n) continue;
    const answered = log.listen(() => match.answer(one.seat, one.answer, { kind: one.kind }), isWatched);
    if (!answered.ok) throw new BrokenPromise(`answer ${one.n} is refused when it is played again: ${answered.refusal.says}`);
    yield taken();
  }
}

function begin(game: AnyGame, record: MatchRecord): AnyMatch {
  const first: Result<AnyMatch> = isPart(record)
    ? mapped(load(game, { ...record, answers: [], before: [] }), one => one.match)
    : startMatch(game, record.setup, record.seed);
  if (!first.ok) throw new BrokenPromise(first.refusal.says);
  return first.value;
}

const mapped = <A, B>(result: Result<A>, to: (value: A) => B): Result<B> => (result.ok ? { ok: true, value: to(result.value) } : result);

/** Gathers the rows of a match while it is being played again. */
class Gathering {
  readonly #answers: StoredAnswer[] = [];
  readonly #moments = new Map<number, Moment<unknown>>();
  #opening: readonly ToldLine[] | null = null;
  #base = 0;
  #seats = 0;

  /** The match as it stands, and what was told since the last time. */
  add(match: AnyMatch, lines: readonly ToldLine[]): void {
    this.#seats = match.seats;
    this.#moments.set(match.checkpoint.n, match.checkpoint);
    if (this.#opening) this.#answers.push({ answer: match.answers.at(-1)!, lines });
    else {
      this.#opening = lines;
      this.#base = match.n;
    }
  }

  as({ game, version, content, setup, seed }: MatchRecord): Prepared {
    const all = [...this.#moments.values()].sort((a, b) => a.n - b.n);
    const moments = all.filter((_, i) => i === 0 || i > all.length - 4);
    const base = this.#base;
    const rows = packRows({ base, opening: this.#opening ?? [], answers: this.#answers, moments });
    return { match: { game, version, content, setup, seed, base }, seats: this.#seats, rows };
  }
}

/** An exported match, checked answer by answer, as rows. */
export function prepare(game: AnyGame, json: unknown): Result<Prepared> {
  const record = json as MatchRecord;
  const isWhole = !Array.isArray(record?.answers) || !isPart(record);
  if (record?.said !== undefined)
    return refuse(
      'said-dice',
      {},
      'Dice of this match were said and did not fall; at a table here they fall. Replay it in a terminal instead.',
    );
  try {
    return isWhole ? prepareWhole(game, record) : preparePart(game, record);
  } catch (error) {
    if (!(error instanceof BrokenPromise)) throw error;
    return refuse('bad-checkpoint', {}, 'The rules cannot play on from this record: it was edited, or it is damaged. Export it again.');
  }
}

function prepareWhole(game: AnyGame, record: MatchRecord): Result<Prepared> {
  const log = new TableLog(game);
  const gathering = new Gathering();
  const checked = log.listen(() => replay(log.game, record, match => gathering.add(match, log.take(match.n))));
  return checked.ok ? { ok: true, value: gathering.as(record) } : checked;
}

function preparePart(game: AnyGame, record: MatchRecord): Result<Prepared> {
  const checked = load(game, record);
  if (!checked.ok) return checked;
  const prepared = rowsOf(game, record);
  return { ok: true, value: { ...prepared, match: { ...prepared.match, isFromOutside: true } } };
}

/** The rows of a match up to an answer. */
function rowsOf(game: AnyGame, record: MatchRecord, upTo = Number.POSITIVE_INFINITY): Prepared {
  const gathering = new Gathering();
  for (const { match, lines } of again(game, record)) {
    if (match.n > upTo) break;
    gathering.add(match, lines);
  }
  return gathering.as(record);
}

/** The match as a file. One that began in the middle is told from its first moment; the rest follows. */
export const exportOf = ({ table, answers, moments }: Kept): MatchRecord =>
  recordFrom(table, answers, table.base > 0 ? moments.slice(0, 1) : moments);

/** The match as far as everybody has been shown it. */
export function shownOf(kept: Kept, upTo: number): MatchRecord {
  const record = exportOf(kept);
  return { ...record, answers: record.answers.filter(one => one.n <= upTo) };
}

function sightOf(match: AnyMatch, as: Seat | null, plain: boolean): ReplaySight {
  const { game } = match;
  const view = match.view(as);
  return { view, stage: game.shows?.stage?.(view) ?? null, ...plainly(game, view, as, plain), ended: endOf(match) };
}

/** The steps that a seat saw: answers by which nothing changed for it do not show. `n` is not for the seat's eyes. */
function* stepsFor(
  game: AnyGame,
  record: MatchRecord,
  as: Seat | null,
  plain: boolean,
  isWatched = false,
): Generator<{ readonly match: AnyMatch; readonly sight: ReplaySight; readonly step: ReplayStep; readonly states: readonly unknown[] }> {
  let before: ReplaySight | null = null;
  for (const { match, lines, states } of again(game, record, isWatched)) {
    const sight = sightOf(match, as, plain);
    const changes = before ? diff(before, sight) : [];
    if (before && changes.length === 0 && lines.length === 0) continue;
    before = sight;
    yield { match, sight, step: { changes, lines: lines.map(line => lineFor(line, as)) }, states };
  }
}

/** Which step of the replay a seat saw last after so many answers. */
export function stepsOf(game: AnyGame, record: MatchRecord, as: Seat | null): (n: number) => number {
  const seen: number[] = [];
  for (const { match } of stepsFor(game, record, as, false)) seen.push(match.n);
  return n =>
    Math.max(
      0,
      seen.findLastIndex(one => one <= n),
    );
}

export function replayFor(game: AnyGame, record: MatchRecord, as: Seat | null, plain: boolean): Omit<Replay, 'people'> {
  const steps: ReplayStep[] = [];
  let first: ReplaySight | null = null;
  for (const { sight, step } of stepsFor(game, record, as, plain)) {
    first ??= sight;
    steps.push(step);
  }
  return { game: game.id, as, first: first!, steps };
}

/** The story of a match that is over: what decided it, how it stood, and the moment that is worth seeing again. Its moments are lines of the replay. */
export function taleFor(game: AnyGame, record: MatchRecord, as: Seat | null, plain = false): Result<MatchTale> {
  const told: Event[] = [];
  const stood: Stood[] = [];
  const steps: ReplayStep[] = [];
  let first: ReplaySight | null = null;
  let last: AnyMatch | null = null;
  for (const { match, sight, step, states } of stepsFor(game, record, as, plain, true)) {
    told.push(...step.lines.map(eventIn));
    stood.push(...states.map(state => ({ standing: standingIn(game, state), step: steps.length })));
    first ??= sight;
    steps.push(step);
    last = match;
  }
  if (!last?.outcome) return refuse('still-played', {}, 'The match is still being played; its story is told when it is over.');
  if (!game.tells) return refuse('no-tale', { game: game.id }, `${game.name} tells no story of a match.`);
  const { moments, next, ...tale } = game.tells.tale(told, last.view(as), last.outcome, as);
  const { winners } = last.outcome;
  const eyes: Eyes = { reader: as, winners };
  const turned = turningPoints(moments, stood, eyes);
  const value: MatchTale = {
    ...tale,
    moments: turned.map(({ says, at, swing }) => ({ says, line: at, swing })),
    next: nextTime(turned, next),
    curve: curveOf(stood, winners),
    clip: clipOf(turned, worthSeeing(turned, eyes), stood, { first: first!, steps }),
  };
  return { ok: true, value };
}

const standingIn = (game: AnyGame, state: unknown): Standing | null =>
  game.tells?.standing?.(lazyView(game.rules.state, state, null)) ?? null;

/** So many lines lead up to a moment that is seen again, and so many come after it. */
const LEADING = 5;
const TRAILING = 2;
/** Of at most so many answers. */
const MOST_STEPS = 4;

/** The stretch of the replay around a moment: what was seen before it, and the steps that led to it, with the lines around it. */
function clipOf(
  turned: readonly Turned[],
  moment: number,
  stood: readonly Stood[],
  { first, steps }: Pick<Replay, 'first' | 'steps'>,
): Clip | null {
  const line = turned[moment]?.at;
  if (line === undefined || !stood[line]) return null;
  const at = stood[line].step;
  const from = Math.max(1, at - MOST_STEPS + 1, stood[Math.max(0, line - LEADING)]!.step);
  let told = Math.max(
    0,
    stood.findIndex(one => one.step === from),
  );
  const shown = steps.slice(from, at + 1).map((step): ReplayStep => {
    const lines = step.lines.filter((_, i) => told + i >= line - LEADING && told + i <= line + TRAILING);
    told += step.lines.length;
    return { ...step, lines };
  });
  // All that was seen at every step would be too much to keep.
  const before = steps.slice(1, from).reduce((sight, { changes }) => patch(sight, changes) as ReplaySight, first);
  return { moment, first: before, steps: [{ changes: [], lines: [] }, ...shown] };
}

export interface ForkWish {
  readonly as: Seat | null;
  readonly step: number;
  /** Left out if the match is over: then the very same position is played on with the same dice. */
  readonly imagined: Imagined | null;
}

/** Two secrets of an imagined world. Its seed goes with it wherever it is exported to; by what its hidden cards are dealt stands nowhere (K-147). */
export interface Imagined {
  readonly seed: string;
  readonly deal: string;
}

const WORLDS_TRIED = 8;

/**
 * A match that begins at a step of the replay. Of a match that is still being played only a world that the seat holds possible can
 * be played on, from the start of that scene and with other dice, so that nobody learns anything by it.
 */
export function forkOf(game: AnyGame, record: MatchRecord, { as, step, imagined }: ForkWish): Result<Prepared> {
  let at = 0;
  for (const { match } of stepsFor(game, record, as, false)) {
    if (at++ < step) continue;
    return imagined ? worldOf(match, as, imagined) : { ok: true, value: rowsOf(game, record, match.n) };
  }
  return refuse('no-such-step', { step, steps: at - 1 }, `The replay has no step ${step}; its last is ${at - 1}.`);
}

function worldOf(truth: AnyMatch, as: Seat | null, { seed, deal }: Imagined): Result<Prepared> {
  const { game, setup, checkpoint } = truth;
  for (let i = 0; i < WORLDS_TRIED; i++) {
    const other = `${seed}${i}`;
    const state = imagine(
      game.rules.state,
      game.rules.state.clone(checkpoint.state),
      as,
      new SampledChance<'imagined'>(new Seed(`${deal}${i}`)),
    );
    // How many answers others gave, what they pass and how often chance was asked would tell who was asked in a window.
    const passes = checkpoint.passes.filter(one => one.seat === as);
    // A match that begins in the middle is told from a whole one by its number of answers.
    const moment: Moment<unknown> = { state, passes, counters: {}, n: 1 };
    const log = new TableLog(game);
    log.speakTo(truth.seats);
    try {
      const world = log.listen(() => Match.from(log.game, setup, other, moment));
      if (world.outcome) break;
      const match = { game: game.id, version: game.version, content: game.content, setup, seed: other, base: moment.n };
      const rows = packRows({ base: moment.n, opening: log.take(moment.n), answers: [], moments: [moment] });
      return { ok: true, value: { match, seats: world.seats, rows } };
    } catch (error) {
      if (!(error instanceof BrokenPromise)) throw error;
    }
  }
  return refuse('no-fork', {}, 'No table can be made from this step; choose another one.');
}
