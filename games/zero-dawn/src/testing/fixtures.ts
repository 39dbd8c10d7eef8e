/**
 * Made-up cards for tests: each has only what the test names. They are printed on sheets beside the box, which are torn up when the test is over, or
 * the file that printed them outside of a test.
 */
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { box, cardNamed, type Sort, type Sorts } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ENEMY_TYPES, type EnemyType, type Resource } from '../content/kinds.ts';
import type { ActionCard, Armour, AttackBox, Enemy, Goods, Miscellaneous, Modification, Trait, Weapon } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';

type Ammunition = Extract<ActionCard, { readonly type: 'ammunition' }>;
type Ability = Extract<ActionCard, { readonly type: 'ability' }>;
type Interrupt = Extract<ActionCard, { readonly type: 'interrupt' }>;

/** The first of `arrow`, `arrow.2`, `arrow.3` that no card has yet. */
function freeId(id: string): string {
  let free = id;
  for (let copy = 2; cardNamed(free) >= 0; copy++) free = `${id}.${copy}`;
  return free;
}

const spokenIds = new Map<string, string>();
/** A key as a test speaks of it: `arrow` for the second arrow that it printed, too. */
export const spokenKey = (key: string): string => key.replace(/[^:]+/g, part => spokenIds.get(part) ?? part);

/** Prints a card. Its number is its own for good; its key is its id, with a number if that is taken. */
export function print<S extends Sort>(sort: S, card: Sorts[S], kept: { readonly deck?: string; readonly note?: Goods } = {}): number {
  const sheet = box.sheet();
  const id = freeId(card.id);
  spokenIds.set(id, card.id);
  const whenOver = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenOver(() => {
    sheet.tearUp();
    spokenIds.delete(id);
  });
  return sheet.one(sort, { ...card, id }, kept);
}

const weapon = (id: string, arc: Weapon['arc'], more: Partial<Weapon>): number =>
  print('equipment', { id, name: id, kind: 'weapon', arc, range: 2, dice: {}, crit: [], symbols: [], slots: 1, ...more });

/** A ranged weapon: range 2, no dice of its own. */
export const bow = (more: Partial<Weapon> = {}): number => weapon('bow', 'ranged', { symbols: ['bow'], ...more });
export const sling = (more: Partial<Weapon> = {}): number => weapon('sling', 'sidearm', { symbols: ['sling'], ...more });
/** A melee weapon without dice. */
export const blade = (more: Partial<Weapon> = {}): number => weapon('blade', 'melee', { range: 0, ...more });
/** A trap weapon in the ranged arc. */
export const caster = (more: Partial<Weapon> = {}): number => weapon('caster', 'ranged', { range: 1, symbols: ['caster'], ...more });

export const armour = (more: Partial<Armour> = {}): number =>
  print('equipment', { id: 'armour', name: 'armour', kind: 'armour', arc: 'armour', dice: {}, crit: [], slots: 1, ...more });
export const pouch = (more: Partial<Miscellaneous> = {}): number =>
  print('equipment', { id: 'pouch', name: 'pouch', kind: 'miscellaneous', arc: 'pouch', slots: 0, ...more });

export const ammunition = (id: string, more: Partial<Ammunition> = {}): number =>
  print('action', { id, name: id, type: 'ammunition', symbols: ['bow'], dice: {}, crit: [], effects: [], ...more });
export const arrow = (more: Partial<Ammunition> = {}): number => ammunition('arrow', more);
/** An action card that says nothing. */
export const blank = (id: string): number => print('action', { id, name: id, type: 'stamina' });
/** Trap ammunition for the caster. */
export const wire = (more: Partial<Ammunition> = {}): number => ammunition('wire', { symbols: ['caster'], trap: true, ...more });
export const ability = (id: string, effects: readonly Effect[] = [], more: Partial<Ability> = {}): number =>
  print('action', { id, name: id, type: 'ability', effects, ...more });
export const interrupt = (id: string, when: Interrupt['when'], effects: readonly Effect[]): number =>
  print('action', { id, name: id, type: 'interrupt', when, effects });

export const coil = (id: string, effects: readonly Effect[] = [], more: Partial<Modification> = {}): number =>
  print('modification', { id, name: id, kind: 'coil', grade: 1, effects, ...more });
export const weave = (id: string, effects: readonly Effect[] = [], more: Partial<Modification> = {}): number =>
  coil(id, effects, { kind: 'weave', ...more });
export const trait = (more: Partial<Trait>): number => print('trait', { id: 'trait', name: 'trait', kind: 'trait', ...more });

export const fate = (id: string, effects: readonly Effect[]): number => print('salvage', { id, name: id, kind: 'fate', effects });

export const resource = (id: string, more: { readonly resource: Resource }): number =>
  print('salvage', { id, name: id, kind: 'resource', ...more });

/** A card for sale. */
export const goods = <S extends 'equipment' | 'modification' | 'action'>(sort: S, one: Goods & { readonly card: Sorts[S] }): number =>
  print(sort, one.card, { note: one });

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
