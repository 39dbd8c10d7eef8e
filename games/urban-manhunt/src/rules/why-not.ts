/**
 * Which of the seven actions a hunter can take now; and why not, of the others: the clause and the facts of it. UM-HUN-3, UM-REST-2..4, UM-FOC-1, UM-SPOT-1..3, UM-UNI-2, UM-POD-2, 3, UM-ENG-7..10, UM-SHO-1, UM-FGT-1, UM-SET-18.
 */

import { GROUND, TOLERANCE } from '@quarry/board';
import type { Ref, Seat } from '@quarry/kernel';
import { ACTIONS, type Action } from '../content/kinds.ts';
import { adjacentPods, openablePods } from '../questions/pods.ts';
import { engagedCrims, gapBetween, hiddenCrims, inches, isEngaged, slateOf, usableAttacks, visibleCrims } from '../questions.ts';
import type { ActionRefused, AgainstAction } from '../refusals.ts';
import type { CrimState, CrimView, View } from '../state.ts';
import { hasShotItsOnce, reachOf } from '../texts-in-force.ts';
import { canShoot } from './attack.ts';
import { lookAt, spottable } from './spot.ts';

/** What stands against an action: a clause, its facts, and what it is about besides the action. */
interface AgainstBy<Why extends keyof AgainstAction> {
  readonly why: Why;
  readonly facts: AgainstAction[Why];
  readonly about: readonly Ref[];
}
type Against = { [Why in keyof AgainstAction]: AgainstBy<Why> }[keyof AgainstAction];

const not = <Why extends keyof AgainstAction>(why: Why, facts: AgainstAction[Why], ...about: Ref[]): AgainstBy<Why> => ({
  why,
  facts,
  about,
});

const aboutCrim = (crim: CrimState): Ref => ({ kind: 'crim', id: crim.no });
const aboutPod = (pod: number): Ref => ({ kind: 'pod', id: pod });

/** Whether a hunter can take an action. Why not is worked out when somebody asks. */
export const canTake = (state: View, seat: Seat, action: Action): boolean => hasPointFor(state, seat, action) && CAN[action](state, seat);

/** The same, had the hunter an Action Point for it. */
export const couldTake = (state: View, seat: Seat, action: Action): boolean => CAN[action](state, seat);

function hasPointFor({ hunters }: View, seat: Seat, action: Action): boolean {
  const { actionsLeft, extraActions } = hunters[seat]!;
  return actionsLeft > 0 || extraActions.some(extra => extra.only.includes(action));
}

const CAN: Readonly<Record<Action, (state: View, seat: Seat) => boolean>> = {
  move: () => true,
  rest(state, seat) {
    const { wounds, hasReturned } = state.hunters[seat]!;
    return wounds > 0 && !hasReturned && !isEngaged(state, seat);
  },
  focus: ({ hunters }, seat) => hunters[seat]!.taken.length === 0,
  spot: (state, seat) => spottable(state, seat).length > 0,
  universal: (state, seat) => openablePods(state, seat).length > 0,
  shoot: canShoot,
  fight: isEngaged,
};

export function whyNot(state: View, seat: Seat): ActionRefused[] {
  return ACTIONS.filter(action => !canTake(state, seat, action)).flatMap(action =>
    against(state, seat, action).map((one): ActionRefused => ({ ...one, about: [{ kind: 'action', id: action }, ...one.about] })),
  );
}

function against(state: View, seat: Seat, action: Action): readonly Against[] {
  if (!hasPointFor(state, seat, action)) return [not('UM-HUN-3', { actionsLeft: state.hunters[seat]!.actionsLeft })];
  return REASONS[action](state, seat);
}

const REASONS: Readonly<Record<Action, (state: View, seat: Seat) => readonly Against[]>> = {
  move: () => [],
  rest(state, seat) {
    const { wounds, hasReturned } = state.hunters[seat]!;
    if (wounds === 0) return [not('UM-REST-3', { wounds })];
    if (hasReturned) return [not('UM-REST-4', { turn: state.turn })];
    return engagedCrims(state, seat)
      .slice(0, 1)
      .map(crim => not('UM-REST-2', { crim: crim.no }, aboutCrim(crim)));
  },
  focus(state, seat) {
    const [opening] = state.hunters[seat]!.taken;
    return opening ? [not('UM-FOC-1', { opening })] : [];
  },
  spot(state, seat) {
    const hidden = hiddenCrims(state);
    if (hidden.length === 0) return [not('UM-SPOT-1', { hidden: 0 })];
    return hidden.map(crim => notSpotted(state, seat, crim));
  },
  universal(state, seat) {
    const adjacent = adjacentPods(state, seat);
    const [pod] = adjacent;
    if (pod === undefined) return [notAdjacent(state, seat)];
    const full = adjacent.find(one => state.pods[one]);
    return [full === undefined ? not('UM-POD-3', { pod: pod + 1 }, aboutPod(pod)) : not('UM-ENG-8', { pod: full + 1 }, aboutPod(full))];
  },
  shoot(state, seat) {
    const [engaging] = engagedCrims(state, seat);
    if (engaging) return [not('UM-ENG-9', { crim: engaging.no }, aboutCrim(engaging))];
    if (hasShotItsOnce(state, seat)) return [not('UM-SET-18', { rule: slateOf(state.hunters[seat]!).rule.name })];
    return unarmed(state, seat) ?? missed(state, seat);
  },
  fight: () => [not('UM-FGT-1', { engaged: 0 })],
};

function notSpotted(state: View, seat: Seat, crim: CrimView): Against {
  const { isNear, gap, range, free, of } = lookAt(state, seat, crim);
  const facts = { crim: crim.no, feature: crim.hiddenIn };
  if (!isNear) return not('UM-SPOT-2', { ...facts, gap: inches(gap), range: inches(range) }, aboutCrim(crim));
  return not('UM-SPOT-3', { ...facts, free, of }, aboutCrim(crim));
}

/** UM-UNI-2: nothing to use; on a roof no pod is within reach. */
function notAdjacent(state: View, seat: Seat): Against {
  return state.hunters[seat]!.surface === GROUND ? not('UM-UNI-2', {}) : not('UM-POD-2', { surface: state.hunters[seat]!.surface });
}

/** Nothing to shoot with: no ranged attack, or all of them depleted. */
function unarmed(state: View, seat: Seat): readonly Against[] | null {
  const hunter = state.hunters[seat]!;
  if (usableAttacks(hunter, 'ranged').length > 0) return null;
  const ranged = slateOf(hunter).attacks.filter(attack => attack.kind === 'ranged');
  const attacks = ranged.map(attack => attack.name);
  return [not('UM-SHO-1', ranged.length > 0 ? { reason: 'depleted', attacks } : { reason: 'no-ranged-attack' })];
}

/** Nobody to shoot at: each crim is too far away or out of sight of the attack that reaches farthest. */
function missed(state: View, seat: Seat): readonly Against[] {
  const crims = visibleCrims(state);
  if (crims.length === 0) return [not('UM-SHO-1', { reason: 'no-crim' })];
  const range = Math.max(...usableAttacks(state.hunters[seat]!, 'ranged').map(({ printed }) => reachOf(state, printed.range!)));
  return crims.map(crim => {
    const gap = gapBetween(state, seat, crim);
    const facts = { crim: crim.no, gap: inches(gap), range: inches(range) };
    return not('UM-SHO-1', { reason: gap > range + TOLERANCE ? 'out-of-range' : 'out-of-sight', ...facts }, aboutCrim(crim));
  });
}
