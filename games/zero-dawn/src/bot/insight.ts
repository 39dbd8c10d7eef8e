/**
 * What a sensible player reads off the table: health, reach, danger, and what attacks are worth. Everything comes from the
 * view of one seat; nothing hidden is known here.
 */
import { actionCard, equipmentCard, trackingCard } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { LEAVES } from '../content/maps.ts';
import { COLOURS, type Dice, type Effect, type Enemy, type Weapon } from '../content/types.ts';
import { isGrassSeen, mapSeen } from '../sentences/squares.ts';
import type { View } from '../state.ts';

export { isGrassSeen, mapSeen } from '../sentences/squares.ts';

export type HunterView = View['hunters'][number];
export type EnemyView = View['enemies'][number];

export const size = (zone: readonly number[] | number): number => (typeof zone === 'number' ? zone : zone.length);
export const cardsOf = (zone: readonly number[] | number): readonly number[] => (typeof zone === 'number' ? [] : zone);

/** Cards that can still be lost: hand and draw pile. */
export const health = (hunter: HunterView): number => size(hunter.hand) + size(hunter.draw);

export const printed = (enemy: EnemyView): Enemy => ENEMIES[enemy.type]!;
export const inPlay = (view: View): EnemyView[] => view.enemies.filter(enemy => enemy.status === 'in-play');
export const hpLeft = (enemy: EnemyView): number => printed(enemy).hp - enemy.wounds;

/** Mean worth of a die, a crit counted as two damage. */
const MEAN: Readonly<Record<string, number>> = { orange: 1.33, blue: 1.83, black: 2.33 };
export const diceWorth = (dice: Dice | undefined): number =>
  dice ? COLOURS.reduce((sum, colour) => sum + (dice[colour] ?? 0) * MEAN[colour]!, 0) : 0;

const EFFECT_WORTH: Partial<Record<Effect['do'], number>> = {
  inflict: 0.7,
  push: 0.4,
  pull: 0.2,
  dodge: 0.6,
  aoe: 1,
  'ignore-armour': 1.5,
  reroll: 0.7,
  'quiet-attack': 0.5,
  'treat-as-non-alert': 1,
  'return-to-hand': 1,
  'extra-action': 1.5,
  'ignore-attack': 3,
  'remove-conditions': 0.7,
};

/** A rough worth of an effect, in points of damage. */
export function effectWorth(effect: Effect): number {
  const sure = effect.if ? 0.6 : 1;
  switch (effect.do) {
    case 'add-dice':
    case 'add-evade-dice':
      return sure * effect.n * MEAN[effect.colour]!;
    case 'add-damage':
    case 'deal-damage':
    case 'block':
      return sure * effect.n;
    case 'add-tear':
    case 'reduce-armour':
    case 'crit-damage':
    case 'resist':
    case 'gain-glory':
    case 'draw-salvage':
    case 'recover':
    case 'draw':
      return sure * effect.n * 0.5;
    case 'hand-size':
      return effect.n * 2;
    case 'may-pay':
      return 0.5 * effectsWorth(effect.then);
    default:
      return sure * (EFFECT_WORTH[effect.do] ?? 0.3);
  }
}
export const effectsWorth = (effects: readonly Effect[] | undefined): number =>
  (effects ?? []).reduce((sum, effect) => sum + effectWorth(effect), 0);

/** What an action card adds to an attack, or saves. */
export function cardWorth(no: number): number {
  const card = actionCard(no);
  switch (card.type) {
    case 'stamina':
      return 0;
    case 'ammunition':
      return 1 + diceWorth(card.dice) + effectsWorth(card.effects) + effectsWorth(card.crit) * 0.3 - (card.trap ? 1 : 0);
    case 'ability':
      return diceWorth(card.dice) + effectsWorth(card.effects);
    case 'interrupt':
      return 0.8 + effectsWorth(card.effects);
  }
}

