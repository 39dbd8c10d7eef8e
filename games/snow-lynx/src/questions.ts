/** Questions about a hunt, asked alike by rules, bot and sentences. They take what a seat sees, and so a state as well. */
import { distanceAround, type Hex, type HexDirection, hexBeside, hexDirectionsTowards, stepsTowards } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { type GearCard, lynxCard } from './content/cards.ts';
import { huntMap } from './content/maps.ts';
import type { View } from './state.ts';

/** SL-RND-2: each chapter is a little harder. */
export const gripsNeeded = ({ chapter, trackers }: View): number => 4 * trackers.length + chapter;
export const isNetted = (view: View): boolean => view.grips >= gripsNeeded(view);

export const stepsBetween = ({ chapter }: View, a: Hex, b: Hex): number => huntMap(chapter).hexes.distance(a, b);

/** The steps of a straight way on the grid, by direction: what is walked of the first one, then the other. */
export function directionsTo({ chapter }: View, from: Hex, to: Hex): (readonly [number, string])[] {
  const { hexes } = huntMap(chapter);
  const steps = new Map<HexDirection, number>();
  const goal = hexes.cell(to);
  for (let at = hexes.cell(from); ; ) {
    const [direction] = hexDirectionsTowards(at, goal);
    if (!direction) return [...steps].map(([name, count]) => [count, name]);
    steps.set(direction, (steps.get(direction) ?? 0) + 1);
    at = hexBeside(at, direction);
  }
}

/** SL-WALK-1, SL-PLAN-2, SL-SET-4, SL-GEAR-1. */
export const strideOf = ({ plan, trackers }: View, seat: Seat, gear: GearCard | null): number =>
  (plan === 'drive' ? 2 : 1) + (trackers[seat]!.role === 'runner' ? 1 : 0) + (gear?.hexes ?? 0);

/** SL-WALK-1, SL-WALK-2: where a tracker can go, the own hex included. */
export function reachOf({ chapter, trackers }: View, seat: Seat, hexes: number): Hex[] {
  const { hexes: map, crags } = huntMap(chapter);
  const from = trackers[seat]!.hex;
  return map.within(from, hexes).filter(to => distanceAround(map, from, to, hex => crags.has(hex)) <= hexes);
}

/** SL-NET-1: dice for the distance alone; none from farther away. */
const diceAt = (steps: number): number => Math.max(0, 2 - steps);

/** SL-NET-1, SL-PLAN-2, SL-SET-4, SL-GEAR-2: how many dice a net has that is thrown from a hex; 0 if none can be thrown. */
export function netDice(view: View, seat: Seat, from: Hex, gear: GearCard | null): number {
  const near = diceAt(stepsBetween(view, from, view.lynx));
  if (near === 0) return 0;
  return near + (view.plan === 'wait' ? 1 : 0) + (view.trackers[seat]!.role === 'trapper' ? 1 : 0) + (gear?.dice ?? 0);
}

/** SL-LYNX-5: up to 2 hexes, over crags too (SL-LYNX-6); of equal ways the first clockwise from the north (SL-R-1). */
export function towardBait({ chapter, lynx, bait }: View): Hex {
  const { hexes } = huntMap(chapter);
  const step = (from: Hex): Hex => stepsTowards(hexes, from, bait)[0] ?? from;
  return step(step(lynx));
}

/** SL-LYNX-2 to SL-LYNX-4, SL-LYNX-6: where a card leads the lynx. */
export function whereTo(view: View, card: number): Hex {
  const { hexes } = huntMap(view.chapter);
  const { going } = lynxCard(card);
  if (going.do === 'crouch') return view.lynx;
  if (going.do === 'flee') return farthest(view, hexes.within(view.lynx, going.steps));
  let at = view.lynx;
  for (let i = 0; i < going.steps; i++) {
    const next = hexes.beside(at, going.direction);
    if (next >= 0) at = next;
  }
  return at;
}

/** SL-LYNX-3; of equals the first, for hexes are numbered from the north and the west (SL-R-1). */
function farthest(view: View, hexes: readonly Hex[]): Hex {
  const gap = (hex: Hex): number => Math.min(...view.trackers.map(one => stepsBetween(view, hex, one.hex)));
  const most = Math.max(...hexes.map(gap));
  return hexes.find(hex => gap(hex) === most)!;
}
