/** What is told of fights: rounds, attacks, hits. */
import type { ClauseId } from '@quarry/kernel';
import type { Table, Told } from '../events.ts';
import type { Foe } from '../questions.ts';
import type { Who } from '../state.ts';
import * as foes from './foes.ts';
import { successesOf, type Thrown } from './rolls.ts';
import * as trading from './trading.ts';

/** US-COMBAT-1, US-COMBAT-5: all enemies on the map untap. */
export function beginRound(table: Table, who: Who, isInitial: boolean): void {
  foes.untapAll(table);
  table.tell({ type: 'round-begun', rule: isInitial ? 'US-INIT-1' : 'US-COMBAT-1', who, hex: table.state.characters[who]!.hex, isInitial });
}
export function tellAttack(
  table: Table,
  who: Who,
  at: Omit<Told<'attacks'>, 'type' | 'rule' | 'who' | 'within' | 'secret' | 'reveals'>,
  rule: ClauseId,
): void {
  table.tell({ type: 'attacks', rule, who, ...at });
}
export function tellDodge(table: Table, who: Who): void {
  table.tell({ type: 'dodges', rule: 'US-DODGE-1', who });
}
export function join(table: Table, who: Who, other: Who): void {
  table.tell({ type: 'joined', rule: 'US-MULTI-2', who, with: other });
}
export function lapse(table: Table, who: Who): void {
  table.tell({ type: 'join-lapsed', rule: 'US-MULTI-13', who });
}
/** US-COMBAT-4: whoever has attacked is tapped. */
export function strike(table: Table, foe: Foe): void {
  if (foe.is === 'enemy') foes.strike(table, foe.id);
  else trading.strike(table, foe.id);
}
export function hurtFoe(table: Table, foe: Foe, n: number, by: Who, rule: ClauseId): void {
  if (foe.is === 'enemy') foes.hurt(table, foe.id, n, by, rule);
  else trading.hurt(table, foe.id, n, by);
}
export interface Blow {
  readonly by: 'enemy' | 'merchant' | 'character';
  readonly id: number;
  readonly who: Who;
  readonly isRanged: boolean;
  readonly thrown: Thrown;
  readonly prevented: number;
}
export const damageOf = ({ thrown, prevented }: Blow): number => Math.max(0, successesOf(thrown) - prevented);
export function tellBlow(table: Table, blow: Blow): void {
  const { by, id, who, isRanged, thrown, prevented } = blow;
  const { dice, faces } = thrown;
  const damage = damageOf(blow);
  const left = Math.max(0, table.state.characters[who]!.hp - damage);
  table.tell({
    type: 'struck',
    rule: 'US-COMBAT-8',
    by,
    id,
    who,
    isRanged,
    dice,
    faces,
    successes: successesOf(thrown),
    damage,
    prevented,
    left,
  });
}
export function tellDodged(table: Table, by: Blow['by'], id: number, who: Who): void {
  table.tell({ type: 'attack-dodged', rule: 'US-DODGE-2', by, id, who });
}
export function takeOver(table: Table, who: Who, from: Who): void {
  table.tell({ type: 'attack-taken-over', rule: 'US-CHAR-2', who, from });
}
export function failRush(table: Table, who: Who): void {
  table.tell({ type: 'rush-failed', rule: 'US-RREACT-3', who });
}
