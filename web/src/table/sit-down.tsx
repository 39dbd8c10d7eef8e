/** An invitation was followed: one's name, and one sits. Sitting down twice with the same key is sitting down once. */
import { sayList } from '@quarry/kernel';
import { type ReactNode, useState } from 'react';
import { sit, tableCover } from '../http.ts';
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

export function SitDown({ table, invited: { invite, key }, hasSeat }: Props): ReactNode {
  const { name } = useKept(settings);
  const cover = useLoaded(() => tableCover(table), [table]);
  const [chosen, setChosen] = useState(name || 'Hunter');
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    const who = chosen.trim() || 'Hunter';
    change({ name: who });
    try {
      const { seat } = await sit(table, { invite, key, name: who });
      remember(table, cover.state === 'there' ? { game: cover.value.game, name: cover.value.name } : {});
      addKey(table, seat, key);
      usedUp(table);
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  const others = cover.state === 'there' ? cover.value.people.filter(person => person.who !== 'open').map(person => person.name) : [];
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
          <h1>{cover.state === 'there' ? cover.value.name : 'You are invited'}</h1>
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
