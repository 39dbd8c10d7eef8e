/**
 * The only functions that change the state. Each does one thing and tells the event that it is; the event feeds the log,
 * the animation and the tests. Deeds ask nobody anything: whatever needs a choice is a rule (rules/).
 */
export * from './deeds/attacks.ts';
export * from './deeds/cards.ts';
export * from './deeds/encounter.ts';
export * from './deeds/enemies.ts';
export * from './deeds/equipment.ts';
export * from './deeds/flow.ts';
export * from './deeds/hunters.ts';
export * from './deeds/merchants.ts';
export * from './deeds/salvage.ts';
export type { Within } from './deeds/shared.ts';
export * from './deeds/turn.ts';
