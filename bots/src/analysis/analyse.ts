/**
 * What a match that is over teaches: how likely it was won from move to move, what luck took and what choices took, and the decisions that cost most. Each choice is judged by what its seat
 * could know then: in worlds that the seat held possible, all answers in the same worlds. What luck did is what is left: how far the chance moved beyond what the choices moved.
 */
import type { Answer, AnyGame, MatchRecord, Result, Seat } from '@quarry/kernel';
import { refuse } from '@quarry/kernel';
import { gains, imagined, isSurelyBetter, Look, type Matter, mean, rivalsOf, type Tried, tryOut } from '../thinking.ts';
import { becauseOf, watchOf } from '../weighing.ts';
import { type Choice, matterOf, type Survey, sameAnswer, spread, surveyOf } from './survey.ts';
import { type Measured, type Total, totalOf } from './total.ts';
import { type Place, placesOf } from './walk.ts';
import { called } from './words.ts';

export interface Analysis {
  readonly seat: Seat;
  readonly isWon: boolean;
  /** How likely the seat was to win after so many answers; the last is how it ended. */
  readonly curve: readonly ChancePoint[];
  /** Between which answers it changed most, at most three, in their order. */
  readonly turns: readonly Turn[];
  /** What made it of the chance at the start: together they come to how it ended. Choices are measured beside what a sensible player would have chosen. */
  readonly sums: Sums;
  /** At most five, those that cost most first. */
  readonly costly: readonly Costly[];
  /** So many of all choices of the seat were looked at, in so many positions. */
  readonly looked: { readonly choices: number; readonly of: number; readonly positions: number };
}

/** `off`: by so much luck and choices may be mistaken for each other. */
export interface Sums {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly off: number;
}

export interface ChancePoint {
  readonly n: number;
  readonly chance: number;
}

export interface Turn {
  readonly from: ChancePoint;
  readonly to: ChancePoint;
}

/** A decision after which the seat's chance was less than it might have been, as far as the seat could know. */
export interface Costly {
  /** Answers given before it. */
  readonly n: number;
  readonly kind: string;
  /** The question. */
  readonly asks: string;
  readonly given: Chosen;
  readonly better: Chosen;
  /** What the better one comes to and the other does not, each as it goes on after `It`. */
  readonly because: readonly string[];
  /** In so many worlds both were tried. */
  readonly worlds: number;
}

export interface Chosen {
  readonly answer: Answer;
  readonly says: string;
  readonly chance: number;
}

/** How much is looked at; `tell` hears how much of it has been, from 0 to 1. */
export interface Effort {
  readonly positions: number;
  readonly ms?: number;
  tell?(share: number): void;
}

export const USUAL_EFFORT = 120_000;

/** Points of the curve, and worlds for each. */
const POINTS = 32;
const WORLDS = 8;
/** Answers are compared in so many worlds at least; what costs is, in so many that are fresh. */
const LEAST_WORLDS = 2;
const CHECKING_WORLDS = 6;
/** What each part may take of the effort: the curve, what was chosen beside what is sensible, what else there was, and whether that holds in other worlds. */
const SHARES = { curve: 0.3, strays: 0.3, search: 0.28, check: 0.12 } as const;
/** Decisions of the seat that are looked through for something better, and of those how many are looked at once more. */
const SOUGHT = 32;
const CHECKED = 9;
const MOST_COSTLY = 5;
const RIVALS = 7;
const MOST_TURNS = 3;
/** A turn of less than this is none, and a decision that cost less is not told. */
const LEAST_TURN = 0.08;
const LEAST_COST = 0.03;
const HUNDREDTHS = 100;
const rounded = (chance: number): number => Math.round(HUNDREDTHS * chance) / HUNDREDTHS;

const notOver = refuse('still-played', {}, 'The match is not over: what it teaches is said when it is. Play it to its end first.');

/** `whose`: the seat; null for whoever looks on: with the eyes of whoever won, or of the first. */
export function analyse(game: AnyGame, record: MatchRecord, whose: Seat | null, effort: Effort): Result<Analysis> {
  const survey = surveyOf(game, record);
  const { outcome, seats } = survey.end;
  if (!outcome) return notOver;
  const seat = whose ?? outcome.winners[0] ?? 0;
  if (seat >= seats) return refuse('no-such-seat', { seat, seats }, `There is no seat ${seat} in this match; its last is ${seats - 1}.`);
  const isWon = outcome.winners.includes(seat);
  const work = new Work(game, record, seat, survey, effort);
  const raw = work.curve();
  const { own, others, losses } = work.strays();
  const found = work.search(losses);
  const costly = work.check(found);
  effort.tell?.(1);
  const curve = [...raw, { n: survey.to, chance: isWon ? 1 : 0 }];
  const start = curve[0]!.chance;
  const luck = (isWon ? 1 : 0) - start - own.sum - others.sum;
  const mine = survey.choices.filter(one => one.seat === seat);
  return {
    ok: true,
    value: {
      seat,
      isWon,
      curve: curve.map(({ n, chance }) => ({ n, chance: rounded(chance) })),
      turns: turnsOf(curve),
      sums: {
        start: rounded(start),
        luck: rounded(luck),
        own: rounded(own.sum),
        others: rounded(others.sum),
        off: rounded(Math.sqrt(own.off + others.off)),
      },
      costly,
      looked: { choices: mine.filter(one => work.looked.has(one.n)).length, of: mine.length, positions: work.positions },
    },
  };
}

