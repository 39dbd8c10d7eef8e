/**
 * What a seat would be asked if it did a deed of several questions: each of them, and what is chosen in it. It is tried in a world that the seat holds
 * possible, and only up to the answer by which something comes to light, so that nothing is told that the seat does not know.
 */
import {
  type Answer,
  type AnyMatch,
  bareDecision,
  type Composed,
  type Decision,
  keyFor,
  type Odds,
  type Option,
  type Ref,
  type Result,
  refuse,
  SampledChance,
  type Seat,
  Seed,
} from '@quarry/kernel';
import type { Ahead, AheadStep, Asked, Request } from '@quarry/protocol';
import { hearBots, type IsBot } from './consent.ts';

/** Questions of one deed. */
const MOST_STEPS = 12;
/** Positions that are looked at for the way to a place. */
const MOST_TRIED = 200;

/** How a question reads to the seat, in the world that it is asked in. */
export type Words = (world: AnyMatch, seat: Seat) => Asked | null;

const notForeseen = refuse('not-foreseen', {}, 'What follows cannot be foreseen here: answer one question after the other.');

export function aheadOf(
  match: AnyMatch,
  seat: Seat,
  { answers, at }: Request<'ahead'>,
  words: Words,
  isBot: IsBot = () => false,
): Result<Ahead> {
  const world = match.ahead(seat);
  const first = world?.openFor(seat)?.decision;
  if (!world || !first) return notForeseen;
  const composed = composedBy(world, first, answers[0]!);
  if (!composed) return refuse('not-composed', { kind: first.kind }, 'This is one question by itself: answer it.');
  const steps: AheadStep[] = [];
  const given = [...answers, ...(at && composed.isWalk ? wayTo(world, seat, composed, answers, at) : [])];
  let isFinal = false;
  for (let i = 0; i < MOST_STEPS && !isFinal; i++) {
    const decision = world.openFor(seat)?.decision;
    if (!decision || (i > 0 && !composed.kinds.includes(decision.kind))) break;
    const asked = words(world, seat)!;
    const answer = given[i] ?? (composed.isWalk ? keyFor(decision, null) : proposed(world, decision, at));
    // Who has come to the place stays there, if it may be left at that.
    if (answer === undefined) break;
    const odds = oddsOf(decision, answer);
    const answered = world.answer(seat, answer);
    if (!answered.ok) return answered;
    steps.push({ asked, answer, ...(odds && { odds }) });
    isFinal = world.answers.at(-1)!.learnt;
    hearBots(world, isBot, (one, said) => world.answer(one.seat, said).ok);
  }
  return { ok: true, value: { does: composed.does, steps, isFinal, ...(composed.isWalk && { isWalk: true }) } };
}

function composedBy(world: AnyMatch, decision: Decision, answer: Answer): Composed | null {
  const option = decision.options.find(one => one.key === answer);
  return (option && world.game.tells?.composes?.(option, bareDecision(decision), world.view(decision.seat))) ?? null;
}

const isAbout = (option: Option, { kind, id }: Ref): boolean => option.about.some(one => one.kind === kind && one.id === id);

/** What is chosen at first: the thing that was clicked, if it is one of several; else what the game proposes, or what a sensible player would do. */
function proposed(world: AnyMatch, decision: Decision, at: Ref | undefined): Answer {
  const clicked = at && decision.choose === 'one' ? decision.options.filter(one => isAbout(one, at)) : [];
  if (clicked.length === 1) return clicked[0]!.key;
  const { game } = world;
  const bare = bareDecision(decision);
  const view = world.view(decision.seat);
  return game.tells?.proposes?.(bare, view) ?? game.sensible(view, bare, decision.seat, new SampledChance<'bot'>(new Seed('ahead')));
}

interface OnTheWay {
  readonly match: AnyMatch;
  readonly answers: readonly Answer[];
}

/** The shortest way to a place, as answers after the first ones; none if it is not found soon. */
function wayTo(world: AnyMatch, seat: Seat, { kinds }: Composed, first: readonly Answer[], at: Ref): readonly Answer[] {
  const begin = world.fork();
  for (const answer of first) if (!begin.answer(seat, answer).ok) return [];
  let tried = 0;
  for (let front: OnTheWay[] = [{ match: begin, answers: [] }]; front.length > 0; ) {
    const next: OnTheWay[] = [];
    for (const { match, answers } of front) {
      const decision = match.openFor(seat)?.decision;
      if (decision?.choose !== 'one' || !kinds.includes(decision.kind)) continue;
      const there = decision.options.find(one => isAbout(one, at));
      if (there) return [...answers, there.key];
      for (const { key } of decision.options) {
        if (++tried > MOST_TRIED) return [];
        const fork = match.fork();
        if (fork.answer(seat, key).ok) next.push({ match: fork, answers: [...answers, key] });
      }
    }
    front = next;
  }
  return [];
}

/** What the answer would come to, if that is known. */
function oddsOf({ options, odds, oddsOfSome }: Decision, answer: Answer): Odds | undefined {
  const keys: readonly unknown[] = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const named = options.filter(one => keys.includes(one.key));
  if (named.length === 0) return undefined;
  return oddsOfSome ? oddsOfSome(named) : named.length === 1 ? odds?.(named[0]!) : undefined;
}
