/** What is laid over a board of squares for whoever weighs an option or looks on: how far something reaches, who sees whom, what happens now, and fingers that point. */
import type { Area } from '@quarry/board';
import type { CSSProperties, ReactNode } from 'react';
import { useScale } from '../viewport.tsx';
import { Drawn } from './drawn.tsx';
import type { Spot } from './plane.ts';
import { Pointed } from './pointed.tsx';
import { centreOf, cornerOf, outlineOf } from './squares.ts';

/** Whose it is: ours, or that of an enemy which has not seen us, or has. */
export type Tone = 'ours' | 'calm' | 'alert';

interface ReachProps {
  readonly area: Area;
  readonly squares: ReadonlySet<number>;
  readonly tone: Tone;
}

/** Squares that are within reach: a wash, and one dashed rim around all of them. */
export function SquareReach({ area, squares, tone }: ReachProps): ReactNode {
  return (
    <Drawn className={`squares-reach is-${tone}`}>
      {[...squares].map(square => {
        const { x, y } = cornerOf(area, square);
        return <rect key={square} x={x + 3} y={y + 3} width="94" height="94" rx="8" />;
      })}
      <path d={outlineOf(area, squares)} />
    </Drawn>
  );
}

interface SightProps {
  readonly area: Area;
  readonly from: number;
  readonly to: readonly number[];
  readonly tone: Tone;
}

/** A dotted line from who looks to each square that is looked at. */
export function SightLines({ area, from, to, tone }: SightProps): ReactNode {
  const eye = centreOf(area, from);
  return (
    <Drawn className={`squares-sight is-${tone}`}>
      {to.map(square => {
        const { x, y } = centreOf(area, square);
        return <path key={square} d={`M${eye.x} ${eye.y}L${x} ${y}`} />;
      })}
    </Drawn>
  );
}

/** A square to be looked at, because of what is shown or read in the log. */
export function LookedSquare({ area, square }: { readonly area: Area; readonly square: number }): ReactNode {
  const { x, y } = cornerOf(area, square);
  return <rect className="squares-looked" x={x + 5} y={y + 5} width="90" height="90" rx="11" data-looked="" />;
}

interface DeedProps {
  readonly at: Spot;
  /** What floats up from there; nothing if only a blow is drawn. */
  readonly says: string;
  readonly tone: 'hurt' | 'alarm' | 'good';
  /** A blow comes from here. */
  readonly from?: Spot | null;
}

/** What happens right now, where it happens. The log tells it to whoever hears the page. */
export function Deed({ at: { x, y }, says, tone, from }: DeedProps): ReactNode {
  return (
    <Drawn className={`squares-deed is-${tone}`}>
      {from && <path d={`M${from.x} ${from.y}L${x} ${y}`} />}
      {says && (
        <text x={x} y={y - 34} textAnchor="middle">
          {says}
        </text>
      )}
    </Drawn>
  );
}

interface FingerProps {
  readonly at: Spot;
  /** Who points. */
  readonly name: string;
  /** The colour of who points, by which the party knows them; ink if it is left out. */
  readonly colour?: string | undefined;
}

/** Letters of a name are at least so tall, in pixels, however far the board is. */
const LETTERS = 15;

/** A finger that points at a square, with a name. */
export function Finger({ at, name, colour }: FingerProps): ReactNode {
  const { x, y } = at;
  const letters = Math.max(20, LETTERS / useScale());
  return (
    <g className="squares-ping" style={colour ? ({ color: colour } satisfies CSSProperties) : undefined}>
      <Pointed at={at} name={name} letters={letters}>
        <g transform={`translate(${x} ${y})`}>
          <circle r="46" />
          <circle r="46" className="squares-ping-late" />
          <path d="M0-52-11-72H11Z" />
          <text y="-78" fontSize={letters} strokeWidth={letters / 4} textAnchor="middle">
            {name}
          </text>
        </g>
      </Pointed>
    </g>
  );
}
