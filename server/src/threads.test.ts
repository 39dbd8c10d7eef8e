import { afterEach, expect, test } from 'vitest';
import { Threads } from './threads.ts';

const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', job => {
      while (job === 'never ends');
      parentPort.postMessage({ ok: true, value: job });
    });`)}`,
);

let threads: Threads;
afterEach(() => threads.close());

test('what cannot be handed over is refused, and the thread is free for the next', async () => {
  threads = new Threads(SCRIPT, 1);

  await expect(threads.do(() => {})).rejects.toThrow();

  expect(await threads.do('next')).toBe('next');
});

test('a job that never ends is given up, and the next is done by another thread', async () => {
  threads = new Threads(SCRIPT, 1, 300);
  const endless = threads.do('never ends');
  const next = threads.do('next');

  await expect(endless).rejects.toThrow('longer than 300 ms');
  expect(await next).toBe('next');
});
