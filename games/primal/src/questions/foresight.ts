/**
 * What playing a card would come to, from what the table shows and nothing else: its price, its damage, the struggle, which behaviours it would wake, and what those could
 * be and do to whom. Pure; read by questions, options and screens before a card is confirmed.
 */
import { clockwiseFrom, type Seat, supposing } from '@quarry/kernel';
import { actionCard, BEHAVIOUR_NUMBERS, backOf, behaviourCard, iconsOnBack, isDefensive, valueOf } from '../content/box.ts';
import type { Icon } from '../content/kinds.ts';
import type { Cost, Effect, Whom } from '../content/words/index.ts';
import { handOf, handSize, hereWith, hunterOf, isUp, opposite, players, positionOfHunter, standingSeats, weaponDamage } from '../places.ts';
import { backIn, costOf, healthOf, iconsOfPlay, raisedBy, slotsWoken, sureTurn, waitingDamage, woundAt } from '../questions.ts';
import type { HunterView, View } from '../state.ts';
import { textsOf } from '../texts-in-force/sources.ts';
import { amountOf, feels, has, holds, keywordsOf, monsterDamage, standing, sumOf } from '../texts-in-force.ts';
import { attritionFails, attritionLeft } from './attrition.ts';
import { canPayCost } from './prices.ts';

/** The damage of an attack as far as it is known. */
export interface ForeseenDamage {
  readonly weapon: number;
  readonly more: number;
  readonly damage: number;
  /** A choice or a payment on the way may add to it. */
  readonly isAtLeast: boolean;
  /** A plate swallows it. */
  readonly isSwallowed: boolean;
  readonly mayBeDoubled: boolean;
  /** Tokens on the stance afterwards, and what a wound takes; null where damage makes none. */
  readonly total: number;
  readonly wound: number | null;
}
/** A blow of a behaviour: whom it would hit, and how hard. */
export interface Blow {
  readonly seats: readonly Seat[];
  readonly damage: number;
  /** One of them, and the group says which. */
  readonly isOneOf: boolean;
  /** Whoever pays is spared. */
  readonly isAvoidable: boolean;
  readonly isBoost: boolean;
}
/** Whoever would fall by the blows of a behaviour: what it comes to, and what is left of that hunter. */
interface Fall {
  readonly seat: Seat;
  readonly damage: number;
  readonly left: number;
  /** Nobody chooses whom it falls on, and nobody can pay. */
  readonly isSure: boolean;
}
/** What it does beside its blows, with whom that falls on and where, as far as nobody has to choose. */
export interface Beside {
  readonly effect: Effect;
  readonly seats: readonly Seat[];
  /** Of a turn and of terrain; -1 if it is not known. */
  readonly sector: number;
  readonly isAvoidable: boolean;
}
export interface PossibleBehaviour {
  readonly card: number;
  readonly blows: readonly Blow[];
  readonly falls: readonly Fall[];
  /** All who stand fall for sure: the hunt is lost (PA-WIN-2). */
  readonly isLost: boolean;
  readonly besides: readonly Beside[];
  /** What its boost would cost; null if it has none. */
  readonly boost: { readonly cost: number; readonly isPaid: boolean; readonly isConfused: boolean } | null;
}
export interface WokenSlot {
  readonly slot: number;
  /** Which of its icons the card shows. */
  readonly icons: readonly Icon[];
  /** Every behaviour that it could be; exactly one if it has been looked at. */
  readonly couldBe: readonly PossibleBehaviour[];
}
export interface Foresight {
  readonly card: number;
  readonly cost: number;
  readonly damage: ForeseenDamage | null;
  /** How much struggle changes by colour and text, before anything answers. */
  readonly struggle: number;
  readonly wakes: readonly WokenSlot[];
  /** What its text, or an emptied hand, may wake besides. */
  readonly mayWake: readonly WokenSlot[];
  /** Its own text may stop one of them before it answers (PA-BEH-24). */
  readonly mayStopOne: boolean;
}

/** PA-PLAY-6: how the table would lie while the text is read. */
function laid(view: View, seat: Seat, card: number): View {
  const { aggro } = actionCard(card);
  const isStealthy = keywordsOf(view, seat, card).includes('stealth');
  const hunters = view.hunters.map((one, i) => (i === seat ? withPlayed(one, card, isStealthy) : one));
  return supposing(view, { hunters, aggro: aggro ? seat : view.aggro });
}
const withPlayed = (hunter: HunterView, card: number, isStealthy: boolean): HunterView =>
  supposing(hunter, {
    hand: typeof hunter.hand === 'number' ? hunter.hand - 1 : hunter.hand.filter(one => one !== card),
    sequence: [...hunter.sequence, card],
    stealthy: isStealthy ? [...hunter.stealthy, card] : hunter.stealthy,
  });

