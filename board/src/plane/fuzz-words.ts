/**
 * The words of the fuzzer: a scene to ask about, how an answer is judged, how a question ends. Where the reference itself changes its
 * mind within a ten-thousandth of a mil of the tolerance, either answer is right and the question counts as open.
 */
import { distance, SLACK } from './measure.ts';
import { type Dice, randomStanding } from './random-world.ts';
import type * as reference from './reference.ts';
import type { Terrain } from './terrain.ts';
import type { Disc, Obstacle, Point, Standing } from './types.ts';

const HAIR = 1e-4;

export interface Scene {
  readonly dice: Dice;
  readonly world: reference.World;
  readonly terrain: Terrain;
  readonly others: readonly Disc[];
}

/** A disagreement in words, or how the question ended. */
export type Verdict = 'agreed' | 'open' | { readonly told: string };

export type Kind = (scene: Scene) => Verdict;

/** Compares with the reference, and on a disagreement with the reference on the other side of the tolerance as well. */
export function judged(fast: string, slow: (tolerance: number) => string, about: unknown): Verdict {
  const less = slow(SLACK - HAIR);
  if (fast === less) return 'agreed';
  return slow(SLACK + HAIR) !== less ? 'open' : { told: `${fast} instead of ${less}: ${JSON.stringify(about)}` };
}

/** The same for the end of a move: the fast one is rounded. */
export function judgedEnd(fast: Point, slow: (tolerance: number) => Point, about: unknown): Verdict {
  const less = slow(SLACK - HAIR);
  if (isClose(fast, less)) return 'agreed';
  return distance(less, slow(SLACK + HAIR)) > 1e-3 ? 'open' : { told: `${JSON.stringify({ fast, less, about })}` };
}

export const named = (obstacle: Obstacle | null): string => (obstacle ? `${obstacle.kind} ${obstacle.index}` : '');

const isClose = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) <= 0.501 && Math.abs(a.y - b.y) <= 0.501;

/** A mover among the others, or an open question when none fits. */
export const withMover =
  (ask: (scene: Scene, mover: Standing) => Verdict): Kind =>
  scene => {
    const mover = randomStanding(scene.dice, scene.world, scene.terrain, scene.others);
    return mover ? ask(scene, mover) : 'open';
  };
