/** Where the details of a thing lie: over nothing that is asked for, and over the thing itself never. On a phone above all of it or below, as high as the room there; else in the corner that covers the least. */
import type { Ref } from '@quarry/kernel';
import { type RefObject, useLayoutEffect } from 'react';
import { type Box, bestPlace, boxAt } from '../table/card-place.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Laid {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

const MARGIN = 10;
/** However little room there is, so much of it is read at once. */
const LEAST = 72;
const SELF = 100;
const ASKED = 8;
const TOOL = 1;

/** Above what is asked for if it fits there, else below, else where there is more room: there it is pushed along. */
export function aboveOrBelow(room: Box, card: Size, asked: readonly Box[]): Laid {
  const bottom = room.top + room.height;
  const [first, last] = [Math.min(bottom, ...asked.map(one => one.top)), Math.max(room.top, ...asked.map(one => one.top + one.height))];
  const [above, below] = [first - room.top, bottom - last].map(free => Math.max(LEAST, free - 2 * MARGIN)) as [number, number];
  const isAbove = card.height <= above || (card.height > below && above >= below);
  const height = Math.min(card.height, isAbove ? above : below);
  return { left: room.left + MARGIN, top: isAbove ? room.top + MARGIN : bottom - MARGIN - height, maxHeight: height };
}

export function inCorner(room: Box, card: Size, self: readonly Box[], asked: readonly Box[], tools: readonly Box[]): Laid {
  const weighing = (boxes: readonly Box[], weight: number) => boxes.map(box => ({ box, weight }));
  const things = [...weighing(self, SELF), ...weighing(asked, ASKED), ...weighing(tools, TOOL)];
  const { left, top } = boxAt(bestPlace(room, card, things, MARGIN), room, card, MARGIN);
  return { left, top, maxHeight: room.height - 2 * MARGIN };
}

/** Lays the card as soon as it is there, and again for another thing. */
export function useDetailsPlace(card: RefObject<HTMLElement | null>, inspected: Ref | null): void {
  useLayoutEffect(() => {
    const element = card.current;
    const board = element?.closest('.place-board');
    if (!element || !board || !inspected) return;
    element.style.maxHeight = '';
    const isNarrow = element.closest('.table-narrow') !== null;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const boxesOf = (selector: string): Box[] =>
      [...board.querySelectorAll(`.viewport ${selector}`)].map(one => one.getBoundingClientRect());
    const self = boxesOf(`[data-about="${CSS.escape(`${inspected.kind} ${inspected.id}`)}"]`);
    const asked = boxesOf('[data-lit]');
    const room = roomOf(board, isNarrow);
    const { left, top, maxHeight } = isNarrow
      ? aboveOrBelow(room, size, [...self, ...asked])
      : inCorner(room, size, self, asked, boxesOf('.viewport-tools button'));
    Object.assign(element.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
  }, [card, inspected]);
}

/** On a phone it may lie over those who play, too: nothing of theirs is pressed. */
function roomOf(board: Element, isNarrow: boolean): Box {
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const party = isNarrow ? document.querySelector('.place-party')?.getBoundingClientRect() : undefined;
  const lower = document.querySelector('.place-lower')?.getBoundingClientRect();
  const isBelow = lower !== undefined && lower.height > 0 && lower.left < right && lower.right > left;
  const first = party && party.height > 0 && party.bottom <= top + 1 ? party.top : top;
  const last = isBelow ? Math.min(bottom, lower.top) : bottom;
  return { left, top: first, width: right - left, height: Math.max(0, last - first) };
}
