/** Which page is shown for the address, and what happens to secrets in it. The table, rules and replay are loaded when they are needed. */
import { Component, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Lobby } from './lobby/lobby.tsx';
import { go, type Route, routeOf, secretsOf, useAddress } from './router.ts';
import { follow } from './store/invited.ts';
import { addKey, remember } from './store/keyring.ts';
import { useSettingsOnPage, useShell } from './theme.ts';
import { AnnouncedPlace } from './ui/announced.tsx';
import { Note } from './ui/note.tsx';

const NewTable = lazy(() => import('./lobby/new-table.tsx'));
const TablePage = lazy(() => import('./table/table-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const LearnPage = lazy(() => import('./learn/learn-page.tsx'));
const SettingsPage = lazy(() => import('./pages/settings-page.tsx'));
const StopMailPage = lazy(() => import('./pages/stop-mail.tsx'));
const CreditsPage = lazy(() => import('./pages/credits-page.tsx'));
const GalleryPage = lazy(() => import('./gallery/gallery-page.tsx'));

/** Pages that show a board, in the colours of its game. */
const WITH_BOARDS: ReadonlySet<Route['page']> = new Set(['table', 'replay', 'learn', 'gallery']);

export function App(): ReactNode {
  useSettingsOnPage();
  const address = useAddress();
  const url = new URL(address, location.origin);
  const route = routeOf(url);
  useSecrets(route, url);
  useShell(WITH_BOARDS.has(route.page) ? 'table' : 'page');
  return (
    <>
      <Fallen key={url.pathname}>
        <Suspense fallback={<Waiting />}>
          <Page route={route} />
        </Suspense>
      </Fallen>
      <AnnouncedPlace isTable={route.page === 'table'} />
    </>
  );
}

function Page({ route }: { readonly route: Route }): ReactNode {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'new':
      return <NewTable game={route.game} />;
    case 'table':
      return <TablePage key={route.table} table={route.table} isPlain={route.isPlain} />;
    case 'replay':
      return <ReplayPage key={route.table} table={route.table} isPlain={route.isPlain} />;
    case 'stop-mail':
      return <StopMailPage />;
    case 'rules':
      return <RulesPage game={route.game} clause={route.clause} />;
    case 'learn':
      return <LearnPage game={route.game} />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    case 'gallery':
      return <GalleryPage />;
    case 'nowhere':
      return (
        <Note title="There is nothing here">
          <p>The address {route.path} leads to no page.</p>
        </Note>
      );
  }
}

/** Secrets leave the address bar before anything is drawn: nobody reads them over a shoulder, no history keeps them. */
function useSecrets(route: Route, url: URL): void {
  const table = route.page === 'table' || route.page === 'replay' ? route.table : null;
  useLayoutEffect(() => {
    const secrets = table === null ? null : secretsOf(url.hash);
    if (table === null || !secrets) return;
    if (secrets.key) addKey(table, -1, secrets.key);
    if (secrets.host) remember(table, { host: secrets.host });
    if (secrets.invite) follow(table, secrets.invite);
    go(`${url.pathname}${url.search}`, 'replace');
  }, [table, url.hash, url.pathname, url.search]);
}

function Waiting(): ReactNode {
  return (
    <p className="page dim" role="status">
      Loading …
    </p>
  );
}

/** A page that falls says so and offers a way out; the match itself is safe on the server. */
class Fallen extends Component<{ readonly children: ReactNode }, { readonly says: string | null }> {
  override state = { says: null as string | null };

  static getDerivedStateFromError(error: unknown): { says: string } {
    return { says: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.says === null) return this.props.children;
    return (
      <Note
        title="This page has fallen over"
        way={
          <button type="button" className="button button-filled" onClick={() => location.reload()}>
            Load again
          </button>
        }
      >
        <p>Your match is safe: every choice that was acknowledged is stored. Load the page again to go on.</p>
        <p className="dim small">{this.state.says}</p>
      </Note>
    );
  }
}
