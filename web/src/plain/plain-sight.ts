/** What the plain screen needs beyond the view: the shape of the game's views, where things stand, and what is told of them in words. */
import type { Block, Sketch } from '@quarry/kernel';
import type { GameInfo } from '@quarry/protocol';
import { createContext } from 'react';

export interface Sight {
  readonly info: GameInfo;
  readonly sketch: Sketch | null;
  readonly describes: readonly Block[] | null;
}

export const PlainSight = createContext<Sight | null>(null);
