/** How to play a game, in three minutes: its goal, and a first lesson in pictures of its real positions. The rules are one click away. */
import type { GameInfo, HowToPlay } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { gameInfo, howToPlay } from '../http.ts';
import { AskName } from '../lobby/ask-name.tsx';
import { learn } from '../lobby/begin.ts';
import { drawnBy } from '../plain/drawn-by.tsx';
import { PlainSight } from '../plain/plain-sight.ts';
import { loadScreen } from '../screens.ts';
import { useKept } from '../store/kept.ts';
import { settings } from '../store/settings.ts';
import { stillTable } from '../table/still-table.ts';
import { useTheme } from '../theme.ts';
import { Explained } from '../ui/explained.tsx';
import { sayOf, useLoaded } from '../ui/load.ts';
import { Note } from '../ui/note.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { Complaint, Link } from '../ui/sheet.tsx';
import '../table/table.css';
import './learn.css';

interface Loaded {
  readonly info: GameInfo;
  readonly screen: GameScreen;
  readonly lesson: HowToPlay;
}

export default function LearnPage({ game }: { readonly game: string }): ReactNode {
  const found = useLoaded(async (): Promise<Loaded> => {
    const [info, own] = await Promise.all([gameInfo(game), loadScreen(game)]);
    return { info, screen: await drawnBy(own), lesson: await howToPlay(game, own === null) };
  }, [game]);
  useTheme(found.state === 'there' ? found.value.screen.theme : null);
  useEffect(() => {
    document.title = 'How to play · Quarry';
  }, []);
  if (found.state === 'refused') {
    return (
      <Note title="There is nothing to learn here">
        <Complaint>{found.says}</Complaint>
      </Note>
    );
  }
  if (found.state === 'loading') {
    return (
      <p className="page dim" role="status">
        Drawing the pictures …
      </p>
    );
  }
  return <Lesson {...found.value} />;
}

function Lesson({ info, screen, lesson }: Loaded): ReactNode {
  return (
    <div className="page learn">
      <PageTop />
      <main className="stack">
        <h1>How to play {info.name}</h1>
        <p className="learn-goal">
          <b>Goal</b> <Explained text={lesson.goal} terms={info.terms} />
        </p>
        <Begin info={info} lesson={lesson.lesson} />
        <ol className="learn-pictures">
          {lesson.pictures.map((picture, i) => (
            <li key={picture.says}>
              <p>
                <b>{i + 1}</b> <Explained text={picture.says} terms={info.terms} />
              </p>
              {isNew(picture, lesson.pictures[i - 1]) && <Picture info={info} screen={screen} seat={lesson.seat} picture={picture} />}
            </li>
          ))}
        </ol>
        <Begin info={info} lesson={lesson.lesson} />
        <Words terms={info.terms} />
        <p>
          <Link to={`/rules/${info.id}`}>Every rule, to look things up</Link>
        </p>
      </main>
    </div>
  );
}

/** Everything that a newcomer may not know, in a sentence each. */
function Words({ terms }: { readonly terms: GameInfo['terms'] }): ReactNode {
  return (
    <section>
      <h2>Words you will meet</h2>
      <dl className="learn-words">
        {terms.map(({ name, says }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Things that a picture of the table does not show. */
const UNDRAWN: readonly string[] = ['action', 'die'];

/** The same position again would teach nothing, unless something else in it is meant. */
function isNew({ about, sight }: Shown, before: Shown | undefined): boolean {
  if (!before || JSON.stringify(sight) !== JSON.stringify(before.sight)) return true;
  return about.some(({ kind }) => !UNDRAWN.includes(kind)) && JSON.stringify(about) !== JSON.stringify(before.about);
}

function Begin({ info, lesson }: { readonly info: GameInfo; readonly lesson: string }): ReactNode {
  const { name } = useKept(settings);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = (who: string): void => {
    setAsking(false);
    learn(info.id, lesson, who).catch((error: unknown) => setTrouble(sayOf(error)));
  };
  return (
    <div className="row">
      <button type="button" className="button button-filled" onClick={() => (name ? begin(name) : setAsking(true))}>
        Learn it by playing
      </button>
      {trouble && <Complaint>{trouble}</Complaint>}
      {isAsking && <AskName doing="Learn it by playing" onName={begin} onClose={() => setAsking(false)} />}
    </div>
  );
}

type Shown = HowToPlay['pictures'][number];

interface PictureProps {
  readonly info: GameInfo;
  readonly screen: GameScreen;
  readonly seat: number;
  readonly picture: Shown;
}

/** A position as it is drawn at the table, with what is meant marked; where that is a card, the hand. Nothing in it can be pressed. */
function Picture({ info, screen, seat, picture: { sight, about } }: PictureProps): ReactNode {
  const { view, stage } = sight;
  const props = { ...stillTable(info, { view, seat, people: [], stage, ended: null, motion: 'off' }), looked: about };
  const hand = useRef<HTMLDivElement>(null);
  const [isHand, setHand] = useState(about.some(({ kind }) => kind === 'card'));
  useLayoutEffect(() => {
    // A card that is meant may lie elsewhere.
    if (isHand && !hand.current?.querySelector('[data-looked]')) setHand(false);
  }, [isHand]);
  return (
    <PlainSight.Provider value={{ info, sketch: sight.sketch, describes: sight.describes }}>
      {isHand ? (
        <div ref={hand} className="learn-picture learn-hand" inert>
          <screen.Hand {...props} />
        </div>
      ) : (
        <div className="learn-picture place-board" inert>
          <screen.Board {...props} />
        </div>
      )}
    </PlainSight.Provider>
  );
}
