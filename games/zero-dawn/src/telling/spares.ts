/** Questions that hardly matter, and how the table answers them for a seat that leaves them to the table: as a sensible player would. */
import { type BareDecision, keyWhere, optionKeys, type Spared } from '@quarry/kernel';
import { size } from '../bot/insight.ts';
import { chooseFirstToAct, chooseWayFor } from '../bot/machines.ts';
import { choosePayment } from '../bot/shopping.ts';
import { nameOf } from '../content/box.ts';
import { type Asked, PILE } from '../decisions.ts';
import { enemiesInPlay } from '../questions.ts';
import type { EnemyView, View } from '../state.ts';

/** ZD-ESTEP-5: machines that only patrol, or that are of one type, may act in any order. */
function orderOfMachines(decision: Asked<'order-enemies'>, view: View): Spared | null {
  const all = decision.options.map(one => view.enemies[one.value]!);
  const areAlike = all.every(one => !one.isAlert) || all.every(one => one.type === all[0]!.type);
  return areAlike ? { as: 'tie', answer: chooseFirstToAct(view, decision) } : null;
}

/** Nothing would come of the machine entering this square: no trap goes off, and nobody is woken. */
function isBare(view: View, mover: EnemyView, square: number): boolean {
  const wakes = enemiesInPlay(view).some(other => other.id !== mover.id && other.square === square && other.isAlert !== mover.isAlert);
  return !wakes && !view.traps.some(trap => trap.square === square);
}

/** ZD-EMOVE-2, ZD-EMOVE-11, ZD-EMOVE-14, ZD-PATROL-6: of several ways that are as good, while nothing comes of any. */
function wayOfMachine(decision: Asked<'enemy-route' | 'enemy-away' | 'enemy-edge' | 'patrol-step'>, view: View): Spared | null {
  const mover = view.enemies[decision.facts.enemy];
  if (!mover || !decision.options.every(one => isBare(view, mover, one.value))) return null;
  return { as: 'tie', answer: chooseWayFor(view, decision) };
}

/** ZD-DMG-1: from the draw pile, as long as something is left of it then. */
function damage(decision: Asked<'pay-damage'>, view: View): Spared | null {
  const { draw } = view.hunters[decision.seat]!;
  const answer = keyWhere(decision, card => card === PILE);
  return answer && size(draw) > decision.facts.left ? { as: 'payment', answer } : null;
}

/** ZD-MERCH-6, ZD-MERCH-7: each resource with its own kind. What must stand for another is the buyer’s choice. */
function bill(decision: Asked<'pay'>): Spared | null {
  const own = decision.facts.specials[0] ?? 'metal-shards';
  const isHeld = decision.options.some(({ value: [first, second] }) => first === own && !second);
  return isHeld ? { as: 'payment', answer: choosePayment(decision) } : null;
}

/** ZD-SALV-4: copies of one card are worth the same. */
function resources(decision: Asked<'discard-resource'>): Spared | null {
  const areCopies = new Set(decision.options.map(one => nameOf(one.value))).size === 1;
  return areCopies ? { as: 'payment', answer: optionKeys(decision).slice(0, decision.min) } : null;
}

/** ZD-COOP-6: nobody has a discard that could be recovered. */
function glory(view: View): Spared | null {
  return view.hunters.every(hunter => size(hunter.discard) === 0) ? { as: 'idle', answer: 'keep' } : null;
}

export function spares(bare: BareDecision, view: View): Spared | null {
  const decision = bare as Asked;
  switch (decision.kind) {
    case 'order-enemies':
      return orderOfMachines(decision, view);
    case 'enemy-route':
    case 'enemy-away':
    case 'enemy-edge':
    case 'patrol-step':
      return wayOfMachine(decision, view);
    case 'pay-damage':
      return damage(decision, view);
    case 'pay':
      return bill(decision);
    case 'discard-resource':
      return resources(decision);
    case 'spend-glory':
      return glory(view);
    default:
      return null;
  }
}
