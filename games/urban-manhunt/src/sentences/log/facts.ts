/** How a sentence of the log reads its event: who does it, to whom, with which card, where. */
import { distance, gapToFeature, type Point } from '@quarry/board';
import { Person, type Say as SayOf, type Says as SaysOf, type Seat } from '@quarry/kernel';
import { dataslate, nameOf } from '../../content/box.ts';
import { CORNERS, featuresOf } from '../../content/maps.ts';
import type { Dataslate } from '../../content/types.ts';
import type { OfCrim, UrbanEvent } from '../../events.ts';
import { mils } from '../../questions.ts';
import type { View } from '../../state.ts';
import { CORNER_NAMES, crimInText, featureCalled, hunterName } from '../names.ts';

type Type = UrbanEvent['type'];
export type Say<T extends Type = Type> = SayOf<UrbanEvent, View, T>;
export type Says<T extends Type = Type> = SaysOf<UrbanEvent, View, T>;

export const person = (v: View, seat: number, reader: Seat | null): Person => new Person(hunterName(v, seat), seat === reader);
/** The hunter that the event is about. */
export const who = (e: { readonly seat: Seat }, v: View, reader: Seat | null): Person => person(v, e.seat, reader);
export const crim = (e: OfCrim, v: View): string => crimInText(v, e.card, e.crim);
export const card = (e: { readonly card: number }): string => nameOf(e.card);

export const slateOf = (v: View, seat: number): Dataslate => dataslate(v.hunters[seat]!.slate);

/** Within so many inches of something one is beside it. */
const BESIDE = mils(1.5);

/** Where a model ends up, by the things around it: `onto the roof of the Block`, `into the Scrap Thicket`, `beside the Block`, `into the open`. */
export function sayPlace(v: View, at: Point, surface = -1): string {
  if (surface >= 0) return `onto the roof of ${featureCalled(v, surface)}`;
  const gaps = featuresOf(v.zone).map(feature => gapToFeature({ ...at, r: 0 }, feature));
  const nearest = Math.min(...gaps);
  if (!(nearest <= BESIDE)) return 'into the open';
  return `${nearest <= 0 ? 'into' : 'beside'} ${featureCalled(v, gaps.indexOf(nearest))}`;
}

/** Which of the four corners a hunter starts from or comes back to. */
export function cornerOf(at: Point): string {
  const away = CORNERS.map(corner => distance(corner, at));
  return CORNER_NAMES[away.indexOf(Math.min(...away))]!;
}

/** The same of somebody who is there already: `in the Scrap Thicket`, `on the roof of the Block`. */
export const standing = (place: string): string => place.replace(/^(in|on)to /, '$1 ');

/** Where a path ends that is told as one list of numbers; whoever is still at the same place does not come into it again. */
export function sayWay(v: View, path: readonly number[], surface: number): string {
  const place = sayPlace(v, { x: path.at(-2)!, y: path.at(-1)! }, surface);
  return place === sayPlace(v, { x: path[0]!, y: path[1]! }) ? `still ${standing(place)}` : place;
}
