/** The lab's door: many games at once, and what can be learnt from them. */
export { type Against, compare, worthShowing } from './against.ts';
export { type Changes, changedSetup, readChanges } from './changed-setup.ts';
export { type DuelFound, duel, type Pair } from './duel.ts';
export { type Cell, type CountFound, type Figure, type Findings, findingsOf, type ShelfFound, type TableFound } from './figures.ts';
export { type Fitted, fitWorth } from './fit.ts';
export { type PoolOptions, workAll, workersFor } from './pool.ts';
export { progressBar } from './progress.ts';
export { type Kind, questionsIn } from './questions.ts';
export { type FindingsInFull, reportPage } from './report/page.ts';
export { addSoaked, type Soaked } from './soak.ts';
export { PICKS, type Steering } from './steering.ts';
export { PER_MATCH, WORLDS } from './swing.ts';
export { type SwingFound, swingOf } from './swing-figures.ts';
export { everyTableOf, type Playable, tablesOf } from './tables.ts';
export { addUp } from './tally.ts';
export { versionNamed } from './versions.ts';
export type { Done, Looked, Named } from './work.ts';
