/** The one connection of this page, opened when the first table is, and what React needs to follow it and its chairs. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { announced } from '../store/announced.ts';
import { Chair, type ChairState } from './chair.ts';
import { Connection, type Line, type Socket } from './connection.ts';

let opened: Connection | null = null;

export function connection(): Connection {
  if (!opened) {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
    opened = new Connection(() => new WebSocket(address) as unknown as Socket, announced.set);
    addEventListener('online', () => opened?.hurry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && opened?.hurry());
  }
  return opened;
}

export const useLine = (): Line => useSyncExternalStore(connection().subscribe, connection().get);

export const useChair = (chair: Chair): ChairState => useSyncExternalStore(chair.subscribe, chair.get);

/** Sits in a chair for each key (as a spectator with none) for as long as the page shows the table. */
export function useChairs(table: string, keys: readonly string[], wantsSketch: boolean): readonly Chair[] {
  const joined = keys.join(' ');
  const chairs = useMemo(
    () => (joined === '' ? [null] : joined.split(' ')).map(key => new Chair(table, key, wantsSketch)),
    [table, joined, wantsSketch],
  );
  useEffect(() => {
    for (const chair of chairs) connection().sit(chair);
    return () => {
      for (const chair of chairs) connection().leave(chair);
    };
  }, [chairs]);
  return chairs;
}

/** What all chairs know; the same list as long as none has changed. */
export function useChairStates(chairs: readonly Chair[]): readonly ChairState[] {
  const last = useRef<readonly ChairState[]>([]);
  return useSyncExternalStore(
    listener => {
      const ends = chairs.map(chair => chair.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    () => {
      const now = chairs.map(chair => chair.get());
      const isSame = now.length === last.current.length && now.every((state, i) => state === last.current[i]);
      if (!isSame) last.current = now;
      return last.current;
    },
  );
}
