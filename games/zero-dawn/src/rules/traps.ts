/**
 * Traps: setting them and springing them. Clauses ZD-TRAP-1..12, rulings ZD-R-91..98.
 * A sprung trap is an attack without target choice, component or range (attack.ts, steps 4 to 8).
 */

import type { Rule, Seat } from '@quarry/kernel';
import { actionCard, cardOptions } from '../content/box.ts';
import { addDice, type Pool } from '../content/dice.ts';
import { COLOURS } from '../content/kinds.ts';
import { chooseOne } from '../decisions.ts';
import { layTrap, playCard, takeUpTrap } from '../deeds.ts';
import { addToAttack } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { newAttack } from '../in-the-making.ts';
import { arcIndex, isInPlay, printedWeapon, squareOptions } from '../questions.ts';
import type { EnemyState, TrapState } from '../state.ts';
import { modificationsOn } from '../texts-in-force.ts';
import { addTexts, playAbility, rollAndResolve } from './attack.ts';
import { circle } from './circle.ts';
import { duringAttack } from './interrupts.ts';
import { trapCardsFor, trapSquares } from './reach.ts';
import { speak } from './triggers.ts';

/** D27: the trap card lies by the profile, its token on a square within range; nobody is alerted (ZD-TRAP-1..3, ZD-R-98). */
export function* setTrap(table: Table, seat: Seat, weapon: number): Rule {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const card = yield* chooseOne({
    seat,
    kind: 'play-ammunition',
    rule: 'ZD-R-97',
    options: () => cardOptions(trapCardsFor(hunter, weapon)),
  });
  const square = yield* chooseOne({
    seat,
    kind: 'trap-square',
    rule: 'ZD-TRAP-2',
    options: () => squareOptions(trapSquares(state, seat, weapon)),
  });
  playCard(table, seat, card, 'ZD-TRAP-3', { within: 'trap' });
  layTrap(table, { square, owner: seat, card, weapon, dice: weaponDice(table, seat, weapon) }, 'ZD-TRAP-3');
}

/** ZD-R-94: the dice of the weapon, its modifications included, are fixed when the trap is set. */
function weaponDice(table: Table, seat: Seat, weapon: number): readonly number[] {
  const pool: Pool = [0, 0, 0];
  const { dice, arc } = printedWeapon(weapon);
  addDice(pool, dice);
  for (const { effects } of modificationsOn(table.state.hunters[seat]!, arcIndex(arc))) {
    for (const effect of effects) if (effect.do === 'add-dice' && !effect.if) pool[COLOURS.indexOf(effect.colour)]! += effect.n;
  }
  return pool;
}

/** ZD-TRAP-5..11: the token goes, the owner may add an ability, dice of card and weapon are rolled together. */
function* springTrap(table: Table, enemy: EnemyState, trap: TrapState): Rule {
  const { state } = table;
  if (!isInPlay(enemy)) return;
  takeUpTrap(table, trap, enemy, 'ZD-TRAP-5');
  const [orange = 0, blue = 0, black = 0] = trap.dice;
  const attack = newAttack(trap.owner, 'trap', trap.weapon, enemy, [orange, blue, black]);
  attack.ammunition = trap.card;
  const card = actionCard(trap.card);
  if (card.type === 'ammunition') {
    addDice(attack.pool, card.dice);
    yield* addToAttack(table, attack, card.effects, trap.card);
  }
  // ZD-R-96: the trap of a fainted hunter works, but its owner can add nothing to it.
  if (state.hunters[trap.owner]!.isUp) {
    yield* playAbility(table, attack, 'play-trap-ability');
    yield* addTexts(table, attack);
  }
  yield* duringAttack(table, attack);
  yield* rollAndResolve(table, attack);
  yield* speak(table, trap.owner, 'trap-sprung', { enemy });
}

circle.springTrap = springTrap;
