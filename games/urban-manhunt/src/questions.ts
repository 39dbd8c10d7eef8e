/**
 * Questions about a position: pure, quick, and asked everywhere. They change nothing; changes are in deeds.ts.
 * What the texts in force add up to is in texts-in-force.ts.
 */

import { type Disc, type Figure, gap, type Point, type Terrain, TOLERANCE } from '@quarry/board';
import { clockwiseFrom, type Option, option, type Seat, seatBefore } from '@quarry/kernel';
import { crimCard, dataslate } from './content/box.ts';
import type { Attribute } from './content/kinds.ts';
import { groundOf } from './content/maps.ts';
import type { Attack, CrimCard, Dataslate } from './content/types.ts';
import type { CrimView, HunterView, View } from './state.ts';

export const INCH = 1000;
/** In thousandths of an inch, halves up (UM-GEO-2). */
export const mils = (inches: number): number => Math.floor(inches * INCH + 0.5);
export const inches = (length: number): number => length / INCH;
/** A point as people see it: in inches. */
export const inInches = ({ x, y }: Point): Point => ({ x: inches(x), y: inches(y) });
export const inMils = ({ x, y }: Point): Point => ({ x: mils(x), y: mils(y) });

/** UM-ENG-1, UM-POD-2: engagement and adjacency reach this far. */
export const REACH = 500;
/** UM-ENG-2, UM-GEO-21: the greatest difference in elevation over which models touch. */
export const STEP_HEIGHT = 1000;
const STANDARD_BASE = 500;
const LARGE_BASE = 800;

export const radiusOf = (printed: { readonly isLarge?: true }): number => (printed.isLarge ? LARGE_BASE : STANDARD_BASE);
export const heightOf = (printed: { readonly height?: number }): number => (printed.height ?? 1) * INCH;

export const slateOf = (hunter: HunterView): Dataslate => dataslate(hunter.slate);
export const printedCrim = ({ card }: Pick<CrimView, 'card'>): CrimCard => crimCard(card);

/** The ground of the match: the zone's terrain and the pods in play. */
export const groundIn = (state: View): Terrain => groundOf(state.zone, state.pods.length);

/** The seat to the right: the one before (UM-SPOT-7). */
export const seatToTheRight = (state: View, seat: Seat): Seat => seatBefore(seat, state.hunters.length);
/** UM-CTL-5: the First Player, then clockwise. */
export const initiative = (state: View): Seat[] => clockwiseFrom(state.first, state.hunters.length);
/** Whose activation it is in the Hunter Phase. */
export const activeSeat = (state: View): Seat => (state.first + state.done) % state.hunters.length;
export const isSolo = (state: View): boolean => state.hunters.length === 1;
/** UM-SET-14. */
export const crimCap = (state: View): number => 2 * state.hunters.length + 2;
export const seatsIn = (state: View): Seat[] => [...state.hunters.keys()].filter(seat => state.hunters[seat]!.isIn);

// Models

export function hunterFigure(state: View, seat: Seat): Figure {
  const hunter = state.hunters[seat]!;
  const slate = slateOf(hunter);
  return { x: hunter.x, y: hunter.y, surface: hunter.surface, r: radiusOf(slate), height: heightOf(slate) };
}

export function crimFigure(crim: CrimView): Figure {
  const printed = printedCrim(crim);
  return { x: crim.x, y: crim.y, surface: crim.surface, r: radiusOf(printed), height: heightOf(printed) };
}

export const isHidden = (crim: CrimView): boolean => crim.hiddenIn >= 0;
export const visibleCrims = (state: View): CrimView[] => state.crims.filter(crim => crim.hiddenIn < 0);
export const hiddenCrims = (state: View): CrimView[] => state.crims.filter(isHidden);
export const crimNumbered = (state: View, no: number): CrimView | undefined => state.crims.find(crim => crim.no === no);

/** The bases that stand in a model's way, in the order of UM-GEO-30: hunters by seat, crims by arrival. */
export function basesBut(
  state: View,
  without: { readonly seat?: Seat; readonly crim?: CrimView | null; readonly alsoSeat?: Seat },
): Disc[] {
  const bases: Disc[] = [];
  for (let seat = 0; seat < state.hunters.length; seat++) {
    const hunter = state.hunters[seat]!;
    if (hunter.isIn && seat !== without.seat && seat !== without.alsoSeat)
      bases.push({ x: hunter.x, y: hunter.y, r: radiusOf(slateOf(hunter)) });
  }
  for (const crim of state.crims) {
    if (crim !== without.crim && crim.hiddenIn < 0) bases.push({ x: crim.x, y: crim.y, r: radiusOf(printedCrim(crim)) });
  }
  return bases;
}

