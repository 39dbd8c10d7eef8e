/** Damage and healing on both sides, fainting, components, conditions. FW-HP-*, FW-COMP-*, FW-COND-*, FW-ECON-*, FW-CCON-*. */
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { enemyCard } from '../content/box.ts';
import { AT_TURN_END, FROST_MOST, PLASMA_BURST } from '../content/conditions.ts';
import type { Condition } from '../content/kinds.ts';
import type { PartEffect } from '../content/types.ts';
import { takeInjury } from '../deeds/cards.ts';
import {
  ageEnemyCondition,
  changeArmour,
  closeEnemyTurn,
  defeatEnemy,
  destroyPart,
  freeEnemy,
  giveEnemyCondition,
  hurtEnemy,
  hurtPart,
  switchDeck,
} from '../deeds/enemies.ts';
import {
  ageCondition,
  drinkPotion,
  giveCondition,
  healMarshal,
  hurtMarshal,
  loseCondition,
  spareInjury,
  wakeAlone,
} from '../deeds/marshals.ts';
import { fail, settle } from '../deeds/objective.ts';
import type { HarmBy, HurtBy, Table } from '../events.ts';
import { noAnswer } from '../in-the-making.ts';
import { fieldIn, hasFight, hasWord, isImmune, isIn, maxDial, seatsOf } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';
import { loot } from './resources.ts';
import { interrupts } from './windows.ts';

/** FW-CCON-6, FW-ECON-4, FW-R-45: doubled by at most 5, and nothing for nothing. */
export const frostAdds = (condition: string, n: number): number => (condition === 'frost' ? Math.min(FROST_MOST, n) : 0);

/** Damage that a character suffers, after whatever lowers it. */
export function* hurt(table: Table, seat: Seat, n: number, by: HurtBy, rule: ClauseId): Rule<number> {
  return yield* suffer(table, seat, yield* lessened(table, seat, n), by, rule);
}

/** What cards leave of damage that is coming. */
export function* lessened(table: Table, seat: Seat, n: number, of = n): Rule<number> {
  const answer = noAnswer();
  if (n > 0 && hasFight(table.state)) yield* interrupts(table, 'damage-coming', { about: seat, n, of, answer });
  return Math.max(0, n - answer.reduced);
}

/** FW-HP-1, FW-HP-2: what nothing lowers any more; then fainting. */
export function* suffer(table: Table, seat: Seat, coming: number, by: HurtBy, rule: ClauseId): Rule<number> {
  if (coming === 0) return 0;
  const { state } = table;
  const marshal = state.party.marshals[seat]!;
  const frost = frostAdds(marshal.condition, coming);
  hurtMarshal(table, seat, coming + frost, by, frost, rule);
  if (frost > 0) loseCondition(table, seat, 'FW-CCON-6');
  if (marshal.dial === 0) yield* faint(table, seat);
  return coming + frost;
}

/** FW-HP-2 to FW-HP-6, FW-R-4, FW-R-53. */
function* faint(table: Table, seat: Seat): Rule {
  const { state } = table;
  const isFight = hasFight(state);
  if (state.party.potions > 0) drinkPotion(table, seat, maxDial(state, seat), 'FW-HP-3');
  else if (isFight) fail(table, 'fainted');
  else wakeAlone(table, seat);
  const isSpared = isFight && hasWord(state, seat, 'spare-injury') && !state.party.marshals[seat]!.usedThisFight.includes('spare-injury');
  if (isSpared) spareInjury(table, seat);
  else takeInjury(table, seat, 'FW-HP-5');
  if (isFight) yield* interrupts(table, 'fainted', { about: seat });
}

export function heal(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  healMarshal(table, seat, n, maxDial(table.state, seat), rule);
}

/** Before the first turn it is nobody's. */
const isOwnTurn = ({ fight }: State, seat: Seat): boolean => fight.turn > 0 && fight.active === seat;

/** FW-COND-1, FW-COND-2, FW-CCON-7, FW-R-28. */
export function* conditionMarshal(table: Table, seat: Seat, condition: Condition, rule: ClauseId): Rule {
  const { state } = table;
  if (isImmune(state, seat, condition)) return;
  const marshal = state.party.marshals[seat]!;
  if (condition === 'plasma' && marshal.condition === 'plasma') {
    loseCondition(table, seat, 'FW-CCON-7');
    yield* hurt(table, seat, PLASMA_BURST, 'plasma', 'FW-CCON-7');
    return;
  }
  giveCondition(table, seat, condition, isOwnTurn(state, seat), rule);
  yield* interrupts(table, 'condition-gained', { about: seat });
}

/** FW-ECON-4: after armour, before it is suffered. Gives what was suffered. `doer` is who did it, -1 for nobody: whoever's turn it is if nothing is said. */
export function* harm(
  table: Table,
  enemy: EnemyState,
  part: number,
  n: number,
  by: HarmBy,
  rule: ClauseId,
  doer: Seat = table.state.fight.active,
): Rule<number> {
  if (!enemy.isIn || n <= 0) return 0;
  const frost = frostAdds(enemy.condition, n);
  if (frost > 0) freeEnemy(table, enemy, 'FW-ECON-4');
  const all = n + frost;
  if (part >= 0) yield* harmPart(table, enemy, part, { n: all, by, frost, rule, doer });
  else {
    hurtEnemy(table, enemy, all, by, frost, rule);
    if (enemy.hp === 0) yield* defeat(table, enemy, by, doer);
  }
  if (enemy.isIn) yield* interrupts(table, 'enemy-damaged', { about: doer, enemy });
  return all;
}

