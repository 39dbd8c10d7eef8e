/**
 * A player that thinks. It is told what its seat sees, as every bot is, and may imagine worlds that this seat holds possible; never the match. In each world it tries several answers, lets sensible players
 * go on from there, and looks how well it stands at the end of the stretch, or of the match. All answers are tried in the same worlds, so that luck is the same for each; those that fall behind are tried no
 * more. Only what is surely better than the sensible answer is given instead of it.
 */
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type BareDecision,
  type Chance,
  type Judge,
  judgeOf,
  randomAnswer,
  type Seat,
} from '@quarry/kernel';
import { type Bot, type Imagine, sensible } from './bot.ts';
import { Players } from './play.ts';

/** How long it may think about one decision. Positions are counted the same everywhere; milliseconds are for people who wait. */
export interface Budget {
  readonly positions: number;
  readonly ms?: number;
}

export const USUAL: Budget = { positions: 2_000 };

/** Other answers than the sensible one that are tried. */
const MOST_RIVALS = 15;
/** Where answers are not listed, so many are thought up. */
const THOUGHT_UP = 6;
/** A world that the seat holds possible is not always found at once. */
const TRIES = 8;
const MOST_WORLDS = 32;
/** Nobody falls behind before so many worlds; and each time again. */
const HEAT = 2;
/** Before another answer is trusted, it is tried in so many worlds, */
const TRUSTED = 5;
/** is better by so much of a win, and by so many standard errors. */
const MARGIN = 0.01;
const ERRORS = 1;
/** A stretch that goes on for longer is judged where it stands. */
const LONGEST_LOOK = 400;

/** An answer and how well it went, world by world. */
interface Tried {
  readonly answer: Answer;
  readonly went: number[];
}

/** What thinking found: what to answer, and what each answer that was tried came to. The sensible one comes first. */
export interface Found {
  readonly answer: Answer;
  readonly tried: readonly { readonly answer: Answer; readonly worth: number; readonly worlds: number }[];
  /** Positions that were looked at. */
  readonly positions: number;
}

export const thinking = (game: AnyGame, budget: Budget = USUAL): Bot => ({
  name: 'thinking',
  answer(view, decision, seat, chance, imagine) {
    const own = game.sensible(view, decision, seat, chance);
    return imagine ? thinkOver(game, { decision, seat, own, chance, imagine }, budget).answer : own;
  },
});

interface Matter {
  readonly decision: BareDecision;
  readonly seat: Seat;
  /** The sensible answer. */
  readonly own: Answer;
  readonly chance: Chance<'bot'>;
  readonly imagine: Imagine;
}

export function thinkOver(game: AnyGame, matter: Matter, { positions, ms }: Budget): Found {
  const { own, chance } = matter;
  const rivals = rivalsOf(matter);
  const first: Tried = { answer: own, went: [] };
  if (rivals.length === 0) return { answer: own, tried: [], positions: 0 };
  const all = [first, ...rivals.map((answer): Tried => ({ answer, went: [] }))];
  const look = new Look(game, matter.seat, `${chance.below('bot', 2 ** 31)}`);
  const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  const isOver = (): boolean => look.positions >= positions || performance.now() >= until;
  let field = all;
  for (let at = 0; at < MOST_WORLDS && field.length > 1 && !isOver(); at++) {
    const world = imagined(matter.imagine, `${look.seed}/${at}`);
    if (!world) break;
    const went = field.map(({ answer }) => (isOver() ? null : look.goesWith(world, answer, at)));
    // A world in which an answer is not legal, or was not tried any more, says nothing of the others.
    if (went.includes(null)) continue;
    field.forEach((one, i) => one.went.push(went[i]!));
    if (first.went.length % HEAT === 0) field = aheadOf(field);
  }
  const [best] = field.slice(1).sort((a, b) => gainOf(b, first) - gainOf(a, first));
  return {
    answer: best && isSurelyBetter(best, first) ? best.answer : own,
    tried: all.map(({ answer, went }) => ({ answer, worth: mean(went), worlds: went.length })),
    positions: look.positions,
  };
}

function rivalsOf({ decision, own, chance }: Matter): Answer[] {
  if (decision.choose === 'one') {
    const others = decision.options.map(one => one.key).filter(key => key !== own);
    return others.length <= MOST_RIVALS ? others : chance.shuffle('bot', others).slice(0, MOST_RIVALS);
  }
  const rivals = new Map<string, Answer>([[JSON.stringify(own), own]]);
  for (let i = 0; i < THOUGHT_UP; i++) {
    const answer = randomAnswer(decision, chance);
    rivals.set(JSON.stringify(answer), answer);
  }
  return [...rivals.values()].slice(1);
}

function imagined(imagine: Imagine, seed: string): AnyMatch | null {
  for (let i = 0; i < TRIES; i++) {
    const world = imagine(`${seed}/${i}`);
    if (world) return world;
  }
  return null;
}

/** Looks how things go on. */
class Look {
  positions = 0;
  readonly seed: string;
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #judge: Judge<unknown> | null;

  constructor(game: AnyGame, seat: Seat, seed: string) {
    this.#game = game;
    this.#seat = seat;
    this.seed = seed;
    const judge = game.worth && judgeOf(game.worth, game);
    this.#judge = judge?.ok ? judge.value : null;
  }

  /** How well an answer goes in a world; null where it is not legal. Whoever goes on from it chooses alike after each answer. */
  goesWith(world: AnyMatch, answer: Answer, at: number): number | null {
    const match = world.fork();
    const seat = this.#seat;
    if (!match.answer(seat, answer).ok) return null;
    const guide = sensible(this.#game);
    const players = new Players(
      match,
      Array.from({ length: match.seats }, () => guide),
      `${this.seed}/${at}`,
    );
    const began = this.#stretchOf(world);
    let looked = 1;
    while (!match.outcome && looked < LONGEST_LOOK && this.#stretchOf(match) === began) looked += players.play(match.n + 1);
    this.positions += looked;
    if (match.outcome) return match.outcome.winners.includes(seat) ? 1 : 0;
    return this.#judge ? this.#judge(match.view(seat), seat) : 0;
  }

  /** Without a judge there is one stretch, the match. */
  #stretchOf(match: AnyMatch): number {
    return this.#judge ? this.#game.worth!.stretch(match.view(this.#seat)) : 0;
  }
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length);

/** How much better one goes than another, in the worlds in which both were tried. */
const gains = (one: Tried, other: Tried): number[] => one.went.map((went, i) => went - other.went[i]!);
const gainOf = (one: Tried, other: Tried): number => mean(gains(one, other));

/** The sensible answer, and the better half of the others. */
function aheadOf([first, ...rivals]: readonly Tried[]): Tried[] {
  const better = rivals.toSorted((a, b) => gainOf(b, first!) - gainOf(a, first!)).slice(0, Math.ceil(rivals.length / 2));
  // What comes to the same everywhere so far is not worth more worlds.
  return [first!, ...better.filter(one => gains(one, first!).some(gain => gain !== 0))];
}

function isSurelyBetter(one: Tried, other: Tried): boolean {
  const by = gains(one, other);
  if (by.length < TRUSTED) return false;
  const gain = mean(by);
  const spread = Math.sqrt(mean(by.map(each => (each - gain) ** 2)) / (by.length - 1));
  return gain > MARGIN && gain > ERRORS * spread;
}
