/** The sun card, taped to the land, with what it changes now; in the hand, when it is tapped. */
import { type ReactElement, useState } from 'react';
import { isCard, sunCard } from '../content/box.ts';
import type { Table } from './names.ts';
import { Sign } from './signs.tsx';

export function Weather({ view, face }: Pick<Table, 'view' | 'face'>): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false);
  if (view.sun < 0 || !isCard(view.sun) || view.isOver) return null;
  const card = sunCard(view.sun);
  return (
    <aside className={`us-tape is-${card.weather} ${isOpen ? 'is-open' : ''}`} data-lies-over="" aria-label="The weather">
      <button type="button" className="us-tape-name" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Sign name="sun" size={16} /> {card.name}
      </button>
      {card.always.length > 0 && <b>{face(view.sun).says}</b>}
    </aside>
  );
}
