/** Which scene is played from which step, and how a match ends. */
import { type Outcome, type Scene, scenesOf } from '@quarry/kernel';
import type { Table, UrbanEvent } from './events.ts';
import { act, activate, endActivationScene } from './rules/activation.ts';
import { chooseHunter, firstCrims, rollOff, shuffleDecks, takeCorner } from './rules/begin.ts';
import { carryOutEvents } from './rules/carry-out.ts';
import { beginTurn } from './rules/control.ts';
import { crimActs } from './rules/crim-phase.ts';
import { endPhase, endTest, outcomeOf } from './rules/end.ts';
import { placeCrim } from './rules/placing.ts';
import type { State, Step, Stream } from './state.ts';

const SCENES = scenesOf<Exclude<Step, 'over'>, Table>({
  'roll-off': rollOff,
  'choose-hunter': chooseHunter,
  'take-corner': takeCorner,
  'shuffle-decks': shuffleDecks,
  'first-crims': firstCrims,
  'begin-turn': beginTurn,
  'place-crim': placeCrim,
  activate,
  act,
  'end-activation': endActivationScene,
  crim: crimActs,
  'end-phase': endPhase,
  'carry-out-events': carryOutEvents,
  'end-test': endTest,
});

export const next = (state: State): Scene<State, Stream, UrbanEvent> | Outcome =>
  state.step === 'over' ? outcomeOf(state) : SCENES[state.step];
