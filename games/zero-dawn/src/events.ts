/** Zero Dawn: everything that is told, and what of it. Cards, squares and enemies go by number, hunters by their seat. */

import type { EventOf, Table as KernelTable, Outcome, Seat } from '@quarry/kernel';
import type { Face } from './content/dice.ts';
import type { ActionType, Colour, Condition } from './content/kinds.ts';
import type { AttackBox, Box, MomentName } from './content/types.ts';
import type { WordName } from './content/words/index.ts';
import type { State, Stream } from './state.ts';

/** What the dice are rolled for. */
export type RollFor = 'attack' | 'trap' | 'area' | 'evade';
/** How a hunter comes from one square to the next. */
export type HunterGait = 'place-hunter' | Walk | 'forced-dodge' | 'enemy-push' | 'melee';
/** Moves that a hunter may stop or leave out. */
export type Walk = 'sprint-step' | 'sneak-step' | 'dodge' | 'move-hunter';
/** How an enemy goes by itself. */
export type EnemyGait = 'patrol' | 'rejoin' | 'approach' | 'flee' | 'to-edge';
/** How an enemy is made to go. */
export type Shove = 'pushed' | 'pulled' | 'lured';

/** Why a movement box moves nothing. */
export type NoMove =
  | 'with-hunter'
  | 'cannot-reach-hunter'
  | 'no-machine'
  | 'no-calm-machine'
  | 'with-machine'
  | 'cannot-get-away'
  | 'at-edge'
  | 'cannot-reach-edge';
/** Why an attack box strikes nobody. */
export type NoAttack = 'nobody-in-square' | 'nobody-in-range' | 'nobody-in-sight';
/** What stands against something that an enemy would have done. */
export type Obstacle = NoMove | NoAttack | 'route-blocked' | 'cannot-reach-route' | 'lured-nowhere';
/** The component that it takes is torn off. */
export type Lacking = { readonly without: number };

/** What wounds an enemy besides an attack on its body. */
export type Harm = 'fire' | 'component' | 'card';
/** What hurts a hunter besides an attack on it. */
export type Hurt = 'fire' | 'area';
export type Sun = 'blazing' | 'full' | 'half';
/** How glory goes: to a faint or a card, for an effect, or back after the encounter. */
export type GloryGoes = 'lost' | 'spent' | 'handed-back';

/** A hunter, by its seat. */
type OfHunter = { seat: Seat };
/** An enemy, by its number in the encounter. */
type OfEnemy = { enemy: number };
type OfBoth = OfHunter & OfEnemy;
type OfCard = { card: number };
type OfCards = { cards: readonly number[] };
type OfHunterAndCard = OfHunter & OfCard;
type OfHunterAndCards = OfHunter & OfCards;
type OfHunterAndSquare = OfHunter & { square: number };
type OfMerchant = { level: number };
type Counted = OfHunter & { n: number };
/** Cards that only some are told. */
type Looked = Counted & Partial<OfCards>;
type Way = { from: number; square: number };
type OfEncounter = { encounter: number; level: number };
type Score = { points: number; threshold: number };

/** Why an enemy becomes alert: what was done, by whom, and next to which other enemy. */
export type Alarm =
  | { readonly why: 'attacked' | 'sprint-began' | 'sprint' | 'shares-square' | 'hunter-near'; readonly by: Seat }
  | { readonly why: 'attack-nearby'; readonly by: Seat; readonly other: number }
  | { readonly why: 'called' | 'alert-nearby'; readonly other: number }
  | { readonly why: 'hurt'; readonly by?: Seat }
  | { readonly why: 'card' };

/** How an enemy goes, and towards or away from whom. */
export type Going =
  | { readonly how: 'patrol' | 'rejoin' | 'to-edge' }
  | { readonly how: 'approach' | 'flee'; readonly seat: Seat }
  | { readonly how: 'approach'; readonly other: number };

/** An attack of an enemy on a hunter, as it is printed. */
export type EnemyBlow = { readonly enemy: number; readonly seat: Seat; readonly kind: AttackBox['do']; readonly damage: number };

/** Damage that a card adds to an attack. */
export type AddedDamage = { readonly card: number; readonly n: number };
/** Why armour does not count in an attack. */
export type ArmourOff = 'not-alert' | 'counts-as-not-alert' | 'frozen' | 'ignored' | 'reduced';
/** Armour that does not count, and why; null if all of it does. */
export type SparedArmour = { readonly armour: number; readonly why: ArmourOff } | null;

/** What glory is gained for. */
export type GloryFor = 'kill' | 'component' | 'outcrop' | 'event' | 'card';
export type GloryPart = { readonly of: GloryFor; readonly n: number };

/** What the damage of an area to one enemy is made of. */
export type AreaSum = {
  readonly printed: number;
  readonly pips: number;
  readonly crit: number;
  readonly armour: number;
  readonly spared: SparedArmour;
};

