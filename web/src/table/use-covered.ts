/**
 * How much of the board what is asked covers, where it lies over the board's lower edge: measured with each question, and left alone from the first press
 * on, so that nothing moves under a finger. What is shown comes and goes over the board as it is.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useCovered(moment: string | null): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lower = table.current?.querySelector('.place-lower');
    if (moment === null || !lower) return;
    const measure = (): void => table.current?.style.setProperty('--lower', `${Math.round(lower.getBoundingClientRect().height)}px`);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(lower);
    const settle = (): void => sizes.disconnect();
    for (const press of PRESSES) addEventListener(press, settle, { capture: true, once: true });
    return () => {
      settle();
      for (const press of PRESSES) removeEventListener(press, settle, { capture: true });
    };
  }, [moment]);
  return table;
}

const PRESSES = ['pointerdown', 'keydown'] as const;
