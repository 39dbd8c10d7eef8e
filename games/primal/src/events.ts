/** Everything that is told, and what of it. Cards and sectors go by number, hunters by their seat. */
import type { EventOf, Table as KernelTable, Seat } from '@quarry/kernel';
import type { Harm, Resource, Terrain } from './content/kinds.ts';
import type { WordName } from './content/words/index.ts';
import type { Desk, State, Step, Stream } from './state.ts';

type OfHunter = { seat: Seat };
type OfCard = { card: number };
type OfCards = { cards: readonly number[] };

/** What an attack, or another source of damage, was made of. */
export type DamageSum = {
  /** Weapon damage; 0 for what is no attack. */
  weapon: number;
  /** Added by texts, terrain and gear. */
  more: number;
  isDoubled: boolean;
  damage: number;
};
/** What stood against attrition. */
export type AttritionSum = { value: number; cards: number; tokens: number; disrupted: number; more: number; defence: number };

export type Gait = 'paid' | 'free' | 'forced';
/** Why a card leaves a hand. */
export type DiscardedFor = 'pay' | 'text' | 'limit' | 'assist' | 'taunt' | 'recycle' | 'wound' | 'behaviour' | 'knock-out';

/** Why cards go from the top of a deck. */
export type MilledFor = 'text' | 'volley' | 'fire' | 'ride';

