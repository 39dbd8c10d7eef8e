/** Functions that run inside the page: each is sent there by itself, so that none may use anything outside of it. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly bottom: number;
}
interface PageElement {
  getBoundingClientRect(): Box;
  scrollIntoView(options: { block: string; inline: string; behavior: string }): void;
  contains(other: PageElement | null): boolean;
  closest(selector: string): PageElement | null;
  compareDocumentPosition(other: PageElement): number;
  querySelector(selector: string): PageElement | null;
  getAttribute(name: string): string | null;
  removeAttribute(name: string): void;
  dispatchEvent(event: object): void;
  readonly textContent: string | null;
  readonly tagName: string;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}
/** As much of the page as is used here: the tests themselves run where there is none. */
declare const document: {
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  elementFromPoint(x: number, y: number): PageElement | null;
  createRange(): { selectNodeContents(element: PageElement): void; getClientRects(): Iterable<Box> };
  readonly activeElement: PageElement | null;
  readonly body: PageElement;
  readonly documentElement: { readonly scrollWidth: number; readonly clientWidth: number };
};
declare const PointerEvent: new (type: string, at: { bubbles: boolean; cancelable: boolean; clientX: number; clientY: number }) => object;
declare const IntersectionObserver: new (
  take: (seen: readonly { readonly isIntersecting: boolean }[], observer: { disconnect(): void }) => void,
) => { observe(element: PageElement): void };
declare const getComputedStyle: (element: PageElement) => { readonly color: string };
declare const requestAnimationFrame: (then: () => void) => void;
declare const requestIdleCallback: (then: () => void, options: { timeout: number }) => void;
declare const PerformanceObserver: new (
  take: (list: { getEntries(): readonly Timed[] }) => void,
) => { observe(options: { type: string; durationThreshold: number; buffered: boolean }): void };
interface Timed {
  readonly interactionId: number;
  readonly duration: number;
  readonly startTime: number;
}
declare const addEventListener: (type: string, listen: (event: Pressed) => void, capture: boolean) => void;
interface Pressed {
  readonly target: PageElement;
  readonly timeStamp: number;
}
declare const globalThis: {
  presses?: Map<number, number>;
  answers?: number;
  noteAnswer?: (press: Pressed) => void;
  places?: Map<string, Set<string>>;
  told?: Told[];
  deeds?: DrawnDeed[];
  moves?: string[];
  drawing?: { count: number };
  setTimeout(act: () => void, ms?: number, ...rest: unknown[]): number;
};
declare const Element: { readonly prototype: { animate(way: unknown, how: { readonly id?: string }): unknown } };
declare const MutationObserver: new (
  take: (changes: readonly unknown[]) => void,
) => {
  observe(target: unknown, options: { childList: boolean; subtree: boolean; characterData?: boolean; attributes?: boolean }): void;
  disconnect(): void;
};

interface Brush {
  drawImage(picture: PageElement, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: ArrayLike<number> };
}
declare const OffscreenCanvas: new (width: number, height: number) => { getContext(kind: '2d'): Brush };

/** Something that was shown to happen, and who had the turn then. */
export interface Told {
  readonly says: string;
  readonly by: string;
  readonly active: string;
  readonly step: string;
  /** Where the tool lies that ends it. */
  readonly skip: string;
}

interface Drawn {
  getScreenCTM(): { readonly a: number; readonly d: number; readonly e: number; readonly f: number };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where one can hit the thing, e.g. a square under a machine: its middle, or the next best place that belongs to it; null if all is
 * covered. What has to be scrolled to is scrolled to. A person aims at what stands still, so the board must have come to rest.
 */
export async function spotOn(about: string): Promise<Spot | null> {
  const middleFirst = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  const aim = (): Spot | null => {
    for (const element of document.querySelectorAll(
      `[data-lit][data-about="${about}"], [data-lit][data-below~="${about.replace(' ', '-')}"]`,
    )) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const down of middleFirst) {
        for (const across of middleFirst) {
          const spot = { x: left + width * across, y: top + height * down };
          const hit = document.elementFromPoint(spot.x, spot.y);
          if (hit && hit.closest('[data-about]') === element) return spot;
        }
      }
    }
    return null;
  };
  const nextFrame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  for (let spot = aim(); ; ) {
    await nextFrame();
    const again = aim();
    if (again?.x === spot?.x && again?.y === spot?.y) return again;
    spot = again;
  }
}

