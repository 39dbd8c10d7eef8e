/** Where to stand: every sector in reach with the best turn that could be had there. */
import type { Seat } from '@quarry/kernel';
import { handOf, hasTerrain, hunterOf, isUp, positionOf, seatsOf, stanceOf, standingSeats } from '../places.ts';
import { moveCost } from '../questions.ts';
import type { View } from '../state.ts';
import { feels, has } from '../texts-in-force.ts';
import { bestLine, outlookOf, wake, waysToPay } from './plan.ts';
import { draftOf } from './texts.ts';

/** How a sector is for whoever stands in it beyond this turn. */
export function groundPoints(view: View, sector: number): number {
  const here = (kind: Parameters<typeof hasTerrain>[2]): boolean => hasTerrain(view, sector, kind);
  return (
    (here('fire') ? -6 : 0) +
    (here('snapmaw') ? -0.8 : 0) +
    (here('ice') ? -0.4 : 0) +
    (here('balm-flower') ? 0.8 : 0) +
    (here('plateau') ? 0.8 : 0) +
    (here('rock') ? 0.6 : 0) +
    (here('fury-blossom') ? 0.4 : 0)
  );
}
/** Whether somebody has fallen there who could be helped. */
const needsHelp = (view: View, sector: number): boolean =>
  seatsOf(view).some(seat => ['red', 'black'].includes(hunterOf(view, seat).ko) && hunterOf(view, seat).sector === sector);

const A_RESCUE = 2.5;
/** The best turn from a sector, whatever it takes to get there. */
export function turnAt(view: View, seat: Seat, sector: number, how: 'paid' | 'free' | 'stay'): number {
  const outlook = outlookOf(view, seat);
  const draft = draftOf(view, seat, -1, outlook.dangers);
  const { me } = draft;
  if (how === 'paid') {
    const [way] = waysToPay(view, outlook, moveCost(view, seat), -1);
    if (!way) return Number.NEGATIVE_INFINITY;
    me.hand = handOf(me).filter(card => !way.cards.includes(card));
    me.stamina -= way.tokens;
  }
  me.sector = sector;
  if (how !== 'stay') {
    if (how === 'paid') me.hasMoved = true;
    wake(draft, hasTerrain(view, sector, 'water') ? ['move', 'move-water'] : ['move']);
    if (feels(draft.view, seat, 'fog')) me.isThreatened = true;
  } else if (!me.hasMoved && !has(view, seat, 'no-threat-by-staying')) {
    me.isThreatened = true;
    wake(draft, ['threatened']);
  }
  const help = needsHelp(view, sector) ? A_RESCUE : 0;
  return draft.points + bestLine(draft.view, outlook).total + groundPoints(view, sector) + help;
}

/** Without a turn to plan: where the beast is open, and not in its face. */
export function standPoints(view: View, sector: number, facing = view.monster.facing): number {
  const position = positionOf({ ...view, monster: { ...view.monster, facing } }, sector);
  return (stanceOf(view).exposed.includes(position) ? 2 : 0) + (position === 'front' ? -1 : 0) + groundPoints(view, sector);
}
/** How the party would stand if the monster faced a sector. */
export const facingPoints = (view: View, facing: number): number =>
  standingSeats(view)
    .filter(seat => isUp(view, seat))
    .reduce((sum, seat) => sum + standPoints(view, hunterOf(view, seat).sector, facing), 0);
