/** What was won flies from where it was won to where it is counted. For the eye alone: the line tells it. */
import type { CSSProperties, ReactNode } from 'react';
import type { Spot } from '../board/plane.ts';

interface Props {
  /** Places of the window, in pixels. */
  readonly from: Spot;
  readonly to: Spot;
}

const MOTES = [0, 1, 2];

export function Flight({ from, to }: Props): ReactNode {
  return (
    <div className="flight" aria-hidden="true" data-flight="" style={{ left: from.x, top: from.y }}>
      {MOTES.map(i => (
        <span
          key={i}
          className="flight-way"
          style={{ '--dx': `${to.x - from.x}px`, '--dy': `${to.y - from.y}px`, '--late': i } as CSSProperties}
        >
          <span className="flight-mote" />
        </span>
      ))}
    </div>
  );
}
