/** Everything that is told, and what of it. Cards, hexes and enemies go by number, characters by their place. */
import type { EventOf, Table as KernelTable, Seat } from '@quarry/kernel';
import type { Ammunition, Cube, Die, Phase, Resource, Skill } from './content/kinds.ts';
import type { LastingId, Until, WordName } from './content/words/index.ts';
import type { Hex } from './places.ts';
import type { State, Stream, Who } from './state.ts';

type OfWho = { who: Who };
type OfHex = { hex: Hex };
type OfCard = { card: number };
type OfEnemy = { enemy: number; card: number };
type Goods = { goods: readonly number[] };
/** What a merchant asked, what that would be without his trait, what he was paid, and what he gave back. */
type Paid = Goods & { price: number; full: number; water: number; changeWater: number; change: readonly number[] };

/** What a roll is for. */
export type Purpose =
  | Skill
  /** Whether somebody in stealth stays unseen. */
  | 'check'
  | 'sneak'
  | 'dodge'
  | 'melee'
  | 'ranged'
  | 'container'
  | 'theft'
  | 'loot'
  | 'approach'
  | 'counterattack'
  | 'return-fire'
  | 'rush';
/** Who rolls: a character, an enemy by number, or a merchant by place. */
export type Roller = { readonly who: Who } | { readonly enemy: number } | { readonly merchant: number };
/** What a term of a number comes from. */
export type Origin =
  // AP, and what is paid of them
  | 'action'
  | 'phase'
  | 'tired'
  | 'tile'
  | 'sneak'
  | 'along'
  | 'least'
  | 'spared'
  // Rest and water
  | 'sleep'
  | 'sleep-at-night'
  | 'sleep-in-camp'
  | 'turn'
  // Whatever holds
  | 'sun'
  | 'mission'
  | 'skill'
  | 'card'
  | 'lasting'
  // Dice
  | 'character'
  | 'weapon'
  | 'injury'
  | 'night'
  | 'enemy'
  | 'enemy-at-night'
  | 'first-attack'
  | 'text';
/** One term: what it comes from, the card if it is one (-1 if not), and how much; of dice, how many. */
export type Part = { readonly of: Origin; readonly card: number; readonly n: number };
/** A roll as it is told: dice by colour, what each shows, what it comes to, and where the dice come from, in their order; nothing if nobody needs to be told. */
export type RollSum = { dice: readonly Die[]; faces: readonly number[]; successes: number; from: readonly Part[] };
/** What a roll is for, and with how many successes more would be of no use: 0 if each counts. */
type Aimed = { for: Purpose; enough: number };
export type Gait = 'move' | 'charge' | 'sneak' | 'rush' | 'text';
/** What took something off an attack: a card, the own skill, or the successes of a Dodge. */
export type Shield = { readonly by: 'card' | 'skill' | 'dodge'; readonly card: number; readonly n: number };
export type Toll = { damage: number; prevented: number; shields: readonly Shield[]; left: number };
/** With what, -1 for bare hands; what is left in it, -1 if nothing is counted there. */
type Armed = { weapon: number; shots: number };

/** An attack on a character. */
type Striking = OfWho & Armed & { by: 'enemy' | 'merchant' | 'character'; id: number; isRanged: boolean };