/** Where a point of the plane, in units, is on the page, once the board has come to rest. */
export async function placeOnBoard(at: Spot): Promise<Spot> {
  const cell = 64;
  const aim = (): Spot => {
    const { a, d, e, f } = (document.querySelector('g.plane') as unknown as Drawn).getScreenCTM();
    return { x: e + a * at.x * cell, y: f - d * at.y * cell };
  };
  const nextFrame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  for (let spot = aim(); ; ) {
    await nextFrame();
    const again = aim();
    if (again.x === spot.x && again.y === spot.y) return again;
    spot = again;
  }
}

/** Whether this spot of the page is a part of the board that is in sight. */
export const isOnBoard = ({ x, y }: Spot): boolean => document.elementFromPoint(x, y)?.closest('.viewport-svg') != null;

/** The thing that a press at this spot of the page means. */
export const aboutAt = ({ x, y }: Spot): string | null | undefined =>
  document.elementFromPoint(x, y)?.closest('[data-about]')?.getAttribute('data-about');

/** Waits until nothing has moved from one idle moment of the page to the next, three times in a row. */
export const standsStill = async (): Promise<void> => {
  const idle = (): Promise<void> => new Promise(done => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 500 })));
  const places = (): string =>
    [...document.querySelectorAll('.table, .top-bar, .stage, .place-board, .viewport-svg, .viewport-tools, .place-lower, .place-story')]
      .map(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return `${one.getAttribute('class')} ${left} ${top} ${right} ${bottom}`;
      })
      .join();
  for (let [still, before] = [0, '']; still < 3; ) {
    await idle();
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
};

/** Buttons of the board that lie over its picture; where that has a frame and goes on under them, over what may be chosen there. */
export const toolsOverBoard = (): string[] => {
  const isFramed = document.querySelector('.viewport-framed') !== null;
  const boxes = [...document.querySelectorAll(isFramed ? '.viewport-svg [data-lit]' : '.viewport-svg')].map(one =>
    one.getBoundingClientRect(),
  );
  return [...document.querySelectorAll('.viewport-tools button')].flatMap(button => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const isOver = boxes.some(box => left < box.right && top < box.bottom && right > box.left && bottom > box.top);
    return isOver ? [button.getAttribute('aria-label') ?? ''] : [];
  });
};

/** What is written over a picture with a frame and runs off it, or lies under the buttons of the board or under its small map. */
export const outOfPicture = (): string[] => {
  const board = document.querySelector('.viewport-framed')!.getBoundingClientRect();
  const over = [...document.querySelectorAll('.place-lower, .viewport-tools button, .minimap')].map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll('.way-end, .overlay-note')].flatMap(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isIn = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
    const isCovered = over.some(box => left < box.right && top < box.bottom && right > box.left && bottom > box.top);
    return isIn && !isCovered ? [] : [one.textContent ?? ''];
  });
};

/** Whether the middle of a thing on the board is in the picture, above what lies over its lower edge. */
export function isInPicture(about: string): boolean {
  const board = document.querySelector('.viewport-svg')!.getBoundingClientRect();
  const lower = document.querySelector('.place-lower')?.getBoundingClientRect();
  const { left, top, width, height } = document.querySelector(`.board-piece[data-about="${about}"]`)!.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // Where a phone lies on its side, what is asked stands beside the board.
  const foot = lower && x >= lower.left && x <= lower.right ? Math.min(board.bottom, lower.top) : board.bottom;
  return x >= board.left && x <= board.right && y >= board.top && y <= foot;
}

/** Pairs of these elements of which one lies on the other, by their classes. */
export function overlapping(selector: string): string[] {
  const all = [...document.querySelectorAll(selector)].map(one => ({
    name: one.getAttribute('class') ?? '',
    box: one.getBoundingClientRect(),
  }));
  const meet = (a: Box, b: Box): boolean => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.flatMap((one, i) => all.slice(i + 1).flatMap(other => (meet(one.box, other.box) ? [`${one.name} on ${other.name}`] : [])));
}

/** What is laid over a picture and lies on a tag there, or on whoever may be chosen. */
export function overKept(): string[] {
  const boxes = (selector: string) => [...document.querySelectorAll(selector)].map(one => ({ one, box: one.getBoundingClientRect() }));
  const meet = (a: Box, b: Box): boolean => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const kept = boxes('.place-board :is(.board-tag, .board-piece[data-lit])');
  return boxes('.place-board :is(.minimap, .edge-chip, .show-remark, .show-third)').flatMap(over =>
    kept.filter(({ box }) => meet(over.box, box)).map(({ one }) => `${over.one.getAttribute('class')} on ${one.textContent}`),
  );
}

