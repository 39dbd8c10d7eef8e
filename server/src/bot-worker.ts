/** The thread in which bots think. */
import { think } from './thinking.ts';
import { serveJobs } from './thread.ts';

serveJobs((text: string) => think(text));
