/**
 * The only functions that change the state. Each does one thing and tells the event that it is; the event feeds the log, the
 * screens and the tests. Deeds ask nobody anything: whatever needs a choice is a rule (rules/).
 */
import type { Point } from '@quarry/board';
import type { ClauseId, Seat } from '@quarry/kernel';
import type { Action, Attribute, CrimAction } from './content/types.ts';
import type { Source, TokenReward } from './events.ts';
import { bountyOf, slateOf } from './questions.ts';
import type { CrimState, HunterState, Phase, State, Step, Table } from './state.ts';

const without = (cards: readonly number[], gone: number): number[] => {
  const at = cards.indexOf(gone);
  return at < 0 ? cards.slice() : cards.toSpliced(at, 1);
};

/** Puts a model somewhere: on a feature, or on the ground with -1. */
function put(model: HunterState | CrimState, at: Point, surface: number): void {
  model.x = at.x;
  model.y = at.y;
  model.surface = surface;
}

// Turn and phases

export function goTo(table: Table, step: Step): void {
  table.state.step = step;
  table.state.done = 0;
}

export function beginPhase(table: Table, phase: Phase, rule: ClauseId): void {
  table.state.phase = phase;
  table.tell({ type: 'phase-begun', rule, phase, turn: table.state.turn });
}

export function makeFirst(table: Table, seat: Seat, rule: ClauseId): void {
  table.state.first = seat;
  table.tell({ type: 'first-player', rule, seat });
}

/** On to another step of the same activation: the place in the initiative order is kept. */
export function goOnTo(table: Table, step: Step): void {
  table.state.step = step;
}

/** This place in the initiative order is done with; the next one comes up. */
export function passOn(table: Table, step: Step): void {
  table.state.done += 1;
  table.state.step = step;
}

/** UM-END-9, of a lone player: the match is over without a tier. */
export function concede(table: Table, seat: Seat, rule: ClauseId): void {
  table.state.hasConceded = true;
  table.tell({ type: 'match-conceded', rule, seat });
}

/** UM-CTL-1, UM-CTL-2: what was to be passed until the turn ends is asked again. */
export function countTurn(table: Table, rule: ClauseId): void {
  table.state.turn += 1;
  table.passes.forget('turn');
  table.tell({ type: 'turn-begun', rule, turn: table.state.turn });
}

/** UM-CTL-4: the card of the turn before is used up now. */
export function flipControl(table: Table, rule: ClauseId): void {
  const { state } = table;
  const [card, ...rest] = state.controlPile;
  if (state.control >= 0) state.controlUsed = [...state.controlUsed, state.control];
  state.control = card!;
  state.controlPile = rest;
  table.tell({ type: 'control-flipped', rule, card: card!, reveals: true });
}

/** UM-END-4: all Control Cards used so far are shuffled, and one of them is the new deck. */
export function addOvertime(table: Table, rule: ClauseId): void {
  const { state } = table;
  const [card, ...rest] = table.chance.shuffle('control', [...state.controlUsed, state.control]);
  state.controlPile = [card!];
  state.controlUsed = rest;
  state.control = -1;
  state.overtime += 1;
  table.tell({ type: 'overtime-begun', rule, overtime: state.overtime });
}

/** UM-SET-16, UM-SET-17: in the order of UM-SET-24, control, events, crims. */
export function dealDecks(table: Table, controls: number, rule: ClauseId): void {
  const { state, chance } = table;
  const control = chance.shuffle('control', state.controlPile);
  state.controlPile = control.slice(0, controls);
  state.controlOut = control.slice(controls);
  state.eventPile = chance.shuffle('events', state.eventPile);
  state.crimPile = chance.shuffle('crims', state.crimPile);
  table.tell({ type: 'decks-shuffled', rule, controls });
}

/** The next seat of a step that goes round the table. */
export function countDone(table: Table): void {
  table.state.done += 1;
}

// Hunters in the zone

export function takeSlate(table: Table, seat: Seat, slate: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.slate = slate;
  table.tell({ type: 'hunter-chosen', rule, seat, slate, hunter: slateOf(hunter).id });
}

/** Puts a hunter's model into the zone: deployed or returning. */
export function placeHunter(table: Table, seat: Seat, at: Point, surface: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  put(hunter, at, surface);
  hunter.isIn = true;
  table.tell({ type: 'hunter-placed', rule, seat, x: at.x, y: at.y });
}

