/** The way to a place that is pointed at, where one click would go all of it: asked of the server once the pointer rests there. */
import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { useEffect, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { trailOf } from './composing.ts';

/** A pointer that only passes by asks for nothing. */
const REST = 140;
const NONE: readonly Ref[] = [];

export interface WayShown {
  /** The places that it leads over. */
  readonly way: readonly Ref[];
  /** Something is pointed at on the table, by an option that begins a deed; null when nothing is any more. */
  seek(option: AskedOption | null, at: Ref | undefined): void;
}

export function useWay(chair: Chair, asked: Asked | null): WayShown {
  const [sought, setSought] = useState<{ readonly n: number; readonly key: string; readonly at: Ref } | null>(null);
  const [found, setFound] = useState<{ readonly of: typeof sought; readonly way: readonly Ref[] }>({ of: null, way: NONE });
  useEffect(() => {
    if (!sought) return;
    const { n, key, at } = sought;
    const look = async (): Promise<void> => {
      const reply = await connection().ask(chair, { type: 'ahead', n, answers: [key], at });
      if (reply.type === 'ahead') setFound({ of: sought, way: trailOf(reply.ahead, at) });
    };
    const timer = setTimeout(() => void look().catch(() => {}), REST); // a way that cannot be had is not drawn
    return () => clearTimeout(timer);
  }, [chair, sought]);
  return {
    way: sought && found.of === sought && sought.n === asked?.n ? found.way : NONE,
    seek: (option, at) => setSought(option && at && asked ? { n: asked.n, key: option.key, at } : null),
  };
}
