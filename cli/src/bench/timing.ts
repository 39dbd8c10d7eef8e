/** How fast something is: repeated for a while, several times over, after a warm-up. */

/** The median of several runs, and the slowest and quickest of them. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Runs {
  readonly runs: number;
  /** How long one run takes, in seconds. */
  readonly seconds: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

/** What this thread has worked so far, in milliseconds: on a busy machine, too, it does not count while others have the core. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Does `step`, which says how many it did, for a while; so many for each second of work. */
function rateOf(step: () => number, seconds: number): number {
  const began = worked();
  let done = 0;
  let passed = 0;
  do {
    done += step();
    passed = worked() - began;
  } while (passed < seconds * 1000);
  return done / (passed / 1000);
}

/** How many times a second `step` is done. */
export function perSecond(step: () => number, { runs, seconds }: Runs): Spread {
  rateOf(step, seconds); // warm-up
  return spreadOf(Array.from({ length: runs }, () => rateOf(step, seconds)));
}

/** Two things measured in turns, so that a slow spell of the machine meets both; the ratio is that of each pair of runs. */
export function sideBySide(
  one: () => number,
  other: () => number,
  { runs, seconds }: Runs,
): { readonly one: Spread; readonly other: Spread; readonly ratio: Spread } {
  rateOf(one, seconds); // warm-up
  rateOf(other, seconds);
  const pairs = Array.from({ length: runs }, () => [rateOf(one, seconds), rateOf(other, seconds)] as const);
  return {
    one: spreadOf(pairs.map(pair => pair[0])),
    other: spreadOf(pairs.map(pair => pair[1])),
    ratio: spreadOf(pairs.map(pair => pair[0] / pair[1])),
  };
}

/** How many milliseconds `step` takes; `before` is not counted. */
export function milliseconds<T>(before: () => T, step: (made: T) => void, { runs }: Runs): Spread {
  const run = (): number => {
    const made = before();
    const began = performance.now();
    step(made);
    return performance.now() - began;
  };
  for (let i = 0; i < runs; i++) run(); // warm-up
  return spreadOf(Array.from({ length: runs * 3 }, run));
}
