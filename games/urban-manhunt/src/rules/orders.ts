/**
 * What a crim does: its order and the six actions. Clauses UM-CRIM-3..11, 14, UM-EVT-14, UM-FLEE, UM-CHG, UM-SEEK, UM-HIDE. What replaces
 * an order that cannot be carried out is in replacement.ts, how it moves in crim-moves.ts, its attacks in crim-attacks.ts, whose turn it is
 * in crim-phase.ts.
 */

import type { Rule, Seat } from '@quarry/kernel';
import type { CrimAction } from '../content/kinds.ts';
import { hideCrim, holdCrim, noteAction, orderCrim, replaceOrder } from '../deeds/index.ts';
import type { NoShot, Table } from '../events.ts';
import { type Circumstances, isArmedForShooting, type Order, orderInForce, replacement } from '../questions/replacement.ts';
import { crimFigure, engagedSeats, groundIn, hunterFigure, isHidden, seatsIn } from '../questions.ts';
import type { CrimState, CrimView, View } from '../state.ts';
import { reappear } from './come-out.ts';
import { fightBack, shootAt, shotAt, whyNoShot } from './crim-attacks.ts';
import { isAtHideout } from './crim-goals.ts';
import { planApproach, planFlight, planToCover, planToHideout } from './crim-moves.ts';
import { nearestHunter } from './nearest-hunter.ts';
import { moveAsPlanned } from './strikes.ts';
import { crimStartWindow } from './windows.ts';

/** UM-CHG-3. */
export const EXTRA_CHARGE = 4000;

/** One action of one crim. Its nearest hunter is settled when it is first asked for, and stays (UM-CRIM-4, UM-CHG-7). */
interface Acting {
  readonly crim: CrimState;
  nearest: Seat | null;
  /** What the shot is missing that it was ordered to take (UM-CSHO-2). */
  missing: Partial<NoShot>;
}

/** The whole action of a crim, from its order to its end. */
export function* takeAction(table: Table, crim: CrimState): Rule {
  const order = yield* orderFor(table, crim);
  orderCrim(table, crim, order.action, order.rule);
  // UM-CRIM-11: every other action needs a hunter.
  if (order.action !== 'hide' && seatsIn(table.state).length === 0) return holdCrim(table, crim, 'nobody-in-zone', 'UM-CRIM-11');
  if (isHidden(crim) && order.action !== 'hide' && !reappear(table, crim)) return holdCrim(table, crim, 'no-room', 'UM-GEO-14');
  yield* ACTIONS[order.action](table, { crim, nearest: null, missing: {} });
}

/** UM-HIDE-5..7, UM-CRIM-1, UM-EVT-14: the forced second Hide, or the card's order, which a text may override for a crim in the open. */
function* orderFor(table: Table, crim: CrimState): Rule<Order> {
  const override = yield* crimStartWindow(table, crim);
  const order = orderInForce(table.state, crim)!;
  return override && !order.isForced ? { action: override, rule: 'UM-EVT-14' } : order;
}

function* settleNearest(table: Table, acting: Acting): Rule<Seat> {
  acting.nearest ??= yield* nearestHunter(table, acting.crim);
  return acting.nearest;
}

const isCrimEngaged = ({ state }: Table, crim: CrimState): boolean => engagedSeats(state, crim).length > 0;

// The six actions (UM-CRIM-14)

type Act = (table: Table, acting: Acting) => Rule;
const ACTIONS: Readonly<Record<CrimAction, Act>> = { flee, charge, 'seek-cover': seekCover, hide, shoot, fight };

/** UM-CRIM-10: the action that takes the place of another follows its own rules. False if the action itself is to be carried out. */
function* isReplaced(table: Table, acting: Acting, order: CrimAction, known: Circumstances = {}): Rule<boolean> {
  const { crim } = acting;
  const other = replacement(crim, order, known);
  if (!other) return false;
  const { action, rule, why, ...missing } = other;
  replaceOrder(table, crim, order, { action, rule, why, ...missing });
  acting.missing = { ...acting.missing, ...missing };
  yield* ACTIONS[other.action](table, acting);
  return true;
}

