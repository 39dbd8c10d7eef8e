/** What a brief changes about the ground, about who can be hit, and with what. Questions only. */
import type { Seat } from '@quarry/kernel';
import { enemyCard } from '../../content/box.ts';
import type { Dice } from '../../content/kinds.ts';
import type { Square } from '../../places.ts';
import { distance, fieldIn, marshalOf, terrainAt } from '../../questions.ts';
import type { EnemyView, View } from '../../state.ts';
import { briefIn, type FeatureView, featuresOf, foesOf, isInForce, isNear, rulesOf, typeNameOf } from './in-force.ts';

/** B3B: to leave water takes two squares of movement. */
export const stepCost = (view: View, from: Square, _to: Square): number =>
  isInForce(view, 'water-slows') && terrainAt(view, from) === 'water' ? 2 : 1;

/** B6: it is dark, and ranged weapons reach one square less far. */
export const rangeChange = (view: View): number => (isInForce(view, 'dark') ? -1 : 0);

/** B4: tall grass in or next to the light of a lamp hides nobody. */
export const isLitByLamp = (view: View, square: Square): boolean =>
  isInForce(view, 'lamps') && featuresOf(view, 'lamp').some(one => isNear(view, one.square, square));

/** B8B: as long as the Captain's banner stands, guards within 2 of him suffer 1 damage less. */
export function damageShield(view: View, enemy: EnemyView): number {
  if (!isInForce(view, 'guards-shielded') || typeNameOf(enemy) === 'rebel-captain' || enemyCard(enemy.type).kind !== 'human') return 0;
  const hasBanner = (captain: EnemyView): boolean =>
    enemyCard(captain.type).parts.some((part, i) => part.letter === 'A' && captain.parts[i]! > 0);
  return foesOf(view, 'rebel-captain').some(one => hasBanner(one) && isNear(view, one.square, enemy.square, 2)) ? 1 : 0;
}

/** B9, Blade: whom the group has named; null as long as nobody is. */
export function duellist(view: View): Seat | null {
  const named = view.fight.usedOnce.find(one => one.startsWith('duel-'));
  return named === undefined ? null : Number(named.slice('duel-'.length));
}
export const isDuel = (view: View): boolean => rulesOf(view, 'duel').length > 0;
/** Nobody else may target Dal. */
export const mayTarget = (view: View, seat: Seat, enemy: EnemyView): boolean =>
  !isDuel(view) || typeNameOf(enemy) !== 'dal' || duellist(view) === null || duellist(view) === seat;

/** B3C: the gorge beside the bridge. */
export function fallsOff(view: View, square: Square): boolean {
  if (!isInForce(view, 'bridge-falls') || terrainAt(view, square) !== 'impassable') return false;
  return bridgeOf(view).some(one => isNear(view, one, square));
}
const bridgeOf = (view: View): Square[] => (briefIn(view).bridge ?? []).map(place => fieldIn(view).at(place));
/** Where a push from this square ends in the gorge. */
export function fallsFrom(view: View, square: Square): Square[] {
  if (!isInForce(view, 'bridge-falls') || !bridgeOf(view).includes(square)) return [];
  return fieldIn(view)
    .area.neighbours(square)
    .filter(one => fallsOff(view, one));
}

const FRAGILE: readonly FeatureView['kind'][] = ['dam', 'rack'];
/** FW-ATK-2: features that an attack can break. */
export function attackableFeatures(view: View, seat: Seat, range: number): FeatureView[] {
  const { square } = marshalOf(view, seat);
  return view.fight.features.filter(
    one => FRAGILE.includes(one.kind) && one.hp > 0 && distance(fieldIn(view), square, one.square) <= range,
  );
}

/** What enemies come for: the granary, the great banner. */
export const besieged = (view: View): FeatureView | null => {
  const kind = briefIn(view).besieged;
  return view.fight.features.find(one => one.kind === kind && one.hp > 0) ?? null;
};

/** B10: people on the way, each a target of lowest threat. */
export const walkersIn = (view: View): FeatureView[] => featuresOf(view, 'refugee').filter(one => !one.isDone && one.hp > 0);
export const decoys = (view: View): Square[] => walkersIn(view).map(one => one.square);

const FIRST = 'first-attack';
function firstAttackDice(view: View, seat: Seat, kind: 'melee' | 'ranged'): Dice[] {
  const marshal = marshalOf(view, seat);
  if (marshal.usedThisFight.includes(FIRST)) return [];
  return rulesOf(view, 'first-attack')
    .filter(one => (one.if === 'hidden' ? kind === 'melee' && marshal.isHidden : terrainAt(view, marshal.square) === 'elevation'))
    .map(one => one.dice);
}
/** Dice that tokens add to an attack: B3C Eye, B4 Blade, B9 Blade. */
export function briefDice(view: View, seat: Seat, kind: 'melee' | 'ranged', enemy: EnemyView): Dice[] {
  const duel = isDuel(view) && typeNameOf(enemy) === 'dal' && duellist(view) === seat ? ['1B'] : [];
  return [...firstAttackDice(view, seat, kind), ...duel];
}
/** Whether this attack is the one that the token speaks of: the first one at all, or the first melee attack while hidden. */
export const isFirstAttack = (view: View, seat: Seat, kind: 'melee' | 'ranged'): boolean =>
  !marshalOf(view, seat).usedThisFight.includes(FIRST) &&
  (firstAttackDice(view, seat, kind).length > 0 || rulesOf(view, 'first-attack').some(one => one.if === 'elevation'));
export const FIRST_ATTACK = FIRST;
