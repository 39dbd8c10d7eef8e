/** What only a plane has: the scale, terrain with its names, the reach of a decision, and the point or path that is being placed. */
import type { Point, Unit } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { type ReactNode, useId, useState } from 'react';
import type { Placed } from '../table.ts';
import type { Bounds } from '../view-box.ts';
import { useScale } from '../viewport.tsx';
import { Drawn } from './drawn.tsx';
import type { PlacedOutline } from './layout.ts';
import { hasRoom, LETTER, nameOf, scaleOf, shapeOf, spotOf, textOf } from './plane.ts';

/** Sizes on the screen, in pixels, however far the board is. */
const NAME = 12;
const NUMBER = 10;
const HATCH = 9;
const MARKER = 8;

export function ScaleLines({ bounds }: { readonly bounds: Bounds }): ReactNode {
  const { upright, level } = scaleOf(bounds);
  const { x, y, width, height } = bounds;
  return (
    <Drawn className="plane-scale">
      {upright.map(({ at }) => (
        <line key={at} x1={at} x2={at} y1={y} y2={y + height} />
      ))}
      {level.map(({ at }) => (
        <line key={at} x1={x} x2={x + width} y1={at} y2={at} />
      ))}
    </Drawn>
  );
}

/** The numbers of the scale, at the rim and inside it; the corner has one for both. */
export function ScaleNumbers({ bounds }: { readonly bounds: Bounds }): ReactNode {
  const scale = useScale();
  const { upright, level } = scaleOf(bounds);
  const { x, y, width, height } = bounds;
  const away = 4 / scale;
  const size = NUMBER / scale;
  return (
    <Drawn className="plane-numbers" fontSize={size}>
      {upright.map(({ at, says }) => {
        const isLast = at + 3 * size > x + width;
        return (
          <text key={at} x={isLast ? at - away : at + away} y={y + height - away} textAnchor={isLast ? 'end' : 'start'}>
            {says}
          </text>
        );
      })}
      {level
        .filter(({ at }) => at < y + height - 2 * size)
        .map(({ at, says }) => (
          <text key={at} x={x + away} y={at - 2 * size < y ? at + size : at - away}>
            {says}
          </text>
        ))}
    </Drawn>
  );
}

/** What cannot be chosen still has a name, read when it is pointed at or has the focus. */
const named = (says: string, show: (isNamed: boolean) => void): Readonly<Record<string, unknown>> => ({
  role: 'img',
  'aria-label': says,
  tabIndex: 0,
  onPointerEnter: () => show(true),
  onPointerLeave: () => show(false),
  onFocus: () => show(true),
  onBlur: () => show(false),
});

interface TerrainProps {
  readonly outlines: readonly PlacedOutline[];
  readonly bounds: Bounds;
  readonly feature: ((feature: FeatureDrawing) => ReactNode) | undefined;
  /** What lies on the ground and under the names. */
  readonly children: ReactNode;
}

/** A piece of terrain to be drawn a game's own way. */
export interface FeatureDrawing extends PlacedOutline {
  /** Its place among all outlines of the plane, the rim aside. */
  readonly index: number;
}

/** Terrain, and its names where there is room; what is pointed at or has the focus says all that there is to say of it. */
export function Terrain({ outlines, bounds, feature, children }: TerrainProps): ReactNode {
  const scale = useScale();
  const hatch = useId();
  const [shown, setShown] = useState<number | null>(null);
  const drawn = outlines.filter(({ sort }) => sort !== 'rim');
  const told = shown === null ? undefined : drawn[shown];
  return (
    <>
      <pattern id={hatch} width={HATCH / scale} height={HATCH / scale} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={HATCH / scale} height={HATCH / scale} className="plane-hatch-ground" />
        <line y2={HATCH / scale} className="plane-hatch" strokeWidth={2.4 / scale} />
      </pattern>
      {drawn.map((outline, i) => {
        const { says, sort, points } = outline;
        const name = named(says, isNamed => setShown(isNamed ? i : null));
        const key = `${says} ${points}`;
        if (feature)
          return (
            <g key={key} className="plane-feature" {...name}>
              {feature({ ...outline, index: i })}
            </g>
          );
        return (
          <polygon
            key={key}
            points={points}
            className={`plane-${sort}`}
            style={sort === 'area' ? { fill: `url(#${hatch})` } : undefined}
            {...name}
          />
        );
      })}
      {children}
      <Drawn className="plane-names" fontSize={NAME / scale}>
        {drawn.map(({ says, sort, points, box }) => {
          const [name] = nameOf(says);
          if (feature || told?.points === points || !hasRoom(name, box, scale)) return null;
          const y = sort === 'mark' || sort === 'low' ? box.y + box.height + NAME / scale : box.y + box.height / 2 + NAME / 3 / scale;
          return (
            <text key={`${says} ${points}`} x={box.x + box.width / 2} y={y} textAnchor="middle">
              {name}
            </text>
          );
        })}
        {told && <Told outline={told} bounds={bounds} />}
      </Drawn>
    </>
  );
}

