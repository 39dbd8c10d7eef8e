/** Huge enemies. */
import { describe, expect, test } from 'vitest';
import { behaviourCard } from '../content/box.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { BehaviourCard, EnemyAction } from '../content/types.ts';
import { distanceTo, fieldIn, squaresOf } from '../questions.ts';
import { always, armour, bite, bow, enemyPhase, move } from '../testing/foes.ts';
import { type At, type Fight, fight, gear, type Position } from '../testing/rehearsal.ts';
import { deckFor } from './behaviour.ts';
import { largeSteps } from './enemy-steps.ts';
import { harm } from './health.ts';
import { trapsOnMap, triggerTraps } from './traps.ts';

const square = ([x, y]: At): number => y * 12 + x;
const key = (at: At): string => `square-${square(at)}`;
const xy = (r: Fight): At => [r.enemy().square % 12, Math.floor(r.enemy().square / 12)];
const decks = (one: EnemyAction[], two: EnemyAction[] = []): Partial<BehaviourCard>[] => [
  { ...always(...one), deck: 1 },
  { ...always(...two), deck: 2 },
];
/** A Coilspire at (4, 4), on this card, and one revealed character. */
const lunges = (actions: EnemyAction[], at: At, more: Position = {}): Fight =>
  enemyPhase({
    marshals: [{ at, isRevealed: true, gear: armour() }],
    enemies: [{ type: 'coilspire', at: [4, 4] }],
    behaviours: { coilspire: decks(actions) },
    ...more,
  });

/** A tripwire of so many orange dice, each critical of which pushes once. */
const pushing = (dice: number) =>
  gear(
    { dice: `${dice}O`, range: 1, texts: [{ when: 'trap', effects: [{ do: 'per-critical', effects: [{ do: 'push', n: 1 }] }] }] },
    { trap: 'tripwire' },
  );

