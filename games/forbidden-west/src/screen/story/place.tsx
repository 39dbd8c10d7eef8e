/** The picture of a place, torn out and laid into the journal. */
import { type ReactElement, useId } from 'react';
import type { CharacterId } from '../../content/kinds.ts';
import { MOTIFS } from './motifs.tsx';
import { placeOf } from './place-of.ts';
import { FarOff, NearBy, Riders, SkyOver, Weather } from './scenery.tsx';

const TORN =
  'M6 10L40 4 78 9 120 3 170 8 214 4 262 9 310 3 352 8 394 5 397 40 393 84 398 130 394 176 397 222 393 254 350 257 306 252 258 258 210 253 160 258 112 252 66 258 30 253 5 256 2 210 7 160 3 116 6 70 2 36z';

interface Props {
  readonly entry: string;
  /** Who rides there. */
  readonly party: readonly CharacterId[];
  /** Across the top of a phone: nothing is torn. */
  readonly isBanner: boolean;
}

/** A corner of a place, for the strip of paper that leads there. */
export function Glimpse({ entry }: { readonly entry: string }): ReactElement {
  const { sky, far, motif, near } = placeOf(entry);
  return (
    <svg className="fw-glimpse" viewBox="96 56 208 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <SkyOver sky={sky} />
      <FarOff far={far} sky={sky} />
      {MOTIFS[motif]}
      <Weather sky={sky} />
      <NearBy near={near} sky={sky} />
    </svg>
  );
}

export default function Place({ entry, party, isBanner }: Props): ReactElement {
  const id = useId();
  const { sky, far, motif, near } = placeOf(entry);
  return (
    <svg
      className={isBanner ? 'fw-place is-banner' : 'fw-place'}
      viewBox={isBanner ? '0 40 400 210' : '0 -110 400 372'}
      preserveAspectRatio={isBanner ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={id}>
        <path d={TORN} transform="translate(0 -110) scale(1 1.424)" />
      </clipPath>
      <g clipPath={isBanner ? undefined : `url(#${id})`}>
        <SkyOver sky={sky} />
        <FarOff far={far} sky={sky} />
        {MOTIFS[motif]}
        <Weather sky={sky} />
        <NearBy near={near} sky={sky} />
        <Riders party={party} />
      </g>
    </svg>
  );
}
