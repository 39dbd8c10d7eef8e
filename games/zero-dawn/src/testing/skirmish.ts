/** A small fight for tests: a Carja Warrior attacks Watchers on a meadow while a Forgesmith looks on from a corner. */
import type { Effect } from '../content/words/index.ts';
import { attackWith } from '../rules/attack.ts';
import { type DawnRehearsal, type EnemyOn, given, type HunterOn, type Position } from './rehearsal.ts';

/** The attacker stands in the middle row at column 2 of 7, with only the cards named; enemies are Watchers unless said. */
export function field(
  attacker: HunterOn,
  enemies: readonly (Omit<EnemyOn, 'type'> & { readonly type?: EnemyOn['type'] })[],
  more: Partial<Position> = {},
): DawnRehearsal {
  return given({
    map: ['#######', '#######', '#######'],
    hunters: [
      { hunter: 'carja', at: [2, 1], draw: [], salvage: [], ...attacker },
      { hunter: 'forgesmith', at: [0, 2], draw: [], salvage: [] },
    ],
    enemies: enemies.map(enemy => ({ type: 'watcher', ...enemy })),
    ...more,
  });
}

export const shoot = (stage: DawnRehearsal, weapon: number): DawnRehearsal => stage.run(table => attackWith(table, 0, 'ranged', weapon));
export const strikeWith = (stage: DawnRehearsal, weapon: number): DawnRehearsal =>
  stage.run(table => attackWith(table, 0, 'melee', weapon));
export const hits = (stage: DawnRehearsal): number[] => stage.toldOf('attack-hits').map(event => event.damage);
export const alerted = (stage: DawnRehearsal): number[] => stage.toldOf('enemy-alerted').map(event => event.enemy);

export const damage = (n: number): Effect => ({ do: 'add-damage', n });
export const fire: Effect = { do: 'inflict', condition: 'fire' };
export const freeze: Effect = { do: 'inflict', condition: 'freeze' };
export const push: Effect = { do: 'push' };
export const dodge: Effect = { do: 'dodge' };
