/** A friend is one link away: that of a seat that is still free, or one that is made here, with a table behind it. On a phone it is a button of its own. */
import type { GameCover } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { createTable } from '../http.ts';
import { useKept } from '../store/kept.ts';
import type { MyTable } from '../store/keyring.ts';
import { settings } from '../store/settings.ts';
import { sayOf } from '../ui/load.ts';
import { useWidth } from '../ui/media.ts';
import { Complaint, CopyButton, Sheet } from '../ui/sheet.tsx';
import { AskName } from './ask-name.tsx';
import { keepKeys, withFriend } from './begin.ts';
import { inviteLink } from './invitation.ts';
import { JoinByLink } from './join-by-link.tsx';
import type { FoundById } from './my-tables-order.ts';

interface Props {
  readonly tables: readonly MyTable[];
  readonly found: FoundById;
  readonly covers: readonly GameCover[];
}

interface FreeSeat {
  readonly table: string;
  readonly name: string;
  readonly link: string;
}

/** Seats that wait for somebody and whose invitation is in this browser, the newest table first. */
function freeSeats(tables: readonly MyTable[], found: FoundById): readonly FreeSeat[] {
  return tables.flatMap(({ table, name, invites }) => {
    const cover = found[table];
    const [free] = invites.filter(one => typeof cover === 'object' && cover.people[one.seat]?.who === 'open');
    return free ? [{ table, name: (typeof cover === 'object' && cover.name) || name, link: inviteLink(table, free.invite) }] : [];
  });
}

export function InviteFriend(props: Props): ReactNode {
  const [shown, setShown] = useState<'invite' | 'join' | null>(null);
  const isNarrow = useWidth() === 'narrow';
  if (!isNarrow)
    return (
      <section className="invite" aria-label="Invite a friend">
        <div className="stack">
          <h2>Invite a friend</h2>
          <Ways {...props} />
        </div>
        <JoinByLink />
      </section>
    );
  return (
    <section className="invite-narrow" aria-label="Invite a friend">
      <button type="button" className="button button-offered" onClick={() => setShown('invite')}>
        Invite a friend
      </button>
      <button type="button" className="button" onClick={() => setShown('join')}>
        Open a link
      </button>
      {shown === 'invite' && (
        <Sheet title="Invite a friend" onClose={() => setShown(null)}>
          <Ways {...props} />
        </Sheet>
      )}
      {shown === 'join' && (
        <Sheet title="Open a link" onClose={() => setShown(null)}>
          <JoinByLink />
        </Sheet>
      )}
    </section>
  );
}

function Ways({ tables, found, covers }: Props): ReactNode {
  const [free] = freeSeats(tables, found);
  if (!free) return <MakeLink covers={covers} />;
  return (
    <>
      <p className="dim">A seat is free at “{free.name}”. A link is enough, no account.</p>
      <div className="join-row">
        <input
          className="input"
          aria-label={`Invitation to ${free.name}`}
          readOnly
          value={free.link}
          onFocus={event => event.target.select()}
        />
        <CopyButton text={free.link}>Copy</CopyButton>
      </div>
    </>
  );
}

function MakeLink({ covers }: { readonly covers: readonly GameCover[] }): ReactNode {
  const { name } = useKept(settings);
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const cover = covers.find(one => one.id === chosen) ?? covers[0];
  const make = async (who: string): Promise<void> => {
    setAsking(false);
    setTrouble(null);
    setMaking(true);
    try {
      const { id, name: title, quick } = cover!;
      keepKeys(await createTable({ game: id, setup: quick.setup, seats: withFriend(quick.seats, who) }), id, title);
    } catch (error) {
      setTrouble(sayOf(error));
    }
    setMaking(false);
  };
  return (
    <>
      <p className="dim">A link is enough, no account. A seat is kept for your friend.</p>
      <div className="make-link">
        <select
          className="input"
          aria-label="Game to play together"
          value={cover?.id ?? ''}
          onChange={event => setChosen(event.target.value)}
        >
          {covers.map(one => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button button-offered"
          disabled={!cover || isMaking}
          onClick={() => (name ? void make(name) : setAsking(true))}
        >
          Make a link
        </button>
      </div>
      {trouble && <Complaint>{trouble}</Complaint>}
      {isAsking && <AskName doing="Make a link" onName={who => void make(who)} onClose={() => setAsking(false)} />}
    </>
  );
}
