/**
 * Whatever can be begun can be joined: every mode and chapter of every game, at every number of seats, with each choice that a host has, and as it follows what was played before;
 * lessons, too. Each is begun with its log in words, every chair of its table is joined, and whoever is asked is asked in words.
 */
import { Players, sensible } from '@quarry/bots';
import { ALL_GAMES } from '@quarry/catalogue';
import { type AnyGame, type AnyMatch, hashOf, nextMatch, readSetup, type Seat, type Shape, sameHeirs, startMatch } from '@quarry/kernel';
import { byDay, isNight } from '@quarry/kernel/testing';
import { type Asked, type CreatedTable, readReply, type Seen } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { TableLog } from './table-log.ts';
import { http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';
import { Frames, sitAt, tableAt } from './testing/tables.ts';

const SEED = 'an opening';

type Setup = Readonly<Record<string, unknown>>;
interface Opening {
  readonly called: string;
  readonly mode?: string;
  readonly setup: Setup;
}

// What can be opened

/** Every value that a host could choose for one field of a set-up. */
function valuesOf(shape: Shape): readonly unknown[] {
  if (shape.is === 'choice') return shape.of;
  if (shape.is === 'yes-no') return [false, true];
  if (shape.is !== 'number' || shape.min === null || shape.max === null) return [];
  const { min, max } = shape;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
const fieldsOf = ({ setup }: AnyGame): Readonly<Record<string, Shape>> => (setup.shape.is === 'record' ? setup.shape.fields : {});

const seatsOf = ({ seats: { min, max } }: AnyGame): readonly number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** How a table begins, as a hash; null if its game refuses it. */
function openingOf(game: AnyGame, setup: Setup): string | null {
  if (!readSetup(game, setup).ok) return null;
  const begun = startMatch(game, setup, SEED);
  return begun.ok ? hashOf(game.rules.state, begun.value.state) : null;
}

/** By night all of them; by day one of each group, of the next group the next. */
function oneOfEachByDay<T>(all: readonly T[], groupOf: (one: T) => string): readonly T[] {
  const groups = [...Map.groupBy(all, groupOf).values()];
  return isNight ? all : groups.map((group, i) => group[i % group.length]!);
}

/** Every mode at every number of seats; and every other value of each field once for each number of seats, where it makes a difference. By day each at one number. */
function openingsOf(game: AnyGame): Opening[] {
  const modes = oneOfEachByDay([...game.tables, ...(game.moreTables ?? [])], one => one.mode).map(({ mode, setup }) => ({
    called: `${mode}/${game.seatsOf(setup)}`,
    mode,
    setup: setup as Setup,
  }));
  const begun = new Set(modes.map(one => openingOf(game, one.setup)));
  const others = new Map<string, Opening>();
  for (const { called, mode, setup } of modes)
    for (const [field, shape] of Object.entries(fieldsOf(game)))
      for (const value of field === 'seats' ? [] : valuesOf(shape)) {
        const what = `${field} ${String(value)}${isNight ? `/${game.seatsOf(setup)}` : ''}`;
        if (others.has(what) || setup[field] === value) continue;
        const other = { ...setup, [field]: value };
        const hash = openingOf(game, other);
        if (hash !== null && !begun.has(hash)) others.set(what, { called: `${called} with ${what}`, mode, setup: other });
      }
  return [...modes, ...others.values()];
}

/** A hunt of Primal that is won before it begins: what is handed on is all that is wanted of it. */
type Hunt = { step: string; result: string };
const wonAtOnce = (game: AnyGame): AnyGame => ({
  ...game,
  rules: {
    ...game.rules,
    next: (state: Hunt) =>
      state.step === 'choose-aggro'
        ? {
            name: 'won-at-once',
            *play({ state: now }: { readonly state: Hunt }) {
              Object.assign(now, { step: 'won', result: 'won' });
            },
          }
        : game.rules.next(state),
  },
});

/** Every chapter after the first, as it follows from the one before, which was played by as few as can play it; for every number of seats, by day for one. */
function chaptersOf(game: AnyGame): Opening[] {
  const played = game.id === 'primal' ? wonAtOnce(game) : game;
  const first = game.tables.find(one => game.seatsOf(one.setup) === game.seats.min && ['campaign', 'hunt'].includes(one.mode))!;
  const found: Opening[] = [];
  for (let setup: unknown = first.setup, chapter = 1; ; chapter += 1) {
    const started = startMatch(played, setup, `match ${chapter} of a story`);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    new Players(
      match,
      Array.from({ length: match.seats }, () => sensible(game)),
    ).play(60_000);
    const next = (seats: number): ReturnType<typeof nextMatch> =>
      nextMatch(game, match.setup, JSON.parse(JSON.stringify(match.outcome!.carries)), sameHeirs(match.seats, seats));
    const goesOn = next(match.seats);
    if (!goesOn.ok) return found;
    for (const seats of byDay(seatsOf(game), chapter % seatsOf(game).length)) {
      const follows = next(seats);
      if (!follows.ok) throw new Error(follows.refusal.says);
      found.push({ called: `match ${chapter + 1} of the story, with ${seats}`, setup: follows.value.setup as Setup });
    }
    setup = goesOn.value.setup;
  }
}

// What every chair gets

const unsaid = (what: string, says: string | undefined, key = ''): string[] =>
  says?.trim() && says !== key ? [] : [`no words for ${what}`];
function unsaidIn({ kind, says, choose, options }: Asked): string[] {
  const isListed = choose === 'one' || choose === 'some';
  return [
    ...unsaid(`the question ${kind}`, says, kind),
    ...(isListed && options.length === 0 ? [`no option for ${kind}`] : []),
    ...options.flatMap(one => unsaid(`the option ${one.key}`, one.says, one.key)),
  ];
}
/** What somebody who has just sat down, or looks on, is not told. */
const missing = ({ asked, stage, goal, sketch, describes }: Seen): string[] => [
  ...unsaid('the stage', stage?.title),
  ...unsaid('the goal', goal),
  ...(sketch ? [] : ['no sketch']),
  ...(describes?.length ? [] : ['no plain words']),
  ...(asked ? unsaidIn(asked) : []),
];

/** Sits down in every chair, and in one to look on; gives what is wrong. Somebody must be asked something. */
function faultsAt(game: AnyGame, { called, setup }: Opening): string[] {
  const log = new TableLog(game);
  const begun = log.listen(() => startMatch(log.game, setup, SEED));
  if (!begun.ok) return [`${called}: ${begun.refusal.says}`];
  const match: AnyMatch = begun.value;
  const table = tableAt({ game, setup: match.setup, seed: SEED, moment: match.checkpoint });
  const found: string[] = [];
  let questions = 0;
  const chairs: readonly (Seat | null)[] = [...Array.from({ length: match.seats }, (_, seat) => seat), null];
  for (const as of chairs) {
    const frames = new Frames();
    try {
      sitAt(table, as, frames, true);
      const { seen } = readReply(frames.texts[0]!) as { readonly seen: Seen };
      if (seen.asked) questions += 1;
      found.push(...missing(seen).map(one => `${called}, chair ${as}: ${one}`));
    } catch (error) {
      found.push(`${called}, chair ${as}: ${(error as Error).message}`);
    }
  }
  return questions > 0 || found.length > 0 ? found : [`${called}: nobody is asked anything`];
}
const faultsIn = (game: AnyGame, openings: readonly Opening[]): string[] => openings.flatMap(one => faultsAt(game, one));

describe.each(ALL_GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('every mode and chapter can be joined at every number of seats, with each choice of a host', () => {
    const openings = openingsOf(game);
    const tables = [...game.tables, ...(game.moreTables ?? [])];

    expect(faultsIn(game, openings)).toEqual([]);
    expect(new Set(openings.map(one => one.mode))).toEqual(new Set(tables.map(one => one.mode)));
    if (isNight) expect(new Set(openings.map(one => game.seatsOf(one.setup)))).toEqual(new Set(seatsOf(game)));
  });
});

describe.each(ALL_GAMES.filter(game => game.sequel).map(game => [game.id, game] as const))('%s', (_, game) => {
  test('every chapter can be joined as it follows the one before, at every number of seats', () => {
    const chapters = chaptersOf(game);

    expect(chapters.length).toBeGreaterThan(0);
    expect(faultsIn(game, chapters)).toEqual([]);
  });
});

test('every lesson of every game can be joined', async () => {
  const server = await TestServer.start({ games: ALL_GAMES });
  const client = await server.client();
  for (const game of ALL_GAMES)
    for (const { id, seat } of game.teaches!.lessons) {
      const { body } = await http(server.port, 'POST', '/api/lessons', { game: game.id, lesson: id, name: 'A newcomer' });
      const { table, keys } = body as CreatedTable;
      await client.join(table, keys[0]!.key, { plain: true });
      await client.asked(table, seat);
      expect(missing(client.chair(table, seat).seen), `${game.id}: ${id}`).toEqual([]);
    }
  await server.clean();
});
