/** Attacks of enemies and the evade roll, step by step. FW-EATK-1..6, FW-EVADE-1..14, FW-R-49..53, FW-R-62, FW-R-78. */
import { chanceAtLeast, type Distribution, gathered, yesOrNo } from '@quarry/board';
import { type Odds, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption } from '../content/box.ts';
import { capped, type Pool, plusDice, poolOf } from '../content/dice.ts';
import type { Condition } from '../content/kinds.ts';
import type { Extra } from '../content/types.ts';
import { type Effect, sayEffect } from '../content/words/index.ts';
import { chooseOne, chooseOrder, chooseSome, confirm } from '../decisions.ts';
import { discardCard } from '../deeds/cards.ts';
import { beginAfterBlow, beginPulse, countPushed, endBlow, endExtra, endPulse, pulseReaches, stayIdle } from '../deeds/enemies.ts';
import { attackMarshal, dropDistraction, showEvade } from '../deeds/fight.ts';
import { loseCondition } from '../deeds/marshals.ts';
import { rankThreat } from '../deeds/tracks.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import { enemyNamed } from '../effects/whom.ts';
import type { Table } from '../events.ts';
import { addTo, areMet, type Evade, newEvade, noAnswer } from '../in-the-making.ts';
import { actionBegun } from '../questions/series.ts';
import { type Mark, present } from '../questions/targets.ts';
import {
  coverDice,
  distanceTo,
  evadeDiceOf,
  faceIn,
  fewerDice,
  fieldIn,
  marshalOf,
  seatsOf,
  stepsFrom,
  terrainAt,
  textsOf,
} from '../questions.ts';
import type { ActivationState, BlowState, EnemyState, EnemyView, PulseState, View } from '../state.ts';
import { fallsFrom, hurtFeature } from './brief-rules.ts';
import { walkersIn } from './briefs/ground.ts';
import { type Judged, lessDice, reroll, rollFor, shown } from './dice.ts';
import { discardOfChoice } from './hands.ts';
import { conditionMarshal, frostAdds, hurt, lessened, suffer } from './health.ts';
import { mayShakeOff } from './injuries.ts';
import { squareOption, step } from './moving.ts';
import { chancesOf } from './odds.ts';
import { loseResources } from './resources.ts';
import { togetherAtFirst } from './together.ts';
import { interrupts } from './windows.ts';

/** What hits somebody. */
interface Hit {
  readonly type: 'melee' | 'ranged' | 'pulse';
  readonly damage: number;
  readonly condition: Condition | undefined;
}
export interface Blow extends Hit {
  readonly range: number;
}

/** FW-EATK-3, FW-R-62: a token that stands for a character is simply gone. */
export function* attackMark(table: Table, enemy: EnemyState, mark: Mark, blow: Blow): Rule {
  const { state } = table;
  if (mark.seat < 0) {
    if (state.fight.distractions.includes(mark.square)) dropDistraction(table, mark.square, true);
    else yield* strikeWalker(table, mark.square, blow.damage);
    return;
  }
  const answer = noAnswer();
  yield* interrupts(table, 'attack-declared', {
    about: mark.seat,
    enemy,
    n: blow.damage,
    answer,
    situation: { against: blow.type, enemy },
  });
  if (!enemy.isIn) return;
  const struck = answer.target >= 0 ? answer.target : mark.seat;
  if (present(state, { seat: struck, square: -1 }) === null) return stayIdle(table, enemy, 'attack', 'target-gone');
  if (distanceTo(fieldIn(state), marshalOf(state, struck).square, enemy) > blow.range)
    return stayIdle(table, enemy, 'attack', 'out-of-range');
  yield* attackSeat(table, enemy, struck, blow);
}

/** Somebody on the way who is of lowest threat. */
function* strikeWalker(table: Table, square: number, damage: number): Rule {
  const struck = walkersIn(table.state).find(one => one.square === square);
  if (struck) yield* hurtFeature(table, table.state.fight.features.find(one => one.id === struck.id)!, damage);
}

