/** A place that is scrolled, looked at now and whenever it, its size or what is in it has changed. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Less than this below the edge is not worth a word. */
const A_LITTLE = 6;

/** Whether something lies below the lower edge of what is seen of it. */
export const isCutOff = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean =>
  scrollHeight - clientHeight - scrollTop > A_LITTLE;

export function useWatched(place: RefObject<HTMLElement | null>, see: (element: HTMLElement) => void): void {
  const latest = useRef(see);
  latest.current = see;
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = (): void => latest.current(element);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const contents = new MutationObserver(look);
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [place]);
}
