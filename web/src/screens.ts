/** What games bring for the page, and the only place in it that knows games by name. One that is not here has hills for a cover and the plain screen. */
import type { GameScreen } from '@quarry/screen';
import { Cover as ZeroDawnCover } from '@quarry/zero-dawn/cover';
import type { ReactNode } from 'react';

interface Brought {
  readonly Cover: () => ReactNode;
  /** Loaded when a table of the game is opened. What its pieces are given is known to the game alone. */
  readonly door: () => Promise<{ readonly screen: unknown }>;
}

const BROUGHT: Readonly<Record<string, Brought>> = {
  'zero-dawn': { Cover: ZeroDawnCover, door: () => import('@quarry/zero-dawn/screen') },
};

export const coverOf = (game: string): Brought['Cover'] | undefined => BROUGHT[game]?.Cover;

export const gamesWithScreens = (): readonly string[] => Object.keys(BROUGHT);

/** The game's own screen; null if it has none, or if it cannot be loaded: then the plain one will do. */
export async function loadScreen(game: string): Promise<GameScreen | null> {
  try {
    return ((await BROUGHT[game]?.door())?.screen as GameScreen | undefined) ?? null;
  } catch (error) {
    console.warn(`the screen of ${game} cannot be loaded; the plain one is used`, error);
    return null;
  }
}