/** FW-EATK-4, FW-R-62: hidden characters too, and tokens that stand for one. */
export function pulsed(view: View, enemy: EnemyView, range: number): { readonly seats: Seat[]; readonly distractions: number[] } {
  const field = fieldIn(view);
  const isHit = (square: number): boolean => distanceTo(field, square, enemy) <= range;
  return {
    seats: seatsOf(view).filter(seat => isHit(marshalOf(view, seat).square)),
    distractions: view.fight.distractions.filter(isHit),
  };
}
export function reachesAnybody(view: View, enemy: EnemyView, range: number): boolean {
  const { seats, distractions } = pulsed(view, enemy, range);
  return seats.length + distractions.length > 0;
}

/** FW-EATK-4 to FW-EATK-6, FW-R-52: the set is fixed when the attack starts. */
export function pulse(table: Table, enemy: EnemyState, { range, damage, condition }: Blow): void {
  const { seats, distractions } = pulsed(table.state, enemy, range);
  for (const square of distractions) dropDistraction(table, square, true);
  beginPulse(table, seats, damage, condition ?? 'none');
}

/** One after the other, as the group says. */
export function* pulseOn(table: Table, activation: ActivationState, { left, damage, condition }: PulseState): Rule {
  const enemy = enemyNamed(table.state, activation.enemy);
  if (left.length === 0 || !enemy.isIn) return endPulse(table);
  const options = left.map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  const seat = yield* togetherAtFirst(table, { kind: 'order-pulse', rule: 'FW-EATK-5', options, facts: { enemy: enemy.id } });
  pulseReaches(table, seat);
  yield* interrupts(table, 'attack-declared', { about: seat, enemy, n: damage, situation: { against: 'pulse', enemy } });
  if (!enemy.isIn) return;
  yield* attackSeat(table, enemy, seat, { type: 'pulse', damage, condition: condition === 'none' ? undefined : condition });
}

function* attackSeat(table: Table, enemy: EnemyState, seat: Seat, blow: Hit): Rule {
  const { type, damage, condition } = blow;
  attackMarshal(table, seat, enemy.id, { kind: type, damage, condition: condition ?? 'none' });
  const suffered = yield* evadeAndSuffer(table, enemy, seat, blow);
  beginAfterBlow(table, seat, enemy.id);
  if (condition && suffered > 0) yield* conditionMarshal(table, seat, condition, 'FW-EVADE-8');
}

/** FW-EVADE-9 to FW-EVADE-11: what follows a blow, one extra effect after the other, then the step aside. */
export function* afterBlow(table: Table, activation: ActivationState, blow: BlowState): Rule {
  const enemy = enemyNamed(table.state, blow.by);
  const extra = extrasOf(activation)[blow.extrasDone];
  if (extra) {
    if (yield* extraEffect(table, enemy, blow, extra)) endExtra(blow);
    return;
  }
  endBlow(table);
  yield* moveOn(table, enemy, blow.seat);
  yield* mayDrop(table, blow.seat);
}
function extrasOf(activation: ActivationState): readonly Extra[] {
  const action = actionBegun(activation);
  return action.do === 'attack' ? (action.extra ?? []) : [];
}

/** FW-EVADE-1 to FW-EVADE-7; FW-CCON-8, FW-R-49: a shocked character does not roll. */
function* evadeAndSuffer(table: Table, enemy: EnemyState, seat: Seat, { type, damage }: Hit): Rule<number> {
  const { state } = table;
  const evade = newEvade({ seat, enemy, type, damage });
  const isShocked = marshalOf(state, seat).condition === 'shock';
  if (isShocked) loseCondition(table, seat, 'FW-CCON-8');
  else {
    yield* collectEvadeDice(table, evade);
    const judged = judgedEvade(state, evade);
    rollFor(table, evade, 'evade', judged, 'FW-EVADE-4');
    yield* interrupts(table, 'after-evade-roll', { about: seat, enemy, roll: evade, situation: { against: type, enemy } });
    yield* reroll(table, evade, 'evade', judged);
  }
  const { pips, crits, thrownOut, perCrit, result, left } = reckoned(state, evade, shown(evade));
  if (crits > 0) yield* critEffects(table, evade, crits);
  const coming = yield* lessened(table, seat, left, damage);
  const { dial, condition } = marshalOf(state, seat);
  const frost = frostAdds(condition, coming);
  const suffered = coming + frost;
  const { faces, bonus } = evade;
  const reduced = evade.reduced + left - coming;
  showEvade(table, seat, enemy.id, {
    damage,
    faces,
    pips,
    crits,
    thrownOut,
    perCrit,
    bonus,
    result,
    reduced,
    frost,
    suffered,
    dial: Math.max(0, dial - suffered),
  });
  return yield* suffer(table, seat, coming, 'attack', 'FW-EVADE-7');
}

