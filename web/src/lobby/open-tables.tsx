/** Tables at which anybody may sit down: who is there, which seats are free, and the way to one of them. */
import type { GameCover, OpenTable } from '@quarry/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openTables, sit } from '../http.ts';
import { go } from '../router.ts';
import { useKept } from '../store/kept.ts';
import { addKey, keyring, makeKey, remember } from '../store/keyring.ts';
import { settings } from '../store/settings.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint, Link } from '../ui/sheet.tsx';
import { AskName } from './ask-name.tsx';
import { Picture } from './picture.tsx';
import { SeatsRow } from './seats-row.tsx';
import { freeSeats } from './words.ts';

const AGAIN = 20_000;

/** Null until it is known. */
function useOpenTables(): readonly OpenTable[] | null {
  const [found, setFound] = useState<readonly OpenTable[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      openTables().then(
        tables => isWanted && setFound(tables),
        () => {}, // what was seen last will do until it can be asked again
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
  return found;
}

export function OpenTables({ covers }: { readonly covers: readonly GameCover[] }): ReactNode {
  const found = useOpenTables();
  const mine = useKept(keyring);
  if (found === null) return null;
  const others = found.filter(({ table }) => !mine.some(one => one.table === table));
  const [first] = covers;
  return (
    <section aria-label="Open tables">
      <div className="section-head">
        <h2>Open tables</h2>
        <p className="dim">
          {others.length > 0 ? 'Anyone may sit down.' : 'No open table just now.'}{' '}
          {others.length === 0 && first && <Link to={`/new/${mine[0]?.game || first.id}`}>Open one</Link>}
        </p>
      </div>
      {others.length > 0 && (
        <ul className="opens">
          {others.map(table => (
            <Open key={table.table} open={table} game={covers.find(one => one.id === table.game)?.name ?? table.game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Open({ open: { table, name, game: id, host, people }, game }: { readonly open: OpenTable; readonly game: string }): ReactNode {
  const { name: me } = useKept(settings);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // The same key each time: to press again after an answer that got lost is to sit down once.
  const key = useRef(makeKey());
  const sitDown = async (who: string): Promise<void> => {
    setAsking(false);
    setTrouble(null);
    try {
      const { seat } = await sit(table, { key: key.current, name: who });
      remember(table, { game: id, name });
      addKey(table, seat, key.current);
      go(`/t/${table}`);
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  return (
    <li className="open-table">
      <Picture game={id} className="open-picture" />
      <h3>{name}</h3>
      <p className="dim small">{name === game ? `${host} invites` : `${game} · ${host} invites`}</p>
      <div className="row">
        <SeatsRow people={people} />
        <span className="small">{freeSeats(people)}</span>
        <button
          type="button"
          className="button button-offered"
          aria-label={`Sit down at ${name}`}
          onClick={() => (me ? void sitDown(me) : setAsking(true))}
        >
          Sit down
        </button>
      </div>
      {trouble && <Complaint>{trouble}</Complaint>}
      {isAsking && <AskName doing="Sit down" onName={who => void sitDown(who)} onClose={() => setAsking(false)} />}
    </li>
  );
}
