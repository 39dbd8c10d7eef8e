/** Things in the zone, and dice that lie, which an option opens the way to, worked out from what the seat sees by the rules themselves: what is lit can be had. */
import type { Option, Ref, Seat } from '@quarry/kernel';
import type { Action } from '../content/kinds.ts';
import type { DecisionFacts, UrbanDecision, Worth } from '../decisions.ts';
import type { Use } from '../in-the-making.ts';
import { openablePods } from '../questions/pods.ts';
import { usableAttacks } from '../questions.ts';
import { fightTargets, shootTargets } from '../rules/attack.ts';
import { isSuccess } from '../rules/dice.ts';
import { spottable } from '../rules/spot.ts';
import type { CrimView, View } from '../state.ts';
import { textUsed } from '../texts-in-force.ts';

const crims = (list: readonly CrimView[]): Ref[] => list.map(({ no }) => ({ kind: 'crim', id: no }));

/** Each crim once, whichever attack reaches it. */
function inRange(view: View, seat: Seat): CrimView[] {
  const reached = usableAttacks(view.hunters[seat]!, 'ranged').flatMap(weapon => shootTargets(view, seat, weapon));
  return view.crims.filter(crim => reached.includes(crim));
}

/** Where a Move may end is a region, which its own question draws. */
const LEADS: Readonly<Record<Action, (view: View, seat: Seat) => Ref[]>> = {
  move: () => [],
  rest: () => [],
  focus: () => [],
  spot: (view, seat) => crims(spottable(view, seat)),
  universal: (view, seat) => openablePods(view, seat).map(id => ({ kind: 'pod', id })),
  shoot: (view, seat) => crims(inRange(view, seat)),
  fight: (view, seat) => crims(fightTargets(view, seat)),
};

/** UM-SHO-1, UM-FGT-1: the targets of one attack. */
function ofAttack(weapon: number, view: View, seat: Seat): Ref[] {
  const ranged = usableAttacks(view.hunters[seat]!, 'ranged').find(one => one.weapon === weapon);
  return crims(ranged ? shootTargets(view, seat, ranged) : fightTargets(view, seat));
}

/** UM-IMP-22: dice that a text lets be rolled again, by their places as they lie on the table: the Impact Die is the last. */
function diceAgain(use: Use, { faces }: DecisionFacts['after-roll'], slate: number): Ref[] {
  const places = (textUsed(slate, use)?.text.effects ?? []).flatMap(effect => {
    if (effect.do !== 'reroll') return [];
    return effect.of === 'impact' ? [faces.length] : [...faces.keys()].filter(i => effect.of === 'any' || !isSuccess(faces[i]!));
  });
  return places.map(id => ({ kind: 'die', id }));
}

const isUse = (value: Worth<'after-roll'>): value is Use => value !== null && 'by' in value;

export function leadsTo(option: Option, decision: UrbanDecision, view: View): Ref[] {
  const { seat } = decision;
  if (decision.kind === 'after-roll') {
    const used = option.value as Worth<'after-roll'>;
    return isUse(used) ? diceAgain(used, decision.facts, view.hunters[seat]!.slate) : [];
  }
  if (decision.kind === 'act') {
    const chosen = option.value as Worth<'act'>;
    return typeof chosen === 'object' && 'take' in chosen ? LEADS[chosen.take](view, seat) : [];
  }
  return decision.kind === 'choose-attack' && !decision.facts ? ofAttack(option.value as Worth<'choose-attack'>, view, seat) : [];
}
