/** What is told over the bar lies over no tag of the board: it stands on the left, unless less lies under it on the right. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is not to be covered, and how much it matters: a map may be looked at later. */
const COVERED = { '.place-board :is(.intent-tag, .row-tag, .edge-chip)': 2, '.place-board .minimap': 1 };

/** `says` names what is told now: with something else it is looked anew. */
export function useClearSide(says: string): RefObject<HTMLDivElement | null> {
  const told = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told has its size, and so its place
  useLayoutEffect(() => {
    const element = told.current!;
    delete element.dataset['side'];
    const onLeft = coveredBy(element);
    if (onLeft === 0) return;
    element.dataset['side'] = 'right';
    if (coveredBy(element) >= onLeft) delete element.dataset['side'];
  }, [says]);
  return told;
}

function coveredBy(element: HTMLElement): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isUnder = (box: DOMRect): boolean => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  const covered = Object.entries(COVERED).map(
    ([things, matters]) => matters * [...document.querySelectorAll(things)].filter(one => isUnder(one.getBoundingClientRect())).length,
  );
  return covered.reduce((sum, one) => sum + one, 0);
}