export function moveHunter(table: Table, seat: Seat, path: readonly Point[], surface: number, length: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  const from = { x: hunter.x, y: hunter.y };
  const end = path.at(-1) ?? from;
  put(hunter, end, surface);
  table.tell({ type: 'hunter-moved', rule, seat, path: [from, ...path].flatMap(({ x, y }) => [x, y]), surface, length });
}

export function woundHunter(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  table.state.hunters[seat]!.wounds += n;
  table.tell({ type: 'hunter-wounded', rule, seat, n, wounds: table.state.hunters[seat]!.wounds });
}

export function healHunter(table: Table, seat: Seat, n: number, rule: ClauseId, by: { readonly isRest?: true } = {}): void {
  const hunter = table.state.hunters[seat]!;
  const healed = Math.min(n, hunter.wounds);
  if (healed <= 0) return;
  hunter.wounds -= healed;
  table.tell({ type: 'hunter-healed', rule, seat, n: healed, wounds: hunter.wounds, ...by });
}

/** UM-INC-1..3, UM-FOC-4: out of the zone, Momentum and Focus gone, everything else kept. */
export function incapacitate(table: Table, seat: Seat, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  const { turn, phase } = table.state;
  hunter.isIn = false;
  hunter.momentum = 0;
  hunter.isFocused = false;
  hunter.fellInTurn = turn;
  hunter.fellInPhase = phase;
  hunter.actionsLeft = 0;
  hunter.extraActions = [];
  hunter.falls += 1;
  table.tell({ type: 'hunter-incapacitated', rule, seat });
}

export function comeBack(table: Table, seat: Seat, at: Point, surface: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  put(hunter, at, surface);
  hunter.isIn = true;
  hunter.hasReturned = true;
  table.tell({ type: 'hunter-returned', rule, seat, x: at.x, y: at.y });
}

/** UM-REST-4 holds for the turn of the return alone. */
export function forgetReturn(table: Table, seat: Seat): void {
  table.state.hunters[seat]!.hasReturned = false;
}

// Activation

export function beginActivation(table: Table, seat: Seat, actions: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.actionsLeft = actions;
  hunter.actionsLost = 0;
  hunter.extraActions = [];
  hunter.taken = [];
  hunter.usedThisActivation = [];
  table.tell({ type: 'hunter-activated', rule, seat, actions });
}

/** UM-END-11: a hunter's place has come, and what lasted until then is over. */
export function endWhatLasted(table: Table, seat: Seat): void {
  table.state.hunters[seat]!.actionsLost = 0;
}

export function endActivation(table: Table, seat: Seat, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.actionsLeft = 0;
  hunter.extraActions = [];
  table.tell({ type: 'activation-ended', rule, seat });
}

/** An extra Action Point that fits is spent before one of the two. */
export function spendAction(table: Table, seat: Seat, action: Action, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  const extra = hunter.extraActions.findIndex(one => one.only.includes(action));
  if (extra >= 0) hunter.extraActions = hunter.extraActions.toSpliced(extra, 1);
  else hunter.actionsLeft -= 1;
  hunter.taken = [...hunter.taken, action];
  table.tell({ type: 'action-taken', rule, seat, action });
}

export function grantAction(table: Table, seat: Seat, only: readonly Action[], rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.extraActions = [...hunter.extraActions, { only: [...only] }];
  table.tell({ type: 'action-granted', rule, seat });
}

export function loseActions(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  table.state.hunters[seat]!.actionsLost += n;
  table.tell({ type: 'actions-lost', rule, seat, n });
}

export function focus(table: Table, seat: Seat, rule: ClauseId): void {
  table.state.hunters[seat]!.isFocused = true;
  table.tell({ type: 'hunter-focused', rule, seat });
}

/** Focus is used up by a check, or ends unused (UM-FOC-3, UM-FOC-4). */
export function loseFocus(table: Table, seat: Seat, isUsed: boolean, rule: ClauseId): void {
  table.state.hunters[seat]!.isFocused = false;
  table.tell({ type: 'focus-spent', rule, seat, isUsed });
}

export function snare(table: Table, seat: Seat, isSnared: boolean, rule: ClauseId): void {
  table.state.hunters[seat]!.isSnared = isSnared;
  table.tell({ type: isSnared ? 'hunter-snared' : 'snare-shaken-off', rule, seat });
}

/** Marks a text as used: in this activation and in this match. */
export function useText(table: Table, seat: Seat, name: string): void {
  const hunter = table.state.hunters[seat]!;
  hunter.usedThisActivation = [...hunter.usedThisActivation, name];
  hunter.usedThisMatch = [...hunter.usedThisMatch, name];
}

