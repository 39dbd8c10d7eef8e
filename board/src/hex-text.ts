/**
 * Decides how a map of hexes is written as text, both ways. Promises TX-5 to TX-7. For tests and bug reports.
 * A column of hexes is a column of characters, each hex two lines below the one to its north and one line below the one to its north-west:
 *
 *     .#.
 *     #.#
 *     .A.   the six neighbours of A
 *     #.#
 *     .#.
 */
import { type Hex, type HexMap, hexMapOf } from './hexes.ts';

/** A map whose text named some hexes: any character but "#" is a mark. */
export interface MarkedHexes {
  readonly map: HexMap;
  /** The one hex with this mark. */
  hex(mark: string): Hex;
  /** All hexes with this mark, ascending. */
  hexes(mark: string): Hex[];
}

/** Reads rows (several strings, or one with line breaks), hexes numbered line by line: hexesFromText('A.#', '.B.').hex('B'). */
export function hexesFromText(...rows: string[]): MarkedHexes {
  const cells = cellsIn(rows);
  const map = hexMapOf(cells);
  const hexes = (mark: string): Hex[] => map.among(cells.filter(cell => cell.mark === mark));
  const hex = (mark: string): Hex => {
    const found = hexes(mark);
    if (found.length !== 1)
      throw new RangeError(`hex text: "${mark}" marks ${found.length} hexes of "${rows.join(' / ')}"; mark exactly one`);
    return found[0];
  };
  return { map, hex, hexes };
}

/** Draws a map as it is read, lines joined by line breaks; `mark` may give a hex another character than "#". */
export function drawHexes(map: HexMap, mark?: (hex: Hex) => string | undefined): string {
  if (map.size === 0) return '';
  const lines = map.xs.map((x, hex) => 2 * map.ys[hex] + x);
  const left = Math.min(...map.xs);
  const top = Math.min(...lines);
  const width = Math.max(...map.xs) - left + 1;
  const rows = Array.from({ length: Math.max(...lines) - top + 1 }, () => Array.from({ length: width }, () => '.'));
  for (const [hex, x] of map.xs.entries()) rows[lines[hex] - top][x - left] = mark?.(hex) ?? '#';
  return rows.map(row => row.join('')).join('\n');
}

function cellsIn(rows: readonly string[]): { x: number; y: number; mark: string }[] {
  const found = rows
    .join('\n')
    .split('\n')
    .flatMap((line, row) => [...line].map((mark, x) => ({ x, row, mark })))
    .filter(({ mark }) => mark !== '.' && mark !== ' ');
  // Hexes lie on every second place of the text; the first one says on which.
  const shift = found.length > 0 ? (found[0].row + found[0].x) % 2 : 0;
  return found.map(({ x, row, mark }) => {
    if ((row + x) % 2 !== shift)
      throw new RangeError(`hex text: "${mark}" in line ${row + 1} of "${rows.join(' / ')}" lies between hexes; move it up or down a line`);
    return { x, y: (row - x - shift) / 2, mark };
  });
}
