/** What lies over the window on a board and stays there: the whole board small, and chips at the edge that lead to what is outside of the picture. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Bounds, Size } from '../view-box.ts';
import { useCamera, useScale, useWindow } from '../viewport.tsx';
import { CELL, type Spot } from './plane.ts';
import { CORNERS, type Corner, cornerBox, edgeOf, freestCorner, stacked } from './window-places.ts';

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
}

/** Where a minimap and a note stand: each where it covers the fewest of these spots, and there as long as that is so. Above, a finger has its loupe: on a phone a note stays below. */
export function useCorners(spots: readonly Spot[]): Corners {
  const { x, y, width, height } = useWindow();
  const scale = useScale();
  const kept = useRef<Corners>({ map: 'top-right', note: 'bottom-left', size: 'wide' });
  const window = { width: width * scale, height: height * scale };
  const there = spots
    .map(spot => ({ x: (spot.x - x) * scale, y: (spot.y - y) * scale }))
    .filter(spot => spot.x >= 0 && spot.y >= 0 && spot.x <= window.width && spot.y <= window.height);
  const size = sizeOf(window);
  const map = freestCorner(there, window, MINI[size], NEAR, kept.current.map);
  const open = (size === 'wide' ? CORNERS : BOTTOM).filter(corner => corner !== map);
  kept.current = { map, note: freestCorner(there, window, NOTE[size], NEAR, kept.current.note, open), size };
  return kept.current;
}

export interface Away {
  readonly key: number;
  readonly at: Spot;
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
/** Whoever is less than this outside is seen in part, with a tag that stands in the picture: only who may be chosen has a chip then. */
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
    const isInPart =
      edgeOf(
        one.at,
        { x: shown.x - PART, y: shown.y - PART, width: shown.width + 2 * PART, height: shown.height + 2 * PART },
        scale,
        CHIP,
      ) === null;
    return edge && (one.isLit || !isInPart) ? [{ ...one, edge }] : [];
  });
  const first = edges.slice(0, MOST);
  const window = { width: shown.width * scale, height: shown.height * scale };
  const places = stacked(
    first.map(({ edge }) => edge),
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
      style={{ left: place.x, top: place.y }}
      onClick={() => lookAt(at)}
    >
      {drawn}
      <svg viewBox="-8 -8 16 16" width="14" height="14" role="img" aria-label={`Look at ${says}`}>
        <path d="M-6 0H6M1-5 6 0 1 5" transform={`rotate(${edge.degrees})`} />
      </svg>
    </button>
  ));
}
