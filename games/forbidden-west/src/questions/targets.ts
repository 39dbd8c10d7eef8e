/** Whom an enemy picks: revealed characters, and what stands for one. FW-BEH-9, FW-EMOVE-1..3, FW-R-61, FW-R-62. */
import type { Seat } from '@quarry/kernel';
import type { Target } from '../content/types.ts';
import type { Square } from '../places.ts';
import { distanceTo, fieldIn, marshalOf } from '../questions.ts';
import { decoys } from '../rules/brief-rules.ts';
import type { EnemyView, View } from '../state.ts';

/** A character, or with seat -1 a token that stands for one: a distraction, or somebody who flees. */
export interface Mark {
  readonly seat: Seat;
  readonly square: Square;
}

/** From the highest threat down: distractions, the threat track, then those of lowest threat that a brief names. */
export function marks(view: View): Mark[] {
  const { fight } = view;
  return [
    ...fight.distractions.map(square => ({ seat: -1, square })),
    ...fight.threat.map(seat => ({ seat, square: marshalOf(view, seat).square })),
    ...(fight.threat.length + fight.distractions.length > 0 ? decoys(view).map(square => ({ seat: -1, square })) : []),
  ];
}

/** FW-EMOVE-3: of equals the one higher on the threat track. */
export function pick(view: View, enemy: EnemyView, target: Exclude<Target, 'same'>): Mark | null {
  const all = marks(view);
  if (target === 'threat' || all.length < 2) return all[0] ?? null;
  const field = fieldIn(view);
  const away = (mark: Mark): number => distanceTo(field, mark.square, enemy);
  const best = all.reduce((n, mark) => (target === 'closest' ? Math.min(n, away(mark)) : Math.max(n, away(mark))), away(all[0]!));
  return all.find(mark => away(mark) === best)!;
}

/** Where the mark is now; null if it is no longer one (FW-R-61, FW-R-91). */
export function present(view: View, mark: Mark): Mark | null {
  if (mark.seat >= 0) return view.fight.threat.includes(mark.seat) ? { seat: mark.seat, square: marshalOf(view, mark.seat).square } : null;
  return marks(view).find(one => one.seat < 0 && one.square === mark.square) ?? null;
}
