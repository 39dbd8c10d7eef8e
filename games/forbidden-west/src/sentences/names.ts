/** Who, what and where, as a sentence names them: characters, enemies and their parts, squares, steps, cards. */
import { capital, Person, plural, type Seat, sayList } from '@quarry/kernel';
import { enemyCard, isCard, nameOf } from '../content/box.ts';
import { type BriefId, ENEMY_TYPES, type EnemyType, type Terrain } from '../content/kinds.ts';
import { CHARACTER_NAMES, ENEMY_NAMES, TERRAIN_NAMES } from '../content/names.ts';
import type { FeatureKind } from '../content/types.ts';
import { briefOf } from '../places.ts';
import { distance, fieldIn } from '../questions.ts';
import type { EnemyView, View } from '../state.ts';

// Characters

export function marshalName({ party }: View, seat: Seat): string {
  const marshal = party.marshals[seat];
  return marshal ? CHARACTER_NAMES[marshal.character] : 'somebody';
}
export const person = (view: View, seat: Seat, reader: Seat | null): Person => new Person(marshalName(view, seat), seat === reader);

// Enemies

export const enemyAt = ({ fight }: View, id: number): EnemyView | undefined => fight.enemies.find(one => one.id === id);
export function typeName(type: number): string {
  const id = ENEMY_TYPES[type];
  return id === undefined ? 'Unknown enemy' : ENEMY_NAMES[id];
}
/** Whoever goes by the own name has no article. */
const hasArticle = (type: number): boolean => ENEMY_TYPES[type] !== 'dal';

/** `3 Scurriers`; `Dal`. */
export const manyOf = (type: number, n: number): string => (hasArticle(type) ? plural(n, typeName(type)) : typeName(type));

/** The how manieth of its type it is, if another of the type is on the map; it keeps its number to the end. */
function numberOf({ fight }: View, { id, type }: EnemyView): number | null {
  const same = fight.enemies.filter(one => one.type === type);
  return same.some(one => one.id !== id && one.isIn) ? same.findIndex(one => one.id === id) + 1 : null;
}
/** `Razorhound 2`, `Scurrier`: for headings and marks. */
export function enemyName(view: View, enemy: EnemyView): string {
  const number = numberOf(view, enemy);
  return number === null ? typeName(enemy.type) : `${typeName(enemy.type)} ${number}`;
}
/** Inside a sentence: `Razorhound 2`, `the Scurrier`. The table may be cleared already. */
export function theEnemy(view: View, id: number): string {
  const enemy = enemyAt(view, id);
  if (!enemy) return 'the enemy';
  return numberOf(view, enemy) === null && hasArticle(enemy.type) ? `the ${typeName(enemy.type)}` : enemyName(view, enemy);
}
/** At the start of a sentence. */
export const enemyCalled = (view: View, id: number): string => capital(theEnemy(view, id));

/** All of a type that are on the map, with the verb: `The Scurriers patrol`, `The Scurrier patrols`. */
export function typeDoes(view: View, type: EnemyType, one: string, many: string): string {
  const n = view.fight.enemies.filter(enemy => enemy.isIn && ENEMY_TYPES[enemy.type] === type).length;
  const article = type === 'dal' ? '' : 'The ';
  return n === 1 ? `${article}${ENEMY_NAMES[type]} ${one}` : `${article}${ENEMY_NAMES[type]}s ${many}`;
}

