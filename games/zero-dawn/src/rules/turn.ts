/**
 * The hunter turn: standing up, modifications, discard and draw, and the end of the activation. Clauses ZD-TURN-1..9,
 * ZD-FAINT-2, ZD-FAINT-5, ZD-FAINT-8..11, ZD-HCOND-4, ZD-HCOND-8, ZD-HCOND-9; rulings ZD-R-44..49, ZD-R-62, ZD-R-165.
 * What is done with the two actions is in actions.ts.
 */

import { type Rule, seatAfter } from '@quarry/kernel';
import { cardOptions } from '../content/box.ts';
import { chooseSome } from '../decisions.ts';
import {
  beginActivation,
  countTurn,
  discardFromHand,
  drawCards,
  dropActions,
  easeHunter,
  goTo,
  makeActive,
  skipTurn,
  standUp,
} from '../deeds.ts';
import type { Table } from '../events.ts';

import { handLimit } from '../texts-in-force.ts';
import { faint, sufferDamage } from './damage.ts';
import { mayWarnOfDusk } from './dusk.ts';
import { anyTime } from './interrupts.ts';
import { refit } from './modifications.ts';
import { speak } from './triggers.ts';

const ACTIONS_PER_TURN = 2;

/** The start of a turn up to the draw; a turn that is skipped goes by whole (ZD-FAINT-8). */
export function* beginTurn(table: Table): Rule {
  const { state } = table;
  const seat = state.active;
  const hunter = state.hunters[seat]!;
  table.passes.forget('turn-end');
  if (!hunter.isUp && hunter.skip > 0) {
    skipTurn(table, seat, 'ZD-FAINT-8');
    makeActive(table, seatAfter(seat, state.hunters.length));
    return;
  }
  countTurn(table, seat, 'ZD-TURN-1');
  mayWarnOfDusk(table);
  if (!hunter.isUp) standUp(table, seat);
  beginActivation(table, seat, ACTIONS_PER_TURN);
  yield* refit(table, seat, 'ZD-MOD-3');
  yield* speak(table, seat, 'activation-start');
  yield* discardAndDraw(table, seat);
  goTo(table, hunter.isUp ? 'act' : 'begin-enemy-step');
}

/** ZD-TURN-4..8, ZD-FAINT-2, ZD-R-44: discard at will, draw to the limit; a draw that finds no pile is a faint. */
function* discardAndDraw(table: Table, seat: number): Rule {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const gone = yield* chooseSome({
    seat,
    kind: 'discard-before-drawing',
    rule: 'ZD-TURN-4',
    options: () => cardOptions(hunter.hand),
    ordered: true,
  });
  discardFromHand(table, seat, gone, 'ZD-TURN-4');
  const wanted = handLimit(state, seat) - hunter.hand.length;
  if (wanted <= 0) return;
  if (hunter.draw.length === 0) faint(table, seat);
  else drawCards(table, seat, wanted, 'ZD-TURN-5');
}

/** ZD-HCOND-4, ZD-HCOND-8, ZD-R-49, ZD-R-165: Fire burns, then a Shock that was there at the start goes. */
export function* endActivation(table: Table): Rule {
  const { state } = table;
  const seat = state.active;
  const hunter = state.hunters[seat]!;
  const { actionsLeft, free } = hunter;
  yield* anyTime(table);
  if (hunter.actionsLeft > actionsLeft || hunter.free.length > free.length) {
    // ZD-TURN-9, ZD-R-158: what a card grants in this last window may still be taken; what was skipped before it is gone.
    dropActions(table, seat, actionsLeft, free.length);
    goTo(table, 'act');
    return;
  }
  if (hunter.isUp && hunter.fire > 0) {
    yield* sufferDamage(table, seat, 1, 'ZD-HCOND-4', { of: 'fire' });
    easeHunter(table, seat, 'fire', 'ZD-HCOND-4');
  }
  if (hunter.isUp && hunter.beganShocked) easeHunter(table, seat, 'shock', 'ZD-HCOND-8');
  goTo(table, 'begin-enemy-step');
}
