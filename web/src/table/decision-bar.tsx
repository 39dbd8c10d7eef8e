/** What is asked, in one sentence, and the answers; what somebody else is asked; or how the match ended. */
import { type ClauseId, type Face, lasted, type Ref, sayList, sentence, type Unit } from '@quarry/kernel';
import type { Asked, AskedOption, Seen } from '@quarry/protocol';
import { countedIn, isInOrder, oddsSay } from '@quarry/screen';
import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { Explained, TermsHere } from '../ui/explained.tsx';
import { tooltipOf } from '../ui/terms.ts';
import type { Narrowed } from './aiming.ts';
import { countSays, doneSays, fitSays, heldSays, isEnough, likely, litSays, MANY, strip, weighedIn } from './choosing.ts';
import { CountedRow } from './counted-row.tsx';
import type { OwnSeat } from './curtain.tsx';
import { DiceChoice, diceIn, useMeantDie } from './dice-choice.tsx';
import { PlacingControls, PlacingNote } from './placing-bar.tsx';
import { figured } from './top-bar.tsx';
import type { Advice } from './use-advice.ts';
import type { Choice } from './use-choice.ts';
import { useClearSide } from './use-clear-side.ts';
import { type OnTable, useOnTable } from './use-on-table.ts';
import './decision.css';
import type { Placing } from './use-placing.ts';
import { type Guard, pressAgain } from './use-stray.ts';

/** Longer than this, an option that reads `name: what it does` is drawn by its name; the rest is told when it is pointed at, or below a deed. */
const LONG = 36;

export function shortOf(option: AskedOption): { readonly head: string; readonly rest: string } {
  const { says } = option;
  const at = says.indexOf(': ');
  return at > 0 && (says.length > LONG || isDeed(option))
    ? { head: says.slice(0, at), rest: says.slice(at + 2) }
    : { head: says, rest: '' };
}

/** An option that is nothing on the table: what it does can be read nowhere but here. */
const isDeed = ({ about }: AskedOption): boolean => about.every(({ kind }) => kind === 'action');

/** So much about a few options is told below their names, where it is read before one is chosen. */
const BRIEF = 72;
const isTold = (option: AskedOption, { options }: Asked): boolean => {
  const { rest } = shortOf(option);
  return rest !== '' && (isDeed(option) || (rest.length <= BRIEF && options.length <= MANY));
};

/** What an option tells can be read on the card that it is about. */
const isOnItsCard = (option: AskedOption, face: AskedProps['face']): boolean =>
  option.about.some(({ kind, id }) => kind === 'card' && face(Number(id)).says.includes(shortOf(option).rest.replace(/\.$/, '')));

/**
 * Options that have a button: all of them, if they are few; none that lies on the table, if everything does, for then one chooses there. Of many, those on
 * the table are counted and can be listed, and so are those of few that the table tells whole.
 */
export function buttonsFor(
  asked: Asked,
  { keys, told }: OnTable,
  face: AskedProps['face'],
  options = asked.options,
): readonly AskedOption[] {
  const isElsewhere = (one: AskedOption): boolean =>
    !keys.has(one.key) || (isTold(one, asked) && !isOnItsCard(one, face) && !told.has(one.key));
  const shown = options.filter(isElsewhere);
  return shown.length > 0 && options.length <= MANY && !options.some(one => told.has(one.key)) ? options : shown;
}

interface AskedProps {
  readonly asked: Asked;
  /** Whose question it is, where one person plays several seats. */
  readonly whose: OwnSeat | null;
  readonly choice: Choice;
  readonly placing: Placing;
  /** What a plane is measured in, and whether its board has a scale to read. */
  readonly unit: Unit | null;
  readonly hasScale: boolean;
  /** What the game's screen has to help to lay a way. */
  readonly aids: ReactNode;
  /** What it tells of the way below the answers, where the board has no room for it. */
  readonly laid: ReactNode;
  readonly isSending: boolean;
  readonly isOffline: boolean;
  /** What is chosen now was tried, and does not do. */
  readonly isRefused: boolean;
  /** Nobody else is at the table to be asked before something is taken back. */
  readonly isAlone: boolean;
  /** A phone: what an option does stands below its name, for nobody points at it first. */
  readonly isNarrow: boolean;
  /** What is to be known for the question stands elsewhere. */
  readonly isToldBeside: boolean;
  /** Options about the thing that was inspected, if several are: they come first. */
  readonly narrowed: Narrowed | null;
  /** What each verb of the game does. */
  readonly verbs: Readonly<Record<string, string>>;
  readonly advice: Advice;
  readonly guard: Guard;
  readonly face: (no: number) => Face;
  readonly onAll: () => void;
  readonly onWhy: () => void;
  readonly onRule: (id: ClauseId) => void;
  readonly onStops: (() => void) | null;
  /** Lets the question rest, if it may. */
  readonly onRest: (() => void) | null;
}

