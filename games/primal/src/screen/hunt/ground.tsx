/** The ground of the ring: earth, the gaze that lies on the front, ribs between the sectors, and what grows or burns there, drawn and named. */
import { Drawn } from '@quarry/screen';
import type { ReactElement } from 'react';
import { SECTORS, type Terrain } from '../../content/kinds.ts';
import { TERRAIN_NAMES } from '../../content/names.ts';
import type { View } from '../../state.ts';
import type { Table } from '../names.ts';
import { GROUNDED, MarkAt } from '../pictograms.tsx';
import { groundIn, outlineOf, PALM, type Ring, ribs, strewnIn } from './ring.ts';

export function Earth({ ring, facing }: { readonly ring: Ring; readonly facing: number }): ReactElement {
  const { cx, cy, rx, ry, ix, iy } = ring;
  return (
    <Drawn className="pa-earth">
      <defs>
        <radialGradient id="pa-earth" cx=".42" cy=".55" r=".75">
          <stop offset="0" className="pa-earth-0" />
          <stop offset=".5" className="pa-earth-1" />
          <stop offset=".85" className="pa-earth-2" />
          <stop offset="1" className="pa-earth-3" />
        </radialGradient>
        <linearGradient id="pa-rib" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="pa-rib-lit" />
          <stop offset="1" className="pa-rib-low" />
        </linearGradient>
        <linearGradient id="pa-fang" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="pa-hot-0" />
          <stop offset=".55" className="pa-hot-1" />
          <stop offset="1" className="pa-hot-2" />
        </linearGradient>
        <radialGradient id="pa-gaze">
          <stop offset="0" className="pa-gaze-near" />
          <stop offset="1" className="pa-gaze-far" />
        </radialGradient>
        <radialGradient id="pa-glow">
          <stop offset="0" className="pa-glow-near" />
          <stop offset="1" className="pa-glow-far" />
        </radialGradient>
        <radialGradient id="pa-disc" cx=".4" cy=".35">
          <stop offset="0" className="pa-disc-lit" />
          <stop offset="1" className="pa-disc-low" />
        </radialGradient>
        <pattern id="pa-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <path className="pa-hatch" d="M0 0V9" />
        </pattern>
      </defs>
      <ellipse className="pa-earth-shadow" cx={cx} cy={cy + 8} rx={rx + 10} ry={ry + 6} />
      <ellipse className="pa-earth-ground" cx={cx} cy={cy} rx={rx} ry={ry} />
      <path className="pa-earth-gaze" d={outlineOf(ring, facing)} />
      {GRIT.map(([x, y, turn]) => (
        <path key={`${x} ${y}`} className="pa-grit" transform={`translate(${cx + x * rx} ${cy + y * ry}) rotate(${turn})`} d="M-5 0H6" />
      ))}
      <ellipse className="pa-earth-lane" cx={cx} cy={cy} rx={ix} ry={iy} />
      <ellipse className="pa-earth-rim" cx={cx} cy={cy} rx={rx} ry={ry} />
      <ellipse className="pa-earth-stitch" cx={cx} cy={cy} rx={rx + 1} ry={ry + 1} />
      {ribs(ring).map(({ from, degrees, long }, i) => (
        <path
          key={degrees}
          className="pa-rib"
          transform={`translate(${from.x} ${from.y}) rotate(${degrees})`}
          d={`M0 7Q${long / 2} ${i % 2 ? 20 : -8} ${long} 3L${long} -3Q${long / 2} ${i % 2 ? 9 : -20} 0 -7Q-6 0 0 7Z`}
        />
      ))}
    </Drawn>
  );
}

/** Scratches in the earth, as parts of the way to the rim, and their turn. */
const GRIT: readonly (readonly [x: number, y: number, turn: number])[] = Array.from({ length: 46 }, (_, i) => {
  const angle = i * 2.399963;
  const out = 0.56 + 0.4 * ((i * 0.618) % 1);
  return [Math.cos(angle) * out, Math.sin(angle) * out, (i * 47) % 180];
});

/** Half as wide as a letter is, of its height. */
const LETTER = 0.25;

