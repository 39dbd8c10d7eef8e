/**
 * What crims will do as things stand, asked of the rules that their actions ask: the order, what takes its place, whom it is for, where it leads.
 * Nothing is played; each step is looked at in a position that is put together for it. Where the First Player may choose, all ways are looked at.
 * Clauses as in orders.ts, which carries it out.
 */
import { distance, type Point } from '@quarry/board';
import { type Intended, type Seat, supposing } from '@quarry/kernel';
import { crimTexts, textsAt } from '../content/box.ts';
import type { CrimAction } from '../content/kinds.ts';
import type { Attack } from '../content/types.ts';
import {
  type Circumstances,
  isArmedForShooting,
  type Order,
  orderInForce,
  type Replacement,
  replacement,
} from '../questions/replacement.ts';
import { attacksOfCrim, engagedSeats, groundIn, hunterFigure, INCH, isHidden, seatsIn, strongest } from '../questions.ts';
import type { CrimView, View } from '../state.ts';
import { wayOut } from './come-out.ts';
import { shotAt, whyNoShot } from './crim-attacks.ts';
import { figureAfter, type PlannedMove, planApproach, planFlight, planToCover, planToHideout } from './crim-moves.ts';
import { nearestHunters } from './nearest-hunter.ts';
import { canHideAt, EXTRA_CHARGE, hasCoverFrom } from './orders.ts';
import { isStruckDown } from './strikes.ts';

/** A step with what it is. */
export interface Foreseen extends Intended {
  readonly how: 'comes-out' | 'goes' | 'keeps-coming' | 'hides' | 'attacks' | 'by-text';
  /** What it attacks with, and how it stands then. */
  readonly attack?: Attack;
  readonly by?: CrimView;
}

/** One way that an action can go. */
export interface Way {
  readonly action: CrimAction;
  /** What has taken the place of what, in this order. */
  readonly instead: readonly Replacement[];
  /** The hunter that it measures from, if it looks for one. */
  readonly nearest: Seat | null;
  readonly does: readonly Foreseen[];
  /** Strikes eliminate it as it goes. */
  readonly isStruckDown?: true;
}

export interface Foresight {
  readonly crim: CrimView;
  /** Null if the card that says it is not open yet: there are no ways then. */
  readonly order: Order | null;
  /** Nothing comes before it that could change it without anybody's choice. */
  readonly isSettled: boolean;
  readonly ways: readonly Way[];
}

interface Path extends Pick<Way, 'instead' | 'nearest' | 'does'> {
  readonly state: View;
  readonly crim: CrimView;
  /** Nobody has chosen on the way. */
  readonly isSure: boolean;
}

/** The length of a way in inches and tenths. */
export function lengthOf(points: readonly Point[]): number {
  const length = points.slice(1).reduce((sum, point, i) => sum + distance(points[i]!, point), 0);
  return Math.round((length / INCH) * 10) / 10;
}

/** What is seen, to be changed in thought. */
const positionOf = (view: View): View =>
  supposing(view, {
    crims: view.crims.map(crim => supposing(crim, {})),
    hunters: view.hunters.map(hunter => supposing(hunter, {})),
  });

/** The seat's hunter at another point. */
export function standingAt(view: View, seat: Seat, at: Point): View {
  const state = positionOf(view);
  const { r } = hunterFigure(state, seat);
  const hunter = state.hunters[seat]!;
  const surface = groundIn(state).surfaceAt(at, r) ?? hunter.surface;
  return { ...state, hunters: state.hunters.with(seat, { ...hunter, ...at, surface }) };
}

/** What is to come of each crim in this turn, or in the next one if it has acted. */
export const foresee = (view: View): Foresight[] => foreseeIn(positionOf(view));
export function foreseeIn(state: View): Foresight[] {
  return state.crims.map(crim => {
    const order = orderAhead(state, crim);
    return { crim, order, isSettled: order !== null && isSettled(state), ways: order ? waysOf(state, crim, order) : [] };
  });
}

