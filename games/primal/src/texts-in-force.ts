/**
 * What texts say of how things stand: whether a condition holds, how much an amount is, and what holds as long as a card is in play. Each of the three may ask for the
 * others.
 */
import type { Seat } from '@quarry/kernel';
import { actionCard, colourOf, isDefensive, isOffensive, sortOf } from './content/box.ts';
import { COLOURS, type Colour, type Keyword, type Terrain } from './content/kinds.ts';
import type { Amount, CardFilter, Condition, Count, StandingWord } from './content/words/index.ts';
import * as ask from './places.ts';
import type { View } from './state.ts';
import { bitOf, couldStand, eachCommonText, eachOwnText, eachPlayedText, type Place, type Visit } from './texts-in-force/sources.ts';

// What holds as long as a card is in play

const WHILE = bitOf('while');
type StandingOf<W extends StandingWord['do']> = Extract<StandingWord, { readonly do: W }>;

const NOTHING: never[] = [];
/** Every standing word of a kind that holds for a hunter (-1: for the monster alone). */
export function standing<W extends StandingWord['do']>(view: View, seat: Seat, word: W): StandingOf<W>[] {
  if (!couldStand(view, seat, word)) return NOTHING;
  const found: StandingOf<W>[] = [];
  const visit: Visit = (abilities, place, _owner, card, at) => {
    for (const ability of abilities) {
      if (ability.on !== 'while') continue;
      for (const effect of ability.effects)
        if (
          effect.do === word &&
          (!ability.focused || ask.hunterOf(view, seat).isFocused) &&
          (ability.if ?? []).every(one => holds(view, one, { seat: seat < 0 ? ask.actor(view) : seat, card, place, at }))
        )
          found.push(effect as StandingOf<W>);
    }
  };
  eachCommonText(view, WHILE, visit);
  if (seat >= 0) {
    eachOwnText(view, seat, WHILE, visit);
    eachPlayedText(view, seat, WHILE, visit);
  }
  return found;
}
export const sumOf = (words: readonly { readonly by: number }[]): number => words.reduce((sum, one) => sum + one.by, 0);
export const has = (view: View, seat: Seat, word: StandingWord['do']): boolean => standing(view, seat, word).length > 0;
const ignores = (view: View, seat: Seat, kind: Terrain): boolean => standing(view, seat, 'ignores-terrain').some(one => one.kind === kind);
/** PA-TERR-27: terrain that a standing hunter feels. */
export const feels = (view: View, seat: Seat, kind: Terrain): boolean =>
  ask.hasTerrain(view, ask.hunterOf(view, seat).sector, kind) && !ignores(view, seat, kind);

export const isFor = (index: number, colour: Colour): boolean => index < 0 || COLOURS[index] === colour;

/** Of a card in hand: what waits for the next one is given to it. Of one in the sequence: what it was played with. */
export function keywordsOf(view: View, seat: Seat, card: number): readonly Keyword[] {
  if (sortOf(card) !== 'action') return [];
  const { keywords = [], colour } = actionCard(card);
  const { waiting, sequence, stealthy } = ask.hunterOf(view, seat);
  const given = sequence.includes(card)
    ? stealthy.filter(one => one === card).map((): Keyword => 'stealth')
    : waiting.flatMap(one => (one.what === 'keyword' && isFor(one.colour, colour) ? [one.keyword as Keyword] : []));
  const stealth: Keyword[] = standing(view, seat, 'card-has-stealth').some(one => one.colour === colour) ? ['stealth'] : [];
  return given.length + stealth.length === 0 ? keywords : [...keywords, ...given, ...stealth];
}

/** PA-DMG-10, PA-R-43. */
export const monsterDamage = (view: View): number =>
  Math.max(
    0,
    ask.stanceOf(view).damage + view.monster.bonusThisTurn + view.monster.bonusThisRound + sumOf(standing(view, -1, 'monster-damage')),
  );
/** PA-PLAY-3. */
export const isExposed = (view: View, seat: Seat): boolean => {
  const position = ask.positionOfHunter(view, seat);
  return (
    ask.stanceOf(view).exposed.includes(position) || standing(view, seat, 'attacks-from').some(one => one.positions.includes(position))
  );
};
// Amounts

/** Who counts, for which card, and what the same text has counted so far. */
export interface Counting {
  readonly seat: Seat;
  readonly card: number;
  readonly tally: number;
  readonly counters?: number;
}

export function amountOf(view: View, amount: Amount, counting: Counting): number {
  if (typeof amount === 'number') return amount;
  const { of, times = 1, plus = 0, most = Number.POSITIVE_INFINITY } = amount;
  return Math.min(most, times * countOf(view, of, counting) + plus);
}

