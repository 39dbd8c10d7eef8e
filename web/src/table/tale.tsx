/** A match that is over, as its story: what happened, what decided it (each a line of the replay), final figures, and a picture to keep or share. */
import type { MatchTale, Person } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { taleOf } from '../http.ts';
import { useLoaded } from '../ui/load.ts';
import { saveFile } from '../ui/save.ts';
import { Link } from '../ui/sheet.tsx';
import { drawTale } from './tale-picture.ts';
import './tale.css';

interface Props {
  readonly table: string;
  /** The name of the game, for the picture. */
  readonly game: string;
  readonly keys: string | null;
  readonly as: number | null;
  readonly people: readonly Person[];
  /** What stands above it already. */
  readonly won: string;
}

export function Tale({ table, game, keys, as, people, won }: Props): ReactNode {
  const tale = useLoaded(() => taleOf(table, keys, as), [table, as]);
  if (tale.state === 'loading') return <p className="dim">The story of this match is being told …</p>;
  // The outcome stands above already: a story that cannot be told, e.g. by other rules, is not missed.
  if (tale.state === 'refused') return null;
  const { headline, says, moments } = tale.value;
  return (
    <article className="tale" aria-label="The story of this match">
      {headline.replace(/\.$/, '') !== won && <h3 className="tale-headline">{headline}</h3>}
      <p className="tale-says">{says.join(' ')}</p>
      {moments.length > 0 && (
        <ol className="tale-moments" aria-label="What decided it">
          {moments.map(({ says, line }) => (
            <li key={line}>
              <Link to={`/t/${table}/replay?line=${line}`}>{says}</Link>
            </li>
          ))}
        </ol>
      )}
      <Figures tale={tale.value} people={people} />
      <Keep tale={tale.value} game={game} />
    </article>
  );
}

function Figures({ tale: { figures }, people }: { readonly tale: MatchTale; readonly people: readonly Person[] }): ReactNode {
  if (figures.length === 0) return null;
  const seats = people.map(one => one.seat).filter(seat => figures.some(({ of }) => of.some(one => one.seat === seat)));
  const valueOf = (of: MatchTale['figures'][number]['of'], seat: number | null): number | '' =>
    of.find(one => one.seat === seat)?.value ?? '';
  return (
    <table className="tale-figures">
      <thead>
        <tr>
          <th scope="col">
            <span className="heard">Figure</span>
          </th>
          {seats.map(seat => (
            <th key={seat} scope="col">
              {people.find(one => one.seat === seat)!.name}
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
              seats.map(seat => <td key={seat}>{valueOf(of, seat)}</td>)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The story as a picture: shared where the device can, else saved. */
function Keep({ tale, game }: { readonly tale: MatchTale; readonly game: string }): ReactNode {
  const [trouble, setTrouble] = useState('');
  const keep = async (): Promise<void> => {
    setTrouble('');
    try {
      const picture = new File([await drawTale(tale, game)], 'quarry-match.png', { type: 'image/png' });
      if (navigator.canShare?.({ files: [picture] })) await navigator.share({ files: [picture], title: tale.headline });
      else saveFile(picture.name, picture);
    } catch (error) {
      // Whoever closes the dialog of the device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTrouble('This browser cannot draw the picture.');
    }
  };
  return (
    <p>
      <button type="button" className="button" onClick={() => void keep()}>
        Save or share a picture
      </button>{' '}
      {trouble && <span role="alert">{trouble}</span>}
    </p>
  );
}
