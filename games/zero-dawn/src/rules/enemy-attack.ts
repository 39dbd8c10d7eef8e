/**
 * Enemy attacks on hunters, in the order of ZD-R-78: interrupts, ruin, evade, damage, conditions, AOE, push, forced dodge.
 * Clauses ZD-EATK-1..15, ZD-EEFF-1..7, ZD-TERR-10..13, ZD-HCOND-1, ZD-HCOND-5, ZD-HCOND-6; rulings ZD-R-78..90, ZD-R-155,
 * ZD-R-164, ZD-R-168.
 */

import { clockwiseFrom, type Rule, type Seat, seatAfter } from '@quarry/kernel';
import { equipmentCard } from '../content/box.ts';
import { addDice, coloursOf, diceOf, type Face } from '../content/dice.ts';
import type { AttackBox, Blow } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { chooseSome, type EvadeRolled } from '../decisions.ts';
import {
  beginPulse,
  catchHunter,
  easeHunter,
  ignoreAttack,
  inflictOnHunter,
  launchAttack,
  pulseReaches,
  rerollDice,
  rollDice,
  sumUpEvade,
  useRuin,
} from '../deeds.ts';
import { addToEvade } from '../effects/vocabulary.ts';
import type { NoAttack, Stake, Table } from '../events.ts';
import { type Evade, holds } from '../in-the-making.ts';
import { arcIndex, dieOptions, equipped, isInPlay, mapInPlay } from '../questions.ts';
import type { EnemyOnField, EnemyState, Field, State } from '../state.ts';
import { forEachText, modificationsOn } from '../texts-in-force.ts';
import { sufferDamage } from './damage.ts';
import { anyTime, atMoment } from './interrupts.ts';
import { mustMove, walk } from './movement.ts';
import { evadeOdds, evadeRerollOdds } from './odds.ts';
import { closest, inSight, settle } from './targets.ts';
import { speak, useOnce } from './triggers.ts';

/** ZD-R-67: at least one hunter must be up, in range and in sight; null if one is. */
export function whyNoAttack(state: Field, enemy: EnemyOnField, { range }: AttackBox): NoAttack | null {
  if (inSight(state, enemy, range).length > 0) return null;
  const { area } = mapInPlay(state);
  if (state.hunters.some(hunter => hunter.isUp && area.distance(hunter.square, enemy.square) <= range)) return 'nobody-in-sight';
  return range === 0 ? 'nobody-in-square' : 'nobody-in-range';
}

/** ZD-EATK-1..3: those of whom melee and ranged strike one, and all whom a pulse reaches: ZD-R-81, in turn order from the active player. */
export function struckBy(state: Field, enemy: EnemyOnField, box: AttackBox): Seat[] {
  const seen = inSight(state, enemy, box.range);
  if (box.do === 'pulse') return clockwiseFrom(state.active, state.hunters.length).filter(one => seen.includes(one));
  return box.do === 'ranged' ? closest(state, enemy, seen) : seen;
}

/** ZD-EATK-1..3: melee against one in range, ranged against the closest, pulse against all. */
export function* attackHunters(table: Table, enemy: EnemyState, box: AttackBox): Rule {
  const { state } = table;
  const struck = struckBy(state, enemy, box);
  if (box.do === 'pulse') return beginPulse(table, struck);
  const seat = yield* settle(table, enemy, struck);
  yield* attackHunter(table, enemy, seat, box);
}

/** A pulse reaches one hunter after the other. */
export function* pulseOn(table: Table, enemy: EnemyState, seat: Seat, box: AttackBox): Rule {
  pulseReaches(table);
  if (table.state.hunters[seat]!.isUp) yield* attackHunter(table, enemy, seat, box);
}

