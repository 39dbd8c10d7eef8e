/** The door of Forbidden West for everything but the browser. */
import type { Game } from '@quarry/kernel';
import { worth } from './bot/position.ts';
import { sensible } from './bot.ts';
import { BEHAVIOUR_NUMBERS, box, keyOf } from './content/box.ts';
import { CONTENT_HASH } from './content/hash.ts';
import { BRIEF_IDS } from './content/kinds.ts';
import { CHAPTERS } from './content/story/index.ts';
import { DEED_WORDS } from './content/words/index.ts';
import { DECISION_KINDS } from './decisions.ts';
import type { WestEvent } from './events.ts';
import { faults } from './faults.ts';
import { begin } from './first-state.ts';
import { measures } from './measures.ts';
import { next } from './scenes.ts';
import { callSays } from './sentences/calls.ts';
import { faces } from './sentences/cards.ts';
import { ASIDES, isNews, sentence } from './sentences/events.ts';
import { came, dangers, intends } from './sentences/intents.ts';
import { optionSays, refusedIs } from './sentences/options.ts';
import { questionSays, toldSays } from './sentences/questions.ts';
import { refused, refusedSays } from './sentences/refused.ts';
import { sketch } from './sentences/sketch.ts';
import { outcomeSays, stage } from './sentences/stage.ts';
import { describe } from './sentences/table.ts';
import { checkSetup, type Setup, sequel, setupFor, setupSchema } from './setup.ts';
import { type State, type Stream, stateSchema, type View } from './state.ts';
import { teaching } from './teaching/index.ts';
import { telling } from './telling/index.ts';
import { upgrade } from './upgrade.ts';

/** What an event shows to have been exercised. */
function exercised(event: WestEvent): readonly (readonly [string, string])[] {
  switch (event.type) {
    case 'word':
      return [['word', event.word]];
    case 'behaviour-drawn':
      return [['behaviour', keyOf(event.card)]];
    case 'brief-opened':
      return [['brief', event.brief]];
    default:
      return [];
  }
}

/** Chapters that are recorded for one evening, by three, four and one. */
const RECORDED: readonly number[] = [6, 11, 12];

const CAMPAIGN = {
  mode: 'campaign',
  aim: 'follow the carved seeds',
  says: 'Thirteen chapters for one party: what you choose and find goes with you from each to the next.',
} as const;

const chapterFor = ({ no, title }: (typeof CHAPTERS)[number], seats: number) => ({
  mode: `chapter-${no}`,
  says: `The story from “${title}” on, without the chapters before it.`,
  aim: 'follow the carved seeds',
  setup: setupFor(seats, no),
});

export const forbiddenWest: Game<State, Setup, View, Stream, WestEvent> = {
  id: 'forbidden-west',
  name: 'Horizon Forbidden West: Seeds of Rebellion',
  version: 5,
  content: CONTENT_HASH,
  cards: box.keys,
  about: {
    says: 'Marshals of the Tenakth follow carved seeds through three clans and thirteen chapters. You read, you choose, you hide in the grass, and then something sees you.',
    minutes: [60, 120],
    tags: ['cooperative', 'campaign of thirteen chapters', 'story', 'also solo'],
    quick: { setup: setupFor(3), seats: ['me', 'bot', 'bot'] },
  },
  seats: { min: 1, max: 4 },
  setup: setupSchema,
  seatsOf: setup => setup.seats,
  checkSetup,
  tables: [
    { ...CAMPAIGN, setup: setupFor(1) },
    { ...CAMPAIGN, setup: setupFor(2), recorded: 'story' },
    { ...CAMPAIGN, setup: setupFor(3) },
    { ...CAMPAIGN, setup: setupFor(4) },
    ...CHAPTERS.slice(1).map(one => ({
      ...chapterFor(one, 1 + (one.no % 4)),
      ...(RECORDED.includes(one.no) ? {} : { recorded: 'nothing' as const }),
    })),
  ],
  moreTables: CHAPTERS.slice(1).flatMap(one =>
    [1, 2, 3, 4].filter(seats => seats !== 1 + (one.no % 4)).map(seats => chapterFor(one, seats)),
  ),
  rules: { state: stateSchema, begin, next, faults },
  sensible,
  worth,
  sequel,
  upgrade,
  words: { sentence, asides: ASIDES, isNews, questionSays, toldSays, callSays, optionSays, refused, refusedIs, refusedSays, outcomeSays },
  shows: { stage, describe, sketch, intends, came, dangers, faces },
  tells: telling,
  teaches: teaching,
  proof: {
    exercises: {
      decision: DECISION_KINDS,
      word: DEED_WORDS,
      brief: BRIEF_IDS.filter(id => id !== 'B0'),
      behaviour: BEHAVIOUR_NUMBERS.map(keyOf),
    },
    exercised,
    measures,
  },
};
