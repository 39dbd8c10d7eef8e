/**
 * A position as one line of text, and back. Sections are parted by ` | `: the game and its step, tokens, the encounter, then one
 * section for each hunter (in seat order) and each enemy, markers, traps, decks. Inside a section words are parted by blanks: a
 * flag, `@square`, `#id` or `name=value`; cards go by their keys, `key.2-5` for copies 2 to 5 in a row. Whatever is as at the
 * start of a game (hunters taken, nothing shuffled) is left out. Chance is no part of a position.
 */
import { type Chance, oneOf, type Result, refuse, SchemaError, type Seat } from '@quarry/kernel';
import { cardNamed, keyOf, QUESTS } from './content/box.ts';
import { ENEMIES } from './content/enemies.ts';
import { ACTIONS, ARCS, ENEMY_TYPES } from './content/types.ts';
import { begin } from './rules/begin.ts';
import { checkSetup, HUNTER_IDS, setupFor } from './setup.ts';
import {
  type EnemyState,
  type HunterState,
  type MerchantState,
  MODES,
  type Mode,
  STEPS,
  type State,
  type Stream,
  stateSchema,
  type TrapState,
} from './state.ts';

/** What cannot be read, as an error inside this file only. */
class Fault extends Error {}
const fault = (says: string): never => {
  throw new Fault(says);
};

// Values

/** How a value is spelled. */
interface Spelling<T> {
  write(value: T): string;
  read(text: string): T;
}

const number: Spelling<number> = {
  write: String,
  read: text => (/^-?\d{1,9}$/.test(text) ? Number(text) : fault(`'${text}' is no whole number`)),
};

const NOBODY = 'nobody';
const seat: Spelling<Seat> = {
  write: value => (value < 0 ? NOBODY : `h${value}`),
  read: text =>
    text === NOBODY ? -1 : /^h\d$/.test(text) ? Number(text.slice(1)) : fault(`'${text}' is no seat; seats are h0 to h3, or ${NOBODY}`),
};

const NO_CARD = '-';
const card: Spelling<number> = {
  write: no => (no < 0 ? NO_CARD : keyOf(no)),
  read(text) {
    const no = text === NO_CARD ? -1 : cardNamed(text);
    return no < 0 && text !== NO_CARD ? fault(`no card has the key '${text}'`) : no;
  },
};

function word<const W extends string>(...words: readonly W[]): Spelling<W> {
  const known = oneOf(words);
  return { write: value => value, read: text => (words.includes(text as W) ? (text as W) : fault(`'${text}' is not ${known.is}`)) };
}

const listOf = <T>(one: Spelling<T>): Spelling<readonly T[]> => ({
  write: values => values.map(one.write).join(','),
  read: text => (text === '' ? [] : text.split(',').map(one.read)),
});
const numbers = listOf(number);

const COPY = /^(.+\.)(\d+)$/;
const COPIES = /^(.+\.)(\d+)-(\d+)$/;

/** Cards in order. Three or more copies of a card in a row are one word. */
const cards: Spelling<readonly number[]> = {
  write(nos) {
    const words: string[] = [];
    for (let i = 0; i < nos.length; ) {
      const key = card.write(nos[i]!);
      const [, name, copy] = COPY.exec(key) ?? [];
      let n = 1;
      while (name && i + n < nos.length && card.write(nos[i + n]!) === `${name}${Number(copy) + n}`) n += 1;
      words.push(n > 2 ? `${key}-${Number(copy) + n - 1}` : key);
      i += n > 2 ? n : 1;
    }
    return words.join(',');
  },
  read(text) {
    return text === ''
      ? []
      : text.split(',').flatMap(one => {
          const [, name, first, last] = (cardNamed(one) < 0 && COPIES.exec(one)) || [];
          if (!name) return [card.read(one)];
          const n = Number(last) - Number(first) + 1;
          if (n < 1 || n > 100) fault(`'${one}' names no copies`);
          return Array.from({ length: n }, (_, i) => card.read(`${name}${Number(first) + i}`));
        });
  },
};

