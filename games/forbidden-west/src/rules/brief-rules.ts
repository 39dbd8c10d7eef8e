/** What single briefs ask of the rules, each at its moment: one door to the files of briefs/. Whatever is not in force does nothing. */
export { hurtFeature, interact, interactable, isLoudBrief } from './briefs/features.ts';
export {
  attackableFeatures,
  besieged,
  briefDice,
  damageShield,
  decoys,
  fallsFrom,
  fallsOff,
  isLitByLamp,
  mayTarget,
  rangeChange,
  stepCost,
} from './briefs/ground.ts';
export { groupMatters, groupMayUse } from './briefs/group.ts';
export type { FeatureView } from './briefs/in-force.ts';
export { afterAttackRoll, afterMarshalStep, afterReveal, atEnemyPhaseStart, atTurnEnd, extraCards } from './briefs/moments.ts';
export { placementsOf, rowsOf, setUpFeatures, startsOf, typesOf } from './briefs/set-up.ts';
