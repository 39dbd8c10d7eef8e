/** Paths over the plane, and what is said of them: just inside and just outside what the other tests of the rules show. Limits hold up to 2 thousandths beyond (UM-GEO-3). */
import type { Trail } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { addZone } from '../../content/maps.ts';
import { TEST_YARD } from '../../content/zones/test-yard.ts';
import { applyEffects } from '../../effects/vocabulary.ts';
import { occasionOf } from '../../in-the-making.ts';
import { crimFigure, groundIn, hunterFigure } from '../../questions.ts';
import { trailInWords } from '../../sentences/objections.ts';
import { RUNNER, rectangle, THUG } from '../../testing/fixtures.ts';
import { type At, type CrimOn, given, type HunterOn, type Rehearsal } from '../../testing/rehearsal.ts';
import { type Allowance, HunterTrail } from '../trail.ts';

const BLOCK = 1;

describe('Paths', () => {
  const trail = (rehearsal: Rehearsal, more: Partial<Allowance> = {}): HunterTrail =>
    new HunterTrail(rehearsal.state, 0, {
      ...{
        length: 99_000,
        rule: 'UM-MOV-6',
        mayCrossDifficult: true,
        mayClimbUp: true,
        holding: rehearsal.state.crims,
        mustApproach: false,
      },
      ...more,
    });
  const path = (...corners: readonly At[]) => corners.map(([x, y]) => ({ x, y }));
  const why = (rehearsal: Rehearsal, ...corners: readonly At[]): string | null => trail(rehearsal).against(path(...corners))?.why ?? null;
  const meeting = (crim: At, on: HunterOn, more: Partial<CrimOn> = {}): Rehearsal =>
    given({ hunters: [on], crims: [{ card: THUG, at: crim, ...more }] });

  test('[UM-MOV-8] a path passes a crim 1.503" from its centre, but not 1.502"', () => {
    const passing = (y: number): string | null => why(meeting([24, 20], { at: [20, y] }), [28, y]);

    expect([passing(18.498), passing(18.497)]).toEqual(['UM-MOV-8', null]);
  });

  test('[UM-MOV-8] held, a path may end 1.502" from the crim, not 1.503"', () => {
    const ending = (x: number): string | null => why(meeting([24, 20], { at: [22.8, 20] }), [x, 20]);

    expect([ending(22.498), ending(22.497)]).toEqual([null, 'UM-MOV-8']);
  });

  test('[UM-MOV-8] on one roof a crim holds as on the ground', () => {
    const rehearsal = meeting([13, 12], { at: [14.2, 12], surface: BLOCK }, { surface: BLOCK });

    expect([why(rehearsal, [14.4, 12.2]), why(rehearsal, [15.4, 12])]).toEqual([null, 'UM-MOV-8']);
  });

  test('[UM-MOV-8] held where it was seen, a path stays held where the crim is out of sight', () => {
    const zone = addZone({
      ...TEST_YARD,
      id: 'limits-partition',
      features: [...TEST_YARD.features, { name: 'Partition', corners: rectangle(29.9, 20.85, 33, 21.15), height: 2, traits: ['solid'] }],
    });
    const rehearsal = given({ zone, hunters: [{ at: [26, 20.3] }], crims: [{ card: THUG, at: [30, 21.7] }] });
    const inReach: At = [29.4, 20.3];

    expect([why(rehearsal, inReach), why(rehearsal, inReach, [30.2, 20.3]), why(rehearsal, inReach, [30.2, 20.3], [31.8, 20.3])]).toEqual([
      null,
      null,
      'UM-MOV-8',
    ]);
  });

  test('[UM-MOV-8] whether a crim holds is judged from the very point where its reach begins, from whichever side a path comes', () => {
    const zone = addZone({
      ...TEST_YARD,
      id: 'limits-slab',
      features: [...TEST_YARD.features, { name: 'Slab', corners: rectangle(43.4, 27.3, 45.3, 27.5), height: 2, traits: ['solid'] }],
    });
    const crim: At = [44, 28];
    const reach = 1502;
    const judged: boolean[] = [];
    const expected: boolean[] = [];
    let random = 7;
    const next = (): number => {
      random = (random * 16_807) % 2_147_483_647;
      return random / 2_147_483_647;
    };
    for (let i = 0; i < 400; i++) {
      // A chord of a circle round the crim that passes it on the side of the slab, at 1.2" to 1.5".
      const middle = (next() * 2.4 - 1.2 - Math.PI / 2) % (2 * Math.PI);
      const half = Math.acos((1.2 + 0.3 * next()) / 3) * (next() < 0.5 ? 1 : -1);
      const [a, b] = [middle - half, middle + half];
      const place = (angle: number): At => [44 + Math.round(3000 * Math.cos(angle)) / 1000, 28 + Math.round(3000 * Math.sin(angle)) / 1000];
      const [from, to] = [place(a), place(b)];
      const rehearsal = given({ zone, hunters: [{ at: from }], crims: [{ card: THUG, at: crim }] });
      const figure = hunterFigure(rehearsal.state, 0);
      const held = why(rehearsal, to);
      if (held !== null && held !== 'UM-MOV-8') continue;
      const along = (t: number) => ({ ...figure, x: figure.x + (to[0] - from[0]) * 1000 * t, y: figure.y + (to[1] - from[1]) * 1000 * t });
      const isIn = (t: number): boolean => Math.hypot(along(t).x - 44_000, along(t).y - 28_000) <= reach;
      const first = Array.from({ length: 4001 }, (_, step) => step / 4000).find(isIn);
      if (first === undefined) continue;
      const sees = (t: number): boolean => groundIn(rehearsal.state).canSee(along(t), crimFigure(rehearsal.crim(1)));
      // So near to where sight begins or ends a step of the search would decide.
      if (sees(first) !== sees(Math.max(0, first - 1 / 2000))) continue;
      judged.push(held !== null);
      expected.push(sees(first));
    }

    expect(judged).toEqual(expected);
    expect([judged.filter(one => one).length > 20, judged.filter(one => !one).length > 20]).toEqual([true, true]);
  });

  test('[UM-EVT-4] a move toward a crim ends nearer to one of them, be it only one, and never just as far away', () => {
    const rehearsal = given({
      hunters: [{ at: [14, 20] }],
      crims: [
        { card: THUG, at: [20, 20] },
        { card: THUG, at: [2, 2] },
      ],
    });
    const toward = (corner: At): string | null => trail(rehearsal, { mustApproach: true, holding: [] }).against(path(corner))?.why ?? null;
    const alone = given({ hunters: [{ at: [14, 20] }], crims: [{ card: THUG, at: [20, 20] }] });
    const aside = trail(alone, { mustApproach: true, holding: [] }).against(path([20, 14]))?.why ?? null;

    expect([toward([15, 20]), toward([13, 19]), aside]).toEqual([null, null, 'UM-MOV-6']);
    expect(trail(alone, { mustApproach: true, holding: [] }).against([])).toBeNull();
  });

  test('[UM-GEO-10] a leg may lie on the line of an earlier one, but not over it', () => {
    const rehearsal = given({ hunters: [{ at: [40, 20] }] });

    expect(why(rehearsal, [41, 21], [42, 21], [42, 22], [43, 23])).toBeNull();
    expect(why(rehearsal, [42, 22], [41, 21])).toBe('UM-GEO-10');
    expect(why(rehearsal, [43, 23], [44, 23], [44, 24], [43, 24], [42, 23], [41, 21], [42, 22])).toBe('UM-GEO-10');
    expect(why(rehearsal, [41, 21], [42, 21], [42, 20], [41, 20], [40.5, 20.5])).toBeNull();
    expect(why(rehearsal, [41, 21], [42, 21], [42, 20], [41, 20], [40.5, 20.5], [40.8, 20.8])).toBe('UM-GEO-10');
  });

  test('a path says how long it is, and onto which roof it leads', () => {
    const ground = given({ hunters: [{ at: [9.5, 12] }] });
    const roof = given({ hunters: [{ at: [13, 12], surface: BLOCK }] });
    const inWords = (rehearsal: Rehearsal): Trail => trailInWords(trail(rehearsal), rehearsal.state);

    expect(inWords(ground).says!(path([10.5, 12]))).toBe('3.0 of 99.0 inches, onto the roof of the Block');
    expect(inWords(ground).says!(path([8.5, 12]))).toBe('1.0 of 99.0 inches');
    expect(inWords(roof).says!(path([12, 12]))).toBe('1.0 of 99.0 inches');
    expect(inWords(roof).says!(path([10.5, 12], [9.5, 12]))).toBe('5.5 of 99.0 inches');
    expect(inWords(ground).says!(path([13, 12]))).toBe(inWords(ground).objection(path([13, 12]))!.says);
  });

  test('a lead from a path that is refused says why that is', () => {
    const rehearsal = given({ hunters: [{ at: [20, 20] }] });
    const short = trail(rehearsal, { length: 2000 });

    expect(short.lead(path([23, 20]), { x: 24, y: 20 })).toEqual(short.against(path([23, 20])));
    expect(short.lead(path([21, 20]), { x: 21, y: 20 })).toEqual(path([21, 20]));
  });

  test('[UM-MOV-8] a lead goes round the reach of one crim into that of another, and close past those who hold nobody', () => {
    const crims = [
      { card: THUG, at: [24, 20] },
      { card: THUG, at: [28, 20] },
      { card: RUNNER, at: [24, 17.4] },
    ] as const;
    const rehearsal = given({ hunters: [{ at: [20, 20] }], crims });
    const holding = rehearsal.state.crims.slice(0, 2);
    const found = trail(rehearsal, { holding }).lead([], { x: 26.6, y: 20 });

    expect(Array.isArray(found)).toBe(true);
    expect((found as readonly { x: number; y: number }[]).at(-1)).toEqual({ x: 26.6, y: 20 });
    const length = (points: readonly { x: number; y: number }[]): number =>
      [{ x: 20, y: 20 }, ...points].reduce(
        (sum, one, i, all) => (i === 0 ? 0 : sum + Math.hypot(one.x - all[i - 1]!.x, one.y - all[i - 1]!.y)),
        0,
      );
    // Round the first thug to the south there is just room before the runner, to the north there is plenty: both are about as long.
    expect(length(found as readonly { x: number; y: number }[])).toBeLessThan(7.6);
  });

  test('[UM-MOV-4] [UM-GEO-11] without a way it says whether one would be there if it had been announced', () => {
    const walls = [
      rectangle(40, 28, 46, 28.5),
      rectangle(40, 33.5, 46, 34),
      rectangle(40, 28.5, 40.5, 33.5),
      rectangle(45.5, 28.5, 46, 33.5),
    ];
    const zone = addZone({
      ...TEST_YARD,
      id: 'limits-cell',
      features: [
        ...TEST_YARD.features,
        ...walls.map((corners, i) => ({ name: `Wall ${i}`, corners, height: 2, traits: ['solid' as const] })),
      ],
    });
    const rehearsal = given({ zone, hunters: [{ at: [20, 20] }] });
    const plain = trail(rehearsal, { mayClimbUp: false, mayCrossDifficult: false });

    expect(plain.lead([], { x: 43, y: 31 })).toMatchObject({ why: 'UM-GEO-11' });
    expect(plain.lead([], { x: 13, y: 12 })).toMatchObject({ why: 'UM-MOV-4' });
    expect(plain.lead([], { x: 9, y: 33 })).toMatchObject({ why: 'UM-MOV-4' });
  });

  test('[UM-EVT-4] a free move may cross difficult ground', () => {
    const rehearsal = given({ hunters: [{ at: [24, 22.5] }] });
    rehearsal.run(table => applyEffects(table, [{ do: 'free-move', n: 4, to: 'any' }], occasionOf(0, -1), 'UM-EVT-4'));

    expect(rehearsal.objection([[24, 25.5]])).toBeNull();
  });
});
