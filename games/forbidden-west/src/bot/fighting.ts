/** How a sensible player fights: stays hidden while it pays, strikes what falls, keeps its distance, uses traps and the ground. */
import { type Answer, best, type Option, type Seat } from '@quarry/kernel';
import { type Pool, plusDice } from '../content/dice.ts';
import type { ActionKind } from '../content/kinds.ts';
import type { FeatureKind } from '../content/types.ts';
import type { Act, Asked, DecisionKind, TrapRef, WindowKind } from '../decisions.ts';
import type { AttackKind } from '../in-the-making.ts';
import type { Square } from '../places.ts';
import { distance, distanceTo, enemiesIn, evadeDiceOf, fieldIn, marshalOf, seatsOf, stepsFrom, terrainAt } from '../questions.ts';
import { reachOf } from '../rules/attack.ts';
import { attackableFeatures, type FeatureView, interactable } from '../rules/brief-rules.ts';
import { DIRECTIONS, isBlast, squaresHit, trapsOnMap, triggerable } from '../rules/traps.ts';
import type { EnemyView, MarshalView, View } from '../state.ts';
import { footing, footingAfter, haste, isFighter, isHome, nearestEnemy, opensTheWay, squaresApart } from './ground.ts';
import {
  alliesNear,
  averageOf,
  blowWorth,
  cardsLeft,
  cardWorth,
  comfort,
  danger,
  expectedDamage,
  goalsOf,
  guardOf,
  health,
  partsWorth,
  prey,
  sectionsOf,
  sectionWorth,
  wordsWorth,
} from './outlook.ts';

export interface Mind<Kind extends DecisionKind = DecisionKind> {
  readonly view: View;
  readonly decision: Asked<Kind>;
  readonly seat: Seat;
  readonly me: MarshalView;
}

const enemyWith = (view: View, id: number): EnemyView => view.fight.enemies[id]!;
const targetsOf = (view: View, seat: Seat, kind: AttackKind, from: Square): EnemyView[] => {
  const field = fieldIn(view);
  const range = reachOf(view, seat, kind);
  return enemiesIn(view).filter(enemy => distanceTo(field, from, enemy) <= range);
};
const bestBlow = (view: View, seat: Seat, kind: AttackKind, from: Square): number =>
  Math.max(0, ...targetsOf(view, seat, kind, from).map(enemy => blowWorth(view, seat, kind, enemy)));

/** Where a melee attack can be made from: it takes one step along. */
const footholds = (view: View, from: Square, kind: AttackKind): Square[] => (kind === 'melee' ? [from, ...stepsFrom(view, from)] : [from]);
const bestBlowAround = (view: View, seat: Seat, kind: AttackKind): number =>
  Math.max(...footholds(view, marshalOf(view, seat).square, kind).map(square => bestBlow(view, seat, kind, square)));

/** What an objective asks to be broken, within reach. */
const canBreak = (view: View, seat: Seat, kind: AttackKind): boolean =>
  goalsOf(view).some(
    goal => goal.goal === 'destroy' && attackableFeatures(view, seat, reachOf(view, seat, kind)).some(one => one.kind === goal.feature),
  );

const isQuiet = (act: Act): boolean => act.act === 'end' || act.act === 'distract' || (act.act === 'action' && act.action === 'sneak');
const isLoud = (act: Act): boolean => act.act === 'action' && (act.action === 'melee-attack' || act.action === 'ranged-attack');
/**
 * What it costs to be heard. The first thing of a turn that is no sneaking costs no more than doing nothing at all; every other one costs a row, and an attack
 * one of the alert track. Whoever is found by it pays most, as long as there is time.
 */
function price(view: View, seat: Seat, act: Act): number {
  const { isHidden, row, done } = marshalOf(view, seat);
  if (!isHidden || isQuiet(act)) return 0;
  const rows = (done.some(one => one !== 'sneak') ? 1 : 0) + (isLoud(act) ? 1 : 0);
  const calm = 1 - haste(view);
  const isFound = row - view.fight.alert - rows - 1 < 0;
  return rows * 0.4 * calm + (isFound ? 1.4 * calm : 0);
}

const wantsFeature = (view: View, kind: FeatureKind): boolean =>
  goalsOf(view).some(goal => goal.goal === 'interact' && goal.feature === kind);
/** What the objective asks for; a door, if it is in the way. */
function featureWorth(view: View, seat: Seat, { kind, square }: FeatureView): number {
  if (wantsFeature(view, kind)) return 8;
  return kind === 'door' && opensTheWay(view, seat, square) ? 2.5 : kind === 'dal' ? 1 : -1;
}

