/**
 * Decides how an area is written as text, both ways: a row per line, "." or a blank for a missing square. Promises TX-1 to TX-4.
 * For tests and drawings in a terminal.
 */
import { type Area, areaOf, type Square } from './squares.ts';

/** An area whose text named some squares: any character but "#" is a mark. */
export interface MarkedArea {
  readonly area: Area;
  /** The one square with this mark. */
  square(mark: string): Square;
  /** All squares with this mark, ascending. */
  squares(mark: string): Square[];
}

/** Reads rows (several strings, or one with line breaks); the first character of the first row is at (0, 0). */
export function areaFromText(...rows: string[]): Area {
  return areaOf(cellsIn(rows));
}

/** Reads rows as areaFromText does and remembers the marks: markedArea('#A.', '.B#').square('B'). */
export function markedArea(...rows: string[]): MarkedArea {
  const cells = cellsIn(rows);
  const area = areaOf(cells);
  const squares = (mark: string): Square[] => cells.filter(cell => cell.mark === mark).map(({ x, y }) => area.at(x, y));
  const square = (mark: string): Square => {
    const found = squares(mark);
    if (found.length !== 1)
      throw new RangeError(`area text: "${mark}" marks ${found.length} squares of "${rows.join(' / ')}"; mark exactly one`);
    return found[0];
  };
  return { area, square, squares };
}

/** Draws the bounding box of an area, lines joined by line breaks; `mark` may give a square another character than "#". */
export function drawArea(area: Area, mark?: (square: Square) => string | undefined): string {
  if (area.size === 0) return '';
  const left = Math.min(...area.xs);
  const top = Math.min(...area.ys);
  const width = Math.max(...area.xs) - left + 1;
  const height = Math.max(...area.ys) - top + 1;
  const drawn = (x: number, y: number): string => {
    const square = area.at(x, y);
    return square < 0 ? '.' : (mark?.(square) ?? '#');
  };
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => drawn(left + column, top + row)).join(''),
  ).join('\n');
}

function cellsIn(rows: readonly string[]): { x: number; y: number; mark: string }[] {
  return rows
    .join('\n')
    .split('\n')
    .flatMap((line, y) => [...line].map((mark, x) => ({ x, y, mark })))
    .filter(({ mark }) => mark !== '.' && mark !== ' ');
}
