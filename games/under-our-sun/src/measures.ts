/**
 * What is measured in Under our Sun: missions won by mission, difficulty and number of seats, when they end and how many die, what HP are lost by, what lost missions are lost by, and how a
 * dealt Son of Liberty fares. The targets are those of the game's balance.
 */
import type { Hears, Listener, Measures, Notes, Shelf, Target } from '@quarry/kernel';
import {
  box,
  enemyCard,
  eventCard,
  merchantCard,
  missionNamed,
  missionOf,
  nightCard,
  sunCard,
  teamCard,
  thing,
  tileCard,
} from './content/box.ts';
import { CHARACTER_CARDS } from './content/characters.ts';
import { DIFFICULTIES, MERCHANT_IDS } from './content/kinds.ts';
import { MISSIONS } from './content/missions/index.ts';
import { WORDS } from './content/words/index.ts';
import type { SunEvent, Told } from './events.ts';
import { missionIn, seatsOf, teamCardOf } from './questions/basics.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const difficultyOf = (state: State): string => DIFFICULTIES[missionIn(state).marks - 1]!;
const partyOf = ({ players }: State): string => (players.length === 1 ? 'alone with two' : `${players.length} seats`);
const CAUSES: Readonly<Record<State['why'], string>> = {
  none: 'nothing',
  mission: 'the mission is fulfilled',
  'liberty-fell': 'the Son of Liberty fell',
  failed: 'what had to live did not',
  'last-day': 'the last day went by',
  'all-dead': 'nobody is left alive',
  saboteur: 'the Saboteur held out',
  executioner: 'the Executioner has done it',
  quartermaster: 'the Quartermaster has delivered',
};
const HARMS: Readonly<Record<Told<'hurt'>['why'], string>> = {
  attack: 'attacks',
  shot: 'shots',
  thirst: 'thirst',
  hunger: 'hunger',
  infection: 'infection',
  text: 'events and nights',
};

/** How a mission ends. */
class Endings implements Listener<State, SunEvent> {
  readonly #notes: Notes;
  #deaths = 0;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, SunEvent> = {
    died: () => {
      this.#deaths += 1;
    },
    ended: ({ result, why, day }, state) => {
      this.#outcome(state, result === 'won');
      this.#mean(state, 'day', day);
      this.#mean(state, 'deaths', this.#deaths);
      this.#notes.histogram('day', day);
      if (result !== 'won') this.#notes.count('defeat', CAUSES[why]);
      if (hasSon(state)) this.#notes.rate('son', result === 'liberty');
    },
  };

  #outcome(state: State, isWon: boolean): void {
    this.#notes.rate('missions', isWon);
    for (const [table, row] of rowsOf(state)) this.#notes.row(table, row).rate('won', isWon);
  }
  #mean(state: State, figure: string, value: number): void {
    this.#notes.mean(figure, value);
    for (const [table, row] of rowsOf(state)) this.#notes.row(table, row).mean(figure, value);
  }
}
const rowsOf = (state: State): (readonly [string, string])[] => [
  ['mission', missionIn(state).name],
  ['difficulty', difficultyOf(state)],
  ['party', partyOf(state)],
];
const hasSon = (state: State): boolean =>
  seatsOf(state).some(seat => {
    const card = teamCardOf(state, seat);
    return card >= 0 && teamCard(card).isSol;
  });

/** What it costs to be out there, and what is got for it. */
const days = (notes: Notes): Listener<State, SunEvent> => ({
  on: {
    hurt: ({ why, n }) => {
      for (let i = 0; i < n; i++) notes.count('harm', HARMS[why]);
    },
    drank: ({ missing }) => notes.rate('thirsty', missing > 0),
    'ap-raised': (_, state) => {
      for (const { fitness, diedIn } of state.characters) if (diedIn < 0) notes.rate('tired', fitness === 0);
    },
    'container-opened': () => notes.rate('opened', true),
    'container-shut': () => notes.rate('opened', false),
    looted: ({ successes }) => notes.rate('looted', successes > 0),
  },
});

// What of the box is used

type Named = { readonly id: string; readonly name: string };
const named = (things: readonly Named[]): Record<string, string> => Object.fromEntries(things.map(({ id, name }) => [id, name]));
/** Copies of a card are one. */
const printed = (sort: (typeof box.cards)[number]['sort']): Record<string, string> =>
  named(box.cards.filter(one => one.sort === sort).map(one => one.card as Named));

