/** Fitted by `quarry fit under-our-sun --games 200`: 8491 positions of 200 matches; off by 0.188, by the mean alone by 0.255. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: '1d4e05997e543c4e',
  bias: -1.052,
  by: {
    side: 1.392,
    done: 0.425,
    time: 0.767,
    pace: -1.053,
    goods: 0.708,
    way: 0.042,
    alive: 1.42,
    alone: -1.927,
    health: 1.231,
    water: -0.106,
    fitness: 0.729,
    sick: -1.183,
    fights: -0.595,
    marks: -4.255,
    many: -0.258,
  },
};
