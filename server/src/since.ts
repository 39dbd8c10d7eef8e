/**
 * What has happened since a seat's last turn, as far as it is over. In the scene that is played a roll or an attack may not be decided yet, and whoever is asked
 * about it would read how it ended: what was told in it waits for its end, and things are looked at as they stood when it began.
 */
import { type AnyMatch, type Seat, viewOf } from '@quarry/kernel';
import type { Since } from '@quarry/protocol';
import type { TableLog } from './table-log.ts';

/** `last` is the last answer that the seat gave in its own turn. */
export function sinceTurn({ game, checkpoint, toldInScene }: AnyMatch, log: TableLog, last: number, seat: Seat): readonly Since[] {
  if (!game.tells) return [];
  const told = log.since(last, seat);
  const over = told.slice(0, Math.max(0, told.length - toldInScene));
  const events = over.map(one => one.event);
  const recalled = game.tells.since(events, viewOf(game.rules.state, checkpoint.state, seat), seat);
  return recalled.map(({ says, at }) => ({ says, at: over[at]!.at }));
}
