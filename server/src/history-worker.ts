/** The thread for looks back at matches of this server (history-job.ts). */
import type { Result } from '@quarry/kernel';
import type { Prepared } from './history.ts';
import { type HistoryJob, lookBack } from './history-job.ts';
import type { Bytes } from './store.ts';
import { serveJobs } from './thread.ts';

const bytesIn = (done: Result<Prepared | Bytes>): readonly ArrayBuffer[] => {
  if (!done.ok) return [];
  return 'rows' in done.value ? done.value.rows.map(one => one.buffer) : [done.value.buffer];
};

serveJobs((job: HistoryJob) => lookBack(job), bytesIn);
