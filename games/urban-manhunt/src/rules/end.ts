/**
 * The End Phase, the end-of-match test and the result. Clauses UM-END-1..10, UM-FOC-4. Effects that last until a hunter's next activation
 * end in activation.ts (UM-END-11).
 */

import { option, type Rule, type Seat } from '@quarry/kernel';
import { dataslate, textsAt } from '../content/box.ts';
import { chooseOrder } from '../decisions.ts';
import { addOvertime, endForce, endMatch, forgetReturn, goTo, invokeRule, loseFocus, testEnd } from '../deeds/index.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import type { Table, UrbanOutcome } from '../events.ts';
import { occasionOf } from '../in-the-making.ts';
import { ranking } from '../questions/ranking.ts';
import { targetOf, tierOf } from '../questions/targets.ts';
import { initiative, isSolo } from '../questions.ts';
import type { State } from '../state.ts';

/** UM-END-1, UM-END-2: in initiative order each owner's effects happen, and what lasted for this turn is over. */
export function* endPhase(table: Table): Rule {
  for (const seat of initiative(table.state)) {
    yield* ownEffects(table, seat);
    expire(table, seat);
  }
  goTo(table, 'carry-out-events');
}

/** UM-END-2: an owner orders its own effects. */
function* ownEffects(table: Table, seat: Seat): Rule {
  const { slate, isIn } = table.state.hunters[seat]!;
  const { name, texts } = dataslate(slate).rule;
  const own = textsAt(texts, 'end-of-turn');
  if (!isIn) return;
  const options = own.map((_, i) => option(`rule-${i}`, i, { kind: 'rule', id: slate }));
  for (const nth of yield* chooseOrder({ seat, kind: 'order-effects', rule: 'UM-END-2', options })) {
    invokeRule(table, seat, name, 'UM-END-2');
    yield* applyEffects(table, own[nth]!.effects, occasionOf(seat, -1, { by: name }), 'UM-END-2');
  }
}

/** UM-END-1, UM-FOC-4: the owner's events in force until this turn, unused Focus, and the mark of a return. */
function expire(table: Table, seat: Seat): void {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  for (const one of state.inForce) if (one.owner === seat && one.until <= state.turn) endForce(table, one, 'UM-END-1');
  if (hunter.isFocused) loseFocus(table, seat, false, 'UM-FOC-4');
  if (hunter.hasReturned) forgetReturn(table, seat);
}

/** UM-END-4, UM-END-5: the least that ends the match, by the overtime turns played; after the second one it always ends. */
const ENDS_ON = [6, 4] as const;

/** UM-END-3: only after the last Control Card. */
export function* endTest(table: Table): Rule {
  const { state } = table;
  if (state.controlPile.length > 0) return goTo(table, 'begin-turn');
  if (hasEnded(table)) return endMatch(table, outcomeOf(table.state));
  addOvertime(table, 'UM-END-4');
  goTo(table, 'begin-turn');
}

function hasEnded(table: Table): boolean {
  const need = ENDS_ON[table.state.overtime];
  if (need === undefined) return true;
  return testEnd(table, need, table.state.overtime === 0 ? 'UM-END-4' : 'UM-END-5');
}

// The result

export function outcomeOf(state: State): UrbanOutcome {
  const points = state.hunters.map(hunter => hunter.points);
  if (isSolo(state)) return soloOutcome(state, points);
  const ranks = ranking(state);
  const winners = [...ranks.keys()].filter(seat => ranks[seat] === 1);
  const most = Math.max(...points);
  const why = points.filter(one => one === most).length > 1 ? 'UM-END-7' : 'UM-END-6';
  return { winners, why, facts: { points, ranks } };
}

function soloOutcome({ hasConceded, hunters, length, tier: aim }: State, points: readonly number[]): UrbanOutcome {
  if (hasConceded) return { winners: [], why: 'UM-END-9', facts: { points, tier: 'none', aim } };
  const tier = tierOf(hunters[0]!.points, length);
  const isReached = hunters[0]!.points >= targetOf(aim, length);
  return { winners: isReached ? [0] : [], why: 'UM-END-8', facts: { points, tier, aim } };
}
