/** The end of a show: everybody on the podium in a light of their own, and the credits below it. */
import type { Seat } from '@quarry/kernel';
import type { ReactElement, ReactNode } from 'react';
import { tinted } from './tint.ts';

/** Where somebody stands at the end. */
export interface Placed {
  readonly seat: Seat;
  /** Counted from 1. */
  readonly rank: number;
  readonly name: string;
  /** Who sits there; empty if that is the name. */
  readonly person: string;
  readonly points: number;
  /** What they leave behind. */
  readonly says: string;
  readonly tint: string;
  picture(size: number): ReactNode;
}

/** Whoever has most stands in the middle, the next on the left, and so on outward. */
export const inRow = <T,>(places: readonly T[]): readonly T[] => [
  ...places.filter((_, i) => i % 2 === 1).toReversed(),
  ...places.filter((_, i) => i % 2 === 0),
];

/** There are so many heights. */
const STEPS = 4;

const Step = ({ place: { rank, name, person, points, tint, picture } }: { readonly place: Placed }): ReactElement => (
  <li className={`show-step is-${Math.min(rank, STEPS)}`} style={tinted(tint)}>
    <span className="show-ring">{picture(96)}</span>
    <b className="show-title">{name}</b>
    {person && <small>{person}</small>}
    <i className="show-title">{points}</i>
  </li>
);

/** Lamps hang from a bar; each throws its light on one of the places. */
const Lights = ({ n }: { readonly n: number }): ReactElement => (
  <svg className="show-lights" viewBox={`0 0 ${n} 1`} preserveAspectRatio="none" aria-hidden="true">
    {Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lamps are alike
      <path key={i} d={`M${i + 0.44} 0h.12L${i + 0.98} 1H${i + 0.02}Z`} />
    ))}
  </svg>
);

interface PodiumProps {
  /** From the first. */
  readonly places: readonly Placed[];
  readonly isWon: boolean;
  /** Everybody, by name. */
  readonly names: string;
}

export const Podium = ({ places, isWon, names }: PodiumProps): ReactElement => (
  <div className="show-podium end-picture" data-won={isWon} role="img" aria-label={`${isWon ? 'Won' : 'Lost'}: ${names}`}>
    <div className="show-stage" aria-hidden="true">
      <Lights n={places.length} />
      <ol>
        {inRow(places).map(place => (
          <Step key={place.seat} place={place} />
        ))}
      </ol>
    </div>
  </div>
);

/** Who was what, and the last word of whoever has won. */
export const Credits = ({ places, lastWord }: { readonly places: readonly Placed[]; readonly lastWord: string }): ReactElement => (
  <section className="show-end-credits" aria-label="Credits">
    <ol>
      {places.map(({ seat, rank, name, person, points, says, tint, picture }) => (
        <li key={seat} className="show-place" style={tinted(tint)}>
          <b className="show-rank show-title">{rank}</b>
          <span className="show-ring" aria-hidden="true">
            {picture(rank === 1 ? 64 : 44)}
          </span>
          <span>
            <b className="show-name show-title">{name}</b> {person && <small>{person}</small>}
            <br />
            {says}
          </span>
          <span className="show-points">
            <b className="show-title">{points}</b>
            <span className="show-unseen">{points === 1 ? ' point' : ' points'}</span>
          </span>
        </li>
      ))}
    </ol>
    {lastWord && <q>{lastWord}</q>}
  </section>
);
