/**
 * The way that is being laid: a tick and a numeral at each inch, an eye where it comes into sight of each crim and a red edge from there on, and at its end the base as it would
 * stand, how long it is of how much, what cover there is, and a dotted line to everybody who sees it. All of it the game has told; here it is drawn.
 */
import { CELL, Drawn, type Spot, spotOf, useScale, useWindow, type WayDrawing } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { PathFacts } from '../../sentences/objections.ts';
import type { View } from '../../state.ts';
import { slateIn } from '../names.ts';
import { Bust } from '../portraits/portrait.tsx';
import { Glyph } from '../signs.tsx';
import { beside } from './edge.ts';
import { alongWay, lengthAlong, open, restOf } from './shapes.ts';
import { coverSays, type Watcher } from './watchers.ts';

interface Props extends WayDrawing {
  readonly view: View;
  readonly seat: number | null;
  readonly watchers: readonly Watcher[];
}

const NUMERAL = 15;
const EYE = 9;

export function Way({ asked, placed, unit, view, seat, watchers }: Props): ReactElement | null {
  const scale = useScale();
  const spots = [...(asked.from ? [asked.from] : []), ...placed.path].map(point => spotOf(point, unit));
  const end = spots.at(-1);
  if (placed.path.length === 0 || !end) return null;
  const first = Math.min(...watchers.flatMap(({ seenFrom }) => seenFrom ?? []));
  return (
    <Drawn className="um-way">
      {watchers
        .filter(one => one.isSeen)
        .map(({ no, at }) => (
          <path key={no} className="um-sight-line" d={open([end, at])} />
        ))}
      <path className="um-way-under" d={open(spots)} />
      {Number.isFinite(first) && <path className="um-way-seen" d={open(restOf(spots, first * CELL))} />}
      {Number.isFinite(first) && <path className="um-way-core" d={open(restOf(spots, first * CELL))} />}
      <path className="um-way-line" d={open(spots)} />
      <Inches spots={spots} scale={scale} />
      {watchers.map(({ no, seenFrom }) => {
        if (seenFrom === null) return null;
        const { x, y } = alongWay(spots, seenFrom * CELL);
        return (
          <g key={no} className="um-eye" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
            <circle r={EYE} />
            <Glyph name="eye" x={-6.5} y={-6.5} size={13} />
          </g>
        );
      })}
      <Ghost at={end} view={view} seat={seat} />
      <EndTag at={end} from={spots.at(-2) ?? end} scale={scale} facts={placed.facts as PathFacts | undefined} cover={coverSays(watchers)} />
    </Drawn>
  );
}

/** A tick across the way and its number, at each whole inch. */
function Inches({ spots, scale }: { readonly spots: readonly Spot[]; readonly scale: number }): ReactElement[] {
  const whole = Math.max(0, Math.ceil(lengthAlong(spots) / CELL - 0.35) - 1);
  return Array.from({ length: whole }, (_, i) => {
    const { x, y, dx, dy } = alongWay(spots, (i + 1) * CELL);
    const [nx, ny] = dx >= 0 ? [-dy, dx] : [dy, -dx];
    const [tick, away] = [0.2 * CELL, 0.2 * CELL + NUMERAL / scale];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: one for each inch
      <g key={i}>
        <path
          className="um-tick"
          d={open([
            { x: x - nx * tick, y: y - ny * tick },
            { x: x + nx * tick, y: y + ny * tick },
          ])}
        />
        <text
          className="um-way-inches"
          x={x + nx * away}
          y={y + ny * away + (0.35 * NUMERAL) / scale}
          fontSize={NUMERAL / scale}
          textAnchor="middle"
        >
          {i + 1}
        </text>
      </g>
    );
  });
}

/** The base as it would stand there. */
function Ghost({ at, view, seat }: { readonly at: Spot; readonly view: View; readonly seat: number | null }): ReactElement {
  const hunter = view.hunters[seat ?? -1];
  const { id, name } = (hunter && slateIn(hunter)) ?? { id: '', name: '' };
  return (
    <g className={`um-ghost um-seat-${(seat ?? 0) % 4}`} transform={`translate(${at.x} ${at.y}) scale(${CELL / 100})`}>
      <g transform="translate(-46 -46) scale(.92)" opacity=".85">
        <Bust id={id} name={name} isRound />
      </g>
      <circle className="um-ghost-ring" r="47" />
      <circle className="um-ghost-end" r="60" />
    </g>
  );
}

interface EndProps {
  readonly at: Spot;
  /** The way comes from there. */
  readonly from: Spot;
  readonly scale: number;
  readonly facts: PathFacts | undefined;
  readonly cover: string;
}

const LENGTH = { width: 84, height: 27 };
const LINE = 24;
const wideOf = (line: string): number => line.length * 6.5 + 30;

/** `5.6″ of 6″`, and below it what cover there is: beside the base, or below it where no side has room for the longest line. */
function EndTag({ at, from: before, scale, facts, cover }: EndProps): ReactElement {
  const window = useWindow();
  const aside = CELL * 0.62 * scale + 6;
  const says = facts ? `${facts.inches.toFixed(1)}″` : '';
  const of = facts ? `of ${Number(facts.most.toFixed(1))}″` : '';
  const more = [facts?.isDifficult ? 'hard going' : '', facts?.isClimb ? 'onto the roof' : ''].filter(Boolean).join(', ');
  const lines = [more, cover].filter(Boolean);
  const block = { width: Math.max(LENGTH.width, ...lines.map(wideOf)), height: LENGTH.height + 5 + lines.length * LINE };
  const seen = {
    x: (window.x - at.x) * scale,
    y: (window.y - at.y) * scale,
    width: window.width * scale,
    height: window.height * scale,
  };
  const { x, y, side } = beside(block, aside, seen, { x: before.x - at.x, y: before.y - at.y });
  const from = (wide: number): number => (side === 'left' ? block.width - wide : 0);
  return (
    <g className="um-end" transform={`translate(${at.x} ${at.y}) scale(${1 / scale}) translate(${x} ${y})`}>
      {facts && (
        <g transform={`translate(${from(LENGTH.width)} 0)`}>
          <rect className="um-end-length" {...LENGTH} rx="4" />
          <text className="um-way-inches" x="8" y="21" fontSize="22">
            {says}
          </text>
          <text className="um-end-of" x="46" y="20" fontSize="13">
            {of}
          </text>
        </g>
      )}
      {lines.map((line, i) => (
        <g key={line} className="um-end-says" transform={`translate(${from(wideOf(line))} ${LENGTH.height + 5 + i * LINE})`}>
          <rect width={wideOf(line)} height="21" rx="4" />
          <Glyph name={line === more ? 'athletics' : line.startsWith('cover') ? 'armor' : 'eye'} x={6} y={4} size={13} />
          <text x="24" y="15" fontSize="12.5">
            {line}
          </text>
        </g>
      ))}
    </g>
  );
}
