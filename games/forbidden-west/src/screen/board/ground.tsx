/** The ground of an encounter, as it is before anybody stands on it. What a square is, is told by its shape as well as by its colour. */
import { CELL, Drawn } from '@quarry/screen';
import { memo, type ReactElement, useId } from 'react';
import type { BriefId, Terrain } from '../../content/kinds.ts';
import type { Field } from '../../places.ts';
import { isByNight, isRaining, type Sky } from '../story/hours.ts';
import { cliffs, EXIT, plates, pools } from './relief.tsx';
import { scatter, tenth } from './scatter.ts';

/** The soil of a place, and its light where that is always the same. */
type Mood = 'jungle' | 'desert' | 'rock' | 'night' | 'vault';
const MOODS: Readonly<Partial<Record<BriefId, Mood>>> = {
  B2: 'desert',
  B3A: 'desert',
  B10: 'desert',
  B3C: 'rock',
  B9: 'rock',
  B4: 'night',
  B8A: 'night',
  B8B: 'night',
  B6: 'vault',
  B11: 'vault',
};

/** An encounter that is fought by night lies in the dark, wherever it is. */
function moodOf({ brief }: Field, sky: Sky | null): Mood {
  const mood = MOODS[brief.id] ?? 'jungle';
  return sky && isByNight(sky) && mood !== 'vault' ? 'night' : mood;
}

interface Props {
  readonly field: Field;
  /** Hour and weather of the page that led here; null if none did. */
  readonly sky: Sky | null;
  /** How far the blight has come: it is seen as growth. */
  readonly blight: number;
  /** Starting squares are marked until the fight begins. */
  readonly hasStarts: boolean;
}

export const Ground = memo(({ field, sky, blight, hasStarts }: Props): ReactElement => {
  const id = useId();
  const { width, height, terrain, brief } = field;
  const [w, h] = [width * CELL, height * CELL];
  const squares = (is: Terrain): number[] => terrain.flatMap((one, square) => (one === is ? [square] : []));
  return (
    <Drawn className={`fw-ground is-${moodOf(field, sky)}`}>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="1" y2="1">
          <stop className="fw-soil-from" offset="0" />
          <stop className="fw-soil-mid" offset=".55" />
          <stop className="fw-soil-to" offset="1" />
        </linearGradient>
        <radialGradient id={`${id}l`} cx=".35" cy=".25" r=".85">
          <stop className="fw-light-in" offset="0" />
          <stop className="fw-light-mid" offset=".6" />
          <stop className="fw-light-out" offset="1" />
        </radialGradient>
      </defs>
      <rect className="fw-rim" x="-5" y="-5" width={w + 10} height={h + 10} rx="9" />
      <rect width={w} height={h} fill={`url(#${id}s)`} />
      <Soil width={width} height={height} />
      <path className="fw-lines" d={linesOf(width, height)} />
      {brief.isLarge && <path className="fw-crosses" d={crossesOf(width, height)} />}
      {brief.bridge && <path className="fw-planks" d={planksOf(field)} />}
      {pools(field, squares('water'))}
      <Glass field={field} squares={squares('glass')} />
      {plates(field, squares('elevation'))}
      <Growth field={field} blight={blight} />
      <Grass field={field} squares={squares('grass')} />
      <Columns field={field} squares={squares('cover')} />
      {cliffs(field, squares('impassable'))}
      {field.exits.map(square => (
        <path key={square} className="fw-exit" d={EXIT} transform={`translate(${cornerOf(field, square)}) ${outward(field, square)}`} />
      ))}
      {hasStarts && <path className="fw-start" d={field.starts.map(square => startOf(field, square)).join('')} />}
      <rect width={w} height={h} fill={`url(#${id}l)`} />
      {(sky === 'dusk' || sky === 'dawn') && <rect className={`fw-hour is-${sky}`} width={w} height={h} />}
      {sky && isRaining(sky) && <path className="fw-rain" d={rainOver(width, height)} />}
    </Drawn>
  );
});

