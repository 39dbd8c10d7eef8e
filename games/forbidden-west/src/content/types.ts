/** What is printed on the cards of the box. Lists of cards are in their own files of this folder, the language of their effects in words/. */
import type {
  BriefId,
  CharacterId,
  Condition,
  Dice,
  EnemyType,
  Flag,
  Letter,
  ObjectiveToken,
  Preparation,
  Resource,
  SpecialId,
  WeaponSymbol,
} from './kinds.ts';
import type { Effect, StandingWord } from './words/index.ts';

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly copies?: number;
  /** At most twelve words; no rule reads it. */
  readonly flavour?: string;
}

/** What must hold for a section or a text to count. Judged for whoever rolls or plays. */
export const CIRCUMSTANCES = [
  'hidden',
  'revealed',
  'melee',
  'ranged',
  'component',
  'body',
  'on-elevation',
  'in-grass',
  'in-cover',
  /** The attacker moved earlier in this action phase, or with this attack. */
  'moved',
  'enemy-has-condition',
  'against-melee',
  'against-ranged',
  'against-pulse',
  /** An ally within 1. */
  'near-ally',
  /** An ally in the same square. */
  'beside-ally',
  /** No ally within 2. */
  'alone',
  /** At half of the hit points, or fewer. */
  'hurt',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** One way to use a card: exactly one section is resolved (FW-DECK-7), if its circumstances hold (FW-DECK-18). */
export interface Section {
  readonly if?: readonly Circumstance[];
  readonly effects: readonly Effect[];
}

/** When an interrupt may be played. `self`, `ally` or `any` is whom it is about (see `of`). */
export const TRIGGERS = [
  'turn-start',
  'action-phase-end',
  'before-attack',
  'after-attack-roll',
  'enemy-damaged',
  'enemy-defeated',
  'component-destroyed',
  'trap-placed',
  'trap-triggered',
  'about-to-be-revealed',
  'revealed',
  'alert-moved',
  'command-rolled',
  'command-failed',
  'enemy-phase-start',
  'behaviour-drawn',
  'enemy-moved-near',
  'attack-declared',
  'after-evade-roll',
  'damage-coming',
  'fainted',
  'condition-gained',
  'turn-end',
] as const;
export type Trigger = (typeof TRIGGERS)[number];
export type About = 'self' | 'ally' | 'any';

interface ActionCardBase extends Printed {
  readonly of: CharacterId | 'marshal';
  readonly level: 1 | 2 | 3;
  /** In the deck that the character begins with; all others are gained. */
  readonly isStarting?: true;
  /** Dice that it gives if it is discarded in an evade roll (FW-DECK-9). */
  readonly evade?: Dice;
}
export interface AmmunitionCard extends ActionCardBase {
  readonly kind: 'ammunition';
  readonly fits: readonly WeaponSymbol[];
  readonly effects: readonly Effect[];
}
export interface AbilityCard extends ActionCardBase {
  readonly kind: 'ability';
  readonly sections: readonly Section[];
}
export interface InterruptCard extends ActionCardBase {
  readonly kind: 'interrupt';
  /** `action`: played in the own action phase as an action of its own name (FW-ACT-10). */
  readonly on: Trigger | 'action';
  readonly about?: About;
  /** Only if whoever it is about stands so near. */
  readonly within?: number;
  /** FW-ALERT-12: played as an action it also moves the alert token. */
  readonly alert?: true;
  readonly sections: readonly Section[];
}
/** A special action card goes back to the box when it is used (FW-SPEC-4). */
export interface SpecialCard extends Printed {
  readonly id: SpecialId;
  readonly evade?: Dice;
  readonly use:
    | Pick<InterruptCard, 'on' | 'about' | 'within' | 'alert' | 'sections'>
    | { readonly on: 'attack'; readonly sections: readonly Section[] };
  /** Of one enemy type, for `behaviour-drawn`. */
  readonly enemy?: EnemyType;
}
export type ActionCard = AmmunitionCard | AbilityCard | InterruptCard;

/** When a text of gear, a modification or a trait speaks. */
export type TextWhen = 'always' | 'attack' | 'evade' | 'trap' | 'command-passed';
export interface Text {
  readonly when: TextWhen;
  readonly if?: readonly Circumstance[];
  readonly effects: readonly Effect[];
}

export interface GearFace {
  readonly dice: Dice;
  /** For weapons and traps. */
  readonly range?: number;
  /** For armour. */
  readonly health?: number;
  readonly slots?: number;
  readonly texts?: readonly Text[];
}
/** A piece of equipment with its two levels (FW-EQUIP-2, FW-UPG-3). */
export interface GearCard extends Printed {
  readonly kind: 'melee' | 'ranged' | 'trap' | 'armour';
  /** Nobody's: usable by anyone (FW-EQUIP-4). */
  readonly of?: CharacterId;
  readonly symbol?: WeaponSymbol;
  readonly trap?: 'tripwire' | 'blast';
  readonly levels: readonly [GearFace, GearFace];
  /** `element` is any resource with a condition; a machine core may stand for it. */
  readonly cost: Partial<Record<Resource | 'element', number>>;
}

export interface ModificationCard extends Printed {
  readonly kind: 'coil' | 'weave';
  readonly level: 1 | 2 | 3;
  readonly texts: readonly Text[];
}

export const EXITS = ['spend-action', 'discard-2', 'end-turn-hidden', 'evade-critical', 'share-square'] as const;
/** How a lasting injury leaves the hand (FW-INJ-6). */
export type Exit = (typeof EXITS)[number];
export interface InjuryCard extends Printed {
  readonly level: 1 | 2;
  readonly isBlight?: true;
  readonly is:
    | { readonly kind: 'immediate'; readonly effects: readonly Effect[] }
    | { readonly kind: 'lasting'; readonly force: readonly StandingWord[]; readonly exit: Exit };
}

export interface ProfileFace {
  readonly command: { readonly range: number; readonly dice: Dice };
  readonly deck: number;
  readonly texts: readonly Text[];
}
export interface CharacterCard extends Printed {
  readonly id: CharacterId;
  readonly clan: string;
  /** What the lobby says. */
  readonly says: string;
  readonly levels: readonly [ProfileFace, ProfileFace, ProfileFace];
  /** What lies in the satchel at the start. */
  readonly satchel: Partial<Record<Resource, number>>;
}

// Enemies

export type PartEffect =
  | { readonly do: 'armour'; readonly by: number }
  | { readonly do: 'loot'; readonly kind: Resource; readonly n: number }
  | { readonly do: 'hurt-self'; readonly n: number }
  | { readonly do: 'gain-condition'; readonly condition: Condition }
  /** Everybody in its square suffers it. */
  | { readonly do: 'blast'; readonly n: number }
  /** A huge enemy draws from its other deck from now on. */
  | { readonly do: 'switch-deck' };

export interface Part extends Printed {
  readonly letter: Letter;
  readonly hp: number;
  readonly effects: readonly PartEffect[];
}

/** How a huge enemy chooses between its decks (FW-HUGE-8). */
export type DeckRule =
  /** Deck II while nobody revealed is within `n` and one of its letters is whole; else deck I. */
  | { readonly is: 'salvo'; readonly within: number; readonly letters: readonly Letter[] }
  /** Deck I until it loses a component, then the other, and so on. */
  | { readonly is: 'switch' }
  /** Deck I and deck II in turn, a card each phase. */
  | { readonly is: 'alternate' };

export interface EnemyCard extends Printed {
  readonly id: EnemyType;
  readonly kind: 'human' | 'machine' | 'huge';
  readonly hp: readonly [number, number];
  readonly armour: number;
  readonly parts: readonly Part[];
  readonly isFlying?: true;
  readonly deckRule?: DeckRule;
  /** FW-R-67. */
  readonly loot?: { readonly kind: Resource; readonly n: number };
  /** What it is like, in a sentence. */
  readonly says: string;
}

export type Target = 'threat' | 'closest' | 'furthest' | 'same';

export type Question =
  | { readonly ask: 'character-within'; readonly n: number }
  | { readonly ask: 'ally-within'; readonly n: number }
  | { readonly ask: 'holds'; readonly letter: Letter }
  | { readonly ask: 'has-condition' }
  | { readonly ask: 'revealed-more-than'; readonly n: number }
  | { readonly ask: 'trap-within'; readonly n: number }
  | { readonly ask: 'alert-at-least'; readonly n: number }
  | { readonly ask: 'half-hp' }
  | { readonly ask: 'target-in'; readonly target: Exclude<Target, 'same'>; readonly terrain: 'grass' | 'cover' | 'elevation' }
  | { readonly ask: 'target-within'; readonly target: Exclude<Target, 'same'>; readonly n: number };

/** What the loss of a component changes in an action (FW-COMP-5). */
export interface Altered {
  readonly damage?: number;
  readonly range?: number;
  readonly n?: number;
  readonly skip?: true;
  readonly noCondition?: true;
  /** It moves by squares, as others do. */
  readonly noLeap?: true;
}
export type Alterations = Partial<Record<Letter, Altered>>;

/** What an attack does besides damage and condition, damaged or not (FW-EVADE-9). */
export type Extra =
  | { readonly do: 'discard'; readonly n: number }
  | { readonly do: 'push'; readonly n: number }
  | { readonly do: 'lose-resource'; readonly n: number }
  | { readonly do: 'threat-top' };

export type EnemyAction = { readonly altered?: Alterations } & (
  | { readonly do: 'move'; readonly n: number; readonly target: Target; readonly leaps?: true; readonly straight?: true }
  | { readonly do: 'away'; readonly n: number; readonly target: Target }
  | { readonly do: 'to-feature'; readonly n: number }
  | {
      readonly do: 'attack';
      readonly type: 'melee' | 'ranged' | 'pulse';
      readonly range: number;
      readonly damage: number;
      /** None for a pulse. */
      readonly target?: Target;
      readonly condition?: Condition;
      readonly extra?: readonly Extra[];
    }
  /** On what is besieged: the granary, or whatever the brief names. */
  | { readonly do: 'attack-feature'; readonly range: number; readonly damage: number }
  | { readonly do: 'alert'; readonly n: number }
  | { readonly do: 'heal'; readonly n: number }
  | { readonly do: 'armour'; readonly n: number }
  | { readonly do: 'clear-condition' }
  | { readonly do: 'vanish'; readonly n: number }
  | { readonly do: 'lay-mine'; readonly within: number; readonly condition: Condition; readonly dice: Dice }
  | {
      readonly do: 'order';
      readonly whom: 'rebels' | 'machines' | EnemyType;
      readonly within: number;
      readonly n: number;
      readonly attack?: { readonly range: number; readonly damage: number };
    }
  | { readonly do: 'draw-extra' }
);

export const HABITS = ['stealth-kills', 'traps', 'lost-components', 'bunching', 'range'] as const;
/** What players do again and again, and an adaptation answers. */
export type Habit = (typeof HABITS)[number];

export interface BehaviourCard extends Printed {
  readonly enemy: EnemyType;
  /** Level 1 is in the deck from the start; level 2 when the type rises; adaptations when the story adds them. */
  readonly level: 1 | 2;
  readonly adaptation?: 1 | 2 | 3;
  readonly answers?: Habit;
  readonly deck?: 1 | 2;
  readonly question?: Question;
  readonly yes: readonly EnemyAction[];
  readonly no?: readonly EnemyAction[];
}

// Briefs

/** Column and row of a small square. */
export type At = readonly [x: number, y: number];
/** By number of characters: one or two, three, four. */
export type ByParty<T = number> = readonly [few: T, three: T, four: T];

export interface Page {
  readonly id: string;
  /** Six rows of six: `.` open, `"` grass, `c` cover, `^` elevation, `#` impassable, `~` water, `,` broken glass. */
  readonly rows: readonly string[];
}
export interface Laid {
  readonly page: string;
  /** Quarter turns clockwise. */
  readonly turned?: 0 | 1 | 2 | 3;
}

export interface Route {
  readonly id: string;
  /** Small squares, or large ones for a huge enemy; each next to the one before. */
  readonly squares: readonly At[];
  readonly isLoop: boolean;
}

export interface Placement {
  readonly enemy: EnemyType;
  readonly route?: string;
  /** Where each stands, as many as the largest party meets; of a huge one the top left small square. */
  readonly at: readonly At[];
  readonly n: ByParty;
  /** Hit points more than the profile's. */
  readonly moreHp?: number;
  readonly if?: { readonly rebellion?: number; readonly without?: ObjectiveToken };
}

export const FEATURES = [
  'pen',
  'pump',
  'dam',
  'bridge-head',
  'ledger',
  'door',
  'lamp',
  'valve',
  'rack',
  'cage',
  'beacon',
  'granary',
  'banner',
  'refugee',
  'captive',
  'dal',
  'pillar',
] as const;
export type FeatureKind = (typeof FEATURES)[number];
export interface FeatureAt {
  readonly kind: FeatureKind;
  readonly at: At;
  readonly hp?: number;
}

export interface TrapAt {
  readonly at: At;
  readonly type: 'tripwire' | 'blast';
  readonly dice: Dice;
  /** Eighths of a turn clockwise from north. */
  readonly direction?: number;
  readonly condition?: Condition;
  /** Only if this token was collected. */
  readonly token?: ObjectiveToken;
}

export type Goal =
  | { readonly goal: 'defeat-all' }
  | { readonly goal: 'defeat'; readonly enemy: EnemyType }
  | { readonly goal: 'half-hp'; readonly enemy: EnemyType }
  | { readonly goal: 'destroy'; readonly feature: FeatureKind; readonly n: number }
  | { readonly goal: 'destroy-parts'; readonly enemy: EnemyType; readonly n: ByParty }
  | { readonly goal: 'destroy-part'; readonly enemy: EnemyType; readonly letter: Letter }
  | { readonly goal: 'interact'; readonly feature: FeatureKind; readonly n: number }
  | { readonly goal: 'exit' }
  | { readonly goal: 'survive'; readonly turns: number }
  | { readonly goal: 'hold'; readonly feature: FeatureKind }
  | { readonly goal: 'escort'; readonly n: number }
  | { readonly goal: 'if-flag'; readonly flag: Flag; readonly holds: Objective; readonly otherwise: Objective };
export type Objective =
  | Goal
  | { readonly all: readonly Objective[] }
  | { readonly any: readonly Objective[] }
  | { readonly then: readonly Objective[] };

/** Rules of one encounter, by name; what each does is in rules/briefs. */
export const BRIEF_RULES = [
  'pens-release',
  'water-slows',
  'bridge-falls',
  'lamps',
  'doors',
  'valves-drain',
  'dark',
  'captives-follow',
  'guards-shielded',
  'duel',
  'falling-stones',
  'refugees-walk',
  'glass-cuts',
  'waves',
  'clan-banners',
  'beacons-call',
  'engine-enters',
] as const;
export type BriefRule = (typeof BRIEF_RULES)[number];

/** What a collected token, or a preparation, changes. */
export type TokenRule =
  /** `n` of each deck, one if it does not say; of one deck of huge enemies only, if it names one. */
  | { readonly do: 'look-at-tops'; readonly n?: number; readonly deck?: 1 | 2; readonly againAtReveal?: true }
  | { readonly do: 'more-starts'; readonly at: readonly At[] }
  /** Instead of the printed starting squares. */
  | { readonly do: 'starts'; readonly at: readonly At[] }
  | { readonly do: 'longer-track'; readonly n: number }
  | { readonly do: 'feature-done'; readonly feature: FeatureKind; readonly n: number }
  | { readonly do: 'no-traps'; readonly n: number }
  | { readonly do: 'fewer-goals'; readonly n: number }
  | { readonly do: 'without-rule'; readonly rule: BriefRule }
  | { readonly do: 'without-enemy'; readonly enemy: EnemyType; readonly n: number }
  | { readonly do: 'without-part'; readonly enemy: EnemyType; readonly letter: Letter }
  | { readonly do: 'wounded-part'; readonly enemy: EnemyType; readonly letter: Letter; readonly n: number }
  | { readonly do: 'heal'; readonly n: number }
  | { readonly do: 'first-attack'; readonly dice: Dice; readonly if: 'hidden' | 'elevation' }
  | { readonly do: 'shown-card'; readonly enemy: EnemyType }
  | { readonly do: 'deck-open'; readonly enemy: EnemyType; readonly deck: 1 | 2 }
  /** Once in the encounter the group may: the enemies of a type skip their card; the Coilspire switches its deck; refugees walk 2. */
  | { readonly do: 'once'; readonly what: 'skip-card' | 'switch-deck' | 'walk-2'; readonly enemy?: EnemyType }
  /** Once per cycle of turns the group may deal damage to any part. */
  | { readonly do: 'volley'; readonly n: number }
  /** The traps that name the token lie on the map. */
  | { readonly do: 'traps' }
  | { readonly do: 'more-traps'; readonly traps: readonly TrapAt[] }
  | { readonly do: 'more-features'; readonly features: readonly FeatureAt[] }
  /** The first features of a kind stand here instead. */
  | { readonly do: 'features-at'; readonly feature: FeatureKind; readonly at: readonly At[] }
  | { readonly do: 'granary'; readonly n: number }
  | { readonly do: 'later-wave'; readonly turns: number }
  /** The mines that name the token lie on the map from the start; others are laid in the fight. */
  | { readonly do: 'open-mines' }
  | { readonly do: 'duel' };

export interface Wave {
  /** The turn before which it comes. */
  readonly turn: number;
  readonly enemies: readonly Placement[];
}

export interface WhenFlag {
  readonly pages?: readonly (readonly Laid[])[];
  readonly fewer?: { readonly feature: FeatureKind; readonly n: number };
}

export interface Brief {
  readonly id: BriefId;
  readonly chapter: number;
  readonly name: string;
  /** Rows of pages, as they are joined (FW-BRIEF-2). */
  readonly pages: readonly (readonly Laid[])[];
  /** Small squares are in blocks of four for huge enemies (FW-HUGE-2). */
  readonly isLarge?: true;
  readonly alert: ByParty;
  readonly starts: readonly At[];
  readonly exits?: readonly At[];
  readonly enemies: readonly Placement[];
  readonly routes: readonly Route[];
  readonly features: readonly FeatureAt[];
  readonly traps: readonly TrapAt[];
  readonly objective: Objective;
  readonly rules: readonly BriefRule[];
  readonly tokens: Partial<Record<ObjectiveToken, readonly TokenRule[]>>;
  readonly preparations?: Partial<Record<Preparation, readonly TokenRule[]>>;
  /** FW-BRIEF-9, FW-R-59: inactive behaviour cards that are shuffled in for this encounter alone. */
  readonly adds?: readonly { readonly enemy: EnemyType; readonly adaptation: 1 | 2 | 3 }[];
  /** Its interact action also moves the alert token (printed with `!`). */
  readonly isLoud?: true;
  readonly waves?: readonly Wave[];
  /** What comes onto the map once so many stages are done. */
  readonly enters?: { readonly stage: number; readonly enemy: Placement };
  /** The encounter has failed at the end of this turn, all characters' turns counted: with one, two, three and four of them. */
  readonly limit?: readonly [number, number, number, number];
  /** What enemies besiege: if it falls, the encounter has failed. */
  readonly besieged?: FeatureKind;
  /** The squares of a bridge: whoever is pushed off it falls. */
  readonly bridge?: readonly At[];
  /** Where stones come loose, one after the other. */
  readonly stones?: readonly At[];
  /** Other pages, or fewer features of a kind, by a flag of the story. */
  readonly whenFlag?: Partial<Record<Flag, WhenFlag>>;
}
