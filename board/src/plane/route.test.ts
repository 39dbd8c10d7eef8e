import { beforeEach, describe, expect, test } from 'vitest';
import type { Route } from './search.ts';
import { Terrain } from './terrain.ts';
import { BARRICADE, BLOCK, base, feature, features, freshYard, inches, stands, yard } from './test-yard.ts';
import { GROUND } from './types.ts';

beforeEach(freshYard);

/** A route in whole mils: `x,y` on the ground, `x,y^` on a roof. */
const drawn = (route: Route | null): string =>
  route ? route.points.map(({ x, y, surface }) => `${Math.round(x)},${Math.round(y)}${surface === GROUND ? '' : '^'}`).join(' ') : 'none';
const whole = (route: Route | null): number => Math.round(route!.length);

const hunter = { climbUp: false, difficult: false };

describe('Routes', () => {
  test('[PL-26] a straight line that is open is the route', () => {
    expect(yard.route(stands(20, 20), stands(24, 23), [], true)).toEqual({
      points: [
        { ...inches(20, 20), surface: GROUND },
        { ...inches(24, 23), surface: GROUND },
      ],
      length: 5000,
    });
  });

  test('[PL-26] else it bends at corners pushed out by the radius and ten mils', () => {
    const route = yard.route(stands(8, 12), stands(20, 12), [], true);

    expect(drawn(route)).toBe('8000,12000 9490,9490 16510,9490 20000,12000');
    expect(whole(route)).toBe(14_238);
    expect(drawn(yard.route(stands(8, 12, GROUND, 0.8), stands(20, 12), [], true))).toBe('8000,12000 9190,9190 16810,9190 20000,12000');
  });

  test('[PL-26] round pods and models it bends at the corners of an octagon', () => {
    const route = yard.route(stands(24, 11), stands(24, 18), [], true);

    expect(drawn(route)).toBe('24000,11000 22740,13478 22740,14522 24000,18000');
    expect(drawn(yard.route(stands(30, 20), stands(40, 20), [base(35, 20)], true))).toBe('30000,20000 34582,21010 35418,21010 40000,20000');
  });

  test('[PL-27] the goal stops no walk, the other models do, and surrounded it has no route', () => {
    const crims = [base(21, 20), base(19, 20), base(20, 21), base(20, 19)];

    expect(yard.route(stands(26, 20), stands(20, 20), crims, true)).toBeNull();
    expect(drawn(yard.route(stands(26, 20), stands(20, 20), crims.slice(1), true))).toBe('26000,20000 20000,20000');
  });

  test('[PL-28] climbs at the middle of an edge are part of the cheapest route', () => {
    const route = yard.route(stands(13, 12, BLOCK), stands(13, 18), [], false);

    expect(drawn(route)).toBe('13000,12000^ 13000,13500^ 13000,14500 13000,18000');
    expect(whole(route)).toBe(8000);
  });

  test('[PL-28] neither end of a climb may touch a model, and here the goal is one', () => {
    const [below, above] = [stands(9.5, 12), stands(10.5, 12, BLOCK)];

    expect(drawn(yard.route(below, above, [], false))).toBe('9500,12000 9500,12000 10500,12000^ 10500,12000^');
    expect(drawn(yard.route(below, above, [], true))).toBe('9500,12000 9490,9490 13000,9500 13000,10500^ 10500,12000^');
    expect(drawn(yard.route(below, above, [base(13, 9)], true))).toBe('9500,12000 9490,14510 13000,14500 13000,13500^ 10500,12000^');
  });

  test('[PL-28] over a wall it goes only where that is shorter than round it', () => {
    const wall = feature([inches(0, 20), inches(48, 20), inches(48, 22), inches(0, 22)], 1, 'solid', 'climbable');
    const parted = new Terrain(48_000, [wall], []);
    const route = parted.route(stands(24, 18), stands(24, 24), [], true);

    expect(drawn(route)).toBe('24000,18000 24000,19500 24000,20500^ 24000,21500^ 24000,22500 24000,24000');
    expect(whole(route)).toBe(8000);
  });

  test('[PL-29] tied routes: the fewest bends, then the lower obstacle and corner at the first that differs', () => {
    expect(drawn(yard.route(stands(8, 12), stands(20, 12), [], true))).toBe('8000,12000 9490,9490 16510,9490 20000,12000');
    const southShut = [base(13, 8.5)];
    expect(drawn(yard.route(stands(8, 12), stands(20, 12), southShut, true))).toBe('8000,12000 9490,14510 16510,14510 20000,12000');
    const [low, high] = [base(35, 19.5), base(35, 20.5)];
    const round = (others: typeof southShut): string => drawn(yard.route(stands(30, 20), stands(40, 20), others, true));
    expect(round([low, high])).toBe('30000,20000 34582,18490 35418,18490 40000,20000');
    expect(round([high, low])).toBe('30000,20000 34582,21510 35418,21510 40000,20000');
  });

  test('[PL-29] a mil more ties, a mil and a half does not', () => {
    const from = (y: number): string => drawn(yard.route({ ...stands(8, 12), y: 12_000 + y }, stands(20, 12), [], true)).split(' ')[1]!;

    expect([0, 0.5, 3].map(from)).toEqual(['9490,9490', '9490,9490', '9490,14510']);
  });

  test('[PL-30] a base too deep in another may leave it on its route', () => {
    expect(drawn(yard.route(stands(30, 20), stands(40, 20), [base(29.1, 20)], true))).toBe('30000,20000 40000,20000');
    const aside = yard.route(stands(30, 20), stands(40, 20), [base(30.9, 20)], true);
    expect(drawn(aside)).toBe('30000,20000 29890,20418 30482,21010 31318,21010 40000,20000');
  });
});

