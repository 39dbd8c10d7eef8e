/** Everything that is told, and what of it. Cards, squares and enemies go by number, characters by their seat. */
import type { EventOf, Table as KernelTable, Seat } from '@quarry/kernel';
import type { Face } from './content/dice.ts';
import type {
  ActionKind,
  BriefId,
  CharacterId,
  Condition,
  Counter,
  EnemyGait,
  EnemyType,
  Flag,
  Letter,
  ObjectiveToken,
  Preparation,
  Resource,
} from './content/kinds.ts';
import type { Ending } from './content/story/types.ts';
import type { EnemyAction, FeatureKind } from './content/types.ts';
import type { WordName } from './content/words/index.ts';
import type { ConditionHeld, State, Stream } from './state.ts';

type OfMarshal = { seat: Seat };
type OfEnemy = { enemy: number };
type OfCard = { card: number };
type OfCards = { cards: readonly number[] };
type Way = { from: number; square: number };
/** `instead` is the condition that it takes the place of: the same one, if it only lasts longer. */
type Gained = { condition: Condition; instead: ConditionHeld };
/** By colour. */
type Dice = { dice: readonly number[] };
type Rolled = { faces: readonly Face[] };

/** FW-BEH-8: the back of what lies on top then: the letters of its front. */
type Back = { letters: readonly Letter[] };

/** How a character comes to another square. */
export type Gait = 'placed' | 'sneak' | 'sprint' | 'melee' | 'effect' | 'evade' | 'pushed' | 'swapped';
/** What hurts a character. */
export type HurtBy = 'attack' | 'trap' | 'condition' | 'plasma' | 'blast' | 'card' | 'story' | 'ground' | 'fall';
/** What hurts an enemy. */
export type HarmBy = 'attack' | 'trap' | 'condition' | 'plasma' | 'part' | 'blast' | 'card' | 'volley' | 'fall';
/** Why a character is revealed. */
export type RevealedBy = 'track' | 'shared-square' | 'enemy-entered' | 'effect';
/** Why an enemy's action comes to nothing. */
export type Idle =
  | 'no-target'
  | 'out-of-range'
  | 'target-gone'
  | 'with-target'
  | 'cannot-reach'
  | 'lost-part'
  | 'no-place'
  | 'attacks-skipped';

/**
 * What a roll is for, and what it comes to as it lies: to hurt an enemy or its part (-1 is the body) that takes so much, or to evade so much. `less` is
 * what armour takes off, or what comes the less; `comes` is the damage that is done, or left.
 */
export type Stake = {
  of: 'attack' | 'evade';
  enemy: number;
  part: number;
  needs: number;
  pips: number;
  crits: number;
  perCrit: number;
  bonus: number;
  result: number;
  less: number;
  comes: number;
};

/** What an attack was made of, and what is left of its target. Cards are -1 if there were none; `part` is -1 for the body. */
export type AttackSum = {
  kind: 'melee' | 'ranged';
  weapon: number;
  ability: number;
  ammunition: number;
  part: number;
  faces: readonly Face[];
  pips: number;
  crits: number;
  /** Criticals that shock, or a card, has added. */
  addedCrits: number;
  bonus: number;
  perCrit: number;
  result: number;
  armour: number;
  frost: number;
  damage: number;
  left: number;
};

export type EvadeSum = {
  damage: number;
  faces: readonly Face[];
  pips: number;
  crits: number;
  /** Criticals that acid has thrown out. */
  thrownOut: number;
  perCrit: number;
  bonus: number;
  result: number;
  reduced: number;
  frost: number;
  suffered: number;
  dial: number;
};

