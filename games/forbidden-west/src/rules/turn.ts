/** A turn: begin, command, draw, end. FW-TURN-1, FW-TURN-2, FW-CMD-*, FW-SOLO-4, FW-DRAW-*, FW-R-27. */
import { sure, yesOrNo } from '@quarry/board';
import { type Odds, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { critsOf } from '../content/dice.ts';
import { chooseOrder, confirm } from '../decisions.ts';
import { failCommand, goTo, passCommand, passTurn, settleMatter, showCommand, spendSoloToken } from '../deeds/fight.ts';
import { failNextCommand, takeTurn, useOnce } from '../deeds/marshals.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import type { Table, Told } from '../events.ts';
import { newTrapRoll, noAnswer, type Roll } from '../in-the-making.ts';
import { commandable, commandPool, fieldIn, isForbidden, isIn, isSolo, marshalOf, nextSeat, seatsOf, textsOf } from '../questions.ts';
import type { View } from '../state.ts';
import { moveAlert, reveal } from './alert.ts';
import { atTurnEnd, groupMatters, groupMayUse } from './brief-rules.ts';
import { type Judged, reroll, rollDice } from './dice.ts';
import { discardBeforeDrawing, drawAndSuffer, missing } from './hands.ts';
import { endMarshalCondition } from './health.ts';
import { canShakeOff, mayShakeOff } from './injuries.ts';
import { chancesOf } from './odds.ts';
import { canPlayAt, interrupts } from './windows.ts';

const CARDS = 'turn-start';

export function* beginTurn(table: Table): Rule {
  takeTurn(table, table.state.fight.active, [...groupMatters(table.state), CARDS]);
}

/** Before the first action: what the group may use, one matter after the other, then cards. */
export function* openTurn(table: Table): Rule {
  const { opening, active } = table.state.fight;
  const [matter] = opening;
  if (matter !== CARDS) return yield* groupMayUse(table, matter!);
  settleMatter(table);
  yield* interrupts(table, CARDS, { about: active });
}

/** FW-CMD-1 to FW-CMD-7. A passed roll skips the enemies. */
export function* command(table: Table): Rule {
  const { state } = table;
  const seat = state.fight.active;
  const next = commandable(state, seat);
  if (isForbidden(state, seat, 'command')) {
    failCommand(table, seat, 'forbidden');
    return;
  }
  if (next === null) {
    failCommand(table, seat, marshalOf(state, nextSeat(state, seat)).condition === 'deafened' ? 'ally-deafened' : 'too-far');
    return;
  }
  const odds = ({ value }: Option): Odds => (value ? commandOdds(state, seat) : {});
  if (!(yield* confirm({ seat, kind: 'command', rule: 'FW-CMD-1', facts: { next }, odds }))) {
    failCommand(table, seat, 'declined');
    return;
  }
  const why = yield* rollCommand(table, seat);
  if (why === null && (yield* paySolo(table, seat))) yield* passed(table, seat);
  else yield* failed(table, seat, why ?? 'no-token');
}

/** FW-CMD-2, FW-CCON-3: by the dice alone; none are rolled where it is known to fail. */
function commandOdds(view: View, seat: Seat): Odds {
  const { failsCommand, condition, usedThisFight } = marshalOf(view, seat);
  if (failsCommand || (condition === 'deafened' && !usedThisFight.includes('deafened'))) return { passes: sure(0) };
  const roll = newTrapRoll(seat, commandPool(view, seat));
  return judgedCommand(roll).odds(chancesOf(roll.pool));
}

/** FW-CMD-2, FW-CMD-3, FW-CCON-3, FW-R-48: why it failed, null if it passed. Whatever spoils the next roll spoils this one, and no other. */
function* rollCommand(table: Table, seat: Seat): Rule<Told<'command-failed'>['why'] | null> {
  const { state } = table;
  const marshal = marshalOf(state, seat);
  const isSpoilt = marshal.failsCommand;
  if (isSpoilt) failNextCommand(table, seat, false);
  if (marshal.condition === 'deafened' && !marshal.usedThisFight.includes('deafened')) {
    showCommand(table, seat, [], 0, true);
    useOnce(table, seat, 'deafened', 'fight');
    return 'deafened';
  }
  if (isSpoilt) return 'injury';
  const roll = newTrapRoll(seat, commandPool(state, seat));
  roll.faces = rollDice(table, seat, 'command', roll.pool, 'FW-CMD-2');
  showCommand(table, seat, roll.faces, critsOf(roll.faces), false);
  const answer = noAnswer();
  yield* interrupts(table, 'command-rolled', { about: seat, n: critsOf(roll.faces), roll, answer });
  yield* reroll(table, roll, 'command', judgedCommand(roll));
  return critsOf(roll.faces) + roll.addedCrits > 0 || answer.isPassed ? null : 'no-critical';
}

const judgedCommand = ({ addedCrits }: Roll): Judged => ({
  stake: () => null,
  odds: chances => ({ passes: yesOrNo(chances.reduce((sum, { crits, chance }) => sum + (crits + addedCrits > 0 ? chance : 0), 0)) }),
});

/** FW-SOLO-4, FW-R-64. */
function* paySolo(table: Table, seat: Seat): Rule<boolean> {
  const { state } = table;
  if (!isSolo(state)) return true;
  const left = state.fight.soloTokens;
  if (left === 0 || !(yield* confirm({ seat, kind: 'pay-solo', rule: 'FW-SOLO-4', facts: { left } }))) return false;
  spendSoloToken(table, seat);
  return true;
}

function* passed(table: Table, seat: Seat): Rule {
  passCommand(table, seat);
  for (const { card, text } of textsOf(table.state, seat, 'command-passed')) {
    const occasion = { seat, card, about: nextSeat(table.state, seat), enemy: null, roll: null, deck: null, answer: noAnswer() };
    yield* applyEffects(table, text.effects, occasion, 'FW-CHAR-5');
  }
}

/** A card may still make it pass; that costs a token as well (FW-SOLO-4). */
function* failed(table: Table, seat: Seat, why: Told<'command-failed'>['why']): Rule {
  const answer = noAnswer();
  if (why !== 'declined') yield* interrupts(table, 'command-failed', { about: seat, answer });
  if (answer.isPassed && (yield* paySolo(table, seat))) yield* passed(table, seat);
  else failCommand(table, seat, answer.isPassed ? 'no-token' : why);
}

/** FW-DRAW-1 to FW-DRAW-5. */
export function* draw(table: Table): Rule {
  const seat = table.state.fight.active;
  yield* discardBeforeDrawing(table, seat);
  yield* drawAndSuffer(table, seat, missing(table, seat), 'FW-DRAW-2');
  goTo(table, 'end-turn');
}

/** FW-R-27: conditions, other effects in the owner's order, then the same-square reveal (FW-ALERT-10). */
export function* endTurn(table: Table): Rule {
  const { state } = table;
  const seat = state.fight.active;
  yield* endMarshalCondition(table, seat);
  if (yield* areInjuriesFirst(table, seat)) {
    yield* shakeOffAtEnd(table, seat);
    yield* interrupts(table, 'turn-end', { about: seat });
  } else {
    yield* interrupts(table, 'turn-end', { about: seat });
    yield* shakeOffAtEnd(table, seat);
  }
  const field = fieldIn(state);
  const marshal = marshalOf(state, seat);
  if (marshal.isHidden && state.fight.enemies.some(enemy => enemy.isIn && isIn(field, enemy, marshal.square)))
    yield* reveal(table, [seat], 'shared-square', 'FW-ALERT-10');
  yield* moveAlert(table, yield* atTurnEnd(table, seat), 'FW-BRIEF-5');
  passTurn(table, seat, nextSeat(state, seat));
}

/** FW-R-27: whoever has both an injury to shake off and a card to play says which comes first. */
function* areInjuriesFirst({ state }: Table, seat: Seat): Rule<boolean> {
  if (!canShakeOff(state, seat) || !canPlayAt(state, seat, 'turn-end')) return true;
  const options = [option('injuries', true), option('cards', false)];
  return (yield* chooseOrder({ seat, kind: 'order-end-of-turn', rule: 'FW-R-27', options }))[0]!;
}

function* shakeOffAtEnd(table: Table, seat: Seat): Rule {
  const { state } = table;
  const marshal = marshalOf(state, seat);
  if (marshal.isHidden) yield* mayShakeOff(table, seat, 'end-turn-hidden');
  const shares = seatsOf(state).some(one => one !== seat && marshalOf(state, one).square === marshal.square);
  if (shares) yield* mayShakeOff(table, seat, 'share-square');
}
