/** Tables to begin a test from: a match with a known seed, played up to a moment by bots, brought in as an exported match would be. */
import { setImmediate as immediately } from 'node:timers/promises';
import { type Bot, Players, random, sensible } from '@quarry/bots';
import { GAMES, gameNamed } from '@quarry/catalogue';
import { type Answer, type AnyGame, type AnyMatch, type MatchRecord, recordOf, startMatch } from '@quarry/kernel';
import type { CreatedTable, SeatWish } from '@quarry/protocol';
import type { ServerProcess } from './server-process.ts';

export const [zeroDawn] = GAMES as [(typeof GAMES)[number]];

/** A game of the catalogue. */
export function theGame(id: string): AnyGame {
  const found = gameNamed(id);
  if (!found.ok) throw new Error(found.refusal.says);
  return found.value;
}

export interface Position {
  /** Zero Dawn if it is left out. */
  readonly game?: string;
  readonly mode?: string;
  /** What differs from the usual set-up of this mode. */
  readonly setup?: Readonly<Record<string, unknown>>;
  /** Who sits where. */
  readonly seats: readonly SeatWish['who'][];
  readonly seed: string;
  /** Who answers until then: bots that want to win, if it is left out; or one that follows a script of the test. */
  readonly bots?: 'sensible' | 'random' | Bot;
  /** Bots answer until this holds; at once if it is left out. */
  readonly when?: (match: AnyMatch) => boolean;
}

export interface Opened extends CreatedTable {
  /** The way to a seat, with its key. */
  link(seat: number): string;
  inviteLink(seat: number): string;
}

const MOST = 3_000;

/** A match up to the moment that is asked for; the same one every time. */
export function played(position: Position): AnyMatch {
  const { seed, when = () => true } = position;
  const { match, players } = begun(position);
  for (let i = 0; i < MOST && !match.outcome; i++) {
    if (when(match)) return match;
    players.play(match.n + 1);
  }
  throw new Error(`no such moment in the match '${seed}' within ${match.n} answers`);
}

/** Seeds that are tried before a moment is given up. */
const TRIES = 400;

/** The position by the first seed of a row in which its moment comes within so many answers: rules and cards may change without a test being told another seed. */
export function soonest(within: number, position: Omit<Position, 'seed'> & Required<Pick<Position, 'when'>>): Position {
  for (let i = 1; i <= TRIES; i++) {
    const found = { ...position, seed: `soonest ${i}` };
    const { match, players } = begun(found);
    for (let n = 0; n < within && !match.outcome; n++) {
      if (position.when(match)) return found;
      players.play(match.n + 1);
    }
  }
  throw new Error(`no such moment in ${TRIES} matches within ${within} answers each`);
}

/** The same position, so many answers before bots would have ended the match. */
export function beforeTheEnd(answers: number, position: Position): Position {
  const { match, players } = begun(position);
  players.play(MOST);
  return { ...position, when: ({ n }) => n === match.n - answers };
}

/** The match played to its end by the first seed of a row by which it ends as asked for. */
export function overAs(isWon: boolean, position: Omit<Position, 'seed' | 'when'>): AnyMatch {
  for (let i = 1; i <= TRIES; i++) {
    const { match, players } = begun({ ...position, seed: `over ${i}` });
    players.play(MOST);
    if (match.outcome && match.outcome.winners.includes(0) === isWon) return match;
  }
  throw new Error(`in ${TRIES} matches none ended so`);
}

/** The position before the first answer of a seat that leads to such an event, and that answer; dice fall as they fell. */
export function before(
  isIt: (event: AnyMatch['events'][number]['event'], match: AnyMatch) => boolean,
  seat: number,
  position: Omit<Position, 'when'>,
): { readonly position: Position; readonly answer: Answer } {
  const { match, players } = begun(position);
  for (let i = 0; i < MOST && !match.outcome; i++) {
    const { n, events } = match;
    const told = events.length;
    const mayAnswer = match.openFor(seat) !== null;
    players.play(n + 1);
    const last = match.answers.at(-1)!;
    if (mayAnswer && last.seat === seat && match.events.slice(told).some(({ event }) => isIt(event, match)))
      return { position: { ...position, when: one => one.n === n }, answer: last.answer };
  }
  throw new Error(`no such event in the match '${position.seed}'`);
}

/** The position before the first answer of anybody that leads to such an event, whose answer it is, and its keys. */
export function leadingTo(
  type: string,
  position: Omit<Position, 'when'>,
): { readonly position: Position; readonly seat: number; readonly keys: readonly string[] } {
  const after = played({ ...position, when: ({ events }) => events.some(({ event }) => event.type === type) });
  const { seat, answer } = after.answers.at(-1)!;
  return { position: { ...position, when: ({ n }) => n === after.n - 1 }, seat, keys: [answer].flat() as string[] };
}

function begun({ game: id = zeroDawn.id, mode = 'standard', setup = {}, seats, seed, bots = 'sensible' }: Position): {
  match: AnyMatch;
  players: Players;
} {
  const game = theGame(id);
  const usual = [...game.tables, ...(game.moreTables ?? [])].find(one => one.mode === mode && game.seatsOf(one.setup) === seats.length)!;
  const started = startMatch(game, { ...usual.setup, ...setup }, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const players = new Players(
    match,
    seats.map(() => (bots === 'random' ? random : bots === 'sensible' ? sensible(game) : bots)),
  );
  return { match, players };
}

/** Whether a seat is asked for this kind of decision. */
export const isAsked =
  (seat: number, ...kinds: readonly string[]) =>
  (match: AnyMatch): boolean =>
    kinds.includes(match.openFor(seat)?.decision.kind ?? '');

export const openTable = (server: ServerProcess, position: Position): Promise<Opened> => opened(server, position.seats, played(position));

/** A table with a match that was played elsewhere. */
export const opened = (server: ServerProcess, who: Position['seats'], match: AnyMatch): Promise<Opened> =>
  brought(server, who, recordOf(match));

/** The same from a file. */
export async function brought(server: ServerProcess, who: Position['seats'], record: MatchRecord): Promise<Opened> {
  const seats = who.map((who): SeatWish => (who === 'bot' ? { who, bot: 'sensible' } : { who }));
  // While the match was played nothing was heard: a connection that the server has closed meanwhile is let go first.
  await immediately();
  const response = await fetch(`${server.url}/api/tables/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record, seats }),
  });
  const made = (await response.json()) as CreatedTable;
  if (!response.ok) throw new Error(JSON.stringify(made));
  return {
    ...made,
    link: seat => `/t/${made.table}#key=${made.keys.find(one => one.seat === seat)!.key}`,
    inviteLink: seat => `/t/${made.table}#invite=${made.invites.find(one => one.seat === seat)!.invite}`,
  };
}
