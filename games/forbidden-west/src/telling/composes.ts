/** Deeds of several questions that are done in one go: what belongs to an attack, a way, a trap, and to whom what was found together goes. */
import type { BareDecision, Composed, Option } from '@quarry/kernel';
import type { ActionKind } from '../content/kinds.ts';
import type { Asked, DecisionKind, DecisionValues } from '../decisions.ts';

const deed = (does: string, ...kinds: DecisionKind[]): Composed => ({ does, kinds });
const walk = (does: string, ...kinds: DecisionKind[]): Composed => ({ does, kinds, isWalk: true });

/** Target, part, ability with its section, ammunition, in the order of the book. */
const ATTACK = ['choose-target', 'choose-part', 'play-ability', 'choose-section', 'play-ammunition'] as const;

const DEEDS: Readonly<Record<ActionKind, Composed>> = {
  sneak: walk('Sneak', 'sneak'),
  sprint: walk('Sprint', 'sprint'),
  'melee-attack': deed('Strike', 'melee-move', ...ATTACK),
  'ranged-attack': deed('Shoot', ...ATTACK),
  'place-trap': deed('Place it', 'pay-resource', 'trap-square', 'trap-condition', 'trap-direction'),
  'trigger-trap': deed('Trigger it', 'trigger-trap'),
  interact: deed('Interact', 'interact'),
};

export function composes({ value }: Option, bare: BareDecision): Composed | null {
  const decision = bare as Asked;
  // Found together, shared out together: as far as nobody else has a say in it.
  if (decision.kind === 'give-resource') return deed('Share it out', 'give-resource');
  if (decision.kind !== 'act') return null;
  const chosen = value as DecisionValues['act'];
  if (chosen.act === 'distract') return deed('Distract', 'distract');
  return chosen.act === 'action' ? DEEDS[chosen.action] : null;
}