export type EventFacts = {
  // Camp and story
  'chapter-begun': { chapter: number; leftOut: readonly string[] };
  'page-read': { page: string };
  'forge-raised': { level: number };
  'herbalist-raised': { level: number };
  'upgrade-gained': OfHunter & { upgrades: number };
  'quest-opened': { quest: number };
  'quest-expired': { quest: number };
  'element-opened': { element: string };
  'achievement-gained': { achievement: string };
  'choice-made': { chapter: number; choice: string };
  'quest-chosen': { quest: number };
  'resources-gained': OfHunter & { resources: readonly Resource[] };
  'resources-paid': OfHunter & { resources: readonly Resource[] };
  'gear-made': OfHunter & OfCard & { from: number };
  'gear-given-up': OfHunter & OfCard;
  'potion-brewed': OfHunter & OfCard;
  'step-learned': OfHunter & { branch: string; step: number };
  'gear-worn': OfHunter & OfCard;
  'gear-taken-off': OfHunter & OfCard;
  'mastery-chosen': OfHunter & OfCard;
  'deck-changed': OfHunter & { added: readonly number[]; removed: readonly number[] };
  'loadout-changed': OfHunter & OfCards;
  'trade-offered': OfHunter & { to: Seat; give: Resource; take: Resource };
  'trade-made': OfHunter & { to: Seat; give: Resource; take: Resource };
  'trade-off': OfHunter & { to: Seat; isRefused: boolean };
  'page-turned': OfHunter & { page: Desk['page']; making: number };
  'payment-chosen': OfHunter & { making: number; resources: readonly Resource[]; pieces: readonly number[] };
  ready: OfHunter & { isReady: boolean };
  'card-assigned': OfHunter & OfCard;
  'quest-won': { quest: number; rounds: number; falls: number; score: number };
  'quest-lost': { quest: number; defeats: number };
  'potions-back': OfHunter & OfCards;

  // The hunt begins
  'hunt-opened': { monster: string; level: number; scenario: number; hunters: number };
  'stance-set': OfCard & { level: number };
  'peril-set': OfCard;
  'objective-set': OfCard;
  'terrain-set': { kind: Terrain; sector: number };
  'slot-filled': { slot: number; back: number };
  'deck-shuffled': OfHunter & { n: number };
  'behaviours-shuffled': { n: number };
  'attrition-shuffled': { n: number };
  'aggro-chosen': OfHunter;

  // The round
  'round-begun': { round: number };
  step: { step: Step };
  'potion-drunk': OfHunter & OfCard;
  'consume-passed': OfHunter;
  'slots-refreshed': OfCards;
  'struggle-changed': {
    by: number;
    struggle: number;
    why: 'upkeep' | 'escalation' | 'card' | 'maneuver' | 'boost' | 'unleash';
    acceleration: number;
  };
  'acceleration-changed': { by: number; now: number };
  unleashed: { damage: number; struggle: number };
  'first-player': OfHunter;
  'turn-begun': OfHunter & { position: string };
  'turn-paused': OfHunter & { for: Seat; card: number };
  'turn-resumed': OfHunter;
  'turn-ended': OfHunter;
  'round-ended': { round: number };

  // Movement
  moved: OfHunter & { from: number; sector: number; gait: Gait; position: string };
  placed: OfHunter & { from: number; sector: number };
  stayed: OfHunter;
  threatened: OfHunter & { wasAlready: boolean };
  'threat-gone': OfHunter;

  // Cards
  paid: OfHunter & OfCards & { tokens: number; cost: number; for: number };
  'card-played': OfHunter & OfCard & { place: number };
  'aggro-taken': OfHunter & { from: Seat };
  /** With closed hands only the owner is told which. */
  drew: OfHunter & { n: number; why: 'card' | 'refill' | 'rise' | 'set-up'; cards?: readonly number[] };
  'cards-shown': OfHunter & OfCards;
  discarded: OfHunter & OfCards & { for: DiscardedFor };
  milled: OfHunter & OfCards & { for: MilledFor };
  exiled: OfHunter & OfCards;
  'taken-back': OfHunter & OfCard & { to: 'hand' | 'top' | 'bottom' };
  'top-seen': OfHunter & OfCards;
  fatigue: OfHunter & { damage: number; burning: number };
  'burden-given': OfHunter & OfCard & { to: 'discard' | 'hand' | 'sequence' };
  'sequence-discarded': OfHunter & OfCards;
  assisted: OfHunter & OfCard & { whom: Seat };
  taunted: OfHunter & OfCard & { whom: Seat };
  'went-berserk': OfHunter;
  'resilience-shown': OfHunter & OfCard;
  recycled: OfHunter & OfCards;
  volleyed: OfHunter & OfCards & { offensive: number };
  'attacks-shown': OfHunter & OfCards;
  'wait-added': OfHunter & { what: 'cost' | 'damage' | 'keyword'; by: number; colour: number; keyword: string };
  'sequence-longer': OfHunter & { by: number };
  'actions-cut': OfHunter & { card: number };
  'actions-ended': OfHunter;
  word: OfHunter & OfCard & { word: WordName };
  'ability-used': OfHunter & OfCard & { ability: number };

  // Tokens
  'stamina-changed': OfHunter & { by: number; now: number };
  'defence-gained': OfHunter & { n: number; now: number };
  'tokens-cleared': OfHunter;
  strained: OfHunter & { n: number };
  'caught-fire': OfHunter;
  'counters-changed': OfHunter & OfCard & { by: number; now: number; of: number };
  focused: OfHunter & OfCard;

  // Damage to hunters
  suffered: OfHunter & { damage: number; harm: Harm; total: number; health: number; card: number };
  prevented: OfHunter & { damage: number; harm: Harm; by: Seat; card: number };
  'rock-broken': OfHunter & { sector: number };
  healed: OfHunter & { n: number; total: number };
  'knocked-out': OfHunter & { sector: number };
  'gear-depleted': OfHunter & OfCard;
  'gear-mended': OfHunter & OfCard;
  eliminated: OfHunter;
  'ko-flipped': OfHunter & { by: Seat };
  rose: OfHunter & { by: Seat };

  // The monster
  'monster-turned': { from: number; sector: number };
  /** `by` is whose deed woke it, -1 for nobody's. */
  'behaviour-revealed': { slot: number; card: number; by: Seat };
  'boost-applied': OfCard & { cost: number; struggle: number };
  'boost-skipped': OfCard & { cost: number; struggle: number };
  'boost-cancelled': OfCard & { cost: number; by: 'confused' | 'card' | 'mounted' };
  rampage: { cards: readonly number[] };
  'behaviours-discarded': OfCards;
  'chain-cut': { left: number };
  mounted: OfHunter & OfCard & { attrition: number; shown: number; isOn: boolean };
  'damage-dealt': OfHunter &
    DamageSum & { card: number; total: number; toughness: number; why: 'attack' | 'text' | 'volley' | 'stun' | 'ride' };
  'swarm-hit': OfHunter & { swarm: number; damage: number; isGone: boolean };
  'swarm-came': { swarm: number; toughness: number };
  'plate-swallowed': OfHunter & { sector: number; left: number };
  'plate-set': { sector: number; n: number };
  'wound-suffered': { health: number; damage: number };
  'stance-changed': OfCard & { stance: number };
  /** Its text is done, for this hunter. */
  'peril-stirs': OfHunter & OfCard;
  'peril-gone': OfCard;
  'peril-blinded': OfHunter & OfCard;
  'blind-ended': OfCard;
  confused: OfHunter;
  'confusion-gone': object;
  'slot-stunned': OfHunter & { slot: number };
  'stuns-gone': object;
  vulnerable: OfHunter;
  'vulnerable-gone': { isUsed: boolean };
  'bonus-damage': { by: number; until: 'turn' | 'round' };
  'bonus-gone': { until: 'turn' | 'round' };
  'track-changed': { by: number; now: number; of: number };
  'objective-counted': OfCard & { now: number; of: number };
  'objective-done': OfCard;
  'slot-known': { slot: number; card: number };
  'pile-seen': OfCards;
  'slot-opened': { slot: number };
  'slot-locked': { slot: number };
  'sector-marked': { sector: number };

  // Terrain
  'terrain-placed': { kind: Terrain; sector: number; isRed: boolean };
  'terrain-gone': { kind: Terrain; sector: number };
  'fire-fades': { sector: number };
  'dust-disrupts': OfHunter & OfCards;
  climbed: OfHunter & { sector: number };
  'stepped-off': OfHunter;

  // Attrition
  'attrition-revealed': OfHunter & OfCards;
  'attrition-resisted': OfHunter & AttritionSum & { card: number };
  'attrition-failed': OfHunter & AttritionSum & { card: number };
  'attrition-discarded': OfCards;

  // The end
  'hunt-won': { monster: string; round: number };
  'hunt-lost': { monster: string; why: string; round: number };
};

export type PrimalEvent = EventOf<EventFacts>;
export type Told<T extends PrimalEvent['type']> = EventOf<EventFacts, T>;
export type Table = KernelTable<State, Stream, PrimalEvent>;
