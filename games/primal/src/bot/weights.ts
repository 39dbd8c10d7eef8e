/** Fitted by `quarry fit primal --games 600`: 12430 positions of 600 matches; off by 0.140, by the mean alone by 0.196. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: 'c73787f5cfbb649f',
  bias: 2.315,
  by: {
    hearts: -2.436,
    time: 1.802,
    pace: -2.15,
    standing: 1.459,
    health: 1.82,
    lastLife: -0.584,
    lost: 0.718,
    jaw: 0.106,
    objectives: 0.305,
    level: -3.82,
  },
};
