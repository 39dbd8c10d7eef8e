/** The door of Under our Sun for everything but the browser. */
import type { Game } from '@quarry/kernel';
import { worth } from './bot/position.ts';
import { sensible } from './bot.ts';
import { box, ENEMY_NUMBERS, EVENT_NUMBERS, enemyCard, eventCard, NIGHT_NUMBERS, nightCard, SUN_NUMBERS, sunCard } from './content/box.ts';
import { CONTENT_HASH } from './content/hash.ts';
import { MISSIONS } from './content/missions/index.ts';
import { WORDS } from './content/words/index.ts';
import { DECISION_KINDS } from './decisions.ts';
import type { SunEvent } from './events.ts';
import { faults } from './faults.ts';
import { begin } from './first-state.ts';
import { FARED } from './measures/fared.ts';
import { measures } from './measures.ts';
import { next } from './scenes.ts';
import { callSays } from './sentences/calls.ts';
import { faces } from './sentences/cards.ts';
import { ASIDES, sentence } from './sentences/events.ts';
import { came, dangers, intends } from './sentences/intents.ts';
import { optionSays, refusedIs } from './sentences/options.ts';
import { questionSays, toldSays } from './sentences/questions.ts';
import { refusedSays } from './sentences/refused.ts';
import { sketch } from './sentences/sketch.ts';
import { outcomeSays, stage } from './sentences/stage.ts';
import { describe } from './sentences/table.ts';
import { checkSetup, missionFor, type Setup, setupSchema } from './setup.ts';
import { type State, type Stream, stateSchema, type View } from './state.ts';
import { MORE_TABLES, TABLES } from './tables.ts';
import { teaching } from './teaching/index.ts';
import { telling } from './telling/index.ts';
import { upgrade } from './upgrade.ts';

/** What an event shows to have been exercised. */
function exercised(event: SunEvent): readonly (readonly [string, string])[] {
  switch (event.type) {
    case 'word':
      return [['word', event.word]];
    case 'spawned':
      return [['enemy', enemyCard(event.card).id]];
    case 'night-drawn':
      return [['night', nightCard(event.card).id]];
    case 'event-drawn':
      return [['event', eventCard(event.card).id]];
    case 'sun-drawn':
      return [['sun', sunCard(event.card).id]];
    case 'mission-card':
      return [['mission', MISSIONS[event.mission]!.id]];
    default:
      return [];
  }
}
const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

export const underOurSun: Game<State, Setup, View, Stream, SunEvent> = {
  id: 'under-our-sun',
  name: 'Under our Sun',
  version: 3,
  content: CONTENT_HASH,
  cards: box.keys,
  about: {
    says: 'Carry water further than anybody thinks wise, and bring each other home. You walk out of New Haven onto ground that nobody has seen; you drink, sleep, trade and fight together, and perhaps one of you is not on your side.',
    minutes: [90, 180],
    tags: ['cooperative', 'exploration', 'perhaps a traitor', 'alone with two characters'],
    quick: { setup: missionFor(2), seats: ['me', 'bot'] },
  },
  seats: { min: 1, max: 6 },
  setup: setupSchema,
  seatsOf: setup => setup.seats,
  checkSetup,
  tables: TABLES,
  moreTables: MORE_TABLES,
  fared: FARED,
  rules: { state: stateSchema, begin, next, faults },
  sensible,
  worth,
  upgrade,
  words: { sentence, asides: ASIDES, questionSays, toldSays, callSays, optionSays, refusedIs, refusedSays, outcomeSays },
  shows: { stage, describe, sketch, intends, came, dangers, faces },
  tells: telling,
  teaches: teaching,
  proof: {
    exercises: {
      decision: DECISION_KINDS,
      word: WORDS,
      enemy: once(ENEMY_NUMBERS.map(no => enemyCard(no).id)),
      night: NIGHT_NUMBERS.map(no => nightCard(no).id),
      event: EVENT_NUMBERS.map(no => eventCard(no).id),
      sun: once(SUN_NUMBERS.map(no => sunCard(no).id)),
      mission: MISSIONS.map(one => one.id),
    },
    exercised,
    measures,
  },
};
