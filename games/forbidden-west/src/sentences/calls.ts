/** What somebody is called to the table for, by the kind of decision: a few words that finish `It is your turn to …`. */
import { type DecisionKind, type GroupKind, isAgreeing, isWindow, type WindowKind } from '../decisions.ts';

type OwnKind = Exclude<DecisionKind, WindowKind | `agree-${GroupKind}`>;

const CALLS: Readonly<Record<OwnKind, string>> = {
  // Decided together
  'choose-path': 'choose the way',
  'roll-dice': 'roll for the story',
  'choose-marshal': 'name one of you',
  'choose-clan': 'choose a clan',
  'buy-gear': 'buy gear',
  'give-resource': 'share out a resource',
  'give-card': 'share out a card',
  'choose-gear': 'choose a piece of gear',
  'begin-fight': 'begin the encounter',
  'end-chapter': 'end the chapter',
  'after-failure': 'try again',
  'choose-first': 'choose who goes first',
  'give-special': 'share out a special card',
  'brief-choice': 'decide for the party',
  'enemy-route': 'choose a way for an enemy',
  'patrol-route': 'choose the way of a patrol',
  'order-pulse': 'choose who evades next',
  'enemy-choice': 'choose for an enemy',
  // Camp
  camp: 'make camp',
  'camp-gear': 'change your gear',
  'camp-fit': 'fit a modification',
  'camp-take-off': 'take off a modification',
  'camp-add': 'add a card to your deck',
  'camp-remove': 'take a card out of your deck',
  'camp-pass': 'hand something over',
  'camp-character': 'change your character',
  'agree-to-change': 'answer a proposal',
  // After an encounter
  'gain-card': 'gain a card',
  upgrade: 'upgrade your gear',
  'pay-upgrade': 'pay for an upgrade',
  recover: 'recover cards',
  'remove-injury': 'heal an injury',
  // Set-up
  'place-marshal': 'choose where you start',
  // Action phase
  act: 'take an action',
  sneak: 'sneak',
  sprint: 'sprint',
  'melee-move': 'step up to an enemy',
  'choose-target': 'choose a target',
  'choose-part': 'take aim',
  'play-ability': 'add to your attack',
  'choose-section': 'choose an effect',
  'play-ammunition': 'load your weapon',
  'take-die': 'take a die',
  'remove-die': 'leave out a die',
  reroll: 'roll again',
  'order-effects': 'put effects in order',
  move: 'move',
  push: 'push an enemy',
  'order-conditions': 'put conditions in order',
  'pay-resource': 'pay for a trap',
  'trap-square': 'place a trap',
  'trap-condition': 'lace a trap',
  'trap-direction': 'aim a trap',
  'trigger-trap': 'set off a trap',
  'order-trapped': 'choose who is hit first',
  'order-traps': 'put traps in order',
  'order-revealed': 'put the revealed in order',
  'free-action': 'take a free action',
  distract: 'place a distraction',
  interact: 'use something',
  'shake-off': 'shake off an injury',
  // Effects of cards
  'choose-character': 'choose a character',
  'choose-enemy': 'choose an enemy',
  'choose-component': 'choose a component',
  'choose-square': 'choose a square',
  'choose-deck': 'look at a deck',
  'bury-card': 'bury a card',
  'take-back': 'take back cards',
  'search-deck': 'search your deck',
  'forced-discard': 'discard cards',
  'lose-resource': 'give up resources',
  // Command, enemies
  command: 'give the command',
  'pay-solo': 'spend a solo token',
  'order-types': 'put the enemies in order',
  'order-enemies': 'put enemies in order',
  'discard-to-evade': 'evade an attack',
  'evade-move': 'dodge',
  'drop-threat': 'lower your threat',
  // Draw, end of turn
  'discard-before-drawing': 'draw new cards',
  'order-injuries': 'put injuries in order',
  'order-end-of-turn': 'end your turn',
};

/** A window for a card is not told from another: what has come about is asked at the table. */
const IN_A_WINDOW = 'play a card or pass';
const TO_AGREE = 'answer a proposal';

export function callSays(kind: string): string {
  const known = kind as DecisionKind;
  if (isWindow(known)) return IN_A_WINDOW;
  return isAgreeing(known) ? TO_AGREE : CALLS[known as OwnKind];
}
