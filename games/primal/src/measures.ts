/**
 * What is measured in Primal: wins by level, monster and number of hunters, how long won fights are, unleashings and knock-outs in them, what lost fights are lost by, and how
 * the party fares with each hunter. The targets are those of the game's balance: a competent party should meet them.
 */
import type { Hears, Listener, Measures, Notes, Shelf, Target } from '@quarry/kernel';
import { BOSS, levelOf as levelIn } from './campaign/quests.ts';
import {
  ACTION_NUMBERS,
  ATTRITION_NUMBERS,
  BEHAVIOUR_NUMBERS,
  keyOf,
  monsterCard,
  nameOf,
  SCENARIOS,
  scenarioCard,
  sortOf,
} from './content/box.ts';
import { EXPEDITIONS } from './content/expeditions.ts';
import { HUNTERS, MONSTERS, type MonsterId } from './content/kinds.ts';
import { HUNTER_NAMES } from './content/names.ts';
import { WORDS } from './content/words/index.ts';
import type { PrimalEvent } from './events.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { TABLES } from './tables.ts';

const called = (monster: MonsterId): string => monsterCard(monster).name;
const levelOf = ({ level, monster }: State): string => (monster.id === BOSS ? 'the last one' : `level ${level}`);
const LEVELS = ['level 0', 'level 1', 'level 2', 'level 3', 'the last one'];

const CAUSES: Readonly<Record<string, string>> = {
  time: 'the tenth round went by',
  'knocked-out': 'nobody stood any more',
  scenario: 'the place itself',
};

/** One hunt after the other: a chapter may see several. */
class Hunts implements Listener<State, PrimalEvent> {
  readonly #notes: Notes;
  #unleashed = 0;
  #falls = 0;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, PrimalEvent> = {
    'hunt-opened': () => {
      [this.#unleashed, this.#falls] = [0, 0];
    },
    unleashed: () => {
      this.#unleashed += 1;
    },
    'knocked-out': () => {
      this.#falls += 1;
    },
    'hunt-won': ({ round }, state) => {
      this.#outcome(state, true);
      this.#mean(state, 'rounds', round);
      this.#mean(state, 'unleashed', this.#unleashed);
      this.#mean(state, 'falls', this.#falls);
      this.#notes.histogram('rounds', round);
    },
    'hunt-lost': ({ why }, state) => {
      this.#outcome(state, false);
      this.#notes.rate('by-time', why === 'time');
      this.#notes.count('defeat', CAUSES[why] ?? why);
    },
  };

  #outcome(state: State, isWon: boolean): void {
    this.#notes.rate('hunts', isWon);
    for (const [table, row] of this.#rows(state)) this.#notes.row(table, row).rate('won', isWon);
    const here = state.hunters.map(one => one.id);
    for (const id of HUNTERS) this.#notes.row('hunter', HUNTER_NAMES[id]).rate(here.includes(id) ? 'with' : 'without', isWon);
  }
  #mean(state: State, figure: string, value: number): void {
    this.#notes.mean(figure, value);
    for (const [table, row] of this.#rows(state)) this.#notes.row(table, row).mean(figure, value);
  }
  #rows(state: State): (readonly [string, string])[] {
    return [
      ['level', levelOf(state)],
      ['monster', called(state.monster.id)],
      ['party', `${state.hunters.length} hunters`],
    ];
  }
}

/** How often a turn ends without harm, and what wakes in it. */
const turns = (notes: Notes): Listener<State, PrimalEvent> => {
  let woken = 0;
  return {
    on: {
      'turn-begun': () => {
        woken = 0;
      },
      'behaviour-revealed': () => {
        woken += 1;
      },
      'attrition-resisted': () => notes.rate('resisted', true),
      'attrition-failed': () => notes.rate('resisted', false),
      'turn-ended': () => notes.mean('woken', woken),
      'boost-applied': () => notes.rate('boosted', true),
      'boost-skipped': () => notes.rate('boosted', false),
      'boost-cancelled': () => notes.rate('boosted', false),
    },
  };
};

