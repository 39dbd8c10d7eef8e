/** Traps of characters and of the ground. FW-TRAP-1..18, FW-R-29..33, FW-R-85, FW-R-96. */
import { type ClauseId, option, type Rule, type Seat } from '@quarry/kernel';
import { gearCard } from '../content/box.ts';
import { capped, NO_DICE, type Pool, pipsOf, plusDice, poolOf } from '../content/dice.ts';
import { type Condition, RESOURCES, type Resource } from '../content/kinds.ts';
import type { Effect, PerCritical } from '../content/words/index.ts';
import { chooseOne, chooseOrder, confirm, mayChoose, type TrapRef } from '../decisions.ts';
import { spendResource, useOnce } from '../deeds/marshals.ts';
import { clearTrap, liftTrap, moveTrap, placeTrap, springTrap, trapHitsEnemy, trapHitsMarshal } from '../deeds/traps.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import { enemyNamed, enemyOption } from '../effects/whom.ts';
import type { Table } from '../events.ts';
import { addTo, areMet, newTrapRoll, noAnswer, type Roll } from '../in-the-making.ts';
import type { Square } from '../places.ts';
import {
  allResources,
  canStand,
  distance,
  faceIn,
  fieldIn,
  gearOf,
  hasWord,
  isIn,
  marshalOf,
  resourcesOf,
  seatsOf,
  standingOf,
  textsOf,
  trapRange,
} from '../questions.ts';
import type { EnemyState, State, View } from '../state.ts';
import { moveAlert } from './alert.ts';
import { rollDice, shown } from './dice.ts';
import { conditionEnemy, conditionMarshal, frostAdds, harm, hurt } from './health.ts';
import { squareOption } from './moving.ts';
import { interrupts } from './windows.ts';

/** FW-RES-5: the condition that a resource shows. */
export const conditionOfResource: Partial<Record<Resource, Condition>> = {
  blaze: 'fire',
  chill: 'frost',
  spark: 'shock',
  bile: 'acid',
  tar: 'adhesive',
  plasma: 'plasma',
};

export function trapsOnMap({ party, fight }: View): TrapRef[] {
  const own = party.marshals.flatMap(({ trap }, owner) => (trap >= 0 ? [{ owner, at: -1, square: trap }] : []));
  return [...own, ...fight.traps.map(({ square }, at) => ({ owner: -1, at, square }))];
}
export const trapsUnder = (view: View, squares: readonly Square[]): TrapRef[] =>
  trapsOnMap(view).filter(trap => squares.includes(trap.square));

export const isBlast = (view: View, seat: Seat): boolean => gearCard(gearOf(marshalOf(view, seat), 'trap')).trap === 'blast';

// Placing

/** FW-TRAP-2, FW-CHAR-5: once in an encounter one character needs no resource. */
const needsNothing = (view: View, seat: Seat): boolean =>
  hasWord(view, seat, 'trap-for-nothing') && !marshalOf(view, seat).usedThisFight.includes('trap-for-nothing');

export const trapSquares = (view: View, seat: Seat): Square[] => {
  const field = fieldIn(view);
  const here = marshalOf(view, seat).square;
  return field.area.within(here, trapRange(view, seat)).filter(square => canStand(view, square));
};

export const canPlaceTrap = (view: View, seat: Seat, isFree = false): boolean =>
  (isFree || allResources(marshalOf(view, seat)) > 0 || needsNothing(view, seat)) && trapSquares(view, seat).length > 0;

/** FW-TRAP-2 to FW-TRAP-6: pay, then place. */
export function* placeOwnTrap(table: Table, seat: Seat): Rule {
  const resource = yield* payForTrap(table, seat);
  const options = () => trapSquares(table.state, seat).map(squareOption);
  const square = yield* chooseOne({ seat, kind: 'trap-square', rule: 'FW-TRAP-3', options });
  yield* putTrap(table, seat, square, resource === null ? undefined : conditionOfResource[resource]);
}

