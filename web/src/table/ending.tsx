/** The end of a match: who won and why, how the story goes on, the way to its replay, and the proof that the dice were fair. */
import { capital, commitment, sayList } from '@quarry/kernel';
import type { Ended, GameInfo, InStory, LessonInfo, MatchTale, Person, SeatWish, Seen } from '@quarry/protocol';
import type { GameScreen, TableProps } from '@quarry/screen';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { openNext, playAgain, storyOf } from '../http.ts';
import { learn, named, open } from '../lobby/begin.ts';
import { StorySoFar } from '../lobby/story.tsx';
import { go } from '../router.ts';
import { useKept } from '../store/kept.ts';
import { type MyTable, secretsFor, takeAlong } from '../store/keyring.ts';
import { noteLearnt } from '../store/learnt.ts';
import { settings } from '../store/settings.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { Complaint, Link, Sheet } from '../ui/sheet.tsx';
import { heroesOf } from './heroes.ts';
import { pressAgain, useGuard } from './use-stray.ts';
import './ending.css';

interface Props {
  readonly seen: Seen;
  readonly ended: Ended;
  readonly table: string;
  /** Whose eyes look. */
  readonly as: number | null;
  readonly mine: MyTable | undefined;
}

interface StoryProps extends Props {
  /** The lesson that was followed here. */
  readonly lesson: LessonInfo | null;
  readonly info: GameInfo;
  readonly screen: GameScreen;
  readonly pieces: TableProps;
  /** Null until it is told, and where it cannot be: the outcome stands there already. */
  readonly tale: MatchTale | null;
  readonly isTold: boolean;
  readonly onWhy: (rule: string) => void;
}

const EndArt = lazy(() => import('./end-art/end-art.tsx'));
const PictureSheet = lazy(() => import('./picture-sheet.tsx'));
const TalePanels = lazy(() => import('./tale.tsx'));

/** Who has won and how, at once, over a picture of it; the story comes below it and moves nothing. */
export function EndStory(props: StoryProps): ReactNode {
  const { seen, ended, table, info, screen, pieces, as, tale, isTold } = props;
  const { people } = seen;
  const isWon = as === null ? ended.winners.length > 0 : ended.winners.includes(as);
  return (
    <div className="end" data-won={isWon}>
      {screen.EndPicture ? (
        <div className="end-art">
          <screen.EndPicture {...pieces} />
        </div>
      ) : (
        <Suspense fallback={<div className="end-art" />}>
          <EndArt game={info.id} isWon={isWon} heroes={heroesOf(people, ended, tale)} />
        </Suspense>
      )}
      <div className="end-words">
        <EndHeader {...props} />
        {screen.End && <screen.End {...pieces} />}
        {!isTold && <p className="dim">The story of this match is being told …</p>}
      </div>
      {tale && (
        <article className="tale" aria-label="The story of this match">
          <p className="tale-says">{tale.says.join(' ')}</p>
          <Suspense fallback={null}>
            <TalePanels tale={tale} table={table} as={as} people={people} info={info} screen={screen} />
          </Suspense>
        </article>
      )}
    </div>
  );
}

function EndHeader({ seen, ended, lesson, as, mine, onWhy }: StoryProps): ReactNode {
  const { people } = seen;
  const story = toldIn(seen);
  return (
    <header>
      <h2 className="end-won">{wonSays(people, ended, as)}</h2>
      <p className="end-how">
        {ended.says}{' '}
        <button type="button" className="link" onClick={() => onWhy(ended.why)}>
          why?
        </button>
      </p>
      {lesson ? (
        <p className="end-how">You know the basics. {lesson.says}</p>
      ) : (
        story && <p className="end-how">{storySays(story, Boolean(mine?.host))}</p>
      )}
    </header>
  );
}

interface BarProps extends Props {
  readonly lesson: LessonInfo | null;
  readonly game: GameInfo;
  /** The game's own picture of the end, as whoever looks on sees it. */
  readonly end: ReactNode;
  readonly isOnBoard: boolean;
  readonly onBoard: (isOnBoard: boolean) => void;
}

