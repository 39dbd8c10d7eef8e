/**
 * A position as one line of text, and back. Sections are parted by ` | `: the game with its zone and step, the turn, one section for
 * each hunter (in seat order) and each crim, then the decks. Inside a section words are parted by blanks: a flag, `@x,y` in inches, `#no`
 * or `name=value`; cards go by their keys. Whatever is as at the start of a match (nothing shuffled, nobody placed) is left out.
 * Chance is no part of a position.
 */
import { type Result, refuse, SchemaError } from '@quarry/kernel';
import { cardNamed, DATASLATES, keyOf } from './content/box.ts';
import { zoneMap, zoneNamed } from './content/maps.ts';
import { ACTIONS, ATTRIBUTES, CRIM_ACTIONS, PLACEMENT_MODES } from './content/types.ts';
import {
  counted,
  Fault,
  type Field,
  type Fields,
  fault,
  flag,
  type GoTo,
  listOf,
  marked,
  name,
  number,
  numbered,
  place,
  readFields,
  type Section,
  type Spelling,
  sectionsOf,
  valued,
  word,
  writeFields,
} from './notation/fields.ts';
import { newState } from './rules/begin.ts';
import { checkSetup, setupFor } from './setup.ts';
import { type CrimState, type HunterState, LENGTHS, PHASES, STEPS, type State, stateSchema, TIERS } from './state.ts';

// Values

const seat = numbered('h', 'seat; seats are h0 to h3, or none', 0);
const feature = numbered('f', 'feature, such as f1', 1);
const tubes = listOf(numbered('t', 'tube; tubes are t1 to t6', 1));

const card: Spelling<number> = {
  write: no => (no < 0 ? 'none' : keyOf(no)),
  read(text) {
    const no = text === 'none' ? -1 : cardNamed(text);
    return no < 0 && text !== 'none' ? fault(`no card has the key '${text}'`) : no;
  },
};
const zone = (label: string): Field<readonly number[]> => valued(label, listOf(card));

/** An event that waits, `key@owner`. */
const queued: Spelling<State['queue'][number]> = {
  write: one => `${card.write(one.card)}@${seat.write(one.owner)}`,
  read(text) {
    const [key = '', owner = ''] = text.split('@');
    return { card: card.read(key), owner: seat.read(owner) };
  },
};

/** An event in force, `key@owner@last-turn`. */
const inForce: Spelling<State['inForce'][number]> = {
  write: one => `${queued.write(one)}@${one.until}`,
  read: text => ({ ...queued.read(text), until: number.read(text.split('@')[2] ?? '') }),
};

/** The actions that an extra Action Point is good for, `move+rest`. */
const extraAction: Spelling<HunterState['extraActions'][number]> = {
  write: ({ only }) => only.join('+') || 'none',
  read: text => ({ only: text === 'none' ? [] : listOf(word(...ACTIONS), '+').read(text) }),
};

/** Which pods are empty, by their numbers; how many there are follows from the seats. */
const emptyPods: Field<readonly boolean[]> = {
  label: 'empty-pods',
  write: pods => (pods.every(isFull => isFull) ? [] : [`empty-pods=${pods.flatMap((isFull, i) => (isFull ? [] : [i + 1])).join(',')}`]),
  read(text, pods) {
    const empty = listOf(number).read(text ?? '');
    const stray = empty.find(no => no < 1 || no > pods.length);
    return stray === undefined
      ? pods.map((_, i) => !empty.includes(i + 1))
      : fault(`there is no pod ${stray}; pods are 1 to ${pods.length}`);
  },
};

// Records

/** A record with its point as one thing. */
type Placed<R> = Omit<R, 'x' | 'y'> & { at: { readonly x: number; readonly y: number } };
const placed = <R extends { x: number; y: number }>({ x, y, ...rest }: R): Placed<R> => ({ ...rest, at: { x, y } });
const unplaced = <R>({ at, ...rest }: Placed<R>): R => ({ ...rest, ...at }) as R;

