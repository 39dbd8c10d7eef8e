/** The phase of the enemies while nobody is revealed, and in which order they act. */
import { describe, expect, test } from 'vitest';
import { typeOf } from '../content/box.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { Brief } from '../content/types.ts';
import { stepsFrom, terrainAt } from '../questions.ts';
import { always, armour, bite, enemyPhase, move } from '../testing/foes.ts';
import { type At, type EnemyOn, type Fight, fight, type Position } from '../testing/rehearsal.ts';
import { given } from '../testing/stage.ts';
import { beginEnemies } from './enemy-phase.ts';
import { noticeCheck } from './patrol.ts';

type Route = Brief['routes'][number];
const route = (isLoop: boolean, ...squares: At[]): Route => ({ id: 'a', squares, isLoop });
/** Six squares from left to right, in the sixth row. */
const LINE = route(false, [3, 5], [4, 5], [5, 5], [6, 5], [7, 5], [8, 5]);
const RING = route(true, [3, 5], [4, 5], [4, 6], [3, 6]);

const xy = (r: Fight, id = 0): At => [r.enemy(id).square % 12, Math.floor(r.enemy(id).square / 12)];
const ways = (r: Fight): [number, number, number][] =>
  r.toldOf('enemy-moved').map(({ enemy, square }) => [enemy, square % 12, Math.floor(square / 12)]);

/** One brawler on the line, with this die. */
function patrols(die: number | 'crit', enemy: Partial<EnemyOn> = {}, more: Position = {}): Fight {
  return enemyPhase({
    routes: [LINE],
    enemies: [{ type: 'rebel-brawler', at: [3, 5], route: 0, routeAt: 0, ...enemy }],
    dice: { patrol: [die] },
    ...more,
  });
}