function* flee(table: Table, acting: Acting): Rule {
  const { crim } = acting;
  if (yield* isReplaced(table, acting, 'flee')) return;
  const seat = yield* settleNearest(table, acting);
  noteAction(table, crim, 'flee', 'UM-FLEE-1');
  yield* moveAsPlanned(table, crim, planFlight(table.state, crim, seat), 'UM-FLEE-1', { how: 'run' });
}

/** UM-CHG: a crim that charges was not engaged, so it leaves nobody and is not struck. */
function* charge(table: Table, acting: Acting): Rule {
  const { crim } = acting;
  if (yield* isReplaced(table, acting, 'charge', { isEngaged: isCrimEngaged(table, crim) })) return;
  const seat = yield* settleNearest(table, acting);
  noteAction(table, crim, 'charge', 'UM-CHG-1', acting.missing);
  yield* moveAsPlanned(table, crim, planApproach(table.state, crim, seat), 'UM-CHG-1', { how: 'close-in' });
  if (isCrimEngaged(table, crim)) return yield* fightBack(table, crim);
  yield* moveAsPlanned(table, crim, planApproach(table.state, crim, seat, EXTRA_CHARGE), 'UM-CHG-3', { how: 'keep-coming' });
}

function* seekCover(table: Table, acting: Acting): Rule {
  const { crim } = acting;
  if (yield* isReplaced(table, acting, 'seek-cover')) return;
  const seat = yield* settleNearest(table, acting);
  if (hasCoverFrom(table.state, crim, seat)) return yield* useCover(table, acting, seat);
  noteAction(table, crim, 'seek-cover', 'UM-SEEK-3', acting.missing);
  yield* moveAsPlanned(table, crim, planToCover(table.state, crim, seat), 'UM-SEEK-3');
}

/** UM-SEEK-1, UM-SEEK-11, UM-COV-7: by terrain alone, seen or not. */
export const hasCoverFrom = (state: View, crim: CrimView, seat: Seat): boolean =>
  groundIn(state).isInCover(crimFigure(crim), hunterFigure(state, seat));

/** UM-SEEK-1, UM-SEEK-2, UM-SEEK-9: from its cover it shoots; engaged it fights if it has a gun; else it stays. */
function* useCover(table: Table, { crim }: Acting, seat: Seat): Rule {
  const attack = shotAt(table.state, crim, seat);
  if (attack) return yield* shootAt(table, crim, seat, attack);
  if (isCrimEngaged(table, crim) && isArmedForShooting(crim)) return yield* fightBack(table, crim);
  noteAction(table, crim, 'seek-cover', 'UM-SEEK-2', { ...whyNoShot(table.state, crim, seat), isInCover: true });
}

function* hide(table: Table, { crim }: Acting): Rule {
  noteAction(table, crim, 'hide', 'UM-HIDE-1');
  // UM-HIDE-15: the counter stays on its feature.
  if (isHidden(crim)) return;
  const { feature, ...plan } = planToHideout(table.state, crim);
  if (!(yield* moveAsPlanned(table, crim, plan, 'UM-HIDE-1'))) return;
  if (canHideAt(table.state, crim, feature)) hideCrim(table, crim, feature, 'UM-HIDE-3');
}

/** UM-HIDE-3: at its hideout, and not engaged. */
export const canHideAt = (state: View, crim: CrimView, feature: number): boolean =>
  isAtHideout(groundIn(state).features[feature]!, crimFigure(crim)) && engagedSeats(state, crim).length === 0;

/** UM-CRIM-9: whoever fights instead looks for no nearest hunter. */
function* shoot(table: Table, acting: Acting): Rule {
  const { crim } = acting;
  if (isArmedForShooting(crim) && (yield* isReplaced(table, acting, 'shoot', { isEngaged: isCrimEngaged(table, crim) }))) return;
  const seat = yield* settleNearest(table, acting);
  const attack = shotAt(table.state, crim, seat);
  if (attack) yield* shootAt(table, crim, seat, attack);
  else yield* isReplaced(table, acting, 'shoot', { noShot: whyNoShot(table.state, crim, seat) });
}

function* fight(table: Table, acting: Acting): Rule {
  const engaged = isCrimEngaged(table, acting.crim);
  if (!(yield* isReplaced(table, acting, 'fight', { isEngaged: engaged }))) yield* fightBack(table, acting.crim);
}
