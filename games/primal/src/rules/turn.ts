/** A turn but for its actions: start, movement, end of the Action phase, attrition, end. PA-TURN-*, PA-MOVE-*, PA-ENDA-*, PA-ATT-*, PA-EOT-*, PA-TERR-7, PA-TERR-8. */
import { type Option, option, type Refused, type Rule, type Seat } from '@quarry/kernel';
import { attritionCard, burdenCard, cardOption, colourOf, isDefensive, sortOf } from '../content/box.ts';
import type { Icon } from '../content/kinds.ts';
import { chooseOne, chooseSome, type Help, type Movement, whoeverFirst } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import * as own from '../deeds/hunters.ts';
import * as beast from '../deeds/monster.ts';
import { closeTurn, giveTurn, goTo, openTurn, pauseTurn, resumeTurn, skipTurn } from '../deeds/round.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { hunterOf, isUp, neighbours, positionOfHunter, standingSeats, terrainCount } from '../places.ts';
import { defenceOf, handLimit, moveCost, purse } from '../questions.ts';
import type { State, View } from '../state.ts';
import { feels, has, monsterDamage, standing, sumOf } from '../texts-in-force.ts';
import { afterDiscard, type Hunt, handSizes, happen, huntOf } from './chain.ts';
import { payStamina } from './costs.ts';
import { drawCards } from './decks.ts';
import { DEED, endIfFallen } from './endings.ts';
import { hurt } from './harm.ts';
import { giveHelp, helpQuestions } from './help.ts';
import { riseUp } from './rising.ts';
import { type RestOfStep, settle } from './settle.ts';
import { arrive, becomeThreatened, groundWaits } from './terrain.ts';

/** Whose turn is next: whoever waited for the one that is over, else the next in order (PA-TERR-8, PA-R-29). */
export function* nextTurn(table: Table): Rule {
  const { state } = table;
  const waiter = state.paused.find(seat => state.hunters[state.hunters[seat]!.waitsFor]!.hasPlayed);
  if (waiter !== undefined) return resumeTurn(table, waiter);
  const [seat] = state.toPlay;
  if (seat === undefined) return goTo(table, 'end-round');
  if (state.hunters[seat]!.ko !== 'eliminated') return giveTurn(table, seat);
  beast.endBlinds(table, seat); // PA-KW-BLIND-4
  skipTurn(table, seat);
}

const START_ICONS = { front: 'start-front', flank: 'start-flank', rear: 'start-rear' } as const;
/** PA-TRIG-12 to PA-TRIG-17. */
export function iconsOfStart(view: View, seat: Seat): Icon[] {
  const positions = standingSeats(view).map(one => positionOfHunter(view, one));
  return [
    START_ICONS[positionOfHunter(view, seat)],
    ...(positions.includes('flank') ? (['start-any-flank'] as const) : []),
    ...(positions.includes('rear') ? (['start-any-rear'] as const) : []),
    ...(feels(view, seat, 'water') ? (['start-water'] as const) : []),
  ];
}

/** PA-KO-14 to PA-KO-16, PA-KW-BLIND-3, PA-TERR-14, PA-TURN-1 to PA-TURN-4. */
export function* beginTurn(table: Table): Rule {
  const hunt = huntOf(table);
  const { state } = hunt;
  const seat = state.active;
  openTurn(hunt, seat);
  beast.endBlinds(hunt, seat);
  if (!isUp(state, seat)) {
    yield* riseUp(hunt, seat, seat, state.hunters[seat]!.ko === 'red' ? 'PA-KO-14' : 'PA-KO-15');
    return yield* settle(hunt, CLOSE_TURN);
  }
  if (state.hunters[seat]!.placement === 'plateau') own.stepOff(hunt, seat);
  happen(hunt, { on: 'turn-start', seat, icons: iconsOfStart(state, seat) });
  groundWaits(hunt, seat, 'start');
  yield* settle(hunt, TURN_START);
}
export const CLOSE_TURN: RestOfStep = { rest: 'close-turn', rule: letTurnEnd };
function* letTurnEnd(hunt: Hunt): Rule {
  closeTurn(hunt, hunt.state.active);
}
export const TURN_START: RestOfStep = { rest: 'end-turn-start', rule: endTurnStart };
function* endTurnStart(hunt: Hunt): Rule {
  goTo(hunt, 'move');
  endIfFallen(hunt);
}

