/** The shortest way to a friend: one press in the menu copies the link to a seat that is open, or to one that a bot holds. Only a host has it. */
import { type ReactNode, useState } from 'react';
import { inviteLink, inviteTo } from '../lobby/invitation.ts';
import { myTable } from '../store/keyring.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint, copyText } from '../ui/sheet.tsx';
import type { SheetProps } from './sheet-props.ts';

export function InviteItem({ chair, seen, mine }: SheetProps): ReactNode {
  const [copied, setCopied] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const free = seen.people.find(one => one.who === 'open') ?? seen.people.find(one => one.who === 'bot');
  const seat = copied ?? free?.seat;
  if (!mine?.host || seat === undefined || seen.status === 'over') return null;
  const linkTo = (): string | undefined => myTable(chair.table)?.invites.find(one => one.seat === seat)?.invite;
  const copy = async (): Promise<void> => {
    try {
      const isWaiting = copied === seat || free?.who === 'open'; // a bot holds the seat until somebody is invited to it
      if (!isWaiting || linkTo() === undefined) await inviteTo(chair.table, seat, mine.host!);
      await copyText(inviteLink(chair.table, linkTo()!));
      setCopied(seat);
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  return (
    <li>
      <button type="button" className="menu-item" onClick={() => void copy()}>
        {copied === null ? 'Invite a friend: copy the link' : `The link to seat ${seat + 1} is copied. It seats one person.`}
      </button>
      {trouble && <Complaint>{trouble}</Complaint>}
    </li>
  );
}
