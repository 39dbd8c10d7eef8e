/** Who sits where; links for those who are still to come; bots for those who are away. */
import type { Person } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { inviteLink, inviteTo } from '../lobby/invitation.ts';
import { hostOf } from '../store/keyring.ts';
import { change } from '../store/settings.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint, CopyButton } from '../ui/sheet.tsx';
import type { SheetProps } from './sheet-props.ts';

export function PeopleSheet(props: SheetProps): ReactNode {
  const { chair, state, seen, request } = props;
  const me = seen.people.find(person => person.seat === state.as);
  const [name, setName] = useState(me?.name ?? '');
  return (
    <>
      <ul className="people">
        {seen.people.map(person => (
          <PersonRow key={person.seat} person={person} {...props} />
        ))}
      </ul>
      <div className="row">
        <CopyButton text={`${location.origin}/t/${chair.table}`}>Copy a link to watch</CopyButton>
      </div>
      {me && (
        <form
          className="join-row"
          onSubmit={event => {
            event.preventDefault();
            const chosen = name.trim();
            if (!chosen) return;
            change({ name: chosen });
            void request({ type: 'rename', name: chosen });
          }}
        >
          <input className="input" aria-label="Your name" value={name} maxLength={40} onChange={event => setName(event.target.value)} />
          <button type="submit" className="button">
            Rename
          </button>
        </form>
      )}
    </>
  );
}

function PersonRow({ person, chair, state, info, mine, request }: SheetProps & { readonly person: Person }): ReactNode {
  const [trouble, setTrouble] = useState<string | null>(null);
  const kept = mine?.invites.find(one => one.seat === person.seat);
  const isMe = person.seat === state.as;
  const isBot = person.who === 'bot';
  const bot = info.bots.includes('sensible') ? 'sensible' : info.bots[0];
  const fresh = async (): Promise<void> => {
    try {
      await inviteTo(chair.table, person.seat, mine!.host!);
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  return (
    <li className="person">
      <div>
        <b>{person.name || `Seat ${person.seat + 1}`}</b> <span className="dim small">{whoSays(person, isMe)}</span>
      </div>
      <div className="row">
        {kept && person.who === 'open' && <CopyButton text={inviteLink(chair.table, kept.invite)}>Copy invitation</CopyButton>}
        {mine?.host && !isMe && !(kept && person.who === 'open') && (
          <button type="button" className="button" onClick={() => void fresh()}>
            {person.who === 'person' ? 'Give the seat away' : 'Invite somebody'}
          </button>
        )}
        {!isBot && !isMe && person.bot === null && !person.isHere && bot && state.as !== null && (
          <button
            type="button"
            className="button"
            onClick={() => void request({ type: 'stand-in', seat: person.seat, bot, ...hostOf(mine) })}
          >
            Let a bot play
          </button>
        )}
        {isMe && bot && person.bot === null && (
          <button type="button" className="button" onClick={() => void request({ type: 'stand-in', seat: person.seat, bot })}>
            Let a bot play for me
          </button>
        )}
        {!isBot && person.bot !== null && state.as !== null && (
          <button type="button" className="button" onClick={() => void request({ type: 'stand-in', seat: person.seat, bot: null })}>
            {isMe ? 'I am back' : 'Give the seat back'}
          </button>
        )}
      </div>
      {trouble && <Complaint>{trouble}</Complaint>}
    </li>
  );
}

function whoSays(person: Person, isMe: boolean): string {
  if (person.who === 'bot') return person.bot === null ? 'a bot, resting' : 'a bot';
  const stands = person.bot === null ? '' : isMe ? ': a bot plays for you' : ': a bot plays meanwhile';
  if (person.who === 'open') return `open seat${stands}`;
  return `${isMe ? 'you' : person.isHere ? 'here' : 'away'}${stands}`;
}
