/**
 * Where everything stands: on a desk the board in the middle and calm panels around it, on a phone one thing at a time behind tabs,
 * what is asked below it, or beside it where the phone lies on its side.
 */
import type { Deed } from '@quarry/kernel';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useKept } from '../store/kept.ts';
import { sideShown } from '../store/side.ts';
import type { Width } from '../ui/media.ts';
import { BOOK, CARD, PAGE, type PanelTab, SideRail, SQUARES } from './side-rail.tsx';
import { useCovered } from './use-covered.ts';
import { isCutOff, useWatched } from './use-watched.ts';
import './page.css';
import './room.css';

const RulesPanel = lazy(() => import('../rules/rules-panel.tsx'));

interface ShownPanel extends PanelTab {
  readonly piece: ReactNode;
}

export interface Pieces {
  readonly board: ReactNode;
  party(isNarrow: boolean): ReactNode;
  readonly hand: ReactNode;
  /** The game's own, beside the board. */
  readonly panels: readonly ShownPanel[];
  readonly odds: ReactNode;
  readonly bar: ReactNode;
  /** What stands above the bar on a phone, in one line. */
  readonly asides: ReactNode;
  /** Hints of a lesson, above the board where the page is not a phone's. */
  readonly hints: ReactNode;
  readonly log: ReactNode;
  readonly chat: ReactNode;
  readonly drawer: ReactNode;
  /** A page of the story that is read before anything goes on: it lies over the board. Null if there is none, or if it lies there by itself. */
  readonly page: ReactNode;
  /** How the match ended: it lies over the board, which stays there below it. Null while it is played. */
  readonly story: ReactNode;
  /** The panel that tells of what was looked at, if it is not the board that does: shown over the board while the side is folded. */
  readonly glance: ShownPanel | null;
  /** Somebody would rather look at the board than at the story. */
  readonly isBoardSought: boolean;
}

interface Props {
  readonly top: ReactNode;
  readonly pieces: Pieces;
  readonly chatCount: number;
  readonly hasHand: boolean;
  /** What is being shown to happen. */
  readonly deed: Deed | undefined;
  /** Something on the table is pointed at, or meant by what is: all else glows less. */
  readonly isPointing: boolean;
  /** What stands below the board now, by name; null while what happens is shown there. */
  readonly moment: string | null;
}

/** A place that may scroll can be scrolled by keys, whatever the game puts there. */
const SCROLLS = { tabIndex: 0 } as const;

/** How many lines of the chat have not been read. */
function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (isOpen) setRead(count);
  }, [count, isOpen]);
  return isOpen ? 0 : Math.max(0, count - read);
}

interface Tab<T extends string> {
  readonly name: T;
  readonly label: string;
  readonly badge?: number;
  /** Lines in a box of 20, for a game whose tabs have signs. */
  readonly sign?: string | undefined;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly at: T;
  readonly onPick: (name: T) => void;
  readonly className: string;
  readonly hasSigns?: boolean;
  /** What stands beside them. */
  readonly children?: ReactNode;
}

function Tabs<T extends string>({ label, tabs, at, onPick, className, hasSigns = false, children }: TabsProps<T>): ReactNode {
  return (
    <nav className={className} aria-label={label}>
      {tabs.map(tab => (
        <button
          key={tab.name}
          type="button"
          data-tab={tab.name}
          aria-current={tab.name === at ? 'true' : undefined}
          onClick={() => onPick(tab.name)}
        >
          {hasSigns && tab.sign && (
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={tab.sign} />
            </svg>
          )}
          {tab.label}
          {tab.badge ? (
            <span className="badge">
              {tab.badge}
              <span className="heard"> unread</span>
            </span>
          ) : null}
        </button>
      ))}
      {children}
    </nav>
  );
}

type Talk = 'log' | 'chat';

interface TalkTabsProps {
  readonly at: Talk;
  readonly onPick: (name: Talk) => void;
  readonly unread: number;
}

function TalkTabs({ at, onPick, unread }: TalkTabsProps): ReactNode {
  const tabs: readonly Tab<Talk>[] = [
    { name: 'log', label: 'Log' },
    { name: 'chat', label: 'Chat', badge: unread },
  ];
  return <Tabs label="Log and chat" className="side-tabs" at={at} onPick={onPick} tabs={tabs} />;
}

