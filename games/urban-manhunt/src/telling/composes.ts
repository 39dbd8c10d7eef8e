/** Deeds of several questions that are done in one go: an attack with its weapon and its target. What windows ask is not among them. */
import type { BareDecision, Composed, Option } from '@quarry/kernel';
import type { Action } from '../content/kinds.ts';
import type { Asked, DecisionKind, DecisionValues } from '../decisions.ts';

const deed = (does: string, ...kinds: DecisionKind[]): Composed => ({ does, kinds });

const DEEDS: Readonly<Partial<Record<Action, Composed>>> = {
  shoot: deed('Shoot', 'choose-attack', 'choose-target'),
  fight: deed('Fight', 'choose-attack', 'choose-target'),
  spot: deed('Spot', 'choose-target'),
};

export function composes({ value }: Option, bare: BareDecision): Composed | null {
  const decision = bare as Asked;
  if (decision.kind !== 'act') return null;
  const choice = value as DecisionValues['act'];
  return typeof choice === 'object' && 'take' in choice ? (DEEDS[choice.take] ?? null) : null;
}
