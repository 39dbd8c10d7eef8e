/** The door of Primal for everything but the browser. */
import type { Game } from '@quarry/kernel';
import { worth } from './bot/position.ts';
import { sensible } from './bot.ts';
import { BEHAVIOUR_NUMBERS, box, keyOf } from './content/box.ts';
import { CONTENT_HASH } from './content/hash.ts';
import { MONSTERS } from './content/kinds.ts';
import { WORDS } from './content/words/index.ts';
import { DECISION_KINDS } from './decisions.ts';
import type { PrimalEvent } from './events.ts';
import { faults } from './faults.ts';
import { measures } from './measures.ts';
import { next } from './scenes.ts';
import { callSays } from './sentences/calls.ts';
import { faces } from './sentences/cards.ts';
import { ASIDES, sentence } from './sentences/events.ts';
import { came, dangers, intends } from './sentences/intents.ts';
import { amountIn, optionSays, refusedIs } from './sentences/options.ts';
import { questionSays, toldSays } from './sentences/questions.ts';
import { refusedSays } from './sentences/refused.ts';
import { sketch } from './sentences/sketch.ts';
import { outcomeSays, stage } from './sentences/stage.ts';
import { describe } from './sentences/table.ts';
import { begin, checkSetup, prologueFor, type Setup, sequel, setupSchema } from './setup.ts';
import { type State, type Stream, stateSchema, type View } from './state.ts';
import { MORE_TABLES, TABLES } from './tables.ts';
import { teaching } from './teaching/index.ts';
import { telling } from './telling/index.ts';
import { upgrade } from './upgrade.ts';

/** What an event shows to have been exercised. */
function exercised(event: PrimalEvent): readonly (readonly [string, string])[] {
  switch (event.type) {
    case 'word':
      return [['word', event.word]];
    case 'behaviour-revealed':
      return [['behaviour', keyOf(event.card)]];
    case 'hunt-opened':
      return [['monster', event.monster]];
    default:
      return [];
  }
}

export const primal: Game<State, Setup, View, Stream, PrimalEvent> = {
  id: 'primal',
  name: 'Primal: The Awakening',
  version: 4,
  content: CONTENT_HASH,
  cards: box.keys,
  about: {
    says: 'Two to four hunters stand round one huge beast. The cards you do not play pay for those you do, and whatever you do wakes something in it.',
    minutes: [60, 120],
    tags: ['cooperative', 'card duel', 'campaign of twelve chapters', 'alone with two hunters'],
    quick: { setup: prologueFor(2), seats: ['me', 'bot'] },
  },
  seats: { min: 2, max: 4 },
  setup: setupSchema,
  seatsOf: setup => setup.seats,
  checkSetup,
  tables: TABLES,
  moreTables: MORE_TABLES,
  rules: { state: stateSchema, begin, next, faults },
  sensible,
  worth,
  sequel,
  upgrade,
  words: { sentence, asides: ASIDES, questionSays, toldSays, callSays, optionSays, amountIn, refusedIs, refusedSays, outcomeSays },
  shows: { stage, describe, sketch, intends, came, dangers, faces },
  tells: telling,
  teaches: teaching,
  proof: {
    exercises: {
      decision: DECISION_KINDS,
      word: WORDS,
      monster: MONSTERS,
      behaviour: BEHAVIOUR_NUMBERS.map(keyOf),
    },
    exercised,
    measures,
  },
};
