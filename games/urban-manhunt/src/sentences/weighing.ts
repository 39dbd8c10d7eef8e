/** What one deed comes to beside another, as it goes on after `It`: for whoever asks what to do (kernel, Worth). What counts is bot/position.ts’s. */
import { plural, type Seat } from '@quarry/kernel';
import { targetOf } from '../questions/targets.ts';
import type { View } from '../state.ts';
import { crimNumbered } from './names.ts';

/** Less than this is nothing to speak of: a twentieth of what a tier takes, and of the rest one in fifty. */
const LEAST_LEAD = 0.02;
const LEAST_SHARE = 0.02;
/** Points of silver in a match of standard length, by which a lead is measured. */
const POINTS = targetOf('silver', 'standard');

const ahead = (by: number): string =>
  by >= LEAST_LEAD ? `brings about ${plural(Math.max(1, Math.round(POINTS * by)), 'point')} more by the end of the turn` : '';
const share =
  (says: string) =>
  (by: number): string =>
    by >= LEAST_SHARE ? says : '';

export const SAYS: Readonly<Record<string, (by: number) => string>> = {
  lead: ahead,
  leadAlone: ahead,
  wounds: by => share('costs fewer wounds')(-by),
  momentum: share('leaves more Momentum'),
  depleted: by => share('keeps more of your weapons loaded')(-by),
};

/** What a deed has come to for certain: points, who is eliminated, that nobody has wounded you. */
export function deeds(before: View, after: View, seat: Seat): readonly string[] {
  const [was, is] = [before.hunters[seat]!, after.hunters[seat]!];
  if (before.turn !== after.turn || before.overtime !== after.overtime || was.slate < 0) return [];
  const won = is.points - was.points;
  const gone = before.crims.filter(({ no }) => !after.crims.some(one => one.no === no));
  return [
    ...(won > 0 ? [`is worth ${plural(won, 'point')} at once`] : []),
    ...gone.map(({ no }) => `rids the zone of ${crimNumbered(before, no)}`),
    ...(was.isIn && is.isIn && is.wounds <= was.wounds ? ['costs you no wound'] : []),
  ];
}
