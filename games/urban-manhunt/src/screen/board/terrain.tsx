/** The terrain of a zone as the map has it: which of it is a block with a hull of its own, a low wall, an area with its texture, or the mark of a tube. */
import type { FeatureDrawing } from '@quarry/screen';
import { AreaGround, Block, LowWall, SpotMark, spotsIn } from '@quarry/screen/plane';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { MapFeature } from '../../content/types.ts';
import { Sign } from '../signs.tsx';

interface Props extends FeatureDrawing {
  /** What the map has there; none for a mark, or for what this screen does not know. */
  readonly feature: MapFeature | undefined;
  /** A way leads onto a roof: everything is drawn where the rules have it. */
  readonly isFlat: boolean;
}

/** Steel boxes have ribs. */
const isSteel = ({ name }: MapFeature): boolean => /Stack|Reefer|Tanker|Bus|Tram|Block|Barge/.test(name);
const HULLS = 8;
/** Each has a hull of its own: by its colour, if it is called by one. */
const NAMED_HULLS = ['Red', 'Blue', 'Amber', 'Green', 'Violet', 'Rust', 'White', 'Ochre'];
export function hullOf({ name }: MapFeature): number {
  const named = NAMED_HULLS.findIndex(colour => name.startsWith(colour));
  return named >= 0 ? named : [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % HULLS;
}

/** What an area is covered with: what one hides in, what is flat, what else is hard to cross. */
export const textureOf = ({ traits, height }: MapFeature): 'scrap' | 'liquid' | 'rubble' =>
  traits.includes('hideable') ? 'scrap' : height === 0 ? 'liquid' : 'rubble';

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

const LADDER = <Sign name="ladder" size={13} />;

export function Feature({ feature, isFlat, ...outline }: Props): ReactElement {
  const spots = useMemo(() => spotsIn(outline.points), [outline.points]);
  // A tube is known by its number.
  if (outline.sort === 'mark') return <SpotMark spots={spots} mark={outline.says.replace(/\D/g, '')} />;
  if (!feature) return <polygon className={`plane-${outline.sort}`} points={outline.points} />;
  if (outline.sort === 'low') return <LowWall spots={spots} />;
  if (outline.sort === 'area') {
    const texture = textureOf(feature);
    return (
      <AreaGround spots={spots} ground={`var(--um-${texture})`} {...(texture === 'liquid' && { edge: 'var(--um-wave)' })}>
        {TEXTURES[texture]}
      </AreaGround>
    );
  }
  return (
    <Block
      spots={spots}
      height={feature.height}
      hull={`var(--um-hull-${hullOf(feature)})`}
      isRibbed={isSteel(feature)}
      isFlat={isFlat}
      climb={feature.traits.includes('climbable') && LADDER}
    />
  );
}