describe('Ways of players', () => {
  test('[PL-31] bends are whole mils and every leg is a legal step', () => {
    const way = yard.way(stands(24, 11), inches(24, 18), [], hunter)!;

    expect(way.points).toEqual(
      [inches(24, 11), inches(22.74, 13.478), inches(22.74, 14.522), inches(24, 18)].map(at => ({ ...at, surface: GROUND })),
    );
    way.points.slice(1).forEach((to, i) => expect(yard.step({ ...way.points[i]!, r: 500 }, to, []).ok).toBe(true));
  });

  test('[PL-31] difficult ground is crossed or walked round as is allowed', () => {
    const over = yard.way(stands(24, 22), inches(24, 26), [], { ...hunter, difficult: true });
    expect(drawn(over)).toBe('24000,22000 24000,26000');
    expect(features[BARRICADE]!.isDifficult).toBe(true);
    expect(drawn(yard.way(stands(24, 22), inches(24, 26), [], hunter))).toBe('24000,22000 19990,23790 19990,24210 24000,26000');
  });

  test('[PL-31] from the rim of difficult ground there is a way without it, from its inside there is none', () => {
    expect(drawn(yard.way(stands(24, 23.79), inches(24, 26), [], hunter))).toBe('24000,23790 19990,23790 19990,24210 24000,26000');
    expect(yard.way(stands(24, 24), inches(24, 26), [], hunter)).toBeNull();
    expect(yard.way(stands(24, 22), inches(24, 24), [], hunter)).toBeNull();
  });

  test('[PL-31] a roof is climbed only as is allowed, and left freely', () => {
    expect(drawn(yard.way(stands(8, 12), inches(13, 12), [], { ...hunter, climbUp: true }))).toBe(
      '8000,12000 9500,12000 10500,12000^ 13000,12000^',
    );
    expect(yard.way(stands(8, 12), inches(13, 12), [], hunter)).toBeNull();
    expect(drawn(yard.way(stands(13, 12, BLOCK), inches(8, 12), [], hunter))).toBe('13000,12000^ 10500,12000^ 9500,12000 8000,12000');
    expect(drawn(yard.way(stands(11, 9.5), inches(11, 10.5), [], { ...hunter, climbUp: true }))).toBe('11000,9500 11000,10500^');
  });

  test('[PL-31] there is no way to where nobody can stand', () => {
    expect(yard.way(stands(8, 12), inches(24, 38), [], { climbUp: true, difficult: true })).toBeNull();
    expect(yard.way(stands(30, 20), inches(36, 20), [base(36.2, 20)], hunter)).toBeNull();
  });
});

describe('Following a route', () => {
  test('[PL-32] it stops where the length is used up, at a whole mil', () => {
    const [mover, goal] = [stands(24, 11), stands(24, 18)];
    const route = yard.route(mover, goal, [], true)!;

    expect(yard.follow(mover, route, 5000, goal)).toEqual({ ...inches(23.141, 15.628), surface: GROUND, used: 5000, arrived: false });
    expect(yard.follow(mover, route, 0, goal)).toEqual({ ...inches(24, 11), surface: GROUND, used: 0, arrived: false });
  });

  test('[PL-32] it stops at the first contact with what it goes for', () => {
    const [mover, goal] = [stands(20, 20), stands(31, 20)];
    const route = yard.route(mover, goal, [], true)!;

    expect(yard.follow(mover, route, 5000, goal)).toEqual({ ...inches(25, 20), surface: GROUND, used: 5000, arrived: false });
    expect(yard.follow(mover, route, 20_000, goal)).toEqual({ ...inches(30, 20), surface: GROUND, used: 10_000, arrived: true });
    expect(yard.follow(mover, route, 20_000, null)).toEqual({ ...inches(31, 20), surface: GROUND, used: 11_000, arrived: true });
    const touching = stands(30, 20);
    expect(yard.follow(touching, yard.route(touching, goal, [], true)!, 5000, goal)).toMatchObject({ used: 0, arrived: true });
  });

  test('[PL-32] touching in plan two inches below is no contact', () => {
    const [mover, goal] = [stands(9.5, 12), stands(10.5, 12, BLOCK)];
    const route = yard.route(mover, goal, [], true)!;

    expect(yard.follow(mover, route, 2510, goal)).toMatchObject({ ...inches(9.49, 9.49), surface: GROUND, arrived: false });
    expect(yard.follow(mover, route, 20_000, goal)).toMatchObject({ surface: BLOCK, arrived: true });
  });

  test('[PL-33] before a climb that does not fit it waits, and the rest is lost', () => {
    const mover = stands(13, 12, BLOCK);
    const route = yard.route(mover, stands(13, 18), [], false)!;

    const waits = { ...inches(13, 13.5), surface: BLOCK, used: 1500, arrived: false };
    expect(yard.follow(mover, route, 1500, null)).toEqual(waits);
    expect(yard.follow(mover, route, 4497, null)).toEqual(waits);
    expect(yard.follow(mover, route, 4498, null)).toEqual({ ...inches(13, 14.5), surface: GROUND, used: 4500, arrived: false });
    expect(yard.follow(mover, route, 8000, null)).toEqual({ ...inches(13, 18), surface: GROUND, used: 8000, arrived: true });
  });
});
