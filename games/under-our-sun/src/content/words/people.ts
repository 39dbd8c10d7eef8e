/** Words about characters: their health, water, goods, cards, rest. `who` is left out for `self`. */
import { plural } from '@quarry/kernel';
import type { Ammunition, Goods, Resource } from '../kinds.ts';
import { LASTING, type LastingId } from './lasting.ts';
import { type Amount, does, sayAmmunition, sayAmount, sayGoods, sayMuch, sayResource, type Whom } from './saying.ts';

interface Who {
  readonly who?: Whom;
}
interface Much {
  readonly n: Amount;
}
/** Which of the cards that somebody carries. */
export type CardKind = 'item' | 'gear' | 'electric' | 'any';
const CARD_KINDS: Readonly<Record<CardKind, string>> = {
  item: 'item',
  gear: 'piece of gear',
  electric: 'electric card',
  any: 'card',
};
const signed = (n: number, up: string, down: string): string => `${n < 0 ? down : up} ${Math.abs(n)}`;

export const PEOPLE_WORDS = {
  damage: ({ n, who }: Much & Who) => does(who, `take ${sayMuch(n, 'damage', 'damage')}`),
  heal: ({ n, who }: Much & Who) => does(who, `heal ${sayAmount(n)}`),
  /** As far as there is room in bottles. */
  'gain-water': ({ n, who }: Much & Who) => does(who, `gain ${sayAmount(n)} water`),
  'fill-water': ({ who }: Who) => does(who, 'fill all bottles with water'),
  /** With `orHp` each one that is missing costs 1 HP. */
  'lose-water': ({ n, orHp, who }: Much & Who & { readonly orHp?: true }) =>
    `${does(who, `lose ${sayAmount(n)} water`)}${orHp ? '; each one missing costs 1 HP' : ''}`,
  /** From the supply; `random` from the bag. What does not fit lies on the tile (US-R-13). */
  gain: ({ kind, n, who }: { readonly kind: Resource | 'random' } & Much & Who) => does(who, `gain ${sayResource(kind, n)}`),
  'gain-goods': ({ goods, who }: { readonly goods: Goods } & Who) => does(who, `gain ${sayGoods(goods)}`),
  /** As far as there are any; by choice of whoever loses them. */
  lose: ({ kind, n, who }: { readonly kind: Resource | 'any' } & Much & Who) => does(who, `lose ${sayResource(kind, n)}`),
  /** Loot cards, received one by one. */
  loot: ({ n, who }: { readonly n: number } & Who) => does(who, `draw ${plural(n, 'loot card')}`),
  /** Turned over until the next Preparation (US-CARD-7). */
  'flip-card': ({ of, who }: { readonly of: CardKind } & Who) => does(who, `turn over 1 ${CARD_KINDS[of]} until the next Preparation`),
  'ready-card': ({ of, who }: { readonly of: CardKind } & Who) => does(who, `turn 1 ${CARD_KINDS[of]} back`),
  ammunition: ({ kind, n, who }: { readonly kind: Ammunition | 'any'; readonly n: number } & Who) =>
    does(who, `gain ${sayAmmunition(kind, n)}`),
  infect: ({ who }: Who) => does(who, 'become infected'),
  cure: ({ who }: Who) => (who === undefined || who === 'self' ? 'cure your infection' : `cure the infection of ${WHOSE[who]}`),
  /** US-DEATH-1, US-DEATH-6. */
  revive: ({ hp }: { readonly hp: number }) => `revive a dead character on this tile with ${hp} HP`,
  fitness: ({ n, who }: { readonly n: number } & Who) => does(who, `${n < 0 ? 'lose' : 'gain'} ${Math.abs(n)} fitness`),
  ap: ({ n, who }: { readonly n: number } & Who) => `${does(who, signed(n, 'gain', 'lose'))} AP`,
  karma: ({ n, who }: { readonly n: number } & Who) => `${does(who, signed(n, 'gain', 'lose'))} karma`,
  /** Another character may at once take a combat or movement action for so much less; once. */
  'grant-action': ({ discount }: { readonly discount: number }) =>
    `another character within 1 tile may at once take a movement or combat action for ${discount} AP less`,
  /** Something that holds for a while. */
  lasting: ({ is, until, who }: { readonly is: LastingId; readonly until: Until } & Who) =>
    `${UNTIL[until]}, ${who === undefined || who === 'self' ? 'you: ' : `${who === 'all' ? 'everybody' : 'they'}: `}${LASTING[is].says}`,
  /** Of the own choice; nothing happens on arrival but what entering openly brings. */
  teleport: ({ who }: Who) => does(who, 'move to an adjacent revealed tile for 0 AP'),
};
export const UNTIL = {
  turn: 'this turn',
  phase: 'until the end of this phase',
  day: 'until the next Preparation',
  game: 'for the rest of the game',
} as const;
export type Until = keyof typeof UNTIL;
const WHOSE: Readonly<Record<Whom, string>> = {
  self: 'yourself',
  all: 'every character',
  'all-here': 'every character on this tile',
  'chosen-here': 'a character on this tile of your choice',
  'another-near': 'another character within 1 tile of your choice',
};
