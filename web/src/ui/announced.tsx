/** What whoever runs the server says to everybody, over whichever page is shown. A table hears it at once; other pages ask now and then. */
import { type ReactNode, useEffect } from 'react';
import { announcement } from '../http.ts';
import { announced, closeAnnounced } from '../store/announced.ts';
import { useKept } from '../store/kept.ts';

const AGAIN = 60_000;

function useAsking(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      announcement().then(
        ({ says }) => announced.set(says),
        () => {}, // what was heard last will do until it can be asked again
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [isAsking]);
}

export function AnnouncedPlace({ isTable }: { readonly isTable: boolean }): ReactNode {
  useAsking(!isTable);
  const says = useKept(announced);
  return (
    <div className="announced-place" aria-live="polite">
      {says !== null && (
        <div className="announced">
          <p>{says}</p>
          <button type="button" className="button button-quiet close" aria-label="Close the message" onClick={closeAnnounced}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
