/** The ground of a hex, in ink. What stands on it as a piece is tokens.tsx's. */
import { later } from '@quarry/screen';

/** The drawings reach so far from their middle; a hex of the board a little less than 37. */
export const ART_SCALE = 36 / 58;

/** As soon as the drawings are there. */
export const Ground = later(async () => (await import('./place.tsx')).Ground);
