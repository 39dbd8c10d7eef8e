/** hand-size: the hand holds more or fewer cards (ZD-TURN-7). */
import { plural } from '@quarry/kernel';
import { defineEffect } from './vocabulary.ts';

export const handSizeWord = defineEffect({
  word: 'hand-size',
  says: ({ n }) => `your hand holds ${n < 0 ? `${plural(-n, 'card')} fewer` : plural(n, 'more card')}`,
});