/** A text of a card that was used, `card:which`. */
const usedText: Spelling<string> = {
  write: name => name.replace(/^\d+(?=:)/, no => keyOf(Number(no))),
  read(text) {
    const at = text.indexOf(':');
    return at < 0 ? fault(`'${text}' is no text of a card, such as key:0`) : `${card.read(text.slice(0, at))}${text.slice(at)}`;
  },
};

const OFF = 'off';
const modification: Spelling<HunterState['modifications'][number]> = {
  write: one => `${keyOf(one.card)}@${ARCS[one.on] ?? OFF}`,
  read(text) {
    const [key = '', arc = ''] = text.split('@');
    const on = (ARCS as readonly string[]).indexOf(arc);
    return on < 0 && arc !== OFF ? fault(`'${text}' is on no arc; arcs are ${ARCS.join(', ')}, or ${OFF}`) : { card: card.read(key), on };
  },
};

// Fields

/** A field of a record: which words spell it, and what a word makes of it. `text` is null for a bare word. */
interface Field<T> {
  readonly labels: readonly string[];
  write(value: T, start: T): readonly string[];
  read(label: string, text: string | null, value: T): T;
}

const spelled = (label: string, text: string | null): string => text ?? fault(`'${label}' lacks a value: write ${label}=…`);

/** `label=value`. */
function valued<T>(label: string, { write, read }: Spelling<T>): Field<T> {
  return {
    labels: [label],
    write: (value, start) => (write(value) === write(start) ? [] : [`${label}=${write(value)}`]),
    read: (_, text) => read(spelled(label, text)),
  };
}
const counted = (label: string): Field<number> => valued(label, number);
const zone = (label: string): Field<readonly number[]> => valued(label, cards);
/** A mark right before the number: `@14`, `#3`. */
const marked = (mark: '@' | '#'): Field<number> => ({
  labels: [mark],
  write: (value, start) => (value === start ? [] : [`${mark}${value}`]),
  read: (_, text) => number.read(text ?? ''),
});
/** A bare word that stands for `value`. */
const flag = (label: string, value = true): Field<boolean> => ({
  labels: [label],
  write: (now, start) => (now === start ? [] : [label]),
  read: (_, text) => (text === null ? value : fault(`'${label}' takes no value`)),
});
/** Equipment: `arc=card`. */
const arcs: Field<readonly number[]> = {
  labels: ARCS,
  write: (value, start) => ARCS.flatMap((arc, i) => (value[i] === start[i] ? [] : [`${arc}=${card.write(value[i]!)}`])),
  read: (label, text, value) => value.with((ARCS as readonly string[]).indexOf(label), card.read(spelled(label, text))),
};

type Fields<R> = { readonly [K in keyof R]: Field<R[K]> };

const HUNTER: Fields<Omit<HunterState, 'hunter'>> = {
  square: marked('@'),
  isUp: flag('down', false),
  skip: counted('skip'),
  faints: counted('faints'),
  fire: counted('fire'),
  freeze: counted('freeze'),
  shock: counted('shock'),
  beganShocked: flag('began-shocked'),
  glory: counted('glory'),
  blazingSuns: counted('blazing'),
  fullSuns: counted('full'),
  halfSuns: counted('half'),
  recency: counted('recency'),
  actionsLeft: counted('actions'),
  done: valued('done', listOf(word(...ACTIONS))),
  free: valued('free', listOf(word(...ACTIONS))),
  repeatable: valued('repeatable', listOf(word(...ACTIONS))),
  usedThisActivation: valued('used', listOf(usedText)),
  usedThisEncounter: valued('used-up', listOf(usedText)),
  hand: zone('hand'),
  draw: zone('draw'),
  discard: zone('discard'),
  scrapped: zone('scrapped'),
  equipment: arcs,
  modifications: valued('modifications', listOf(modification)) as Field<HunterState['modifications']>,
  salvage: zone('salvage'),
  node: valued('node', { write: node => node, read: text => text }),
  skill: counted('skill'),
  maxDeck: counted('limit'),
  traits: zone('traits'),
  upgrades: zone('upgrades'),
  visits: counted('visits'),
  purchases: counted('purchases'),
};

