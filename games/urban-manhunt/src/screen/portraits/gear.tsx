/** What is worn by more than one, or is long to draw: hats, hoods, hair, ties. */
import { disc, flat, group, line, lit, type Part } from './parts.tsx';
import { PAINT } from './theme.ts';

/** A wide hat with a band. */
export const brimmed = (felt: string, band: string): Part =>
  group(
    lit(felt, 'M2 42Q50 58 98 42Q86 29 71 32Q70 5 50 11Q30 5 29 32Q14 29 2 42Z', 'M52 11Q70 5 71 32Q86 29 98 42Q74 50 52 50Z', 0.34),
    flat(band, 'M29.5 29Q50 38 70.5 29L71 36Q50 45 29 36Z'),
  );

/** A bowler, low on the brow. */
export const bowler = (felt: string, band: string): Part =>
  group(
    lit(felt, 'M20 39Q50 48 80 39Q77 33 69 33Q69 7 50 7T31 33Q23 33 20 39Z', 'M53 7Q69 8 69 33Q77 33 80 39Q66 43 53 43.500Z', 0.34),
    flat(band, 'M31 29Q50 36 69 29V34Q50 41 31 34Z'),
  );

export const hood = (cloth: string, path: string, shaded: string): Part => lit(cloth, path, shaded, 0.34);

export const moustache = (hair: string): Part => flat(hair, 'M30 68Q41 54 50 61Q59 54 70 68Q59 73 50 66Q41 73 30 68Z');

export const bowTie = (silk: string): Part =>
  group(flat(silk, 'M50 84l-14-8v16ZM50 84l14-8v16Z'), () => <path d={disc(50, 84, 3.6)} fill={PAINT.night} fillOpacity=".5" />);
export const tie = (silk: string): Part => flat(silk, 'M47.5 86h5l3.5 26H44Z');
export const lapels = (cloth: string): Part => flat(cloth, 'M30 84L50 104L70 84L76 87L52 112H48L24 87Z');

/** A laurel: leaves up both temples. */
export const leaves = (metal: string): Part => {
  const side = 'M26 50q-11-3-11-13q11 2 11 13ZM23 38q-9-6-6-15q9 5 6 15ZM26 26q-6-8 0-16q7 8 0 16ZM35 18q-3-10 6-15q4 10-6 15Z';
  const other = 'M74 50q11-3 11-13q-11 2-11 13ZM77 38q9-6 6-15q-9 5-6 15ZM74 26q6-8 0-16q-7 8 0 16ZM65 18q3-10-6-15q-4 10 6 15Z';
  return lit(metal, side + other, other, 0.16);
};

/** Drops that fly off whoever is afraid. */
export const sweat = (...places: readonly (readonly [x: number, y: number])[]): Part =>
  flat(PAINT.tear, ...places.map(([x, y]) => `M${x} ${y}q6 9 0 11q-6-2 0-11Z`));

/** A knitted cap or mask: its ribs. */
export const ribs = (path: string): Part => line(PAINT.night, 1.4, path);
