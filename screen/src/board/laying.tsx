/** What helps to lay a way, whatever game it is: the line with where it comes into sight, the base as it would stand at its end, what its end may snap to, how much of the allowance it takes, and who comes to see it. */
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useScale } from '../viewport.tsx';
import { alongWay, openPath, restOf } from './outlines.ts';
import { CELL, type Spot } from './plane.ts';

/** Somebody who comes to see the way. */
export interface Watching {
  readonly no: number;
  readonly name: string;
  readonly at: Spot;
  /** Units along the way; null if it is never seen from there. */
  readonly seenFrom: number | null;
  /** At the end of it. */
  readonly isSeen: boolean;
}

interface LineProps {
  readonly spots: readonly Spot[];
  readonly watching: readonly Watching[];
}

/** The way itself, with a double edge from where the first comes to see it, and a dotted line from its end to everybody who sees that. */
export function WayLine({ spots, watching }: LineProps): ReactElement {
  const end = spots.at(-1)!;
  const first = Math.min(...watching.flatMap(({ seenFrom }) => seenFrom ?? []));
  const seen = Number.isFinite(first) ? openPath(restOf(spots, first * CELL)) : null;
  return (
    <>
      {watching
        .filter(one => one.isSeen)
        .map(({ no, at }) => (
          <path key={no} className="plane-sight-line" d={openPath([end, at])} />
        ))}
      <path className="plane-way-under" d={openPath(spots)} />
      {seen && <path className="plane-way-seen" d={seen} />}
      {seen && <path className="plane-way-core" d={seen} />}
      <path className="plane-way-line" d={openPath(spots)} />
    </>
  );
}

const EYE = 9;

/** An eye where each of them comes to see it. */
export function WayEyes({ spots, watching, children }: LineProps & { readonly children: ReactNode }): ReactNode {
  const scale = useScale();
  return watching.map(({ no, seenFrom }) => {
    if (seenFrom === null) return null;
    const { x, y } = alongWay(spots, seenFrom * CELL);
    return (
      <g key={no} className="plane-eye" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
        <circle r={EYE} />
        <g transform="translate(-6.5 -6.5)">{children}</g>
      </g>
    );
  });
}

interface GhostProps {
  readonly at: Spot;
  readonly tint: string;
  /** As of a `Base`. */
  readonly face: ReactNode;
}

/** The base as it would stand at the end. */
export const WayGhost = ({ at, tint, face }: GhostProps): ReactElement => (
  <g style={{ '--tint': tint } as CSSProperties} transform={`translate(${at.x} ${at.y}) scale(${CELL / 100})`}>
    <g transform="translate(-46 -46) scale(.92)" opacity=".85">
      {face}
    </g>
    <circle className="plane-ghost-ring" r="47" />
    <circle className="plane-ghost-end" r="60" />
  </g>
);

interface SnapsProps {
  readonly snaps: readonly { readonly sort: string; readonly name: string; onSnap(): void }[];
}

/** In the bar: what the end may snap to. */
export const Snaps = ({ snaps }: SnapsProps): ReactElement => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
  <div className="plane-snaps" role="group" aria-label="Snap the end">
    {snaps.map(({ sort, name, onSnap }) => (
      <button key={sort} type="button" className="button option" title={name} onClick={onSnap}>
        <span>
          <small>Snap to</small> {sort}
        </span>
      </button>
    ))}
  </div>
);

/** How much of the allowance a way takes: a bar with a mark at each unit. The bar with the question says it in words. */
export const WayMeter = ({ length, most }: { readonly length: number; readonly most: number }): ReactElement => (
  <span className="plane-meter" aria-hidden="true">
    <strong>{length.toFixed(1)}″</strong> of {Number(most.toFixed(1))}″
    <i style={{ '--plane-unit': `${100 / most}%` } as CSSProperties}>
      <i style={{ width: `${(100 * length) / most}%` }} />
    </i>
  </span>
);

interface InBarProps {
  readonly length: number;
  readonly most: number;
  /** Lines in which it is said who comes to see the way. */
  readonly children: ReactNode;
}

/** In the bar of a phone: how much of the allowance a way takes, and what it comes to. */
export const WayInBar = ({ length, most, children }: InBarProps): ReactElement => (
  <span className="plane-in-bar">
    <WayMeter length={length} most={most} />
    <span>{children}</span>
  </span>
);

/** So many are told; the rest are counted. */
const MOST = 5;

interface SightedProps {
  /** In the order in which they come to see the way. */
  readonly watching: readonly Watching[];
  /** All of it in a line or two, for where there is little room. */
  readonly children: ReactNode;
}

const fromSays = (inches: number): string => (inches > 0 ? `${inches.toFixed(1)}″` : 'at once');

/** Where the way comes into sight of whom, each place told once; whoever only sees it pass is dimmed, and says so. */
export const SightedNote = ({ watching, children }: SightedProps): ReactElement => (
  <section className="plane-sighted" aria-label="Sight along the way">
    {watching.length > 0 && (
      <ul aria-label="Enters sight" data-says="Enters sight">
        {watching.slice(0, MOST).map(({ no, name, seenFrom, isSeen }, i) => (
          <li key={no} className={isSeen ? '' : 'is-passed'}>
            <b className={i > 0 && fromSays(seenFrom!) === fromSays(watching[i - 1]!.seenFrom!) ? 'is-again' : ''}>{fromSays(seenFrom!)}</b>{' '}
            {name}
            {!isSeen && <small> on the way only</small>}
          </li>
        ))}
        {watching.length > MOST && <li>and {watching.length - MOST} more</li>}
      </ul>
    )}
    {children}
  </section>
);
