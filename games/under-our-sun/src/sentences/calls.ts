/** What somebody is called to the table for, by the kind of decision: a few words that finish `It is your turn to …`. */
import type { DecisionKind } from '../decisions.ts';

const CALLS: Readonly<Record<DecisionKind, string>> = {
  // Setup
  'choose-character': 'choose your character',
  equip: 'buy equipment',
  pool: 'help with points',
  'give-to': 'choose who carries a thing',
  // Preparation
  eat: 'eat',
  'first-step': 'choose a way for an enemy',
  // Turns
  'first-actor': 'choose who acts first',
  act: 'take an action',
  granted: 'act at once',
  collect: 'collect something',
  discard: 'lay something down',
  'lay-down': 'lay down what is too much',
  'choose-resource': 'choose a resource',
  'choose-character-here': 'choose a character',
  'choose-tile': 'choose a tile',
  'choose-card': 'choose a card',
  'choose-skill': 'choose a skill',
  'choose-ammunition': 'choose your ammunition',
  'choose-branch': 'decide what to do',
  'pay-or': 'pay or not',
  bury: 'bury a card',
  // Fights
  fight: 'attack or dodge',
  join: 'join a fight',
  'joined-fight': 'fight on',
  'saved-ap': 'fight with what you saved',
  'dodge-which': 'dodge an attack',
  karma: 'use your karma',
  prevent: 'prevent damage',
  'take-over': 'step in for somebody',
  unseen: 'stay unseen',
  reroll: 'roll again',
  strongest: 'choose which enemy strikes',
  defend: 'defend yourself',
  'answer-shot': 'answer a shot',
  // Night
  vote: 'vote',
  'ignore-animal': 'meet an animal at night',
  // Merchants and trade
  deal: 'deal with a merchant',
  pay: 'pay a merchant',
  change: 'take your change',
  payout: 'take your pay',
  spoils: 'take spoils',
  trade: 'trade',
};

export const callSays = (kind: string): string => CALLS[kind as DecisionKind];