interface ScrolledProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A place that says so while something lies below its lower edge. */
function Scrolled({ className, children }: ScrolledProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { below, isSlight } = useMore(place);
  return (
    <>
      <div className={className} ref={place}>
        {children}
      </div>
      <span className={`place-more ${isSlight ? 'is-slight' : ''}`} aria-hidden="true">
        <button
          type="button"
          tabIndex={-1}
          onClick={() => place.current?.scrollBy({ top: place.current.clientHeight * 0.7, behavior: 'smooth' })}
        >
          {below > 0 ? `${below} more ▾` : 'more ▾'}
        </button>
      </span>
    </>
  );
}

interface LowerProps {
  readonly asides?: ReactNode;
  readonly bar: ReactNode;
  readonly odds?: ReactNode;
  readonly hand: ReactNode;
}

/** What is asked, and the hand: the bar is as high as what it says, and the board stays where it is. What does not fit is scrolled. */
function Lower({ asides, bar, odds, hand }: LowerProps): ReactNode {
  return (
    <div className="place-lower">
      <div className="place-bar-frame">
        {asides && <div className="place-asides">{asides}</div>}
        <Scrolled className="place-bar">{bar}</Scrolled>
      </div>
      {odds}
      {hand && (
        <section className="place-hand" aria-label="Hand">
          {hand}
        </section>
      )}
    </div>
  );
}

interface Hidden {
  /** How many answers lie below the edge. */
  readonly below: number;
  /** No answer is cut by it, or lies below it. */
  readonly isSlight: boolean;
}

/** Marks a place while something lies below its lower edge; what of the answers lies there. */
function useMore(place: RefObject<HTMLElement | null>): Hidden {
  const [hidden, setHidden] = useState<Hidden>({ below: 0, isSlight: true });
  useWatched(place, element => {
    const isMore = isCutOff(element);
    element.toggleAttribute('data-more', isMore);
    const edge = element.getBoundingClientRect().bottom;
    const answers = isMore ? [...element.querySelectorAll('.option')].map(one => one.getBoundingClientRect()) : [];
    const [below, isSlight] = [answers.filter(one => middleOf(one) > edge).length, answers.every(({ bottom }) => bottom <= edge)];
    setHidden(now => (now.below === below && now.isSlight === isSlight ? now : { below, isSlight }));
  });
  return hidden;
}

const middleOf = ({ top, height }: DOMRect): number => top + height / 2;

interface StoryProps {
  readonly isAside: boolean;
  readonly children: ReactNode;
}

/** How it ended, over the board. */
function Story({ isAside, children }: StoryProps): ReactNode {
  if (!children) return null;
  return (
    <section className="place-story" aria-label="How it ended" hidden={isAside}>
      <Scrolled className="story-scroll">{children}</Scrolled>
    </section>
  );
}

/** A page, over the board. */
function PageOver({ children }: { readonly children: ReactNode }): ReactNode {
  return children ? <div className="place-page">{children}</div> : null;
}

/** A window that is so wide has room for the side and for the board. */
const ROOMY = 1700;

/** Whether the side is folded into a rail: as it was left, else where the board needs the room. */
function useFolded(width: Width): boolean {
  const shown = useKept(sideShown);
  return width === 'wide' && (shown === 'folded' || (shown === null && innerWidth < ROOMY));
}

/** The panel that is open: the first one at first, and again where the one that was is gone. */
function usePanel(panels: readonly ShownPanel[]): [ShownPanel, (name: string) => void] {
  const [at, setAt] = useState('');
  return [panels.find(({ name }) => name === at) ?? panels[0]!, setAt];
}

