/** What marks and tints of a board mean, below the drawing and never over it. */
import type { Sketch } from '@quarry/kernel';
import type { ReactNode } from 'react';

export function Legend({ legend }: { readonly legend: NonNullable<Sketch['legend']> }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is narrow it is pushed along, also by keys
    <ul className="board-legend" aria-label="What the marks mean" tabIndex={0}>
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