function countOf(view: View, count: Count, { seat, tally, counters = 0 }: Counting): number {
  const hunter = view.hunters[seat]!;
  const inSequence = (is: (card: number) => boolean): number => hunter.sequence.filter(is).length;
  switch (count) {
    case 'players':
      return ask.players(view);
    case 'weapon-level':
      return ask.weaponLevel(view, seat);
    case 'weapon-damage':
      return ask.weaponDamage(view, seat);
    case 'monster-damage':
      return monsterDamage(view);
    case 'attacks':
      return inSequence(card => colourOf(card) === 'red');
    case 'maneuvers':
      return inSequence(card => colourOf(card) === 'blue');
    case 'dodges':
      return inSequence(card => colourOf(card) === 'green');
    case 'parries':
      return inSequence(card => colourOf(card) === 'yellow');
    case 'offensive':
      return inSequence(isOffensive);
    case 'defensive':
      return inSequence(isDefensive);
    case 'sequence':
      return hunter.sequence.length;
    case 'hand':
      return ask.handSize(hunter);
    case 'defensive-in-hand':
      return ask.handOf(hunter).filter(isDefensive).length;
    case 'stamina':
      return hunter.stamina;
    case 'damage':
      return hunter.damage;
    case 'counters':
      return counters;
    case 'track':
      return view.monster.track;
    case 'struggle':
      return view.monster.struggle;
    case 'hunters-here':
      return ask.hereWith(view, seat).length;
    case 'hunters-front':
    case 'hunters-rear':
    case 'hunters-flanks':
      return ask.standingSeats(view).filter(one => ask.positionOfHunter(view, one) === WHERE[count]).length;
    case 'tally':
      return tally;
  }
}
const WHERE = { 'hunters-front': 'front', 'hunters-rear': 'rear', 'hunters-flanks': 'flank' } as const;

// Conditions

/** Whose text it is, on which card, and where that lies. */
export interface Standpoint {
  readonly seat: Seat;
  readonly card: number;
  readonly place?: Place;
  readonly at?: number;
  /** What paid for the card. */
  readonly paid?: readonly number[];
}

export function fits(
  view: View,
  seat: Seat,
  card: number,
  { colour, kind, trait, keyword, aggro }: CardFilter,
  keywords: readonly Keyword[] = keywordsOf(view, seat, card),
): boolean {
  if (sortOf(card) !== 'action') return false;
  const printed = actionCard(card);
  return (
    (!colour || printed.colour === colour) &&
    (!kind || (kind === 'offensive' ? isOffensive(card) : isDefensive(card))) &&
    (!trait || printed.trait === trait) &&
    (!aggro || printed.aggro === true) &&
    (!keyword || keywords.includes(keyword))
  );
}

const within = (
  n: number,
  { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: { readonly atLeast?: number; readonly atMost?: number },
): boolean => n >= atLeast && n <= atMost;

/** Counters on the card that asks. */
export function countersOn(view: View, { seat, place, at = 0 }: Standpoint): number {
  switch (place) {
    case 'mastery':
      return view.hunters[seat]!.counters;
    case 'gear':
      return view.hunters[seat]!.gearCounters[at]!;
    case 'objective':
      return view.monster.objectives[at]?.counters ?? 0;
    case 'scenario':
      return view.monster.scenarioCounters;
    default:
      return 0;
  }
}

/** The card of the sequence before this one; the last one if this is not in it. */
function cardBefore(sequence: readonly number[], card: number): number {
  const at = sequence.indexOf(card);
  return sequence[(at < 0 ? sequence.length : at) - 1] ?? -1;
}

export function holds(view: View, condition: Condition, from: Standpoint): boolean {
  const { seat, card } = from;
  const hunter = view.hunters[seat]!;
  const { monster } = view;
  switch (condition.if) {
    case 'position':
      return condition.is.includes(ask.positionOfHunter(view, seat));
    case 'exposed':
      return isExposed(view, seat);
    case 'after': {
      const before = cardBefore(hunter.sequence, card);
      return before >= 0 && fits(view, seat, before, condition);
    }
    case 'in-sequence':
      return hunter.sequence.filter(one => fits(view, seat, one, condition)).length >= condition.n;
    case 'sequence':
      return within(hunter.sequence.length, condition);
    case 'hand':
      return within(ask.handSize(hunter), condition);
    case 'damage':
      return within(hunter.damage, condition);
    case 'stamina':
      return within(hunter.stamina, condition);
    case 'has-aggro':
      return view.aggro === seat;
    case 'no-aggro':
      return view.aggro !== seat;
    case 'threatened':
      return hunter.isThreatened;
    case 'unthreatened':
      return !hunter.isThreatened;
    case 'focused':
      return hunter.isFocused;
    case 'unfocused':
      return !hunter.isFocused;
    case 'struggle':
      return within(condition.perPlayer ? monster.struggle / ask.players(view) : monster.struggle, condition);
    case 'stance':
      return condition.is.includes(ask.stanceOf(view).stance);
    case 'paid-with':
      return (from.paid ?? []).some(one => colourOf(one) === condition.colour);
    case 'first-card':
      return hunter.sequence.indexOf(card) === 0 || (!hunter.sequence.includes(card) && hunter.sequence.length === 0);
    case 'nth-card':
      return hunter.sequence.indexOf(card) === condition.n - 1;
    case 'level':
      return view.level >= condition.atLeast;
    case 'round':
      return within(view.round, condition);
    case 'terrain-here':
      return feels(view, seat, condition.kind);
    case 'shares-sector':
      return ask.hereWith(view, seat).length > 1;
    case 'alone':
      return ask.hereWith(view, seat).length <= 1;
    case 'track':
      return within(monster.track, condition);
    case 'counters':
      return within(countersOn(view, from), condition);
    case 'somebody-down':
      return view.hunters.some(one => one.ko !== 'up');
    case 'vulnerable':
      return monster.isVulnerable;
    case 'confused':
      return monster.isConfused;
    case 'swarm':
      return monster.swarms.length > 0;
    case 'marked':
      return monster.marked === hunter.sector;
    case 'deck-at-most':
      return ask.deckSize(hunter) <= condition.n;
    case 'aggro-threatened':
      return view.aggro >= 0 && view.hunters[view.aggro]!.isThreatened;
    case 'nobody-in':
      return !ask.standingSeats(view).some(one => ask.positionOfHunter(view, one) === condition.position);
  }
}
