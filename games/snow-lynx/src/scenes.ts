/** Which scene is played from which step, and how a hunt ends. */
import { type Outcome, type Scene, scenesOf } from '@quarry/kernel';
import type { LynxEvent, Table } from './events.ts';
import { isNetted } from './questions.ts';
import { lynxScene, planScene, trackScene } from './rules.ts';
import { carriedFrom } from './setup.ts';
import { LAST_ROUND, type State, type Step, type Stream } from './state.ts';

const SCENES = scenesOf<Step, Table>({ plan: planScene, track: trackScene, lynx: lynxScene });

/** SL-RND-2, SL-RND-3. */
export function next(state: State): Scene<State, Stream, LynxEvent> | Outcome {
  if (isNetted(state)) return outcome(state, [...state.trackers.keys()], 'SL-RND-2');
  return state.round > LAST_ROUND ? outcome(state, [], 'SL-RND-3') : SCENES[state.step];
}

const outcome = (state: State, winners: readonly number[], why: string): Outcome => ({
  winners,
  why,
  facts: { grips: state.grips },
  carries: carriedFrom(state),
});
