/** The door for tests, of the kernel and of games. It brings the test runner along. */

export { byDay, isNight, thinnedByDay } from '../contract/night.ts';
export { type ByHand, byHand } from './by-hand.ts';
export { importsIn } from './imports.ts';

export { type PlaythroughOptions, playthroughContract, playthroughFaults } from './playthroughs.ts';
export { question } from './question.ts';
export { decisionLine, idly, Mistake, type MistakeCode, type Rehearsable, Rehearsal, type RehearsalOptions } from './rehearsal.ts';
export { keptRecordFaults, shapeFaults, versionsContract } from './versions.ts';
export { ViewWatch } from './views.ts';
