/** Runs inside the page, sent there by itself: bands below the board's upper edge in which nothing is drawn and nothing can be read. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}
interface PageElement {
  getBoundingClientRect(): Box;
  checkVisibility(options: { checkVisibilityCSS: boolean }): boolean;
}
declare const innerHeight: number;
declare const document: {
  querySelector(selector: string): PageElement;
  querySelectorAll(selector: string): Iterable<PageElement>;
};

/** Each band between board and tabs that is higher than `most` pixels and holds neither the board nor words, buttons or cards, by its edges. */
export function bareBands(most: number): string[] {
  const held =
    '.place-lower :is(h2, p, span, li, b, small, button, input, label, meter, .card, .plain-card, .hand.is-empty, .odds, .die), .place-panel > *';
  const board = document.querySelector('.place-board').getBoundingClientRect();
  const lower = document.querySelector('.place-lower').getBoundingClientRect();
  const tabs = document.querySelector('.bottom-tabs').getBoundingClientRect();
  const isBelow = lower.top >= board.top && lower.left < board.right;
  const boxes = [...document.querySelectorAll(held)]
    .filter(one => one.checkVisibility({ checkVisibilityCSS: true }))
    .map(one => one.getBoundingClientRect())
    .filter(({ top, width, height }) => width > 2 && height > 2 && top < tabs.top)
    .sort((a, b) => a.top - b.top);
  const found: string[] = [];
  let filled = isBelow ? Math.min(board.bottom, lower.top) : lower.top;
  const look = (top: number): void => {
    if (top - filled > most) found.push(`nothing from ${Math.round(filled)} to ${Math.round(top)}`);
  };
  for (const { top, bottom } of boxes) {
    look(top);
    filled = Math.max(filled, bottom);
  }
  look(tabs.top);
  return found;
}

/** How far the lowest answer is above what comes below it: the hand, the tabs of a phone, the edge of the window. */
export function belowAnswers(): number {
  const boxOf = (one: PageElement): Box => one.getBoundingClientRect();
  const inSight = (selector: string): Box[] =>
    [...document.querySelectorAll(selector)]
      .filter(one => one.checkVisibility({ checkVisibilityCSS: true }))
      .map(boxOf)
      .filter(({ width, height }) => width > 2 && height > 2);
  const answers = inSight('.place-bar :is(button, input, .decision-question, .decision-note)');
  const [left, right] = [Math.min(...answers.map(one => one.left)), Math.max(...answers.map(one => one.right))];
  const lowest = Math.max(...answers.map(one => one.bottom));
  const below = inSight('.place-hand, .place-hand .card, .bottom-tabs').filter(
    one => one.left < right && one.right > left && one.top >= lowest - 1,
  );
  return Math.min(innerHeight, ...below.map(one => one.top)) - lowest;
}