type StoryFacts = {
  'chapter-began': { chapter: number };
  /** Of an older box: it is no more, and was left out. */
  'cards-left-out': { keys: readonly string[] };
  'entry-opened': { entry: string; from: string };
  'path-taken': { entry: string; to: string };
  'entry-event': { entry: string; element: number; isAgain: boolean };
  'entry-outcome': { entry: string; element: number; isHeld: boolean };
  'story-rolled': { entry: string; element: number; isPassed: boolean; isClean: boolean; pips: number; crits: number } & Dice & Rolled;
  'counter-moved': { counter: Counter; by: number; now: number };
  'flag-set': { flag: Flag };
  'token-collected': { token: ObjectiveToken };
  'special-collected': OfCard;
  prepared: { what: Preparation };
  'potions-changed': { by: number; now: number };
  'supplies-changed': { by: number; now: number };
  'resource-collected': OfMarshal & { kind: Resource };
  'pile-empty': { kind: Resource };
  'resource-lost': OfMarshal & { kind: Resource };
  'one-picked': OfMarshal & { entry: string };
  'card-given': OfMarshal & OfCard;
  'nothing-left': { of: 'modification' | 'gear' };
  'behaviour-added': OfCard & { why: 'story' | 'counter' | 'location' | 'level' } & Back;
  'injuries-added': { n: number };
  'alert-start': { by: number };
  'story-declined': { entry: string; element: number; isOut: boolean };
  'level-risen': { enemy: EnemyType };
  'profiles-risen': { level: number };
  'selection-widened': { level: number };
  'card-gained': OfMarshal & OfCard;
  'gear-upgraded': OfMarshal & OfCard & { paid: readonly Resource[] };
  'cards-recovered': OfMarshal & { n: number; how: 'supply' | 'entry' | 'card' };
  'injury-removed': OfMarshal & OfCard;
  /** Gear to choose from, or a modification to give away. */
  'cards-shown': OfCards;
  'story-ended': { ending: Ending };
  'chapter-ended': { chapter: number };

  // Camp
  'gear-swapped': OfMarshal & OfCard & { for: number };
  'modification-fitted': OfMarshal & OfCard & { on: number };
  'modification-taken-off': OfMarshal & OfCard;
  'card-added': OfMarshal & OfCard;
  'card-removed': OfMarshal & OfCard;
  'resource-passed': OfMarshal & { to: Seat; kind: Resource };
  'card-passed': OfMarshal & OfCard & { to: Seat };
  'character-changed': OfMarshal & { from: CharacterId; to: CharacterId };
  'change-refused': OfMarshal & { by: Seat };
};

