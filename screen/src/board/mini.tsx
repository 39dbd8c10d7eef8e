/** What a small picture of a plane shows: terrain by its sort, and whoever stands there as a disc or a diamond. */
import { memo, type ReactElement } from 'react';
import { closedPath } from './outlines.ts';
import type { Spot } from './plane.ts';

interface TerrainProps {
  readonly sorts: Readonly<Record<'area' | 'block' | 'low', readonly (readonly Spot[])[]>>;
}

export const MiniTerrain = memo(
  ({ sorts }: TerrainProps): ReactElement => (
    <>
      {(['area', 'block', 'low'] as const).map(sort => (
        <path key={sort} className={`plane-mini-${sort}`} d={sorts[sort].map(closedPath).join('')} />
      ))}
    </>
  ),
);

export const MiniDisc = ({ at: { x, y }, tint }: { readonly at: Spot; readonly tint: string }): ReactElement => (
  <circle className="plane-mini-disc" style={{ fill: tint }} cx={x} cy={y} r="95" />
);

export const MiniDiamond = ({ at: { x, y }, isDanger }: { readonly at: Spot; readonly isDanger: boolean }): ReactElement => (
  <path className={isDanger ? 'plane-mini-diamond is-danger' : 'plane-mini-diamond'} d={`M${x} ${y - 90}l90 90-90 90-90-90z`} />
);
