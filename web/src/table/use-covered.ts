/**
 * How much of the board what is asked covers, where it lies over the board's lower edge: measured when a question comes, and left alone from the first press on, so
 * that nothing moves under a finger. What comes later, and what is shown meanwhile, comes and goes over the board as it is.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useCovered(moment: string | null): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lower = table.current?.querySelector('.place-lower');
    if (moment === null || !lower) return;
    const measure = (): void => {
      leaveToBoard(table.current!);
      const heightOf = (element: Element): string => `${Math.round(element.getBoundingClientRect().height)}px`;
      table.current!.style.setProperty('--lower', heightOf(lower));
      const bar = lower.querySelector('.place-bar-frame');
      if (bar) table.current!.style.setProperty('--asks', heightOf(bar));
    };
    measure();
    // Buttons are there once it is known which of the options lie on the table: it settles until somebody's finger is on it.
    const settling = new ResizeObserver(measure);
    settling.observe(lower);
    const settle = (): void => settling.disconnect();
    addEventListener('pointerdown', settle, { capture: true, once: true });
    addEventListener('resize', measure);
    return () => {
      settle();
      removeEventListener('pointerdown', settle, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [moment]);
  return table;
}

/** Told to the window when there is more or less room to ask in. */
export const ROOM_CHANGED = 'roomchanged';

/** So much of an upright window is enough to say in full what each answer does. */
const ROOMY = 0.44;

/** On a phone: as much as a flat board leaves free may be asked in, as `--board-free`. */
function leaveToBoard(table: HTMLElement): void {
  const place = table.querySelector('.place-board');
  const needs = place?.querySelector<HTMLElement>('.viewport')?.dataset['needs'];
  const most = place && needs ? `${place.clientHeight - Number(needs)}px` : '';
  if (most === table.style.getPropertyValue('--board-free')) return;
  table.style.setProperty('--board-free', most);
  table.toggleAttribute('data-roomy', innerHeight > innerWidth && Number.parseInt(most, 10) > ROOMY * innerHeight);
  dispatchEvent(new Event(ROOM_CHANGED));
}
