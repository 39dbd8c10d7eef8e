/** The own tables: those that wait for me large, with what happened and the decision on the button; the others small; what is over folded away. */
import { ago, plural } from '@quarry/kernel';
import type { GameCover, TableCover } from '@quarry/protocol';
import { type ReactNode, useEffect } from 'react';
import type { MyTable } from '../store/keyring.ts';
import { markIcon } from '../ui/icon.ts';
import { useWidth } from '../ui/media.ts';
import { Link } from '../ui/sheet.tsx';
import { type Found, stateSays, whereSays } from './my-tables-order.ts';
import { Picture } from './picture.tsx';
import { SeatsRow } from './seats-row.tsx';
import { TableMore } from './table-more.tsx';
import type { MyTables as Mine } from './use-my-tables.ts';
import { inPassing, playSays } from './words.ts';

interface Props {
  readonly tables: Mine;
  readonly covers: readonly GameCover[];
}

/** So many large tables have small ones beside them; more have them below. */
const SIDE_BY_SIDE = 2;

const isAsked = (found: Found | undefined): found is TableCover => typeof found === 'object' && found.isMyTurn;

export function MyTables({ tables, covers }: Props): ReactNode {
  const { open, away, found, offlineSince } = tables;
  const isNarrow = useWidth() === 'narrow';
  const asked = open.filter(mine => isAsked(found[mine.table]));
  const others = open.filter(mine => !isAsked(found[mine.table]));
  useTurnsInTitle(asked.length);
  const inSight = isNarrow ? (asked.length > 0 ? 1 : 3) : asked.length > 0 ? 2 : 6;
  const [near, far] = [others.slice(0, inSight), others.slice(inSight)];
  const row = (mine: MyTable): ReactNode => <SmallTable key={mine.table} {...piece(mine, tables, covers)} />;
  return (
    <section className="mine" aria-label="My tables">
      {offlineSince !== null && <Offline since={offlineSince} />}
      {open.length === 0 && away.length === 0 && <NoTables />}
      <div className={`mine-open ${asked.length > 0 && asked.length <= SIDE_BY_SIDE && others.length > 0 ? 'mine-both' : ''}`}>
        {asked.length > 0 && (
          <ul className="turns">
            {asked.map(mine => (
              <TurnCard key={mine.table} {...piece(mine, tables, covers)} isOld={offlineSince !== null} />
            ))}
          </ul>
        )}
        {near.length > 0 && <ul className="others">{near.map(row)}</ul>}
      </div>
      {far.length > 0 && <Folded says={plural(far.length, 'more table')}>{far.map(row)}</Folded>}
      {away.length > 0 && <Folded says={`${plural(away.length, 'table')} finished or archived`}>{away.map(row)}</Folded>}
    </section>
  );
}

interface PieceProps {
  readonly mine: MyTable;
  readonly found: Found | undefined;
  readonly game: string;
  readonly name: string;
  readonly onChange: (found: Found) => void;
}

function piece(mine: MyTable, { found, change }: Mine, covers: readonly GameCover[]): PieceProps {
  const here = found[mine.table];
  const game = covers.find(cover => cover.id === mine.game)?.name ?? mine.game;
  const name = (typeof here === 'object' && here.name) || mine.name || game;
  return { mine, found: here, game, name, onChange: to => change(mine.table, to) };
}

function TurnCard({ mine, found, game, name, onChange, isOld }: PieceProps & { readonly isOld: boolean }): ReactNode {
  const cover = found as TableCover;
  const { happened = '', asks = '', deed = '' } = cover.call ?? {};
  return (
    <li className="turn">
      <Picture game={mine.game} className="turn-picture" />
      <div className="turn-words">
        <p className="turn-when">
          <b>Your turn</b> <span className="dim">{ago(Date.now() - cover.since)}</span>
        </p>
        <h2 className="turn-name">{name}</h2>
        <p className="dim small">{whereSays(cover, game)}</p>
        {happened !== '' && <p className="turn-happened">{happened}</p>}
        {asks !== '' && <p className="turn-asks">{inPassing(asks)}</p>}
      </div>
      <div className="turn-foot">
        <Link
          to={`/t/${mine.table}`}
          className={`button ${isOld ? 'button-offered' : 'button-filled'}`}
          label={`${playSays(deed)}, ${name}`}
        >
          {playSays(deed)}
        </Link>
        <SeatsRow people={cover.people} />
      </div>
      <TableMore mine={mine} name={name} found={found} onChange={onChange} />
    </li>
  );
}

function SmallTable({ mine, found, game, name, onChange }: PieceProps): ReactNode {
  return (
    <li className="other">
      <Picture game={mine.game} className="other-picture" />
      <div className="other-words">
        <Link to={`/t/${mine.table}`} className="other-link">
          {name}
        </Link>
        <p className="dim small">{stateSays(found, game, Date.now())}</p>
        {typeof found === 'object' && <SeatsRow people={found.people} />}
      </div>
      <TableMore mine={mine} name={name} found={found} onChange={onChange} />
    </li>
  );
}

function Folded({ says, children }: { readonly says: string; readonly children: ReactNode }): ReactNode {
  return (
    <details className="mine-folded">
      <summary>{says}</summary>
      <ul className="others">{children}</ul>
    </details>
  );
}

const Offline = ({ since }: { readonly since: number }): ReactNode => (
  <p className="offline" role="status">
    <b>No connection.</b> {since > 0 ? `This is how your tables stood ${ago(Date.now() - since)}.` : 'Your tables are kept.'} We keep
    trying.
  </p>
);

const NoTables = (): ReactNode => (
  <p className="dim">
    No tables yet. <b>Play now</b> seats you beside bots; <b>New table</b> has seats for friends.
  </p>
);

/** In the tab, whatever is looked at beside it. */
function useTurnsInTitle(count: number): void {
  useEffect(() => {
    document.title = count === 0 ? 'Quarry' : `● Your turn at ${plural(count, 'table')} · Quarry`;
    markIcon(count > 0);
    return () => markIcon(false);
  }, [count]);
}
