/**
 * What the monster will do as things stand, asked of the rules that its scenes ask: which slot an occasion wakes, what lies in it, whom that hits; to whom it turns; whether
 * it unleashes at upkeep. Nothing is played. What only wakes by what somebody does is in questions/foresight.ts. Clauses as in behaviour.ts, turn.ts, round.ts and harm.ts.
 */
import { type Intended, inCommon, type Ref, type Seat } from '@quarry/kernel';
import { behaviourCard } from '../content/box.ts';
import type { Icon } from '../content/kinds.ts';
import type { TriggerName } from '../content/words/index.ts';
import { actor, deckSize, handOf, handSize, hunterOf, isUp, standingSeats } from '../places.ts';
import { couldBe, seatsMeant, unseen } from '../questions/foresight.ts';
import { handLimit, openSlots, slotsWoken, unleashAt } from '../questions.ts';
import type { View } from '../state.ts';
import { bitOf, eachCommonText, PRIORITIES } from '../texts-in-force/sources.ts';
import { monsterDamage, standing, sumOf } from '../texts-in-force.ts';
import { canBePrevented, lessened } from './harm.ts';
import { gainAtUpkeep } from './round.ts';
import { iconsOfActionsEnd, iconsOfStart, isWound } from './turn.ts';

/** Anything may come. */
export const ANYTHING: Intended = { kind: 'other', target: null, amount: null, isCertain: false };

/** The steps that the monster is about to take in the scene that is to come. */
export function stepsAhead(view: View): Intended[] {
  // What waits comes first, as the hunters say.
  if (view.chain.rest !== 'nothing') return [ANYTHING];
  switch (view.step) {
    case 'begin-turn':
      return isUp(view, view.active) && view.monster.perils.every(one => one.blindedBy !== view.active)
        ? woken(view, 'turn-start', iconsOfStart(view, view.active))
        : [ANYTHING];
    case 'end-actions':
      return mayEmptyHand(view) ? [ANYTHING] : woken(view, 'actions-end', iconsOfActionsEnd(view, view.active));
    case 'end-round':
      return woken(view, 'round-end', ['end-round']);
    case 'end-turn':
      return turned(view);
    case 'upkeep':
      return unleashed(view);
    default:
      return [ANYTHING];
  }
}

/** PA-ENDA-1, PA-TRIG-21: wounds are discarded first, and may be all that is held. */
function mayEmptyHand(view: View): boolean {
  const hunter = hunterOf(view, view.active);
  return handSize(hunter) > 0 && handOf(hunter).every(isWound);
}

// Behaviours that an occasion wakes

const BEHAVIOURS = 2;
/** PA-PRIO-1, PA-PRIO-2: what the stance, the monster's own rules and a peril say comes before any behaviour. */
function isFirst(view: View, on: TriggerName): boolean {
  let isSo = true;
  eachCommonText(view, bitOf(on), (_abilities, place) => {
    if (PRIORITIES[place] < BEHAVIOURS) isSo = false;
  });
  return isSo;
}

/** PA-BEH-2, PA-BEH-6: one alone is resolved; of several the group says which comes first. */
function woken(view: View, on: TriggerName, icons: readonly Icon[]): Intended[] {
  const slots = slotsWoken(view, icons);
  if (slots.length !== 1 || !isFirst(view, on)) return [ANYTHING];
  const [slot] = slots as [number];
  const ways = couldBe(view, slot).map(card => firstBlow(view, card));
  return [{ kind: 'card', target: slotRef(slot), amount: null, isCertain: true }, ...inCommon(ways)];
}
const slotRef = (id: number): Ref => ({ kind: 'slot', id });
const seatRef = (id: Seat): Ref => ({ kind: 'seat', id });

/** PA-BEH-9, PA-DMG-12: whom the first effect of a behaviour hurts, all at once. Whatever it does then may depend on what they do. */
function firstBlow(view: View, card: number): Intended[] {
  const [first] = behaviourCard(card).base;
  if (first?.do !== 'hit') return [ANYTHING];
  const { seats, isOneOf } = seatsMeant(view, first.who ?? 'self', actor(view));
  const damage = Math.max(0, monsterDamage(view) + (first.more ?? 0));
  const isMounted = standingSeats(view).some(seat => hunterOf(view, seat).placement === 'plateau');
  const isOpen = isOneOf || isMounted || seats.some(seat => canBePrevented(view, seat, 'monster'));
  if (isOpen || damage === 0) return [ANYTHING];
  const blows = seats.map((seat): Intended => {
    const amount = lessened(view, { seat, damage }, 'monster');
    return { kind: 'attack', target: seatRef(seat), amount, isCertain: true };
  });
  return [...blows, ANYTHING];
}

// Where it looks

/** PA-EOT-6: the sector of whoever has aggro, if it does not look there yet. */
export function turnsToward(view: View): number | null {
  const { sector } = hunterOf(view, view.aggro);
  return sector === view.monster.facing ? null : sector;
}

function turned(view: View): Intended[] {
  const sector = turnsToward(view);
  const isSure = isUp(view, view.active) && canRefill(view, view.active);
  return sector === null || !isSure
    ? [ANYTHING]
    : [{ kind: 'move', target: { kind: 'sector', id: sector }, amount: null, isCertain: true }, ANYTHING];
}
/** PA-DECK-5: whoever runs out of cards may fall before it turns. */
const canRefill = (view: View, seat: Seat): boolean =>
  deckSize(hunterOf(view, seat)) > handLimit(view, seat) + sumOf(standing(view, seat, 'draws-at-refill'));

// Unleash

export interface Unleash {
  /** Struggle that it gains at the next upkeep, and at how much it unleashes. */
  readonly gain: number;
  readonly at: number;
  readonly isDue: boolean;
  readonly damage: number;
}
/** PA-UPK-6, PA-STRUG-1, PA-STRUG-2: as things stand. */
export function unleashAhead(view: View): Unleash {
  const gain = gainAtUpkeep(view);
  const at = unleashAt(view);
  return { gain, at, isDue: gain > 0 && view.monster.struggle + gain >= at, damage: monsterDamage(view) };
}

/** PA-UPK-1 to PA-UPK-3: before that, new behaviours come into play, which may wake, and the pile may run out. */
function unleashed(view: View): Intended[] {
  const { isDue, damage } = unleashAhead(view);
  const left = typeof view.monster.pile === 'number' ? view.monster.pile : view.monster.pile.length;
  const mayWake =
    [...unseen(view), ...view.monster.seen].some(card => behaviourCard(card).icons.includes('enters')) || left <= openSlots(view).length;
  return isDue && !mayWake ? [{ kind: 'attack', target: null, amount: damage, isCertain: true }, ANYTHING] : [ANYTHING];
}