describe('A patrol', () => {
  test('[FW-MAP-4][FW-PATROL-1][FW-R-12] one orange die: as many squares along the route as it has pips', () => {
    const r = patrols(2, { at: [4, 5], routeAt: 1 });
    expect(xy(r)).toEqual([6, 5]);
    expect(r.toldOf('dice-rolled')).toMatchObject([{ for: 'patrol', dice: [1, 0, 0] }]);
  });

  test('[FW-PATROL-2] each enemy has a die of its own', () => {
    const r = patrols(
      0,
      {},
      {
        enemies: [
          { type: 'rebel-brawler', at: [3, 5], route: 0, routeAt: 0 },
          { type: 'rebel-brawler', at: [6, 5], route: 0, routeAt: 3 },
        ],
        dice: { patrol: [1, 2] },
      },
    );
    expect(r.toldOf('dice-rolled')).toHaveLength(2);
    expect([xy(r, 0), xy(r, 1)]).toEqual([
      [4, 5],
      [8, 5],
    ]);
  });

  test('a way of several squares is told in one line, and each step moves the piece; what comes of a step is told after the way up to it', () => {
    const r = patrols(2, { at: [4, 5], routeAt: 1 });
    expect(r.toldOf('enemy-moved').map(one => one.within)).toEqual(['enemy-walked', 'enemy-walked']);
    expect(r.toldOf('enemy-walked')).toMatchObject([{ from: 64, square: 66, path: [65, 66], how: 'patrol' }]);

    const met = patrols(2, {}, { marshals: [{ at: [4, 5] }] });
    expect(met.types('enemy-walked', 'marshal-revealed')).toEqual(['enemy-walked', 'marshal-revealed', 'enemy-walked']);
  });

  test('[FW-PATROL-3] off its route it comes back first, then goes on', () => {
    const r = patrols(2, { at: [5, 4], routeAt: 2 });
    expect(r.asks).toBe('act');
    expect(ways(r)).toEqual([
      [0, 5, 5],
      [0, 6, 5],
    ]);
  });

  test('[FW-PATROL-3][FW-R-37] the group chooses between squares that are equally near', () => {
    const r = patrols(1, { at: [5, 4], routeAt: 2 }, { routes: [route(false, [4, 5], [4, 6], [5, 6], [6, 6], [6, 5])] });
    expect(r.asks).toBe('patrol-route');
    expect(r.options()).toEqual(['square-64', 'square-66']);
    r.answer('patrol-route', [6, 5]);
    expect(xy(r)).toEqual([6, 5]);
  });

  test.each([0, 'crit'] as const)('[FW-PATROL-4][FW-R-12] it stays if the die shows %s', die => {
    const r = patrols(die);
    expect(r.toldOf('enemy-moved')).toEqual([]);
  });

  test('[FW-R-37] at the end of a line it turns round, and keeps that direction', () => {
    const r = patrols(2, { at: [7, 5], routeAt: 4 });
    expect(xy(r)).toEqual([7, 5]);
    expect(r.enemy().isForward).toBe(false);
  });

  test('[FW-R-37] an enemy that comes back goes on in the direction it last had', () => {
    const r = patrols(2, { at: [5, 4], routeAt: 2, isForward: false });
    expect(ways(r)).toEqual([
      [0, 5, 5],
      [0, 4, 5],
    ]);
  });

  test('[FW-R-37] a loop has no end', () => {
    const r = patrols(2, { at: [4, 6], routeAt: 2 }, { routes: [RING] });
    expect(xy(r)).toEqual([3, 5]);
  });

  test('[FW-R-37] a route that crosses itself is walked on from where the enemy is on it', () => {
    const cross = route(false, [3, 5], [4, 5], [5, 5], [5, 4], [4, 4], [4, 5], [4, 6], [4, 7]);
    const r = patrols(2, { at: [4, 4], routeAt: 4 }, { routes: [cross] });
    expect(ways(r)).toEqual([
      [0, 4, 5],
      [0, 4, 6],
    ]);
  });

  test('[FW-R-37] an enemy without a route rolls nothing and stays', () => {
    const r = enemyPhase({ enemies: [{ type: 'rebel-brawler', at: [3, 5] }] });
    expect(r.types('dice-rolled', 'enemy-moved')).toEqual([]);
    expect(r.toldOf('type-patrols')).toHaveLength(1);
  });

  test('[FW-ENEMY-3] an enemy keeps its own route, even if another is nearer', () => {
    const r = patrols(1, { at: [5, 7], routeAt: 2 }, { routes: [LINE, { ...route(false, [5, 8], [6, 8]), id: 'b' }] });
    expect(xy(r)).toEqual([5, 6]);
  });

  test('[FW-PATROL-7][FW-ALERT-11] passing through the square of a hidden character reveals them, before its next step', () => {
    const r = patrols(2, {}, { marshals: [{ at: [4, 5] }] });
    expect(r.types('enemy-moved', 'marshal-revealed')).toEqual(['enemy-moved', 'marshal-revealed', 'enemy-moved']);
    expect(r.threat).toEqual([0]);
  });
});

describe('The notice check', () => {
  const GRASS = ['....', '..".', '....', '....'];
  const near = (...at: At[]): Fight =>
    enemyPhase({ map: GRASS, alert: 2, marshals: at.map(one => ({ at: one })), enemies: [{ type: 'rebel-brawler', at: [1, 1] }] });

  test('[FW-PATROL-5][FW-TERR-1] the alert token goes down for each character beside an enemy, in the open', () => {
    expect(near([0, 0], [1, 1], [2, 1]).alert).toBe(4);
    expect(near([3, 3]).alert).toBe(2);
  });

  test('[FW-PATROL-5][FW-R-35] who was revealed by this very patrol counts as well', () => {
    const r = enemyPhase({
      alert: 2,
      routes: [LINE],
      marshals: [{ at: [4, 5] }, { at: [0, 0] }],
      enemies: [{ type: 'rebel-brawler', at: [3, 5], route: 0, routeAt: 0 }],
      dice: { patrol: [2] },
    });
    expect(r.threat).toEqual([0]);
    expect(r.alert).toBe(3);
  });

  test('[FW-PATROL-6] a character counts once, however many enemies are near', () => {
    const r = enemyPhase({
      alert: 2,
      marshals: [{ at: [5, 5] }],
      enemies: [
        { type: 'rebel-brawler', at: [4, 5] },
        { type: 'rebel-brawler', at: [6, 5] },
        { type: 'rebel-brawler', at: [5, 6] },
      ],
    });
    expect(r.alert).toBe(3);
  });

  test('[FW-R-35] is not made if every type has acted on a card', () => {
    const r = enemyPhase({
      alert: 2,
      marshals: [{ at: [5, 5], isRevealed: true }],
      enemies: [{ type: 'rebel-brawler', at: [4, 5] }],
      behaviours: { 'rebel-brawler': [always(move(0))] },
    });
    expect(r.alert).toBe(2);
  });
});

