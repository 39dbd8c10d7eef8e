/** The door of Snow Lynx: the smallest whole game, an example. */

import type { Game } from '@quarry/kernel';
import { sensible } from './bot.ts';
import { box, CONTENT_HASH, GEAR_DECK, gearCard, LYNX_DECK, lynxCard } from './content/cards.ts';
import { DECISION_KINDS } from './decisions.ts';
import type { LynxEvent } from './events.ts';
import { faults } from './faults.ts';
import { begin } from './first-state.ts';
import { measures } from './measures.ts';
import { next } from './scenes.ts';
import { came, intends } from './sentences/intents.ts';
import { describe, sketch, stage } from './sentences/table.ts';
import { ASIDES, faces, optionSays, outcomeSays, questionSays, refusedIs, refusedSays, sentence } from './sentences.ts';
import { checkSetup, type Setup, sequel, setupFor, setupSchema } from './setup.ts';
import { type State, type Stream, stateSchema, type View } from './state.ts';
import { teaching } from './teaching.ts';
import { telling } from './telling.ts';

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
  cards: box.keys,
  about: {
    says: 'Follow a lynx through the snow and net it before night falls. An example: one page of rules, three chapters.',
    minutes: [10, 20],
    tags: ['cooperative', 'campaign', 'also solo', 'example'],
    quick: { setup: setupFor(2), seats: ['me', 'bot'] },
  },
  seats: { min: 1, max: 4 },
  setup: setupSchema,
  seatsOf: setup => setup.seats,
  checkSetup,
  tables: [
    { ...HUNT, setup: setupFor(1) },
    { ...HUNT, setup: setupFor(2), recorded: 'story' },
    { ...HUNT, setup: setupFor(3) },
    { ...HUNT, setup: setupFor(4) },
  ],
  rules: { state: stateSchema, begin, next, faults },
  sensible,
  sequel,
  words: { sentence, asides: ASIDES, questionSays, optionSays, refusedIs, refusedSays, outcomeSays },
  shows: { stage, describe, sketch, intends, came, faces },
  tells: telling,
  teaches: teaching,
  proof: {
    exercises: {
      decision: DECISION_KINDS,
      gear: [...new Set(GEAR_DECK.map(no => gearCard(no).id))],
      lynx: [...new Set(LYNX_DECK.map(no => lynxCard(no).id))],
    },
    exercised,
    measures,
  },
};
