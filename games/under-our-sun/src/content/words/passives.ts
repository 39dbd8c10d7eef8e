/** What holds as long as a card is carried, a Sun card lies open, a mission card is in play, or something lasts. Read by standing.ts. */
import { plural } from '@quarry/kernel';
import type { Dice, EnemyType } from '../kinds.ts';
import { type EnemyFilter, sayDice, sayFilters } from './saying.ts';

/** What dice are rolled for. `container-` are tests of the skill as well; `sneak` is the roll of the Sneak action, which is a stealth roll, too. */
export type RollFor =
  | 'strength'
  | 'dexterity'
  | 'stealth'
  | 'sneak'
  | 'dodge'
  | 'melee'
  | 'ranged'
  | 'container-strength'
  | 'container-dexterity';

export type Passive =
  /** More dice on the own rolls; only at night, only against some enemies. */
  | { readonly is: 'dice'; readonly on: RollFor; readonly add: Dice; readonly at?: 'night'; readonly against?: EnemyFilter }
  /** More dice for enemies' attacks. */
  | { readonly is: 'enemy-dice'; readonly of: EnemyFilter; readonly add: Dice }
  /** Onto tiles of these values only; `first`: the first Move of a phase only. Never under 1. */
  | { readonly is: 'move-cost'; readonly by: number; readonly from?: number; readonly first?: true }
  | { readonly is: 'sneak-cost'; readonly by: number; readonly upTo?: number }
  | { readonly is: 'explore-cost'; readonly by: number }
  /** Outside a camp; never under 3. */
  | { readonly is: 'sleep-cost'; readonly by: number }
  | { readonly is: 'drink'; readonly by: number }
  | { readonly is: 'rain'; readonly by: number }
  | { readonly is: 'ammunition-made'; readonly by: number }
  | { readonly is: 'room'; readonly of: 'item' | 'flexible' | 'bottle'; readonly n: number }
  /** Of the first attack in each combat round that brings 2 or more. */
  | { readonly is: 'softens'; readonly n: number }
  /** No red die for sneaking at night. */
  | { readonly is: 'night-sight' }
  | { readonly is: 'ignores'; readonly what: 'heat' | 'infection' }
  | { readonly is: 'forbids'; readonly what: 'ranged' | 'electric' };
export type PassiveName = Passive['is'];
export type PassiveOf<N extends PassiveName> = Extract<Passive, { readonly is: N }>;

const ON: Readonly<Record<RollFor, string>> = {
  strength: 'strength tests',
  dexterity: 'dexterity tests',
  stealth: 'stealth tests',
  sneak: 'Sneak tests',
  dodge: 'Dodge tests',
  melee: 'melee attacks',
  ranged: 'ranged attacks',
  'container-strength': 'strength tests on containers',
  'container-dexterity': 'dexterity tests on containers',
};
const TYPES: Readonly<Record<EnemyType, string>> = { animal: 'Animals', human: 'Humans', mutated: 'Mutated' };
const IGNORED = {
  heat: 'Heat',
  infection: 'infection by cards and enemies',
} as const;
const FORBIDDEN = {
  ranged: 'no ranged combat',
  electric: 'no electric card can be used',
} as const;
const more = (by: number): string => `${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`;
const costs = (by: number): string => `costs ${Math.abs(by)} AP ${by < 0 ? 'less' : 'more'}`;

/** The sentence of something that holds, without its capital and its full stop. */
export function sayPassive(passive: Passive): string {
  switch (passive.is) {
    case 'dice': {
      const { on, add, at, against } = passive;
      const whom = against?.type && !against.isSol ? TYPES[against.type] : against ? sayFilters(against) : '';
      return `${ON[on]}${whom ? ` against ${whom}` : ''}${at ? ' at night' : ''} roll ${sayDice(add)} more`;
    }
    case 'enemy-dice':
      return `attacks of ${passive.of.type && !passive.of.isSol ? TYPES[passive.of.type] : sayFilters(passive.of)} roll ${sayDice(passive.add)} more`;
    case 'move-cost':
      return `${passive.first ? 'the first Move of a phase' : passive.from ? `moving onto tiles of value ${passive.from} and more` : 'moving'} ${costs(passive.by)}${passive.by < 0 ? ', at least 1' : ''}`;
    case 'sneak-cost':
      return `Sneak${passive.upTo ? ` onto tiles of value ${passive.upTo} and less` : ''} ${costs(passive.by)}`;
    case 'explore-cost':
      return `Explore ${costs(passive.by)}`;
    case 'sleep-cost':
      return `Sleep outside a camp ${costs(passive.by)}${passive.by < 0 ? ', at least 3' : ''}`;
    case 'drink':
      return `drink ${more(passive.by)}`;
    case 'rain':
      return `Collect rain gives ${more(passive.by)} water`;
    case 'ammunition-made':
      return `making ammunition gives ${plural(Math.abs(passive.by), 'piece')} ${passive.by < 0 ? 'less' : 'more'}`;
    case 'room':
      return passive.of === 'bottle' ? `holds ${passive.n} water` : `${passive.n} more ${passive.of} ${passive.n === 1 ? 'area' : 'areas'}`;
    case 'softens':
      return `prevents ${passive.n} damage of the first attack in each combat round that brings 2 or more`;
    case 'night-sight':
      return 'no red die for sneaking at night';
    case 'ignores':
      return `ignore ${IGNORED[passive.what]}`;
    case 'forbids':
      return FORBIDDEN[passive.what];
  }
}
