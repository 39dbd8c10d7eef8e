/** A roll of the story in a line of the log: what fell, whether it passed, and then how it ended in the words of its page. The journal reads the end of that line. */
const STAMPS = { passed: ': passed.', failed: ': failed.' } as const;
type Stamp = keyof typeof STAMPS;

export const stampOf = (isPassed: boolean): Stamp => (isPassed ? 'passed' : 'failed');
export const rolledSays = (shown: string, isPassed: boolean, ending: string): string =>
  [`${shown}${STAMPS[stampOf(isPassed)]}`, ending].filter(Boolean).join(' ');

/** How it ended, of such a line. */
export function endingIn(line: string, isPassed: boolean): string {
  const stamp = STAMPS[stampOf(isPassed)];
  return line.slice(line.indexOf(stamp) + stamp.length).trim();
}