// Resources

/** UM-ELIM-11: never below 0. `isFrozen`: an Impact 1 leaves no style to be scored (UM-IMP-7). */
export function gainPoints(
  table: Table,
  seat: Seat,
  n: number,
  source: Source,
  rule: ClauseId,
  kill: { readonly isFrozen?: boolean } = {},
): void {
  const hunter = table.state.hunters[seat]!;
  const gained = Math.max(-hunter.points, n);
  if (gained === 0) return;
  hunter.points += gained;
  table.tell({ type: 'points-gained', rule, seat, n: gained, source, points: hunter.points, ...kill });
}

/** UM-MOM-1: never below 0. */
export function gainMomentum(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  const gained = Math.max(-hunter.momentum, n);
  if (gained === 0) return;
  hunter.momentum += gained;
  table.tell({ type: 'momentum-gained', rule, seat, n: gained, momentum: hunter.momentum });
}

export function spendMomentum(table: Table, seat: Seat, cost: number, name: string, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.momentum -= cost;
  table.tell({ type: 'momentum-spent', rule, seat, n: cost, name, momentum: hunter.momentum });
}

export function takeReward(table: Table, seat: Seat, reward: TokenReward, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  if (reward === 'reload') hunter.reloads += 1;
  else hunter.medSprays += 1;
  table.tell({ type: 'token-taken', rule, seat, reward });
}

export function takeShot(table: Table, seat: Seat, attribute: Attribute, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.shots = [...hunter.shots, attribute];
  table.tell({ type: 'shot-taken', rule, seat, attribute });
}

export function endShots(table: Table, seat: Seat, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  if (hunter.shots.length === 0) return;
  hunter.shots = [];
  table.tell({ type: 'shots-ended', rule, seat });
}

export function useMedSpray(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  table.state.hunters[seat]!.medSprays -= 1;
  table.tell({ type: 'med-spray-used', rule, seat });
  healHunter(table, seat, n, rule);
}

export function deplete(table: Table, seat: Seat, weapon: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  if (hunter.depleted.includes(weapon)) return;
  hunter.depleted = [...hunter.depleted, weapon];
  table.tell({ type: 'attack-depleted', rule, seat, weapon, name: slateOf(hunter).attacks[weapon]!.name });
}

/** With a Reload token, or by a card or rule that says so (UM-POD-11). */
export function reload(table: Table, seat: Seat, weapon: number, isByToken: boolean, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.depleted = hunter.depleted.filter(one => one !== weapon);
  if (isByToken) hunter.reloads -= 1;
  table.tell({ type: 'attack-reloaded', rule, seat, weapon, name: slateOf(hunter).attacks[weapon]!.name });
}

// Crims

export function enterCrim(table: Table, card: number, at: Point, tube: number, rule: ClauseId): CrimState {
  const { state } = table;
  const crim: CrimState = {
    no: state.nextArrival,
    card,
    x: at.x,
    y: at.y,
    surface: -1,
    wounds: 0,
    hiddenIn: -1,
    hidInTurn: 0,
    lastAction: 'none',
    bounty: 0,
  };
  state.nextArrival += 1;
  state.crims = [...state.crims, crim];
  table.tell({ type: 'crim-entered', rule, crim: crim.no, card, tube, x: at.x, y: at.y, reveals: true });
  return crim;
}

/** How a crim moves of its own will, where that is worth a word. */
export type Gait = 'run' | 'close-in' | 'keep-coming';

/** `via` are the corners it went round. */
export function moveCrim(
  table: Table,
  crim: CrimState,
  to: Point,
  surface: number,
  rule: ClauseId,
  via: readonly Point[] = [],
  gait: { readonly how?: Gait } = {},
): void {
  const from = [crim.x, crim.y];
  if (from[0] === to.x && from[1] === to.y && surface === crim.surface) return;
  put(crim, to, surface);
  const path = [...from, ...[...via, to].flatMap(({ x, y }) => [x, y])];
  table.tell({ type: 'crim-moved', rule, crim: crim.no, card: crim.card, path, ...gait });
}

export function pushCrim(table: Table, crim: CrimState, to: Point, rule: ClauseId): void {
  const from = [crim.x, crim.y];
  put(crim, to, crim.surface);
  table.tell({ type: 'crim-pushed', rule, crim: crim.no, card: crim.card, path: [...from, to.x, to.y] });
}

