/**
 * A region of the table for one base, told by the half-inch lattice: what a spotted crim or a hunter at a corner is put into.
 * The lattice points that are allowed are its samples and its drawing; any other point is allowed if nothing speaks against it.
 */
import type { Point } from '@quarry/board';
import { inInches, inMils } from '../questions.ts';
import type { PlaceRefused } from '../refusals.ts';

/** The half-inch lattice (UM-LOS-7), and half of one of its cells. */
export const FIRST = 250;
export const PITCH = 500;
const HALF = 250;

const cellRound = ({ x, y }: Point): Point[] =>
  [
    { x: x - HALF, y: y - HALF },
    { x: x + HALF, y: y - HALF },
    { x: x + HALF, y: y + HALF },
    { x: x - HALF, y: y + HALF },
  ].map(inInches);

export class Places {
  readonly #lattice: readonly Point[];
  readonly #against: (at: Point) => PlaceRefused | null;

  /** The lattice points that come into question. Both are in thousandths of an inch; answers come in inches. */
  constructor(lattice: readonly Point[], against: (at: Point) => PlaceRefused | null) {
    this.#lattice = lattice;
    this.#against = against;
  }

  /** Whether no lattice point is allowed. One that is settles it: the others are looked at only when somebody is asked. */
  get isEmpty(): boolean {
    return this.#lattice.every(at => this.#against(at) !== null);
  }

  get outline(): readonly (readonly Point[])[] {
    return this.#allowed().map(cellRound);
  }

  get some(): readonly Point[] {
    return this.#allowed().map(inInches);
  }

  #allowed(): readonly Point[] {
    return this.#lattice.filter(at => this.#against(at) === null);
  }

  /** Why a point is refused; null if it is not. */
  against(point: Point): PlaceRefused | null {
    return this.#against(inMils(point));
  }
}