export function foresee(view: View, seat: Seat, card: number): Foresight {
  const then = laid(view, seat, card);
  const { known, open } = effectsOf(then, seat, card);
  const struggle = struggleOf(view, then, seat, card, known);
  const after = supposing(then, { monster: supposing(then.monster, { struggle: Math.max(0, then.monster.struggle + struggle) }) });
  const text = [...known, ...open];
  const isLast = handSize(hunterOf(view, seat)) === 1;
  const mayRefill = text.some(one => REFILLS.includes(one.do));
  const icons: Icon[] = [...iconsShown(view, seat, card), ...(isLast && !mayRefill ? (['empty-hand'] as const) : [])];
  const sure = slotsWoken(view, icons);
  const perhaps: Icon[] = [...iconsOfText(text), ...(isLast || mayEmptyHand(view, seat, card) ? (['empty-hand'] as const) : [])];
  return {
    card,
    cost: costOf(view, seat, card),
    damage: actionCard(card).colour === 'red' ? damageOf(view, then, seat, card, known, open) : null,
    struggle,
    wakes: sure.map(slot => wokenSlot(after, seat, slot, icons, costOf(view, seat, card))),
    mayWake: slotsWoken(view, perhaps)
      .filter(slot => !sure.includes(slot))
      .map(slot => wokenSlot(after, seat, slot, perhaps, costOf(view, seat, card))),
    mayStopOne: sure.length > 0 && text.some(one => STOPS.includes(one.do)),
  };
}

/** The chance that attrition gets through at the end of the turn, if the card is played and nothing after it. */
export function attritionAfter(view: View, seat: Seat, card: number): number {
  const then = laid(view, seat, card);
  const own = effectsOf(then, seat, card).known.filter(one => !('who' in one) || one.who === undefined || one.who === 'self');
  const guards = own.map(one => (one.do === 'defence' ? amountOf(then, one.n, { seat, card, tally: 0 }) : 0));
  const hunter = hunterOf(then, seat);
  const after = supposing(hunter, {
    isThreatened: hunter.isThreatened && !own.some(one => one.do === 'calm'),
    defence: guards.reduce((sum, n) => sum + n, hunter.defence),
  });
  return attritionFails(supposing(then, { hunters: then.hunters.map((one, i) => (i === seat ? after : one)) }), seat, attritionLeft(view));
}

const STOPS: readonly Effect['do'][] = ['stun', 'discard-slot', 'refresh-slots'];
/** What may bring a card into a hand that was empty for a moment (PA-R-53). */
const REFILLS: readonly Effect['do'][] = ['draw', 'take-back'];

// What its text does

/** Effects that are done for certain, and those that depend on a choice. */
interface Text {
  readonly known: readonly Effect[];
  readonly open: readonly Effect[];
}
function effectsOf(view: View, seat: Seat, card: number): Text {
  const known: Effect[] = [];
  const open: Effect[] = [];
  for (const ability of textsOf(card)) {
    if (ability.on !== 'play' || (ability.focused && !hunterOf(view, seat).isFocused)) continue;
    const conditions = ability.if ?? [];
    const isMet = conditions.every(one => holds(view, one, { seat, card }));
    const effects = isMet ? ability.effects : (ability.otherwise ?? []);
    const isOpen = (isMet && (ability.may === true || ability.cost !== undefined)) || (!isMet && isAboutPayment(conditions));
    sort(view, seat, card, isOpen && !isMet ? ability.effects : effects, isOpen ? open : known, open);
  }
  return { known, open };
}
/** What pays for it is not known yet. */
const isAboutPayment = (conditions: readonly { readonly if: string }[]): boolean => conditions.some(one => one.if === 'paid-with');

function sort(view: View, seat: Seat, card: number, effects: readonly Effect[], known: Effect[], open: Effect[]): void {
  for (const effect of effects) {
    if (effect.do === 'when') {
      const isMet = effect.if.every(one => holds(view, one, { seat, card }));
      sort(view, seat, card, isMet ? effect.effects : (effect.otherwise ?? []), known, open);
    } else if (effect.do === 'choose') for (const one of effect.of) sort(view, seat, card, one, open, open);
    else if (effect.do === 'may-pay') sort(view, seat, card, effect.effects, open, open);
    else known.push(effect);
  }
}