describe('A huge enemy', () => {
  const stands = (at: At = [0, 0]): Fight => fight({ marshals: [{ at: [4, 0] }], enemies: [{ type: 'coilspire', at }] });

  test('[FW-HUGE-1] covers four squares', () => {
    const r = stands();
    expect(squaresOf(fieldIn(r.state), r.enemy())).toEqual(
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(one => square(one as unknown as At)),
    );
  });

  test('[FW-HUGE-2][FW-HUGE-3] stands on large squares only', () => {
    expect(() => stands([1, 0])).toThrow('stands between large squares');
  });

  test('[FW-HUGE-4][FW-R-65] its distance is the smallest over its squares', () => {
    const r = stands();
    expect(distanceTo(fieldIn(r.state), square([4, 0]), r.enemy())).toBe(3);
  });

  test('[FW-HUGE-3] moves by large squares', () => {
    expect(xy(lunges([move(1)], [11, 4]))).toEqual([6, 4]);
  });

  test('[FW-R-65] moves towards the large square that holds its target, and ends there', () => {
    expect(xy(lunges([move(3)], [7, 5]))).toEqual([6, 4]);
  });

  test('[FW-HUGE-5] others go by small squares', () => {
    const r = fight({ marshals: [{ at: [8, 8] }], enemies: [{ type: 'coilspire', at: [0, 0] }] }).play();
    r.answer('act', 'sneak').only(
      'sneak',
      [
        [7, 7],
        [8, 7],
        [9, 7],
        [7, 8],
        [9, 8],
        [7, 9],
        [8, 9],
        [9, 9],
      ].map(one => key(one as unknown as At)),
    );
  });

  test('[FW-R-65] comes into all four squares at once: it reveals, and sets off traps', () => {
    const r = lunges([move(1)], [11, 4], {
      marshals: [{ at: [11, 4], isRevealed: true }, { at: [7, 5] }, { at: [6, 4] }],
      traps: [{ at: [6, 5], dice: '1O' }],
      dice: { trap: [[2]] },
    });
    r.answer('order-revealed', ['seat-2', 'seat-1']);
    expect(r.threat).toEqual([0, 2, 1]);
    expect(r.enemy().hp).toBe(36 - 2);
  });

  test('[FW-R-65] two never share a large square', () => {
    const r = lunges([move(2)], [8, 4], {
      enemies: [
        { type: 'coilspire', at: [4, 4] },
        { type: 'coilspire', at: [6, 4] },
      ],
    });
    r.until('act', ({ options }) => options[0]!.key);
    expect(r.enemy(0).square).not.toBe(r.enemy(1).square);
  });

  test('[FW-R-65] does not go where one of its squares could not be', () => {
    const map = ['......', '......', '..#...', '......', '......', '......'];
    const r = enemyPhase({
      map,
      marshals: [{ at: [4, 2], isRevealed: true }],
      enemies: [{ type: 'coilspire', at: [0, 2] }],
      behaviours: { coilspire: decks([move(1)]) },
    });
    r.only('enemy-route', ['square-2', 'square-26']);
  });

  test('[FW-R-46] adhesive: one large square less', () => {
    const r = lunges([move(2)], [11, 4], { enemies: [{ type: 'coilspire', at: [4, 4], condition: 'adhesive' }] });
    expect(xy(r)).toEqual([6, 4]);
  });

  test('[FW-R-38] acts by its top left square', () => {
    const r = lunges([move(0)], [0, 0], {
      enemies: [
        { type: 'coilspire', at: [8, 0] },
        { type: 'coilspire', at: [4, 0] },
      ],
    });
    expect(r.toldOf('series-chosen').map(one => one.enemy)).toEqual([1, 0]);
  });

  test('[FW-EVADE-9][FW-HUGE-4] pushes people away from all of its squares', () => {
    const r = lunges([bite(1, { extra: [{ do: 'push', n: 1 }] })], [3, 5], { dice: { evade: [[1]] } });
    r.only(
      'enemy-route',
      [
        [2, 4],
        [2, 5],
        [2, 6],
      ].map(one => key(one as unknown as At)),
    );
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('[FW-HUGE-6][FW-R-66] pushes of %i move it up to %i large squares', (pushes, squares) => {
    const r = fight({
      marshals: [{ is: 'senvi', at: [7, 4], isRevealed: true, gear: bow('4O', { do: 'push', n: 1 }) }],
      enemies: [{ type: 'coilspire', at: [4, 4] }],
      dice: { attack: [[0, 0, 0, 0].map((_, i) => (i < pushes ? 'crit' : 0))] },
    }).play();
    r.answer('act', 'ranged-attack').answer('choose-part', 'body');
    for (let i = 0; i < squares; i++) r.answer('push', [2 - 2 * i, 4]);
    expect(r.asks).toBe('act');
    expect(r.toldOf('enemy-moved')).toHaveLength(squares);
  });

  test.each([
    [['crit'], 0],
    [['crit', 'crit'], 1],
    [['crit', 'crit', 'crit'], 1],
    [['crit', 'crit', 'crit', 'crit'], 2],
  ] as const)('[FW-HUGE-6][FW-R-29][FW-R-66] pushes of one trap roll count together: %j', (faces, squares) => {
    const r = fight({
      marshals: [{ is: 'senvi', at: [7, 4], trapAt: [4, 4], gear: { ...bow(), trap: pushing(faces.length) } }],
      enemies: [{ type: 'coilspire', at: [4, 4] }],
      dice: { trap: [faces] },
    });
    r.run(table => triggerTraps(table, trapsOnMap(table.state), 'FW-TRAP-8'));
    for (let i = 0; i < squares; i++) r.answer('push', [2 - 2 * i, 4]);
    expect(r.asks).toBe(null);
    expect(r.toldOf('enemy-moved')).toHaveLength(squares);
  });

  test('[FW-HUGE-3] does not step over the edge of a map that is not made of large squares', () => {
    const r = fight({
      map: ['.....', '.....', '.....', '.....', '.....'],
      marshals: [{ at: [0, 4] }],
      enemies: [{ type: 'coilspire', at: [2, 0] }],
    });
    expect(largeSteps(r.state, r.enemy())).toEqual([0, 10, 12]);
  });

  test.each([
    [2, 0],
    [3, 0],
    [2, 1],
    [3, 1],
  ] as const)('[FW-HUGE-1][FW-HUGE-3] needs all four squares: a wall at %i, %i keeps it out', (x, y) => {
    const map = Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 4 }, (__, column) => (column === x && row === y ? '#' : '.')).join(''),
    );
    const r = fight({ map, marshals: [{ at: [0, 3] }], enemies: [{ type: 'coilspire', at: [0, 0] }] });
    expect(largeSteps(r.state, r.enemy())).toEqual([8, 10]);
  });

  test('[FW-R-65] patrols by large squares', () => {
    const r = enemyPhase({
      marshals: [{ at: [11, 11] }],
      routes: [
        {
          id: 'a',
          squares: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
          isLoop: false,
        },
      ],
      enemies: [{ type: 'coilspire', at: [0, 0], route: 0, routeAt: 0 }],
      isLarge: true,
      dice: { patrol: [2] },
    });
    expect(xy(r)).toEqual([4, 0]);
  });
});

