/** What stands on the map at the start, for every party, token and preparation. */
import { describe, expect, test } from 'vitest';
import { enemyCard, typeOf } from '../../content/box.ts';
import { BRIEF_IDS, type BriefId, ENEMY_TYPES, type EnemyType } from '../../content/kinds.ts';
import { briefOf } from '../../places.ts';
import { distance, fieldIn, terrainAt } from '../../questions.ts';
import { stateSchema } from '../../state.ts';
import { given, type Setting, type Stage } from '../../testing/stage.ts';
import { placementsOf, rowsOf, startsOf, typesOf } from '../brief-rules.ts';

const enemies = (stage: Stage): EnemyType[] => stage.state.fight.enemies.map(one => ENEMY_TYPES[one.type]!);
const count = (stage: Stage, enemy: EnemyType): number => enemies(stage).filter(one => one === enemy).length;

describe.each(BRIEF_IDS)('%s', brief => {
  test.each([1, 2, 3, 4])('[FW-BRIEF-3] [FW-R-77] is set up for %i', seats => {
    const stage = given(brief, seats);
    const { fight } = stage.state;
    expect(() => stateSchema.check(JSON.parse(JSON.stringify(stage.state)), 'set up')).not.toThrow();
    const types = typesOf(stage.state).map(typeOf);
    expect([...new Set(fight.decks.map(one => one.type))].toSorted()).toEqual(types.toSorted());
    for (const one of fight.enemies) expect(types).toContain(one.type);
    for (const one of fight.decks) expect(one.pile.length, ENEMY_TYPES[one.type]).toBeGreaterThanOrEqual(6);
    expect(stage.state.result).toBe('none');
  });

  test('[FW-BRIEF-1] content 3.7: with rebellion 9 there is one Scout more, near the others and not beside the party', () => {
    const [few, many] = [0, 9].map(rebellion => placementsOf(given(brief, 4, { counters: { rebellion } }).state));
    const { state } = given(brief, 4, { counters: { rebellion: 9 } });
    const scout = many!.at(-1)!;
    expect([scout.enemy, scout.route, scout.moreHp]).toEqual(['rebel-scout', -1, 0]);
    const { hp } = enemyCard(typeOf('rebel-scout'));
    const printed = hp[state.party.risen.includes('rebel-scout') ? 1 : 0];
    const placed = state.fight.enemies.findLast(one => one.type === typeOf('rebel-scout') && one.square === scout.square)!;
    expect([placed.hp, placed.maxHp]).toEqual([printed, printed]);
    expect(many!.length).toBe(few!.length + (brief === 'B1' ? 2 : 1));
    const field = fieldIn(state);
    for (const start of field.starts) expect(distance(field, start, scout.square)).toBeGreaterThanOrEqual(4);
    const [first] = placementsOf(given(brief, 4, { counters: { rebellion: 9 } }).state);
    const taken = many!.slice(0, -1).map(one => one.square);
    const far = (square: number): boolean => field.starts.every(start => distance(field, start, square) >= 4);
    const coming = field.brief.waves?.[0]?.enemies[0]?.at[0];
    if (few!.length === 0) expect(distance(field, scout.square, field.at(coming!))).toBeLessThanOrEqual(1);
    if (few!.length > 0)
      expect(scout.square).toBe(field.neighbours[first!.square]!.find(one => !taken.includes(one) && far(one)) ?? first!.square);
    expect(terrainAt(state, scout.square)).not.toBe('impassable');
  });
});

const rows = (brief: BriefId, seats: number, setting: Setting = {}): number => rowsOf(given(brief, seats, setting).state);