function damageOf(view: View, then: View, seat: Seat, card: number, known: readonly Effect[], open: readonly Effect[]): ForeseenDamage {
  const { monster } = view;
  const counting = { seat, card, tally: 0 };
  const added = known.reduce((sum, one) => (one.do === 'more-damage' ? sum + amountOf(then, one.n, counting) : sum), 0);
  const isCounted = known.some(one => one.do === 'more-damage' && typeof one.n !== 'number' && one.n.of === 'tally');
  const weapon = weaponDamage(view, seat);
  const more = waitingDamage(view, seat) + raisedBy(then, seat, card) + added;
  const damage = Math.max(0, weapon + more);
  const isSwallowed = monster.plates[hunterOf(view, seat).sector]! > 0;
  const wound = woundAt(view);
  return {
    weapon,
    more,
    damage,
    isAtLeast: isCounted || open.some(one => one.do === 'more-damage'),
    isSwallowed,
    mayBeDoubled: monster.isVulnerable && !isSwallowed && damage > 0,
    total: monster.damage + (isSwallowed || wound === null ? 0 : damage),
    wound,
  };
}

/** PA-COL-2, PA-STRUG-5. */
function struggleOf(view: View, then: View, seat: Seat, card: number, known: readonly Effect[]): number {
  const by = known.reduce(
    (sum, one) => (one.do === 'struggle' ? sum + amountOf(then, one.n, { seat, card, tally: 0 }) : sum),
    actionCard(card).colour === 'blue' ? -1 : 0,
  );
  return Math.max(0, view.monster.struggle + by) - view.monster.struggle;
}

// What it wakes

function iconsShown(view: View, seat: Seat, card: number): Icon[] {
  const hunter = hunterOf(view, seat);
  return iconsOfPlay(card, hunter.sequence.at(-1) ?? -1, keywordsOf(view, seat, card).includes('stealth'));
}
const ICONS_OF_WORDS: Readonly<Partial<Record<Effect['do'], Icon>>> = {
  move: 'move',
  threaten: 'threatened',
  turn: 'turn',
  confuse: 'turn',
};
const iconsOfText = (effects: readonly Effect[]): Icon[] =>
  effects.flatMap(one => {
    const icon = ICONS_OF_WORDS[one.do];
    return icon ? [icon] : [];
  });
/** Whether a payment could take every card that is left. */
function mayEmptyHand(view: View, seat: Seat, card: number): boolean {
  const others = handOf(hunterOf(view, seat)).filter(one => one !== card);
  return others.length > 0 && others.length <= costOf(view, seat, card) && others.every(one => valueOf(one) > 0);
}

function wokenSlot(view: View, seat: Seat, slot: number, icons: readonly Icon[], owed: number): WokenSlot {
  const back = backIn(view.monster.slots[slot]!);
  return {
    slot,
    icons: iconsOnBack(back).filter(icon => icons.includes(icon)),
    couldBe: couldBe(view, slot).map(card => possible(view, seat, card, owed)),
  };
}

const MARKS = 2;
/** PA-COMP-9: every behaviour of this monster and level that lies nowhere in sight. */
export function unseen({ monster, level }: View): number[] {
  const seen = new Set([...monster.discard, ...monster.seen, ...monster.slots.flatMap(other => [...other.up, ...other.known])]);
  return BEHAVIOUR_NUMBERS.filter(card => {
    const { monster: whose, mark } = behaviourCard(card);
    return whose === monster.id && mark >= level && mark <= level + MARKS && !seen.has(card);
  });
}

/** PA-COMP-9, PA-COMP-10: with the same back, and nowhere else in sight. */
export function couldBe(view: View, slot: number): number[] {
  const one = view.monster.slots[slot]!;
  if (one.known.length > 0) return [...one.known];
  const back = backIn(one);
  return unseen(view).filter(card => backOf(card) === back);
}

/** PA-BEH-9, PA-BEH-10, PA-KW-CONFUSE-3. `owed` is what its hunter has yet to pay for what wakes it. */
export function possible(view: View, seat: Seat, card: number, owed = 0): PossibleBehaviour {
  const { base, boost } = behaviourCard(card);
  const cost = boost && !has(view, -1, 'free-boosts') ? Math.max(0, boost.cost + sumOf(standing(view, -1, 'dearer-boosts'))) : 0;
  const isPaid = view.monster.struggle >= cost;
  const boosted = boost && isPaid && !view.monster.isConfused ? boost.effects : [];
  const first = deedsOf(view, { self: seat, owed, owes: seat }, base);
  const then = deedsOf(facingAfter(view, seat, base), { self: seat, owed, owes: seat }, boosted);
  const blows = [...first.flatMap(one => blowBy(one, false)), ...then.flatMap(one => blowBy(one, true))];
  const falls = fallsBy(view, blows);
  return {
    card,
    blows,
    falls,
    isLost: standingSeats(view).every(one => falls.some(fall => fall.isSure && fall.seat === one)),
    besides: [...first, ...then].flatMap(besideBy),
    boost: boost ? { cost, isPaid, isConfused: view.monster.isConfused } : null,
  };
}

