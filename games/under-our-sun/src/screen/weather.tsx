/** The sun card, taped to the land, with what it changes now. */
import type { ReactElement } from 'react';
import { isCard, sunCard } from '../content/box.ts';
import type { Table } from './names.ts';
import { Sign } from './signs.tsx';

export function Weather({ view, face }: Pick<Table, 'view' | 'face'>): ReactElement | null {
  if (view.sun < 0 || !isCard(view.sun) || view.isOver) return null;
  const card = sunCard(view.sun);
  return (
    <aside className={`us-tape is-${card.weather}`} data-lies-over="" aria-label="The weather">
      <span className="us-tape-name">
        <Sign name="sun" size={16} /> {card.name}
      </span>
      {card.always.length > 0 && <b>{face(view.sun).says}</b>}
    </aside>
  );
}
