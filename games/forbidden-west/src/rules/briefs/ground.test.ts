/** The ground of single briefs, who can be hit there, and with what. */
import { byHand } from '@quarry/kernel/testing';
import '../../effects/index.ts';
import { expect, test } from 'vitest';
import { cardNamed } from '../../content/box.ts';
import type { BriefId, EnemyType } from '../../content/kinds.ts';
import { placeEnemy } from '../../deeds/fight.ts';
import { briefOf } from '../../places.ts';
import { fieldIn, stepsFrom, terrainAt } from '../../questions.ts';
import { given, type Stage } from '../../testing/stage.ts';
import { attack } from '../attack.ts';
import {
  afterAttackRoll,
  afterMarshalStep,
  attackableFeatures,
  besieged,
  briefDice,
  damageShield,
  decoys,
  fallsFrom,
  fallsOff,
  isLitByLamp,
  mayTarget,
  rangeChange,
  stepCost,
} from '../brief-rules.ts';
import { cycleOf, isEndOfCycle, rulesOf } from './in-force.ts';

const squareOf = (stage: Stage, terrain: string): number =>
  Array.from({ length: 36 * 2 }, (_, square) => square).find(square => terrainAt(stage.state, square) === terrain)!;

test('[FW-MAP-6] B3B: to leave water costs two squares of movement, with the Wave one', () => {
  const [stage, dry] = [given('B3B', 2), given('B3B', 2, { tokens: ['wave'] })];
  const water = squareOf(stage, 'water');
  const land = squareOf(stage, 'open');
  expect([stepCost(stage.state, water, land), stepCost(stage.state, land, water)]).toEqual([2, 1]);
  expect(stepCost(dry.state, water, land)).toBe(1);
  const yard = given('B0', 2);
  expect(stepCost(yard.state, yard.at(7, 1), yard.at(7, 0)), 'water of a brief without the rule').toBe(1);
});

test('[FW-MAP-6] B6: it is dark, and ranged weapons reach one square less far', () => {
  expect([rangeChange(given('B6', 2).state), rangeChange(given('B5', 2).state)]).toEqual([-1, 0]);
});

test('[FW-MAP-6] B4: a lamp lights its square and those next to it, unless the Moon has put it out', () => {
  const stage = given('B4', 2);
  const { square } = stage.feature('lamp');
  expect([square, square + 1, square + 2].map(one => isLitByLamp(stage.state, one))).toEqual([true, true, false]);
  expect(isLitByLamp(given('B4', 2, { tokens: ['moon'] }).state, square)).toBe(false);
});

test('[FW-MAP-6] B4: closed doors can be opened and stand in the way until then', () => {
  expect(
    given('B4', 2)
      .features('door')
      .map(one => one.isDone),
  ).toEqual([false, false, false]);
});

test('[FW-MAP-6] B8B: guards within 2 of Brakk suffer one damage less, until his Banner falls; he himself does not', () => {
  const stage = given('B8B', 2);
  const [captain, guard] = stage.state.fight.enemies;
  const shield = (away: number): number => {
    guard!.square = captain!.square + away;
    return damageShield(stage.state, guard!);
  };
  expect([shield(2), shield(3), damageShield(stage.state, captain!)]).toEqual([1, 0, 0]);
  captain!.parts = [0, 4];
  expect(shield(2)).toBe(0);
  captain!.parts = [3, 4];
  captain!.isIn = false;
  expect(shield(2)).toBe(0);
});

test('[FW-BRIEF-5] B9 Blade: only the one who was named may target Dal, with a blue die more; others may be targeted by all', () => {
  const stage = given('B9', 3, { tokens: ['blade'] });
  const [dal, scout] = stage.state.fight.enemies;
  stage.state.fight.usedOnce = ['duel-1'];
  expect([0, 1, 2].map(seat => mayTarget(stage.state, seat, dal!))).toEqual([false, true, false]);
  expect([0, 1, 2].map(seat => mayTarget(stage.state, seat, scout!))).toEqual([true, true, true]);
  expect([briefDice(stage.state, 1, 'melee', dal!), briefDice(stage.state, 1, 'melee', scout!)]).toEqual([['1B'], []]);
  const without = given('B9', 3);
  expect(mayTarget(without.state, 0, without.state.fight.enemies[0]!)).toBe(true);
});

test('[FW-BRIEF-5] B4 Blade: the first melee attack of each character while hidden has a black die more', () => {
  const stage = given('B4', 2, { tokens: ['blade'] });
  const [scout] = stage.state.fight.enemies;
  const dice = (seat: number, kind: 'melee' | 'ranged'): string[] => briefDice(stage.state, seat, kind, scout!);
  expect([dice(0, 'melee'), dice(0, 'ranged')]).toEqual([['1K'], []]);
  afterAttackRoll(stage.table, 0, 'ranged');
  expect(dice(0, 'melee')).toEqual(['1K']);
  afterAttackRoll(stage.table, 0, 'melee');
  expect([dice(0, 'melee'), dice(1, 'melee')]).toEqual([[], ['1K']]);
  stage.state.party.marshals[1]!.isHidden = false;
  expect(dice(1, 'melee')).toEqual([]);
});

