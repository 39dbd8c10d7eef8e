/** The own team card, face down until its owner holds it up: everybody's looks alike, and takes as long. */
import { type ReactElement, useState } from 'react';
import { teamBlocks } from '../sentences/table.ts';
import type { Table } from './names.ts';

export function Loyalty({ view, seat }: Table): ReactElement | null {
  const [isHeld, hold] = useState(false);
  const [card] = seat === null ? [] : teamBlocks(view, seat);
  if (!card) return null;
  return (
    <section className="us-loyalty" aria-label="Your loyalty">
      <button type="button" className="us-mark-button" aria-expanded={isHeld} onClick={() => hold(!isHeld)}>
        {isHeld ? 'Lay your card down' : 'Look at your card'}
      </button>
      {isHeld && (
        <>
          <h4>{card.heading}</h4>
          {card.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </section>
  );
}