export type EventFacts = {
  // Setup
  'first-rolled': { seats: readonly Seat[]; successes: readonly number[] };
  'starter-chosen': { seat: Seat };
  'character-chosen': OfWho & { seat: Seat; id: string };
  'offer-drawn': { cards: readonly number[] };
  'points-dealt': { points: readonly number[] };
  'equipment-bought': OfWho & OfCard & { price: number; givers: readonly Seat[] };
  'equipment-done': { seat: Seat };
  'team-dealt': { dealt: number; left: number };
  'merchant-stocked': { merchant: number; water: number } & Goods & { cards: readonly number[] };
  'mission-begun': { mission: number; mode: string; lastDay: number };
  'mission-card': { mission: number; stage: number };

  // The day
  'day-begun': { day: number };
  'starter-passed': { seat: Seat };
  'cleaned-up': { hexes: readonly Hex[] } & Goods;
  'cards-turned-back': { cards: readonly number[] };
  'symbols-opened': { hexes: readonly Hex[] };
  'sources-refilled': { hexes: readonly Hex[] };
  'fitness-changed': OfWho & { by: number; fitness: number };
  ate: OfWho & { why: 'meal' | 'eat'; hp: number };
  'phase-begun': { day: number; phase: Phase };
  'sun-drawn': OfCard;
  'fires-out': { hexes: readonly Hex[]; pits: readonly Hex[] };
  'ap-raised': { ap: readonly number[]; parts: readonly (readonly Part[])[] };
  'turn-begun': OfWho & { phase: Phase };
  'turn-ended': OfWho & { ap: number };
  waits: OfWho & { ap: number };
  'saved-ap-lost': OfWho & { ap: number };
  drank: OfWho & { n: number; missing: number; left: number; parts: readonly Part[] };
  'trap-rolled': OfHex & RollSum;
  'trap-destroyed': OfHex & OfEnemy;

  // Rolls
  rolled: RollSum & Aimed & { by: 'character' | 'enemy' | 'merchant'; id: number; against: number };
  'karma-used': OfWho & RollSum & Aimed & { rerolled: readonly number[]; kept: number; left: number };
  rerolled: OfWho & OfCard & RollSum;
  'numbers-rolled': OfEnemy & { rolled: readonly number[] };
  'tie-rolled': { among: readonly Who[]; successes: readonly number[] };

  // Characters
  /** Without parts its price is printed. */
  paid: OfWho & { ap: number; left: number; for: string; parts: readonly Part[] };
  hurt: OfWho & { n: number; left: number; why: 'attack' | 'thirst' | 'hunger' | 'infection' | 'text' | 'shot' };
  healed: OfWho & { n: number; left: number };
  prevented: OfWho & OfCard & { n: number };
  died: OfWho & OfHex & { phase: Phase; day: number };
  eliminated: OfWho;
  revived: OfWho & { by: Who; hp: number };
  infected: OfWho;
  cured: OfWho;
  'water-gained': OfWho & { n: number; left: number };
  'water-lost': OfWho & { n: number; left: number };
  'ap-changed': OfWho & { by: number };
  'karma-changed': OfWho & { by: number; left: number };
  lasts: OfWho & { is: LastingId; until: Until };
  hid: OfWho & OfHex;
  exposed: OfWho & OfHex;

  // Goods and cards
  'goods-gained': OfWho & Goods & { from: 'tile' | 'supply' | 'bag' | 'body' | 'merchant' | 'camp' };
  'goods-lost': OfWho & Goods & { why: 'paid' | 'text' | 'stolen' | 'given' };
  'laid-down': OfWho & OfHex & Goods & { water: number; ammunition: readonly number[]; cards: readonly number[] };
  'goods-laid': OfHex & Goods & { why: 'pit' | 'text' | 'tile' | 'spoils' };
  'bag-refilled': Goods;
  'ammunition-gained': OfWho & { kind: Ammunition; n: number; card: number };
  'ammunition-loaded': OfWho & OfCard & { n: number; left: number };
  'card-gained': OfWho & OfCard & { n: number; from: 'craft' | 'loot' | 'tile' | 'camp' | 'body' | 'merchant' | 'setup' | 'trade' };
  'card-lost': OfWho & OfCard & { why: 'spent' | 'broken-up' | 'text' | 'sold' | 'placed' };
  'card-used': OfWho & OfCard & { left: number };
  'card-flipped': OfWho & OfCard & { isFlipped: boolean };
  'bundle-opened': OfWho & OfCard;
  'skill-used': OfWho;
  crafted: OfWho & OfCard & Goods;
  'ammunition-made': OfWho & { kind: Ammunition; n: number };
  collected: OfWho & OfHex & Goods & { water: number; ammunition: readonly number[]; cards: readonly number[] };
  replenished: OfWho & OfHex & { left: number; apLeft: number };
  'rain-collected': OfWho & { n: number; left: number };
  slept: OfWho & { fitness: number; cost: number; parts: readonly Part[] };
  'camp-made': OfWho & OfHex & OfCard;
  'camp-struck': OfWho & OfHex & OfCard;
  'fire-lit': OfWho & OfHex;
  'pit-made': OfWho & OfHex;
  cooked: OfWho;
  'trap-laid': OfWho & OfHex;
  'container-opened': OfWho & OfHex & { at: number };
  'container-shut': OfWho & OfHex & { at: number };
  looted: OfWho & OfCard & { successes: number };

  // The map
  'tile-revealed': OfHex & OfCard;
  'tile-laid-down': OfHex;
  filled: OfHex & Goods & { water: number };
  /** `price`: the terms of what it cost; none if nothing was paid for the step itself. */
  moved: OfWho & { from: Hex; to: Hex; gait: Gait; price: readonly Part[] };
  'marker-placed': OfHex & { marker: string };
  'marker-taken': OfHex & { marker: string };
  'event-drawn': OfWho & OfCard;
  'night-drawn': OfWho & OfCard & { isInCamp: boolean };
  'night-ignored': OfWho & OfCard;
  /** `votes`: for each who lives there, in the order of the table, who raised a hand for them. */
  'victim-voted': OfCard & { who: Who; votes: readonly (readonly Who[])[] };
  peeked: OfWho & { deck: string; card?: number };
  buried: OfWho & { deck: string; card?: number };
  'deck-shuffled': { deck: string };

  // Enemies
  spawned: OfEnemy & OfHex & { letter: number };
  'passed-over': { cards: readonly number[] };
  met: OfEnemy & OfWho;
  'enemy-moved': OfEnemy & { from: Hex; to: Hex; why: 'd8' | 'text' | 'approach' | 'flees' | 'liberty' };
  'enemy-stayed': OfEnemy & { why: 'seven' | 'fire' | 'edge' | 'nobody' };
  'enemy-hurt': OfEnemy & { n: number; left: number; by: Who };
  'enemy-defeated': OfEnemy & OfHex & { by: Who };
  'enemy-left': OfEnemy & OfHex;
  'enemy-tapped': OfEnemy;
  'stage-reached': OfEnemy & { stage: number };

  // Fights
  'round-begun': OfWho & OfHex & { isInitial: boolean };
  attacks: OfWho &
    Armed & { target: 'enemy' | 'merchant'; id: number; isRanged: boolean; isUnseen: boolean } & RollSum & {
      damage: number;
      left: number;
      of: number;
    };
  dodges: OfWho;
  joined: OfWho & { with: Who };
  'join-lapsed': OfWho;
  struck: Striking & RollSum & Toll;
  'attack-dodged': Striking & RollSum;
  'attack-taken-over': OfWho & { from: Who };
  'shot-fired': OfWho & OfCard & { left: number };
  'rush-failed': OfWho;

  // Merchants and trade
  'dealer-arrived': { merchant: number } & OfHex;
  'dealing-begun': OfWho & { merchant: number };
  'dealing-over': OfWho & { merchant: number };
  bought: OfWho & Paid & { merchant: number; what: 'card' | 'cube' | 'ammunition'; id: number };
  /** He pays so many tenths of what a card is worth. */
  sold: OfWho & OfCard & { merchant: number; value: number; tenths: number; water: number } & Goods;
  'broken-up': OfWho & OfCard & Paid & { merchant: number; parts: readonly number[] };
  stole: OfWho & { merchant: number; kind: Resource };
  'theft-failed': OfWho & { merchant: number };
  'merchant-angered': OfWho & { merchant: number };
  'merchant-hurt': { merchant: number; n: number; left: number; by: Who };
  'merchant-robbed': OfWho & { merchant: number; cards: readonly number[]; water: number } & Goods;
  'merchant-calmed': { merchant: number; who: readonly Who[]; isHealed: boolean };
  'trade-opened': OfWho & { with: Who };
  'offer-changed': OfWho & { of: Who; what: Cube | Ammunition | 'card'; card: number; by: 1 | -1 };
  agreed: OfWho;
  'trade-made': { from: Who; to: Who } & {
    given: readonly number[];
    givenWater: number;
    givenAmmunition: readonly number[];
    givenCards: readonly number[];
    taken: readonly number[];
    takenWater: number;
    takenAmmunition: readonly number[];
    takenCards: readonly number[];
  };
  'trade-off': OfWho & { with: Who };

  // Mission and team
  counted: { counter: string; by: number; is: number };
  'figure-placed': { figure: number } & OfHex;
  'figure-taken': OfWho & { figure: number };
  'figure-left': { figure: number } & OfHex;
  'figure-moved': { figure: number; from: Hex; to: Hex };
  'figure-hurt': { figure: number; n: number; left: number };
  'mission-acted': OfWho & { action: string };
  'card-fulfilled': { mission: number; stage: number };
  'tile-added': OfCard & { part: number };
  revealed: OfWho & { card: number; drop: number };
  'ability-used': OfWho & { ability: 1 | 2 };
  word: OfWho & OfCard & { word: WordName };
  ended: { result: 'won' | 'lost' | 'liberty'; why: State['why']; day: number };
};

export type SunEvent = EventOf<EventFacts>;
export type Told<T extends SunEvent['type']> = EventOf<EventFacts, T>;
export type Table = KernelTable<State, Stream, SunEvent>;
