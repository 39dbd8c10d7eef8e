/** What lies over the window on a board and stays there: the whole board small, and chips at the edge that lead to what is outside of the picture. */
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Bounds, Size } from '../view-box.ts';
import { useCamera, useScale, useWindow } from '../viewport.tsx';
import { CELL, type Spot } from './plane.ts';
import { CORNERS, type Corner, cornerBox, edgeOf, freestCorner, isApart, stacked } from './window-places.ts';

interface MinimapProps {
  readonly bounds: Bounds;
  readonly corner: Corner;
  /** The board as it is drawn there, in its own units. */
  readonly children: ReactNode;
}

/** A press leads there; for whoever uses keys, arrows move the picture. */
export function Minimap({ bounds: { x, y, width, height }, corner, children }: MinimapProps): ReactNode {
  const { lookAt, follow } = useCamera();
  const shown = useWindow();
  const frame = useRef<SVGRectElement>(null);
  useEffect(
    () =>
      follow(now => {
        frame.current?.setAttribute('x', `${now.x}`);
        frame.current?.setAttribute('y', `${now.y}`);
      }),
    [follow],
  );
  const jump = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    lookAt({ x: x + ((event.clientX - box.left) / box.width) * width, y: y + ((event.clientY - box.top) / box.height) * height });
  };
  return (
    <svg className={`minimap is-${corner}`} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" onClick={jump}>
      {children}
      <rect ref={frame} className="minimap-frame" {...shown} />
    </svg>
  );
}

/** Pixels that the minimap takes up with its margin, and a note in another corner, on a phone less; and that a face with its tag reaches. */
const MINI = { wide: { width: 126, height: 126 }, phone: { width: 98, height: 98 } };
const NOTE = { wide: { width: 260, height: 150 }, phone: { width: 180, height: 80 } };
const PHONE = 640;
const sizeOf = ({ width }: Size): 'wide' | 'phone' => (width > PHONE ? 'wide' : 'phone');
const NEAR = { x: 90, y: 48 };
const BOTTOM: readonly Corner[] = ['bottom-left', 'bottom-right'];

interface Corners {
  readonly map: Corner;
  readonly note: Corner;
  /** How much room there is: the class of what they lie in (`is-phone`). */
  readonly size: 'wide' | 'phone';
  /** Even there the minimap would lie on what the moment is about. */
  readonly isInTheWay: boolean;
}

/** What is read on a board, and whom a moment is about: nothing that is laid over the picture lies on either. */
const KEPT_CLEAR = ':is(.board-tag, .way-end, [data-looked], [data-lit])';

/** Where these lie in the window, in its pixels: measured once they are drawn. */
export function useKeptClear(overlay: RefObject<HTMLElement | null>): readonly Bounds[] {
  const [kept, setKept] = useState<readonly Bounds[]>([]);
  useLayoutEffect(() => {
    const frame = overlay.current?.closest('.viewport');
    if (!frame) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const boxes = [...frame.querySelectorAll(KEPT_CLEAR)]
      .map(one => one.getBoundingClientRect())
      .map(box => ({ x: Math.round(box.x - left), y: Math.round(box.y - top), width: Math.ceil(box.width), height: Math.ceil(box.height) }))
      .filter(box => box.width > 0 && !isApart(box, { x: 0, y: 0, width, height }));
    setKept(before => (JSON.stringify(before) === JSON.stringify(boxes) ? before : boxes));
  });
  return kept;
}

/**
 * Where a minimap and a note stand: each where it covers the fewest of these spots and of what is kept `clear` (`useKeptClear`), and there as long as that is so. Above, a finger has its
 * loupe: on a phone a note stays below.
 */
export function useCorners(spots: readonly Spot[], clear: readonly Bounds[] = []): Corners {
  const { x, y, width, height } = useWindow();
  const scale = useScale();
  const kept = useRef<Corners>({ map: 'top-right', note: 'bottom-left', size: 'wide', isInTheWay: false });
  const window = { width: width * scale, height: height * scale };
  const there = spots
    .map(spot => ({ x: (spot.x - x) * scale, y: (spot.y - y) * scale }))
    .filter(spot => spot.x >= 0 && spot.y >= 0 && spot.x <= window.width && spot.y <= window.height);
  const size = sizeOf(window);
  const map = freestCorner(there, window, MINI[size], NEAR, kept.current.map, CORNERS, clear);
  const open = (size === 'wide' ? CORNERS : BOTTOM).filter(corner => corner !== map);
  const lies = cornerBox(map, window, MINI[size]);
  const isInTheWay = clear.some(box => !isApart(lies, box));
  kept.current = { map, note: freestCorner(there, window, NOTE[size], NEAR, kept.current.note, open), size, isInTheWay };
  return kept.current;
}

export interface Away {
  readonly key: number;
  readonly at: Spot;
  /** How far it reaches from there: whoever is seen in part has a tag in the picture, and a chip only if it may be chosen. */
  readonly r?: number;
  /** What a reader hears after `Look at`. */
  readonly says: string;
  /** It may be chosen. */
  readonly isLit: boolean;
  /** What stands on the chip. */
  readonly drawn: ReactNode;
}

/** Room that a chip takes up, in pixels, and how many there are at most: the first of them. */
const CHIP = { width: 184, height: 42 };
const MOST = 4;
/** So far reaches whoever is not said to reach farther. */
const PART = CELL * 0.4;

interface ChipsProps {
  readonly away: readonly Away[];
  /** The corner of the minimap, which no chip covers. */
  readonly map: Corner;
  /** The corner of a note, if there is one, and what else is to be read in the window, in its pixels. */
  readonly note?: Corner | null;
  readonly clear?: readonly Bounds[];
}

/** Whoever may be chosen has a chip in any case, all others where there is room for one. */
export function EdgeChips({ away, map, note = null, clear = [] }: ChipsProps): ReactNode {
  const { lookAt } = useCamera();
  const shown = useWindow();
  const scale = useScale();
  const edges = away.flatMap(one => {
    const edge = edgeOf(one.at, shown, scale, CHIP);
    const { r = PART } = one;
    const isInPart =
      edgeOf(one.at, { x: shown.x - r, y: shown.y - r, width: shown.width + 2 * r, height: shown.height + 2 * r }, scale, CHIP) === null;
    return edge && (one.isLit || !isInPart) ? [{ ...one, edge }] : [];
  });
  const first = edges.slice(0, MOST);
  const window = { width: shown.width * scale, height: shown.height * scale };
  const places = stacked(
    first.map(({ edge, isLit }) => ({ ...edge, isSought: isLit })),
    CHIP,
    window,
    [cornerBox(map, window, MINI[sizeOf(window)]), ...(note ? [cornerBox(note, window, NOTE[sizeOf(window)])] : []), ...clear],
  );
  const standing = first.map((one, i) => ({ ...one, place: places[i]! })).filter(({ isLit, place }) => isLit || place.isFree);
  return standing.map(({ key, at, says, isLit, drawn, edge, place }) => (
    <button
      key={key}
      type="button"
      className={isLit ? 'edge-chip is-lit' : 'edge-chip'}
      style={{ left: place.x, top: `min(${place.y}px, 100% - ${CHIP.height}px)` }}
      onClick={() => lookAt(at)}
    >
      {drawn}
      <svg viewBox="-8 -8 16 16" width="14" height="14" role="img" aria-label={`Look at ${says}`}>
        <path d="M-6 0H6M1-5 6 0 1 5" transform={`rotate(${edge.degrees})`} />
      </svg>
    </button>
  ));
}
