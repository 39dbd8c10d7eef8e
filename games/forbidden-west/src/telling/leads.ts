/** What an option opens the way to on the map, from what its seat sees, by the same questions that the rules ask. What cannot be known before it is asked is left out. */
import type { Option, Ref, Seat } from '@quarry/kernel';
import { actionCard, isCard, sortOf, specialCard } from '../content/box.ts';
import type { ActionKind } from '../content/kinds.ts';
import type { DecisionKind, DecisionValues, WestDecision } from '../decisions.ts';
import type { Square } from '../places.ts';
import { canStand, enemiesIn, fieldIn, isHuge, isIn, marshalOf, stepsFrom, terrainAt } from '../questions.ts';
import { featuresFrom, footholds, isTargetFrom, reachOf } from '../rules/attack.ts';
import { fallsOff, interactable, stepCost } from '../rules/brief-rules.ts';
import { largeSteps } from '../rules/enemy-steps.ts';
import { stepsOf } from '../rules/moving.ts';
import { trapSquares, trapsUnder, triggerable } from '../rules/traps.ts';
import { enemyAt } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { enemyRef, featureRef, seatRef, squareRef } from './refs.ts';

const NOWHERE: readonly Ref[] = [];
const squares = (all: Iterable<Square>): Ref[] => [...new Set(all)].sort((a, b) => a - b).map(squareRef);

// Ways

/** Where a walk may end that goes on from here with so many squares left; `mustGo`: only where nothing is left. */
function endsFrom(view: View, from: Square, left: number, mustGo: boolean): Square[] {
  let line = new Map([[from, left]]);
  const ends = new Set<Square>(mustGo && left > 0 ? [] : [from]);
  while (line.size > 0) {
    const next = new Map<Square, number>();
    for (const [at, more] of line) {
      if (more <= 0) continue;
      for (const to of stepsFrom(view, at)) {
        const rest = more - stepCost(view, at, to);
        next.set(to, Math.max(rest, next.get(to) ?? rest));
        if (!mustGo || rest <= 0) ends.add(to);
      }
    }
    line = next;
  }
  return [...ends];
}

/** Through one step: all that lies beyond it, but where the walk began. */
function beyond(view: View, seat: Seat, to: Square, left: number, mustGo: boolean): Ref[] {
  const from = marshalOf(view, seat).square;
  const ends = endsFrom(view, to, left - stepCost(view, from, to), mustGo);
  return squares(ends.filter(one => one !== from && one !== to));
}

/** Nothing comes of it whether somebody walks over it or beside it. */
function isPlain(view: View, square: Square): boolean {
  const terrain = terrainAt(view, square);
  const isHeld =
    enemiesIn(view).some(enemy => isIn(fieldIn(view), enemy, square)) || view.fight.features.some(one => one.square === square);
  return terrain !== 'glass' && terrain !== 'water' && !isHeld && trapsUnder(view, [square]).length === 0;
}

/** Of several first steps that are all one, the straightest leads on, so that nobody is asked how to come where they want to be. */
function ownBeyond(view: View, to: Square, steps: readonly Square[], reach: (step: Square) => readonly Ref[]): Ref[] {
  const { width } = fieldIn(view);
  const apart = (a: Square, b: Square): number => ((a % width) - (b % width)) ** 2 + (Math.floor(a / width) - Math.floor(b / width)) ** 2;
  return reach(to).filter(({ id: end }) => {
    const rivals = steps.filter(step => reach(step).some(({ id }) => id === end));
    if (!rivals.every(step => isPlain(view, step))) return true;
    const straight = rivals.toSorted((a, b) => apart(a, Number(end)) - apart(b, Number(end)) || a - b);
    return straight[0] === to;
  });
}

/** FW-EFF-2: a card that leads through anything does so in one go. */
function leadsThrough(card: number): boolean {
  if (!isCard(card)) return true;
  const sort = sortOf(card);
  const printed = sort === 'action' ? actionCard(card) : sort === 'special' ? specialCard(card) : null;
  return printed === null || JSON.stringify(printed).includes('"through":true');
}

