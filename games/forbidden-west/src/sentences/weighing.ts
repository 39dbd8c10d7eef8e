/** What one deed comes to beside another, as it goes on after `It`: for whoever asks what to do (kernel, Worth). What counts is bot/position.ts’s. */
import type { Seat } from '@quarry/kernel';
import { enemiesIn, marshalOf, seatsOf } from '../questions.ts';
import type { View } from '../state.ts';
import { enemyAt, marshalName, theEnemy } from './names.ts';

/** Less than this is nothing to speak of. */
const LEAST_SHARE = 0.02;
const LEAST_POTIONS = 0.2;
const LEAST_CARDS = 0.2;

export const SAYS: Readonly<Record<string, (by: number) => string>> = {
  health: by => (by >= LEAST_SHARE ? `leaves the party ${Math.round(100 * by)} % more of its hit points after the encounter` : ''),
  potions: by => (5 * by >= LEAST_POTIONS ? 'saves potions' : ''),
  cards: by => (15 * by >= LEAST_CARDS ? `leaves each character ${(15 * by).toFixed(1)} more cards` : ''),
};

/** What a deed has come to for certain: who has fallen, who was not seen, who was not hurt. */
export function deeds(before: View, after: View, seat: Seat): readonly string[] {
  if (before.brief !== after.brief || before.setbacks !== after.setbacks || before.fight.turn === 0) return [];
  const fallen = enemiesIn(before).filter(({ id }) => enemyAt(after, id)?.isIn === false);
  const called = (one: Seat): string => (one === seat ? 'you' : marshalName(before, one));
  const unseen = seatsOf(before).filter(one => marshalOf(before, one).isHidden && marshalOf(after, one).isHidden);
  const unhurt = seatsOf(before).filter(one => marshalOf(after, one).dial >= marshalOf(before, one).dial);
  return [
    ...fallen.map(({ id }) => `defeats ${theEnemy(before, id)}`),
    ...unseen.map(one => `leaves ${called(one)} unseen`),
    ...unhurt.map(one => `costs ${called(one)} no hit points`),
  ];
}
