/** One hex of the land: ground that was turned up; a tile that lies face down; ground nobody has seen. */
import type { CellDrawing } from '@quarry/screen';
import { useScale } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isCard, tileCard } from '../../content/box.ts';
import { ART_SCALE, Ground } from './ground.tsx';
import type { Light } from './light.ts';

interface Props extends CellDrawing {
  /** The card of the tile; -1 face down, null where none lies. */
  readonly card: number | null;
  /** Water cubes of its sources, used and unused. */
  readonly source: number;
  /** Open symbols of enemies that are still asleep. */
  readonly asleep: number;
  /** It was turned up a moment ago. */
  readonly isNew: boolean;
  /** By night: a fire, a lamp, or so far from any light that its ink is dim. */
  readonly light: Light;
}

export function Hex({ card, source, asleep, isNew, light, ...drawn }: Props): ReactElement {
  const { points } = drawn;
  if (card === null) return <Unknown {...drawn} />;
  if (card < 0 || !isCard(card)) {
    return (
      <>
        <polygon points={points} className="us-wash is-down" />
        <Down x={drawn.x} y={drawn.y} />
        <polygon points={points} className="us-rim" />
      </>
    );
  }
  const tile = tileCard(card);
  return (
    <>
      <g className={`us-in-${light} ${isNew ? 'us-turned' : ''}`}>
        <polygon points={points} className="us-under" transform="translate(1.2 2.4)" />
        <polygon points={points} className={`us-wash is-${tile.family}`} />
        {(light === 'fire' || light === 'lamp') && <circle className="us-glow" cx={drawn.x} cy={drawn.y} r={34} />}
        <g transform={`translate(${drawn.x} ${drawn.y - 3}) scale(${ART_SCALE * 0.94})`}>
          <Ground tile={tile} />
        </g>
      </g>
      <polygon points={points} className="us-rim" />
      <Water x={drawn.x} y={drawn.y} left={source} of={tile.water} />
      <Asleep x={drawn.x} y={drawn.y} n={asleep} />
    </>
  );
}

type At = Pick<CellDrawing, 'x' | 'y'>;

function Unknown({ points, x, y }: CellDrawing): ReactElement {
  return (
    <>
      <polygon points={points} className="us-rim is-unknown" />
      <path className="us-unknown" d={`M${x - 4} ${y - 4}q0-5 4.5-5t4.5 4.5q0 4-4.5 4.5v3M${x + 0.4} ${y + 7}v.1`} />
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

const drop = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 1.3}q${r * 1.5} ${r * 1.9} 0 ${r * 2.3}q${-r * 1.5} ${-r * 0.4} 0 ${-r * 2.3}Z`;

/** So many drops have room along the edge, where nobody stands before them. */
const AT_EDGE = 2;

/** One drop for each filling; what was used is empty and struck. */
function Water({ x, y, left, of }: At & { readonly left: number; readonly of: number }): ReactElement | null {
  const r = Math.max(3.4, 4.5 / useScale());
  const n = Math.max(of, left);
  if (n === 0) return null;
  return (
    <g>
      {Array.from({ length: n }, (_, i) => {
        const at = n > AT_EDGE ? { x: x - 25 + i * r * 2.2, y: y - 13 } : { x: x - 27.5 + i * r * 1.5, y: y - 11.5 - i * r * 2.35 };
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
