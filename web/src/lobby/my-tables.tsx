/** The tables that this browser has keys to: whose turn it is, and the way back to each. */
import { ago, sayList } from '@quarry/kernel';
import type { GameCover, TableCover } from '@quarry/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { changeTable, deleteTable, Refused, tableCover } from '../http.ts';
import { useKept } from '../store/kept.ts';
import { forget, keyring, type MyTable, secretsFor, takeAlong } from '../store/keyring.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint, Link, Sheet } from '../ui/sheet.tsx';

type Found = TableCover | 'gone' | 'unknown';

const AGAIN = 20_000;
/** Older ones are listed without being asked for. */
const MOST = 20;

export function MyTables({ covers }: { readonly covers: readonly GameCover[] }): ReactNode {
  const tables = useKept(keyring);
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  const [showsArchived, setShowsArchived] = useState(false);
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

  const isArchived = ({ table }: MyTable): boolean => {
    const cover = found[table];
    return typeof cover === 'object' && cover.isArchived;
  };
  const shown = tables.filter(mine => showsArchived || !isArchived(mine));
  return (
    <section className="card-panel stack" aria-label="My tables">
      <div className="row spread">
        <h2 className="panel-title">My tables</h2>
        {tables.some(isArchived) && (
          <button type="button" className="link" onClick={() => setShowsArchived(!showsArchived)}>
            {showsArchived ? 'Hide archived' : 'Show archived'}
          </button>
        )}
      </div>
      {shown.length === 0 && (
        <p className="dim">None yet. The tables you open or join are listed here; close the page and come back whenever you like.</p>
      )}
      <ul className="my-tables">
        {shown.map(mine => (
          <TableRow
            key={mine.table}
            mine={mine}
            cover={found[mine.table]}
            game={covers.find(cover => cover.id === mine.game)?.name ?? mine.game}
            onChange={cover => setFound({ ...found, [mine.table]: cover })}
          />
        ))}
      </ul>
    </section>
  );
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
        <span className="dim small">{stateSays(mine, cover, game)}</span>
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

/** What is said of a table instead of when it was last played. */
const STATUS: Readonly<Partial<Record<TableCover['status'], string>>> = {
  over: 'finished',
  paused: 'paused',
  stopped: 'stopped',
  'too-old': 'written by an older version',
  gathering: 'not begun yet',
};

function stateSays(mine: MyTable, cover: Found | undefined, game: string): string {
  if (cover === 'gone') return 'This table is no longer there.';
  if (cover === 'unknown') return 'The server cannot be reached.';
  if (!cover) return game;
  const others = cover.people.filter(person => !mine.keys.some(key => key.seat === person.seat)).map(person => person.name);
  const status = STATUS[cover.status] ?? ago(Date.now() - cover.changedAt);
  const chapter = cover.chapter === null ? [] : [`chapter ${cover.chapter}`];
  return [game, ...chapter, ...(others.length > 0 ? [`with ${sayList(others)}`] : []), status].join(' · ');
}
