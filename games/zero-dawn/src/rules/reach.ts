/**
 * What a hunter can attack, and with what: range, sight, matching ammunition, squares for traps. Clauses ZD-ATK-2..6, ZD-ATK-24,
 * ZD-LOS-2, ZD-EQ-4, ZD-EQ-5, ZD-EQ-8, ZD-TRAP-2, ZD-TRAP-4; rulings ZD-R-4, ZD-R-5, ZD-R-9, ZD-R-91.
 */
import type { Seat } from '@quarry/kernel';
import type { Use } from '../decisions.ts';
import { enemiesInPlay, isAmmunitionFor, isTrapCard, mapInPlay, printedWeapon, weaponIn } from '../questions.ts';
import type { TargetRefused } from '../refusals.ts';
import type { EnemyView, HunterView, State, View } from '../state.ts';

const TRAPS_IN_BOX = 4;
const MELEE_REACH = 1;
const DISTRACT_REACH = 2;

/** As much of a position as everybody sees, with the machines as the asker knows them. */
type Seen<E extends EnemyView = EnemyView> = Pick<View, 'card' | 'hunters' | 'traps'> & { readonly enemies: readonly E[] };

/** Cards in hand that share a symbol with the weapon. */
export function ammunitionFor({ hand }: Pick<HunterView, 'hand'>, weapon: number): number[] {
  return typeof hand === 'number' ? [] : hand.filter(no => isAmmunitionFor(no, weapon));
}

/** ZD-ATK-3, ZD-ATK-24: enemies in reach and in sight. */
export function targetsOf<E extends EnemyView>(state: Seen<E>, seat: Seat, kind: 'ranged' | 'melee', weapon: number): E[] {
  const { area } = mapInPlay(state);
  const here = state.hunters[seat]!.square;
  const reach = kind === 'melee' ? MELEE_REACH : printedWeapon(weapon).range;
  return state.enemies.filter(
    enemy => enemy.status === 'in-play' && area.distance(here, enemy.square) <= reach && area.sees(here, enemy.square),
  );
}

/** Enemies that the weapon does not reach, and why not: too far away, or out of sight. */
export function outOfReach(state: State, seat: Seat, kind: 'ranged' | 'melee', weapon: number): TargetRefused[] {
  const { area } = mapInPlay(state);
  const here = state.hunters[seat]!.square;
  const targets = targetsOf(state, seat, kind, weapon);
  return state.enemies
    .filter(enemy => enemy.status === 'in-play' && !targets.includes(enemy))
    .map(enemy => {
      const isUnseen = !area.sees(here, enemy.square);
      const far = area.distance(here, enemy.square);
      const reach = kind === 'melee' ? MELEE_REACH : printedWeapon(weapon).range;
      return {
        about: [{ kind: 'enemy', id: enemy.id }],
        why: isUnseen ? 'ZD-LOS-2' : kind === 'melee' ? 'ZD-ATK-24' : 'ZD-EQ-4',
        facts: isUnseen ? { enemy: enemy.id, isUnseen } : { enemy: enemy.id, far, reach },
      };
    });
}

/** ZD-TRAP-2, ZD-TRAP-4, ZD-R-9: squares within range without a trap; none if all four pairs are out. */
export function trapSquares(state: Seen, seat: Seat, weapon: number): number[] {
  if (state.traps.length >= TRAPS_IN_BOX) return [];
  const { area } = mapInPlay(state);
  return area
    .within(state.hunters[seat]!.square, printedWeapon(weapon).range)
    .filter(square => !state.traps.some(trap => trap.square === square));
}

/** ZD-ATK-2, ZD-ATK-5, ZD-TRAP-1: every weapon that can be used with this action now. */
export function usesOf(state: Seen, seat: Seat, kind: 'ranged' | 'melee'): Use[] {
  const hunter = state.hunters[seat]!;
  const weapons = kind === 'melee' ? [weaponIn(hunter, 'melee')] : [weaponIn(hunter, 'ranged'), weaponIn(hunter, 'sidearm')];
  const uses: Use[] = [];
  for (const weapon of weapons) {
    if (weapon < 0) continue;
    const rounds = ammunitionFor(hunter, weapon);
    const isLoaded = kind === 'melee' || rounds.some(no => !isTrapCard(no));
    if (isLoaded && targetsOf(state, seat, kind, weapon).length > 0) uses.push({ weapon, setsTrap: false });
    if (rounds.some(isTrapCard) && trapSquares(state, seat, weapon).length > 0) uses.push({ weapon, setsTrap: true });
  }
  return uses;
}

export const trapCardsFor = (hunter: Pick<HunterView, 'hand'>, weapon: number): number[] =>
  ammunitionFor(hunter, weapon).filter(isTrapCard);

/** ZD-ACT-13..15: non-alert enemies within two squares. */
export function distractable<E extends EnemyView>(state: Seen<E>, seat: Seat): E[] {
  const { area } = mapInPlay(state);
  const here = state.hunters[seat]!.square;
  return enemiesInPlay(state).filter(enemy => !enemy.isAlert && area.distance(enemy.square, here) <= DISTRACT_REACH);
}
