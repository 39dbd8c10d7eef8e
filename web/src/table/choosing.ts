/** What a click on an option means: an answer at once, one of several that are gathered, or something to be confirmed first. Pure. */
import { type Answer, isPass, type Ref } from '@quarry/kernel';
import type { Asked, AskedOption, Look, Person } from '@quarry/protocol';
import { isInOrder, isSame } from '@quarry/screen';
import type { Settings } from '../store/settings.ts';

/** More options than this are drawn small, and those on the table are chosen there. */
export const MANY = 8;

/** So many answers stand two in a row on a phone, more than these three in a row: all of them are in sight, whole. */
const IN_PAIRS = 4;

/** The class of a strip of so many answers, by how it lies on a phone. */
export const strip = (answers: number, isMany = false): string =>
  `decision-options${isMany ? ' decision-many' : answers > IN_PAIRS ? ' decision-threes' : answers > 1 ? ' decision-pairs' : ''}`;

export const optionOf = (asked: Asked | null, key: string | null): AskedOption | null =>
  (key !== null && asked?.options.find(option => option.key === key)) || null;

/**
 * The keys chosen so far after one more click on what lies on one pile: one more of it; once as many are chosen as may be, all of it is taken back, or, if
 * none of it was chosen, it takes the place of what was chosen first. */
export function toggled({ max }: Pick<Asked, 'max'>, chosen: readonly string[], pile: readonly string[]): readonly string[] {
  const next = pile.find(key => !chosen.includes(key));
  if (next !== undefined && chosen.length < max) return [...chosen, next];
  const others = chosen.filter(key => !pile.includes(key));
  if (others.length < chosen.length) return others;
  return max > 0 ? [...chosen.slice(1), ...pile.slice(0, 1)] : chosen;
}

/** What is chosen, together with what is pointed at if it may be chosen, too. */
export const withPointed = (asked: Pick<Asked, 'max' | 'options'>, chosen: readonly string[], pointed: string | null): readonly string[] =>
  pointed === null || chosen.includes(pointed) || !asked.options.some(one => one.key === pointed)
    ? chosen
    : toggled(asked, chosen, [pointed]);

export const isEnough = ({ min, max }: Pick<Asked, 'min' | 'max'>, chosen: readonly string[]): boolean =>
  chosen.length >= min && chosen.length <= max;

/** The answer that is sent for a key, or for those gathered; null if it is none. */
export function answerOf(asked: Asked, keys: readonly string[]): Answer | null {
  if (asked.choose === 'some') return isEnough(asked, keys) ? keys : null;
  const [key] = keys;
  return key !== undefined && asked.options.some(option => option.key === key) ? key : null;
}

/** Who chooses. */
export interface Chooser {
  /** Nobody else is asked before something is taken back. */
  readonly isAlone: boolean;
  /** Has a pointer, under which odds are read before anything is pressed. */
  readonly points: boolean;
}

/**
 * Whether a choice is held back until it is confirmed. A look that could not be had counts as final: better asked twice than rued. Whoever plays alone may
 * take everything back, and is asked only where there are odds that could not be read first. Ending with something left unused is asked once, whoever else is there.
 */
export function mustConfirm(
  setting: Settings['confirm'],
  asked: Asked,
  key: string,
  look: Look | null,
  { isAlone, points }: Chooser,
): boolean {
  if (setting === 'never') return false;
  if (optionOf(asked, key)?.asksFirst) return true;
  if (setting === 'always') return true;
  if (asked.choose !== 'one') return false;
  if (!isAlone) return look === null || look.isFinal;
  if (points || passes(optionOf(asked, key))) return false;
  return Object.keys(look?.isFinal ? look.odds : {}).length > 0;
}

/** Whether nobody else is at the table who would be asked before something is taken back: whoever plays several seats is asked once. */
export const isByOneself = (people: readonly Person[], as: number | null, own: readonly number[] = []): boolean =>
  !people.some(one => one.seat !== as && !own.includes(one.seat) && one.who === 'person' && one.bot === null && one.isHere);

