/**
 * Every kind of decision, in the order of the book, with what it says beyond its options and what these are worth; and how the rules ask it. Where a group decides, the others are
 * asked under `agree-` and the kind (FW-R-1).
 */
import { asking, type BareDecision, type Decision, type DecisionOf, type Passed, type Proposal, type Seat } from '@quarry/kernel';
import type { Payment } from './campaign/payments.ts';
import type { Face, Pool } from './content/dice.ts';
import type { ActionKind, BriefId, CharacterId, Clan, Condition, EnemyType, Resource } from './content/kinds.ts';
import { TRIGGERS } from './content/types.ts';
import type { Stake } from './events.ts';
import type { Square } from './places.ts';

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
export const isWindow = (kind: DecisionKind): kind is WindowKind => kind.startsWith('play-when-');
export const isAgreeing = (kind: DecisionKind): kind is `agree-${GroupKind}` => kind.startsWith('agree-') && kind !== 'agree-to-change';
export type GroupKind = (typeof GROUP_KINDS)[number];

type OfEnemy = { enemy: number };
type OfEntry = { entry: string; element: number };
type Left = { left: number };
/** An attack as far as it has come. */
export type AttackSoFar = OfEnemy & { weapon: number; part: number; dice: readonly number[]; bonus: number } & Kept;
/** Tokens that cards keep from moving for this action. */
export type Kept = { keepsAlert: boolean; keepsThreat: boolean };

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
  /** `pushes` whoever is pushed there by the enemy, if it does not go itself. */
  'enemy-route': OfEnemy & Left & { pushes?: Seat };
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
  reroll: { for: string; faces: readonly Face[]; most: number; dice: readonly number[]; granting: readonly number[]; own: number } & Kept &
    (Stake | { of: 'none' });
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
  /** `unhurt`: the chance that nothing is left of the damage, without a card and then with each of those that can be discarded. */
  'discard-to-evade': OfEnemy & { damage: number; dice: readonly number[]; unhurt: readonly number[] };
  'evade-move': OfEnemy;
  /** `n` is how much; of a behaviour card that is drawn, which. */
} & { [Kind in WindowKind]: { about: Seat; enemy: number; n: number; of?: number } };

type SaidBy<Kind> = Kind extends keyof Saying ? Saying[Kind] : undefined;
export type DecisionFacts = {
  [Kind in DecisionKind]: Kind extends `agree-${infer Asked extends GroupKind}` ? Proposal<SaidBy<Asked>> : SaidBy<Kind>;
};

// What an option is worth

/** A card by its number in the box, an enemy or a feature by its id in the encounter, a type of enemies by its place among all types. */
type CardNo = number;
type EnemyId = number;
type FeatureId = number;
type TypeNo = number;
/** A component by its place on its enemy, -1 for the body. */
type PartNo = number;
/** The place of a section on its card, of a path on its page, of a die in its roll. */
type Place = number;

/** Somebody goes to camp before the group decides (FW-R-94). */
export interface ToCamp {
  readonly campOf: Seat;
}
export const isToCamp = (value: unknown): value is ToCamp => typeof value === 'object' && value !== null && 'campOf' in value;
/** What can be done in camp. */
export type Chore = 'gear' | 'take-off' | 'add' | 'remove' | 'pass-on' | 'supply' | 'character' | 'leave' | { readonly fit: CardNo };
/** What goes from one satchel to another. */
export type HandOver = { readonly to: Seat } & ({ readonly kind: Resource } | { readonly card: CardNo });
/** What can be done in the action phase. */
export type Act =
  | { readonly act: 'action'; readonly action: ActionKind }
  | { readonly act: 'card'; readonly card: CardNo }
  | { readonly act: 'shake-off'; readonly card: CardNo }
  | { readonly act: 'distract' }
  | { readonly act: 'end' };
/** What an attack is aimed at. */
export type Aim = { readonly enemy: EnemyId } | { readonly feature: FeatureId };
/** A trap that lies on the map: somebody's, or -1 and its place among those of the ground. */
export interface TrapRef {
  readonly owner: Seat;
  readonly at: number;
  readonly square: Square;
}
/** An effect that waits for its time: its place among those that do, and the card that says it, -1 if none does. */
export interface Waits {
  readonly at: Place;
  readonly card: CardNo;
}
/** What a brief lets the group do. */
export type BriefChoice =
  | { readonly duellist: Seat }
  | 'use'
  | { readonly enemy: EnemyId; readonly part: PartNo }
  | { readonly banner: Clan }
  | { readonly enemy: EnemyId }
  | { readonly type: EnemyType }
  | null;

