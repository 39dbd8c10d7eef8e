/**
 * What is measured in Forbidden West: first tries by brief and party, setbacks, pace, when somebody is seen, faints, what is left of potions, decks and dice, and
 * how often command and narrative rolls pass. The targets are those of the game's balance: a competent party should meet them.
 */
import type { Hears, Listener, Measures, Notes, Shelf, Target } from '@quarry/kernel';
import { ACTION_NUMBERS, BEHAVIOUR_NUMBERS, keyOf, nameOf, SPECIAL_NUMBERS, sortOf } from './content/box.ts';
import { BRIEF_IDS, type BriefId } from './content/kinds.ts';
import { CHAPTERS, entryOf, isEntry } from './content/story/index.ts';
import { DEED_WORDS } from './content/words/index.ts';
import type { Told, WestEvent } from './events.ts';
import { briefOf } from './places.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const BRIEFS = BRIEF_IDS.filter(id => id !== 'B0').map(briefOf);
const rowOf = (id: BriefId): string => `${briefOf(id).chapter}. ${briefOf(id).name}`;

const FAILED: Readonly<Record<Told<'fight-failed'>['why'], string>> = {
  fainted: 'no potion was left',
  brief: 'what had to be kept was lost',
  late: 'there were no turns left',
};

/** One try of an encounter. */
class Encounters implements Listener<State, WestEvent> {
  readonly #notes: Notes;
  #brief: BriefId | null = null;
  #isFirst = true;
  #turn = 0;
  #faints = 0;
  #revealed: number | null = null;
  #setbacks = 0;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, WestEvent> = {
    'brief-opened': ({ brief, retry }, state) => {
      [this.#brief, this.#isFirst] = [brief, retry === 0];
      [this.#turn, this.#faints, this.#revealed] = [0, 0, null];
      if (retry === 0) this.#both('potions', state.party.potions);
    },
    'fight-began': (_event, { dice }) => {
      if (this.#isFirst)
        this.#notes.mean(
          'dice-left',
          dice.reduce((sum, n) => sum + n, 0),
        );
    },
    'turn-began': ({ turn }) => {
      this.#turn = turn;
    },
    'marshal-revealed': () => {
      this.#revealed ??= this.#turn;
    },
    'marshal-fainted': () => {
      this.#faints += 1;
    },
    'fight-won': (_event, state) => {
      for (const { deck } of state.party.marshals) this.#both('deck-left', deck.length);
      this.#close(true);
    },
    'fight-failed': ({ brief, why }) => {
      this.#setbacks += 1;
      this.#notes.count('failure', `${rowOf(brief)}: ${FAILED[why]}`);
      this.#close(false);
    },
  };

  end(): void {
    this.#notes.mean('setbacks', this.#setbacks);
  }

  #close(isWon: boolean): void {
    if (this.#isFirst) this.#rate('first-try', isWon);
    this.#both('turns', this.#turn);
    this.#both('faints', this.#faints);
    this.#rate('unseen', this.#revealed === null);
    if (this.#revealed !== null) this.#both('revealed', this.#revealed);
    this.#notes.histogram('turns', this.#turn);
  }
  #both(figure: string, value: number): void {
    this.#notes.mean(figure, value);
    if (this.#brief) this.#notes.row('brief', rowOf(this.#brief)).mean(figure, value);
  }
  #rate(figure: string, isHit: boolean): void {
    this.#notes.rate(figure, isHit);
    if (this.#brief) this.#notes.row('brief', rowOf(this.#brief)).rate(figure, isHit);
  }
}

/** Without a command roll, or the wish for one. */
const NOT_ROLLED: readonly Told<'command-failed'>['why'][] = ['declined', 'forbidden', 'too-far', 'ally-deafened'];

const rolls = (notes: Notes): Listener<State, WestEvent> => ({
  on: {
    'command-passed': () => notes.rate('command', true),
    // Alone, a roll that has passed may come to nothing because no token is paid for it.
    'command-failed': ({ why }) => {
      if (!NOT_ROLLED.includes(why)) notes.rate('command', why === 'no-token');
    },
    'story-rolled': ({ entry, element, isPassed }) => {
      if (isEntry(entry)) notes.rate(entryOf(entry).elements[element]?.is === 'roll' ? 'story-rolls' : 'optional-rolls', isPassed);
    },
  },
});

const byKey = (numbers: readonly number[]): Record<string, string> => Object.fromEntries(numbers.map(no => [keyOf(no), nameOf(no)]));
const SHELVES: Readonly<Record<string, Shelf>> = {
  brief: { title: 'Briefs', verb: 'opened', holds: Object.fromEntries(BRIEFS.map(({ id }) => [id, rowOf(id)])) },
  action: { title: 'Action cards', verb: 'played', holds: byKey(ACTION_NUMBERS) },
  special: { title: 'Special cards', verb: 'played', holds: byKey(SPECIAL_NUMBERS) },
  behaviour: { title: 'Behaviour cards', verb: 'drawn', holds: byKey(BEHAVIOUR_NUMBERS) },
  word: { title: 'Words of cards', verb: 'carried out', holds: Object.fromEntries(DEED_WORDS.map(word => [word, word])) },
};
/** A word that is no deed of its own (dice, what holds all the time) stands on no shelf. */
const DEEDS: ReadonlySet<string> = new Set(DEED_WORDS);
const uses = (notes: Notes): Listener<State, WestEvent> => {
  const played = (card: number): void => {
    const sort = sortOf(card);
    if (sort === 'action' || sort === 'special') notes.used(sort, keyOf(card));
  };
  return {
    on: {
      'brief-opened': ({ brief }) => notes.used('brief', brief),
      'behaviour-drawn': ({ card }) => notes.used('behaviour', keyOf(card)),
      'card-played': ({ card }) => played(card),
      'card-action': ({ card }) => played(card),
      word: ({ word }) => {
        if (DEEDS.has(word)) notes.used('word', word);
      },
    },
  };
};

/** By chapter, for four characters; fewer come within a few points of it. */
const FIRST_TRY: Readonly<Record<number, Target>> = {
  1: [0.9, 0.9],
  2: [0.9, 0.9],
  3: [0.75, 0.8],
  4: [0.75, 0.8],
  5: [0.75, 0.8],
  6: [0.75, 0.8],
  7: [0.6, 0.65],
  8: [0.7, 0.7],
  9: [0.7, 0.7],
  10: [0.7, 0.7],
  11: [0.6, 0.65],
  12: [0.6, 0.6],
  13: [0.5, 0.55],
};
const chapterOf = (mode: string): number => Number(/^chapter-(\d+)$/.exec(mode)?.[1] ?? 1);
const within = ([from, to]: Target, seats: number): Target => {
  const slack = seats === 1 ? 0.1 : seats === 2 ? 0.07 : 0;
  return [from - slack, to + slack];
};

export const measures: Measures<State, Setup, WestEvent> = {
  sections: [
    { title: 'Success', figures: { 'first-try': 'Encounter won at the first try', setbacks: 'Setbacks per chapter' } },
    {
      title: 'Pace and stealth',
      figures: {
        turns: 'Character turns per encounter',
        revealed: 'Turn of the first reveal',
        unseen: 'Encounters in which nobody is seen',
        faints: 'Faints per encounter and party',
      },
    },
    {
      title: 'What is left',
      figures: {
        potions: 'Potions entering an encounter',
        'deck-left': 'Cards left in a deck after an encounter that was won',
        'dice-left': 'Dice left when the encounter begins',
      },
    },
    {
      title: 'Rolls',
      figures: {
        command: 'Command rolls passed',
        'story-rolls': 'Narrative rolls passed, of those that must be made',
        'optional-rolls': 'Narrative rolls passed, of those that may be left alone',
      },
    },
  ],
  tables: {
    brief: {
      title: 'Encounters by brief',
      note: 'Faints per party; turns of all characters together.',
      row: 'brief',
      rows: BRIEFS.map(one => rowOf(one.id)),
      columns: {
        'first-try': 'won at the first try',
        turns: 'turns',
        revealed: 'first reveal',
        unseen: 'nobody seen',
        faints: 'faints',
        potions: 'potions entering',
        'deck-left': 'deck left',
      },
    },
  },
  counts: { failure: { title: 'Failed encounters, by cause' } },
  shelves: SHELVES,
  scenarios: {
    says: 'chapter',
    names: Object.fromEntries(CHAPTERS.map(({ no, title }) => [String(no), title])),
    inSetup: (setup, id) => ({ ...setup, chapter: Number(id) }),
  },
  targets: (mode, seats, scenario) => ({
    'first-try': within(FIRST_TRY[Number(scenario ?? chapterOf(mode))]!, seats),
    turns: seats === 1 ? [10, 16] : [14, 22],
    revealed: [5, 9],
    faints: [0.6, 1.5],
    potions: [2, 4],
    'deck-left': [4, 8],
    'dice-left': [1, 2],
    command: [0.4, 0.5],
    'story-rolls': [0.6, 0.75],
  }),
  listen: (_seats, notes) => [new Encounters(notes), rolls(notes), uses(notes)],
};
