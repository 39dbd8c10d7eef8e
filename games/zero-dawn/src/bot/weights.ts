/** Fitted by `quarry fit zero-dawn --games 1000 --mode cooperative --mode cooperative-easy`: 27462 positions of 1000 matches; off by 0.189, by the mean alone by 0.239. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: 'e15ff7aad97c00f7',
  bias: -8.655,
  by: {
    encounter: -2.646,
    together: 0,
    hunters: -1.243,
    lost: -1.09,
    deck: 11.226,
    health: 0.879,
    faints: 1.614,
    gear: 0.025,
    wealth: 1.411,
    mine: 0,
  },
};