export function AskedBar(props: AskedProps): ReactNode {
  const { asked, choice, placing, isSending, isOffline, isNarrow, verbs, advice, guard } = props;
  const { nudged } = guard;
  const isQuiet = nudged === null && !isOffline && !choice.isHeld && asked.choose === 'one' && !hasNotes(asked, verbs, isNarrow);
  const bar = useFocusKept();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read from its beginning
  useEffect(() => {
    bar.current?.closest('.place-bar')?.scrollTo({ top: 0 });
  }, [asked.n]);
  return (
    <section
      className={`decision ${placing.placed ? 'decision-placing' : ''}`}
      aria-label="Your decision"
      aria-busy={isSending}
      data-held={choice.isHeld ? '' : undefined}
      data-nudged={nudged === null ? undefined : ''}
      onClickCapture={guard.onClickCapture}
      ref={bar}
      tabIndex={-1}
    >
      <Asks {...props} />
      {choice.isHeld ? (
        <Confirm choice={choice} isSending={isSending} />
      ) : placing.placed ? (
        <PlacingControls {...props} placed={placing.placed} />
      ) : (
        <Options {...props} />
      )}
      {isToldBelow(props) && <Told {...props} />}
      <Over says={[asked.n, choice.pointed?.key, nudged, advice.says].join(' ')}>
        {advice.says !== '' && !choice.isHeld && (
          <p className="decision-advised" role="status">
            {advice.says}
          </p>
        )}
        <Note {...props} isQuiet={isQuiet} />
      </Over>
    </section>
  );
}

/** Where that stands which is told over the bar. */
function Over({ says, children }: { readonly says: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="decision-over" ref={useClearSide(says)}>
      {children}
    </div>
  );
}

/** What is asked, what is to be known for it, and where one learns more. */
function Asks({ asked, whose, choice, isNarrow, isToldBeside, narrowed, advice, onAll, onWhy, onStops, onRest }: AskedProps): ReactNode {
  const held = choice.isHeld && choice.pointed;
  return (
    <div className="decision-asks">
      <h2 className="decision-question">
        {whose && (
          <span className="decision-whose" style={figured(whose)}>
            {whose.name}:{' '}
          </span>
        )}
        <Explained text={(held || null)?.asksFirst ?? asked.says} isPassedOver />
        {held && !held.asksFirst && <b className="decision-held"> {shortOf(held).head}</b>}
      </h2>
      <button type="button" className="link" onClick={onWhy} title={`Rule ${asked.rule}`}>
        why?
      </button>
      {asked.isWindow && onStops && (
        <button type="button" className="link" onClick={onStops}>
          ask me only when …
        </button>
      )}
      {asked.rest && onRest && !choice.isHeld && (
        <button type="button" className="link" onClick={onRest} title="The table answers for you until then.">
          not until {asked.rest.until}
        </button>
      )}
      {advice.isOffered && asked.options.length > 1 && !choice.isHeld && <Adviser advice={advice} isNarrow={isNarrow} />}
      {narrowed && (
        <button type="button" className="link" onClick={onAll}>
          all options
        </button>
      )}
      {!isToldBelow({ asked, isNarrow }) && <Told asked={asked} isToldBeside={isToldBeside} />}
    </div>
  );
}

/** So many letters are a line of a phone. */
const LINE = 44;

/** On a phone what has more than a line to tell stands below the answers, which come first there. */
const isToldBelow = ({ asked: { told }, isNarrow }: Pick<AskedProps, 'asked' | 'isNarrow'>): boolean =>
  isNarrow && (told?.length ?? 0) > LINE;

/** What is to be known for the question: beside it, or below the answers. */
function Told({ asked: { told }, isToldBeside }: Pick<AskedProps, 'asked' | 'isToldBeside'>): ReactNode {
  if (!told || isToldBeside) return null;
  return (
    <p className="decision-told">
      <Explained text={told} isPassedOver />
    </p>
  );
}

