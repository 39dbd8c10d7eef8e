/** no-grass: tall grass printed on the tiles does not count. */
import { defineEffect } from './vocabulary.ts';

export const noGrassWord = defineEffect({
  word: 'no-grass',
  says: () => 'tall grass on the map hides no hunter: machines next to it notice whoever is in it',
});
