/** What the words of a text would be worth, done now. One reader for the texts of hunters and monsters; what later cards of the same turn build on is kept in the draft. */
import type { Seat } from '@quarry/kernel';
import { colourOf, isDefensive, isOffensive } from '../content/box.ts';
import { COLOURS, type Colour } from '../content/kinds.ts';
import type { Amount, Cost, Effect, Whom } from '../content/words/index.ts';
import { handOf, handSize, hunterOf, players, standingSeats, weaponDamage, weaponLevel } from '../places.ts';
import { seatsMeant } from '../questions/foresight.ts';
import { isImmune, revivable } from '../questions.ts';
import type { HunterView, View } from '../state.ts';
import { amountOf, holds } from '../texts-in-force.ts';
import { A_CARD, A_STAMINA, A_WOUND, damagePoints, harmPoints, healPoints, strugglePoints } from './worth.ts';

type Own<T> = { -readonly [K in keyof T]: T[K] };

/** A table that is thought on: copied as far as a turn changes it. */
export interface Draft {
  readonly seat: Seat;
  readonly card: number;
  readonly paid: readonly number[];
  readonly view: Own<View>;
  readonly me: Own<HunterView>;
  readonly monster: Own<View['monster']>;
  /** How bad each slot is to wake. */
  readonly dangers: readonly number[];
  points: number;
  /** Added to the attack that is being played. */
  more: number;
  tally: number;
  isOver: boolean;
}

export function draftOf(view: View, seat: Seat, card: number, dangers: readonly number[], paid: readonly number[] = []): Draft {
  const me: Own<HunterView> = { ...hunterOf(view, seat) };
  const monster: Own<View['monster']> = { ...view.monster };
  const hunters = view.hunters.map((one, i) => (i === seat ? me : one));
  return { seat, card, paid, view: { ...view, hunters, monster }, me, monster, dangers, points: 0, more: 0, tally: 0, isOver: false };
}
const copyOf = (draft: Draft): Draft => {
  const copy = draftOf(draft.view, draft.seat, draft.card, draft.dangers, draft.paid);
  return { ...copy, points: draft.points, more: draft.more, tally: draft.tally, isOver: draft.isOver };
};

export function readAll(draft: Draft, effects: readonly Effect[]): void {
  for (const effect of effects) read(draft, effect);
}
/** What effects are worth by themselves. */
export function pointsOf(view: View, seat: Seat, effects: readonly Effect[], dangers: readonly number[] = [], card = -1): number {
  const draft = draftOf(view, seat, card, dangers);
  readAll(draft, effects);
  return draft.points;
}

/** What giving something up costs. */
export function pricePoints(view: View, seat: Seat, { stamina = 0, discard, suffer = 0 }: Cost): number {
  return stamina * A_STAMINA + (discard?.n ?? 0) * 0.8 * A_CARD + harmPoints(view, seat, suffer * weaponLevel(view, seat));
}

const amount = ({ view, seat, card, tally }: Draft, n: Amount): number => amountOf(view, n, { seat, card, tally });
const meant = ({ view, seat }: Draft, who: Whom = 'self'): readonly Seat[] => seatsMeant(view, who, seat).seats;
/** Where one of several is chosen by the party it is whoever minds least. */
function harmTo(draft: Draft, who: Whom | undefined, damage: number): number {
  const { seats, isOneOf } = seatsMeant(draft.view, who ?? 'self', draft.seat);
  const harms = seats.map(seat => harmPoints(draft.view, seat, damage));
  if (harms.length === 0) return 0;
  return isOneOf ? Math.min(...harms) : harms.reduce((sum, one) => sum + one, 0);
}
/** The same amount for each who is meant; for one if one is chosen. */
function perSeat(draft: Draft, who: Whom | undefined, points: number): number {
  const { seats, isOneOf } = seatsMeant(draft.view, who ?? 'self', draft.seat);
  return points * (isOneOf ? Math.min(1, seats.length) : seats.length);
}
const isMine = (draft: Draft, who: Whom | undefined): boolean => meant(draft, who).includes(draft.seat);

const OFFENSIVE_SHARE = 0.55;
export function deal(draft: Draft, damage: number): void {
  const { monster, view } = draft;
  if (damage <= 0) return;
  const isDoubled = monster.isVulnerable && damage >= 0.7 * weaponDamage(view, draft.seat);
  const dealt = isDoubled ? 2 * damage : damage;
  draft.points += damagePoints(view, dealt);
  monster.damage += dealt;
  if (isDoubled) monster.isVulnerable = false;
}

function changeStruggle(draft: Draft, by: number): void {
  const { monster } = draft;
  const change = Math.max(-monster.struggle, by);
  draft.points -= change * strugglePoints(draft.view);
  monster.struggle += change;
}

/** Of attacks that somebody could show for a stun. */
export const shownDamage = (view: View, seat: Seat): number =>
  Math.min(2, handOf(hunterOf(view, seat)).filter(card => colourOf(card) === 'red').length) * weaponDamage(view, seat);