/** What is to be said just now: of a press, of the choice so far, of what is pointed at. */
function Note(props: AskedProps & { readonly isQuiet: boolean }): ReactNode {
  const { asked, choice, placing, hasScale, laid, isSending, isOffline, isAlone, isNarrow, isQuiet, verbs, guard, onRule } = props;
  const { nudged } = guard;
  return (
    <p className={`decision-note ${isQuiet ? 'is-needless' : ''} ${asked.choose === 'some' && nudged === null ? 'is-count' : ''}`}>
      {nudged !== null ? (
        <b role="status">{pressAgain(nudged)}</b>
      ) : isOffline && isSending ? (
        <b>No connection: your choice is kept and will be sent.</b>
      ) : choice.isHeld ? (
        !choice.pointed?.asksFirst && <span>{heldSays(choice.look, isAlone)}</span>
      ) : asked.choose === 'some' ? (
        <span role="status">
          {asked.isFitted ? fitSays(asked, choice.chosen.length, choice.gathered) : countSays(asked, choice.chosen.length)}
        </span>
      ) : placing.placed ? (
        <PlacingNote
          asked={asked}
          placed={placing.placed}
          isShownThere={placing.placed.facts !== undefined && !hasScale}
          laid={laid}
          onRule={onRule}
        />
      ) : (
        <Explained text={noteOf(asked, choice.pointed, verbs, isNarrow)} isPassedOver />
      )}
    </p>
  );
}

/** Asks for advice, and puts it away again. What it may say has its room from the beginning: nothing beside it moves when it is known, for it is read over the bar. */
function Adviser({ advice, isNarrow }: Pick<AskedProps, 'advice' | 'isNarrow'>): ReactNode {
  const [asks, thinks, hides] = isNarrow ? ['advice', 'wait…', 'hide'] : ['what would you do?', 'I am thinking …', 'hide advice'];
  return (
    <button type="button" className="link decision-adviser" aria-busy={advice.isAwaited} data-room={asks} onClick={advice.ask}>
      {advice.isAwaited ? thinks : advice.says === '' ? asks : hides}
    </button>
  );
}

/** What is pointed at, if its button does not tell it; else what all options have in common. */
export function noteOf(asked: Asked, pointed: AskedOption | null, verbs: AskedProps['verbs'], isNarrow: boolean): string {
  const isOnButton = pointed !== null && isNarrow && isTold(pointed, asked);
  const told = pointed && !isOnButton ? shortOf(pointed).rest : '';
  const does = (option: AskedOption | undefined): string => verbs[option?.verb ?? ''] ?? '';
  if (pointed) return sentence(told) || (isOnButton ? '' : does(pointed));
  const [first, ...others] = asked.options;
  return others.length > 0 && others.every(one => one.verb === first!.verb) ? does(first) : '';
}

/** Whether anything may be told of the options below them: then its room is kept, so that none of them moves when it is told. */
const hasNotes = (asked: Asked, verbs: AskedProps['verbs'], isNarrow: boolean): boolean =>
  [null, ...asked.options].some(pointed => noteOf(asked, pointed, verbs, isNarrow) !== '');

/** Whoever answers by keys stays at the decision: a focus that went with the last question, or with what was pressed, comes to the bar. */
function useFocusKept(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // A focus that goes from one thing to the next is nowhere for a moment.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return bar;
}

/** What ends a turn is confirmed where it stands: a second press does it. */
function Confirm({ choice, isSending }: { readonly choice: Choice; readonly isSending: boolean }): ReactNode {
  const isEnd = choice.pointed?.isEnd === true;
  const back = (
    <button type="button" className="button option" onClick={() => choice.back()}>
      Back
    </button>
  );
  const confirm = (
    // biome-ignore lint/a11y/noAutofocus: whoever chose by key confirms by key
    <button type="button" className="button button-filled option" autoFocus disabled={isSending} onClick={choice.confirm}>
      {choice.pointed?.asksFirst ? 'End anyway' : 'Confirm'}
    </button>
  );
  return (
    <>
      <div className="decision-options decision-confirm">
        {!isEnd && confirm}
        {back}
      </div>
      {isEnd && <div className="decision-end">{confirm}</div>}
    </>
  );
}