// What it does, and to whom

interface Doing {
  readonly self: Seat;
  /** Who has to pay for what wakes it, and how much. */
  readonly owes: Seat;
  readonly owed: number;
  readonly isAvoidable?: boolean;
}
/** One effect, as the table lies when it is its turn. */
interface Deed extends Doing {
  readonly view: View;
  readonly effect: Effect;
}

const deedsOf = (view: View, doing: Doing, effects: readonly Effect[]): Deed[] =>
  effects.flatMap((effect, i) => deedsBy(facingAfter(view, doing.self, effects.slice(0, i)), doing, effect));

/** PA-BRD-7: which way the monster looks once these are done, as far as nobody has to choose. */
function facingAfter(view: View, self: Seat, effects: readonly Effect[]): View {
  return effects.reduce((then, effect) => {
    const facing = effect.do === 'turn' ? sureTurn(then, effect.to, { seat: self, that: self }) : null;
    return typeof facing === 'number' ? supposing(then, { monster: supposing(then.monster, { facing }) }) : then;
  }, view);
}

function deedsBy(view: View, doing: Doing, effect: Effect): Deed[] {
  switch (effect.do) {
    case 'unless':
      return seatsMeant(view, effect.who, doing.self).seats.flatMap(self =>
        deedsOf(view, { ...doing, self, isAvoidable: doing.isAvoidable || canPay(view, doing, self, effect.pays) }, effect.effects),
      );
    case 'for-each':
      return seatsMeant(view, effect.who, doing.self).seats.flatMap(self => deedsOf(view, { ...doing, self }, effect.effects));
    case 'when': {
      const isMet = effect.if.every(one => holds(view, one, { seat: doing.self, card: -1 }));
      return deedsOf(view, doing, isMet ? effect.effects : (effect.otherwise ?? []));
    }
    default:
      return [{ ...doing, view, effect }];
  }
}
/** PA-BEH-17, PA-GAME-8: with what is left once what woke it is paid for. Of a closed hand nobody knows. */
function canPay(view: View, { owes, owed }: Doing, seat: Seat, pays: Cost | 'move'): boolean {
  if (pays === 'move' || typeof hunterOf(view, seat).hand === 'number') return true;
  const stamina = (pays.stamina ?? 0) + (seat === owes ? owed : 0);
  return canPayCost(view, seat, { ...pays, stamina }, { place: 'rule', at: 0 });
}

function blowBy({ view, self, effect, isAvoidable = false }: Deed, isBoost: boolean): Blow[] {
  if (effect.do !== 'hit' && effect.do !== 'suffer') return [];
  const { seats, isOneOf } = seatsMeant(view, effect.who ?? 'self', self);
  const damage =
    effect.do === 'hit'
      ? Math.max(0, monsterDamage(view) + (effect.more ?? 0))
      : amountOf(view, effect.n, { seat: self, card: -1, tally: 0 });
  return seats.length === 0 || damage === 0 ? [] : [{ seats, damage, isOneOf, isAvoidable, isBoost }];
}

/** PA-KO-1: whoever has as much damage as health falls. */
function fallsBy(view: View, blows: readonly Blow[]): Fall[] {
  return standingSeats(view).flatMap(seat => {
    const all = blows.filter(one => one.seats.includes(seat));
    const sum = (some: readonly Blow[]): number => some.reduce((n, one) => n + one.damage, 0);
    const left = healthOf(view, seat) - hunterOf(view, seat).damage;
    const isSure = sum(all.filter(one => !one.isAvoidable && !one.isOneOf)) >= left;
    return all.length > 0 && sum(all) >= left ? [{ seat, damage: sum(all), left, isSure }] : [];
  });
}

