/** Fitted by `quarry fit primal --games 300`: 6093 positions of 300 matches; off by 0.116, by the mean alone by 0.161. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: 'cea1f44adf638da6',
  bias: 2.865,
  by: {
    hearts: -1.553,
    time: 1.135,
    pace: -2.673,
    standing: 1.896,
    health: 1.173,
    lastLife: -1.119,
    lost: 0.12,
    jaw: -0.303,
    objectives: 0.255,
    level: -3.33,
  },
};
