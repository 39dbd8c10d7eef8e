/** At a kill the camera pushes in on whoever falls, slowly, and goes back; where nothing moves it does not. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Table } from '../names.ts';

/** In milliseconds, there and back; and how near it goes. */
const TAKES = 900;
const NEAR = 1.16;
/** There after 400 ms; and so much of the time it stays. */
const THERE = 0.44;
const BACK = 0.8;

export function usePushIn({ now, motion }: Pick<Table, 'now' | 'motion'>): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const picture = board.current?.querySelector<HTMLElement>('.viewport-svg');
    const fallen = board.current?.querySelector('[data-struck]');
    if (now?.type !== 'crim-eliminated' || motion !== 'full' || !picture || !fallen) return;
    const [window, { left, top, width, height }] = [picture.getBoundingClientRect(), fallen.getBoundingClientRect()];
    const transformOrigin = `${left + width / 2 - window.left}px ${top + height / 2 - window.top}px`;
    const [away, near] = [
      { transform: 'none', transformOrigin },
      { transform: `scale(${NEAR})`, transformOrigin },
    ];
    const way = [away, { ...near, offset: THERE }, { ...near, offset: BACK }, away];
    const moving = picture.animate(way, { duration: TAKES, easing: 'ease-in-out', id: 'push-in' });
    return () => moving.cancel();
  }, [now, motion]);
  return board;
}