export function woundCrim(
  table: Table,
  crim: CrimState,
  n: number,
  by: Seat,
  rule: ClauseId,
  how: { readonly isStrike?: true } = {},
): void {
  crim.wounds += n;
  table.tell({ type: 'crim-wounded', rule, crim: crim.no, card: crim.card, n, by, wounds: crim.wounds, ...how });
}

export function healCrim(table: Table, crim: CrimState, n: number, rule: ClauseId): void {
  const healed = Math.min(n, crim.wounds);
  if (healed === 0) return;
  crim.wounds -= healed;
  table.tell({ type: 'crim-healed', rule, crim: crim.no, card: crim.card, n: healed, wounds: crim.wounds });
}

/** UM-ELIM-2: the model is removed, its card goes to the crim discard. `by` is -1 if no hunter caused it (UM-ELIM-10). */
export function removeCrim(table: Table, crim: CrimState, by: Seat, rule: ClauseId): void {
  const { state } = table;
  state.crims = state.crims.filter(one => one !== crim);
  state.crimDiscard = [...state.crimDiscard, crim.card];
  if (by >= 0) state.hunters[by]!.kills += 1;
  table.tell({ type: 'crim-eliminated', rule, crim: crim.no, card: crim.card, by });
}

/** The card is discarded because there was no room for its model (UM-GEO-14). */
export function turnAwayCrim(table: Table, card: number, rule: ClauseId): void {
  table.state.crimDiscard = [...table.state.crimDiscard, card];
  table.tell({ type: 'crim-turned-away', rule, card, reveals: true });
}

export function hideCrim(table: Table, crim: CrimState, feature: number, rule: ClauseId): void {
  crim.hiddenIn = feature;
  crim.hidInTurn = table.state.turn;
  table.tell({ type: 'crim-hidden', rule, crim: crim.no, card: crim.card, feature });
}

/** Hidden no more. */
function bringOut(crim: CrimState, at: Point, surface: number): void {
  put(crim, at, surface);
  crim.hiddenIn = -1;
  crim.hidInTurn = 0;
}

export function revealCrim(table: Table, crim: CrimState, at: Point, rule: ClauseId): void {
  bringOut(crim, at, -1);
  table.tell({ type: 'crim-revealed', rule, crim: crim.no, card: crim.card, x: at.x, y: at.y });
}

/** A shot or a strike is told by its attack. */
const WITHIN: Readonly<Partial<Record<CrimAction, { readonly within: 'attack' }>>> = {
  shoot: { within: 'attack' },
  fight: { within: 'attack' },
};

/** UM-CRIM-3: what it carried out, after substitution. `isStaying`: it is in cover already (UM-SEEK-2). */
export function noteAction(
  table: Table,
  crim: CrimState,
  action: CrimAction,
  rule: ClauseId,
  how: { readonly isStaying?: true } = {},
): void {
  crim.lastAction = action;
  table.tell({ type: 'crim-acted', rule, crim: crim.no, card: crim.card, action, hiddenIn: crim.hiddenIn, ...how, ...WITHIN[action] });
}

/** UM-HIDE-8: it comes out of hiding by itself. */
export function comeOut(table: Table, crim: CrimState, at: Point, surface: number, rule: ClauseId): void {
  bringOut(crim, at, surface);
  table.tell({ type: 'crim-came-out', rule, crim: crim.no, card: crim.card, x: at.x, y: at.y });
}

/** UM-CRIM-2: the next crim in order of arrival has its turn; 0 when all have had theirs. */
export function countActed(table: Table, no: number): void {
  table.state.acted = no;
}

export function changeBounty(table: Table, crim: CrimState, n: number, rule: ClauseId): void {
  crim.bounty += n;
  table.tell({ type: 'bounty-changed', rule, crim: crim.no, card: crim.card, n, bounty: bountyOf(crim) });
}

function setPlacing(state: State, n: number, mode: State['placing']): void {
  state.toPlace = n;
  state.placing = mode;
  state.tubesUsed = [];
}

/** So many crims are to be placed, one after another, at tubes that have received none. */
export function orderCrims(table: Table, n: number, mode: State['placing'], rule: ClauseId): void {
  setPlacing(table.state, n, mode);
  table.tell({ type: 'crims-ordered', rule, n, mode });
}

export function takeTube(table: Table, tube: number): void {
  const { state } = table;
  state.tubesUsed = [...state.tubesUsed, tube];
  state.toPlace -= 1;
}

export function endPlacing(table: Table): void {
  setPlacing(table.state, 0, 'random');
}