/** What a card gives: without a resource, and only if its owner wants to. */
export function* placeFreeTrap(table: Table, seat: Seat): Rule {
  const options = () => trapSquares(table.state, seat).map(squareOption);
  const square = yield* mayChoose({ seat, kind: 'trap-square', rule: 'FW-TRAP-3', options });
  if (square !== null) yield* putTrap(table, seat, square, undefined);
}

/** FW-TRAP-3 to FW-TRAP-6: the old token is lifted, the new one laced and aimed. */
function* putTrap(table: Table, seat: Seat, square: Square, shows: Condition | undefined): Rule {
  const { state } = table;
  if (marshalOf(state, seat).trap >= 0) liftTrap(table, seat);
  const isLaced = shows !== undefined && (yield* confirm({ seat, kind: 'trap-condition', rule: 'FW-TRAP-4', facts: { condition: shows } }));
  const blast = isBlast(state, seat);
  const direction = blast ? yield* chooseDirection(seat) : 0;
  placeTrap(table, seat, { square, isBlast: blast, direction, condition: isLaced ? shows : 'none' });
  yield* interrupts(table, 'trap-placed', { about: seat });
}

function* payForTrap(table: Table, seat: Seat): Rule<Resource | null> {
  const { state } = table;
  const marshal = marshalOf(state, seat);
  const kinds = RESOURCES.filter(kind => resourcesOf(marshal, kind) > 0).map(kind =>
    option(kind, kind as Resource | null, { kind: 'resource', id: kind }),
  );
  const options = needsNothing(state, seat) ? [...kinds, option('nothing', null)] : kinds;
  const resource = yield* chooseOne({ seat, kind: 'pay-resource', rule: 'FW-TRAP-2', options });
  if (resource === null) useOnce(table, seat, 'trap-for-nothing', 'fight');
  else spendResource(table, seat, resource, 'FW-TRAP-2');
  return resource;
}

/** Clockwise from the north. */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;
export const DIRECTION_NAMES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** FW-TRAP-5, FW-R-31. */
function* chooseDirection(seat: Seat): Rule<number> {
  const options = DIRECTION_NAMES.map((name, i) => option(name, i));
  return yield* chooseOne({ seat, kind: 'trap-direction', rule: 'FW-TRAP-5', options });
}

export function* moveOwnTrap(table: Table, seat: Seat, n: number, card: number): Rule {
  const { state } = table;
  const from = marshalOf(state, seat).trap;
  const isElsewhere = (square: Square): boolean => square !== from && canStand(state, square);
  const options = () => fieldIn(state).area.within(from, n).filter(isElsewhere).map(squareOption);
  const to = yield* mayChoose({ seat, kind: 'choose-square', rule: 'FW-EFF-4', options, facts: { card } });
  if (to !== null) moveTrap(table, seat, to, isBlast(state, seat), 'FW-EFF-4');
}

// Triggering

/** FW-TRAP-8: any trap in range of the ranged weapon. */
export function triggerable(view: View, seat: Seat, range: number): TrapRef[] {
  const field = fieldIn(view);
  const here = marshalOf(view, seat).square;
  return trapsOnMap(view).filter(trap => distance(field, here, trap.square) <= range);
}
export const trapOption = (trap: TrapRef) =>
  option(trap.owner >= 0 ? `trap-of-${trap.owner}` : `trap-${trap.square}-${trap.at}`, trap, { kind: 'square', id: trap.square });

/** FW-R-30: several at once in the order of the active player. What another trap has cleared away meanwhile does not go off. */
export function* triggerTraps(table: Table, traps: readonly TrapRef[], rule: ClauseId): Rule {
  const { state } = table;
  const order = yield* chooseOrder({ seat: state.fight.active, kind: 'order-traps', rule: 'FW-R-30', options: traps.map(trapOption) });
  const ground = order.filter(one => one.owner < 0).map(one => state.fight.traps[one.at]!);
  for (const trap of order) {
    if (trap.owner >= 0) {
      if (state.party.marshals[trap.owner]!.trap === trap.square) yield* springOwn(table, trap.owner, rule);
    } else {
      const at = state.fight.traps.indexOf(ground.shift()!);
      if (at >= 0) yield* springGround(table, at, rule);
    }
  }
}