export function chooseAct({ view, decision, seat, me }: Mind<'act'>): Answer {
  const here = me.square;
  const isDone = isHome(view, seat);
  const gain = (steps: number): number => footingAfter(view, seat, here, steps) - footing(view, seat, here);
  const strike = (kind: AttackKind): number => Math.max(canBreak(view, seat, kind) ? 4 : 0, bestBlowAround(view, seat, kind) + 0.5);
  const actionWorth = (action: ActionKind): number => {
    switch (action) {
      case 'interact':
        return Math.max(...interactable(view, seat).map(one => featureWorth(view, seat, one)));
      case 'melee-attack':
        return isDone ? -1 : strike('melee') - (isFighter(view, seat) ? 0 : 0.3);
      case 'ranged-attack':
        return strike('ranged');
      case 'trigger-trap':
        return bestTrap(view, seat) * 1.4;
      case 'place-trap':
        return me.trap >= 0 ? -1 : trapSpot(view, seat);
      case 'sneak':
        return isDone ? -1 : gain(1);
      case 'sprint':
        return isDone ? -1 : gain(2) * 0.9;
    }
  };
  const worth = (act: Act): number => {
    switch (act.act) {
      case 'action':
        return actionWorth(act.action);
      case 'card':
        return sectionWords(view, seat, act.card) - 0.3;
      case 'shake-off':
        return 1.2;
      case 'distract':
        return !me.isHidden && health(view, seat) < 0.6 && nearestEnemy(view, here) <= 4 ? 2.2 : -1;
      case 'end':
        return 0.15;
    }
  };
  return best(decision, act => worth(act) - price(view, seat, act));
}
const sectionWords = (view: View, seat: Seat, card: number): number =>
  Math.max(...sectionsOf(card).map(({ effects }) => wordsWorth(view, seat, effects)));

export const chooseFeature = ({ view, decision, seat }: Mind<'interact'>): Answer =>
  best(decision, id => featureWorth(view, seat, view.fight.features.find(one => one.id === id)!));

/** A card that answers to a moment is held for it; one that would do nothing now waits for a better one. */
export const playIt = ({ view, decision, seat }: Mind<WindowKind>): Answer =>
  best(decision, card => (typeof card === 'number' ? sectionWords(view, seat, card) : 0.3));

export const chooseSection = ({ view, decision, seat }: Mind<'choose-section'>): Answer => {
  const sections = sectionsOf(decision.facts.card);
  return best(decision, at => wordsWorth(view, seat, sections[at]?.effects ?? []));
};

/** Between the enemies and the character, and not beside it. */
export const chooseDistraction = ({ view, decision, me }: Mind<'distract'>): Answer =>
  best(decision, square => squaresApart(view, me.square, square) - nearestEnemy(view, square) * 0.2);

/** Enemies less characters that a trap would hit. */
function trapWorth(view: View, { owner, at, square }: TrapRef): number {
  const ground = owner < 0 ? view.fight.traps[at]! : null;
  const direction = ground?.direction ?? marshalOf(view, owner).trapDirection;
  const hit = squaresHit(view, square, ground?.isBlast ?? isBlast(view, owner), direction);
  const field = fieldIn(view);
  const foes = enemiesIn(view).filter(enemy => hit.some(one => distanceTo(field, one, enemy) === 0)).length;
  const ours = seatsOf(view).filter(seat => hit.includes(marshalOf(view, seat).square)).length;
  return foes * 1.6 - ours * 2.5;
}
/** Of those that this character can set off. */
function bestTrap(view: View, seat: Seat): number {
  const near = triggerable(view, seat, reachOf(view, seat, 'ranged'));
  return Math.max(-1, ...near.map(trap => trapWorth(view, trap)));
}
export const chooseTrap = ({ view, decision }: Mind<'trigger-trap'>): Answer => best(decision, trap => trapWorth(view, trap));
/** Towards whoever comes. */
export const aimTrap = ({ view, decision, me }: Mind<'trap-direction'>): Answer => {
  const { xs, ys } = fieldIn(view).area;
  const found = prey(view, me.square);
  if (!found) return decision.options[0]!.key;
  const to = found.enemy.square;
  const way = [Math.sign(xs[to]! - xs[me.square]!), Math.sign(ys[to]! - ys[me.square]!)];
  const at = DIRECTIONS.findIndex(([x, y]) => x === way[0] && y === way[1]);
  return best(decision, direction => (direction === at ? 1 : 0));
};
/** Where most enemies stand. */
export const amongEnemies = ({ view, decision }: Mind<'choose-square'>): Answer =>
  best(decision, square =>
    square === null
      ? 0
      : enemiesIn(view).filter(enemy => distanceTo(fieldIn(view), square, enemy) === 0).length || -nearestEnemy(view, square) * 0.1,
  );

