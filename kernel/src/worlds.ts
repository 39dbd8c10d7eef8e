/** Other worlds at the same point of a match: the same one once more (a fork), or one that a seat holds possible. They keep nothing of the past. */
import { isAlike, pickOf, samePick } from './answers.ts';
import { SampledChance, Seed } from './chance.ts';
import { sameValue } from './diff.ts';
import { hiddenFrom, imagine, missingFrom } from './imagine.ts';
import type { Moment } from './past.ts';
import { type Keep, Running } from './running.ts';
import { viewOf } from './schema/index.ts';
import type { Answer, Picks, Seat } from './types.ts';

const WORLDS_TRIED = 8;

/** Where another world starts: at the running scene, or at the end if the match is over. */
function startOf<State, Setup, View, Stream extends string>(truth: Running<State, Setup, View, Stream>): Moment<State> {
  if (!truth.standing.outcome) return truth.start;
  const { start, state, chance } = truth;
  return { ...start, state, counters: chance.counters };
}

/** A second match at the same point, which goes its own way from here. */
export function forkOf<State, Setup, View, Stream extends string>(
  truth: Running<State, Setup, View, Stream>,
): Running<State, Setup, View, Stream> {
  return new Running({ ...truth.conditions, keep: 'nothing' }, startOf(truth), undefined, truth.rolls).besides(truth.expectForks());
}

/**
 * A fork in a world that the seat holds possible: what it sees and what was rolled stays, hidden cards lie elsewhere,
 * shuffles and dice to come fall differently, and what others answered in secret is open again. Null if the running
 * scene cannot have looked as it did to the seat in the world that was imagined.
 */
export function imaginedBy<State, Setup, View, Stream extends string>(
  truth: Running<State, Setup, View, Stream>,
  seat: Seat | null,
  seed: string,
  keep: Keep = 'nothing',
): Running<State, Setup, View, Stream> | null {
  const other = new Seed(seed);
  const { state: schema } = truth.conditions.game.rules;
  const start = startOf(truth.expectForks());
  const known = missingFrom(hiddenFrom(schema, truth.state, seat), hiddenFrom(schema, start.state, seat));
  const dealt = new SampledChance<'imagined'>(other);
  const state = imagine(schema, schema.clone(start.state), seat, dealt, known);
  const rolls = { seed: truth.conditions.seed, counters: truth.chance.counters, before: truth.chance.past };
  const world = new Running({ ...truth.conditions, seed: other, keep }, { ...start, state }, undefined, rolls);
  if (truth.player.outcome) return world.standAs(truth);
  try {
    if (!goesLike(world, truth, seat, n => dealt.below('imagined', n))) return null;
  } catch {
    return null;
  }
  return sameValue(viewOf(schema, world.state, seat), viewOf(schema, truth.state, seat)) ? world : null;
}

/** Plays the scene of the true match in an imagined world; false if it cannot have gone that way. */
function goesLike<State, Setup, View, Stream extends string>(
  world: Running<State, Setup, View, Stream>,
  truth: Running<State, Setup, View, Stream>,
  seat: Seat | null,
  draw: (n: number) => number,
): boolean {
  world.playOn();
  for (const { ask, chosen } of truth.notes) {
    if (!ask) continue;
    const { picks } = chosen as { picks: Picks };
    const here = world.player.ask;
    if (!here || !isAlike(here, ask, seat)) return false;
    const same = here.decisions.map((decision, i) =>
      picks[i] === undefined ? undefined : samePick(decision, ask.decisions[i]!, picks[i], draw),
    );
    if (same.some((pick, i) => pick === undefined && picks[i] !== undefined)) return false;
    world.answerAll(same);
  }
  const { ask, picks } = world.player;
  if (!ask || !truth.player.ask || !isAlike(ask, truth.player.ask, seat)) return false;
  world.standAs(truth);
  truth.player.picks.forEach((pick, i) => {
    if (pick === undefined) return;
    const decision = ask.decisions[i]!;
    if (decision.seat === seat) {
      picks[i] = pick;
    } else {
      world.given -= 1;
      world.answered[decision.seat]! -= 1;
    }
  });
  return true;
}

/** What an answer brings to light: dice that fall, or anything else. */
export type Shown = 'dice' | 'something';

/**
 * A world that the seat holds possible, to try something in; null if none is found soon. It is dealt by the match's own seed, which nobody knows before its
 * end, so that to ask tells nothing; to ask again tells the same.
 */
export function heldPossible<State, Setup, View, Stream extends string>(
  truth: Running<State, Setup, View, Stream>,
  seat: Seat,
): Running<State, Setup, View, Stream> | null {
  for (let i = 0; i < WORLDS_TRIED; i++) {
    const world = imaginedBy(truth, seat, `${truth.conditions.seed.text}: would ${seat} reveal ${truth.given} ${i}`, 'everything');
    if (world) return world;
  }
  return null;
}

/** What an answer would bring to light, if anything, judged in a world that the seat holds possible; if none is found, it is taken to reveal something. */
export function whatWouldShow<State, Setup, View, Stream extends string>(
  truth: Running<State, Setup, View, Stream>,
  seat: Seat,
  answer: Answer,
): Shown | null {
  const world = heldPossible(truth, seat);
  return world ? shownIn(world, seat, answer) : 'something';
}

function shownIn<State, Setup, View, Stream extends string>(
  world: Running<State, Setup, View, Stream>,
  seat: Seat,
  answer: Answer,
): Shown | null {
  const at = world.player.placeOf(one => one.seat === seat);
  if (at < 0) return null;
  const pick = pickOf(world.player.ask!.decisions[at]!, answer);
  const { rolled } = world.chance;
  if (!pick.ok || !world.revealsBy(at, pick.value)) return null;
  return world.chance.rolled > rolled ? 'dice' : 'something';
}
