/** Questions about a hunt, pure, asked alike by rules, bots and sentences. They take a view; a state has all that a view has. */
import type { Seat } from '@quarry/kernel';
import {
  actionCard,
  armourCard,
  backOf,
  colourOf,
  helmCard,
  iconsOnBack,
  isDefensive,
  isOffensive,
  sortOf,
  valueOf,
} from './content/box.ts';
import { type Colour, HAND_LIMIT, type Icon, SEQUENCE_LIMIT, WATER_LIMIT } from './content/kinds.ts';
import type { TurnTo } from './content/words/index.ts';
import {
  clockwise,
  counterclockwise,
  handOf,
  handSize,
  hunterOf,
  isUp,
  opposite,
  players,
  seatsOf,
  stanceOf,
  weaponLevel,
} from './places.ts';
import type { SlotView, View } from './state.ts';
import { amountOf, feels, isFor, keywordsOf, standing, sumOf } from './texts-in-force.ts';

// Hunters

/** PA-SET-4, PA-KO-7. */
export function healthOf(view: View, seat: Seat): number {
  const hunter = hunterOf(view, seat);
  const armour = hunter.isArmourDepleted ? 0 : armourCard(hunter.armour).health;
  const helm = hunter.isHelmDepleted ? 0 : helmCard(hunter.helm).health;
  return armour + helm + sumOf(standing(view, seat, 'health'));
}
export const handLimit = (view: View, seat: Seat): number => Math.max(0, HAND_LIMIT + sumOf(standing(view, seat, 'hand-limit')));
/** PA-PLAY-2, PA-TERR-3, PA-TERR-4. */
export const sequenceLimit = (view: View, seat: Seat): number =>
  (feels(view, seat, 'water') ? WATER_LIMIT : SEQUENCE_LIMIT) + sumOf(standing(view, seat, 'sequence-limit')) + hunterOf(view, seat).longer;

const SWAMP_COST = 1;
/** PA-STAM-7, PA-TERR-29. */
export function costOf(view: View, seat: Seat, card: number): number {
  const { cost, colour } = actionCard(card);
  const hunter = hunterOf(view, seat);
  const isSecond = (of: Colour | undefined): boolean => hunter.sequence.filter(one => !of || colourOf(one) === of).length === 1;
  let sum = cost;
  for (const one of standing(view, seat, 'cost'))
    if ((one.colour ?? colour) === colour && (!one.second || isSecond(one.colour))) sum += one.by;
  for (const one of hunter.waiting) if (one.what === 'cost' && isFor(one.colour, colour)) sum += one.by;
  if (colour === 'green' && feels(view, seat, 'swamp')) sum += SWAMP_COST;
  return Math.max(0, sum);
}
/** PA-STAM-1, PA-STAM-5, PA-STAM-6: what could be paid, without one card. */
export const purse = (view: View, seat: Seat, without = -1): number => {
  const hunter = hunterOf(view, seat);
  return handOf(hunter).reduce((sum, card) => (card === without ? sum : sum + valueOf(card)), hunter.stamina);
};
export const SAND_COST = 1;
/** PA-MOVE-1, PA-TERR-15. */
export const moveCost = (view: View, seat: Seat): number =>
  Math.max(0, 1 + (feels(view, seat, 'sand') ? SAND_COST : 0) + sumOf(standing(view, seat, 'move-cost')));
export const reviveCost = (view: View, seat: Seat): number => Math.max(0, 2 + sumOf(standing(view, seat, 'revive-cost')));
/** PA-REV-1, PA-REV-6. */
export const revivable = (view: View, seat: Seat): Seat[] =>
  seatsOf(view).filter(
    one => ['red', 'black'].includes(hunterOf(view, one).ko) && hunterOf(view, one).sector === hunterOf(view, seat).sector,
  );

// The monster

/** What a wound takes: toughness for each hunter; null where damage makes none (PA-STN-10). */
export function woundAt(view: View): number | null {
  const { toughness } = stanceOf(view);
  return toughness === null ? null : Math.max(1, toughness + sumOf(standing(view, -1, 'toughness'))) * players(view);
}
export const unleashAt = (view: View): number => 3 * players(view);
export const isImmune = (view: View, to: 'blind' | 'confuse' | 'stun' | 'vulnerable'): boolean =>
  standing(view, -1, 'immune').some(one => one.to.includes(to));

