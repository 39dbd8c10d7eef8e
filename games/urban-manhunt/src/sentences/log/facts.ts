/** How a sentence of the log reads its event: who does it, to whom, with which card, where. */
import { distance, type Point } from '@quarry/board';
import { Person, type Say as SayOf, type Says as SaysOf, type Seat } from '@quarry/kernel';
import { dataslate, nameOf } from '../../content/box.ts';
import { CORNERS } from '../../content/maps.ts';
import type { Dataslate } from '../../content/types.ts';
import type { OfCrim, UrbanEvent } from '../../events.ts';
import type { View } from '../../state.ts';
import { CORNER_NAMES, crimInText, hunterName } from '../names.ts';
import { sayPlace, standing } from '../places.ts';

type Type = UrbanEvent['type'];
export type Say<T extends Type = Type> = SayOf<UrbanEvent, View, T>;
export type Says<T extends Type = Type> = SaysOf<UrbanEvent, View, T>;

export const person = (v: View, seat: number, reader: Seat | null): Person => new Person(hunterName(v, seat), seat === reader);
/** The hunter that the event is about. */
export const who = (e: { readonly seat: Seat }, v: View, reader: Seat | null): Person => person(v, e.seat, reader);
export const crim = (e: OfCrim, v: View): string => crimInText(v, e.card, e.crim);
export const card = (e: { readonly card: number }): string => nameOf(e.card);

export const slateOf = (v: View, seat: number): Dataslate => dataslate(v.hunters[seat]!.slate);

/** Which of the four corners a hunter starts from or comes back to. */
export function cornerOf(at: Point): string {
  const away = CORNERS.map(corner => distance(corner, at));
  return CORNER_NAMES[away.indexOf(Math.min(...away))]!;
}

/** Where a path ends that is told as one list of numbers; whoever is still at the same place does not come into it again. */
export function sayWay(v: View, path: readonly number[], surface: number): string {
  const place = sayPlace(v, { x: path.at(-2)!, y: path.at(-1)! }, surface);
  return place === sayPlace(v, { x: path[0]!, y: path[1]! }) ? `still ${standing(place)}` : place;
}
