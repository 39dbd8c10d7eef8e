/** The mission: what the card in play wants at this table, what stands on it, and what can be handed over. */
import { capital, plural } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { DIFFICULTIES } from '../content/kinds.ts';
import { cardInPlay, isBegun, missionIn } from '../questions/basics.ts';
import { missionNotes } from '../sentences/cards.ts';
import { aimSays, countSays } from '../sentences/log/mission.ts';
import { aimAhead, partyOf } from './ahead.ts';
import { lightOf, type Table } from './names.ts';
import { Unknown } from './unknown.tsx';

export function Mission({ view }: Table): ReactElement {
  const { name, counters, cards, lastDay } = missionIn(view);
  const card = cardInPlay(view);
  if (!isBegun(view)) return <Ahead view={view} />;
  const wanted = card.goal.flatMap(one => (one.is === 'count' ? [one.counter] : []));
  return (
    <div className={`${lightOf(view)} us-brief`}>
      <h3>
        {name}{' '}
        <small>
          card {view.stage + 1} of {cards.length}, day {view.day} of {lastDay}
        </small>
      </h3>
      <p>{aimSays(view, card)}</p>
      <dl className="us-chances">
        {counters.map((counter, i) =>
          wanted.includes(counter) || (view.counters[i] ?? 0) > 0 ? (
            <div key={counter}>
              <dt>{capital(counter)}</dt>
              <dd>{countSays(view, counter, view.counters[i] ?? 0)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {missionNotes(card).map(note => (
        <p key={note} className="us-note">
          {note}
        </p>
      ))}
      <Unknown view={view} isLaid={false} />
    </div>
  );
}

/** Before anybody goes out. */
function Ahead({ view }: Pick<Table, 'view'>): ReactElement {
  const { name, marks, cards, lastDay } = missionIn(view);
  return (
    <div className={`${lightOf(view)} us-brief`}>
      <h3>
        {name}{' '}
        <small>
          {DIFFICULTIES[marks - 1]}, {plural(cards.length, 'card')}, {plural(lastDay, 'day')}
        </small>
      </h3>
      <p>First, with {plural(partyOf(view), 'character')}:</p>
      <p>{aimAhead(view)}</p>
    </div>
  );
}
