/** What the enemies do in a round: who of them strikes back at whom, and what they do about a shot. US-COMBAT-8, US-MULTI-6 to US-MULTI-10, US-RANGE-3 to US-RANGE-11. */
import { option, type Rule } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { putEnemyAt, tapEnemy } from '../deeds/foes.ts';
import { successesOf, type Thrown } from '../deeds/rolls.ts';
import type { Table } from '../events.ts';
import { enemyOf, enemySide, hasFire, hexOf, isAlive, printedEnemy } from '../questions/basics.ts';
import { type Foe, foeDice, foeHp, foeKey, isFoeTapped, isFoeThere, sameFoe, strongestOf, wouldAttack } from '../questions.ts';
import type { Who } from '../state.ts';
import { sufferBlows } from './blows.ts';
import { stepIntoTrap } from './enemy-moves.ts';
import { type Blow, foeRef } from './fight-options.ts';
import { throwDice } from './rolls.ts';
import { isLast, type Round, untapped } from './round.ts';

/** The dice of whoever acts: none if there was nobody left to strike at. */
export type OwnDice = { readonly thrown: Thrown | null; readonly isUnseen: boolean };
/** US-MULTI-6 to US-MULTI-10, US-RANGE-3 to US-RANGE-11. */
export function* answered(round: Round, who: Who, blow: Blow, own: OwnDice): Rule {
  const { table } = round;
  const { state } = table;
  if (blow.do === 'shoot') yield* reactToShot(table, who, blow.foe);
  if (own.isUnseen || !isAlive(state, who) || state.characters[who]!.isStealthy) return;
  const open = untapped(round, who);
  if (open.length === 0) return;
  const attacked = blow.do === 'attack' ? open.find(foe => sameFoe(foe, blow.foe)) : undefined;
  const striking = isLast(round, who) ? open : [attacked ?? (yield* strongest(round, who, open))];
  yield* counter(table, who, striking, blow.do === 'dodge' ? own.thrown : null);
}
/** US-R-40, US-R-41. */
function* strongest({ table: { state }, actor }: Round, who: Who, open: readonly Foe[]): Rule<Foe> {
  const options = strongestOf(state, open).map(foe => option(foeKey(foe), foe, foeRef(foe)));
  return yield* chooseOne({ seat: enemySide(state, actor), kind: 'strongest', rule: 'US-R-40', options, facts: { who } });
}

/** US-COMBAT-8: each of them rolls; then Dodge, prevention, damage. */
export function* counter(table: Table, who: Who, striking: readonly Foe[], dodge: Thrown | null): Rule {
  yield* sufferBlows(
    table,
    who,
    striking.map(foe => ({ foe, way: 'melee' as const })),
    dodge !== null && successesOf(dodge) > 0,
  );
}

/** US-RANGE-3 to US-RANGE-7, US-R-46. */
function* reactToShot(table: Table, who: Who, foe: Foe): Rule {
  const { state } = table;
  if (!isFoeThere(state, foe) || isFoeTapped(state, foe) || !wouldAttack(state, foe, who)) return;
  if (foe.is === 'enemy' && (yield* comesCloser(table, who, foe.id))) return;
  if (isFoeThere(state, foe) && foeDice(state, foe, 'ranged') !== null && isAlive(state, who))
    yield* sufferBlows(table, who, [{ foe, way: 'ranged' }], false);
}
function* comesCloser(table: Table, who: Who, id: number): Rule<boolean> {
  const { state } = table;
  const enemy = enemyOf(state, id)!;
  const { traits, type, stays } = printedEnemy(enemy);
  if (traits?.standsOff) return false;
  const thrown = yield* throwDice(table, {
    roller: { enemy: id },
    dice: ['blue'],
    for: 'approach',
    against: who,
    stream: 'enemy',
    concerns: [who],
    cutsBothWays: foeDice(state, { is: 'enemy', id }, 'ranged') !== null,
  });
  if (successesOf(thrown) === 0 || stays) return false;
  if (foeHp(state, { is: 'enemy', id }) <= 0) return true;
  const to = hexOf(state, who);
  if (type === 'animal' && hasFire(state, to)) return false;
  putEnemyAt(table, id, to, 'approach', 'US-RANGE-3');
  tapEnemy(table, id);
  stepIntoTrap(table, enemy, to);
  return true;
}
