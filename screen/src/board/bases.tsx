/** Round bases that stand on a plane, drawn a hundred units wide, as portraits are: a face, a ring that says whose it is and what it will do, badges, and the halo by which the board tells what may be chosen. */
import type { CSSProperties, ReactElement, ReactNode } from 'react';

/** Around whatever may be chosen; a round one if no shape is said. */
export const Halo = ({ r = 64, d }: { readonly r?: number; readonly d?: string }): ReactElement =>
  d ? <path className="plane-halo" d={d} /> : <circle className="plane-halo" r={r} />;

/** As many teeth has a notched ring. */
const TEETH = 12;

interface BaseProps {
  /** A face of a hundred units from its upper left corner. */
  readonly face: ReactNode;
  /** Whole and in a colour: somebody's own. Notched: whoever is moved by the game; whole and red if it is about to attack whoever looks. */
  readonly ring: 'whole' | 'notched';
  readonly tint?: string;
  readonly isOwn?: boolean;
  readonly isDanger?: boolean;
  readonly children?: ReactNode;
}

export function Base({ face, ring, tint, isOwn = false, isDanger = false, children }: BaseProps): ReactElement {
  const classes = ['plane-base', `is-${ring}`, isOwn && 'is-own', isDanger && 'is-danger'].filter(Boolean).join(' ');
  return (
    <g className={classes} style={tint ? ({ '--tint': tint } as CSSProperties) : {}}>
      <Halo />
      <ellipse className="plane-base-shadow" cx="10" cy="14" rx="52" ry="50" />
      <g transform="translate(-46 -46) scale(.92)">{face}</g>
      <circle className="plane-base-ring-under" r="48" />
      <circle className="plane-base-ring" r="48" pathLength={2 * TEETH} />
      {children}
    </g>
  );
}

interface BadgeProps {
  readonly side: 'left' | 'right';
  /** It warns. */
  readonly isFilled?: boolean;
  /** A sign on a field of 16 by 16. */
  readonly children: ReactNode;
}

/** At the shoulder of a base. */
export const BaseBadge = ({ side, isFilled = false, children }: BadgeProps): ReactElement => (
  <g
    className={isFilled ? 'plane-badge is-filled' : 'plane-badge'}
    transform={side === 'right' ? 'translate(38 -42)' : 'translate(-40 -40)'}
  >
    <circle r={isFilled ? 22 : 25} />
    <g transform={isFilled ? 'translate(-13 -13) scale(1.625)' : 'translate(-15 -15) scale(1.875)'}>{children}</g>
  </g>
);

/** What nobody has drawn, by its letters. */
export const PlainBase = ({ mark }: { readonly mark: string }): ReactElement => (
  <g className="plane-unknown">
    <Halo r={58} />
    <circle className="plane-unknown-base" r="48" />
    <text y="18" textAnchor="middle" fontSize={mark.length > 2 ? 38 : 50}>
      {mark}
    </text>
  </g>
);