const ENEMY: Fields<Omit<EnemyState, 'type'>> = {
  id: marked('#'),
  square: marked('@'),
  isAlert: flag('alert'),
  wounds: counted('wounds'),
  armour: counted('armour'),
  fire: counted('fire'),
  freeze: counted('freeze'),
  shock: counted('shock'),
  burnedBy: valued('burned-by', seat),
  components: valued('components', numbers),
  home: counted('home'),
  spawn: counted('spawn'),
  hasActed: flag('acted'),
  status: valued('status', word('in-play', 'killed', 'burnt', 'escaped')),
};

const TRAP: Fields<TrapState> = {
  square: marked('@'),
  owner: valued('owner', seat),
  card: valued('card', card),
  weapon: valued('weapon', card),
  dice: valued('dice', numbers),
};
const BEHAVIOUR: Fields<Omit<State['behaviours'][number], 'type'>> = { pile: zone('pile'), discard: zone('discard') };
const MERCHANT: Fields<MerchantState> = { isOpen: flag('open'), row: zone('row'), pile: zone('pile'), discard: zone('discard') };

type Nested = 'hunters' | 'enemies' | 'traps' | 'behaviours' | 'merchants';
type Table = 'zero-dawn' | 'tokens' | 'encounter' | 'markers' | 'decks';
/** The fields of the whole game, each in its section. The mode is the first word of the first section. */
const GAME: { readonly [K in Exclude<keyof State, Nested | 'mode'>]: Field<State[K]> & { readonly of: Table } } = {
  step: { of: 'zero-dawn', ...valued('step', word(...STEPS)) },
  trading: { of: 'zero-dawn', ...flag('trading') },
  quest: { of: 'zero-dawn', ...counted('quest') },
  encounter: { of: 'zero-dawn', ...counted('encounter') },
  turn: { of: 'zero-dawn', ...counted('turn') },
  dusk: { of: 'zero-dawn', ...counted('dusk') },
  clock: { of: 'zero-dawn', ...counted('clock') },
  passedInARow: { of: 'zero-dawn', ...counted('passed') },
  leader: { of: 'tokens', ...valued('leader', seat) },
  fledgling: { of: 'tokens', ...valued('fledgling', seat) },
  active: { of: 'tokens', ...valued('active', seat) },
  card: { of: 'encounter', ...valued('card', card) },
  level: { of: 'encounter', ...counted('level') },
  points: { of: 'encounter', ...counted('points') },
  result: { of: 'encounter', ...valued('result', word('none', 'success', 'failure')) },
  hasFailed: { of: 'encounter', ...flag('failed') },
  event: { of: 'encounter', ...valued('event', card) },
  eventChooser: { of: 'encounter', ...valued('chosen-by', seat) },
  eventRival: { of: 'encounter', ...valued('rival', seat) },
  eventsPlayed: { of: 'encounter', ...zone('events-played') },
  outcrops: { of: 'markers', ...valued('outcrops', numbers) },
  ruins: { of: 'markers', ...valued('ruins', numbers) },
  corpses: { of: 'markers', ...valued('corpses', numbers) },
  grassAdded: { of: 'markers', ...valued('grass', numbers) },
  trackingPile: { of: 'decks', ...zone('tracking') },
  trackingDrawn: { of: 'decks', ...zone('tracking-drawn') },
  trackingRow: { of: 'decks', ...zone('tracking-row') },
  trackingDiscard: { of: 'decks', ...zone('tracking-out') },
  eventPile: { of: 'decks', ...zone('events') },
  eventDrawn: { of: 'decks', ...zone('events-drawn') },
  eventDiscard: { of: 'decks', ...zone('events-out') },
  salvagePile: { of: 'decks', ...zone('salvage') },
  salvageDiscard: { of: 'decks', ...zone('salvage-out') },
  stamina: { of: 'decks', ...zone('stamina') },
  removed: { of: 'decks', ...zone('removed') },
};