/** Those for whom a hider could wait. */
const awaited = ({ toPlay, hunters }: State): Seat[] => toPlay.filter(seat => hunters[seat]!.ko !== 'eliminated');

function canHide(state: State, seat: Seat): boolean {
  const { sector, hand } = state.hunters[seat]!;
  const brush = state.terrain.find(one => one.kind === 'brush' && one.sector === sector);
  return (
    brush !== undefined &&
    brush.occupant < 0 &&
    hand.some(card => colourOf(card) === 'green') &&
    awaited(state).length > 0 &&
    !has(state, -1, 'no-recycle')
  );
}

/** The Movement phase: hide, move or stay (PA-MOVE-1, PA-MOVE-2); others may Taunt. */
export function* move(table: Table): Rule {
  const hunt = huntOf(table);
  const { state } = hunt;
  const seat = state.active;
  const said = yield* whoeverFirst<Movement | Help>(() => [
    ...helpQuestions(hunt, false),
    {
      seat,
      kind: 'move',
      rule: 'PA-MOVE-1',
      options: movements(state, seat),
      not: () => whyNotMoved(state, seat),
      facts: { cost: moveCost(state, seat) },
      isVeiled: state.isClosed,
    },
  ]);
  const chosen = said.value;
  switch (chosen.is) {
    case 'go':
      return yield* go(hunt, seat, chosen.to);
    case 'stay':
      return yield* stay(hunt, seat);
    case 'hide':
      return yield* hide(hunt, seat);
    default:
      yield* giveHelp(hunt, said.seat, chosen);
  }
}

const canGo = (state: State, seat: Seat): boolean => purse(state, seat) >= moveCost(state, seat);
function movements(state: State, seat: Seat): Option<Movement>[] {
  const beside = canGo(state, seat) ? neighbours(state.hunters[seat]!.sector) : [];
  return [
    ...beside.map(to => option<Movement>(`sector-${to}`, { is: 'go', to }, { kind: 'sector', id: to })),
    ...(canHide(state, seat) ? [option<Movement>('hide', { is: 'hide' })] : []),
    option<Movement>('stay', { is: 'stay' }),
  ];
}
const whyNotMoved = (state: State, seat: Seat): Refused[] =>
  canGo(state, seat)
    ? []
    : [{ about: [], why: 'PA-MOVE-1', facts: { reason: 'move-cost', cost: moveCost(state, seat), held: purse(state, seat) } }];

function* go(hunt: Hunt, seat: Seat, to: number): Rule {
  const hands = handSizes(hunt.state);
  const paid = yield* payStamina(hunt, seat, moveCost(hunt.state, seat), -1);
  own.moveTo(hunt, seat, to, 'paid', 'PA-MOVE-1');
  arrive(hunt, seat);
  afterDiscard(hunt, seat, paid);
  yield* settle(hunt, MOVE, { hands });
}
function* stay(hunt: Hunt, seat: Seat): Rule {
  const { state } = hunt;
  own.stayPut(hunt, seat);
  if (!state.hunters[seat]!.hasMoved && !has(state, seat, 'no-threat-by-staying')) becomeThreatened(hunt, seat, 'PA-MOVE-2');
  yield* settle(hunt, MOVE);
}
export const MOVE: RestOfStep = { rest: 'end-move', rule: endMove };
function* endMove(hunt: Hunt): Rule {
  goTo(hunt, 'act');
  endIfFallen(hunt);
}

