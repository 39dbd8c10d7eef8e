/** How much room the hunt has: in the palm of a hand, and beside a side panel, everything in the ring is drawn larger, and the rest stands below it. */
import { useSyncExternalStore } from 'react';

export type Room = 'narrow' | 'middle' | 'wide';

const narrow = matchMedia('(max-width: 760px), (max-height: 520px)');
const middle = matchMedia('(max-width: 1120px)');
const desk = matchMedia('(min-width: 1280px) and (min-height: 640px)');
const upright = matchMedia('(orientation: portrait)');
/** The same words stand where the end is laid out: from there on its picture stands above what is told of it. */
const above = matchMedia('(max-width: 831px)');
const ALL = [narrow, middle, desk, upright, above];

function subscribe(tell: () => void): () => void {
  for (const one of ALL) one.addEventListener('change', tell);
  return () => {
    for (const one of ALL) one.removeEventListener('change', tell);
  };
}

export const useRoom = (): Room => useSyncExternalStore(subscribe, () => (narrow.matches ? 'narrow' : middle.matches ? 'middle' : 'wide'));
/** Whether the window is higher than wide. */
export const useIsUpright = (): boolean => useSyncExternalStore(subscribe, () => upright.matches);
/** Whether the picture of the end has a strip of its own, above what is told of it. */
export const useIsAbove = (): boolean => useSyncExternalStore(subscribe, () => above.matches);
/** Whether there is room for four things side by side. */
export const useIsDesk = (): boolean => useSyncExternalStore(subscribe, () => desk.matches);