const xOf = ({ width }: Field, square: number): number => (square % width) * CELL;
const yOf = ({ width }: Field, square: number): number => Math.floor(square / width) * CELL;
const cornerOf = (field: Field, square: number): string => `${xOf(field, square)} ${yOf(field, square)}`;

/** Patches of other soil, and small tufts. */
function Soil({ width, height }: { readonly width: number; readonly height: number }): ReactElement {
  const next = scatter(width * 31 + height);
  const [w, h] = [width * CELL, height * CELL];
  const patches = Array.from({ length: Math.ceil((width * height) / 14) }, () => {
    const [x, y, r] = [next() * w, next() * h, CELL * (0.7 + next() * 1.7)];
    return `M${tenth(x - r)} ${tenth(y)}a${tenth(r)} ${tenth(r * 0.45)} 0 1 0 ${tenth(2 * r)} 0a${tenth(r)} ${tenth(r * 0.45)} 0 1 0 ${tenth(-2 * r)} 0Z`;
  });
  const tufts = Array.from({ length: width * height * 2 }, () => {
    const [x, y] = [tenth(next() * w), tenth(next() * h)];
    return `M${x} ${y}l-2-6m2 6l1-7m-1 7l4-5`;
  });
  return (
    <>
      <path className="fw-patch" d={patches.filter((_, i) => i % 2 === 0).join('')} />
      <path className="fw-patch is-light" d={patches.filter((_, i) => i % 2 === 1).join('')} />
      <path className="fw-tufts" d={tufts.join('')} />
    </>
  );
}

/** Rain that falls on the whole map, thin enough to read everything through it. */
function rainOver(width: number, height: number): string {
  const next = scatter(width * 17 + height);
  return Array.from({ length: width * height }, () => {
    const [x, y] = [tenth(next() * width * CELL), tenth(next() * (height * CELL - 16))];
    return `M${x} ${y}l-4 14`;
  }).join('');
}

function linesOf(width: number, height: number): string {
  const upright = Array.from({ length: width - 1 }, (_, x) => `M${(x + 1) * CELL} 0V${height * CELL}`);
  const level = Array.from({ length: height - 1 }, (_, y) => `M0 ${(y + 1) * CELL}H${width * CELL}`);
  return [...upright, ...level].join('');
}

/** The corners of the large squares. */
function crossesOf(width: number, height: number): string {
  const columns = Array.from({ length: width / 2 - 1 }, (_, x) => (x + 1) * 2 * CELL);
  const rows = Array.from({ length: height / 2 - 1 }, (_, y) => (y + 1) * 2 * CELL);
  return columns.flatMap(x => rows.map(y => `M${x - 9} ${y}h18m-9-9v18`)).join('');
}

function planksOf(field: Field): string {
  return (field.brief.bridge ?? [])
    .map(place => field.at(place))
    .filter(square => square >= 0)
    .map(square => {
      const [x, y] = [xOf(field, square), yOf(field, square)];
      return [0, 1, 2, 3].map(i => `M${x + 2 + i * 15.5} ${y + 3}h13v${CELL - 6}h-13z`).join('');
    })
    .join('');
}

const startOf = (field: Field, square: number): string => `M${xOf(field, square) + 6} ${yOf(field, square) + 6}h52v52h-52z`;

/** Where an exit leads: over the nearest rim. */
function outward(field: Field, square: number): string {
  const [x, y] = [square % field.width, Math.floor(square / field.width)];
  const turns = x === field.width - 1 ? 0 : y === field.height - 1 ? 90 : x === 0 ? 180 : 270;
  return `rotate(${turns} ${CELL / 2} ${CELL / 2})`;
}

const BLADES = 20;
const SHADES = ['a', 'b', 'c', 'd'] as const;

interface PlacesProps {
  readonly field: Field;
  readonly squares: readonly number[];
}

