/**
 * What a piece of gear is worth before a hunt, when nothing is known of it but what the monster is weak to: what a weapon deals in a usual turn with the deck that it asks for, how
 * long armour lasts, what texts add, how often they come up. PA-EQ-1, PA-DB-5.
 */

import { armourCard, helmCard, weaponCard } from '../content/box.ts';
import type { Element } from '../content/kinds.ts';
import type { Ability, Amount, Effect } from '../content/words/index.ts';
import { isBasic, pieceCard, pieceOf } from './builds.ts';

/** More than anything within a level comes to. */
const A_LEVEL = 100;
/** Two effective pieces are one card more or less in the deck. Armour, helm and item are chosen for it; a weapon that is much weaker is not. */
const EFFECTIVE = 50;
const EFFECTIVE_WEAPON = 1.15;

/** A higher level first. What is basic is worth nothing. */
export function worthOf(card: number, weaknesses: readonly Element[]): number {
  if (card < 0 || isBasic(card)) return 0;
  const plain = merit(card);
  const effective = pieceOf(card) === 'weapon' ? plain * EFFECTIVE_WEAPON : plain + EFFECTIVE;
  return pieceCard(card).level * A_LEVEL + (isEffective(card, weaknesses) ? effective : plain);
}
/** PA-DB-5. */
export function isEffective(card: number, weaknesses: readonly Element[]): boolean {
  const { element } = pieceCard(card);
  return element !== null && weaknesses.includes(element);
}

function merit(card: number): number {
  switch (pieceOf(card)) {
    case 'weapon':
      return forceOf(card);
    case 'armour':
      return armourCard(card).health + textsIn(card, usualDamage(card));
    case 'helm':
      return helmCard(card).health + textsIn(card, usualDamage(card));
    default:
      return usualDamage(card) + textsIn(card, usualDamage(card));
  }
}
const DAMAGE_AT = [2, 4, 8, 13];
const usualDamage = (card: number): number => DAMAGE_AT[pieceCard(card).level]!;

const HAND = 5;
/** More attacks than these are seldom paid for in one turn. */
const MOST_ATTACKS = 2;
/** A dodge or parry in hand, as part of an attack: it keeps its owner standing. */
const A_GUARD = 0.1;
/** The attacks and guards of a hand, and what its texts add. */
function forceOf(card: number): number {
  const { damage, deck } = weaponCard(card);
  const [red, blue, green, yellow] = deck;
  const inHand = (n: number): number => (HAND * n) / (red + blue + green + yellow);
  return damage * (Math.min(MOST_ATTACKS, inHand(red)) + A_GUARD * inHand(green + yellow)) + textsIn(card, damage);
}

/** In a turn, on average. */
const OFTEN: Readonly<Partial<Record<Ability['on'], number>>> = {
  while: 1,
  'turn-start': 1,
  played: 0.8,
  avoided: 0.7,
  moved: 0.6,
  action: 0.6,
  suffered: 0.5,
  threatened: 0.4,
  'would-suffer': 0.4,
  'deck-emptied': 0.2,
};
const SELDOM = 0.3;
const TURNS_OF_A_HUNT = 8;
function oftenOf({ on, nth = 1, pair, once, if: conditions = [] }: Ability): number {
  const inATurn = (OFTEN[on] ?? SELDOM) * 0.5 ** (nth - 1 + (pair ? 1 : 0) + conditions.length);
  return once === 'fight' ? 1 / TURNS_OF_A_HUNT : inATurn;
}

const textsIn = (card: number, damage: number): number => {
  const { abilities = [], level } = pieceCard(card);
  return abilities.reduce((sum, one) => sum + oftenOf(one) * one.effects.reduce((all, effect) => all + gain(effect, level, damage), 0), 0);
};
const HITS_OF_VOLLEY = 0.55;
/** In damage; what does not hit is weighed by parts of an attack. */
function gain(effect: Effect, level: number, damage: number): number {
  const amount = (n: Amount): number => (typeof n === 'number' ? n : (n.times ?? 1) * (n.of === 'weapon-level' ? level : 1));
  switch (effect.do) {
    case 'deal':
    case 'attack-damage':
      return amount(effect.n);
    case 'next-damage':
      return 0.8 * amount(effect.by);
    case 'volley':
      return HITS_OF_VOLLEY * effect.n * level;
    case 'draw':
      return 0.35 * damage * amount(effect.n);
    case 'stamina':
      return 0.3 * damage * effect.n;
    case 'next-cost':
      return -0.25 * damage * effect.by;
    default:
      return 0.1 * damage;
  }
}
