/** Where the focus goes when the part of the page that has it is put away: a page without a focus has to be gone through from its top again. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** For a part that comes and goes: the focus goes back to where it came from, or to what is asked. */
export function useFocusBack<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const [from] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const here = part.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      const back = from && from !== document.body && from.isConnected ? from : document.querySelector('.decision[tabindex]');
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
    };
  }, [from]);
  return part;
}
