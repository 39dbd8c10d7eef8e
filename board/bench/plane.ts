/**
 * How many questions about the plane are answered in a second on a crowded ground: 18 features, 6 pods, 14 models?
 * Run: node board/bench/plane.ts. Like the other file here it reads a clock, which the package itself never does.
 */
import { type Disc, directionAway, type Figure, GROUND, type Point, type Standing, Terrain } from '../src/index.ts';
import { Dice } from '../src/plane/random-world.ts';
import { feature, inches } from '../src/plane/test-yard.ts';

const dice = new Dice(4);
const SIZE = 48_000;

/** A box or an eight-sided block of this size round a point, in inches. */
function block(x: number, y: number, width: number, depth: number, isRound: boolean): Point[] {
  const [w, d] = [width / 2, depth / 2];
  if (!isRound) return [inches(x - w, y - d), inches(x + w, y - d), inches(x + w, y + d), inches(x - w, y + d)];
  const signs = [
    [-0.4, -1],
    [0.4, -1],
    [1, -0.4],
    [1, 0.4],
    [0.4, 1],
    [-0.4, 1],
    [-1, 0.4],
    [-1, -0.4],
  ] as const;
  return signs.map(([sx, sy]) => inches(x + sx * w, y + sy * d));
}

/** Three by six places: four roofs, five other solids, five low walls, four areas. */
const features = Array.from({ length: 18 }, (_, i) => {
  const [x, y] = [8 + 16 * (i % 3), 5 + 7.6 * Math.floor(i / 3)];
  const isRound = i % 4 === 1;
  if (i % 5 === 0) return feature(block(x, y, 6, 4, isRound), 2, 'solid', 'cover', 'climbable');
  if (i % 5 === 1 || i === 12) return feature(block(x, y, 4, 3, isRound), 3, 'solid', 'cover');
  return i % 2 === 0
    ? feature(block(x, y, 6, 0.4, false), 0.5, 'cover', 'difficult')
    : feature(block(x, y, 5, 4, isRound), 0.5, 'area', 'cover', 'difficult');
});
const pods = [inches(16, 8), inches(32, 8), inches(16, 24), inches(32, 24), inches(16, 40), inches(32, 40)].map(pod => ({
  ...pod,
  r: 750,
}));
const terrain = new Terrain(SIZE, features, pods);

const anywhere = (): Point => ({ x: dice.whole(500, SIZE - 500), y: dice.whole(500, SIZE - 500) });

function standing(others: readonly Disc[]): Standing {
  for (;;) {
    const at = anywhere();
    if (!terrain.obstacleAt(at, 500, others)) return { ...at, r: 500, surface: terrain.surfaceAt(at, 500)! };
  }
}

const models: Standing[] = [];
while (models.length < 14) models.push(standing(models));
const figures: Figure[] = Array.from({ length: 256 }, () => ({ ...standing(models), height: 1000 }));
const onGround = figures.filter(({ surface }) => surface === GROUND);
const near = figures.map(({ x, y }) => ({ x: x + dice.whole(-5000, 5000), y: y + dice.whole(-5000, 5000) }));
const directions = figures.map(figure => directionAway(figure, anywhere()));
const blocked = figures.flatMap((mover, i) => {
  const goal = onGround[(i * 7) % onGround.length]!;
  const route = terrain.route(mover, goal, models, true);
  return route && route.points.length > 2 ? [{ mover, goal }] : [];
});

let sink = 0;

/** This program's own working time so far, in seconds: what else the machine does is not counted. */
const worked = (): number => process.cpuUsage().user / 1e6;

/** The best of five runs, each of a quarter of a second of work, in questions per second. */
function perSecond(ask: (i: number) => unknown): number {
  let best = 0;
  for (let run = 0; run < 5; run += 1) {
    const start = worked();
    let asked = 0;
    while (worked() - start < 0.25) for (let i = 0; i < 256; i += 1, asked += 1) if (ask(i)) sink += 1;
    best = Math.max(best, asked / (worked() - start));
  }
  return best;
}

const rows: readonly (readonly [string, (i: number) => unknown])[] = [
  ['canSee', i => terrain.canSee(figures[i]!, figures[(i * 31 + 7) & 255]!)],
  ['isInCover', i => terrain.isInCover(figures[i]!, figures[(i * 31 + 7) & 255]!)],
  ['obstacleAt', i => terrain.obstacleAt(near[i]!, 500, models)],
  ['step', i => terrain.step(figures[i]!, near[i]!, models)],
  ['slide', i => terrain.slide(figures[i]!, directions[i]!, 5000, models)],
  ['flee', i => terrain.flee(figures[i]!, near[(i + 1) & 255]!, 6000, models)],
  ['route, blocked', i => terrain.route(blocked[i % blocked.length]!.mover, blocked[i % blocked.length]!.goal, models, true)],
  ['way', i => terrain.way(figures[i]!, near[i]!, models, { climbUp: true, difficult: false })],
  ['nearestLegal', i => terrain.nearestLegal(near[i]!, 500, models)],
  ['straightReach', i => terrain.straightReach(figures[i]!, 6000, models)],
  ['reachOutline', i => terrain.reachOutline(figures[i]!, 6000, models)],
];
for (const [name, ask] of rows) console.log(`${name.padEnd(16)} ${Math.round(perSecond(ask)).toLocaleString('en').padStart(12)} /s`);
console.log(`(${blocked.length} of ${figures.length} routes are blocked; ${sink} answers were not empty)`);