describe('The phase of the enemies', () => {
  const THREE: EnemyOn[] = [
    { type: 'rebel-brawler', at: [5, 1] },
    { type: 'rebel-brawler', at: [0, 2] },
    { type: 'rebel-brawler', at: [1, 1] },
  ];

  test('[FW-EACT-1][FW-EACT-2][FW-EACT-3][FW-R-38][FW-BEH-2] all of a type act on one card, in reading order from the top left', () => {
    const r = enemyPhase({
      marshals: [{ at: [11, 11], isRevealed: true }],
      enemies: THREE,
      behaviours: { 'rebel-brawler': [always(move(0)), always(move(0))] },
    });
    expect(r.toldOf('behaviour-drawn')).toHaveLength(1);
    expect(r.toldOf('series-chosen').map(one => one.enemy)).toEqual([2, 0, 1]);
  });

  test('[FW-R-38] the order is fixed when the turn of the type begins', () => {
    const r = enemyPhase({
      marshals: [{ at: [1, 0], isRevealed: true }],
      enemies: [
        { type: 'rebel-brawler', at: [1, 3] },
        { type: 'rebel-brawler', at: [1, 4] },
      ],
      behaviours: { 'rebel-brawler': [always(move(3))] },
    });
    expect(r.toldOf('series-chosen').map(one => one.enemy)).toEqual([0, 1]);
  });

  test('[FW-EACT-4][FW-EACT-6] those in one square as the active player says', () => {
    const r = enemyPhase({
      marshals: [{ at: [11, 0] }, { at: [11, 11], isRevealed: true }],
      active: 1,
      enemies: [
        { type: 'rebel-brawler', at: [2, 2] },
        { type: 'rebel-brawler', at: [2, 2] },
      ],
      behaviours: { 'rebel-brawler': [always(move(0))] },
    });
    expect(r.askedSeat).toBe(1);
    r.answer('order-enemies', ['enemy-1', 'enemy-0']);
    expect(r.toldOf('series-chosen').map(one => one.enemy)).toEqual([1, 0]);
  });

  test('[FW-EACT-5] with nobody revealed no card is drawn', () => {
    const r = enemyPhase({ enemies: THREE });
    expect(r.toldOf('behaviour-drawn')).toEqual([]);
    expect(r.toldOf('type-patrols')).toHaveLength(1);
  });

  test('[FW-R-34][FW-BEH-3] the active player orders the types, each draws a card of its own', () => {
    const r = enemyPhase({
      marshals: [{ at: [11, 11], isRevealed: true }],
      enemies: [
        { type: 'rebel-brawler', at: [0, 0] },
        { type: 'scurrier', at: [5, 0] },
      ],
      behaviours: { 'rebel-brawler': [always(move(0))], scurrier: [always(move(0))] },
    });
    r.only('order-types', ['type-1', 'type-4']).answer('order-types', ['type-4', 'type-1']);
    expect(r.toldOf('behaviour-drawn').map(one => one.enemyType)).toEqual(['scurrier', 'rebel-brawler']);
  });

  test('[FW-R-35] a type that began to patrol goes on patrolling; those after it draw a card', () => {
    const r = enemyPhase({
      routes: [LINE],
      marshals: [{ at: [4, 5] }],
      enemies: [
        { type: 'rebel-brawler', at: [3, 5], route: 0, routeAt: 0 },
        { type: 'rebel-brawler', at: [8, 5], route: 0, routeAt: 5 },
        { type: 'scurrier', at: [11, 0] },
      ],
      behaviours: { scurrier: [always(move(0))] },
      dice: { patrol: [1, 1] },
    });
    r.answer('order-types', ['type-1', 'type-4']);
    expect(r.types('type-patrols', 'dice-rolled', 'marshal-revealed', 'behaviour-drawn')).toEqual([
      'type-patrols',
      'dice-rolled',
      'marshal-revealed',
      'dice-rolled',
      'behaviour-drawn',
    ]);
  });

  test('[FW-R-89] the end of a turn comes before the next of the type acts', () => {
    const r = enemyPhase({
      marshals: [{ at: [5, 5], isRevealed: true, gear: armour() }],
      enemies: [
        { type: 'rebel-brawler', at: [4, 4], condition: 'fire' },
        { type: 'rebel-brawler', at: [6, 6] },
      ],
      behaviours: { 'rebel-brawler': [always(bite(1, { range: 9 }))] },
      dice: { evade: [[1], [1]] },
    });
    r.until('act');
    expect(r.types('marshal-attacked', 'enemy-hurt', 'enemy-condition-lost')).toEqual([
      'marshal-attacked',
      'enemy-hurt',
      'enemy-condition-lost',
      'marshal-attacked',
    ]);
  });

  test('[FW-EFF-4] a machine that draws no card in this phase acts in the next one', () => {
    const stilled = { type: 'scurrier', at: [0, 0], isStilled: true } as const;
    const drawing = enemyPhase({
      marshals: [{ at: [5, 0], isRevealed: true }],
      enemies: [stilled, { type: 'scurrier', at: [0, 5] }],
      behaviours: { scurrier: [always({ do: 'armour', n: 1 })] },
    });
    expect(drawing.toldOf('series-chosen').map(one => one.enemy)).toEqual([1]);
    expect(drawing.enemy().isStilled).toBe(false);
    expect(enemyPhase({ marshals: [{ at: [5, 5] }], enemies: [stilled] }).enemy().isStilled).toBe(false);
  });

  test('[FW-EFF-4] if the only machine of a type draws no card, none is drawn; its turn ends as any other', () => {
    const r = enemyPhase({
      marshals: [{ at: [5, 0], isRevealed: true }],
      enemies: [{ type: 'scurrier', at: [0, 0], isStilled: true, condition: 'acid', hp: 3 }],
    });
    expect(r.types('behaviour-drawn', 'enemy-condition-lost')).toEqual(['enemy-condition-lost']);
    expect(r.enemy()).toMatchObject({ isStilled: false, hp: 2 });
  });

  test('[FW-EFF-4] a huge enemy that loses its turn loses one, though it has two decks', () => {
    const r = fight({
      step: 'begin-enemies',
      isLarge: true,
      marshals: [{ at: [11, 11], isRevealed: true }],
      enemies: [{ type: 'coilspire', at: [0, 0] }],
    });
    for (const deck of r.state.fight.decks) deck.skipsTurn = true;
    r.play();
    expect(r.types('type-skips')).toEqual(['type-skips']);
    expect(r.state.fight.decks.map(deck => deck.skipsTurn)).toEqual([false, false]);
  });

  test('[FW-EFF-4] a type that loses its turn neither acts nor patrols', () => {
    const r = fight({
      step: 'begin-enemies',
      marshals: [{ at: [5, 5] }],
      enemies: [{ type: 'rebel-brawler', at: [0, 0], condition: 'fire' }],
    });
    r.state.fight.decks[0]!.skipsTurn = true;
    r.play();
    expect(r.types('type-skips', 'type-patrols')).toEqual(['type-skips']);
    expect(r.enemy()).toMatchObject({ condition: 'fire', hp: 6 });
    expect(r.state.fight.decks[0]!.skipsTurn).toBe(false);
  });

  test('[FW-R-90] a type with nobody left has no turn; without enemies the phase is empty and the game goes on', () => {
    const r = enemyPhase({
      objective: { goal: 'survive', turns: 9 },
      marshals: [{}, {}],
      enemies: [{ type: 'rebel-brawler', at: [0, 0], isIn: false, hp: 0 }],
    });
    expect(r.types('type-patrols', 'behaviour-drawn')).toEqual([]);
    expect(r.asks).toBe('act');
    expect(r.askedSeat).toBe(1);
  });
});

