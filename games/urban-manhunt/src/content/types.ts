/**
 * The shapes of everything that is printed: dataslates, crim cards, control cards, event cards, zones, and their texts. Content is
 * data; the words that texts are spelled in have shape and sentence in words/, and what a word does is in effects/. Lengths here are inches.
 */
import type { Attribute, CheckKind, CrimAction, Demeanor } from './kinds.ts';
import type { Effect } from './words/index.ts';

export interface Attack {
  readonly name: string;
  readonly kind: 'melee' | 'ranged';
  readonly damage: number;
  /** Inches; ranged attacks only. */
  readonly range?: number;
  readonly isDepletable?: true;
}

/**
 * When a text speaks. `always` is in force as long as its card is; the next ones are windows in which a player may use it;
 * the last ones happen by themselves.
 */
export const MOMENTS = [
  'always',
  'act',
  'pre',
  'post',
  'rival-pre',
  'rival-post',
  'wound',
  'elim',
  'rival-elim',
  'crim-start',
  'spawn',
  'depleted',
  'deploy',
  'return',
  'pod-opened',
  'killed-in-fight',
  'crim-hit',
  'crim-killed',
  'end-of-turn',
] as const;
export type Moment = (typeof MOMENTS)[number];
/** Those that come by what another hunter does: without one, never. */
export const RIVAL_MOMENTS: readonly Moment[] = ['rival-pre', 'rival-post', 'rival-elim'];

/** What must be true when a text is used. `target-wounded`: the crim attacked has Wound Tokens. `near`: the crim concerned is within n inches. */
export type Proviso =
  | { readonly is: 'unengaged' }
  | { readonly is: 'target-wounded' }
  | { readonly is: 'missed' }
  | { readonly is: 'near'; readonly n: number };

export interface Text {
  readonly when: Moment;
  /** For `pre`, `post` and their rival forms: the kinds of check; left out: any but recovery. */
  readonly checks?: readonly CheckKind[];
  /** For damage checks: only of this kind of attack. */
  readonly from?: 'fight' | 'shoot';
  readonly if?: readonly Proviso[];
  readonly effects: readonly Effect[];
  /** How often in a match, and how often in an activation, beyond what UM-MOM-8 allows; left out: no such limit. */
  readonly perMatch?: number;
  readonly perActivation?: number;
}

export interface SpecialRule {
  readonly name: string;
  readonly texts: readonly Text[];
}

/** Costs Momentum; used at most once per check, activation or occasion (UM-MOM-8). */
export interface MomentumOption extends Text {
  readonly name: string;
  readonly cost: number;
}

export interface Dataslate {
  readonly id: string;
  readonly name: string;
  readonly idea: string;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly woundMaximum: number;
  /** Left out: 1. */
  readonly height?: number;
  readonly isLarge?: true;
  readonly attacks: readonly Attack[];
  readonly rule: SpecialRule;
  readonly options: readonly MomentumOption[];
}

export interface CrimCard {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly demeanor: Demeanor;
  readonly move: number;
  readonly fight: number;
  /** Null exactly when no attack is ranged (UM-SET-19). */
  readonly shoot: number | null;
  readonly defense: number;
  readonly stealth: number;
  readonly wounds: number;
  readonly bpv: number;
  readonly attacks: readonly Attack[];
  readonly height?: number;
  readonly isLarge?: true;
  /** Armor, cover and triggers of the crim itself; null for a plain one. */
  readonly rule: SpecialRule | null;
  readonly copies: number;
}

export const PLACEMENT_MODES = ['random', 'first', 'trailing', 'far'] as const;

export interface ControlCard {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly restock: boolean;
  readonly event: boolean;
  /** Added to half the hunters, rounded up (UM-CTL-10). */
  readonly k: 0 | 1 | 2;
  readonly mode: (typeof PLACEMENT_MODES)[number];
  readonly orders: Readonly<Record<Demeanor, CrimAction>>;
  /** In force for this turn. */
  readonly twist?: readonly Effect[];
}

/** A Keeper has texts to be used in their windows; an immediate card has effects that are carried out when the phase closes. */
export interface EventCard {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly keeper?: readonly Text[];
  readonly immediate?: readonly Effect[];
  /** What is in force while the card stays (`stay-in-force`). */
  readonly always?: readonly Effect[];
}

export const TRAITS = ['solid', 'cover', 'difficult', 'climbable', 'hideable', 'area'] as const;
export type Trait = (typeof TRAITS)[number];

export interface MapFeature {
  readonly name: string;
  /** Inches, in any order round the polygon. */
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly height: number;
  readonly traits: readonly Trait[];
}

export interface ZoneMap {
  readonly id: string;
  readonly name: string;
  readonly aim: string;
  readonly features: readonly MapFeature[];
  /** Six each, in the order of their numbers. */
  readonly tubes: readonly (readonly [x: number, y: number])[];
  readonly pods: readonly (readonly [x: number, y: number])[];
}
