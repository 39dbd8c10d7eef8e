/** The rules reference of a game, as a page. */
import { type ReactNode, useEffect } from 'react';
import { games } from '../http.ts';
import { useLoaded } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import RulesPanel from './rules-panel.tsx';

export default function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }): ReactNode {
  const covers = useLoaded(() => games(''), []);
  const name = covers.state === 'there' ? (covers.value.find(cover => cover.id === game)?.name ?? game) : '';
  useEffect(() => {
    document.title = `Rules · ${name || 'Quarry'}`;
  }, [name]);
  return (
    <div className="page rules-page">
      <PageTop />
      <main className="stack">
        <div>
          <h1>Rules</h1>
          <p className="dim">{name && `${name}, in our own words. Every line of the log leads here.`}</p>
        </div>
        <RulesPanel game={game} clause={clause} />
      </main>
    </div>
  );
}