test('[FW-BRIEF-5] B3C Eye: the first attack of a character has a die more if it is made from elevation', () => {
  const stage = given('B3C', 2, { tokens: ['eye', 'feather'] });
  const [frostwing] = stage.state.fight.enemies;
  expect(briefDice(stage.state, 0, 'ranged', frostwing!)).toEqual(['1O']);
  afterAttackRoll(stage.table, 0, 'ranged');
  expect(briefDice(stage.state, 0, 'ranged', frostwing!)).toEqual([]);
  const below = given('B3C', 2, { tokens: ['eye'] });
  expect(briefDice(below.state, 0, 'ranged', frostwing!)).toEqual([]);
});

test('[FW-MAP-6] B3C: beside the bridge is the gorge', () => {
  const stage = given('B3C', 2);
  expect(fallsFrom(stage.state, stage.at(6, 3)).toSorted()).toEqual([stage.at(5, 2), stage.at(6, 2), stage.at(7, 2)].toSorted());
  expect(fallsFrom(stage.state, stage.at(3, 3))).toEqual([]);
  expect([fallsOff(stage.state, stage.at(6, 2)), fallsOff(stage.state, stage.at(6, 3)), fallsOff(stage.state, stage.at(6, 0))]).toEqual([
    true,
    false,
    false,
  ]);
  const yard = given('B0', 1);
  expect(fallsOff(yard.state, squareOf(yard, 'impassable'))).toBe(false);
});

test('[FW-ATK-2] B3B: a dam within range can be struck, a broken one cannot', () => {
  const stage = given('B3B', 1);
  const [dam] = stage.features('dam');
  stage.state.party.marshals[0]!.square = dam!.square + 2;
  expect(attackableFeatures(stage.state, 0, 1)).toEqual([]);
  expect(attackableFeatures(stage.state, 0, 2)).toEqual([dam]);
  byHand(dam)!.hp = 0;
  expect(attackableFeatures(stage.state, 0, 2)).toEqual([]);
});

test('[FW-MAP-6] B11: whoever steps into broken glass suffers 1 damage; in other briefs nobody does', () => {
  const stage = given('B11', 2);
  const glass = squareOf(stage, 'glass');
  const { dial } = stage.state.party.marshals[0]!;
  stage.run(table => afterMarshalStep(table, 0));
  expect(stage.state.party.marshals[0]!.dial).toBe(dial);
  stage.state.party.marshals[0]!.square = glass;
  stage.run(table => afterMarshalStep(table, 0));
  expect(stage.state.party.marshals[0]!.dial).toBe(dial - 1);
  expect(stage.toldOf('marshal-hurt').map(one => [one.n, one.by])).toEqual([[1, 'ground']]);
});

test('[FW-ATK-1][FW-R-42] B11: whom a card moves out of reach while stepping in through the glass attacks nobody, and play goes on', () => {
  const stage = given('B11', 3, { isEmpty: true });
  const { fight, party } = stage.state;
  const glass = squareOf(stage, 'glass');
  const around = stepsFrom(stage.state, glass);
  const beside = around.find(square => stepsFrom(stage.state, square).some(one => one !== glass && !around.includes(one)))!;
  stage.run(function* (table) {
    placeEnemy(table, { enemy: 'spitmaw', square: glass, route: -1, moreHp: 0 });
  });
  Object.assign(party.marshals[0]!, { square: beside });
  Object.assign(party.marshals[1]!, { square: beside, hand: [cardNamed('ikkara-step-left')] });
  stage.run(table => attack(table, 0, 'melee'));
  stage.answer('play-when-damage-coming', 'ikkara-step-left').answer('move', `square-${beside}`);

  expect(stage.types('attack-declared', 'alert-moved')).toEqual([]);
  expect(stage.result).toEqual({ noThreat: false });
  expect([stage.open, fight.enemies[0]!.hp]).toEqual([[], fight.enemies[0]!.maxHp]);
});

/** Something else stands or lies there. */
function with_<T extends object>(stage: Stage, one: T, change: Partial<T>): Stage {
  Object.assign(one, change);
  return stage;
}

test.each<[string, BriefId, EnemyType, number, number]>([
  ['a Banner with one hit point left', 'B8B', 'rebel-brawler', 1, 1],
  ['a machine beside him', 'B8B', 'scurrier', 3, 0],
  ['a guard in another encounter', 'B8A', 'rebel-brawler', 3, 0],
])('[FW-MAP-6] B8B: who is shielded: %s', (_, brief, type, banner, shield) => {
  const stage = given(brief, 2, { isEmpty: true });
  stage.run(function* (table) {
    for (const enemy of ['rebel-captain', type] as const) placeEnemy(table, { enemy, square: stage.at(3, 3), route: -1, moreHp: 0 });
  });
  const [captain, guard] = stage.state.fight.enemies;
  with_(stage, captain!, { parts: captain!.parts.map((hp, i) => (i === 0 ? banner : hp)) });
  expect(damageShield(stage.state, guard!)).toBe(shield);
});

