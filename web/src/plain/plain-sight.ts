/** What the plain screen needs beyond the view: the shape of the game's views, and where things stand. */
import type { Sketch } from '@quarry/kernel';
import type { GameInfo } from '@quarry/protocol';
import { createContext } from 'react';

export interface Sight {
  readonly info: GameInfo;
  readonly sketch: Sketch | null;
}

export const PlainSight = createContext<Sight | null>(null);