function* attackHunter(table: Table, enemy: EnemyState, seat: Seat, box: AttackBox): Rule {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const blows = box.effects ?? [];
  const centre = hunter.square;
  const evade: Evade = {
    seat,
    enemy,
    kind: box.do,
    blows,
    pool: [0, 0, 0],
    blocked: 0,
    rerolls: 0,
    rerollBy: -1,
    dodges: 0,
    isIgnored: false,
    damage: 0,
  };
  const blow = { enemy: enemy.id, seat, kind: box.do, damage: box.damage };
  launchAttack(table, blow, `ZD-EATK-${box.do === 'melee' ? 1 : box.do === 'ranged' ? 2 : 3}`);
  yield* speak(table, seat, 'attacked', { enemy, evade });
  yield* atMoment(table, seat, { moment: 'attacked', enemy, evade, odds: card => evadeOdds(state, evade, box.damage, card) });
  if (evade.isIgnored) ignoreAttack(table, blow, 'ZD-R-78');
  if (evade.isIgnored || !hunter.isUp || !isInPlay(enemy)) return;
  if (state.ruins.includes(hunter.square)) {
    // ZD-TERR-10..13, ZD-R-79, ZD-R-80: the first attack on a hunter there is wholly ignored.
    useRuin(table, hunter.square, blow, 'ZD-TERR-10');
    return;
  }
  const damage = yield* rollEvade(table, evade, box.damage);
  evade.damage = damage;
  yield* sufferDamage(table, seat, damage, 'ZD-EATK-13', { within: 'attack' });
  if (damage > 0) yield* applyBlows(table, evade, centre);
  if (hunter.isUp) yield* mustMove(table, seat, seat, mapInPlay(state).area.neighbours(hunter.square), 'forced-dodge', 'ZD-EATK-14');
  if (hunter.isUp && isInPlay(enemy)) {
    const moment = damage > 0 ? 'damaged' : 'evaded';
    yield* speak(table, seat, moment, { enemy, evade });
    yield* atMoment(table, seat, { moment, enemy, evade });
  } else yield* anyTime(table);
}

/** ZD-EATK-8..12, ZD-HCOND-5, ZD-HCOND-6: armour dice, one reroll, Freeze throws out crits, the rest block. Gives the damage left. */
function* rollEvade(table: Table, evade: Evade, damage: number): Rule<number> {
  const { state } = table;
  const { seat } = evade;
  const hunter = state.hunters[seat]!;
  yield* gatherEvade(table, evade);
  const dice = diceOf(evade.pool);
  const stake = (): Stake => ({ of: 'evade', enemy: evade.enemy.id, damage, blocked: evade.blocked });
  let faces: readonly Face[] = dice.length > 0 ? rollDice(table, 'evade', dice, 'ZD-EATK-8', { seat, stake: stake() }) : [];
  const rolled = (): EvadeRolled => ({ dice: coloursOf(dice), faces, ...stake() });
  yield* atMoment(table, seat, { moment: 'evade-rolled', enemy: evade.enemy, evade, rolled });
  if (evade.rerolls > 0 && faces.length > 0) {
    const options = dieOptions(faces.length);
    const grants = { granting: [evade.rerollBy], upTo: [evade.rerolls] };
    const shown = faces;
    const again = yield* chooseSome({
      seat,
      kind: 'reroll-evade',
      rule: 'ZD-R-30',
      options,
      max: evade.rerolls,
      facts: { ...rolled(), ...grants },
      oddsOfSome: those => evadeRerollOdds(state, evade, damage, { dice, faces: shown, again: those }),
    });
    if (again.length > 0) faces = rerollDice(table, 'evade', { dice, faces, again }, { seat, stake: stake(), grants }, 'ZD-R-30');
  }
  const kept = hunter.freeze > 0 ? faces.filter(face => face !== 'crit') : faces;
  easeHunter(table, seat, 'freeze', 'ZD-HCOND-6');
  let pips = 0;
  let crits = 0;
  for (const face of kept) {
    if (face === 'crit') crits += 1;
    else pips += face;
  }
  const armour = equipped(hunter, 'armour');
  if (armour >= 0) {
    const printed = equipmentCard(armour);
    for (let i = 0; i < crits && printed.kind === 'armour'; i++) yield* addToEvade(table, evade, printed.crit, armour);
  }
  // ZD-EATK-11, ZD-R-88: a dodge by armour is a move of its own, before the damage.
  for (let i = 0; i < evade.dodges && hunter.isUp; i++) yield* walk(table, seat, 1, 'dodge', 'ZD-EATK-11');
  const lost = Math.max(0, damage - pips - evade.blocked);
  sumUpEvade(table, evade, { damage, faces: kept, thrownOut: faces.length - kept.length, lost }, 'ZD-EATK-13');
  return lost;
}