describe('Along a route, square by square', () => {
  const ends = (squares: Route, enemy: Partial<EnemyOn>): unknown => {
    const r = patrols(1, enemy, { routes: [squares] });
    return { at: xy(r), isForward: r.enemy().isForward, routeAt: r.enemy().routeAt };
  };

  test.each<[string, Route, Partial<EnemyOn>, unknown]>([
    ['a line, forward', LINE, { at: [4, 5], routeAt: 1 }, { at: [5, 5], isForward: true, routeAt: 2 }],
    ['a line, onto its last', LINE, { at: [7, 5], routeAt: 4 }, { at: [8, 5], isForward: true, routeAt: 5 }],
    ['a line, at its last', LINE, { at: [8, 5], routeAt: 5 }, { at: [7, 5], isForward: false, routeAt: 4 }],
    ['a line, back onto its first', LINE, { at: [4, 5], routeAt: 1, isForward: false }, { at: [3, 5], isForward: false, routeAt: 0 }],
    ['a line, back at its first', LINE, { at: [3, 5], routeAt: 0, isForward: false }, { at: [4, 5], isForward: true, routeAt: 1 }],
    ['a ring, at its last', RING, { at: [3, 6], routeAt: 3 }, { at: [3, 5], isForward: true, routeAt: 0 }],
    ['a ring, back at its first', RING, { at: [3, 5], routeAt: 0, isForward: false }, { at: [3, 6], isForward: false, routeAt: 3 }],
    ['a ring, back at its second', RING, { at: [4, 5], routeAt: 1, isForward: false }, { at: [3, 5], isForward: false, routeAt: 0 }],
    ['one square', route(false, [3, 5]), { at: [3, 5], routeAt: 0 }, { at: [3, 5], isForward: true, routeAt: 0 }],
  ])('[FW-PATROL-1][FW-R-37] %s', (_, squares, enemy, expected) => {
    expect(ends(squares, enemy)).toEqual(expected);
  });

  test('[FW-PATROL-1] the die is nobody’s; a critical is no square', () => {
    const r = patrols('crit');
    expect(r.toldOf('dice-rolled').map(({ seat, rule }) => [seat, rule])).toEqual([[-1, 'FW-PATROL-1']]);
    expect(xy(r)).toEqual([3, 5]);
  });

  test('[FW-R-91] who dies on the way goes no further, and who was killed before does not go', () => {
    const r = patrols(
      2,
      {},
      {
        enemies: [
          { type: 'rebel-brawler', at: [3, 5], route: 0, routeAt: 0, hp: 1 },
          { type: 'rebel-brawler', at: [4, 7], route: 0, routeAt: 1, hp: 1 },
          { type: 'rebel-brawler', at: [11, 11] },
        ],
        traps: [{ at: [4, 5], dice: '1O', isBlast: true, direction: 4 }],
        dice: { patrol: [2], trap: [[1], [1]] },
      },
    );
    r.until('act');
    expect(r.toldOf('enemy-moved')).toHaveLength(1);
    expect(r.toldOf('dice-rolled').filter(one => one.for === 'patrol')).toHaveLength(1);
  });

  test('[FW-PATROL-3] who cannot come back stays', () => {
    const map = ['.#..', '##..', '....'];
    const r = patrols(2, { at: [0, 0], routeAt: 0 }, { map, routes: [route(false, [3, 2], [2, 2])], marshals: [{ at: [3, 0] }] });
    expect(r.toldOf('enemy-moved')).toEqual([]);
  });

  test('a way back is told apart from the patrol that follows', () => {
    const r = patrols(2, { at: [5, 4], routeAt: 2 });
    expect(r.toldOf('enemy-walked').map(({ how, path }) => [how, path])).toEqual([
      ['return', [65]],
      ['patrol', [66]],
    ]);
  });
});

