/**
 * The shapes of everything that is printed: dataslates, crim cards, control cards, event cards, zones, and the words that their
 * texts are spelled in. Content is data; what a word does and how it reads stands in effects/. Lengths here are inches.
 */

export const ATTRIBUTES = ['athletics', 'fight', 'shoot', 'defense', 'mind', 'pizzazz'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Every kind of check a hunter makes. `move` is the distance roll, `avoid` the one against a strike. */
export const CHECKS = ['move', 'avoid', 'spot', 'shoot', 'fight', 'damage', 'defense', 'resistance', 'quality', 'recovery'] as const;
export type CheckKind = (typeof CHECKS)[number];

export const DEMEANORS = ['aggressive', 'tactical', 'skittish', 'sneaky'] as const;
export type Demeanor = (typeof DEMEANORS)[number];

/** What a Control Card can order. */
export const CRIM_ACTIONS = ['flee', 'charge', 'seek-cover', 'hide', 'shoot', 'fight'] as const;
export type CrimAction = (typeof CRIM_ACTIONS)[number];

/** What an Action Point buys. */
export const ACTIONS = ['move', 'rest', 'focus', 'spot', 'universal', 'shoot', 'fight'] as const;
export type Action = (typeof ACTIONS)[number];

export const REWARDS = ['adrenaline-shot', 'performance-shot', 'reload', 'med-spray'] as const;
export type Reward = (typeof REWARDS)[number];

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

/** What must be true when a text is used. `target-wounded`: the crim attacked has Wound Tokens. `near`: the crim concerned is within n inches. */
export type Proviso =
  | { readonly is: 'unengaged' }
  | { readonly is: 'target-wounded' }
  | { readonly is: 'missed' }
  | { readonly is: 'near'; readonly n: number };

/** One thing that a text does, in the order in which it is read. */
export type Effect =
  // in a check of the hunter's own or of a rival, before the roll
  | { readonly do: 'upgrade'; readonly n: number }
  | { readonly do: 'downgrade'; readonly n: number }
  | { readonly do: 'upgrade-all' }
  | { readonly do: 'downgrade-all' }
  | { readonly do: 'bonus-dice'; readonly n: number }
  | { readonly do: 'threshold'; readonly n: number }
  | { readonly do: 'damage'; readonly n: number }
  | { readonly do: 'ignore-cover' }
  | { readonly do: 'ignore-armor'; readonly n: number }
  | { readonly do: 'push-further'; readonly n: number }
  // after the roll
  | { readonly do: 'add-success'; readonly n: number }
  | { readonly do: 'reroll'; readonly n: number; readonly of: 'failed' | 'any' | 'impact' }
  | { readonly do: 'ignore-impact-one'; readonly what: 'all' | 'points' }
  // when wounds are about to be placed, or a crim was killed
  | { readonly do: 'cancel-wounds'; readonly n: number }
  | { readonly do: 'quality-bonus'; readonly n: number }
  | { readonly do: 'double-quality' }
  // resources and cards
  | { readonly do: 'momentum'; readonly who: Who; readonly n: number }
  | { readonly do: 'points'; readonly who: Who; readonly n: number }
  | { readonly do: 'heal'; readonly who: 'self' | 'every-crim'; readonly n: number }
  | { readonly do: 'wounds'; readonly who: 'every-hunter-in-the-open'; readonly n: number }
  | { readonly do: 'draw-event'; readonly n: number }
  | { readonly do: 'peek-control'; readonly n: number }
  | { readonly do: 'reload'; readonly which: 'any' | 'named'; readonly attack?: string }
  | { readonly do: 'everyone-may-reload' }
  | { readonly do: 'extra-action'; readonly n: number; readonly only: readonly Action[] }
  | { readonly do: 'lose-action'; readonly n: number }
  // models
  | { readonly do: 'free-move'; readonly n: number; readonly to: 'any' | 'crim' }
  | { readonly do: 'reveal'; readonly within: number }
  | { readonly do: 'reveal-all' }
  | { readonly do: 'bounty'; readonly n: number; readonly on: 'chosen' | 'highest' }
  | { readonly do: 'order'; readonly action: CrimAction | 'any' }
  | { readonly do: 'crim-step'; readonly who: Demeanor | 'nearest'; readonly way: 'toward' | 'away'; readonly n: number }
  | { readonly do: 'choose-tube' }
  | { readonly do: 'spawn'; readonly n: number }
  | { readonly do: 'restock' }
  | { readonly do: 'empty-pod' }
  | { readonly do: 'snare' }
  | { readonly do: 'vanish' }
  // in force for a while: the card's `always` texts hold until the end of the next turn
  | { readonly do: 'stay-in-force' }
  // in force all the time (`always`)
  | { readonly do: 'armor'; readonly n: number }
  | { readonly do: 'push-distance'; readonly n: number }
  | { readonly do: 'focus-steps'; readonly n: number; readonly checks: readonly CheckKind[] }
  | { readonly do: 'shoot-once' }
  | { readonly do: 'hand-limit'; readonly n: number }
  | { readonly do: 'ignore-difficult' }
  | { readonly do: 'ignore-climb' }
  | { readonly do: 'spot-range'; readonly n: number }
  | { readonly do: 'spot-share'; readonly percent: number }
  | { readonly do: 'strike-damage'; readonly n: number }
  | { readonly do: 'counts-as-cover'; readonly beyond: number }
  | { readonly do: 'range-cap'; readonly n: number };

export type WordName = Effect['do'];
export type EffectOf<W extends WordName> = Extract<Effect, { do: W }>;

/** Whom a resource goes to or comes from. `leader` are all hunters tied for the most points; a trailing tie is the last in initiative. */
export type Who = 'self' | 'leader' | 'trailing' | 'that-hunter';

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