/** FW-EFF-3: whoever is pushed over the edge goes nowhere else. */
function pushedBeyond(view: View, id: number, to: Square, left: number): Ref[] {
  const enemy = enemyAt(view, id);
  if (!enemy) return [];
  const steps = (at: Square): readonly Square[] => (isHuge(enemy) ? largeSteps(view, enemy, at) : stepsFrom(view, at));
  const ends = (at: Square, more: number): Square[] =>
    more <= 0 || fallsOff(view, at) ? [at] : [at, ...steps(at).flatMap(one => ends(one, more - 1))];
  return squares(ends(to, left - 1).filter(one => one !== enemy.square && one !== to));
}

// Attacks

const targets = (view: View, seat: Seat, kind: 'melee' | 'ranged', from: readonly Square[]): Ref[] =>
  enemiesIn(view)
    .filter(enemy => from.some(square => isTargetFrom(view, seat, kind, square)(enemy)))
    .map(one => enemyRef(one.id));
const attackable = (view: View, seat: Seat, kind: 'melee' | 'ranged'): Ref[] => [
  ...targets(view, seat, kind, footholds(view, seat, kind)),
  ...featuresFrom(view, seat, kind).map(one => featureRef(one.id)),
];

/** What can be struck without a step. */
const fromHere = (view: View, seat: Seat): Ref[] => [
  ...targets(view, seat, 'melee', [marshalOf(view, seat).square]),
  ...featuresFrom(view, seat, 'melee').map(one => featureRef(one.id)),
];

// Actions

const ACTIONS: Readonly<Record<ActionKind, (view: View, seat: Seat) => readonly Ref[]>> = {
  sneak: (view, seat) => squares(stepsOf(view, seat)),
  sprint: (view, seat) => {
    const { square } = marshalOf(view, seat);
    return squares(endsFrom(view, square, SPRINT, true).filter(one => one !== square));
  },
  'melee-attack': (view, seat) => attackable(view, seat, 'melee'),
  'ranged-attack': (view, seat) => attackable(view, seat, 'ranged'),
  'place-trap': (view, seat) => squares(trapSquares(view, seat)),
  'trigger-trap': (view, seat) => squares(triggerable(view, seat, reachOf(view, seat, 'ranged')).map(one => one.square)),
  interact: (view, seat) => interactable(view, seat).map(one => featureRef(one.id)),
};
const SPRINT = 2;

/** FW-SOLO-5. */
function distractions(view: View, seat: Seat): Ref[] {
  const near = fieldIn(view).area.within(marshalOf(view, seat).square, 2);
  return squares(near.filter(square => canStand(view, square)));
}

/** As a method, so that it can be looked up by the kind of any decision. */
type Lead<Kind extends DecisionKind = DecisionKind> = {
  lead(value: DecisionValues[Kind], decision: WestDecision<Kind>, view: View): readonly Ref[];
}['lead'];

const LEADS: { readonly [Kind in DecisionKind]?: Lead<Kind> } = {
  act: (value, { seat }, view) => {
    if (value.act === 'distract') return distractions(view, seat);
    return value.act === 'action' ? ACTIONS[value.action](view, seat) : NOWHERE;
  },
  'free-action': (action, { seat }, view) => (action === null ? NOWHERE : ACTIONS[action](view, seat)),
  'melee-move': (to, { seat }, view) => (to === null ? fromHere(view, seat) : targets(view, seat, 'melee', [to])),
  sprint: (to, { seat, facts, options }, view) =>
    ownBeyond(
      view,
      to,
      options.map(one => one.value),
      step => beyond(view, seat, step, facts.left, true),
    ),
  move: (to, { seat, facts }, view) => (to === null || leadsThrough(facts.card) ? NOWHERE : beyond(view, seat, to, facts.left, false)),
  push: (to, { facts }, view) => (to === null ? NOWHERE : pushedBeyond(view, facts.enemy, to, facts.left)),
  'order-types': (type, _, view) =>
    enemiesIn(view)
      .filter(one => one.type === type)
      .map(one => enemyRef(one.id)),
  command: (isYes, { seat, facts }) => (isYes && facts.next !== seat ? [seatRef(facts.next)] : NOWHERE),
};

export function leadsTo({ value }: Option, decision: WestDecision, view: View): readonly Ref[] {
  const lead: Lead | undefined = LEADS[decision.kind];
  return lead?.(value as DecisionValues[DecisionKind], decision, view) ?? NOWHERE;
}
