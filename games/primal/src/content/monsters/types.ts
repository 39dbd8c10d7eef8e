/** A beast with all its cards. */
import type { AttritionCard, BehaviourCard, Monster, ObjectiveCard, PerilCard, StanceCard } from '../types.ts';

export interface Beast {
  readonly monster: Monster;
  readonly behaviours: readonly BehaviourCard[];
  readonly stances: readonly StanceCard[];
  readonly perils: readonly PerilCard[];
  readonly objectives: readonly ObjectiveCard[];
  readonly attrition?: readonly AttritionCard[];
}