const byKey = (numbers: readonly number[]): Record<string, string> => Object.fromEntries(numbers.map(no => [keyOf(no), nameOf(no)]));
const SHELVES: Readonly<Record<string, Shelf>> = {
  monster: { title: 'Monsters', verb: 'hunted', holds: Object.fromEntries(MONSTERS.map(id => [id, called(id)])) },
  place: { title: 'Expeditions and quests', verb: 'played', holds: Object.fromEntries(SCENARIOS.map(({ id, name }) => [id, name])) },
  action: { title: 'Action cards', verb: 'played', holds: byKey(ACTION_NUMBERS) },
  behaviour: { title: 'Behaviours', verb: 'revealed', holds: byKey(BEHAVIOUR_NUMBERS) },
  attrition: { title: 'Attrition cards', verb: 'drawn', holds: byKey(ATTRITION_NUMBERS) },
  word: { title: 'Words of cards', verb: 'carried out', holds: Object.fromEntries(WORDS.map(word => [word, word])) },
};
const uses = (notes: Notes): Listener<State, PrimalEvent> => ({
  on: {
    'hunt-opened': ({ monster, scenario }) => {
      notes.used('monster', monster);
      notes.used('place', scenarioCard(scenario).id);
    },
    'card-played': ({ card }) => {
      if (sortOf(card) === 'action') notes.used('action', keyOf(card));
    },
    'behaviour-revealed': ({ card }) => notes.used('behaviour', keyOf(card)),
    'attrition-resisted': ({ card }) => notes.used('attrition', keyOf(card)),
    'attrition-failed': ({ card }) => notes.used('attrition', keyOf(card)),
    word: ({ word }) => notes.used('word', word),
  },
});

const COLUMNS = { won: 'won', rounds: 'rounds of won hunts', unleashed: 'unleashings in them', falls: 'falls in them' };

const WINS: readonly Target[] = [
  [0.8, 0.9],
  [0.55, 0.65],
  [0.5, 0.6],
  [0.45, 0.55],
];
const LENGTHS: readonly Target[] = [
  [6, 8],
  [7, 9],
  [7, 9],
  [8, 10],
];
const OF_BOSS = { hunts: [0.3, 0.4], rounds: [9, 10] } as const;
/** What the table of a mode is about; a campaign is looked at from its first chapter on. */
function huntIn(mode: string): { readonly level: number; readonly isBoss: boolean } {
  const { mode: kind, monster, level, chapter } = TABLES.find(one => one.mode === mode)!.setup;
  return { level: kind === 'campaign' ? levelIn(chapter) : level, isBoss: monster === BOSS };
}

export const measures: Measures<State, Setup, PrimalEvent> = {
  sections: [
    { title: 'Success', figures: { hunts: 'Hunts won', 'by-time': 'Lost hunts that are lost by time' } },
    {
      title: 'Won hunts',
      figures: { rounds: 'Rounds', unleashed: 'Times the monster is unleashed', falls: 'Falls of hunters' },
    },
    {
      title: 'Turns',
      figures: { resisted: 'Attrition resisted', woken: 'Behaviours woken in a turn', boosted: 'Boosts that are applied' },
    },
  ],
  tables: {
    level: { title: 'Hunts by level', row: 'level', rows: LEVELS, columns: COLUMNS },
    monster: { title: 'Hunts by monster', row: 'monster', rows: MONSTERS.map(called), columns: COLUMNS },
    party: { title: 'Hunts by party', row: 'party', columns: COLUMNS },
    hunter: {
      title: 'Hunters',
      note: 'Hunts that are won with a hunter in the party, and without.',
      row: 'hunter',
      rows: HUNTERS.map(id => HUNTER_NAMES[id]),
      columns: { with: 'won with', without: 'won without' },
    },
  },
  counts: { defeat: { title: 'Lost hunts, by cause' } },
  shelves: SHELVES,
  scenarios: {
    says: 'expedition',
    names: Object.fromEntries(EXPEDITIONS.map((one, no) => [one.id, `${called(one.monster)}: ${scenarioCard(no).name}`])),
    inSetup: (setup, id) => ({ ...setup, scenario: id, monster: EXPEDITIONS.find(one => one.id === id)!.monster }),
  },
  targets: mode => {
    const { level, isBoss } = huntIn(mode);
    return { ...(isBoss ? OF_BOSS : { hunts: WINS[level]!, rounds: LENGTHS[level]! }), 'by-time': [0.3, 0.6], unleashed: [1, 3] };
  },
  listen: (_seats, notes) => [new Hunts(notes), turns(notes), uses(notes)],
};