/** What one may do now: in the same place from the first moment on. */
export function EndBar({ seen, ended, table, lesson, game, as, mine, end, isOnBoard, onBoard }: BarProps): ReactNode {
  const { people } = seen;
  const story = toldIn(seen);
  const [sheet, setSheet] = useState<'dice' | 'picture' | null>(null);
  const close = (): void => setSheet(null);
  const guard = useGuard('the end');
  return (
    <section
      className="decision decision-ended"
      aria-label="The match is over"
      data-nudged={guard.nudged === null ? undefined : ''}
      onClickCapture={guard.onClickCapture}
    >
      {lesson?.next && as !== null && <AfterLesson game={game} next={lesson.next} />}
      {story && <GoOn table={table} story={story} mine={mine} isFirst={!lesson?.next} />}
      {as !== null && (
        <Again table={table} again={seen.again} mine={mine} isFirst={!story && !lesson} game={game.id} lesson={lesson?.id ?? null} />
      )}
      <Link to={`/t/${table}/replay`} className="button">
        Watch the replay
      </Link>
      {game.tells && (
        <button type="button" className="button" onClick={() => setSheet('picture')}>
          Make a picture
        </button>
      )}
      <button type="button" className="button" onClick={() => onBoard(!isOnBoard)}>
        {isOnBoard ? 'Back to the story' : 'Look at the board'}
      </button>
      <button type="button" className="button" onClick={() => setSheet('dice')}>
        Verify the dice
      </button>
      <Link to="/" className="button">
        To the lobby
      </Link>
      {guard.nudged !== null && (
        <p className="decision-note">
          <b role="status">{pressAgain(guard.nudged, 'The match is over.')}</b>
        </p>
      )}
      {sheet === 'dice' && (
        <Sheet title="Verify the dice" onClose={close}>
          <DiceCheck published={seen.commitment} seed={ended.seed} />
        </Sheet>
      )}
      {sheet === 'picture' && (
        <Suspense fallback={null}>
          <PictureSheet
            table={table}
            game={game}
            people={people}
            ended={ended}
            won={ended.winners.length > 0 ? wonSays(people, ended, null) : ''}
            how={ended.says}
            end={end}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

/** As people count themselves. */
const COUNTS: readonly (string | undefined)[] = [undefined, undefined, 'two', 'three', 'four', 'five', 'six'];

/** A bot that nobody has named: what it is called tells only what it is. */
const isNameless = ({ who, name }: Person): boolean => who === 'bot' && / bot( \d+)?$/i.test(name);

/** Who has won, as one says it to whoever reads it. */
export function wonSays(people: readonly Person[], { winners }: Pick<Ended, 'winners'>, as: number | null): string {
  if (winners.length === 0) return as === null ? 'Nobody wins' : people.length === 1 ? 'You lose' : 'All of you lose';
  if (as !== null && winners.includes(as)) {
    if (winners.length === 1) return 'You win';
    return winners.length < people.length
      ? 'You win, and not alone'
      : winners.length === 2
        ? 'You win, both of you'
        : `You win, all ${COUNTS[winners.length] ?? winners.length} of you`;
  }
  const won = people.filter(person => winners.includes(person.seat));
  const bots = won.filter(isNameless);
  const names = won.filter(person => !isNameless(person)).map(person => person.name);
  const all = [...names, ...(bots.length > 0 ? [bots.length === 1 ? 'a bot' : `${COUNTS[bots.length] ?? bots.length} bots`] : [])];
  return `${capital(sayList(all))} ${won.length === 1 ? 'wins' : 'win'}`;
}

/** From a lesson into a match of one's own, with the same character. */
function AfterLesson({ game, next }: { readonly game: GameInfo; readonly next: NonNullable<LessonInfo['next']> }): ReactNode {
  const { name } = useKept(settings);
  const [trouble, setTrouble] = useState<string | null>(null);
  const bot = game.bots.includes('sensible') ? 'sensible' : (game.bots[0] ?? 'random');
  const begin = (): void => {
    const seats = next.seats.map((who): SeatWish => (who === 'bot' ? { who, bot } : { who }));
    noteLearnt(game.id);
    open({ game: game.id, setup: next.setup, seats: named(seats, name || 'Hunter') }, game.name).catch((error: unknown) =>
      setTrouble(sayOf(error)),
    );
  };
  return (
    <>
      <button type="button" className="button button-filled" onClick={begin}>
        {next.says}
      </button>
      {trouble && <Complaint>{trouble}</Complaint>}
    </>
  );
}

/** The same people, other dice; a lesson is the same again. */
function Again({
  table,
  again,
  mine,
  isFirst,
  game,
  lesson,
}: {
  readonly table: string;
  readonly again: string | null;
  readonly mine: MyTable | undefined;
  /** Nothing else is likelier to be wanted. */
  readonly isFirst: boolean;
  readonly game: string;
  /** The lesson that was followed here. */
  readonly lesson: string | null;
}): ReactNode {
  const { name } = useKept(settings);
  const [trouble, setTrouble] = useState<string | null>(null);
  const goTo = (to: string): void => {
    takeAlong(table, to);
    go(`/t/${to}`);
  };
  const repeatLesson = (id: string): void => void learn(game, id, name || 'Hunter').catch((error: unknown) => setTrouble(sayOf(error)));
  const openAgain = (): void =>
    void playAgain(table, secretsFor(mine)).then(
      opened => goTo(opened.table),
      (error: unknown) => setTrouble(sayOf(error)),
    );
  return (
    <>
      <button
        type="button"
        className={`button ${isFirst ? 'button-filled' : ''}`}
        onClick={() => (lesson !== null ? repeatLesson(lesson) : again === null ? openAgain() : goTo(again))}
      >
        {lesson !== null ? 'Repeat the lesson' : again === null ? 'Play again' : 'To the next match'}
      </button>
      {trouble && <Complaint>{trouble}</Complaint>}
    </>
  );
}

/** One evening that stands for itself is no story: nothing went before it, and nothing follows. */
const toldIn = ({ story }: Seen): InStory | null => (story?.chapter === 1 && story.end === 'told' ? null : story);

/** What comes after this chapter, to whoever cannot open it by a click. */
function storySays({ chapter, end, next, host }: InStory, isHost: boolean): string {
  if (end === 'told') return 'The story is told to its end.';
  if (next !== null) return `Chapter ${chapter + 1} is open.`;
  return isHost ? 'The story goes on: you open the next chapter.' : `${host} opens the next chapter; your seat is kept.`;
}

interface GoOnProps {
  readonly table: string;
  readonly story: InStory;
  readonly mine: MyTable | undefined;
  /** Nothing stands before it that one would rather do. */
  readonly isFirst: boolean;
}

function GoOn({ table, story, mine, isFirst }: GoOnProps): ReactNode {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const { next, end, chapter } = story;
  const host = mine?.host ?? null;
  const goTo = (to: string): void => {
    takeAlong(table, to);
    go(`/t/${to}`);
  };
  const openChapter = (): void =>
    void openNext(table, host!).then(
      opened => goTo(opened.table),
      (error: unknown) => setTrouble(sayOf(error)),
    );
  return (
    <>
      {next !== null ? (
        <button type="button" className={`button ${isFirst ? 'button-filled' : ''}`} onClick={() => goTo(next)}>
          To chapter {chapter + 1}
        </button>
      ) : (
        end === 'goes-on' &&
        host !== null && (
          <button type="button" className={`button ${isFirst ? 'button-filled' : ''}`} onClick={openChapter}>
            Next chapter
          </button>
        )
      )}
      <button type="button" className="button" onClick={() => setReading(true)}>
        Our story so far
      </button>
      {trouble && <Complaint>{trouble}</Complaint>}
      {isReading && (
        <Sheet title="Our story so far" onClose={() => setReading(false)}>
          <StorySheet table={table} keys={secretsFor(mine)} />
        </Sheet>
      )}
    </>
  );
}

function StorySheet({ table, keys }: { readonly table: string; readonly keys: string | null }): ReactNode {
  const story = useLoaded(() => storyOf(table, keys), [table, keys]);
  if (story.state === 'loading') return <p role="status">Loading …</p>;
  return story.state === 'there' ? <StorySoFar story={story.value} /> : <Complaint>{story.says}</Complaint>;
}

function DiceCheck({ published, seed }: { readonly published: string; readonly seed: string }): ReactNode {
  const isTrue = commitment(seed) === published;
  return (
    <>
      <p>
        Every die and every shuffle follows from one seed. Its hash was shown from the first moment on; the seed itself only now. If the
        hash of the seed is the one that was shown, nobody has chosen the dice afterwards.
      </p>
      <dl className="proof">
        <dt>Hash shown from the start</dt>
        <dd>{published}</dd>
        <dt>Seed</dt>
        <dd>{seed}</dd>
        <dt>Hash of the seed, worked out in your browser</dt>
        <dd>{commitment(seed)}</dd>
      </dl>
      <p className={isTrue ? 'proof-true' : 'complaint'} role="status">
        {isTrue
          ? '✓ They are the same: the dice are those that were promised.'
          : '✗ They differ: the dice are not those that were promised.'}
      </p>
      <p className="dim small">An exported match can be replayed and checked with `quarry replay`.</p>
    </>
  );
}