type Worth = {
  'choose-path': Place | ToCamp;
  'roll-dice': Pool | ToCamp;
  'choose-marshal': Seat | ToCamp;
  'choose-clan': Clan | ToCamp;
  'buy-gear': Seat | 'no' | ToCamp;
  'give-resource': Seat;
  'give-card': Seat;
  'choose-gear': CardNo;
  'begin-fight': BriefId | ToCamp;
  'end-chapter': number | ToCamp;
  'after-failure': 'retry' | 'press-on' | ToCamp;
  'choose-first': Seat;
  'give-special': Seat | null;
  'brief-choice': BriefChoice;
  'enemy-route': Square;
  'patrol-route': Square;
  'order-pulse': Seat;
  'enemy-choice': Square;
  camp: Chore;
  'camp-gear': CardNo | null;
  'camp-fit': CardNo | null;
  'camp-take-off': CardNo | null;
  'camp-add': CardNo | null;
  'camp-remove': CardNo | null;
  'camp-pass': HandOver | null;
  'camp-character': CharacterId | null;
  'agree-to-change': boolean;
  'gain-card': CardNo;
  upgrade: CardNo | 'camp' | null;
  'pay-upgrade': Payment;
  recover: boolean;
  'remove-injury': CardNo;
  'place-marshal': Square;
  act: Act;
  sneak: Square;
  sprint: Square;
  'melee-move': Square | null;
  'choose-target': Aim;
  'choose-part': PartNo;
  'play-ability': CardNo | null;
  'choose-section': Place;
  'play-ammunition': CardNo | null;
  'take-die': boolean;
  /** Its colour, by its place in a pool. */
  'remove-die': Place;
  reroll: Place;
  'order-effects': Waits;
  move: Square | null;
  push: Square | null;
  'order-conditions': Waits;
  'pay-resource': Resource | null;
  'trap-square': Square | null;
  'trap-condition': boolean;
  /** Clockwise from the north. */
  'trap-direction': Place;
  'trigger-trap': TrapRef;
  /** Enemies or characters, as its facts say. */
  'order-trapped': EnemyId | Seat;
  'order-traps': TrapRef;
  'order-revealed': Seat;
  'free-action': ActionKind | null;
  distract: Square;
  interact: FeatureId;
  'shake-off': boolean;
  'choose-character': Seat;
  'choose-enemy': EnemyId;
  'choose-component': { readonly enemy: EnemyId; readonly part: PartNo };
  'choose-square': Square | null;
  /** By its place among the decks of the encounter, or by the type of enemies that draws from it. */
  'choose-deck': { readonly deck: Place } | { readonly type: TypeNo };
  'bury-card': boolean;
  'take-back': CardNo;
  'search-deck': CardNo;
  'forced-discard': CardNo;
  'lose-resource': Resource;
  command: boolean;
  'pay-solo': boolean;
  'order-types': TypeNo;
  'order-enemies': EnemyId;
  'discard-to-evade': CardNo;
  'evade-move': Square;
  'drop-threat': boolean;
  'discard-before-drawing': CardNo;
  'order-injuries': CardNo;
  /** Whether injuries are shaken off: else cards are played. */
  'order-end-of-turn': boolean;
};
type WorthOf<Kind extends DecisionKind> = Kind extends WindowKind ? CardNo | Passed : Kind extends keyof Worth ? Worth[Kind] : never;
export type DecisionValues = { [Kind in DecisionKind]: Kind extends `agree-${GroupKind}` ? boolean : WorthOf<Kind> };

export type WestDecision<Kind extends DecisionKind = DecisionKind> = DecisionOf<DecisionFacts, Decision, DecisionValues, Kind>;
type BareWestDecision = DecisionOf<DecisionFacts, BareDecision, DecisionValues>;
/** What a bot is asked. */
export type Asked<Kind extends DecisionKind = DecisionKind> = Extract<BareWestDecision, { readonly kind: Kind }>;

export const { chooseOne, mayChoose, chooseSome, chooseOrder, confirm, askAll, anyoneMay, offer, someoneChooses, groupChoose } = asking<
  DecisionFacts,
  DecisionValues
>();
