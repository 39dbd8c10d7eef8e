/** Every kind of decision with what it says beyond its options, and how the rules ask it. */
import type { Hex } from '@quarry/board';
import { asking, type BareDecision, type Decision, type DecisionOf } from '@quarry/kernel';
import type { Plan } from './state.ts';

export const DECISION_KINDS = ['make-plan', 'use-gear', 'walk', 'act'] as const;

type DecisionFacts = {
  'make-plan': undefined;
  'use-gear': undefined;
  /** How far one can go. */
  walk: { hexes: number };
  /** How many dice a net would have; 0 if none can be thrown. */
  act: { dice: number };
};

export type Act = 'net' | 'read' | 'search' | 'quiet';

/** What an option is worth: a plan, a card of one's hand or none, a hex, what is done. */
export type DecisionValues = {
  'make-plan': Plan;
  'use-gear': number | null;
  walk: Hex;
  act: Act;
};

export type LynxDecision = DecisionOf<DecisionFacts, Decision, DecisionValues>;
/** What a bot is asked. */
export type Asked<Kind extends keyof DecisionValues = keyof DecisionValues> = Extract<
  DecisionOf<DecisionFacts, BareDecision, DecisionValues>,
  { readonly kind: Kind }
>;

export const { chooseOne, mayChoose, vote } = asking<DecisionFacts, DecisionValues>();
