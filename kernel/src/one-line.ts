/** What a decision asks, and what is to be known for it: a question is read in one line, facts stand beside it. */

/** So many characters fit into one line beside the answers; no question is longer. */
export const LONGEST_QUESTION = 90;

/** A question; with what is to be known for it, if there is anything. */
export type Asks = string | readonly [asks: string, told: string];

export const askedIn = (asks: Asks): string => (typeof asks === 'string' ? asks : asks[0]);
export const toldIn = (asks: Asks): string => (typeof asks === 'string' ? '' : asks[1]);

/** The first of these that is short enough; the last one, if none is. */
export const shortEnough = (...ways: readonly [string, ...string[]]): string =>
  ways.find(says => says.length <= LONGEST_QUESTION) ?? ways.at(-1)!;
