/** Words about machines and the ground they are hunted on: who becomes alert, who joins, what a lost component changes, where grass grows. */
import { ENEMY_NAMES } from '../../printed-names.ts';
import type { EnemyType } from '../kinds.ts';
import type { Counted } from './saying.ts';

export const ENCOUNTER = {
  'alert-nearest': () => 'the nearest enemy that is not alert becomes alert',
  'alert-within': ({ n }: Counted) => `alert all enemies within ${n}`,
  'set-armour': ({ n }: Counted) => `its armour becomes ${n}`,
  /** The first box of its behaviour cards is conditional then, and of conditional boxes only one is done (ZD-BEH-11). */
  calm: () => 'it does less: after the first thing on its behaviour card it leaves out what is done only “if it can”',
  'spawn-enemy': ({ type }: { readonly type: EnemyType }) => `one more ${ENEMY_NAMES[type]} joins the encounter`,
  'place-grass': () => 'a square that you name counts as tall grass',
};
