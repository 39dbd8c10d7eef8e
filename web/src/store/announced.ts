/** What whoever runs the server says to everybody, as it was heard last; nothing once it was closed here, until something else is said. */
import type { Kept } from './kept.ts';

const listeners = new Set<() => void>();
let said: string | null = null;
let closed: string | null = null;

function tell(): void {
  for (const listener of listeners) listener();
}

export const announced: Kept<string | null> = {
  get: () => (said === closed ? null : said),
  set(says) {
    said = says;
    tell();
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** It was read. */
export function closeAnnounced(): void {
  closed = said;
  tell();
}
