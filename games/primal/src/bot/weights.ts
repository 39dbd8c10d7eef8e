/** Fitted by `quarry fit primal --games 150`: 2921 positions of 150 matches; off by 0.126, by the mean alone by 0.164. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: 'f58f356092d15bc9',
  bias: 3.472,
  by: {
    hearts: -1.186,
    time: 0.75,
    pace: -2.001,
    standing: 1.462,
    health: 1.421,
    lastLife: -0.86,
    lost: -0.523,
    jaw: -0.586,
    objectives: 0.488,
    level: -4.184,
  },
};