export const gapBetween = (state: View, seat: Seat, crim: CrimView): number => gap(hunterFigure(state, seat), crimFigure(crim));

// Engagement (UM-ENG)

/** Near enough to be engaged, sight aside: gap and elevation. */
export function isInReach(ground: Terrain, a: Figure, b: Figure): boolean {
  return gap(a, b) <= REACH + TOLERANCE && Math.abs(ground.elevation(a.surface) - ground.elevation(b.surface)) <= STEP_HEIGHT + TOLERANCE;
}

export function areEngaged(state: View, seat: Seat, crim: CrimView): boolean {
  if (!state.hunters[seat]!.isIn || crim.hiddenIn >= 0) return false;
  return figuresEngage(groundIn(state), hunterFigure(state, seat), crimFigure(crim));
}

/** UM-ENG-1..3 for a hunter and a visible crim, wherever they stand or would stand. */
export const figuresEngage = (ground: Terrain, hunter: Figure, crim: Figure): boolean =>
  isInReach(ground, hunter, crim) && ground.canSee(hunter, crim);

export const engagedCrims = (state: View, seat: Seat): CrimView[] => state.crims.filter(crim => areEngaged(state, seat, crim));
export const engagedSeats = (state: View, crim: CrimView): Seat[] => seatsIn(state).filter(seat => areEngaged(state, seat, crim));
export const isEngaged = (state: View, seat: Seat): boolean => state.crims.some(crim => areEngaged(state, seat, crim));

// Numbers

export const UNARMED: Attack = { name: 'Unarmed', kind: 'melee', damage: 1 };

/** A hunter's attacks of a kind that are not depleted, by their place on the dataslate; Unarmed (-1) if no melee is left (UM-SET-21). */
export function usableAttacks(hunter: HunterView, kind: Attack['kind']): { readonly weapon: number; readonly printed: Attack }[] {
  const usable = slateOf(hunter)
    .attacks.map((printed, weapon) => ({ weapon, printed }))
    .filter(({ weapon, printed }) => printed.kind === kind && !hunter.depleted.includes(weapon));
  return usable.length === 0 && kind === 'melee' ? [{ weapon: -1, printed: UNARMED }] : usable;
}

/** A crim's attacks of a kind; Unarmed if it has no melee (UM-SET-21). */
export function attacksOfCrim(crim: Pick<CrimView, 'card'>, kind: Attack['kind']): readonly Attack[] {
  const printed = printedCrim(crim).attacks.filter(attack => attack.kind === kind);
  return printed.length === 0 && kind === 'melee' ? [UNARMED] : printed;
}

/** UM-CRIM-13: the highest Damage, of equals the first listed. */
export const strongest = (attacks: readonly Attack[]): Attack | null =>
  attacks.reduce<Attack | null>((best, attack) => (best && best.damage >= attack.damage ? best : attack), null);

/** An attribute as it stands, with Performance Shots (UM-POD-7, UM-POD-9, UM-INC-17). */
export function attributeOf(hunter: HunterView, attribute: Attribute): number {
  return slateOf(hunter).attributes[attribute] + hunter.shots.filter(shot => shot === attribute).length;
}

/** The Base Point Value with its bounty, at least 2. */
export const bountyOf = (crim: CrimView): number =>
  crim.bounty === 0 ? printedCrim(crim).bpv : Math.max(2, printedCrim(crim).bpv + crim.bounty);

/** The seats with the most points, and the one with the fewest: of a tie the last in initiative. */
export function leaders(state: View): Seat[] {
  const most = Math.max(...state.hunters.map(hunter => hunter.points));
  return initiative(state).filter(seat => state.hunters[seat]!.points === most);
}
export function trailing(state: View): Seat {
  const fewest = Math.min(...state.hunters.map(hunter => hunter.points));
  return initiative(state).findLast(seat => state.hunters[seat]!.points === fewest)!;
}

// Options that come up again and again

const crimOptionsMade: Option<number>[] = [];
/** The option to choose a crim: its value is the arrival number. */
export function crimOption(crim: CrimView): Option<number> {
  crimOptionsMade[crim.no] ??= option(`c${crim.no}`, crim.no, { kind: 'crim', id: crim.no });
  return crimOptionsMade[crim.no]!;
}
const seatOptionsMade = Array.from({ length: 4 }, (_, seat) => option(`h${seat}`, seat, { kind: 'hunter', id: seat }));
export const seatOption = (seat: Seat): Option<Seat> => seatOptionsMade[seat]!;
