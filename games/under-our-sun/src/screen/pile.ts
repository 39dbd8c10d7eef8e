/** What may still lie under unknown ground: the tiles of the box that nobody has seen, by open counts. */

import { TILE_NUMBERS, tileCard } from '../content/box.ts';
import type { Family } from '../content/kinds.ts';
import { TILES } from '../content/tiles.ts';
import { stackSize } from '../questions/basics.ts';
import type { View } from '../state.ts';

export interface Pile {
  /** Tiles that nobody has seen, of which some lie in the stack. */
  readonly unseen: number;
  /** Tiles left in the stack. */
  readonly left: number;
  readonly families: readonly { readonly family: Family; readonly n: number }[];
  /** In how many of all cases the next tile has water, an enemy on it, and is entered for 1 or 2 AP. */
  readonly water: number;
  readonly asleep: number;
  readonly easy: number;
}

/** Of those tiles that a stack is made of. What only a mission puts there is left out: nobody can count on it. */
export function pileOf(view: View): Pile {
  const seen = new Set(view.tiles.map(({ card }) => card));
  const common = TILE_NUMBERS.filter(no => !tileCard(no).isOfMission && tileCard(no).family !== 'haven');
  const unseen = common.filter(no => !seen.has(no)).map(no => tileCard(no));
  const share = (isSo: (tile: (typeof unseen)[number]) => boolean): number =>
    unseen.length === 0 ? 0 : unseen.filter(isSo).length / unseen.length;
  const families = [...new Set(TILES.map(({ family }) => family))]
    .map(family => ({ family, n: unseen.filter(one => one.family === family).length }))
    .filter(({ n }) => n > 0);
  return {
    unseen: unseen.length,
    left: stackSize(view),
    families,
    water: share(({ water }) => water > 0),
    asleep: share(({ enemies }) => enemies > 0),
    easy: share(({ value }) => value <= 2),
  };
}
