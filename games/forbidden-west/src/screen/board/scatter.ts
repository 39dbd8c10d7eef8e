/** Numbers between 0 and 1 that look like chance and are the same every time: where a blade of grass stands must not change from one glance to the next. */
export function scatter(seed: number): () => number {
  let at = (seed * 2654435761) % 2147483647 || 77;
  if (at < 0) at += 2147483646;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

/** To a tenth: drawings are long enough. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;
