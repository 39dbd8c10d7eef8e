/** Enemies: coming, moving, alarm, wounds, conditions, and how they leave. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { ENEMIES } from '../content/enemies.ts';
import { type Condition, ENEMY_TYPES, type EnemyType } from '../content/kinds.ts';
import type { Box } from '../content/types.ts';
import type { Alarm, EnemyGait, Going, Harm, Lacking, Obstacle, Reward, Shove, Table } from '../events.ts';
import { alertIn, boxCounted, enemiesInPlay, mapInPlay, printedEnemy } from '../questions.ts';
import type { ActivationState, EnemyState, State } from '../state.ts';
import { eventWord } from '../texts-in-force.ts';
import type { Within } from './shared.ts';

/** Puts a model of this type on a square, not alert, with everything as printed. */
export function placeEnemy(state: State, type: EnemyType, square: number): EnemyState {
  const index = ENEMY_TYPES.indexOf(type);
  const { armour, components } = ENEMIES[index]!;
  const enemy: EnemyState = {
    id: state.enemies.length,
    type: index,
    square,
    isAlert: false,
    wounds: 0,
    armour,
    fire: 0,
    freeze: 0,
    shock: 0,
    burnedBy: -1,
    components: components.map(() => 0),
    home: mapInPlay(state).tileOf[square]!,
    spawn: square,
    hasActed: false,
    status: 'in-play',
  };
  writable(state).enemies = [...state.enemies, enemy];
  return enemy;
}

/** One more enemy joins an encounter that is already built. */
export function bringEnemy(table: Table, type: EnemyType, square: number, rule: ClauseId): void {
  const { id } = placeEnemy(table.state, type, square);
  table.tell({ type: 'enemy-placed', rule, enemy: id, square });
}

/** A new enemy step: nobody has acted in it. */
export function readyEnemies(table: Table): void {
  closeActivation(table);
  for (const enemy of enemiesInPlay(table.state)) writable(enemy).hasActed = false;
}

/** ZD-BEH-3: its card and column for this activation. */
export function openActivation({ state }: Table, { id: enemy }: EnemyState, card: number, isYes: boolean): void {
  writable(state).activation = { enemy, card, isYes, box: 0, times: 0, hasDoneConditional: false, pulsed: [] };
}
export function closeActivation({ state }: Table): void {
  writable(state).activation = null;
}
/** A box is done, for the first time or once more. */
export function countBox(activation: ActivationState, box: number, isConditional: boolean): void {
  set(activation, boxCounted(activation, box, isConditional));
}
/** ZD-R-81: whom it reaches is fixed when it begins. */
export function beginPulse({ state }: Table, pulsed: readonly Seat[]): void {
  writable(state.activation!).pulsed = pulsed;
}
export function pulseReaches({ state }: Table): void {
  const activation = writable(state.activation!);
  activation.pulsed = activation.pulsed.slice(1);
}

export function activateEnemy(table: Table, enemy: EnemyState, rule: ClauseId): void {
  writable(enemy).hasActed = true;
  table.tell({ type: 'enemy-activated', rule, enemy: enemy.id, isAlert: enemy.isAlert });
}

/** ZD-BEH-4, ZD-BEH-5: the top card of the type's deck; an empty one is shuffled anew first. `isYes` answers the card's question. */
export function drawBehaviour(table: Table, enemy: EnemyState, isYes: (card: number) => boolean): number {
  const deck = writable(table.state.behaviours.find(one => one.type === enemy.type)!);
  if (deck.pile.length === 0) {
    deck.pile = table.chance.shuffle('behaviour', deck.discard);
    deck.discard = [];
    table.tell({ type: 'behaviour-reshuffled', rule: 'ZD-BEH-5', enemyType: enemy.type });
  }
  const card = deck.pile[0]!;
  deck.pile = deck.pile.slice(1);
  deck.discard = [...deck.discard, card];
  table.tell({ type: 'behaviour-drawn', rule: 'ZD-BEH-4', enemy: enemy.id, card, isYes: isYes(card), reveals: true });
  return card;
}

export function moveEnemy(
  table: Table,
  enemy: EnemyState,
  square: number,
  rule: ClauseId,
  how: EnemyGait | Shove,
  within: Within = {},
): void {
  const from = enemy.square;
  const { tileOf } = mapInPlay(table.state);
  // ZD-PATROL-5, ZD-R-101: led onto another tile by its route, it keeps to that tile's route; looking for its route, it does not (ZD-PATROL-6).
  const isLedAway = how === 'patrol' && tileOf[square] !== tileOf[from];
  set(enemy, { square, home: isLedAway ? tileOf[square]! : enemy.home });
  table.tell({ type: 'enemy-moved', rule, enemy: enemy.id, from, square, how, ...within });
}

