/** Fitted by `quarry fit zero-dawn --games 240 --mode cooperative --mode cooperative-easy`: 6599 positions of 240 matches; off by 0.223, by the mean alone by 0.250. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: '44ddd41beb42137b',
  bias: -3.349,
  by: {
    encounter: -1.104,
    together: 0,
    hunters: -1.458,
    lost: -0.719,
    deck: 4.996,
    health: 0.539,
    faints: 0.238,
    gear: 0.174,
    wealth: 0.741,
    mine: 0,
  },
};
