/** How a sensible player fights: stays hidden while it pays, strikes what falls, keeps its distance, uses traps and the ground. */
import { type Answer, best, mostOf, optionKeys, type Seat } from '@quarry/kernel';
import { cardNamed, enemyCard } from '../content/box.ts';
import { plusDice } from '../content/dice.ts';
import type { FeatureKind } from '../content/types.ts';
import type { Asked, DecisionKind, TrapRef } from '../decisions.ts';
import type { Square } from '../field.ts';
import {
  distance,
  distanceTo,
  enemiesIn,
  evadeDiceOf,
  fieldIn,
  marshalOf,
  partsLeft,
  seatsOf,
  stepsFrom,
  terrainAt,
} from '../questions.ts';
import type { AttackKind } from '../rolls.ts';
import { reachOf } from '../rules/attack.ts';
import { attackableFeatures, type FeatureView, interactable } from '../rules/brief-rules.ts';
import { DIRECTION_NAMES, DIRECTIONS, isBlast, squaresHit, trapOption, trapsOnMap, triggerable } from '../rules/traps.ts';
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

const enemyWith = (view: View, id: string | number): EnemyView => view.fight.enemies[Number(id)]!;
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

const NOT_A_THREAT = ['sneak', 'end', 'distract'];
const LOUD = ['melee-attack', 'ranged-attack'];
/**
 * What it costs to be heard. The first thing of a turn that is no sneaking costs no more than doing nothing at all; every other one costs a row, and an attack
 * one of the alert track. Whoever is found by it pays most, as long as there is time.
 */
function price(view: View, seat: Seat, key: string): number {
  const { isHidden, row, done } = marshalOf(view, seat);
  if (!isHidden || NOT_A_THREAT.includes(key)) return 0;
  const rows = (done.some(one => one !== 'sneak') ? 1 : 0) + (LOUD.includes(key) ? 1 : 0);
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
  const value = (key: string): number => {
    switch (key) {
      case 'end':
        return 0.15;
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
      case 'distract':
        return !me.isHidden && health(view, seat) < 0.6 && nearestEnemy(view, here) <= 4 ? 2.2 : -1;
      default:
        return key.startsWith('shake-off') ? 1.2 : sectionWords(view, seat, cardNamed(key)) - 0.3;
    }
  };
  return best(decision, (_id, key) => value(key) - price(view, seat, key));
}
const sectionWords = (view: View, seat: Seat, card: number): number =>
  Math.max(...sectionsOf(card).map(({ effects }) => wordsWorth(view, seat, effects)));

export const chooseFeature = ({ view, decision, seat }: Mind<'interact'>): Answer =>
  best(decision, id => featureWorth(view, seat, view.fight.features.find(one => one.id === id)!));

/** A card that answers to a moment is held for it; one that would do nothing now waits for a better one. */
export const playIt = ({ view, decision, seat }: Mind): Answer =>
  best(decision, (id, key) => (key.startsWith('pass') ? 0.3 : sectionWords(view, seat, Number(id))));

export const chooseSection = ({ view, decision, seat }: Mind<'choose-section'>): Answer => {
  const sections = sectionsOf(decision.facts.card);
  return best(decision, (_id, key) => wordsWorth(view, seat, sections[Number(key.slice('section-'.length)) - 1]?.effects ?? []));
};

/** Between the enemies and the character, and not beside it. */
export const chooseDistraction = ({ view, decision, me }: Mind): Answer =>
  best(decision, id => squaresApart(view, me.square, Number(id)) - nearestEnemy(view, Number(id)) * 0.2);

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
export const chooseTrap = ({ view, decision }: Mind): Answer =>
  best(decision, (_id, key) => {
    const trap = trapsOnMap(view).find(one => trapOption(one).key === key);
    return trap ? trapWorth(view, trap) : -1;
  });
/** Towards whoever comes. */
export const aimTrap = ({ view, decision, me }: Mind): Answer => {
  const { xs, ys } = fieldIn(view).area;
  const found = prey(view, me.square);
  if (!found) return decision.options[0]!.key;
  const to = found.enemy.square;
  const way = [Math.sign(xs[to]! - xs[me.square]!), Math.sign(ys[to]! - ys[me.square]!)];
  const at = DIRECTIONS.findIndex(([x, y]) => x === way[0] && y === way[1]);
  return DIRECTION_NAMES[at] ?? decision.options[0]!.key;
};
/** Where most enemies stand. */
export const amongEnemies = ({ view, decision }: Mind): Answer =>
  best(decision, (id, key) =>
    key === 'pass'
      ? 0
      : enemiesIn(view).filter(enemy => distanceTo(fieldIn(view), Number(id), enemy) === 0).length || -nearestEnemy(view, Number(id)) * 0.1,
  );

