/** The simplest players: any legal answer with equal chance. Fuzzers, playouts and the contract suite play like this. */
import { keysOf } from './answers.ts';
import type { Chance } from './chance.ts';
import type { Answer, BareDecision, Decision, Outcome, Pick, Result, Seat } from './types.ts';
import { BrokenPromise } from './types.ts';

const anyOf = <T>(samples: readonly T[], chance: Chance<'bot'>): T => samples[chance.below('bot', samples.length)]!;

/** Any legal choice, by index: for `match.pick`. */
export function randomPick(decision: BareDecision, chance: Chance<'bot'>): Pick {
  if (decision.choose === 'one') return chance.below('bot', decision.options.length);
  if (decision.choose === 'point') return anyOf(decision.region!.some, chance);
  if (decision.choose === 'path') return anyOf(decision.trail!.some, chance);
  if (decision.fit) return anyOf(decision.fit.some, chance);
  const count = decision.min + chance.below('bot', decision.max - decision.min + 1);
  const named = chance.shuffle('bot', [...decision.options.keys()]).slice(0, count);
  return decision.ordered ? named : named.sort((a, b) => a - b);
}

/** Any legal answer, by key: for `match.answer`. */
export function randomAnswer(decision: BareDecision, chance: Chance<'bot'>): Answer {
  const pick = randomPick(decision, chance);
  return typeof pick === 'number' ? decision.options[pick]!.key : keysOf(decision, pick);
}

/** What play needs of a match. */
interface Playable {
  readonly open: readonly Decision[];
  readonly outcome: Outcome | null;
  answer(seat: Seat, answer: Answer): Result;
}

/** Lets `choose` answer every decision until the match is over or `most` answers were given. Returns how many were. */
export function playOut(match: Playable, choose: (decision: Decision) => Answer, most = Number.POSITIVE_INFINITY): number {
  let given = 0;
  while (!match.outcome && given < most) {
    const decision = match.open[0]!;
    const answered = match.answer(decision.seat, choose(decision));
    if (!answered.ok)
      throw new BrokenPromise(`the player of seat ${decision.seat} gave an answer that is refused: ${answered.refusal.says}`);
    given += 1;
  }
  return given;
}