/** PA-TERR-7: a dodge is recycled, and a hunter named. */
function* hide(hunt: Hunt, seat: Seat): Rule {
  const { state } = hunt;
  const hands = handSizes(state);
  const dodges = state.hunters[seat]!.hand.filter(card => colourOf(card) === 'green').map(cardOption);
  const card = yield* chooseOne({ seat, kind: 'hide', rule: 'PA-TERR-7', options: dodges, isVeiled: state.isClosed });
  const names = awaited(state).map(one => option(`seat-${one}`, one, { kind: 'seat', id: one }));
  const whom = yield* chooseOne({ seat, kind: 'hide-for', rule: 'PA-TERR-7', options: names, facts: { card } });
  cards.recycle(hunt, seat, [card]);
  yield* drawCards(hunt, seat, 1, 'card', 'PA-KW-RECYCLE-1');
  afterDiscard(hunt, seat, [card]);
  if (isUp(state, seat)) pauseTurn(hunt, seat, whom, card);
  yield* settle(hunt, DEED, { hands });
}

export const isWound = (card: number): boolean => sortOf(card) === 'burden' && burdenCard(card).kind === 'wound';
/** PA-TRIG-23: an attack that was not played with Stealth. */
export function iconsOfActionsEnd(view: View, seat: Seat): Icon[] {
  const { sequence, stealthy } = hunterOf(view, seat);
  return sequence.some(card => colourOf(card) === 'red' && !stealthy.includes(card)) ? ['end-action-attack'] : [];
}

/** PA-ENDA-1 to PA-ENDA-5. */
export function* endActions(table: Table): Rule {
  const hunt = huntOf(table);
  const { state } = hunt;
  const seat = state.active;
  const hunter = state.hunters[seat]!;
  const hands = handSizes(state);
  cards.discard(hunt, seat, hunter.hand.filter(isWound), 'wound', 'PA-ENDA-1');
  if (hunter.hand.length >= 2) own.changeStamina(hunt, seat, 1, 'PA-ENDA-2');
  happen(hunt, { on: 'actions-end', seat, icons: iconsOfActionsEnd(state, seat) });
  yield* settle(hunt, ACTION_PHASE, { hands });
}
export const ACTION_PHASE: RestOfStep = { rest: 'end-action-phase', rule: endActionPhase };
function* endActionPhase(hunt: Hunt): Rule {
  goTo(hunt, 'attrition');
  endIfFallen(hunt);
}

/** PA-ATT-1 to PA-ATT-13. */
export function* attrition(table: Table): Rule {
  const hunt = huntOf(table);
  const { active: seat, hunters } = hunt.state;
  happen(hunt, { on: 'attrition-start', seat });
  yield* settle(hunt, SUFFER_ATTRITION, { about: hunters[seat]!.isThreatened ? 2 : 1 });
}
export const SUFFER_ATTRITION: RestOfStep = { rest: 'suffer-attrition', rule: revealAndSuffer };
function* revealAndSuffer(hunt: Hunt, revealed: number): Rule {
  const { state } = hunt;
  const seat = state.active;
  if (isUp(state, seat)) yield* disrupt(hunt, seat);
  const hands = handSizes(state);
  if (isUp(state, seat)) yield* sufferAttrition(hunt, seat, revealed);
  beast.discardAttrition(hunt);
  yield* settle(hunt, END_ATTRITION, { hands });
}
export const END_ATTRITION: RestOfStep = { rest: 'end-attrition', rule: endAttrition };
function* endAttrition(hunt: Hunt): Rule {
  const { state } = hunt;
  const seat = state.active;
  if (isUp(state, seat)) happen(hunt, { on: 'attrition-end', seat, icons: ['end-attrition'] });
  yield* settle(hunt, LEAVE_ATTRITION);
}
export const LEAVE_ATTRITION: RestOfStep = { rest: 'leave-attrition', rule: leaveAttrition };
function* leaveAttrition(hunt: Hunt): Rule {
  own.clearDefence(hunt, hunt.state.active);
  goTo(hunt, 'end-turn');
}

/** PA-TERR-30: one disrupt token for each dust, on different defensive cards. Terrain comes after what cards say (PA-PRIO-4). */
function* disrupt(hunt: Hunt, seat: Seat): Rule {
  const { state } = hunt;
  const { sector, sequence } = state.hunters[seat]!;
  const dust = feels(state, seat, 'dust') ? terrainCount(state, sector, 'dust') : 0;
  const open = sequence.filter(isDefensive);
  const n = Math.min(dust, open.length);
  if (n === 0) return;
  cards.layDisruption(
    hunt,
    seat,
    yield* chooseSome({ seat, kind: 'disrupt', rule: 'PA-TERR-30', options: open.map(cardOption), min: n, max: n, facts: { n } }),
  );
}