/** Where an enemy will come: beside the character, towards the nearest enemy. */
function trapSpot(view: View, seat: Seat): number {
  const found = prey(view, marshalOf(view, seat).square);
  return found && found.away <= 5 ? 1.3 : 0.2;
}

export const chooseStep = ({ view, decision, seat }: Mind<'sneak' | 'sprint'>): Answer => {
  const more = decision.kind === 'sprint' ? decision.facts.left - 1 : 0;
  return best(decision, id => footingAfter(view, seat, Number(id), more));
};

/** The step of a melee attack: to where the best blow can be struck. */
export const chooseFoothold = ({ view, decision, seat, me }: Mind): Answer =>
  best(decision, (id, key) => {
    const square = key === 'pass' ? me.square : Number(id);
    return bestBlow(view, seat, 'melee', square) * 2 + footing(view, seat, square) * 0.3;
  });

export function chooseMove({ view, decision, seat, me }: Mind): Answer {
  const stay = footing(view, seat, me.square) + 0.3;
  return best(decision, (id, key) => (key === 'pass' ? stay : footing(view, seat, Number(id))));
}

export const chooseTrapSquare = ({ view, decision, me }: Mind): Answer => {
  const field = fieldIn(view);
  const found = prey(view, me.square);
  if (!found) return decision.options[0]!.key;
  const { square } = found.enemy;
  return best(decision, id => {
    const at = Number(id);
    const friends = seatsOf(view).filter(one => marshalOf(view, one).square === at).length;
    return (
      -Math.abs(distance(field, at, square) - 1) - friends * 3 + (distance(field, at, square) < distance(field, me.square, square) ? 1 : 0)
    );
  });
};

export const chooseTarget = ({ view, decision, seat }: Mind<'choose-target'>): Answer =>
  best(decision, (id, key) =>
    key.startsWith('feature')
      ? goalsOf(view).some(goal => goal.goal === 'destroy')
        ? 5
        : 0
      : blowWorth(view, seat, decision.facts.kind, enemyWith(view, id)),
  );

/** The body, unless parts are what is asked for, or one that falls now is worth more than the wound. */
export function choosePart({ view, decision, seat }: Mind<'choose-part'>): Answer {
  const enemy = enemyWith(view, decision.facts.enemy);
  const kind = targetsOf(view, seat, 'melee', marshalOf(view, seat).square).includes(enemy) ? 'melee' : 'ranged';
  const damage = expectedDamage(view, seat, kind, enemy, -1);
  const isWanted = goalsOf(view).some(goal => goal.goal === 'destroy-parts' || goal.goal === 'destroy-part');
  const open = partsLeft(enemy);
  return best(decision, (_id, key) => {
    if (key === 'body') return enemy.hp <= damage + 1 ? 9 : damage;
    const part = open.find(one => key === partKey(enemy, one))!;
    const left = enemy.parts[part]!;
    const falls = Math.min(1, (damage + 0.5) / left);
    return damage * 0.55 + falls * partsWorth(enemy, part) * (isWanted ? 1.5 : 0.8);
  });
}
const partKey = (enemy: EnemyView, part: number): string => enemyCard(enemy.type).parts[part]!.id;

/** The card that adds most; one with evade dice is kept while the dial is low. */
export function chooseAttackCard({ view, decision, seat }: Mind<'play-ability' | 'play-ammunition'>): Answer {
  const { enemy: id, part } = decision.facts;
  const enemy = enemyWith(view, id);
  const kind = decision.facts.weapon === marshalOf(view, seat).gear[0] ? 'melee' : 'ranged';
  const isScarce = cardsLeft(view, seat) < 6;
  return best(decision, (_id, key) => {
    if (key === 'pass') return isScarce ? 0.9 : 0.25;
    const card = cardNamed(key);
    const keep = evadeDiceOf(card) && health(view, seat) < 0.5 ? 0.8 : 0;
    return Math.max(...sectionsOf(card).map(section => sectionWorth(view, seat, kind, enemy, part, section))) - keep;
  });
}

/** Blanks, and with dice to spare lone pips of a poor roll. */
export const rerollBlanks = ({ decision }: Mind<'reroll'>): Answer => {
  const { faces, most } = decision.facts;
  const keys = new Set(optionKeys(decision));
  return faces.flatMap((face, i) => (face === 0 && keys.has(`die-${i}`) ? [`die-${i}`] : [])).slice(0, most);
};

