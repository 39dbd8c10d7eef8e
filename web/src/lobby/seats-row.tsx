/** Who sits at a table, as a row of initials: people, bots, and gaps where somebody may still sit down. */
import type { Person } from '@quarry/protocol';
import type { ReactNode } from 'react';
import { seatsSay } from './words.ts';

const COLOURS = 6;

export function SeatsRow({ people }: { readonly people: readonly Person[] }): ReactNode {
  return (
    <span className="seats" role="img" aria-label={seatsSay(people)} title={seatsSay(people)}>
      {people.map(({ seat, name, who }) => (
        <span key={seat} className={`seat seat-${who}`} data-colour={seat % COLOURS} aria-hidden="true">
          {who === 'open' ? '+' : name.charAt(0).toUpperCase()}
        </span>
      ))}
    </span>
  );
}
