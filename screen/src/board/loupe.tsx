/** The end of what is being laid can be taken hold of and moved; under a finger it is seen through a loupe, at the upper side that the finger leaves free. */
import type { Unit } from '@quarry/kernel';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import type { AnyTable } from '../table.ts';
import { useScale, useWindow } from '../viewport.tsx';
import { Drawn } from './drawn.tsx';
import { CELL, pointAt, type Spot, spotOf } from './plane.ts';

/** Pixels: how wide a finger is, from its middle; the loupe and how far it stays from the edge; and how much larger things are in it. */
const FINGER = 24;
const LOUPE = 76;
const MARGIN = 10;
const LARGER = 2.4;
const CROSS = 11;
const LETTERS = 14;

interface GripProps {
  readonly table: AnyTable;
  readonly unit: Unit | null;
  /** A finger has taken hold of it, or let it go. */
  readonly onHeld: (isHeld: boolean) => void;
}

/** Where the end is, if there is one that can be moved. */
export const endOf = ({ placed, moveEnd }: AnyTable, unit: Unit | null): Spot | null => {
  const end = moveEnd ? placed?.path.at(-1) : undefined;
  return end ? spotOf(end, unit) : null;
};

export function Grip({ table, unit, onHeld }: GripProps): ReactNode {
  const scale = useScale();
  const end = endOf(table, unit);
  /** From the pointer to the middle of what it holds. */
  const hold = useRef<Spot | null>(null);
  if (!end) return null;
  const spotUnder = ({ currentTarget, clientX, clientY }: PointerEvent<SVGCircleElement>): Spot | null => {
    const matrix = currentTarget.getScreenCTM();
    return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  };
  const letGo = (): void => {
    hold.current = null;
    onHeld(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever uses keys moves the end by the keys in the bar
    <circle
      className="plane-grip"
      data-end=""
      cx={end.x}
      cy={end.y}
      r={Math.max(CELL * 0.6, FINGER / scale)}
      onPointerDown={event => {
        event.stopPropagation();
        const at = spotUnder(event);
        if (!at || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hold.current = { x: end.x - at.x, y: end.y - at.y };
        onHeld(event.pointerType === 'touch');
      }}
      onPointerMove={event => {
        const at = hold.current && spotUnder(event);
        if (at) table.moveEnd?.(pointAt({ x: at.x + hold.current!.x, y: at.y + hold.current!.y }, unit));
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onClick={event => event.stopPropagation()}
    />
  );
}

interface LoupeProps {
  /** The drawing that is looked at, by its id. */
  readonly of: string;
  readonly at: Spot;
  /** What lies nearest, and how far: measured to there, below the cross-hair. */
  readonly near: { readonly at: Spot; readonly says: string } | undefined;
}

/** The drawing about a spot once more, larger, with a cross-hair. */
export function Loupe({ of, at, near }: LoupeProps): ReactNode {
  const clip = useId();
  const scale = useScale();
  const { x, y, width } = useWindow();
  const r = LOUPE / scale;
  const away = (LOUPE + MARGIN) / scale;
  const middle = { x: at.x > x + width / 2 ? x + away : x + width - away, y: y + away };
  const cross = CROSS / scale;
  return (
    <Drawn className="plane-loupe">
      <clipPath id={clip}>
        <circle cx={middle.x} cy={middle.y} r={r} />
      </clipPath>
      <circle className="plane-loupe-ground" cx={middle.x} cy={middle.y} r={r} />
      <g clipPath={`url(#${clip})`}>
        <use href={`#${of}`} transform={`translate(${middle.x - at.x * LARGER} ${middle.y - at.y * LARGER}) scale(${LARGER})`} />
      </g>
      <path
        className="plane-loupe-cross"
        d={`M${middle.x - cross} ${middle.y}h${2 * cross}M${middle.x} ${middle.y - cross}v${2 * cross}`}
      />
      {near && (
        <>
          <path
            className="plane-loupe-gap"
            clipPath={`url(#${clip})`}
            d={`M${middle.x} ${middle.y}L${middle.x + (near.at.x - at.x) * LARGER} ${middle.y + (near.at.y - at.y) * LARGER}`}
          />
          <text className="plane-loupe-says" x={middle.x} y={middle.y + r - 14 / scale} fontSize={LETTERS / scale} textAnchor="middle">
            {near.says}
          </text>
        </>
      )}
      <circle className="plane-loupe-rim" cx={middle.x} cy={middle.y} r={r} />
    </Drawn>
  );
}
