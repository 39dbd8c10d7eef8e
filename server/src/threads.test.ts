import { afterEach, expect, test } from 'vitest';
import { Busy, GivenUp, Threads, type ThreadsOptions } from './threads.ts';

const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.postMessage('ready');
    parentPort.on('message', job => {
      while (job === 'never ends');
      if (job === 'waits a while') for (let i = 0; i < 3; i++) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
      if (job === 'sleeps') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      if (job === 'takes everything') for (const all = [];;) all.push(new Array(1000).fill(all.length));
      if (job === 'leaves') process.exit(0);
      parentPort.postMessage({ ok: true, value: job?.byteLength ?? job });
    });`)}`,
);

/** Far longer than the short jobs take on a busy machine. */
const LIMIT = 2000;

let threads: Threads;
const start = (options: ThreadsOptions = {}): Threads => (threads = new Threads(SCRIPT, options));
afterEach(() => threads.close());

test('what cannot be handed over is refused, and the thread is free for the next', async () => {
  start();

  await expect(threads.do(() => {})).rejects.toThrow();

  expect(await threads.do('next')).toBe('next');
});

test('a job that never ends is given up, and the next is done by another thread', async () => {
  start({ limitMs: LIMIT });
  const endless = threads.do('never ends');
  const next = threads.do('next');

  await expect(endless).rejects.toBeInstanceOf(GivenUp);
  expect(await next).toBe('next');
});

test('of a patient thread only its work counts: one that had to wait for the processor is not given up, one that never ends is', async () => {
  start({ limitMs: 300, isPatient: true });
  await threads.do('next');

  expect(await threads.do('waits a while')).toBe('waits a while');
  await expect(threads.do('never ends')).rejects.toBeInstanceOf(GivenUp);
  await expect(threads.do('sleeps')).rejects.toBeInstanceOf(GivenUp);

  await threads.close();
  start({ limitMs: 300 });
  await threads.do('next');
  await expect(threads.do('waits a while')).rejects.toBeInstanceOf(GivenUp);
});

test('a job that takes all memory ends its thread alone', async () => {
  start({ memoryMb: 16 });

  await expect(threads.do('takes everything')).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });

  expect(await threads.do('next')).toBe('next');
});

test('a thread that goes away does not leave anybody waiting', async () => {
  start();

  await expect(threads.do('leaves')).rejects.toThrow('a thread ended');

  expect(await threads.do('next')).toBe('next');
});

test('only so many jobs wait; the one too many is turned away at once', async () => {
  start({ limitMs: LIMIT, mostWaiting: 2 });
  const endless = threads.do('sleeps').catch(error => error);
  const [first, second] = [threads.do('first'), threads.do('second')];

  await expect(threads.do('third')).rejects.toBeInstanceOf(Busy);

  expect(await endless).toBeInstanceOf(GivenUp);
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('bytes are handed over, not copied', async () => {
  start();
  const bytes = new Uint8Array(1000);

  expect(await threads.do(bytes, [bytes.buffer])).toBe(1000);

  expect(bytes.byteLength).toBe(0);
});
