/** A turn: what its character does, one action after the other, and what others may do after each. US-ROUND-3, US-ACT-*, US-WAIT-*, US-R-47. */
import { type Option, pass, type Rule } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { endTurn, wait } from '../deeds/course.ts';
import { payAp } from '../deeds/people.ts';
import type { Part, Table } from '../events.ts';
import { exploreParts, sleepParts } from '../parts.ts';
import { isBeside } from '../places.ts';
import { enemyOf, hexOf, isAlive, seatOf } from '../questions/basics.ts';
import { foesHere, needsCheck } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { type Action, AP } from './actions/kinds.ts';
import { actionsOf, fighting, travels } from './actions/options.ts';
import { apOfPlain, isStillLegal, type Plain, perform, RULE_OF } from './actions/perform.ts';
import { afterAction } from './aftermath.ts';
import { canStillShoot } from './attacks.ts';
import { combatRound, foundOut, provoke } from './combat.ts';
import { duel } from './duel.ts';
import { checkEnd } from './ending.ts';
import { travel } from './entering.ts';
import { AP_OF } from './fight-options.ts';
import { send, show, showing, summon } from './liberty.ts';
import { actionOdds } from './odds.ts';
import { staysUnseen } from './stealth.ts';
import { openTrade } from './trade.ts';
import { whyNot } from './why-not.ts';

/** One action of the active character. */
export function* act(table: Table): Rule {
  const { state } = table;
  const who = state.active;
  const { ap } = state.characters[who]!;
  const action = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'act',
    rule: 'US-ROUND-3',
    options: () => actionsOf(state, who),
    not: () => whyNot(state, who),
    odds: one => actionOdds(state, who, one.value),
    facts: { who, ap },
  });
  if (action.do === 'wait') return wait(table, who);
  yield* doAction(table, who, action);
  yield* afterAction(table, who);
  finish(table, who);
}
/** US-AP-5: without AP the turn is over, unless something is still open. */
export function finish(table: Table, who: Who): void {
  const { state } = table;
  if (state.step !== 'act') return;
  if (!isAlive(state, who) || state.characters[who]!.ap === 0) endTurn(table, who);
}

export function* doAction(table: Table, who: Who, action: Action, less = 0): Rule {
  switch (action.do) {
    case 'move':
    case 'charge':
    case 'sneak':
      return yield* travel(table, who, action.hex, action.do, less);
    case 'blow':
      return yield* combatRound(table, who, action.blow, 'paid', Math.max(0, AP_OF[action.blow.do] - less));
    case 'duel':
      return yield* challenge(table, who, action);
    case 'reveal':
      return show(table, who);
    case 'summon':
      return summon(table, who, action.hex);
    case 'send':
      return yield* sendForth(table, who, action);
    case 'trade':
      return openTrade(table, who, action.with);
    case 'wait':
      return;
    default:
      return yield* doPlain(table, who, action);
  }
}
/** US-PVP-6, US-R-33: a shot out of stealth needs a check. Whoever fails it fights first, and is not struck at once more (US-R-30). */
function* challenge(table: Table, who: Who, { with: other, weapon, isRanged }: Extract<Action, { do: 'duel' }>): Rule {
  const { state } = table;
  payAp(table, who, AP.duel, 'duel', 'US-PVP-1');
  const isUnseen = !isRanged || (yield* staysUnseen(table, who));
  if (!isUnseen) yield* foundOut(table, who);
  if (!isAlive(state, who) || !isAlive(state, other)) return;
  if (isRanged && !canStillShoot(state, who, weapon, hexOf(state, other))) return;
  yield* duel(table, who, other, weapon, isRanged);
  if (isUnseen) yield* provoke(table, who);
  checkEnd(table);
}
/** US-SOL-3, US-SOL-12, US-R-125: an action like others, once the card is open. */
function* sendForth(table: Table, who: Who, { enemy, hex }: Extract<Action, { do: 'send' }>): Rule {
  const { state } = table;
  payAp(table, who, AP.send, 'send', 'US-SOL-3');
  show(table, who);
  const isUnseen = yield* staysUnseen(table, who);
  if (!isUnseen) yield* foundOut(table, who);
  const sent = enemyOf(state, enemy);
  if (isAlive(state, who) && sent && isBeside(sent.hex, hex)) send(table, who, enemy, hex);
  if (isUnseen) yield* provoke(table, who);
}

/** Of actions whose price changes. */
const partsOf = (view: View, who: Who, action: Plain['do']): Part[] =>
  action === 'sleep' ? sleepParts(view, who) : action === 'explore' ? exploreParts(view, who) : [];
/** Paid, checked, done, answered (US-STEALTH-2 to US-STEALTH-7, US-COMBAT-2). */
function* doPlain(table: Table, who: Who, action: Plain): Rule {
  const { state } = table;
  const ap = apOfPlain(state, who, action);
  if (ap > 0) payAp(table, who, ap, action.do, RULE_OF[action.do], partsOf(state, who, action.do));
  const isChecked = ap > 0 && action.do !== 'recon' && needsCheck(state, who);
  if (isChecked && !(yield* staysUnseen(table, who))) {
    yield* foundOut(table, who);
    if (isAlive(state, who) && isStillLegal(state, who, action, ap)) yield* perform(table, who, action);
    return;
  }
  yield* perform(table, who, action);
  if (ap > 0) yield* provoke(table, who);
}

function grantable(view: View, who: Who, less: number): Option<Action | 'reveal' | null>[] {
  const actions = [...travels(view, who, less), ...fighting(view, who, less), pass];
  return [...actions, ...showing(view, who, foesHere(view, who), actions)];
}
/** Whoever was given an action by another: a movement or a combat action, for so much less. */
export function* grantAction(table: Table, who: Who, less: number): Rule {
  const { state } = table;
  const action = yield* chooseOne<Action | null | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'granted',
    rule: 'US-CHAR-2',
    options: () => grantable(state, who, less),
    odds: one => (one.value === null || one.value === 'reveal' ? {} : actionOdds(state, who, one.value)),
    facts: { who, less },
  });
  if (action === 'reveal') {
    show(table, who, 'US-SOL-6');
    yield* grantAction(table, who, less);
  } else if (action) yield* doAction(table, who, action, less);
}
