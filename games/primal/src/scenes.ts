/** Which scene is played from which step, unless one is under way. */
import './effects/index.ts';
import { type Outcome, type Scene, scenesOf } from '@quarry/kernel';
import type { PrimalEvent, Table } from './events.ts';
import { prepare } from './rules/camp.ts';
import { board, chapterChoice, huntLost, huntWon, openHunt, outcomeOf, story } from './rules/chapter.ts';
import { HUNT_SCENES, sceneUnderWay } from './rules/scenes.ts';
import type { State, Step, Stream } from './state.ts';

const CAMP_SCENES = scenesOf<Exclude<Step, 'over' | keyof typeof HUNT_SCENES>, Table>({
  story,
  'chapter-choice': chapterChoice,
  board,
  prepare,
  'open-hunt': openHunt,
  won: huntWon,
  lost: huntLost,
});
const SCENES = { ...CAMP_SCENES, ...HUNT_SCENES };

export function next(state: State): Scene<State, Stream, PrimalEvent> | Outcome {
  if (state.step === 'over') return outcomeOf(state);
  return sceneUnderWay(state) ?? SCENES[state.step];
}