function Options({ asked, choice, isSending, isRefused, isNarrow, narrowed: inspected, advice, face }: AskedProps): ReactNode {
  const onTable = useOnTable(asked);
  const [meant, mean] = useMeantDie(asked);
  const narrowed = inspected ?? meant;
  const dice = diceIn(asked);
  const [listed, setListed] = useState(-1);
  const isListed = listed === asked.n;
  const buttons = (narrowed?.options ?? asked.options).filter(one => !dice.has(one.key) && !one.givesUp);
  const shown = narrowed || isListed ? buttons : buttonsFor(asked, onTable, face, buttons);
  const away = narrowed ? 0 : buttons.length - shown.length;
  const { counted, piles } = countedIn(asked, shown, face);
  const isMany = piles.length > MANY;
  const first = narrowed ? null : likely(asked);
  const mayEnd = isEnough(asked, choice.chosen) && choice.gathered?.not === undefined;
  // To go on with nothing is an answer like others, and not the one that was put together.
  const isNothing = asked.min === 0 && !asked.dice && choice.chosen.length === 0;
  const going = piles.filter(([option]) => !option.isEnd);
  const oddsOf = useWeighed(asked, choice, isNarrow);
  const button = (pile: (typeof piles)[number]): ReactNode => (
    <OptionButton
      key={pile[0].key}
      option={pile[0]}
      alike={pile.map(({ key }) => key)}
      number={asked.options.indexOf(pile[0]) + 1}
      isLikely={pile[0].key === first && !isMany}
      asked={asked}
      choice={choice}
      isAdvised={pile.some(({ key }) => advice.keys.includes(key))}
      odds={oddsOf(pile[0].key)}
      toward={narrowed?.to}
      isNarrow={isNarrow}
      isSending={isSending}
    />
  );
  return (
    <>
      <DiceChoice asked={asked} choice={choice} meant={meant?.to ?? null} onMeant={mean} advised={advice.keys} isSending={isSending} />
      {away > 0 && (
        <p className="options-on-table">
          {litSays(shown.length === 0 && dice.size === 0)}
          <button type="button" className="link" onClick={() => setListed(asked.n)}>
            as a list ({buttons.length})
          </button>
        </p>
      )}
      {counted.map(one => (
        <CountedRow
          key={one.options[0].key}
          counted={one}
          max={asked.max}
          chosen={choice.chosen}
          isSending={isSending}
          onChoose={choice.gather}
        />
      ))}
      {going.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div className={`${strip(going.length, isMany)} ${going.length > 3 ? 'decision-row' : ''}`} role="group" aria-label="Options">
          {going.map(button)}
        </div>
      )}
      {going.length < piles.length && <div className="decision-end">{piles.filter(([option]) => option.isEnd).map(button)}</div>}
      {asked.choose === 'some' && (
        <button
          type="button"
          className={`button option option-done ${mayEnd && !isRefused && !isNothing ? 'button-filled' : ''}`}
          disabled={isSending || !mayEnd}
          onClick={choice.done}
        >
          {doneSays(asked, choice.chosen.length)}
        </button>
      )}
    </>
  );
}

/** A line without a word. */
const NO_ODDS = '\u00a0';

/** What the odds of an option are, in a line of its button; its room is kept while they are awaited. Null where they are told elsewhere. */
function useWeighed(asked: Asked, choice: Choice, isNarrow: boolean): (key: string) => string | null {
  const keys = isNarrow ? weighedIn(asked) : [];
  const weigh = useRef(choice.weigh);
  weigh.current = choice.weigh;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => weigh.current(keys), [asked.n, isNarrow]);
  return key => (keys.includes(key) ? oddsSay(choice.weighed(key)?.odds ?? {}) || NO_ODDS : null);
}

interface ButtonProps {
  readonly option: AskedOption;
  /** The keys of this option and of those that nobody can tell from it. */
  readonly alike: readonly string[];
  readonly number: number;
  readonly isLikely: boolean;
  readonly asked: Asked;
  readonly choice: Choice;
  /** A sensible player would take it. */
  readonly isAdvised: boolean;
  /** What its odds are, where they stand on it. */
  readonly odds: string | null;
  /** The thing that it was chosen on. */
  readonly toward: Ref | undefined;
  readonly isNarrow: boolean;
  readonly isSending: boolean;
}

