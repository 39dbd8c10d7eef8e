/**
 * A view as groups of facts and zones, read from its shape alone: a screen for games that nobody has drawn one for.
 * Nothing is left out that the view holds; names come from the fields, and numbers that name a card or a seat are spelled.
 */
import { type Face, type Shape, wordsOf } from '@quarry/kernel';
import type { AskedOption, Person } from '@quarry/protocol';

export interface Zone {
  readonly name: string;
  /** The cards that are seen; null where only their number is known. */
  readonly cards: readonly number[] | null;
  readonly count: number;
  /** Some see it and others do not: in the own group it is a hand. */
  readonly isSecret: boolean;
}

export interface Fact {
  readonly name: string;
  readonly says: string;
  readonly namesCard: boolean;
}

export interface Group {
  readonly name: string;
  /** The seat that it belongs to, if it does. */
  readonly seat: number | null;
  readonly facts: readonly Fact[];
  readonly zones: readonly Zone[];
  readonly groups: readonly Group[];
}

export interface Names {
  readonly faces: readonly Face[];
  readonly people: readonly Person[];
}

type Loose = Readonly<Record<string, unknown>>;

export function groupOf(name: string, shape: Shape, view: unknown, names: Names, seat: number | null = null): Group {
  const facts: Fact[] = [];
  const zones: Zone[] = [];
  const groups: Group[] = [];
  const fields = shape.is === 'record' ? Object.entries(shape.fields) : [];
  for (const [key, inner] of fields) {
    const value = (view as Loose | null)?.[key];
    if (value === undefined) continue; // not seen by this seat
    const label = wordsOf(key);
    const bare = inner.is === 'maybe' && value !== null ? inner.of : inner;
    if (bare.is === 'cards') zones.push(zoneOf(label, bare.isSecret, value));
    else if (bare.is === 'record') groups.push(groupOf(label, bare, value, names));
    else if (bare.is === 'records') groups.push(...groupsOf(label, bare, value, names));
    else facts.push({ name: label, says: saysOf(bare, value, names), namesCard: namesCard(bare) });
  }
  return { name, seat, facts, zones, groups };
}

function groupsOf(label: string, shape: Shape & { is: 'records' }, value: unknown, names: Names): Group[] {
  return (Array.isArray(value) ? value : []).map((one: unknown, i) =>
    shape.isPerSeat
      ? groupOf(names.people.find(person => person.seat === i)?.name ?? `Seat ${i + 1}`, shape.of, one, names, i)
      : groupOf(`${singular(label)} ${i + 1}`, shape.of, one, names),
  );
}

/** The cards that a seat holds where hands are open: whatever each seat has by the name of `hand`. Empty if there is no such thing. */
export function openHandOf(shape: Shape, view: unknown, seat: number): readonly number[] {
  if (shape.is !== 'record') return [];
  for (const [name, inner] of Object.entries(shape.fields)) {
    const value = (view as Loose | null)?.[name];
    if (name === 'hand' && inner.is === 'list' && Array.isArray(value)) return value as number[];
    const within =
      inner.is === 'records' && inner.isPerSeat && Array.isArray(value)
        ? openHandOf(inner.of, value[seat], seat)
        : inner.is === 'record'
          ? openHandOf(inner, value, seat)
          : [];
    if (within.length > 0) return within;
  }
  return [];
}

const singular = (label: string): string => (label.endsWith('ies') ? `${label.slice(0, -3)}y` : label.replace(/s$/, ''));

function zoneOf(name: string, isSecret: boolean, value: unknown): Zone {
  if (Array.isArray(value)) return { name, cards: value as number[], count: value.length, isSecret };
  return { name, cards: null, count: Number(value), isSecret };
}

function namesCard(shape: Shape): boolean {
  if (shape.is === 'maybe' || shape.is === 'list') return namesCard(shape.of);
  return shape.is === 'number' && shape.names === 'card';
}

/** The rows of cards of a group alone, and its cards: where a game tells in words how things stand, bare numbers would only be in the way. */
export const rowsOf = (group: Group): Group => ({ ...group, facts: [], groups: group.groups.map(rowsOf) });
export const cardsOf = (group: Group): Group => ({
  ...group,
  facts: group.facts.filter(fact => fact.namesCard),
  groups: group.groups.map(cardsOf),
});

function saysOf(shape: Shape, value: unknown, names: Names): string {
  if (value === null) return '–';
  switch (shape.is) {
    case 'yes-no':
      return value ? 'yes' : 'no';
    case 'choice':
      return wordsOf(value as string).toLowerCase();
    case 'number':
      return numberSays(shape.names, value as number, names);
    case 'list':
      return (value as unknown[]).map(one => saysOf(shape.of, one, names)).join(', ') || '–';
    case 'maybe':
      return saysOf(shape.of, value, names);
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

function numberSays(what: string | undefined, value: number, { faces, people }: Names): string {
  if (what === undefined) return String(value);
  if (value < 0) return '–';
  if (what === 'card') return faces[value]?.name ?? `card ${value}`;
  if (what === 'seat') return people.find(person => person.seat === value)?.name ?? `seat ${value + 1}`;
  return String(value);
}

/** A fact that says nothing at all: none, zero, no. */
export const isIdle = ({ says }: Fact): boolean => says === '–' || says === '0' || says === 'no' || says === '' || says === '-1';

/** A group that has nothing to show, however deep one looks. */
export const isBare = ({ facts, zones, groups }: Group): boolean =>
  facts.every(isIdle) && zones.every(zone => zone.count === 0) && groups.every(isBare);

/** Every zone of a group and of the groups inside it that fits, with the names on the way to it. */
export function zonesIn(group: Group, fits: (zone: Zone) => boolean, path = ''): { readonly path: string; readonly zone: Zone }[] {
  return [
    ...group.zones.filter(fits).map(zone => ({ path: `${path}${zone.name}`, zone })),
    ...group.groups.flatMap(inner => zonesIn(inner, fits, `${path}${inner.name} · `)),
  ];
}

/** What can be done with the card, if that is more than its name: `Take out`, `Make: costs 1 fang`. */
export function doneWith(options: readonly AskedOption[], no: number, { name, says }: Face): string[] {
  return options.flatMap(option => {
    const [head = '', ...rest] = option.says.split(': ');
    const [thing] = option.about;
    const isFirst = thing?.kind === 'card' && thing.id === no;
    const verb = isFirst
      ? head.replace(`the ${name}`, name).replace(name, '').replaceAll('  ', ' ').trim()
      : options.length === 1
        ? ''
        : head;
    const [first = ''] = rest.join(': ').split(/\.(?: |$)/);
    const isNews = first !== '' && first.length <= NEWS && !says.includes(first);
    return verb === '' || verb === head ? [] : [isNews ? `${verb}: ${first}` : verb];
  });
}
/** So much fits on a card below its own text. */
const NEWS = 48;
