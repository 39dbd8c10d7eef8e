/** What people and things are called in a sentence: characters, enemies, merchants, tiles, goods, dice. */
import { Person, plural, type Seat, sayList } from '@quarry/kernel';
import { characterCard, enemyCard, isCard, merchantCard, nameOf, tileCard } from '../content/box.ts';
import { AMMUNITION, DICE, type Die, type Family, FITNESS, type Phase, RESOURCES } from '../content/kinds.ts';
import { sayPieces } from '../content/words/saying.ts';
import { around, distance, HAVEN, type Hex } from '../places.ts';
import { enemyOf, missionIn, printedEnemy, seatOf, tileAt } from '../questions/basics.ts';
import type { EnemyView, View, Who } from '../state.ts';

// Characters and seats

export const characterName = (view: View, who: Who): string => {
  const one = view.characters[who];
  return one ? characterCard(one.id).name : 'nobody';
};
export const characterNames = (view: View, all: readonly Who[]): string => sayList(all.map(who => characterName(view, who))) || 'nobody';
export const ownedBy = (view: View, seat: Seat): Who[] => view.characters.flatMap((one, who) => (one.seat === seat ? [who] : []));
/** A reader with two characters reads their names. */
export const person = (view: View, who: Who, reader: Seat | null): Person =>
  new Person(
    characterName(view, who),
    view.characters[who] !== undefined && seatOf(view, who) === reader && ownedBy(view, reader).length === 1,
  );
/** Before characters are chosen players go by their seats. */
export const seatName = (view: View, seat: Seat): string => {
  const own = ownedBy(view, seat);
  return own.length > 0 ? characterNames(view, own) : `Seat ${seat + 1}`;
};
export const seatPerson = (view: View, seat: Seat, reader: Seat | null): Person =>
  new Person(seatName(view, seat), seat === reader && ownedBy(view, seat).length < 2);
/** Two characters of one player do it in the plural: `Wren and Boone have packed`. */
export function seatDoes(view: View, seat: Seat, reader: Seat | null, verb: string): string {
  if (ownedBy(view, seat).length < 2) return seatPerson(view, seat, reader).does(verb);
  return new Person('', true).does(verb).replace(/^You/, seatName(view, seat));
}
const PRONOUNS = { she: { him: 'her', his: 'her' }, he: { him: 'him', his: 'his' } } as const;
/** Inside a sentence in which the person has been named. */
export const pronounOf = (view: View, who: Who): { readonly him: string; readonly his: string } =>
  PRONOUNS[characterCard(view.characters[who]!.id).pronoun];

export const hpSays = (view: View, who: Who, hp: number): string => `${hp} of ${characterCard(view.characters[who]!.id).hp} HP`;
export const apLeft = (view: View, who: Who): string => `${view.characters[who]!.ap} AP left`;
/** `TIRED`, as the book prints it. */
export const fitnessName = (fitness: number): string => FITNESS[fitness]!.toUpperCase();

// Enemies, merchants, figures

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const letterOf = (letter: number): string => String.fromCharCode(65 + (letter % 26));
const hasTwin = (view: View, one: EnemyView): boolean => view.enemies.some(other => other.id !== one.id && sameName(other, one));
const sameName = (a: EnemyView, b: EnemyView): boolean => printedEnemy(a).id === printedEnemy(b).id;
/** `bear`, and only while there are two of them `bear B` (US-COMP-8). */
export function bareEnemy(view: View, one: EnemyView): string {
  const name = lowered(printedEnemy(one).name);
  return hasTwin(view, one) ? `${name} ${letterOf(one.letter)}` : name;
}
/** By number; by its card if it has left the map. */
export function theEnemy(view: View, id: number, card = -1): string {
  const found = enemyOf(view, id);
  if (found) return hasTwin(view, found) ? bareEnemy(view, found) : `the ${bareEnemy(view, found)}`;
  return card >= 0 && isCard(card) ? `the ${lowered(enemyCard(card).name)}` : 'the enemy';
}
export const anEnemy = (card: number): string => {
  const name = lowered(enemyCard(card).name);
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
};
/** On its piece: nothing while there is no other like it. */
export const enemyLetter = (view: View, one: EnemyView): string => (hasTwin(view, one) ? letterOf(one.letter) : '');
export const merchantName = (view: View, merchant: number): string => {
  const one = view.merchants[merchant];
  return one ? merchantCard(one.id).name : 'the merchant';
};
/** Two dealers do things in the plural: `Hob and Dunya stand`, `Vesna stands`. */
export const merchantDoes = (view: View, merchant: number, one: string, many: string): string => {
  const isTwo = view.merchants[merchant] !== undefined && merchantCard(view.merchants[merchant].id).pronoun === 'they';
  return `${merchantName(view, merchant)} ${isTwo ? many : one}`;
};
export const figureName = (view: View, figure: number): string => missionIn(view).figures[figure]?.name ?? 'the figure';
/** Whoever strikes or is struck: an enemy by number, a merchant by place, a character. */
export function foeName(view: View, is: string, id: number): string {
  if (is === 'merchant') return merchantName(view, id);
  return is === 'character' ? characterName(view, id) : theEnemy(view, id);
}

// Tiles

