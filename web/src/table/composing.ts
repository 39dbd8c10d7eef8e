/**
 * A deed of several questions that is being put together: what is chosen in each so far, what that would come to, and whether it waits for the server. What
 * it consists of is the server's to say (`ahead`); use-composer.ts asks it. Pure.
 */
import type { Answer, Ref } from '@quarry/kernel';
import { type Ahead, type AheadStep, type Asked, type AskedOption, questionNo } from '@quarry/protocol';
import { asPercent, figuresOf, isCertain, isNever } from '@quarry/screen';
import type { Answered } from '../connection/chair.ts';
import type { Settings } from '../store/settings.ts';
import { isSame } from './aiming.ts';
import { answerOf, toggled } from './choosing.ts';

export interface Composing {
  /** The question that it begins with. */
  readonly n: number;
  readonly kind: string;
  /** The option that begins it. */
  readonly option: AskedOption;
  /** The thing that was clicked. */
  readonly at: Ref | undefined;
  /** The answers that what follows is asked with: another list is asked anew. */
  readonly given: readonly Answer[];
  /** Null until the server has said it for the first time. */
  readonly ahead: Ahead | null;
  /** What was chosen last, until it is known what follows from it. */
  readonly draft: { readonly step: number; readonly keys: readonly string[] } | null;
  readonly isAwaited: boolean;
  readonly isSent: boolean;
  /** Why it could not be done so. */
  readonly says: string | null;
}

export type Happens =
  | { readonly is: 'begun'; readonly asked: Asked; readonly option: AskedOption; readonly at: Ref | undefined }
  | { readonly is: 'foreseen'; readonly ahead: Ahead }
  /** What follows from the last choice cannot be had. */
  | { readonly is: 'unforeseen'; readonly says: string }
  | { readonly is: 'chosen'; readonly step: number; readonly keys: readonly string[] }
  | { readonly is: 'sent' }
  | { readonly is: 'refused'; readonly says: string }
  | { readonly is: 'asked'; readonly n: number }
  | { readonly is: 'closed' };

export function composed(deed: Composing | null, what: Happens): Composing | null {
  if (what.is === 'begun') return begun(what);
  if (!deed || what.is === 'closed') return null;
  if (what.is === 'foreseen') return { ...deed, ahead: what.ahead, draft: null, isAwaited: false };
  if (what.is === 'unforeseen') return { ...deed, isAwaited: false, says: what.says };
  if (what.is === 'chosen') return chosen(deed, what.step, what.keys);
  if (what.is === 'sent') return { ...deed, isSent: true, says: null };
  if (what.is === 'refused') return { ...again(deed), isSent: false, says: what.says };
  return what.n === deed.n ? deed : { ...again(deed), n: what.n };
}

const begun = ({ asked: { n, kind }, option, at }: Extract<Happens, { is: 'begun' }>): Composing => ({
  n,
  kind,
  option,
  at,
  given: [option.key],
  ahead: null,
  draft: null,
  isAwaited: true,
  isSent: false,
  says: null,
});

/** From its beginning: what was possible a moment ago may be possible no more. */
const again = (deed: Composing): Composing => ({ ...deed, given: [deed.option.key], draft: null, isAwaited: true });

/** Later questions follow from this one; too few or too many of several are kept, and nothing follows from them. */
function chosen(deed: Composing, step: number, keys: readonly string[]): Composing {
  const steps = deed.ahead?.steps ?? [];
  const asked = steps[step]?.asked;
  if (!asked || deed.isSent) return deed;
  const answer = answerOf(asked, keys);
  const before = { ...deed, draft: { step, keys }, says: null };
  if (answer === null) return { ...before, isAwaited: false };
  return { ...before, isAwaited: true, given: [...steps.slice(0, step).map(one => one.answer), answer] };
}

/** What is chosen in a question of it. */
export function keysOf({ draft, ahead }: Composing, step: number): readonly string[] {
  if (draft?.step === step) return draft.keys;
  return [ahead?.steps[step]?.answer].flat().filter(one => typeof one === 'string');
}

/** What it is done to, as far as it is chosen: things to be looked at. Where one aims at a thing or at a part of it, the thing, too. */
export function aimedAt(deed: Composing): readonly Ref[] {
  const steps = (deed.ahead?.steps ?? []).slice(1).flatMap(({ asked: { options } }, i) => {
    const isOfParts = new Set(options.flatMap(({ about }) => about.map(({ kind }) => kind))).size > 1;
    const keys = keysOf(deed, i + 1);
    return options.filter(({ key }) => isOfParts || keys.includes(key)).flatMap(({ about }) => about);
  });
  return [...(deed.at ? [deed.at] : []), ...steps].filter(({ kind }) => kind !== 'card');
}

