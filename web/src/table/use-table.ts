/**
 * The table as one seat sees it, before anything is drawn: what is seen, what is done about it and what is looked up, each from its own hook, and out of
 * them what the pieces of the game's screen are given and what keys do. Where it stands on the page is shell.tsx's.
 */
import type { Deed, Ref } from '@quarry/kernel';
import type { AskedOption, GameInfo, LessonInfo } from '@quarry/protocol';
import type { GameScreen, TableProps } from '@quarry/screen';
import type { ReactNode } from 'react';
import type { Chair, ChairState } from '../connection/chair.ts';
import type { Line as Connected } from '../connection/connection.ts';
import { connection, useChair, useLine } from '../connection/page-connection.ts';
import { pagesOf } from '../plain/pages.ts';
import { useKept } from '../store/kept.ts';
import type { MyTable } from '../store/keyring.ts';
import { motionOf, type Settings, settings } from '../store/settings.ts';
import { useWidth, type Width } from '../ui/media.ts';
import { meaningIn } from '../ui/terms.ts';
import { optionsOn } from './aiming.ts';
import { advisedAt, optionOf, placesOf } from './choosing.ts';
import { aimedAt } from './composing.ts';
import type { OwnSeat } from './curtain.tsx';
import type { HintNow } from './hinting.ts';
import { SPEEDS } from './player.ts';
import { nextSpeed } from './transport.tsx';
import { type Answering, useAnswering } from './use-answering.ts';
import { type Attention, useAttention } from './use-attention.ts';
import { useDeed } from './use-deed.ts';
import { useHint } from './use-hint.ts';
import { type Deeds, useKeys } from './use-keys.ts';
import { useNotice } from './use-notice.ts';
import type { OnePerson } from './use-one-person.ts';
import { type Opened, useOpened } from './use-opened.ts';
import { type Plan, usePlan } from './use-plan.ts';
import { usePointing } from './use-pointing.ts';
import { type Sight, useSight } from './use-sight.ts';
import { useSpoken } from './use-spoken.ts';
import { useWishes, type Wishes } from './use-wishes.ts';

/** Where one sits, and at what. */
export interface Given {
  readonly chair: Chair;
  readonly info: GameInfo;
  readonly screen: GameScreen;
  readonly mine: MyTable | undefined;
  readonly seats: readonly OwnSeat[];
  readonly onePerson: OnePerson;
}

interface Parts extends Given {
  /** The lesson that is followed here. */
  readonly lesson: LessonInfo | null;
  /** What it says of the question, unless hints are switched off. */
  readonly hint: HintNow | null;
  /** Whether the last hint of the lesson was given. */
  readonly isTaught: boolean;
  /** How many hints of the lesson have come. */
  readonly hintsHeard: number;
  readonly state: ChairState;
  readonly line: Connected;
  readonly width: Width;
  readonly set: Settings;
  /** Those who share a screen read names. */
  readonly isAlone: boolean;
  readonly sight: Sight;
  readonly answering: Answering;
  readonly attention: Attention;
  readonly opened: Opened;
  readonly wishes: Wishes;
  /** What is being shown to happen. */
  readonly deed: Deed | undefined;
  /** What one means to do next. */
  readonly plan: Plan;
}

/** What every place of the table draws from. */
export interface Table extends Parts {
  /** What the pieces of the game's screen are given. */
  readonly props: TableProps;
  /** Where a screen reader hears what happens. */
  readonly heard: ReactNode;
  undo(): void;
}

export function useTable(given: Given): Table {
  const { chair, info, screen, seats } = given;
  const state = useChair(chair);
  const line = useLine();
  const width = useWidth();
  const set = useKept(settings);
  const isAlone = seats.length === 1;
  const sight = useSight(chair, state, screen, isAlone);
  const { seen, asked, lines, shown } = sight;
  const lesson = info.lessons.find(one => one.id === seen.lesson) ?? null;
  const { hint, suggests, isTaught, hintsHeard } = useHint(chair.table, set.hints ? lesson : null, asked, seen.passedHints);
  const answering = useAnswering(chair, state, sight, info, suggests, given.onePerson.own);
  const deed = useDeed(shown.now);
  const { say, region } = useSpoken(asked, lines);
  useNotice(seen.name, asked);
  const showPointing = usePointing(chair, state, set);
  const attention = useAttention(asked?.n, seen.status === 'over');
  const opened = useOpened(state.seen?.asked?.n ?? null);
  const wishes = useWishes(chair);
  const plan = usePlan(asked === null && seen.status !== 'over');
  const parts: Parts = {
    ...given,
    lesson,
    hint,
    isTaught,
    hintsHeard,
    state,
    line,
    width,
    set,
    isAlone,
    sight,
    answering,
    attention,
    opened,
    wishes,
    deed,
    plan,
  };
  const undo = (): void => void undoOnce(parts);
  useKeys(deedsOf(parts, undo));
  return {
    ...parts,
    props: propsOf(parts, say, showPointing),
    heard: region,
    undo,
  };
}

const NOTHING: readonly Ref[] = [];

/** A thing that one plans for is one's own affair; else everybody is shown it. A spectator points at nothing, and a plan is no mere place. */
const pingBy =
  (as: number | null, plan: Plan, { request }: Wishes): TableProps['ping'] =>
  about => {
    if (!plan.isPlanning) return as === null ? undefined : void request({ type: 'ping', about });
    if ('kind' in about) plan.take(about);
  };

