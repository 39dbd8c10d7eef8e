/**
 * The contract that every game keeps, as a test suite: it plays to an end, replays to the same states, survives JSON,
 * fork, undo and load, leaks nothing hidden, its bots do not peek, and everything printed is used. Run it in a test file.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { CHECKS, type Check, checkedPlay, MOST_PLAYED_AGAIN, newReport, type Players, type Report } from './checked-play.ts';
import { isNight, playersAt, stillWanted } from './night.ts';
import { faceLacks, glossaryLacks, lessonLacks } from './taught.ts';

export interface ContractOptions {
  /** How many matches of each table: by night by each kind of players, by day by one of them at some tables. */
  readonly seeds: number;
  /** The first seed, for runs that go on where another one stopped. */
  readonly firstSeed?: number;
  /** A match that is not over after so many answers counts as endless; 20 000 if left out. */
  readonly decisions?: number;
  /** On average every how many answers a match is looked at from all sides (fork, undo, load, two worlds); 24 if left out; by day a quarter as often. */
  readonly every?: number;
  /** How many answers two worlds are followed after the scene's own; 8 if left out. */
  readonly follow?: number;
  /** `strict`: that another seat is asked or not, outside a reaction window, may tell nothing hidden. Else only counted. */
  readonly shape?: 'strict' | 'tolerated';
  /** Whether everything in `game.exercises` must have been seen, by day nearly everything; true if left out. */
  readonly exercises?: boolean;
  /**
   * Tables and seeds that curious players play first, not looked at from all sides, to see everything in `game.exercises`. They choose what names something
   * that was not seen yet. What shortens the search is printed when the list no longer does: the same matches in the same order see the same again.
   */
  readonly curious?: readonly (readonly [table: number, seed: number])[];
  /** What else they choose to come to something that was not seen yet, by its name: names of options on the way to it. */
  readonly ways?: Readonly<Record<string, readonly string[]>>;
  /** So many further seeds may be played by curious players until everything was seen. */
  readonly moreSeeds?: number;
  /** Whether it must teach what a newcomer needs; true if left out. Only games that nobody but a test plays may keep silent. */
  readonly teaches?: boolean;
  /** What is too rare to wait for, as `list/name`: it must have a test of its own. What of it was not seen is printed. */
  readonly rare?: readonly string[];
  /** Only these tables, by place in `game.tables`. */
  readonly tables?: readonly number[];
  /** Set-ups beyond the tables that are played likewise: what a host may choose besides. They are counted after the tables. */
  readonly setups?: readonly unknown[];
  readonly players?: readonly Players[];
}

const PROMISES: Readonly<Record<Check, string>> = {
  plays: '[K-70] plays to an end, and every decision on the way has a choice',
  faults: '[K-71] no state between two scenes has a fault',
  deeds: '[K-150] only deeds write: nothing has changed that none of them had opened',
  json: '[K-72] a state survives a JSON round trip',
  record: '[K-73] a record replays to the same hashes and the same end',
  fork: '[K-74] a fork goes the same way under the same answers',
  short: `[K-157] no fork plays more than ${MOST_PLAYED_AGAIN} answers again: a scene is as short as a step of the book`,
  undo: '[K-75] undo and redo come back to the same state, answers and log',
  load: '[K-76] a match loaded from its checkpoint stands where it stood',
  worlds: '[K-77] [K-170] two worlds that differ in what a seat may not see send it the same bytes',
  bots: '[K-78] [K-98] the sensible bot answers legally, and the same by JSON and in two worlds that look the same to it',
  sequel: '[K-113] what a match hands on starts the next one, for any number of seats, and can be told',
  events: '[K-79] events cite a rule, have a sentence, and do not change after they were told',
  teaches: '[K-115] [K-116] [K-117] verbs, goal and step are told at every decision, and a number with its sum',
  tells:
    '[K-141] [K-142] [K-143] [K-144] [K-145] what happened has its weight, is recalled in a few lines, and ends as a story; dice can be drawn; what is spared may be answered so',
  intends: '[K-168] what an enemy is certain to do is what it then does, and nothing that it does was left unsaid',
  same: '[K-169] a question that comes to the same makes no difference: every answer, played out, arrives at the same state',
};

const HOUR = 3_600_000;
/** Each night bots and words are asked at every decision; before a change is taken at every eighth, another one in each match. */
const ASKS_EVERY = isNight ? 1 : 8;
/** Likewise a match is looked at from all sides a quarter as often. */
const LOOKS_EVERY = isNight ? 1 : 4;