function* sufferAttrition(hunt: Hunt, seat: Seat, n: number): Rule {
  const { state } = hunt;
  for (let i = 0; i < n; i++) {
    if (state.attrition.pile.length === 0) beast.shuffleAttrition(hunt);
    beast.revealAttrition(hunt, seat);
  }
  const card = yield* whichCounts(hunt, seat);
  const { value: printed, colours, effects } = attritionCard(card);
  const value = Math.max(0, printed + sumOf(standing(state, seat, 'attrition-value')));
  const sum = { value, ...defenceOf(state, seat, colours) };
  if (sum.defence < value) {
    own.failAttrition(hunt, seat, card, sum);
    yield* hurt(hunt, [{ seat, damage: monsterDamage(state) }], 'attrition', card, 'PA-ATT-8');
  } else {
    own.resist(hunt, seat, card, sum);
    if (value > 0) happen(hunt, { on: 'avoided', seat });
  }
  if (effects && isUp(state, seat)) yield* applyEffects(hunt, effects, newOccasion({ voice: 'monster', seat, card }));
}

/** PA-ATT-4, PA-ATT-6: the higher one; of equals that differ, as the hunter says. */
function* whichCounts({ state }: Hunt, seat: Seat): Rule<number> {
  const { revealed } = state.attrition;
  const values = revealed.map(card => attritionCard(card).value);
  const highest = revealed.filter((_, i) => values[i] === Math.max(...values));
  const differ = highest.filter((card, i) => highest.findIndex(other => isLike(card, other)) === i);
  return yield* chooseOne({ seat, kind: 'choose-attrition', rule: 'PA-ATT-6', options: differ.map(cardOption), facts: { cards: differ } });
}
const isLike = (a: number, b: number): boolean => attritionCard(a).name === attritionCard(b).name;

/** PA-EOT-1 to PA-EOT-9. Of whoever has fallen nothing is left to do (PA-R-63). */
export function* endTurn(table: Table): Rule {
  const hunt = huntOf(table);
  const { state } = hunt;
  const seat = state.active;
  if (isUp(state, seat)) yield* refill(hunt, seat);
  yield* settle(hunt, TURN_MONSTER);
}
export const TURN_MONSTER: RestOfStep = { rest: 'turn-monster', rule: turnMonster };
function* turnMonster(hunt: Hunt): Rule {
  const { state } = hunt;
  if (isUp(state, state.active) && beast.turn(hunt, state.hunters[state.aggro]!.sector, 'PA-EOT-6'))
    happen(hunt, { on: 'turned', seat: -1, icons: ['turn'] });
  yield* settle(hunt, TURN_END);
}
export const TURN_END: RestOfStep = { rest: 'end-of-turn', rule: endOfTurn };
function* endOfTurn(hunt: Hunt): Rule {
  const { state } = hunt;
  const seat = state.active;
  if (isUp(state, seat)) {
    happen(hunt, { on: 'turn-end', seat });
    groundWaits(hunt, seat, 'end');
  }
  yield* settle(hunt, CLOSE_TURN);
}

function* refill(hunt: Hunt, seat: Seat): Rule {
  const { state } = hunt;
  const hunter = state.hunters[seat]!;
  cards.discardSequence(hunt, seat);
  const limit = handLimit(state, seat);
  const wanted = limit - hunter.hand.length - hunter.strain + sumOf(standing(state, seat, 'draws-at-refill'));
  own.easeStrain(hunt, seat);
  if (wanted > 0) yield* drawCards(hunt, seat, wanted, 'refill', 'PA-EOT-2');
  const over = hunter.hand.length - limit;
  if (!isUp(state, seat) || over <= 0) return;
  const given = yield* chooseSome({
    seat,
    kind: 'discard-down',
    rule: 'PA-EOT-5',
    options: hunter.hand.map(cardOption),
    min: over,
    max: over,
    ordered: true,
    facts: { n: over },
  });
  cards.discard(hunt, seat, given, 'limit', 'PA-EOT-5');
  afterDiscard(hunt, seat, given);
}
