/** What water and healing are worth to a character, in points. */
import { cardOf, characterOf } from '../questions/basics.ts';
import { waterRoom } from '../questions.ts';
import type { View, Who } from '../state.ts';

const THIRST = [95, 62, 36, 16, 7, 4];
/** Filling up, seen from so far away (in AP). */
export function worthOfWater(view: View, who: Who, far = 0): number {
  const { water } = characterOf(view, who);
  const missing = waterRoom(view, who) - water;
  if (missing <= 0) return 0;
  const onArrival = Math.max(0, water - Math.floor(far / 6));
  return Math.min(1, missing / 2) * (THIRST[Math.min(onArrival, THIRST.length - 1)]! + missing);
}
export const isHurt = (view: View, who: Who): number => cardOf(view, who).hp - characterOf(view, who).hp;
/** What healing so much is worth: the first points most. */
export function worthOfHealing(view: View, who: Who, n: number): number {
  const { hp } = characterOf(view, who);
  const healed = Math.min(n, isHurt(view, who));
  let sum = 0;
  for (let i = 0; i < healed; i++) sum += hp + i <= 2 ? 24 : hp + i <= 4 ? 14 : 9;
  return sum;
}
