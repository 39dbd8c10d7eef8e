/** The public door of Urban Manhunt for everything but the browser. */

import type { Game } from '@quarry/kernel';
import { worth } from './bot/position.ts';
import { sensible } from './bot.ts';
import {
  box,
  CONTENT_HASH,
  CONTROL_DECK,
  CRIM_DECK,
  crimTexts,
  DATASLATES,
  dataslate,
  EVENT_DECK,
  eventCard,
  keyOf,
} from './content/box.ts';
import { CRIM_ACTIONS } from './content/kinds.ts';
import type { WordName } from './content/words/index.ts';
import { DECISION_KINDS, WINDOWS } from './decisions.ts';
import { WORDS } from './effects/index.ts';
import type { UrbanEvent } from './events.ts';
import { faults } from './faults.ts';
import { begin } from './first-state.ts';
import { measures } from './measures.ts';
import { next } from './scenes.ts';
import { callSays } from './sentences/calls.ts';
import { faces } from './sentences/cards.ts';
import { ASIDES, sentence } from './sentences/events.ts';
import { came, dangersAt, intends, intendsAfter } from './sentences/intents.ts';
import { optionSays, refusedIs } from './sentences/options.ts';
import { questionSays, toldSays } from './sentences/questions.ts';
import { refused, refusedSays } from './sentences/refused.ts';
import { sketch } from './sentences/sketch.ts';
import { outcomeSays, stage } from './sentences/stage.ts';
import { describe } from './sentences/table.ts';
import { checkSetup, type Setup, setupFor, setupSchema } from './setup.ts';
import { type State, type Stream, stateSchema, type View } from './state.ts';
import { teaching } from './teaching/index.ts';
import { telling } from './telling/index.ts';
import { upgrade } from './upgrade.ts';

/** What an event shows to have been exercised. */
function exercised(event: UrbanEvent): readonly (readonly [string, string])[] {
  switch (event.type) {
    case 'effect':
      return [['word', event.word]];
    case 'hunter-chosen':
      return [['hunter', dataslate(event.slate).id]];
    case 'control-flipped':
      return [['control', keyOf(event.card)]];
    case 'event-carried-out':
    case 'keeper-played':
      return [['event', keyOf(event.card)]];
    case 'crim-entered':
      return [['crim', keyOf(event.card)]];
    case 'crim-acted':
      return [['crim-action', event.action]];
    default:
      return [];
  }
}

/** Texts that happen or are used, not those that hold all the time: their words are read by the rules and never applied. */
const printedTexts = [
  ...DATASLATES.flatMap(({ rule, options }) => [...rule.texts, ...options]),
  ...CRIM_DECK.flatMap(crimTexts),
  ...EVENT_DECK.flatMap(no => eventCard(no).keeper ?? []),
].filter(text => text.when !== 'always');
const printedWords = new Set(
  [...printedTexts.flatMap(text => text.effects), ...EVENT_DECK.flatMap(no => eventCard(no).immediate ?? [])].map(effect => effect.do),
);

const AIM = 'hunt convicts';
/** What each length is like. */
const MODE_SAYS = {
  standard: { aim: AIM, says: 'Eight turns: time for every pod to open and for a lead to be lost again.' },
  short: { aim: AIM, says: 'Six turns: go for the nearest crims at once, there is no time to come back.' },
  long: { aim: AIM, says: 'Ten turns: more crims, more events, and room for a slow plan.' },
} as const;

export const urbanManhunt: Game<State, Setup, View, Stream, UrbanEvent> = {
  id: 'urban-manhunt',
  name: 'Urban Manhunt',
  version: 3,
  content: CONTENT_HASH,
  cards: box.keys,
  about: {
    says: 'Hunt convicts through a walled city block for points and the cameras. Open pods, spend Momentum, and mind the crims: they shoot back.',
    minutes: [45, 75],
    tags: ['competitive', 'miniatures on an open table', 'also solo'],
    quick: { setup: setupFor(3), seats: ['me', 'bot', 'bot'] },
  },
  seats: { min: 1, max: 4 },
  setup: setupSchema,
  seatsOf: setup => setup.seats,
  checkSetup,
  tables: [
    ...[1, 2, 3, 4].map(seats => ({ ...MODE_SAYS.standard, mode: 'standard', setup: setupFor(seats) })),
    ...[1, 2, 3, 4].map(seats => ({ ...MODE_SAYS.short, mode: 'short', setup: setupFor(seats, { length: 'short' }) })),
    ...[1, 2, 3, 4].map(seats => ({ ...MODE_SAYS.long, mode: 'long', setup: setupFor(seats, { length: 'long' }) })),
  ],
  rules: { state: stateSchema, begin, next, faults, windows: WINDOWS },
  sensible,
  worth,
  upgrade,
  words: { sentence, asides: ASIDES, questionSays, toldSays, callSays, optionSays, refused, refusedIs, refusedSays, outcomeSays },
  shows: { stage, describe, sketch, intends, intendsAfter, came, dangersAt, unit: { of: 1, says: 'inches', sign: '″' }, faces },
  tells: telling,
  teaches: teaching,
  proof: {
    exercises: {
      decision: DECISION_KINDS,
      word: (Object.keys(WORDS) as WordName[]).filter(word => printedWords.has(word)),
      event: EVENT_DECK.map(keyOf),
      control: CONTROL_DECK.map(keyOf),
      crim: CRIM_DECK.map(keyOf),
      hunter: DATASLATES.map(slate => slate.id),
      'crim-action': CRIM_ACTIONS,
    },
    exercised,
    measures,
  },
};
