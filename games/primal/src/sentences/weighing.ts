/** What one play comes to beside another, as it goes on after `It`: for whoever asks what to do (kernel, Worth). What counts is bot/position.ts’s. */
import type { Seat } from '@quarry/kernel';
import { hunterOf, isUp, seatsOf } from '../places.ts';
import { healthOf, sleeping } from '../questions.ts';
import type { View } from '../state.ts';
import { hunterName, slotName } from './names.ts';

/** Less than this is nothing to speak of: a tenth of a heart, one in fifty. */
const LEAST_HEARTS = 0.1;
const LEAST_SHARE = 0.02;

const percent = (by: number): string => `${Math.round(100 * by)} %`;
const ofHearts = (by: number): string => `${by.toFixed(1)} ${by.toFixed(1) === '1.0' ? 'heart' : 'hearts'}`;

export const SAYS: Readonly<Record<string, (by: number) => string>> = {
  hearts: by => (10 * -by >= LEAST_HEARTS ? `takes ${ofHearts(10 * -by)} more by the end of the round` : ''),
  standing: by => (by >= LEAST_SHARE ? `leaves ${percent(by)} more of the hunters standing` : ''),
  health: by => (by >= LEAST_SHARE ? `leaves the hunters ${percent(by)} more of their health` : ''),
  lastLife: by => (-by >= LEAST_SHARE ? 'keeps more armour and helms whole' : ''),
  jaw: by => (-by >= LEAST_SHARE ? 'fills the jaw less' : ''),
  objectives: by => (by >= LEAST_SHARE ? 'brings an objective further' : ''),
};

const isAsleep = ({ monster }: View, before: View, slot: number): boolean =>
  monster.slots[slot]!.serial === before.monster.slots[slot]!.serial && monster.slots[slot]!.up.length === 0;

/** What a play has come to for certain: a heart, who stays asleep, who stays up. */
export function deeds(before: View, after: View, seat: Seat): readonly string[] {
  if (before.round !== after.round || before.monster.slots.length !== after.monster.slots.length) return [];
  const hearts = before.monster.health - after.monster.health;
  const asleep = sleeping(before).filter(slot => isAsleep(after, before, slot));
  const unhurt = seatsOf(before).filter(
    one => isUp(before, one) && isUp(after, one) && hunterOf(after, one).damage <= hunterOf(before, one).damage,
  );
  return [
    ...(hearts > 0 ? [`takes ${hearts === 1 ? 'a heart' : `${hearts} hearts`} at once`] : []),
    ...asleep.map(slot => `keeps the behaviour in ${slotName(slot)} asleep`),
    ...unhurt
      .filter(one => healthOf(before, one) === healthOf(after, one))
      .map(one => `leaves ${one === seat ? 'you' : hunterName(before, one)} unhurt`),
  ];
}
