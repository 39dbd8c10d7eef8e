/** Attacks of hunters and on hunters as all see them: what is declared, rolled, spent, and what it comes to. The wounds are deeds of their own. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { coloursOf, type Face } from '../content/dice.ts';
import type { AreaSum, AttackedPart, AttackSum, EnemyBlow, Grants, Stake, Table } from '../events.ts';
import type { Attack, Evade } from '../in-the-making.ts';
import type { EnemyState } from '../state.ts';

type Roll = 'attack' | 'trap' | 'aoe' | 'evade';
type Die = readonly Face[];

/** Rolls dice before all eyes. */
export function rollDice(
  table: Table,
  stream: Roll,
  dice: readonly Die[],
  rule: ClauseId,
  { stake = null, ...by }: { readonly seat?: Seat; readonly stake?: Stake | null } = {},
): Face[] {
  const faces: Face[] = table.chance.roll(stream, dice);
  const rolled = { dice: coloursOf(dice), faces: faces.slice(), stake };
  table.tell({ type: 'dice-rolled', rule, for: stream === 'aoe' ? 'area' : stream, ...by, ...rolled, reveals: true });
  return faces;
}

/** Rolls some dice of a roll again; the faces of all of them then. */
export function rerollDice(
  table: Table,
  stream: Roll,
  { dice, faces, again }: { readonly dice: readonly Die[]; readonly faces: readonly Face[]; readonly again: readonly number[] },
  { seat, stake, grants }: { readonly seat: Seat; readonly stake: Stake; readonly grants: Grants },
  rule: ClauseId,
): Face[] {
  const fresh = table.chance.roll(
    stream,
    again.map(i => dice[i]!),
  );
  const shown = faces.map((face, die) => (again.includes(die) ? fresh[again.indexOf(die)]! : face));
  table.tell({ type: 'dice-rerolled', rule, seat, dice: coloursOf(dice), faces: shown, stake, again, ...grants, reveals: true });
  return shown;
}

export function declareAttack(table: Table, { seat, target, kind, weapon }: Attack, reveals: boolean, rule: ClauseId): void {
  table.tell({ type: 'attack-declared', rule, seat, enemy: target.id, kind, card: weapon, reveals });
}

/** The body is part -1. */
export function aimAt(table: Table, { seat, target }: Attack, part: number, rule: ClauseId): void {
  table.tell({ type: 'part-chosen', rule, seat, enemy: target.id, part });
}

export function spendCrit(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  table.tell({ type: 'crit-spent', rule, seat, card, name: nameOf(card) });
}

/** `sum` is what the damage is made of. */
export function hitTarget(table: Table, attack: Attack, sum: AttackSum & AttackedPart, rule: ClauseId): void {
  const { seat, target, damage } = attack;
  table.tell({ type: 'attack-hits', rule, seat, enemy: target.id, damage, ...sum });
}

/** Caught in an area; where it can do no damage, whatever else it does is told instead. */
export function catchEnemy(
  table: Table,
  { id }: EnemyState,
  by: Seat,
  { damage, left, sum }: { readonly damage: number; readonly left: number; readonly sum: AreaSum },
  rule: ClauseId,
): void {
  const isHarmless = sum.printed + sum.pips + sum.crit <= 0;
  table.tell({ type: 'area-hit', rule, enemy: id, by, damage, left, sum, ...(isHarmless ? { within: 'area' } : {}) });
}

export function launchAttack(table: Table, { enemy, seat, damage, kind }: EnemyBlow, rule: ClauseId): void {
  table.tell({ type: 'hunter-attacked', rule, enemy, seat, damage, kind });
}

export function ignoreAttack(table: Table, blow: EnemyBlow, rule: ClauseId): void {
  table.tell({ type: 'attack-ignored', rule, ...blow });
}

/** What the faces and what is blocked besides leave of the damage. */
export function sumUpEvade(
  table: Table,
  { enemy, seat, kind, blocked }: Evade,
  {
    damage,
    faces,
    thrownOut,
    lost,
  }: { readonly damage: number; readonly faces: readonly Face[]; readonly thrownOut: number; readonly lost: number },
  rule: ClauseId,
): void {
  const { hand, draw } = table.state.hunters[seat]!;
  const held = hand.length + draw.length;
  table.tell({ type: 'hunter-evaded', rule, enemy: enemy.id, seat, kind, damage, faces, thrownOut, blocked, lost, held });
}

export function catchHunter(table: Table, seat: Seat, { id }: EnemyState, isHurt: boolean, rule: ClauseId): void {
  table.tell({ type: 'hunter-caught', rule, seat, enemy: id, ...(isHurt ? { within: 'area' } : {}) });
}