describe('Alert track and starting squares', () => {
  test('[FW-ENC-5] as long as the brief says for the party; B2 Moon makes it longer by one [FW-BRIEF-5]', () => {
    expect([1, 2, 3, 4].map(seats => rows('B2', seats))).toEqual([7, 7, 8, 9]);
    expect(rows('B2', 4, { tokens: ['moon'] })).toBe(10);
    expect(rows('B4', 4, { tokens: ['moon'] })).toBe(10);
    expect(rows('B10', 4, { preparations: ['early'] })).toBe(rows('B10', 4) + 2);
  });

  test('[FW-BRIEF-10] B1 Root adds four squares of grass', () => {
    const plain = startsOf(given('B1', 4).state);
    const { state } = given('B1', 4, { tokens: ['root'] });
    const more = startsOf(state).filter(square => !plain.includes(square));
    expect(startsOf(state).length).toBe(plain.length + 4);
    expect(more.map(square => terrainAt(state, square))).toEqual(new Array(4).fill('grass'));
  });

  test('[FW-BRIEF-5] B3C Feather starts on the high ledge instead, B2 Wave at the stream', () => {
    const { state } = given('B3C', 4, { tokens: ['feather'] });
    expect(startsOf(state).every(square => terrainAt(state, square) === 'elevation')).toBe(true);
    const plain = startsOf(given('B2', 4).state);
    expect(startsOf(given('B2', 4, { tokens: ['wave'] }).state).filter(square => plain.includes(square))).toEqual([]);
  });

  test('[FW-BRIEF-10] chapter 8: a preparation opens one square more', () => {
    for (const brief of ['B8A', 'B8B'] as const) {
      const plain = startsOf(given(brief, 4).state);
      expect(startsOf(given(brief, 4, { preparations: ['one-more-start'] }).state).length).toBe(plain.length + 1);
    }
  });
});

describe('Enemies', () => {
  test('B1: the third Razorhound comes for four characters, from rebellion 3 on', () => {
    const hounds = (seats: number, rebellion: number): number => count(given('B1', seats, { counters: { rebellion } }), 'razorhound');
    expect([hounds(4, 2), hounds(3, 3), hounds(4, 3)]).toEqual([2, 2, 3]);
  });

  test('[FW-BRIEF-5] B10 Wave takes one Frostwing away, B13 Moon the Captain', () => {
    expect([[], ['wave']].map(tokens => count(given('B10', 3, { tokens: tokens as [] }), 'frostwing'))).toEqual([2, 1]);
    expect(count(given('B10', 1, { tokens: ['wave'] }), 'frostwing')).toBe(1);
    expect(count(given('B13', 4, { tokens: ['moon'] }), 'rebel-captain')).toBe(0);
  });

  test('B8B: Brakk has four hit points more than a Captain, and one of level 2 more still', () => {
    const { hp, maxHp } = given('B8B', 2).state.fight.enemies[0]!;
    expect([hp, maxHp]).toEqual([18, 18]);
  });

  test('[FW-BRIEF-5] B6 Moon: the Arc Stalker has lost its launcher, and nobody has taken it', () => {
    const stage = given('B6', 2, { tokens: ['moon'] });
    expect(stage.state.fight.enemies[0]!.parts).toEqual([3, 0, 3]);
    expect(stage.state.fight.taken).toEqual([]);
    expect(stage.toldOf('token-rule').map(one => one.token)).toEqual(['moon']);
  });

  test('[FW-BRIEF-5] B7 Eye: the Armour Skirt has two wounds', () => {
    expect(given('B7', 2, { tokens: ['eye'] }).state.fight.enemies[0]!.parts).toEqual([5, 5, 6, 4, 6, 4]);
  });
});