/** Dice by colour, what each shows, and what is at stake; nothing is where an area rolls. */
export type Rolled = { dice: readonly Colour[]; faces: readonly Face[]; stake: Stake | null };
/**
 * What a roll is for: to hurt a machine, which takes so much in one hit (its part, if that is not -1, to come off; else its HP left), or to evade its
 * attack. What cards add, and what armour takes off, is known before crits are spent.
 */
export type Stake =
  | {
      readonly of: 'attack';
      readonly enemy: number;
      readonly part: number;
      readonly needs: number;
      readonly bonus: number;
      readonly perCrit: number;
      readonly armour: number;
    }
  | { readonly of: 'evade'; readonly enemy: number; readonly damage: number; readonly blocked: number };
/** Cards that let dice be rolled again, and how many each. */
export type Grants = { readonly granting: readonly number[]; readonly upTo: readonly number[] };

/** What the damage of an attack is made of, and what it leaves of the target. Cards are -1 if there are none. */
export type AttackSum = {
  kind: 'ranged' | 'melee' | 'trap';
  weapon: number;
  ammunition: number;
  ability: number;
  faces: readonly Face[];
  bonus: number;
  crit: number;
  tear: number;
  armour: number;
  spared: SparedArmour;
  /** What each card adds: by its text, and for crits. */
  added: readonly AddedDamage[];
  byCrit: readonly AddedDamage[];
  left: number;
  hasRerolled: boolean;
  hasMovedIn: boolean;
};
/** The body (-1), or a component with what tears it off and what damages it. */
export type AttackedPart = { part: -1 } | { part: number; tears: number; damages: number };

/** What a kill brings at once: encounter points, all of them so far, and glory. */
export type Reward = { readonly points: number; readonly inAll: number; readonly glory: number };

/** More to do in an activation. */
export type Granted = { kind: 'extra' } | { kind: 'free' | 'repeat'; action: ActionType };

/** How something was bought: from which merchant, and with what. The bill tells what was taken off the printed Metal Shards. */
export type Purchase = {
  readonly level: number;
  readonly wasFree: boolean;
  readonly paid: readonly number[];
  readonly bill: { readonly discount: number };
};

/** What one seat gives another, and what it gets for it. */
export type Trade = { readonly seat: Seat; readonly partner: Seat; readonly given: readonly number[]; readonly asked: readonly number[] };

/** Victory points by seat among rivals; the encounter that was lost; nothing if a party has won. */
export interface DawnOutcome extends Outcome {
  readonly facts: { readonly points: readonly number[] } | { readonly encounter: number } | Readonly<Record<string, never>>;
}

