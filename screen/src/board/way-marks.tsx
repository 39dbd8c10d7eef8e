/** What is written at a way on a plane: a tick and a number at each unit, and at its end how long it is and what is to be known of it. Sizes in pixels, however far the board is. */
import type { ReactElement, ReactNode } from 'react';
import type { Bounds } from '../view-box.ts';
import { useScale, useWindow } from '../viewport.tsx';
import { alongWay, lengthAlong, openPath } from './outlines.ts';
import { CELL, type Spot } from './plane.ts';
import { beside } from './window-places.ts';

const NUMERAL = 15;
const TICK = 0.2 * CELL;

/** A tick across the way and its number, at each whole unit. */
export function WayNumbers({ spots }: { readonly spots: readonly Spot[] }): ReactElement[] {
  const scale = useScale();
  const whole = Math.max(0, Math.ceil(lengthAlong(spots) / CELL - 0.35) - 1);
  return Array.from({ length: whole }, (_, i) => {
    const { x, y, dx, dy } = alongWay(spots, (i + 1) * CELL);
    const [nx, ny] = dx >= 0 ? [-dy, dx] : [dy, -dx];
    const at = (far: number): Spot => ({ x: x + nx * far, y: y + ny * far });
    const letters = at(TICK + NUMERAL / scale);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: one for each unit
      <g key={i}>
        <path className="way-tick" d={openPath([at(-TICK), at(TICK)])} />
        <text className="way-number" x={letters.x} y={letters.y + (0.35 * NUMERAL) / scale} fontSize={NUMERAL / scale} textAnchor="middle">
          {i + 1}
        </text>
      </g>
    );
  });
}

interface EndProps {
  readonly at: Spot;
  /** The way comes from there. */
  readonly from: Spot;
  /** How long it is, of how much; none before that is known. */
  readonly length: { readonly is: string; readonly of: string } | null;
  /** Each with a sign of 13 pixels before it. */
  readonly lines: readonly { readonly says: string; readonly sign: ReactNode }[];
  /** What stands there to be seen, and is not written on if there is room beside it. */
  readonly clear?: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

const LENGTH = { width: 84, height: 27 };
const LINE = 24;
const wideOf = (line: string): number => line.length * 6.5 + 30;

/** Where it stands, in pixels from the end. */
function endPlace({ at, from, lines, clear = [] }: Omit<EndProps, 'length'>, scale: number, window: Bounds) {
  const block = {
    width: Math.max(LENGTH.width, ...lines.map(({ says }) => wideOf(says))),
    height: LENGTH.height + 5 + lines.length * LINE,
  };
  const seen = {
    x: (window.x - at.x) * scale,
    y: (window.y - at.y) * scale,
    width: window.width * scale,
    height: window.height * scale,
  };
  const taken = clear.map(one => ({
    x: (one.x - one.r - at.x) * scale,
    y: (one.y - one.r - at.y) * scale,
    width: 2 * one.r * scale,
    height: 2 * one.r * scale,
  }));
  return { block, ...beside(block, CELL * 0.62 * scale + 6, seen, { x: from.x - at.x, y: from.y - at.y }, taken) };
}

/** The same as a box of the board: what else is written keeps off it. */
export function wayEndBox(end: Omit<EndProps, 'length'>, scale: number, window: Bounds): Bounds {
  const { block, x, y } = endPlace(end, scale, window);
  return { x: end.at.x + x / scale, y: end.at.y + y / scale, width: block.width / scale, height: block.height / scale };
}

/** `5.6″ of 6″`, and below it the lines: beside the end, on the side away from the way. */
export function WayEnd({ at, from, length, lines, clear = [] }: EndProps): ReactElement {
  const window = useWindow();
  const scale = useScale();
  const { block, x, y, side } = endPlace({ at, from, lines, clear }, scale, window);
  const inset = (wide: number): number => (side === 'left' ? block.width - wide : 0);
  return (
    <g className="way-end" transform={`translate(${at.x} ${at.y}) scale(${1 / scale}) translate(${x} ${y})`}>
      {length && (
        <g transform={`translate(${inset(LENGTH.width)} 0)`}>
          <rect className="way-end-length" {...LENGTH} rx="4" />
          <text className="way-number" x="8" y="21" fontSize="22">
            {length.is}
          </text>
          <text x="46" y="20" fontSize="13">
            {length.of}
          </text>
        </g>
      )}
      {lines.map(({ says, sign }, i) => (
        <g key={says} className="way-end-says" transform={`translate(${inset(wideOf(says))} ${LENGTH.height + 5 + i * LINE})`}>
          <rect width={wideOf(says)} height="21" rx="4" />
          <g transform="translate(6 4)">{sign}</g>
          <text x="24" y="15" fontSize="12.5">
            {says}
          </text>
        </g>
      ))}
    </g>
  );
}