describe('Noticing', () => {
  const noticed = (map: readonly string[], enemies: readonly EnemyOn[], more: Position = {}): Fight => {
    const r = fight({ map, marshals: [{ at: [1, 1] }], enemies, fight: { hasPatrolled: true }, ...more });
    return r.run(noticeCheck);
  };
  const OPEN = ['.....', '.....', '.....'];
  const scout = (x: number, y: number, more: Partial<EnemyOn> = {}): EnemyOn => ({ type: 'rebel-scout', at: [x, y], ...more });

  test.each<[string, readonly string[], readonly EnemyOn[], boolean, number]>([
    ['beside one, with another far off', OPEN, [scout(2, 2), scout(4, 2)], true, 2],
    ['two squares away', OPEN, [scout(3, 1)], true, 1],
    ['beside one who is gone', OPEN, [scout(2, 2, { isIn: false, hp: 0 }), scout(4, 2)], true, 1],
    ['in grass', ['.....', '.".."', '.....'], [scout(2, 2)], true, 1],
    ['without a patrol', OPEN, [scout(2, 2)], false, 1],
  ])('[FW-PATROL-5] %s', (_, map, enemies, hasPatrolled, alert) => {
    const r = noticed(map, enemies, { fight: { hasPatrolled } });
    expect([r.alert, r.toldOf('noticed').map(({ seat }) => seat)]).toEqual([alert, alert > 1 ? [0] : []]);
  });

  test('[FW-TERR-1] content 3.10, B4: grass in the light of a lamp hides nobody', () => {
    const alert = (tokens: readonly ['moon'] | readonly []): number => {
      const stage = given('B4', 1, { tokens });
      const { state } = stage;
      const lamp = stage
        .features('lamp')
        .flatMap(one => stepsFrom(state, one.square))
        .find(square => terrainAt(state, square) === 'grass')!;
      state.party.marshals[0]!.square = lamp;
      state.fight.enemies[0]!.square = lamp;
      state.fight.hasPatrolled = true;
      stage.run(noticeCheck);
      return state.fight.alert;
    };
    expect(alert([]) - alert(['moon'])).toBe(1);
  });
});

