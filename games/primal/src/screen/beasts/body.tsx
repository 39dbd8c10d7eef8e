/** The body of a beast, looking west about (0, 0): its picture, and over it whatever the hunt has done to it: eyes, scars, arrows, its track, and what holds it. */
import type { ReactElement } from 'react';
import { monsterCard } from '../../content/box.ts';
import type { MonsterId } from '../../content/kinds.ts';
import { upTo } from '../names.ts';
import { MARKS } from './marks.ts';
import { PICTURES } from './pictures.ts';

/** What it is like; `sees` is how it looks at whoever comes near. */
export interface Mood {
  readonly sees: 'calm' | 'awake' | 'swirls' | 'shut';
  /** Wounds that stay as scars, and arrows that stay in the hide. */
  readonly scars: number;
  readonly arrows: number;
  readonly track: number;
  readonly isVulnerable: boolean;
}
export const CALM: Mood = { sees: 'calm', scars: 0, arrows: 0, track: 0, isVulnerable: false };

/** Ten places for ten wounds, round the middle: x, y, turn, length. */
const SCARS = [
  [-20, -46, 24, 22],
  [36, 44, -30, 20],
  [-62, 34, 60, 20],
  [84, -22, -14, 22],
  [12, 66, 10, 20],
  [-84, -20, -48, 18],
  [58, -58, 36, 18],
  [110, 26, -62, 18],
  [-36, -74, 8, 16],
  [30, -10, 78, 20],
] as const;
const ARROWS = [
  [52, -30, -38],
  [96, 12, -16],
  [10, -62, -62],
  [124, -22, -30],
  [70, 52, 28],
] as const;

interface Props {
  readonly id: MonsterId;
  readonly mood: Mood;
}

export function Body({ id, mood }: Props): ReactElement {
  if (!MARKS[id]) return <Plain id={id} />;
  const { box, eyes } = MARKS[id];
  const [x, y, width, height] = box;
  return (
    <g className={`pa-body is-${mood.sees}`}>
      <image href={PICTURES[id]} x={x} y={y} width={width} height={height} preserveAspectRatio="none" />
      <Track id={id} at={mood.track} />
      {SCARS.slice(0, mood.scars).map(([sx, sy, turn, long]) => (
        <g key={`${sx} ${sy}`} className="pa-scar" transform={`translate(${sx} ${sy}) rotate(${turn})`}>
          <path d={`M${-long} 0Q0 8 ${long} 0Q0 -5 ${-long} 0Z`} />
          <path className="pa-scar-lit" d={`M${-long * 0.7} 1Q0 5 ${long * 0.7} 1`} />
        </g>
      ))}
      {ARROWS.slice(0, mood.arrows).map(([ax, ay, turn]) => (
        <g key={`${ax} ${ay}`} className="pa-arrow" transform={`translate(${ax} ${ay}) rotate(${turn})`}>
          <path d="M0 0H46" />
          <path className="pa-arrow-vane" d="M34 0l13 -6M34 0l13 6M28 0l13 -6M28 0l13 6" />
        </g>
      ))}
      {mood.isVulnerable && (
        <path
          className="pa-cracked"
          d="M-70 -62A96 84 0 0 1 84 -40M96 -10A96 84 0 0 1 40 78M10 84A96 84 0 0 1 -84 34M-92 4A96 84 0 0 1 -82 -42"
        />
      )}
      {eyes.map(([ex, ey, r]) => (
        <Eye key={`${ex} ${ey}`} x={ex} y={ey} r={r} sees={mood.sees} />
      ))}
    </g>
  );
}

/** One of whom there is no picture: where it lies, and what it goes by. */
const Plain = ({ id }: { readonly id: string }): ReactElement => (
  <g className="pa-body">
    <ellipse className="pa-earth-shadow" rx="150" ry="90" />
    <text className="pa-pin-name" textAnchor="middle" fontSize="34">
      {id}
    </text>
  </g>
);

interface EyeProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly sees: Mood['sees'];
}

function Eye({ x, y, r, sees }: EyeProps): ReactElement {
  const place = `translate(${x} ${y})`;
  if (sees === 'shut') return <path className="pa-eye-lid" transform={place} d={`M${-r * 1.4} 0Q0 ${r} ${r * 1.4} 0`} />;
  if (sees === 'swirls')
    return (
      <path className="pa-eye-swirl" transform={`${place} scale(${r / 6})`} d="M0 0a2.5 2.5 0 1 1 2.5 2.5 5 5 0 1 1 2.5-5 8 8 0 1 1-8-4" />
    );
  return (
    <g className="pa-eye" transform={place}>
      <circle className="pa-eye-glow" r={r * (sees === 'awake' ? 3.2 : 2.2)} />
      <ellipse className="pa-eye-iris" rx={r * 1.25} ry={r * 0.8} />
      <circle className="pa-eye-core" r={r * 0.36} />
    </g>
  );
}

/** Its track lies along the spine: one mark for each step, filled as far as it has come. On Ramhide they are plates that close. */
function Track({ id, at }: { readonly id: MonsterId; readonly at: number }): ReactElement | null {
  const track = monsterCard(id)?.track;
  if (!track) return null;
  const isPlated = id === 'ramhide';
  const step = isPlated ? 56 : Math.min(44, 230 / track.most);
  return (
    <g className={`pa-track${isPlated ? ' is-plates' : ''}`}>
      {upTo(track.most).map(i => (
        <path
          key={i}
          className={i < at ? 'is-on' : undefined}
          transform={`translate(${(isPlated ? -6 : 112) + (isPlated ? i : -i) * step} 0)`}
          d={isPlated ? 'M-29 0L-16 -38L6 -43L27 -19L32 0L27 19L6 43L-16 38Z' : 'M-13 0L0 -9L15 0L0 9Z'}
        />
      ))}
    </g>
  );
}