/** Where an enemy will come: beside the character, towards the nearest enemy. */
function trapSpot(view: View, seat: Seat): number {
  const found = prey(view, marshalOf(view, seat).square);
  return found && found.away <= 5 ? 1.3 : 0.2;
}

export const chooseStep = ({ view, decision, seat }: Mind<'sneak' | 'sprint'>): Answer => {
  const more = decision.kind === 'sprint' ? decision.facts.left - 1 : 0;
  return best(decision, square => footingAfter(view, seat, square, more));
};

/** The step of a melee attack: to where the best blow can be struck. */
export const chooseFoothold = ({ view, decision, seat, me }: Mind<'melee-move'>): Answer =>
  best(decision, to => {
    const square = to ?? me.square;
    return bestBlow(view, seat, 'melee', square) * 2 + footing(view, seat, square) * 0.3;
  });

export function chooseMove({ view, decision, seat, me }: Mind<'move'>): Answer {
  const stay = footing(view, seat, me.square) + 0.3;
  return best(decision, square => (square === null ? stay : footing(view, seat, square)));
}

export const chooseTrapSquare = ({ view, decision, me }: Mind<'trap-square'>): Answer => {
  const field = fieldIn(view);
  const found = prey(view, me.square);
  if (!found) return decision.options[0]!.key;
  const { square } = found.enemy;
  return best(decision, at => {
    if (at === null) return Number.NEGATIVE_INFINITY;
    const friends = seatsOf(view).filter(one => marshalOf(view, one).square === at).length;
    return (
      -Math.abs(distance(field, at, square) - 1) - friends * 3 + (distance(field, at, square) < distance(field, me.square, square) ? 1 : 0)
    );
  });
};

export const chooseTarget = ({ view, decision, seat }: Mind<'choose-target'>): Answer =>
  best(decision, aim => {
    if ('enemy' in aim) return blowWorth(view, seat, decision.facts.kind, enemyWith(view, aim.enemy));
    return goalsOf(view).some(goal => goal.goal === 'destroy') ? 5 : 0;
  });

/** The body, unless parts are what is asked for, or one that falls now is worth more than the wound. */
export function choosePart({ view, decision, seat }: Mind<'choose-part'>): Answer {
  const enemy = enemyWith(view, decision.facts.enemy);
  const kind = targetsOf(view, seat, 'melee', marshalOf(view, seat).square).includes(enemy) ? 'melee' : 'ranged';
  const damage = expectedDamage(view, seat, kind, enemy, -1);
  const isWanted = goalsOf(view).some(goal => goal.goal === 'destroy-parts' || goal.goal === 'destroy-part');
  return best(decision, part => {
    if (part < 0) return enemy.hp <= damage + 1 ? 9 : damage;
    const left = enemy.parts[part]!;
    const falls = Math.min(1, (damage + 0.5) / left);
    return damage * 0.55 + falls * partsWorth(enemy, part) * (isWanted ? 1.5 : 0.8);
  });
}

/** The card that adds most; one with evade dice is kept while the dial is low. */
export function chooseAttackCard({ view, decision, seat }: Mind<'play-ability' | 'play-ammunition'>): Answer {
  const { enemy: id, part } = decision.facts;
  const enemy = enemyWith(view, id);
  const kind = decision.facts.weapon === marshalOf(view, seat).gear[0] ? 'melee' : 'ranged';
  const isScarce = cardsLeft(view, seat) < 6;
  return best(decision, card => {
    if (card === null) return isScarce ? 0.9 : 0.25;
    const keep = evadeDiceOf(card) && health(view, seat) < 0.5 ? 0.8 : 0;
    return Math.max(...sectionsOf(card).map(section => sectionWorth(view, seat, kind, enemy, part, section))) - keep;
  });
}

const keysOf = (options: readonly Option[]): string[] => options.map(one => one.key);

/** Blanks, and with dice to spare lone pips of a poor roll. */
export const rerollBlanks = ({ decision }: Mind<'reroll'>): Answer => {
  const { faces, most } = decision.facts;
  return keysOf(decision.options.filter(one => faces[one.value] === 0)).slice(0, most);
};

