/** How a state is declared, and what follows from it. */
export * from './records.ts';
export { snapshot } from './snapshot.ts';
export * from './types.ts';
export { bool, int, list, mix, naming, nullable, oneOf, text } from './values.ts';
export * from './views.ts';
export * from './zones.ts';