/** Everything that is said of a piece of terrain, on it and inside the board. */
function Told({ outline: { says, box }, bounds }: { readonly outline: PlacedOutline; readonly bounds: Bounds }): ReactNode {
  const scale = useScale();
  const lines = nameOf(says);
  const line = (1.25 * NAME) / scale;
  const half = (Math.max(...lines.map(one => one.length)) * LETTER) / 2 / scale;
  const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));
  const x = within(box.x + box.width / 2, bounds.x + half, bounds.x + bounds.width - half);
  const middle = box.y + box.height / 2 - ((lines.length - 1) * line) / 2 + NAME / 3 / scale;
  const y = within(middle, bounds.y + line, bounds.y + bounds.height - (lines.length - 1) * line - NAME / 3 / scale);
  return (
    <text className="is-named" textAnchor="middle" y={y}>
      {lines.map((one, i) => (
        <tspan key={one} x={x} dy={i === 0 ? 0 : line}>
          {one}
        </tspan>
      ))}
    </text>
  );
}

interface ReachProps {
  readonly outline: readonly (readonly Point[])[];
  readonly unit: Unit | null;
  readonly bounds: Bounds;
}

/** Where one may go: polygons that overlap, drawn as one shape with one rim. */
export function Reach({ outline, unit, bounds }: ReachProps): ReactNode {
  const inside = useId();
  const shape = shapeOf(outline, unit);
  return (
    <g className="plane-reach">
      <mask id={inside} maskUnits="userSpaceOnUse" {...bounds}>
        <rect {...bounds} className="plane-mask-shown" />
        <path d={shape} className="plane-mask-hidden" />
      </mask>
      <path d={shape} className="plane-reach-ground" />
      <path d={shape} className="plane-reach-rim" mask={`url(#${inside})`} />
    </g>
  );
}

interface PlacingProps {
  readonly asked: Asked;
  readonly placed: Placed;
  readonly unit: Unit | null;
}

/** The way that is being laid, to be drawn a game's own way. */
export type WayDrawing = PlacingProps;

/** The path so far from its start, or the point. */
export function PlacedPath({ asked, placed, unit }: PlacingProps): ReactNode {
  const r = MARKER / useScale();
  const { path } = placed;
  const spots = [...(asked.from ? [asked.from] : []), ...path].map(point => spotOf(point, unit));
  const end = spots.at(-1);
  if (path.length === 0 || !end) return null;
  return (
    <Drawn className="plane-placed">
      <polyline points={textOf(spots)} className="plane-path-under" />
      <polyline points={textOf(spots)} className="plane-path" />
      {spots.slice(0, -1).map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path may come back to a corner
        <circle key={i} cx={x} cy={y} r={r / 2.4} className="plane-corner" />
      ))}
      <circle cx={end.x} cy={end.y} r={r} className="plane-end" />
      <circle cx={end.x} cy={end.y} r={r / 4} className="plane-end-dot" />
    </Drawn>
  );
}

/** The place that was pointed at and is not possible, crossed out; for a path with the way that it does not take. */
export function WrongPlace({ asked, placed: { path, refused }, unit }: PlacingProps): ReactNode {
  const r = MARKER / useScale();
  if (!refused) return null;
  const { x, y } = spotOf(refused.at, unit);
  const last = asked.from && spotOf(path.at(-1) ?? asked.from, unit);
  return (
    <Drawn className="plane-wrong">
      {last && <line x1={last.x} y1={last.y} x2={x} y2={y} />}
      <path d={`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`} />
    </Drawn>
  );
}
