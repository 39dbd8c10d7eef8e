/**
 * Every kind of decision, in the order of the book, with what it says beyond its options; and how the rules ask it. Where a group decides, the others are
 * asked under `agree-` and the kind (FW-R-1).
 */
import { asking, type BareDecision, type DecisionOf, type Proposal, type Seat } from '@quarry/kernel';
import type { Face } from './content/dice.ts';
import type { Condition, Resource } from './content/kinds.ts';
import { TRIGGERS } from './content/types.ts';
import type { Stake } from './events.ts';

/** Decided together. */
export const GROUP_KINDS = [
  'choose-path',
  'roll-dice',
  'choose-marshal',
  'choose-clan',
  'buy-gear',
  'give-resource',
  'give-card',
  'choose-gear',
  'begin-fight',
  'end-chapter',
  'after-failure',
  'choose-first',
  'give-special',
  'brief-choice',
  'enemy-route',
  'patrol-route',
  'order-pulse',
  'enemy-choice',
] as const;
const WINDOW_KINDS = TRIGGERS.map(trigger => `play-when-${trigger}` as const);

export const DECISION_KINDS = [
  ...GROUP_KINDS,
  ...GROUP_KINDS.map(kind => `agree-${kind}` as const),
  // Camp
  'camp',
  'camp-gear',
  'camp-fit',
  'camp-take-off',
  'camp-add',
  'camp-remove',
  'camp-pass',
  'camp-character',
  'agree-to-change',
  // After an encounter
  'gain-card',
  'upgrade',
  'pay-upgrade',
  'recover',
  'remove-injury',
  // Set-up
  'place-marshal',
  // Action phase
  'act',
  'sneak',
  'sprint',
  'melee-move',
  'choose-target',
  'choose-part',
  'play-ability',
  'choose-section',
  'play-ammunition',
  'take-die',
  'remove-die',
  'reroll',
  'order-effects',
  'move',
  'push',
  'order-conditions',
  'pay-resource',
  'trap-square',
  'trap-condition',
  'trap-direction',
  'trigger-trap',
  'order-trapped',
  'order-traps',
  'order-revealed',
  'free-action',
  'distract',
  'interact',
  'shake-off',
  // Effects of cards
  'choose-character',
  'choose-enemy',
  'choose-component',
  'choose-square',
  'choose-deck',
  'bury-card',
  'take-back',
  'search-deck',
  'forced-discard',
  'lose-resource',
  // Command, enemies
  'command',
  'pay-solo',
  'order-types',
  'order-enemies',
  'discard-to-evade',
  'evade-move',
  'drop-threat',
  // Draw, end of turn
  'discard-before-drawing',
  'order-injuries',
  'order-end-of-turn',
  ...WINDOW_KINDS,
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
export type WindowKind = (typeof WINDOW_KINDS)[number];
type GroupKind = (typeof GROUP_KINDS)[number];

type OfEnemy = { enemy: number };
type OfEntry = { entry: string; element: number };
type Left = { left: number };
/** An attack as far as it has come. */
export type AttackSoFar = OfEnemy & { weapon: number; part: number; dice: readonly number[]; bonus: number };

type Saying = {
  'choose-path': OfEntry;
  'roll-dice': OfEntry;
  'choose-marshal': OfEntry | { card: number };
  'choose-clan': OfEntry;
  'buy-gear': OfEntry & { card: number; metal: number };
  'give-resource': { resource: Resource };
  'give-card': { card: number };
  'choose-gear': { cards: readonly number[] };
  'begin-fight': { brief: string };
  'give-special': { card: number };
  'brief-choice': { what: string };
  'enemy-route': OfEnemy & Left;
  'patrol-route': OfEnemy & Left;
  'order-pulse': OfEnemy;
  'enemy-choice': OfEnemy & { card: number };
  'camp-fit': { gear: number };
  'agree-to-change': { by: Seat; character: string };
  upgrade: { level: number };
  'pay-upgrade': { card: number };
  'gain-card': { left: number };
  recover: { n: number };
  'remove-injury': { n: number };
  sprint: Left;
  'choose-target': { kind: 'melee' | 'ranged' };
  'choose-part': OfEnemy;
  'play-ability': AttackSoFar;
  'choose-section': { card: number };
  'play-ammunition': AttackSoFar;
  'take-die': { why: 'elevation' | 'cover' | 'adhesive' };
  'remove-die': { dice: readonly number[] };
  /** `granting` are the cards that allow it, `own` the rerolls of the turn that are left. */
  reroll: { for: string; faces: readonly Face[]; most: number; dice: readonly number[]; granting: readonly number[]; own: number } & (
    | Stake
    | { of: 'none' }
  );
  move: Left & { card: number };
  push: Left & OfEnemy;
  /** What each of them does, in words. */
  'order-effects': { effects: readonly string[] };
  'order-conditions': OfEnemy & { conditions: readonly Condition[] };
  'trap-condition': { condition: Condition };
  'order-trapped': { of: 'enemies' | 'characters' };
  'free-action': { card: number };
  'shake-off': { card: number };
  'choose-character': { card: number };
  'choose-enemy': { card: number };
  'choose-component': { card: number };
  'choose-square': { card: number };
  'bury-card': { card: number };
  'take-back': { card: number };
  'forced-discard': { n: number };
  'lose-resource': { n: number };
  command: { next: Seat };
  'pay-solo': Left;
  'order-enemies': { enemyType: string };
  'discard-to-evade': OfEnemy & { damage: number; dice: readonly number[] };
  'evade-move': OfEnemy;
} & { [Kind in WindowKind]: { about: Seat; enemy: number; n: number } };

type SaidBy<Kind> = Kind extends keyof Saying ? Saying[Kind] : undefined;
export type DecisionFacts = {
  [Kind in DecisionKind]: Kind extends `agree-${infer Asked extends GroupKind}` ? Proposal<SaidBy<Asked>> : SaidBy<Kind>;
};

export type WestDecision = DecisionOf<DecisionFacts>;
type BareWestDecision = DecisionOf<DecisionFacts, BareDecision>;
/** What a bot is asked. */
export type Asked<Kind extends DecisionKind = DecisionKind> = Extract<BareWestDecision, { readonly kind: Kind }>;

export const { chooseOne, mayChoose, chooseSome, chooseOrder, confirm, askAll, anyoneMay, offer, someoneChooses, groupChoose } =
  asking<DecisionFacts>();
