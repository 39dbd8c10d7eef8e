/**
 * A region of the table for one base, told by the half-inch lattice: what a spotted crim or a hunter at a corner is put into.
 * The lattice points that are allowed are its samples and its drawing; any other point is allowed if nothing speaks against it.
 */
import type { Point } from '@quarry/board';
import type { Objection, Region } from '@quarry/kernel';
import { inches, inInches, inMils } from '../questions.ts';

/** The half-inch lattice (UM-LOS-7), and half of one of its cells. */
export const FIRST = 250;
export const PITCH = 500;
const HALF = 250;

/** A length as people read it. */
export const asInches = (length: number): string => `${Math.round(inches(length) * 100) / 100}"`;

const cellRound = ({ x, y }: Point): Point[] =>
  [
    { x: x - HALF, y: y - HALF },
    { x: x + HALF, y: y - HALF },
    { x: x + HALF, y: y + HALF },
    { x: x - HALF, y: y + HALF },
  ].map(inInches);

export class Places implements Region {
  readonly #allowed: readonly Point[];
  readonly #objectionTo: (at: Point) => Objection | null;

  /** Both are in thousandths of an inch; answers come in inches. */
  constructor(allowed: readonly Point[], objectionTo: (at: Point) => Objection | null) {
    this.#allowed = allowed;
    this.#objectionTo = objectionTo;
  }

  get outline(): readonly (readonly Point[])[] {
    return this.#allowed.map(cellRound);
  }

  get some(): readonly Point[] {
    return this.#allowed.map(inInches);
  }

  objection(point: Point): Objection | null {
    return this.#objectionTo(inMils(point));
  }
}
