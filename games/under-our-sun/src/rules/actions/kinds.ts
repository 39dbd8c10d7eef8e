/** Every action of the own turn: what it is, and what it costs. US-ACT-1 to US-ACT-3. */
import type { Ammunition, Resource } from '../../content/kinds.ts';
import type { Hex } from '../../places.ts';
import type { Who } from '../../state.ts';
import type { Blow } from '../fight-options.ts';

export type Action =
  | { readonly do: 'move' | 'charge' | 'sneak'; readonly hex: Hex }
  | { readonly do: 'explore'; readonly hex: Hex }
  | { readonly do: 'collect' | 'replenish' | 'eat' | 'rain' | 'sleep' }
  | { readonly do: 'recon' | 'discard' }
  | { readonly do: 'wait' | 'reveal' }
  | { readonly do: 'craft'; readonly card: number; readonly less?: Resource }
  | { readonly do: 'ammunition'; readonly kind: Ammunition }
  | { readonly do: 'craft-camp' | 'fire' | 'pitch' | 'dismantle' | 'pit' | 'cook' | 'trap'; readonly card: number }
  | { readonly do: 'use'; readonly card: number; readonly at: number }
  | { readonly do: 'skill'; readonly at: number }
  | { readonly do: 'load'; readonly card: number }
  | { readonly do: 'trade'; readonly with: Who }
  | { readonly do: 'loot'; readonly card: number }
  | { readonly do: 'open'; readonly at: number; readonly skill: 'strength' | 'dexterity' }
  | { readonly do: 'deal'; readonly merchant: number }
  | { readonly do: 'blow'; readonly blow: Blow }
  | { readonly do: 'duel'; readonly with: Who; readonly weapon: number; readonly isRanged: boolean }
  | { readonly do: 'mission'; readonly at: number }
  | { readonly do: 'summon'; readonly hex: Hex }
  | { readonly do: 'send'; readonly enemy: number; readonly hex: Hex };

/** AP of actions with a fixed price; what the others cost is in questions.ts. */
export const AP = {
  charge: 2,
  recon: 1,
  collect: 1,
  replenish: 1,
  craft: 1,
  ammunition: 1,
  'craft-camp': 1,
  fire: 1,
  pitch: 1,
  dismantle: 1,
  pit: 1,
  cook: 2,
  trap: 1,
  trade: 1,
  loot: 1,
  eat: 1,
  rain: 1,
  open: 1,
  discard: 0,
  deal: 1,
  steal: 1,
  duel: 1,
  wait: 0,
  load: 0,
  reveal: 0,
  summon: 0,
  send: 2,
} as const;
