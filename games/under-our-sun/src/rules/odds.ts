/** What an action or an attack would lead to by the dice, exactly. Worked out only when a person asks; karma and what follows are left out. */
import { chanceAtLeast, type Distribution, gathered, mapped, sumDistribution, yesOrNo } from '@quarry/board';
import type { Odds } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import { type Die, FACES, KARMA_FACES } from '../content/kinds.ts';
import type { Thrown } from '../deeds/rolls.ts';
import type { Purpose } from '../events.ts';
import { cardInPlay, cardOf } from '../questions/basics.ts';
import { attackDice, dodgeDice, type Foe, foeHp, isFoeThere, needsCheck, testDice } from '../questions.ts';
import type { View, Who } from '../state.ts';
import type { Action } from './actions/kinds.ts';
import type { Blow } from './fight-options.ts';

/** Successes of a roll; less than none is none (US-DICE-6). */
export const successOdds = (dice: readonly Die[]): Distribution =>
  gathered(
    sumDistribution(
      dice.map(die => ({ name: die, faces: FACES[die] })),
      face => face,
    ).map(({ value, chance }) => ({ value: Math.max(0, value), chance })),
  );
export const atLeastOne = (dice: readonly Die[]): Distribution => yesOrNo(chanceAtLeast(successOdds(dice), 1));

/** Rolls that hurt: their successes are damage. */
const BLOWS: readonly Purpose[] = ['melee', 'ranged', 'counterattack', 'return-fire'];
/** US-KARMA-2, US-KARMA-5: what a roll comes to if these of its dice are rolled again by karma, and how much karma that takes. */
export function karmaOdds({ dice, faces, for: purpose, enough }: Thrown, again: readonly number[]): Odds {
  const pool = dice.map((die, i) => ({ name: die, faces: again.includes(i) ? FACES[die] : [faces[i]!] }));
  const successes = mapped(
    sumDistribution(pool, face => face),
    sum => Math.max(0, sum),
  );
  const spent = sumDistribution(
    again.map(() => ({ name: 'karma', faces: KARMA_FACES })),
    face => (face > 0 ? 0 : 1),
  );
  const isBlow = BLOWS.includes(purpose);
  const reached = isBlow ? 'falls' : 'succeeds';
  return {
    [isBlow ? 'damage' : 'successes']: successes,
    ...(enough > 0 ? { [reached]: yesOrNo(chanceAtLeast(successes, enough)) } : { hit: yesOrNo(chanceAtLeast(successes, 1)) }),
    'karma spent': spent,
  };
}

/** The damage of an attack, and whether it is enough. */
function hitOdds(view: View, who: Who, foe: Foe, weapon: number, way: 'melee' | 'ranged'): Odds {
  if (!isFoeThere(view, foe)) return {};
  const damage = successOdds(attackDice(view, who, foe, weapon, way));
  return { damage, falls: yesOrNo(chanceAtLeast(damage, foeHp(view, foe))) };
}
export function blowOdds(view: View, who: Who, blow: Blow): Odds {
  switch (blow.do) {
    case 'dodge':
      return { dodged: atLeastOne(dodgeDice(view, who)) };
    case 'sneak-attack':
      return { unseen: atLeastOne(testDice(view, who, 'stealth')), ...hitOdds(view, who, blow.foe, blow.weapon, 'melee') };
    case 'attack':
    case 'shoot':
      return hitOdds(view, who, blow.foe, blow.weapon, blow.do === 'shoot' ? 'ranged' : 'melee');
  }
}
/** Of an action of the own turn; nothing where no dice are rolled. */
export function actionOdds(view: View, who: Who, action: Action): Odds {
  switch (action.do) {
    case 'blow':
      return blowOdds(view, who, action.blow);
    case 'duel':
      return { damage: successOdds(attackDice(view, who, null, action.weapon, action.isRanged ? 'ranged' : 'melee')) };
    case 'sneak':
      return { unseen: atLeastOne(testDice(view, who, 'stealth', 'sneak')) };
    case 'open':
      return { opened: atLeastOne(testDice(view, who, action.skill, `container-${action.skill}`)), ...unseenOdds(view, who) };
    case 'loot':
      return { successes: successOdds(lootDice(view, who)), ...unseenOdds(view, who) };
    case 'wait':
    case 'reveal':
    case 'discard':
    case 'load':
    case 'summon':
    case 'recon':
      return {};
    case 'use':
      return thing(action.card).can![action.at]!.ap === 0 ? {} : unseenOdds(view, who);
    case 'skill':
      return cardOf(view, who).skill.can![action.at]!.ap === 0 ? {} : unseenOdds(view, who);
    case 'mission':
      return cardInPlay(view).actions![action.at]!.ap === 0 ? {} : unseenOdds(view, who);
    default:
      return unseenOdds(view, who);
  }
}
const lootDice = (view: View, who: Who): readonly Die[] => (view.characters[who]!.hp <= 2 ? ['green', 'red'] : ['green']);
/** US-STEALTH-2: whoever is in stealth beside something that must not see them is checked. */
const unseenOdds = (view: View, who: Who): Odds => (needsCheck(view, who) ? { unseen: atLeastOne(testDice(view, who, 'stealth')) } : {});