/** Texts of these of which less than all is read. A line is not cut by what its letters reach below it. */
export const cutShort = (all: readonly { scrollHeight?: number; clientHeight?: number; textContent?: string | null }[]): string[] =>
  all.filter(one => one.scrollHeight! > one.clientHeight! + 6 || one.clientHeight === 0).map(one => one.textContent!);

/** Presses the first of these, if there is one now; no for whoever waits for what comes of it. */
export function pressFirst(all: readonly { click?: () => void }[]): false {
  all[0]?.click?.();
  return false;
}

/** Pieces that may be chosen and on which odds lie. */
export const underOdds = (): string[] => {
  const odds = [...document.querySelectorAll('.odds')].map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll('.board-piece[data-lit]')].flatMap(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isCovered = odds.some(box => left < box.right && top < box.bottom && right > box.left && bottom > box.top);
    return isCovered ? [one.getAttribute('data-about') ?? ''] : [];
  });
};

/** What the bar below the board says: the kind of bar, its headline, and what can be pressed. */
export interface Bar {
  readonly label: string;
  readonly says: string;
  readonly isBusy: boolean;
  readonly isHeld: boolean;
}

export function barNow(): Bar[] {
  return [...document.querySelectorAll('section.decision')].map(bar => ({
    label: bar.getAttribute('aria-label') ?? '',
    says: bar.querySelector('.decision-question')?.textContent ?? '',
    isBusy: bar.getAttribute('aria-busy') === 'true',
    isHeld: bar.getAttribute('data-held') !== null,
  }));
}

