/** What one deed comes to beside another, as it goes on after `It`: for whoever asks what to do (kernel, Worth). What counts is bot/position.ts’s. */
import type { Seat } from '@quarry/kernel';
import { everybody, isAlive } from '../questions/basics.ts';
import type { View } from '../state.ts';
import { characterName, theEnemy } from './names.ts';

/** Less than this is nothing to speak of. */
const LEAST_SHARE = 0.02;

const percent = (by: number): string => `${Math.round(100 * by)} %`;
const share =
  (says: (by: string) => string) =>
  (by: number): string =>
    by >= LEAST_SHARE ? says(percent(by)) : '';
const less =
  (says: (by: string) => string) =>
  (by: number): string =>
    share(says)(-by);

export const SAYS: Readonly<Record<string, (by: number) => string>> = {
  done: share(by => `brings the mission ${by} further by the end of the phase`),
  goods: share(by => `brings together ${by} more of the goods that the mission takes`),
  way: less(() => 'brings the party nearer to what the mission wants'),
  alive: share(by => `keeps ${by} more of the party alive`),
  health: share(by => `leaves the party ${by} more of its HP`),
  water: share(() => 'leaves more to drink'),
  fitness: share(() => 'leaves the party better rested'),
  sick: less(() => 'leaves fewer characters infected'),
  fights: less(() => 'leaves the party with fewer enemies beside it'),
};

/** What a deed has come to for certain: who has fallen, what was fulfilled, who has lost no HP. */
export function deeds(before: View, after: View, seat: Seat): readonly string[] {
  if (before.phases !== after.phases || before.characters.length !== after.characters.length) return [];
  const fallen = before.enemies.filter(({ id }) => !after.enemies.some(one => one.id === id));
  const unhurt = everybody(before).filter(who => isAlive(after, who) && after.characters[who]!.hp >= before.characters[who]!.hp);
  const isYours = (who: number): boolean => before.characters[who]!.seat === seat && before.players.length > 1;
  return [
    ...(after.stage > before.stage ? ['fulfils what the mission wanted'] : []),
    ...fallen.map(({ id }) => `removes ${theEnemy(before, id)}`),
    ...unhurt.map(who => `costs ${isYours(who) ? 'you' : characterName(before, who)} no HP`),
  ];
}