// The start of a game, which everything is compared with

const inOrder: Chance<Stream> = {
  roll: () => [],
  shuffle: (_, things) => things.slice(),
  below: () => 0,
};

const startSetup = (mode: Mode, hunters: readonly string[]) =>
  setupFor(hunters.length, mode, {
    quest: QUESTS[0]!.id as 'sawtooth',
    hunters: hunters.map(name => (name === NOBODY ? 'choose' : name)),
    leader: 0,
    fledgling: hunters.length > 1 ? 1 : -1,
  });

/** An enemy that has just been placed on no square yet. */
const freshEnemy = (type: number): EnemyState => ({
  id: -1,
  type,
  square: -1,
  isAlert: false,
  wounds: 0,
  armour: ENEMIES[type]!.armour,
  fire: 0,
  freeze: 0,
  shock: 0,
  burnedBy: -1,
  components: ENEMIES[type]!.components.map(() => 0),
  home: -1,
  spawn: -1,
  hasActed: false,
  status: 'in-play',
});
const freshTrap = (): TrapState => ({ square: -1, owner: -1, card: -1, weapon: -1, dice: [] });

// Writing

const nameOfHunter = ({ hunter }: HunterState): string => HUNTER_IDS[hunter] ?? NOBODY;

function writeFields<R>(fields: Fields<R>, record: R, start: R): string[] {
  return (Object.keys(fields) as (keyof R)[]).flatMap(key => fields[key].write(record[key], start[key]));
}

export function write(state: State): string {
  const start = begin(startSetup(state.mode, state.hunters.map(nameOfHunter)), inOrder);
  const keys = Object.keys(GAME) as (keyof typeof GAME)[];
  const section = (of: Table): string[] =>
    keys.filter(key => GAME[key].of === of).flatMap(key => GAME[key].write(state[key] as never, start[key] as never));
  const sections = [
    ['zero-dawn', state.mode, ...section('zero-dawn')],
    ['tokens', ...section('tokens')],
    ['encounter', ...section('encounter')],
    ...state.hunters.map((hunter, i) => ['hunter', nameOfHunter(hunter), ...writeFields(HUNTER, hunter, start.hunters[i]!)]),
    ...state.enemies.map(enemy => [
      'enemy',
      ENEMY_TYPES[enemy.type]!,
      ...writeFields(ENEMY, enemy, { ...freshEnemy(enemy.type), spawn: enemy.square }),
    ]),
    ['markers', ...section('markers')],
    ...state.traps.map(trap => ['trap', ...writeFields(TRAP, trap, freshTrap())]),
    ...state.behaviours.map(deck => ['behaviour', ENEMY_TYPES[deck.type]!, ...writeFields(BEHAVIOUR, deck, { pile: [], discard: [] })]),
    ...state.merchants.map((merchant, i) => [`merchant-${i + 1}`, ...writeFields(MERCHANT, merchant, start.merchants[i]!)]),
    ['decks', ...section('decks')],
  ];
  const isNamed = ([head]: string[]): boolean => ['hunter', 'enemy', 'trap', 'behaviour'].includes(head!);
  return sections
    .filter(words => words.length > 1 || isNamed(words))
    .map(words => words.join(' '))
    .join(' | ');
}

// Reading

interface Section {
  readonly n: number;
  readonly head: string;
  readonly words: readonly string[];
}

/** A position from its text, or a refusal that names the section and the word that cannot be read. */
export function read(text: string): Result<State> {
  const sections = text
    .trim()
    .split(/\s+\|\s+/)
    .map((one, i): Section => {
      const [head = '', ...words] = one.split(/\s+/);
      return { n: i + 1, head, words };
    });
  let at = sections[0]!;
  let place = at.head;
  const goTo = (section: Section, what: string): void => {
    at = section;
    place = what;
  };
  try {
    return readSections(sections, goTo);
  } catch (error) {
    if (error instanceof SchemaError) return refuse('bad-notation', { path: error.path }, `The position cannot be: ${error.message}.`);
    if (!(error instanceof Fault)) throw error;
    return refuse(
      'bad-notation',
      { section: at.n, head: at.head, word: place },
      `Section ${at.n} (${at.head}), at '${place}': ${error.message}.`,
    );
  }
}

