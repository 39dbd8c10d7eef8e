/** Who and what, by name: hunters by their dataslates, crims by card and arrival number, features by the map; and lengths in inches. */
import type { Point } from '@quarry/board';
import { dataslate, nameOf } from '../content/box.ts';
import { featureName } from '../content/maps.ts';
import { inches } from '../questions.ts';
import type { View } from '../state.ts';

export const slateName = (slate: number, seat: number): string => (slate < 0 ? `Seat ${seat + 1}` : dataslate(slate).name);
export const hunterName = (view: View, seat: number): string => slateName(view.hunters[seat]?.slate ?? -1, seat);

/** With the number that its token shows. */
export const crimCalled = (card: number, no: number): string => `${nameOf(card)} (${no})`;
/** In running text a number tells two of the same name apart; one alone needs none. */
export function crimInText({ crims }: View, card: number, no: number): string {
  const hasTwin = crims.some(other => other.no !== no && nameOf(other.card) === nameOf(card));
  return hasTwin ? crimCalled(card, no) : nameOf(card);
}
/** A crim that is in the zone, in running text. */
export function crimNumbered(view: View, no: number): string {
  const crim = view.crims.find(one => one.no === no);
  return crim ? crimInText(view, crim.card, no) : `crim ${no}`;
}

export const featureCalled = (view: View, feature: number): string => `the ${featureName(view.zone, feature)}`;

export const CORNER_NAMES = ['south-west', 'south-east', 'north-east', 'north-west'] as const;

/** Whole inches and tenths: `4.5"`. */
export const sayInches = (length: number): string => `${length.toFixed(1)}"`;
/** The same for a length in thousandths of an inch. */
export const sayLength = (length: number): string => sayInches(inches(length));
export const sayPoint = ({ x, y }: Point): string => `(${inches(x).toFixed(1)}, ${inches(y).toFixed(1)})`;