export function alertEnemy(table: Table, enemy: EnemyState, rule: ClauseId, alarm: Alarm): void {
  if (enemy.isAlert || enemy.status !== 'in-play') return;
  writable(enemy).isAlert = true;
  table.tell({ type: 'enemy-alerted', rule, enemy: enemy.id, ...alarm });
  spreadAlert(table);
}

/** ZD-ALERT-4, ZD-R-56: an alert enemy alerts all others in its square, at once and in a chain. */
export function spreadAlert(table: Table): void {
  const { enemies } = table.state;
  for (const enemy of enemies) {
    if (enemy.isAlert || enemy.status !== 'in-play') continue;
    const alert = alertIn(enemies, enemy.square);
    if (!alert) continue;
    writable(enemy).isAlert = true;
    table.tell({ type: 'enemy-alerted', rule: 'ZD-ALERT-4', enemy: enemy.id, why: 'alert-nearby', other: alert.id });
  }
}

export function woundEnemy(table: Table, enemy: EnemyState, n: number, rule: ClauseId, by: Within | { readonly of: Harm }): void {
  if (n <= 0) return;
  writable(enemy).wounds += n;
  table.tell({ type: 'enemy-wounded', rule, enemy: enemy.id, n, wounds: enemy.wounds, ...by });
}

export function setComponent(table: Table, enemy: EnemyState, component: number, status: 1 | 2, rule: ClauseId): void {
  writable(enemy).components = enemy.components.with(component, status);
  table.tell({ type: status === 2 ? 'component-destroyed' : 'component-damaged', rule, enemy: enemy.id, component, within: 'attack' });
}

/** ZD-ECOND-2, ZD-ECOND-3: at most one token of a kind, none if immune. `by` is remembered for those who watch things burn. True if it took hold. */
export function inflictOnEnemy(table: Table, enemy: EnemyState, condition: Condition, by: Seat, rule: ClauseId): boolean {
  if (enemy[condition] > 0 || printedEnemy(enemy).immune.includes(condition)) return false;
  const suffering = writable(enemy);
  suffering[condition] = eventWord(table.state, 'lasting-conditions') ? 2 : 1;
  if (condition === 'fire') suffering.burnedBy = by;
  table.tell({ type: 'enemy-suffers', rule, enemy: enemy.id, condition });
  return true;
}

export function easeEnemy(table: Table, enemy: EnemyState, condition: Condition, rule: ClauseId): void {
  if (enemy[condition] === 0) return;
  writable(enemy)[condition] -= 1;
  if (enemy[condition] === 0) table.tell({ type: 'enemy-recovers', rule, enemy: enemy.id, condition });
}

export function setArmour(table: Table, enemy: EnemyState, n: number, rule: ClauseId): void {
  writable(enemy).armour = n;
  table.tell({ type: 'enemy-armour', rule, enemy: enemy.id, n });
}

/** Killed by a hunter, or burnt, which is nobody's kill: -1. */
export function removeEnemy(table: Table, enemy: EnemyState, status: 'killed' | 'burnt', rule: ClauseId, by: Seat, reward: Reward): void {
  set(enemy, { status, isAlert: false });
  table.tell({ type: `enemy-${status}`, rule, enemy: enemy.id, by, ...reward });
}

/** It leaves the area for good, and counts for nobody. */
export function letEscape(table: Table, enemy: EnemyState, rule: ClauseId): void {
  set(enemy, { status: 'escaped', isAlert: false });
  table.tell({ type: 'enemy-escaped', rule, enemy: enemy.id, by: -1 });
}

/** A whole movement, once it is over: each square of it was told as it was entered. */
export function endTravel(table: Table, enemy: EnemyState, from: number, going: Going, rule: ClauseId): void {
  table.tell({ type: 'enemy-travelled', rule, enemy: enemy.id, from, square: enemy.square, ...going });
}

/** `why` names what stands against each thing that it would have done. */
export function stayPut(table: Table, enemy: EnemyState, why: readonly (Obstacle | Lacking)[], rule: ClauseId): void {
  table.tell({ type: 'enemy-stayed', rule, enemy: enemy.id, why });
}

/** Moves and attacks are told as such. */
export function beginBox(table: Table, enemy: EnemyState, box: Box['do'], card: number, rule: ClauseId): void {
  const within: Within = box === 'special' ? {} : { within: 'activation' };
  table.tell({ type: 'box-resolved', rule, enemy: enemy.id, box, card, ...within });
}
