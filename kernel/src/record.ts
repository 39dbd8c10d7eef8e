/**
 * A match as a file: set-up, seed, answers with their hashes, and the last checkpoint. `replay` plays a record from
 * the start and checks every step; `load` goes on from the checkpoint, at a cost that does not grow with the game.
 */
import { commitment, type Said } from './chance.ts';
import type { AnyGame } from './game.ts';
import { type AnyMatch, Match, readSetup, startMatch } from './match.ts';
import type { LoggedAnswer, Moment } from './past.ts';
import { hashLike, int, list, SchemaError, type Shape, text } from './schema/index.ts';
import { type Refusal, type Result, refuse } from './types.ts';
import { carryOver, checkUpgrade, NotCarried } from './upgrade.ts';

export interface MatchRecord {
  readonly format: 'quarry-match-1';
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly commitment: string;
  /** Dice and shuffles that were not left to chance; left out if there are none. */
  readonly said?: Said;
  readonly answers: readonly LoggedAnswer[];
  readonly checkpoint: Moment<unknown>;
  /** A few moments before the checkpoint, so that undo after loading need not replay the whole match. */
  readonly before?: readonly Moment<unknown>[];
}

/** The whole match, to be stored or exported. It holds the seed: not for players before the end. */
export function recordOf(match: AnyMatch): MatchRecord {
  const { game, setup, seed, answers, checkpoint, before } = match;
  return {
    format: 'quarry-match-1',
    game: game.id,
    version: game.version,
    content: game.content,
    setup,
    seed,
    commitment: match.commitment,
    ...(Object.keys(match.said).length > 0 && { said: match.said }),
    answers: answers.slice(),
    checkpoint,
    before,
  };
}

/** How much a record may hold, several times as much as any match that was ever played. Every field has a bound (docs/bounds.md). */
export const RECORD_LIMITS = {
  /** Several times as many as the longest match of sensible players. */
  answers: 10_000,
  /** Moments before the checkpoint: a few are enough to take something back. */
  moments: 16,
  /** Characters of a seed, of the name of a game and of its content, of any other word. */
  seed: 200,
  word: 200,
  /** Characters of a set-up and of a state, as JSON. */
  setup: 16_384,
  state: 131_072,
  /** Streams of chance, and passes that are remembered. */
  streams: 64,
  passes: 200,
  /** Keys or corners of one answer. */
  corners: 1001,
  /** Calls of one stream of which something is said, and what is said of one call. */
  calls: 10_000,
  things: 200,
} as const;

const MOST_SEATS = 16;
const word = text(RECORD_LIMITS.word);
const count = int(0);
const number = int();

/** A record with its own fields and no others, each within its bounds; thrown if it is none. */
function recordIn(json: unknown): MatchRecord {
  const from = fieldsIn(json, 'record');
  if (from['format'] !== 'quarry-match-1') throw new SchemaError('format', 'quarry-match-1', from['format']);
  const setup = sized(from['setup'], RECORD_LIMITS.setup, 'setup');
  return {
    format: 'quarry-match-1',
    game: word.check(from['game'], 'game'),
    version: count.check(from['version'], 'version'),
    content: word.check(from['content'], 'content'),
    setup,
    seed: text(RECORD_LIMITS.seed).check(from['seed'], 'seed'),
    commitment: word.check(from['commitment'], 'commitment'),
    ...(from['said'] !== undefined && { said: saidIn(from['said']) }),
    answers: listIn(from['answers'], RECORD_LIMITS.answers, 'answers').map(loggedIn),
    // Read with the eyes of the game, in readMoment.
    checkpoint: from['checkpoint'] as Moment<unknown>,
    ...(from['before'] !== undefined && { before: from['before'] as readonly Moment<unknown>[] }),
  };
}

