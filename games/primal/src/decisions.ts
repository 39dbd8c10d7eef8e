/**
 * Every kind of decision, in the order of the book, with what it says beyond its options; and how the rules ask it. Where the group decides, the others are
 * asked under `agree-` and the kind (PA-R-31).
 */
import { asking, type BareDecision, type Decision, type DecisionOf, type Proposal, type Seat } from '@quarry/kernel';
import type { Colour, Ground, Harm } from './content/kinds.ts';
import type { Chore } from './rules/pages.ts';
import type { Place } from './texts-in-force/sources.ts';

/** Decided together; the first player has the last word. */
export const GROUP_KINDS = [
  'choose-aggro',
  'order-behaviours',
  'order-rampage',
  'order-triggers',
  'choose-tied',
  'group-hunter',
  'group-sector',
  'group-slot',
  'group-double',
  'choose-quest',
  'chapter-choice',
  'give-reward',
] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export const DECISION_KINDS = [
  ...GROUP_KINDS,
  ...GROUP_KINDS.map(kind => `agree-${kind}` as const),
  // Camp
  'prepare',
  // The round and the turn
  'consume',
  'hide',
  'hide-for',
  'move',
  'help',
  'act',
  'pay',
  'choose-fallen',
  'choose-attrition',
  'disrupt',
  'prevent',
  'pact-bloom',
  'climb',
  'discard-down',
  // Texts
  'use-ability',
  'choose-effect',
  'choose-hunter',
  'choose-sector',
  'choose-slot',
  'choose-peril',
  'choose-discard',
  'take-back',
  'order-cards',
  'order-own',
  'recycle',
  'volley',
  'stun-hunter',
  'show-attacks',
  'double',
  'resilience',
  'forced-move',
  'choose-target',
  'spare-yourself',
  'pay-text',
  'mend',
  'mount',
  'land',
  'deplete',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

type OfCard = { card: number };
/** What a card would wake, as far as the table knows; and what paying leaves in hand is to be seen from the options. */
export type Foreseen = { wakes: readonly number[] };

type Saying = {
  'order-behaviours': { slots: readonly number[] };
  'order-rampage': { slots: readonly number[] };
  'choose-tied': OfCard;
  'group-hunter': OfCard;
  'group-sector': OfCard;
  'group-slot': OfCard;
  'group-double': { damage: number };
  'chapter-choice': { chapter: number };
  'give-reward': OfCard;
  'hide-for': OfCard;
  move: { cost: number };
  /** A card to be played, or a move (-1) or a revive (-2). */
  pay: OfCard & { cost: number } & Foreseen;
  'choose-attrition': { cards: readonly number[] };
  disrupt: { n: number };
  prevent: { about: Seat; harm: Harm; damage: number };
  'pact-bloom': { damage: number };
  'discard-down': { n: number };
  'use-ability': OfCard & { ability: number };
  'choose-effect': OfCard;
  'choose-hunter': OfCard;
  'choose-sector': OfCard;
  'choose-slot': OfCard & { for: 'stun' | 'discard' | 'look' };
  'choose-peril': OfCard;
  'choose-discard': OfCard & { n: number };
  'take-back': OfCard & { to: string };
  'order-cards': OfCard & { of: 'deck' | 'behaviours' };
  recycle: OfCard & { n: number };
  volley: OfCard & { n: number };
  'stun-hunter': OfCard;
  'show-attacks': OfCard & { n: number; colour: Colour };
  double: { damage: number };
  'forced-move': OfCard;
  'choose-target': { damage: number };
  'spare-yourself': OfCard;
  'pay-text': OfCard;
  mount: OfCard;
  prepare: { page: string };
  act: { left: number };
};

type SaidBy<Kind> = Kind extends keyof Saying ? Saying[Kind] : undefined;
export type DecisionFacts = {
  [Kind in DecisionKind]: Kind extends `agree-${infer Asked extends GroupKind}` ? Proposal<SaidBy<Asked>> : SaidBy<Kind>;
};

// What is chosen. Cards, sectors, slots, swarms and quests go by their numbers

type Card = number;
type Sector = number;
type Slot = number;
type Swarm = number;
type Quest = number;

/** The Movement phase. */
export type Movement = { readonly is: 'go'; readonly to: Sector } | { readonly is: 'stay' } | { readonly is: 'hide' };
/** The Action phase. An ability that stands on no card (-1) is known by its place. */
export type Action =
  | { readonly is: 'play'; readonly card: Card }
  | { readonly is: 'use'; readonly card: Card; readonly place: Place; readonly ability: number }
  | { readonly is: 'revive' }
  | { readonly is: 'end' };
/** What others do in a hunter's turn; `stay-out` passes until it is over. */
export type Help = { readonly is: 'assist' | 'taunt'; readonly card: Card } | typeof STAY_OUT;
export const STAY_OUT = { is: 'stay-out', passUntil: 'turn-end' } as const;
/** A card (-1 for none), or so many stamina tokens. */
export interface Coin {
  readonly card: Card;
  readonly tokens: number;
}
/** What keeps damage off. */
export type Prevention = { readonly is: 'rock' } | { readonly is: 'use'; readonly card: Card; readonly ability: number };
/** What waits for its place. `no` counts those among which it is chosen, from 0; -1 is no card, but a rule of the hunt. */
export type Trigger =
  | { readonly is: 'text'; readonly no: number; readonly card: Card; readonly ability: number }
  | { readonly is: Ground | 'berserk' | 'resilience'; readonly no: number; readonly seat: Seat };
type Piece = 'armour' | 'helm';

type Chosen = {
  'choose-aggro': Seat;
  'order-behaviours': Slot;
  'order-rampage': Slot;
  'order-triggers': Trigger;
  'choose-tied': Seat;
  'group-hunter': Seat;
  'group-sector': Sector;
  'group-slot': Slot;
  'group-double': boolean;
  'choose-quest': Quest;
  /** By its id in the chapter. */
  'chapter-choice': string;
  'give-reward': Seat;
  prepare: Chore | null;
  /** A potion, or none in this round. */
  consume: Card | null;
  hide: Card;
  'hide-for': Seat;
  move: Movement;
  help: Help | null;
  act: Action;
  pay: Coin;
  'choose-fallen': Seat;
  'choose-attrition': Card;
  disrupt: Card;
  prevent: Prevention | null;
  'pact-bloom': boolean;
  climb: boolean;
  'discard-down': Card;
  'use-ability': boolean;
  /** Which of the things that a text offers, from 0. */
  'choose-effect': number;
  'choose-hunter': Seat;
  'choose-sector': Sector;
  'choose-slot': Slot;
  'choose-peril': Card;
  'choose-discard': Card;
  'take-back': Card | null;
  'order-cards': Card;
  'order-own': Trigger;
  recycle: Card;
  volley: boolean;
  'stun-hunter': Seat;
  'show-attacks': Card;
  double: boolean;
  resilience: Card;
  'forced-move': Sector | null;
  'choose-target': 'monster' | Swarm;
  /** Whether the price is paid; where that is a move, to which sector. */
  'spare-yourself': boolean | Sector | 'suffer';
  'pay-text': boolean;
  mend: Piece;
  mount: boolean;
  land: Sector;
  deplete: Piece;
};
/** What each option of a decision is worth, by kind. */
export type DecisionValues = { [Kind in DecisionKind]: Kind extends keyof Chosen ? Chosen[Kind] : boolean };

export type PrimalDecision = DecisionOf<DecisionFacts, Decision, DecisionValues>;
type BarePrimalDecision = DecisionOf<DecisionFacts, BareDecision, DecisionValues>;
/** What a bot is asked. */
export type Asked<Kind extends DecisionKind = DecisionKind> = Extract<BarePrimalDecision, { readonly kind: Kind }>;

export const { chooseOne, mayChoose, chooseSome, chooseOrder, confirm, groupChoose, whoeverFirst } = asking<
  DecisionFacts,
  DecisionValues
>();
