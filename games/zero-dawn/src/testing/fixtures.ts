/** Made-up cards for tests: each has only what the test names. Ids may repeat from test to test; the number tells cards apart. */
import { onTestFinished } from 'vitest';
import { print } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import {
  type ActionCard,
  type Armour,
  type AttackBox,
  type Effect,
  ENEMY_TYPES,
  type Enemy,
  type EnemyType,
  type Goods,
  type Miscellaneous,
  type Modification,
  type Resource,
  type Trait,
  type Weapon,
} from '../content/types.ts';

type Ammunition = Extract<ActionCard, { readonly type: 'ammunition' }>;
type Ability = Extract<ActionCard, { readonly type: 'ability' }>;
type Interrupt = Extract<ActionCard, { readonly type: 'interrupt' }>;

const weapon = (id: string, arc: Weapon['arc'], more: Partial<Weapon>): number =>
  print('equipment', 'fixtures', { id, name: id, kind: 'weapon', arc, range: 2, dice: {}, crit: [], symbols: [], slots: 1, ...more });

/** A ranged weapon: range 2, no dice of its own. */
export const bow = (more: Partial<Weapon> = {}): number => weapon('bow', 'ranged', { symbols: ['bow'], ...more });
export const sling = (more: Partial<Weapon> = {}): number => weapon('sling', 'sidearm', { symbols: ['sling'], ...more });
/** A melee weapon without dice. */
export const blade = (more: Partial<Weapon> = {}): number => weapon('blade', 'melee', { range: 0, ...more });
/** A trap weapon in the ranged arc. */
export const caster = (more: Partial<Weapon> = {}): number => weapon('caster', 'ranged', { range: 1, symbols: ['caster'], ...more });

export const armour = (more: Partial<Armour> = {}): number =>
  print('equipment', 'fixtures', { id: 'armour', name: 'armour', kind: 'armour', arc: 'armour', dice: {}, crit: [], slots: 1, ...more });
export const pouch = (more: Partial<Miscellaneous> = {}): number =>
  print('equipment', 'fixtures', { id: 'pouch', name: 'pouch', kind: 'miscellaneous', arc: 'pouch', slots: 0, ...more });

export const ammunition = (id: string, more: Partial<Ammunition> = {}): number =>
  print('action', 'fixtures', { id, name: id, type: 'ammunition', symbols: ['bow'], dice: {}, crit: [], effects: [], ...more });
export const arrow = (more: Partial<Ammunition> = {}): number => ammunition('arrow', more);
/** Trap ammunition for the caster. */
export const wire = (more: Partial<Ammunition> = {}): number => ammunition('wire', { symbols: ['caster'], trap: true, ...more });
export const ability = (id: string, effects: readonly Effect[] = [], more: Partial<Ability> = {}): number =>
  print('action', 'fixtures', { id, name: id, type: 'ability', effects, ...more });
export const interrupt = (id: string, when: Interrupt['when'], effects: readonly Effect[]): number =>
  print('action', 'fixtures', { id, name: id, type: 'interrupt', when, effects });

export const coil = (id: string, effects: readonly Effect[] = [], more: Partial<Modification> = {}): number =>
  print('modification', 'fixtures', { id, name: id, kind: 'coil', grade: 1, effects, ...more });
export const weave = (id: string, effects: readonly Effect[] = [], more: Partial<Modification> = {}): number =>
  coil(id, effects, { kind: 'weave', ...more });
export const trait = (more: Partial<Trait>): number => print('trait', 'fixtures', { id: 'trait', name: 'trait', kind: 'trait', ...more });

export const fate = (id: string, effects: readonly Effect[]): number =>
  print('salvage', 'fixtures', { id, name: id, kind: 'fate', effects });

export const resource = (id: string, more: { readonly resource: Resource }): number =>
  print('salvage', 'fixtures', { id, name: id, kind: 'resource', ...more });

/** A card for sale. */
export const goods = (sort: 'equipment' | 'modification' | 'action', one: Goods): number => print(sort, 'fixtures', one.card, one);

/** Prints a data card over an enemy's own for the length of one test: 10 hit points and nothing else unless said. */
export function printEnemy(type: EnemyType, card: Partial<Enemy> = {}): void {
  const index = ENEMY_TYPES.indexOf(type);
  const cards = ENEMIES as Enemy[];
  const original = cards[index]!;
  cards[index] = { ...original, hp: 10, armour: 0, salvage: 0, glory: 0, points: 0, isHuge: false, immune: [], components: [], ...card };
  onTestFinished(() => {
    cards[index] = original;
  });
}

/** A box with an enemy's attack. */
export const strike = (damage: number, more: Partial<AttackBox> = {}): AttackBox => ({
  must: true,
  do: 'melee',
  range: 0,
  damage,
  ...more,
});
