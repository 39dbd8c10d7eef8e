/** Enemies: hit points, armour and the rewards of a kill: ZD-EN-1..9. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { CONDITIONS, ENEMY_TYPES } from '../content/kinds.ts';
import { arrow, bow, fate, printEnemy, trait } from '../testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given, type Position } from '../testing/rehearsal.ts';
import { damage, field, hits, shoot } from '../testing/skirmish.ts';
import { addEnemy } from './build-encounter.ts';

const SHARDS = [10, 11, 12].map(n => cardNamed(`salvage-metal-shards.${n}`));

/** A shot worth so much at enemy 0. */
function shot(worth: number, enemy: Partial<EnemyOn> = {}, more: Partial<Position> = {}): DawnRehearsal {
  const ranged = bow({ attack: [damage(worth)] });
  return shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1], ...enemy }], more), ranged);
}

describe('Enemies', () => {
  test.each([
    { worth: 3, status: 'in-play' },
    { worth: 4, status: 'killed' },
    { worth: 5, status: 'killed' },
  ])('[ZD-EN-1] with 4 hit points, $worth damage leaves it $status', ({ worth, status }) => {
    printEnemy('watcher', { hp: 4 });
    const stage = shot(worth);

    expect(stage.enemy(0)).toMatchObject({ wounds: worth, status });
    expect(stage.types('enemy-killed')).toEqual(status === 'killed' ? ['enemy-killed'] : []);
  });

  test('[ZD-EN-2] damage stays through the encounter', () => {
    printEnemy('watcher', { hp: 5 });
    const [light, heavy] = [arrow({ id: 'light', effects: [damage(2)] }), arrow({ id: 'heavy', effects: [damage(3)] })];
    const ranged = bow();
    const stage = field({ hand: [light, heavy], equipment: { ranged } }, [{ at: [3, 1] }, { at: [6, 1] }]);

    shoot(stage, ranged).answer('play-ammunition', 'light');
    expect(stage.enemy(0)).toMatchObject({ wounds: 2, status: 'in-play' });
    shoot(stage, ranged);

    expect(stage.enemy(0)).toMatchObject({ wounds: 5, status: 'killed' });
  });

  test.each([
    { worth: 1, armour: 2, left: 0 },
    { worth: 3, armour: 2, left: 1 },
  ])('[ZD-EN-3] armour $armour takes its part off $worth damage to an alert enemy, not below 0', ({ worth, armour, left }) => {
    printEnemy('watcher');
    const stage = shot(worth, { isAlert: true, armour });

    expect(hits(stage)).toEqual([left]);
    expect(stage.enemy(0).wounds).toBe(left);
  });

  test('[ZD-EN-4] [ZD-EN-5] [ZD-EN-6] the killer draws salvage and gains glory, the party gains points', () => {
    printEnemy('watcher', { hp: 1, salvage: 2, glory: 3, points: 4 });
    const stage = shot(1, {}, { state: { salvagePile: SHARDS, points: 1 } });

    expect(stage.hunter(0)).toMatchObject({ salvage: SHARDS.slice(0, 2), glory: 3 });
    expect(stage.hunter(1)).toMatchObject({ salvage: [], glory: 0 });
    expect(stage.state).toMatchObject({ points: 5, salvagePile: SHARDS.slice(2) });
  });

  test('[ZD-EN-7] every data card lists type, hit points, armour, salvage, glory, points, components and special rules', () => {
    expect(ENEMIES.map(enemy => enemy.type)).toEqual([...ENEMY_TYPES]);
    for (const { name, hp, armour, salvage, glory, points, components, immune } of ENEMIES) {
      expect(name).not.toBe('');
      expect([hp, salvage, glory, points].every(n => Number.isInteger(n) && n > 0)).toBe(true);
      expect(Number.isInteger(armour)).toBe(true);
      expect(immune.every(condition => CONDITIONS.includes(condition))).toBe(true);
      expect(components.length).toBeGreaterThan(0);
      expect(components.map(one => one.letter)).toEqual(['A', 'B', 'C'].slice(0, components.length));
      for (const one of components) expect([one.tear > 0, Number.isInteger(one.damage), one.name !== '']).toEqual([true, true, true]);
    }
  });

  test.each(ENEMIES)('[ZD-EN-7] a $name is placed with the armour and components of its data card', ({ type, armour, components }) => {
    const stage = given({ hunters: [{}, {}], enemies: [{ type: 'watcher', at: [3, 1] }] });

    addEnemy(stage.table, type);

    expect(stage.enemy(1)).toMatchObject({ armour, components: components.map(() => 0), wounds: 0, isAlert: false, status: 'in-play' });
  });

  test('[ZD-EN-8] salvage comes before glory: a fate card is resolved first', () => {
    printEnemy('watcher', { hp: 1, salvage: 1, glory: 2 });
    const theft = fate('theft', [{ do: 'lose-glory', n: 1 }]);
    const stage = shot(1, {}, { state: { salvagePile: [theft] } });

    expect(stage.types('fate-drawn', 'glory-lost', 'glory-gained')).toEqual(['fate-drawn', 'glory-gained']);
    expect(stage.hunter(0).glory).toBe(2);
  });

  test('[ZD-EN-4] [ZD-EN-5] [ZD-EN-6] an enemy dies once: what the reward of one kill does passes over those who are dying already', () => {
    printEnemy('watcher', { hp: 1, salvage: 1, glory: 1, points: 1 });
    const ranged = bow({ attack: [damage(1), { do: 'aoe', damage: 1 }] });
    const chain = trait({ when: [{ when: 'enemy-killed', effects: [{ do: 'aoe', damage: 1 }] }] });
    const stage = field({ hand: [arrow()], equipment: { ranged }, traits: [chain] }, [{ at: [3, 1] }, { at: [3, 0] }, { at: [4, 0] }], {
      state: { salvagePile: SHARDS },
    });

    shoot(stage, ranged).answer('choose-target', 'e0');
    while (stage.asks === 'order-kills') stage.answer('order-kills', stage.options());

    expect(
      stage
        .toldOf('enemy-killed')
        .map(event => event.enemy)
        .sort(),
    ).toEqual([0, 1, 2]);
    expect(stage.hunter(0)).toMatchObject({ salvage: SHARDS, glory: 3 });
    expect(stage.state.points).toBe(3);
  });

  test('[ZD-EN-9] what a data card says holds for every source: no Fire from an area either', () => {
    printEnemy('watcher', { immune: ['fire'] });
    const ranged = bow({ attack: [{ do: 'aoe', inflict: ['fire', 'shock'] }] });
    const stage = field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }]);

    shoot(stage, ranged).answer('choose-target', 'e0');

    expect(stage.enemy(1)).toMatchObject({ fire: 0, shock: 1 });
  });
});
