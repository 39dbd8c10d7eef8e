/** Whoever played, as figures that stand in the picture by name: upright where they have won, on one knee where they have not. */
import type { ReactNode } from 'react';
import { HEIGHT } from './shapes.ts';

export interface Hero {
  readonly seat: number;
  /** Whom they played, and who they are; a bot is told apart. */
  readonly plays: string;
  readonly name: string;
  readonly isBot: boolean;
  readonly hasWon: boolean;
}

interface Props {
  readonly game: string;
  readonly heroes: readonly Hero[];
  readonly width: number;
  /** Units of the drawing that a pixel of the page is. */
  readonly unit: number;
  /** Where the first and the last may stand, as parts of the width. */
  readonly from: number;
  readonly to: number;
}

/** About 230 high, from the feet at 0 0. */
const STANDING = 'M-26-190q26-12 52 0q9 32 4 64q10 40 19 76h-23l-2 50h-19l-4-48h-3l-4 48h-20l-2-50h-24q9-40 18-78q-6-32 8-62z';
const KNEELING = 'M-22-128q24-12 48 0q8 28 4 54q26 10 30 30l6 44h-22l-6-30-26-4-8 34h-52q-2-16 14-22l22-6q-12-34-10-100z';

/** What each game puts into their hands, and on their heads: from the feet, as they stand; the same lies lower where they kneel. */
const GEAR: Readonly<Record<string, readonly [even: string, odd: string, head: string]>> = {
  'zero-dawn': [
    'M58-206q44 78 0 166M58-206L58-40',
    'M56-286V0M56-316l-11 34 11 16 11-16z',
    'M0-240q-26-2-30 20q-6 26-34 34q30 8 48-14q12-14 14-30z',
  ],
  'forbidden-west': [
    'M54-290V0M54-318l-14 30 14 22 14-22z',
    'M60-190q52 66-6 150M60-190L54-40',
    'M-22-222l-26-44 24 22 6-36 14 34 22-30-4 40z',
  ],
  primal: [
    'M60-250L40 0M42-262q26-34 58-8q-18 42-52 40z',
    'M58-250V-10M26-256h64v44h-64z',
    'M-34-196q34-34 68 0q16 22 14 40q-48-22-96 0q0-22 14-40z',
  ],
  'under-our-sun': [
    'M-58-96L66-164M40-160l18 6',
    'M56-246V0M56-246q22-12 26 14',
    'M-52-218h104q-20-14-28-14q-6-26-24-26t-24 26q-8 0-28 14z',
  ],
  'urban-manhunt': ['M-20-120H92M60-120v18M92-128v14', 'M-50-130L80-176M54-176l6 16', 'M-26-206q0-34 26-36q26 2 26 36l-4 14h-44z'],
};
const PLAIN: readonly [string, string, string] = ['M56-260V0', 'M56-260V0', ''];

const LOWER = 62;

function Figure({
  game,
  hero,
  x,
  y,
  size,
}: {
  readonly game: string;
  readonly hero: Hero;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactNode {
  const [even, odd, head] = GEAR[game] ?? PLAIN;
  const down = hero.hasWon ? 0 : LOWER;
  return (
    <g className="end-hero" data-won={hero.hasWon} transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="end-body" d={hero.hasWon ? STANDING : KNEELING} />
      <circle className="end-body" cx={hero.hasWon ? 0 : 4} cy={down - 216} r="23" />
      {head !== '' && <path className="end-body" d={head} transform={`translate(${hero.hasWon ? 0 : 4} ${down})`} />}
      <path
        className="end-gear"
        d={hero.seat % 2 === 0 ? even : odd}
        transform={hero.hasWon ? undefined : `translate(6 ${LOWER * 0.7}) rotate(14)`}
      />
      <path className="end-rim" d={hero.hasWon ? 'M27-186q8 30 3 60q10 40 19 76' : 'M27-124q7 24 3 50q26 10 30 30l6 40'} />
    </g>
  );
}

/** Where each of them stands, the middle ones a little to the front. */
const places = (n: number, from: number, to: number): readonly number[] =>
  n === 1 ? [(from + to) / 2] : Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1));

const FEET = 800;
/** Letters that tell a bot. */
const BOT = ', a bot'.length;

export function Heroes({ game, heroes, width, unit, from, to }: Props): ReactNode {
  const room = (width * (to - from)) / Math.max(1, heroes.length - 1);
  const size = Math.min(1.35, Math.max(0.7, heroes.length === 1 ? 1.35 : room / 190));
  const at = places(heroes.length, from * width, to * width);
  const text = 14 * unit;
  return (
    <g>
      {heroes.map((hero, i) => {
        const x = at[i]!;
        const y = FEET + (i % 2 === 0 ? 0 : 26);
        const top = y - (hero.hasWon ? 270 : 205) * size;
        // Beside a neighbour every second name stands higher.
        const half = text * 0.34 * Math.max(hero.plays.length, hero.name.length + (hero.isBot ? BOT : 0));
        const middle = Math.min(Math.max(x, half), width - half);
        const lift = heroes.length > 2 && i % 2 === 1 ? text * 2.6 : 0;
        return (
          <g key={hero.seat}>
            <Figure game={game} hero={hero} x={x} y={y} size={size} />
            <text className="end-plays" x={middle} y={top - text * 1.25 - lift} fontSize={text * 1.12}>
              {hero.plays}
            </text>
            {hero.name !== hero.plays && (
              <text className="end-name" x={middle} y={top - lift} fontSize={text}>
                {hero.isBot ? `${hero.name}, a bot` : hero.name}
              </text>
            )}
          </g>
        );
      })}
      <path className="end-shade" d={`M0 ${HEIGHT}V${FEET + 40}H${width}V${HEIGHT}Z`} />
    </g>
  );
}
