/**
 * A region of the table for one base, told by the half-inch lattice: what a spotted crim or a hunter at a corner is put into.
 * The lattice points that are allowed are its samples and its drawing; any other point is allowed if nothing speaks against it.
 */
import type { Point } from '@quarry/board';
import { inInches, inMils } from '../questions.ts';
import type { PlaceRefused } from '../refusals.ts';

/** The half-inch lattice (UM-LOS-7). */
export const FIRST = 250;
export const PITCH = 500;
/** The rim of a region is found so many times nearer than the lattice has it, each time by half. */
const HALVINGS = 4;

/** The corners of a square of the lattice, around. */
const AROUND = [
  { x: 0, y: 0 },
  { x: PITCH, y: 0 },
  { x: PITCH, y: PITCH },
  { x: 0, y: PITCH },
] as const;

const spotted = ({ x, y }: Point): string => `${x} ${y}`;

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

  /** What is allowed of each square of the lattice: it has a rim as the place has it, and no stairs. */
  get outline(): readonly (readonly Point[])[] {
    const allowed = new Set(this.#allowed().map(spotted));
    const lowest = this.#allowed().flatMap(at => AROUND.map(by => ({ x: at.x - by.x, y: at.y - by.y })));
    const squares = new Map(lowest.map(at => [spotted(at), at])).values();
    return [...squares].map(at => this.#partOf(at, allowed).map(inInches));
  }

  get some(): readonly Point[] {
    return this.#allowed().map(inInches);
  }

  /** Of a square its corners that are allowed, and where its edges leave what is allowed. */
  #partOf({ x, y }: Point, allowed: ReadonlySet<string>): Point[] {
    const corners = AROUND.map(by => ({ x: x + by.x, y: y + by.y }));
    return corners.flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length]!;
      const [isIn, isNextIn] = [allowed.has(spotted(corner)), allowed.has(spotted(next))];
      const rim = isIn === isNextIn ? [] : [isIn ? this.#rim(corner, next) : this.#rim(next, corner)];
      return [...(isIn ? [corner] : []), ...rim];
    });
  }

  /** The last allowed point on the way from one that is to one that is not. */
  #rim(from: Point, to: Point): Point {
    let [last, beyond] = [from, to];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = { x: Math.round((last.x + beyond.x) / 2), y: Math.round((last.y + beyond.y) / 2) };
      if (this.#against(middle) === null) last = middle;
      else beyond = middle;
    }
    return last;
  }

  #allowed(): readonly Point[] {
    return this.#lattice.filter(at => this.#against(at) === null);
  }

  /** Why a point is refused; null if it is not. */
  against(point: Point): PlaceRefused | null {
    return this.#against(inMils(point));
  }
}