export function gameContract(game: AnyGame, options: ContractOptions): void {
  const {
    seeds,
    firstSeed = 1,
    decisions = 20_000,
    every = 24,
    follow = 8,
    shape = 'tolerated',
    players = ['random', 'sensible'],
    curious = [],
    ways = {},
    moreSeeds = 0,
    rare = [],
  } = options;
  const tables = game.tables.filter((_, i) => options.tables?.includes(i) ?? true);
  const setups: readonly unknown[] = [...tables.map(({ setup }) => setup), ...(options.setups ?? [])];
  const report = newReport();
  const useful: (readonly [number, number])[] = [];
  let isListEnough = true;
  let seconds = 0;
  const exercises: AnyGame['proof']['exercises'] = { ...game.proof.exercises, verb: Object.keys(game.teaches?.verbs ?? {}) };
  const listed = Object.entries(exercises).flatMap(([list, names]) => names.map(name => `${list}/${name}`));
  const unseen = (): readonly string[] =>
    stillWanted(
      listed.filter(one => !report.exercised.has(one) && !rare.includes(one)),
      listed.length,
    );

  describe(`${game.id} keeps the contract (${setups.length} tables, seeds ${firstSeed} to ${firstSeed + seeds - 1})`, () => {
    beforeAll(() => {
      const start = performance.now();
      for (const [table, setup] of setups.entries()) {
        for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
          for (const by of playersAt(players, { table, tables: setups.length, seed }))
            checkedPlay(
              game,
              setup,
              String(seed),
              by,
              { decisions, every: every * LOOKS_EVERY, follow, shape, asksEvery: ASKS_EVERY, readsEnd: true },
              report,
            );
        }
      }
      const quickly = { decisions, every: Number.MAX_SAFE_INTEGER, follow, shape, asksEvery: 0, readsEnd: isNight };
      const search = (table: number, seed: number): void => {
        const before = unseen();
        if (before.length === 0) return;
        const names = before.map(one => one.slice(one.indexOf('/') + 1));
        const wanted = new Set(names.flatMap(name => [name, ...(ways[name] ?? [])]));
        checkedPlay(game, setups[table], String(seed), 'curious', { ...quickly, wanted }, report);
        if (unseen().length < before.length) useful.push([table, seed]);
      };
      for (const [table, seed] of curious) search(table, seed);
      isListEnough = unseen().length === 0;
      for (let seed = firstSeed + seeds; seed < firstSeed + seeds + moreSeeds; seed++)
        for (const table of setups.keys()) search(table, seed);
      seconds = (performance.now() - start) / 1000;
    }, HOUR);

    for (const check of CHECKS) {
      test(PROMISES[check], () => {
        const broken = report.failures[check];
        expect(broken.slice(0, 5), `${broken.length} times`).toEqual([]);
      });
    }

    test('[K-77] two worlds were really compared', () => {
      const { same, ...compared } = report.partings;
      const count = Object.values(compared).reduce((sum, one) => sum + one, 0);
      expect(count, `no pair of worlds differed (${same} had nothing hidden): is anything in a hidden zone?`).toBeGreaterThan(0);
    });

    if (game.shows?.intends) {
      test('[K-168] intentions were really compared', () => {
        expect(report.intended, 'no certain step of an enemy has come: are the events named in shows.came?').toBeGreaterThan(0);
      });
    }

    // A few matches of a special kind may come by none.
    if (game.tells?.chores && options.exercises !== false) {
      test('[K-169] answers to chores were really played out', () => {
        expect(report.playedOut, 'no question came to the same: are its kinds named in tells.chores?').toBeGreaterThan(0);
      });
    }

    if (options.exercises !== false) {
      test('[K-80] everything in exercises is seen at least once, by day nearly everything', () => {
        const known = new Set(listed);
        const isListed = (one: string): boolean => known.has(one) || !(one.slice(0, one.indexOf('/')) in exercises);
        expect(
          {
            'never seen': unseen(),
            'seen, but not listed': [...report.exercised].filter(one => !isListed(one)),
          },
          'exercises',
        ).toEqual({ 'never seen': [], 'seen, but not listed': [] });
      });
    }

    if (options.teaches !== false) testTeaching(game, report);

    test('[K-81] every table is a set-up that the game itself accepts, and table and decision names are its own', () => {
      for (const { setup } of game.tables) {
        expect(game.setup.check(JSON.parse(JSON.stringify(setup)), 'setup')).toEqual(setup);
        expect(game.checkSetup(setup)).toMatchObject({ ok: true });
        expect(game.seatsOf(setup)).toBeGreaterThanOrEqual(game.seats.min);
        expect(game.seatsOf(setup)).toBeLessThanOrEqual(game.seats.max);
      }
      const counts = new Set(game.tables.map(({ setup }) => game.seatsOf(setup)));
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) expect(counts, `no table for ${seats} seats`).toContain(seats);
    });

    afterAll(() => {
      const worlds = Object.entries(report.partings).filter(([, count]) => count > 0);
      const shapes = [...report.shapes].slice(0, 6);
      console.info(
        [
          `${game.id}: ${report.matches} matches, ${report.answers} answers in ${seconds.toFixed(2)} s`,
          ...(game.shows?.intends ? [`${report.intended} certain steps of enemies compared with what came`] : []),
          ...(game.tells?.chores ? [`${report.playedOut} answers to questions that come to the same played out`] : []),
          `worlds: ${worlds.map(([how, count]) => `${count} ${how}`).join(', ')}`,
          ...rare.filter(one => !report.exercised.has(one)).map(one => `not seen, as it is rare: ${one}`),
          ...(isListEnough ? [] : [`seen sooner with curious: ${JSON.stringify(useful)}`]),
          ...(shapes.length > 0 ? [`told by who is asked (${shape}): ${shapes.join('; ')}`] : []),
        ].join('\n  '),
      );
    });
  });
}

function testTeaching(game: AnyGame, report: Report): void {
  test('[K-141] the game tells what happened', () => {
    expect(game.tells, 'a game says how what happens is shown, recalled and told as a story: Game.tells').toBeDefined();
  });

  test('[K-115] the game teaches', () => {
    expect(game.teaches, 'a game says what it is about, what its verbs do and how its numbers come about: Game.teaches').toBeDefined();
  });

  test('[K-118] every term that players meet is explained, and what is explained is met', () => {
    expect(game.teaches && glossaryLacks(game, game.teaches, report.read, isNight)).toEqual([]);
  });

  test('[K-119] every lesson can be followed hint by hint', () => {
    expect(game.teaches?.lessons.length).toBeGreaterThan(0);
    expect(game.teaches?.lessons.flatMap(one => lessonLacks(game, one))).toEqual([]);
  });

  test('[K-139] every printed card shows its name, its kind and what it says', () => {
    expect(faceLacks(game)).toEqual([]);
  });
}
