/**
 * How a sensible player of Under our Sun chooses: drinks, eats and sleeps in time, goes where the mission and the next days want it, fights what it can bear and hides from the rest. It is
 * told what its seat sees and nothing else.
 */
import { always, anyAnswer, botOf, type Choose as ChooseBy, firstOption, offers } from '@quarry/kernel';
import * as choose from './bot/choices.ts';
import * as deals from './bot/dealing.ts';
import * as fights from './bot/fights.ts';
import { chooseAct } from './bot/turn.ts';
import type { Asked, DecisionKind } from './decisions.ts';
import type { View } from './state.ts';

type Choose<Kind extends DecisionKind = DecisionKind> = ChooseBy<View, Asked<Kind>>;

const yes: Choose = always('yes');

const MORE = {
  // Setup
  'choose-character': choose.chooseCharacter,
  equip: choose.chooseEquipment,
  pool: yes,
  'give-to': choose.chooseBearer,
  // Preparation
  eat: yes,
  'first-step': choose.chooseFirstStep,
  // Turns
  'first-actor': choose.firstActor,
  act: chooseAct,
  granted: fights.granted,
  collect: choose.chooseFind,
  discard: choose.chooseDiscard,
  'lay-down': choose.layDown,
  'choose-resource': choose.chooseResource,
  'choose-character-here': choose.chooseCharacterHere,
  'choose-tile': choose.chooseTile,
  'choose-card': choose.chooseCard,
  'choose-skill': choose.chooseSkill,
  'choose-ammunition': firstOption,
  'choose-branch': choose.chooseBranch,
  'pay-or': choose.payOrNot,
  bury: choose.bury,
  // Fights
  fight: fights.chooseFight,
  join: fights.join,
  'joined-fight': fights.joinedFight,
  'saved-ap': fights.useSavedAp,
  'dodge-which': fights.dodgeWhich,
  karma: choose.useKarma,
  prevent: fights.prevent,
  'take-over': fights.takeOver,
  unseen: yes,
  reroll: yes,
  strongest: fights.strongestFirst,
  defend: fights.defend,
  'answer-shot': fights.answerShot,
  // Night
  vote: choose.voteFor,
  'ignore-animal': yes,
  // Merchants and trade
  deal: deals.chooseDeal,
  pay: deals.choosePayment,
  change: deals.chooseChange,
  payout: deals.chooseChange,
  spoils: deals.chooseSpoils,
  trade: deals.chooseTrade,
};

const fallback: Choose = thought => (offers<unknown>(thought.decision, true) ? 'yes' : anyAnswer(thought));

export const sensible = botOf<View, Asked>(MORE, { fallback });
