/** Damage to characters, and dying of it. US-HP-*, US-DEATH-*. */
import type { ClauseId, Rule } from '@quarry/kernel';
import { die, loseHp } from '../deeds/people.ts';
import type { Table, Told } from '../events.ts';
import { isAlive } from '../questions/basics.ts';
import type { Who } from '../state.ts';
import { calmMerchants } from './calming.ts';

/** Several at the same time; whoever has no HP left is dead at once. The end of the game is looked for by whoever calls, when all is done (US-R-126). */
export function* hurtAll(
  table: Table,
  tolls: readonly { readonly who: Who; readonly n: number }[],
  why: Told<'hurt'>['why'],
  rule: ClauseId,
): Rule {
  const hit = tolls.filter(({ who, n }) => n > 0 && isAlive(table.state, who));
  for (const { who, n } of hit) loseHp(table, who, n, why, rule);
  for (const { who } of hit) {
    if (table.state.characters[who]!.hp > 0 || !isAlive(table.state, who)) continue;
    die(table, who);
    calmMerchants(table);
  }
}
export function* hurt(table: Table, who: Who, n: number, why: Told<'hurt'>['why'], rule: ClauseId): Rule {
  yield* hurtAll(table, [{ who, n }], why, rule);
}
