/**
 * A plane from what lies and stands there: whatever is asked about is lit, and so is a place for a point or a path. Without more it is drawn plainly; a game's own screen hands
 * in what it lies on (`ground`), how it draws terrain (`feature`), whoever stands there (`token`, `tag`) and the way that is being laid (`way`), and keeps all the rest.
 */
import type { Point, Ref, Sketch, Unit } from '@quarry/kernel';
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { BoardDeeds } from '../deeds/deeds.tsx';
import { useLongPress } from '../long-press.ts';
import type { AnyTable } from '../table.ts';
import { Viewport } from '../viewport.tsx';
import { layOut } from './layout.ts';
import { legibleIn, type PieceWidth, pieceOf } from './legible.ts';
import { endOf, Grip, Loupe } from './loupe.tsx';
import { AimLine, Fingers } from './pieces.tsx';
import { CELL, pointAt, spotOf } from './plane.ts';
import { type FeatureDrawing, PlacedPath, Reach, ScaleLines, ScaleNumbers, Terrain, type WayDrawing, WrongPlace } from './plane-parts.tsx';
import { type Common, Things } from './things.tsx';

interface Props extends Common, Pick<Sketch, 'outlines' | 'pieces'> {
  /** What people measure in; a unit of the plane itself if it is left out. */
  readonly unit?: Unit | null;
  /** Pixels that the smallest piece is wide: at least, before one looks at a part instead of the whole; and then. */
  readonly pieceWidth?: PieceWidth;
  /** What the plane lies on, instead of a plain ground with a scale and its numbers. */
  readonly ground?: ReactNode;
  /** How a piece of terrain is drawn, inside what has its name. */
  readonly feature?: (feature: FeatureDrawing) => ReactNode;
  /** How the way is drawn that is being laid. */
  readonly way?: (way: WayDrawing) => ReactNode;
  /** What lies nearest to the end of the way, and how far in words: the loupe shows it. */
  readonly near?: { readonly at: Point; readonly says: string } | undefined;
  /** Whom one looks at while nothing is asked and one is nowhere oneself. */
  readonly instead?: Ref | null;
  /** What is asked about are places for others: all of them are looked at, wherever one is oneself. */
  readonly isAmongPlaces?: boolean;
  /** What lies over the window, and stays there however the board is moved. */
  readonly frame?: ReactNode;
}

/** On a plane bases that nearly touch fight hand to hand. */
const PLANE_CELL = CELL / 4;
const NO_CELLS: Sketch['cells'] = [];

export function PlaneBoard(props: Props): ReactNode {
  const {
    outlines,
    pieces,
    unit = null,
    pieceWidth,
    ground,
    feature,
    way,
    near,
    isAmongPlaces = false,
    instead = null,
    frame,
    ...common
  } = props;
  const { table, own = null, label = 'The board', under, over } = common;
  const layout = useMemo(() => layOut({ kind: 'plane', cells: NO_CELLS, outlines, pieces }, unit), [outlines, pieces, unit]);
  const { asked, placed } = table;
  const { bounds } = layout;
  const pressed = usePressed(table, unit);
  const id = useId();
  const [isHeld, setIsHeld] = useState(false);
  const end = isHeld ? endOf(table, unit) : null;
  const self = own && (asked || pieceOf(layout, own)) ? own : asked ? null : instead;
  return (
    <Viewport
      bounds={bounds}
      legible={legibleIn(layout, table, 'plane', isAmongPlaces ? null : self, unit, pieceWidth)}
      stays={table.now !== null}
      label={label}
      frame={frame}
    >
      <g id={id} className={placed ? 'plane plane-open' : 'plane'} {...pressed}>
        {ground ?? (
          <>
            <rect {...bounds} className="plane-ground" />
            <ScaleLines bounds={bounds} />
          </>
        )}
        <Terrain outlines={layout.outlines} bounds={bounds} feature={feature}>
          {asked?.outline && <Reach outline={asked.outline} unit={unit} bounds={bounds} />}
        </Terrain>
        {!ground && <ScaleNumbers bounds={bounds} />}
        {asked && placed && !way && <PlacedPath asked={asked} placed={placed} unit={unit} />}
        {under}
        {asked && placed && way?.({ asked, placed, unit })}
        <Things layout={layout} {...common} />
        {asked && placed && <WrongPlace asked={asked} placed={placed} unit={unit} />}
        <AimLine table={table} own={own} layout={layout} />
        <BoardDeeds table={table} standOf={ref => pieceOf(layout, ref)} cell={PLANE_CELL} />
        {over}
        <Fingers table={table} layout={layout} unit={unit} />
        <Grip table={table} unit={unit} onHeld={setIsHeld} />
      </g>
      {end && <Loupe of={id} at={end} near={near && { at: spotOf(near.at, unit), says: near.says }} />}
    </Viewport>
  );
}

/** A click means the place under it, while one is asked for; a long press points everybody's eyes there. */
function usePressed(table: AnyTable, unit: Unit | null) {
  const pointUnder = ({ currentTarget, clientX, clientY }: MouseEvent<SVGGElement>): Point | null => {
    const matrix = currentTarget.getScreenCTM();
    return matrix && pointAt(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()), unit);
  };
  const press = useLongPress((at: Point) => table.ping(at));
  return {
    onClick(event: MouseEvent<SVGGElement>): void {
      const at = table.placed && !press.wasLong() && pointUnder(event);
      if (at) table.place(at);
    },
    /** Whatever stands there points for itself. */
    onPointerDown(event: PointerEvent<SVGGElement>): void {
      press.forget();
      const at = (event.target as Element).closest('[data-about]') ? null : pointUnder(event);
      if (at) press.begin(at);
    },
    onPointerMove: press.move,
    onPointerUp: press.end,
    onPointerLeave: press.end,
    onPointerCancel: press.end,
  };
}