function fieldsIn(from: unknown, path: string): Record<string, unknown> {
  if (typeof from !== 'object' || from === null || Array.isArray(from)) throw new SchemaError(path, 'a record', from);
  return from as Record<string, unknown>;
}

function listIn(from: unknown, most: number, path: string): readonly unknown[] {
  if (!Array.isArray(from) || from.length > most) throw new SchemaError(path, `a list of at most ${most}`, from);
  return from;
}

/** What the game itself reads, no longer than so many characters. */
function sized(json: unknown, most: number, path: string): unknown {
  const { length } = JSON.stringify(json) ?? '';
  if (length > most) throw new SchemaError(path, `at most ${most} characters`, length);
  return json;
}

function entriesIn(from: unknown, most: number, path: string): [string, unknown][] {
  const entries = Object.entries(fieldsIn(from, path));
  if (entries.length > most) throw new SchemaError(path, `a record of at most ${most}`, entries.length);
  for (const [name] of entries) word.check(name, `${path}: a name`);
  return entries;
}

/** An answer as far as it can be one at all; whether it is the right one shows when it is given again. */
function loggedIn(json: unknown, i: number): LoggedAnswer {
  const path = `answers[${i}]`;
  const fields = fieldsIn(json, path);
  for (const field of ['value', 'values'])
    if (field in fields) throw new SchemaError(`${path}.${field}`, 'nothing (what an answer is worth is found by its key)', fields[field]);
  const { n, seat, scene, kind, answer, hash, learnt } = fields;
  return {
    n: number.check(n, `${path}.n`),
    seat: number.check(seat, `${path}.seat`),
    scene: word.check(scene, `${path}.scene`),
    kind: word.check(kind, `${path}.kind`),
    answer: answerIn(answer, `${path}.answer`),
    hash: word.check(hash, `${path}.hash`),
    learnt: learnt === true,
  };
}

function answerIn(json: unknown, path: string): LoggedAnswer['answer'] {
  if (json === null) return json as never;
  if (!Array.isArray(json)) return pointIn(json, path);
  const all = listIn(json, RECORD_LIMITS.corners, path);
  return all.map(one => (typeof one === 'string' ? word.check(one, path) : one === null ? one : pointIn(one, path))) as never;
}

function pointIn(json: unknown, path: string): { x: number; y: number } {
  const { x, y } = fieldsIn(json, path);
  if (typeof x !== 'number' || typeof y !== 'number') throw new SchemaError(path, 'a point {x, y}', json);
  return { x, y };
}

function saidIn(json: unknown): Said {
  const callIn = (call: unknown, path: string): readonly unknown[] | null =>
    call === null ? null : listIn(call, RECORD_LIMITS.things, path).map(one => sized(one, RECORD_LIMITS.word, path));
  const streams = entriesIn(json, RECORD_LIMITS.streams, 'said').map(([stream, calls]) => [
    stream,
    listIn(calls, RECORD_LIMITS.calls, `said.${stream}`).map(call => callIn(call, `said.${stream}`)),
  ]);
  return Object.fromEntries(streams);
}

/** Whether this is a record at all, of this game, with the seed that was promised. */
function readRecord(game: AnyGame, given: unknown): Result<MatchRecord> {
  const { answers } = (given ?? {}) as Partial<MatchRecord>;
  if (Array.isArray(answers) && answers.length > RECORD_LIMITS.answers) {
    const most = RECORD_LIMITS.answers;
    const says = `The record has ${answers.length} answers; no match has more than ${most}. Export it again.`;
    return refuse('too-many-answers', { answers: answers.length, most }, says);
  }
  let json: MatchRecord;
  try {
    json = recordIn(given);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return refuse('not-a-record', { path: error.path }, `This is not an exported match: ${error.message}. Export it again.`);
  }
  if (json.game !== game.id) return refuse('other-game', { game: json.game }, `The record is of '${json.game}', not of '${game.id}'.`);
  if (json.commitment !== commitment(json.seed)) {
    return refuse(
      'wrong-seed',
      { commitment: String(json.commitment) },
      'The seed does not match the commitment published at the start: the record was edited.',
    );
  }
  return { ok: true, value: json };
}

