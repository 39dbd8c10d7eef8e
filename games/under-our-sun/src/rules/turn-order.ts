/** Whose turn comes when. US-ROUND-2, US-R-106. */
import { clockwiseFrom, type Seat } from '@quarry/kernel';
import { living, seatOf } from '../questions/basics.ts';
import type { View, Who } from '../state.ts';

/** Living characters, from the starting player clockwise. */
export const inTurnOrder = (view: View): Who[] =>
  clockwiseFrom(view.starter, view.players.length).flatMap(seat => living(view).filter(who => seatOf(view, who) === seat));
/** Who stands for all where a text needs somebody: the starting player's first living character, or the next; -1 if everybody is dead. */
export const spokesman = (view: View): Who => inTurnOrder(view)[0] ?? -1;
/** Clockwise, past seats without a living character. */
export const nextStarter = (view: View): Seat => {
  const alive = new Set(living(view).map(who => seatOf(view, who)));
  const others = clockwiseFrom(view.starter, view.players.length).slice(1);
  return others.find(seat => alive.has(seat)) ?? view.starter;
};
