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
  /** In so many worlds answers are tried whatever it takes; none if left out. */
  readonly worlds?: number;
}

export const USUAL: Budget = { positions: 2_000 };

/** Other answers than the sensible one that are tried. */
const MOST_RIVALS = 15;
/** Where every try is played to the end of the match, or of what is at stake, so many other answers are tried. */
export const RIVALS_TO_THE_END = 3;
/** Where answers are not listed, so many are thought up. */
const THOUGHT_UP = 6;
/** A world that the seat holds possible is not always found at once. */
const TRIES = 8;
/** Where so many are sought in vain, no more are. */
const MOST_MISSED = 4;
const MOST_WORLDS = 32;
/** Nobody falls behind before so many worlds; and each time again. */
const HEAT = 2;
/** Before another answer is trusted, it is tried in so many worlds, */
export const TRUSTED = 5;
/** is better by so much of a win, and by so many standard errors. */
const MARGIN = 0.01;
const ERRORS = 1;
/** A stretch that goes on for longer is judged where it stands; a match that does, without a judge, is nobody's. */
const LONGEST_LOOK = 400;
const LONGEST_MATCH = 5_000;

/** An answer and how well it went, world by world; beside it, if somebody watches, what they noted. */
export interface Tried {
  readonly answer: Answer;
  readonly went: number[];
  readonly noted: Noted[];
}

/** What is noted of one world: what the deed has come to when its player is asked the like again, and what counts where the look ends. */
export interface Noted {
  readonly did: readonly string[];
  readonly counts: readonly number[];
}

/** Whoever wants to know more of a look than its worth. Both are told what the seat sees. */
export interface Watch {
  did(view: unknown): readonly string[];
  counts(view: unknown): readonly number[];
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

export interface Matter {
  readonly decision: BareDecision;
  readonly seat: Seat;
  /** The sensible answer. */
  readonly own: Answer;
  readonly chance: Chance<'bot'>;
  readonly imagine: Imagine;
  /** Whose chance is looked at; that of whoever answers if left out. */
  readonly whose?: Seat;
  readonly watch?: Watch;
}

export function thinkOver(game: AnyGame, matter: Matter, budget: Budget): Found {
  const { own } = matter;
  const rivals = rivalsOf(matter, game.worth?.settled ? RIVALS_TO_THE_END : undefined);
  if (rivals.length === 0) return { answer: own, tried: [], positions: 0 };
  const { all, field, positions } = tryOut(game, matter, [own, ...rivals], budget, aheadOf);
  const first = all[0]!;
  const [best] = field.slice(1).sort((a, b) => gainOf(b, first) - gainOf(a, first));
  return {
    answer: best && isSurelyBetter(best, first) ? best.answer : own,
    tried: all.map(({ answer, went }) => ({ answer, worth: mean(went), worlds: went.length })),
    positions,
  };
}

/** Every answer that was tried, those that were tried to the end, and the positions that it took. */
interface TriedOut {
  readonly all: readonly Tried[];
  readonly field: readonly Tried[];
  readonly positions: number;
}

/** Tries answers in the same worlds, as long as the budget lasts and two are left of them; `ahead` says after each heat which are tried on. */
export function tryOut(
  game: AnyGame,
  matter: Matter,
  answers: readonly Answer[],
  { positions, ms, worlds = 0 }: Budget,
  ahead: (field: readonly Tried[]) => readonly Tried[],
  fewest = 2,
): TriedOut {
  const { chance } = matter;
  const all = answers.map((answer): Tried => ({ answer, went: [], noted: [] }));
  const look = new Look(game, matter, `${chance.below('bot', 2 ** 31)}`);
  const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  const isOver = (): boolean => all[0]!.went.length >= worlds && (look.positions >= positions || performance.now() >= until);
  let field: readonly Tried[] = all;
  let missed = 0;
  for (let at = 0; at < MOST_WORLDS && field.length >= fewest && !isOver(); at++) {
    const world = imagined(matter.imagine, `${look.seed}/${at}`);
    if (!world && ++missed === MOST_MISSED) break;
    if (!world) continue;
    const went = field.map(({ answer }) => (isOver() ? null : look.goesWith(world, answer, at)));
    // A world in which an answer is not legal, or was not tried any more, says nothing of the others.
    if (went.includes(null)) continue;
    field.forEach((one, i) => {
      one.went.push(went[i]!.worth);
      one.noted.push(went[i]!.noted);
    });
    if (field[0]!.went.length % HEAT === 0) field = ahead(field);
  }
  return { all, field, positions: look.positions };
}

export function rivalsOf({ decision, own, chance }: Matter, most = MOST_RIVALS): Answer[] {
  if (decision.choose === 'one') {
    const others = decision.options.map(one => one.key).filter(key => key !== own);
    return others.length <= most ? others : chance.shuffle('bot', others).slice(0, most);
  }
  const rivals = new Map<string, Answer>([[JSON.stringify(own), own]]);
  for (let i = 0; i < Math.min(THOUGHT_UP, most); i++) {
    const answer = randomAnswer(decision, chance);
    rivals.set(JSON.stringify(answer), answer);
  }
  return [...rivals.values()].slice(1);
}

export function imagined(imagine: Imagine, seed: string): AnyMatch | null {
  for (let i = 0; i < TRIES; i++) {
    const world = imagine(`${seed}/${i}`);
    if (world) return world;
  }
  return null;
}

const NOTHING: Noted = { did: [], counts: [] };

/** What a look is for: who answers, and what; left out, it is only looked on. */
type Looked = Pick<Matter, 'seat' | 'whose' | 'watch'> & Partial<Pick<Matter, 'decision'>>;

/** Looks how things go on. */
export class Look {
  positions = 0;
  readonly seed: string;
  readonly #game: AnyGame;
  readonly #asked: Looked;
  readonly #whose: Seat;
  readonly #judge: Judge<unknown> | null;

