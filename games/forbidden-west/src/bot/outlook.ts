/** What a sensible player makes of the table: what it is after, what threatens it, what a blow is worth. */
import { mean } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { actionCard, enemyCard, sortOf, specialCard } from '../content/box.ts';
import { capped, countOf, type Pool, poolOf } from '../content/dice.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { Goal, Objective, Section } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { type AttackKind, addTo } from '../in-the-making.ts';
import type { Square } from '../places.ts';
import { openObjective } from '../questions/objectives.ts';
import {
  armourOf,
  distance,
  distanceTo,
  enemiesIn,
  evadeDiceOf,
  faceIn,
  fieldIn,
  marshalOf,
  maxDial,
  partsOf,
  seatsOf,
  terrainAt,
} from '../questions.ts';
import { chancesOf, resultOf, sketchOf } from '../rules/odds.ts';
import type { EnemyView, View } from '../state.ts';

/** Every goal that is open, alternatives included. */
export function goalsOf(view: View): Goal[] {
  const flat = (objective: Objective): Goal[] => {
    if ('goal' in objective)
      return objective.goal === 'if-flag' ? flat(view.flags.includes(objective.flag) ? objective.holds : objective.otherwise) : [objective];
    if ('all' in objective) return objective.all.flatMap(flat);
    if ('any' in objective) return objective.any.flatMap(flat);
    return objective.then.slice(view.fight.stage, view.fight.stage + 1).flatMap(flat);
  };
  return flat(openObjective(view));
}

/** Whether the objective asks for this enemy. Those that besiege a place, or hunt people, are all wanted. */
const ALL_ARE_WANTED: readonly Goal['goal'][] = ['defeat-all', 'survive', 'escort', 'hold'];
export function isBounty(view: View, enemy: EnemyView): boolean {
  const name = ENEMY_TYPES[enemy.type]!;
  return goalsOf(view).some(
    goal =>
      ALL_ARE_WANTED.includes(goal.goal) ||
      ('enemy' in goal && goal.enemy === name) ||
      (goal.goal === 'interact' && goal.feature === 'dal' && name === 'dal'),
  );
}
/** How much an enemy is wanted dead: whoever is seen has to fight them all. */
function bounty(view: View, seat: Seat, enemy: EnemyView): number {
  if (isBounty(view, enemy)) return 1;
  return marshalOf(view, seat).isHidden ? 0.45 : 0.75;
}

/** Damage that a blow with these additions would do on average, after armour. */
export function expectedDamage(
  view: View,
  seat: Seat,
  kind: AttackKind,
  enemy: EnemyView,
  part: number,
  more: readonly Effect[] = [],
): number {
  const attack = sketchOf(view, seat, kind, enemy, part);
  addTo(attack, more, -1);
  const armour = attack.ignoresArmour ? 0 : armourOf(enemy);
  return mean(
    chancesOf(capped(attack.pool)).map(({ pips, crits, chance }) => ({
      value: Math.max(0, resultOf(attack, 'damage', pips, crits) - armour),
      chance,
    })),
  );
}

/** What a blow on this enemy is worth: what it takes off, and more if it falls. */
export function blowWorth(view: View, seat: Seat, kind: AttackKind, enemy: EnemyView): number {
  const damage = expectedDamage(view, seat, kind, enemy, -1);
  const share = Math.min(1, damage / enemy.hp);
  return (damage * 0.7 + share * share * (3 + menace(enemy))) * bounty(view, seat, enemy);
}

/** How dangerous an enemy is: what its cards strike for. */
const known = new Map<number, number>();
export function menace(enemy: EnemyView): number {
  const found = known.get(enemy.type);
  if (found !== undefined) return found;
  const card = enemyCard(enemy.type);
  const value = card.kind === 'huge' ? 5 : card.hp[0] >= 12 ? 4 : card.hp[0] >= 7 ? 3 : 2;
  known.set(enemy.type, value);
  return value;
}

export const averageOf = (pool: Pool): number => mean(chancesOf(capped(pool)).map(({ pips, chance }) => ({ value: pips, chance })));

/** Pips of the weapon by itself. */
export const averageBlow = (view: View, seat: Seat, kind: AttackKind): number =>
  averageOf(poolOf(faceIn(marshalOf(view, seat), kind).dice));

/** What stands between a blow and the dial without cards. */
export const guardOf = (view: View, seat: Seat): number => averageOf(poolOf(faceIn(marshalOf(view, seat), 'armour').dice));
export const health = (view: View, seat: Seat): number => marshalOf(view, seat).dial / maxDial(view, seat);

