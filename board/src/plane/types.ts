/**
 * The vocabulary of the plane: a square table in thousandths of an inch, round bases on it, convex terrain with heights, and what
 * stands in a model's way. Types only; what is computed with them is in the neighbouring files.
 */

/** In thousandths of an inch (`mil`); x grows to the east, y to the north. Computed end points are whole mils. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Disc extends Point {
  readonly r: number;
}

/** The surface of the open table; a roof is named by the index of its feature. */
export const GROUND = -1;

/** A base and what it stands on: `GROUND` or the index of the climbable feature whose roof it is. */
export interface Standing extends Disc {
  readonly surface: number;
}

/** A figure that sees and is seen: its own height, in mils, above what it stands on. */
export interface Figure extends Standing {
  readonly height: number;
}

/** A convex piece of terrain, counter-clockwise from its lowest (then leftmost) corner. */
export interface Feature {
  readonly corners: readonly Point[];
  readonly height: number;
  readonly isSolid: boolean;
  readonly isCover: boolean;
  readonly isDifficult: boolean;
  readonly isClimbable: boolean;
  readonly isHideable: boolean;
  readonly isArea: boolean;
}

/** What is in the way: the table's edge, a feature or pod by index, or one of the other bases by its index in the list that was given. */
export interface Obstacle {
  readonly kind: 'edge' | 'feature' | 'pod' | 'model';
  readonly index: number;
}