describe('Features and traps', () => {
  test('[FW-BRIEF-4] B7 and B13: the four pits are there only with the Root', () => {
    for (const brief of ['B7', 'B13'] as const) {
      expect(given(brief, 4).state.fight.traps).toEqual([]);
      expect(given(brief, 4, { tokens: ['root'] }).state.fight.traps.map(one => one.dice)).toEqual(new Array(4).fill('2O 1B'));
    }
    expect(given('B7', 4, { preparations: ['one-more-trap'] }).state.fight.traps.length).toBe(1);
  });

  test('[FW-BRIEF-4] [FW-MAP-5] B6 Eye: four shock mines lie on the map', () => {
    expect(given('B6', 4).state.fight.traps).toEqual([]);
    expect(given('B6', 4, { tokens: ['eye'] }).state.fight.traps.map(one => one.condition)).toEqual(new Array(4).fill('shock'));
  });

  test('[FW-MAP-5] B3A: tar pools; B5: four acid blasts along the crown, two with the Sun', () => {
    expect(given('B3A', 2).state.fight.traps.map(one => [one.isBlast, one.condition])).toEqual(new Array(4).fill([false, 'adhesive']));
    expect(given('B5', 2).state.fight.traps.map(one => [one.isBlast, one.condition, one.dice])).toEqual(
      new Array(4).fill([true, 'acid', '2O 1B']),
    );
    expect(given('B5', 2, { tokens: ['sun'] }).state.fight.traps.length).toBe(2);
  });

  test('[FW-BRIEF-5] B3A Sun: one pump is open already; B13 Eye: one beacon is off', () => {
    expect(
      given('B3A', 2, { tokens: ['sun'] })
        .features('pump')
        .map(one => one.isDone),
    ).toEqual([true, false]);
    expect(
      given('B13', 2, { tokens: ['eye'] })
        .features('beacon')
        .filter(one => one.isDone).length,
    ).toBe(1);
  });

  test('B10: six refugees, five if a sledge was lost, one more by a preparation, and two halfway with the Feather', () => {
    const refugees = (setting: Setting): number => given('B10', 2, setting).features('refugee').length;
    expect([refugees({}), refugees({ flags: ['sledge-lost'] }), refugees({ preparations: ['one-more-refugee'] })]).toEqual([6, 5, 7]);
    const xs = (setting: Setting): number[] =>
      given('B10', 2, setting)
        .features('refugee')
        .map(one => one.square % 24);
    expect(Math.max(...xs({}))).toBeLessThan(8);
    expect(xs({ tokens: ['feather'] }).filter(x => x >= 10).length).toBe(2);
  });

  test('[FW-BRIEF-5] B12: the granary has 12 or 10 hit points, four more with the Root, three more by a preparation', () => {
    const granary = (brief: BriefId, setting: Setting = {}): number => given(brief, 2, setting).feature('granary').hp;
    expect([granary('B12A'), granary('B12B'), granary('B12A', { tokens: ['root'], preparations: ['granary-3'] })]).toEqual([12, 10, 19]);
  });

  test('[FW-BRIEF-5] B5 Root heals two', () => {
    const stage = given('B5', 2, { tokens: ['root'], dial: 3 });
    expect(stage.state.party.marshals.map(one => one.dial)).toEqual([5, 5]);
  });
});

describe('Cards that are seen', () => {
  test('[FW-BRIEF-5] B1 Eye and the preparation of chapter 4: the top card of each type', () => {
    expect(given('B1', 2, { tokens: ['eye'] }).state.fight.decks.map(one => one.seen.length)).toEqual([1, 1]);
    expect(given('B4', 2, { preparations: ['look-at-tops'] }).state.fight.decks.map(one => one.seen.length)).toEqual([1, 1]);
    expect(given('B4', 2).state.fight.decks.map(one => one.seen.length)).toEqual([0, 0]);
  });

  test('[FW-BRIEF-5] B8B Blade: the first card of Brakk; B11 Eye: the top of deck I; a preparation: two of it', () => {
    const seen = (brief: BriefId, setting: Setting): Record<string, number> =>
      Object.fromEntries(given(brief, 2, setting).state.fight.decks.map(one => [`${ENEMY_TYPES[one.type]}-${one.no}`, one.seen.length]));
    expect(seen('B8B', { tokens: ['blade'] })).toEqual({ 'rebel-captain-1': 1, 'rebel-brawler-1': 0, 'rebel-bomber-1': 0 });
    expect(seen('B11', { tokens: ['eye'] })).toEqual({ 'coilspire-1': 1, 'coilspire-2': 0, 'spitmaw-1': 0 });
    expect(seen('B11', { preparations: ['look-at-march'] })).toEqual({ 'coilspire-1': 2, 'coilspire-2': 0, 'spitmaw-1': 0 });
  });
});

