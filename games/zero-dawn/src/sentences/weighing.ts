/** What one deed comes to beside another, as it goes on after `It`: for whoever asks what to do (kernel, Worth). What counts is bot/position.ts’s. */
import type { Seat } from '@quarry/kernel';
import { health } from '../bot/insight.ts';
import type { EnemyView, View } from '../state.ts';
import { theEnemy, theHunter } from './names.ts';

/** Less than this is nothing to speak of. */
const LEAST_SHARE = 0.02;
const LEAST_CARDS = 0.2;

const percent = (by: number): string => `${Math.round(100 * by)} %`;
const ofCards = (by: number): string => `${by.toFixed(1)} more ${by.toFixed(1) === '1.0' ? 'card' : 'cards'}`;

export const SAYS: Readonly<Record<string, (by: number) => string>> = {
  lost: by => (-by >= LEAST_SHARE ? `wins this encounter ${percent(-by)} more often` : ''),
  health: by => (20 * by >= LEAST_CARDS ? `leaves each hunter ${ofCards(20 * by)} to live on` : ''),
  faints: by => (-by >= LEAST_SHARE ? 'makes it less likely that a hunter faints' : ''),
  gear: by => (10 * by >= LEAST_CARDS ? 'brings more gear' : ''),
  wealth: by => (10 * by >= LEAST_CARDS ? 'brings more glory and salvage' : ''),
  mine: by => (by >= LEAST_SHARE ? 'puts you further ahead of the others' : ''),
};

/** What a deed has come to for certain: who is killed, who has not noticed anybody, who lost no card. */
export function deeds(before: View, after: View, seat: Seat): readonly string[] {
  if (before.encounter !== after.encounter || before.card !== after.card) return [];
  const inPlay = (one: EnemyView | undefined): boolean => one?.status === 'in-play';
  const there = before.enemies.filter(inPlay);
  const now = (one: EnemyView): EnemyView | undefined => after.enemies.find(other => other.id === one.id);
  const quiet = there.filter(one => !one.isAlert && inPlay(now(one)) && !now(one)!.isAlert);
  const unhurt = before.hunters.flatMap((hunter, i) =>
    hunter.isUp && after.hunters[i]!.isUp && health(after.hunters[i]!) >= health(hunter) ? [i] : [],
  );
  return [
    ...there.filter(one => now(one)?.status === 'killed').map(one => `kills ${theEnemy(before, one.id)}`),
    ...quiet.map(one => `does not alert ${theEnemy(before, one.id)}`),
    ...unhurt.map(one => `costs ${one === seat ? 'you' : theHunter(before, one)} no card`),
  ];
}
