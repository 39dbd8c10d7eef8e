/**
 * Questions about a position: pure, quick, and asked everywhere. They change nothing; changes are in deeds.ts.
 * What a hunter's lasting cards add up to (traits, equipment, event) is in texts-in-force.ts.
 */
import { type Option, option, type Seat } from '@quarry/kernel';
import { actionCard, equipmentCard, salvageCard, trackingCard } from './content/box.ts';
import { ENEMIES } from './content/enemies.ts';
import { ARCS, type Arc, type Resource } from './content/kinds.ts';
import { type EncounterMap, mapOf } from './content/maps.ts';
import type { Enemy, TrackingCard, Weapon } from './content/types.ts';
import type { ActivationState, EnemyOnField, EnemyState, EnemyView, Field, HunterView, State, View } from './state.ts';

export const isCooperative = ({ mode }: Pick<State, 'mode'>): boolean => mode !== 'standard';
/** Tiles and thresholds have a side for 1–2 players and one for 3–4. */
export const sideOf = ({ hunters }: { readonly hunters: readonly unknown[] }): 0 | 1 => (hunters.length <= 2 ? 0 : 1);
export const cardInPlay = (state: State): TrackingCard => trackingCard(state.card);
/** The map of the encounter. */
export const mapInPlay = (view: Pick<View, 'card'> & { readonly hunters: readonly unknown[] }): EncounterMap =>
  mapOf(trackingCard(view.card), sideOf(view));
/** Encounter points that success takes. */
export const threshold = (view: Pick<View, 'card' | 'hunters'>): number => trackingCard(view.card).threshold[sideOf(view)];
export const distance = (state: State, a: number, b: number): number => mapInPlay(state).area.distance(a, b);

export const printedEnemy = (enemy: Pick<EnemyView, 'type'>): Enemy => ENEMIES[enemy.type]!;
export const isInPlay = (enemy: Pick<EnemyView, 'status'>): boolean => enemy.status === 'in-play';
export const enemiesInPlay = <E extends Pick<EnemyView, 'status'>>({ enemies: all }: { readonly enemies: readonly E[] }): E[] =>
  all.filter(isInPlay);
export const areEnemiesGone = (state: State): boolean => !state.enemies.some(isInPlay);
export const enemyAt = (state: State, id: number): EnemyState => state.enemies[id]!;

/** Enemies in play within n squares of a square, by id. */
export function enemiesWithin(state: State, square: number, n: number): EnemyState[] {
  const { area } = mapInPlay(state);
  return state.enemies.filter(enemy => enemy.status === 'in-play' && area.distance(enemy.square, square) <= n);
}

/** ZD-ALERT-4: an alert enemy in a square alerts all others there. */
export const alertIn = <E extends Pick<EnemyView, 'isAlert' | 'status' | 'square'>>(all: readonly E[], square: number): E | undefined =>
  all.find(other => other.isAlert && other.status === 'in-play' && other.square === square);

/** An activation after a box was done, for the first time or once more. */
export const boxCounted = (
  { box: before, times, hasDoneConditional }: Pick<ActivationState, 'box' | 'times' | 'hasDoneConditional'>,
  box: number,
  isConditional: boolean,
): Pick<ActivationState, 'box' | 'times' | 'hasDoneConditional'> => ({
  box,
  times: before === box ? times + 1 : 1,
  hasDoneConditional: hasDoneConditional || isConditional,
});

export function isHugeIn(state: Pick<Field, 'enemies'>, square: number, except: EnemyOnField): boolean {
  return state.enemies.some(
    enemy => enemy !== except && enemy.square === square && enemy.status === 'in-play' && printedEnemy(enemy).isHuge,
  );
}

/** ZD-HUGE-1: a huge model may not enter a square with another; null if nothing blocks this enemy. */
export function blockedFor(state: Pick<Field, 'enemies'>, enemy: EnemyOnField): ((square: number) => boolean) | undefined {
  if (!printedEnemy(enemy).isHuge) return undefined;
  const isOtherHuge = state.enemies.some(other => other !== enemy && other.status === 'in-play' && printedEnemy(other).isHuge);
  return isOtherHuge ? square => isHugeIn(state, square, enemy) : undefined;
}

export const armour = (enemy: EnemyState): number => enemy.armour;
export const hitPointsLeft = (enemy: Pick<EnemyView, 'type' | 'wounds'>): number => printedEnemy(enemy).hp - enemy.wounds;

export const upSeats = (state: { readonly hunters: readonly Pick<HunterView, 'isUp'>[] }): Seat[] =>
  state.hunters.flatMap((hunter, seat) => (hunter.isUp ? [seat] : []));

export const arcIndex = (arc: Arc): number => ARCS.indexOf(arc);
export const equipped = (hunter: Pick<HunterView, 'equipment'>, arc: Arc): number => hunter.equipment[ARCS.indexOf(arc)]!;
export const weaponIn = (hunter: Pick<HunterView, 'equipment'>, arc: 'melee' | 'ranged' | 'sidearm'): number => equipped(hunter, arc);
export const printedWeapon = (card: number): Weapon => equipmentCard(card) as Weapon;

/** Whether an action card is ammunition that shares a symbol with the weapon. */
export function isAmmunitionFor(no: number, weapon: number): boolean {
  const card = actionCard(no);
  return card.type === 'ammunition' && card.symbols.some(symbol => printedWeapon(weapon).symbols.includes(symbol));
}

export const isTrapCard = (no: number): boolean => {
  const card = actionCard(no);
  return card.type === 'ammunition' && card.trap === true;
};

/** Which of several equal cards is found must tell nothing of the order they lie in: the first printed one. */
export function findResource(cards: readonly number[], resource: Resource): number | undefined {
  return cards
    .filter(no => {
      const card = salvageCard(no);
      return card.kind === 'resource' && card.resource === resource;
    })
    .toSorted((a, b) => a - b)[0];
}

const squares: readonly Option<number>[] = Array.from({ length: 81 }, (_, square) =>
  option(`s${square}`, square, { kind: 'square', id: square }),
);
export const squareOptions = (list: readonly number[]): Option<number>[] => list.map(square => squares[square]!);

const enemies: readonly Option<number>[] = Array.from({ length: 24 }, (_, id) => option(`e${id}`, id, { kind: 'enemy', id }));
export const enemyOptions = (list: readonly Pick<EnemyView, 'id'>[]): Option<number>[] => list.map(enemy => enemies[enemy.id]!);

const dice: readonly Option<number>[] = Array.from({ length: 16 }, (_, i) => option(`d${i + 1}`, i, { kind: 'die', id: i }));
/** The first n dice of a roll. */
export const dieOptions = (n: number): Option<number>[] => dice.slice(0, n);

const seats: readonly Option<Seat>[] = Array.from({ length: 4 }, (_, seat) => option(`h${seat}`, seat, { kind: 'hunter', id: seat }));
export const seatOptions = (list: readonly Seat[]): Option<Seat>[] => list.map(seat => seats[seat]!);

/** Between the placing of hunters and the end of the encounter. */
export function isEncounterRunning(state: State): boolean {
  const { step } = state;
  return step === 'begin-encounter' || isActing(state) || step === 'begin-enemy-step' || step === 'enemies' || step === 'maintenance';
}

/** In the hunter activation step. */
export const isActing = (state: State): boolean => state.step === 'begin-turn' || state.step === 'act' || state.step === 'end-activation';
