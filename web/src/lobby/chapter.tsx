/**
 * A chapter before it begins: our story so far, who goes on with it, and what is still to be chosen. The server is asked again and again
 * until the host begins; then the table is there.
 */
import type { GameInfo, Gather, Gathering, Person } from '@quarry/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { beginChapter, gather, gathering, Refused } from '../http.ts';
import { type MyTable, secretsFor } from '../store/keyring.ts';
import { sayOf } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import { Complaint, CopyButton } from '../ui/sheet.tsx';
import { type Field, fieldsOf } from './form.ts';
import { FormField } from './form-field.tsx';
import { inviteLink, inviteTo } from './invitation.ts';
import './lobby.css';
import { SeatChoice } from './seat-choice.tsx';
import { StorySoFar } from './story.tsx';

const AGAIN = 2_000;

interface Props {
  readonly table: string;
  readonly info: GameInfo;
  readonly mine: MyTable | undefined;
  readonly onBegun: () => void;
}

export default function ChapterPage({ table, info, mine, onBegun }: Props): ReactNode {
  const keys = secretsFor(mine);
  const [found, setFound] = useState<Gathering | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const fail = useCallback(
    (error: unknown): void => {
      if (error instanceof Refused && error.code === 'has-begun') onBegun();
      else setTrouble(sayOf(error));
    },
    [onBegun],
  );
  useEffect(() => {
    let isWanted = true;
    const take = (one: Gathering | null): void => (one ? setFound(one) : onBegun());
    const look = (): void =>
      void gathering(table, keys).then(
        one => isWanted && take(one),
        (error: unknown) => isWanted && fail(error),
      );
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [table, keys, fail, onBegun]);
  useEffect(() => {
    if (found) document.title = `Chapter ${found.story.chapter} · ${found.name}`;
  }, [found]);
  const act = async (deed: () => Promise<Gathering | null>): Promise<void> => {
    setTrouble(null);
    try {
      const changed = await deed();
      if (changed) setFound(changed);
    } catch (error) {
      fail(error);
    }
  };
  const change = (wish: Gather): void => void act(() => gather(table, keys, wish));
  if (!found)
    return (
      <p className="page dim" role="status">
        {trouble ?? 'Opening the chapter …'}
      </p>
    );

  const { story, people, isHost } = found;
  const fields = fieldsOf(info.form, []).filter(field => field.name in found.choices);
  const forAll = fields.filter(field => field.kind !== 'per-seat');
  return (
    <div className="page chapter-page">
      <PageTop />
      <main className="stack">
        <div>
          <h1>
            Chapter {story.chapter} · {found.name}
          </h1>
          <p className="dim">{info.name}</p>
        </div>
        <section className="card-panel stack" aria-label="Our story so far">
          <h2 className="panel-title">Our story so far</h2>
          <StorySoFar story={story} />
        </section>
        <section className="card-panel stack" aria-label="Who goes on">
          <h2 className="panel-title">Who goes on</h2>
          <ul className="seat-rows">
            {people.map(person => (
              <SeatRow
                key={person.seat}
                person={person}
                found={found}
                fields={fields}
                bots={info.bots}
                mine={mine}
                change={change}
                act={act}
              />
            ))}
          </ul>
          {isHost && people.length < found.seats.max && (
            <div className="row">
              <button type="button" className="button" onClick={() => change({ do: 'add-seat' })}>
                Add a seat
              </button>
            </div>
          )}
        </section>
        {forAll.length > 0 && (
          <fieldset className="card-panel stack plain-set" disabled={!isHost}>
            <legend className="panel-title">For this chapter</legend>
            <div className="form-grid">
              {forAll.map(field => (
                <FormField
                  key={field.name}
                  field={field}
                  value={found.choices[field.name]}
                  onChange={value => change({ do: 'choose', field: field.name, value: value as string })}
                />
              ))}
            </div>
          </fieldset>
        )}
        {trouble && <Complaint>{trouble}</Complaint>}
        <div className="chapter-begin">
          {isHost && mine?.host ? (
            <button
              type="button"
              className="button button-filled cover-play"
              disabled={isBeginning}
              onClick={() =>
                void act(async () => {
                  setBeginning(true);
                  await beginChapter(table, mine.host!).finally(() => setBeginning(false));
                  onBegun();
                  return null;
                })
              }
            >
              {isBeginning ? 'Setting the table …' : `Begin chapter ${story.chapter}`}
            </button>
          ) : (
            <p role="status">{story.host} begins the chapter when everybody is ready. This page goes on by itself.</p>
          )}
        </div>
      </main>
    </div>
  );
}

interface SeatProps {
  readonly person: Person;
  readonly found: Gathering;
  readonly fields: readonly Field[];
  readonly bots: readonly string[];
  readonly mine: MyTable | undefined;
  readonly change: (wish: Gather) => void;
  readonly act: (deed: () => Promise<null>) => Promise<void>;
}

function SeatRow({ person, found, fields, bots, mine, change, act }: SeatProps): ReactNode {
  const { seat, who } = person;
  const isMe = found.mine.includes(seat);
  const isMineToSay = isMe || found.isHost;
  const bot = bots.includes('sensible') ? 'sensible' : bots[0];
  const kept = mine?.invites.find(one => one.seat === seat);
  const fresh = (): void =>
    void act(async () => {
      await inviteTo(found.table, seat, mine!.host!);
      return null;
    });
  return (
    <li className="chapter-seat">
      <span className="seat-number" aria-hidden="true">
        {seat + 1}
      </span>
      <div className="chapter-seat-words">
        <span className="chapter-seat-name">
          <b>{person.name}</b> <span className="dim small">{whoSays(person, isMe)}</span>
        </span>
        {fields.map(field =>
          field.kind === 'per-seat' ? (
            <SeatChoice
              key={field.name}
              field={field}
              seat={seat}
              chosen={found.choices[field.name]}
              isMineToSay={isMineToSay}
              onChoose={value => change({ do: 'choose', field: field.name, seat, value })}
            />
          ) : null,
        )}
        <span className="chapter-seat-deeds">
          {kept && who === 'open' && <CopyButton text={inviteLink(found.table, kept.invite)}>Copy invitation</CopyButton>}
          {found.isHost && mine?.host && !isMe && !(kept && who === 'open') && (
            <button type="button" className="button button-quiet" onClick={fresh}>
              {who === 'person' ? 'Give the seat away' : 'Invite somebody'}
            </button>
          )}
          {isMineToSay && who !== 'bot' && bot && (
            <button type="button" className="button button-quiet" onClick={() => change({ do: 'give-to-bot', seat, bot })}>
              Give to a bot
            </button>
          )}
          {isMe && (
            <button type="button" className="button button-quiet" onClick={() => change({ do: 'leave', seat })}>
              Leave
            </button>
          )}
          {found.isHost && !isMe && found.people.length > found.seats.min && (
            <button type="button" className="button button-quiet" onClick={() => change({ do: 'remove-seat', seat })}>
              Remove
            </button>
          )}
        </span>
      </div>
    </li>
  );
}

function whoSays({ who, bot, isHere }: Person, isMe: boolean): string {
  if (who === 'bot') return 'a bot';
  if (who === 'open') return bot === null ? 'open' : 'open, a bot plays';
  return isMe ? 'you' : isHere ? 'here' : 'not here yet';
}
