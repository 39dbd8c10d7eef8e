/** Before anybody goes out: what lies on the counter for points, what each has bought, and what a card would be for. */
import { plural } from '@quarry/kernel';
import { Card, Piles, Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { cardName } from '../sentences/names.ts';
import { lightOf, nameOf, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';

export function Outfit(table: Table): ReactElement {
  const { view, asked } = table;
  const meant = Number(asked?.facts?.['card'] ?? -1);
  const cards = [...new Set([...(meant >= 0 ? [meant] : []), ...view.offer])];
  return (
    <Scene
      table={table}
      name="outfit"
      className={`${lightOf(view)} us-outfit`}
      title="What do you take along?"
      says="What is not on your back stays here, and here is where the water is."
    >
      <div className="us-counter">
        <Piles table={table} cards={cards} card={(no, below) => <Card key={no} table={table} no={no} below={below} />} />
      </div>
      <ul className="us-outfitted" aria-label="What everybody has">
        {view.characters.map(({ id, items, seat }, who) => (
          <li key={id}>
            <Portrait id={id} name={nameOf(view, who)} size={64} />
            <span>
              <b>{nameOf(view, who)}</b>
              {plural(view.players[seat]?.points ?? 0, 'point')} left
              <small>{items.map(({ card }) => cardName(card)).join(', ') || 'nothing yet'}</small>
            </span>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
