/** Fitted by `quarry fit primal --games 700`: 13444 positions of 700 matches; off by 0.145, by the mean alone by 0.187. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: 'fe2940c07928e3ec',
  bias: 1.872,
  by: {
    hearts: -0.24,
    time: 1.784,
    pace: -4.207,
    standing: 1.346,
    health: 1.788,
    lastLife: 0.061,
    lost: -0.78,
    jaw: 0.45,
    objectives: 0.425,
    level: -2.839,
  },
};