/** What is said of a choice that waits to be confirmed. */
export function heldSays(look: Look | null, isAlone: boolean): string {
  if (!look?.isFinal) return 'Do it?';
  const [shows, again] = look.rolls
    ? ['This rolls dice.', 'they fall the same again']
    : ['This turns up something hidden.', 'the same comes up again'];
  return `${shows} ${isAlone ? `You can undo it, but ${again}.` : 'After that, undo needs everyone.'}`;
}

export const passes = (option: AskedOption | null): boolean => option !== null && isPass(option.value);

/** To pass, where one may react. */
const passIn = ({ options, isWindow, choose }: Asked): string | null =>
  choose === 'one' && isWindow ? (options.find(passes)?.key ?? null) : null;

/**
 * What most people do where they may react: they pass. Nothing else is marked as likely: to come first in a list is no advice. Where there are odds, they
 * advise: to pass may be the one thing that does not help.
 */
export const likely = (asked: Asked): string | null => (asked.hasOdds ? null : passIn(asked));

/** Things on the table that an option is about. */
export const placesOf = (option: AskedOption | null): readonly Ref[] => option?.about.filter(({ kind }) => kind !== 'action') ?? [];

/** Where what is advised lies on the table; null where it lies nowhere. */
export function advisedAt(asked: Asked | null, keys: readonly string[]): readonly Ref[] | null {
  const places = keys.flatMap(key => placesOf(optionOf(asked, key)));
  return places.length > 0 ? places : null;
}

/** Whether something on the table is meant by an option, or can be reached by it. */
export const hasPlaces = (option: AskedOption | null): boolean => placesOf(option).length + (option?.leads?.length ?? 0) > 0;

/** So few that one looks at the odds of the first before one has pointed at any. */
const A_FEW = 4;

/** The option whose odds are told before any is pointed at; null if none are. */
export function foreseenIn(asked: Asked): string | null {
  if (!asked.hasOdds || asked.choose !== 'one') return null;
  if (asked.isWindow) return passIn(asked);
  const [first, ...others] = asked.options;
  return first && !passes(first) && others.length > 0 && others.length < A_FEW ? first.key : null;
}

/** The options whose odds a phone tells on their buttons, for there nobody points first: all of a few that have any. */
export const weighedIn = (asked: Asked): readonly string[] =>
  asked.isWindow || foreseenIn(asked) === null ? [] : asked.options.filter(one => !passes(one)).map(({ key }) => key);

/** What the button does that ends the choosing of several. */
export function doneSays({ min, dice }: Pick<Asked, 'min' | 'dice'>, n: number): string {
  if (dice) return n > 0 ? 'Roll again' : 'Keep all';
  return n === 0 && min === 0 ? 'None' : 'Done';
}

/** Of what has to fit together: what speaks against it, or that nothing does. */
export function fitSays(asked: Pick<Asked, 'min' | 'max' | 'ordered'>, n: number, look: Look | null): string {
  if (look?.not !== undefined) return look.not;
  if (isInOrder(asked) || (n === 0 && asked.min === 0)) return countSays(asked, n);
  if (n === 0) return 'Nothing chosen yet';
  return look ? `${n} chosen: that will do.` : `${n} chosen`;
}

/** Where the options are that have no button. */
export const litSays = (isAll: boolean): string => (isAll ? 'Choose what is lit' : 'Or choose what is lit');

/** `min`, `max` and what is chosen, as a person counts. */
export function countSays(asked: Pick<Asked, 'min' | 'max' | 'ordered'>, n: number): string {
  const { min, max } = asked;
  const order = isInOrder(asked) ? ', in the order in which you press them' : '';
  if (min === max) return `${n} of ${max} chosen${order}`;
  if (min === 0) return n === 0 ? `Up to ${max}${order}, or none` : `${n} of up to ${max} chosen${order}`;
  return `${n} chosen, ${min} to ${max}${order}`;
}

/** What waits at the place that is pointed at; of an option by its button, at the only place that it is about. */
export function dangersAt(
  { pointed, look }: { readonly pointed: AskedOption | null; readonly look: Look | null },
  toward?: Ref,
): readonly string[] {
  const [only, ...more] = pointed?.about ?? [];
  const place = toward ?? (more.length === 0 ? only : undefined);
  return (place && look?.dangers?.find(one => isSame(one.place, place))?.says) ?? [];
}
