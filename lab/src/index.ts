/** The lab's door: many games at once, and what can be learnt from them. */
export { type Figure, type Findings, findingsOf } from './figures.ts';
export { workAll, workersFor } from './pool.ts';
export { progressBar } from './progress.ts';
export { reportPage } from './report.ts';
export { addSoaked, type Soaked } from './soak.ts';
export { addTallies, emptyTally } from './tally.ts';
