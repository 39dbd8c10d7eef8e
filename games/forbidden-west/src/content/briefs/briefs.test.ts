/** Every brief can be laid out and played, with one to four characters. */
import { describe, expect, test } from 'vitest';
import { briefOf, fieldOf, isLargeRoute, type Square } from '../../places.ts';
import { BRIEF_IDS, type Flag, OBJECTIVE_TOKENS, PREPARATIONS, type Terrain } from '../kinds.ts';
import { PAGES } from '../pages.ts';
import type { At, Brief, Goal, Objective, Placement, TokenRule } from '../types.ts';
import { BRIEFS } from './index.ts';

const HUGE = ['stonetusk', 'coilspire', 'warden-engine'];
const flagsOf = (brief: Brief): Flag[][] => [[], ...(Object.keys(brief.whenFlag ?? {}) as Flag[]).map(flag => [flag])];
const fieldsOf = (brief: Brief) => flagsOf(brief).map(flags => fieldOf(brief.id, flags, false));
const placementsIn = ({ enemies, waves = [], enters }: Brief): Placement[] => [
  ...enemies,
  ...waves.flatMap(one => one.enemies),
  ...(enters ? [enters.enemy] : []),
];
const tokenRules = ({ tokens, preparations = {} }: Brief): TokenRule[] => [
  ...OBJECTIVE_TOKENS.flatMap(token => tokens[token] ?? []),
  ...PREPARATIONS.flatMap(one => preparations[one] ?? []),
];
const placesOf = (rule: TokenRule): readonly At[] => {
  if (rule.do === 'more-starts' || rule.do === 'starts' || rule.do === 'features-at') return rule.at;
  if (rule.do === 'more-traps') return rule.traps.map(one => one.at);
  return rule.do === 'more-features' ? rule.features.map(one => one.at) : [];
};
const goalsOf = (objective: Objective): Goal[] => {
  if ('goal' in objective)
    return objective.goal === 'if-flag' ? [...goalsOf(objective.holds), ...goalsOf(objective.otherwise)] : [objective];
  if ('all' in objective) return objective.all.flatMap(goalsOf);
  return ('any' in objective ? objective.any : objective.then).flatMap(goalsOf);
};
const apart = ([a, b]: At, [c, d]: At): number => Math.max(Math.abs(a - c), Math.abs(b - d));

/** Squares that can be reached from one, doors open. */
function reach(neighbours: readonly (readonly Square[])[], from: Square, isClosed: (square: Square) => boolean): Set<Square> {
  const found = new Set([from]);
  for (const square of found) for (const next of neighbours[square]!) if (!isClosed(next)) found.add(next);
  return found;
}

