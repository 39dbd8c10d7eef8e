/** Every kind of decision, in the order of the book, with what it says beyond its options; and how the rules ask it. */
import { asking, type BareDecision, type DecisionOf } from '@quarry/kernel';
import type { Die } from './content/kinds.ts';
import type { Purpose } from './events.ts';
import type { Hex } from './map.ts';
import type { Who } from './state.ts';

export const DECISION_KINDS = [
  // Setup
  'choose-character',
  'equip',
  'pool',
  'give-to',
  // Preparation
  'eat',
  'first-step',
  // Turns
  'first-actor',
  'act',
  'granted',
  'collect',
  'discard',
  'lay-down',
  'choose-resource',
  'choose-character-here',
  'choose-tile',
  'choose-card',
  'choose-skill',
  'choose-ammunition',
  'choose-branch',
  'pay-or',
  'bury',
  // Fights
  'fight',
  'join',
  'joined-fight',
  'saved-ap',
  'dodge-which',
  'karma',
  'prevent',
  'take-over',
  'unseen',
  'reroll',
  'strongest',
  'defend',
  'answer-shot',
  // Night
  'vote',
  'ignore-animal',
  // Merchants and trade
  'deal',
  'pay',
  'change',
  'payout',
  'spoils',
  'trade',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

type OfWho = { who: Who };
type OfCard = { card: number };
/** What lies on the table of a roll: dice by colour, faces, whose it is. */
type OfRoll = OfWho & {
  dice: readonly Die[];
  faces: readonly number[];
  for: Purpose;
  enough: number;
  isOwn: boolean;
  most: number;
  by: number;
};

type Saying = {
  equip: { points: number };
  pool: OfCard & { price: number; by: number };
  'give-to': OfCard;
  eat: OfWho;
  'first-step': { enemy: number; card: number };
  act: OfWho & { ap: number };
  granted: OfWho & { less: number };
  collect: OfWho;
  discard: OfWho;
  'lay-down': OfWho & { places: number };
  'choose-resource': OfWho & OfCard & { n: number; of: 'gain' | 'lose' };
  'choose-character-here': OfWho & OfCard;
  'choose-tile': OfWho & OfCard & { for: string };
  'choose-card': OfWho & OfCard & { for: string };
  'choose-skill': OfWho & OfCard;
  'choose-ammunition': OfWho & OfCard;
  'choose-branch': OfWho & OfCard;
  'pay-or': OfWho & OfCard;
  bury: OfWho & OfCard & { deck: string };
  fight: OfWho;
  join: OfWho & { with: Who };
  'joined-fight': OfWho & { with: Who };
  'saved-ap': OfWho & { ap: number };
  'dodge-which': OfWho & { hits: readonly number[] };
  karma: OfRoll;
  prevent: OfWho & OfCard & { damage: number; n: number };
  'take-over': OfWho & { from: Who; enemy: number };
  unseen: OfWho & { enemy: number; card: number };
  reroll: OfWho & OfCard & { successes: number; dice: readonly Die[]; faces: readonly number[] };
  strongest: { who: Who };
  defend: OfWho & { by: Who };
  'answer-shot': OfWho & { by: Who };
  vote: OfCard & { hex: Hex };
  'ignore-animal': OfWho & OfCard;
  deal: OfWho & { merchant: number };
  pay: OfWho & { merchant: number; price: number; what: 'card' | 'cube' | 'ammunition' | 'break-up'; id: number };
  change: OfWho & { merchant: number; over: number };
  payout: OfWho & { merchant: number; value: number; card: number };
  spoils: OfWho & { merchant: number };
  trade: OfWho & { with: Who };
};
type SaidBy<Kind> = Kind extends keyof Saying ? Saying[Kind] : undefined;
export type DecisionFacts = { [Kind in DecisionKind]: SaidBy<Kind> };

export type SunDecision = DecisionOf<DecisionFacts>;
type BareSunDecision = DecisionOf<DecisionFacts, BareDecision>;
/** What a bot is asked. */
export type Asked<Kind extends DecisionKind = DecisionKind> = Extract<BareSunDecision, { readonly kind: Kind }>;

export const { chooseOne, mayChoose, chooseSome, confirm, vote, whoeverFirst } = asking<DecisionFacts>();