function stun(draft: Draft): void {
  const { view, dangers } = draft;
  if (isImmune(view, 'stun')) return;
  draft.points += 0.6 * Math.max(0, ...dangers);
  deal(draft, Math.max(0, ...standingSeats(view).map(seat => shownDamage(view, seat))));
}

const colourIndex = (colour: Colour | undefined): number => (colour ? COLOURS.indexOf(colour) : -1);
function wait(draft: Draft, what: 'cost' | 'damage' | 'keyword', by: number, colour: number, keyword = ''): void {
  draft.me.waiting = [...draft.me.waiting, { what, by, colour, keyword }];
}

function readBest(draft: Draft, ways: readonly (readonly Effect[])[]): void {
  let best: readonly Effect[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    const copy = copyOf(draft);
    readAll(copy, way);
    if (copy.points > most) [best, most] = [way, copy.points];
  }
  readAll(draft, best);
}

/** A forced choice of a victim: pays, or suffers. */
function readUnless(draft: Draft, { who, pays, effects }: Extract<Effect, { readonly do: 'unless' }>): void {
  const { view } = draft;
  for (const seat of meant(draft, who)) {
    const harm = -pointsOf(view, seat, effects, draft.dangers, draft.card);
    const price = pays === 'move' ? 0.8 : canGive(view, seat, pays) ? pricePoints(view, seat, pays) : Number.POSITIVE_INFINITY;
    draft.points -= Math.min(harm, price);
  }
}
function canGive(view: View, seat: Seat, { stamina = 0, discard }: Cost): boolean {
  const hunter = hunterOf(view, seat);
  const fitting = handOf(hunter).filter(
    card =>
      (!discard?.colour || colourOf(card) === discard.colour) &&
      (!discard?.kind || (discard.kind === 'offensive' ? isOffensive(card) : isDefensive(card))),
  );
  return (typeof hunter.hand === 'number' || fitting.length >= (discard?.n ?? 0)) && handSize(hunter) + hunter.stamina >= stamina;
}

/** What words are worth that nothing else builds on. */
const FLAT: Readonly<Partial<Record<Effect['do'], number>>> = {
  'look-at-deck': 0.4,
  exile: -0.4,
  burn: -1,
  wound: -1,
  counter: 0.4,
  place: 0,
  turn: 0,
  'look-at-slot': 0.4,
  'look-at-pile': 0.4,
  'refresh-slots': 0.5,
  'resolve-top': -3,
  'repeat-base': -2,
  'open-slot': -5,
  'lock-slot': 5,
  'stance-again': -1,
  terrain: -0.8,
  'clear-terrain': 0.8,
  mark: -0.2,
  plate: -2,
  'drop-plate': 2,
  swarm: -3,
  slip: -1.2,
  lose: -200,
  blind: 1.5,
  objective: 2.5,
};