const HUNTER: Fields<Omit<Placed<HunterState>, 'slate'>> = {
  at: marked('@', place),
  surface: valued('on', feature),
  isIn: flag('in'),
  points: counted('points'),
  wounds: counted('wounds'),
  momentum: counted('momentum'),
  fellInTurn: counted('fell-in-turn'),
  fellInPhase: valued('fell-in-phase', word(...PHASES)),
  hasReturned: flag('returned'),
  actionsLeft: counted('actions'),
  extraActions: valued('extra-actions', listOf(extraAction)) as Field<HunterState['extraActions']>,
  actionsLost: counted('actions-lost'),
  taken: valued('taken', listOf(word(...ACTIONS))),
  isFocused: flag('focused'),
  isSnared: flag('snared'),
  reloads: counted('reloads'),
  medSprays: counted('med-sprays'),
  shots: valued('shots', listOf(word(...ATTRIBUTES))),
  depleted: valued('depleted', listOf(number)),
  usedThisActivation: valued('used', listOf(name)),
  usedThisMatch: valued('used-up', listOf(name)),
  kills: counted('kills'),
  falls: counted('falls'),
  podsOpened: counted('pods-opened'),
  keepers: zone('keepers'),
};

const CRIM: Fields<Omit<Placed<CrimState>, 'card'>> = {
  no: marked('#', number),
  at: marked('@', place),
  surface: valued('on', feature),
  wounds: counted('wounds'),
  hiddenIn: valued('hidden', feature),
  hidInTurn: counted('hid-in-turn'),
  lastAction: valued('last', word('none', ...CRIM_ACTIONS)),
  bounty: counted('bounty'),
};

type Part = 'urban-manhunt' | 'turn' | 'decks';
/** The fields of the whole match, each in its section. The zone is the first word of the first section. */
const MATCH: { readonly [K in Exclude<keyof State, 'hunters' | 'crims' | 'zone'>]: Field<State[K]> & { readonly of: Part } } = {
  length: { of: 'urban-manhunt', ...valued('length', word(...LENGTHS)) },
  tier: { of: 'urban-manhunt', ...valued('tier', word(...TIERS)) },
  step: { of: 'urban-manhunt', ...valued('step', word(...STEPS)) },
  phase: { of: 'urban-manhunt', ...valued('phase', word(...PHASES)) },
  done: { of: 'urban-manhunt', ...counted('done') },
  hasConceded: { of: 'urban-manhunt', ...flag('conceded') },
  turn: { of: 'turn', ...counted('no') },
  overtime: { of: 'turn', ...counted('overtime') },
  first: { of: 'turn', ...valued('first', seat) },
  control: { of: 'turn', ...valued('control', card) },
  pods: { of: 'turn', ...emptyPods },
  toPlace: { of: 'turn', ...counted('to-place') },
  placing: { of: 'turn', ...valued('placing', word(...PLACEMENT_MODES)) },
  tubesUsed: { of: 'turn', ...valued('tubes-used', tubes) },
  nextArrival: { of: 'turn', ...counted('next-arrival') },
  acted: { of: 'turn', ...counted('acted') },
  queue: { of: 'turn', ...(valued('queue', listOf(queued)) as Field<State['queue']>) },
  inForce: { of: 'turn', ...(valued('in-force', listOf(inForce)) as Field<State['inForce']>) },
  controlPile: { of: 'decks', ...zone('control') },
  controlUsed: { of: 'decks', ...zone('control-used') },
  controlOut: { of: 'decks', ...zone('control-out') },
  eventPile: { of: 'decks', ...zone('events') },
  eventDiscard: { of: 'decks', ...zone('events-out') },
  crimPile: { of: 'decks', ...zone('crims') },
  crimDiscard: { of: 'decks', ...zone('crims-out') },
};

const partOf = (part: string): Partial<Fields<State>> =>
  Object.fromEntries(Object.entries(MATCH).filter(([, field]) => field.of === part)) as Partial<Fields<State>>;

// The start, which everything is compared with

const NOBODY = 'nobody';
const slateId = ({ slate }: HunterState): string => DATASLATES[slate]?.id ?? NOBODY;
const startIn = (zoneNo: number, seats: number): State => newState(seats, zoneNo, 'standard', 'silver');

const newCrim = (no: number): CrimState => ({
  no: 0,
  card: no,
  x: 0,
  y: 0,
  surface: -1,
  wounds: 0,
  hiddenIn: -1,
  hidInTurn: 0,
  lastAction: 'none',
  bounty: 0,
});

