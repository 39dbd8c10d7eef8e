/** What people and things are called in a sentence: hunters, the monster, sectors, slots, cards, tokens. */
import { capital, Person, plural, type Seat, sayList } from '@quarry/kernel';
import { iconsOnBack, isCard, monsterCard, nameOf, numberOnBack } from '../content/box.ts';
import { type Colour, type Icon, type MonsterId, type Position, type Resource, SECTORS } from '../content/kinds.ts';
import { HUNTER_NAMES, ICON_NAMES, POSITION_NAMES, RESOURCE_NAMES, SECTOR_NAMES, TERRAIN_NAMES } from '../content/names.ts';
import { positionOf } from '../places.ts';
import { backIn } from '../questions.ts';
import type { SlotView, View } from '../state.ts';

// Hunters

export function hunterName(view: View, seat: Seat): string {
  const hunter = view.hunters[seat];
  return hunter ? HUNTER_NAMES[hunter.id] : 'somebody';
}
export const person = (view: View, seat: Seat, reader: Seat | null): Person => new Person(hunterName(view, seat), seat === reader);
export const hunterNames = (view: View, seats: readonly Seat[]): string => sayList(seats.map(seat => hunterName(view, seat))) || 'nobody';

// The monster

export const monsterName = ({ monster }: View): string => monsterCard(monster.id).name;
/** What is counted on a monster's own track goes by its name there: `Hardening goes up by 1`. */
export const ofBeast = (text: string, id: MonsterId): string =>
  text.replaceAll(/\bits track\b/gi, monsterCard(id).track?.name ?? 'its track');
export const slotName = (slot: number): string => `slot ${slot + 1}`;
/** What wakes it, as it follows `wakes`: `after an attack or when a turn begins in the rear`. */
export const iconsSay = (icons: readonly Icon[]): string =>
  sayList(
    icons.map(icon => ICON_NAMES[icon]),
    'or',
  );
/** All that the back of a slot tells: `after an attack, number 4`. */
export function backSays(slot: SlotView): string {
  const back = backIn(slot);
  return back < 0 ? 'empty' : `${iconsSay(iconsOnBack(back))}, number ${numberOnBack(back)}`;
}

// The ring

/** `the south`; nowhere is said as such. */
export const theSector = (sector: number): string => (SECTORS[sector] ? `the ${SECTOR_NAMES[SECTORS[sector]]}` : 'nowhere');
export const sectorName = (sector: number): string => capital(SECTORS[sector] ? SECTOR_NAMES[SECTORS[sector]] : 'nowhere');
/** `the south, the front`, `the east, a flank`. */
export const sectorAs = (view: View, sector: number): string => `${theSector(sector)}, ${POSITION_NAMES[positionOf(view, sector)]}`;
export const positionsSay = (positions: readonly Position[]): string =>
  positions.length === 3 ? 'on every side' : `in ${sayList(positions.map(one => (one === 'flank' ? 'the flanks' : `the ${one}`)))}`;
/** What lies in a sector, dust counted: `rock, 2 dust`. */
export function groundSays(view: View, sector: number): string {
  const here = view.terrain.filter(one => one.sector === sector);
  return [...new Set(here.map(one => one.kind))]
    .map(kind => {
      const same = here.filter(one => one.kind === kind);
      const name = kind === 'fire' && !same.some(one => one.isRed) ? 'fading fire' : TERRAIN_NAMES[kind];
      return same.length > 1 ? `${same.length} ${name}` : name;
    })
    .join(', ');
}

// Cards and things

export const cardName = (no: number): string => (no >= 0 && isCard(no) ? nameOf(no) : 'the card');
function namesOf(nos: readonly number[]): string[] {
  const all = nos.map(cardName);
  const times = (name: string): number => all.filter(one => one === name).length;
  return [...new Set(all)].map(name => (times(name) > 1 ? `${times(name)} × ${name}` : name));
}
/** Cards by name, copies counted: `Feet Wide and 2 × Wound`. */
export const cardNames = (nos: readonly number[]): string => sayList(namesOf(nos)) || 'nothing';
const A_FEW = 3;
/** A few by name, many by their number: `5 cards`. */
export const fewOf = (nos: readonly number[]): readonly string[] => (nos.length > A_FEW ? [plural(nos.length, 'card')] : namesOf(nos));
export const aFew = (nos: readonly number[]): string => sayList(fewOf(nos)) || 'nothing';
const COLOUR_PLURALS: Readonly<Record<Colour, readonly [string, string]>> = {
  red: ['attack', 'attacks'],
  blue: ['maneuver', 'maneuvers'],
  green: ['dodge', 'dodges'],
  yellow: ['parry', 'parries'],
};
/** `1 parry`, `2 dodges`. */
export const coloured = (n: number, colour: Colour): string => plural(n, ...COLOUR_PLURALS[colour]);
/** `2 bone and 1 fire`. */
export function sayResources(resources: readonly Resource[]): string {
  const kinds = [...new Set(resources)];
  return sayList(kinds.map(kind => `${resources.filter(one => one === kind).length} ${RESOURCE_NAMES[kind]}`)) || 'nothing';
}
/** What is written down under an id: `the-long-way` is `the long way`. */
export const written = (id: string): string => id.replaceAll('-', ' ');
