/** The dice of a narrative section: which can be chosen, and how likely they pass (FW-ROLL-3, FW-R-10). */
import { pipsAndCrits } from '@quarry/board';
import { coloursOf, countOf, FACES, type Face, type Pool } from '../content/dice.ts';
import type { Need } from '../content/story/types.ts';
import { judgeRoll } from '../deeds/story.ts';

/** Every mix of the dice that are left, few first; none at all comes first. */
export function poolsWithin([orange, blue, black]: Pool): Pool[] {
  const found: Pool[] = [];
  for (let o = 0; o <= orange; o++) for (let b = 0; b <= blue; b++) for (let k = 0; k <= black; k++) found.push([o, b, k]);
  return found.sort((a, b) => countOf(a) - countOf(b));
}

/** `2O1B`, or `none`. */
export function keyOfPool(pool: Pool): string {
  const letters = ['O', 'B', 'K'];
  const key = pool.map((n, colour) => (n > 0 ? `${n}${letters[colour]}` : '')).join('');
  return key === '' ? 'none' : key;
}

const asPips = (face: Face) => (face === 'crit' ? { pips: 0, crit: true } : { pips: face, crit: false });
const DICE = FACES.map((faces, colour) => ({ name: `${colour}`, faces: faces.map(asPips) }));

export function chanceToPass(pool: Pool, needs: readonly Need[]): number {
  if (countOf(pool) === 0) return 0;
  const rolls = pipsAndCrits(coloursOf(pool).map(colour => DICE[colour]!));
  return Math.min(
    1,
    rolls.reduce((sum, roll) => sum + (judgeRoll(needs, roll).isPassed ? roll.chance : 0), 0),
  );
}
