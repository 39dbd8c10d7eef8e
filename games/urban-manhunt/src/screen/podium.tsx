/** The last picture of the show: everybody on the podium in the light, by points. */
import type { ReactElement } from 'react';
import { nameOfSeat, personAt, seatColour, slateIn, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { moodOf, type Place, placesOf } from './standings.ts';

/** Whoever has most stands in the middle, the next on the left, and so on outward. */
const inRow = (places: readonly Place[]): readonly Place[] => [
  ...places.filter((_, i) => i % 2 === 1).toReversed(),
  ...places.filter((_, i) => i % 2 === 0),
];

function Step({ table, place: { seat, rank } }: { readonly table: Table; readonly place: Place }): ReactElement {
  const hunter = table.view.hunters[seat]!;
  const slate = slateIn(hunter);
  const [name, person] = [nameOfSeat(table, seat), personAt(table, seat)];
  return (
    <li className={`um-step is-${Math.min(rank, 4)}`} style={seatColour(seat)}>
      <span className="um-ring">
        <Portrait id={slate?.id ?? ''} name={name} mood={moodOf(hunter, slate?.woundMaximum ?? 0)} size={96} isRound />
      </span>
      <b className="um-title">{name}</b>
      {person !== name && <small>{person}</small>}
      <i className="um-title">{hunter.points}</i>
    </li>
  );
}

/** Lamps hang from a bar; each throws its light on one of the places. */
function Lights({ n }: { readonly n: number }): ReactElement {
  return (
    <svg className="um-lights" viewBox={`0 0 ${n} 1`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lamps are alike
        <path key={i} d={`M${i + 0.44} 0h.12L${i + 0.98} 1H${i + 0.02}Z`} />
      ))}
    </svg>
  );
}

export function Podium(table: Table): ReactElement {
  const { view, ended, seat, people } = table;
  const places = inRow(placesOf(view));
  const winners = ended?.winners ?? [];
  const isWon = seat === null ? winners.length > 0 : winners.includes(seat);
  const names = people.map(one => `${nameOfSeat(table, one.seat)} (${one.name})`).join(', ');
  return (
    <div className="um um-podium end-picture" data-won={isWon} role="img" aria-label={`${isWon ? 'Won' : 'Lost'}: ${names}`}>
      <div className="um-stage" aria-hidden="true">
        <Lights n={places.length} />
        <ol>
          {places.map(place => (
            <Step key={place.seat} table={table} place={place} />
          ))}
        </ol>
      </div>
    </div>
  );
}