/** What each type of event tells. */
type EventFacts = {
  // Set-up and tracking
  'trading-settled': { trading: boolean };
  'hunter-chosen': OfHunter & { hunter: string };
  /** ZD-VIC-3: of two, both with the same glory. */
  'leader-named': OfHunter & { isTied?: true };
  'fledgling-named': OfHunter;
  'tracking-began': { encounter: number };
  'tracking-drawn': Looked;
  'events-drawn': Looked;
  /** `event` is -1 in cooperative play. */
  'picks-revealed': OfCard & OfEncounter & { event: number };
  'rival-named': OfHunterAndCard;

  // The encounter
  'encounter-began': OfCard & OfEncounter;
  'enemy-placed': OfEnemy & { square: number };
  'turn-began': OfHunter & { turn: number };
  'turn-skipped': OfHunter;
  'actions-skipped': OfHunter;
  'dusk-nears': { left: number };
  'dusk-fell': { turn: number };
  maintenance: Score;
  'vote-taken': { yes: number; of: number; votes: readonly ('end' | 'go-on')[] };
  'encounter-won': OfEncounter & Score;
  'encounter-lost': OfEncounter & Score;
  'table-cleared': object;
  'corpse-looted': OfHunterAndSquare;
  'grass-named': OfHunterAndSquare;
  'trap-set': OfHunterAndSquare & OfCard;
  'trap-sprung': OfHunterAndSquare & OfCard & OfEnemy;
  'ruin-used': EnemyBlow & { square: number };
  'points-gained': { n: number; points: number };

  // Hunters
  /** `start`: where the stretch began that is told with this step, if it is longer. */
  'hunter-moved': OfHunter & Way & { how: HunterGait; start?: number };
  /** In place, or where it stopped after a stretch that is told now. */
  'hunter-stayed': OfHunter | (OfHunterAndSquare & { start: number; how: Walk });
  'hunter-suffers': OfHunter & { condition: Condition };
  'hunter-recovers': OfHunter & { condition: Condition };
  /** `left` is how many cards can still be lost then. */
  'hunter-damaged': Counted & { left: number; of?: Hurt };
  'hunter-fainted': OfHunter & { faints: number };
  /** So many of the cards were discards. */
  'hunter-stood-up': Counted & { discards: number };
  'action-taken': OfHunter & { action: ActionType; isFree: boolean };
  'action-granted': OfHunterAndCard & { left: number } & Granted;
  'text-speaks': OfHunterAndCard & { moment: MomentName };
  /** `card` is -1 if a data card of an enemy says it. */
  effect: OfCard & { word: WordName };
  'levelled-up': OfHunterAndCards & { node: string };
  'glory-gained': Counted & { glory: number; parts: readonly GloryPart[] };
  'glory-lost': Counted & { glory: number; how: GloryGoes };
  'sun-gained': OfHunter & { sun: Sun };

  // Action cards
  /** `wanted` were to be drawn. */
  'cards-drawn': Looked & { wanted: number };
  'cards-discarded': OfHunterAndCards;
  'pile-card-discarded': OfHunterAndCards;
  'cards-lost': OfHunterAndCards;
  'card-played': OfHunterAndCard;
  'card-done': OfHunterAndCard;
  'card-returned': OfHunterAndCard;
  'cards-scrapped': OfHunterAndCards;
  'cards-unscrapped': OfHunterAndCards;
  'cards-recovered': OfHunterAndCards;
  'cards-removed': OfHunterAndCards;
  'deck-shuffled': Counted;
  'stamina-added': Counted;

  // Attacks of hunters
  'dice-rolled': Rolled & { for: RollFor; seat?: Seat };
  /** `again` are the places of the dice that were rolled again. */
  'dice-rerolled': OfHunter & Rolled & { again: readonly number[] } & Grants;
  'attack-declared': OfBoth & OfCard & { kind: AttackSum['kind'] };
  'part-chosen': OfBoth & { part: number };
  'crit-spent': OfHunterAndCard & { name: string };
  'attack-hits': OfBoth & AttackSum & AttackedPart & { damage: number };
  'area-hit': OfEnemy & { by: Seat; damage: number; left: number; sum: AreaSum };

  // Attacks of enemies
  'hunter-attacked': EnemyBlow;
  'attack-ignored': EnemyBlow;
  /** `held` are the cards that could be lost, `thrownOut` the crits that Freeze took away. */
  'hunter-evaded': EnemyBlow & { faces: readonly Face[]; thrownOut: number; blocked: number; lost: number; held: number };
  'hunter-caught': OfBoth;

  // Enemies
  'enemy-activated': OfEnemy & { isAlert: boolean };
  'behaviour-drawn': OfEnemy & OfCard & { isYes: boolean };
  'behaviour-reshuffled': { enemyType: number };
  'box-resolved': OfEnemy & OfCard & { box: Box['do'] };
  'enemy-moved': OfEnemy & Way & { how: EnemyGait | Shove };
  'enemy-travelled': OfEnemy & Way & Going;
  'enemy-stayed': OfEnemy & { why: readonly (Obstacle | Lacking)[] };
  'enemy-alerted': OfEnemy & Alarm;
  /** `wounds` are those it has then. */
  'enemy-wounded': OfEnemy & { n: number; wounds: number; of?: Harm };
  'enemy-suffers': OfEnemy & { condition: Condition };
  'enemy-recovers': OfEnemy & { condition: Condition };
  'enemy-armour': OfEnemy & { n: number };
  'component-damaged': OfEnemy & { component: number };
  'component-destroyed': OfEnemy & { component: number };
  'enemy-killed': OfEnemy & Reward & { by: Seat };
  /** By nobody: -1. */
  'enemy-burnt': OfEnemy & Reward & { by: Seat };
  'enemy-escaped': OfEnemy & { by: Seat };

  // Salvage, equipment, merchants, trade
  'salvage-taken': OfHunterAndCard;
  /** For the effect of a card, or to visit a merchant. */
  'salvage-spent': OfHunterAndCards & { for?: number };
  'salvage-reshuffled': { n: number };
  'fate-drawn': OfHunterAndCard;
  equipped: OfHunterAndCard;
  'equipment-lost': OfHunterAndCard & { modifications: readonly number[] };
  'modification-fitted': OfHunterAndCard & { arc: number };
  'modification-taken-off': OfHunterAndCard & { arc: number };
  'merchant-visited': OfHunter & OfMerchant;
  'merchants-opened': OfMerchant & OfCards & { surplus: readonly number[] };
  'goods-bought': OfHunterAndCard & Purchase;
  'row-refilled': OfMerchant & OfCard & { passedOver: readonly number[] };
  'merchant-closed': OfMerchant;
  'merchant-reshuffled': OfMerchant;
  'merchants-closed': object;
  'trade-offered': Trade;
  'trade-void': OfHunter & { partner: Seat };
  'trade-made': Trade;
  'trade-refused': OfHunter & { partner: Seat };

  'game-over': { winners: readonly Seat[]; points: readonly number[] };
};

export type DawnEvent = EventOf<EventFacts>;
/** The event of one type, or any of several. */
export type Told<Type extends DawnEvent['type']> = EventOf<EventFacts, Type>;

/** What a rule works on. */
export type Table = KernelTable<State, Stream, DawnEvent>;