// Writing

export function write(state: State): string {
  const start = startIn(state.zone, state.hunters.length);
  const hunter = placed(start.hunters[0]!);
  const part = (head: Part): string[] => writeFields(partOf(head), state, start);
  const sections = [
    ['urban-manhunt', zoneMap(state.zone).id, ...part('urban-manhunt')],
    ['turn', ...part('turn')],
    ...state.hunters.map(one => ['hunter', slateId(one), ...writeFields(HUNTER, placed(one), hunter)]),
    ...state.crims.map(one => ['crim', keyOf(one.card), ...writeFields(CRIM, placed(one), placed(newCrim(one.card)))]),
    ['decks', ...part('decks')],
  ];
  return sections
    .filter(words => words.length > 1)
    .map(words => words.join(' '))
    .join(' | ');
}

// Reading

/** A position from its text, or a refusal that names the section and the word that cannot be read. */
export function read(text: string): Result<State> {
  const sections = sectionsOf(text);
  let at = sections[0]!;
  let where = at.head;
  const goTo: GoTo = (section, what) => {
    at = section;
    where = what;
  };
  try {
    return readSections(sections, goTo);
  } catch (error) {
    if (error instanceof SchemaError) return refuse('bad-notation', { path: error.path }, `The position cannot be: ${error.message}.`);
    if (!(error instanceof Fault)) throw error;
    const says = `Section ${at.n} (${at.head}), at '${where}': ${error.message}.`;
    return refuse('bad-notation', { section: at.n, head: at.head, word: where }, says);
  }
}

function readSections(sections: readonly Section[], goTo: GoTo): Result<State> {
  const [first] = sections;
  if (first!.head !== 'urban-manhunt') fault("a position begins with 'urban-manhunt' and the zone");
  const zoneNo = zoneNamed(first!.words[0] ?? '');
  if (zoneNo < 0) fault(`there is no zone '${first!.words[0] ?? ''}'`);
  const slates = sections.filter(one => one.head === 'hunter').map(section => readSlate(section, goTo));
  const fits = checkSetup(setupFor(slates.length, { hunters: slates.map(slate => DATASLATES[slate]?.id ?? 'choose') }));
  if (!fits.ok) return fits;
  if (slates.length === 0) return refuse('seats', { seats: 0, min: 1 }, 'A position needs at least one hunter (UM-SET-1).');
  const state = startIn(zoneNo, slates.length);
  const read = new Set<string>();
  let seats = 0;
  for (const section of sections) {
    const { head } = section;
    goTo(section, head);
    if (read.has(head)) fault(`there is a second section '${head}'`);
    if (head === 'hunter') {
      state.hunters[seats] = readHunter(state.hunters[seats]!, slates[seats]!, section, goTo);
      seats += 1;
    } else if (head === 'crim') state.crims.push(readCrim(section, goTo));
    else {
      read.add(head);
      readPart(state, section, goTo);
    }
  }
  return { ok: true, value: stateSchema.check(state, 'position') };
}

function readSlate(section: Section, goTo: GoTo): number {
  const [id = ''] = section.words;
  goTo(section, id || 'hunter');
  word(...DATASLATES.map(slate => slate.id), NOBODY).read(id);
  return DATASLATES.findIndex(slate => slate.id === id);
}

function readHunter(start: HunterState, slate: number, section: Section, goTo: GoTo): HunterState {
  const hunter = placed({ ...start, slate });
  readFields(HUNTER, hunter, section, 1, goTo);
  return unplaced<HunterState>(hunter);
}

function readCrim(section: Section, goTo: GoTo): CrimState {
  const [key = ''] = section.words;
  goTo(section, key || 'crim');
  const crim = placed(newCrim(card.read(key)));
  readFields(CRIM, crim, section, 1, goTo);
  if (crim.no < 1) fault('a crim needs its #number');
  return unplaced<CrimState>(crim);
}

function readPart(state: State, section: Section, goTo: GoTo): void {
  const fields = partOf(section.head);
  if (Object.keys(fields).length === 0) fault('there is no such section');
  readFields(fields, state, section, section.head === 'urban-manhunt' ? 1 : 0, goTo);
}
