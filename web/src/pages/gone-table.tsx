/** A table that is no longer there, for whoever comes by an old link or a notice: what happened, and the way out. */
import { type ReactNode, useEffect } from 'react';
import { go } from '../router.ts';
import { useKept } from '../store/kept.ts';
import { forget, keyring } from '../store/keyring.ts';
import { Note } from '../ui/note.tsx';

export function GoneTable({ table }: { readonly table: string }): ReactNode {
  const mine = useKept(keyring).find(one => one.table === table);
  useEffect(() => {
    document.title = 'This table is gone · Quarry';
  }, []);
  return (
    <Note
      title="This table is gone"
      way={
        mine && (
          <button
            type="button"
            className="button"
            onClick={() => {
              forget(table);
              go('/');
            }}
          >
            Take it off my list
          </button>
        )
      }
    >
      <p>
        {mine?.name ? `“${mine.name}” was` : 'It was'} deleted by its host, or removed because nobody had played there for long. Nobody is
        waiting for you.
      </p>
      {!mine && <p className="dim">If somebody has just sent you this link, it may not be whole: ask for it again.</p>}
    </Note>
  );
}