/** Where it changed most from one point of the curve to the next. */
function turnsOf(curve: readonly ChancePoint[]): Turn[] {
  return curve
    .slice(1)
    .map((to, i) => ({ from: curve[i]!, to }))
    .filter(({ from, to }) => Math.abs(to.chance - from.chance) >= LEAST_TURN)
    .toSorted((a, b) => Math.abs(b.to.chance - b.from.chance) - Math.abs(a.to.chance - a.from.chance))
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.to.n - b.to.n)
    .map(({ from, to }) => ({ from: { n: from.n, chance: rounded(from.chance) }, to: { n: to.n, chance: rounded(to.chance) } }));
}

/** An answer that may have been better. */
interface Lead {
  readonly n: number;
  readonly better: Answer;
  readonly cost: number;
}

/** What is left of the effort goes from part to part. */
class Work {
  positions = 0;
  /** Choices that were looked at, by how many answers came before. */
  readonly looked = new Set<number>();
  readonly #game: AnyGame;
  readonly #record: MatchRecord;
  readonly #seat: Seat;
  readonly #survey: Survey;
  readonly #effort: Effort;
  readonly #until: number;
  #allowed = 0;
  /** What one look takes, as the curve has found. */
  #perLook = 1;

  constructor(game: AnyGame, record: MatchRecord, seat: Seat, survey: Survey, effort: Effort) {
    this.#game = game;
    this.#record = record;
    this.#seat = seat;
    this.#survey = survey;
    this.#effort = effort;
    this.#until = effort.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + effort.ms;
  }

