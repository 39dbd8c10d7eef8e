/** The lobby: who waits for me, a friend one step away, the games, and tables of others; where no table is open, as on a first visit, the games come first. */
import type { TableCover } from '@quarry/protocol';
import type { ReactNode } from 'react';
import { games } from '../http.ts';
import { useKept } from '../store/kept.ts';
import { keyring } from '../store/keyring.ts';
import { settings } from '../store/settings.ts';
import { useLoaded } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import { Link } from '../ui/sheet.tsx';
import { ImportMatch } from './import-match.tsx';
import { capital, inWords } from './invitation.ts';
import { InviteFriend } from './invite-friend.tsx';
import { MyTables } from './my-tables.tsx';
import { OpenTables } from './open-tables.tsx';
import { PlayNow } from './play-now.tsx';
import { useMyTables } from './use-my-tables.ts';
import { endedLately, greets } from './words.ts';
import './home.css';
import './lobby.css';

export function Lobby(): ReactNode {
  const covers = useLoaded(() => games(''), []);
  const known = covers.state === 'there' ? covers.value : [];
  const all = useKept(keyring);
  const tables = useMyTables();
  const isFirst = all.length === 0;
  const isBare = tables.open.length === 0;
  const mine = <MyTables tables={tables} covers={known} />;
  const invite = <InviteFriend tables={tables.open} found={tables.found} covers={known} />;
  const play = <PlayNow covers={covers} isFirst={isFirst} />;
  return (
    <div className="page lobby">
      <PageTop>
        <Me />
      </PageTop>
      <main className="lobby-main">
        <Greeting tables={tables} isFirst={isFirst} count={known.length} />
        {isBare && play}
        <div className={`lobby-first ${isBare ? 'lobby-new' : ''}`}>
          {mine}
          {invite}
        </div>
        {!isBare && play}
        <OpenTables covers={known} />
        <ImportMatch />
      </main>
      <footer className="lobby-foot dim small">
        <p>An unofficial table for people who own the games. Not made or endorsed by their publishers.</p>
        <Link to="/credits">Credits</Link>
      </footer>
    </div>
  );
}

/** Under which name one plays here, and the way to change it. */
function Me(): ReactNode {
  const { name } = useKept(settings);
  if (!name) return null;
  return (
    <Link to="/settings" className="me">
      <span className="seat" aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </span>
      {name}
      <span className="heard">: settings</span>
    </Link>
  );
}

interface GreetingProps {
  readonly tables: ReturnType<typeof useMyTables>;
  readonly isFirst: boolean;
  /** Of games. */
  readonly count: number;
}

function Greeting({ tables: { open, away, found }, isFirst, count }: GreetingProps): ReactNode {
  const { name } = useKept(settings);
  const coverOf = ({ table }: { readonly table: string }): readonly TableCover[] => {
    const cover = found[table];
    return typeof cover === 'object' ? [cover] : [];
  };
  const waiting = open.flatMap(coverOf).filter(cover => cover.isMyTurn).length;
  const ended = endedLately(away.flatMap(coverOf), Date.now());
  if (isFirst)
    return (
      <div className="greeting">
        <h1>{count > 1 ? `${capital(inWords(count))} hunts, one table.` : 'One table.'}</h1>
        <p className="dim">Choose one and play: bots take the other seats, the program knows every rule.</p>
      </div>
    );
  return (
    <div className="greeting">
      <h1>{greets(name, new Date().getHours(), waiting)}</h1>
      {ended && (
        <p className="dim lately">
          Lately at “{ended.name}”: {ended.ended} <Link to={`/t/${ended.table}`}>Read the story</Link>
        </p>
      )}
    </div>
  );
}
