/** From how many on a hex of the land is not enough for all who are there. */
import { cellOf, type Hex } from '../../places.ts';
import { sketch } from '../../sentences/sketch.ts';
import type { Table } from '../names.ts';
import { isFigure } from './standing.ts';

const CROWD = 4;

export function isCrowd({ view }: Pick<Table, 'view'>, hex: Hex): boolean {
  const cell = cellOf(hex);
  return sketch(view).pieces.filter(({ ref, x, y }) => x === cell.x && y === cell.y && isFigure(ref)).length >= CROWD;
}
