/** Where what was won flies: from the thing that the line is about to where it is counted, measured once when the line is told. */
import type { Line } from '@quarry/protocol';
import type { Motion } from '@quarry/screen';
import { useLayoutEffect, useState } from 'react';

export interface Flown {
  readonly line: Line;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

const middleOf = (element: Element | null): Flown['from'] | null => {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
};

/** On the board, or what is looked at there; a card that nobody sees has no place. */
const WON = ['.place-board [data-struck]', '.place-board [data-looked]'];
const countedAt = (goesTo: number | 'goal'): string => (goesTo === 'goal' ? '.top-meter' : `.place-party [data-seat="${goesTo}"]`);

export function useFlight(now: Line | null, motion: Motion): Flown | null {
  const [flown, setFlown] = useState<Flown | null>(null);
  const goesTo = motion === 'off' ? undefined : now?.beat?.goesTo;
  useLayoutEffect(() => {
    if (!now || goesTo === undefined) return setFlown(null);
    const from = middleOf(WON.map(one => document.querySelector(one)).find(Boolean) ?? null);
    const to = middleOf(document.querySelector(countedAt(goesTo)));
    setFlown(from && to ? { line: now, from, to } : null);
  }, [now, goesTo]);
  return flown?.line === now ? flown : null;
}
