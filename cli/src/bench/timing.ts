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

/** How many times a second `step` is done; it says how many it did. */
export function perSecond(step: () => number, { runs, seconds }: Runs): Spread {
  const run = (): number => {
    const began = performance.now();
    let done = 0;
    let passed = 0;
    do {
      done += step();
      passed = performance.now() - began;
    } while (passed < seconds * 1000);
    return done / (passed / 1000);
  };
  run(); // warm-up
  return spreadOf(Array.from({ length: runs }, run));
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
