/** Deeds of several questions that are done in one go: what is collected, laid aside, bought, and what a card or a skill asks. */
import type { BareDecision, Composed, Option } from '@quarry/kernel';
import type { Asked, DecisionKind, DecisionValues } from '../decisions.ts';

const deed = (does: string, ...kinds: DecisionKind[]): Composed => ({ does, kinds });

/** What a text asks of whoever uses it, before anything comes of it. */
const TEXT = [
  'choose-resource',
  'choose-character-here',
  'choose-tile',
  'choose-card',
  'choose-skill',
  'choose-ammunition',
  'choose-branch',
  'pay-or',
] as const;

const DEEDS: Readonly<Partial<Record<DecisionValues['act']['do'], Composed>>> = {
  collect: deed('Collect', 'collect'),
  discard: deed('Lay down', 'discard', 'lay-down'),
  use: deed('Use it', ...TEXT),
  skill: deed('Use it', ...TEXT),
  load: deed('Load', 'choose-ammunition'),
};

export function composes({ value }: Option, bare: BareDecision): Composed | null {
  const decision = bare as Asked;
  if (decision.kind === 'deal') return deed('Agree', 'pay', 'change', 'payout');
  if (decision.kind !== 'act' && decision.kind !== 'granted') return null;
  const action = value as DecisionValues['act' | 'granted'];
  return action && typeof action === 'object' ? (DEEDS[action.do] ?? null) : null;
}
