/** Where the chapters are on the map of the land, which lies on a field of 1000 by 640; and where each of the three fires burns that call in the third. */
import type { Clan, Flag } from '../../../content/kinds.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the first chapter on. */
export const SPOTS: readonly Spot[] = [
  { x: 390, y: 190 },
  { x: 120, y: 120 },
  { x: 110, y: 370 },
  { x: 330, y: 520 },
  { x: 570, y: 300 },
  { x: 700, y: 420 },
  { x: 230, y: 270 },
  { x: 500, y: 560 },
  { x: 420, y: 395 },
  { x: 830, y: 150 },
  { x: 860, y: 430 },
  { x: 690, y: 575 },
  { x: 900, y: 565 },
];

export const spotOf = (chapter: number): Spot => SPOTS[chapter - 1] ?? SPOTS[0]!;

export const FIRES: readonly (Spot & { readonly clan: Clan; readonly says: string; readonly answered: Flag })[] = [
  { clan: 'desert', says: 'wells', answered: 'visited-desert', x: 55, y: 480 },
  { clan: 'lowland', says: 'sluices', answered: 'visited-lowland', x: 440, y: 92 },
  { clan: 'sky', says: 'bridge', answered: 'visited-sky', x: 700, y: 205 },
];

/** Where the banner of each clan stands. */
export const BANNERS: readonly (Spot & { readonly clan: Clan })[] = [
  { clan: 'desert', x: 22, y: 545 },
  { clan: 'lowland', x: 600, y: 475 },
  { clan: 'sky', x: 640, y: 55 },
];
