/**
 * Random questions to the plane and to its slow reference: where bases stand, step, slide and flee, what they see, and which points
 * are theirs. Routes are in fuzz-routes.ts. Tests ask some thousands, bench/plane-fuzz.ts a million.
 */
import { routes, ways } from './fuzz-routes.ts';
import { judged, judgedEnd, type Kind, named, type Scene, withMover } from './fuzz-words.ts';
import { distance, halfUp, TIE } from './measure.ts';
import { gapToFeature, isInside, lengthInside, middleOf, nearestPointOf } from './polygon.ts';
import { Dice, figureOf, place, randomModels, randomStanding, randomWorld } from './random-world.ts';
import * as reference from './reference.ts';
import { Terrain } from './terrain.ts';
import type { Point, Standing } from './types.ts';

const positions: Kind = ({ dice, world, terrain, others }) => {
  const r = dice.one([500, 500, 800]);
  const point = place(dice, world, r, [...others, ...world.pods]);
  const fast = [
    named(terrain.obstacleAt(point, r, others)),
    named(terrain.obstacleOnGround(point, r, others)),
    terrain.surfaceAt(point, r),
  ];
  const slow = (tolerance: number): string =>
    [
      reference.obstacleAt(world, point, r, others, tolerance),
      reference.obstacleAt(world, point, r, others, tolerance, true),
      reference.surfaceAt(world, point, r, tolerance),
    ].join();
  return judged(fast.join(), slow, { point, r });
};

const footprints: Kind = ({ dice, world, others }) => {
  if (world.features.length === 0) return 'open';
  const feature = dice.one(world.features);
  const [a, b] = [place(dice, world, 0, others), place(dice, world, 0, others)];
  const fast = `${isInside(a, feature)} ${lengthInside(a, b, feature).toFixed(3)} ${gapToFeature({ ...a, r: 500 }, feature).toFixed(3)}`;
  const near = nearestPointOf(feature, a);
  if (Math.abs(distance(near, a) - reference.toFeature(a, feature)) > 1e-6 || reference.toFeature(near, feature) > 1e-6)
    return { told: `nearest point ${JSON.stringify({ near, a, feature })}` };
  const slow = (tolerance: number): string => {
    const away = reference.toFeature(a, feature);
    return `${away <= tolerance} ${reference.inside(a, b, feature).toFixed(3)} ${Math.max(0, away - 500).toFixed(3)}`;
  };
  return judged(fast, slow, { a, b, feature });
};

/** Somewhere near, as far as a climb may be long give or take a little, or anywhere. */
function stepEnd({ dice, world, others }: Scene, mover: Standing): Point {
  if (dice.isLucky(0.4)) return { x: mover.x + dice.whole(-1600, 1600), y: mover.y + dice.whole(-1600, 1600) };
  if (dice.isLucky(0.5)) return place(dice, world, mover.r, [...others, ...world.pods]);
  const { x, y } = direction(dice);
  const length = 2 * mover.r + 500 + dice.whole(0, 4);
  return { x: halfUp(mover.x + x * length), y: halfUp(mover.y + y * length) };
}

const steps = withMover((scene, mover) => {
  const { world, terrain, others } = scene;
  const to = stepEnd(scene, mover);
  const step = terrain.step(mover, to, others);
  const fast = step.ok ? `ok ${step.surface} ${step.cost.toFixed(3)} ${step.climbs} ${step.difficult}` : step.why;
  return judged(fast, tolerance => reference.step(world, mover, to, others, tolerance), { mover, to });
});

function direction(dice: Dice): Point {
  if (dice.isLucky(0.3))
    return dice.one([
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
      { x: 0, y: -1 },
    ]);
  const [x, y] = [dice.next() - 0.5, dice.next() - 0.5];
  const long = Math.sqrt(x * x + y * y);
  return { x: x / long, y: y / long };
}

const slides = withMover(({ dice, world, terrain, others }, mover) => {
  const [towards, length] = [direction(dice), dice.whole(0, 8000)];
  const fast = terrain.slide(mover, towards, length, others);
  return judgedEnd(fast, tolerance => reference.slide(world, mover, towards, length, others, tolerance), { mover, towards, length });
});

/** The end that the rule picks from the fan's ends. */
function picked(ends: readonly Point[], from: Point, mover: Standing, length: number): Point {
  const whole = ends.map(({ x, y }) => ({ x: Math.floor(x + 0.5), y: Math.floor(y + 0.5) }));
  if (Math.abs(distance(ends[0]!, mover) - length) < 1e-6) return ends[0]!;
  const far = whole.map(end => distance(end, from));
  return ends[far.findIndex(value => value >= Math.max(...far) - TIE)]!;
}

const flights = withMover(({ dice, world, terrain, others }, mover) => {
  const from = dice.isLucky(0.05)
    ? { x: mover.x, y: mover.y }
    : { x: mover.x + dice.whole(-3000, 3000), y: mover.y + dice.whole(-3000, 3000) };
  const length = dice.whole(100, 7000);
  const fast = terrain.flee(mover, from, length, others);
  const slow = (tolerance: number): Point => picked(reference.fan(world, mover, from, length, others, tolerance), from, mover, length);
  return judgedEnd(fast, slow, { mover, from, length });
});

const sights = withMover((scene, mover) => {
  const { dice, world, terrain } = scene;
  const other = randomStanding(dice, world, terrain, []);
  if (!other) return 'open';
  const [viewer, target] = [figureOf(dice, mover), figureOf(dice, other)];
  const fast = `${terrain.canSee(viewer, target)} ${terrain.isInCover(target, viewer)}`;
  const slow = (tolerance: number): string =>
    `${reference.canSee(world, viewer, target, tolerance)} ${reference.isInCover(world, target, viewer, tolerance)}`;
  return judged(fast, slow, { viewer, target });
});

