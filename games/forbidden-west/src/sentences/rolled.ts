/** A roll of the story in a line of the log: what fell, whether it passed, and then how it ended in the words of its page. The journal reads the end of that line. */
import type { Pool } from '../content/dice.ts';
import { sayPool } from './dice.ts';

const STAMPS = { passed: ': passed.', failed: ': failed.' } as const;
const LEFT = ' left in this chapter';
type Stamp = keyof typeof STAMPS;

export const stampOf = (isPassed: boolean): Stamp => (isPassed ? 'passed' : 'failed');
export const rolledSays = (shown: string, isPassed: boolean, ending: string): string =>
  [`${shown}${STAMPS[stampOf(isPassed)]}`, ending].filter(Boolean).join(' ');

/** What is left to roll, as a page has it beside a roll that is to come. */
export const leftSays = (dice: Pool): string => `${sayPool(dice)}${LEFT}`;
/** A page that was told before these dice were left still offers those that have been thrown since. */
export const isLeftBehind = (says: string, dice: Pool): boolean => says.endsWith(LEFT) && says !== leftSays(dice);

/** How it ended, of such a line. */
export function endingIn(line: string, isPassed: boolean): string {
  const stamp = STAMPS[stampOf(isPassed)];
  return line.slice(line.indexOf(stamp) + stamp.length).trim();
}