type GoTo = (section: Section, word: string) => void;

function readSections(sections: readonly Section[], goTo: GoTo): Result<State> {
  const [first] = sections;
  if (first!.head !== 'zero-dawn') fault("a position begins with 'zero-dawn' and the mode");
  const mode = word(...MODES).read(first!.words[0] ?? '');
  const hunters = sections.filter(one => one.head === 'hunter');
  const names = hunters.map(section => {
    goTo(section, section.words[0] ?? 'hunter');
    return word(...HUNTER_IDS, NOBODY).read(section.words[0] ?? '');
  });
  const setup = startSetup(mode, names);
  const fits = checkSetup(setup);
  if (!fits.ok) return fits;
  const state = begin(setup, inOrder);
  const read = new Set<string>();
  let seats = 0;
  for (const section of sections) {
    goTo(section, section.head);
    const { head, words } = section;
    if (read.has(head)) fault(`there is a second section '${head}'`);
    const typed = (): number => ENEMY_TYPES.indexOf(word(...ENEMY_TYPES).read(words[0] ?? ''));
    if (head === 'hunter') readFields(HUNTER, state.hunters[seats++]!, section, 1, goTo);
    else if (head === 'enemy') state.enemies.push(readEnemy(typed(), section, goTo));
    else if (head === 'trap') {
      const trap = freshTrap();
      readFields(TRAP, trap, section, 0, goTo);
      state.traps.push(trap);
    } else if (head === 'behaviour') {
      const deck: State['behaviours'][number] = { type: typed(), pile: [], discard: [] };
      readFields(BEHAVIOUR, deck, section, 1, goTo);
      state.behaviours.push(deck);
    } else {
      read.add(head);
      const merchant = state.merchants.find((_, i) => head === `merchant-${i + 1}`);
      if (merchant) readFields(MERCHANT, merchant, section, 0, goTo);
      else readFields(fieldsOf(head), state, section, head === 'zero-dawn' ? 1 : 0, goTo);
    }
  }
  return { ok: true, value: stateSchema.check(state, 'position') };
}

function readEnemy(type: number, section: Section, goTo: GoTo): EnemyState {
  const enemy = freshEnemy(type);
  readFields(ENEMY, enemy, section, 1, goTo);
  if (enemy.square < 0 || enemy.id < 0) fault('an enemy needs its #id and its @square');
  if (enemy.spawn < 0) enemy.spawn = enemy.square;
  return enemy;
}

/** The fields of the whole game that stand in this section. */
function fieldsOf(head: string): Partial<Fields<State>> {
  const found = Object.entries(GAME).filter(([, field]) => field.of === head);
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Fields<State>>) : fault('there is no such section');
}

/** Reads the words of a section, from the given one on, into a record. */
function readFields<R>(fields: Partial<Fields<R>>, record: R, section: Section, from: number, goTo: GoTo): void {
  const entries = Object.entries(fields) as [keyof R, Field<R[keyof R]>][];
  const read = new Set<string>();
  for (const one of section.words.slice(from)) {
    goTo(section, one);
    const isMarked = one.startsWith('@') || one.startsWith('#');
    const equals = one.indexOf('=');
    const label = isMarked ? one[0]! : equals < 0 ? one : one.slice(0, equals);
    const text = isMarked ? one.slice(1) : equals < 0 ? null : one.slice(equals + 1);
    const entry = entries.find(([, field]) => field.labels.includes(label));
    if (!entry) fault(`there is no '${label}' in this section`);
    if (read.has(label)) fault(`'${label}' is there twice`);
    read.add(label);
    const [key, field] = entry!;
    record[key] = field.read(label, text, record[key]);
  }
}
