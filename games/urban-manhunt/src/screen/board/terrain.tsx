/**
 * Terrain as it is seen from a camera above: what is high has a roof that is drawn a little farther out, sides and a shadow; low walls are pale bars; areas have a dashed edge
 * and a texture. How high it is and whether it can be climbed is written on it; its name and all traits are the kit's to tell.
 */
import { CELL, Drawn, type FeatureDrawing, type Spot, useScale, useWindow } from '@quarry/screen';
import { closedPath, inset, leanOf, lifted, middleOf, shadowOf, spotsIn, wallsOf } from '@quarry/screen/plane';
import { type CSSProperties, memo, type ReactElement, type ReactNode, useId, useMemo } from 'react';
import type { MapFeature } from '../../content/types.ts';
import { Glyph } from '../signs.tsx';

interface Props extends FeatureDrawing {
  /** What the map has there; none for a mark, or for what this screen does not know. */
  readonly feature: MapFeature | undefined;
  /** A way leads onto a roof: everything is drawn where the rules have it. */
  readonly isFlat: boolean;
}

export function Feature({ feature, isFlat, ...outline }: Props): ReactElement {
  const spots = useMemo(() => spotsIn(outline.points), [outline.points]);
  if (outline.sort === 'mark') return <Tube spots={spots} says={outline.says} />;
  if (!feature) return <polygon className={`um-bare plane-${outline.sort}`} points={outline.points} />;
  if (outline.sort === 'area') return <Area spots={spots} feature={feature} />;
  if (outline.sort === 'low') return <LowWall spots={spots} />;
  return <Block spots={spots} feature={feature} isFlat={isFlat} />;
}

/** A tube is known by its number. */
function Tube({ spots, says }: { readonly spots: readonly Spot[]; readonly says: string }): ReactElement {
  const { x, y } = middleOf(spots);
  return (
    <g className="um-tube">
      <circle cx={x} cy={y} r={0.62 * CELL} />
      <circle className="um-tube-inner" cx={x} cy={y} r={0.45 * CELL} />
      <text x={x} y={y + 0.19 * CELL} textAnchor="middle" fontSize={0.55 * CELL}>
        {says.replace(/\D/g, '')}
      </text>
    </g>
  );
}

const BAR = 1.1 * CELL;

const LowWall = memo(function LowWall({ spots }: { readonly spots: readonly Spot[] }): ReactElement {
  const id = useId();
  return (
    <g className="um-low">
      <pattern id={id} width={BAR} height={BAR} patternUnits="userSpaceOnUse" patternTransform={`rotate(${leanOf(spots)})`}>
        <path className="um-joint" d={`M0 0V${BAR}`} />
      </pattern>
      <path className="um-shadow" d={shadowOf(spots, 0.5)} />
      <path className="um-low-top" d={closedPath(spots)} />
      <path d={closedPath(spots)} fill={`url(#${id})`} />
    </g>
  );
});

/** What an area is covered with: what one hides in, what is flat, what else is hard to cross. */
export const textureOf = ({ traits, height }: MapFeature): 'scrap' | 'liquid' | 'rubble' =>
  traits.includes('hideable') ? 'scrap' : height === 0 ? 'liquid' : 'rubble';

const TILE = 2 * CELL;
const TEXTURES: Readonly<Record<ReturnType<typeof textureOf>, ReactNode>> = {
  scrap: (
    <>
      <path style={{ fill: 'var(--um-scrap-1)' }} d="M8 20l34-9 3 9-34 9zM72 66l28 18-4 8-29-18zM22 92l10-24 8 3-10 24z" />
      <path style={{ fill: 'var(--um-scrap-2)' }} d="M60 14l22 12-4 8-22-12zM96 30l20-12 4 7-20 12zM50 104l28-3 1 8-28 3z" />
      <path style={{ fill: 'var(--um-scrap-3)' }} d="M14 50l26-3 1 8-26 3zM88 106l9-22 8 3-9 22z" />
    </>
  ),
  liquid: <path className="um-wave" d="M4 26q15-9 30 0t30 0 30 0 30 0M-12 74q15-9 30 0t30 0 30 0 30 0M8 114q15-9 30 0t30 0 30 0" />,
  rubble: (
    <>
      <path style={{ fill: 'var(--um-stone-1)' }} d="M14 30l12-16 18 6 4 16-16 6zM78 84l16-12 14 10-4 16-20 2z" />
      <path style={{ fill: 'var(--um-stone-2)' }} d="M70 22l10-10 14 6 2 14-16 4zM26 96l12-14 16 8-2 14-18 4zM104 42l10-6 8 8-6 10z" />
    </>
  ),
};

