/** Who and where, as a sentence names them: hunters, enemies, parts of enemies, steps and places on the map. */
import { Person, plural, type Seat } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import { isGrass } from '../places.ts';
import { mapInPlay } from '../questions.ts';
import type { View } from '../state.ts';

export const hunterName = (view: View, seat: number): string => {
  const index = view.hunters[seat]?.hunter ?? -1;
  return index < 0 ? `Seat ${seat + 1}` : HUNTERS[index]!.name;
};
/** Inside a sentence: `the Carja Warrior`. */
export const theHunter = (view: View, seat: number): string =>
  ((view.hunters[seat]?.hunter ?? -1) < 0 ? '' : 'the ') + hunterName(view, seat);
export const person = (view: View, seat: number, reader: Seat | null): Person => new Person(theHunter(view, seat), seat === reader);

/** The Hunters' Call. */
export const LAST_ENCOUNTER = 5;
/** An encounter inside a sentence: `Quiet Meadow`, `the Hunters’ Call`. */
export const encounterCalled = ({ encounter, card }: { readonly encounter: number; readonly card: number }): string =>
  `${encounter === LAST_ENCOUNTER ? 'the ' : ''}${nameOf(card)}`;

/** At the start of a sentence. A number tells two of the same name apart; one alone needs none. */
export function enemyCalled(view: View, id: number): string {
  const enemy = view.enemies[id];
  if (!enemy) return 'The machine';
  const { name } = ENEMIES[enemy.type]!;
  const hasTwin = view.enemies.some(other => other.id !== id && other.type === enemy.type && other.status === 'in-play');
  return hasTwin ? `${name} ${id + 1}` : `The ${name}`;
}
/** The same inside a sentence. */
export const theEnemy = (view: View, id: number): string => enemyCalled(view, id).replace(/^The /, 'the ');

/** The name of a component; the enemy may be gone already. */
export const componentCalled = (view: View, id: number, component: number): string => {
  const enemy = view.enemies[id];
  return enemy ? ENEMIES[enemy.type]!.components[component]!.name : 'component';
};

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** `2 squares north`; nothing if one of the two is outside the map. */
export function wayFrom(view: View, from: number, square: number): string {
  if (view.card < 0 || from < 0 || square < 0) return '';
  const { area } = mapInPlay(view);
  const [dx, dy] = [area.xs[square]! - area.xs[from]!, area.ys[square]! - area.ys[from]!];
  const direction = COMPASS[(Math.round((Math.atan2(dx, -dy) / Math.PI) * 4) + 8) % 8];
  return `${plural(Math.max(Math.abs(dx), Math.abs(dy)), 'square')} ${direction}`;
}

/** What makes a square worth a word: `, into tall grass`, `, onto the outcrop`. */
export function placeOf(view: View, square: number): string {
  if (view.card < 0 || square < 0) return '';
  if (view.outcrops.includes(square)) return ', onto an outcrop';
  if (view.ruins.includes(square)) return ', into a ruin';
  if (isGrass(view, square)) return ', into tall grass';
  return view.corpses.includes(square) ? ', to a machine corpse' : '';
}
