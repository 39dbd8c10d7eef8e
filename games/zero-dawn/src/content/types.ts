/**
 * What is printed: the shapes of cards, enemies, tiles and hunters. Data only, JSON-safe; behaviour is spelled in the words of
 * words/, whose sentences make the card's text. The cards themselves are in the other files here.
 */

import type { AmmunitionSymbol, Condition, Dice, EnemyType, Once, Resource } from './kinds.ts';
import type { Effect } from './words/index.ts';

/** Moments at which interrupts may be played and triggered texts speak. */
export const MOMENTS = [
  'any-time', // an interrupt that names no event
  'own-attack', // the hunter makes an attack, cards are being played
  'ally-attack', // another hunter makes an attack, cards are being played
  'attacked', // an enemy attacks this hunter, before anything else
  'evade-rolled', // this hunter has rolled to evade
  'evaded', // an attack on this hunter did no damage
  'damaged', // this hunter has lost cards to an enemy's attack
  'enemy-killed', // this hunter killed an enemy
  'component-destroyed', // this hunter destroyed a component
  'condition-inflicted', // this hunter inflicted a condition on an enemy
  'enemy-burns', // an enemy that this hunter set on fire burns
  'trap-sprung', // a trap of this hunter goes off
  'sprinted', // this hunter sprinted
  'crafted', // this hunter crafted
  'encounter-start', // hands are drawn, before the first turn
  'activation-start', // before the hunter discards and draws
] as const;
export type MomentName = (typeof MOMENTS)[number];

/** A text that speaks at a moment. */
export interface Trigger {
  readonly when: MomentName;
  readonly once?: Once;
  readonly effects: readonly Effect[];
}

/** What a lasting card says: traits, equipment, modifications, profiles, events. */
export interface Text {
  /** In force all the time. */
  readonly always?: readonly Effect[];
  /** Added to each attack the hunter makes (for a weapon or a coil: with that weapon). `once` limits each entry. */
  readonly attack?: readonly (Effect & { readonly once?: Once })[];
  /** Added to each evade of the hunter. */
  readonly evade?: readonly (Effect & { readonly once?: Once })[];
  readonly when?: readonly Trigger[];
}

/** `id` is kebab-case and unique over the whole box. `copies` is 1 unless said. */
interface Printed {
  readonly id: string;
  readonly name: string;
  /** A line that is no rule; every card of the box has one. */
  readonly flavour?: string;
  readonly copies?: number;
}

/** Ammunition, abilities, interrupts and stamina: the cards of an action deck. */
export type ActionCard = Printed &
  (
    | {
        readonly type: 'ammunition';
        readonly symbols: readonly AmmunitionSymbol[];
        readonly dice: Dice;
        readonly crit: readonly Effect[];
        readonly effects: readonly Effect[];
        /** Lies on a square as a trap instead of being shot. */
        readonly trap?: true;
      }
    | {
        readonly type: 'ability';
        readonly dice?: Dice;
        readonly effects: readonly Effect[];
        /** Only for this kind of attack. */
        readonly only?: 'melee' | 'ranged';
        /** May also be added when a trap of the owner goes off. */
        readonly onTraps?: true;
      }
    | { readonly type: 'interrupt'; readonly when: MomentName; readonly effects: readonly Effect[] }
    | { readonly type: 'stamina' }
  );

export type Weapon = Printed &
  Pick<Text, 'attack'> & {
    readonly kind: 'weapon';
    readonly arc: 'melee' | 'ranged' | 'sidearm';
    readonly range: number;
    readonly dice: Dice;
    readonly crit: readonly Effect[];
    readonly symbols: readonly AmmunitionSymbol[];
    readonly slots: number;
  };
export type Armour = Printed &
  Text & { readonly kind: 'armour'; readonly arc: 'armour'; readonly dice: Dice; readonly crit: readonly Effect[]; readonly slots: number };
export type Miscellaneous = Printed & Text & { readonly kind: 'miscellaneous'; readonly arc: 'pouch'; readonly slots: 0 };
export type Equipment = Weapon | Armour | Miscellaneous;

/** Coils go on weapons and add to its attacks; weaves go on armour and add to evades. No two of one name on a card, whatever the grade. */
export type Modification = Printed & { readonly kind: 'coil' | 'weave'; readonly grade: 1 | 2 | 3; readonly effects: readonly Effect[] };

export type Trait = Printed & Text & { readonly kind: 'trait' };

export type Price = { readonly shards: number; readonly special?: Readonly<Partial<Record<Exclude<Resource, 'metal-shards'>, number>>> };
export const GOODS = ['weapon', 'armour', 'ammunition', 'modification', 'miscellaneous'] as const;
export type GoodsType = (typeof GOODS)[number];
/** A card of a merchant deck. */
export type Goods = { readonly type: GoodsType; readonly price: Price; readonly card: Equipment | Modification | ActionCard };

export type SalvageCard = Printed &
  (
    | { readonly kind: 'resource'; readonly resource: Resource }
    | { readonly kind: 'wild'; readonly visit?: true }
    | { readonly kind: 'fate'; readonly effects: readonly Effect[] }
  );

