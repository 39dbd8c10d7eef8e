/** Squares as people name them: a letter for the column, a number for the row, as on the map that is drawn. */
import { trackingCard } from '../content/box.ts';
import { type EncounterMap, mapOf } from '../content/maps.ts';
import { isTallGrass } from '../ground.ts';
import { sideOf } from '../questions.ts';
import type { View } from '../state.ts';

export const mapSeen = (view: View): EncounterMap => mapOf(trackingCard(view.card), sideOf(view));

export const isGrassSeen = (view: View, square: number): boolean => isTallGrass(mapSeen(view), view, square);

export function squareName(view: View, square: number): string {
  if (view.card < 0 || square < 0) return 'nowhere';
  const { area } = mapSeen(view);
  return `${String.fromCharCode(97 + area.xs[square]!)}${area.ys[square]! + 1}`;
}
