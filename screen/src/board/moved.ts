/** A piece goes from where it stood to where it stands, step by step as the rules tell it; at once where nothing moves. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Motion } from '../table.ts';
import type { Spot } from './plane.ts';

const TAKES: Readonly<Record<Motion, number>> = { full: 200, quick: 90, off: 0 };

export function useMoved({ x, y }: Spot, motion: Motion): RefObject<SVGGElement | null> {
  const piece = useRef<SVGGElement>(null);
  const last = useRef({ x, y });
  useLayoutEffect(() => {
    const { x: fromX, y: fromY } = last.current;
    last.current = { x, y };
    if (TAKES[motion] === 0 || (fromX === x && fromY === y)) return;
    const way = [{ transform: `translate(${fromX - x}px, ${fromY - y}px)` }, { transform: 'none' }];
    piece.current?.animate(way, { duration: TAKES[motion], easing: 'ease-out', id: 'moved' });
  }, [x, y, motion]);
  return piece;
}