/** It has yet to act by the Control Card that lies open. */
const isToAct = ({ phase, step, acted }: View, { no }: CrimView): boolean =>
  phase === 'control' || phase === 'hunter' || (phase === 'crim' && step === 'crim' && no > acted);

/** UM-HIDE-5: of the next turn only the second Hide is known. */
function orderAhead(state: View, crim: CrimView): Order | null {
  if (isToAct(state, crim)) return orderInForce(state, crim);
  const next = orderInForce({ ...state, turn: state.turn + 1 }, crim);
  return next?.isForced ? next : null;
}

/** UM-INC-4, UM-EVT-4: before crims act others may enter, hunters may come back, and events may be carried out. */
const isSettled = ({ phase, step, queue, hunters }: View): boolean =>
  (phase === 'crim' && step === 'crim') || (phase === 'hunter' && queue.length === 0 && hunters.every(hunter => hunter.isIn));

/** What a step is; how certain it is, its path says. */
type Step = Omit<Foreseen, 'isCertain'>;
const OUT: Step = { how: 'comes-out', kind: 'other', target: null, amount: null };

/** orders.ts: `takeAction`. */
function waysOf(state: View, crim: CrimView, { action }: Order): Way[] {
  const path: Path = { state, crim, instead: [], nearest: null, does: [], isSure: true };
  if (action === 'hide') return ACTIONS.hide(path);
  if (seatsIn(state).length === 0) return [done(path, action)];
  if (!isHidden(crim)) return ACTIONS[action](path);
  const at = wayOut(state, crim);
  return at ? ACTIONS[action](stepped(standing(path, { ...at, hiddenIn: -1 }), OUT)) : [done(path, action)];
}

const done = ({ instead, nearest, does }: Path, action: CrimAction): Way => ({ action, instead, nearest, does });
const stepped = (path: Path, step: Step): Path => ({ ...path, does: [...path.does, { ...step, isCertain: path.isSure }] });

function standing(path: Path, there: Partial<CrimView>): Path {
  const crim = { ...path.crim, ...there };
  return { ...path, crim, state: { ...path.state, crims: path.state.crims.map(one => (one === path.crim ? crim : one)) } };
}

/** UM-CRIM-4: settled once; each of those who tie may be chosen. */
function measured(path: Path, act: (path: Path, seat: Seat) => readonly Way[]): Way[] {
  const seats = path.nearest === null ? nearestHunters(path.state, path.crim) : [path.nearest];
  return seats.flatMap(seat => act({ ...path, nearest: seat, isSure: path.isSure && seats.length === 1 }, seat));
}

/** A move as it was planned, and what comes after it; strikes may end it before (strikes.ts: `moveAsPlanned`). */
function moved(
  path: Path,
  action: CrimAction,
  plan: PlannedMove,
  how: 'goes' | 'keeps-coming',
  after: (path: Path) => readonly Way[],
): readonly Way[] {
  const { state, crim } = path;
  if (isStruckDown(state, crim, figureAfter(crim, plan))) return [{ ...done(path, action), isStruckDown: true }];
  const { x, y, surface, via } = plan;
  if (x === crim.x && y === crim.y && surface === crim.surface) return after(path);
  const step: Step = { how, kind: how === 'goes' ? 'move' : 'other', target: null, amount: lengthOf([crim, ...via, plan]) };
  return after(stepped(standing(path, { x, y, surface }), step));
}

function attacked(path: Path, action: CrimAction, seat: Seat, attack: Attack): Way {
  const { crim } = path;
  const target = { kind: 'hunter', id: seat };
  const hit = stepped(path, { how: 'attacks', kind: 'attack', target, amount: attack.damage, attack, by: crim });
  const hasMore = textsAt(crimTexts(crim.card), 'crim-hit').length > 0;
  return done(hasMore ? stepped({ ...hit, isSure: false }, AFTER_A_HIT) : hit, action);
}

/** UM-DEF-3: what its text does if the hunter fails to defend itself. */
const AFTER_A_HIT: Step = { how: 'by-text', kind: 'other', target: null, amount: null };

