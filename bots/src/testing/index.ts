/** Small games for the tests of other packages: a campaign, one of cards, one on a plane. */
export { crossing } from './crossing.ts';
export { pebbleName, pebbles } from './pebbles.ts';
export { yard } from './yard.ts';
