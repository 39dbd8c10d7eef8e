/** Whether the page is narrow (a phone, upright or on its side), or of middle width, for layouts differ in more than style; and whether one points before one presses. */
import { useSyncExternalStore } from 'react';

export type Width = 'narrow' | 'middle' | 'wide';

/** The same words stand in the style sheets. */
const NARROW = '(max-width: 760px), (max-height: 520px)';
const MIDDLE = '(max-width: 1120px)';

function subscribe(listener: () => void): () => void {
  const queries = [NARROW, MIDDLE].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** A mouse, and not a finger alone. */
export const canPoint = (): boolean => matchMedia('(hover: hover)').matches;

export function useWidth(): Width {
  return useSyncExternalStore(subscribe, () => (matchMedia(NARROW).matches ? 'narrow' : matchMedia(MIDDLE).matches ? 'middle' : 'wide'));
}