test('[FW-BRIEF-5] B9 Blade: before anybody is named all may target Dal, without a die; without the Blade a name means nothing', () => {
  const named = (tokens: readonly ['blade'] | readonly [], usedOnce: string[]) => {
    const { state } = given('B9', 2, { tokens });
    state.fight.usedOnce = usedOnce;
    const [dal] = state.fight.enemies;
    return [0, 1].map(seat => [mayTarget(state, seat, dal!), briefDice(state, seat, 'melee', dal!)]);
  };
  expect(named(['blade'], [])).toEqual([
    [true, []],
    [true, []],
  ]);
  expect(named([], ['duel-0'])).toEqual([
    [true, []],
    [true, []],
  ]);
  expect(named(['blade'], ['duel-0'])).toEqual([
    [true, ['1B']],
    [false, []],
  ]);
});

test('[FW-BRIEF-5] B3C Eye: an attack from below is the first one as well, and the second is not', () => {
  const stage = given('B3C', 2, { tokens: ['eye'] });
  for (const _ of [1, 2]) afterAttackRoll(stage.table, 0, 'ranged');
  expect(stage.state.party.marshals[0]!.usedThisFight).toEqual(['first-attack']);
  const plain = given('B3C', 2);
  afterAttackRoll(plain.table, 0, 'ranged');
  expect(plain.state.party.marshals[0]!.usedThisFight).toEqual([]);
});

test('[FW-MAP-6] B3C: from the bridge into the gorge, from elsewhere not; a wall of another encounter is none', () => {
  const stage = given('B3C', 2);
  const falls = Array.from({ length: fieldIn(stage.state).area.size }, (_, square) => square).filter(
    square => fallsFrom(stage.state, square).length > 0,
  );
  expect(falls).toEqual((briefOf('B3C').bridge ?? []).map(([x, y]) => stage.at(x, y)).toSorted((a, b) => a - b));
  const other = given('B1', 2);
  expect(
    Array.from({ length: fieldIn(other.state).area.size }, (_, square) => square).filter(
      square => fallsOff(other.state, square) || fallsFrom(other.state, square).length > 0,
    ),
  ).toEqual([]);
});

test('[FW-ATK-2] what can be struck: a dam of one hit point, but neither a granary nor what is broken', () => {
  const stage = given('B3B', 1);
  const [dam] = stage.features('dam');
  stage.state.party.marshals[0]!.square = dam!.square;
  byHand(dam)!.hp = 1;
  expect(attackableFeatures(stage.state, 0, 0)).toEqual([dam]);
  const granary = given('B12A', 1);
  granary.state.party.marshals[0]!.square = granary.feature('granary').square;
  expect(attackableFeatures(granary.state, 0, 3)).toEqual([]);
});

test('[FW-EATK-7] what is besieged: with one hit point left, and no other feature', () => {
  const stage = given('B12A', 2);
  byHand(stage.feature('granary')).hp = 1;
  for (const banner of stage.features('banner')) byHand(banner).hp = 3;
  expect(besieged(stage.state)).toBe(stage.feature('granary'));
  byHand(stage.feature('granary')).hp = 0;
  expect(besieged(stage.state)).toBe(null);
});

test('[FW-EMOVE-1] B10: who is through, or lost, is no target any more', () => {
  const stage = given('B10', 2);
  const [first, second, ...others] = stage.features('refugee');
  byHand(first)!.isDone = true;
  byHand(second)!.hp = 0;
  expect(decoys(stage.state)).toEqual(others.map(one => one.square));
});

test('[FW-BRIEF-5] what tokens and preparations say is looked up anew when either changes', () => {
  const stage = given('B7', 2);
  expect(rulesOf(stage.state, 'more-traps')).toHaveLength(0);
  stage.state.preparations = ['one-more-trap'];
  expect(rulesOf(stage.state, 'more-traps')).toHaveLength(1);
  stage.state.brief = 'B1';
  expect(rulesOf(stage.state, 'more-traps')).toHaveLength(0);
  stage.state.tokens = ['eye'];
  expect(rulesOf(stage.state, 'look-at-tops')).toHaveLength(1);
});

test.each([
  [1, 2, 0, false],
  [2, 2, 0, true],
  [3, 2, 1, false],
  [4, 2, 1, true],
  [3, 3, 0, true],
  [5, 1, 4, true],
])('[FW-BRIEF-5] turn %i of %i characters is of cycle %i, and ends it: %j', (turn, seats, cycle, isEnd) => {
  const { state } = given('B1', seats, { turn });
  expect([cycleOf(state), isEndOfCycle(state)]).toEqual([cycle, isEnd]);
});