/** Cards for dice as long as the blow would still hurt, the dearest last; more of them when it could be the last blow. */
export function discardToEvade({ decision, me }: Mind<'discard-to-evade'>): Answer {
  const { damage } = decision.facts;
  const isGrave = me.dial <= damage;
  const cards = optionKeys(decision)
    .map(cardNamed)
    .sort((a, b) => cardWorth(a) - cardWorth(b));
  let pool = decision.facts.dice as [number, number, number];
  const given: string[] = [];
  for (const card of cards) {
    const coming = damage - averageOf(pool);
    if (coming <= (isGrave ? 0.2 : 1.2) || given.length >= (isGrave ? 4 : 1)) break;
    pool = [...plusDice(pool, evadeDiceOf(card)!)] as [number, number, number];
    given.push(decision.options.find(one => one.about[0]?.id === card)!.key);
  }
  return given;
}

export const chooseSafest = ({ view, decision, seat }: Mind): Answer =>
  best(decision, id => comfort(view, seat, Number(id)) - danger(view, Number(id)) - alliesNear(view, seat, Number(id)) * 0.2);

/** Whoever is hurt more steps back. */
export const mayDropThreat = ({ view, seat }: Mind): Answer => (health(view, seat) < 0.75 || guardOf(view, seat) < 1.5 ? 'yes' : 'no');

/** Near, but not beside an enemy, in grass if there is any. */
export const startingSquare = ({ view, decision, seat }: Mind): Answer =>
  best(decision, id => footing(view, seat, Number(id)) - danger(view, Number(id)));

/** Into traps, else wherever it is farthest from friends. */
export function chooseRoute({ view, decision }: Mind): Answer {
  const traps = trapsOnMap(view).map(trap => trap.square);
  const hidden = seatsOf(view)
    .filter(seat => marshalOf(view, seat).isHidden)
    .map(seat => marshalOf(view, seat).square);
  return best(
    decision,
    id => (traps.includes(Number(id)) ? 3 : 0) - (hidden.includes(Number(id)) ? 2 : 0) + (terrainAt(view, Number(id)) === 'open' ? 0.1 : 0),
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
  return best(decision, (id, key) =>
    key === 'pass' ? away(enemy.square) : away(Number(id)) + (traps.includes(Number(id)) ? 3 : 0) - met(Number(id)) * 4,
  );
}

/** The order in which the most exposed are dealt with last. */
export const weakestLast = ({ view, decision }: Mind): Answer => {
  const seats = decision.options.map(one => ({ key: one.key, seat: Number(one.about[0]?.id ?? 0) }));
  return mostOf(seats, ({ seat }) => health(view, seat)).key;
};
export const healthiestFirst = ({ view, decision }: Mind): Answer =>
  [...decision.options]
    .sort((a, b) => health(view, Number(b.about[0]?.id ?? 0)) - health(view, Number(a.about[0]?.id ?? 0)))
    .map(one => one.key);

/** Whoever needs it most. */
export const neediest = ({ view, decision, seat }: Mind): Answer =>
  best(
    decision,
    id => (1 - health(view, Number(id))) * 3 + (Number(id) === seat ? 0.2 : 0) + (marshalOf(view, Number(id)).isHidden ? 0 : 0.5),
  );
export const richestTarget = ({ view, decision }: Mind): Answer =>
  best(decision, id => 1 - enemyWith(view, id).hp / enemyWith(view, id).maxHp + enemyWith(view, id).hp * -0.02);

/** The least dear cards go first. */
export function cheapest({ decision }: Mind): Answer {
  return [...decision.options]
    .sort((a, b) => cardWorth(Number(a.about[0]?.id ?? 0)) - cardWorth(Number(b.about[0]?.id ?? 0)))
    .slice(0, decision.min)
    .map(one => one.key);
}
export const dearest = ({ decision }: Mind): Answer =>
  [...decision.options]
    .sort((a, b) => cardWorth(Number(b.about[0]?.id ?? 0)) - cardWorth(Number(a.about[0]?.id ?? 0)))
    .slice(0, decision.max)
    .map(one => one.key);

/** Nothing, while the deck must last; a hand that does nothing is changed. */
export function discardDead({ view, decision, seat, me }: Mind): Answer {
  const left = cardsLeft(view, seat) - me.hand.length;
  const isFull = me.hand.length >= 5;
  if (!isFull || left < 6) return [];
  return cheapest({ view, decision: { ...decision, min: 1 } as never, seat, me });
}