describe('The phase itself', () => {
  const begins = (position: Position): Fight =>
    fight({ step: 'begin-enemies', ...position })
      .stopBefore('enemies')
      .play();

  test('[FW-R-34] only types that are there are put in order', () => {
    const r = begins({
      enemies: [
        { type: 'rebel-scout', at: [9, 9] },
        { type: 'scurrier', at: [8, 8], isIn: false, hp: 0 },
        { type: 'rebel-brawler', at: [7, 7] },
      ],
    });
    expect(r.options('order-types')).toHaveLength(2);
  });

  test('[FW-EACT-1] without enemies the phase is over at once', () => {
    const r = fight({ step: 'begin-enemies', marshals: [{}], enemies: [{ type: 'scurrier', at: [8, 8], isIn: false, hp: 0 }] });
    r.run(beginEnemies);
    expect(r.state.step).toBe('end-enemies');
  });

  test('[FW-EACT-5] a type whose last one has died meanwhile does not act', () => {
    const told = (isIn: boolean): string[] => {
      const r = fight({
        step: 'enemies',
        enemies: [
          { type: 'scurrier', at: [8, 8], isIn, hp: isIn ? 4 : 0 },
          { type: 'rebel-scout', at: [9, 9] },
        ],
        fight: { toAct: [typeOf('scurrier'), typeOf('rebel-scout')] },
      });
      r.stopBefore('end-enemies').play();
      return r.toldOf('type-patrols').map(one => one.enemyType);
    };
    expect([told(true), told(false)]).toEqual([['scurrier', 'rebel-scout'], ['rebel-scout']]);
  });

  test('[FW-BRIEF-6] content 3.10, B13: what the brief brings comes first', () => {
    const stage = given('B13', 2);
    stage.state.fight.stage = 1;
    stage.run(beginEnemies);
    expect(stage.state.fight.enemies.some(one => ENEMY_TYPES[one.type] === 'warden-engine')).toBe(true);
  });
});
