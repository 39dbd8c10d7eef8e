/** An invitation was followed: one's name, and one sits. Sitting down twice with the same key is sitting down once. */
import { sayList } from '@quarry/kernel';
import type { TableCover } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { gameInfo, sit, tableCover } from '../http.ts';
import { freeSays, invitationSays } from '../lobby/invitation.ts';
import { GoneTable } from '../pages/gone-table.tsx';
import { type Invited, usedUp } from '../store/invited.ts';
import { useKept } from '../store/kept.ts';
import { addKey, remember } from '../store/keyring.ts';
import { change, settings } from '../store/settings.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import { Complaint } from '../ui/sheet.tsx';

interface Props {
  readonly table: string;
  readonly invited: Invited;
  readonly hasSeat: boolean;
}

/** What one is invited to, in a sentence. */
async function invitedTo(table: string): Promise<{ readonly cover: TableCover; readonly says: string }> {
  const cover = await tableCover(table);
  return { cover, says: invitationSays(cover, await gameInfo(cover.game)) };
}

export default function SitDown({ table, invited: { invite, key }, hasSeat }: Props): ReactNode {
  const { name } = useKept(settings);
  const found = useLoaded(() => invitedTo(table), [table]);
  const cover = found.state === 'there' ? found.value.cover : null;
  const [chosen, setChosen] = useState(name || 'Hunter');
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    const who = chosen.trim() || 'Hunter';
    change({ name: who });
    try {
      const { seat } = await sit(table, { invite, key, name: who });
      remember(table, cover ? { game: cover.game, name: cover.name } : {});
      addKey(table, seat, key);
      usedUp(table);
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  if (found.state === 'refused' && found.code === 'no-such-table') return <GoneTable table={table} />;
  const others = cover?.people.filter(person => person.who !== 'open').map(person => person.name) ?? [];
  return (
    <div className="page narrow-page">
      <PageTop />
      <main>
        <form
          className="card-panel stack note"
          onSubmit={event => {
            event.preventDefault();
            void take();
          }}
        >
          <h1>{cover?.name ?? 'You are invited'}</h1>
          {found.state === 'there' && (
            <p>
              {found.value.says} {freeSays(found.value.cover.people)} No account needed.
            </p>
          )}
          {others.length > 0 && <p className="dim">At the table: {sayList(others)}.</p>}
          <label className="field">
            <span>Your name at the table</span>
            <input className="input" value={chosen} maxLength={40} onChange={event => setChosen(event.target.value)} />
          </label>
          {trouble && <Complaint>{trouble}</Complaint>}
          <div className="row">
            <button type="submit" className="button button-filled">
              Sit down
            </button>
            <button type="button" className="button" onClick={() => usedUp(table)}>
              {hasSeat ? 'Back to my seat' : 'Only watch'}
            </button>
          </div>
        </form>
      </main>
    </div>
  );
}
