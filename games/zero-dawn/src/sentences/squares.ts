/** Squares as people name them: a letter for the column, a number for the row, as on the map that is drawn. */
import { isGrass } from '../places.ts';
import { mapInPlay } from '../questions.ts';
import type { View } from '../state.ts';

export function squareName(view: View, square: number): string {
  if (view.card < 0 || square < 0) return 'nowhere';
  const { area } = mapInPlay(view);
  return `${String.fromCharCode(97 + area.xs[square]!)}${area.ys[square]! + 1}`;
}

/** What lies or grows on a square; nothing if it is open ground. */
export function groundSays(view: View, square: number): string {
  if (view.outcrops.includes(square)) return 'an outcrop';
  if (view.ruins.includes(square)) return 'a ruin';
  if (view.corpses.includes(square)) return 'a machine corpse';
  return isGrass(view, square) ? 'tall grass' : '';
}
