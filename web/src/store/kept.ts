/** A value that is kept in this browser, and told to whoever shows it. What is damaged or not to be had is as if it were not there. */
import { useSyncExternalStore } from 'react';

export interface Kept<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** `read` turns what was kept (unknown, perhaps of an older version) into a value. */
export function keep<T>(name: string, read: (json: unknown) => T): Kept<T> {
  const listeners = new Set<() => void>();
  let value = load();

  function load(): T {
    try {
      return read(JSON.parse(localStorage.getItem(name) ?? 'null'));
    } catch {
      return read(null);
    }
  }
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  if (typeof addEventListener === 'function') {
    addEventListener('storage', event => {
      if (event.key !== name) return;
      value = load();
      tell();
    });
  }
  return {
    get: () => value,
    set(next) {
      value = next;
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {
        // a browser that keeps nothing still plays: the value holds until the page is closed
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useKept<T>(kept: Kept<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.get, kept.get);
}
