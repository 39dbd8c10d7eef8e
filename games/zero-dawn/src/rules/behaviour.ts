/**
 * Behaviour cards: what an alert enemy does. Clauses ZD-BEH-1..17, ZD-ECOND-8; rulings ZD-R-65..73, ZD-R-157.
 * Movement boxes are in enemy-movement.ts, attacks in enemy-attack.ts.
 */

import type { Rule } from '@quarry/kernel';
import { BEHAVIOUR_DECKS, behaviourCard } from '../content/box.ts';
import type { BehaviourCard, BehaviourQuestion, Box } from '../content/types.ts';
import { beginBox, drawBehaviour, easeEnemy, stayPut } from '../deeds.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import type { Lacking, NoAttack, NoMove, Table } from '../events.ts';
import { isInPlay, mapInPlay, printedEnemy } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';
import { attackHunters, whyNoAttack } from './enemy-attack.ts';
import { moveBy, whyNoMove } from './enemy-movement.ts';

/** An alert enemy's activation: its card, column and boxes from top to bottom (ZD-BEH-2, ZD-BEH-16). */
export function* behave(table: Table, enemy: EnemyState): Rule {
  const { state } = table;
  const no = cardFor(table, enemy);
  const boxes = columnOf(state, enemy, behaviourCard(no));
  const why: NoBox[] = [];
  let hasDoneConditional = false;
  for (const [i, box] of boxes.entries()) {
    const isConditional = !box.must || (i === 0 && isCalmed(enemy));
    if (isConditional && hasDoneConditional) continue;
    const obstacle = whyNotDone(state, enemy, box);
    if (obstacle) {
      why.push(obstacle);
      continue;
    }
    if (isConditional) hasDoneConditional = true;
    const isShocked = yield* doBox(table, enemy, box, no);
    if (!isInPlay(enemy) || state.hasFailed) return;
    if (isShocked) {
      easeEnemy(table, enemy, 'shock', 'ZD-ECOND-8');
      return;
    }
  }
  if (why.length === boxes.length) stayPut(table, enemy, why, 'ZD-BEH-9');
}

/** Why a box is passed over: what it is for cannot be done, or the component that does it is torn off. */
type NoBox = NoMove | NoAttack | Lacking;

/** ZD-BEH-13, ZD-R-70, ZD-R-73, ZD-R-157: repeats a box; true if Shock ends the activation after it. */
function* doBox(table: Table, enemy: EnemyState, box: Box, card: number): Rule<boolean> {
  const { state } = table;
  for (let time = 0; time < (box.times ?? 1); time++) {
    if (time > 0 && whyNotDone(state, enemy, box)) break;
    beginBox(table, enemy, box.do, card, box.must ? 'ZD-BEH-8' : 'ZD-BEH-10');
    if ('range' in box) yield* attackHunters(table, enemy, box);
    else if (box.do === 'special') {
      yield* resolveEffects(table, { seat: state.active, source: card, enemy, attack: null, evade: null }, box.effects);
    } else yield* moveBy(table, enemy, box);
    if (!isInPlay(enemy) || state.hasFailed) return false;
    if (enemy.shock > 0) return true;
  }
  return false;
}

/** ZD-BEH-4..6: the top card of the type's deck. A single card is simply read again. */
function cardFor(table: Table, enemy: EnemyState): number {
  const [only, ...others] = BEHAVIOUR_DECKS[enemy.type]!;
  const hasDeck = others.length > 0 || table.state.behaviours.some(deck => deck.type === enemy.type);
  return !hasDeck ? only! : drawBehaviour(table, enemy, card => isYes(table.state, enemy, behaviourCard(card).question));
}

/** ZD-BEH-3, ZD-BEH-17, ZD-R-65: the question is answered once, at the start. */
function columnOf(state: State, enemy: EnemyState, card: BehaviourCard): readonly Box[] {
  return isYes(state, enemy, card.question) ? card.yes : card.no;
}

function isYes(state: State, enemy: EnemyState, question: BehaviourQuestion | null): boolean {
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
function whyNotDone(state: State, enemy: EnemyState, box: Box): NoBox | null {
  if (box.needs) {
    const without = printedEnemy(enemy).components.findIndex(component => component.letter === box.needs);
    if (enemy.components[without] === 2) return { without };
  }
  if ('range' in box) return whyNoAttack(state, enemy, box);
  return box.do === 'special' ? null : whyNoMove(state, enemy, box);
}

/** A destroyed sensor: the first box of each card is conditional from then on. */
function isCalmed(enemy: EnemyState): boolean {
  return printedEnemy(enemy).components.some(
    (component, i) => enemy.components[i] === 2 && component.effects.some(effect => effect.do === 'calm'),
  );
}