const isOfOtherRules = ({ version, content }: MatchRecord, game: AnyGame): boolean => version !== game.version || content !== game.content;

function otherRules({ version, content }: MatchRecord, game: AnyGame): { readonly ok: false; readonly refusal: Refusal } {
  const facts = { version, content, ours: game.version, ourContent: game.content };
  const says = `The record was played with rules ${version} and content ${content}; these are rules ${game.version} and content ${game.content}.`;
  return refuse('other-rules', facts, says);
}

/**
 * Plays a record again from the start and checks each answer's decision and hash: notices the first step that goes
 * another way, and answers that are missing at the end although the checkpoint counts them. Whoever wants to look on is shown the
 * match at its start and after each answer.
 */
export function replay(game: AnyGame, json: unknown, look: (match: AnyMatch) => void = () => {}): Result<AnyMatch> {
  const read = readRecord(game, json);
  if (!read.ok) return read;
  const record = read.value;
  if (isOfOtherRules(record, game)) return otherRules(record, game);
  const started = startMatch(game, record.setup, record.seed, 'everything', record.said);
  if (!started.ok) return started;
  const match = started.value;
  look(match);
  for (const [i, one] of record.answers.entries()) {
    const wrong = replayAnswer(match, one, i + 1);
    if (wrong) return wrong;
    look(match);
  }
  const counted = Number((record.checkpoint as Moment<unknown> | undefined | null)?.n ?? 0);
  return counted > match.n ? truncated(counted, match.n) : { ok: true, value: match };
}

function truncated(counted: number, found: number): { readonly ok: false; readonly refusal: Refusal } {
  return refuse(
    'truncated',
    { counted, found },
    `The checkpoint stands after answer ${counted}, but the record ends with answer ${found}: the rest is missing.`,
  );
}

function replayAnswer(match: AnyMatch, one: LoggedAnswer, n: number): { readonly ok: false; readonly refusal: Refusal } | null {
  const facts = { n, kind: String(one.kind), seat: Number(one.seat) };
  if (one.n !== n) return refuse('gap', facts, `Answer ${n} is missing or out of order: the record is truncated or was edited.`);
  const open = match.openFor(one.seat);
  if (!open || open.decision.kind !== one.kind || match.scene !== one.scene) {
    const now = `${match.scene}/${open?.decision.kind ?? 'nothing'}`;
    return refuse(
      'went-another-way',
      { ...facts, now },
      `Answer ${n} answers ${one.scene}/${one.kind} for seat ${one.seat}, but ${now} is open there.`,
    );
  }
  const answered = match.answer(one.seat, one.answer);
  if (!answered.ok) return refuse(answered.refusal.code, { ...facts, ...answered.refusal.facts }, `Answer ${n}: ${answered.refusal.says}`);
  const { hash: made } = match.answers.at(-1)!;
  const hash = made === one.hash ? made : hashLike(one.hash, match.game.rules.state, match.state);
  if (hash !== one.hash)
    return refuse(
      'other-hash',
      { ...facts, hash, recorded: one.hash },
      `After answer ${n} (${one.kind}) the state is ${hash}, but the record says ${one.hash}.`,
    );
  return null;
}

export interface Loaded {
  readonly match: AnyMatch;
  /** Answers after the checkpoint that the present rules no longer allow: the match stands at the checkpoint. */
  readonly dropped: number;
}

/**
 * Goes on from the checkpoint and the few answers since. Under the same rules every one of them must lead where the
 * record says. After a change of rules, answers that no longer fit are dropped and counted, and the past before the
 * checkpoint is out of reach.
 */
