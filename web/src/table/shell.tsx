/**
 * The table as one seat sees it: puts the pieces of the game's screen into their places and does everything that is the same for all
 * games around them. What is drawn follows `useShowing`, what is chosen `useChoice`; this file arranges.
 */
import { plural, type Ref } from '@quarry/kernel';
import { type Asked, byName, type GameInfo, type Line, type WhyNot } from '@quarry/protocol';
import type { GameScreen, TableProps } from '@quarry/screen';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import type { Wish } from '../connection/connection.ts';
import { connection, useChair, useLine } from '../connection/page-connection.ts';
import { PageToRead } from '../plain/plain-page.tsx';
import { PlainSight } from '../plain/plain-sight.ts';
import { useKept } from '../store/kept.ts';
import { hostOf, type MyTable } from '../store/keyring.ts';
import { motionOf, settings } from '../store/settings.ts';
import { useAnnouncer } from '../ui/announcer.tsx';
import { TermsHere } from '../ui/explained.tsx';
import { sayOf } from '../ui/load.ts';
import { useWidth } from '../ui/media.ts';
import { meaningIn } from '../ui/terms.ts';
import { actorIn, stageAt } from './acts.ts';
import { optionsOn } from './aiming.ts';
import { CardZoom } from './card-zoom.tsx';
import { Chat } from './chat.tsx';
import { isByOneself } from './choosing.ts';
import type { OwnSeat } from './curtain.tsx';
import { AskedBar, shortOf, WaitingBar } from './decision-bar.tsx';
import { EndBar, EndStory } from './ending.tsx';
import { Goal } from './goal.tsx';
import { Happening } from './happening.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { deedOf, focusIsOn } from './keyboard.ts';
import { LessonHint } from './lesson-hint.tsx';
import { asYou, Log, type Marked } from './log.tsx';
import { OddsCard, PausedBar, Troubles, VoteBar } from './notices.tsx';
import { PageBar } from './page-bar.tsx';
import { NarrowTable, WideTable } from './places.tsx';
import { SPEEDS } from './player.ts';
import { type Cited, RuleDrawer } from './rule-drawer.tsx';
import type { SheetName } from './sheet-props.ts';
import { Sheets } from './sheets.tsx';
import { SinceCard } from './since-card.tsx';
import { TopBar } from './top-bar.tsx';
import { nextSpeed } from './transport.tsx';
import { useAdvice } from './use-advice.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { useDeed } from './use-deed.ts';
import { useNotice } from './use-notice.ts';
import { usePlacing } from './use-placing.ts';
import { useShowing } from './use-showing.ts';
import { useSince } from './use-since.ts';
import { useGuard } from './use-stray.ts';
import { useWhyNot } from './use-why-not.ts';

interface Props {
  readonly chair: Chair;
  readonly info: GameInfo;
  readonly screen: GameScreen;
  readonly mine: MyTable | undefined;
  readonly seats: readonly OwnSeat[];
}

const NONE: readonly WhyNot[] = [];
const NOTHING: readonly Ref[] = [];

