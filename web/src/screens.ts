/** Which games have a screen of their own, and the door to each. A game that is not here is drawn by the plain screen. */
import type { GameScreen } from '@quarry/screen';

type Door = () => Promise<GameScreen<never>>;

const DOORS: Readonly<Record<string, Door>> = {
  'zero-dawn': async () => {
    const door = (await import('@quarry/zero-dawn/screen')) as { readonly screen?: GameScreen<never> };
    if (!door.screen) throw new Error('zero-dawn brings no screen');
    return door.screen;
  },
};

export const gamesWithScreens = (): readonly string[] => Object.keys(DOORS);

/** The game's own screen; null if it has none, or if it cannot be loaded: then the plain one will do. */
export async function loadScreen(game: string): Promise<GameScreen | null> {
  try {
    // The view of a game is known to its own screen alone; the shell passes it on as it is.
    return ((await DOORS[game]?.()) as unknown as GameScreen | undefined) ?? null;
  } catch (error) {
    console.warn(`the screen of ${game} cannot be loaded; the plain one is used`, error);
    return null;
  }
}
