/** Fitted by `quarry fit urban-manhunt --games 360`: 7814 positions of 360 matches; off by 0.179, by the mean alone by 0.228. */
import type { Weights } from '@quarry/kernel';

export const WEIGHTS: Weights = {
  content: 'dedc6790b6415b54',
  bias: 0.541,
  by: {
    alone: 0.548,
    rivals: -1.017,
    leadAlone: 2.631,
    lead: 2.876,
    lateAlone: 1.644,
    late: 1.738,
    time: -0.421,
    wounds: -0.374,
    momentum: 0.188,
    depleted: -1.649,
    pods: -0.184,
  },
};