test('the title of a brief is read with the quotes of a book', () => {
  expect(BRIEF_IDS.map(id => briefOf(id).name).filter(name => /['"]/.test(name))).toEqual([]);
  expect(briefOf('B8B').name).toBe('Brakk’s Tent');
});

test('[FW-BRIEF-1] all eighteen briefs are there, each with its title, layout, objective, enemies and alert track', () => {
  expect(BRIEFS.map(one => one.id)).toEqual(BRIEF_IDS);
  for (const brief of BRIEFS) {
    expect(brief.name.length, brief.id).toBeGreaterThan(0);
    expect(goalsOf(brief.objective).length, brief.id).toBeGreaterThan(0);
    expect(placementsIn(brief).length, brief.id).toBeGreaterThan(0);
    expect(
      brief.alert.every((n, i) => n >= 5 && n <= 10 && (i === 0 || n >= brief.alert[i - 1]!)),
      brief.id,
    ).toBe(true);
  }
});

test('[FW-R-3] every encounter comes to an end: it has a last turn, the fortieth at most, or it is about time or about people who walk', () => {
  const ENDS_ITSELF = ['survive', 'escort'];
  for (const { id, objective, limit } of BRIEFS) {
    if (goalsOf(objective).every(one => ENDS_ITSELF.includes(one.goal))) expect(limit, id).toBeUndefined();
    else
      expect(
        limit?.every(n => n > 0 && n <= 40),
        id,
      ).toBe(true);
  }
});

describe('Pages', () => {
  const turned = (rows: readonly string[]): string[] => rows.map((_, y) => rows.map((_, x) => rows[5 - x]![y]!).join(''));

  test('[FW-BRIEF-2] forty, six by six, and none is another one turned', () => {
    expect(PAGES.length).toBe(40);
    expect(new Set(PAGES.map(one => one.id)).size).toBe(40);
    const seen = new Set<string>();
    for (const { id, rows } of PAGES) {
      expect([rows.length, ...rows.map(row => row.length)], id).toEqual(new Array(7).fill(6));
      expect(rows.join(''), id).toMatch(/^[."c^#~,]{36}$/);
      expect(seen.has(rows.join('')), id).toBe(false);
      let turning: readonly string[] = rows;
      for (let n = 0; n < 4; n++) {
        seen.add(turning.join(''));
        turning = turned(turning);
      }
    }
  });

  test('[FW-BRIEF-2] every page is used; the story lays 68, those of a shared map and of another ground counted once', () => {
    const layouts = BRIEFS.flatMap(one => [
      one.pages,
      ...Object.values(one.whenFlag ?? {}).flatMap(when => (when?.pages ? [when.pages] : [])),
    ]);
    expect(new Set(layouts.flat(2).map(one => one.page))).toEqual(new Set(PAGES.map(one => one.id)));
    const maps = new Set(BRIEFS.filter(one => one.id !== 'B0').map(one => JSON.stringify(one.pages)));
    expect([...maps].reduce((sum, one) => sum + (JSON.parse(one) as unknown[][]).flat().length, 0)).toBe(68);
  });

  test('[FW-BRIEF-2] pages side by side are one map: the last column of one touches the first of the next', () => {
    const { width, height, area } = fieldOf('B1', [], false);
    expect([width, height]).toEqual([12, 6]);
    expect(area.neighbours(area.at(5, 0))).toContain(area.at(6, 0));
  });
});

/** By type: for one or two characters, three, four. Those of B1 and B12 that come by rebellion or in waves included. */
const NUMBERS: Record<string, Record<string, [number, number, number]>> = {
  B0: { scurrier: [1, 1, 1], razorhound: [1, 1, 1] },
  B1: { scurrier: [3, 4, 4], razorhound: [1, 2, 3] },
  B2: { razorhound: [2, 2, 2], 'rebel-brawler': [1, 1, 1] },
  B3A: { emberhorn: [1, 1, 1], 'rebel-scout': [3, 4, 6] },
  B3B: { tarback: [1, 1, 1], 'rebel-brawler': [2, 3, 5] },
  B3C: { frostwing: [1, 1, 1], 'rebel-scout': [3, 4, 6] },
  B4: { 'rebel-scout': [4, 6, 8], 'rebel-captain': [1, 1, 1] },
  B5: { spitmaw: [3, 4, 5], shellback: [1, 2, 3] },
  B6: { 'arc-stalker': [1, 1, 1], scurrier: [4, 5, 6] },
  B7: { stonetusk: [1, 1, 1], 'rebel-scout': [1, 3, 4] },
  B8A: { razorhound: [2, 3, 3], 'rebel-brawler': [2, 3, 4], 'rebel-bomber': [1, 2, 2] },
  B8B: { 'rebel-captain': [1, 1, 1], 'rebel-brawler': [3, 4, 6], 'rebel-bomber': [1, 2, 3] },
  B9: { dal: [1, 1, 1], 'rebel-scout': [3, 5, 6], 'arc-stalker': [0, 0, 1] },
  B10: { frostwing: [2, 2, 2], emberhorn: [1, 1, 1], spitmaw: [0, 0, 1] },
  B11: { coilspire: [1, 1, 1], spitmaw: [1, 3, 3] },
  B12A: { 'rebel-brawler': [12, 12, 12], 'rebel-bomber': [2, 2, 2], emberhorn: [1, 1, 1], 'rebel-captain': [1, 1, 1] },
  B12B: { 'rebel-brawler': [9, 9, 9], 'rebel-bomber': [2, 2, 2], emberhorn: [1, 1, 1], 'rebel-captain': [1, 1, 1] },
  B13: { 'rebel-captain': [1, 1, 1], razorhound: [3, 4, 6], scurrier: [2, 3, 4], 'warden-engine': [1, 1, 1] },
};
test('[FW-R-77] each brief names its enemies for one or two, three and four characters', () => {
  for (const brief of BRIEFS) {
    const found: Record<string, number[]> = {};
    for (const { enemy, n } of placementsIn(brief)) found[enemy] = n.map((one, i) => one + (found[enemy]?.[i] ?? 0));
    expect(found, brief.id).toEqual(NUMBERS[brief.id]);
  }
});

describe.each(BRIEFS.map(brief => [`${brief.id} ${brief.name}`, brief] as const))('%s', (_, brief) => {
  const pillars = new Set(brief.features.filter(one => one.kind === 'pillar').map(one => one.at.join()));
  const isPillar = (place: At): boolean => pillars.has(place.join());

  test('[FW-MAP-6] every square that can be stood on is reached from every other', () => {
    for (const { terrain, neighbours, starts, area } of fieldsOf(brief)) {
      const isClosed = (square: Square): boolean => isPillar([area.xs[square]!, area.ys[square]!]);
      const reached = reach(neighbours, starts[0]!, isClosed);
      const stood = [...terrain.keys()].filter(square => terrain[square] !== 'impassable' && !isClosed(square));
      expect(stood.filter(square => !reached.has(square))).toEqual([]);
    }
  });

  test('[FW-BRIEF-3] starts, exits, enemies, features, traps and routes are on ground that can be stood on', () => {
    const places: At[] = [
      ...brief.starts,
      ...(brief.exits ?? []),
      ...(brief.stones ?? []),
      ...(brief.bridge ?? []),
      ...brief.features.map(one => one.at),
      ...brief.traps.map(one => one.at),
      ...tokenRules(brief).flatMap(placesOf),
      ...placementsIn(brief).flatMap(one => one.at),
      ...brief.routes.filter(one => !isLargeRoute(brief, one.id)).flatMap(one => one.squares),
    ];
    for (const { area, terrain } of fieldsOf(brief)) {
      for (const place of places) {
        const square = area.at(...place);
        expect(square >= 0 && terrain[square] !== 'impassable', place.join()).toBe(true);
      }
    }
    for (const place of placementsIn(brief).flatMap(one => one.at)) expect(isPillar(place), place.join()).toBe(false);
  });

  test('[FW-ENC-3] [FW-R-77] starting squares are different, enough for four, and four squares from every enemy', () => {
    expect(new Set(brief.starts.map(one => one.join())).size).toBe(brief.starts.length);
    expect(brief.starts.length).toBeGreaterThanOrEqual(4);
    for (const { at, enemy } of placementsIn(brief))
      for (const place of at)
        for (const start of brief.starts) expect(apart(place, start), `${enemy} ${place.join()}`).toBeGreaterThanOrEqual(4);
  });

  test('[FW-R-77] there is a square for each enemy of the largest party, and never fewer enemies for more characters', () => {
    for (const { at, n, enemy } of placementsIn(brief)) {
      expect(at.length, enemy).toBeGreaterThanOrEqual(n[2]);
      expect(n[0] <= n[1] && n[1] <= n[2], enemy).toBe(true);
    }
    for (const party of [0, 1, 2]) expect(placementsIn(brief).reduce((sum, one) => sum + one.n[party]!, 0)).toBeGreaterThan(0);
    expect(placementsIn(brief).reduce((sum, one) => sum + one.n[2], 0)).toBeLessThanOrEqual(23);
  });

  test('[FW-R-37] [FW-R-65] routes go from square to neighbouring square, once over each, and enemies begin on them', () => {
    const rows = fieldsOf(brief);
    for (const { id, squares, isLoop } of brief.routes) {
      expect(new Set(squares.map(one => one.join())).size, id).toBe(squares.length);
      for (let i = 1; i < squares.length; i++) expect(apart(squares[i]!, squares[i - 1]!), id).toBe(1);
      if (isLoop) expect(apart(squares[0]!, squares.at(-1)!), id).toBe(1);
      if (!isLargeRoute(brief, id)) continue;
      for (const { area, terrain } of rows)
        for (const [x, y] of squares)
          for (const place of [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
          ].map(([a, b]): At => [x * 2 + a!, y * 2 + b!]))
            expect(terrain[area.at(...place)] !== 'impassable' && !isPillar(place), `${id} ${place.join()}`).toBe(true);
    }
    for (const { enemy, route, at } of placementsIn(brief)) {
      if (route === undefined) continue;
      const by = isLargeRoute(brief, route) ? 2 : 1;
      const squares = brief.routes.find(one => one.id === route)!.squares.map(([x, y]) => `${x * by},${y * by}`);
      for (const place of at) expect(squares, `${enemy} ${place.join()}`).toContain(place.join());
    }
    expect(brief.routes.filter(one => !placementsIn(brief).some(two => two.route === one.id))).toEqual([]);
  });

  test('[FW-HUGE-2] huge enemies stand on large squares of a large grid, and most of it is open to them', () => {
    const huge = placementsIn(brief).filter(one => HUGE.includes(one.enemy));
    expect(huge.length > 0).toBe(brief.isLarge === true);
    if (!brief.isLarge) return;
    for (const [x, y] of huge.flatMap(one => one.at)) expect([x % 2, y % 2]).toEqual([0, 0]);
    for (const { width, height, terrain, area } of fieldsOf(brief)) {
      expect([width % 2, height % 2]).toEqual([0, 0]);
      const isWhole = (x: number, y: number): boolean =>
        [
          [x, y],
          [x + 1, y],
          [x, y + 1],
          [x + 1, y + 1],
        ].every(([a, b]) => terrain[area.at(a!, b!)] !== 'impassable');
      let whole = 0;
      for (let y = 0; y < height; y += 2) for (let x = 0; x < width; x += 2) if (isWhole(x, y)) whole += 1;
      expect(whole / ((width * height) / 4)).toBeGreaterThan(0.7);
    }
  });

  test('what the objective and the rules speak of is on the map', () => {
    for (const goal of goalsOf(brief.objective)) {
      if (goal.goal === 'exit') expect(brief.exits?.length ?? 0).toBeGreaterThan(0);
      if ('feature' in goal)
        expect(brief.features.filter(one => one.kind === goal.feature).length).toBeGreaterThanOrEqual('n' in goal ? goal.n : 1);
      if ('enemy' in goal) expect(placementsIn(brief).map(one => one.enemy)).toContain(goal.enemy);
      if (goal.goal === 'destroy')
        expect(brief.features.filter(one => one.kind === goal.feature).every(one => (one.hp ?? 0) > 0)).toBe(true);
    }
    expect((brief.waves ?? []).length > 0).toBe(brief.rules.includes('waves'));
    expect(brief.enters !== undefined).toBe(brief.rules.includes('engine-enters'));
    expect((brief.stones ?? []).length > 0).toBe(brief.rules.includes('falling-stones'));
    expect((brief.bridge ?? []).length > 0).toBe(brief.rules.includes('bridge-falls'));
    for (const { token } of brief.traps) if (token) expect(brief.tokens[token]).toBeDefined();
  });

  test('terrain is shared out as the guide says', () => {
    for (const [i, { terrain }] of fieldsOf(brief).entries()) {
      const share = (of: Terrain): number => (100 * terrain.filter(one => one === of).length) / terrain.length;
      const between = (of: Terrain, least: number, most: number): void => {
        expect(share(of), of).toBeGreaterThanOrEqual(least);
        expect(share(of), of).toBeLessThanOrEqual(most);
      };
      between('elevation', 5, 8);
      between('impassable', 5, 15);
      // The teaching brief has eight squares of grass and four of cover; the plain of the Stonetusk twice the grass of its canyon.
      if (brief.id === 'B1') expect([share('grass'), share('cover')].map(one => Math.round((one * 72) / 100))).toEqual([8, 4]);
      else {
        between('cover', 8, 12);
        if (flagsOf(brief)[i]!.includes('plain')) between('grass', 30, 40);
        else between('grass', 15, 20);
      }
    }
  });
});
