/** The credits of the show: the podium with what each hunter leaves behind, and the last word of whoever has won. */
import { plural, sayList, times } from '@quarry/kernel';
import type { ReactElement } from 'react';
import type { HunterView } from '../state.ts';
import { voiceOf } from './casting.tsx';
import { nameOfSeat, personAt, seatColour, slateIn, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { moodOf, placesOf } from './standings.ts';

/** `7 crims eliminated, 2 pods opened, off air once`. */
export const tallySays = ({ kills, podsOpened, falls }: Pick<HunterView, 'kills' | 'podsOpened' | 'falls'>): string =>
  sayList([
    kills === 0 ? 'nobody eliminated' : `${plural(kills, 'crim')} eliminated`,
    ...(podsOpened > 0 ? [`${plural(podsOpened, 'pod')} opened`] : []),
    falls === 0 ? 'never off air' : `off air ${times(falls)}`,
  ]);

export function End(table: Table): ReactElement {
  const { view, ended } = table;
  const winner = view.hunters[ended?.winners[0] ?? -1];
  const last = winner && slateIn(winner);
  return (
    <section className="um um-end-credits" aria-label="Credits">
      <ol>
        {placesOf(view).map(({ seat, rank }) => {
          const hunter = view.hunters[seat]!;
          const slate = slateIn(hunter);
          const [name, person] = [nameOfSeat(table, seat), personAt(table, seat)];
          return (
            <li key={seat} className="um-place" style={seatColour(seat)}>
              <b className="um-rank um-title">{rank}</b>
              <span className="um-ring" aria-hidden="true">
                <Portrait
                  id={slate?.id ?? ''}
                  name={name}
                  mood={moodOf(hunter, slate?.woundMaximum ?? 0)}
                  size={rank === 1 ? 64 : 44}
                  isRound
                />
              </span>
              <span>
                <b className="um-name um-title">{name}</b> {person !== name && <small>{person}</small>}
                <br />
                {tallySays(hunter)}
              </span>
              <span className="um-points">
                <b className="um-title">{hunter.points}</b>
                <span className="um-unseen">{hunter.points === 1 ? ' point' : ' points'}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {last && <q>{voiceOf(last.id)}</q>}
    </section>
  );
}
