/** How everybody stands in the show: places by points, who is on air and who comes next, and what was gained since one's own turn. Pure. */
import { plural, type Seat, sayList, times } from '@quarry/kernel';
import { ranking } from '../questions/ranking.ts';
import { initiative } from '../questions.ts';
import type { HunterView, View } from '../state.ts';
import type { Mood } from './portraits/parts.tsx';

export interface Place {
  readonly seat: Seat;
  /** Counted from 1; those who have the same points share it. */
  readonly rank: number;
}

/** From the most points; of equals whoever comes first in initiative. */
export function placesOf(view: View): readonly Place[] {
  const pointsOf = (seat: Seat): number => view.hunters[seat]!.points;
  const order = initiative(view).toSorted((a, b) => pointsOf(b) - pointsOf(a));
  return order.map(seat => ({ seat, rank: 1 + order.filter(other => pointsOf(other) > pointsOf(seat)).length }));
}

/** At the end: where points are level, what else counts tells who stands before whom. */
export function placesAtEnd(view: View): readonly Place[] {
  const ranks = ranking(view);
  return placesOf(view)
    .map(({ seat }) => ({ seat, rank: ranks[seat]! }))
    .toSorted((a, b) => a.rank - b.rank);
}

/** `on` air acts, `off` air was carried out and may be about to recover, `done` and `next` are of the Hunter Phase; `ready` is everybody else. */
export type Air = 'on' | 'off' | 'done' | 'next' | 'ready';

const isOffAir = ({ isIn, fellInTurn }: HunterView): boolean => !isIn && fellInTurn > 0;

export function airOf(view: View, seat: Seat, active: Seat | null): Air {
  if (isOffAir(view.hunters[seat]!)) return 'off';
  if (active === seat) return 'on';
  if (view.phase !== 'hunter') return 'ready';
  const at = initiative(view).indexOf(seat) - view.done;
  return at < 0 ? 'done' : at === (active === null ? 0 : 1) ? 'next' : 'ready';
}

/** Whether the show is about this hunter now: about nobody who is off air, and while crims act about whoever it happens to. */
export const isInPlay = ({ phase }: View, air: Air, isLooked: boolean): boolean =>
  air === 'on' || isLooked || (air !== 'off' && phase !== 'crim');

/** Half of the Wound Tokens that somebody can take are seen in the face. */
export const moodOf = (hunter: HunterView, maximum: number): Mood =>
  isOffAir(hunter) ? 'down' : hunter.wounds > 0 && 2 * hunter.wounds >= maximum ? 'hurt' : 'idle';

/** `7 crims eliminated, 2 pods opened, off air once`. */
export const tallySays = ({ kills, podsOpened, falls }: Pick<HunterView, 'kills' | 'podsOpened' | 'falls'>): string =>
  sayList([
    kills === 0 ? 'nobody eliminated' : `${plural(kills, 'crim')} eliminated`,
    ...(podsOpened > 0 ? [`${plural(podsOpened, 'pod')} opened`] : []),
    falls === 0 ? 'never off air' : `off air ${times(falls)}`,
  ]);

/** Points by seat. */
export type Score = readonly number[];
export const scoreOf = ({ hunters }: View): Score => hunters.map(({ points }) => points);

/** What is compared with: how it stood when one's own turn was last seen. */
export const scoreSince = (before: Score | null, view: View, isOwnTurn: boolean): Score =>
  before === null || isOwnTurn || before.length !== view.hunters.length ? scoreOf(view) : before;