/** Cards for dice as long as the blow would still hurt, the dearest last; more of them when it could be the last blow. */
export function discardToEvade({ decision, me }: Mind<'discard-to-evade'>): Answer {
  const { damage } = decision.facts;
  const isGrave = me.dial <= damage;
  let pool = decision.facts.dice as Pool;
  const given: string[] = [];
  for (const { key, value: card } of byWorth(decision.options)) {
    const coming = damage - averageOf(pool);
    if (coming <= (isGrave ? 0.2 : 1.2) || given.length >= (isGrave ? 4 : 1)) break;
    pool = plusDice(pool, evadeDiceOf(card)!);
    given.push(key);
  }
  return given;
}

export const chooseSafest = ({ view, decision, seat }: Mind<'evade-move'>): Answer =>
  best(decision, square => comfort(view, seat, square) - danger(view, square) - alliesNear(view, seat, square) * 0.2);

/** Whoever is hurt more steps back. */
export const mayDropThreat = ({ view, seat }: Mind): Answer => (health(view, seat) < 0.75 || guardOf(view, seat) < 1.5 ? 'yes' : 'no');

/** Near, but not beside an enemy, in grass if there is any. */
export const startingSquare = ({ view, decision, seat }: Mind<'place-marshal'>): Answer =>
  best(decision, square => footing(view, seat, square) - danger(view, square));

/** Into traps, else wherever it is farthest from friends. */
export function chooseRoute({ view, decision }: Mind<'enemy-route' | 'patrol-route'>): Answer {
  const traps = trapsOnMap(view).map(trap => trap.square);
  const hidden = seatsOf(view)
    .filter(seat => marshalOf(view, seat).isHidden)
    .map(seat => marshalOf(view, seat).square);
  return best(
    decision,
    square => (traps.includes(square) ? 3 : 0) - (hidden.includes(square) ? 2 : 0) + (terrainAt(view, square) === 'open' ? 0.1 : 0),
  );
}

/** Where a push leads: into traps, away from the party. */
export function choosePush({ view, decision }: Mind<'push'>): Answer {
  const enemy = enemyWith(view, decision.facts.enemy);
  const field = fieldIn(view);
  const traps = trapsOnMap(view).map(trap => trap.square);
  const away = (square: Square): number => Math.min(...seatsOf(view).map(seat => distance(field, marshalOf(view, seat).square, square)));
  const met = (square: Square): number =>
    seatsOf(view).filter(seat => marshalOf(view, seat).isHidden && marshalOf(view, seat).square === square).length;
  return best(decision, square =>
    square === null ? away(enemy.square) : away(square) + (traps.includes(square) ? 3 : 0) - met(square) * 4,
  );
}

/** The order in which the most exposed are dealt with last. */
export const weakestLast = ({ view, decision }: Mind<'order-pulse'>): Answer => best(decision, seat => health(view, seat));
export const healthiestFirst = ({ view, decision }: Mind<'order-revealed'>): Answer =>
  keysOf([...decision.options].sort((a, b) => health(view, b.value) - health(view, a.value)));

/** Whoever needs it most. */
export const neediest = ({ view, decision, seat }: Mind<'choose-character'>): Answer =>
  best(decision, whom => (1 - health(view, whom)) * 3 + (whom === seat ? 0.2 : 0) + (marshalOf(view, whom).isHidden ? 0 : 0.5));
export const richestTarget = ({ view, decision }: Mind<'choose-enemy'>): Answer =>
  best(decision, id => {
    const { hp, maxHp } = enemyWith(view, id);
    return 1 - hp / maxHp + hp * -0.02;
  });

/** The least dear cards go first. */
const byWorth = (cards: readonly Option<number>[]): Option<number>[] => [...cards].sort((a, b) => cardWorth(a.value) - cardWorth(b.value));
export const cheapest = ({ decision }: Mind<'forced-discard'>): Answer => keysOf(byWorth(decision.options).slice(0, decision.min));
export const dearest = ({ decision }: Mind<'take-back'>): Answer =>
  keysOf([...decision.options].sort((a, b) => cardWorth(b.value) - cardWorth(a.value)).slice(0, decision.max));

/** Nothing, while the deck must last; a hand that does nothing is changed. */
export function discardDead({ view, decision, seat, me }: Mind<'discard-before-drawing'>): Answer {
  const left = cardsLeft(view, seat) - me.hand.length;
  const isFull = me.hand.length >= 5;
  return !isFull || left < 6 ? [] : keysOf(byWorth(decision.options).slice(0, 1));
}
