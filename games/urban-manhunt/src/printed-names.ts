/** The printed names of what the code names in lower case. */

import type { Action, Attribute, CheckKind, CrimAction, Demeanor } from './content/kinds.ts';
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
  avoid: 'Athletics',
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
