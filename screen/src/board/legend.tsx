/** What marks and tints of a board mean, below the drawing and never over it. */
import type { Sketch } from '@quarry/kernel';
import type { ReactNode } from 'react';

export function Legend({ legend }: { readonly legend: NonNullable<Sketch['legend']> }): ReactNode {
  return (
    <ul className="board-legend" aria-label="What the marks mean">
      {legend.map(({ mark, ground, says }) => (
        <li key={says}>
          <span className={`board-swatch ${ground ? `ground-${ground}` : ''}`} aria-hidden="true">
            {mark}
          </span>
          {says}
        </li>
      ))}
    </ul>
  );
}
