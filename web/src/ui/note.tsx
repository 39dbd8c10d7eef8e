/** A page that has one thing to say, and the way out of it. */
import type { ReactNode } from 'react';
import { Link } from './sheet.tsx';

export function Note({
  title,
  children,
  way,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly way?: ReactNode;
}): ReactNode {
  return (
    <main className="page narrow-page">
      <div className="card-panel stack note">
        <h1>{title}</h1>
        {children}
        <p className="row">
          {way}
          <Link to="/" className="button">
            To the lobby
          </Link>
        </p>
      </div>
    </main>
  );
}