/** Fingers of the others, what they point at while they choose, and one's own plan, which nobody else sees. */
function fingersOf({ pings, pointing, as }: ChairState, { at }: Plan): TableProps['pings'] {
  if (pointing.length === 0 && !at) return pings;
  const others = pointing.filter(({ seat }) => !pings.some(ping => ping.seat === seat)); // who presses long points there, and nowhere else
  return [...pings, ...others, ...(at ? [{ about: at, name: 'your plan', seat: as }] : [])];
}

function propsOf(
  { info, screen, state, width, set, sight, answering, attention, opened, wishes, plan }: Parts,
  say: (text: string) => void,
  showPointing: (at: Ref | null) => void,
): TableProps {
  const { seen, asked, shown, lineAt } = sight;
  const { choice, composer, way, placing, whyNot, intent, advice } = answering;
  const { read, marked } = attention;
  return {
    view: seen.view,
    seat: state.as,
    people: seen.people,
    stage: sight.stage,
    ended: seen.ended,
    asked,
    lit: about => optionsOn(asked, about),
    chosen: choice.chosen,
    choose: answering.choose,
    placed: placing.placed,
    place: placing.place,
    moveEnd: placing.moveEnd,
    pointed: choice.pointed ?? composer.deed?.option ?? null,
    target: targetOf(choice, composer),
    deed: composer.deed?.ahead.steps,
    look: choice.look,
    point(key, isByKeys = false, toward) {
      choice.point(key, !isByKeys, toward);
      const option = optionOf(asked, key);
      way.seek(composer.begins(option) ? option : null, toward);
      showPointing(toward ?? option?.about[0] ?? null);
    },
    way: way.way,
    intent: (about, isNow) => (sight.isShowing ? null : intent(about, isNow)),
    sought: composer.pointed ?? soughtBy(width, composer) ?? choice.sought,
    whyNots: whyNot.all,
    whyNot: whyNot.of,
    showWhyNot(about) {
      const why = whyNot.of(about);
      if (why) {
        opened.cite({ rule: why.why, says: why.says });
        say(why.says);
      }
    },
    openRule: opened.openRule,
    inspected: attention.inspected,
    inspect: about => (plan.isPlanning && about ? plan.take(about) : attention.inspect(about)),
    ping: pingBy(state.as, plan, wishes),
    pings: fingersOf(state, plan),
    now: shown.now,
    looked: (shown.now ?? read ?? (marked && lineAt(marked.at)))?.beat?.about ?? advisedAt(asked, advice.keys) ?? NOTHING,
    motion: motionOf(set),
    isNarrow: width === 'narrow',
    hasRemarks: set.remarks,
    told: sight.lines,
    ...(screen.Page && { pages: pagesOf(seen.describes) }),
    face: no => info.faces[no] ?? { name: `Card ${no}`, kind: '', says: '' },
    meaning: word => meaningIn(info.terms, word),
  };
}

/** What a deed that is put together is done to; else the thing that is pointed at, or the only one that the option is about. */
function targetOf({ toward, pointed }: Answering['choice'], { deed }: Answering['composer']): NonNullable<TableProps['target']> | null {
  if (deed?.at) return { about: deed.at, isChosen: true };
  const [only, ...more] = placesOf(pointed);
  const about = toward ?? (more.length === 0 ? only : undefined);
  return about ? { about, isChosen: false } : null;
}

/** Where the panel of a deed covers much of the board, as on a phone or a small desk, what it is done to is looked at beside it. */
function soughtBy(width: Width, { deed }: Answering['composer']): AskedOption | null {
  const about = deed && width !== 'wide' ? aimedAt(deed) : [];
  return about.length > 0 ? { ...deed!.option, about } : null;
}

/** One click is taken back as one, however many answers it took; where others are asked first, they are asked once. */
async function undoOnce({ chair, sight, answering, wishes, onePerson }: Parts): Promise<void> {
  const { last } = onePerson;
  if (last && last.chair !== chair) {
    onePerson.tookBack();
    return void (await connection()
      .ask(last.chair, { type: 'undo' })
      .catch(() => undefined));
  }
  if (sight.seen.undo.how === 'none') return;
  const steps = 1 + (answering.isOnesOwn ? answering.choice.followed() : 0);
  for (let i = 0; i < steps; i++) {
    onePerson.tookBack();
    await wishes.request({ type: 'undo' });
  }
}

function deedsOf({ sight, answering, attention, opened }: Parts, undo: () => void): Deeds {
  const { shown, asked, isShowing } = sight;
  const { player } = shown;
  return {
    isBusy: isShowing || shown.page !== null,
    skip: () => (shown.page ? answering.pageGuard.act('', shown.turn) : player.skip()),
    fold: shown.fold,
    pause: shown.isPaused ? player.play : player.pause,
    step: player.step,
    faster: () => player.setSpeed(nextSpeed(shown.speed, SPEEDS)),
    choose: i => asked?.options[i] && !answering.composer.deed && answering.choose(asked.options[i].key),
    confirm: answering.confirm,
    back() {
      if (opened.sheet || answering.back()) return;
      if (opened.cited) opened.cite(null);
      else attention.inspect(null);
    },
    undo,
    rules: () => opened.browse(null),
    help: () => opened.openSheet('help'),
  };
}