/** Whether all of it is chosen, and known. */
export const canDo = ({ ahead, draft, isAwaited, isSent }: Composing): boolean => ahead !== null && !draft && !isAwaited && !isSent;

/** The same question, whatever was taken back meanwhile, that still offers what the deed begins with. */
export const isStill = ({ n, kind, option }: Composing, asked: Asked | null): boolean =>
  asked?.kind === kind &&
  questionNo(asked.n) === questionNo(n) &&
  asked.options.some(one => one.key === option.key && one.isComposed === true);

/** Places are put on the board, one question after the other. */
const hasPlaces = ({ steps }: Ahead): boolean => steps.some(({ asked }) => asked.choose === 'point' || asked.choose === 'path');

/** Whether the way of a walk leads to the thing. */
const comesTo = ({ steps }: Ahead, at: Ref): boolean =>
  steps.some(({ asked, answer }) => asked.options.some(one => one.key === answer && one.about.some(ref => isSame(ref, at))));

/** The places that a way leads over to a thing; none if it is no way, or does not come there. */
export const trailOf = (ahead: Ahead, at: Ref): readonly Ref[] =>
  ahead.isWalk && comesTo(ahead, at)
    ? ahead.steps.slice(1).flatMap(({ asked, answer }) => asked.options.find(({ key }) => key === answer)?.about ?? [])
    : [];

/** `alone`: its first question is answered by itself. `at-once`: there is nothing to put together. `panel`: everything of it is shown first. */
export type Way = 'alone' | 'at-once' | 'panel';

export function wayOf(ahead: Ahead, at: Ref | undefined, isHeldBack: boolean): Way {
  if (ahead.steps.length < 2 || hasPlaces(ahead)) return 'alone';
  if (!ahead.isWalk) return 'panel';
  return at && comesTo(ahead, at) ? (isHeldBack ? 'panel' : 'at-once') : 'alone';
}

/** Whether a deed with nothing to put together waits for a word all the same. */
export const mustAsk = (setting: Settings['confirm'], { isFinal }: Ahead, isAlone: boolean): boolean =>
  setting === 'always' || (setting === 'final' && isFinal && !isAlone);

/** Hints of a lesson wait for each question by itself. */
export const mayCompose = ({ composes }: Pick<Settings, 'composes'>, lesson: string | null): boolean => composes && lesson === null;

export const answersOf = ({ steps }: Ahead): readonly Answered[] =>
  steps.map(({ asked, answer }) => ({ decision: asked.kind, key: answer }));

/** Questions that are shown: the first one is answered already, and of a way none is. */
export const rowsOf = ({ steps, isWalk }: Ahead): readonly number[] => (isWalk ? [] : steps.map((_, step) => step).slice(1));

const isOfCard = ({ about }: AskedOption): boolean => about.some(({ kind }) => kind === 'card');

/** The question of it that is answered with cards, and so in the hand, too; -1 if none is. */
export const asksCards = (ahead: Ahead): number => rowsOf(ahead).find(step => ahead.steps[step]!.asked.options.some(isOfCard)) ?? -1;

/** Whether all that it asks is answered in the hand, and nothing is to be weighed: one line holds it then, where the question stands. */
export const isAllInHand = (ahead: Ahead): boolean =>
  rowsOf(ahead).length === 1 && ahead.steps[rowsOf(ahead)[0]!]!.asked.options.every(isOfCard) && tellsOdds(ahead) === null;

/** What is chosen in a question of it after a press on what lies on one pile. */
export function pressed(deed: Composing, step: number, pile: readonly string[]): readonly string[] {
  const asked = deed.ahead!.steps[step]!.asked;
  return asked.choose === 'some' ? toggled(asked, keysOf(deed, step), pile) : pile.slice(0, 1);
}

/** The question that tells most of what comes of it: the last one with odds. */
export const tellsOdds = ({ steps }: Ahead): AheadStep | null => steps.findLast(({ odds }) => odds && Object.keys(odds).length > 0) ?? null;

/** What the button says: with the chance, where there is only one thing that may or may not come of it. */
export function doesSays(ahead: Ahead): string {
  const open = figuresOf(tellsOdds(ahead)?.odds ?? {}).filter(({ bars, some }) => !bars && !isNever(some) && !isCertain(some));
  return open.length === 1 ? `${ahead.does}, ${asPercent(open[0]!.some)}` : ahead.does;
}