/** The name of a component; the enemy may be gone already. */
export function partCalled(view: View, id: number, part: number): string {
  const enemy = enemyAt(view, id);
  return (enemy && enemyCard(enemy.type).parts[part]?.name) ?? 'component';
}
const owned = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`;
/** `the Scurrier’s Screech Horn`. */
export const thePart = (view: View, id: number, part: number): string => `${owned(theEnemy(view, id))} ${partCalled(view, id, part)}`;

// What an encounter is about

/** An encounter inside a sentence: `the Burnt Convoy`. */
export const briefCalled = (id: BriefId): string => briefOf(id).name.replace(/^The /, 'the ');

export const FEATURE_NAMES: Readonly<Record<FeatureKind, string>> = {
  pen: 'pen',
  pump: 'pump',
  dam: 'dam',
  'bridge-head': 'bridge head',
  ledger: 'ledger',
  door: 'door',
  lamp: 'lamp',
  valve: 'valve',
  rack: 'rack',
  cage: 'cage',
  beacon: 'beacon',
  granary: 'granary',
  banner: 'banner',
  refugee: 'refugee',
  captive: 'captive',
  dal: 'Dal',
  pillar: 'pillar',
};
const isProper = (kind: FeatureKind): boolean => kind === 'dal';
/** `Pump 2` while there are several, `the pump` of one alone. */
export function theFeature({ fight }: View, id: number, kind: FeatureKind): string {
  const same = fight.features.filter(one => one.kind === kind);
  if (same.length > 1) return `${FEATURE_NAMES[kind]} ${same.findIndex(one => one.id === id) + 1}`;
  return isProper(kind) ? FEATURE_NAMES[kind] : `the ${FEATURE_NAMES[kind]}`;
}
export const featureName = (view: View, id: number, kind: FeatureKind): string => capital(theFeature(view, id, kind).replace(/^the /, ''));

// Squares

export const columnName = (x: number): string => String.fromCharCode(65 + x);
export const rowName = (y: number): string => String(y + 1);
/** A letter for the column, a number for the row: `C4`. */
export function squareName(view: View, square: number): string {
  if (view.brief === null || square < 0) return 'off the map';
  const { width } = fieldIn(view);
  return `${columnName(square % width)}${rowName(Math.floor(square / width))}`;
}
export const terrainSays = (view: View, square: number): string =>
  view.brief === null || square < 0 ? '' : TERRAIN_NAMES[fieldIn(view).terrain[square]!];

export const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** `2 squares north`; nothing if one of the two is outside the map. */
export function wayFrom(view: View, from: number, square: number): string {
  if (view.brief === null || from < 0 || square < 0) return '';
  if (from === square) return '0 squares';
  const { area } = fieldIn(view);
  const [dx, dy] = [area.xs[square]! - area.xs[from]!, area.ys[square]! - area.ys[from]!];
  const direction = COMPASS[(Math.round((Math.atan2(dx, -dy) / Math.PI) * 4) + 8) % 8];
  return `${plural(Math.max(Math.abs(dx), Math.abs(dy)), 'square')} ${direction}`;
}

const ENTERED: Readonly<Partial<Record<Terrain, string>>> = {
  grass: 'into tall grass',
  cover: 'into cover',
  elevation: 'onto elevation',
  water: 'into water',
  glass: 'onto broken glass',
};
const STOOD_ON: Readonly<Partial<Record<Terrain, string>>> = {
  grass: 'in tall grass',
  cover: 'in cover',
  elevation: 'on elevation',
  water: 'in water',
  glass: 'on broken glass',
};
const said = (words: Readonly<Partial<Record<Terrain, string>>>, view: View, square: number): string => {
  const what = view.brief === null || square < 0 ? undefined : words[fieldIn(view).terrain[square]!];
  return what === undefined ? '' : `, ${what}`;
};
/** What makes a square worth a word: `, into tall grass`. */
export const intoPlace = (view: View, square: number): string => said(ENTERED, view, square);
export const atPlace = (view: View, square: number): string => said(STOOD_ON, view, square);

/** `2 squares away`, as seen from a character on the map. */
export function awayFrom(view: View, seat: Seat, square: number): string {
  const here = view.party.marshals[seat]?.square ?? -1;
  if (view.brief === null || here < 0 || square < 0) return '';
  const far = distance(fieldIn(view), here, square);
  return far === 0 ? 'in your square' : `${plural(far, 'square')} away`;
}

// Cards

export const cardName = (no: number): string => (no >= 0 && isCard(no) ? nameOf(no) : 'the card');
/** A piece of gear inside a sentence: `the Cliff Bow`. */
export const theCard = (no: number): string => `the ${cardName(no).replace(/^the /, '')}`;
/** Cards by name, copies of one counted: `Split Shaft and 2 × Deep Breath`. */
export function cardNames(nos: readonly number[]): string {
  const all = nos.map(cardName);
  const times = (name: string): number => all.filter(one => one === name).length;
  return sayList([...new Set(all)].map(name => (times(name) > 1 ? `${times(name)} × ${name}` : name))) || 'nothing';
}
