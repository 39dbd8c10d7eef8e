/** Who ranks before whom, by what everybody sees of them. */
import type { HunterView, View } from '../state.ts';

/** UM-END-6, UM-END-7: below 0 if the first of two hunters ranks higher. */
const compare = (a: HunterView, b: HunterView): number =>
  b.points - a.points || b.kills - a.kills || a.falls - b.falls || b.podsOpened - a.podsOpened;

/** The place of each seat, counted from 1; those who share it have the same. */
export const ranking = ({ hunters }: Pick<View, 'hunters'>): number[] =>
  hunters.map(hunter => 1 + hunters.filter(other => compare(other, hunter) < 0).length);