/** Starts to time every press of an answer (not of `Skip` and the like), from the finger to the next picture. */
export function timeAnswers(): void {
  const presses = new Map<number, number>();
  const moments = new Set<number>();
  globalThis.presses = presses;
  globalThis.answers = 0;
  const note = ({ target, timeStamp }: Pressed): void => {
    if (target.closest('section.decision-happening') || !target.closest('.option, [data-lit]')) return;
    moments.add(timeStamp);
    globalThis.answers! += 1;
  };
  if (!globalThis.noteAnswer) addEventListener('click', event => globalThis.noteAnswer?.(event), true);
  globalThis.noteAnswer = note;
  new PerformanceObserver(list => {
    for (const { interactionId, duration, startTime } of list.getEntries()) {
      if (interactionId > 0 && moments.has(startTime)) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
}

/** Milliseconds of each such press; one that was quicker than a frame counts as one frame. */
export function answerTimes(): number[] {
  const slow = [...(globalThis.presses ?? new Map<number, number>()).values()];
  const quick = Math.max(0, (globalThis.answers ?? 0) - slow.length);
  return [...slow, ...new Array<number>(quick).fill(16)].sort((a, b) => a - b);
}

/** What cannot be hit at its middle once it was scrolled to, or is lower than a finger needs. */
export function hardToTap(selector: string): string[] {
  const smallest = 44;
  return [...document.querySelectorAll(selector)].flatMap(element => {
    element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const covered = element.contains(hit) ? [] : [`${name} is covered by ${hit?.tagName} ${hit?.textContent?.slice(0, 40)}`];
    return height + 0.5 < smallest ? [...covered, `${name} is only ${height} px high`] : covered;
  });
}

/** Notes at each frame where the board lies, by question. */
export function watchBoard(): void {
  const places = new Map<string, Set<string>>();
  globalThis.places = places;
  const look = (): void => {
    const question = document.querySelector('section[aria-label="Your decision"] .decision-question')?.textContent;
    const box = document.querySelector('.place-board:has(.viewport)')?.getBoundingClientRect(); // at a merchant's there is none
    if (question && box) places.set(question, (places.get(question) ?? new Set()).add(`${box.width} × ${box.height} at ${box.top}`));
    requestAnimationFrame(look);
  };
  look();
}

/** Questions during which the board has moved, and where it lay. */
export const boardMoves = (): string[] =>
  [...(globalThis.places ?? new Map<string, Set<string>>())]
    .filter(([, places]) => places.size > 1)
    .map(([question, places]) => `${question} ${[...places].join(', then ')}`);

/** Where the board lay at any question since it is watched. */
export const boardPlaces = (): string[] => [
  ...new Set([...(globalThis.places ?? new Map<string, Set<string>>()).values()].flatMap(places => [...places])),
];

/** Notes everything that is shown to happen from now on. */
export function watchTold(): void {
  const told: Told[] = [];
  globalThis.told = told;
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  const placeOf = (selector: string): string => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? `${Math.round(box.left)}, ${Math.round(box.top)}` : 'nowhere';
  };
  const look = (): void => {
    if (!document.querySelector('section[aria-label="What happens"]')) return;
    const active = document.querySelector('.plain-seat-active')?.getAttribute('aria-label') ?? textOf('.seat-panel.is-active .seat-who');
    const now = {
      says: textOf('section[aria-label="What happens"] .decision-question'),
      by: textOf('.happening-by'),
      active,
      step: textOf('.stage-steps [aria-current]'),
      skip: placeOf('.decision-happening .transport-speeds + button'),
    };
    if (JSON.stringify(now) !== JSON.stringify(told.at(-1))) told.push(now);
  };
  new MutationObserver(look).observe(document.querySelector('body'), { childList: true, subtree: true, characterData: true });
  look();
}

export const toldSoFar = (): Told[] => globalThis.told ?? [];

/** Whether the last press was taken for one that was meant for the question before. */
export const isNudged = (): boolean => document.querySelector('[data-nudged]') !== null;

/** By how many pixels the page is wider than the screen. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What has the focus once the page has come to rest: null if nothing has, or if it is out of sight. */
export async function focusNow(): Promise<string | null> {
  await new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const isInSight = await new Promise<boolean>(resolve =>
    new IntersectionObserver(([seen], observer) => {
      observer.disconnect();
      resolve(seen!.isIntersecting);
    }).observe(at),
  );
  return isInSight ? (at.getAttribute('data-about') ?? at.getAttribute('aria-label') ?? at.textContent) : null;
}

/** Which way Tab has to go from the focus to an element. */
export function wayTo(goal: unknown): 'here' | 'forward' | 'back' {
  const at = document.activeElement ?? document.body;
  const before = 2;
  if (at === goal) return 'here';
  return at.compareDocumentPosition(goal as PageElement) & before ? 'back' : 'forward';
}

/** How large a picture is, and how many colours stand in a grid of points on each half of it. */
export function coloursIn(picture: PageElement): { size: readonly [number, number]; colours: { left: number; right: number } } {
  const { naturalWidth: width, naturalHeight: height } = picture as PageElement & {
    readonly naturalWidth: number;
    readonly naturalHeight: number;
  };
  const brush = new OffscreenCanvas(width, height).getContext('2d');
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  const halves = [new Set<string>(), new Set<string>()] as const;
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const at = 4 * (y * width + x);
      halves[x < width / 2 ? 0 : 1].add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
    }
  }
  return { size: [width, height], colours: { left: halves[0].size, right: halves[1].size } };
}