/** FW-TRAP-9, FW-TRAP-10, FW-R-31: its square, and for a blast the line to the edge or the first impassable square. */
export function squaresHit(view: View, square: Square, blast: boolean, direction: number): Square[] {
  if (!blast) return [square];
  const { area } = fieldIn(view);
  const [dx, dy] = DIRECTIONS[direction]!;
  const hit = [square];
  for (
    let at = area.at(area.xs[square]! + dx, area.ys[square]! + dy);
    at >= 0 && canStand(view, at);
    at = area.at(area.xs[at]! + dx, area.ys[at]! + dy)
  )
    hit.push(at);
  return hit;
}

interface Going {
  readonly owner: Seat;
  readonly square: Square;
  readonly isBlast: boolean;
  readonly direction: number;
  readonly condition: Condition | 'none';
  roll(): Roll;
}

/** The token leaves the map at once, so that it cannot go off again while it resolves (FW-R-96). */
function* springOwn(table: Table, owner: Seat, rule: ClauseId): Rule {
  const { state } = table;
  const { trap: square, trapDirection: direction, trapCondition: condition } = state.party.marshals[owner]!;
  springTrap(table, owner, square, rule);
  clearTrap(table, owner, square, -1);
  yield* resolve(table, { owner, square, isBlast: isBlast(state, owner), direction, condition, roll: () => ownRoll(state, owner) });
}

function* springGround(table: Table, at: number, rule: ClauseId): Rule {
  const { square, isBlast: blast, direction, condition, dice } = table.state.fight.traps[at]!;
  springTrap(table, -1, square, rule);
  clearTrap(table, -1, square, at);
  yield* resolve(table, { owner: -1, square, isBlast: blast, direction, condition, roll: () => newTrapRoll(-1, poolOf(dice)) });
}

/** FW-TRAP-11, FW-R-32: the dice of the card in use now, with its texts. */
function ownRoll(state: State, owner: Seat): Roll {
  const roll = newTrapRoll(owner, poolOf(faceIn(marshalOf(state, owner), 'trap').dice));
  for (const { card, text } of textsOf(state, owner, 'trap')) if (areMet(state, { seat: owner }, text.if)) addTo(roll, text.effects, card);
  const more = standingOf(state, owner).flatMap(one => (one.do === 'trap-dice' ? [poolOf(one.dice)] : []));
  roll.pool = more.reduce<Pool>(plusDice, roll.pool);
  return roll;
}

/** What cards add to every roll of a trap that goes off. */
type More = Roll & { noAlert?: boolean };

function rollWith(trap: Going, { pool, bonus, perCrit }: More): Roll {
  const roll = trap.roll();
  return { ...roll, pool: capped(plusDice(roll.pool, pool)), bonus: roll.bonus + bonus, perCrit: [...roll.perCrit, ...perCrit] };
}

