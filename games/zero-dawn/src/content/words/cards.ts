/** Words about the action cards of a hunter: hand, draw pile, discard pile, and what is scrapped. */
import { plural } from '@quarry/kernel';
import { sayScrap } from '../../printed-names.ts';
import type { Counted } from './saying.ts';

export const CARDS = {
  draw: ({ n }: Counted) => `draw ${plural(n, 'card')}`,
  discard: ({ n }: Counted) => `discard ${plural(n, 'card')}`,
  scrap: ({ n, from }: { readonly n: number; readonly from: 'hand' | 'discard' | 'hand-or-discard' }) => sayScrap(n, from),
  unscrap: ({ n }: Counted) => `put the ${n === 1 ? 'card' : `${n} cards`} that you scrapped last onto your discard pile`,
  recover: ({ n }: Counted) => `recover ${plural(n, 'card')}`,
  'return-to-hand': () => 'this card returns to your hand',
};