export function Shell({ chair, info, screen, mine, seats }: Props): ReactNode {
  const state = useChair(chair);
  const line = useLine();
  const width = useWidth();
  const now = useKept(settings);
  const isAlone = seats.length === 1; // those who share a screen read names
  const people = useRef(state.seen!.people);
  people.current = state.seen!.people;
  const voiced = useCallback(
    (line: Line): Line => {
      const told = isAlone ? asYou(line) : line;
      const says = byName(told.says, people.current);
      return says === told.says ? told : { ...told, says };
    },
    [isAlone],
  );
  const shown = useShowing(chair, screen, voiced);
  const since = useSince(chair, state);
  const seen = shown.seen ?? state.seen!;
  const stage = stageAt(seen.stage, shown.now);
  const vote = state.seen!.vote; // a vote does not wait until everything is shown
  const isShowing = shown.now !== null;
  const { page } = shown;
  const asked = isShowing || page || since.isAwaited || seen.status !== 'playing' ? null : seen.asked;
  const isSending = state.sending !== null;
  const isOnesOwn = isByOneself(seen.people, state.as);
  const choice = useChoice(chair, asked, isSending, isOnesOwn);
  const guard = useGuard(`${asked?.n ?? ''} ${choice.isHeld ? 'held' : ''}`);
  const pageGuard = useGuard(`page ${page?.block.page.number ?? ''}`);
  const chooseGuarded: Choice['choose'] = (key, toward, alike) => {
    const option = asked?.options.find(one => one.key === key);
    if (option) guard.act(shortOf(option).head, () => choice.choose(key, toward, alike));
  };
  const placing = usePlacing(chair, asked, isSending);
  const whyNot = useWhyNot(chair, asked);
  const advice = useAdvice(chair, asked, info.verbs);
  const deed = useDeed(shown.now);
  const [inspected, setInspected] = useState<Ref | null>(null);
  /** The question at which it was looked at: it narrows the options of no other. */
  const inspectedAt = useRef(-1);
  const [cited, setCited] = useState<Cited | null>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  const [read, setRead] = useState<Line | null>(null);
  const [isBoardSought, setBoardSought] = useState(false);
  const spoken = useMemo(() => state.lines.map(voiced), [state.lines, voiced]);
  const lines = spoken.slice(0, spoken.length - shown.pending);
  const { say, region } = useSpoken(asked, lines);
  useNotice(seen.name, asked);
  const n = asked?.n;
  const isOver = seen.status === 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked up for one question is not for the next, nor for the end
  useEffect(() => {
    setMarked(null);
    setInspected(null);
  }, [n, isOver]);
  const lineAt = (at: number): Line | null => lines[at - state.from] ?? null;

  const request = useCallback(
    async (wish: Wish): Promise<void> => {
      setTrouble(null);
      try {
        await connection().ask(chair, wish);
      } catch (error) {
        setTrouble(sayOf(error));
      }
    },
    [chair],
  );
  const browse = (rule: string | null): void => {
    setClause(rule);
    setSheet('rules');
    setCited(null);
  };
  const lit = (about: Ref) => optionsOn(asked, about);

  const props: TableProps = {
    view: seen.view,
    seat: state.as,
    people: seen.people,
    stage,
    ended: seen.ended,
    asked,
    lit,
    chosen: choice.chosen,
    choose: chooseGuarded,
    placed: placing.placed,
    place: placing.place,
    pointed: choice.pointed,
    look: choice.look,
    point: (key, isByKeys = false) => choice.point(key, !isByKeys),
    sought: choice.sought,
    whyNots: whyNot.all,
    whyNot: whyNot.of,
    showWhyNot(about) {
      const why = whyNot.of(about);
      if (why) {
        setCited({ rule: why.why, says: why.says });
        say(why.says);
      }
    },
    openRule: id => setCited({ rule: id, says: null }),
    inspected,
    inspect(about) {
      setInspected(about);
      inspectedAt.current = n ?? -1;
    },
    ping: about => void request({ type: 'ping', about }),
    pings: state.pings,
    now: shown.now,
    looked: (shown.now ?? read ?? (marked && lineAt(marked.at)))?.beat?.about ?? NOTHING,
    motion: motionOf(now),
    face: no => info.faces[no] ?? { name: `Card ${no}`, kind: '', says: '' },
    meaning: word => meaningIn(info.terms, word),
  };

  const about = inspected ? lit(inspected) : [];
  /** One click is taken back as one, however many answers it took; where others are asked first, they are asked once. */
  const undo = async (): Promise<void> => {
    if (seen.undo.how === 'none') return;
    const steps = 1 + (isOnesOwn ? choice.followed() : 0);
    for (let i = 0; i < steps; i++) await request({ type: 'undo' });
  };
  useKeys({
    isBusy: isShowing || page !== null,
    skip: () => (page ? pageGuard.act('', shown.turn) : shown.player.skip()),
    pause: shown.isPaused ? shown.player.play : shown.player.pause,
    step: shown.player.step,
    faster: () => shown.player.setSpeed(nextSpeed(shown.speed, SPEEDS)),
    choose: i => asked?.options[i] && chooseGuarded(asked.options[i].key),
    confirm: () => guard.act('Enter', () => (placing.placed ? placing.send() : choice.isHeld ? choice.confirm() : choice.done())),
    back: () => {
      if (sheet) return;
      if (placing.back() || choice.back()) return;
      if (cited) setCited(null);
      else setInspected(null);
    },
    undo: () => void undo(),
    open: setSheet,
    rules: () => browse(null),
  });

  const invites = (isSmall: boolean): ReactNode =>
    (width !== 'wide') === isSmall &&
    seen.status !== 'over' && <InvitePanel table={chair.table} game={info.name} people={seen.people} mine={mine} isSmall={isSmall} />;
  const lesson = info.lessons.find(one => one.id === seen.lesson) ?? null;
  const lastSaid = lines.findLast(one => one.says !== '')?.says ?? '';
  const isNarrow = width === 'narrow';
  const hints = (isSmall: boolean): ReactNode =>
    (width !== 'wide') === isSmall &&
    lesson &&
    asked &&
    now.hints && <LessonHint table={chair.table} game={info.id} lesson={lesson} asked={asked} passed={seen.passedHints} />;
  const recalled = (isSmall: boolean): ReactNode =>
    (width !== 'wide') === isSmall &&
    asked &&
    since.lines.length > 0 && (
      <SinceCard
        key={since.lines[0]!.at}
        lines={since.lines}
        isNarrow={isNarrow}
        isKept={at => lineAt(at) !== null}
        onOpen={at => {
          openLog();
          setMarked({ at });
        }}
        onPoint={at => setRead(at === null ? null : lineAt(at))}
        onDismiss={() => {
          since.dismiss();
          setMarked(null);
          setRead(null);
        }}
      />
    );
  const ended = seen.status === 'over' && !page ? seen.ended : null;
  const story = ended && (
    <EndStory
      seen={seen}
      ended={ended}
      table={chair.table}
      tells={info.tells}
      lesson={lesson}
      as={state.as}
      mine={mine}
      onWhy={rule => setCited({ rule, says: null })}
    />
  );
  const bar = (
    <>
      {invites(true)}
      {hints(true)}
      {recalled(true)}
      <Troubles
        line={line}
        isSending={isSending}
        refused={state.refused ?? (trouble === null ? null : { says: trouble, why: null })}
        onRule={rule => setCited({ rule, says: null })}
        onRead={() => {
          chair.clearRefused();
          setTrouble(null);
        }}
      />
      {vote && (
        <VoteBar vote={vote} people={seen.people} as={state.as} onVote={yes => void request({ type: 'vote', vote: vote.id, yes })} />
      )}
      {page ? (
        <PageBar page={page} guard={pageGuard} onTurn={shown.turn} onLater={shown.readLater} />
      ) : ended ? (
        <EndBar
          seen={seen}
          ended={ended}
          table={chair.table}
          lesson={lesson}
          game={info}
          screen={screen}
          as={state.as}
          mine={mine}
          isOnBoard={isBoardSought}
          onBoard={setBoardSought}
        />
      ) : seen.status === 'paused' ? (
        <PausedBar canGoOn={state.as !== null} onGoOn={() => void request({ type: 'pause', paused: false })} />
      ) : isShowing ? (
        <Happening
          shown={shown}
          says={shown.says || (shown.dice ? 'The dice fall.' : lastSaid)}
          by={actorIn(shown.now!, stage, seen.people, isAlone ? state.as : null)}
          isAsked={state.seen!.asked !== null}
          motion={props.motion}
        />
      ) : since.isAwaited ? (
        <section className="decision decision-happening" aria-label="What happened" aria-busy>
          <p className="decision-question">{lastSaid}</p>
        </section>
      ) : asked ? (
        <AskedBar
          asked={asked}
          choice={choice}
          placing={placing}
          unit={info.unit}
          isSending={isSending}
          isOffline={line !== 'open'}
          isRefused={state.refused !== null}
          isAlone={isOnesOwn}
          narrowed={
            inspected && inspectedAt.current === asked.n && about.length > 1 && about.length < asked.options.length
              ? { to: inspected, options: about }
              : null
          }
          verbs={info.verbs}
          advice={advice}
          guard={guard}
          face={props.face}
          onAll={() => setInspected(null)}
          onWhy={() => setCited({ rule: asked.rule, says: asked.says, asked: asked.n, verbs: verbsIn(asked, info.verbs) })}
          onRule={rule => setCited({ rule, says: null })}
          onStops={info.windows.length > 0 ? () => setSheet('stops') : null}
        />
      ) : (
        <WaitingBar
          seen={seen}
          as={state.as}
          bots={info.bots}
          onStandIn={(seat, bot) => void request({ type: 'stand-in', seat, bot, ...hostOf(mine) })}
        />
      )}
    </>
  );
  const tabs = screen.tabs ?? { foes: 'Foes', gear: 'Gear' };
  const { foresight } = choice;
  const told = !isNarrow ? choice.foreseen : choice.isHeld ? choice.pointed : null; // a phone's odds stand where the options were: they come with the choice
  const pieces = {
    page: page && !page.isLaid && <PageToRead block={page.block} />,
    story,
    isBoardSought,
    board: <screen.Board {...props} />,
    party: (isNarrow: boolean) => (
      <>
        {width === 'wide' && seen.goal && <Goal says={seen.goal} />}
        {invites(false)}
        <screen.Party {...props} isNarrow={isNarrow} />
        {hints(false)}
        {recalled(false)}
      </>
    ),
    hand: <screen.Hand {...props} />,
    foes: <screen.Foes {...props} />,
    gear: <screen.Gear {...props} />,
    odds: told && foresight && Object.keys(foresight.odds).length > 0 && (
      <OddsCard pointed={told} ground={seen.sketch?.cells[0]?.ref.kind ?? null}>
        <screen.Odds look={foresight} pointed={told} view={seen.view} seat={state.as} />
      </OddsCard>
    ),
    bar,
    log: (
      <Log
        lines={lines}
        first={state.from}
        marked={marked}
        onLook={setRead}
        onWhy={({ rule, says, sum }) => setCited({ rule, says, sum })}
      />
    ),
    chat: (
      <Chat
        chat={state.chat}
        as={state.as}
        onSay={async says => {
          await connection().ask(chair, { type: 'chat', says });
        }}
      />
    ),
    drawer: cited && (
      <RuleDrawer
        game={info.id}
        cited={cited}
        not={cited.asked !== undefined && cited.asked === asked?.n ? whyNot.all : NONE}
        onClose={() => setCited(null)}
        onOpen={rule => setCited({ rule, says: null })}
        onBrowse={() => browse(cited.rule)}
      />
    ),
  };
  const top = (
    <TopBar
      name={seen.name}
      stage={stage}
      terms={info.terms}
      goal={width === 'wide' ? '' : seen.goal}
      undo={seen.undo}
      isAlone={isOnesOwn}
      isNarrow={isNarrow}
      seats={seats}
      onUndo={() => void undo()}
      onRules={() => browse(null)}
      onMenu={() => setSheet('menu')}
    />
  );
  return (
    <PlainSight.Provider value={{ info, sketch: seen.sketch, describes: seen.describes }}>
      <TermsHere.Provider value={info.terms}>
        {isNarrow ? (
          <NarrowTable
            top={top}
            isLesson={lesson !== null && now.hints}
            pieces={pieces}
            tabs={tabs}
            game={info.id}
            chatCount={state.chat.length}
            hasHand={state.as !== null && !choice.isHeld}
            deed={deed}
          />
        ) : (
          <WideTable
            top={top}
            pieces={pieces}
            tabs={tabs}
            width={width}
            chatCount={state.chat.length}
            hasHand={state.as !== null}
            deed={deed}
          />
        )}
        {sheet && (
          <Sheets
            name={sheet}
            chair={chair}
            state={state}
            seen={seen}
            info={info}
            mine={mine}
            clause={clause}
            request={request}
            onOpen={setSheet}
            onClose={() => setSheet(null)}
          />
        )}
        <CardZoom face={props.face} Large={screen.Card} />
        {region}
      </TermsHere.Provider>
    </PlainSight.Provider>
  );
}

