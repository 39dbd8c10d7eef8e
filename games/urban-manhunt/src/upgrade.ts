/** How what older versions stored is carried into the shape of today, one step for each version. What each of them stored is kept in ../shapes. */
import type { Upgrade } from '@quarry/kernel';

export const upgrade: Upgrade = {
  // Only rules changed: a Move is announced otherwise, and whoever began alone before goes on with the whole Event deck, of which no card is taken away.
  2: {},
  // Only rules changed: what is offered after a roll, and which dice are rolled again.
  3: {},
};
