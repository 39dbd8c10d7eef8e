/** Small pieces of language that cards and log lines share: names, numbers, costs, dice. */
import { plural, sayList } from '@quarry/kernel';
import type { ActionType, Colour, Condition, Cost, Dice, EnemyType, Resource } from './content/kinds.ts';
import { COLOURS } from './content/kinds.ts';

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
