/** One hex of the land: ground that was turned up, with its name and what it costs; a tile that lies face down; ground nobody has seen. */
import type { CellDrawing } from '@quarry/screen';
import { useScale } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isCard, tileCard } from '../../content/box.ts';
import { mapName } from '../names.ts';
import { ART_SCALE, Ground } from './ground.tsx';

interface Props extends CellDrawing {
  /** The card of the tile; -1 face down, null where none lies. */
  readonly card: number | null;
  /** Water cubes of its sources, used and unused. */
  readonly source: number;
  /** Open symbols of enemies that are still asleep. */
  readonly asleep: number;
  /** What it would cost to go or look there now; empty where one cannot. */
  readonly cost: string;
  /** It was turned up a moment ago. */
  readonly isNew: boolean;
  readonly hasFire: boolean;
  /** Somebody stands there, or something lies there. */
  readonly isCrowded: boolean;
}

export function Hex({ card, source, asleep, cost, isNew, hasFire, isCrowded, ...drawn }: Props): ReactElement {
  const { points } = drawn;
  if (card === null) return <Unknown {...drawn} cost={cost} />;
  if (card < 0 || !isCard(card)) {
    return (
      <>
        <polygon points={points} className="us-wash is-down" />
        <Down x={drawn.x} y={drawn.y} />
        <polygon points={points} className="us-rim" />
        <Cost x={drawn.x} y={drawn.y} says={cost} />
      </>
    );
  }
  const tile = tileCard(card);
  return (
    <>
      <g className={isNew ? 'us-turned' : ''}>
        <polygon points={points} className="us-under" transform="translate(1.2 2.4)" />
        <polygon points={points} className={`us-wash is-${tile.family}`} />
        {hasFire && <circle className="us-glow" cx={drawn.x} cy={drawn.y} r={30} />}
        <g transform={`translate(${drawn.x} ${drawn.y - 3}) scale(${ART_SCALE * 0.94})`}>
          <Ground tile={tile} />
        </g>
      </g>
      <polygon points={points} className="us-rim" />
      <Water x={drawn.x} y={drawn.y} left={source} of={tile.water} />
      <Asleep x={drawn.x} y={drawn.y} n={asleep} />
      {cost ? <Cost x={drawn.x} y={drawn.y} says={cost} /> : <Value x={drawn.x} y={drawn.y} value={tile.value} />}
      <Name x={drawn.x} y={drawn.y} says={mapName(tile)} isCrowded={isCrowded} />
    </>
  );
}

type At = Pick<CellDrawing, 'x' | 'y'>;

function Unknown({ points, x, y, cost }: CellDrawing & { readonly cost: string }): ReactElement {
  return (
    <>
      <polygon points={points} className="us-rim is-unknown" />
      <path className="us-unknown" d={`M${x - 4} ${y - 4}q0-5 4.500-5t4.500 4.500q0 4-4.500 4.500v3M${x + 0.4} ${y + 7}v.1`} />
      <Cost x={x} y={y} says={cost} />
    </>
  );
}

/** The back of a tile. */
const Down = ({ x, y }: At): ReactElement => (
  <g className="us-back">
    {[28, 18, 8].map(r => (
      <path
        key={r}
        d={`M${x - r * 1.15} ${y}L${x - r * 0.57} ${y - r}H${x + r * 0.57}L${x + r * 1.15} ${y}L${x + r * 0.57} ${y + r}H${x - r * 0.57}Z`}
      />
    ))}
  </g>
);

/** Letters are at least so many pixels tall, and those that matter a little more. */
const LEAST = 11;
const LETTER = 0.53;

