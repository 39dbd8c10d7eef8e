/** Things on the board that an option opens the way to, worked out from what the seat sees by the rules themselves: what is lit can be had. */
import type { Option, Ref, Seat } from '@quarry/kernel';
import type { ActionType } from '../content/kinds.ts';
import type { Action, DawnDecision, DecisionValues, Use } from '../decisions.ts';
import { mapInPlay } from '../questions.ts';
import { SNEAK, SPRINT } from '../rules/actions.ts';
import { distractable, targetsOf, trapSquares, usesOf } from '../rules/reach.ts';
import { partnersOf } from '../rules/trading.ts';
import type { EnemyView, View } from '../state.ts';

const squares = (list: readonly number[]): Ref[] => list.map(id => ({ kind: 'square', id }));
const machines = (list: readonly EnemyView[]): Ref[] => list.map(({ id }) => ({ kind: 'enemy', id }));
const hunters = (list: readonly Seat[]): Ref[] => list.map(id => ({ kind: 'hunter', id }));

/** Squares within so many steps, but the one that it starts on. */
const around = (view: View, from: number, steps: number): number[] =>
  mapInPlay(view)
    .area.within(from, steps)
    .filter(square => square !== from);

/** What a weapon strikes, or where its trap can be laid. */
function useOf(view: View, seat: Seat, kind: 'ranged' | 'melee', { weapon, setsTrap }: Use): Ref[] {
  return setsTrap ? squares(trapSquares(view, seat, weapon)) : machines(targetsOf(view, seat, kind, weapon));
}

/** Each thing once, whichever weapon reaches it. */
function attacks(view: View, seat: Seat, kind: 'ranged' | 'melee'): Ref[] {
  const all = usesOf(view, seat, kind).flatMap(use => useOf(view, seat, kind, use));
  return all.filter((one, i) => all.findIndex(other => other.kind === one.kind && other.id === one.id) === i);
}

const ACTION_LEADS: Readonly<Record<ActionType, (view: View, seat: Seat, here: number) => Ref[]>> = {
  sprint: (view, _, here) => squares(around(view, here, SPRINT)),
  sneak: (view, _, here) => squares(around(view, here, SNEAK)),
  craft: () => [],
  distract: (view, seat) => machines(distractable(view, seat)),
  ranged: (view, seat) => attacks(view, seat, 'ranged'),
  melee: (view, seat) => attacks(view, seat, 'melee'),
  loot: (_, __, here) => squares([here]),
};

const ofAction = (action: Action | null, view: View, seat: Seat): Ref[] =>
  action ? ACTION_LEADS[action.type](view, seat, view.hunters[seat]!.square) : [];

/** Squares farther off that this step is on the way to. */
function beyond(step: number, left: number, view: View, seat: Seat): Ref[] {
  const near = around(view, view.hunters[seat]!.square, 1);
  return squares(around(view, step, left - 1).filter(square => square !== view.hunters[seat]!.square && !near.includes(square)));
}

export function leadsTo({ value }: Option, decision: DawnDecision, view: View): Ref[] {
  const { seat } = decision;
  switch (decision.kind) {
    case 'take-action':
      return ofAction(value as DecisionValues['take-action'], view, seat);
    case 'choose-weapon':
      // ZD-ATK-2: a melee weapon is offered alone, and a question of one answer is not asked.
      return useOf(view, seat, 'ranged', value as DecisionValues['choose-weapon']);
    case 'sprint-step':
    case 'sneak-step':
    case 'dodge':
    case 'move-hunter': {
      const square = value as DecisionValues[typeof decision.kind];
      return square === null ? [] : beyond(square, decision.facts.left, view, seat);
    }
    case 'buy':
      return value === 'trade' ? hunters(partnersOf(view, seat)) : [];
    default:
      return [];
  }
}