const SHELVES: Readonly<Record<string, Shelf>> = {
  mission: { title: 'Missions', verb: 'played', holds: named(MISSIONS) },
  character: { title: 'Characters', verb: 'chosen', holds: named(CHARACTER_CARDS) },
  tile: { title: 'Tiles', verb: 'revealed', holds: printed('tile') },
  sun: { title: 'Sun cards', verb: 'drawn', holds: printed('sun') },
  event: { title: 'Event cards', verb: 'drawn', holds: printed('event') },
  night: { title: 'Night cards', verb: 'drawn', holds: printed('night') },
  enemy: { title: 'Enemies', verb: 'on the map', holds: printed('enemy') },
  merchant: { title: 'Merchants', verb: 'dealt with', holds: named(MERCHANT_IDS.map(merchantCard)) },
  thing: { title: 'Items, gear and loot', verb: 'got', holds: printed('thing') },
  word: { title: 'Words of cards', verb: 'carried out', holds: Object.fromEntries(WORDS.map(word => [word, word])) },
};
const uses = (notes: Notes): Listener<State, SunEvent> => ({
  on: {
    'mission-begun': ({ mission }) => notes.used('mission', missionOf(mission).id),
    'character-chosen': ({ id }) => notes.used('character', id),
    'tile-revealed': ({ card }) => notes.used('tile', tileCard(card).id),
    'sun-drawn': ({ card }) => notes.used('sun', sunCard(card).id),
    'event-drawn': ({ card }) => notes.used('event', eventCard(card).id),
    'night-drawn': ({ card }) => notes.used('night', nightCard(card).id),
    spawned: ({ card }) => notes.used('enemy', enemyCard(card).id),
    'dealing-begun': ({ merchant }, { merchants }) => notes.used('merchant', merchants[merchant]!.id),
    'card-gained': ({ card }) => notes.used('thing', thing(card).id),
    word: ({ word }) => notes.used('word', word),
  },
});

const COLUMNS = { won: 'won', day: 'day of the end', deaths: 'deaths' };
const WINS: readonly Target[] = [
  [0.6, 0.75],
  [0.4, 0.55],
  [0.2, 0.35],
];
const DAYS: readonly Target[] = [
  [4, 5],
  [5, 6],
  [6, 7],
];
const DEATHS: readonly Target[] = [
  [0.3, 0.8],
  [0.6, 1.3],
  [1, 2],
];
const SON: Target = [0.35, 0.5];
const TRAITOR = /-traitor$/;

export const measures: Measures<State, Setup, SunEvent> = {
  sections: [
    { title: 'Success', figures: { missions: 'Missions won', day: 'Day of the end', deaths: 'Deaths in a game' } },
    { title: 'A Son of Liberty', figures: { son: 'Games that a dealt Son of Liberty wins' } },
    {
      title: 'Out there',
      figures: {
        thirsty: 'Turns that begin without water',
        tired: 'Phases that somebody begins TIRED',
        opened: 'Tries at containers that open them',
        looted: 'Bodies that something is found on',
      },
    },
  ],
  tables: {
    mission: { title: 'By mission', row: 'mission', rows: MISSIONS.map(one => one.name), columns: COLUMNS },
    difficulty: { title: 'By difficulty', row: 'difficulty', rows: DIFFICULTIES, columns: COLUMNS },
    party: { title: 'By party', row: 'party', columns: COLUMNS },
  },
  counts: {
    defeat: { title: 'Games that the Survivors do not win, by cause' },
    harm: { title: 'HP lost, by cause' },
  },
  shelves: SHELVES,
  scenarios: {
    says: 'mission',
    names: Object.fromEntries(MISSIONS.map(one => [one.id, one.name])),
    inSetup: (setup, id) => ({ ...setup, mission: id }),
  },
  targets: (mode, _seats, scenario) => {
    const { marks } = missionOf(missionNamed(scenario ?? mode.replace(TRAITOR, '')));
    const alike = { day: DAYS[marks - 1]!, deaths: DEATHS[marks - 1]! };
    return TRAITOR.test(mode) ? { ...alike, son: SON } : { ...alike, missions: WINS[marks - 1]! };
  },
  listen: (_seats, notes) => [new Endings(notes), days(notes), uses(notes)],
};
