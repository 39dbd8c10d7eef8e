/** A match that is over, as its story: how it went, what decided it (each a line of the replay), and final figures. */
import type { MatchTale, Person } from '@quarry/protocol';
import type { ReactNode } from 'react';
import { taleOf } from '../http.ts';
import { useLoaded } from '../ui/load.ts';
import { Link } from '../ui/sheet.tsx';

interface Props {
  readonly table: string;
  readonly keys: string | null;
  readonly as: number | null;
  readonly people: readonly Person[];
}

export function Tale({ table, keys, as, people }: Props): ReactNode {
  const tale = useLoaded(() => taleOf(table, keys, as), [table, as]);
  if (tale.state === 'loading') return <p className="dim">The story of this match is being told …</p>;
  // The outcome stands above already: a story that cannot be told, e.g. by other rules, is not missed.
  if (tale.state === 'refused') return null;
  const { says, moments } = tale.value;
  return (
    <article className="tale" aria-label="The story of this match">
      <div className="tale-told">
        <p className="tale-says">{says.join(' ')}</p>
        {moments.length > 0 && (
          <>
            <h3 className="tale-heading">What decided it</h3>
            <ol className="tale-moments" aria-label="What decided it">
              {moments.map(({ says, line }) => (
                <li key={line}>
                  <Link to={`/t/${table}/replay?line=${line}`}>{says}</Link>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <Figures tale={tale.value} people={people} />
    </article>
  );
}

/** Seats that a figure is about, in their order. */
export const seatsIn = ({ figures }: Pick<MatchTale, 'figures'>, people: readonly Person[]): readonly Person[] =>
  people.filter(({ seat }) => figures.some(({ of }) => of.some(one => one.seat === seat)));

function Figures({ tale, people }: { readonly tale: MatchTale; readonly people: readonly Person[] }): ReactNode {
  const { figures } = tale;
  if (figures.length === 0) return null;
  const seats = seatsIn(tale, people);
  const valueOf = (of: MatchTale['figures'][number]['of'], seat: number | null): number | '' =>
    of.find(one => one.seat === seat)?.value ?? '';
  return (
    <table className="tale-figures">
      <thead>
        <tr>
          <th scope="col">
            <span className="heard">Figure</span>
          </th>
          {seats.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
          {seats.length === 0 && <th scope="col">All</th>}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ says, of }) => (
          <tr key={says}>
            <th scope="row">{says}</th>
            {of.some(one => one.seat === null) ? (
              <td colSpan={Math.max(1, seats.length)}>{valueOf(of, null)}</td>
            ) : (
              seats.map(({ seat }) => <td key={seat}>{valueOf(of, seat)}</td>)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