/** Presses a place twice as soon as another question is drawn, however slowly the machine goes. */
export const pressTwiceAtNext = ([x, y]: readonly [number, number]): Promise<void> =>
  new Promise(resolve => {
    const question = (): string | null | undefined =>
      document.querySelector('.decision:not(.decision-waiting) .decision-question')?.textContent;
    const press = (): void => {
      const at = { bubbles: true, cancelable: true, clientX: x, clientY: y };
      for (const type of ['pointerdown', 'pointerup', 'click']) document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent(type, at));
    };
    const was = question();
    const observer = new MutationObserver(() => {
      const now = question();
      if (!now || now === was) return;
      observer.disconnect();
      press();
      press();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/**
 * Presses a button, once, as soon as it stands on the page, or in the first frame in which one sees it; where it lies has been pressed before. All of it as on a
 * machine that is busy with something else: nothing is painted for half a second, and a press is heard late.
 */
export const pressAtOnce = ([name, x, y, when]: readonly [string, number, number, 'unseen' | 'seen']): Promise<void> =>
  new Promise(resolve => {
    const at = { bubbles: true, cancelable: true, clientX: x, clientY: y };
    const stall = (ms: number): void => {
      for (const until = performance.now() + ms; performance.now() < until; );
    };
    const press = (target: PageElement, ...types: readonly string[]): void => {
      for (const event of types.map(type => new PointerEvent(type, at))) {
        stall(200);
        target.dispatchEvent(event);
      }
    };
    press(document.body, 'pointerdown', 'pointerup');
    const observer = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(one => one.textContent === name);
      if (!button) return;
      observer.disconnect();
      const pressIt = (): void => {
        press(button, 'pointerdown', 'pointerup', 'click');
        resolve();
      };
      if (when === 'seen') {
        requestAnimationFrame(pressIt);
        return;
      }
      stall(500);
      pressIt();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Waits for something on the board that soon goes again: what it says, in which colour, which colour letters have there, and whether its middle lies in the board's window. */
export const firstDrawn = (selector: string): Promise<{ says: string | null; colour: string; ink: string; isInSight: boolean }> =>
  new Promise(resolve => {
    const look = (): void => {
      const drawn = document.querySelector(selector);
      if (!drawn) return;
      observer.disconnect();
      const [box, window] = [drawn, document.querySelector('.viewport')!].map(one => one.getBoundingClientRect()) as [Box, Box];
      const [x, y] = [box.left + box.width / 2 - window.left, box.top + box.height / 2 - window.top];
      resolve({
        says: drawn.textContent,
        colour: getComputedStyle(drawn).color,
        ink: getComputedStyle(document.querySelector('.table')!).color,
        isInSight: x >= 0 && y >= 0 && x <= window.width && y <= window.height,
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** A deed as it was drawn: what it is, the things that it is done to, and which properties move. */
export interface DrawnDeed {
  readonly is: string;
  readonly struck: string[];
  readonly moves: string[][];
}

/** Notes every deed that is drawn on the board from now on, when it appears. */
export function watchDeeds(): void {
  const deeds: DrawnDeed[] = [];
  globalThis.deeds = deeds;
  let last: unknown = null;
  const look = (): void => {
    const drawn = document.querySelector('.place-board .deeds') as (PageElement & Moving) | null;
    if (drawn === last) return;
    last = drawn;
    if (!drawn) return;
    const struck = [...document.querySelectorAll('.place-board [data-struck]')].map(one => one.getAttribute('data-about')!);
    const moves = drawn
      .getAnimations({ subtree: true })
      .map(one => [...new Set(one.effect.getKeyframes().flatMap(frame => Object.keys(frame).filter(name => !FRAME.includes(name))))]);
    deeds.push({ is: drawn.getAttribute('data-dealt')!, struck, moves });
  };
  /** What every frame of an animation has besides what it moves. */
  const FRAME = ['offset', 'computedOffset', 'easing', 'composite'];
  new MutationObserver(look).observe(document.querySelector('body'), { childList: true, subtree: true, characterData: true });
  look();
}

interface Moving {
  getAnimations(how: { subtree: boolean }): readonly { readonly effect: { getKeyframes(): readonly object[] } }[];
}

export const dealtSoFar = (): DrawnDeed[] => globalThis.deeds ?? [];

/** Cards of the hand whose last line in sight is cut through: where each line of what they say lies, against the lower edge of what is seen of them. */
export const cutLines = (): string[] =>
  [...document.querySelectorAll('.place-hand :is(.card-says, .plain-says)')].flatMap(text => {
    const seen = text.closest('.card, .plain-card')!.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(
        line => line.left < seen.left + seen.width && line.top < seen.top + seen.height && line.top + line.height > seen.top + seen.height,
      )
      .map(() => text.textContent ?? '');
  });

/** What is lit on the board and lies, wholly or in part, out of its window or below what covers it. */
export function litOutOfSight(): string[] {
  const board = document.querySelector('.place-board')!.getBoundingClientRect();
  const covers = ['.place-lower', '.composer'].flatMap(one => document.querySelector(one) ?? []).map(one => one.getBoundingClientRect());
  const foot = Math.min(board.bottom, ...covers.filter(({ left }) => left < board.right).map(({ top }) => top));
  return [...document.querySelectorAll('.place-board [data-lit]')].flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isIn = left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1 && bottom <= foot + 1;
    return isIn ? [] : [one.getAttribute('data-about') ?? ''];
  });
}

/** Tags on the board that lie over another tag, a figure or a name, each with what it covers. */
export function tagsOverThings(): string[] {
  const of = (selector: string) =>
    [...document.querySelectorAll(selector)].map(one => ({ says: one.textContent ?? '', box: one.getBoundingClientRect() }));
  const tags = of('.place-board .intent-tag');
  const things = of('.place-board :is(.token-disc, .token-hit g > path:nth-child(2), .token-name, .board-body)');
  const meet = (a: Box, b: Box): boolean => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return tags.flatMap((tag, i) =>
    [...tags.slice(i + 1), ...things].filter(({ box }) => meet(tag.box, box)).map(({ says }) => `${tag.says} over ${says || 'a figure'}`),
  );
}

/** From now on every movement that a script begins is noted, by its name. */
export function noteMoves(): void {
  const moves: string[] = [];
  globalThis.moves = moves;
  const { animate } = Element.prototype;
  Element.prototype.animate = function animated(way, how) {
    moves.push(how.id ?? '');
    return animate.call(this, way, how);
  };
}

export const movesNoted = (): readonly string[] => globalThis.moves ?? [];

/** Whatever waits for so many milliseconds waits for ever: a hand that does not rest, however slow the machine is. */
export function neverRests(rest: number): void {
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (act, ms, ...more) => (ms === rest ? 0 : later(act, ms, ...more));
}

/** From now on it is counted what of the board is drawn again. */
export function noteDrawing(): void {
  const drawing = { count: 0 };
  globalThis.drawing = drawing;
  const observer = new MutationObserver(changes => {
    drawing.count += changes.length;
  });
  observer.observe(document.querySelector('.viewport-svg > g')!, { attributes: true, childList: true, subtree: true });
}

export const drawnAgain = (): number => globalThis.drawing!.count;

/** Answers that stand whole in the bar and can be pressed wherever a finger meets them, by what they say; how many there are; what part of the height the board has, in per cent. */
export function answersInSight(): { whole: string[]; all: number; board: number; needs: number } {
  const boxOf = (selector: string): Box => document.querySelector(selector)!.getBoundingClientRect();
  const [bar, lower, page] = [boxOf('.place-bar'), boxOf('.place-lower'), document.body.getBoundingClientRect()];
  const answers = [...document.querySelectorAll('.decision .option')];
  const corners = [0.15, 0.5, 0.85];
  const isWhole = (answer: PageElement): boolean => {
    const { left, top, right, bottom, width, height } = answer.getBoundingClientRect();
    const isIn = left >= bar.left && right <= bar.right && top >= bar.top - 1 && bottom <= bar.bottom + 1;
    const isHit = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest('.option') === answer;
    return isIn && corners.every(across => corners.every(down => isHit(left + width * across, top + height * down)));
  };
  return {
    whole: answers.filter(isWhole).map(one => one.textContent ?? ''),
    all: answers.length,
    board: (100 * (lower.top - boxOf('.place-board').top)) / page.height,
    needs: (100 * Number(document.querySelector('.viewport')?.getAttribute('data-needs') ?? page.height)) / page.height,
  };
}

/** Where everything lies that one presses to answer, and whatever else is pressed beside the question, to a tenth of a pixel. */
export const pressables = (): string[] =>
  [...document.querySelectorAll('.decision :is(.option, .link), .place-hand [data-about]')].map(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const name = one.getAttribute('data-key') ?? one.getAttribute('data-about') ?? 'link';
    return [name, ...[left, top, width, height].map(side => side.toFixed(1))].join(' ');
  });

/** Tags on the board that lie under something. */
export const tagsUnder = (selector: string): string[] => {
  const over = [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll('.place-board :is(.intent-tag, .row-tag)')].flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isUnder = over.some(box => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
    return isUnder ? [one.textContent ?? ''] : [];
  });
};

/** Whether all of a place is in sight, and nothing of it has to be scrolled to. */
export const hasRoom = (selector: string): boolean => {
  const { scrollHeight, clientHeight } = document.querySelector(selector)!;
  return scrollHeight <= clientHeight;
};

/** What lies under the hint of a lesson, beside the board: seats with what stands on them, cards of the hand, the question and its answers. */
export function underHint(): string[] {
  const hint = document.querySelector('.lesson-hint')!.getBoundingClientRect();
  const things = document.querySelectorAll(':is(.top-bar, .place-party, .place-side, .place-hand, .decision) :not(:has(*))');
  return [...things].flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isUnder = left < hint.right - 1 && right > hint.left + 1 && top < hint.bottom - 1 && bottom > hint.top + 1;
    return isUnder && !one.closest('.lesson-hint, details:not([open])') ? [one.textContent ?? ''] : [];
  });
}

/** Whether, in the middle of one thing, another one is drawn over it; what cannot be pressed meanwhile is looked at, too. */
export function liesOver([under, over]: readonly [string, string]): boolean {
  for (const one of document.querySelectorAll('[inert]')) one.removeAttribute('inert');
  const { left, top, width, height } = document.querySelector(under)!.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)!.closest(over) !== null;
}
