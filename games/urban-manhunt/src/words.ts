/** Small pieces of language that cards and log lines share: numbers, lists, and the printed names of what the code names in lower case. */
import type { Action, Attribute, CheckKind, CrimAction, Demeanor } from './content/types.ts';

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** One, one and two, one, two and three. */
export const sayList = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ATTRIBUTE_NAMES: Readonly<Record<Attribute, string>> = {
  athletics: 'Athletics',
  fight: 'Fight',
  shoot: 'Shoot',
  defense: 'Defense',
  mind: 'Mind',
  pizzazz: 'Pizzazz',
};

export const CHECK_NAMES: Readonly<Record<CheckKind, string>> = {
  move: 'Move',
  avoid: 'avoid-strike',
  spot: 'Spot',
  shoot: 'Shoot',
  fight: 'Fight',
  damage: 'Damage',
  defense: 'Defense',
  resistance: 'Damage Resistance',
  quality: 'Elimination Quality',
  recovery: 'recovery',
};

export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  move: 'Move',
  rest: 'Rest',
  focus: 'Focus',
  spot: 'Spot',
  universal: 'Universal',
  shoot: 'Shoot',
  fight: 'Fight',
};

export const CRIM_ACTION_NAMES: Readonly<Record<CrimAction, string>> = {
  flee: 'Flee',
  charge: 'Charge',
  'seek-cover': 'Seek Cover',
  hide: 'Hide',
  shoot: 'Shoot',
  fight: 'Fight',
};

export const DEMEANOR_NAMES: Readonly<Record<Demeanor, string>> = {
  aggressive: 'Aggressive',
  tactical: 'Tactical',
  skittish: 'Skittish',
  sneaky: 'Sneaky',
};
