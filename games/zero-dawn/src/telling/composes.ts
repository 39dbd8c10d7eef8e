/** Deeds of several questions that are done in one go: what belongs to an attack, a way, a craft. */
import type { BareDecision, Composed, Option } from '@quarry/kernel';
import type { ActionType } from '../content/kinds.ts';
import type { Asked, DecisionKind, DecisionValues } from '../decisions.ts';

const deed = (does: string, ...kinds: DecisionKind[]): Composed => ({ does, kinds });
const walk = (does: string, ...kinds: DecisionKind[]): Composed => ({ does, kinds, isWalk: true });

/** ZD-ATK-1 to ZD-ATK-6: weapon, target, part, ammunition, abilities and what they cost, in the order of the book; a ranged weapon may set a trap instead. */
const ATTACK = ['choose-weapon', 'choose-target', 'choose-part', 'play-ammunition', 'play-ability', 'pay-cost'] as const;

const DEEDS: Readonly<Partial<Record<ActionType, Composed>>> = {
  sprint: walk('Sprint', 'sprint-step'),
  sneak: walk('Sneak', 'sneak-step'),
  craft: deed('Craft', 'craft-size'),
  distract: deed('Distract', 'distract-enemy', 'distract-square'),
  ranged: deed('Shoot', ...ATTACK, 'trap-square', 'play-trap-ability'),
  melee: deed('Strike', ...ATTACK),
};

export function composes({ value }: Option, bare: BareDecision): Composed | null {
  const decision = bare as Asked;
  if (decision.kind !== 'take-action') return null;
  const action = value as DecisionValues['take-action'];
  return (action && DEEDS[action.type]) ?? null;
}
