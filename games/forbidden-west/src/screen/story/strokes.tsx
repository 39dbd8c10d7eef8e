/** A wash and a line, in the paints of the journal. */
import type { ReactElement } from 'react';
import { WASH, type Wash } from './theme.ts';

export const fill = (wash: Wash, d: string, opacity = 1): ReactElement => <path d={d} fill={WASH[wash]} fillOpacity={opacity} />;

export const line = (wash: Wash, width: number, d: string, opacity = 1): ReactElement => (
  <path d={d} fill="none" stroke={WASH[wash]} strokeWidth={width} strokeOpacity={opacity} strokeLinecap="round" strokeLinejoin="round" />
);
