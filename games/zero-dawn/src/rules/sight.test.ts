/**
 * Sight, distance and what runs out: clauses ZD-LOS-1..4, ZD-COMP-9; rulings ZD-R-1..5, ZD-R-8, ZD-R-9. Edge squares (ZD-R-6) and how
 * tiles lie (ZD-R-7) are proved in content/maps.test.ts and content/quest.test.ts, huge models (ZD-R-10) in content/enemies.test.ts.
 */

import { describe, expect, test } from 'vitest';
import { FACES } from '../content/dice.ts';
import { ENEMIES } from '../content/enemies.ts';
import { CONDITIONS, ENEMY_TYPES } from '../content/kinds.ts';
import type { AttackBox, Weapon } from '../content/types.ts';
import { inflictOnEnemy } from '../deeds.ts';
import { distance, mapInPlay } from '../questions.ts';
import { print } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, type EnemyOn, given } from '../testing/rehearsal.ts';
import { endMerchants } from './end-merchants.ts';
import { attackHunters, whyNoAttack } from './enemy-attack.ts';
import { gainGlory } from './glory.ts';
import { hurtEnemy } from './kills.ts';
import { targetsOf } from './reach.ts';

const weapon = (id: string, rest: Partial<Weapon>): number =>
  print('equipment', {
    id: `sight-${id}`,
    name: id,
    kind: 'weapon',
    arc: 'ranged',
    range: 3,
    dice: { orange: 1 },
    crit: [],
    symbols: ['bow'],
    slots: 0,
    ...rest,
  });
const bow = weapon('bow', {});
const spear = weapon('spear', { arc: 'melee', range: 0, symbols: [] });
const arrow = print('action', {
  id: 'sight-arrow',
  name: 'Arrow',
  type: 'ammunition',
  symbols: ['bow'],
  dice: {},
  crit: [],
  effects: [],
});
const shot: AttackBox = { do: 'ranged', must: true, range: 3, damage: 1 };

/** A hunter with bow, spear and an arrow, and watchers. */
function facing(map: readonly string[], at: At, ...enemies: (At | EnemyOn)[]): DawnRehearsal {
  const watchers = enemies.map(one => ('type' in one ? one : ({ type: 'watcher', at: one, isAlert: true } as EnemyOn)));
  return given({
    map,
    hunters: [{ at, equipment: { ranged: bow, melee: spear, sidearm: -1 }, hand: [arrow], draw: [] }, { at }],
    enemies: watchers,
  });
}
const inReach = (stage: DawnRehearsal, kind: 'ranged' | 'melee'): number[] =>
  targetsOf(stage.state, 0, kind, kind === 'ranged' ? bow : spear).map(enemy => enemy.id);
const sees = (stage: DawnRehearsal, a: At, b: At): boolean => mapInPlay(stage.state).area.sees(stage.square(a), stage.square(b));

const horseshoe = ['#.#', '#.#', '###'];

describe('Line of sight', () => {
  test('[ZD-LOS-1] a line that crosses a missing square is no line of sight', () => {
    const stage = facing(horseshoe, [0, 0]);

    expect(sees(stage, [0, 0], [2, 0])).toBe(false);
    expect(sees(stage, [0, 0], [2, 2])).toBe(false);
    expect(sees(stage, [0, 0], [0, 2])).toBe(true);
    expect(sees(stage, [0, 2], [2, 2])).toBe(true);
  });

  test('[ZD-LOS-2] a hunter may only attack what it sees', () => {
    const stage = facing(['#####', '#...#', '#####'], [0, 0], [0, 2], [2, 2], [3, 0]);

    expect(inReach(stage, 'ranged')).toEqual([0, 2]);

    stage.play().answer('take-action', 'ranged');

    expect([stage.asks, stage.options()]).toEqual(['choose-target', ['e0', 'e2']]);
  });

  test('[ZD-LOS-2] with no target in sight the attack is not offered', () => {
    const stage = facing(['#####', '#...#', '#####'], [0, 0], [2, 2]);

    stage.play();

    expect(stage.options()).toEqual(['sprint', 'sneak', 'stop']);
    expect(stage.open[0]!.not!().find(one => one.facts['action'] === 'ranged')).toMatchObject({ why: 'ZD-ATK-5' });
  });

  test('[ZD-LOS-3] an enemy may only attack whom it sees', () => {
    const stage = given({
      map: ['#####', '#...#', '#####'],
      hunters: [{ at: [0, 0] }, { at: [2, 2] }],
      enemies: [{ type: 'watcher', at: [2, 0] }],
    });
    const [enemy] = stage.state.enemies;

    expect(whyNoAttack(stage.state, enemy!, shot)).toBeNull();

    stage.hunter(0).square = stage.square([1, 2]);

    expect(distance(stage.state, enemy!.square, stage.hunter(0).square)).toBe(3);
    expect(whyNoAttack(stage.state, enemy!, { ...shot, range: 9 })).toBe('nobody-in-sight');
  });

  test('[ZD-LOS-3] of two hunters in range the one in sight is attacked, even if the other is nearer', () => {
    const stage = given({
      map: ['#..', '###', '#..', '#..'],
      hunters: [
        { at: [2, 1], recency: 2 },
        { at: [0, 3], recency: 1 },
      ],
      enemies: [{ type: 'watcher', at: [0, 0] }],
      dice: { evade: [1, 1] },
    });

    expect([0, 1].map(seat => distance(stage.state, stage.enemy(0).square, stage.hunter(seat).square))).toEqual([2, 3]);

    stage.run(table => attackHunters(table, stage.enemy(0), shot));

    expect(stage.toldOf('hunter-attacked')).toMatchObject([{ seat: 1 }]);
  });

  test('[ZD-LOS-4] neither terrain nor models stand in the way', () => {
    const stage = facing(['####'], [0, 0], [1, 0], [2, 0], [3, 0]);
    stage.state.outcrops = [stage.square([1, 0])];
    stage.state.ruins = [stage.square([2, 0])];
    stage.state.corpses = [stage.square([2, 0])];

    expect(inReach(stage, 'ranged')).toEqual([0, 1, 2]);
    expect(whyNoAttack(stage.state, stage.enemy(2), shot)).toBeNull();
  });
});

