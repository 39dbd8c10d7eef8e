/** What somebody's finger points at: drawn where it is, or, where that is out of sight, an arrow at the edge of the window that leads there. */
import type { ReactNode } from 'react';
import { nearestIn } from '../view-box.ts';
import { useWindow } from '../viewport.tsx';
import type { Spot } from './plane.ts';

interface Props {
  readonly at: Spot;
  /** Who points. */
  readonly name: string;
  /** How tall letters are, in the board's own units. */
  readonly letters: number;
  /** What is drawn where it is in sight. */
  readonly children: ReactNode;
}

export function Pointed({ at, name, letters, children }: Props): ReactNode {
  const edge = nearestIn(useWindow(), at, 2 * letters);
  if (edge.x === at.x && edge.y === at.y) return children;
  const turned = (Math.atan2(at.y - edge.y, at.x - edge.x) * 180) / Math.PI;
  // The name reaches inwards from the edge.
  const anchor = at.x > edge.x ? 'end' : at.x < edge.x ? 'start' : 'middle';
  return (
    <g data-away="">
      <path
        d={`M${letters * 1.2} 0 ${letters * -0.5} ${letters * -0.8}V${letters * 0.8}Z`}
        transform={`translate(${edge.x} ${edge.y}) rotate(${turned})`}
      />
      <text x={edge.x} y={edge.y + letters * (at.y < edge.y ? 2 : -1.2)} fontSize={letters} strokeWidth={letters * 0.3} textAnchor={anchor}>
        {name}
      </text>
    </g>
  );
}
