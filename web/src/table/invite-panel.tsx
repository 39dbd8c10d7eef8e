/**
 * Seats that wait for somebody: link, QR code and share, at the table itself until each is filled. Only whoever has the host's key is
 * shown it: an invitation is a secret. It can be folded; on a small screen it begins so.
 */
import { plural, sayList } from '@quarry/kernel';
import type { Person } from '@quarry/protocol';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { inviteLink, inviteTo } from '../lobby/invitation.ts';
import { foldedInvites } from '../store/invited.ts';
import { useKept } from '../store/kept.ts';
import type { MyTable } from '../store/keyring.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint, CopyButton } from '../ui/sheet.tsx';
import './invite-panel.css';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface Props {
  readonly table: string;
  readonly game: string;
  readonly people: readonly Person[];
  readonly mine: MyTable | undefined;
  /** There is little room: it begins folded. */
  readonly isSmall: boolean;
}

export function InvitePanel({ table, game, people, mine, isSmall }: Props): ReactNode {
  const folded = useKept(foldedInvites);
  const [picked, setPicked] = useState<number | null>(null);
  const body = useId();
  const open = people.filter(person => person.who === 'open').map(person => person.seat);
  const seat = open.find(one => one === picked) ?? open[0];
  if (!mine?.host || seat === undefined) return null;
  const isFolded = folded[table] ?? isSmall;
  const kept = mine.invites.find(one => one.seat === seat);
  return (
    <section className={`invite-panel ${isSmall ? 'invite-small' : ''}`} aria-label="Open seats">
      <button
        type="button"
        className="invite-fold"
        aria-expanded={!isFolded}
        aria-controls={body}
        onClick={() => foldedInvites.set({ ...foldedInvites.get(), [table]: !isFolded })}
      >
        <b>{openSays(open)}</b> <span className="dim small">{isFolded ? 'Invite' : 'Fold'}</span>
      </button>
      {!isFolded && (
        <div id={body} className="invite-body">
          {open.length > 1 && <SeatPicker open={open} at={seat} onPick={setPicked} />}
          {kept ? (
            <Invitation link={inviteLink(table, kept.invite)} game={game} seat={seat} />
          ) : (
            <NoLink key={seat} table={table} seat={seat} host={mine.host} />
          )}
        </div>
      )}
    </section>
  );
}

function openSays(open: readonly number[]): string {
  return open.length === 1
    ? `Seat ${open[0]! + 1} is open`
    : `${plural(open.length, 'seat')} are open: ${sayList(open.map(seat => `${seat + 1}`))}`;
}

interface PickerProps {
  readonly open: readonly number[];
  readonly at: number;
  readonly onPick: (seat: number) => void;
}

function SeatPicker({ open, at, onPick }: PickerProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="row" role="group" aria-label="For which seat">
      {open.map(seat => (
        <button key={seat} type="button" className="button button-quiet" aria-pressed={seat === at} onClick={() => onPick(seat)}>
          Seat {seat + 1}
        </button>
      ))}
    </div>
  );
}

function Invitation({ link, game, seat }: { readonly link: string; readonly game: string; readonly seat: number }): ReactNode {
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      <Suspense fallback={<div className="qr-code" aria-hidden="true" />}>
        <QrCode text={link} says={`QR code of the invitation to seat ${seat + 1}`} />
      </Suspense>
      <div className="invite-words">
        <p className="dim small">Send the link, or let a friend scan it. It seats one person; no account needed.</p>
        <input
          className="input invite-link"
          aria-label={`Invitation to seat ${seat + 1}`}
          readOnly
          value={link}
          onFocus={event => event.target.select()}
        />
        <div className="row">
          {canShare && (
            <button type="button" className="button button-filled" onClick={() => void share(link, game)}>
              Share
            </button>
          )}
          <CopyButton text={link}>Copy the link</CopyButton>
        </div>
      </div>
    </>
  );
}

/** Whoever thinks better of it while sharing has done nothing wrong. */
async function share(url: string, game: string): Promise<void> {
  await navigator.share({ title: game, text: `A seat at our table of ${game} is free. No account needed.`, url }).catch(() => {});
}

/** The link was made in another browser, or is lost: a fresh one takes its place. */
function NoLink({ table, seat, host }: { readonly table: string; readonly seat: number; readonly host: string }): ReactNode {
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <div className="invite-words">
      <p className="dim small">This browser has no link to the seat. A fresh one ends the one before.</p>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => void inviteTo(table, seat, host).catch((error: unknown) => setTrouble(sayOf(error)))}
        >
          Make a link
        </button>
      </div>
      {trouble && <Complaint>{trouble}</Complaint>}
    </div>
  );
}
