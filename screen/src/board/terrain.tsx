/**
 * Terrain as it is seen from a camera above: what is high has a roof that is drawn a little farther out, sides and a shadow; low walls are pale bars; areas have a dashed edge
 * and a texture. How high something is and whether it can be climbed is written on it; its name and all traits are the board's to tell.
 */
import { type CSSProperties, memo, type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { useScale, useWindow } from '../viewport.tsx';
import { Drawn } from './drawn.tsx';
import { closedPath, inset, leanOf, lifted, middleOf, shadowOf, wallsOf } from './outlines.ts';
import { CELL, type Spot } from './plane.ts';

/** A mark on the ground that is known by its number. */
export function SpotMark({ spots, mark }: { readonly spots: readonly Spot[]; readonly mark: string }): ReactElement {
  const { x, y } = middleOf(spots);
  return (
    <g className="plane-spot">
      <circle cx={x} cy={y} r={0.62 * CELL} />
      <circle className="plane-spot-inner" cx={x} cy={y} r={0.45 * CELL} />
      <text x={x} y={y + 0.19 * CELL} textAnchor="middle" fontSize={0.55 * CELL}>
        {mark}
      </text>
    </g>
  );
}

const BAR = 1.1 * CELL;
/** What a low wall throws its shadow as. */
const LOW = 0.5;

export const LowWall = memo(function LowWall({ spots }: { readonly spots: readonly Spot[] }): ReactElement {
  const id = useId();
  return (
    <g>
      <pattern id={id} width={BAR} height={BAR} patternUnits="userSpaceOnUse" patternTransform={`rotate(${leanOf(spots)})`}>
        <path className="plane-joint" d={`M0 0V${BAR}`} />
      </pattern>
      <path className="plane-shadow" d={shadowOf(spots, LOW)} />
      <path className="plane-low-top" d={closedPath(spots)} />
      <path d={closedPath(spots)} fill={`url(#${id})`} />
    </g>
  );
});

/** A texture is drawn in a tile so wide. */
const TILE = 2 * CELL;

interface AreaProps {
  readonly spots: readonly Spot[];
  /** Colours of its ground and of its edge. */
  readonly ground: string;
  readonly edge?: string;
  /** What it is covered with: a tile of 128 by 128. */
  readonly children: ReactNode;
}

export const AreaGround = memo(function AreaGround({ spots, ground, edge, children }: AreaProps): ReactElement {
  const id = useId();
  return (
    <g style={{ '--area': ground, ...(edge && { '--area-edge': edge }) } as CSSProperties}>
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse" patternTransform={`rotate(${leanOf(spots)})`}>
        {children}
      </pattern>
      <path className="plane-area-ground" d={closedPath(spots)} />
      <path d={closedPath(spots)} fill={`url(#${id})`} />
      <path className="plane-area-edge" d={closedPath(spots)} />
    </g>
  );
});

interface BlockProps {
  readonly spots: readonly Spot[];
  /** In the plane's units. */
  readonly height: number;
  /** Its colour. */
  readonly hull: string;
  /** Steel has ribs; whatever else is high has a roof of panels. */
  readonly isRibbed: boolean;
  /** It is drawn where the rules have it: nothing leans outward. */
  readonly isFlat: boolean;
  /** Beside its height: a sign that it can be climbed, 13 pixels wide. */
  readonly climb: ReactNode;
}

const FLAT: Spot | null = null;
/** How much of a wall is in the dark, from the one that looks away from the light. */
const DARK = ['72%', '62%', '50%', '36%'];

export function Block({ spots, height, hull, isRibbed, isFlat, climb }: BlockProps): ReactElement {
  const { x, y, width, height: high } = useWindow();
  const eye = isFlat || !Number.isFinite(width) ? FLAT : { x: x + width / 2, y: y + high / 2 };
  const from = eye && lifted({ x: 0, y: 0 }, height, eye);
  const scale = eye ? lifted({ x: 1, y: 0 }, height, eye).x - from!.x : 1;
  return (
    <g style={{ '--hull': hull } as CSSProperties}>
      <Shadow spots={spots} height={height} />
      {eye &&
        wallsOf(spots, height, eye).map(({ d, shade }) => (
          <path key={d} className="plane-wall" style={{ '--dark': DARK[shade] } as CSSProperties} d={d} />
        ))}
      <g transform={from ? `translate(${from.x} ${from.y}) scale(${scale})` : undefined}>
        <Roof spots={spots} height={height} isRibbed={isRibbed} />
        <HeightChip spots={spots} height={height} climb={climb} />
      </g>
    </g>
  );
}

const Shadow = memo(function Shadow({ spots, height }: Pick<BlockProps, 'spots' | 'height'>): ReactElement {
  return <path className="plane-shadow" d={shadowOf(spots, height)} />;
});

const RIB = 0.34 * CELL;
const PANEL = 1.5 * CELL;

/** One contour line for each unit of its height. */
const Roof = memo(function Roof({ spots, height, isRibbed }: Pick<BlockProps, 'spots' | 'height' | 'isRibbed'>): ReactElement {
  const id = useId();
  const size = isRibbed ? RIB : PANEL;
  return (
    <>
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`rotate(${leanOf(spots)})`}>
        {isRibbed ? (
          <>
            <path className="plane-rib" d={`M${RIB / 2} 0V${RIB}`} />
            <path className="plane-rib-lit" d={`M${RIB / 2 - 4} 0V${RIB}`} />
          </>
        ) : (
          <path className="plane-roof-panel" d={`M0 0H${PANEL}M0 0V${PANEL}`} />
        )}
      </pattern>
      <path className="plane-roof" d={closedPath(spots)} />
      <path d={closedPath(inset(spots, isRibbed ? 8 : 14))} fill={`url(#${id})`} />
      {Array.from({ length: Math.round(height) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one line for each unit
        <path key={i} className="plane-contour" d={closedPath(inset(spots, 4 + 9 * i))} />
      ))}
    </>
  );
});

/** Below so many pixels to the unit nothing is written on roofs. */
const LEGIBLE = 15;

/** `2″`, with a sign if its roof can be stood on, at its upper left. */
function HeightChip({ spots, height, climb }: Pick<BlockProps, 'spots' | 'height' | 'climb'>): ReactElement | null {
  const scale = useScale();
  const at = useMemo(() => {
    const inner = inset(spots, 0.42 * CELL);
    return inner.reduce((first, spot) => (spot.x + spot.y < first.x + first.y ? spot : first));
  }, [spots]);
  if (scale * CELL < LEGIBLE) return null;
  return (
    <Drawn className="plane-height">
      <g transform={`translate(${at.x} ${at.y}) scale(${1 / scale})`}>
        <rect width={climb ? 44 : 28} height="19" rx="3" />
        <text x="6" y="15" fontSize="16">
          {height}″
        </text>
        {climb && <g transform="translate(26 3)">{climb}</g>}
      </g>
    </Drawn>
  );
}
