/**
 * What machines do to a hunter: their behaviour cards read one activation ahead, in cards to be lost. It goes by distance alone;
 * sight and the exact way are left to the rules. What a hunter makes of it is in hunting.ts.
 */
import { behaviourCard, equipmentCard } from '../content/box.ts';
import { diceOf, poolOf } from '../content/dice.ts';
import type { AttackBox, BehaviourCard, Box, MoveBox, SpecialBox } from '../content/types.ts';
import { enemiesInPlay, equipped, mapInPlay, printedEnemy } from '../questions.ts';
import { cardsToCome } from '../rules/behaviour.ts';
import type { EnemyView, HunterView, View } from '../state.ts';

/** Farther away than this nothing reaches a hunter in one activation. */
export const FAR = 6;
/** The strongest blow that is looked up; stronger ones cost as many cards more. */
const HEAVIEST = 8;
/** What a condition on top of the damage is worth, in cards. */
const CONDITION = 0.5;

const losses = new Map<number, readonly number[]>();

/** Cards that a hunter in this armour (-1: none) loses on average to a blow of 0, 1, 2 … damage. */
function lossesIn(armour: number): readonly number[] {
  const known = losses.get(armour);
  if (known) return known;
  const worn = armour >= 0 ? equipmentCard(armour) : null;
  const isWorn = worn?.kind === 'armour';
  const block = isWorn ? worn.crit.reduce((sum, effect) => sum + (effect.do === 'block' ? effect.n : 0), 0) : 0;
  let rolls: readonly number[] = [0];
  for (const die of isWorn ? diceOf(poolOf(worn.dice)) : [])
    rolls = rolls.flatMap(sum => die.map(face => sum + (face === 'crit' ? block : face)));
  const table = Array.from(
    { length: HEAVIEST + 1 },
    (_, damage) => rolls.reduce((sum, evaded) => sum + Math.max(0, damage - evaded), 0) / rolls.length,
  );
  losses.set(armour, table);
  return table;
}

/** Cards to be lost to this machine, were it alert, by how many squares away the hunter is. */
export function threatOf(view: View, me: HunterView, enemy: EnemyView): readonly number[] {
  const cards = cardsToCome(view, enemy).map(behaviourCard);
  const table = lossesIn(equipped(me, 'armour'));
  const threat = new Array<number>(FAR + 1).fill(0);
  for (const card of cards) for (let far = 0; far <= FAR; far++) threat[far]! += activation(view, enemy, card, far, table) / cards.length;
  return threat;
}

function activation(view: View, enemy: EnemyView, card: BehaviourCard, far: number, table: readonly number[]): number {
  let steps = far;
  let lost = 0;
  let hasDoneConditional = false;
  for (const box of isYes(view, enemy, card, far) ? card.yes : card.no) {
    if ((!box.must && hasDoneConditional) || isGone(enemy, box)) continue;
    if ('range' in box) {
      if (steps > box.range) continue;
      // ZD-EATK-14: each attack drives its victim one square back, maybe out of reach of the next.
      for (let time = 0; time < (box.times ?? 1) && steps <= box.range; time++, steps++) lost += blowOf(box, table);
    } else {
      const moved = stepsAfter(view, enemy, box, steps);
      if (moved === null) continue;
      steps = moved;
    }
    if (!box.must) hasDoneConditional = true;
    if (enemy.shock > 0) break;
  }
  return lost;
}

const blowOf = ({ damage, effects }: AttackBox, table: readonly number[]): number =>
  table[Math.min(damage, HEAVIEST)]! + Math.max(0, damage - HEAVIEST) + (effects?.some(effect => effect.do === 'inflict') ? CONDITION : 0);

const isGone = (enemy: EnemyView, { needs }: Box): boolean =>
  needs !== undefined && enemy.components[printedEnemy(enemy).components.findIndex(component => component.letter === needs)] === 2;

function isYes(view: View, enemy: EnemyView, { question }: BehaviourCard, far: number): boolean {
  if (!question) return false;
  if (question.ask === 'hunter-within' || question.ask === 'hunter-in-sight-within') return far <= question.n;
  const { area } = mapInPlay(view);
  return enemiesInPlay(view).some(
    other =>
      other.id !== enemy.id &&
      area.distance(other.square, enemy.square) <= question.n &&
      (question.ask === 'enemy-within' || !other.isAlert),
  );
}

/** How far away the machine is after a box that is no attack; null if it cannot do what the box says. */
function stepsAfter(view: View, enemy: EnemyView, box: MoveBox | SpecialBox, steps: number): number | null {
  switch (box.do) {
    case 'special':
      return steps;
    case 'move-to-hunter':
    case 'move-to-recent-hunter':
      return steps === 0 ? null : Math.max(0, steps - box.n);
    case 'move-away':
      return steps + box.n;
    case 'move-to-edge':
      return mapInPlay(view).area.isEdge(enemy.square) ? null : steps;
    case 'move-to-enemy':
    case 'move-to-non-alert': {
      const others = enemiesInPlay(view).filter(other => other.id !== enemy.id && (box.do === 'move-to-enemy' || !other.isAlert));
      return others.length === 0 || others.some(other => other.square === enemy.square) ? null : steps;
    }
  }
}