/** What one would pay, as a pill at the upper edge. */
function Cost({ x, y, says: full }: At & { readonly says: string }): ReactElement | null {
  const scale = useScale();
  const size = Math.max(8, (LEAST + 1) / scale);
  if (!full) return null;
  const says = scale < FAR ? (/\d+/.exec(full)?.[0] ?? full) : full;
  const width = says.length * size * LETTER + size * 0.9;
  return (
    <g className="us-cost">
      <rect x={x - width / 2} y={y - 30} width={width} height={size * 1.3} rx={size * 0.65} />
      <text x={x} y={y - 30 + size * 0.98} fontSize={size} textAnchor="middle">
        {says}
      </text>
    </g>
  );
}

function Value({ x, y, value }: At & { readonly value: number }): ReactElement {
  const size = Math.max(7, LEAST / useScale());
  return (
    <text className="us-value" x={x - 16} y={y - 30 + size} fontSize={size} strokeWidth={size * 0.3} textAnchor="middle">
      {value}
    </text>
  );
}

/** A name may take two lines, and is left to the card of the tile where it would run out of its hex. */
const NAME_ROOM = 58;
const NAME_LETTER = 0.6;
/** From so far away a hex shows who is there, and its name only where nobody is. */
const FAR = 1.15;

/** The middle of a name, as even as its words allow. */
function halves(says: string): readonly string[] {
  const words = says.split(' ');
  if (words.length < 2) return [says];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return cuts.reduce((best, cut) => (Math.max(...cut.map(one => one.length)) < Math.max(...best.map(one => one.length)) ? cut : best));
}

function Name({ x, y, says, isCrowded }: At & { readonly says: string; readonly isCrowded: boolean }): ReactElement | null {
  const scale = useScale();
  const size = Math.max(6.6, LEAST / scale);
  const fits = (lines: readonly string[], room: number): boolean => Math.max(...lines.map(one => one.length)) * size * NAME_LETTER <= room;
  const lines = fits([says], NAME_ROOM - 12) ? [says] : halves(says);
  if (!fits(lines, NAME_ROOM) || (isCrowded && scale < FAR)) return null;
  return (
    <text className="us-name" fontSize={size} strokeWidth={size * 0.4} textAnchor="middle">
      {lines.map((one, i) => (
        <tspan key={one} x={x} y={y + 29.5 - (lines.length - 1 - i) * size * 0.98}>
          {one}
        </tspan>
      ))}
    </text>
  );
}

const drop = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 1.3}q${r * 1.5} ${r * 1.9} 0 ${r * 2.3}q${-r * 1.5} ${-r * 0.4} 0 ${-r * 2.3}Z`;

/** One drop for each filling; what was used is empty and struck. */
function Water({ x, y, left, of }: At & { readonly left: number; readonly of: number }): ReactElement | null {
  const r = Math.max(3.4, 4.5 / useScale());
  if (of === 0 && left === 0) return null;
  return (
    <g>
      {Array.from({ length: Math.max(of, left) }, (_, i) => {
        const at = { x: x + 25 + (i % 2) * 0, y: y - 12 + i * r * 2.9 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: drops have no names
          <g key={i}>
            <path className={i < left ? 'us-drop' : 'us-drop is-used'} d={drop(at.x, at.y, r)} />
            {i >= left && <path className="us-struck" d={`M${at.x - r} ${at.y + r}L${at.x + r} ${at.y - r}`} />}
          </g>
        );
      })}
    </g>
  );
}

/** Whoever is still asleep here: a small triangle for each. */
function Asleep({ x, y, n }: At & { readonly n: number }): ReactElement | null {
  const r = Math.max(4, 5 / useScale());
  if (n === 0) return null;
  return (
    <g className="us-asleep">
      {Array.from({ length: n }, (_, i) => {
        const at = { x: x - 25, y: y + (i - (n - 1) / 2) * r * 2.2 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no names yet
          <g key={i}>
            <path d={`M${at.x} ${at.y - r}L${at.x + r} ${at.y + r * 0.75}H${at.x - r}Z`} />
            <path className="us-asleep-mark" d={`M${at.x} ${at.y - r * 0.35}v${r * 0.5}`} />
          </g>
        );
      })}
    </g>
  );
}
