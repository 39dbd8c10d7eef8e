/** Which pods a hunter has at hand: UM-POD-2, 3, UM-ENG-8. How one is opened is in rules/pods.ts. */
import { GROUND, gap, TOLERANCE } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { podOf } from '../content/maps.ts';
import { hunterFigure, isEngaged, REACH } from '../questions.ts';
import type { View } from '../state.ts';

/** UM-POD-2: adjacent to a hunter on the ground, full or empty, counted from 0. */
export function adjacentPods(state: View, seat: Seat): number[] {
  const own = hunterFigure(state, seat);
  if (own.surface !== GROUND) return [];
  return [...state.pods.keys()].filter(pod => gap(own, podOf(state.zone, pod)) <= REACH + TOLERANCE);
}

/** UM-POD-3, UM-ENG-8: the pods that can be opened now. */
export const openablePods = (state: View, seat: Seat): number[] =>
  isEngaged(state, seat) ? [] : adjacentPods(state, seat).filter(pod => state.pods[pod]);
