/** What the words of the card language share: whom they fall on, how much, where; and how that is said. */
import { plural } from '@quarry/kernel';
import type { Colour } from '../kinds.ts';

/**
 * Whom a word falls on: standing hunters only (PA-KO-12). `self` is who has the card, and on a monster's card the active hunter (PA-BEH-21); `that` is whom the occasion is about:
 * who moved, who became threatened, who would suffer. `chosen` and `another` are chosen by `self`, on a monster's card by the group (PA-R-31). Ties of `most-` and `fewest-` are
 * the group's (PA-BEH-18).
 */
export const WHOM = {
  self: 'you',
  that: 'that hunter',
  aggro: 'the aggro hunter',
  first: 'the first player',
  next: 'the next hunter in order',
  chosen: 'one hunter of your choice',
  another: 'another hunter of your choice',
  each: 'each hunter',
  others: 'each other hunter',
  here: 'each hunter in your sector',
  'others-here': 'each other hunter in your sector',
  front: 'each hunter in the front',
  flanks: 'each hunter in a flank',
  rear: 'each hunter in the rear',
  'not-front': 'each hunter outside the front',
  'not-rear': 'each hunter outside the rear',
  alone: 'each hunter alone in a sector',
  together: 'each hunter who shares a sector',
  threatened: 'each threatened hunter',
  unthreatened: 'each hunter who is not threatened',
  burning: 'each burning hunter',
  marked: 'each hunter in the marked sector',
  'in-water': 'each hunter in water',
  'most-hand': 'the hunter with most cards in hand',
  'fewest-hand': 'the hunter with fewest cards in hand',
  'most-damage': 'the hunter with most damage',
  'fewest-damage': 'the hunter with least damage',
  'most-sequence': 'the hunter with most cards in the sequence',
  'most-defensive': 'the hunter with most defensive cards in hand',
  'fewest-defensive': 'the hunter with fewest defensive cards in hand',
} as const;
export type Whom = keyof typeof WHOM;

/** Where terrain, marks and plates go. `here` is the sector of `self`. */
export const PLACES = {
  here: 'your sector',
  that: 'the sector of that hunter',
  aggro: 'the sector of the aggro hunter',
  front: 'the front',
  rear: 'the rear',
  flanks: 'both flanks',
  left: 'the flank to its left',
  right: 'the flank to its right',
  beside: 'a sector next to yours, of your choice',
  chosen: 'a sector of your choice',
  each: 'every sector',
  marked: 'the marked sector',
  random: 'a sector drawn at random',
} as const;
export type Place = keyof typeof PLACES;

/** What the monster turns to. */
export const TURNS = {
  self: 'you',
  that: 'that hunter',
  aggro: 'the aggro hunter',
  opposite: 'the opposite sector',
  clockwise: 'the next sector clockwise',
  counterclockwise: 'the next sector counterclockwise',
  marked: 'the marked sector',
  chosen: 'a sector of your choice',
  'most-hunters': 'the sector with most hunters',
  'fewest-defensive': 'the hunter with fewest defensive cards in hand',
  'most-damage': 'the hunter with most damage',
  'most-hand': 'the hunter with most cards in hand',
} as const;
export type TurnTo = keyof typeof TURNS;

export const COUNTS = {
  players: 'hunter in the fight',
  'weapon-level': 'weapon level',
  'weapon-damage': 'weapon damage',
  'monster-damage': 'monster damage',
  attacks: 'attack in your sequence',
  maneuvers: 'maneuver in your sequence',
  dodges: 'dodge in your sequence',
  parries: 'parry in your sequence',
  offensive: 'offensive card in your sequence',
  defensive: 'defensive card in your sequence',
  sequence: 'card in your sequence',
  hand: 'card in your hand',
  'defensive-in-hand': 'defensive card in your hand',
  stamina: 'stamina token you have',
  damage: 'damage you have',
  counters: 'counter on this card',
  track: 'step of its track',
  struggle: 'struggle',
  'hunters-here': 'hunter in your sector',
  'hunters-front': 'hunter in the front',
  'hunters-rear': 'hunter in the rear',
  'hunters-flanks': 'hunter in a flank',
  tally: 'of them',
} as const;
export type Count = keyof typeof COUNTS;

