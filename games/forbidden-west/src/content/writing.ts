/** How the lists of cards are written: short names for the effects that many cards have, and for whom they fall on. */
import type { CharacterId, Condition, Dice } from './kinds.ts';
import type { ActionCard, Text } from './types.ts';
import type { Effect, EffectOf, PerCritical } from './words/index.ts';

export const YOU = { who: 'self' } as const;
/** The one whom the occasion is about. */
export const THEM = { who: 'that' } as const;
export const NEXT = { who: 'next' } as const;
export const allyWithin = (within: number) => ({ who: 'ally', within }) as const;
export const anyWithin = (within: number) => ({ who: 'any', within }) as const;

type Whom = Omit<EffectOf<'clear-condition'>, 'do'>;

export const dice = (dice: Dice) => ({ do: 'add-dice', dice }) as const;
export const reroll = (n: number) => ({ do: 'reroll', n }) as const;
export const damage = (n: number) => ({ do: 'damage', n }) as const;
export const evade = (n: number) => ({ do: 'evade', n }) as const;
export const push = (n: number) => ({ do: 'push', n }) as const;
export const inflict = (condition: Condition) => ({ do: 'inflict', condition }) as const;
export const move = (n: number, whom: Whom = YOU) => ({ do: 'move', n, ...whom }) as const;
export const draw = (n: number, whom: Whom = YOU) => ({ do: 'draw', n, ...whom }) as const;
export const heal = (n: number, whom: Whom = YOU) => ({ do: 'heal', n, ...whom }) as const;
export const critical = (...effects: readonly PerCritical[]) => ({ do: 'per-critical', effects }) as const;

export const always = (...effects: readonly Effect[]): Text => ({ when: 'always', effects });
export const inAttacks = (...effects: readonly Effect[]): Text => ({ when: 'attack', effects });
export const inEvades = (...effects: readonly Effect[]): Text => ({ when: 'evade', effects });
export const inTraps = (...effects: readonly Effect[]): Text => ({ when: 'trap', effects });

type Draft<Card> = Card extends ActionCard ? Omit<Card, 'of' | 'isStarting'> : never;
export type Drafts = readonly Draft<ActionCard>[];

/** The starting deck of a character, and what can be gained. */
export const cardsOf = (of: CharacterId, starting: Drafts, gained: Drafts): readonly ActionCard[] => [
  ...starting.map(card => ({ ...card, of, isStarting: true as const })),
  ...gained.map(card => ({ ...card, of })),
];