/** ZD-EQ-9, ZD-EQ-11, ZD-R-164: dice of the armour alone, and what weaves and lasting texts add. */
function* gatherEvade(table: Table, evade: Evade): Rule {
  const { state } = table;
  const { seat, enemy } = evade;
  const hunter = state.hunters[seat]!;
  const armour = equipped(hunter, 'armour');
  if (armour >= 0) {
    const printed = equipmentCard(armour);
    if (printed.kind === 'armour') addDice(evade.pool, printed.dice);
    for (const weave of modificationsOn(hunter, arcIndex('armour'))) yield* addToEvade(table, evade, weave.effects, weave.card);
  }
  const spoken: {
    readonly effect: Effect;
    readonly card: number;
    readonly name: string;
    readonly once: 'activation' | 'encounter' | undefined;
  }[] = [];
  forEachText(state, seat, ({ evade: added }, card) => {
    added?.forEach((effect, i) => {
      spoken.push({ effect, card, name: `${card}:evade${i}`, once: effect.once });
    });
  });
  for (const { effect, card, name, once } of spoken) {
    if (once && (!holds(state, effect, { seat, source: card, enemy, attack: null, evade }) || !useOnce(hunter, once, name))) continue;
    yield* addToEvade(table, evade, [effect], card);
  }
}

/** ZD-EEFF-1..7, ZD-R-78 steps 5 to 7: conditions, AOE on others, push. A target that fainted is spared, the others are not. */
function* applyBlows(table: Table, evade: Evade, centre: number): Rule {
  const { seat, enemy, blows } = evade;
  const hunter = table.state.hunters[seat]!;
  for (const blow of blows) if (blow.do === 'inflict' && hunter.isUp) inflictOnHunter(table, seat, blow.condition, 'ZD-EEFF-2');
  for (const blow of blows) if (blow.do === 'aoe') yield* sweepHunters(table, enemy, seat, centre, blow);
  for (const blow of blows) if (blow.do === 'push' && hunter.isUp) yield* pushHunter(table, enemy, seat);
}

/** ZD-EEFF-6, ZD-EEFF-7, ZD-R-82, ZD-R-83, ZD-R-168: no evade, no ruin, no dodge; everything listed. */
function* sweepHunters(table: Table, enemy: EnemyState, target: Seat, centre: number, blow: Extract<Blow, { do: 'aoe' }>): Rule {
  const { state } = table;
  const { area } = mapInPlay(state);
  const caught = clockwiseFrom(state.active, state.hunters.length).filter(seat => {
    const hunter = state.hunters[seat]!;
    return seat !== target && hunter.isUp && area.distance(hunter.square, centre) <= 1;
  });
  for (const seat of caught) {
    const damage = blow.damage ?? 0;
    catchHunter(table, seat, enemy, damage > 0, 'ZD-EEFF-6');
    yield* sufferDamage(table, seat, damage, 'ZD-EEFF-6', { of: 'area' });
    if (!state.hunters[seat]!.isUp) continue;
    for (const condition of blow.inflict ?? []) inflictOnHunter(table, seat, condition, 'ZD-R-168');
    if (blow.push) yield* pushHunter(table, enemy, seat);
  }
}

/** D42, ZD-EEFF-3..5, ZD-R-86: one square away from the attacker, chosen by the next player to activate. */
function* pushHunter(table: Table, enemy: EnemyState, seat: Seat): Rule {
  const { state } = table;
  const { area } = mapInPlay(state);
  const here = state.hunters[seat]!.square;
  const away = area.neighbours(here).filter(square => area.distance(square, enemy.square) > area.distance(here, enemy.square));
  yield* mustMove(table, seat, nextToActivate(state), away, 'enemy-push', 'ZD-EEFF-3');
}

/** ZD-R-87: the next seat clockwise whose turn will not be skipped. Whoever is pushed is up, so there is one. */
function nextToActivate(state: State): Seat {
  return clockwiseFrom(seatAfter(state.active, state.hunters.length), state.hunters.length).find(
    seat => state.hunters[seat]!.isUp || state.hunters[seat]!.skip === 0,
  )!;
}
