/** The thread for what comes from outside (import-job.ts): whatever somebody sends is parsed, played and given up here, away from those who play. */
import { readImport } from './import-job.ts';
import type { Bytes } from './store.ts';
import { serveJobs } from './thread.ts';

serveJobs(
  (body: Bytes) => readImport(body),
  done => (done.ok ? done.value.rows.map(one => one.buffer) : []),
);
