/**
 * Area of effect of hunters' attacks and destroyed components. Clauses ZD-AOE-1..8, rulings ZD-R-13, ZD-R-14, ZD-R-22, ZD-R-161.
 * Kills by it are credited after the target's own (attack.ts); the enemies' AOE is in enemy-attack.ts.
 */

import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { actionCard, equipmentCard, sortOfCard } from '../content/box.ts';
import { diceOf, poolOf } from '../content/dice.ts';
import type { Condition, Dice } from '../content/kinds.ts';
import type { Effect } from '../content/words/index.ts';
import { chooseOrder } from '../decisions.ts';
import { alertEnemy, catchEnemy, easeEnemy, inflictOnEnemy, rollDice, woundEnemy } from '../deeds.ts';
import type { SparedArmour, Table } from '../events.ts';
import { holds, type Spoken } from '../in-the-making.ts';
import { armour, enemiesWithin, enemyAt, enemyOptions, hitPointsLeft } from '../questions.ts';
import type { EnemyState } from '../state.ts';
import { afterInflicting, type Inflicted } from './inflict.ts';
import { isLethal, killEnemy } from './kills.ts';
import { type Shift, shiftAll } from './push.ts';

type Aoe = Extract<Effect, { readonly do: 'aoe' }>;

/** ZD-AOE-1, ZD-AOE-3, ZD-AOE-8: every enemy around the centre but the target; never a hunter. Who has lethal damage is as good as gone. */
export const caught = (table: Table, target: EnemyState, centre: number): EnemyState[] =>
  enemiesWithin(table.state, centre, 1).filter(enemy => enemy !== target && !isLethal(enemy));

/** What the AOEs of one attack came to: who was hit, dead or alive, who suffers what now, and the pushes and dodges that are still to be made. */
interface Swept {
  readonly victims: EnemyState[];
  readonly inflicted: Inflicted[];
  readonly shifts: Shift[];
}

/**
 * All AOEs of one attack, one after the other. Freeze that was there before them counts for all of them, and they use it up
 * together (ZD-R-22); pushes wait until all of it is done (ZD-R-15).
 */
export function* sweep(table: Table, seat: Seat, target: EnemyState, centre: number, areas: readonly Spoken[]): Rule<Swept> {
  const swept: Swept = { victims: [], inflicted: [], shifts: [] };
  const frozen = caught(table, target, centre).filter(enemy => enemy.freeze > 0);
  for (const { effect, source } of areas) {
    if (effect.do !== 'aoe') continue;
    for (const victim of yield* inOrder(table, seat, caught(table, target, centre), effect)) {
      hit(table, seat, victim, frozen.includes(victim), effect, source, swept);
      swept.victims.push(victim);
    }
  }
  for (const victim of frozen) if (swept.victims.includes(victim)) easeEnemy(table, victim, 'freeze', 'ZD-R-22');
  yield* afterInflicting(table, seat, swept.inflicted);
  return swept;
}

/** D62: only dice make it matter who comes first. */
function* inOrder(table: Table, seat: Seat, victims: EnemyState[], aoe: Aoe): Rule<EnemyState[]> {
  if (!aoe.dice || victims.length < 2) return victims;
  const order = yield* chooseOrder({ seat, kind: 'order-area', rule: 'ZD-AOE-4', options: enemyOptions(victims) });
  return order.map(id => enemyAt(table.state, id));
}

