/** How far everything is for a character, in AP: over revealed tiles, and over ground that still has to be explored. */

import { around, distance, HAVEN, type Hex } from '../places.ts';
import { characterOf, hasRoom, hexOf, isFaceUp, stackSize, tileAt } from '../questions/basics.ts';
import { moveCost } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { perilAt, stealthChance } from './odds.ts';

export interface Way {
  /** AP, and what danger on the way is worth in AP. */
  readonly cost: number;
  /** The first step; the own hex for the own hex. */
  readonly first: Hex;
}
export type Ways = ReadonlyMap<Hex, Way>;

/** Exploring, and then walking over whatever turns up. */
const UNKNOWN = 3.2;
/** Nobody thinks further than this from New Haven. */
const FURTHEST = 9;
/** A point of expected damage on the way is worth a detour of so many AP. */
const DETOUR = 3.2;

function stepCost(view: View, who: Who, to: Hex, unseen: number): number {
  if (isFaceUp(view, to)) {
    const peril = DETOUR * perilAt(view, who, to) * (characterOf(view, who).hp <= 3 ? 2 : 1);
    return moveCost(view, who, to) + (peril > 0 ? Math.min(peril, 1 + (1 - unseen) * peril) : 0);
  }
  const isThere = tileAt(view, to) !== undefined || stackSize(view) > 0;
  return isThere && distance(to, HAVEN) <= FURTHEST ? UNKNOWN : Number.POSITIVE_INFINITY;
}

/** All ways from where a character stands, the shortest to each hex. */
export function waysOf(view: View, who: Who): Ways {
  const here = hexOf(view, who);
  const unseen = stealthChance(view, who, 'sneak');
  const found = new Map<Hex, Way>([[here, { cost: 0, first: here }]]);
  const costs = new Map<Hex, number>();
  const costTo = (hex: Hex): number => {
    let cost = costs.get(hex);
    if (cost === undefined) costs.set(hex, (cost = stepCost(view, who, hex, unseen)));
    return cost;
  };
  const open: Hex[] = [here];
  while (open.length > 0) {
    const hex = takeNearest(open, found);
    const { cost, first } = found.get(hex)!;
    for (const next of around(hex)) {
      const isFull = hex === here && isFaceUp(view, next) && !hasRoom(view, next);
      const there = cost + (isFull ? Number.POSITIVE_INFINITY : costTo(next));
      if (there >= (found.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      if (!found.has(next)) open.push(next);
      found.set(next, { cost: there, first: hex === here ? next : first });
    }
  }
  return found;
}
function takeNearest(open: Hex[], found: ReadonlyMap<Hex, Way>): Hex {
  let at = 0;
  for (let i = 1; i < open.length; i++) if (found.get(open[i]!)!.cost < found.get(open[at]!)!.cost) at = i;
  return open.splice(at, 1)[0]!;
}
export const costTo = (ways: Ways, hex: Hex): number => ways.get(hex)?.cost ?? Number.POSITIVE_INFINITY;
