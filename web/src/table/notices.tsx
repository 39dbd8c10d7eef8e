/** What comes and goes at the table: odds, votes, a pause, trouble. */
import { type ClauseId, type Ref, sayList } from '@quarry/kernel';
import type { AskedOption, Person, Vote } from '@quarry/protocol';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Line as Connected } from '../connection/connection.ts';
import { bestPlace, type Place, weightsOf } from './card-place.ts';
import { pressAgain, useGuard } from './use-stray.ts';

interface OddsProps {
  readonly pointed: AskedOption;
  /** The kind of thing that the board is made of, e.g. `square`. */
  readonly ground: string | null;
  /** What was looked at, and may have a card of its own over the board. */
  readonly inspected: Ref | null;
  readonly children: ReactNode;
}

/** What has just been laid or moved on the board stands still after so many milliseconds. */
const AT_REST = 300;

/** What lies over the board already, the card of what was looked at above all, is not to be covered, nor to cover the odds; nor is what is written there, what the moment is about, or what moves the picture. */
const LIES_OVER = '.side-glance, [data-lies-over], .board-tag, .edge-chip, .viewport-tools, .place-board [data-looked]';
const OVER = 20;

/** The odds stand at the edge of the board where they cover the least, and never what is pointed at. */
export function OddsCard({ pointed, ground, inspected, children }: OddsProps): ReactNode {
  const card = useRef<HTMLElement>(null);
  const [at, setAt] = useState<Place>('top-right');
  const [foot, setFoot] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked at lies over the board from then on
  useLayoutEffect(() => {
    const place = (): void => {
      const board = card.current?.closest('.place-board');
      if (!card.current || !board) return;
      const over = [...document.querySelectorAll(LIES_OVER)].map(element => ({ box: element.getBoundingClientRect(), weight: OVER }));
      const things = [...board.querySelectorAll('[data-about], .minimap')].map(element => ({
        about: element.getAttribute('data-about') ?? '',
        isLit: element.hasAttribute('data-lit'),
        box: element.getBoundingClientRect(),
      }));
      const weights = weightsOf(
        things,
        pointed.about.map(ref => `${ref.kind} ${ref.id}`),
        ground,
      );
      const room = board.getBoundingClientRect();
      const covered = coveredBelow(room.bottom);
      const strip = stripOver(card.current);
      setFoot(covered);
      setAt(
        bestPlace(
          { left: room.left, top: room.top + strip, width: room.width, height: room.height - strip - covered },
          card.current.getBoundingClientRect(),
          [...things.map(({ box }, i) => ({ box, weight: weights[i]! })), ...over],
        ),
      );
    };
    place();
    const timer = setTimeout(place, AT_REST);
    // What stands over the bar takes its room, also what comes later, and in a window of another size, where the picture goes elsewhere.
    const [sizes, contents] = [new ResizeObserver(place), new MutationObserver(place)];
    for (const one of document.querySelectorAll('.place-board, .place-lower')) sizes.observe(one);
    for (const one of document.querySelectorAll('.place-lower')) contents.observe(one, { childList: true, subtree: true });
    for (const one of document.querySelectorAll('.viewport-svg > g')) contents.observe(one, { attributeFilter: ['transform'] });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      contents.disconnect();
    };
  }, [pointed, ground, inspected]);
  return (
    <aside ref={card} className={`odds odds-${at}`} style={{ '--foot': `${foot}px` } as CSSProperties} aria-label={`Odds: ${pointed.says}`}>
      {children}
    </aside>
  );
}

/** How high what a game has above its board is, in pixels: it is said in the letters of the page. */
const stripOver = (card: Element): number =>
  (Number.parseFloat(getComputedStyle(card).getPropertyValue('--strip')) || 0) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How high the bar, the hand behind it and what is told of an option stand over the lower edge of the board, in pixels. */
function coveredBelow(edge: number): number {
  const over = [...document.querySelectorAll('.place-lower, .place-lower :is(.decision-note, .decision-advised)')].map(one =>
    one.getBoundingClientRect(),
  );
  return Math.round(Math.max(0, ...over.map(({ top, height }) => (height > 0 ? edge - top : 0))));
}

