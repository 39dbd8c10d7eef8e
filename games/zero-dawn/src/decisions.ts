/**
 * Every kind of decision the game can ask, in the order of the book, with what it says beyond its options and what those are worth; and how
 * the rules ask it. The contract suite sees to it that each is asked.
 */

import { asking, type BareDecision, type Decision, type DecisionOf, type Passed, type Seat } from '@quarry/kernel';
import type { ActionType, Condition, Resource } from './content/kinds.ts';
import type { MOMENTS } from './content/types.ts';
import type { Grants, Rolled, Stake } from './events.ts';

/** Moments at which interrupts are offered besides the general windows. */
const REACTIVE = [
  'attacked',
  'evade-rolled',
  'damaged',
  'evaded',
  'enemy-killed',
  'component-destroyed',
  'condition-inflicted',
] as const satisfies readonly (typeof MOMENTS)[number][];

export const DECISION_KINDS = [
  'agree-on-trading',
  'choose-hunter',
  'pick-tracking',
  'pick-event',
  'name-rival',
  'place-hunter',
  'name-square',
  'fit-modifications',
  'discard-before-drawing',
  'take-action',
  'sprint-step',
  'sneak-step',
  'craft-size',
  'distract-enemy',
  'distract-square',
  'distract-route',
  'choose-weapon',
  'choose-target',
  'choose-part',
  'play-ammunition',
  'play-ability',
  'play-trap-ability',
  'trap-square',
  'pay-cost',
  'scrap-cards',
  'discard-cards',
  'discard-resource',
  'reroll',
  'spend-crit',
  'order-effects',
  'order-area',
  'order-kills',
  'push',
  'pull',
  'dodge',
  'move-hunter',
  'play-any-time',
  'play-on-attack',
  ...REACTIVE.map(moment => `play-when-${moment}` as const),
  'order-enemies',
  'enemy-target',
  'enemy-route',
  'enemy-away',
  'enemy-edge',
  'enemy-friend',
  'patrol-step',
  'reroll-evade',
  'pay-damage',
  'forced-dodge',
  'enemy-push',
  'choose-enemy',
  'spend-glory',
  'vote-to-end',
  'take-bonus',
  'level-up',
  'rescue-modifications',
  'visit-merchant',
  'buy',
  'pay',
  'trade-partner',
  'trade-give',
  'trade-ask',
  'accept-trade',
  'swap-back',
  'trim-deck',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
export type WindowKind = Extract<DecisionKind, 'play-any-time' | 'play-on-attack' | `play-when-${string}`>;

/** What a price names by its kind. */
export type Special = Exclude<Resource, 'metal-shards'>;
/** An enemy, by its number in the encounter. */
type OfEnemy = { enemy: number };
/** Whose attack or evade it is, or who is moved. */
type OfHunter = { hunter: Seat };
type Left = { left: number };
/** Dice that may be rolled again, and by which cards. */
type MayReroll = Omit<Rolled, 'stake'> & Stake & Grants;
/** An evade as its dice lie. */
export type EvadeRolled = Omit<Rolled, 'stake'> & Stake;
/** An attack as far as it has come: `part` is -1 for the body, `ammunition` -1 if there is none, the dice go by colour. */
export type AttackSoFar = OfEnemy & { weapon: number; part: number; ammunition: number; dice: readonly number[]; damage: number };

/** What a decision says beyond its options; kinds that say nothing are left out. */
type Saying = {
  'sprint-step': Left;
  'sneak-step': Left;
  dodge: Left;
  'move-hunter': Left;
  'choose-target': { weapon: number };
  'choose-part': OfEnemy & { weapon: number };
  /** For an attack; else to set a trap. */
  'play-ammunition': (OfEnemy & { weapon: number }) | undefined;
  'play-ability': AttackSoFar;
  'play-trap-ability': AttackSoFar;
  'pay-cost': { cost: string; card: number; paidWith: 'resources' | 'scrap' | 'cards' | 'glory' };
  reroll: MayReroll;
  'reroll-evade': MayReroll;
  'spend-crit': AttackSoFar & Left & { faces: Rolled['faces']; colours: Rolled['dice'] } & Extract<Stake, { of: 'attack' }>;
  push: OfEnemy;
  pull: OfEnemy;
  'play-any-time': Readonly<Record<string, never>>;
  'play-on-attack': OfEnemy & OfHunter;
  'play-when-attacked': OfEnemy & OfHunter;
  'play-when-evade-rolled': EvadeRolled & OfHunter;
  'play-when-damaged': OfEnemy & OfHunter;
  'play-when-evaded': OfEnemy & OfHunter;
  'play-when-enemy-killed': OfEnemy;
  'play-when-component-destroyed': OfEnemy;
  'play-when-condition-inflicted': OfEnemy & { condition: Condition };
  'enemy-target': OfEnemy;
  'enemy-route': OfEnemy;
  'enemy-away': OfEnemy;
  'enemy-edge': OfEnemy;
  'enemy-friend': OfEnemy;
  'patrol-step': OfEnemy;
  'pay-damage': Left;
  'forced-dodge': OfHunter;
  'enemy-push': OfHunter;
  'spend-glory': { n: number };
  pay: { shards: number; specials: readonly Special[] };
  'accept-trade': { given: readonly number[]; asked: readonly number[]; from: Seat };
  'swap-back': { card: number; for: number };
};
export type DecisionFacts = { [Kind in DecisionKind]: Kind extends keyof Saying ? Saying[Kind] : undefined };

/** Cards, squares, enemies and dice by their numbers. */
type CardNo = number;
type Square = number;
type EnemyId = number;
type DieNo = number;

/** An action of a hunter, one of the two or a free one. */
export interface Action {
  readonly type: ActionType;
  readonly isFree: boolean;
}

/** A way to use an attack action: with this weapon, attacking or setting a trap. */
export interface Use {
  readonly weapon: CardNo;
  readonly setsTrap: boolean;
}

/** Where a modification goes: on the equipment of an arc, or `OFF`. */
export interface Fitting {
  readonly card: CardNo;
  readonly arc: number;
}
export const OFF = -1;

/** A push or pull of an enemy, or a dodge (no enemy), among those that an attack brings. */
export interface ShiftInOrder {
  readonly word: 'push' | 'pull' | 'dodge';
  readonly enemy: EnemyId | null;
}

/** What a player does when its turn at the merchant comes: nothing (null) is to pass. */
export type Errand = { readonly buy: CardNo } | 'refit' | 'trade' | null;

/** Salvage that pays. Wild cards that allow a visit are a kind of their own: the buyer says which of them pays. */
export type Means = Resource | 'wild' | 'wild-visit';
/** What meets one unit of a price. */
export type Payment = readonly Means[];

/** The body of a machine, where a component could be aimed at. */
export const BODY = -1;
/** The top of the draw pile, where a card could be lost from the hand. */
export const PILE = -1;

/** What the options of a decision are worth: nothing (null) where it may be left. */
export type DecisionValues = {
  'agree-on-trading': boolean;
  /** By the place of the hunter in the box. */
  'choose-hunter': number;
  'pick-tracking': CardNo;
  'pick-event': CardNo;
  'name-rival': Seat;
  'place-hunter': Square;
  'name-square': Square;
  'fit-modifications': Fitting | null;
  'discard-before-drawing': CardNo;
  'take-action': Action | null;
  'sprint-step': Square | null;
  'sneak-step': Square | null;
  /** How many cards. */
  'craft-size': number;
  'distract-enemy': EnemyId;
  'distract-square': Square;
  'distract-route': Square;
  'choose-weapon': Use;
  'choose-target': EnemyId;
  /** By the place of the component on the data card, or `BODY`. */
  'choose-part': number;
  'play-ammunition': CardNo | null;
  'play-ability': CardNo | null;
  'play-trap-ability': CardNo | null;
  'trap-square': Square;
  'pay-cost': boolean;
  'scrap-cards': CardNo;
  'discard-cards': CardNo;
  'discard-resource': CardNo;
  reroll: DieNo;
  /** The card whose entry is bought. */
  'spend-crit': CardNo | null;
  'order-effects': ShiftInOrder;
  'order-area': EnemyId;
  'order-kills': EnemyId;
  push: Square | null;
  pull: Square | null;
  dodge: Square | null;
  'move-hunter': Square | null;
  'order-enemies': EnemyId;
  'enemy-target': Seat;
  'enemy-route': Square;
  'enemy-away': Square;
  'enemy-edge': Square;
  'enemy-friend': EnemyId;
  'patrol-step': Square;
  'reroll-evade': DieNo;
  /** A card of the hand, or the top one of the `PILE`. */
  'pay-damage': CardNo;
  'forced-dodge': Square;
  'enemy-push': Square;
  'choose-enemy': EnemyId;
  /** Who is helped by it. */
  'spend-glory': Seat | null;
  'vote-to-end': boolean;
  /** How many cards. */
  'take-bonus': number;
  /** The id of a node of the skill tree. */
  'level-up': string | null;
  'rescue-modifications': CardNo;
  /** The level of the merchant. */
  'visit-merchant': number | null;
  buy: Errand;
  pay: Payment;
  'trade-partner': Seat;
  'trade-give': CardNo;
  'trade-ask': CardNo;
  'accept-trade': boolean;
  'swap-back': boolean;
  'trim-deck': CardNo;
} & { [Kind in WindowKind]: CardNo | Passed };

export type DawnDecision = DecisionOf<DecisionFacts, Decision, DecisionValues>;
/** What a bot is asked. */
type BareDawnDecision = DecisionOf<DecisionFacts, BareDecision, DecisionValues>;
export type Asked<Kind extends DecisionKind = DecisionKind> = Extract<BareDawnDecision, { readonly kind: Kind }>;

export const { chooseOne, mayChoose, chooseSome, chooseOrder, confirm, askAll, askAllSome, offer } = asking<
  DecisionFacts,
  DecisionValues
>();
