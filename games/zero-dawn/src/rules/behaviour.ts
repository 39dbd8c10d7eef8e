/**
 * Behaviour cards: what an alert enemy does. Clauses ZD-BEH-1..17, ZD-ECOND-8; rulings ZD-R-65..73, ZD-R-157.
 * Movement boxes are in enemy-movement.ts, attacks in enemy-attack.ts.
 */

import type { Rule } from '@quarry/kernel';
import { BEHAVIOUR_DECKS, behaviourCard } from '../content/box.ts';
import type { AttackBox, BehaviourQuestion, Box } from '../content/types.ts';
import { beginBox, closeActivation, countBox, drawBehaviour, easeEnemy, openActivation, stayPut } from '../deeds.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import type { Lacking, NoAttack, NoMove, Table } from '../events.ts';
import { enemyAt, isInPlay, mapInPlay, printedEnemy } from '../questions.ts';
import type { ActivationState, EnemyOnField, EnemyState, Field, View } from '../state.ts';
import { attackHunters, pulseOn, whyNoAttack } from './enemy-attack.ts';
import { moveBy, whyNoMove } from './enemy-movement.ts';

/** An alert enemy's activation begins: its card and column (ZD-BEH-2, ZD-BEH-3, ZD-R-65: the question is answered once). */
export function beginBehaviour(table: Table, enemy: EnemyState): void {
  const no = cardFor(table, enemy);
  openActivation(table, enemy, no, isYes(table.state, enemy, behaviourCard(no).question));
}

/** The next box, from top to bottom (ZD-BEH-16); whoever of its pulse is next. */
export function* behaveOn(table: Table, activation: ActivationState): Rule {
  const { state } = table;
  const enemy = enemyAt(state, activation.enemy);
  if (!isInPlay(enemy) || state.hasFailed) return closeActivation(table);
  const boxes = boxesOf(activation);
  if (activation.pulsed.length > 0) return yield* pulseOn(table, enemy, activation.pulsed[0]!, boxes[activation.box] as AttackBox);
  if (activation.times > 0 && enemy.shock > 0) {
    easeEnemy(table, enemy, 'shock', 'ZD-ECOND-8');
    return closeActivation(table);
  }
  const why: NoBox[] = [];
  const at = nextBox(state, enemy, activation, why);
  if (at >= 0) return yield* doBox(table, enemy, activation, at);
  if (why.length === boxes.length) stayPut(table, enemy, why, 'ZD-BEH-9');
  closeActivation(table);
}

export function boxesOf({ card, isYes: hasSaidYes }: Pick<ActivationState, 'card' | 'isYes'>): readonly Box[] {
  const { yes, no } = behaviourCard(card);
  return hasSaidYes ? yes : no;
}

/** How far an activation has come. */
export type Progress = Pick<ActivationState, 'card' | 'isYes' | 'box' | 'times' | 'hasDoneConditional'>;

/** ZD-BEH-13, ZD-R-70: the same once more if it says so, or the next that can be done; -1 if there is none, and why those before it cannot. */
export function nextBox(state: Field, enemy: EnemyOnField, activation: Progress, why: NoBox[]): number {
  const { box: at, times, hasDoneConditional } = activation;
  const boxes = boxesOf(activation);
  if (times > 0 && times < (boxes[at]!.times ?? 1) && !whyNotDone(state, enemy, boxes[at]!)) return at;
  for (let i = times > 0 ? at + 1 : at; i < boxes.length; i++) {
    if (hasDoneConditional && isConditional(enemy, boxes[i]!, i)) continue;
    const obstacle = whyNotDone(state, enemy, boxes[i]!);
    if (!obstacle) return i;
    why.push(obstacle);
  }
  return -1;
}

export const isConditional = (enemy: EnemyOnField, { must }: Box, at: number): boolean => !must || (at === 0 && isCalmed(enemy));

/** Why a box is passed over: what it is for cannot be done, or the component that does it is torn off. */
export type NoBox = NoMove | NoAttack | Lacking;

/** ZD-R-73, ZD-R-157: Shock ends the activation after it. */
function* doBox(table: Table, enemy: EnemyState, activation: ActivationState, at: number): Rule {
  const box = boxesOf(activation)[at]!;
  const { card } = activation;
  countBox(activation, at, isConditional(enemy, box, at));
  beginBox(table, enemy, box.do, card, box.must ? 'ZD-BEH-8' : 'ZD-BEH-10');
  if ('range' in box) yield* attackHunters(table, enemy, box);
  else if (box.do === 'special') {
    yield* resolveEffects(table, { seat: table.state.active, source: card, enemy, attack: null, evade: null }, box.effects);
  } else yield* moveBy(table, enemy, box);
}

/** ZD-BEH-4..6: the top card of the type's deck. A single card is simply read again. */
function cardFor(table: Table, enemy: EnemyState): number {
  return !hasDeck(table.state, enemy)
    ? BEHAVIOUR_DECKS[enemy.type]![0]!
    : drawBehaviour(table, enemy, card => isYes(table.state, enemy, behaviourCard(card).question));
}

/** ZD-BEH-4: a type of several cards has a deck. */
export const hasDeck = ({ behaviours }: Pick<View, 'behaviours'>, { type }: EnemyOnField): boolean =>
  BEHAVIOUR_DECKS[type]!.length > 1 || behaviours.some(deck => deck.type === type);

/** ZD-BEH-5: cards that may be drawn next, those not seen since the deck was shuffled; of a type without a deck its only one. */
export function cardsToCome({ behaviours }: Pick<View, 'behaviours'>, { type }: EnemyOnField): readonly number[] {
  const deck = BEHAVIOUR_DECKS[type]!;
  const seen = behaviours.find(one => one.type === type)?.discard;
  const unseen = deck.filter(no => !(Array.isArray(seen) && seen.includes(no)));
  return unseen.length > 0 ? unseen : deck;
}

/** ZD-BEH-17. */
export function isYes(state: Field, enemy: EnemyOnField, question: BehaviourQuestion | null): boolean {
  if (!question) return false;
  const { area } = mapInPlay(state);
  const isNear = (square: number): boolean => area.distance(enemy.square, square) <= question.n;
  const others = state.enemies.filter(other => other !== enemy && isInPlay(other) && isNear(other.square));
  switch (question.ask) {
    case 'non-alert-enemy-within':
      return others.some(other => !other.isAlert);
    case 'enemy-within':
      return others.length > 0;
    case 'hunter-within':
      return state.hunters.some(hunter => hunter.isUp && isNear(hunter.square));
    case 'hunter-in-sight-within':
      return state.hunters.some(hunter => hunter.isUp && isNear(hunter.square) && area.sees(enemy.square, hunter.square));
  }
}

/** ZD-BEH-9, ZD-BEH-10, ZD-BEH-14, ZD-R-66, ZD-R-67: a box of a destroyed component, or one that changes nothing, is passed over. */
function whyNotDone(state: Field, enemy: EnemyOnField, box: Box): NoBox | null {
  if (box.needs) {
    const without = printedEnemy(enemy).components.findIndex(component => component.letter === box.needs);
    if (enemy.components[without] === 2) return { without };
  }
  if ('range' in box) return whyNoAttack(state, enemy, box);
  return box.do === 'special' ? null : whyNoMove(state, enemy, box);
}

/** A destroyed sensor: the first box of each card is conditional from then on. */
function isCalmed(enemy: EnemyOnField): boolean {
  return printedEnemy(enemy).components.some(
    (component, i) => enemy.components[i] === 2 && component.effects.some(effect => effect.do === 'calm'),
  );
}