interface VoteProps {
  readonly vote: Vote;
  readonly people: readonly Person[];
  readonly as: number | null;
  readonly onVote: (yes: boolean) => void;
}

export function VoteBar({ vote, people, as, onVote }: VoteProps): ReactNode {
  const nameOf = (seat: number): string => people.find(person => person.seat === seat)?.name ?? `Seat ${seat + 1}`;
  const isAsked = as !== null && vote.open.includes(as);
  const guard = useGuard(`vote ${vote.id}`);
  return (
    <section
      className="decision decision-vote"
      aria-label="Vote"
      data-nudged={guard.nudged === null ? undefined : ''}
      onClickCapture={guard.onClickCapture}
    >
      <div className="decision-asks">
        <h2 className="decision-question">{vote.says}</h2>
        <p className="decision-note">
          {guard.nudged === null ? (
            voteSays(vote, nameOf, as)
          ) : (
            <b role="status">{pressAgain(guard.nudged, 'You have just been asked to vote.')}</b>
          )}
        </p>
      </div>
      {isAsked && (
        <div className="decision-options">
          <button type="button" className="button button-filled option" onClick={() => onVote(true)}>
            Undo it
          </button>
          <button type="button" className="button option" onClick={() => onVote(false)}>
            Keep it
          </button>
        </div>
      )}
    </section>
  );
}

/** Who has agreed besides whoever asks, and who is still to be heard: the reader by what they may do, the others by name. */
export function voteSays({ by, yes, open }: Vote, nameOf: (seat: number) => string, as: number | null): string {
  const agreed = yes.filter(seat => seat !== by && seat !== as).map(nameOf);
  const others = open.filter(seat => seat !== as).map(nameOf);
  return [
    ...(agreed.length > 0 ? [`${sayList(agreed)} ${agreed.length === 1 ? 'agrees' : 'agree'}.`] : []),
    ...(as !== null && open.includes(as) ? ['Do you agree?'] : []),
    ...(others.length > 0 ? [`Waiting for ${sayList(others)}.`] : []),
  ].join(' ');
}

export function PausedBar({ canGoOn, onGoOn }: { readonly canGoOn: boolean; readonly onGoOn: () => void }): ReactNode {
  return (
    <section className="decision decision-waiting" aria-label="Paused">
      <div className="decision-asks">
        <h2 className="decision-question">The table is paused</h2>
        <p className="decision-note">Everything is saved; go on tonight or next week.</p>
      </div>
      {canGoOn && (
        <div className="decision-options">
          <button type="button" className="button button-filled option" onClick={onGoOn}>
            Go on
          </button>
        </div>
      )}
    </section>
  );
}

interface TroubleProps {
  readonly line: Connected;
  readonly isSending: boolean;
  readonly refused: { readonly says: string; readonly why: ClauseId | null } | null;
  readonly onRule: (id: ClauseId) => void;
  readonly onRead: () => void;
}

const PATIENCE = 700;
const STEADY = 250;

export function Troubles({ line, isSending, refused, onRule, onRead }: TroubleProps): ReactNode {
  // A line that opens only to break again, as while a table moves to another machine, is none.
  const isSteady = useLasting(line === 'open', STEADY);
  const isAway = useLasting(!isSteady, PATIENCE);
  return (
    <>
      {isAway && (
        <p className="trouble" role="status">
          {line === 'connecting' ? 'Connecting …' : 'No connection; trying again.'}
          {isSending && ' Your choice is kept and will be sent.'}
        </p>
      )}
      {refused && (
        <p className="trouble" role="alert">
          {refused.says}{' '}
          {refused.why && (
            <button type="button" className="link" onClick={() => onRule(refused.why!)} title={`Rule ${refused.why}`}>
              why not?
            </button>
          )}{' '}
          <button type="button" className="link" onClick={onRead}>
            All right
          </button>
        </p>
      )}
    </>
  );
}

/** True once it has been true for a while: a hiccup is not worth a word. */
function useLasting(is: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), ms);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return is && lasts;
}
