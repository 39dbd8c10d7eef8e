/** What figures are put together from, on a field of 100 by 100: shapes of one colour, plates with an outline, lines. */
import { createElement, Fragment, type ReactElement } from 'react';
import { PAINT, type Paint } from './theme.ts';

export const flat = (fill: Paint, d: string, opacity = 1): ReactElement => <path d={d} fill={PAINT[fill]} fillOpacity={opacity} />;

export const plate = (fill: Paint, d: string, width = 2.4): ReactElement => (
  <path d={d} fill={PAINT[fill]} stroke={PAINT.ink} strokeWidth={width} strokeLinejoin="round" strokeLinecap="round" />
);

export const line = (stroke: Paint, width: number, d: string): ReactElement => (
  <path d={d} fill="none" stroke={PAINT[stroke]} strokeWidth={width} strokeLinejoin="round" strokeLinecap="round" />
);

/** A disc as a path. */
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

export const group = (...parts: readonly ReactElement[]): ReactElement => createElement(Fragment, null, ...parts);

/** A shape on the left and the same on the right. */
export const both = (part: ReactElement): ReactElement => (
  <>
    {part}
    <g transform="matrix(-1 0 0 1 100 0)">{part}</g>
  </>
);