describe('Distance', () => {
  test('[ZD-R-1] the fewest king steps through squares of the area', () => {
    const stage = facing(horseshoe, [0, 0]);
    const from = (at: At): number => distance(stage.state, stage.square([0, 0]), stage.square(at));

    expect(horseshoe.map((row, y) => [...row].map((mark, x) => (mark === '.' ? '.' : from([x, y]))))).toEqual([
      [0, '.', 4],
      [1, '.', 3],
      [2, 2, 3],
    ]);
  });

  test('[ZD-R-1] range goes around a gap, not across it', () => {
    const stage = facing(['##.##', '#####'], [0, 0], [4, 0], [3, 0], [3, 1]);

    expect([0, 1, 2].map(id => distance(stage.state, stage.square([0, 0]), stage.enemy(id).square))).toEqual([4, 3, 3]);
    expect(inReach(stage, 'ranged')).toEqual([2]);
  });

  test('[ZD-R-2] squares that touch at a corner alone are adjacent: one may step and see across', () => {
    const stage = facing(['#.', '.#'], [0, 0], [1, 1]);

    expect([distance(stage.state, 0, 1), sees(stage, [0, 0], [1, 1])]).toEqual([1, true]);
    expect(inReach(stage, 'melee')).toEqual([0]);

    stage.play().answer('take-action', 'sneak');

    expect(stage.offered()).toEqual([[1, 1]]);
  });

  test('[ZD-R-3] a line may touch the corner of a missing square, but not enter it', () => {
    const corner = facing(['##', '.#', '..'], [0, 0]);
    const staircase = facing(['#..', '##.', '.##'], [0, 0]);
    const inside = facing(['##.', '.##'], [0, 0]);

    expect(sees(corner, [0, 0], [1, 1])).toBe(true);
    expect(sees(staircase, [0, 0], [2, 2])).toBe(true);
    expect(sees(inside, [0, 0], [2, 1])).toBe(true);
    expect(sees(inside, [0, 0], [1, 1])).toBe(true);
    expect(sees(facing(['#.#', '###'], [0, 0]), [0, 0], [2, 1])).toBe(false);
  });

  test('[ZD-R-4] a bow reaches from its own square up to its range', () => {
    const stage = facing(['#####'], [0, 0], [0, 0], [1, 0], [2, 0], [3, 0], [4, 0]);

    expect(inReach(stage, 'ranged')).toEqual([0, 1, 2, 3]);
  });

  test('[ZD-R-5] a melee weapon of range 0 reaches the same and adjacent squares', () => {
    const stage = facing(['###', '###', '###'], [0, 0], [0, 0], [1, 1], [0, 1], [2, 2], [2, 0]);

    expect(inReach(stage, 'melee')).toEqual([0, 1, 2]);

    stage.play().answer('take-action', 'melee').answer('choose-target', 'e1');

    expect(stage.hunter(0).square).toBe(stage.square([1, 1]));
  });

  test('[ZD-R-5] nor does a printed melee range reach farther', () => {
    const halberd = weapon('halberd', { arc: 'melee', range: 4, symbols: [] });
    const stage = facing(['####'], [0, 0], [1, 0], [2, 0]);

    expect(targetsOf(stage.state, 0, 'melee', halberd).map(enemy => enemy.id)).toEqual([0]);
  });
});

