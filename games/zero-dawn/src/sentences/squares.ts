/** Squares as people name them: a letter for the column, a number for the row, as on the map that is drawn. */
import { mapInPlay } from '../questions.ts';
import type { View } from '../state.ts';

export function squareName(view: View, square: number): string {
  if (view.card < 0 || square < 0) return 'nowhere';
  const { area } = mapInPlay(view);
  return `${String.fromCharCode(97 + area.xs[square]!)}${area.ys[square]! + 1}`;
}
