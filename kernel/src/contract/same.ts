/**
 * Whether questions that come to the same (decision 0027) really make no difference (K-169): every answer is given in a fork of the true match, with the same
 * chance and the same answers after it, and must arrive at a state between two scenes that all others arrive at, too.
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

interface Given {
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: Answer;
}

/** A match that was answered in one way and played on. */
interface Outing {
  readonly answer: Answer;
  /** Every state between two scenes since, up to the names of equals. */
  readonly states: readonly string[];
  readonly given: readonly Given[];
}

export function sameLacks(match: AnyMatch, decision: Decision): { readonly playedOut: number; readonly lacks: string[] } {
  const { seat, kind } = decision;
  const answers = match.comesToTheSame(seat) ? answersTo(decision) : null;
  if (!answers) return { playedOut: 0, lacks: [] };
  const some = answers.length <= MOST_PLAYED_OUT ? answers : [...answers.slice(0, MOST_PLAYED_OUT - 1), answers.at(-1)!];
  const first = playOut(match, seat, some[0]!, []);
  const lacks = some.slice(1).flatMap(answer => {
    const other = playOut(match, seat, answer, first.given);
    return apart(first, other).map(
      where => `${kind} comes to the same, but ${JSON.stringify(some[0])} and ${JSON.stringify(answer)} ${where}`,
    );
  });
  return { playedOut: some.length, lacks };
}

/** What tells two outings apart: they never meet, or part again after they have met. */
function apart(one: Outing, other: Outing): string[] {
  const met = one.states.findIndex(state => other.states.includes(state));
  if (met < 0) return [`never arrive at the same state (${one.states.length} and ${other.states.length} scenes later)`];
  const [here, there] = [one.states.slice(met), other.states.slice(other.states.indexOf(one.states[met]!))];
  const shorter = Math.min(here.length, there.length);
  const parted = here.slice(0, shorter).findIndex((state, i) => state !== there[i]);
  return parted < 0 || !isFollowed(one, other) ? [] : [`meet and part again ${parted} scenes later`];
}

/** Whether the same was answered in both, so far as both were answered. */
const isFollowed = (one: Outing, other: Outing): boolean =>
  other.given.every(({ seat, kind, answer }) =>
    one.given.some(own => own.seat === seat && own.kind === kind && JSON.stringify(own.answer) === JSON.stringify(answer)),
  );

/** Plays a fork of the true match on after one answer, as another outing went where that can be, else as a sensible player would. */
function playOut(match: AnyMatch, seat: Seat, answer: Answer, like: readonly Given[]): Outing {
  const { game, setup, seed, checkpoint, n } = match;
  const states: string[] = [];
  const given: Given[] = [];
  let isPast = false;
  const between = (state: unknown): void => {
    if (isPast) states.push(likenessOf(game.rules.state.shape, state, game.tells!.chores!.alike));
  };
  const fork = Match.from(listenTo(game, { between }), setup, seed, checkpoint, 'nothing') as AnyMatch;
  for (const one of match.answers.filter(before => before.n > checkpoint.n)) fork.answer(one.seat, one.answer);
  isPast = true;
  fork.answer(seat, answer);
  const left = like.slice();
  while (!fork.outcome && given.length < MOST_ANSWERS) {
    const decision = fork.open[0]!;
    const at = left.findIndex(one => one.seat === decision.seat && one.kind === decision.kind && pickOf(decision, one.answer).ok);
    const own = at >= 0 ? left.splice(at, 1)[0]!.answer : sensibleAnswer(game, fork, decision, `${seed}/${n} ${given.length}`);
    given.push({ seat: decision.seat, kind: decision.kind, answer: own });
    if (!fork.answer(decision.seat, own).ok) break;
  }
  return { answer, states, given };
}

const sensibleAnswer = (game: AnyGame, match: AnyMatch, decision: Decision, seed: string): Answer =>
  game.sensible(match.view(decision.seat), bareDecision(decision), decision.seat, new SampledChance<'bot'>(new Seed(seed)));
