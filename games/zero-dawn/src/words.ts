/** Small pieces of language that cards and log lines share: names, numbers, costs, dice. */
import type { ActionType, Colour, Condition, Cost, Dice, EnemyType, Resource } from './content/types.ts';
import { COLOURS } from './content/types.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const CONDITION_NAMES: Readonly<Record<Condition, string>> = { fire: 'Fire', freeze: 'Freeze', shock: 'Shock' };
export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  'metal-shards': 'Metal Shards',
  blaze: 'Blaze',
  chillwater: 'Chillwater',
  sparker: 'Sparker',
  wire: 'Wire',
  'machine-core': 'Machine Core',
};
export const ACTION_NAMES: Readonly<Record<ActionType, string>> = {
  sprint: 'sprint',
  sneak: 'sneak',
  craft: 'craft',
  distract: 'distract',
  ranged: 'ranged attack',
  melee: 'melee attack',
  loot: 'loot',
};
export const ENEMY_NAMES: Readonly<Record<EnemyType, string>> = {
  watcher: 'Watcher',
  strider: 'Strider',
  grazer: 'Grazer',
  scrapper: 'Scrapper',
  'shell-walker': 'Shell-Walker',
  sawtooth: 'Sawtooth',
};

/** One, one and two, one, two and three. */
export const sayList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const sayDie = (n: number, colour: Colour): string => plural(n, `${colour} die`, `${colour} dice`);
export const sayDice = (dice: Dice): string => sayList(COLOURS.flatMap(colour => (dice[colour] ? [sayDie(dice[colour], colour)] : [])));

/** Metal Shards are counted one by one, the other resources have no plural. */
export const sayResource = (n: number, resource: Resource): string =>
  resource === 'metal-shards' ? plural(n, 'Metal Shard') : `${n} ${RESOURCE_NAMES[resource]}`;

const SCRAP_FROM = { hand: 'hand', discard: 'discard pile', 'hand-or-discard': 'hand or discard pile' } as const;
export const sayScrap = (n: number, from: keyof typeof SCRAP_FROM): string => `scrap ${plural(n, 'card')} from your ${SCRAP_FROM[from]}`;

export function sayCost(cost: Cost): string {
  if ('scrap' in cost) return sayScrap(cost.scrap, cost.from);
  if ('discard' in cost) return `discard ${plural(cost.discard, 'card')}`;
  if ('glory' in cost) return `spend ${cost.glory} glory`;
  return `discard ${sayResource(cost.n, cost.resource)}`;
}
