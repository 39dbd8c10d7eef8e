/** The public door of Zero Dawn for everything but the browser. */

import type { Game, Windows } from '@quarry/kernel';
import { worth } from './bot/position.ts';
import { sensible } from './bot.ts';
import { box, CARDS, CONTENT_HASH, cardAt, keyOf } from './content/box.ts';
import { ENEMIES } from './content/enemies.ts';
import { DECISION_KINDS } from './decisions.ts';
import { WORDS } from './effects/index.ts';
import type { DawnEvent } from './events.ts';
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
function exercised(event: DawnEvent): readonly (readonly [string, string])[] {
  switch (event.type) {
    case 'effect':
      return [['word', event.word]];
    case 'box-resolved':
      return [['box', event.box]];
    case 'behaviour-drawn':
      return [['behaviour', keyOf(event.card)]];
    case 'picks-revealed':
      return [['tracking', keyOf(event.card)], ...(event.event < 0 ? [] : [['event', keyOf(event.event)] as const])];
    case 'fate-drawn':
      return [['fate', idOf(event.card)]];
    case 'card-played':
      return [['action', idOf(event.card)]];
    case 'goods-bought':
      return [['goods', idOf(event.card)]];
    default:
      return [];
  }
}

const idOf = (no: number): string => cardAt(no).card.id;
const ids = (isIt: (one: (typeof CARDS)[number]) => boolean): string[] => [...new Set(CARDS.filter(isIt).map(one => one.card.id))];

/** Interrupts are offered in these; a player may say in which of them to be asked. */
const WINDOWS: Windows = [
  { kind: 'play-any-time', says: 'Before and after every action, activation, attack and evade' },
  { kind: 'play-on-attack', says: 'While a hunter attacks, before the dice are rolled' },
  { kind: 'play-when-attacked', says: 'When a machine attacks' },
  { kind: 'play-when-evade-rolled', says: 'When an evade has been rolled' },
  { kind: 'play-when-damaged', says: 'When a machine has hurt a hunter' },
  { kind: 'play-when-evaded', says: 'When a machine has missed' },
  { kind: 'play-when-enemy-killed', says: 'When a machine is killed' },
  { kind: 'play-when-component-destroyed', says: 'When a component is torn off' },
  { kind: 'play-when-condition-inflicted', says: 'When you inflict a condition' },
];

const AIM = 'hunt a Sawtooth';
/** What each mode is like. */
const MODE_SAYS = {
  standard: { aim: AIM, says: 'You hunt side by side, and each of you wants the most glory; the best hunter wins.' },
  trading: { aim: AIM, says: 'As the usual hunt, and you may trade salvage and gear with each other if everybody agrees.' },
  cooperative: { aim: AIM, says: 'One party: you win or lose together, and a single faint fails the encounter.' },
  easy: { aim: AIM, says: 'One party, and one hunter may faint: kinder to a first hunt.' },
} as const;

export const zeroDawn: Game<State, Setup, View, Stream, DawnEvent> = {
  id: 'zero-dawn',
  name: 'Horizon Zero Dawn',
  version: 3,
  content: CONTENT_HASH,
  cards: box.keys,
  about: {
    says: 'Stalk machines through tall grass, break them apart for glory and parts, and bring down the Sawtooth. Your deck is your health: every wound is a card.',
    minutes: [60, 120],
    tags: ['semi-cooperative', 'campaign of five encounters', 'also cooperative and solo'],
    quick: { setup: setupFor(3, 'standard', { hunters: ['nora', 'choose', 'choose'] }), seats: ['me', 'bot', 'bot'] },
  },
  seats: { min: 1, max: 4 },
  setup: setupSchema,
  seatsOf: setup => setup.seats,
  checkSetup,
  tables: [
    ...[2, 3, 4].map(seats => ({ ...MODE_SAYS.standard, mode: 'standard', setup: setupFor(seats, 'standard') })),
    ...[2, 3, 4].map(seats => ({ ...MODE_SAYS.trading, mode: 'trading', setup: setupFor(seats, 'standard', { trading: 'ask' }) })),
    ...[1, 2, 3, 4].map(seats => ({ ...MODE_SAYS.cooperative, mode: 'cooperative', setup: setupFor(seats, 'cooperative') })),
    ...[1, 2, 3, 4].map(seats => ({ ...MODE_SAYS.easy, mode: 'cooperative-easy', setup: setupFor(seats, 'cooperative-easy') })),
  ],
  fared: FARED,
  rules: { state: stateSchema, begin, next, faults, windows: WINDOWS },
  sensible,
  worth,
  upgrade,
  words: { sentence, asides: ASIDES, questionSays, toldSays, callSays, optionSays, refused, refusedIs, refusedSays, outcomeSays },
  shows: { stage, describe, sketch, intends, came, dangers, faces },
  tells: telling,
  teaches: teaching,
  proof: {
    exercises: {
      decision: DECISION_KINDS,
      word: Object.keys(WORDS),
      box: [...new Set(ENEMIES.flatMap(enemy => enemy.behaviour.flatMap(card => [...card.yes, ...card.no].map(box => box.do))))],
      behaviour: ENEMIES.filter(enemy => enemy.behaviour.length > 1).flatMap(enemy => enemy.behaviour.map(card => card.id)),
      tracking: ids(one => one.sort === 'tracking'),
      event: ids(one => one.sort === 'event'),
      fate: ids(one => one.sort === 'salvage' && 'kind' in one.card && one.card.kind === 'fate'),
      action: ids(one => one.sort === 'action' && 'type' in one.card && one.card.type !== 'stamina'),
      goods: ids(one => one.note !== undefined),
    },
    exercised,
    measures,
  },
};
