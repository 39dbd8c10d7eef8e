/** The lobby: the own tables if there are any, the games as covers, and the ways to a table of somebody else. */
import type { GameCover } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { games } from '../http.ts';
import { useKept } from '../store/kept.ts';
import { keyring } from '../store/keyring.ts';
import { settings } from '../store/settings.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import { Complaint, Link } from '../ui/sheet.tsx';
import { AskName } from './ask-name.tsx';
import { playOrLearn } from './begin.ts';
import { CoverArt } from './cover-art.tsx';
import { ImportMatch } from './import-match.tsx';
import { JoinByLink } from './join-by-link.tsx';
import { MyTables } from './my-tables.tsx';
import './lobby.css';

export function Lobby(): ReactNode {
  const covers = useLoaded(() => games(''), []);
  const hasTables = useKept(keyring).length > 0;
  const mine = <MyTables covers={covers.state === 'there' ? covers.value : []} />;
  return (
    <div className="page lobby">
      <PageTop />
      <main className="stack lobby-main">
        <h1 className="heard">Quarry: the lobby</h1>
        {hasTables && mine}
        <section aria-label="Games" className="covers">
          {covers.state === 'loading' && <div className="cover cover-waiting" aria-hidden="true" />}
          {covers.state === 'refused' && <Complaint>{covers.says}</Complaint>}
          {covers.state === 'there' && covers.value.map(cover => <Cover key={cover.id} cover={cover} />)}
        </section>
        {!hasTables && mine}
        <div className="lobby-below">
          <JoinByLink />
          <ImportMatch />
        </div>
      </main>
      <footer className="lobby-foot dim small">
        <p>An unofficial table for people who own the games. Not made or endorsed by their publishers.</p>
        <Link to="/credits">Credits</Link>
      </footer>
    </div>
  );
}

function Cover({ cover }: { readonly cover: GameCover }): ReactNode {
  const { name } = useKept(settings);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const play = async (who: string): Promise<void> => {
    setAsking(false);
    setTrouble(null);
    setOpening(true);
    try {
      await playOrLearn(cover, who);
    } catch (error) {
      setTrouble(sayOf(error));
      setOpening(false);
    }
  };
  const { min, max } = cover.seats;
  return (
    <article className="cover" aria-label={cover.name}>
      <CoverArt game={cover.id} />
      <div className="cover-words">
        <h2>{cover.name}</h2>
        <p className="cover-says">{cover.says}</p>
        <ul className="cover-facts" aria-label="What it is like">
          <li>{min === max ? `${max} players` : `${min}–${max} players`}</li>
          <li>
            {cover.minutes[0]}–{cover.minutes[1]} min
          </li>
          {cover.tags.map(tag => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className="row">
          <button
            type="button"
            className="button button-filled cover-play"
            disabled={isOpening}
            onClick={() => (name ? void play(name) : setAsking(true))}
          >
            {isOpening ? 'Setting the table …' : 'Play now'}
          </button>
          <Link to={`/new/${cover.id}`} className="button cover-button">
            New table
          </Link>
          <Link to={`/learn/${cover.id}`} className="button cover-button">
            How to play
          </Link>
        </div>
        {trouble && <Complaint>{trouble}</Complaint>}
      </div>
      {isAsking && <AskName doing="Play now" onName={who => void play(who)} onClose={() => setAsking(false)} />}
    </article>
  );
}