export function load(game: AnyGame, json: unknown): Result<Loaded> {
  const checked = readRecord(game, json);
  if (!checked.ok) return checked;
  const record = checked.value;
  if (record.version > game.version) return tooNew(record.version, game);
  const setup = carriedSetup(game, record.setup, record.version);
  if (!setup.ok) return record.version < game.version ? tooOld(record.version, game, setup.refusal) : setup;
  const isOtherRules = isOfOtherRules(record, game);
  try {
    const read = (stored: unknown): Moment<unknown> => readMoment(game, stored, game.seatsOf(setup.value), record);
    const moment = read(record.checkpoint);
    const before = momentsOf(record).map(read);
    const at = (past: readonly LoggedAnswer[]): AnyMatch =>
      Match.from(game, setup.value, record.seed, moment, 'everything', past, before, record.said) as AnyMatch;
    const tail = record.answers.filter(one => !(one.n <= moment.n));
    if (isOtherRules) {
      const match = at([]);
      const fits = tail.every(one => match.answer(one.seat, one.answer, { kind: one.kind }).ok);
      return { ok: true, value: fits ? { match, dropped: 0 } : { match: at([]), dropped: tail.length } };
    }
    return loadTail(at(pastOf(record, moment)), record, tail);
  } catch (error) {
    if (error instanceof NotCarried) return tooOld(record.version, game, { facts: error.facts, says: error.message });
    if (!(error instanceof SchemaError || error instanceof Faulty)) throw error;
    const wrong = badCheckpoint(error);
    return record.version < game.version ? tooOld(record.version, game, wrong.refusal) : wrong;
  }
}

/** A set-up that a version of the game has stored, in the shape of today and checked; or why it is none. */
export function carriedSetup(game: AnyGame, json: unknown, version: number): Result<unknown> {
  checkUpgrade(game);
  if (version > game.version) return tooNew(version, game);
  try {
    return readSetup(game, carryOver(game, 'setup', json, version, 'setup'));
  } catch (error) {
    if (!(error instanceof NotCarried)) throw error;
    return refuse('not-carried', error.facts, error.message);
  }
}

function badCheckpoint(error: SchemaError | Faulty): { readonly ok: false; readonly refusal: Refusal } {
  if (error instanceof SchemaError)
    return refuse('bad-checkpoint', { path: error.path }, `The record's checkpoint is broken: ${error.message}.`);
  const facts = { path: 'checkpoint.state', fault: error.message };
  return refuse('bad-checkpoint', facts, `The record's checkpoint cannot be: ${error.message}.`);
}

function tooOld(
  version: number,
  game: AnyGame,
  { facts, says }: Pick<Refusal, 'facts' | 'says'>,
): { readonly ok: false; readonly refusal: Refusal } {
  const way = 'Nothing was changed: the version of Quarry that wrote it can play on.';
  return refuse(
    'too-old',
    { ...facts, version, ours: game.version },
    `Rules ${game.version} cannot go on with a match of rules ${version}. ${says} ${way}`,
  );
}

/** What these rules have never heard of they would play wrongly: it rests until newer ones are there. */
function tooNew(version: number, game: AnyGame): { readonly ok: false; readonly refusal: Refusal } {
  const says = `This server has rules ${game.version}, but rules ${version} played the match. Nothing was changed: bring the server up to date to play on.`;
  return refuse('too-new', { version, ours: game.version }, says);
}

const momentsOf = ({ before = [] }: MatchRecord): readonly unknown[] => listIn(before, RECORD_LIMITS.moments, 'before');

/** The answers before the checkpoint, from the first that the record holds; none if one is missing since then, or was not counted. */
function pastOf(record: MatchRecord, { n, answered = [] }: Moment<unknown>): readonly LoggedAnswer[] {
  const past = record.answers.filter(one => one.n <= n);
  const first = n - past.length + 1;
  const isWithoutGap = past.every((one, i) => one.n === first + i);
  const isCounted = first === 1 || answered.every((count, seat) => past.filter(one => one.seat === seat).length <= count);
  return isWithoutGap && isCounted ? past : [];
}