function OptionButton({
  option,
  alike,
  number,
  isLikely,
  asked,
  choice,
  isAdvised,
  odds,
  toward,
  isNarrow,
  isSending,
}: ButtonProps): ReactNode {
  const isSome = asked.choose === 'some';
  const places = isSome ? choice.chosen.flatMap((key, i) => (alike.includes(key) ? [i + 1] : [])) : [];
  const isChosen = places.length > 0;
  const { head, rest } = shortOf(option);
  const isWhole = isNarrow && isTold(option, asked);
  const means = tooltipOf(head, useContext(TermsHere));
  const copies = alike.length === 1 ? '' : isChosen ? `${places.length} of ${alike.length}` : `×${alike.length}`;
  return (
    <button
      type="button"
      className={`button option ${isLikely ? 'button-filled' : ''} ${isChosen ? 'option-chosen' : ''} ${isAdvised ? 'option-advised' : ''}`}
      data-key={option.key}
      data-alike={alike.length > 1 ? alike.join(' ') : undefined}
      aria-pressed={isSome ? isChosen : undefined}
      disabled={isSending}
      title={[rest, number <= 9 ? `Key ${number}` : '', means].filter(Boolean).join('\n') || undefined}
      aria-label={rest && !isWhole && !copies ? option.says : undefined}
      onClick={() => choice.choose(option.key, toward, alike)}
      onPointerEnter={() => choice.point(option.key)}
      onPointerLeave={() => choice.point(null)}
      onFocus={() => choice.point(option.key)}
      onBlur={() => choice.point(null)}
    >
      {isSome && (
        <span className="option-mark" aria-hidden="true">
          {isChosen ? (isInOrder(asked) ? places.join(', ') : '✓') : ''}
        </span>
      )}
      {isWhole ? (
        <span className="option-deed">
          <b>
            {head}
            <span className="heard">: </span>
          </b>
          <small>{sentence(rest)}</small>
        </span>
      ) : (
        head
      )}
      {copies && <span className="option-copies">{copies}</span>}
      {copies && rest && !isWhole && <span className="heard">: {rest}</span>}
      {odds !== null && <small className={`option-odds ${odds === NO_ODDS ? 'is-blank' : ''}`}>{odds}</small>}
      {isAdvised && <span className="heard"> (advised)</span>}
    </button>
  );
}

interface WaitingProps {
  readonly seen: Seen;
  readonly as: number | null;
  readonly bots: readonly string[];
  readonly onStandIn: (seat: number, bot: string) => void;
}

/** Whom the table waits for, and for how long; somebody who is away can be stood in for. */
export function WaitingBar({ seen, as, bots, onStandIn }: WaitingProps): ReactNode {
  const { waiting, people } = seen;
  const seats = 'seats' in waiting ? waiting.seats.filter(seat => seat !== as) : [];
  const awaited = people.filter(person => seats.includes(person.seat));
  const seconds = useSeconds(`${seats.join(' ')} ${'window' in waiting ? waiting.window : ''}`);
  const away = awaited.filter(person => person.who !== 'bot' && person.bot === null && !person.isHere);
  const bot = bots.includes('sensible') ? 'sensible' : bots[0];
  return (
    <section className="decision decision-waiting" aria-label="Waiting">
      <div className="decision-asks">
        <h2 className="decision-question">
          {'window' in waiting
            ? 'A moment to react'
            : awaited.length > 0
              ? `Waiting for ${sayList(awaited.map(one => one.name))}`
              : 'One moment …'}
        </h2>
        <p className="decision-note">
          {as === null && 'You are watching. '}
          {'window' in waiting && 'Somebody may interrupt here. '}
          {away.length > 0 && `${sayList(away.map(one => one.name))} ${away.length === 1 ? 'is' : 'are'} away. `}
          {seconds >= 5 && <span>{lasted(seconds)}</span>}
        </p>
      </div>
      <div className={strip(away.length)}>
        {bot &&
          as !== null &&
          away.map(person => (
            <button key={person.seat} type="button" className="button option" onClick={() => onStandIn(person.seat, bot)}>
              {person.who === 'open' ? `Let a bot take seat ${person.seat + 1}` : `Let a bot stand in for ${person.name}`}
            </button>
          ))}
      </div>
    </section>
  );
}

/** Seconds since this was first waited for. */
function useSeconds(what: string): number {
  const [began, setBegan] = useState({ what, at: Date.now() });
  const [now, setNow] = useState(Date.now());
  if (began.what !== what) setBegan({ what, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - began.at) / 1_000);
}
