/** The queue of what is shown, bound to a chair for as long as its table is on screen. */
import type { Line, Seen } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Chair } from '../connection/chair.ts';
import { pagesOf } from '../store/pages.ts';
import { settings } from '../store/settings.ts';
import type { Player } from './player.ts';
import { Showing, type Shown } from './showing.ts';

export interface Played extends Shown {
  readonly player: Player<Seen>;
  turn(): void;
  fold(): void;
  readLater(): void;
}

export function useShowing(chair: Chair, screen: GameScreen, voice: (line: Line) => Line): Played {
  const showing = useMemo(
    () =>
      new Showing({
        shownFor: line => screen.shownFor(line),
        pace: () => (document.visibilityState === 'hidden' ? 'off' : settings.get().pace),
        voice,
        pages: pagesOf(chair.table),
      }),
    [chair, screen, voice],
  );
  useEffect(() => {
    const follow = (): void => {
      const { seen, news } = chair.get();
      if (seen) showing.take(seen, news);
    };
    follow();
    const end = chair.subscribe(follow);
    return () => {
      end();
      showing.stop();
    };
  }, [chair, showing]);
  const shown = useSyncExternalStore(showing.subscribe, showing.get);
  return { ...shown, player: showing.player, turn: showing.turn, fold: showing.fold, readLater: showing.readLater };
}
