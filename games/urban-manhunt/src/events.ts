/** Urban Manhunt: everything that is told, and what of it. Points and paths are in thousandths of an inch, a path as one list of numbers. */

import type { EventOf, Table as KernelTable, Outcome, Seat } from '@quarry/kernel';
import type { Action, Attribute, CheckKind, CrimAction, Reward } from './content/kinds.ts';
import type { WordName } from './content/words/index.ts';
import type { Phase, State, Stream } from './state.ts';

/** Where points come from. */
export type Source = 'kill' | 'quality' | 'pod' | 'card';
/** What an Impact 10 is made into (UM-IMP-9..12). */
export type ImpactOption = 'momentum' | 'two-successes' | 'flip-event' | 'upgrade-damage';
/** A reward that is kept as a token. */
export type TokenReward = Exclude<Reward, 'adrenaline-shot' | 'performance-shot'>;

/** Parts of a sum: the name of each text that adds to it, or the cause, followed by how much. */
export type Parts = readonly (string | number)[];
/** What adds to a number or takes away from it, where no printed text does. */
export type Cause =
  // Points and Momentum
  | 'bpv'
  | 'bounty'
  | 'quality'
  | 'doubled'
  | 'pod'
  | 'kill'
  | 'impact-10'
  | 'impact-option'
  | 'adrenaline-shot'
  // Wounds
  | 'armor'
  | 'at-least-1'
  | 'short'
  | 'texts'
  | 'resisted'
  | 'cancelled'
  | 'damage-roll'
  | 'rest'
  | 'med-spray'
  | 'recovery'
  // Action Points, inches, crims
  | 'activation'
  | 'lost'
  | 'stride'
  | 'successes'
  | 'hunters'
  | 'half-the-hunters'
  | 'set-up';
/** What a Threshold is made of: the printed score of the crim (empty without a Threshold), cover, and what texts change. */
export type Needs = {
  score: 'defense' | 'fight' | 'shoot' | 'stealth' | '';
  printed: number;
  isInCover: boolean;
  raised: Parts;
};
/**
 * Which check it is, whose, and against which crim (0: none); of a Resistance check the wounds that are resisted, before any text and with all
 * of them, and how many of them are for successes that the Defense fell short by.
 */
export type Meant = { check: CheckKind; hunter: Seat; crim: number; coming?: readonly number[] };
/** What Elimination Quality brings (UM-ELIM-6): the points for its successes, and what texts add. */
export type Quality = {
  successes: number;
  forSuccesses: number;
  texts: Parts;
  isDoubled: boolean;
};
/** Why a crim has no shot at its nearest hunter (UM-CSHO-2): that hunter (-1: any), and for a range the attack and the inches. */
export type NoShot = {
  noShot: 'no-ranged-attack' | 'out-of-sight' | 'out-of-range';
  target: Seat;
  attack: string;
  gap: number;
  range: number;
};

/** Why another action takes the place of an order (UM-CRIM-5..9). */
export type WhyReplaced = 'charging' | 'no-shot' | 'nobody-to-fight' | 'engaged' | 'engaged-already';
/** How a crim goes when it flees or charges. */
export type Gait = 'run' | 'close-in' | 'keep-coming';

/** A hunter, by its seat. */
interface OfHunter {
  seat: Seat;
}
/** A crim, by its arrival number, and what it is. */
export interface OfCrim {
  crim: number;
  card: number;
}
interface OfBoth extends OfHunter, OfCrim {}
interface At {
  x: number;
  y: number;
}
interface OfCard {
  card: number;
}
interface OfHunterAndCard extends OfHunter, OfCard {}
interface OfPod {
  pod: number;
}
/** An attack or a text on a dataslate. */
interface OfNamed extends OfHunter {
  name: string;
}
interface OfWeapon extends OfNamed {
  /** Its place on the dataslate. */
  weapon: number;
}
/** An amount and its parts. What a limit takes off is in the amount alone. */
interface Counted {
  n: number;
  parts: Parts;
}
interface HunterCounted extends OfHunter, Counted {}
interface CrimCounted extends OfCrim, Counted {}

