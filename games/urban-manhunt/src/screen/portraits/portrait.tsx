/** The picture of a hunter or a crim in a mood; of somebody who is not in the cast, an outline with the initial. */
import { type ReactElement, useId } from 'react';
import type { CrimId } from '../../content/crims.ts';
import type { HunterId } from '../../content/hunters.ts';
import { CRIM_PORTRAITS } from './crims.tsx';
import { HUNTER_PORTRAITS } from './hunters.tsx';
import { disc, group, type Mood, type Part } from './parts.tsx';
import { PAINT } from './theme.ts';

interface Pictured {
  /** Null: the height chart. */
  readonly ground: string | null;
  readonly parts: readonly Part[];
}

function pictured(id: string): Pictured | null {
  if (Object.hasOwn(HUNTER_PORTRAITS, id)) return HUNTER_PORTRAITS[id as HunterId];
  if (Object.hasOwn(CRIM_PORTRAITS, id)) return { ground: null, parts: CRIM_PORTRAITS[id as CrimId] };
  return null;
}

const Studio = ({ colour }: { readonly colour: string }): ReactElement => (
  <>
    <rect width="100" height="100" fill={colour} />
    <path d="M100 0V100H30L78 0Z" fill={PAINT.night} fillOpacity=".17" />
    <path d="M0 0H30L-20 100H0Z" fill={PAINT.white} fillOpacity=".16" />
  </>
);

const HeightChart = (): ReactElement => (
  <>
    <rect width="100" height="100" fill={PAINT.chart} />
    <path d="M0 12h100M0 32h100M0 52h100M0 72h100M0 92h100" stroke={PAINT.chartLine} strokeWidth="1.6" />
    <path d="M0 22h8M0 42h8M0 62h8M0 82h8" stroke={PAINT.chartLine} strokeWidth="1.6" />
  </>
);

/** No signal: behind whoever is off air. */
const Static = (): ReactElement => (
  <>
    <rect width="100" height="100" fill={PAINT.static} />
    <path
      d="M0 6h38v5H0zM52 14h48v4H52zM0 27h22v6H0zM70 36h30v5H70zM0 50h14v4H0zM82 58h18v6H82zM0 72h24v5H0zM74 84h26v4H74z"
      fill={PAINT.staticBar}
    />
  </>
);

/** What a blow looks like from behind the head. */
const Burst = (): ReactElement => (
  <path
    d="M50 -6L58 12L76 0L74 20L98 14L86 32L110 40L90 50L106 66L84 66L92 88L72 80L50 96L28 80L8 88L16 66L-6 66L10 50L-10 40L14 32L2 14L26 20L24 0L42 12Z"
    fill={PAINT.white}
    fillOpacity=".5"
  />
);

const LEANS: Readonly<Record<Mood, string>> = {
  idle: '',
  hurt: 'rotate(-7 50 84) translate(0 2)',
  down: 'rotate(13 50 78) translate(-1 6)',
};

interface BustProps {
  readonly id: string;
  /** Said, and its initial drawn, of whoever is not in the cast. */
  readonly name: string;
  readonly mood?: Mood;
  /** As a base on the table: nearer, and cut round. */
  readonly isRound?: boolean;
}

function Unknown({ name }: { readonly name: string }): ReactElement {
  return (
    <>
      <path d={`${disc(50, 46, 22, 25)}M10 112Q12 76 50 74T90 112Z`} fill={PAINT.ash} />
      <text x="50" y="60" textAnchor="middle" fontSize="34" fontWeight="700" fill={PAINT.night}>
        {[...name.trim()][0]?.toUpperCase() ?? '?'}
      </text>
    </>
  );
}

/** On a field of 100 by 100, to be drawn into another picture; whoever does so says the name. */
export function Bust({ id, name, mood = 'idle', isRound = false }: BustProps): ReactElement {
  const clip = useId();
  const known = pictured(id);
  return (
    <g>
      <clipPath id={clip}>{isRound ? <circle cx="50" cy="50" r="50" /> : <rect width="100" height="100" />}</clipPath>
      <g clipPath={`url(#${clip})`}>
        {mood === 'down' ? <Static /> : known?.ground ? <Studio colour={known.ground} /> : <HeightChart />}
        {mood === 'hurt' && <Burst />}
        <g transform={isRound ? 'translate(-1.5 3) scale(1.03)' : 'translate(0 6)'}>
          <g transform={LEANS[mood]}>{known ? group(...known.parts)(mood) : <Unknown name={name} />}</g>
        </g>
        {mood === 'down' && <path d={SCANLINES} stroke={PAINT.static} strokeOpacity=".42" strokeWidth="1.8" />}
      </g>
    </g>
  );
}

const SCANLINES = Array.from({ length: 20 }, (_, at) => `M0 ${at * 5 + 2}h100`).join('');

const SAYS: Readonly<Record<Mood, string>> = { idle: '', hurt: ', hurt', down: ', down' };

/** By itself, beside the board. */
export function Portrait({ size, ...bust }: BustProps & { readonly size: number }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} role="img" aria-label={`${bust.name}${SAYS[bust.mood ?? 'idle']}`}>
      <Bust {...bust} />
    </svg>
  );
}