/** FW-EVADE-5, FW-EVADE-6, FW-CCON-1, FW-R-50: what pips and criticals leave of the damage. */
function reckoned(state: View, evade: Evade, { pips, crits: rolled }: { readonly pips: number; readonly crits: number }) {
  const { seat, damage, reduced, bonus } = evade;
  const all = rolled + evade.addedCrits;
  const thrownOut = marshalOf(state, seat).condition === 'acid' ? all : 0;
  const crits = all - thrownOut;
  const perCrit = evade.perCrit.reduce((sum, one) => sum + (one.do === 'evade' ? one.n : 0), 0);
  const result = pips + bonus + crits * perCrit;
  return { pips, crits, thrownOut, perCrit, result, left: Math.max(0, damage - reduced - result) };
}

function judgedEvade(state: View, evade: Evade): Judged {
  const { enemy, damage: needs } = evade;
  return {
    stake(roll) {
      const { pips, crits, perCrit, result, left } = reckoned(state, evade, roll);
      const { bonus, reduced } = evade;
      return { of: 'evade', enemy: enemy.id, part: -1, needs, pips, crits, perCrit, bonus, result, less: reduced, comes: left };
    },
    odds(chances) {
      const left = gathered(chances.map(({ chance, ...roll }) => ({ value: reckoned(state, evade, roll).left, chance })));
      return { 'damage left': left, hit: yesOrNo(chanceAtLeast(left, 1)) };
    },
  };
}

/** FW-EVADE-1 to FW-EVADE-3, FW-EVADE-12, FW-EVADE-13, FW-R-78, FW-R-83. */
function* collectEvadeDice(table: Table, evade: Evade): Rule {
  const { state } = table;
  const { seat, enemy, type } = evade;
  const marshal = marshalOf(state, seat);
  evade.pool = poolOf(faceIn(marshal, 'armour').dice);
  for (const { card, text } of textsOf(state, seat, 'evade'))
    if (areMet(state, { seat, against: type, enemy }, text.if)) addTo(evade, text.effects, card);
  if (
    terrainAt(state, marshal.square) === 'cover' &&
    (yield* confirm({ seat, kind: 'take-die', rule: 'FW-TERR-2', facts: { why: 'cover' } }))
  )
    evade.pool = plusDice(evade.pool, coverDice(state, seat));
  if (enemy.condition === 'adhesive' && (yield* confirm({ seat, kind: 'take-die', rule: 'FW-ECON-2', facts: { why: 'adhesive' } })))
    evade.pool = plusDice(evade.pool, [1, 0, 0]);
  const options = marshal.hand.filter(card => evadeDiceOf(card) !== null).map(cardOption);
  const oddsOfSome = (cards: readonly number[]): Odds => judgedEvade(state, evade).odds(chancesOf(evadeDice(state, evade, cards)));
  const unhurt = [[], ...options.map(one => [one.value])].map(cards => chanceOf(oddsOfSome(cards)['damage left']!, 0));
  const facts = { enemy: enemy.id, damage: evade.damage, dice: evade.pool, unhurt };
  const discarded = yield* chooseSome({ seat, kind: 'discard-to-evade', rule: 'FW-EVADE-3', options, facts, oddsOfSome });
  for (const card of discarded) discardCard(table, seat, card, 'FW-EVADE-3');
  evade.pool = evadeDice(state, evade, discarded);
}

/** FW-EVADE-3: what is rolled if these cards are discarded for it. */
function evadeDice(state: View, { seat, pool }: Evade, cards: readonly number[]): Pool {
  const all = cards.reduce((dice, card) => plusDice(dice, evadeDiceOf(card)!), pool);
  return lessDice(capped(all), fewerDice(state, seat, 'evade'));
}

