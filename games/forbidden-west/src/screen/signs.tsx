/** Pictograms of this screen, on a field of 24 by 24: stores, resources, gear, what enemies do. */
import type { ReactElement } from 'react';

export const LINES = {
  ability: 'M12 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z',
  ammunition: 'M4 20L18 6M18 6l-7 1M18 6l-1 7M18 6l3-3M4 20l1-6M4 20l6-1',
  interrupt: 'M14 2L6 13h6l-2 9 9-12h-6z',
  injury: 'M4 20L20 4M5 13l6 6M9 9l6 6M13 5l6 6',
  special: 'M12 2q5 10 0 20-5-10 0-20zM3 9q9 2 18 0',
  target: 'M12 5a7 7 0 1 0 .01 0M12 1v7M12 16v7M1 12h7M16 12h7',
  potion: 'M9 2h6M10 2v6L5 17q-1 5 4 5h6q5 0 4-5l-5-9V2M7 15h10',
  bag: 'M4 9h16l1 12H3zM8 9q0-6 4-6t4 6',
  bow: 'M6 2q14 4 12 20M6 2l12 20M3 21L20 4M20 4h-5M20 4v5',
  blade: 'M4 20l4-4M7 13l4 4L22 5q-1-4-4-3z',
  snare: 'M3 20h18M5 20V9M19 20V9M5 11q7 6 14 0M12 14v-4M10 7q2-4 4 0-2 4-4 0z',
  cloak: 'M9 3h6l5 18q-8 3-16 0zM9 3q3 4 6 0M12 6v15',
  card: 'M4 7h10v14H4zM9 7V3h10v14h-5',
  book: 'M3 5q5-2 9 1 4-3 9-1v14q-5-2-9 1-4-3-9-1zM12 6v14',
  feather: 'M4 21q2-12 15-18 2 10-6 14-4 2-7 1M9 15h6M11 11h6',
  metal: 'M3 14L8 3l9 3 4 9-8 6z',
  blaze: 'M12 2q8 8 5 15-5 8-10 0-2-5 2-8 0 4 3 4 2-5 0-11z',
  chill: 'M12 2v20M3 7l18 10M21 7L3 17',
  spark: 'M13 2L5 13h5l-2 9 9-12h-5z',
  bile: 'M12 2q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z',
  tar: 'M4 12q0-8 8-8t8 8q0 5-3 5l-1 4-3-4q-9 0-9-5z',
  plasma: 'M12 2a10 10 0 1 0 .01 0M12 7a5 5 0 1 0 .01 0',
  core: 'M12 2l9 5v10l-9 5-9-5V7zM12 8a4 4 0 1 0 .01 0',
  apex: 'M12 1l4 8 7 3-7 3-4 8-4-8-7-3 7-3z',
} as const;

export type SignName = keyof typeof LINES;

export const Sign = ({ name, size }: { readonly name: SignName; readonly size: number }): ReactElement => (
  <svg className={`fw-sign is-${name}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={LINES[name]} />
  </svg>
);