function besideBy({ view, self, effect, isAvoidable = false }: Deed): Beside[] {
  if (effect.do === 'hit' || effect.do === 'suffer') return [];
  const sector = effect.do === 'turn' ? (sureTurn(view, effect.to, { seat: self, that: self }) ?? -1) : sectorOf(view, self, effect);
  if (effect.do === 'turn' && sector === view.monster.facing) return [];
  const isThere = (seat: Seat): boolean => hunterOf(view, seat).sector === sector;
  const seats =
    sector >= 0 ? standingSeats(view).filter(isThere) : 'who' in effect ? seatsMeant(view, effect.who ?? 'self', self).seats : [];
  return [{ effect, seats, sector, isAvoidable }];
}
/** Where terrain is laid, as far as nobody has to choose. */
function sectorOf({ monster, aggro, hunters }: View, self: Seat, effect: Effect): number {
  if (effect.do !== 'terrain') return -1;
  switch (effect.at) {
    case 'here':
    case 'that':
      return hunters[self]?.sector ?? -1;
    case 'aggro':
      return hunters[aggro]?.sector ?? -1;
    case 'front':
      return monster.facing;
    case 'rear':
      return opposite(monster.facing);
    case 'marked':
      return monster.marked;
    default:
      return -1;
  }
}

interface Meant {
  readonly seats: readonly Seat[];
  readonly isOneOf: boolean;
}
type Measure = (view: View, seat: Seat) => number;
const hand: Measure = (view, seat) => handSize(hunterOf(view, seat));
const damage: Measure = (view, seat) => hunterOf(view, seat).damage;
const defensive: Measure = (view, seat) => handOf(hunterOf(view, seat)).filter(isDefensive).length;
const EXTREMES: Readonly<Partial<Record<Whom, readonly [Measure, 1 | -1]>>> = {
  'most-hand': [hand, 1],
  'fewest-hand': [hand, -1],
  'most-damage': [damage, 1],
  'fewest-damage': [damage, -1],
  'most-sequence': [(view, seat) => hunterOf(view, seat).sequence.length, 1],
  'most-defensive': [defensive, 1],
  'fewest-defensive': [defensive, -1],
};

/** Standing hunters only (PA-KO-12); where the group would have to choose, all whom it could be. */
export function seatsMeant(view: View, whom: Whom, self: Seat): Meant {
  const up = standingSeats(view);
  const all = (is: (seat: Seat) => boolean): Meant => ({ seats: up.filter(is), isOneOf: false });
  const extreme = EXTREMES[whom];
  if (extreme) {
    const [measure, sign] = extreme;
    // PA-R-30: what others hold is not seen.
    if (measure === defensive && up.some(seat => typeof hunterOf(view, seat).hand === 'number'))
      return { seats: up, isOneOf: up.length > 1 };
    const most = Math.max(...up.map(seat => sign * measure(view, seat)));
    const tied = up.filter(seat => sign * measure(view, seat) === most);
    return { seats: tied, isOneOf: tied.length > 1 };
  }
  const isHere = (seat: Seat): boolean => hunterOf(view, seat).sector === hunterOf(view, self).sector;
  const isIn = (position: string) => (seat: Seat) => positionOfHunter(view, seat) === position;
  switch (whom) {
    case 'self':
    case 'that':
      return all(seat => seat === self);
    case 'aggro':
      return all(seat => seat === view.aggro);
    case 'first':
      return all(seat => seat === view.first);
    case 'next':
      return {
        seats: clockwiseFrom(self, players(view))
          .filter(seat => seat !== self && isUp(view, seat))
          .slice(0, 1),
        isOneOf: false,
      };
    case 'chosen':
      return { seats: up, isOneOf: up.length > 1 };
    case 'another':
      return { seats: up.filter(seat => seat !== self), isOneOf: up.length > 2 };
    case 'others':
      return all(seat => seat !== self);
    case 'here':
      return all(isHere);
    case 'others-here':
      return all(seat => seat !== self && isHere(seat));
    case 'front':
    case 'rear':
      return all(isIn(whom));
    case 'flanks':
      return all(isIn('flank'));
    case 'not-front':
      return all(seat => !isIn('front')(seat));
    case 'not-rear':
      return all(seat => !isIn('rear')(seat));
    case 'alone':
      return all(seat => hereWith(view, seat).length === 1);
    case 'together':
      return all(seat => hereWith(view, seat).length > 1);
    case 'threatened':
      return all(seat => hunterOf(view, seat).isThreatened);
    case 'unthreatened':
      return all(seat => !hunterOf(view, seat).isThreatened);
    case 'burning':
      return all(seat => hunterOf(view, seat).isBurning);
    case 'marked':
      return all(seat => hunterOf(view, seat).sector === view.monster.marked);
    case 'in-water':
      return all(seat => feels(view, seat, 'water'));
    default:
      return all(() => true);
  }
}