interface GroundsProps {
  readonly table: Table;
  readonly ring: Ring;
}

/** What lies in a sector, by its kind: how many, and whether a fire is about to go out. */
const lyingIn = (view: View, sector: number): readonly { readonly kind: Terrain; readonly n: number; readonly isFading: boolean }[] => {
  const here = view.terrain.filter(one => one.sector === sector);
  return [...new Set(here.map(one => one.kind))].map(kind => {
    const same = here.filter(one => one.kind === kind);
    return { kind, n: same.length, isFading: kind === 'fire' && !same.some(one => one.isRed) };
  });
};

/** How the ground itself looks where something lies: a wash of its colour, and what covers all of it strewn over it. */
export function Washes({ table: { view }, ring }: GroundsProps): ReactElement {
  return (
    <Drawn className="pa-grounds">
      {SECTORS.flatMap((name, sector) =>
        lyingIn(view, sector).map(lying => (
          <g key={`${name} ${lying.kind}`} className={`pa-cover is-${lying.kind}${lying.isFading ? ' is-fading' : ''}`}>
            <path className={`pa-wash is-${lying.kind}`} d={outlineOf(ring, sector)} />
            <Strewn ring={ring} sector={sector} {...lying} />
          </g>
        )),
      )}
    </Drawn>
  );
}

/** How many marks there are of what covers a sector. What stands at one place has none. */
const STREWN: Readonly<Partial<Record<Terrain, number>>> = { fire: 13, water: 7, swamp: 7, brush: 9, fog: 6, ice: 7, dust: 6 };
/** A fire that is about to go out. */
const EMBERS = 8;

interface StrewnProps {
  readonly ring: Ring;
  readonly sector: number;
  readonly kind: Terrain;
  readonly isFading: boolean;
}

function Strewn({ ring, sector, kind, isFading }: StrewnProps): ReactElement {
  const name = GROUNDED[kind] ?? 'disc';
  const spots = strewnIn(ring, sector, isFading ? EMBERS : (STREWN[kind] ?? 0));
  return (
    <>
      {spots.map(({ x, y, grown }) => {
        const size = ring.pin * (kind !== 'fire' ? 1.1 : isFading ? 1.3 : 1.8) * (0.8 + grown * 0.7);
        return (
          <g key={`${x} ${y}`} className="pa-strewn">
            <MarkAt name={name} x={x} y={y} size={size} />
            {kind === 'fire' && (
              <g className="pa-strewn-core">
                <MarkAt name={name} x={x} y={y + size * 0.16} size={size * 0.55} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** What lies there, by picture and word; where there is no room for the words of several, by pictures in a row. */
export function Grounds({ table: { view }, ring }: GroundsProps): ReactElement {
  const size = ring.word * 1.3;
  return (
    <Drawn className="pa-grounds" fontSize={ring.word}>
      {SECTORS.flatMap((name, sector) => {
        const lying = lyingIn(view, sector);
        const spots = groundIn(ring, sector, lying.length);
        const isRow = ring === PALM && lying.length > 1;
        return lying.map(({ kind, n, isFading }, i) => {
          const { x, y } = isRow ? { ...spots[0]!, x: spots[0]!.x + (i - (lying.length - 1) / 2) * size * 1.7 } : spots[i]!;
          const word = isRow ? '' : `${n > 1 ? `${n} ` : ''}${isFading ? 'fading fire' : (TERRAIN_NAMES[kind] ?? kind)}`;
          return (
            <g
              key={`${name} ${kind}`}
              className={`pa-ground is-${kind}${isFading ? ' is-fading' : ''}`}
              transform={`translate(${x + (isRow ? 0 : size * 0.6)} ${y})`}
            >
              <MarkAt
                name={GROUNDED[kind] ?? 'disc'}
                x={isRow ? 0 : -word.length * ring.word * LETTER - size * 0.8}
                y={0}
                size={isRow ? size * 1.3 : size}
              />
              <text y={ring.word * 0.34} textAnchor="middle">
                {word}
              </text>
            </g>
          );
        });
      })}
    </Drawn>
  );
}
