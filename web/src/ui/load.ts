/** What is fetched for a page: not yet there, there, or refused with a sentence. */
import { useEffect, useState } from 'react';
import { Refused } from '../http.ts';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'refused'; readonly code: string; readonly says: string };

export function useLoaded<T>(load: () => Promise<T>, on: readonly unknown[]): Loaded<T> {
  const [found, setFound] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    setFound({ state: 'loading' });
    load().then(
      value => isWanted && setFound({ state: 'there', value }),
      (error: unknown) => isWanted && setFound({ state: 'refused', code: codeOf(error), says: sayOf(error) }),
    );
    return () => {
      isWanted = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the list comes from the caller
  }, on);
  return found;
}

const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : 'failed');

/** The sentence of an error, whatever was thrown. */
export const sayOf = (error: unknown): string => (error instanceof Error ? error.message : 'Something went wrong.');
