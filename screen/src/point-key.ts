/** A point of a plane as the key of a choice, so that a board chooses points and options by the same `choose`. */
import type { Point } from '@quarry/kernel';

export const pointKey = ({ x, y }: Point): string => `${x},${y}`;

/** The point that a key names, or null if it names none. */
export function readPointKey(key: string): Point | null {
  const [x, y, ...rest] = key.split(',').map(Number);
  return rest.length === 0 && Number.isFinite(x) && Number.isFinite(y) ? { x: x as number, y: y as number } : null;
}