// The six actions, as in orders.ts

type Act = (path: Path) => readonly Way[];
const ACTIONS: Readonly<Record<CrimAction, (path: Path) => Way[]>> = {
  flee: path => [...(replaced(path, 'flee') ?? flees(path))],
  charge: path => [...(replaced(path, 'charge', { isEngaged: isEngaged(path) }) ?? charges(path))],
  'seek-cover': path => [...(replaced(path, 'seek-cover') ?? seeksCover(path))],
  hide: path => [...hides(path)],
  shoot: path => [...shoots(path)],
  fight: path => [...(replaced(path, 'fight', { isEngaged: isEngaged(path) }) ?? fights(path, 'fight'))],
};

const isEngaged = ({ state, crim }: Path): boolean => engagedSeats(state, crim).length > 0;

/** UM-CRIM-10: the ways of the action that takes the place of this one; null if it is carried out itself. */
function replaced(path: Path, order: CrimAction, known: Circumstances = {}): readonly Way[] | null {
  const other = replacement(path.crim, order, known);
  return other && ACTIONS[other.action]({ ...path, instead: [...path.instead, other] });
}

const flees: Act = path =>
  measured(path, (at, seat) => moved(at, 'flee', planFlight(at.state, at.crim, seat), 'goes', there => [done(there, 'flee')]));

const charges: Act = path =>
  measured(path, (at, seat) =>
    moved(at, 'charge', planApproach(at.state, at.crim, seat), 'goes', there =>
      isEngaged(there)
        ? fights(there, 'charge')
        : moved(there, 'charge', planApproach(there.state, there.crim, seat, EXTRA_CHARGE), 'keeps-coming', end => [done(end, 'charge')]),
    ),
  );

/** UM-CFGT-4: of several the First Player picks one. */
function fights(path: Path, action: CrimAction): Way[] {
  const seats = engagedSeats(path.state, path.crim);
  const attack = strongest(attacksOfCrim(path.crim, 'melee'))!;
  return seats.map(seat => attacked({ ...path, isSure: path.isSure && seats.length === 1 }, action, seat, attack));
}

const seeksCover: Act = path =>
  measured(path, (at, seat) =>
    hasCoverFrom(at.state, at.crim, seat)
      ? usesCover(at, seat)
      : moved(at, 'seek-cover', planToCover(at.state, at.crim, seat), 'goes', there => [done(there, 'seek-cover')]),
  );

/** UM-SEEK-1, UM-SEEK-2, UM-SEEK-9. */
function usesCover(path: Path, seat: Seat): Way[] {
  const attack = shotAt(path.state, path.crim, seat);
  if (attack) return [attacked(path, 'seek-cover', seat, attack)];
  return isEngaged(path) && isArmedForShooting(path.crim) ? fights(path, 'seek-cover') : [done(path, 'seek-cover')];
}

const HIDES: Step = { how: 'hides', kind: 'other', target: null, amount: null };

const hides: Act = path => {
  const { state, crim } = path;
  if (isHidden(crim)) return [done(path, 'hide')];
  const { feature, ...plan } = planToHideout(state, crim);
  return moved(path, 'hide', plan, 'goes', there => {
    if (!canHideAt(there.state, there.crim, feature)) return [done(there, 'hide')];
    return [done(stepped(standing(there, { hiddenIn: feature, hidInTurn: state.turn }), HIDES), 'hide')];
  });
};

/** UM-CRIM-9: whoever fights instead looks for no nearest hunter. */
const shoots: Act = path => {
  const instead = isArmedForShooting(path.crim) && replaced(path, 'shoot', { isEngaged: isEngaged(path) });
  if (instead) return instead;
  return measured(path, (at, seat) => {
    const attack = shotAt(at.state, at.crim, seat);
    return attack ? [attacked(at, 'shoot', seat, attack)] : replaced(at, 'shoot', { noShot: whyNoShot(at.state, at.crim, seat) })!;
  });
};
