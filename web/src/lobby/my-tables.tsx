/** The tables that this browser has keys to: whose turn it is, and the way back to each. */
import { plural } from '@quarry/kernel';
import type { GameCover } from '@quarry/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { changeTable, deleteTable, Refused, tableCover } from '../http.ts';
import { useKept } from '../store/kept.ts';
import { forget, keyring, type MyTable, secretsFor, takeAlong } from '../store/keyring.ts';
import { markIcon } from '../ui/icon.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint, Link, Sheet } from '../ui/sheet.tsx';
import { type Found, type FoundById, folded, stateSays } from './my-tables-order.ts';

const AGAIN = 20_000;
/** Older ones are listed without being asked for. */
const MOST = 20;

export function MyTables({ covers }: { readonly covers: readonly GameCover[] }): ReactNode {
  const tables = useKept(keyring);
  const [found, setFound] = useState<FoundById>({});
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      for (const mine of tables.slice(0, MOST)) {
        void coverOf(mine).then(cover => {
          if (!isWanted) return;
          setFound(before => ({ ...before, [mine.table]: cover }));
          if (typeof cover === 'object' && cover.next !== null) takeAlong(mine.table, cover.next);
        });
      }
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [tables]);

  const { open, away } = folded(tables, found);
  useTurnsInTitle(open.filter(mine => isAsked(found[mine.table])).length);
  const row = (mine: MyTable): ReactNode => (
    <TableRow
      key={mine.table}
      mine={mine}
      cover={found[mine.table]}
      game={covers.find(cover => cover.id === mine.game)?.name ?? mine.game}
      onChange={cover => setFound({ ...found, [mine.table]: cover })}
    />
  );
  return (
    <section className="card-panel stack" aria-label="My tables">
      <h2 className="panel-title">My tables</h2>
      {tables.length === 0 && (
        <p className="dim">
          No tables yet. <b>Play now</b> seats you beside bots; <b>New table</b> has seats for friends.
        </p>
      )}
      {open.length > 0 && <ul className="my-tables">{open.map(row)}</ul>}
      {away.length > 0 && (
        <details className="my-tables-away">
          <summary>{plural(away.length, 'table')} finished or archived</summary>
          <ul className="my-tables">{away.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

const isAsked = (found: Found | undefined): boolean => typeof found === 'object' && found.isMyTurn;

/** In the tab, whatever is looked at beside it. */
function useTurnsInTitle(count: number): void {
  useEffect(() => {
    document.title = count === 0 ? 'Quarry' : `● Your turn at ${plural(count, 'table')} · Quarry`;
    markIcon(count > 0);
    return () => markIcon(false);
  }, [count]);
}

async function coverOf(mine: MyTable): Promise<Found> {
  try {
    return await tableCover(mine.table, secretsFor(mine));
  } catch (error) {
    return error instanceof Refused && (error.status === 404 || error.status === 410) ? 'gone' : 'unknown';
  }
}

interface RowProps {
  readonly mine: MyTable;
  readonly cover: Found | undefined;
  readonly game: string;
  readonly onChange: (cover: Found) => void;
}

function TableRow({ mine, cover, game, onChange }: RowProps): ReactNode {
  const [isDeleting, setDeleting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const known = typeof cover === 'object' ? cover : null;
  const name = known?.name || mine.name || game;
  const act = async (deed: () => Promise<unknown>): Promise<void> => {
    setTrouble(null);
    try {
      await deed();
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  return (
    <li className={`my-table ${known?.isMyTurn ? 'my-table-asked' : ''}`}>
      <Link to={`/t/${mine.table}`} className="my-table-link">
        <b>{name}</b>
        <span className="dim small">{stateSays(mine, cover, game, Date.now())}</span>
      </Link>
      {known?.isMyTurn && <span className="turn-mark">● Your turn</span>}
      <div className="row my-table-tools">
        {known && mine.host && (
          <button
            type="button"
            className="button button-quiet small"
            onClick={() =>
              void act(async () => {
                await changeTable(mine.table, mine.host!, { archived: !known.isArchived });
                onChange({ ...known, isArchived: !known.isArchived });
              })
            }
          >
            {known.isArchived ? 'Bring back' : 'Archive'}
          </button>
        )}
        <button type="button" className="button button-quiet small" onClick={() => setDeleting(true)}>
          {mine.host && cover !== 'gone' ? 'Delete' : 'Forget'}
        </button>
      </div>
      {trouble && <Complaint>{trouble}</Complaint>}
      {isDeleting && (
        <Sheet title={mine.host && cover !== 'gone' ? `Delete “${name}”?` : `Forget “${name}”?`} onClose={() => setDeleting(false)}>
          <p>
            {mine.host && cover !== 'gone'
              ? 'The match is gone for everybody at the table, for good.'
              : 'This browser loses its key to the table. The table itself stays.'}
          </p>
          <div className="row">
            <button
              type="button"
              className="button button-danger"
              onClick={() =>
                void act(async () => {
                  if (mine.host && cover !== 'gone') await deleteTable(mine.table, mine.host);
                  forget(mine.table);
                })
              }
            >
              {mine.host && cover !== 'gone' ? 'Delete for good' : 'Forget'}
            </button>
            <button type="button" className="button" onClick={() => setDeleting(false)}>
              Keep
            </button>
          </div>
        </Sheet>
      )}
    </li>
  );
}
