/** Every kind of decision, in the order of the book, with what it says beyond its options; and how the rules ask it. */
import { asking, type BareDecision, type Decision, type DecisionOf } from '@quarry/kernel';
import type { Ammunition, CharacterId, Die, Resource, Skill } from './content/kinds.ts';
import type { Lot } from './deeds/goods.ts';
import type { Piece } from './deeds/trading.ts';
import type { Purpose } from './events.ts';
import type { Hex } from './places.ts';
import type { Foe } from './questions.ts';
import type { Find } from './rules/actions/collecting.ts';
import type { Action } from './rules/actions/kinds.ts';
import type { Bargain } from './rules/bargains.ts';
import type { Blow } from './rules/fight-options.ts';
import type { Money } from './rules/payments.ts';
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
type OfRoll = OfWho &
  OfCard & {
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

/** The number of a card. */
type Card = number;
/** Among the answers to what enemies do: the team card of a hidden Son of Liberty is turned up first (US-SOL-6). */
type Reveal = 'reveal';
/** How somebody takes part in a fight of another. */
export type Joining = 'openly' | 'unseen';
/** What a character does about an attack of another. */
export type Defence = { readonly do: 'nothing' | 'dodge' } | { readonly do: 'counter'; readonly weapon: number };
/** What a character does about a shot of another. */
export type ShotAnswer = 'nothing' | 'dodge' | 'rush';
/** A word in a trade: one more thing on the table or one less, or what is said to all of it. */
export type TradeWord =
  | { readonly do: 'change'; readonly of: Who; readonly what: Piece | 'card'; readonly card: number; readonly by: 1 | -1 }
  | { readonly do: 'agree' | 'call-off' };

/** What the options of each kind are worth: null is to pass. */
export type DecisionValues = {
  // Setup
  'choose-character': CharacterId;
  equip: Card | null;
  pool: boolean;
  'give-to': Who;
  // Preparation
  eat: boolean;
  'first-step': Hex;
  // Turns
  'first-actor': Who;
  act: Action;
  granted: Action | Reveal | null;
  collect: Find;
  discard: Lot;
  'lay-down': Lot;
  'choose-resource': Resource;
  'choose-character-here': Who;
  'choose-tile': Hex | null;
  'choose-card': Card;
  'choose-skill': Skill;
  'choose-ammunition': Ammunition;
  /** By its name on the card. */
  'choose-branch': string;
  'pay-or': boolean;
  bury: boolean;
  // Fights
  fight: Blow | Reveal;
  join: Joining | Reveal | null;
  'joined-fight': Blow | Reveal;
  'saved-ap': Blow | Reveal | null;
  'dodge-which': Foe;
  /** The place of a die in the roll. */
  karma: number;
  /** -1 for the own skill. */
  prevent: Card | null;
  'take-over': boolean;
  unseen: boolean;
  reroll: boolean;
  strongest: Foe;
  defend: Defence;
  'answer-shot': ShotAnswer | Reveal;
  // Night
  vote: Who | null;
  'ignore-animal': boolean;
  // Merchants and trade
  deal: Bargain | 'steal' | 'done';
  pay: Money;
  change: Money;
  /** Null is to keep the card. */
  payout: Money | null;
  spoils: Card;
  trade: TradeWord | null;
};

export type SunDecision = DecisionOf<DecisionFacts, Decision, DecisionValues>;
type BareSunDecision = DecisionOf<DecisionFacts, BareDecision, DecisionValues>;
/** What a bot is asked. */
export type Asked<Kind extends DecisionKind = DecisionKind> = Extract<BareSunDecision, { readonly kind: Kind }>;

export const { chooseOne, mayChoose, chooseSome, confirm, vote, whoeverFirst } = asking<DecisionFacts, DecisionValues>();