const shares = withMover(({ dice, world, terrain }, mover) => {
  if (world.features.length === 0) return 'open';
  const index = dice.whole(0, world.features.length - 1);
  const feature = world.features[index]!;
  const viewer = figureOf(dice, mover);
  const marks = Array.from({ length: Math.ceil((world.size - 250) / 500) }, (_, i) => 250 + 500 * i);
  const lattice = marks.flatMap(x => marks.map(y => ({ x, y })));
  const reach = dice.one([0, 500, 2000]);
  const fast = [terrain.visibleShare(viewer, index), terrain.latticeIn(index), terrain.latticeAround(index, mover.r, reach)];
  const slow = (tolerance: number): string => {
    const points = lattice.filter(point => reference.toFeature(point, feature) <= tolerance);
    const looked = points.length > 0 ? points : [middleOf(feature)];
    const free = reference.visible(world, viewer, index, looked, tolerance);
    const around = lattice.filter(point => reference.toFeature(point, feature) - mover.r <= reach + tolerance);
    return JSON.stringify([{ free, of: looked.length }, points, around]);
  };
  return judged(JSON.stringify(fast), slow, { viewer, feature });
});

const samples = withMover(({ dice, terrain, others }, mover) => {
  const length = dice.whole(500, 8000);
  const ends = terrain.straightReach(mover, length, others);
  const bad = ends.find(end => !terrain.step(mover, end, others).ok);
  if (bad) return { told: `sample ${JSON.stringify({ bad, mover, length })}` };
  const stars = terrain.reachOutline(mover, Math.min(length, 2000), others);
  return stars.length > 0 && stars.every(star => star.length === 48) ? 'agreed' : { told: `outline ${JSON.stringify({ mover, length })}` };
});

const rings = withMover(({ dice, world, terrain, others }, mover) => {
  const within = dice.whole(0, 6) * 500;
  const fast = terrain.nearestLegal(mover, mover.r, [...others, mover], ({ x }) => x >= mover.x, within);
  const slow = (tolerance: number): string => {
    for (let ring = 0; ring <= within; ring += 500) {
      for (let k = 0; k < (ring === 0 ? 1 : 16); k += 1) {
        const point = ringPoint(mover, ring, k);
        if (point.x >= mover.x && !reference.obstacleAt(world, point, mover.r, [...others, mover], tolerance, true))
          return JSON.stringify(point);
      }
    }
    return 'null';
  };
  return judged(JSON.stringify(fast), slow, { mover, within });
});

/** By halving angles: 22.5 is half of 45. */
function ringPoint({ x, y }: Point, ring: number, k: number): Point {
  const even = Math.sqrt(2) / 2;
  const [cos, sin] = [Math.sqrt((1 + even) / 2), Math.sqrt((1 - even) / 2)];
  const octant: readonly Point[] = [
    { x: 1, y: 0 },
    { x: cos, y: sin },
    { x: even, y: even },
    { x: sin, y: cos },
  ];
  let { x: dx, y: dy } = octant[k % 4]!;
  for (let turns = Math.floor(k / 4); turns > 0; turns -= 1) [dx, dy] = [0 - dy, dx];
  return { x: Math.floor(x + ring * dx + 0.5), y: Math.floor(y + ring * dy + 0.5) };
}

/** The kinds of questions, and how many of a thousand each gets. */
const kinds: readonly (readonly [name: string, kind: Kind, share: number])[] = [
  ['positions', positions, 237],
  ['footprints', footprints, 150],
  ['steps', steps, 220],
  ['slides', slides, 120],
  ['flights', flights, 15],
  ['sight and cover', sights, 200],
  ['shares and lattices', shares, 10],
  ['nearest legal', rings, 20],
  ['routes', routes, 12],
  ['ways', ways, 9],
  ['samples and outlines', samples, 7],
];

export interface Tally {
  readonly agreed: Record<string, number>;
  readonly open: Record<string, number>;
  /** The first disagreement, with the seed that shows it again. */
  readonly fault: string | null;
}

const PER_SCENE = 100;

/** Asks so many questions; each hundred has a ground of its own. */
export function fuzz(queries: number, seed: number): Tally {
  const agreed: Record<string, number> = {};
  const open: Record<string, number> = {};
  for (let asked = 0; asked < queries; asked += PER_SCENE) {
    const own = seed + asked / PER_SCENE;
    const scene = sceneOf(own);
    for (let i = 0; i < Math.min(PER_SCENE, queries - asked); i += 1) {
      const [name, kind] = drawn(scene.dice);
      const verdict = kind(scene);
      if (typeof verdict === 'object') return { agreed, open, fault: `${name}, seed ${own}, question ${i}: ${verdict.told}` };
      const tally = verdict === 'agreed' ? agreed : open;
      tally[name] = (tally[name] ?? 0) + 1;
    }
  }
  return { agreed, open, fault: null };
}

export function sceneOf(seed: number): Scene {
  const dice = new Dice(seed);
  const world = randomWorld(dice, dice.one([2, 6, 10]));
  const terrain = new Terrain(world.size, world.features, world.pods);
  return { dice, world, terrain, others: randomModels(dice, world, terrain, dice.one([0, 2, 6])) };
}

function drawn(dice: Dice): readonly [string, Kind, number] {
  let left = dice.next() * 1000;
  return kinds.find(([, , share]) => (left -= share) < 0) ?? kinds[0]!;
}
