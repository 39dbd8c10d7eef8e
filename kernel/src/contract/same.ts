/**
 * Whether questions that come to the same (decision 0027) really make no difference (K-169): every answer is given in a fork of the true match, with the same
 * chance and the same answers after it, and must arrive at a state between two scenes that the first one arrives at, too. Where further chores lie on the way,
 * they may have to be answered otherwise for that.
 */
import { pickOf } from '../answers.ts';
import { bareDecision } from '../bare-decision.ts';
import { SampledChance, Seed } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { likenessOf } from '../likeness.ts';
import { listenTo } from '../listen-to.ts';
import { type AnyMatch, Match } from '../match.ts';
import { answersTo } from '../sameness.ts';
import type { Answer, Decision, Seat } from '../types.ts';

/** So many answers are given after the one that is looked at: by then all must have met, and they go on together for a while. */
const MOST_ANSWERS = 12;
/** So many answers to one question are played out, the first and the last among them. */
const MOST_PLAYED_OUT = 6;
/** So many times an answer is played out, with chores after it answered one way and another, until it meets the first. */
const MOST_TRIES = 48;

interface Given {
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: Answer;
}

/** A chore that was asked on the way. */
interface Chore {
  readonly taken: Answer;
  readonly others: readonly Answer[];
}

/** A match that was answered in one way and played on. */
interface Outing {
  /** Every state between two scenes since, up to the names of equals, with how many answers had been given. */
  readonly states: readonly { readonly state: string; readonly n: number }[];
  readonly given: readonly Given[];
  readonly chores: readonly Chore[];
}

export function sameLacks(match: AnyMatch, decision: Decision): { readonly playedOut: number; readonly lacks: string[] } {
  const { seat, kind } = decision;
  // What falls by dice in another order comes to another state, and is the game's to show.
  const answers = match.comesToTheSame(seat) && !match.hasEvenOdds(seat) ? answersTo(decision) : null;
  if (!answers) return { playedOut: 0, lacks: [] };
  const some = answers.length <= MOST_PLAYED_OUT ? answers : [...answers.slice(0, MOST_PLAYED_OUT - 1), answers.at(-1)!];
  const first = playOut(match, seat, some[0]!);
  const lacks = some.slice(1).flatMap(answer => {
    const where = apart(first, playOutToward(first, match, seat, answer));
    return where ? [`${kind} comes to the same, but ${JSON.stringify(some[0])} and ${JSON.stringify(answer)} ${where}`] : [];
  });
  return { playedOut: some.length, lacks };
}

/** Where two outings are in the same state for the first time; null if they never are. */
function meetingOf(one: Outing, other: Outing): readonly [number, number] | null {
  for (const [i, { state }] of one.states.entries()) {
    const at = other.states.findIndex(there => there.state === state);
    if (at >= 0) return [i, at];
  }
  return null;
}

/** What tells two outings apart, if anything: they never meet, or part again after they have met although nothing else was answered. */
function apart(one: Outing, other: Outing): string | null {
  const met = meetingOf(one, other);
  if (!met) return `never arrive at the same state (${one.states.length} and ${other.states.length} scenes later)`;
  const [here, there] = [onward(one, met[0]), onward(other, met[1])];
  const unlike = here.answers.findIndex((answer, i) => answer !== there.answers[i]);
  const together = unlike < 0 ? Math.min(here.answers.length, there.answers.length) : unlike;
  const parted = here.states.findIndex(
    ({ state, n }, i) => n <= together && there.states[i] !== undefined && state !== there.states[i].state,
  );
  return parted < 0 ? null : `meet and part again ${parted} scenes later`;
}

/** An outing from one of its states on. */
function onward({ states, given }: Outing, from: number): { readonly states: Outing['states']; readonly answers: readonly string[] } {
  const before = states[from]!.n;
  return {
    states: states.slice(from).map(({ state, n }) => ({ state, n: n - before })),
    answers: given.slice(before).map(one => JSON.stringify(one)),
  };
}

/** Plays an answer out until it meets the first: as that went, then with each chore on the way answered otherwise, the nearest first. */
function playOutToward(first: Outing, match: AnyMatch, seat: Seat, answer: Answer): Outing {
  const turns: (readonly Answer[])[] = [[]];
  let last!: Outing;
  for (let tries = 0; tries < MOST_TRIES && turns.length > 0; tries++) {
    const turn = turns.shift()!;
    last = playOut(match, seat, answer, first.given, turn);
    if (meetingOf(first, last)) break;
    const taken = last.chores.map(chore => chore.taken);
    for (let i = turn.length; i < last.chores.length; i++)
      for (const other of last.chores[i]!.others) turns.push([...taken.slice(0, i), other]);
  }
  return last;
}

/** Plays a fork of the true match on after one answer: its first chores as said, then as another outing went where that can be, else as a sensible player would. */
function playOut(match: AnyMatch, seat: Seat, answer: Answer, like: readonly Given[] = [], turn: readonly Answer[] = []): Outing {
  const { game, setup, seed, checkpoint, n } = match;
  const { kinds, alike } = game.tells!.chores!;
  const states: { state: string; n: number }[] = [];
  const given: Given[] = [];
  const chores: Chore[] = [];
  let isPast = false;
  const between = (state: unknown): void => {
    if (isPast) states.push({ state: likenessOf(game.rules.state.shape, state, alike), n: given.length });
  };
  const fork = Match.from(listenTo(game, { between }), setup, seed, checkpoint, 'nothing') as AnyMatch;
  for (const one of match.answers.filter(before => before.n > checkpoint.n)) fork.answer(one.seat, one.answer);
  isPast = true;
  fork.answer(seat, answer);
  const left = like.slice();
  while (!fork.outcome && given.length < MOST_ANSWERS) {
    const decision = fork.open[0]!;
    const at = left.findIndex(one => one.seat === decision.seat && one.kind === decision.kind && pickOf(decision, one.answer).ok);
    const likewise = at >= 0 ? left.splice(at, 1)[0]!.answer : sensibleAnswer(game, fork, decision, `${seed}/${n} ${given.length}`);
    const isChore = kinds.includes(decision.kind);
    const taken = (isChore && turn[chores.length]) || likewise;
    if (isChore) {
      const others = (answersTo(decision) ?? []).filter(one => JSON.stringify(one) !== JSON.stringify(taken));
      chores.push({ taken, others });
    }
    given.push({ seat: decision.seat, kind: decision.kind, answer: taken });
    if (!fork.answer(decision.seat, taken).ok) break;
  }
  return { states, given, chores };
}

const sensibleAnswer = (game: AnyGame, match: AnyMatch, decision: Decision, seed: string): Answer =>
  game.sensible(match.view(decision.seat), bareDecision(decision), decision.seat, new SampledChance<'bot'>(new Seed(seed)));
