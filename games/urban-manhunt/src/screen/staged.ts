/** Which moment of the show a line of the log is, and how long what it lays over the board stays there. Pure. */
import type { Seat } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import type { Told, UrbanEvent } from '../events.ts';

export type Staged =
  /** A bar across the picture. */
  | { readonly as: 'bar'; readonly sort: 'turn' | 'crims' | 'off' | 'on'; readonly says: string; readonly seat: Seat | null }
  /** A lower third: a card that is drawn, played or carried out. */
  | { readonly as: 'third'; readonly tag: 'Event' | 'Keeper'; readonly card: number; readonly seat: Seat; readonly does: string }
  /** A mugshot that is stamped. */
  | { readonly as: 'stamp'; readonly card: number; readonly by: Seat; readonly points: number | null }
  /** What the crowd gives. */
  | { readonly as: 'crowd'; readonly seat: Seat; readonly points: number };

/** Nothing but what the rules tell comes over the wire. */
export const toldIn = ({ type, rule, event }: Line): UrbanEvent => ({ ...event, type, rule }) as UrbanEvent;

const bar = (sort: 'turn' | 'crims' | 'off' | 'on', says: string, seat: Seat | null = null): Staged => ({ as: 'bar', sort, says, seat });

const third =
  (tag: 'Event' | 'Keeper', does: string) =>
  ({ seat, card }: { readonly seat: Seat; readonly card: number }): Staged => ({ as: 'third', tag, card, seat, does });

const STAGED: { readonly [T in UrbanEvent['type']]?: (event: Told<T>) => Staged | null } = {
  'turn-begun': ({ turn }) => bar('turn', `Turn ${turn}`),
  'overtime-begun': ({ overtime }) => bar('turn', `Overtime ${overtime}`),
  'phase-begun': ({ phase }) => (phase === 'crim' ? bar('crims', 'The crims act') : null),
  'hunter-incapacitated': ({ seat }) => bar('off', 'Off air', seat),
  'hunter-returned': ({ seat }) => bar('on', 'Back on air', seat),
  'event-queued': third('Event', 'Drawn by'),
  'event-carried-out': third('Event', 'Takes effect, of'),
  'event-in-force': third('Event', 'In force, of'),
  'keeper-flipped': third('Keeper', 'Drawn by'),
  'keeper-played': third('Keeper', 'Played by'),
  'crim-eliminated': ({ card, by }) => (by < 0 ? null : { as: 'stamp', card, by, points: null }),
  'points-gained': ({ seat, n, source }) => (source === 'quality' ? { as: 'crowd', seat, points: n } : null),
};

export function stagedBy(line: Line): Staged | null {
  if (!Object.hasOwn(STAGED, line.type)) return null;
  const stages = STAGED[line.type as UrbanEvent['type']] as (event: UrbanEvent) => Staged | null;
  return stages(toldIn(line));
}

/** UM-IMP-4, 8: what the Impact Die has just shown, if it is one of the two faces that do something. Dice that were shown before they are counted have had their moment. */
export function impactOf(line: Line): 'ten' | 'one' | null {
  const told = toldIn(line);
  const face =
    told.type === 'rolled' || (told.type === 'rerolled' && told.isImpact)
      ? told.lies.impact
      : told.type === 'checked' && !told.isShown
        ? told.impact
        : 0;
  return face === 10 ? 'ten' : face === 1 ? 'one' : null;
}

/** What begins something else: what was said or shown before is over. */
const ENDS: readonly string[] = ['hunter-activated', 'phase-begun', 'turn-begun', 'attack-declared', 'action-taken', 'activation-ended'];

/** In milliseconds: what is staged is there to be read, dice roll, and all else passes. */
export const shownFor = (line: Line): number => (stagedBy(line) ? 900 : Array.isArray(line.event['faces']) ? 700 : 200);

export const isBeginning = ({ type }: Line): boolean => ENDS.includes(type);

/** What lies over the board with this line: its own moment, else the one before, as long as what follows from it is told. Bars are for their line alone. */
export function stagedNow(before: Staged | null, now: Line | null): Staged | null {
  if (!now) return null;
  const own = stagedBy(now);
  if (own) return own;
  if (!before || before.as === 'bar' || isBeginning(now)) return null;
  if (before.as !== 'stamp' || now.type !== 'points-gained') return before;
  const { n, source } = toldIn(now) as Told<'points-gained'>;
  return source === 'kill' ? { ...before, points: n } : before;
}
