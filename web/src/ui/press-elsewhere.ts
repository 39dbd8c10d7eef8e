/** What lies over the page for a moment goes with the next press elsewhere, wherever that is. */
import { type RefObject, useEffect, useRef } from 'react';

export function usePressElsewhere(part: RefObject<Element | null>, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const listen = ({ target }: MouseEvent): void => {
      if (part.current && !part.current.contains(target as Node)) latest.current();
    };
    addEventListener('click', listen, true);
    return () => removeEventListener('click', listen, true);
  }, [part]);
}
