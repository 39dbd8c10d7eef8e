/** The thread in which it is weighed what somebody might do. */
import { weigh } from './thinking.ts';
import { serveJobs } from './thread.ts';

serveJobs((text: string) => weigh(text));