describe('What a token changes, and what it leaves', () => {
  test('[FW-BRIEF-3] enemies walk the routes of their placements', () => {
    const brief = briefOf('B2');
    const { state } = given('B2', 4);
    const wanted = brief.enemies.flatMap(one =>
      one.at.map(place => [fieldIn(state).at(place), brief.routes.findIndex(({ id }) => id === one.route)]),
    );
    for (const enemy of state.fight.enemies) expect(wanted).toContainEqual([enemy.square, enemy.route]);
  });

  test('[FW-ENC-8] decks of those who come later are opened at once: waves, the Engine, what is in the pens', () => {
    expect(typesOf(given('B12A', 2).state)).toEqual(['rebel-brawler', 'rebel-bomber', 'emberhorn', 'rebel-captain']);
    expect(typesOf(given('B13', 2).state)).toContain('warden-engine');
    expect(typesOf(given('B2', 1, { isEmpty: true }).state)).toContain('razorhound');
  });

  test('[FW-BRIEF-5] a token that this encounter does not know says nothing', () => {
    expect(given('B6', 2, { tokens: ['feather'] }).toldOf('token-rule')).toEqual([]);
  });

  test('[FW-BRIEF-5] B13 Eye: the first beacon is off, and nothing else is done', () => {
    const done = (tokens: readonly ['eye'] | readonly []) =>
      given('B13', 2, { tokens })
        .state.fight.features.filter(one => one.isDone)
        .map(one => one.kind);
    expect([done([]), done(['eye'])]).toEqual([[], ['beacon']]);
    const { features } = given('B13', 2, { tokens: ['eye'] }).state.fight;
    expect(features.find(one => one.kind === 'beacon')!.isDone).toBe(true);
  });

  test('[FW-BRIEF-5] B12A Root: the granary alone is stronger', () => {
    const hp = (tokens: readonly ['root'] | readonly []) =>
      given('B12A', 2, { tokens }).state.fight.features.map(one => [one.kind, one.hp]);
    expect(hp(['root'])).toEqual(hp([]).map(([kind, n]) => [kind, kind === 'granary' ? Number(n) + 4 : n]));
    expect(
      given('B12A', 2)
        .features('banner')
        .map(one => one.hp),
    ).toEqual([0, 0, 0]);
  });

  test.each([
    ['B7', 'eye', 'stonetusk', { part: 5, left: 4 }],
    ['B6', 'moon', 'arc-stalker', { part: 1, left: 0 }],
  ] as const)(
    '[FW-BRIEF-5] %s %s: each %s has lost something of a component; other enemies keep theirs, and nothing is told of them',
    (brief, token, type, mark) => {
      const [plain, marked] = [given(brief, 4), given(brief, 4, { tokens: [token] })];
      const isMeant = (id: number): boolean => ENEMY_TYPES[marked.state.fight.enemies.find(one => one.id === id)!.type] === type;
      const { enemies } = marked.state.fight;
      const meant = enemies.map(one => one.id).filter(isMeant);

      expect(enemies.length).toBeGreaterThan(meant.length);
      expect(marked.toldOf('part-marked').map(({ enemy, part, left }) => ({ enemy, part, left }))).toEqual(
        meant.map(enemy => ({ enemy, ...mark })),
      );
      const changed = enemies.filter((one, i) => one.parts.join() !== plain.state.fight.enemies[i]!.parts.join());
      expect(changed.map(one => one.id)).toEqual(meant);
    },
  );

  test('[FW-MAP-5] B3A: pools lie in no direction; B5: blasts in theirs', () => {
    const ways = (brief: BriefId) => given(brief, 2).state.fight.traps.map(one => one.direction);
    expect(ways('B3A')).toEqual([0, 0, 0, 0]);
    expect(ways('B5')).toEqual(briefOf('B5').traps.map(one => one.direction ?? 0));
    expect(given('B7', 4, { tokens: ['root'] }).state.fight.traps.map(one => one.condition)).toEqual(
      briefOf('B7').traps.map(one => one.condition ?? 'none'),
    );
  });

  test('B10 Feather moves the first refugees, and no other feature', () => {
    const places = (tokens: readonly ['feather'] | readonly []) =>
      given('B10', 2, { tokens }).state.fight.features.map(one => [one.kind, one.square]);
    const moved = places(['feather']).flatMap(([kind, square], i) => (square === places([])[i]![1] ? [] : [[kind, i]]));
    expect(moved.map(([kind]) => kind)).toEqual(['refugee', 'refugee']);
    const refugees = places([]).flatMap(([kind], i) => (kind === 'refugee' ? [i] : []));
    expect(moved.map(([, i]) => i)).toEqual(refugees.slice(0, 2));
  });
});
