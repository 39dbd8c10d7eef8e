/** The pictograms of this screen, each drawn for it on a field of 24. */
import type { ReactElement } from 'react';
import type { Cube } from '../content/kinds.ts';

/** What is filled, what is drawn as a line, and what is cut out of it. */
interface Drawn {
  readonly fill?: string;
  readonly line?: string;
  readonly cut?: string;
}

const SIGNS = {
  // People
  star: { fill: 'M12 2l3 6.7 7 .7-5.3 4.8 1.5 7.3L12 17.7 5.8 21.5l1.5-7.3L2 9.4l7-.7Z' },
  fist: { fill: 'M5 9h3V6h3V5h3v1h3v2h3v7l-4 6H8l-4-5Z' },
  compass: { fill: 'M12 4l3.5 8-3.5 8-3.5-8Z', line: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0' },
  cross: { fill: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z' },
  wrench: { fill: 'M21.5 6.5a6 6 0 0 1-8 7L6 21a2.5 2.5 0 0 1-3.5-3.5L10 10a6 6 0 0 1 7-8l-3.5 3.5 1 3.5 3.5 1Z' },
  horn: { fill: 'M3 20C3 9 9 3 17 3c4 0 5.5 3 4 5.5-1.5 2.2-4.5 1.5-4.5-.5-4 0-7 4-7.5 12Z' },
  person: { fill: 'M12 2a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M3 22c0-6 4-9 9-9s9 3 9 9Z' },
  // Those who are out there
  bear: {
    fill: 'M3.2 2.5C1.5 4 1.6 7 3 8.8 2 11 2 13.5 3 16l3 4.5 3.5 2h5l3.5-2 3-4.5c1-2.5 1-5 0-7.2 1.4-1.8 1.5-4.8-.2-6.3-2-.3-3.8.6-4.8 2.3a13 13 0 0 0-8 0C7 3.1 5.2 2.2 3.2 2.5Z',
    cut: 'M5.5 9.5l4.7 2.6-.6 1.7-3.3-1.3ZM18.5 9.5l-4.7 2.6.6 1.7 3.3-1.3ZM8 17q4-2 8 0l-1 3.5H9Z',
  },
  dog: { fill: 'M3 3l5 3h8l5-3-1 9-4 4-1.5 5.5h-5L8 16l-4-4Z', cut: 'M7 10l3.5 1.5-.5 1.5-3-1ZM17 10l-3.5 1.5.5 1.5 3-1Z' },
  rat: { fill: 'M2 18c0-6 5-9 10-9l2-4 3 3c3 1 5 4 5 6l-4 2-2 4H5Z', line: 'M2 18q-1 4 4 4h6', cut: 'M16.5 11.5h2v2h-2Z' },
  vulture: { fill: 'M1 8c4-4 8-3 11 1 3-4 7-5 11-1-3 0-6 2-7 5l-2 1v5l-2 3-2-3v-5l-2-1c-1-3-4-5-7-5Z' },
  snake: { line: 'M4 20c6 3 12 0 10-4s-9-2-8-6 8-4 11-1', fill: 'M15 5q6-2 7 3t-7 4q-3-3 0-7Z' },
  bandit: {
    fill: 'M4 9c0-4 3.5-7 8-7s8 3 8 7ZM4.5 14.5C7 15.5 9.5 16 12 16s5-.5 7.5-1.5c-.5 4.5-3.5 8-7.5 8s-7-3.5-7.5-8Z',
    line: 'M3 11.5q9 3 18 0',
  },
  lookout: {
    fill: 'M7 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M17 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M5 3h4v5H5ZM15 3h4v5h-4ZM10 10h4v4h-4Z',
  },
  enforcer: { fill: 'M12 2c5 0 8 3.5 8 8v2H4v-2c0-4.5 3-8 8-8ZM3 13h18l-2 3H5ZM6 17h12l-1.5 5h-9Z' },
  rifle: { fill: 'M1 15l14-9h7v2h-5l-1 3-5 3-1 4H7l1-3-4 3H1Z' },
  shambler: { fill: 'M9 2h5l1.5 5-2 2.5 5 3.5-1.5 3-3.5-1.5 1 4.5 1 3.5h-3l-2-5-1.5 5.5H5l2-8-.5-4L3 15l-2-2 4-6h4Z' },
  maw: {
    fill: 'M12 2c6 0 9 4 9 10s-3 10-9 10-9-4-9-10 3-10 9-10Z',
    cut: 'M7 13l2.5-2 2.5 2 2.5-2L17 13l-1 6-2-2-2 2-2-2-2 2ZM8 6h2v3H8ZM14 6h2v3h-2Z',
  },
  skull: {
    fill: 'M12 2c5.5 0 9 3.6 9 8.5 0 3-1.5 5-3.5 6.2V20h-11v-3.3C4.5 15.5 3 13.5 3 10.5 3 5.6 6.5 2 12 2Z',
    cut: 'M6.5 9h4v4h-4ZM13.5 9h4v4h-4Z',
  },
  hand: {
    fill: 'M6 12V5.5a1.3 1.3 0 0 1 2.6 0V10h.6V3.3a1.3 1.3 0 0 1 2.6 0V10h.6V4a1.3 1.3 0 0 1 2.6 0v7h.6V6.5a1.3 1.3 0 0 1 2.6 0V15c0 4.5-2.5 7-6 7s-5-1.5-6.5-4.5L3 13.5c-.8-1.6 1-2.6 2-1.5Z',
  },
  // What lies about
  quest: {
    line: 'M12 2l10 10-10 10L2 12ZM9.5 10c0-1.8 1.2-2.8 2.7-2.8s2.6 1 2.6 2.4c0 2-2.6 2.2-2.6 4.3',
    fill: 'M11 16h2.4v2.4H11Z',
  },
  crate: { line: 'M2 6h20v14H2ZM2 6l20 14M22 6L2 20' },
  flag: { fill: 'M5 3h15l-4 5 4 5H5Z', line: 'M5 22V2' },
  token: { fill: 'M12 3l9 9-9 9-9-9Z' },
  tent: { fill: 'M12 3L1.5 21H8l4-9 4 9h6.5Z' },
  flame: {
    fill: 'M12.5 1.5c.5 4.5 6.5 7 6.5 13a7 7 0 0 1-14 0c0-3.5 2-5.5 3-8.5 1 1 1.8 2.5 2 4 1.8-2 2.8-4.8 2.5-8.5Z',
  },
  trap: { line: 'M3 17a9 9 0 0 1 18 0M2 17h20M6 12l2 4M10 9.5l1 6M14 9.5l-1 6M18 12l-2 4' },
  pack: { fill: 'M7 8V6a5 5 0 0 1 10 0v2q4 2 3 13H4Q3 10 7 8Z', cut: 'M9 7V6a3 3 0 0 1 6 0v1ZM8 13h8v3H8Z' },
  hazard: { fill: 'M12 2L23 21H1Z', cut: 'M11 9h2v6h-2ZM11 17h2v2h-2Z' },
  cart: { line: 'M2 7h13v8H2ZM15 10l7-4M4 19a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  scales: { line: 'M12 2v18M6 21h12M4 6h16M4 6L1 14h6ZM20 6l-3 8h6Z' },
  // How somebody is
  heart: { fill: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13Z' },
  drop: { fill: 'M12 1.5c4 6 7 9.5 7 13.5a7 7 0 0 1-14 0c0-4 3-7.5 7-13.5Z' },
  karma: { line: 'M12 1.5l9 6v9l-9 6-9-6v-9Z', fill: 'M12 7l5 5-5 5-5-5Z' },
  eye: {
    line: 'M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7c-3.5 5.5-7 7-10.5 7S5 17.5 1.5 12Z',
    fill: 'M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8',
  },
  unseen: { line: 'M2 10c3 4.5 6.5 6 10 6s7-1.5 10-6M5 14l-2 3M12 16.5V20M19 14l2 3' },
  sun: {
    fill: 'M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10',
    line: 'M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2L7 7M17 17l2.8 2.8M19.8 4.2L17 7M7 17l-2.8 2.8',
  },
  moon: { fill: 'M15.5 2A10.5 10.5 0 1 0 22 15.5 9 9 0 0 1 15.5 2Z' },
} as const satisfies Readonly<Record<string, Drawn>>;

export type SignName = keyof typeof SIGNS;

/** As a part of a drawing: about a spot, so large. */
export function SignAt({
  name,
  x,
  y,
  size,
}: {
  readonly name: SignName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement {
  const { fill, line, cut }: Drawn = SIGNS[name];
  return (
    <g className="us-sign-mark" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {fill && <path className="us-sign-fill" d={fill} />}
      {line && <path className="us-sign-line" d={line} />}
      {cut && <path className="us-sign-cut" d={cut} />}
    </g>
  );
}

/** In a line of text. */
export const Sign = ({ name, size = 16 }: { readonly name: SignName; readonly size?: number }): ReactElement => (
  <svg className="us-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <SignAt name={name} x={12} y={12} size={24} />
  </svg>
);

/** Cubes by colour and by what is on them. */
const CUBES: Readonly<Record<Cube, string>> = {
  water: 'M0-6C3-2 4.5 0 4.5 2.5a4.5 4.5 0 0 1-9 0C-4.5 0-3-2 0-6Z',
  food: 'M-4.5 1a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0M0-3q1-4 4-4v2q-2 0-3 2Z',
  fabric: 'M-5-5h4.5v4.5H-5ZM.5-5H5v4.5H.5ZM-5 .5h4.5V5H-5ZM.5.5H5V5H.5Z',
  metal: 'M-5-2.5L0-5.5L5-2.5V2.5L0 5.5L-5 2.5ZM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  connector: 'M-6-2h4v-3h4v3h4v4h-4v3h-4v-3h-4Z',
  wood: 'M-6-3.5H6V-1H-6ZM-6 1.5H6V4H-6Z',
  alcohol: 'M-1.5-6h3v3l2 2v7h-7v-7l2-2Z',
  plastic: 'M-5-5H5L3 5H-3Z',
};

/** A cube about a spot, so wide. */
export const CubeAt = ({
  kind,
  x,
  y,
  size,
}: {
  readonly kind: Cube;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement => (
  <g className={`us-cube is-${kind}`} transform={`translate(${x} ${y}) scale(${size / 18})`}>
    <rect x={-9} y={-9} width={18} height={18} rx={4} />
    <path d={CUBES[kind]} fillRule="evenodd" />
  </g>
);
export const CubeSign = ({ kind, size = 20 }: { readonly kind: Cube; readonly size?: number }): ReactElement => (
  <svg className="us-sign" width={size} height={size} viewBox="-10 -10 20 20" role="img" aria-label={kind}>
    <title>{kind}</title>
    <CubeAt kind={kind} x={0} y={0} size={18} />
  </svg>
);

const ENEMIES: Readonly<Record<string, SignName>> = {
  'rat-pack': 'rat',
  'wild-dog': 'dog',
  'pack-leader': 'dog',
  vulture: 'vulture',
  snake: 'snake',
  bear: 'bear',
  scavenger: 'bandit',
  bandit: 'bandit',
  raider: 'bandit',
  lookout: 'lookout',
  fighter: 'fist',
  enforcer: 'enforcer',
  'fort-captain': 'enforcer',
  'gate-warden': 'enforcer',
  marksman: 'rifle',
  shambler: 'shambler',
  spitter: 'maw',
  brute: 'shambler',
  screamer: 'maw',
  mother: 'maw',
};
/** An enemy that is not in the box is a danger all the same. */
export const signOfEnemy = (id: string): SignName => ENEMIES[id] ?? 'skull';
