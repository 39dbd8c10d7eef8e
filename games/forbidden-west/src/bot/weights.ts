/** Fitted by `quarry fit forbidden-west --games 240`: 726 positions of 240 matches; off by 0.046, by the mean alone by 0.158. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: '1e7d212fa7050abd',
  bias: 6.916,
  by: {
    tries: -3.824,
    health: -0.125,
    potions: 1.852,
    cards: -2.501,
    late: -0.187,
    many: -0.121,
  },
};
