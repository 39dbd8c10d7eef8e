/** In which order the enemies of a type act. FW-EACT-3, FW-EACT-4, FW-R-38. */
import type { Rule } from '@quarry/kernel';
import { chooseOrder } from '../decisions.ts';
import { nameOfType } from '../deeds/enemies.ts';
import { enemyNamed, enemyOption } from '../effects/whom.ts';
import type { Table } from '../events.ts';
import type { EnemyState } from '../state.ts';

/** Reading order from the top left; those in one square as the active player says. */
export function* inOrder({ state }: Table, type: number): Rule<EnemyState[]> {
  const all = state.fight.enemies.filter(one => one.isIn && one.type === type).sort((a, b) => a.square - b.square);
  if (all.length < 2) return all;
  const order: EnemyState[] = [];
  for (let i = 0; i < all.length; ) {
    const tied = all.filter(one => one.square === all[i]!.square);
    const facts = { enemyType: nameOfType(type) };
    const ids = yield* chooseOrder({
      seat: state.fight.active,
      kind: 'order-enemies',
      rule: 'FW-EACT-4',
      options: tied.map(enemyOption),
      facts,
    });
    order.push(...ids.map(id => enemyNamed(state, id)));
    i += tied.length;
  }
  return order;
}
