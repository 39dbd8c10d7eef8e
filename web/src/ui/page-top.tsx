/** The head of every page but the table. */
import type { ReactNode } from 'react';
import { Link } from './sheet.tsx';

export function PageTop({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <header className="page-top">
      <Link to="/" className="wordmark" label="Quarry, to the lobby">
        Quarry
      </Link>
      <nav className="page-nav" aria-label="Pages">
        <Link to="/" className="button button-quiet">
          Lobby
        </Link>
        <Link to="/settings" className="button button-quiet">
          Settings
        </Link>
      </nav>
      {children}
    </header>
  );
}
