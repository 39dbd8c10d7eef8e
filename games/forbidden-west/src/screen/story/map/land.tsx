/** The land between the dunes, the jungle and the peaks, as somebody draws it who has walked it: a field of 1000 by 640. */
import type { ReactElement } from 'react';

const DUNES = 'M0 0H330q-40 90 0 170 60 110-10 200-40 110-60 270H0z';
const JUNGLE = 'M330 0q-40 90 0 170 60 110-10 200-40 110-60 270h520q60-120 30-220-70-110-150-150-120-90-110-270z';
const PEAKS = 'M550 0q-10 180 110 270 80 40 150 150 90-60 190-70V0z';
const RIVER = 'M620 250q-60 60-40 130 30 60-20 120-30 60 10 140';

/** Where a mountain stands, and how high. */
const MOUNTAINS: readonly (readonly [x: number, y: number, high: number])[] = [
  [640, 150, 62],
  [720, 110, 84],
  [790, 190, 70],
  [880, 110, 96],
  [950, 180, 78],
  [760, 265, 58],
  [860, 275, 72],
  [940, 300, 60],
];
const mountain = (x: number, y: number, high: number): string => `M${x - high * 0.55} ${y}L${x} ${y - high}L${x + high * 0.55} ${y}z`;
const snow = (x: number, y: number, high: number): string =>
  `M${x - high * 0.2} ${y - high * 0.64}L${x} ${y - high}L${x + high * 0.2} ${y - high * 0.64}l${-high * 0.11} ${-high * 0.06}l${-high * 0.09} ${high * 0.09}l${-high * 0.1} ${-high * 0.08}z`;

const TREES: readonly (readonly [x: number, y: number])[] = [
  [360, 120],
  [430, 90],
  [480, 160],
  [350, 290],
  [470, 250],
  [390, 330],
  [300, 450],
  [410, 470],
  [360, 600],
  [440, 610],
  [620, 530],
  [610, 610],
  [560, 190],
  [700, 340],
  [640, 380],
  [760, 520],
  [740, 610],
  [520, 120],
];
const tree = ([x, y]: readonly [number, number]): string => `M${x} ${y}q-13 1-11-11 0-11 11-11t11 11q2 12-11 11M${x} ${y - 6}v12`;

const RIPPLES: readonly (readonly [x: number, y: number])[] = [
  [60, 60],
  [200, 70],
  [50, 220],
  [160, 200],
  [40, 320],
  [190, 350],
  [60, 430],
  [170, 460],
  [130, 560],
  [220, 540],
];
const ripple = ([x, y]: readonly [number, number]): string => `M${x} ${y}q22-17 46 0m-34 10q16-10 30 0`;

/** How far the red has come is as wide as the river. */
export const Land = ({ blight }: { readonly blight: number }): ReactElement => (
  <g className="fw-land">
    <rect width="1000" height="640" />
    <path className="is-dunes" d={DUNES} />
    <path className="is-jungle" d={JUNGLE} />
    <path className="is-peaks" d={PEAKS} />
    <path className="is-ripples" d={RIPPLES.map(ripple).join('')} />
    <path className="is-trees" d={TREES.map(tree).join('')} />
    <path className="is-water" d={RIVER} />
    {blight > 0 && <path className="is-red" d={RIVER} strokeWidth={3 + blight * 1.4} />}
    <path className="is-mountains" d={MOUNTAINS.map(one => mountain(...one)).join('')} />
    <path className="is-snow" d={MOUNTAINS.map(one => snow(...one)).join('')} />
    <path
      className="is-compass"
      d="M955 585a26 26 0 1 0 .1 0M955 578v66M922 611h66M955 585l7 26-7 26-7-26z"
      transform="translate(-905 -570)"
    />
  </g>
);
