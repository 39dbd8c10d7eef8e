/**
 * Every kind of decision the game can ask, in the order of the book, with what it says beyond its options; and how the rules ask it. The
 * contract suite sees to it that each is asked.
 */

import { asking, type BareDecision, type Decision, type DecisionOf, type Passed, type Seat } from '@quarry/kernel';
import type { Action, Attribute, CrimAction, Reward } from './content/kinds.ts';
import type { ImpactOption, Lying, Meant, Needs } from './events.ts';
import type { DieSize, Use } from './in-the-making.ts';

/** Reaction windows: what may be used at a moment, and when it comes. */
export const WINDOWS = [
  { kind: 'before-roll', says: 'Before a check is rolled' },
  { kind: 'after-roll', says: 'After a check was rolled' },
  { kind: 'wounds-coming', says: 'When Wound Tokens are about to be placed on your hunter' },
  { kind: 'on-kill', says: 'When a crim was eliminated' },
  { kind: 'crim-start', says: 'Before a crim acts' },
  { kind: 'spawn', says: 'When a crim is about to enter' },
  { kind: 'depleted', says: 'When an attack of yours is depleted' },
] as const;

export type WindowKind = (typeof WINDOWS)[number]['kind'];

export const DECISION_KINDS = [
  'choose-hunter',
  'choose-corner',
  'place-hunter',
  'discard-keepers',
  'choose-tube',
  'act',
  'leave-crims',
  'order-strikes',
  'avoid-strike',
  'walk',
  'choose-counter',
  'place-spotted',
  'choose-use',
  'choose-reward',
  'choose-attribute',
  'choose-attack',
  'choose-target',
  ...WINDOWS.map(window => window.kind),
  'reroll-dice',
  'impact-option',
  'med-spray',
  'nearest-hunter',
  'choose-victim',
  'choose-recovery',
  'return',
  'order-effects',
  'choose-crim',
  'choose-order',
  'free-move',
  'may-reload',
  'choose-leader',
  'choose-pod',
  'concede',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A crim, by its arrival number. */
type OfCrim = { crim: number };
export type ToldAllowance = {
  inches: number;
  mayCrossDifficult: boolean;
  mayClimbUp: boolean;
  mustApproach: boolean;
  holding: readonly number[];
};
/** A check about to be rolled: what it needs (0: nothing), the Damage of its attack, its dice. */
type CheckToCome = Needs & Meant & { threshold: number; damage: number; sizes: readonly DieSize[] };
type Tokens = { wounds: number; maximum: number };

/** An action; a Move may be announced as hard going. */
export interface Taking {
  readonly take: Action;
  readonly isHard?: true;
}
/** What a hunter does next: an action, something that is used between two, or no more. */
export type Choice = Taking | { readonly use: Use } | 'end' | 'concede';

/** What a decision says beyond its options; kinds that say nothing are left out. */
type Saying = {
  'choose-tube': { left: number };
  act: { actionsLeft: number; extraActions: number };
  'avoid-strike': OfCrim & { fight: number; wounds: number };
  walk: ToldAllowance;
  'free-move': ToldAllowance;
  'place-spotted': OfCrim & { feature: number };
  'choose-reward': { pod: number; points: number };
  /** To reload it; else to use it. */
  'choose-attack': { reload: true } | undefined;
  'choose-target': { attack: string; isShot: boolean };
  'before-roll': CheckToCome;
  'after-roll': CheckToCome & { impact: number; faces: readonly number[]; successes: number };
  'wounds-coming': Tokens & { held: number };
  'on-kill': { hunter: Seat; card: number; bounty: number; isFrozen: boolean };
  'crim-start': OfCrim & { card: number };
  spawn: Readonly<Record<string, never>>;
  depleted: { attack: string };
  /** `granted` is the text that lets them be rolled again. */
  'reroll-dice': Lying & Meant & { granted: string };
  'impact-option': Needs & Lying & Meant;
  'nearest-hunter': OfCrim;
  'choose-victim': OfCrim;
  return: Tokens;
  'choose-crim': { word: 'reveal' | 'crim-step' } | { word: 'bounty'; n: number };
  'choose-order': OfCrim;
};
export type DecisionFacts = { [Kind in DecisionKind]: Kind extends keyof Saying ? Saying[Kind] : undefined };

/** What an option is worth: models by seat or arrival number, attacks, tubes, pods, corners and dice by their place. */
type Valued = {
  'place-hunter': never;
  'place-spotted': never;
  walk: never;
  'free-move': never;
  act: Choice;
  'avoid-strike': boolean;
  return: boolean;
  concede: boolean;
  'choose-reward': Reward;
  'choose-attribute': Attribute;
  'impact-option': ImpactOption;
  'choose-recovery': 'athletics' | 'mind';
  'choose-order': CrimAction;
  'may-reload': number | null;
};
/** What is left out above is a number, or in a window something to use. */
export type DecisionValues = {
  [Kind in DecisionKind]: Kind extends keyof Valued ? Valued[Kind] : Kind extends WindowKind ? Use | Passed : number;
};
export type Worth<Kind extends DecisionKind> = DecisionValues[Kind];

export type UrbanDecision = DecisionOf<DecisionFacts, Decision, DecisionValues>;
/** What a bot is asked. */
type BareUrbanDecision = DecisionOf<DecisionFacts, BareDecision, DecisionValues>;
export type Asked<Kind extends DecisionKind = DecisionKind> = Extract<BareUrbanDecision, { readonly kind: Kind }>;

export const { chooseOne, mayChoose, chooseSome, chooseOrder, choosePoint, choosePath, confirm, offer } = asking<
  DecisionFacts,
  DecisionValues
>();
