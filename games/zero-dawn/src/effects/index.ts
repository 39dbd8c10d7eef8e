/** Teaches the whole vocabulary. A new word is one new file and one line here. */
import type { WordName } from '../content/types.ts';
import { addDamageWord } from './add-damage.ts';
import { addDiceWord } from './add-dice.ts';
import { addEvadeDiceWord } from './add-evade-dice.ts';
import { addTearWord } from './add-tear.ts';
import { alertNearestWord } from './alert-nearest.ts';
import { alertWithinWord } from './alert-within.ts';
import { allowRepeatWord } from './allow-repeat.ts';
import { aoeWord } from './aoe.ts';
import { blockWord } from './block.ts';
import { calmWord } from './calm.ts';
import { componentGloryWord } from './component-glory.ts';
import { craftBonusWord } from './craft-bonus.ts';
import { critDamageWord } from './crit-damage.ts';
import { dealDamageWord } from './deal-damage.ts';
import { discardWord } from './discard.ts';
import { discountWord } from './discount.ts';
import { dodgeWord } from './dodge.ts';
import { drawWord } from './draw.ts';
import { drawSalvageWord } from './draw-salvage.ts';
import { everyoneDrawsSalvageWord } from './everyone-draws-salvage.ts';
import { extraActionWord } from './extra-action.ts';
import { freeActionWord } from './free-action.ts';
import { gainGloryWord } from './gain-glory.ts';
import { gainResourceWord } from './gain-resource.ts';
import { handSizeWord } from './hand-size.ts';
import { ignoreArmourWord } from './ignore-armour.ts';
import { ignoreAttackWord } from './ignore-attack.ts';
import { immuneWord } from './immune.ts';
import { inflictWord } from './inflict.ts';
import { keepGloryWord } from './keep-glory.ts';
import { lastingConditionsWord } from './lasting-conditions.ts';
import { loseDiceWord } from './lose-dice.ts';
import { loseGloryWord } from './lose-glory.ts';
import { mayPayWord } from './may-pay.ts';
import { moveHunterWord } from './move-hunter.ts';
import { noDoubleCraftWord } from './no-double-craft.ts';
import { noGrassWord } from './no-grass.ts';
import { patrolStepsWord } from './patrol-steps.ts';
import { placeGrassWord } from './place-grass.ts';
import { pullWord } from './pull.ts';
import { pushWord } from './push.ts';
import { quietAttackWord } from './quiet-attack.ts';
import { quietSprintWord } from './quiet-sprint.ts';
import { recoverWord } from './recover.ts';
import { reduceArmourWord } from './reduce-armour.ts';
import { removeConditionsWord } from './remove-conditions.ts';
import { rerollWord } from './reroll.ts';
import { resistWord } from './resist.ts';
import { returnToHandWord } from './return-to-hand.ts';
import { scrapWord } from './scrap.ts';
import { setArmourWord } from './set-armour.ts';
import { spawnEnemyWord } from './spawn-enemy.ts';
import { startBesideEnemyWord } from './start-beside-enemy.ts';
import { treatAsNonAlertWord } from './treat-as-non-alert.ts';
import { unscrapWord } from './unscrap.ts';
import { learn, type Word } from './vocabulary.ts';

/** Words that are never applied but read by the rules whenever they matter. */
export const READ_BY_RULES: readonly WordName[] = [
  'hand-size',
  'immune',
  'craft-bonus',
  'keep-glory',
  'discount',
  'quiet-sprint',
  'no-double-craft',
  'start-beside-enemy',
  'patrol-steps',
  'no-grass',
  'lasting-conditions',
  'component-glory',
];

export const WORDS: readonly Word[] = [
  addDamageWord,
  addDiceWord,
  addEvadeDiceWord,
  addTearWord,
  alertNearestWord,
  alertWithinWord,
  allowRepeatWord,
  aoeWord,
  blockWord,
  calmWord,
  componentGloryWord,
  craftBonusWord,
  critDamageWord,
  dealDamageWord,
  discardWord,
  discountWord,
  dodgeWord,
  drawWord,
  drawSalvageWord,
  everyoneDrawsSalvageWord,
  extraActionWord,
  freeActionWord,
  gainGloryWord,
  gainResourceWord,
  handSizeWord,
  ignoreArmourWord,
  ignoreAttackWord,
  immuneWord,
  inflictWord,
  keepGloryWord,
  lastingConditionsWord,
  loseDiceWord,
  loseGloryWord,
  mayPayWord,
  moveHunterWord,
  noDoubleCraftWord,
  noGrassWord,
  patrolStepsWord,
  placeGrassWord,
  pullWord,
  pushWord,
  quietAttackWord,
  quietSprintWord,
  recoverWord,
  reduceArmourWord,
  removeConditionsWord,
  rerollWord,
  resistWord,
  returnToHandWord,
  scrapWord,
  setArmourWord,
  spawnEnemyWord,
  startBesideEnemyWord,
  treatAsNonAlertWord,
  unscrapWord,
] as unknown as readonly Word[];

learn(WORDS);