/** The sector that it turns to by a text that leaves nothing to choose; null if there is none. Undefined where somebody chooses, or ties are settled. */
export function sureTurn(view: View, to: TurnTo, { seat, that }: { readonly seat: Seat; readonly that: Seat }): number | null | undefined {
  const { facing, marked } = view.monster;
  const sectorOfSeat = (one: Seat): number | null => (isUp(view, one) ? hunterOf(view, one).sector : null);
  switch (to) {
    case 'self':
      return sectorOfSeat(seat);
    case 'that':
      return sectorOfSeat(that);
    case 'aggro':
      return sectorOfSeat(view.aggro);
    case 'opposite':
      return opposite(facing);
    case 'clockwise':
      return clockwise(facing);
    case 'counterclockwise':
      return counterclockwise(facing);
    case 'marked':
      return marked >= 0 ? marked : null;
    default:
      return undefined;
  }
}

/** The back of a behaviour that lies face down, -1 if there is none. */
export function backIn(slot: SlotView): number {
  const { down } = slot;
  if ('n' in down) return down.shown[0]?.is ?? -1;
  return down.length > 0 ? backOf(down[0]!) : -1;
}
export const openSlots = (view: View): number[] => view.monster.slots.flatMap((slot, i) => (slot.isLocked ? [] : [i]));
/** Face down, and not stunned. */
export const sleeping = (view: View): number[] =>
  openSlots(view).filter(i => backIn(view.monster.slots[i]!) >= 0 && !view.monster.slots[i]!.isStunned);

const TYPE_ICONS: Readonly<Record<Colour, Icon>> = { red: 'attack', blue: 'maneuver', green: 'dodge', yellow: 'parry' };

/** PA-TRIG-1 to PA-TRIG-11, PA-KW-STEALTH-1 to PA-KW-STEALTH-3: what a card shows as it is played after another one (-1 for none). */
export function iconsOfPlay(card: number, before: number, isStealthy: boolean): Icon[] {
  if (sortOf(card) !== 'action') return [];
  const { colour, aggro } = actionCard(card);
  const icons: Icon[] = aggro ? ['aggro'] : [];
  if (isStealthy) return icons;
  icons.push(TYPE_ICONS[colour], isOffensive(card) ? 'offensive' : 'defensive');
  if (before < 0) return icons;
  if (isOffensive(card) && isOffensive(before)) icons.push('two-offensive');
  if (isDefensive(card) && isDefensive(before)) icons.push('two-defensive');
  if (colour === 'red' && colourOf(before) === 'red') icons.push('two-attacks');
  return icons;
}

/** Slots whose back shows one of these icons, and that an event can wake. */
export const slotsWoken = (view: View, icons: readonly Icon[]): number[] =>
  sleeping(view).filter(i => iconsOnBack(backIn(view.monster.slots[i]!)).some(icon => icons.includes(icon)));

/** What playing a card would wake, as far as the backs tell. An emptied hand wakes, too. */
export function wokenBy(view: View, seat: Seat, card: number): number[] {
  const hunter = hunterOf(view, seat);
  const icons = iconsOfPlay(card, hunter.sequence.at(-1) ?? -1, keywordsOf(view, seat, card).includes('stealth'));
  return slotsWoken(view, handSize(hunter) === 1 ? [...icons, 'empty-hand'] : icons);
}

// Attrition

/** PA-ATT-7, PA-ATT-11: what counts against attrition, of these colours only. */
export function defenceOf(
  view: View,
  seat: Seat,
  colours?: readonly Colour[],
): { cards: number; tokens: number; disrupted: number; more: number; defence: number } {
  const { sequence, disrupted, defence: tokens } = hunterOf(view, seat);
  const counts = sequence.filter(card => isDefensive(card) && (!colours || colours.includes(colourOf(card)!)));
  const lost = counts.filter(card => disrupted.includes(card)).length;
  const more = sumOf(standing(view, seat, 'defence-count'));
  return { cards: counts.length, tokens, disrupted: lost, more, defence: Math.max(0, counts.length - lost + tokens + more) };
}

// Attacks

/** What terrain, gear, masteries and the monster add to an attack as things stand. */
export function raisedBy(view: View, seat: Seat, card: number): number {
  const blossom = feels(view, seat, 'fury-blossom') ? weaponLevel(view, seat) : 0;
  return standing(view, seat, 'attack-damage').reduce((sum, one) => sum + amountOf(view, one.n, { seat, card, tally: 0 }), blossom);
}
/** What waits for the next attack, and is used up as it is played. */
export const waitingDamage = (view: View, seat: Seat): number =>
  hunterOf(view, seat).waiting.reduce((sum, one) => (one.what === 'damage' && isFor(one.colour, 'red') ? sum + one.by : sum), 0);
