/** The tiles: plates of stone in a carved wooden frame, with moss, earth and leaves; squares, seams, corner marks, coordinates. */
import { Drawn, SIDE } from '@quarry/screen';
import { memo, type ReactElement, useId } from 'react';
import type { EncounterMap } from '../../content/maps.ts';
import type { TrackingCard } from '../../content/types.ts';
import { MARGIN, scatter } from './geometry.ts';

/** Every tile has a ground of its own, so that a place is known again. */
const GROUNDS = ['outlook', 'thicket', 'meadow', 'ford', 'road', 'clearing'].map(name => ({
  base: `var(--zd-${name})`,
  light: `var(--zd-${name}-light)`,
  dark: `var(--zd-${name}-dark)`,
  leaf: `var(--zd-${name}-leaf)`,
}));

const TILE = SIDE * 3;
const FRAME = 9;

function blotches(seed: number): { x: number; y: number; rx: number; ry: number; isLight: boolean; turn: number }[] {
  const next = scatter(seed + 11);
  return Array.from({ length: 15 }, () => ({
    x: next() * TILE,
    y: next() * TILE,
    rx: 28 + next() * 62,
    ry: 18 + next() * 40,
    isLight: next() > 0.52,
    turn: Math.round(next() * 180),
  }));
}

/** Short blades, pebbles and cracks, as three paths. */
function litter(seed: number): { blades: string; pebbles: string; cracks: string } {
  const next = scatter(seed + 97);
  const at = (): string => `${Math.round(12 + next() * (TILE - 24))} ${Math.round(12 + next() * (TILE - 24))}`;
  const blades = Array.from(
    { length: 74 },
    () => `M${at()}q${Math.round(next() * 4 - 2)}-5 ${Math.round(next() * 8 - 4)}-${Math.round(7 + next() * 7)}`,
  ).join('');
  const pebbles = Array.from({ length: 26 }, () => {
    const w = Math.round(3 + next() * 6);
    return `M${at()}q${w / 2}-${w} ${w} 0q-${w / 2} ${Math.round(w / 2)}-${w} 0`;
  }).join('');
  const cracks = Array.from({ length: 5 }, () => {
    const step = (): string => `l${Math.round(next() * 34 - 17)} ${Math.round(next() * 34 - 17)}`;
    return `M${at()}${step()}${step()}${step()}`;
  }).join('');
  return { blades, pebbles, cracks };
}

function Plate({ x, y, seed, id }: { x: number; y: number; seed: number; id: string }): ReactElement {
  const ground = GROUNDS[seed % GROUNDS.length]!;
  const { blades, pebbles, cracks } = litter(seed);
  const clip = `${id}-clip${x}-${y}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-FRAME} y={-FRAME + 7} width={TILE + FRAME * 2} height={TILE + FRAME * 2} rx="20" fill="var(--zd-shadow)" opacity=".6" />
      <rect
        x={-FRAME}
        y={-FRAME}
        width={TILE + FRAME * 2}
        height={TILE + FRAME * 2}
        rx="20"
        fill={`url(#${id}-wood)`}
        stroke="var(--zd-wood-line)"
        strokeWidth="2"
      />
      <rect
        x={-FRAME + 2.5}
        y={-FRAME + 2.5}
        width={TILE + FRAME * 2 - 5}
        height={TILE + FRAME * 2 - 5}
        rx="18"
        fill="none"
        stroke="var(--zd-wood-glint)"
        strokeOpacity=".28"
        strokeWidth="1.4"
      />
      <clipPath id={clip}>
        <rect width={TILE} height={TILE} rx="12" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={TILE} height={TILE} fill={ground.base} />
        {blotches(seed).map(({ x: cx, y: cy, rx, ry, isLight, turn }) => (
          <ellipse
            key={`${cx}${cy}`}
            cx={cx}
            cy={cy}
            rx={rx}
            ry={ry}
            fill={`url(#${id}-${isLight ? 'light' : 'dark'}${seed % GROUNDS.length})`}
            transform={`rotate(${turn} ${cx} ${cy})`}
          />
        ))}
        <path d={cracks} stroke="var(--zd-crack)" strokeOpacity=".35" strokeWidth="1.6" fill="none" strokeLinejoin="round" />
        <path d={pebbles} fill="var(--zd-pebble)" fillOpacity=".2" stroke="var(--zd-pebble-line)" strokeOpacity=".28" strokeWidth=".8" />
        <path d={blades} stroke={ground.leaf} strokeOpacity=".4" strokeWidth="1.6" fill="none" strokeLinecap="round" />
        <rect width={TILE} height={TILE} fill={`url(#${id}-vignette)`} />
      </g>
      <rect width={TILE} height={TILE} rx="12" fill="none" stroke="var(--zd-tile-line)" strokeOpacity=".75" strokeWidth="3" />
    </g>
  );
}