interface Wound {
  readonly n: number;
  readonly by: HarmBy;
  readonly frost: number;
  readonly rule: ClauseId;
  readonly doer: Seat;
}

function* harmPart(table: Table, enemy: EnemyState, part: number, { n, by, frost, rule, doer }: Wound): Rule {
  if (enemy.parts[part]! <= 0) return;
  hurtPart(table, enemy, part, n, by, frost, rule);
  if (enemy.parts[part] === 0) yield* breakPart(table, enemy, part, doer);
}

const hurts = ({ do: what }: PartEffect): boolean => what === 'blast' || what === 'hurt-self';

/** FW-COMP-2 to FW-COMP-7, FW-R-68: letter and printed effect are one change with the loss, so what may defeat the enemy comes last. */
function* breakPart(table: Table, enemy: EnemyState, part: number, doer: Seat): Rule {
  destroyPart(table, enemy, part);
  const { effects } = enemyCard(enemy.type).parts[part]!;
  for (const effect of [...effects.filter(one => !hurts(one)), ...effects.filter(hurts)]) {
    if (effect.do === 'armour') changeArmour(table, enemy, effect.by);
    if (effect.do === 'loot') loot(table, effect.kind, effect.n);
    if (effect.do === 'gain-condition') yield* conditionEnemy(table, enemy, effect.condition, 'FW-COMP-3');
    if (effect.do === 'switch-deck') switchDeck(table);
    if (effect.do === 'blast') yield* blast(table, enemy, effect.n, doer);
    if (effect.do === 'hurt-self') yield* harm(table, enemy, -1, effect.n, 'part', 'FW-COMP-3', doer);
  }
  settle(table);
  yield* interrupts(table, 'component-destroyed', { about: doer, enemy });
}

/** Everybody in its square, itself included. Whoever would lose the encounter by it comes last, for a win by the same burst stands (FW-R-68). */
function* blast(table: Table, enemy: EnemyState, n: number, doer: Seat): Rule {
  const { state } = table;
  const field = fieldIn(state);
  const seats = seatsOf(state).filter(seat => isIn(field, enemy, state.party.marshals[seat]!.square));
  const others = state.fight.enemies.filter(one => one.isIn && one !== enemy && isIn(field, enemy, one.square));
  const doomed: Seat[] = [];
  for (const seat of seats) {
    if (wouldFail(state, seat, n)) doomed.push(seat);
    else yield* hurt(table, seat, n, 'blast', 'FW-COMP-3');
  }
  for (const one of [...others, enemy]) yield* harm(table, one, -1, n, 'blast', 'FW-COMP-3', doer);
  for (const seat of doomed) yield* hurt(table, seat, n, 'blast', 'FW-COMP-3');
}

function wouldFail({ party }: State, seat: Seat, n: number): boolean {
  const { dial, condition } = party.marshals[seat]!;
  return party.potions === 0 && n + frostAdds(condition, n) >= dial;
}

/** FW-ENEMY-6, FW-R-67, FW-R-68. */
function* defeat(table: Table, enemy: EnemyState, by: HarmBy, doer: Seat): Rule {
  defeatEnemy(table, enemy, by);
  const { loot: found } = enemyCard(enemy.type);
  if (found) loot(table, found.kind, found.n);
  settle(table);
  yield* interrupts(table, 'enemy-defeated', { about: doer, enemy });
}

/** Falls off the map: whatever it is, it is gone. */
export function* remove(table: Table, enemy: EnemyState, by: HarmBy): Rule {
  yield* defeat(table, enemy, by, table.state.fight.active);
}

/** FW-COND-1, FW-COND-2, FW-ECON-5, FW-R-28. */
export function* conditionEnemy(table: Table, enemy: EnemyState, condition: Condition, rule: ClauseId): Rule {
  if (!enemy.isIn || condition === 'deafened') return;
  if (condition === 'plasma' && enemy.condition === 'plasma') {
    freeEnemy(table, enemy, 'FW-ECON-5');
    yield* harm(table, enemy, -1, PLASMA_BURST, 'plasma', 'FW-ECON-5');
    return;
  }
  giveEnemyCondition(table, enemy, condition, table.state.fight.acting === enemy.id, rule);
}

const END_OF_TURN: Readonly<Record<string, number>> = AT_TURN_END;

/** FW-COND-3, FW-COND-4, FW-ECON-1, FW-ECON-3, FW-R-89. */
export function* endEnemyTurn(table: Table, enemy: EnemyState): Rule {
  closeEnemyTurn(table);
  if (!enemy.isIn) return;
  if (enemy.condition === 'none') return;
  if (enemy.isFresh) {
    ageEnemyCondition(enemy);
    return;
  }
  const { condition } = enemy;
  const damage = END_OF_TURN[condition];
  if (damage !== undefined) yield* harm(table, enemy, -1, damage, 'condition', condition === 'fire' ? 'FW-ECON-3' : 'FW-ECON-1', -1);
  if (enemy.isIn && enemy.condition === condition) freeEnemy(table, enemy, 'FW-COND-3');
}

/** FW-COND-3, FW-CCON-1, FW-CCON-5, FW-R-27. */
export function* endMarshalCondition(table: Table, seat: Seat): Rule {
  const marshal = table.state.party.marshals[seat]!;
  if (marshal.condition === 'none') return;
  if (marshal.isFresh) {
    ageCondition(table, seat);
    return;
  }
  const { condition } = marshal;
  const damage = END_OF_TURN[condition];
  if (damage !== undefined) yield* hurt(table, seat, damage, 'condition', condition === 'fire' ? 'FW-CCON-5' : 'FW-CCON-1');
  if (marshal.condition === condition) loseCondition(table, seat, 'FW-COND-3');
}