describe('The decks of a huge enemy', () => {
  const MOVES = decks([move(0)], [move(0)]);

  test('[FW-HUGE-7] are two', () => {
    const r = fight({ enemies: [{ type: 'stonetusk', at: [0, 0] }] });
    expect(r.state.fight.decks.map(deck => deck.no)).toEqual([1, 2]);
    for (const { no, pile } of r.state.fight.decks) {
      expect(pile.length).toBeGreaterThan(0);
      expect(pile.every(card => (behaviourCard(card).deck ?? 1) === no)).toBe(true);
    }
  });

  test('[FW-HUGE-8] the first is the first, however they lie', () => {
    const r = fight({ enemies: [{ type: 'coilspire', at: [0, 0] }], fight: { hugeDeck: 1 } });
    r.state.fight.decks.reverse();
    expect(deckFor(r.state, r.enemy().type).no).toBe(1);
  });

  test('[FW-HUGE-8] Stonetusk shells while nobody revealed is near and a gun is left', () => {
    const drawn = (at: At, parts?: number[]): number => {
      const r = fight({
        marshals: [{ at, isRevealed: true }, { at: [2, 0] }],
        enemies: [{ type: 'stonetusk', at: [0, 0], ...(parts ? { parts } : {}) }],
      });
      return deckFor(r.state, r.enemy().type).no;
    };
    expect(drawn([4, 0])).toBe(2);
    expect(drawn([3, 0])).toBe(1);
    expect(drawn([4, 0], [5, 5, 0, 4, 6, 6])).toBe(2);
    expect(drawn([4, 0], [5, 5, 0, 0, 6, 6])).toBe(1);
    const oneIsNear = fight({
      marshals: [
        { at: [9, 0], isRevealed: true },
        { at: [3, 0], isRevealed: true },
      ],
      enemies: [{ type: 'stonetusk', at: [0, 0] }],
    });
    expect(deckFor(oneIsNear.state, oneIsNear.enemy().type).no).toBe(1);
  });

  test('[FW-HUGE-8] the Coilspire changes decks with each component that it loses', () => {
    const r = fight({ marshals: [{ isRevealed: true }], enemies: [{ type: 'coilspire', at: [4, 4] }], behaviours: { coilspire: MOVES } });
    const deck = (): number => deckFor(r.state, r.enemy().type).no;
    expect(deck()).toBe(1);
    r.run(table => harm(table, r.enemy(), 0, 4, 'attack', 'FW-ATK-10'));
    expect(deck()).toBe(2);
    r.run(table => harm(table, r.enemy(), 1, 6, 'attack', 'FW-ATK-10'));
    expect(deck()).toBe(1);
  });

  test('[FW-HUGE-8] the Warden Engine draws from both in turn', () => {
    const r = enemyPhase({
      marshals: [{ isRevealed: true }, { at: [11, 11] }],
      enemies: [{ type: 'warden-engine', at: [4, 4] }],
      behaviours: { 'warden-engine': MOVES },
    });
    r.answer('act', 'end');
    const drawn = r.toldOf('behaviour-drawn').map(({ card }) => behaviourCard(card).deck);
    expect(drawn).toEqual([1, 2]);
  });

  test('[FW-COND-3][FW-R-62] the turn of an Engine ends though nobody is left to draw a further card for', () => {
    const r = enemyPhase({
      brief: 'B13',
      marshals: [{ at: [0, 0] }],
      enemies: [{ type: 'warden-engine', at: [4, 0], condition: 'frost' }],
      behaviours: { 'warden-engine': decks([bite(2)], [bite(2)]) },
      features: [{ kind: 'beacon', at: [9, 0], hp: 5 }],
      fight: { distractions: [6], soloTokens: 4, tally: 3 },
    });
    expect(r.toldOf('behaviour-drawn')).toHaveLength(1);
    expect(r.enemy().condition).toBe('none');
  });

  test('[FW-COND-3][FW-R-62] and no other turn ends by it', () => {
    const r = enemyPhase({
      brief: 'B13',
      marshals: [{ at: [0, 0] }],
      enemies: [
        { type: 'warden-engine', at: [4, 0], condition: 'fire' },
        { type: 'shellback', at: [9, 9], condition: 'fire' },
        { type: 'rebel-scout', at: [9, 8], condition: 'frost', isFresh: true },
      ],
      behaviours: { 'warden-engine': decks([bite(2)], [bite(2)]), shellback: [always()], 'rebel-scout': [always()] },
      features: [{ kind: 'beacon', at: [9, 0], hp: 5 }],
      fight: { distractions: [6], soloTokens: 4, tally: 3 },
    });
    r.answer(
      'order-types',
      ['warden-engine', 'shellback', 'rebel-scout'].map(type => `type-${ENEMY_TYPES.indexOf(type as 'shellback')}`),
    );

    const hurt = r.toldOf('enemy-hurt').map(({ enemy, n }) => [enemy, n]);
    expect(hurt).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(r.enemy(2)).toMatchObject({ condition: 'frost', isFresh: false });
  });

  test('[FW-R-57] each has a discard of its own', () => {
    const r = lunges([move(0)], [11, 11]);
    expect(r.state.fight.decks.map(deck => [deck.pile.length, deck.discard.length])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
