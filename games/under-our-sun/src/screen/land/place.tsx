/** The drawings of all places, loaded beside the rest of the screen: what kind of ground it is, and what stands there. */
import type { ReactElement } from 'react';
import type { TileCard } from '../../content/types.ts';
import { FAMILIES } from './families.ts';
import { type Ink, rowOf, type Stroke } from './ink.ts';
import { placeOf, standsAlone } from './places.ts';

interface Path {
  readonly ink: Ink;
  readonly d: string;
}

const drawn = new Map<string, readonly Path[]>();

/** What follows each other in the same ink is one path. */
function pathsOf({ id, family }: Pick<TileCard, 'id' | 'family'>): readonly Path[] {
  let paths = drawn.get(id);
  if (!paths) {
    const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
    const strokes = [...(standsAlone(id) ? [] : FAMILIES[family](rowOf(seed))), ...placeOf(id)];
    paths = strokes.reduce<Stroke[]>((all, { ink, d }) => {
      const last = all.at(-1);
      if (last?.ink === ink) all[all.length - 1] = { ink, d: last.d + d };
      else all.push({ ink, d });
      return all;
    }, []);
    drawn.set(id, paths);
  }
  return paths;
}

/** Ink in units of the drawing: the place as it is, whatever lies there now. */
export const Ground = ({ tile }: { readonly tile: Pick<TileCard, 'id' | 'family'> }): ReactElement => (
  <g className="us-art">
    {pathsOf(tile).map(({ ink, d }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing does not change
      <path key={i} className={`us-${ink}`} d={d} pathLength={ink === 'line' || ink === 'thin' ? 1 : undefined} />
    ))}
  </g>
);