  constructor(game: AnyGame, asked: Looked, seed: string) {
    this.#game = game;
    this.#asked = asked;
    this.#whose = asked.whose ?? asked.seat;
    this.seed = seed;
    const judge = game.worth && judgeOf(game.worth, game);
    this.#judge = judge?.ok ? judge.value : null;
  }

  /** How well an answer goes in a world; null where it is not legal. Whoever goes on from it chooses alike after each answer. */
  goesWith(world: AnyMatch, answer: Answer, at: number): { readonly worth: number; readonly noted: Noted } | null {
    const match = world.fork();
    return match.answer(this.#asked.seat, answer).ok ? this.#goesOn(match, world, at) : null;
  }

  /** How well it goes on from a world as it stands. */
  goesFrom(world: AnyMatch, at: number): number {
    return this.#goesOn(world.fork(), world, at).worth;
  }

  #goesOn(match: AnyMatch, from: AnyMatch, at: number): { readonly worth: number; readonly noted: Noted } {
    const { seat, decision, watch } = this.#asked;
    const began = this.#stretchOf(from);
    const guide = sensible(this.#game);
    const players = new Players(
      match,
      Array.from({ length: match.seats }, () => guide),
      `${this.seed}/${at}`,
    );
    const longest = this.#judge ? LONGEST_LOOK : LONGEST_MATCH;
    const isAskedAgain = (): boolean => match.open.some(one => one.seat === seat && one.kind === decision?.kind);
    let did: readonly string[] | undefined;
    let looked = 1;
    while (!match.outcome && looked < longest && this.#stretchOf(match) === began) {
      if (watch && !did && isAskedAgain()) did = watch.did(match.view(seat));
      looked += players.play(match.n + 1);
    }
    this.positions += looked;
    return { worth: this.#worthOf(match, from), noted: this.#notedIn(match, did) };
  }

  #worthOf(match: AnyMatch, from: AnyMatch): number {
    const whose = this.#whose;
    if (match.outcome) return match.outcome.winners.includes(whose) ? 1 : 0;
    if (!this.#judge) return 0;
    const view = match.view(whose);
    return this.#game.worth!.settled?.(from.view(whose), view) ?? this.#judge(view, whose);
  }

  #notedIn(match: AnyMatch, did?: readonly string[]): Noted {
    const { seat, watch } = this.#asked;
    if (!watch) return NOTHING;
    const view = match.view(seat);
    return { did: did ?? watch.did(view), counts: watch.counts(view) };
  }

  /** Without a judge there is one stretch, the match. */
  #stretchOf(match: AnyMatch): number {
    return this.#judge ? this.#game.worth!.stretch(match.view(this.#whose)) : 0;
  }
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;

/** How much better one goes than another, in the worlds in which both were tried. */
export const gains = (one: Tried, other: Tried): number[] => one.went.map((went, i) => went - other.went[i]!);
export const gainOf = (one: Tried, other: Tried): number => mean(gains(one, other));

/** The sensible answer, and the better half of the others. */
function aheadOf([first, ...rivals]: readonly Tried[]): Tried[] {
  const better = rivals.toSorted((a, b) => gainOf(b, first!) - gainOf(a, first!)).slice(0, Math.ceil(rivals.length / 2));
  // What comes to the same everywhere so far is not worth more worlds.
  return [first!, ...better.filter(one => gains(one, first!).some(gain => gain !== 0))];
}

export function isSurelyBetter(one: Tried, other: Tried): boolean {
  const by = gains(one, other);
  if (by.length < TRUSTED) return false;
  const gain = mean(by);
  const spread = Math.sqrt(mean(by.map(each => (each - gain) ** 2)) / (by.length - 1));
  return gain > MARGIN && gain > ERRORS * spread;
}
