/** Small games for the tests of other packages: one of cards, one on a plane. */
export { pebbleName, pebbles } from './pebbles.ts';
export { yard } from './yard.ts';
