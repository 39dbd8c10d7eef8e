/** Whether the board lies in the palm of a hand: then everything in the ring is drawn larger. */
import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 760px), (max-height: 520px)');

const subscribe = (tell: () => void): (() => void) => {
  narrow.addEventListener('change', tell);
  return () => narrow.removeEventListener('change', tell);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
