/** Shows where a hunter's path may lead: GEO, TER and MOV as paths show them. */
import { bareDecision, type Trail, viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { addZone } from '../content/maps.ts';
import type { MapFeature } from '../content/types.ts';
import { TEST_YARD } from '../content/zones/test-yard.ts';
import { groundIn } from '../questions.ts';
import { stateSchema } from '../state.ts';
import { hunter, THUG } from '../testing/fixtures.ts';
import { type At, type CrimOn, given, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import { trailAsked } from './trail.ts';
import { freeMove } from './walk.ts';

const BLOCK = 1;

/** A hunter that may walk: 4" and an inch for each of these dice that shows 6 or more. */
function walking(at: At, more: Partial<Position> = {}, hard: 'yes' | 'no' = 'no', dice: readonly number[] = [3, 6, 6]): Rehearsal {
  const [first, ...others] = more.hunters ?? [{}];
  const rehearsal = given({ ...more, hunters: [{ ...first, at }, ...others], dice: { check: dice } });
  rehearsal.play().answer('act', hard === 'yes' ? 'hard-move' : 'move');
  if (rehearsal.asks === 'leave-crims') rehearsal.answer('leave-crims', []);
  return rehearsal;
}

const why = (rehearsal: Rehearsal, path: readonly At[]): string | null => rehearsal.objection(path)?.why ?? null;
const trailOf = (rehearsal: Rehearsal): Trail => rehearsal.open[0]!.trail!;
const lead = (rehearsal: Rehearsal, path: readonly At[], [x, y]: At) =>
  trailOf(rehearsal).lead(
    path.map(corner => ({ x: corner[0], y: corner[1] })),
    { x, y },
  );

const rectangle = (west: number, south: number, east: number, north: number): MapFeature['corners'] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const yardWith = (id: string, feature: MapFeature): number => addZone({ ...TEST_YARD, id, features: [...TEST_YARD.features, feature] });

test('[UM-GEO-10] the length of a path is the sum of its segments', () => {
  const rehearsal = walking([20, 20], {}, 'yes', [6, 6, 6]);

  rehearsal.answer('walk', [
    [23, 20],
    [23, 24],
  ]);

  expect(rehearsal.toldOf('hunter-moved')).toMatchObject([{ path: [20000, 20000, 23000, 20000, 23000, 24000], length: 7000 }]);
  expect(rehearsal.hunter(0)).toMatchObject({ x: 23000, y: 24000 });
});

test('[UM-GEO-10] a path has at most 16 points with the one it starts from', () => {
  const rehearsal = walking([20, 20]);
  const steps = (n: number): At[] => Array.from({ length: n }, (_, i) => [20 + 0.1 * (i + 1), 20]);

  expect(why(rehearsal, steps(15))).toBe(null);
  expect(rehearsal.objection(steps(16))).toEqual({
    why: 'UM-GEO-10',
    says: 'A path has at most 16 points with the one it starts from, not 17.',
  });
});

test('[UM-GEO-10] a path runs over no stretch of itself and names no point twice in a row, but may cross itself', () => {
  const rehearsal = walking([20, 20]);
  const back = [
    [22, 21],
    [20.5, 20.25],
  ] as const;
  const besideAndBack = [
    [21, 20],
    [21, 20.5],
    [20.5, 20.5],
    [20.5, 20],
    [21.5, 20],
  ] as const;

  expect(rehearsal.objection(back)).toEqual({ why: 'UM-GEO-10', says: 'The path runs over itself on its way to (20.5, 20.25).' });
  expect(why(rehearsal, besideAndBack)).toBe('UM-GEO-10');
  expect(why(rehearsal, besideAndBack.slice(0, 4))).toBe(null);
  expect(why(rehearsal, [[20, 20]])).toBe('UM-GEO-10');
  expect(
    why(rehearsal, [
      [21, 20],
      [21, 20],
    ]),
  ).toBe('UM-GEO-10');
  expect(
    why(rehearsal, [
      [21, 20],
      [20.5, 21],
      [20.5, 19],
    ]),
  ).toBe(null);
});

test('[UM-GEO-3] [UM-MOV-6] a path may be of any length up to the allowance, with a tolerance of 0.002"', () => {
  const rehearsal = walking([20, 20]);

  expect(rehearsal.open[0]!.facts).toMatchObject({ inches: 6 });
  expect(why(rehearsal, [])).toBe(null);
  expect(why(rehearsal, [[26, 20]])).toBe(null);
  expect(why(rehearsal, [[26.0015, 20]])).toBe(null);
  expect(rehearsal.objection([[26.01, 20]])).toEqual({ why: 'UM-MOV-6', says: 'The path is 6.01" long, and 6" are allowed.' });
});

test('[UM-MOV-4] [UM-MOV-6] [UM-MOV-8] [UM-MOM-5] what is told with the question makes the same trail again from what the seat sees', () => {
  const near = { crims: [{ card: THUG, at: [20, 21.2] as const }] };
  const paths: At[][] = [[], [[26, 20]], [[26.01, 20]], [[20, 18]], [[9.5, 14]], [[37, 13]], [[23, 20.5]]];
  const asked = [
    walking([20, 20]),
    walking([33, 13], {}, 'no'),
    walking([33, 13], {}, 'yes'),
    walking([20, 20], near),
    given({ hunters: [{ at: [20, 20] }], ...near }).run(table => freeMove(table, 0, ['Glide', 4], 'crim', 'UM-MOM-5')),
  ];
  for (const rehearsal of asked) {
    const seen = JSON.parse(JSON.stringify(viewOf(stateSchema, rehearsal.state, 0)));
    const told = JSON.parse(JSON.stringify(bareDecision(rehearsal.open[0]!)));
    const again = trailAsked(seen, told);
    const points = paths.map(path => path.map(([x, y]) => ({ x, y })));
    expect(points.map(path => again.against(path)?.why)).toEqual(points.map(path => trailOf(rehearsal).objection(path)?.why));
    expect(again.some).toEqual(trailOf(rehearsal).some);
  }
});

test('[UM-MOV-6] whoever stays is not moved', () => {
  const rehearsal = walking([20, 20]).answer('walk', []);

  expect(rehearsal.hunter(0)).toMatchObject({ x: 20000, y: 20000, actionsLeft: 1 });
  expect(rehearsal.types('hunter-moved')).toEqual([]);
  expect(rehearsal.asks).toBe('act');
});

test('[UM-GEO-8] the base stays on the table', () => {
  const rehearsal = walking([3, 20]);

  expect(why(rehearsal, [[0.5, 20]])).toBe(null);
  expect(rehearsal.objection([[0.4, 20]])).toEqual({ why: 'UM-GEO-8', says: 'The base would not lie wholly on the table.' });
  expect(why(rehearsal, [[-5, 20]])).toBe('UM-GEO-8');
  expect(why(rehearsal, [[1e308, 20]])).toBe('UM-GEO-8');
  expect(why(rehearsal, [[-1e308, -1e308]])).toBe('UM-GEO-8');
  expect(
    why(rehearsal, [
      [1e308, 20],
      [1e308, 20],
    ]),
  ).toBe('UM-GEO-8');
});

test.each([
  { edge: 'west', from: [2, 20], inside: [0.5, 20], outside: [0.49, 20] },
  { edge: 'east', from: [46, 20], inside: [47.5, 20], outside: [47.51, 20] },
  { edge: 'south', from: [20, 2], inside: [20, 0.5], outside: [20, 0.49] },
  { edge: 'north', from: [20, 46], inside: [20, 47.5], outside: [20, 47.51] },
] as const)('[UM-GEO-8] a base may touch the $edge edge of the table, not reach over it', ({ from, inside, outside }) => {
  const rehearsal = walking(from);

  expect([why(rehearsal, [inside]), why(rehearsal, [outside])]).toEqual([null, 'UM-GEO-8']);
});

test('[UM-GEO-8] a large base needs more room', () => {
  const rehearsal = walking([2, 20], { hunters: [{ slate: hunter({ isLarge: true }) }] });

  expect([why(rehearsal, [[0.8, 20]]), why(rehearsal, [[0.79, 20]])]).toEqual([null, 'UM-GEO-8']);
});

test('[UM-GEO-9] [UM-GEO-3] bases may touch but not overlap', () => {
  const rehearsal = walking([23, 20], { hunters: [{}, { at: [20, 20] }] });

  expect(why(rehearsal, [[21, 20]])).toBe(null);
  expect(why(rehearsal, [[20.9985, 20]])).toBe(null);
  expect(rehearsal.objection([[20.9, 20]])).toEqual({ why: 'UM-GEO-9', says: 'The base would overlap Reference Hunter.' });
});

test('[UM-GEO-11] nobody passes through solids, models or pods', () => {
  const solid = walking([8, 12]);
  const model = walking([18, 20], { crims: [{ card: THUG, at: [21, 20] }] });
  const pod = walking([24, 11]);

  expect(solid.objection([[18, 12]])).toEqual({ why: 'UM-GEO-11', says: 'The way to (18, 12) runs through the Block.' });
  expect(model.objection([[23, 20]])).toEqual({ why: 'UM-GEO-11', says: 'The way to (23, 20) runs through Thug.' });
  expect(pod.objection([[24, 17]])).toEqual({ why: 'UM-GEO-11', says: 'The way to (24, 17) runs through pod 3.' });
  expect(
    why(pod, [
      [22, 12],
      [22, 14],
    ]),
  ).toBe(null);
});

test('[UM-GEO-12] pods block movement, tubes do not', () => {
  const atPod = walking([24, 18]);
  const atTube = walking([18, 21]);

  expect(why(atPod, [[24, 15.25]])).toBe(null);
  expect(objectionSays(atPod, [[24, 15.2]])).toEqual(['UM-GEO-12', 'The base would overlap pod 3.']);
  expect(why(atTube, [[18, 18]])).toBe(null);
});

const objectionSays = (rehearsal: Rehearsal, path: readonly At[]) => {
  const { why: clause, says } = rehearsal.objection(path)!;
  return [clause, says];
};

test("[UM-GEO-27] [UM-R-67] a hidden crim stands in nobody's way, and who walks in does not find it", () => {
  const rehearsal = walking([9, 29], { crims: [{ card: THUG, at: [9, 33], hiddenIn: 4, hidInTurn: 1 }] }, 'yes');

  expect(why(rehearsal, [[9, 34.5]])).toBe(null);
  rehearsal.answer('walk', [[9, 33]]);
  expect(rehearsal.hunter(0)).toMatchObject({ x: 9000, y: 33000 });
  expect(rehearsal.crim(1).hiddenIn).toBe(4);
});

test('[UM-GEO-22] [UM-TER-7] a roof carries a base that lies wholly on it', () => {
  const rehearsal = walking([13, 12], { hunters: [{ surface: BLOCK }] });

  expect(why(rehearsal, [[10.5, 12]])).toBe(null);
  expect(objectionSays(rehearsal, [[10.2, 12]])).toEqual(['UM-GEO-22', 'The base would not lie wholly on the roof of the Block.']);
  rehearsal.answer('walk', [[10.5, 12]]);
  expect(rehearsal.hunter(0)).toMatchObject({ x: 10500, y: 12000, surface: BLOCK });
});

test('[UM-GEO-23] a climb is one short step between ground and roof', () => {
  const near = walking([9.5, 12], {}, 'yes');
  const far = walking([8.5, 12], {}, 'yes');

  expect(why(near, [[10.5, 12]])).toBe(null);
  expect(objectionSays(far, [[10.5, 12]])).toEqual([
    'UM-GEO-23',
    'A climb of the Block is one step of at most 1.5" in plan, and (10.5, 12) is farther.',
  ]);
});

test('[UM-GEO-23] there is no step from roof to roof', () => {
  const zone = yardWith('two-roofs', {
    name: 'Annex',
    corners: rectangle(16, 10, 19, 14),
    height: 2,
    traits: ['solid', 'climbable'],
  });
  const rehearsal = walking([15.5, 12], { zone, hunters: [{ surface: BLOCK }] }, 'yes');

  expect(objectionSays(rehearsal, [[16.5, 12]])).toEqual([
    'UM-GEO-23',
    'From one roof to another there is no step: the way to (16.5, 12) leads over the ground.',
  ]);
});

test('[UM-GEO-24] a climb costs its plan length and the height, and no move ends in the middle of it', () => {
  const rehearsal = walking([9.5, 12], {}, 'yes', [3, 2, 2]);

  expect(
    why(rehearsal, [
      [10.5, 12],
      [11.5, 12],
    ]),
  ).toBe(null);
  expect(
    rehearsal.objection([
      [10.5, 12],
      [11.6, 12],
    ]),
  ).toEqual({ why: 'UM-MOV-6', says: 'The path is 4.1" long, and 4" are allowed.' });
  expect(why(rehearsal, [[10, 12]])).toBe('UM-GEO-9');
  rehearsal.answer('walk', [[10.5, 12]]);
  expect(rehearsal.toldOf('hunter-moved')).toMatchObject([{ length: 3000, surface: BLOCK }]);
});

test('[UM-TER-3] a solid can be neither crossed nor entered on the ground', () => {
  const rehearsal = walking([24, 34], {}, 'no', [6, 6, 6]);

  expect(objectionSays(rehearsal, [[24, 41]])).toEqual(['UM-GEO-11', 'The way to (24, 41) runs through the Tower.']);
  expect(objectionSays(rehearsal, [[24, 38]])).toEqual(['UM-GEO-9', 'The base would overlap the Tower.']);
});

test('[UM-TER-4] a feature that is not solid can be stood in', () => {
  const rehearsal = walking([24, 22], {}, 'yes').answer('walk', [[24, 24]]);

  expect(rehearsal.hunter(0)).toMatchObject({ x: 24000, y: 24000, surface: -1 });
});

test('[UM-TER-6] [UM-MOV-4] without the announcement a path over difficult ground is refused', () => {
  const across = walking([24, 23]);
  const beside = walking([29, 23]);

  expect(objectionSays(across, [[24, 25]])).toEqual([
    'UM-MOV-4',
    'The way to (24, 25) runs over difficult ground, which was not announced.',
  ]);
  expect(why(beside, [[29, 25]])).toBe(null);
  expect(why(walking([24, 23], {}, 'yes'), [[24, 25]])).toBe(null);
});

test('[UM-TER-6] the edge of a difficult feature is not inside it, 0.01" beyond it is', () => {
  const rehearsal = walking([33, 13]);

  expect(why(rehearsal, [[34, 13]])).toBe(null);
  expect(why(rehearsal, [[34.01, 13]])).toBe('UM-MOV-4');
});

test('[UM-TER-8] a hunter is in an area whose edge its centre has reached', () => {
  const rehearsal = walking([33, 13]).answer('walk', [[34, 13]]);
  const ground = groundIn(rehearsal.state);

  expect(ground.featuresAt(rehearsal.hunter(0))).toEqual([3]);
  expect(ground.featuresAt({ x: 33990, y: 13000 })).toEqual([]);
});

test('[UM-MOV-4] without the announcement a path that climbs up is refused', () => {
  const rehearsal = walking([9.5, 12]);

  expect(objectionSays(rehearsal, [[10.5, 12]])).toEqual(['UM-MOV-4', 'The way to (10.5, 12) climbs the Block, which was not announced.']);
});

test('[UM-MOV-5] climbing down needs no announcement but costs inches', () => {
  const rehearsal = walking([10.5, 12], { hunters: [{ surface: BLOCK }] }).answer('walk', [[9.5, 12]]);

  expect(rehearsal.toldOf('hunter-moved')).toMatchObject([{ length: 3000, surface: -1 }]);
});

test('[UM-MOV-8] [UM-R-26] a path that comes into the reach of a crim may end there but not leave it', () => {
  const rehearsal = walking([26, 20], { crims: [{ card: THUG, at: [30, 21.4] }] });

  expect(why(rehearsal, [[29.4, 20]])).toBe(null);
  expect(why(rehearsal, [[30.2, 20]])).toBe(null);
  expect(objectionSays(rehearsal, [[32, 20]])).toEqual(['UM-MOV-8', 'The path runs out of the reach of Thug, whom you are not leaving.']);
});

test('[UM-MOV-8] [UM-GEO-27] a hidden crim holds nobody', () => {
  const thug = { card: THUG, at: [33.5, 31] as At };
  const past = (crim: CrimOn): string | null => why(walking([35, 28], { crims: [crim] }), [[35, 34]]);

  expect([past(thug), past({ ...thug, hiddenIn: 2, hidInTurn: 1 })]).toEqual(['UM-MOV-8', null]);
});

test('[UM-MOV-8] every later point counts, not only the corners', () => {
  const rehearsal = walking([26, 20], { crims: [{ card: THUG, at: [30, 21.4] }] });

  const inside: readonly At[] = [[29.6, 20]];
  expect(why(rehearsal, [...inside, [30.4, 20]])).toBe(null);
  expect(why(rehearsal, [...inside, [31, 20]])).toBe('UM-MOV-8');
  expect(why(rehearsal, [...inside, [30.4, 20], [29, 20]])).toBe('UM-MOV-8');
});

test('[UM-MOV-8] a hunter that starts in the reach of a crim it does not leave stays there', () => {
  const rehearsal = walking([20, 20], { crims: [{ card: THUG, at: [21, 20] }] });

  expect(why(rehearsal, [])).toBe(null);
  expect(why(rehearsal, [[20, 21]])).toBe(null);
  expect(why(rehearsal, [[19, 20]])).toBe('UM-MOV-8');
});

test('[UM-MOV-8] a crim that is not seen from where its reach begins is ignored', () => {
  const long = yardWith('long-wall', { name: 'Wall', corners: rectangle(28, 20.85, 33, 21.15), height: 2, traits: ['solid'] });
  const short = yardWith('short-wall', { name: 'Wall', corners: rectangle(29.9, 20.85, 33, 21.15), height: 2, traits: ['solid'] });
  const crims = [{ card: THUG, at: [30, 21.7] as At }];

  expect(why(walking([26, 20.3], { zone: long, crims }), [[31.8, 20.3]])).toBe(null);
  expect(why(walking([26, 20.3], { zone: short, crims }), [[31.8, 20.3]])).toBe('UM-MOV-8');
  expect(why(walking([31.8, 20.3], { zone: short, crims }), [[26, 20.3]])).toBe(null);
});

test('[UM-MOV-8] reach ends where the elevations differ by more than 1', () => {
  const beside = [{ card: THUG, at: [9.5, 13.2] as At }];
  const climber = walking([9.5, 12], { crims: beside }, 'yes');
  const above = walking([10.5, 11], { hunters: [{ surface: BLOCK }], crims: [{ card: THUG, at: [9.5, 12] }] });

  const podium = yardWith('podium', { name: 'Podium', corners: rectangle(30, 2, 34, 6), height: 1, traits: ['solid', 'climbable'] });
  const onPodium = { zone: podium, hunters: [{ surface: TEST_YARD.features.length }], crims: [{ card: THUG, at: [29.5, 4] as At }] };

  expect(why(climber, [[10.5, 12.6]])).toBe('UM-MOV-8');
  expect(why(above, [[10.5, 13.4]])).toBe(null);
  expect(why(walking([30.5, 3], onPodium), [[30.5, 5.4]])).toBe('UM-MOV-8');
});

test('[UM-MOV-6] samples are legal and hold the empty path; the outline is drawn', () => {
  const rehearsal = walking([21, 22], { crims: [{ card: THUG, at: [23, 20] }] });
  const trail = trailOf(rehearsal);

  expect(trail.from).toEqual({ x: 21, y: 22 });
  expect(trail.some[0]).toEqual([]);
  expect(trail.some.length).toBeGreaterThan(8);
  expect(new Set(trail.some.map(path => JSON.stringify(path))).size).toBe(trail.some.length);
  expect(trail.some.slice(1).map(path => path.length)).toEqual(trail.some.slice(1).map(() => 1));
  expect(trail.some.filter(path => trail.objection(path) !== null)).toEqual([]);
  expect(trail.outline.length).toBeGreaterThan(0);
  expect(trail.outline.flat().every(({ x, y }) => x >= 0 && x <= 48 && y >= 0 && y <= 48)).toBe(true);
});

test('[UM-GEO-11] a lead is the shortest way, straight or round corners, from the end of the path so far', () => {
  const rehearsal = walking([15, 9]);

  expect(lead(rehearsal, [], [13, 9])).toEqual([{ x: 13, y: 9 }]);
  expect(lead(rehearsal, [[13, 9]], [13, 8])).toEqual([
    { x: 13, y: 9 },
    { x: 13, y: 8 },
  ]);
  expect(lead(rehearsal, [[13, 9]], [13, 9])).toEqual([{ x: 13, y: 9 }]);
  const round = lead(rehearsal, [], [17, 11]) as { x: number; y: number }[];
  expect(round.length).toBeGreaterThan(1);
  expect(round.at(-1)).toEqual({ x: 17, y: 11 });
  expect(trailOf(rehearsal).objection(round)).toBe(null);
});

test('[UM-MOV-8] a lead goes round the reach of a crim that is not left, or says that it cannot', () => {
  const crims = [{ card: THUG, at: [30, 21.4] as At }];
  const long = walking([26, 20], { crims }, 'no', [6, 6, 6]);
  const short = walking([26, 20], { crims });

  const round = lead(long, [], [32, 20]) as { x: number; y: number }[];
  expect(round.length).toBeGreaterThan(1);
  expect(trailOf(long).objection(round)).toBe(null);
  expect(lead(short, [], [32, 20])).toMatchObject({ why: 'UM-MOV-8' });
  expect(lead(short, [], [30.2, 20])).toEqual([{ x: 30.2, y: 20 }]);
});

test('[UM-GEO-11] a lead says why there is none', () => {
  const thicket = walking([33, 13]);

  expect(lead(walking([24, 34]), [], [24, 38])).toEqual({ why: 'UM-GEO-9', says: 'The base would overlap the Tower.' });
  expect(lead(walking([3, 20]), [], [-1, 20])).toMatchObject({ why: 'UM-GEO-8' });
  expect(lead(thicket, [], [37, 13])).toEqual({
    why: 'UM-MOV-4',
    says: 'No way leads to (37, 13) without difficult ground or a climb, and neither was announced.',
  });
  expect(lead(walking([33, 13], {}, 'yes'), [], [37, 13])).toEqual([{ x: 37, y: 13 }]);
  expect(lead(thicket, [], [33, 23])).toMatchObject({ why: 'UM-MOV-6' });
  expect(lead(thicket, [[0, 13]], [33, 14])).toMatchObject({ why: 'UM-GEO-8' });
});

test('[UM-GEO-10] [UM-GEO-22] [UM-TER-5] a path says how long it is, whether over difficult ground, and onto which roof', () => {
  const says = (rehearsal: Rehearsal, ...path: readonly At[]) => trailOf(rehearsal).says!(path.map(([x, y]) => ({ x, y })));

  expect(says(walking([20, 20]), [23, 20], [23, 22.25])).toBe('5.3 of 6.0 inches');
  expect(says(walking([20, 20]))).toBe('0.0 of 6.0 inches');
  expect(says(walking([33, 13], {}, 'yes'), [37, 13])).toMatch(/^\d\.\d of 6\.0 inches, over difficult ground$/);
  expect(says(walking([9.5, 12], {}, 'yes'), [10.5, 12])).toMatch(/ inches, onto the roof of the Block$/);
});
