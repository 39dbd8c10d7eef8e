/**
 * Questions that hardly matter, and how the table answers them for a seat that leaves them to it. Every answer follows from what everybody sees: a Son of Liberty is spared what
 * anybody else would be spared, and no question with something to hide in it is.
 */
import type { Option, Spared } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import type { Asked } from '../decisions.ts';
import { around, type Hex } from '../places.ts';
import { enemyOf, hasCamp, hasFire, isFaceUp, livingAt, printedEnemy, tileAt } from '../questions/basics.ts';
import { drinkAmount, type Foe, total } from '../questions.ts';
import type { Action } from '../rules/actions/kinds.ts';
import type { View, Who } from '../state.ts';

/** Phases for which water is kept. */
const PHASES_AHEAD = 3;

const tie = (answer: string): Spared => ({ as: 'tie', answer });
const isOne = (values: readonly unknown[]): boolean => new Set(values).size === 1;
const valuesOf = <T>({ options }: { readonly options: readonly Option<T>[] }): T[] => options.map(one => one.value);

/** Enemies of one kind that would do the same from here on. */
function alikeEnemies(foes: readonly Foe[], view: View): boolean {
  const enemies = foes.flatMap(({ is, id }) => (is === 'enemy' ? (enemyOf(view, id) ?? []) : []));
  if (enemies.length < foes.length) return false;
  return isOne(enemies.map(one => [printedEnemy(one).id, one.damage, one.stage, one.isTapped, one.hasStruck].join(' ')));
}
/** Blows of enemies that are alike and did the same; those for whom faces matter are never alike. */
function alikeBlows(decision: Asked<'dodge-which'>, view: View): boolean {
  const foes = valuesOf(decision);
  const card = enemyOf(view, foes[0]!.id);
  return isOne(decision.facts.hits) && alikeEnemies(foes, view) && card !== undefined && !printedEnemy(card).onDouble;
}
/** What makes one step of an enemy differ from another: who is there or next to it, and what stands there. */
const lookOf = (view: View, hex: Hex): string => {
  const near = around(hex).reduce((sum, one) => sum + livingAt(view, one).length, 0);
  const stands = [hasFire(view, hex), hasCamp(view, hex), (tileAt(view, hex)?.trap ?? -1) >= 0, isFaceUp(view, hex)];
  return [livingAt(view, hex).length, near, view.merchants.some(one => one.hex === hex), ...stands].join(' ');
};
const alikeSteps = (decision: Asked<'first-step'>, view: View): boolean =>
  isOne(valuesOf(decision).map(hex => `${lookOf(view, hex)} ${view.figures.some(one => one.hex === hex)}`));
/** Copies of one card with as much on them. */
function alikeCards(decision: Asked<'choose-card'>, view: View): boolean {
  const items = valuesOf(decision).map(card => view.characters[decision.facts.who]?.items.find(one => one.card === card));
  return items.every(one => one !== undefined) && isOne(items.map(one => `${thing(one.card).id} ${one.n} ${one.isFlipped}`));
}

/** In water alone, if enough of it stays for a day. */
function inWater({ facts, options }: Asked<'pay'>, view: View): Spared | null {
  const { who, price } = facts;
  const exact = options.find(({ value }) => value.water === price && total(value.goods) === 0);
  const isEnough = view.characters[who]!.water - price >= waterForADay(view, who);
  return isEnough && exact ? { as: 'payment', answer: exact.key } : null;
}
const waterForADay = (view: View, who: Who): number => PHASES_AHEAD * drinkAmount(view, who);

const IDLE: readonly Action['do'][] = ['wait', 'discard'];
/** Where nobody has a secret, somebody who could only lay things down is done. */
function idle({ options }: Asked<'act'>, view: View): Spared | null {
  const waits = options.find(one => one.value.do === 'wait');
  return view.mode === 'coop' && waits && options.every(one => IDLE.includes(one.value.do)) ? { as: 'idle', answer: waits.key } : null;
}

/** The answer, or null for all that matters. */
export function spares(decision: Asked, view: View): Spared | null {
  const first = decision.options[0]?.key;
  if (first === undefined) return null;
  switch (decision.kind) {
    case 'strongest':
      return alikeEnemies(valuesOf(decision), view) ? tie(first) : null;
    case 'dodge-which':
      return alikeBlows(decision, view) ? tie(first) : null;
    case 'first-step':
      return alikeSteps(decision, view) ? tie(first) : null;
    case 'choose-card':
      return alikeCards(decision, view) ? tie(first) : null;
    case 'pay':
      return inWater(decision, view);
    case 'act':
      return idle(decision, view);
    default:
      return null;
  }
}