/** Who rolls, for what, against whom (0 and -1: against nobody), and what the dice show. */
export interface OfCheck extends OfBoth, Needs {
  check: CheckKind;
  /** Empty if no attribute is rolled. */
  attribute: Attribute | '';
  /** Empty if it belongs to no attack of a hunter. */
  attack: string;
  impact: number;
  sizes: readonly number[];
  faces: readonly number[];
  threshold: number;
  /** How many dice, the Impact Die included, before upgrades and downgrades; of them before any text; and of those beyond what is printed. */
  dice: number;
  base: number;
  over: number;
  /** The target is in cover, and a text takes no notice of it. */
  isCoverIgnored: boolean;
}

/** The points by seat, and the ranks of rivals or the tier of a lone hunter: the one reached, and the one aimed at. */
type Score =
  | { readonly points: readonly number[]; readonly ranks: readonly number[] }
  | { readonly points: readonly number[]; readonly tier: State['tier'] | 'none'; readonly aim: State['tier'] };

export interface UrbanOutcome extends Outcome {
  readonly facts: Score;
}

/** A check as its dice lie: the Impact Die, the others with their sizes, the successes they come to, and those that are needed (0: none). */
export type Lying = {
  readonly impact: number;
  readonly sizes: readonly number[];
  readonly faces: readonly number[];
  readonly successes: number;
  readonly threshold: number;
};

