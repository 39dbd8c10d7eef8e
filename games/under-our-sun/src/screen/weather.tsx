/** The sun card, taped to the land, with what it changes now. */
import type { ReactElement } from 'react';
import { isCard, sunCard } from '../content/box.ts';
import { sunText } from '../sentences/cards.ts';
import type { Table } from './names.ts';
import { Sign } from './signs.tsx';

export function Weather({ view }: Pick<Table, 'view'>): ReactElement | null {
  if (view.sun < 0 || !isCard(view.sun) || view.isOver) return null;
  const card = sunCard(view.sun);
  const says = sunText(card);
  return (
    <aside className={`us-tape is-${card.weather}`} data-lies-over="" aria-label="The weather">
      <span className="us-tape-name">
        <Sign name="sun" size={16} /> {card.name}
      </span>
      {says && <b>{says}</b>}
    </aside>
  );
}