function read(draft: Draft, effect: Effect): void {
  const { view, me, monster, seat } = draft;
  switch (effect.do) {
    case 'draw':
      draft.points += perSeat(draft, effect.who, A_CARD * amount(draft, effect.n));
      return;
    case 'discard':
      draft.points -= perSeat(draft, effect.who, 0.8 * A_CARD * effect.n);
      return;
    case 'mill':
      draft.points -= perSeat(draft, effect.who, 0.12 * effect.n);
      draft.tally += effect.n * OFFENSIVE_SHARE;
      return;
    case 'take-back':
      draft.points += me.discard.length === 0 ? 0 : effect.to === undefined || effect.to === 'hand' ? 1.2 * A_CARD : 0.5;
      return;
    case 'show':
      draft.tally += Math.min(effect.n, handOf(me).filter(card => colourOf(card) === effect.colour).length);
      return;
    case 'recycle':
      draft.points += handSize(me) >= effect.n ? 0.4 * effect.n : 0;
      return;
    case 'volley':
      deal(draft, effect.n * OFFENSIVE_SHARE * weaponLevel(view, seat));
      draft.points -= 0.12 * effect.n;
      return;
    case 'strain':
      draft.points -= 0.9 * A_CARD * effect.n;
      return;
    case 'stamina':
      if (isMine(draft, effect.who)) me.stamina += effect.n;
      draft.points += perSeat(draft, effect.who, A_STAMINA * effect.n) - (isMine(draft, effect.who) ? A_STAMINA * effect.n : 0);
      return;
    case 'lose-stamina':
      draft.points -= meant(draft, effect.who).reduce((sum, one) => sum + A_STAMINA * Math.min(effect.n, hunterOf(view, one).stamina), 0);
      return;
    case 'defence': {
      const n = amount(draft, effect.n);
      if (isMine(draft, effect.who)) me.defence += n;
      draft.points += perSeat(draft, effect.who, 0.5 * n) - (isMine(draft, effect.who) ? 0.5 * n : 0);
      return;
    }
    case 'threaten':
      if (isMine(draft, effect.who)) me.isThreatened = true;
      draft.points -= meant(draft, effect.who).filter(one => one !== seat && !hunterOf(view, one).isThreatened).length * 0.8;
      return;
    case 'calm':
      if (isMine(draft, effect.who)) me.isThreatened = false;
      draft.points += meant(draft, effect.who).filter(one => one !== seat && hunterOf(view, one).isThreatened).length * 0.6;
      return;
    case 'mastery':
      draft.points += me.isFocused ? 0 : 0.7 * effect.n;
      return;
    case 'take-aggro':
      if (isMine(draft, effect.who)) draft.view.aggro = seat;
      return;
    case 'heal':
      draft.points += Math.max(0, ...meant(draft, effect.who).map(one => healPoints(view, one, amount(draft, effect.n))));
      return;
    case 'suffer':
      draft.points -= harmTo(draft, effect.who, amount(draft, effect.n));
      return;
    case 'hit':
      draft.points -= harmTo(draft, effect.who, Math.max(0, amount(draft, { of: 'monster-damage' }) + (effect.more ?? 0)));
      return;
    case 'mend':
      draft.points += meant(draft, effect.who).some(one => hunterOf(view, one).isArmourDepleted || hunterOf(view, one).isHelmDepleted)
        ? 6
        : 0;
      return;
    case 'help-up':
      draft.points += revivable(view, seat).length > 0 ? 9 : 0;
      return;
    case 'move':
      draft.points += effect.must ? -0.5 : 0.4;
      return;
    case 'next-cost':
      if (isMine(draft, effect.who)) wait(draft, 'cost', effect.by, colourIndex(effect.colour));
      draft.points += meant(draft, effect.who).some(one => one !== seat) ? -effect.by : 0;
      return;
    case 'next-damage': {
      const by = amount(draft, effect.by);
      if (isMine(draft, effect.who)) wait(draft, 'damage', by, COLOURS.indexOf('red'));
      else draft.points += 0.6 * damagePoints(view, by);
      return;
    }
    case 'next-keyword':
      wait(draft, 'keyword', 0, -1, effect.keyword);
      return;
    case 'longer-sequence':
      me.longer += effect.by;
      return;
    case 'end-actions':
      draft.isOver = true;
      return;
    case 'deal':
      deal(draft, amount(draft, effect.n));
      return;
    case 'more-damage':
      draft.more += amount(draft, effect.n);
      return;
    case 'wounds':
      draft.points += A_WOUND * players(view) * effect.n;
      return;
    case 'confuse':
      draft.points += monster.isConfused || isImmune(view, 'confuse') ? 0 : 0.4 * Math.max(0, ...draft.dangers) + 0.5;
      return;
    case 'stun':
      stun(draft);
      return;
    case 'vulnerable':
      if (monster.isVulnerable || isImmune(view, 'vulnerable')) return;
      // Somebody will strike into it.
      draft.points += 0.6 * damagePoints(view, weaponDamage(view, seat));
      monster.isVulnerable = true;
      return;
    case 'struggle':
      changeStruggle(draft, amount(draft, effect.n));
      return;
    case 'acceleration':
      draft.points -= 3 * effect.n * strugglePoints(view);
      return;
    case 'bonus-damage':
      draft.points -= (effect.until === 'turn' ? 0.5 : 0.9) * effect.n;
      return;
    case 'track':
      draft.points -= amount(draft, effect.by);
      return;
    case 'discard-slot':
      draft.points += 0.4 * Math.max(0, ...draft.dangers);
      return;
    case 'choose':
      readBest(draft, effect.of);
      return;
    case 'may-pay':
      readPaid(draft, effect.cost, effect.effects);
      return;
    case 'when':
      readAll(
        draft,
        effect.if.every(one => holds(view, one, { seat, card: draft.card, paid: draft.paid })) ? effect.effects : (effect.otherwise ?? []),
      );
      return;
    case 'for-each':
      for (const one of meant(draft, effect.who))
        if (one === seat) readAll(draft, effect.effects);
        else draft.points += pointsOf(view, one, effect.effects, draft.dangers, draft.card);
      return;
    case 'unless':
      readUnless(draft, effect);
      return;
    default:
      draft.points += 'who' in effect ? perSeat(draft, effect.who, FLAT[effect.do] ?? 0) : (FLAT[effect.do] ?? 0);
  }
}

/** Something at a price, if it is worth it. */
export function readPaid(draft: Draft, cost: Cost, effects: readonly Effect[]): void {
  const { view, seat } = draft;
  if (!canGive(view, seat, cost)) return;
  const copy = copyOf(draft);
  readAll(copy, effects);
  const price = pricePoints(view, seat, cost);
  if (copy.points - draft.points + 2 * (copy.more - draft.more) <= price) return;
  draft.points -= price;
  readAll(draft, effects);
}
