/**
 * What a sensible player reads off the table: health, reach, danger, and what attacks are worth. Everything comes from the
 * view of one seat; nothing hidden is known here.
 */

import { actionCard, equipmentCard } from '../content/box.ts';
import type { Face } from '../content/dice.ts';
import { FACES } from '../content/dice.ts';
import { COLOURS, type Colour, type Dice } from '../content/kinds.ts';
import { LEAVES, OFF_ROUTE } from '../content/maps.ts';
import type { Effect } from '../content/words/index.ts';
import { enemiesInPlay, hitPointsLeft, mapInPlay, printedEnemy, threshold } from '../questions.ts';
import type { EnemyView, HunterView, View } from '../state.ts';

export const size = (zone: readonly number[] | number): number => (typeof zone === 'number' ? zone : zone.length);
export const cardsOf = (zone: readonly number[] | number): readonly number[] => (typeof zone === 'number' ? [] : zone);

/** Cards that can still be lost: hand and draw pile. */
export const health = (hunter: HunterView): number => size(hunter.hand) + size(hunter.draw);

/** Damage that a crit buys as a rule. */
const CRIT = 2;
const meanOf = (faces: readonly Face[]): number =>
  faces.reduce<number>((sum, face) => sum + (face === 'crit' ? CRIT : face), 0) / faces.length;
/** Mean worth of a die by colour. */
const MEAN = Object.fromEntries(COLOURS.map((colour, i) => [colour, meanOf(FACES[i]!)])) as Readonly<Record<Colour, number>>;
export const diceWorth = (dice: Dice | undefined): number =>
  dice ? COLOURS.reduce((sum, colour) => sum + (dice[colour] ?? 0) * MEAN[colour], 0) : 0;

/** What is no gain has a minus. */
const EFFECT_WORTH: Partial<Record<Effect['do'], number>> = {
  scrap: -1,
  discard: -0.7,
  'lose-dice': -1,
  'lose-glory': -0.5,
  'alert-nearest': -1,
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
      return sure * effect.n * MEAN[effect.colour];
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

/** Steps of patrol that hunters give themselves besides the way and the strikes. */
const MARGIN = 3;
/** Damage that a hunter does in a turn on average, and squares that it covers besides. */
const STRIKE = 4;
const PACE = 2;
const BOWSHOT = 2;

/** Whether a calm enemy whose points are needed will be gone unless the hunters go for it now. */
export function mustBeStopped(view: View, enemy: EnemyView): boolean {
  if (enemy.isAlert || !isNeeded(view, enemy)) return false;
  const steps = stepsUntilGone(view, enemy);
  if (steps === Infinity) return false;
  const { area } = mapInPlay(view);
  const up = view.hunters.filter(hunter => hunter.isUp);
  const nearest = Math.min(...up.map(hunter => area.distance(hunter.square, enemy.square)));
  const way = Math.max(0, nearest - BOWSHOT) / PACE;
  const strikes = hitPointsLeft(enemy) / (STRIKE * Math.max(1, up.length));
  return steps <= (way + strikes) * view.hunters.length + MARGIN;
}

export const pointsShort = (view: View): number => threshold(view) - view.points;

function isNeeded(view: View, enemy: EnemyView): boolean {
  const points = view.points + enemiesInPlay(view).reduce((sum, one) => sum + printedEnemy(one).points, 0);
  return points - printedEnemy(enemy).points < threshold(view);
}

/** Steps of its patrol that take it off the map; Infinity if its route is a ring. Off its route it goes back first, to where that is met farthest along. */
export function stepsUntilGone(view: View, enemy: EnemyView): number {
  const { next, area, routes } = mapInPlay(view);
  if (next[enemy.square] !== OFF_ROUTE) return stepsAlong(next, enemy.square);
  const ways = routes[enemy.home]!.map(square => ({ way: area.distance(enemy.square, square), square }));
  const nearest = Math.min(...ways.map(({ way }) => way));
  return nearest + Math.min(...ways.filter(({ way }) => way === nearest).map(({ square }) => stepsAlong(next, square)));
}

function stepsAlong(next: readonly number[], from: number): number {
  let square = from;
  for (let steps = 1; steps <= next.length; steps++) {
    square = next[square]!;
    if (square === LEAVES) return steps;
    if (square < 0) return Infinity;
  }
  return Infinity;
}
