/**
 * Every kind of decision, in the order of the book, with what it says beyond its options; and how the rules ask it. Where the group decides, the others are
 * asked under `agree-` and the kind (PA-R-31).
 */
import { asking, type BareDecision, type DecisionOf, type Proposal, type Seat } from '@quarry/kernel';
import type { Colour, Harm } from './content/kinds.ts';

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
type GroupKind = (typeof GROUP_KINDS)[number];

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

export type PrimalDecision = DecisionOf<DecisionFacts>;
type BarePrimalDecision = DecisionOf<DecisionFacts, BareDecision>;
/** What a bot is asked. */
export type Asked<Kind extends DecisionKind = DecisionKind> = Extract<BarePrimalDecision, { readonly kind: Kind }>;

export const { chooseOne, mayChoose, chooseSome, chooseOrder, confirm, groupChoose, whoeverFirst } = asking<DecisionFacts>();