/** `Salt Table`; where a tile lies face down, or none at all, that is said. */
export function tileName(view: View, hex: Hex): string {
  const tile = tileAt(view, hex);
  if (tile && tile.card >= 0) return tileCard(tile.card).name;
  return tile ? 'a tile that lies face down' : 'unknown ground';
}
export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  haven: 'home',
  'dry-flats': 'dry flats',
  dunes: 'dunes',
  scrub: 'scrub',
  'dead-forest': 'dead forest',
  'rocky-hills': 'rocky hills',
  pass: 'pass',
  oasis: 'oasis',
  hamlet: 'hamlet',
  site: 'site',
  mission: 'mission tile',
};
const WAYS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;
/** Of a hex beside another, by its place in `around`. */
export const wayName = (place: number): string => WAYS[place] ?? 'here';
/** The way from one hex to another, step by step: `2 north and 1 south-east`. */
export function stepsSay(from: Hex, to: Hex): string {
  const steps: number[] = [];
  for (let at = from; at !== to; ) {
    const next = around(at).findIndex(one => distance(one, to) < distance(at, to));
    steps.push(next);
    at = around(at)[next]!;
  }
  const ways = [...new Set(steps)].map(way => `${steps.filter(one => one === way).length} ${wayName(way)}`);
  return sayList(ways);
}
/** `2 north and 1 south-east of New Haven`. */
export const fromHaven = (hex: Hex, view: View): string => `${stepsSay(view.tiles[0]?.hex ?? hex, hex)} of New Haven`;
export const onTile = (view: View, hex: Hex): string => (hex === HAVEN ? 'in New Haven' : `on ${tileName(view, hex)}`);
export const onTiles = (view: View, hexes: readonly Hex[]): string => sayList(hexes.map(hex => onTile(view, hex)));
/** Where somebody goes: `to New Haven`, `onto Bell Dune`. */
export const ontoTile = (view: View, hex: Hex): string => (hex === HAVEN ? 'to New Haven' : `onto ${tileName(view, hex)}`);

// Goods

interface Lot {
  readonly goods?: readonly number[];
  readonly water?: number;
  readonly ammunition?: readonly number[];
  readonly cards?: readonly number[];
}
export function lotParts({ goods = [], water = 0, ammunition = [], cards = [] }: Lot): string[] {
  const cubes = RESOURCES.flatMap((kind, i) => ((goods[i] ?? 0) > 0 ? [sayPieces(goods[i]!, kind)] : []));
  const pieces = AMMUNITION.flatMap((kind, i) => ((ammunition[i] ?? 0) > 0 ? [sayPieces(ammunition[i]!, kind)] : []));
  return [...(water > 0 ? [`${water} water`] : []), ...cubes, ...pieces, ...cards.map(theCard)];
}
/** `2 water, 1 food, 3 arrows and the Knife`; `nothing`. */
export const lotSays = (lot: Lot): string => sayList(lotParts(lot)) || 'nothing';
export const goodsSay = (goods: readonly number[], water = 0): string => lotSays({ goods, water });
export const cardName = (no: number): string => (no >= 0 && isCard(no) ? nameOf(no) : 'the card');
const theCard = (no: number): string => `the ${cardName(no)}`;
/** Cards by name, copies counted: `Tent and 2 × Knife`. */
export function cardNames(nos: readonly number[]): string {
  const all = nos.map(cardName);
  const times = (name: string): number => all.filter(one => one === name).length;
  return sayList([...new Set(all)].map(name => (times(name) > 1 ? `${times(name)} × ${name}` : name))) || 'nothing';
}

// Dice

/** `1 green die and 2 blue dice`. */
export function diceSay(dice: readonly Die[]): string {
  const all = DICE.flatMap(die => {
    const n = dice.filter(one => one === die).length;
    return n > 0 ? [plural(n, `${die} die`, `${die} dice`)] : [];
  });
  return sayList(all) || 'no dice';
}
const signed = (face: number, i: number): string =>
  i === 0 ? (face < 0 ? `−${-face}` : `${face}`) : face < 0 ? ` − ${-face}` : ` + ${face}`;
export const successesSay = (n: number): string => (n === 0 ? 'no success' : plural(n, 'success', 'successes'));
interface Sum {
  readonly faces: readonly number[];
  readonly successes: number;
}
/** `1 + 0 = 1 success`; what is below none counts as none. */
export function sumSays({ faces, successes }: Sum): string {
  if (faces.length === 0) return 'no dice';
  if (faces.length === 1) return successesSay(successes);
  return `${faces.map(signed).join('')} = ${successesSay(successes)}`;
}
/** `1 + 2 = 3`, where it is clear what is counted. */
export const bareSum = ({ faces, successes }: Sum): string =>
  faces.length < 2 ? String(successes) : `${faces.map(signed).join('')} = ${successes}`;

// The day

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  preparation: 'Preparation',
  morning: 'Morning',
  afternoon: 'Afternoon',
  night: 'Night',
};
const DAY_PHASES: readonly Phase[] = ['morning', 'afternoon', 'night'];
/** The phase in whose course so many more have begun: `Morning of day 4`. A death in Preparation counts from the Morning (US-R-80). */
export function phaseAfter(phase: Phase, day: number, more: number): string {
  const at = Math.max(0, DAY_PHASES.indexOf(phase)) + more;
  return `${PHASE_NAMES[DAY_PHASES[at % DAY_PHASES.length]!]} of day ${day + Math.floor(at / DAY_PHASES.length)}`;
}
