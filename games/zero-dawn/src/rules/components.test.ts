/** Components: ZD-CMPT-1..14, ZD-R-17, ZD-R-23..25. Their glory on an outcrop is in terrain.test.ts. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Component } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { arrow, blade, bow, printEnemy } from '../testing/fixtures.ts';
import type { DawnRehearsal, EnemyOn } from '../testing/rehearsal.ts';
import { alerted, damage, field, fire, hits, push, shoot, strikeWith } from '../testing/skirmish.ts';

const SHARD = cardNamed('salvage-metal-shards.10');
const part = (letter: string, more: Partial<Component> = {}): Component => ({
  letter,
  name: letter,
  tear: 4,
  damage: 0,
  effects: [],
  ...more,
});

interface Shot {
  readonly worth: number;
  readonly component: Partial<Component>;
  readonly enemy?: Partial<EnemyOn>;
  readonly effects?: readonly Effect[];
}

/** An attack worth so much on component A of a Watcher with 10 hit points. */
function aimed({ worth, component, enemy = {}, effects = [] }: Shot): DawnRehearsal {
  printEnemy('watcher', { hp: 10, salvage: 1, glory: 2, points: 3, components: [part('A', component)] });
  const ranged = bow({ attack: [damage(worth)] });
  const stage = field({ hand: [arrow({ effects })], equipment: { ranged } }, [{ at: [3, 1], ...enemy }], {
    state: { salvagePile: [SHARD] },
  });
  return shoot(stage, ranged).answer('choose-part', 'A');
}