function loadTail(match: AnyMatch, record: MatchRecord, tail: readonly LoggedAnswer[]): Result<Loaded> {
  const last = record.answers.find(one => one.n === match.n);
  if (!last && match.n > 0 && record.answers.length > 0 && tail.length === 0) return truncated(match.n, record.answers.length);
  if (last && last.hash !== hashLike(last.hash, match.game.rules.state, match.state)) {
    const hash = hashLike(last.hash, match.game.rules.state, match.state);
    return refuse(
      'other-hash',
      { n: match.n, hash, recorded: last.hash },
      `At the checkpoint, after answer ${match.n}, the state is ${hash}, but the record says ${last.hash}.`,
    );
  }
  for (const one of tail) {
    const wrong = replayAnswer(match, one, match.n + 1);
    if (wrong) return wrong;
  }
  return { ok: true, value: { match, dropped: 0 } };
}

/** A state of the right shape that no match can come to. */
class Faulty extends Error {}

function checkFaults(game: AnyGame, state: unknown): void {
  let fault: string | undefined;
  try {
    fault = game.rules.faults(state)[0];
  } catch (error) {
    // What names cards or squares that there are not cannot even be looked through.
    fault = error instanceof Error ? error.message : String(error);
  }
  if (fault !== undefined) throw new Faulty(fault);
}

/** What there is one of for each seat must be there for each seat. */
function checkSeats(shape: Shape, value: unknown, seats: number, path: string): void {
  if (shape.is === 'record') {
    const fields = value as Record<string, unknown>;
    for (const [key, field] of Object.entries(shape.fields)) checkSeats(field, fields[key], seats, `${path}.${key}`);
  } else if (shape.is === 'records') {
    const all = value as readonly unknown[];
    if (shape.isPerSeat && all.length !== seats) throw new SchemaError(path, `a record for each of ${seats} seats`, all);
    all.forEach((one, i) => checkSeats(shape.of, one, seats, `${path}[${i}]`));
  } else if (shape.is === 'maybe' && value !== null) checkSeats(shape.of, value, seats, path);
}

/** A checkpoint from outside. */
function readMoment(game: AnyGame, json: unknown, seats: number, record: MatchRecord): Moment<unknown> {
  const moment = fieldsIn(json, 'checkpoint');
  const answered =
    moment['answered'] === undefined
      ? new Array<number>(seats).fill(0)
      : list(count, MOST_SEATS).check(moment['answered'], 'checkpoint.answered');
  if (answered.length !== seats) throw new SchemaError('checkpoint.answered', `a number for each of ${seats} seats`, answered);
  const stored = sized(moment['state'], RECORD_LIMITS.state, 'checkpoint.state');
  const state: unknown = game.rules.state.check(carryOver(game, 'state', stored, record.version, 'checkpoint.state'), 'checkpoint.state');
  checkSeats(game.rules.state.shape, state, seats, 'checkpoint.state');
  checkFaults(game, state);
  return {
    state,
    counters: Object.fromEntries(
      entriesIn(moment['counters'], RECORD_LIMITS.streams, 'checkpoint.counters').map(([stream, index]) => [
        stream,
        count.check(index, `checkpoint.counters.${stream}`),
      ]),
    ),
    passes: listIn(moment['passes'], RECORD_LIMITS.passes, 'checkpoint.passes').map((one, i) => {
      const path = `checkpoint.passes[${i}]`;
      const pass = fieldsIn(one, path);
      return {
        seat: int(0, MOST_SEATS - 1).check(pass['seat'], `${path}.seat`),
        window: word.check(pass['window'], `${path}.window`),
        until: word.check(pass['until'], `${path}.until`),
      };
    }),
    n: count.check(moment['n'], 'checkpoint.n'),
    answered,
  };
}