/** FW-TRAP-9 to FW-TRAP-17, FW-R-96: whom it hits is settled first; enemies, then characters, each with a roll of its own; then the condition, then the alert. */
function* resolve(table: Table, trap: Going): Rule {
  const { state } = table;
  const field = fieldIn(state);
  const hit = squaresHit(state, trap.square, trap.isBlast, trap.direction);
  const enemies = state.fight.enemies.filter(enemy => enemy.isIn && hit.some(square => isIn(field, enemy, square)));
  const seats = seatsOf(state).filter(seat => hit.includes(marshalOf(state, seat).square));
  const chooser = trap.owner >= 0 ? trap.owner : state.fight.active;
  const more: More = newTrapRoll(chooser, NO_DICE);
  yield* interrupts(table, 'trap-triggered', { about: trap.owner, roll: more });
  let isQuiet = more.noAlert === true;
  const ids = yield* chooseOrder({
    seat: chooser,
    kind: 'order-trapped',
    rule: 'FW-R-29',
    options: enemies.map(enemyOption),
    facts: { of: 'enemies' },
  });
  const enemiesInOrder = ids.map(id => enemyNamed(state, id));
  for (const enemy of enemiesInOrder) {
    if (!enemy.isIn) continue;
    const roll = rollWith(trap, more);
    yield* strikeEnemy(table, enemy, roll, chooser);
    isQuiet ||= shown(roll).crits > 0 && roll.perCrit.some(one => one.do === 'no-alert');
  }
  const seatOptions = seats.map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  const seatsInOrder = yield* chooseOrder({
    seat: chooser,
    kind: 'order-trapped',
    rule: 'FW-R-29',
    options: seatOptions,
    facts: { of: 'characters' },
  });
  for (const seat of seatsInOrder) yield* strikeMarshal(table, seat, rollWith(trap, more), chooser);
  if (trap.condition !== 'none') {
    for (const enemy of enemiesInOrder) yield* conditionEnemy(table, enemy, trap.condition, 'FW-TRAP-15');
    for (const seat of seatsInOrder) yield* conditionMarshal(table, seat, trap.condition, 'FW-TRAP-15');
  }
  if (!isQuiet) yield* moveAlert(table, 1, 'FW-TRAP-17');
}

/** FW-TRAP-12, FW-TRAP-13, FW-R-29: to the body, armour does not count; other critical effects after the damage. */
function* strikeEnemy(table: Table, enemy: EnemyState, roll: Roll, roller: Seat): Rule {
  roll.faces = rollDice(table, roller, 'trap', roll.pool, 'FW-TRAP-11');
  const { pips, crits } = shown(roll);
  const perCrit = roll.perCrit.reduce((sum, one) => sum + (one.do === 'damage' ? one.n : 0), 0);
  const result = pips + roll.bonus + crits * perCrit;
  const frost = frostAdds(enemy.condition, result);
  trapHitsEnemy(table, enemy.id, { faces: roll.faces, pips: pips + roll.bonus, crits, perCrit, frost, damage: result + frost });
  yield* harm(table, enemy, -1, result, 'trap', 'FW-TRAP-12', roller);
  const occasion = { seat: roller, card: -1, about: roller, enemy, roll: null, deck: null, answer: noAnswer() };
  if (crits > 0 && enemy.isIn) yield* applyEffects(table, besidesDamage(roll.perCrit, crits), occasion, 'FW-R-29');
}

/** What all criticals of a roll bring together: a condition comes once for each, pushes are one (FW-HUGE-6, FW-R-66). */
function besidesDamage(perCrit: readonly PerCritical[], crits: number): Effect[] {
  const others = perCrit.flatMap((one): Effect[] => {
    if (one.do === 'inflict') return new Array<Effect>(crits).fill(one);
    return one.do === 'move' || one.do === 'draw' || one.do === 'heal' ? [{ ...one, n: one.n * crits }] : [];
  });
  const pushed = perCrit.reduce((sum, one) => sum + (one.do === 'push' ? one.n * crits : 0), 0);
  return pushed > 0 ? [...others, { do: 'push', n: pushed }] : others;
}

/** FW-TRAP-14: only pips count, nothing is evaded. */
function* strikeMarshal(table: Table, seat: Seat, roll: Roll, roller: Seat): Rule {
  const faces = rollDice(table, roller, 'trap', roll.pool, 'FW-TRAP-14');
  const damage = pipsOf(faces);
  trapHitsMarshal(table, seat, faces, damage);
  yield* hurt(table, seat, damage, 'trap', 'FW-TRAP-14');
}