describe('Attacking a component', () => {
  test('[ZD-CMPT-1] [ZD-CMPT-12] every component that is not destroyed is offered, to ranged and melee attacks', () => {
    printEnemy('watcher', { components: [part('A'), part('B'), part('C')] });
    const [ranged, melee] = [bow(), blade()];
    const stage = (): DawnRehearsal => field({ hand: [arrow()], equipment: { ranged, melee } }, [{ at: [3, 1], components: [0, 1, 2] }]);

    expect(shoot(stage(), ranged).options('choose-part')).toEqual(['body', 'A', 'B']);
    expect(strikeWith(stage(), melee).options('choose-part')).toEqual(['body', 'A', 'B']);
  });

  test('[ZD-CMPT-12] with its only component destroyed the body is aimed at without asking', () => {
    printEnemy('watcher', { components: [part('A')] });
    const ranged = bow({ attack: [damage(3)] });

    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1], components: [2] }]), ranged);

    expect(stage.asks).toBeNull();
    expect(stage.toldOf('attack-hits')).toMatchObject([{ part: -1, damage: 3 }]);
  });

  test.each([
    { isAlert: true, left: 3 },
    { isAlert: false, left: 4 },
  ])('[ZD-CMPT-2] of 4 against armour 1 a component suffers $left if its enemy is alert: $isAlert', ({ isAlert, left }) => {
    const stage = aimed({ worth: 4, component: { tear: 8 }, enemy: { isAlert, armour: 1 } });

    expect(hits(stage)).toEqual([left]);
    expect(stage.enemy(0).components).toEqual([left >= 4 ? 1 : 0]);
  });

  test('[ZD-CMPT-3] damage to a component does not reach the hit points', () => {
    const stage = aimed({ worth: 2, component: { tear: 6 } });

    expect(hits(stage)).toEqual([2]);
    expect(stage.enemy(0)).toMatchObject({ wounds: 0, components: [0] });
    expect(stage.types('enemy-wounded')).toEqual([]);
  });

  test.each([
    { worth: 1, status: 0, id: '[ZD-CMPT-5] below half of tear 4' },
    { worth: 2, status: 1, id: '[ZD-CMPT-4] at half of tear 4' },
    { worth: 3, status: 1, id: '[ZD-CMPT-4] above half of tear 4' },
    { worth: 4, status: 2, id: '[ZD-CMPT-7] at tear 4' },
    { worth: 9, status: 2, id: '[ZD-CMPT-7] above tear 4' },
  ])('$id, damage $worth', ({ worth, status }) => {
    const stage = aimed({ worth, component: { tear: 4 } });

    expect(stage.enemy(0).components).toEqual([status]);
    expect(stage.types('component-damaged', 'component-destroyed')).toEqual([[], ['component-damaged'], ['component-destroyed']][status]);
  });

  test.each([
    { worth: 1, status: 1 },
    { worth: 2, status: 2 },
  ])('[ZD-CMPT-6] [ZD-R-24] a damaged component of tear 4, hit for $worth', ({ worth, status }) => {
    const stage = aimed({ worth, component: { tear: 4 }, enemy: { components: [1] } });

    expect(stage.enemy(0).components).toEqual([status]);
    expect(stage.types('component-damaged')).toEqual([]);
  });

  test('[ZD-R-24] a hit below the halved value does not halve it again', () => {
    const stage = aimed({ worth: 2, component: { tear: 8 }, enemy: { components: [1] } });

    expect(stage.enemy(0).components).toEqual([1]);
    expect(stage.types('component-damaged', 'component-destroyed')).toEqual([]);
  });

  test.each([
    { worth: 2, was: 0, is: 0 },
    { worth: 3, was: 0, is: 1 },
    { worth: 2, was: 1, is: 1 },
    { worth: 3, was: 1, is: 2 },
  ])('[ZD-R-23] half of tear 5 is 3: state $was hit for $worth becomes $is', ({ worth, was, is }) => {
    const stage = aimed({ worth, component: { tear: 5 }, enemy: { components: [was] } });

    expect(stage.enemy(0).components).toEqual([is]);
  });

  test('[ZD-CMPT-8] destroying it gives the attacker 1 glory', () => {
    const [damaged, destroyed] = [aimed({ worth: 2, component: {} }), aimed({ worth: 4, component: {} })];

    expect([0, 1].map(seat => damaged.hunter(seat).glory)).toEqual([0, 0]);
    expect([0, 1].map(seat => destroyed.hunter(seat).glory)).toEqual([1, 0]);
  });

  test('[ZD-CMPT-9] its rules are resolved at once', () => {
    const effects: Effect[] = [
      { do: 'draw-salvage', n: 1 },
      { do: 'inflict', condition: 'shock' },
      { do: 'set-armour', n: 0 },
    ];
    const stage = aimed({ worth: 6, component: { effects, damage: 1 }, enemy: { armour: 2, isAlert: true } });

    expect(stage.types('component-destroyed', 'glory-gained', 'salvage-taken', 'enemy-suffers', 'enemy-armour', 'enemy-wounded')).toEqual([
      'component-destroyed',
      'glory-gained',
      'salvage-taken',
      'enemy-suffers',
      'enemy-armour',
      'enemy-wounded',
    ]);
    expect(stage.hunter(0).salvage).toEqual([SHARD]);
    expect(stage.enemy(0)).toMatchObject({ shock: 1, armour: 0, wounds: 1 });
  });

  test('[ZD-CMPT-9] an area of the component falls with the attack and alerts nobody before that is over', () => {
    printEnemy('watcher', { components: [part('A', { effects: [{ do: 'aoe', inflict: ['fire'] }] })] });
    const ranged = bow({ attack: [damage(4)] });
    const stage = field({ hand: [arrow({ effects: [{ do: 'aoe', damage: 2 }] })], equipment: { ranged } }, [
      { at: [3, 1] },
      { at: [4, 1], armour: 1 },
      { at: [5, 1] },
    ]);

    shoot(stage, ranged).answer('choose-target', 'e0').answer('choose-part', 'A');

    // Not alerted by the fire, the neighbour has no armour against the rest of the attack.
    expect(stage.enemy(1)).toMatchObject({ fire: 1, wounds: 2, isAlert: true });
    expect(stage.enemy(0).fire).toBe(0);
    expect(stage.enemy(2)).toMatchObject({ fire: 0, wounds: 0 });
    expect(stage.types('area-hit', 'enemy-alerted')).toEqual(['area-hit', 'area-hit', 'enemy-alerted', 'enemy-alerted']);
  });

  test('[ZD-CMPT-10] [ZD-R-25] its damage goes on the hit points, armour or not', () => {
    const stage = aimed({ worth: 6, component: { damage: 3 }, enemy: { isAlert: true, armour: 2 } });

    expect(hits(stage)).toEqual([4]);
    expect(stage.enemy(0).wounds).toBe(3);
  });

  test('[ZD-CMPT-11] damage above the tear value is lost', () => {
    const stage = aimed({ worth: 9, component: { tear: 4, damage: 1 } });

    expect(stage.enemy(0)).toMatchObject({ wounds: 1, components: [2], status: 'in-play' });
  });

  test('[ZD-CMPT-13] an enemy can be killed with all components intact', () => {
    printEnemy('watcher', { hp: 3, components: [part('A')] });
    const ranged = bow({ attack: [damage(3)] });

    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }]), ranged).answer('choose-part', 'body');

    expect(stage.enemy(0)).toMatchObject({ status: 'killed', components: [0] });
  });

  test('[ZD-CMPT-14] a kill by component damage brings the rewards of the kill besides', () => {
    const stage = aimed({ worth: 4, component: { damage: 3 }, enemy: { wounds: 8 } });

    expect(stage.enemy(0)).toMatchObject({ status: 'killed', wounds: 11 });
    expect(stage.hunter(0)).toMatchObject({ glory: 3, salvage: [SHARD] });
    expect(stage.state.points).toBe(3);
    expect(stage.types('component-destroyed', 'enemy-killed')).toEqual(['component-destroyed', 'enemy-killed']);
  });

  test.each([
    { worth: 3, burns: 1 },
    { worth: 2, burns: 0 },
  ])('[ZD-R-17] aimed at a component, $worth against armour 2 gives the condition: $burns', ({ worth, burns }) => {
    const stage = aimed({ worth, component: { tear: 8 }, enemy: { isAlert: true, armour: 2 }, effects: [fire] });

    expect(stage.enemy(0)).toMatchObject({ wounds: 0, fire: burns });
  });

  test('a target that dies of its component cannot be pushed any more', () => {
    const stage = aimed({ worth: 4, component: { damage: 3 }, enemy: { wounds: 8 }, effects: [push] });

    expect(stage.asks).toBeNull();
    expect(alerted(stage)).toEqual([]);
  });
});
