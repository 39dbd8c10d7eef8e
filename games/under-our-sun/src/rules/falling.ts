/** Enemies and merchants with too much damage: taken off at the end of a round, with what their fall brings. US-COMBAT-6, US-ENEMY-2, US-ENEMY-6, US-ROB-2. */
import type { Rule } from '@quarry/kernel';
import { merchantCard } from '../content/box.ts';
import { defeatEnemy, reachStage } from '../deeds/foes.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { enemyOf, printedEnemy } from '../questions/basics.ts';
import type { Who } from '../state.ts';
import { missionHears } from './mission.ts';
import { robMerchant } from './robbery.ts';

/** They fell to whoever struck at them last, or else to whoever acts. */
export function* removeFallen(table: Table, by: Who, struckBy: ReadonlyMap<number, Who> = new Map()): Rule {
  const { state } = table;
  for (const { id } of [...state.enemies]) yield* checkEnemy(table, id, struckBy.get(id) ?? by);
  for (const [i, trader] of state.merchants.entries()) {
    const { fight } = merchantCard(trader.id);
    if (fight && trader.damage >= fight.hp) yield* robMerchant(table, i, by);
  }
}
function* checkEnemy(table: Table, id: number, by: Who): Rule {
  const { state } = table;
  const enemy = enemyOf(state, id);
  if (!enemy) return;
  const { hp, stages = [] } = printedEnemy(enemy);
  const reached = stages.filter(one => enemy.damage >= one.from).length;
  if (reached > enemy.stage && enemy.damage < hp) {
    reachStage(table, id, reached);
    yield* applyEffects(table, stages[reached - 1]!.onStage ?? [], newOccasion({ who: by, enemy: id, card: enemy.card, outlives: true }));
  }
  if (enemy.damage < hp) return;
  const { card } = enemy;
  defeatEnemy(table, id, by);
  yield* missionHears(table, { on: 'defeated', card }, by);
}