/** ZD-AOE-2, ZD-AOE-5, ZD-R-13: one victim suffers what is listed, less its own armour if it is alert. Notes what follows from it. */
function hit(
  table: Table,
  seat: Seat,
  victim: EnemyState,
  wasFrozen: boolean,
  aoe: Aoe,
  source: number,
  { inflicted, shifts }: Swept,
): void {
  const { pips, crits } = aoe.dice ? rollFor(table, aoe.dice) : { pips: 0, crits: 0 };
  const occasion = { seat, source, enemy: victim, attack: null, evade: null };
  const entry = critEntry(source).filter(effect => holds(table.state, effect, occasion));
  const bought = new Array<readonly Effect[]>(crits).fill(entry).flat();
  let crit = 0;
  for (const effect of bought) if (effect.do === 'add-damage') crit += effect.n;
  const printed = aoe.damage ?? 0;
  const worth = printed + pips + crit;
  const spared = armourSpared(victim, wasFrozen);
  const counts = spared ? 0 : armour(victim);
  const damage = Math.max(0, worth - counts);
  const left = Math.max(0, hitPointsLeft(victim) - damage);
  catchEnemy(table, victim, seat, { damage, left, sum: { printed, pips, crit, armour: counts, spared } }, 'ZD-AOE-1');
  woundEnemy(table, victim, damage, 'ZD-AOE-5', { within: 'area' });
  // ZD-R-14: what the AOE lists needs no damage; what a crit adds to dice does (ZD-R-19).
  const inflict = (condition: Condition, rule: ClauseId): void => {
    if (inflictOnEnemy(table, victim, condition, seat, rule)) inflicted.push({ enemy: victim, condition });
  };
  for (const condition of aoe.inflict ?? []) inflict(condition, 'ZD-R-14');
  for (const effect of bought) if (effect.do === 'inflict' && damage > 0) inflict(effect.condition, 'ZD-AOE-5');
  if (aoe.push) shifts.push({ word: 'push', enemy: victim });
  for (const effect of bought) {
    if (effect.do === 'push' || effect.do === 'pull') shifts.push({ word: effect.do, enemy: victim });
    if (effect.do === 'dodge') shifts.push({ word: 'dodge', enemy: null });
  }
}

/** ZD-R-13, ZD-R-22: armour counts only on an alert victim that was not frozen. */
function armourSpared(victim: EnemyState, wasFrozen: boolean): SparedArmour {
  const all = armour(victim);
  if (all === 0 || (victim.isAlert && !wasFrozen)) return null;
  return { armour: all, why: victim.isAlert ? 'frozen' : 'not-alert' };
}

/** ZD-AOE-4: dice for one victim. */
function rollFor(table: Table, dice: Dice): { readonly pips: number; readonly crits: number } {
  const faces = rollDice(table, 'aoe', diceOf(poolOf(dice)), 'ZD-AOE-4');
  let pips = 0;
  let crits = 0;
  for (const face of faces) {
    if (face === 'crit') crits += 1;
    else pips += face;
  }
  return { pips, crits };
}

/** ZD-AOE-6, ZD-R-161: crits on AOE dice buy only the entry of the card that bears the AOE, which sets off no further one. */
function critEntry(source: number): readonly Effect[] {
  if (source < 0) return [];
  const sort = sortOfCard(source);
  const card = sort === 'action' ? actionCard(source) : sort === 'equipment' ? equipmentCard(source) : null;
  return card && 'crit' in card ? card.crit : [];
}

/** An AOE that is no part of an attack: hits, kills and alerts at once. */
export function* blast(table: Table, seat: Seat, target: EnemyState, centre: number, area: Spoken): Rule {
  const { victims, shifts } = yield* sweep(table, seat, target, centre, [area]);
  yield* shiftAll(table, seat, shifts);
  yield* finishOff(table, seat, victims);
  for (const victim of victims) alertEnemy(table, victim, 'ZD-ALERT-3', { why: 'hurt', by: seat });
}

/** D58, ZD-R-15, ZD-R-16: kills by AOE are credited, in the attacker's order. */
export function* finishOff(table: Table, seat: Seat, victims: readonly EnemyState[]): Rule {
  const dead = [...new Set(victims)].filter(victim => victim.status === 'in-play' && isLethal(victim));
  const order =
    dead.length > 1
      ? yield* chooseOrder({ seat, kind: 'order-kills', rule: 'ZD-R-15', options: enemyOptions(dead) })
      : dead.map(enemy => enemy.id);
  for (const id of order) yield* killEnemy(table, enemyAt(table.state, id), seat, 0, 'ZD-R-16');
}