export function weaponWorth(no: number): number {
  if (no < 0) return 0;
  const card = equipmentCard(no);
  if (card.kind === 'weapon')
    return (
      diceWorth(card.dice) +
      effectsWorth(card.crit) * 0.3 +
      effectsWorth(card.attack) +
      card.slots * 0.4 +
      (card.arc === 'melee' ? 0 : card.range * 0.4)
    );
  if (card.kind === 'armour')
    return (
      diceWorth(card.dice) * 1.2 + effectsWorth(card.crit) * 0.3 + card.slots * 0.4 + effectsWorth(card.always) + effectsWorth(card.evade)
    );
  return 1 + effectsWorth(card.always) + (card.when?.length ?? 0);
}

/** Whether this ammunition fits the weapon. */
export function matches(ammunition: number, weapon: number): boolean {
  const card = actionCard(ammunition);
  return card.type === 'ammunition' && card.symbols.some(symbol => (equipmentCard(weapon) as Weapon).symbols.includes(symbol));
}

/** Damage to expect from a weapon with the best cards in hand, before armour. */
export function attackWorth(me: HunterView, weapon: number): number {
  const hand = cardsOf(me.hand);
  const best = (worths: readonly number[]): number => Math.max(0, ...worths);
  const rounds = hand.filter(no => matches(no, weapon)).map(no => cardWorth(no) - 1);
  const abilities = hand.filter(no => actionCard(no).type === 'ability').map(cardWorth);
  return diceWorth((equipmentCard(weapon) as Weapon).dice) + best(rounds) + best(abilities) * 0.8;
}

/** Damage that gets through to this enemy. */
export const against = (enemy: EnemyView, worth: number): number =>
  Math.max(0, worth - (enemy.isAlert && enemy.freeze === 0 ? enemy.armour : 0));

/** How dangerous it is to stand on a square when the enemies act: damage to expect, less shelter. */
export function danger(view: View, seat: number, square: number): number {
  const map = mapSeen(view);
  let sum = 0;
  for (const enemy of inPlay(view)) {
    const steps = map.area.distance(square, enemy.square);
    const strength = (1 + printed(enemy).points * 0.5) * (isShielded(view, seat, enemy, steps) ? 0.4 : 1);
    if (enemy.isAlert) sum += steps === 0 ? strength * 1.2 : steps <= 2 ? strength : steps === 3 ? strength * 0.6 : strength * 0.2;
    else if (steps === 0) sum += strength * 1.1;
    else if (steps === 1 && !isGrassSeen(view, square)) sum += strength * 0.9;
  }
  if (view.ruins.includes(square)) sum -= 2;
  if (view.outcrops.includes(square)) sum += 0.3;
  const company = view.hunters.filter((other, i) => i !== seat && other.isUp && other.square === square).length;
  return sum + company * 0.2;
}

/** Rounds that a hunter looks ahead along a patrol. */
const FORESIGHT = 2;

/** Whether a calm enemy soon patrols off the map though its points are needed. */
export function mustBeStopped(view: View, enemy: EnemyView): boolean {
  return !enemy.isAlert && isNeeded(view, enemy) && leavesWithin(view, enemy, FORESIGHT * view.hunters.length);
}

function isNeeded(view: View, enemy: EnemyView): boolean {
  const points = view.points + inPlay(view).reduce((sum, one) => sum + printed(one).points, 0);
  return points - printed(enemy).points < trackingCard(view.card).threshold[sideOf(view)];
}

function leavesWithin(view: View, enemy: EnemyView, steps: number): boolean {
  const { next } = mapSeen(view);
  let { square } = enemy;
  for (let step = 0; step < steps && square >= 0; step++) square = next[square]!;
  return square === LEAVES;
}

export const sideOf = (view: View): 0 | 1 => (view.hunters.length <= 2 ? 0 : 1);

/** In cooperative play hunters count on each other: enemies turn to the closest, so whoever stands behind another is safer. */
function isShielded(view: View, seat: number, enemy: EnemyView, steps: number): boolean {
  if (view.mode !== 'cooperative') return false;
  const { area } = mapSeen(view);
  return view.hunters.some((other, i) => i !== seat && other.isUp && area.distance(other.square, enemy.square) < steps);
}
