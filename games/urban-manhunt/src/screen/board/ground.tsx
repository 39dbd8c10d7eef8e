/** The night ground of the zone: slabs each three inches, seams each six, a cross each inch, pools of light. Nothing of it changes, so it is drawn once. */
import { CELL, spotOf } from '@quarry/screen';
import { memo, type ReactElement, useId } from 'react';
import { tubeOf, zoneMap } from '../../content/maps.ts';
import { TABLE_SIZE } from '../../content/plan.ts';

const SIDE = (TABLE_SIZE / 1000) * CELL;
const BOUNDS = { x: 0, y: -SIDE, width: SIDE, height: SIDE };
const SLAB = 3 * CELL;
/** A light stands at each tube, and lights so many inches. */
const LIGHT = 8 * CELL;

export const Ground = memo(function Ground({ zone }: { readonly zone: number }): ReactElement {
  const id = useId();
  return (
    <g className="um-ground">
      <defs>
        <pattern id={`${id}s`} width={2 * SLAB} height={2 * SLAB} patternUnits="userSpaceOnUse">
          <rect className="um-slab" width={SLAB} height={SLAB} opacity=".03" />
          <rect className="um-slab" opacity=".018" x={SLAB} y={SLAB} width={SLAB} height={SLAB} />
          <rect className="plane-shadow" style={{ opacity: 0.06 }} x={SLAB} width={SLAB} height={SLAB} />
          <path className="um-seam" d={`M0 0H${2 * SLAB}M0 0V${2 * SLAB}`} />
        </pattern>
        <pattern id={`${id}c`} width={CELL} height={CELL} x={-CELL / 2} y={-CELL / 2} patternUnits="userSpaceOnUse">
          <path className="um-cross" d={`M${CELL / 2 - 4} ${CELL / 2}h8m-4-4v8`} />
        </pattern>
        <radialGradient id={`${id}l`}>
          <stop className="um-light" offset="0" stopOpacity=".2" />
          <stop className="um-light" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className="um-night" {...BOUNDS} />
      <rect {...BOUNDS} fill={`url(#${id}s)`} />
      <rect {...BOUNDS} fill={`url(#${id}c)`} />
      {zoneMap(zone).tubes.map((_, tube) => {
        const { x, y } = tubeOf(zone, tube);
        const at = spotOf({ x: x / 1000, y: y / 1000 }, null);
        return <circle key={`${x} ${y}`} cx={at.x} cy={at.y} r={LIGHT} fill={`url(#${id}l)`} />;
      })}
      <rect className="um-rim" {...BOUNDS} />
    </g>
  );
});