describe('What is in the box', () => {
  test('[ZD-R-8] a crit shows no pips: not spent, it is worth nothing', () => {
    expect(FACES.map(faces => faces.length)).toEqual([6, 6, 6]);
    expect(FACES.every(faces => faces.every(face => face === 'crit' || (Number.isInteger(face) && face >= 0)))).toBe(true);

    const crossbow = weapon('crossbow', { crit: [{ do: 'add-damage', n: 2 }], dice: { orange: 2 } });
    const stage = given({
      map: ['##'],
      hunters: [{ at: [0, 0], equipment: { ranged: crossbow, sidearm: -1 }, hand: [arrow] }, { at: [0, 0] }],
      enemies: [{ type: 'watcher', at: [1, 0] }],
      dice: { attack: ['crit', 1] },
    });
    stage.hunter(0).hunter = -1; // no profile

    stage.play().answer('take-action', 'ranged').answer('choose-part', 'body').answer('spend-crit', 'nothing');

    expect(stage.toldOf('attack-hits')).toMatchObject([{ damage: 1 }]);
  });

  test('[ZD-COMP-9] [ZD-R-9] wounds, glory, alert and condition tokens never run out', () => {
    const { hp } = ENEMIES[ENEMY_TYPES.indexOf('sawtooth')]!;
    const herd = Array.from(
      { length: Math.max(9, Math.ceil(22 / (hp - 1))) },
      (_, x): EnemyOn => ({ type: 'sawtooth', at: [x % 6, Math.floor(x / 6)] }),
    );
    const stage = given({ hunters: [{}, {}], enemies: herd });
    const { enemies } = stage.state;

    for (const enemy of enemies) {
      stage.run(table => hurtEnemy(table, enemy, hp - 1, 0, 'ZD-R-153'));
      for (const condition of CONDITIONS) inflictOnEnemy(stage.table, enemy, condition, 0, 'ZD-R-14');
    }
    stage.run(table => gainGlory(table, 0, { kill: 22 }, 'ZD-EN-5'));

    const immune = ENEMIES[ENEMY_TYPES.indexOf('sawtooth')]!.immune.length;
    expect(enemies.reduce((sum, { wounds }) => sum + wounds, 0)).toBe(herd.length * (hp - 1));
    expect(herd.length * (hp - 1)).toBeGreaterThan(21);
    expect(enemies.filter(enemy => enemy.isAlert).length).toBe(herd.length);
    expect(enemies.reduce((sum, { fire, freeze, shock }) => sum + fire + freeze + shock, 0)).toBe(herd.length * (3 - immune));
    expect(stage.hunter(0).glory).toBe(22);
  });

  test('[ZD-R-9] nor do dice: nine are rolled where nine are due', () => {
    const cannon = weapon('cannon', { dice: { orange: 5, blue: 4 } });
    const stage = given({
      map: ['##'],
      hunters: [{ at: [0, 0], equipment: { ranged: cannon }, hand: [arrow] }, {}],
      enemies: [{ type: 'sawtooth', at: [1, 0] }],
      dice: { attack: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
    });

    stage.play().answer('take-action', 'ranged').answer('choose-part', 'body');

    expect(stage.toldOf('dice-rolled')).toMatchObject([{ faces: [1, 1, 1, 1, 1, 1, 1, 1, 1] }]);
  });

  test('[ZD-R-9] traps do: with four in play, whoever set them, no fifth can be set', () => {
    const snare = (): number =>
      print('action', {
        id: 'sight-snare',
        name: 'Snare',
        type: 'ammunition',
        symbols: ['bow'],
        dice: {},
        crit: [],
        effects: [],
        trap: true,
      });
    const options = (n: number): string[] =>
      given({
        hunters: [{ equipment: { ranged: bow, sidearm: -1 }, hand: [snare()] }, {}],
        enemies: [{ type: 'watcher', at: [5, 2] }],
        traps: Array.from({ length: n }, (_, i) => ({ at: [i, 2], owner: 1, card: snare(), weapon: bow })),
      })
        .play()
        .options();

    expect(options(3)).toEqual(['sprint', 'sneak', 'ranged', 'stop']);
    expect(options(4)).toEqual(['sprint', 'sneak', 'stop']);
  });

  test('[ZD-R-9] stamina does: an empty supply fills no deck', () => {
    const stage = given({ hunters: [{ maxDeck: 99 }, { maxDeck: 99 }] });
    const before = stage.state.hunters.map(hunter => hunter.draw.length);
    stage.state.stamina = [];

    stage.run(endMerchants);

    expect(stage.state.hunters.map(hunter => hunter.draw.length)).toEqual(before);
  });
});
