/**
 * A chapter before it begins: our story so far, who goes on with it, and what is still to be chosen. Until the host begins it is asked for again and again
 * (use-gathering.ts); then the table is there.
 */
import type { GameInfo, Gathering, Person } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { beginChapter } from '../http.ts';
import { type MyTable, secretsFor } from '../store/keyring.ts';
import { PageTop } from '../ui/page-top.tsx';
import { Complaint, CopyButton } from '../ui/sheet.tsx';
import { type Field, fieldsOf } from './form.ts';
import { FormField } from './form-field.tsx';
import { inviteLink, inviteTo } from './invitation.ts';
import './lobby.css';
import { SeatChoice } from './seat-choice.tsx';
import { StorySoFar } from './story.tsx';
import { type Gathered, useGathering } from './use-gathering.ts';

interface Props {
  readonly table: string;
  readonly info: GameInfo;
  readonly mine: MyTable | undefined;
  /** The game's own page for it. */
  readonly Chapter: GameScreen['Chapter'];
  readonly onBegun: () => void;
}

export default function ChapterPage({ table, info, mine, Chapter, onBegun }: Props): ReactNode {
  const { found, trouble, change, act } = useGathering(table, secretsFor(mine), onBegun);
  useEffect(() => {
    if (found) document.title = `Chapter ${found.story.chapter} · ${found.name}`;
  }, [found]);
  if (!found)
    return (
      <p className="page dim" role="status">
        {trouble ?? 'Opening the chapter …'}
      </p>
    );

  const { story } = found;
  const fields = fieldsOf(info.form, []).filter(field => field.name in found.choices);
  const given = { found, mine, fields, change, act };
  const told = (
    <section className="card-panel stack" aria-label="Our story so far">
      <h2 className="panel-title">Our story so far</h2>
      <StorySoFar story={story} />
    </section>
  );
  const asked = (
    <>
      <WhoGoesOn {...given} bots={info.bots} />
      <ForAll {...given} />
      {trouble && <Complaint>{trouble}</Complaint>}
      <Begin {...given} onBegun={onBegun} />
    </>
  );
  return (
    <div className="page chapter-page">
      <PageTop />
      {Chapter ? (
        <main>
          <Suspense fallback={null}>
            <Chapter chapter={story.chapter} story={told}>
              {asked}
            </Chapter>
          </Suspense>
        </main>
      ) : (
        <main className="stack">
          <div>
            <h1>
              Chapter {story.chapter} · {found.name}
            </h1>
            {found.name !== info.name && <p className="dim">{info.name}</p>}
          </div>
          {told}
          {asked}
        </main>
      )}
    </div>
  );
}

/** What every part of the page is given. */
interface PartProps extends Pick<Gathered, 'change' | 'act'> {
  readonly found: Gathering;
  readonly mine: MyTable | undefined;
  readonly fields: readonly Field[];
}

interface WhoProps extends PartProps {
  readonly bots: readonly string[];
}

function WhoGoesOn(props: WhoProps): ReactNode {
  const { isHost, people, seats } = props.found;
  return (
    <section className="card-panel stack" aria-label="Who goes on">
      <h2 className="panel-title">Who goes on</h2>
      <ul className="seat-rows">
        {people.map(person => (
          <SeatRow key={person.seat} {...props} person={person} />
        ))}
      </ul>
      {isHost && people.length < seats.max && (
        <div className="row">
          <button type="button" className="button" onClick={() => props.change({ do: 'add-seat' })}>
            Add a seat
          </button>
        </div>
      )}
    </section>
  );
}

/** What is chosen once for all seats; the host chooses it. */
function ForAll({ found, fields, change }: PartProps): ReactNode {
  const forAll = fields.filter(field => field.kind !== 'per-seat');
  if (forAll.length === 0) return null;
  return (
    <fieldset className="card-panel stack plain-set" disabled={!found.isHost}>
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
  );
}

function Begin({ found, mine, act, onBegun }: PartProps & Pick<Props, 'onBegun'>): ReactNode {
  const { table, story, isHost } = found;
  const [isBeginning, setBeginning] = useState(false);
  return (
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
  );
}

interface SeatProps extends WhoProps {
  readonly person: Person;
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