const MOST_VERBS = 12;

/** What can be done here, each verb once: by the option's name where it has one of its own. */
function verbsIn({ options }: Asked, verbs: GameInfo['verbs']): NonNullable<Cited['verbs']> {
  const named = new Map<string, { readonly name: string; readonly says: string }>();
  for (const option of options) {
    const { verb } = option;
    if (verb && verbs[verb] && !named.has(verb)) named.set(verb, { name: shortOf(option).head, says: verbs[verb] });
  }
  return [...named.values()].slice(0, MOST_VERBS);
}

/** New questions and new lines are said to a screen reader, together. */
function useSpoken(
  asked: { readonly n: number; readonly says: string; readonly options: readonly unknown[] } | null,
  lines: readonly Line[],
): ReturnType<typeof useAnnouncer> {
  const announcer = useAnnouncer();
  const { say } = announcer;
  const heard = useRef(lines.length);
  useEffect(() => {
    for (const line of lines.slice(heard.current)) say(line.says);
    heard.current = lines.length;
  }, [lines, say]);
  const n = asked?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is said once
  useEffect(() => {
    if (asked) say(asked.options.length > 0 ? `${asked.says} ${plural(asked.options.length, 'option')}.` : asked.says);
  }, [n, say]);
  return announcer;
}

interface Deeds {
  readonly isBusy: boolean;
  skip(): void;
  pause(): void;
  step(): void;
  faster(): void;
  choose(index: number): void;
  confirm(): void;
  back(): void;
  undo(): void;
  rules(): void;
  open(sheet: SheetName): void;
}

