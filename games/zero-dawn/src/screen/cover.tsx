/** The cover of Zero Dawn: dusk over hills, a machine that prowls along the ridge with its eye lit, a hunter in tall red grass. Our own drawing. */
import { meadow, specks } from '@quarry/screen/grass';
import type { ReactNode } from 'react';
import './cover.css';

const STARS = specks(7, 46, [0, 0, 900, 190]);
const EMBERS = specks(23, 22, [20, 260, 860, 150]);
const FAR_GRASS = meadow({ seed: 11, blades: 190, from: -10, to: 910, foot: 418, tall: 62 });
const NEAR_GRASS = meadow({ seed: 5, blades: 170, from: -20, to: 920, foot: 470, tall: 128 });
const LIT_GRASS = meadow({ seed: 31, blades: 60, from: -20, to: 920, foot: 470, tall: 104 });

export function Cover(): ReactNode {
  return (
    <svg className="cover-art" viewBox="0 0 900 460" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="zd-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b1a22" />
          <stop offset=".42" stopColor="#1f3f46" />
          <stop offset=".68" stopColor="#8a5a3f" />
          <stop offset=".84" stopColor="#e29a55" />
        </linearGradient>
        <radialGradient id="zd-sun" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#ffe6b8" />
          <stop offset=".16" stopColor="#ffd08e" stopOpacity=".9" />
          <stop offset=".4" stopColor="#ffae62" stopOpacity=".42" />
          <stop offset=".7" stopColor="#ff9f50" stopOpacity=".12" />
          <stop offset="1" stopColor="#ff9f50" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="zd-eye" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#e8fbff" />
          <stop offset=".22" stopColor="#58c4e0" />
          <stop offset="1" stopColor="#58c4e0" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="zd-beam" x1="0" y1="0" x2="1" y2=".34">
          <stop offset="0" stopColor="#58c4e0" stopOpacity=".5" />
          <stop offset="1" stopColor="#58c4e0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="zd-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f0b878" stopOpacity="0" />
          <stop offset="1" stopColor="#f0b878" stopOpacity=".34" />
        </linearGradient>
      </defs>
      <rect width="900" height="460" fill="url(#zd-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r * 0.8} fill="#dfeef0" opacity={0.75 - y / 300} />
      ))}
      <circle cx="600" cy="300" r="260" fill="url(#zd-sun)" />
      <path d="M0 300l70-46 52 26 84-84 60 54 46-30 78 62 66-40 90 52 72-70 62 40 58-34 80 58 82-30v240H0z" fill="#33505a" opacity=".8" />
      <path d="M0 330q120-60 230-26t220 4 210-16 240 20v150H0z" fill="url(#zd-mist)" />
      <path d="M0 352q90-58 200-38t170 26 180-44 170 14 180-18v170H0z" fill="#26393a" />
      <Machine />
      <path d="M0 392q150-40 300-14t300-10 300 0v100H0z" fill="#1a2725" />
      <path d={FAR_GRASS} fill="#6d3a2b" />
      <path d="M0 410q110 12 230 2t240 6 220-6 210 4v50H0z" fill="#2a1a17" />
      <Hunter />
      <path d={NEAR_GRASS} fill="#3a221d" />
      <path d={LIT_GRASS} fill="#a4512f" opacity=".75" />
      {EMBERS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#ffcf8a" opacity=".5" />
      ))}
    </svg>
  );
}

/** A heavy quadruped of plates and rods, seen against the light. */
function Machine(): ReactNode {
  return (
    <g transform="translate(418 176)">
      <path d="M222 78L560 150 540 232 214 92z" fill="url(#zd-beam)" className="cover-beam" />
      <g fill="#101a1c">
        <path d="M6 96C0 70 18 44 52 38l24-24 12 20 30-18 8 22 34-10 4 22c26 4 44 14 58 30l-8 22-34 4-22-10-26 12-62 2-40-8-24 10z" />
        <path d="M20 96l26 4-4 34 10 38-8 26H24l6-26-14-38z" />
        <path d="M54 98l24-2 2 40 14 30-6 30H70l4-28-18-34z" opacity=".85" />
        <path d="M126 96l28-6 4 40-10 34 6 32h-22l-2-34 2-36z" />
        <path d="M160 92l22-6 12 36-4 40 10 34h-20l-8-34 0-38z" opacity=".85" />
        <path d="M170 62l36-16 30 12 12 22-14 14-30 0-24-14z" />
        <path d="M8 82c-30-6-52 2-78 22 22-30 48-42 80-38z" />
      </g>
      <g fill="none" stroke="#58727a" strokeWidth="2" opacity=".75">
        <path d="M54 46l30 14 40-10 34 8" />
        <path d="M24 86l40-8 46 10 44-12" />
        <path d="M180 62l26-8 24 10" />
      </g>
      <g fill="none" stroke="#ffbf7d" strokeWidth="2" strokeLinecap="round" opacity=".8">
        <path d="M76 14l12 20 30-18 8 22 34-10" />
        <path d="M206 46l30 12 11 20" />
      </g>
      <circle cx="226" cy="76" r="34" fill="url(#zd-eye)" className="cover-eye" />
      <circle cx="226" cy="76" r="5.5" fill="#effcff" />
    </g>
  );
}

/** Crouched, bow in hand, unseen so far. */
function Hunter(): ReactNode {
  return (
    <g transform="translate(862 318) scale(-1 1)">
      <g fill="#0d1415">
        <path d="M34 30c8-3 16 2 17 11 1 6-1 10-4 13 12 6 18 18 20 34l10 22-12 16-46 4-16-12 12-26c0-20 6-34 16-42-6-8-4-17 3-20z" />
        <path d="M48 62l44-6 2 8-44 12z" />
        <path d="M30 34c-8 4-12 14-10 26l10-12z" />
      </g>
      <path d="M90 14c18 24 18 66-2 94" fill="none" stroke="#0d1415" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M90 14L70 62l18 46" fill="none" stroke="#caa873" strokeWidth="1" opacity=".7" />
      <path d="M52 61l62-7" stroke="#e9d9a8" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M33 31c8-4 17 0 18 10M60 66c5 8 8 18 9 27"
        fill="none"
        stroke="#f0a860"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".85"
      />
    </g>
  );
}
