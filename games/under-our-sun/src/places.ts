/** Where things lie: hexes of the endless grid by number, New Haven in the middle. US-MAP-1, US-R-19. */
import { type Cell, HEX_DIRECTIONS, hexBeside, hexDistance, hexRing } from '@quarry/board';

export type Hex = number;
/** So far from New Haven there is room: more than all tiles in a row. */
const REACH = 64;
const WIDTH = 2 * REACH + 1;

export const hexAt = ({ x, y }: Cell): Hex => (x + REACH) * WIDTH + (y + REACH);
export const cellOf = (hex: Hex): Cell => ({ x: Math.floor(hex / WIDTH) - REACH, y: (hex % WIDTH) - REACH });
export const HAVEN: Hex = hexAt({ x: 0, y: 0 });
export const LAST_HEX: Hex = WIDTH * WIDTH - 1;
/** What one step in each direction adds, clockwise from the north. */
const STEPS = HEX_DIRECTIONS.map(direction => hexAt(hexBeside({ x: 0, y: 0 }, direction)) - HAVEN);
/** The six hexes around one, clockwise from the north. */
export const around = (hex: Hex): Hex[] => STEPS.map(step => hex + step);
/** By the D8: 1 is north, then clockwise. */
export const towards = (hex: Hex, direction: number): Hex => hex + STEPS[direction - 1]!;
export const distance = (a: Hex, b: Hex): number => (a === b ? 0 : hexDistance(cellOf(a), cellOf(b)));
export const isBeside = (a: Hex, b: Hex): boolean => STEPS.includes(b - a);
export const ringAt = (n: number): Hex[] => hexRing(cellOf(HAVEN), n).map(hexAt);