/** A number, or so many for each of something. `tally` counts the cards that the same text has just discarded or revealed. */
export type Amount = number | { readonly of: Count; readonly times?: number; readonly plus?: number; readonly most?: number };

/** Who speaks: a hunter's card says `you`, a monster's `the active hunter`. */
export type Voice = 'hunter' | 'monster';

const THE: Partial<Record<Count, string>> = {
  'weapon-level': 'the weapon level',
  'weapon-damage': 'the weapon damage',
  'monster-damage': 'the monster damage',
};

/** `2`, `2 times the weapon level`, `1 for each parry in your sequence, at most 3`. */
export function sayAmount(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  const { of, times = 1, plus = 0, most } = amount;
  const the = THE[of];
  const counted = the ? `${times === 1 ? '' : `${times} times `}${the}` : `${times} for each ${COUNTS[of]}`;
  return `${counted}${plus === 0 ? '' : ` ${plus < 0 ? 'less' : 'plus'} ${Math.abs(plus)}`}${most === undefined ? '' : `, at most ${most}`}`;
}

/** `2 cards`, `1 card for each parry in your sequence`, `damage equal to 2 times the weapon level`. */
export function sayMuch(amount: Amount, one: string, many = `${one}s`): string {
  if (typeof amount === 'number') return plural(amount, one, many);
  const said = sayAmount(amount);
  return THE[amount.of] ? `${many} equal to ${said}` : said.replace(' for', ` ${(amount.times ?? 1) === 1 ? one : many} for`);
}

/** `2 more`, `2 times the weapon level less`. */
export function sayMore(amount: Amount): string {
  if (typeof amount === 'number') return `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'}`;
  const { times = 1 } = amount;
  return `${sayAmount({ ...amount, times: Math.abs(times) })} ${times < 0 ? 'less' : 'more'}`;
}

const ACTIVE = 'the active hunter';
/** Whom, as the subject of a sentence. */
export const subject = (whom: Whom, voice: Voice): string =>
  voice === 'hunter'
    ? WHOM[whom]
    : WHOM[whom]
        .replace(/of your choice/, 'whom the hunters choose')
        .replace(/\byour sector\b/, `the sector of ${ACTIVE}`)
        .replace(/^you$/, ACTIVE);
export const sayPlace = (place: Place, voice: Voice): string =>
  voice === 'hunter'
    ? PLACES[place]
    : PLACES[place]
        .replace('next to yours, of your choice', `next to that of ${ACTIVE}, whichever they choose`)
        .replace('of your choice', 'of the hunters’ choice')
        .replace('your sector', `the sector of ${ACTIVE}`);
export const sayTurn = (to: TurnTo, voice: Voice): string =>
  voice === 'hunter' ? TURNS[to] : TURNS[to].replace(/^you$/, ACTIVE).replace('of your choice', 'of the hunters’ choice');

const PLURAL: ReadonlySet<Whom> = new Set<Whom>();
/** `draw`, `each hunter draws`, `the active hunter draws`. */
export function does(whom: Whom, verb: string, voice: Voice): string {
  if (whom === 'self' && voice === 'hunter') return verb;
  return `${subject(whom, voice)} ${PLURAL.has(whom) ? verb : verb.replace(/^\w+/, thirdPerson)}`;
}
/** What happens to somebody and is not done by them: `you suffer`. */
export const suffers = (whom: Whom, verb: string, voice: Voice): string =>
  whom === 'self' && voice === 'hunter' ? `you ${verb}` : does(whom, verb, voice);

const thirdPerson = (verb: string): string => (verb === 'may' ? verb : /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
export const cards = (n: number): string => plural(n, 'card');

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = { red: 'attack', blue: 'maneuver', green: 'dodge', yellow: 'parry' };
