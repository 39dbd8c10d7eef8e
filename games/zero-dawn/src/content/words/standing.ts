/** Words of what a hunter has or gains while a card is in force (`always`): the rules read them, and nothing carries them out. */
import { plural } from '@quarry/kernel';
import { CONDITION_NAMES } from '../../printed-names.ts';
import type { Condition } from '../kinds.ts';
import type { Counted } from './saying.ts';

export const STANDING = {
  /** ZD-TURN-7. */
  'hand-size': ({ n }: Counted) => `your hand holds ${n < 0 ? `${plural(-n, 'card')} fewer` : plural(n, 'more card')}`,
  /** ZD-HCOND-3. */
  immune: ({ condition }: { readonly condition: Condition }) => `you are immune to ${CONDITION_NAMES[condition]}`,
  /** Once per craft (ZD-R-40). */
  'craft-bonus': ({ n }: Counted) => `crafting recovers ${plural(n, 'more card', 'more cards')}`,
  /** ZD-MERCH-6. */
  discount: ({ n }: Counted) => `goods cost ${plural(n, 'Metal Shard')} less`,
  /** Adds to ZD-CMPT-8. */
  'component-glory': ({ n }: Counted) => `destroying a component gives ${n} more glory`,
};
