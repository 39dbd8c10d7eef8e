/** In which corner of the map a card covers the least. Pure. */

export type Corner = readonly [high: 'top' | 'bottom', side: 'left' | 'right'];

/** In the order in which they are liked. */
const CORNERS: readonly Corner[] = [
  ['top', 'right'],
  ['top', 'left'],
  ['bottom', 'right'],
  ['bottom', 'left'],
];

/** As much of the map as a card takes, each way, and a little more. */
const TAKES = { wide: 0.46, high: 0.6 };

interface Size {
  readonly width: number;
  readonly height: number;
}

function isUnder({ width, height }: Size, [high, side]: Corner, square: number): boolean {
  const across = ((square % width) + 0.5) / width;
  const down = (Math.floor(square / width) + 0.5) / height;
  const isBeside = side === 'left' ? across < TAKES.wide : across > 1 - TAKES.wide;
  return isBeside && (high === 'top' ? down < TAKES.high : down > 1 - TAKES.high);
}

/** Where none of `never` is covered, and the fewest of the others; null if there is no such corner. */
export function cornerFor(map: Size, never: readonly number[], others: readonly number[]): Corner | null {
  const free = CORNERS.filter(corner => !never.some(square => isUnder(map, corner, square)));
  const cost = (corner: Corner): number => others.filter(square => isUnder(map, corner, square)).length;
  return free.reduce<Corner | null>((best, corner) => (best === null || cost(corner) < cost(best) ? corner : best), null);
}