const chanceOf = (rows: Distribution, value: number): number => rows.find(one => one.value === value)?.chance ?? 0;

/** FW-EVADE-5: what each critical brings besides the result, in the owner's order. A condition is gained once for each (FW-R-44). */
function* critEffects(table: Table, evade: Evade, crits: number): Rule {
  const { seat, enemy, perCrit } = evade;
  const totals: Effect[][] = perCrit.flatMap(effect => {
    if (effect.do === 'evade' || effect.do === 'damage' || effect.do === 'no-alert') return [];
    return [effect.do === 'inflict' ? new Array<Effect>(crits).fill(effect) : [{ ...effect, n: effect.n * crits }]];
  });
  const options = totals.map(([effect], at) => option(`${at}-${effect!.do}`, { at, card: -1 }));
  const occasion = { seat, card: -1, about: seat, enemy, roll: null, deck: null, answer: noAnswer() };
  const facts = { effects: totals.map(effects => sayEffect(effects[0]!)) };
  for (const { at } of yield* chooseOrder({ seat, kind: 'order-effects', rule: 'FW-EVADE-5', options, facts }))
    yield* applyEffects(table, totals[at]!, occasion, 'FW-EVADE-5');
  yield* mayShakeOff(table, seat, 'evade-critical');
}

/** FW-EVADE-9. Whether it is done. */
function* extraEffect(table: Table, enemy: EnemyState, blow: BlowState, extra: Extra): Rule<boolean> {
  const { state } = table;
  const { seat } = blow;
  if (extra.do === 'push') return yield* pushBack(table, enemy, blow, extra.n);
  if (extra.do === 'discard') yield* discardOfChoice(table, seat, extra.n, false, 'FW-EVADE-9');
  if (extra.do === 'lose-resource') yield* loseResources(table, seat, extra.n, 'FW-EVADE-9');
  if (extra.do === 'threat-top' && state.fight.threat.includes(seat)) rankThreat(table, seat, 'top', 'FW-EVADE-9');
  return true;
}

/** Away from the enemy, square by square; the group chooses between equals. */
function* pushBack(table: Table, enemy: EnemyState, blow: BlowState, n: number): Rule<boolean> {
  const { state } = table;
  const { seat, pushed } = blow;
  const field = fieldIn(state);
  const here = marshalOf(state, seat).square;
  const isAway = (to: number): boolean => distanceTo(field, to, enemy) > distanceTo(field, here, enemy);
  const away = stepsFrom(state, here).filter(isAway);
  if (away.length === 0) {
    if (fallsFrom(state, here).some(isAway)) yield* hurt(table, seat, marshalOf(state, seat).dial, 'fall', 'FW-MAP-6');
    return true;
  }
  const to = yield* togetherAtFirst(table, {
    kind: 'enemy-route',
    rule: 'FW-EVADE-9',
    options: away.map(squareOption),
    facts: { enemy: enemy.id, left: n - pushed, pushes: seat },
  });
  countPushed(blow);
  yield* step(table, seat, to, 'pushed', 'FW-EVADE-9');
  return blow.pushed >= n;
}

/** FW-EVADE-10, FW-R-51. */
function* moveOn(table: Table, enemy: EnemyState, seat: Seat): Rule {
  const { state } = table;
  const options = stepsFrom(state, marshalOf(state, seat).square).map(squareOption);
  if (options.length === 0) return;
  yield* step(
    table,
    seat,
    yield* chooseOne({ seat, kind: 'evade-move', rule: 'FW-EVADE-10', options, facts: { enemy: enemy.id } }),
    'evade',
    'FW-EVADE-10',
  );
}

/** FW-EVADE-11: only if it would change anything. */
function* mayDrop(table: Table, seat: Seat): Rule {
  const { threat } = table.state.fight;
  if (!threat.includes(seat) || threat.at(-1) === seat) return;
  if (yield* confirm({ seat, kind: 'drop-threat', rule: 'FW-EVADE-11' })) rankThreat(table, seat, 'bottom', 'FW-EVADE-11');
}
