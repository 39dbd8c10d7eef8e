/** What somebody is called to the table for, by the kind of decision: a few words that finish `It is your turn to …`. */
import type { DecisionKind, GroupKind } from '../decisions.ts';

type OwnKind = Exclude<DecisionKind, `agree-${GroupKind}`>;

const CALLS: Readonly<Record<OwnKind, string>> = {
  // Decided together
  'choose-aggro': 'choose who takes aggro',
  'order-behaviours': 'choose the next behaviour',
  'order-rampage': 'put the rampage in order',
  'order-triggers': 'put effects in order',
  'choose-tied': 'choose between hunters',
  'group-hunter': 'choose a hunter',
  'group-sector': 'choose a sector',
  'group-slot': 'choose a slot',
  'group-double': 'double the damage',
  'choose-quest': 'choose a quest',
  'chapter-choice': 'decide for the party',
  'give-reward': 'share out a reward',
  // Camp
  prepare: 'prepare in camp',
  // The round and the turn
  consume: 'drink a potion',
  hide: 'hide in the brush',
  'hide-for': 'choose how long you hide',
  move: 'move or stay',
  help: 'help another hunter',
  act: 'play a card',
  pay: 'pay for a card',
  'choose-fallen': 'help somebody up',
  'choose-attrition': 'choose an attrition card',
  disrupt: 'cover your cards',
  prevent: 'prevent damage',
  'pact-bloom': 'answer the pact bloom',
  climb: 'climb the plateau',
  'discard-down': 'discard cards',
  // Texts
  'use-ability': 'use an ability',
  'choose-effect': 'choose an effect',
  'choose-hunter': 'choose a hunter',
  'choose-sector': 'choose a sector',
  'choose-slot': 'choose a slot',
  'choose-peril': 'blind a peril',
  'choose-discard': 'discard a card',
  'take-back': 'take back a card',
  'order-cards': 'put cards in order',
  'order-own': 'put your cards in order',
  recycle: 'recycle cards',
  volley: 'shoot a volley',
  'stun-hunter': 'choose who shows attacks',
  'show-attacks': 'show attacks',
  double: 'double your damage',
  resilience: 'show Resilience cards',
  'forced-move': 'move',
  'choose-target': 'choose a target',
  'spare-yourself': 'spare yourself',
  'pay-text': 'pay for a card',
  mend: 'mend a piece',
  mount: 'jump on its back',
  land: 'choose where you land',
  deplete: 'spend a piece',
};

export const callSays = (kind: string): string => CALLS[kind as OwnKind] ?? 'answer a proposal';