/** Squares are cut into the stone: a dark line with light on its lower edge. */
function Squares(): ReactElement {
  const cells = Array.from({ length: 9 }, (_, i) => ({ x: (i % 3) * SIDE + 3.5, y: Math.floor(i / 3) * SIDE + 3.5 }));
  return (
    <>
      {cells.map(({ x, y }) => (
        <g key={`${x}${y}`}>
          <rect
            x={x}
            y={y + 1.6}
            width={SIDE - 7}
            height={SIDE - 7}
            rx="9"
            fill="none"
            stroke="var(--zd-square-glint)"
            strokeOpacity=".13"
            strokeWidth="1.5"
          />
          <rect
            x={x}
            y={y}
            width={SIDE - 7}
            height={SIDE - 7}
            rx="9"
            fill="var(--zd-square)"
            fillOpacity=".1"
            stroke="var(--zd-square-line)"
            strokeOpacity=".62"
            strokeWidth="2"
          />
        </g>
      ))}
    </>
  );
}

export const Ground = memo(function Ground({
  map,
  card,
  isTurned,
}: {
  map: EncounterMap;
  card: TrackingCard;
  isTurned: boolean;
}): ReactElement {
  const id = useId();
  const { area } = map;
  const tiles = map.corner.map((corner, tile) => {
    const squares = map.tileOf.flatMap((of, square) => (of === tile ? [square] : []));
    const x = Math.min(...squares.map(square => area.xs[square]!)) * SIDE;
    const y = Math.min(...squares.map(square => area.ys[square]!)) * SIDE;
    return { x, y, seed: Number(card.tiles[tile]!.tile) - 1, corner };
  });
  return (
    <Drawn>
      <defs>
        <linearGradient id={`${id}-wood`} x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" stopColor="var(--zd-wood-light)" />
          <stop offset=".45" stopColor="var(--zd-wood)" />
          <stop offset="1" stopColor="var(--zd-wood-dark)" />
        </linearGradient>
        <radialGradient id={`${id}-vignette`} cx=".45" cy=".4" r=".75">
          <stop offset=".35" stopColor="var(--zd-sunlight)" stopOpacity=".07" />
          <stop offset="1" stopColor="var(--zd-night)" stopOpacity=".42" />
        </radialGradient>
        {GROUNDS.map(({ light, dark }, i) => (
          <g key={light}>
            <radialGradient id={`${id}-light${i}`}>
              <stop offset="0" stopColor={light} stopOpacity=".62" />
              <stop offset="1" stopColor={light} stopOpacity="0" />
            </radialGradient>
            <radialGradient id={`${id}-dark${i}`}>
              <stop offset="0" stopColor={dark} stopOpacity=".72" />
              <stop offset="1" stopColor={dark} stopOpacity="0" />
            </radialGradient>
          </g>
        ))}
      </defs>
      {tiles.map(({ x, y, seed }) => (
        <Plate key={`${x} ${y}`} x={x} y={y} seed={seed} id={id} />
      ))}
      {tiles.map(({ x, y, corner }) => (
        <g key={`${x} ${y}`}>
          <g transform={`translate(${x} ${y})`}>
            <Squares />
          </g>
          <CornerMark map={map} corner={corner} x={x} y={y} />
        </g>
      ))}
      <Coordinates map={map} isTurned={isTurned} />
    </Drawn>
  );
});

/** A bronze angle at the corner by which a tile is turned. */
function CornerMark({ map, corner, x, y }: { map: EncounterMap; corner: number; x: number; y: number }): ReactElement {
  const isRight = map.area.xs[corner]! * SIDE > x;
  const isLow = map.area.ys[corner]! * SIDE > y;
  const at = `translate(${x + (isRight ? TILE : 0)} ${y + (isLow ? TILE : 0)}) scale(${isRight ? -1 : 1} ${isLow ? -1 : 1})`;
  return (
    <path
      d="M-5 26V7Q-5-5 7-5H26L19 3H10Q3 3 3 10V19Z"
      fill="var(--zd-bronze)"
      stroke="var(--zd-bronze-line)"
      strokeWidth="1.5"
      transform={at}
    />
  );
}

const letterOf = (n: number): string => String.fromCharCode(97 + n);
const numberOf = (n: number): string => String(n + 1);

/** Letters for columns and numbers for rows, as the log names squares; on a turned map letters run up the side, and north is shown. */
function Coordinates({ map: { area }, isTurned }: { map: EncounterMap; isTurned: boolean }): ReactElement {
  const columns = [...new Set(area.xs)].sort((a, b) => a - b);
  const rows = [...new Set(area.ys)].sort((a, b) => a - b);
  const last = Math.max(...rows);
  return (
    <g className="zd-coordinates">
      {columns.map(x => (
        <text key={x} x={(x + 0.5) * SIDE} y={-MARGIN / 2 + 5} textAnchor="middle">
          {isTurned ? numberOf(x) : letterOf(x)}
        </text>
      ))}
      {rows.map(y => (
        <text key={y} x={-MARGIN / 2 - 4} y={(y + 0.5) * SIDE + 7} textAnchor="middle">
          {isTurned ? letterOf(last - y) : numberOf(y)}
        </text>
      ))}
      {isTurned && (
        <g transform={`translate(${-MARGIN / 2 - 4} ${-MARGIN / 2})`}>
          <path d="M-14 0 2-8V8Z" fill="var(--dim)" />
          <text x="5" y="7">
            N
          </text>
        </g>
      )}
    </g>
  );
}
