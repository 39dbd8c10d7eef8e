/** The queue of what is shown, bound to a chair for as long as its table is on screen. */
import type { GameScreen } from '@quarry/screen';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Chair } from '../connection/chair.ts';
import { motionOf, settings } from '../store/settings.ts';
import { Showing, type Shown } from './showing.ts';

export function useShowing(chair: Chair, screen: GameScreen): Shown & { readonly hurry: () => void } {
  const showing = useMemo(
    () =>
      new Showing(
        line => screen.shownFor(line),
        () => (document.visibilityState === 'hidden' ? 'off' : motionOf(settings.get())),
      ),
    [screen],
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
  return { ...shown, hurry: showing.hurry };
}
