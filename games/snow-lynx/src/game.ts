/** The door of Snow Lynx: the smallest whole game, an example. Which scene is played from which step, and how a hunt ends. */

import { type Game, type Outcome, type Scene, scenesOf } from '@quarry/kernel';
import { sensible } from './bot.ts';
import { CONTENT_HASH, GEAR_DECK, gearCard, LYNX_DECK, lynxCard } from './content/cards.ts';
import { DECISION_KINDS } from './decisions.ts';
import type { LynxEvent, Table } from './events.ts';
import { faults } from './faults.ts';
import { measures } from './measures.ts';
import { isNetted } from './questions.ts';
import { lynxScene, planScene, trackScene } from './rules.ts';
import { ASIDES, faces, optionSays, outcomeSays, questionSays, refusedIs, refusedSays, sentence } from './sentences.ts';
import { begin, carriedFrom, checkSetup, type Setup, sequel, setupFor, setupSchema } from './setup.ts';
import { LAST_ROUND, type State, type Step, type Stream, stateSchema, type View } from './state.ts';
import { describe, sketch, stage } from './table.ts';
import { teaching } from './teaching.ts';
import { telling } from './telling.ts';

const SCENES = scenesOf<Step, Table>({ plan: planScene, track: trackScene, lynx: lynxScene });

/** SL-RND-2, SL-RND-3. */
function next(state: State): Scene<State, Stream, LynxEvent> | Outcome {
  if (isNetted(state)) return outcome(state, [...state.trackers.keys()], 'SL-RND-2');
  return state.round > LAST_ROUND ? outcome(state, [], 'SL-RND-3') : SCENES[state.step];
}

const outcome = (state: State, winners: readonly number[], why: string): Outcome => ({
  winners,
  why,
  facts: { grips: state.grips },
  carries: carriedFrom(state),
});

/** What an event shows to have been exercised. */
function exercised(event: LynxEvent): readonly (readonly [string, string])[] {
  if (event.type === 'gear-used') return [['gear', gearCard(event.card).id]];
  return event.type === 'lynx-went' ? [['lynx', lynxCard(event.card).id]] : [];
}

const HUNT = {
  mode: 'hunt',
  aim: 'net a lynx',
  says: 'One party follows one lynx through three short chapters, and wins or loses together.',
} as const;

export const snowLynx: Game<State, Setup, View, Stream, LynxEvent> = {
  id: 'snow-lynx',
  name: 'Snow Lynx',
  version: 1,
  content: CONTENT_HASH,
  seats: { min: 1, max: 4 },
  setup: setupSchema,
  state: stateSchema,
  sequel,
  seatsOf: setup => setup.seats,
  checkSetup,
  begin,
  next,
  faults,
  sensible,
  sentence,
  asides: ASIDES,
  describe,
  optionSays,
  questionSays,
  refusedIs,
  refusedSays,
  outcomeSays,
  faces,
  stage,
  sketch,
  teaches: teaching,
  tells: telling,
  about: {
    says: 'Follow a lynx through the snow and net it before night falls. An example: one page of rules, three chapters.',
    minutes: [10, 20],
    tags: ['cooperative', 'campaign', 'also solo', 'example'],
    quick: { setup: setupFor(2), seats: ['me', 'bot'] },
  },
  exercises: {
    decision: DECISION_KINDS,
    gear: [...new Set(GEAR_DECK.map(no => gearCard(no).id))],
    lynx: [...new Set(LYNX_DECK.map(no => lynxCard(no).id))],
  },
  exercised,
  tables: [
    { ...HUNT, setup: setupFor(1) },
    { ...HUNT, setup: setupFor(2), recorded: 'story' },
    { ...HUNT, setup: setupFor(3) },
    { ...HUNT, setup: setupFor(4) },
  ],
  measures,
};
