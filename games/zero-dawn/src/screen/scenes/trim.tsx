/** Packing up: a deck that has grown beyond its limit loses cards for good. */
import { plural } from '@quarry/kernel';
import { pilesOf, Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { Card } from '../cards.tsx';
import type { Table } from '../names.ts';
import { askedIn } from '../told.ts';

export function Trim(table: Table): ReactElement {
  const asked = askedIn(table);
  const cards = asked?.kind === 'trim-deck' ? asked.options.map(option => option.value) : [];
  return (
    <Scene
      className="zd"
      table={table}
      name="trim"
      title="Packing for the next hunt"
      says={
        asked
          ? `Your deck is too large: ${plural(asked.max, 'card')} ${asked.max === 1 ? 'leaves' : 'leave'} it for good (${table.chosen.length} of ${asked.max} chosen).`
          : 'The merchants pack up; decks are gathered and shuffled.'
      }
    >
      <div className="zd-grid">
        {pilesOf(cards, table).map(([no, ...below]) => (
          <Card key={no} table={table} no={no} below={below} />
        ))}
      </div>
    </Scene>
  );
}
