/** place-grass: a square of the hunter's choice counts as tall grass in this encounter. */
import type { Rule } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { nameGrass } from '../deeds.ts';
import { isGrass } from '../ground.ts';
import { mapInPlay, squareOptions } from '../questions.ts';
import { defineEffect } from './vocabulary.ts';

export const placeGrassWord = defineEffect({
  word: 'place-grass',
  says: () => 'a square that you name counts as tall grass',
  *resolve(table, { seat }): Rule {
    const { state } = table;
    const { area } = mapInPlay(state);
    const bare = Array.from({ length: area.size }, (_, square) => square).filter(square => !isGrass(state, square));
    if (bare.length === 0) return;
    const square = yield* chooseOne({ seat, kind: 'name-square', rule: 'ZD-EVENT-3', options: squareOptions(bare) });
    nameGrass(table, seat, square, 'ZD-EVENT-3');
  },
});
