/**
 * Where a crim that was hidden is put when a hunter reveals it, and by whom: UM-SPOT-7..14. Used by the Spot action (spot.ts) and by
 * cards that reveal a crim.
 */

import {
  type Disc,
  distance,
  type Feature,
  type Figure,
  GROUND,
  gap,
  gapToFeature,
  isInside,
  type Obstacle,
  type Point,
  type Terrain,
  TOLERANCE,
} from '@quarry/board';
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { choosePoint } from '../decisions.ts';
import { revealCrim } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { basesBut, crimFigure, groundIn, hunterFigure, inMils, mils } from '../questions.ts';
import type { PlaceRefused } from '../refusals.ts';
import { regionInWords } from '../sentences/objections.ts';
import type { CrimState, State } from '../state.ts';
import { against } from './obstacles.ts';
import { Places } from './places.ts';

/** UM-SPOT-8 and UM-SPOT-10. */
const AROUND = mils(2);
const AWAY = mils(6);

/** Puts a revealed crim on the table: by the seat named, by the game if none is, and where nothing can be seen by nobody. */
export function* placeSpotted(table: Table, crim: CrimState, spotter: Seat, placer: Seat | null, rule: ClauseId): Rule {
  const site = new Site(table.state, crim, spotter);
  const at = yield* chosenPlace(table, crim, site, placer);
  if (at) revealCrim(table, crim, at, rule);
}

function* chosenPlace(table: Table, crim: CrimState, site: Site, placer: Seat | null): Rule<Point | null> {
  if (site.candidates.length === 0) return site.nearestToTheMiddle();
  if (placer === null) return site.farthest();
  const places = new Places(site.candidates, at => site.against(at));
  const facts = { crim: crim.no, feature: crim.hiddenIn };
  return inMils(yield* choosePoint({ seat: placer, kind: 'place-spotted', rule: 'UM-SPOT-7', facts }, regionInWords(places, table.state)));
}

/** The places for one crim that is spotted. */
class Site {
  readonly #state: State;
  readonly #ground: Terrain;
  readonly #crim: CrimState;
  readonly #base: Figure;
  readonly #spotter: Seat;
  readonly #viewer: Figure;
  readonly #others: readonly Disc[];
  readonly #feature: Feature;
  readonly #mustBeAway: boolean;
  /** UM-SPOT-12: the lattice points that meet everything; with no such point six inches away, those nearer. */
  readonly candidates: readonly Point[];

  constructor(state: State, crim: CrimState, spotter: Seat) {
    this.#state = state;
    this.#ground = groundIn(state);
    this.#crim = crim;
    this.#base = { ...crimFigure(crim), surface: GROUND };
    this.#spotter = spotter;
    this.#viewer = hunterFigure(state, spotter);
    this.#others = basesBut(state, { crim });
    this.#feature = this.#ground.features[crim.hiddenIn]!;
    const seen = this.#lattice().filter(at => !this.#obstacle(at) && this.#isSeen(at));
    const away = seen.filter(at => this.#isAway(at));
    this.#mustBeAway = away.length > 0;
    this.candidates = this.#mustBeAway ? away : seen;
  }

  #lattice(): readonly Point[] {
    const { hiddenIn } = this.#crim;
    return this.#feature.isArea ? this.#ground.latticeIn(hiddenIn) : this.#ground.latticeAround(hiddenIn, this.#base.r, AROUND);
  }

  #obstacle(at: Point): Obstacle | null {
    return this.#ground.obstacleOnGround(at, this.#base.r, this.#others);
  }

  #isSeen({ x, y }: Point): boolean {
    return this.#ground.canSee(this.#viewer, { ...this.#base, x, y });
  }

  #isAway({ x, y }: Point): boolean {
    return gap(this.#viewer, { x, y, r: this.#base.r }) >= AWAY - TOLERANCE;
  }

  #isAtFeature({ x, y }: Point): boolean {
    if (this.#feature.isArea) return isInside({ x, y }, this.#feature);
    return gapToFeature({ x, y, r: this.#base.r }, this.#feature) <= AROUND + TOLERANCE;
  }

  against(at: Point): PlaceRefused | null {
    const obstacle = this.#obstacle(at);
    if (obstacle) return against(this.#state, -1, obstacle);
    const feature = this.#crim.hiddenIn;
    const hunter = this.#spotter;
    if (!this.#isAtFeature(at)) {
      return this.#feature.isArea
        ? { why: 'UM-SPOT-9', facts: { what: 'outside-area', feature } }
        : { why: 'UM-SPOT-8', facts: { what: 'off-feature', feature } };
    }
    if (this.#mustBeAway && !this.#isAway(at)) return { why: 'UM-SPOT-10', facts: { what: 'too-near', hunter } };
    return this.#isSeen(at) ? null : { why: 'UM-SPOT-11', facts: { what: 'unseen', hunter } };
  }

  /** UM-SPOT-12: nobody chooses where nothing is in sight. */
  nearestToTheMiddle(): Point | null {
    const { corners } = this.#feature;
    const mean = (of: (corner: Point) => number): number => corners.reduce((sum, corner) => sum + of(corner), 0) / corners.length;
    return this.#ground.nearestLegal({ x: mean(({ x }) => x), y: mean(({ y }) => y) }, this.#base.r, this.#others);
  }

  /** UM-SPOT-13: the farthest from the spotter; of a tie the lower x, then the lower y. */
  farthest(): Point {
    const away = (at: Point): number => distance(at, this.#viewer);
    return this.candidates.reduce((best, at) => ((away(at) - away(best) || best.x - at.x || best.y - at.y) > 0 ? at : best));
  }
}