function useKeys(deeds: Deeds): void {
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const now = latest.current;
      const deed = deedOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        on: focusIsOn(document.activeElement),
      });
      if (!deed) return;
      if (now.isBusy && (deed.do === 'skip' || deed.do === 'choose' || deed.do === 'confirm')) now.skip();
      else if (deed.do === 'pause' || deed.do === 'step' || deed.do === 'faster') now.isBusy && now[deed.do]();
      else if (deed.do === 'choose') now.choose(deed.index);
      else if (deed.do === 'confirm') now.confirm();
      else if (deed.do === 'back') now.back();
      else if (deed.do === 'undo') now.undo();
      else if (deed.do === 'rules') now.rules();
      else if (deed.do === 'help') now.open('help');
      else if (deed.do === 'chat') focusChat();
      else if (deed.do === 'board') focusBoard();
      if (deed.do !== 'back') event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** What may be chosen on the board comes first; with nothing lit the board itself is moved by keys. */
function focusBoard(): void {
  const lit = document.querySelector<SVGElement>('.place-board [data-lit]');
  (lit ?? document.querySelector<SVGElement>('.place-board svg[tabindex]'))?.focus();
}

function openLog(): void {
  document.querySelector<HTMLButtonElement>('[data-tab="log"]')?.click();
}

function focusChat(): void {
  document.querySelector<HTMLButtonElement>('[data-tab="chat"]')?.click();
  requestAnimationFrame(() => document.getElementById('chat-text')?.focus());
}