const Area = memo(function Area({ spots, feature }: { readonly spots: readonly Spot[]; readonly feature: MapFeature }): ReactElement {
  const id = useId();
  const texture = textureOf(feature);
  return (
    <g className={`um-area-${texture}`} style={{ '--area': `var(--um-${texture})` } as CSSProperties}>
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse" patternTransform={`rotate(${leanOf(spots)})`}>
        {TEXTURES[texture]}
      </pattern>
      <path className="um-area-ground" d={closedPath(spots)} />
      <path d={closedPath(spots)} fill={`url(#${id})`} />
      <path className="um-area-edge" d={closedPath(spots)} />
    </g>
  );
});

interface BlockProps {
  readonly spots: readonly Spot[];
  readonly feature: MapFeature;
}

/** Steel boxes have ribs; whatever else is high has a roof of panels. */
const isSteel = ({ name }: MapFeature): boolean => /Stack|Reefer|Tanker|Bus|Tram|Block|Barge/.test(name);
const HULLS = 8;
/** Each has a hull of its own: by its colour, if it is called by one. */
const NAMED_HULLS = ['Red', 'Blue', 'Amber', 'Green', 'Violet', 'Rust', 'White', 'Ochre'];
export function hullOf({ name }: MapFeature): number {
  const named = NAMED_HULLS.findIndex(colour => name.startsWith(colour));
  return named >= 0 ? named : [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % HULLS;
}

const FLAT: Spot | null = null;
/** How much of a wall is in the dark, from the one that looks away from the light. */
const DARK = ['72%', '62%', '50%', '36%'];

function Block({ spots, feature, isFlat }: BlockProps & { readonly isFlat: boolean }): ReactElement {
  const { x, y, width, height } = useWindow();
  const eye = isFlat || !Number.isFinite(width) ? FLAT : { x: x + width / 2, y: y + height / 2 };
  const from = eye && lifted({ x: 0, y: 0 }, feature.height, eye);
  const scale = eye ? lifted({ x: 1, y: 0 }, feature.height, eye).x - from!.x : 1;
  return (
    <g style={{ '--hull': `var(--um-hull-${hullOf(feature)})` } as CSSProperties}>
      <Shadow spots={spots} feature={feature} />
      {eye &&
        wallsOf(spots, feature.height, eye).map(({ d, shade }) => (
          <path key={d} className="um-wall" style={{ '--dark': DARK[shade] } as CSSProperties} d={d} />
        ))}
      <g transform={from ? `translate(${from.x} ${from.y}) scale(${scale})` : undefined}>
        <Roof spots={spots} feature={feature} />
        <HeightChip spots={spots} feature={feature} />
      </g>
    </g>
  );
}

const Shadow = memo(function Shadow({ spots, feature }: BlockProps): ReactElement {
  return <path className="um-shadow" d={shadowOf(spots, feature.height)} />;
});

const RIB = 0.34 * CELL;
const PANEL = 1.5 * CELL;

const Roof = memo(function Roof({ spots, feature }: BlockProps): ReactElement {
  const id = useId();
  const steel = isSteel(feature);
  const size = steel ? RIB : PANEL;
  return (
    <>
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`rotate(${leanOf(spots)})`}>
        {steel ? (
          <>
            <path className="um-rib" d={`M${RIB / 2} 0V${RIB}`} />
            <path className="um-rib-lit" d={`M${RIB / 2 - 4} 0V${RIB}`} />
          </>
        ) : (
          <path className="um-roof-panel" d={`M0 0H${PANEL}M0 0V${PANEL}`} />
        )}
      </pattern>
      <path className="um-roof" d={closedPath(spots)} />
      <path d={closedPath(inset(spots, steel ? 8 : 14))} fill={`url(#${id})`} />
      {Array.from({ length: Math.round(feature.height) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one line for each inch
        <path key={i} className="um-contour" d={closedPath(inset(spots, 4 + 9 * i))} />
      ))}
    </>
  );
});

/** Below so many pixels to the inch nothing is written on roofs. */
const LEGIBLE_INCH = 15;

/** `2″`, with a ladder if its roof can be stood on, at its upper left. */
function HeightChip({ spots, feature: { height, traits } }: BlockProps): ReactElement | null {
  const scale = useScale();
  const at = useMemo(() => {
    const inner = inset(spots, 0.42 * CELL);
    return inner.reduce((first, spot) => (spot.x + spot.y < first.x + first.y ? spot : first));
  }, [spots]);
  if (scale * CELL < LEGIBLE_INCH) return null;
  const climbs = traits.includes('climbable');
  return (
    <Drawn className="um-height">
      <g transform={`translate(${at.x} ${at.y}) scale(${1 / scale})`}>
        <rect width={climbs ? 44 : 28} height="19" rx="3" />
        <text x="6" y="15" fontSize="16">
          {height}″
        </text>
        {climbs && <Glyph name="ladder" x={26} y={3} size={13} />}
      </g>
    </Drawn>
  );
}
