/** What marks and tints of a board mean: one line beside the drawing and never over it, and all of them at once for whoever asks. */
import type { Sketch } from '@quarry/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export function Legend({ legend }: { readonly legend: NonNullable<Sketch['legend']> }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event): void => {
      if (!self.current?.contains(target as Node)) setOpen(false);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', key, true);
    };
  }, [isOpen]);
  return (
    <div ref={self} className={`board-legend ${isOpen ? 'is-open' : ''}`}>
      <button type="button" className="board-legend-all" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'All marks'}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is narrow it is pushed along, also by keys */}
      <ul className="board-legend-marks" aria-label="What the marks mean" tabIndex={0}>
        {legend.map(({ mark, ground, says }) => (
          <li key={`${mark} ${says}`}>
            <span className={`board-swatch ${ground ? `ground-${ground}` : ''}`} aria-hidden="true">
              {mark}
            </span>
            {says}
          </li>
        ))}
      </ul>
    </div>
  );
}