  /** How likely the seat was to win, from evenly spread places. */
  curve(): ChancePoint[] {
    const { from, to } = this.#survey;
    const wanted = new Set(Array.from({ length: POINTS }, (_, i) => from + Math.round((i * (to - from)) / POINTS)));
    const points: ChancePoint[] = [];
    let looks = 0;
    this.#part(SHARES.curve, wanted, place => {
      const look = new Look(this.#game, { seat: this.#seat }, `curve ${place.n}`);
      const went: number[] = [];
      // The start is what everything else is measured from.
      const [worlds, most] = points.length === 0 ? [4 * WORLDS, 2 * this.#allowed] : [WORLDS, this.#allowed];
      for (let at = 0; at < worlds && (went.length < 2 || look.positions < most); at++) {
        const world = imagined(seed => place.match.imagine(this.#seat, seed), `curve/${at}`);
        if (world) went.push(look.goesFrom(world, at));
      }
      this.positions += look.positions;
      looks += went.length;
      this.#perLook = this.positions / Math.max(1, looks);
      if (went.length > 0) points.push({ n: place.n, chance: mean(went) });
    });
    return points;
  }

  /** What was chosen, where it is not what a sensible player would have: beside that, for the seat's own choices and for those of others. */
  strays(): { readonly own: Total; readonly others: Total; readonly losses: ReadonlyMap<number, number> } {
    const strays = this.#survey.choices.filter(one => one.isStray);
    const mine = strays.filter(one => one.seat === this.#seat);
    const theirs = strays.filter(one => one.seat !== this.#seat);
    const most = this.#places(SHARES.strays, 2 * LEAST_WORLDS);
    const shareOf = (some: readonly Choice[]): readonly Choice[] =>
      spread(some, Math.ceil((most * some.length) / Math.max(1, strays.length)));
    const wanted = new Set([...shareOf(mine), ...shareOf(theirs)].map(one => one.n));
    const measured: Record<'own' | 'others', Measured[]> = { own: [], others: [] };
    const losses = new Map<number, number>();
    this.#part(SHARES.strays, wanted, place => {
      const isMine = place.decision.seat === this.#seat;
      const matter = { ...matterOf(this.#game, place, 'stray'), whose: this.#seat };
      const [own, given] = this.#tried(matter, [matter.own, place.answer], LEAST_WORLDS);
      const by = gains(given!, own!);
      if (by.length === 0) return;
      if (isMine) {
        this.looked.add(place.n);
        losses.set(place.n, -mean(by));
      }
      measured[isMine ? 'own' : 'others'].push(by);
    });
    return { own: totalOf(measured.own, mine.length), others: totalOf(measured.others, theirs.length), losses };
  }

  /** What else the seat could have chosen: where it lost most, and besides at places that are spread over the match. */
  search(losses: ReadonlyMap<number, number>): Lead[] {
    const { choices } = this.#survey;
    const mine = choices.filter(one => one.seat === this.#seat);
    const sought = Math.min(SOUGHT, this.#places(SHARES.search, LEAST_WORLDS * (RIVALS + 1)));
    const lossOf = ({ n }: Choice): number => losses.get(n) ?? 0;
    const worst = mine
      .filter(one => lossOf(one) > 0)
      .toSorted((a, b) => lossOf(b) - lossOf(a))
      .slice(0, sought / 2);
    const others = mine.filter(one => !worst.includes(one));
    const wanted = new Set([...worst, ...spread(others, sought - worst.length)].map(one => one.n));
    const leads: Lead[] = [];
    this.#part(SHARES.search, wanted, place => {
      const matter = matterOf(this.#game, place, 'search');
      if (!['one', 'some'].includes(matter.decision.choose)) return;
      this.looked.add(place.n);
      const rivals = [matter.own, ...rivalsOf(matter, RIVALS)].filter(one => !sameAnswer(one, place.answer));
      if (rivals.length === 0) return;
      const [given, ...tried] = this.#tried(matter, [place.answer, ...rivals], LEAST_WORLDS, ahead);
      const best = tried.filter(one => one.went.length > 1).toSorted((a, b) => gainBeside(b, given!) - gainBeside(a, given!))[0];
      if (best && gainBeside(best, given!) > 0) leads.push({ n: place.n, better: best.answer, cost: gainBeside(best, given!) });
    });
    return leads.toSorted((a, b) => b.cost - a.cost).slice(0, CHECKED);
  }

  /** In worlds that were not looked at when it was found: what was best of many by luck does not hold there. */
  check(leads: readonly Lead[]): Costly[] {
    const wanted = new Set(leads.map(one => one.n));
    const costly: Costly[] = [];
    this.#part(SHARES.check, wanted, place => {
      const { better } = leads.find(one => one.n === place.n)!;
      const matter = matterOf(this.#game, place, 'check');
      const watch = watchOf(this.#game, place.match.view(matter.seat), matter.seat);
      const [given, other] = this.#tried({ ...matter, watch }, [place.answer, better], CHECKING_WORLDS);
      if (!isSurelyBetter(other!, given!)) return;
      const { decision, match } = place;
      const view = match.view(decision.seat);
      const chosen = ({ answer, went }: Tried): Chosen => ({
        answer,
        says: called(this.#game, decision, answer, view),
        chance: rounded(mean(went)),
      });
      const asks = this.#game.words.questionSays?.(decision, view) ?? '';
      costly.push({
        n: place.n,
        kind: decision.kind,
        asks,
        given: chosen(given!),
        better: chosen(other!),
        because: becauseOf(this.#game, other!, given!),
        worlds: given!.went.length,
      });
    });
    const costOf = ({ given, better }: Costly): number => better.chance - given.chance;
    return costly
      .filter(one => costOf(one) >= LEAST_COST)
      .toSorted((a, b) => costOf(b) - costOf(a))
      .slice(0, MOST_COSTLY);
  }

  /** For so many places there is something, if each is looked at so often; two at least. */
  #places(share: number, looks: number): number {
    return Math.max(2, Math.floor((share * this.#effort.positions) / (looks * this.#perLook)));
  }

  /** Looks at some places of the match, with what is left for them. */
  #part(share: number, wanted: ReadonlySet<number>, look: (place: Place) => void): void {
    const most = this.positions + share * this.#effort.positions;
    let left = wanted.size;
    if (left === 0) return;
    for (const place of placesOf(this.#game, this.#record)) {
      if (!wanted.has(place.n)) continue;
      if (performance.now() >= this.#until) return;
      this.#allowed = Math.max(0, most - this.positions) / left;
      left -= 1;
      look(place);
      this.#effort.tell?.(Math.min(1, this.positions / this.#effort.positions));
      if (left === 0) return;
    }
  }

  /** Tries answers with what one place may take, in a few worlds whatever they take. */
  #tried(matter: Matter, answers: readonly Answer[], worlds: number, drop: typeof ahead = all => all): readonly Tried[] {
    const { all, positions } = tryOut(this.#game, matter, answers, { positions: this.#allowed, worlds }, drop);
    this.positions += positions;
    return all;
  }
}

const gainBeside = (one: Tried, other: Tried): number => mean(one.went.map((went, i) => went - other.went[i]!));

/** The answer that was given, which comes first, and the better half of the others. */
function ahead([given, ...others]: readonly Tried[]): readonly Tried[] {
  const better = others.toSorted((a, b) => gainBeside(b, given!) - gainBeside(a, given!)).slice(0, Math.ceil(others.length / 2));
  return [given!, ...better];
}