type FightFacts = {
  'brief-opened': { brief: BriefId; retry: number };
  'first-chosen': OfMarshal;
  'enemy-placed': OfEnemy & { enemyType: EnemyType; square: number };
  'special-given': OfMarshal & OfCard;
  'special-left': OfCard;
  'token-rule': { token: ObjectiveToken };
  'fight-began': { rows: number };
  'turn-began': OfMarshal & { turn: number };
  'turn-ended': OfMarshal;
  'tops-seen': { enemyType: EnemyType } & OfCards;

  // The tracks
  'alert-moved': { from: number; row: number };
  'threat-moved': OfMarshal & { from: number; row: number };
  'marshal-revealed': OfMarshal & { how: RevealedBy; rank: number };
  'marshal-hid': OfMarshal;
  'threat-order': OfMarshal & { rank: number };

  // What characters do
  'action-begun': OfMarshal & { action: ActionKind; isFree: boolean; feature: number };
  'card-action': OfMarshal & OfCard;
  /** `start`: where the stretch began that ends with this step. */
  'marshal-moved': OfMarshal & Way & { how: Gait; start?: number };
  'card-played': OfMarshal & OfCard & { section: number };
  'card-discarded': OfMarshal & OfCard;
  'special-boxed': OfMarshal & OfCard;
  'cards-drawn': OfMarshal & OfCards;
  'cards-taken-back': OfMarshal & OfCards;
  'deck-shuffled': OfMarshal;
  'top-discarded': OfMarshal & OfCards;
  word: OfMarshal & OfCard & { word: WordName };
  'dice-rolled': { seat: Seat; for: 'attack' | 'evade' | 'trap' | 'command' | 'patrol'; stake: Stake | null } & Dice & Rolled;
  /** `again` are the places of the dice that were rolled again; `own` says whether rerolls of the turn were there to be spent. */
  'dice-rerolled': OfMarshal & {
    for: string;
    again: readonly number[];
    granting: readonly number[];
    own: boolean;
    stake: Stake | null;
  } & Dice &
    Rolled;
  'attack-declared': OfMarshal & OfEnemy & { kind: 'melee' | 'ranged'; part: number };
  'attack-hits': OfMarshal & OfEnemy & AttackSum;
  'command-rolled': OfMarshal & Rolled & { crits: number; isPassed: boolean; isDeaf: boolean };
  'command-passed': OfMarshal;
  'command-failed': OfMarshal & {
    why: 'no-critical' | 'declined' | 'forbidden' | 'too-far' | 'ally-deafened' | 'no-token' | 'deafened' | 'injury';
  };
  'solo-token-spent': OfMarshal & { left: number };
  'distraction-placed': OfMarshal & { square: number; left: number };
  'distraction-gone': { square: number; isAttacked: boolean };
  rested: OfMarshal;

  // Traps
  'resource-spent': OfMarshal & { kind: Resource };
  'trap-placed': OfMarshal & { square: number; isBlast: boolean; direction: number; condition: Condition | 'none' };
  'trap-lifted': OfMarshal & { square: number };
  /** By nobody: -1. */
  'trap-springs': OfMarshal & { square: number };
  'trap-hits-enemy': OfEnemy & Rolled & { pips: number; crits: number; perCrit: number; frost: number; damage: number };
  'trap-hits-marshal': OfMarshal & Rolled & { damage: number };
  'trap-gone': OfMarshal & { square: number };

  // Health
  'marshal-hurt': OfMarshal & { n: number; dial: number; by: HurtBy; frost: number };
  'marshal-healed': OfMarshal & { n: number; dial: number };
  'marshal-fainted': OfMarshal & { potions: number };
  'injury-taken': OfMarshal & OfCard;
  'injury-spared': OfMarshal;
  'injury-strikes': OfMarshal & OfCard;
  'injury-shaken-off': OfMarshal & OfCard;
  'condition-gained': OfMarshal & Gained;
  'condition-lost': OfMarshal & { condition: Condition };

  // What enemies do
  'enemy-phase-skipped': OfMarshal;
  'types-ordered': { types: readonly number[] };
  'type-patrols': { enemyType: EnemyType };
  'type-skips': { enemyType: EnemyType };
  'behaviour-drawn': { enemyType: EnemyType } & OfCard & Back;
  'behaviour-reshuffled': { enemyType: EnemyType } & Back;
  'behaviour-buried': { enemyType: EnemyType } & Back;
  'deck-opened': { enemyType: EnemyType; deck: number } & Back;
  'series-chosen': OfEnemy & OfCard & { isYes: boolean };
  'enemy-moved': OfEnemy & Way & { how: EnemyGait };
  /** A stretch of several steps, told once it is behind it; `path` ends with `square`. */
  'enemy-walked': OfEnemy & Way & { how: EnemyGait; path: readonly number[] };
  'enemy-idle': OfEnemy & { action: EnemyAction['do']; why: Idle };
  'target-fixed': OfEnemy & { seat: Seat; square: number };
  'marshal-attacked': OfMarshal & OfEnemy & { kind: 'melee' | 'ranged' | 'pulse'; damage: number; condition: Condition | 'none' };
  'marshal-evaded': OfMarshal & OfEnemy & EvadeSum;
  'enemy-action': OfEnemy & { action: EnemyAction['do']; n: number };
  'enemy-hurt': OfEnemy & { n: number; left: number; by: HarmBy; frost: number };
  'enemy-healed': OfEnemy & { n: number; left: number };
  'enemy-armour': OfEnemy & { armour: number };
  'enemy-defeated': OfEnemy & { by: HarmBy };
  'part-hurt': OfEnemy & { part: number; n: number; left: number; by: HarmBy; frost: number };
  'part-destroyed': OfEnemy & { part: number; letter: Letter };
  'enemy-condition': OfEnemy & Gained;
  'enemy-condition-lost': OfEnemy & { condition: Condition };
  noticed: OfMarshal;
  'mine-laid': OfEnemy & { square: number };

  // Briefs
  'feature-used': OfMarshal & { feature: number; kind: FeatureKind };
  'feature-hurt': { feature: number; kind: FeatureKind; n: number; left: number };
  'feature-destroyed': { feature: number; kind: FeatureKind };
  'feature-moved': { feature: number; kind: FeatureKind } & Way;
  'feature-lost': { feature: number; kind: FeatureKind };
  /** A bridge head is ours, or is not any more. */
  'feature-held': { feature: number; kind: FeatureKind; isHeld: boolean };
  /** A refugee is across. */
  'feature-through': { feature: number; kind: FeatureKind };
  /** Before the fight: a component that is wounded, or missing. */
  'part-marked': OfEnemy & { part: number; left: number };
  'stones-loosened': { square: number };
  'duel-named': OfMarshal;
  /** Cards more for the Engine in this phase; `isStopped`: Ossavi has stopped one. */
  'beacons-call': { n: number; isStopped: boolean };
  'trap-removed': { square: number };
  'wave-came': { wave: number };
  'stage-done': { stage: number };
  'once-used': { what: string };
  'fight-won': { brief: BriefId; turns: number };
  'fight-failed': { brief: BriefId; why: 'fainted' | 'brief' | 'late' };
  'tried-again': { brief: BriefId; setbacks: number };
  'pressed-on': { brief: BriefId; setbacks: number };
  'table-cleared': object;
};

export type WestEvent = EventOf<StoryFacts & FightFacts>;
/** The event of one type, or any of several. */
export type Told<Type extends WestEvent['type']> = EventOf<StoryFacts & FightFacts, Type>;

/** What a rule works on. */
export type Table = KernelTable<State, Stream, WestEvent>;
