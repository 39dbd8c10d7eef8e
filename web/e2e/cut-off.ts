/** Runs inside the page, sent there by itself: text that nobody can read to its end, because its box cuts it off and nothing can be scrolled. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface PageElement {
  getBoundingClientRect(): Box & { readonly width: number; readonly height: number };
  checkVisibility(options: { checkVisibilityCSS: boolean }): boolean;
  closest(selector: string): PageElement | null;
  querySelector(selector: string): PageElement | null;
  readonly textContent: string;
  readonly parentElement: PageElement | null;
  readonly tagName: string;
  readonly className: unknown;
  readonly clientLeft: number;
  readonly clientTop: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
}
interface PageText {
  readonly data: string;
  readonly parentElement: PageElement | null;
}
declare const NodeFilter: { readonly SHOW_TEXT: number };
declare const document: {
  readonly body: PageElement;
  readonly documentElement: { readonly scrollHeight: number; readonly clientWidth: number; readonly scrollTop: number };
  querySelectorAll(selector: string): Iterable<PageElement>;
  createTreeWalker(root: PageElement, what: number): { nextNode(): PageText | null };
  createRange(): { selectNodeContents(node: PageText): void; getClientRects(): Iterable<Box> };
};
declare const getComputedStyle: (element: PageElement) => {
  readonly overflowX: string;
  readonly overflowY: string;
  readonly clipPath: string;
  readonly textOverflow: string;
};

/** Each text that is cut off, by what cuts it. What ends in dots says the whole in its title. What is drawn in a picture is moved with the picture, and what is only heard has no size. */
export function cutOff(): string[] {
  /** Letters reach a little beyond their line, and lines of a half pixel are rounded. */
  const slack = 2;
  const isHidden = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const isScrolled = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const nameOf = ({ tagName, className }: PageElement): string =>
    `${tagName.toLowerCase()}.${String(className).trim().split(/\s+/).join('.')}`;

  /** What cuts this box, or null: what scrolls may be scrolled to it, and from there on only the box of what scrolls counts. */
  const cutBy = (text: PageElement, letters: Box): string | null => {
    let { left, top, right, bottom } = letters;
    for (let at: PageElement | null = text; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.textOverflow === 'ellipsis' && at.closest('[title]')) return null;
      const outer = at.getBoundingClientRect();
      const box = {
        left: outer.left + at.clientLeft,
        top: outer.top + at.clientTop,
        right: outer.left + at.clientLeft + at.clientWidth,
        bottom: outer.top + at.clientTop + at.clientHeight,
      };
      if (isScrolled(style.overflowX)) [left, right] = [box.left, box.right];
      else if (isHidden(style.overflowX) && (left < box.left - slack || right > box.right + slack)) return nameOf(at);
      if (isScrolled(style.overflowY)) [top, bottom] = [box.top, box.bottom];
      else if (isHidden(style.overflowY) && (top < box.top - slack || bottom > box.bottom + slack)) return nameOf(at);
    }
    const { scrollHeight, clientWidth, scrollTop } = document.documentElement;
    const isOnPage =
      left >= -slack && right <= clientWidth + slack && top + scrollTop >= -slack && bottom + scrollTop <= scrollHeight + slack;
    return isOnPage ? null : 'the screen';
  };
  const isOnlyHeard = (text: PageElement): boolean => {
    for (let at: PageElement | null = text; at; at = at.parentElement) {
      if (at.tagName.toLowerCase() === 'svg' || getComputedStyle(at).clipPath.startsWith('inset')) return true;
    }
    return false;
  };

  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.parentElement;
    if (node.data.trim() === '' || !text?.checkVisibility({ checkVisibilityCSS: true }) || isOnlyHeard(text)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const by = line.right - line.left < 1 ? null : cutBy(text, line);
      if (by) found.add(`"${node.data.trim().slice(0, 60)}" is cut off by ${by}`);
    }
  }
  return [...found];
}

/** Runs inside the page: cards of the hand whose name lies beside them, out of sight. */
export function withoutName(): string[] {
  const cards = [...document.querySelectorAll('.place-hand :is(.card, .plain-card)')];
  return cards.flatMap(card => {
    const name = card.querySelector('.card-name, .plain-name');
    const [around, box] = [card.getBoundingClientRect(), name?.getBoundingClientRect()];
    const isThere = box && box.left >= around.left && box.right <= around.right + 2 && box.top >= around.top;
    return isThere ? [] : [`"${name?.textContent}" stands on no card`];
  });
}
