/** What a trace of the browser says of the frames that were drawn, and that were not. Pure; panning.ts takes it. */

export interface PanFigures {
  /** Frames that were drawn while the board moved. */
  readonly frames: number;
  readonly perSecond: number;
  /** Of a hundred frames with something new to show, how many came too late to be seen; where nothing moves for a while none is wanted. */
  readonly missed: number;
  /** The longest time between two of them, in milliseconds, and how long 95 of 100 took at most. */
  readonly longestMs: number;
  readonly p95Ms: number;
  /** What the page itself worked for a frame, in milliseconds of its own thread: what else the machine does is not in it. 60 frames a second leave 16.7. */
  readonly workMs: number;
}

export interface Trace {
  readonly traceEvents: readonly { readonly name: string; readonly ts: number }[];
}

/** Traces count in microseconds. */
const MS = 1_000;
const tenth = (n: number): number => Math.round(n * 10) / 10;

/** `worked`: milliseconds of the page's thread meanwhile. */
export function framesIn({ traceEvents }: Trace, worked: number): PanFigures {
  const drawn = [...new Set(traceEvents.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts))].sort((a, b) => a - b);
  const gaps = drawn
    .slice(1)
    .map((ts, i) => (ts - drawn[i]!) / MS)
    .sort((a, b) => a - b);
  const late = traceEvents.filter(({ name }) => name === 'DroppedFrame').length;
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  const quantile = (part: number): number => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))] ?? 0;
  return {
    frames: drawn.length,
    perSecond: all === 0 ? 0 : tenth((gaps.length * MS) / all),
    missed: drawn.length === 0 ? 0 : tenth((100 * late) / (drawn.length + late)),
    longestMs: tenth(quantile(1)),
    p95Ms: tenth(quantile(0.95)),
    workMs: drawn.length === 0 ? 0 : tenth(worked / drawn.length),
  };
}
