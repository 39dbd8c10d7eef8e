/** What a character can do in a fight: whom it can strike, with what. US-ATTACK-1, US-ATTACK-3, US-RANGE-1, US-SATT-1, US-DODGE-7. */
import { type Option, option, type Ref } from '@quarry/kernel';
import { keyOf } from '../content/box.ts';
import type { Hex } from '../places.ts';
import { canBeFought, hexOf, isExposed } from '../questions/basics.ts';
import { type Foe, foeKey, foesHere, inRange, meleeWeapons, rangedWeapons, sameFoe, targetsAt } from '../questions.ts';
import type { View, Who } from '../state.ts';

/** A combat action. Weapons go by their card, -1 for none. */
export type Blow =
  | { readonly do: 'attack'; readonly foe: Foe; readonly weapon: number }
  | { readonly do: 'shoot'; readonly foe: Foe; readonly weapon: number; readonly hex: Hex }
  | { readonly do: 'sneak-attack'; readonly foe: Foe; readonly weapon: number }
  | { readonly do: 'dodge' };
/** Any of them at somebody. */
export type Strike = Exclude<Blow, { readonly do: 'dodge' }>;
export const AP_OF: Readonly<Record<Blow['do'], number>> = { attack: 1, shoot: 1, 'sneak-attack': 2, dodge: 1 };

export const foeRef = (foe: Foe): Ref => ({ kind: foe.is, id: foe.id });
const cardRef = (card: number): Ref[] => (card >= 0 ? [{ kind: 'card', id: card }] : []);
const armed = (weapon: number): string => (weapon >= 0 ? `-with-${keyOf(weapon)}` : '');

/** On the own tile, with each weapon. */
export const strikes = (view: View, who: Who, of: 'attack' | 'sneak-attack', foes: readonly Foe[]): Option<Strike>[] =>
  foes.flatMap(foe =>
    meleeWeapons(view, who).map(weapon =>
      option<Strike>(`${of}-${foeKey(foe)}${armed(weapon)}`, { do: of, foe, weapon }, foeRef(foe), ...cardRef(weapon)),
    ),
  );
export const shots = (view: View, who: Who, within?: readonly Hex[]): Option<Strike>[] =>
  rangedWeapons(view, who).flatMap(weapon =>
    inRange(view, who, weapon)
      .filter(hex => !within || within.includes(hex))
      .flatMap(hex =>
        targetsAt(view, hex).map(foe =>
          option<Strike>(`shoot-${foeKey(foe)}${armed(weapon)}`, { do: 'shoot', foe, weapon, hex }, foeRef(foe), ...cardRef(weapon)),
        ),
      ),
  );
export const dodges = (view: View, who: Who): Option<Blow>[] =>
  isExposed(view, who) && foesHere(view, who).length > 0 ? [option<Blow>('dodge', { do: 'dodge' })] : [];

/** US-WAIT-2, US-MULTI-4: against enemies only, with so many AP. `within`: the hexes of the fight that is joined. */
export function blowsAtEnemies(view: View, who: Who, within?: readonly Hex[]): Option<Strike>[] {
  const { ap, isStealthy } = view.characters[who]!;
  const here = hexOf(view, who);
  const foes = !within || within.includes(here) ? targetsAt(view, here) : [];
  return [
    ...(ap >= AP_OF.attack ? strikes(view, who, 'attack', foes) : []),
    ...(isStealthy && ap >= AP_OF['sneak-attack'] ? strikes(view, who, 'sneak-attack', foes) : []),
    ...(ap >= AP_OF.shoot ? shots(view, who, within) : []),
  ];
}
/** Whether there is any such blow: where somebody can be struck at there is always an attack. */
export function canStrikeEnemies(view: View, who: Who, within?: readonly Hex[]): boolean {
  if (view.characters[who]!.ap < AP_OF.attack) return false;
  const here = hexOf(view, who);
  const isNear = (!within || within.includes(here)) && targetsAt(view, here).length > 0;
  return isNear || shots(view, who, within).length > 0;
}
/** US-ROB-1, US-R-112: a peaceful merchant, on the own turn. */
export function peacefulTrader(view: View, who: Who): Foe[] {
  const here = hexOf(view, who);
  const id = view.merchants.findIndex(one => one.hex === here);
  if (view.active !== who || id < 0 || !canBeFought(view.merchants[id]!)) return [];
  const foe: Foe = { is: 'merchant', id };
  return targetsAt(view, here).some(one => sameFoe(one, foe)) ? [] : [foe];
}