/** `on` says whose hunters the text holds for: who chose the event, the Leader, a rival named at the reveal, all. */
export type EventCard = Printed &
  Text & { readonly kind?: never; readonly sort: 'boon' | 'handicap' | 'all'; readonly on: 'chooser' | 'leader' | 'rival' | 'all' };

/** A skill-tree node; the token moves along `from` links. */
export interface SkillNode {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly from: readonly string[];
  readonly maxDeck: number;
  readonly cards: readonly (Trait | Equipment | ActionCard)[];
}

export interface Hunter {
  readonly id: string;
  readonly name: string;
  readonly profile: Trait;
  readonly maxDeck: number;
  readonly resources: readonly Resource[];
  readonly equipment: readonly Equipment[];
  readonly deck: readonly ActionCard[];
  readonly tree: readonly SkillNode[];
}

/** One box of a behaviour card. `needs` is the letter of a component that must not be destroyed. */
export type Box = MoveBox | AttackBox | SpecialBox;
interface AnyBox {
  readonly must: boolean;
  readonly needs?: string;
  readonly times?: number;
}
export interface MoveBox extends AnyBox {
  readonly do: 'move-to-hunter' | 'move-to-recent-hunter' | 'move-to-enemy' | 'move-to-non-alert' | 'move-away' | 'move-to-edge';
  readonly n: number;
}
export interface AttackBox extends AnyBox {
  readonly do: 'melee' | 'ranged' | 'pulse';
  readonly range: number;
  readonly damage: number;
  readonly effects?: readonly Blow[];
}
export interface SpecialBox extends AnyBox {
  readonly do: 'special';
  readonly effects: readonly Effect[];
}

/** What an enemy attack brings besides damage. */
export type Blow =
  | { readonly do: 'inflict'; readonly condition: Condition }
  | { readonly do: 'push' }
  | { readonly do: 'aoe'; readonly damage?: number; readonly inflict?: readonly Condition[]; readonly push?: true };

/** The question at the head of a behaviour card. */
export type BehaviourQuestion =
  | { readonly ask: 'non-alert-enemy-within'; readonly n: number }
  | { readonly ask: 'enemy-within'; readonly n: number }
  | { readonly ask: 'hunter-within'; readonly n: number }
  | { readonly ask: 'hunter-in-sight-within'; readonly n: number };

export interface BehaviourCard {
  readonly id: string;
  readonly name: string;
  readonly flavour?: string;
  readonly question: BehaviourQuestion | null;
  /** Read if there is a question and the answer is yes. */
  readonly yes: readonly Box[];
  /** Read if the answer is no, or if there is no question. */
  readonly no: readonly Box[];
}

export interface Component {
  readonly letter: string;
  readonly name: string;
  readonly tear: number;
  readonly damage: number;
  /** Resolved when it is destroyed; `calm` and the boxes that need it stay in force after. */
  readonly effects: readonly Effect[];
}

export interface Enemy {
  readonly type: EnemyType;
  readonly name: string;
  readonly hp: number;
  readonly armour: number;
  readonly salvage: number;
  readonly glory: number;
  readonly points: number;
  readonly isHuge: boolean;
  readonly models: number;
  readonly immune: readonly Condition[];
  readonly components: readonly Component[];
  readonly behaviour: readonly BehaviourCard[];
}

/** One side of a tile. Squares are [column, row] with 0–2; the route is walked in order. */
export interface TileSide {
  readonly route: readonly (readonly [number, number])[];
  /** Where the route goes after its last square: over the border in this direction, or back to its first square. */
  readonly exit: readonly [number, number] | 'loop';
  /** Indices into the route. */
  readonly spawns: readonly number[];
  readonly grass: readonly (readonly [number, number])[];
}
export interface Tile {
  readonly id: string;
  readonly spawnKind: 'A' | 'B';
  readonly symbol: 'square' | 'triangle' | null;
  /** Where the symbol stands; the same square on both sides. */
  readonly symbolAt: readonly [number, number];
  /** The side for 1–2 players, then the side for 3–4. */
  readonly sides: readonly [TileSide, TileSide];
}

export type Terrain = 'outcrop' | 'ruin' | 'corpse';
export interface TrackingCard {
  readonly id: string;
  readonly name: string;
  readonly flavour?: string;
  readonly level: 1 | 2 | 3;
  readonly aim: string;
  readonly tiles: readonly { readonly tile: string; readonly x: number; readonly y: number; readonly turn: 0 | 1 | 2 | 3 }[];
  /** Index of the starting tile in `tiles`. */
  readonly start: number;
  readonly enemies: { readonly A: EnemyType; readonly B: EnemyType };
  /** How many spawn points of each kind are used, in layout order, on the 1–2 side and on the 3–4 side. */
  readonly used: readonly [{ readonly A: number; readonly B: number }, { readonly A: number; readonly B: number }];
  readonly terrain: { readonly square?: Terrain; readonly triangle?: Terrain };
  /** Encounter points needed with 1–2 and with 3–4 players. */
  readonly threshold: readonly [number, number];
  readonly bonus: number;
}

export interface Quest {
  readonly id: string;
  readonly name: string;
  readonly quarry: EnemyType;
  /** ZD-R-120: how many turns a hunter alone has in an encounter. */
  readonly dusk: number;
  readonly tracking: readonly TrackingCard[];
  readonly call: TrackingCard;
}
