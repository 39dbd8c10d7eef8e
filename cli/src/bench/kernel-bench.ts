/** The kernel's figures for one game: random play, forks, clones, views, and load and undo of a long match. */
import { Players, playMatch, random } from '@quarry/bots';
import {
  type AnyGame,
  type AnyMatch,
  type LoggedAnswer,
  load,
  randomAnswer,
  recordOf,
  SampledChance,
  Seed,
  startMatch,
} from '@quarry/kernel';
import { inBoardgameIo } from './boardgame-io.ts';
import { milliseconds, perSecond, type Runs, type Spread, sideBySide } from './timing.ts';

export interface KernelFigures {
  /** Random play on one core: options listed, one answered, applied; nothing kept. */
  readonly decisionsPerSecond: number;
  /** At random points of matches. */
  readonly forksPerSecond: number;
  /** Forked there, one answer given, and what is asked next listed: what a search pays. */
  readonly positionsPerSecond: number;
  readonly clonesPerSecond: number;
  readonly viewsPerSecond: number;
  /** The state as JSON, on average over these points. */
  readonly stateBytes: number;
  /** A match of so many answers, */
  readonly longMatch: number;
  /** loaded from the text of its record, */
  readonly loadMs: number;
  /** its last answer taken back while it is in memory, */
  readonly undoMs: number;
  /** and right after it was loaded. */
  readonly undoAfterLoadMs: number;
  /** Random play of the same rules in boardgame.io, and how many times quicker the kernel is. */
  readonly boardgameIoPerSecond: number;
  readonly ratioToBoardgameIo: number;
  /** Slowest and quickest of the runs. */
  readonly spread: Readonly<Record<string, readonly [number, number]>>;
}

const POINTS = 200;
const POINTS_IN_A_GAME = 8;
const LONG = 2_000;
const LONG_TRIES = 200;
const STEP = 64;

export function benchKernel(game: AnyGame, runs: Runs): KernelFigures {
  const setup = game.tables.find(one => game.seatsOf(one.setup) === 2)?.setup ?? game.tables[0]!.setup;
  const points = pointsOf(game, setup);
  const round = (act: (match: AnyMatch) => unknown): Spread => {
    let at = 0;
    return perSecond(() => {
      for (let i = 0; i < STEP; i++) act(points[at++ % points.length]!);
      return STEP;
    }, runs);
  };
  let games = 0;
  const playOne = (): number => playMatch(start(game, setup, `bench-${games++}`), players(game, setup));
  const play = inBoardgameIo(game, setup, 'bench', hosted => sideBySide(playOne, hosted, runs));
  const long = longMatch(game);
  const last = long.answers.at(-1)!;
  const text = JSON.stringify(recordOf(long));
  const spreads = {
    decisionsPerSecond: play.one,
    forksPerSecond: round(match => match.fork()),
    positionsPerSecond: round(positions()),
    clonesPerSecond: round(match => game.rules.state.clone(match.state)),
    viewsPerSecond: round(match => match.view(match.n % match.seats)),
    loadMs: milliseconds(
      () => text,
      one => read(game, one),
      runs,
    ),
    undoMs: milliseconds(() => standing(long, last), takeBack, runs),
    undoAfterLoadMs: milliseconds(() => read(game, text), takeBack, runs),
    boardgameIoPerSecond: play.other,
    ratioToBoardgameIo: play.ratio,
  };
  const median = Object.fromEntries(Object.entries(spreads).map(([name, one]) => [name, tidy(one.median)])) as Record<
    keyof typeof spreads,
    number
  >;
  return {
    decisionsPerSecond: median.decisionsPerSecond,
    forksPerSecond: median.forksPerSecond,
    positionsPerSecond: median.positionsPerSecond,
    clonesPerSecond: median.clonesPerSecond,
    viewsPerSecond: median.viewsPerSecond,
    stateBytes: Math.round(points.reduce((sum, match) => sum + JSON.stringify(match.state).length, 0) / points.length),
    longMatch: last.n,
    loadMs: median.loadMs,
    undoMs: median.undoMs,
    undoAfterLoadMs: median.undoAfterLoadMs,
    boardgameIoPerSecond: median.boardgameIoPerSecond,
    ratioToBoardgameIo: median.ratioToBoardgameIo,
    spread: Object.fromEntries(Object.entries(spreads).map(([name, { min, max }]) => [name, [tidy(min), tidy(max)] as const])),
  };
}

/** Any next position: a fork that is answered at random. */
function positions(): (match: AnyMatch) => unknown {
  const chance = new SampledChance<'bot'>(new Seed('positions'));
  return match => {
    const fork = match.fork();
    const [decision] = fork.open;
    if (decision) fork.answer(decision.seat, randomAnswer(decision, chance));
    return fork.open;
  };
}

/** The match with its last answer given, as often as it was taken back. */
function standing(match: AnyMatch, last: LoggedAnswer): AnyMatch {
  if (match.n < last.n) match.answer(last.seat, last.answer);
  return match;
}

function takeBack(match: AnyMatch): void {
  const undone = match.undo(match.answers.at(-1)!.seat, true);
  if (!undone.ok) throw new Error(undone.refusal.says);
}

const tidy = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

const players = (game: AnyGame, setup: unknown): (typeof random)[] => new Array(game.seatsOf(setup)).fill(random);

function start(game: AnyGame, setup: unknown, seed: string, keep: 'everything' | 'nothing' = 'nothing'): AnyMatch {
  const started = startMatch(game, setup, seed, keep);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

/** Copies of matches, stopped at points that lie evenly over their length; people play them, as those are that somebody thinks about. */
function pointsOf(game: AnyGame, setup: unknown): AnyMatch[] {
  return Array.from({ length: POINTS / POINTS_IN_A_GAME }, (_, i) => {
    const length = playMatch(start(game, setup, `point-${i}`), players(game, setup));
    const match = start(game, setup, `point-${i}`, 'everything');
    const bots = new Players(match, players(game, setup));
    return Array.from({ length: POINTS_IN_A_GAME }, (_, part) => {
      bots.play(Math.floor((length * (part + 0.5)) / POINTS_IN_A_GAME));
      return match.fork();
    });
  }).flat();
}

/** A match of 2,000 answers, or the longest of many if none gets that far: large tables first, as their games are long. */
function longMatch(game: AnyGame): AnyMatch {
  const setups = game.tables.map(one => one.setup as unknown).sort((a, b) => game.seatsOf(b) - game.seatsOf(a));
  let longest = { length: 0, setup: setups[0], seed: '' };
  for (let i = 0; i < LONG_TRIES && longest.length < LONG; i++) {
    const tried = { setup: setups[i % Math.min(4, setups.length)], seed: `long-${i}` };
    const length = playMatch(start(game, tried.setup, tried.seed), players(game, tried.setup), LONG);
    if (length > longest.length) longest = { length, ...tried };
  }
  const { setup, seed, length } = longest;
  const match = start(game, setup, seed, 'everything');
  playMatch(match, players(game, setup), length);
  return match;
}

function read(game: AnyGame, text: string): AnyMatch {
  const loaded = load(game, JSON.parse(text));
  if (!loaded.ok) throw new Error(loaded.refusal.says);
  return loaded.value.match;
}
