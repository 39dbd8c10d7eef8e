import { expect, test } from 'vitest';
import { framesIn } from './frames.ts';

const trace = (...ms: readonly number[]) => ({
  traceEvents: ms.flatMap(at => [
    { name: 'DrawFrame', ts: at * 1_000 },
    { name: 'BeginFrame', ts: at * 1_000 - 4 },
  ]),
});

test('frames a second and the longest one are read from when frames were drawn, in whatever order the trace has them', () => {
  expect(framesIn(trace(20, 0, 10, 60, 30), 42)).toEqual({ frames: 5, perSecond: 66.7, missed: 0, longestMs: 30, p95Ms: 30, workMs: 8.4 });
});

test('where nothing was drawn there is no figure', () => {
  expect(framesIn(trace(), 7)).toEqual({ frames: 0, perSecond: 0, missed: 0, longestMs: 0, p95Ms: 0, workMs: 0 });
});

test('what was not drawn in time is told as a share of all that was new', () => {
  const { traceEvents } = trace(0, 17, 34);
  expect(framesIn({ traceEvents: [...traceEvents, { name: 'DroppedFrame', ts: 50_000 }] }, 0)).toMatchObject({ frames: 3, missed: 25 });
});