export function WideTable({
  top,
  pieces,
  width,
  moment,
  chatCount,
  hasHand,
  deed,
  isPointing,
}: Props & { readonly width: Width }): ReactNode {
  const [panel, setPanel] = usePanel(pieces.panels);
  const covered = useCovered(moment);
  const [lower, setLower] = useState<Talk>('log');
  const isFolded = useFolded(width);
  const unread = useUnread(chatCount, lower === 'chat' && !isFolded);
  return (
    <div className={`table table-room table-${width}`} data-deed={deed} data-pointing={isPointing ? '' : undefined} ref={covered}>
      {top}
      {pieces.hints}
      <aside className="place-party" aria-label="Party" {...SCROLLS}>
        {pieces.party(width === 'middle')}
      </aside>
      <main className="place-middle">
        <section
          className="place-board"
          aria-label="Board"
          inert={Boolean(pieces.page) || (Boolean(pieces.story) && !pieces.isBoardSought)}
        >
          {pieces.board}
          {pieces.odds}
          {isFolded && pieces.glance && (
            <section className="side-glance" aria-label={pieces.glance.label}>
              {pieces.glance.piece}
            </section>
          )}
        </section>
        <PageOver>{pieces.page}</PageOver>
        <Story isAside={pieces.isBoardSought}>{pieces.story}</Story>
        <Lower bar={pieces.bar} hand={hasHand && pieces.hand} />
      </main>
      {isFolded ? (
        <SideRail
          panels={pieces.panels}
          unread={unread}
          onOpen={name => {
            if (name === 'log' || name === 'chat') setLower(name);
            else setPanel(name);
            sideShown.set('open');
          }}
        />
      ) : (
        <aside className="place-side" aria-label="Details and log">
          <Tabs label="Details" className="side-tabs" at={panel.name} onPick={setPanel} tabs={pieces.panels}>
            {width === 'wide' && (
              <button
                type="button"
                className="side-fold"
                aria-label="Fold the side"
                title="Fold the side"
                onClick={() => sideShown.set('folded')}
              >
                »
              </button>
            )}
          </Tabs>
          <section className="side-upper" aria-label={panel.label} {...SCROLLS}>
            {panel.piece}
          </section>
          <TalkTabs at={lower} onPick={setLower} unread={unread} />
          <section className="side-lower" aria-label={lower === 'log' ? 'What happened' : 'Talk'}>
            {lower === 'log' ? pieces.log : pieces.chat}
          </section>
        </aside>
      )}
      {pieces.drawer}
    </div>
  );
}

interface NarrowProps extends Props {
  readonly game: string;
}

export function NarrowTable({ top, pieces, game, moment, chatCount, hasHand, deed, isPointing }: NarrowProps): ReactNode {
  const [at, setAt] = useState('board');
  const covered = useCovered(moment);
  const [talk, setTalk] = useState<Talk>('log');
  const unread = useUnread(chatCount, at === 'log' && talk === 'chat');
  const panel = pieces.panels.find(({ name }) => name === at);
  const isOver = Boolean(pieces.story); // a picture of the end needs the board, whatever one reads meanwhile
  return (
    <div className="table table-room table-narrow" data-deed={deed} data-pointing={isPointing ? '' : undefined} ref={covered}>
      {top}
      <aside className="place-party" aria-label="Party" {...SCROLLS}>
        {pieces.party(true)}
      </aside>
      <main className="place-middle">
        {(at === 'board' || isOver) && (
          <section
            className="place-board"
            aria-label="Board"
            inert={at !== 'board' || Boolean(pieces.page) || (isOver && !pieces.isBoardSought)}
          >
            {pieces.board}
          </section>
        )}
        <PageOver>{at === 'board' && pieces.page}</PageOver>
        <Story isAside={at !== 'board' || pieces.isBoardSought}>{pieces.story}</Story>
        {at !== 'board' && (
          <section className="place-panel" aria-label={panel?.label ?? at} {...SCROLLS}>
            {panel?.piece}
            {at === 'rules' && (
              <Suspense fallback={<p role="status">Loading …</p>}>
                <RulesPanel game={game} clause={null} />
              </Suspense>
            )}
            {at === 'log' && (
              <>
                <TalkTabs at={talk} onPick={setTalk} unread={unread} />
                <div className="side-lower">{talk === 'log' ? pieces.log : pieces.chat}</div>
              </>
            )}
          </section>
        )}
        <Lower asides={pieces.asides} bar={pieces.bar} odds={pieces.odds} hand={hasHand && at === 'board' && pieces.hand} />
      </main>
      <Tabs
        label="Views"
        className="bottom-tabs"
        hasSigns
        at={at}
        onPick={setAt}
        tabs={[
          { name: 'board', label: 'Board', sign: SQUARES },
          ...pieces.panels.map(panel => ({ ...panel, sign: panel.sign ?? CARD })),
          { name: 'log', label: 'Log', badge: unread, sign: PAGE },
          { name: 'rules', label: 'Rules', sign: BOOK },
        ]}
      />
      {pieces.drawer}
    </div>
  );
}
