/** How much room the hunt has: in the palm of a hand, and beside a side panel, everything in the ring is drawn larger, and the rest stands below it. */
import { useSyncExternalStore } from 'react';

export type Room = 'narrow' | 'middle' | 'wide';

const narrow = matchMedia('(max-width: 760px), (max-height: 520px)');
const middle = matchMedia('(max-width: 1120px)');

function subscribe(tell: () => void): () => void {
  for (const one of [narrow, middle]) one.addEventListener('change', tell);
  return () => {
    for (const one of [narrow, middle]) one.removeEventListener('change', tell);
  };
}

export const useRoom = (): Room => useSyncExternalStore(subscribe, () => (narrow.matches ? 'narrow' : middle.matches ? 'middle' : 'wide'));
