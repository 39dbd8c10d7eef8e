/** The door for tests, of the kernel and of games. It brings the test runner along. */
export { decisionLine, Mistake, type MistakeCode, type Rehearsable, Rehearsal, type RehearsalOptions } from './rehearsal.ts';
