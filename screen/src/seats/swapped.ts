/** Those whose order has changed go from where they stood to where they stand; at once where nothing moves. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Motion } from '../table.ts';

const TAKES: Readonly<Record<Motion, number>> = { full: 250, quick: 120, off: 0 };

/** For the list that they stand in. */
export function useSwapped(motion: Motion): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef({ order: '', places: new Map<string, { readonly x: number; readonly y: number }>() });
  useLayoutEffect(() => {
    if (TAKES[motion] === 0) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-seat]') ?? [])];
    const order = rows.map(row => row.dataset['seat']).join();
    const { order: orderBefore, places: before } = last.current;
    last.current = { order, places: new Map(rows.map(row => [row.dataset['seat']!, { x: row.offsetLeft, y: row.offsetTop }])) };
    if (orderBefore === '' || order === orderBefore) return;
    for (const row of rows) {
      const from = before.get(row.dataset['seat']!);
      if (!from) continue;
      const way = [{ transform: `translate(${from.x - row.offsetLeft}px, ${from.y - row.offsetTop}px)` }, { transform: 'none' }];
      row.animate(way, { duration: TAKES[motion], easing: 'ease-out', id: 'swapped' });
    }
  });
  return list;
}
