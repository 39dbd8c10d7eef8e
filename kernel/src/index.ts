/** The kernel's door. */
export { pickOf } from './answers.ts';
export * from './ask.ts';
export { bareDecision } from './bare-decision.ts';
export * from './chance.ts';
export { type Change, diff, patch } from './diff.ts';
export { Person } from './english.ts';
export * from './game.ts';
export { imagine } from './imagine.ts';
export * from './match.ts';
export type * from './measures.ts';
export { type Ear, overhear } from './overhear.ts';
export * from './passes.ts';
export * from './random-player.ts';
export * from './record.ts';
export { CLAUSE_ID, isRuling, readRules } from './rule-book.ts';
export * from './schema.ts';
export { sha256 } from './sha256.ts';
export * from './words.ts';
