/** Words that bend a rule while their card is in force (`always`): the rules read them, and nothing carries them out. */
import { plural } from '@quarry/kernel';
import type { Counted } from './saying.ts';

export const BENDING = {
  /** Bends ZD-FAINT-3. */
  'keep-glory': () => 'your first faint of the encounter costs no glory',
  /** Bends ZD-ACT-7. */
  'quiet-sprint': () => 'your sprint alerts nobody',
  /** Bends ZD-ACT-11: only the three-card craft is allowed. */
  'no-double-craft': () => 'you cannot use both actions for one craft',
  /** Bends ZD-START-2. */
  'start-beside-enemy': () => 'you start as near to an enemy as the starting tile allows',
  /** Bends ZD-PATROL-1. */
  'patrol-steps': ({ n }: Counted) => `patrolling enemies move ${plural(n, 'square')}`,
  /** Tall grass printed on the tiles does not count. */
  'no-grass': () => 'tall grass on the map hides no hunter: machines next to it notice whoever is in it',
  'lasting-conditions': () => 'every condition token must be removed twice',
};
