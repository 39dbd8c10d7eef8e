/** Every kind of decision with what it says beyond its options, and how the rules ask it. */
import { asking, type BareDecision, type DecisionOf } from '@quarry/kernel';

export const DECISION_KINDS = ['make-plan', 'use-gear', 'walk', 'act'] as const;

type DecisionFacts = {
  'make-plan': undefined;
  'use-gear': undefined;
  /** How far one can go. */
  walk: { hexes: number };
  /** How many dice a net would have; 0 if none can be thrown. */
  act: { dice: number };
};

export type LynxDecision = DecisionOf<DecisionFacts>;
/** What a bot is asked. */
export type Asked = DecisionOf<DecisionFacts, BareDecision>;

export const { chooseOne, mayChoose, vote } = asking<DecisionFacts>();
