/** discount: goods cost fewer Metal Shards (ZD-MERCH-6). */
import { plural } from '@quarry/kernel';
import { defineEffect } from './vocabulary.ts';

export const discountWord = defineEffect({
  word: 'discount',
  says: ({ n }) => `goods cost ${plural(n, 'Metal Shard')} less`,
});
