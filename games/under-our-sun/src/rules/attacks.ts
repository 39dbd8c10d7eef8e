/** One attack of a character at an enemy or a merchant: the weapon is loaded and fired, dice are thrown, and the weapon does what else it does. US-COMBAT-9, US-RANGE-2, US-AMMO-6, US-USE-3. */
import type { ClauseId, Rule } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import { landAttack } from '../deeds/fights.ts';
import { loadWeapon, loseCard, spendShot } from '../deeds/goods.ts';
import { useReach } from '../deeds/people.ts';
import { successesOf, type Thrown } from '../deeds/rolls.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { attackParts } from '../parts.ts';
import { distance, type Hex } from '../places.ts';
import { hexOf, isAlive } from '../questions/basics.ts';
import { attackDice, canFire, type Foe, foeHp, foeType, inRange, isFoeThere, itemsOf } from '../questions.ts';
import type { State, Who } from '../state.ts';
import type { Blow, Strike } from './fight-options.ts';
import { throwDice } from './rolls.ts';
import type { Round } from './round.ts';

export const RULE_OF: Readonly<Record<Blow['do'], ClauseId>> = {
  attack: 'US-ATTACK-1',
  shoot: 'US-RANGE-1',
  'sneak-attack': 'US-SATT-1',
  dodge: 'US-DODGE-1',
};
/** US-COMBAT-9, US-RANGE-2: one attack, and the damage it does. */
export function* strikeFoe({ table, struckBy }: Round, who: Who, strike: Strike): Rule<Thrown> {
  const { state } = table;
  const { foe, weapon } = strike;
  const way = strike.do === 'shoot' ? 'ranged' : 'melee';
  const dice = attackDice(state, who, foe, weapon, way);
  const from = attackParts(state, who, foe, weapon, way);
  if (strike.do === 'shoot') fireWeapon(table, who, weapon, strike.hex);
  const enough = foeHp(state, foe);
  const thrown = yield* throwDice(table, {
    roller: { who },
    dice,
    from,
    for: way,
    against: foe.id,
    stream: 'attack',
    concerns: [who],
    enough,
  });
  const hits = successesOf(thrown);
  const how = { weapon, isRanged: way === 'ranged', isUnseen: strike.do === 'sneak-attack' };
  landAttack(table, who, foe, how, thrown, RULE_OF[strike.do]);
  if (hits > 0 && foe.is === 'enemy') struckBy.set(foe.id, who);
  yield* afterHit(table, who, foe, weapon, hits);
  useUp(table, who, weapon);
  return thrown;
}
/** US-R-30: after a fight that came in between. The weapon may have been used up in it. */
export const canStillShoot = (state: State, who: Who, weapon: number, hex: Hex): boolean =>
  isAlive(state, who) &&
  itemsOf(state, who).some(item => item.card === weapon && canFire(state, who, item)) &&
  inRange(state, who, weapon).includes(hex);
/** US-AMMO-6, US-AMMO-10: loaded from the own places if it is empty. */
export function fireWeapon(table: Table, who: Who, weapon: number, at: Hex): void {
  const { state } = table;
  const item = state.characters[who]!.items.find(one => one.card === weapon)!;
  const { ammunition } = thing(weapon).weapon!;
  if (ammunition && item.n === 0) loadWeapon(table, who, weapon, 1);
  spendShot(table, who, weapon);
  if (distance(hexOf(state, who), at) !== 1) useReach(table, who);
}

/** US-USE-3: what is thrown or broken in one attack. */
export function useUp(table: Table, who: Who, weapon: number): void {
  if (weapon >= 0 && thing(weapon).weapon!.isSpent) loseCard(table, who, weapon, 'spent', 'US-USE-3');
}
/** What is printed on the weapon for a hit, and for a hit at somebody of this kind who still stands. */
function* afterHit(table: Table, who: Who, foe: Foe, weapon: number, hits: number): Rule {
  const { state } = table;
  if (hits === 0) return;
  const { onHit, onHitOf } = weapon >= 0 ? (thing(weapon).weapon ?? {}) : {};
  const about = newOccasion({ who, card: weapon, enemy: foe.is === 'enemy' ? foe.id : -1, successes: hits });
  if (onHit) yield* applyEffects(table, onHit, about);
  if (onHitOf && isFoeThere(state, foe) && foeType(state, foe) === onHitOf.type && foeHp(state, foe) > 0)
    yield* applyEffects(table, onHitOf.effects, about);
}