/** UM-CTL-11: the top crim card, after the discard was shuffled if the deck is empty; -1 if there is none. */
export function takeCrim(table: Table): number {
  const { state } = table;
  if (state.crimPile.length === 0 && state.crimDiscard.length > 0) {
    state.crimPile = table.chance.shuffle('crims', state.crimDiscard);
    state.crimDiscard = [];
    table.tell({ type: 'crims-reshuffled', rule: 'UM-CTL-11' });
  }
  const [card = -1, ...rest] = state.crimPile;
  state.crimPile = rest;
  return card;
}

// Pods

export function openPod(table: Table, seat: Seat, pod: number, rule: ClauseId): void {
  const { state } = table;
  state.pods = state.pods.map((isFull, i) => isFull && i !== pod);
  state.hunters[seat]!.podsOpened += 1;
  table.tell({ type: 'pod-opened', rule, seat, pod });
}

export function restockPods(table: Table, rule: ClauseId): void {
  table.state.pods = table.state.pods.map(() => true);
  table.tell({ type: 'pods-restocked', rule });
}

export function emptyPod(table: Table, pod: number, rule: ClauseId): void {
  table.state.pods = table.state.pods.map((isFull, i) => isFull && i !== pod);
  table.tell({ type: 'pod-emptied', rule, pod });
}

// Event cards

/** An empty deck is remade from the shuffled discard; false if there is no card at all (UM-EVT-6). */
function hasEvent(table: Table): boolean {
  const { state } = table;
  if (state.eventPile.length > 0) return true;
  if (state.eventDiscard.length === 0) return false;
  state.eventPile = table.chance.shuffle('events', state.eventDiscard);
  state.eventDiscard = [];
  table.tell({ type: 'events-reshuffled', rule: 'UM-EVT-6' });
  return true;
}

/** Takes the top event card off its deck; -1 if deck and discard are empty. */
export function takeEvent(table: Table): number {
  if (!hasEvent(table)) return -1;
  const { state } = table;
  const card = state.eventPile[0]!;
  state.eventPile = state.eventPile.slice(1);
  return card;
}

/** UM-EVT-2, UM-EVT-12: a Keeper comes to hand, seen by all if it was flipped, else by its drawer alone. */
export function keepEvent(table: Table, seat: Seat, card: number, isFlipped: boolean, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.keepers = [...hunter.keepers, card];
  if (isFlipped) table.tell({ type: 'keeper-flipped', rule, seat, card, reveals: true });
  else table.tell({ type: 'keeper-drawn', rule, seat, secret: { to: [seat], facts: { card } } });
}

/** UM-EVT-3: any other card waits with its owner until the phase closes. */
export function queueEvent(table: Table, seat: Seat, card: number, isFlipped: boolean, rule: ClauseId): void {
  table.state.queue = [...table.state.queue, { card, owner: seat }];
  table.tell({ type: 'event-queued', rule, seat, card, isFlipped, reveals: true });
}

export function discardKeeper(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  hunter.keepers = without(hunter.keepers, card);
  state.eventDiscard = [...state.eventDiscard, card];
  table.tell({ type: 'keeper-discarded', rule, seat, card, reveals: true });
}

export function playKeeper(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  hunter.keepers = without(hunter.keepers, card);
  state.eventDiscard = [...state.eventDiscard, card];
  table.tell({ type: 'keeper-played', rule, seat, card, reveals: true });
}

/** The first of the queue leaves it; it is discarded after it was carried out, unless it stays in force. */
export function takeFromQueue(table: Table, rule: ClauseId): State['queue'][number] {
  const [first, ...rest] = table.state.queue;
  table.state.queue = rest;
  table.tell({ type: 'event-carried-out', rule, card: first!.card, seat: first!.owner });
  return first!;
}

export function discardEvent(table: Table, card: number): void {
  table.state.eventDiscard = [...table.state.eventDiscard, card];
}

export function putInForce(table: Table, seat: Seat, card: number, until: number, rule: ClauseId): void {
  table.state.inForce = [...table.state.inForce, { card, owner: seat, until }];
  table.tell({ type: 'event-in-force', rule, seat, card });
}

export function endForce(table: Table, one: State['inForce'][number], rule: ClauseId): void {
  const { state } = table;
  state.inForce = state.inForce.filter(other => other !== one);
  state.eventDiscard = [...state.eventDiscard, one.card];
  table.tell({ type: 'event-expired', rule, card: one.card });
}