/** What each type of event tells. */
type EventFacts = {
  // Set-up, turn and phases
  'rolled-off': { seats: readonly Seat[]; faces: readonly number[] };
  'first-player': OfHunter;
  'hunter-chosen': OfHunter & { slate: number; hunter: string };
  'hunter-placed': OfHunter & At;
  'decks-shuffled': { controls: number };
  'turn-begun': { turn: number };
  'phase-begun': { phase: Phase; turn: number };
  'control-flipped': OfCard;
  /** Whoever looks alone knows at what. */
  'control-peeked': OfHunter & { cards?: readonly number[] };
  'end-tested': { face: number; need: number };
  'overtime-begun': { overtime: number };
  'match-conceded': OfHunter;
  'match-over': Score & { winners: readonly Seat[] };

  // Activation
  'hunter-activated': OfHunter & { actions: number; parts: Parts };
  'activation-ended': OfHunter;
  'action-taken': OfHunter & { action: Action };
  'action-granted': OfHunter;
  'actions-lost': HunterCounted;
  'hunter-focused': OfHunter;
  'focus-spent': OfHunter & { isUsed: boolean };
  /** `allowed` are the inches that it could have gone, `length` is what it went. */
  'hunter-moved': OfHunter & { path: readonly number[]; surface: number; length: number; allowed: number; parts: Parts };
  'hunter-snared': OfHunter;
  'snare-shaken-off': OfHunter;

  // Dice
  rolled: OfCheck & { lies: Lying };
  /** `again` are the places of the dice that were rolled again, unless it was the Impact Die; `granted` is the text that says so. */
  rerolled: OfHunter & {
    before: readonly number[];
    faces: readonly number[];
    isImpact: boolean;
    lies: Lying;
    again: readonly number[];
    granted: string;
  };
  /** `shown` are the successes that the dice show; an Impact 10 made two, an Impact 1 and texts change them (UM-CHK-10). */
  checked: OfCheck & {
    shown: number;
    added: Parts;
    isDoubled: boolean;
    isOne: boolean;
    successes: number;
    hasSucceeded: boolean;
    /** The dice were shown before the count, as they lie (UM-IMP-8). */
    isShown?: true;
  };
  'impact-option': OfHunter & { chosen: ImpactOption };

  // Attacks and wounds
  'attack-declared': OfBoth & { attack: string; kind: 'shoot' | 'fight'; isInCover: boolean };
  'attack-depleted': OfWeapon;
  'attack-reloaded': OfWeapon;
  'hunter-attacked': OfBoth & { attack: string; isShot: boolean; isInCover: boolean };
  'hunter-struck': OfBoth & Counted;
  'strike-avoided': OfBoth;
  'wounds-cancelled': HunterCounted;
  /** `wounds` are the tokens held then, here and below. */
  'hunter-wounded': HunterCounted & { wounds: number };
  'hunter-healed': HunterCounted & { wounds: number; isRest?: true };
  'hunter-incapacitated': OfHunter;
  'hunter-returned': OfHunter & At;

  // Resources
  /** `isFrozen`: an Impact 1 leaves no Elimination Quality to be scored, nor a bounty above the Base Point Value (`frozen`). */
  'points-gained': HunterCounted & { source: Source; points: number; isFrozen?: boolean; frozen?: number } & Partial<Quality>;
  'momentum-gained': HunterCounted & { momentum: number };
  'momentum-spent': OfNamed & { n: number; momentum: number };
  'rule-used': OfNamed;
  'token-taken': OfHunter & { reward: TokenReward };
  'shot-taken': OfHunter & { attribute: Attribute };
  'shots-ended': OfHunter;
  'med-spray-used': OfHunter;
  'pod-opened': OfHunter & OfPod;
  'pod-emptied': OfPod;
  'pods-restocked': object;

  // Crims
  'crims-ordered': Counted & { mode: State['placing'] };
  'crims-reshuffled': object;
  'crim-entered': OfCrim & At & { tube: number };
  'crim-turned-away': OfCard;
  'order-given': OfBoth & { action: CrimAction };
  'crim-ordered': OfCrim & { action: CrimAction };
  'order-replaced': OfCrim & { order: CrimAction; action: CrimAction; why: WhyReplaced } & Partial<NoShot>;
  'crim-held': OfCrim & { why: 'nobody-in-zone' | 'no-room' };
  /** `hiddenIn` is the feature it hides in, -1 if it stands in the open; `noShot` why it does not shoot, `isInCover`: from the cover that it has (UM-SEEK-2). */
  'crim-acted': OfCrim & { action: CrimAction; hiddenIn: number; isInCover?: true } & Partial<NoShot>;
  'crim-moved': OfCrim & { path: readonly number[]; how?: Gait };
  'crim-pushed': OfCrim & { path: readonly number[] };
  'crim-wounded': CrimCounted & { by: Seat; wounds: number; isStrike?: true };
  'crim-healed': CrimCounted & { wounds: number };
  /** `by` is -1 if no hunter caused it. */
  'crim-eliminated': OfCrim & { by: Seat };
  'crim-hidden': OfCrim & { feature: number };
  'crim-revealed': OfCrim & At;
  'crim-came-out': OfCrim & At;
  'bounty-changed': CrimCounted & { bounty: number };

  // Event Cards
  'events-reshuffled': object;
  /** The drawer alone knows which. */
  'keeper-drawn': OfHunter & { card?: number };
  'keeper-flipped': OfHunterAndCard;
  'keeper-played': OfHunterAndCard;
  'keeper-discarded': OfHunterAndCard;
  'event-queued': OfHunterAndCard & { isFlipped: boolean };
  /** `idle` is its first word, if none of its words can do anything (UM-EVT-8). */
  'event-carried-out': OfHunterAndCard & { idle?: WordName };
  'event-in-force': OfHunterAndCard;
  'event-expired': OfCard;
  /** `card` is -1 if a dataslate says it. */
  effect: OfHunterAndCard & { word: WordName };
};

export type UrbanEvent = EventOf<EventFacts>;
/** The event of one type, or any of several. */
export type Told<Type extends UrbanEvent['type']> = EventOf<EventFacts, Type>;

/** What a rule works on. */
export type Table = KernelTable<State, Stream, UrbanEvent>;
