/** What the words of the card language share: whom they fall on, how much, which enemies, where; and how that is said. */
import { plural, sayList } from '@quarry/kernel';
import type { Ammunition, Dice, EnemyType, Goods, Resource } from '../kinds.ts';
import { DICE, diceOf, RESOURCES } from '../kinds.ts';

/** Whom a word falls on: living characters only. `self` is who drew, used or met it. */
export const WHOM = {
  self: 'you',
  all: 'every character',
  'all-here': 'every character on this tile',
  /** Chosen by `self`. */
  'chosen-here': 'a character on this tile of your choice',
  'another-near': 'another character within 1 tile of your choice',
} as const;
export type Whom = keyof typeof WHOM;

/** A number; the successes of the last test; or so many for each character in the game, rounded up. */
export type Amount =
  | number
  | { readonly of: 'successes'; readonly times?: number }
  | { readonly of: 'characters'; readonly times: number; readonly plus?: number };
/** Half a thing for each character is one for every two of them. */
const perCharacter = (times: number): { readonly n: number; readonly of: string } =>
  times === 0.5 ? { n: 1, of: 'every 2 characters (rounded up)' } : { n: times, of: 'each character' };
export const sayAmount = (n: Amount): string => {
  if (typeof n === 'number') return String(n);
  if (n.of === 'successes') return n.times && n.times !== 1 ? `${n.times} for each success` : '1 for each success';
  const per = perCharacter(n.times);
  return `${per.n} for ${per.of}${n.plus ? `, plus ${n.plus}` : ''}`;
};
export const sayMuch = (n: Amount, what: string, many = `${what}s`): string => {
  if (typeof n === 'number') return plural(n, what, many);
  if (n.of === 'successes') return `${n.times ?? 1} ${(n.times ?? 1) === 1 ? what : many} for each success`;
  const per = perCharacter(n.times);
  return `${per.n} ${per.n === 1 ? what : many} for ${per.of}${n.plus ? `, plus ${n.plus}` : ''}`;
};

export interface EnemyFilter {
  readonly type?: EnemyType;
  readonly isSol?: true;
  /** The id of an enemy card. */
  readonly id?: string;
}
const TYPES: Readonly<Record<EnemyType, string>> = { animal: 'Animal', human: 'Human', mutated: 'Mutated' };
/** `enemy`, `Animal enemy`, `Son of Liberty enemy`. */
export const sayFilter = ({ type, isSol, id }: EnemyFilter): string =>
  id ? id.replaceAll('-', ' ') : isSol ? 'Son of Liberty enemy' : type ? `${TYPES[type]} enemy` : 'enemy';
export const sayFilters = (of: EnemyFilter): string => (of.id ? `${sayFilter(of)}s` : sayFilter(of).replace(/enemy$/, 'enemies'));
/** Without `enemy`, where that reads better: `the top Animal`. */
export const sayTop = (of: EnemyFilter): string =>
  of.type && !of.isSol && !of.id
    ? `the top ${TYPES[of.type]}`
    : of.id
      ? `a ${sayFilter(of)}`
      : of.isSol
        ? 'a Son of Liberty'
        : 'the top enemy';

/** Where something is placed or spawns. `adjacent` is chosen by `self`. */
export const PLACES = {
  here: 'here',
  adjacent: 'on an adjacent tile of your choice',
  haven: 'in New Haven',
  'near-haven': 'on a tile next to New Haven of your choice',
  objective: 'on each objective',
  token: 'on each mission token',
  figure: 'on the tile of each mission figure',
} as const;
export type Place = keyof typeof PLACES;
/** `the-wounded-scout` as in a sentence. */
export const sayFigure = (figure: string): string => figure.replaceAll('-', ' ');

export const MARKERS = {
  event: 'an event marker',
  container: 'a container',
  objective: 'an objective',
  token: 'a mission token',
} as const;
export type Marker = keyof typeof MARKERS;

/** `1 green die and 2 blue dice`. */
export const sayDice = (dice: Dice): string => {
  const pool = diceOf(dice);
  const counted = DICE.map(die => [die, pool.filter(one => one === die).length] as const);
  return sayList(counted.flatMap(([die, n]) => (n === 0 ? [] : [plural(n, `${die} die`, `${die} dice`)])));
};
/** `2 connectors`, `2 wood`: what comes in pieces has a plural. */
export const sayPieces = (n: number, kind: string): string =>
  `${n} ${n !== 1 && /^(connector|cartridge|arrow)$/.test(kind) ? `${kind}s` : kind}`;
export const sayGoods = (goods: Goods): string => sayList(RESOURCES.flatMap(kind => (goods[kind] ? [sayPieces(goods[kind], kind)] : [])));
export const sayResource = (kind: Resource | 'random' | 'any', n: Amount): string =>
  kind === 'random'
    ? sayMuch(n, 'random resource')
    : kind === 'any'
      ? sayMuch(n, 'resource')
      : typeof n === 'number'
        ? sayPieces(n, kind)
        : `${sayAmount(n)} ${kind}`;
export const sayAmmunition = (kind: Ammunition | 'any', n: number): string =>
  kind === 'any' ? plural(n, 'cartridge or arrow', 'cartridges or arrows') : plural(n, kind);

/** A sentence about somebody: `take 1 damage`, `every character takes 1 damage`. */
export function does(who: Whom | undefined, verb: string): string {
  if (who === undefined || who === 'self') return verb;
  return `${WHOM[who]} ${thirdPerson(verb)}`;
}
const thirdPerson = (verb: string): string =>
  verb.replace(/^(\S+)/, first => (/(s|sh|ch|x|z|o)$/.test(first) ? `${first}es` : `${first}s`)).replaceAll('your', 'their');
