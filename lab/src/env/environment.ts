/** One match that somebody else plays, step by step: who is asked, what may be answered, what the seat sees of it, and how it ended. */
import { type Bot, botNamed, imagined, Players } from '@quarry/bots';
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  bareDecision,
  type Decision,
  done,
  type Result,
  refuse,
  type Seat,
} from '@quarry/kernel';
import type { Sight } from './messages.ts';
import { answersIn, MOST_ROWS, rowOf } from './rows.ts';
import type { Tensor } from './tensor.ts';

/** A match that is still played after so many answers is cut off. */
export const LONGEST = 10_000;

/** Who plays: a bot in a seat, or null where answers come from outside. */
export type Sitting = readonly (Bot | null)[];

/** Where it stands, as a line tells it. */
export interface Stands {
  /** Who is asked; null if it is over. */
  readonly seat: Seat | null;
  readonly isOver: boolean;
  /** It went on for too long. */
  readonly isCut: boolean;
  /** By seat: 1 for whoever has won, once it is over. */
  readonly rewards: readonly number[];
  readonly [more: string]: unknown;
}

/** How a rollout went. */
export interface Ended {
  readonly rewards: readonly number[];
  readonly n: number;
  readonly isOver: boolean;
}

export class Environment {
  readonly #match: AnyMatch;
  readonly #sitting: Sitting;
  readonly #tensor: Tensor;
  readonly #players: Players;
  #answers: readonly Answer[] | undefined;

  constructor(match: AnyMatch, sitting: Sitting, tensor: Tensor) {
    this.#match = match;
    this.#sitting = sitting;
    this.#tensor = tensor;
    this.#players = new Players(match, sitting);
    this.#goOn();
  }

  get seats(): number {
    return this.#match.seats;
  }

  get #game(): AnyGame {
    return this.#match.game;
  }

  get #isCut(): boolean {
    return !this.#match.outcome && this.#match.n >= LONGEST;
  }

  /** The question that waits for an answer from outside. */
  get #asked(): Decision | undefined {
    return this.#isCut ? undefined : this.#match.open.find(one => !this.#sitting[one.seat]);
  }

  /** Bots answer until somebody else is asked, who is heard before them. */
  #goOn(): void {
    this.#answers = undefined;
    while (!this.#match.outcome && !this.#isCut && !this.#asked) {
      const [first] = this.#match.open;
      if (first) this.#players.answer(first);
    }
  }

  #answersTo(decision: Decision): readonly Answer[] {
    this.#answers ??= answersIn(decision, this.#match.turnOf(decision.seat));
    return this.#answers;
  }

  step({ row, answer }: { readonly row?: number | undefined; readonly answer?: Answer | undefined }): Result {
    const decision = this.#asked;
    if (!decision) return refuse('over', {}, 'It is over; begin another one.');
    if ((row === undefined) === (answer === undefined)) return refuse('one-answer', {}, 'A step has either a row or an answer.');
    const answers = row === undefined ? [] : this.#answersTo(decision);
    const given = answer ?? answers[row!];
    if (given === undefined)
      return refuse('no-such-row', { row: row!, rows: answers.length }, `There is no row ${row}; there are ${answers.length}, from 0.`);
    const answered = this.#match.answer(decision.seat, given);
    if (!answered.ok) return answered;
    this.#goOn();
    return done;
  }

  /** What a seat is told: the one that is asked, if left out. */
  stands(see: readonly Sight[], whose?: Seat): Stands {
    const match = this.#match;
    const asked = this.#asked;
    const seat = asked?.seat ?? null;
    const eyes = whose ?? seat;
    return {
      seat,
      isOver: match.outcome !== null,
      isCut: this.#isCut,
      rewards: rewardsOf(match),
      ...(match.outcome && { winners: match.outcome.winners, why: match.outcome.why, scores: this.#scores() }),
      ...(eyes !== null && this.#seenBy(eyes, see)),
      ...(asked && eyes === seat && this.#offered(asked, see)),
    };
  }

  /** What each seat has achieved beyond winning, where the game has such a thing. */
  #scores(): number[] | null {
    const score = this.#game.proof.measures?.score;
    const { outcome } = this.#match;
    return score && outcome ? Array.from({ length: this.seats }, (_, seat) => score.of(outcome, seat)) : null;
  }

  #seenBy(eyes: Seat, see: readonly Sight[]): object {
    if (!see.includes('view') && !see.includes('tensor')) return { eyes };
    const view = this.#match.view(eyes);
    return { eyes, ...(see.includes('view') && { view }), ...(see.includes('tensor') && { tensor: this.#tensor.of(view) }) };
  }

  #offered(decision: Decision, see: readonly Sight[]): object {
    const answers = this.#answersTo(decision);
    const { kind, options } = decision;
    const { words } = this.#game;
    const view = see.includes('words') ? this.#match.view(decision.seat) : null;
    return {
      kind,
      turn: this.#match.turnOf(decision.seat),
      count: answers.length,
      ...(see.includes('rows') && { rows: answers.map(answer => rowOf(decision, answer)) }),
      ...(see.includes('mask') && { mask: Array.from({ length: MOST_ROWS }, (_, i) => (i < answers.length ? 1 : 0)) }),
      ...(see.includes('answers') && { answers, decision: bareDecision(decision) }),
      ...(view !== null && {
        asks: words.questionSays?.(decision, view) ?? kind,
        says: Object.fromEntries(options.map(one => [one.key, words.optionSays?.(one, decision, view) ?? one.key])),
      }),
    };
  }

  /** The same once more, dice to come and all: for whoever trains, not for who plays. */
  fork(): Environment {
    return new Environment(this.#match.fork(), this.#sitting, this.#tensor);
  }

  /** In a world that the seat holds possible; null if none was found. */
  imagine(seat: Seat, seed: string): Environment | null {
    const world = imagined(one => this.#match.imagine(seat, one), seed);
    return world && new Environment(world, this.#sitting, this.#tensor);
  }

  botNamed(name: string): Result<Bot> {
    return botNamed(name, this.#game);
  }

  /** How it ends if a bot goes on in every seat. It stays as it is. */
  rollout(bot: Bot, seed: string, most: number): Ended {
    const match = this.#match.fork();
    const everywhere = Array.from({ length: match.seats }, () => bot);
    new Players(match, everywhere, seed).play(Math.min(match.n + most, LONGEST));
    return { rewards: rewardsOf(match), n: match.n, isOver: match.outcome !== null };
  }
}

function rewardsOf({ outcome, seats }: AnyMatch): number[] {
  return Array.from({ length: seats }, (_, seat) => (outcome?.winners.includes(seat) ? 1 : 0));
}
