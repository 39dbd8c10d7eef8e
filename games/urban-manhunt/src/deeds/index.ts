/**
 * The only functions that change the state. Each does one thing and tells the event that it is; the event feeds the log, the
 * screens and the tests, and nothing else tells one. Deeds ask nobody anything: whatever needs a choice is a rule (rules/).
 */
export * from './activation.ts';
export * from './arrivals.ts';
export * from './attacks.ts';
export * from './checks.ts';
export * from './crims.ts';
export * from './event-cards.ts';
export * from './hunters.ts';
export * from './pods.ts';
export * from './resources.ts';
export * from './texts.ts';
export * from './turn.ts';