/** Tall blades over a dark bed. */
function Grass({ field, squares }: PlacesProps): ReactElement {
  const blades = squares.flatMap(square => {
    const next = scatter(square + 11);
    const [x, y] = [xOf(field, square), yOf(field, square)];
    return Array.from({ length: BLADES }, () => {
      const [from, at, long] = [x + 5 + next() * 54, y + 26 + next() * 35, 22 + next() * 20];
      const lean = (next() - 0.5) * 18;
      return `M${tenth(from)} ${tenth(at)}q${tenth(lean * 0.3)} ${tenth(-long * 0.6)} ${tenth(lean)} ${tenth(-long)}`;
    });
  });
  return (
    <>
      <path className="fw-bed" d={squares.map(square => `M${xOf(field, square) + 3} ${yOf(field, square) + 3}h58v58h-58z`).join('')} />
      {SHADES.map((shade, i) => (
        <path key={shade} className={`fw-blade is-${shade}`} d={blades.filter((_, n) => n % SHADES.length === i).join('')} />
      ))}
    </>
  );
}

/** Broken columns. */
function Columns({ field, squares }: PlacesProps): ReactElement {
  return (
    <>
      {squares.map(square => (
        <g key={square} transform={`translate(${cornerOf(field, square)})`}>
          <ellipse className="fw-shadow" cx="37" cy="46" rx="25" ry="14" />
          <path className="fw-column" d="M10 24a21 12 0 0 1 42 0v18a21 12 0 0 1-42 0z" />
          <ellipse className="fw-column-top" cx="31" cy="24" rx="21" ry="12" />
          <ellipse className="fw-column-ring" cx="31" cy="24" rx="12" ry="6.5" />
          <path className="fw-column-chip" d="M46 53l13-9 4 7-11 8z" />
          <path className="fw-column-line" d="M20 34v13M31 37v14M43 34v12" />
          <path className="fw-moss" d="M11 21q7-9 17-8" />
        </g>
      ))}
    </>
  );
}

function Glass({ field, squares }: PlacesProps): ReactElement {
  const shards = squares.flatMap(square => {
    const next = scatter(square + 5);
    return Array.from({ length: 9 }, () => {
      const [x, y, r] = [xOf(field, square) + 8 + next() * 48, yOf(field, square) + 8 + next() * 48, 4 + next() * 6];
      return `M${tenth(x)} ${tenth(y - r)}l${tenth(r * 0.8)} ${tenth(r * 1.1)}-${tenth(r * 1.3)} ${tenth(r * 0.3)}z`;
    });
  });
  return (
    <>
      <path className="fw-pane" d={squares.map(square => `M${xOf(field, square) + 2} ${yOf(field, square) + 2}h60v60h-60z`).join('')} />
      <path className="fw-shards" d={shards.join('')} />
    </>
  );
}

/** Red growth with spores, denser the further the blight has come. */
function Growth({ field, blight }: { readonly field: Field; readonly blight: number }): ReactElement {
  const open = field.terrain.flatMap((one, square) => (one === 'open' && !field.starts.includes(square) ? [square] : []));
  const next = scatter(field.width * 7 + 3);
  const places = Array.from({ length: Math.min(open.length, blight * 2) }, () => open[Math.floor(next() * open.length)]!);
  const [stems, spores] = [[] as string[], [] as string[]];
  for (const square of places) {
    const [x, y] = [xOf(field, square) + 14 + next() * 36, yOf(field, square) + 16 + next() * 34];
    for (let i = 0; i < 7; i += 1) {
      const [turn, long] = [next() * 6.283, 12 + next() * 26];
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      stems.push(`M${tenth(x)} ${tenth(y)}q${tenth(dx * 0.6 + next() * 8)} ${tenth(dy * 0.6)} ${tenth(dx)} ${tenth(dy)}`);
      const r = tenth(1.6 + next() * 2.8);
      spores.push(`M${tenth(x + dx - r)} ${tenth(y + dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);
    }
  }
  return (
    <>
      <path className="fw-growth" d={stems.join('')} />
      <path className="fw-spores" d={spores.join('')} />
    </>
  );
}