/** How uncomfortable a square is: enemies that could reach it soon. */
export function danger(view: View, square: Square): number {
  const field = fieldIn(view);
  return enemiesIn(view).reduce((sum, enemy) => {
    const away = distanceTo(field, square, enemy);
    return sum + (away === 0 ? 1.6 : away === 1 ? 1.1 : away === 2 ? 0.7 : away <= 4 ? 0.3 : 0) * menace(enemy) * 0.4;
  }, 0);
}

/** What the ground is worth to whoever stands on it. */
export function comfort(view: View, seat: Seat, square: Square): number {
  const terrain = terrainAt(view, square);
  const { isHidden } = marshalOf(view, seat);
  if (terrain === 'grass') return isHidden ? 0.9 : 0.1;
  if (terrain === 'cover') return isHidden ? 0.2 : 0.7;
  if (terrain === 'elevation') return 0.5;
  return terrain === 'glass' ? -1.5 : terrain === 'water' ? -0.4 : 0;
}

/** The nearest enemy that is wanted, and how far it is. */
export function prey(view: View, from: Square): { enemy: EnemyView; away: number } | null {
  const field = fieldIn(view);
  let found: { enemy: EnemyView; away: number; score: number } | null = null;
  for (const enemy of enemiesIn(view)) {
    const away = distanceTo(field, from, enemy);
    const score = away - (isBounty(view, enemy) ? 2 : 0) - (1 - enemy.hp / enemy.maxHp) * 2;
    if (!found || score < found.score) found = { enemy, away, score };
  }
  return found;
}

/** What a section would add to a blow. */
export const sectionWorth = (view: View, seat: Seat, kind: AttackKind, enemy: EnemyView, part: number, { effects }: Section): number =>
  expectedDamage(view, seat, kind, enemy, part, effects) - expectedDamage(view, seat, kind, enemy, part) + effects.length * 0.25;

/** How dear a card is to its owner. */
export function cardWorth(card: number): number {
  const sort = sortOf(card);
  if (sort === 'injury') return 0;
  if (sort === 'special') return 4;
  if (sort !== 'action') return 1;
  const { kind, level } = actionCard(card);
  const evade = evadeDiceOf(card);
  return level + (kind === 'ammunition' ? 1.2 : 1) + (evade ? countOf(evade) * 0.5 : 0);
}
export const cardsLeft = (view: View, seat: Seat): number => {
  const { deck, hand } = marshalOf(view, seat);
  return (typeof deck === 'number' ? deck : deck.length) + hand.length;
};

export const partsWorth = (enemy: EnemyView, part: number): number =>
  partsOf(enemy)[part]!.effects.reduce(
    (sum, effect) =>
      sum +
      (effect.do === 'hurt-self'
        ? effect.n
        : effect.do === 'armour'
          ? 2.5
          : effect.do === 'loot'
            ? 0.8
            : effect.do === 'gain-condition'
              ? 1
              : 0.5),
    1,
  );
export const alliesNear = (view: View, seat: Seat, square: Square): number =>
  seatsOf(view).filter(one => one !== seat && distance(fieldIn(view), marshalOf(view, one).square, square) <= 1).length;

/** What the words of a card are worth now to whoever plays it. */
export function wordsWorth(view: View, seat: Seat, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + wordWorth(view, seat, effect), 0);
}
function wordWorth(view: View, seat: Seat, effect: Effect): number {
  const me = marshalOf(view, seat);
  switch (effect.do) {
    case 'heal': {
      const missing = Math.max(...seatsOf(view).map(one => maxDial(view, one) - marshalOf(view, one).dial));
      return Math.min(effect.n, effect.who === 'self' ? maxDial(view, seat) - me.dial : missing) * 0.8;
    }
    case 'hide':
      return me.isHidden && effect.who === 'self' ? 0 : 2;
    case 'alert':
      return effect.by < 0 && view.fight.alert > 1 && seatsOf(view).some(one => marshalOf(view, one).isHidden) ? 1 : 0;
    case 'threat':
      return effect.by < 0 && me.isHidden && me.row < view.fight.rows ? 1 : 0;
    case 'clear-condition':
      return seatsOf(view).some(one => marshalOf(view, one).condition !== 'none') ? 1.2 : 0;
    case 'recover':
    case 'take-back':
      return Math.min(effect.n, me.discard.length) * 0.5;
    case 'hurt-enemy':
    case 'break-part':
      return effect.n * 0.9;
    case 'potion':
      return 2;
    case 'suffer':
      return -effect.n;
    case 'free-action':
      return 1.4;
    case 'reduce-damage':
      return effect.n * 0.8;
    default:
      return 0.8;
  }
}

/** What a card says where it is played by itself. */
export function sectionsOf(card: number): readonly Section[] {
  if (sortOf(card) === 'special') return specialCard(card).use.sections;
  const found = actionCard(card);
  return found.kind === 'ammunition' ? [{ effects: found.effects }] : found.sections;
}
