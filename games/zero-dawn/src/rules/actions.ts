/**
 * The actions of a hunter: sprint, sneak, craft, distract, ranged and melee attack, loot. Clauses ZD-ACT-1..19, ZD-TERR-14,
 * ZD-TERR-15; rulings ZD-R-36..42, ZD-R-158. Attacks go on in attack.ts, traps in traps.ts.
 */

import { stepsTowards } from '@quarry/board';
import { type ClauseId, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption } from '../content/box.ts';
import { ACTIONS, type ActionType } from '../content/kinds.ts';
import { type Action, chooseOne, type Use } from '../decisions.ts';
import { alertEnemy, goTo, lootCorpse, recoverCards, skipActions, spendSecondAction, stayPut, useAction } from '../deeds.ts';
import type { Table } from '../events.ts';
import { blockedFor, distance, enemiesInPlay, enemyAt, enemyOptions, mapInPlay, squareOptions } from '../questions.ts';
import type { ActionRefused } from '../refusals.ts';
import type { EnemyState, State } from '../state.ts';
import { hasWord, total } from '../texts-in-force.ts';
import { attackWith } from './attack.ts';
import { anyTime } from './interrupts.ts';
import { walk } from './movement.ts';
import { enterSquare } from './push.ts';
import { distractable, usesOf } from './reach.ts';
import { drawSalvage } from './salvage.ts';
import { setTrap } from './traps.ts';
import { speak } from './triggers.ts';

export const SPRINT = 2;
export const SNEAK = 1;
const CRAFT = 3;
const DOUBLE_CRAFT = 6;
const LOOT = 3;

const stop: Option<Action | null> = option('stop', null);
const actionOption = (type: ActionType, isFree: boolean): Option<Action> => option(isFree ? `free-${type}` : type, { type, isFree });

/** One action of the active hunter, or the end of its activation (ZD-ACT-1, ZD-ACT-4, ZD-ACT-5). */
export function* takeAction(table: Table): Rule {
  const { state } = table;
  const seat = state.active;
  const hunter = state.hunters[seat]!;
  if (hunter.actionsLeft === 0 && hunter.free.length === 0) {
    goTo(table, 'end-activation');
    return;
  }
  yield* anyTime(table);
  if (!hunter.isUp || state.hasFailed) return;
  const action = yield* chooseOne({
    seat,
    kind: 'take-action',
    rule: 'ZD-ACT-2',
    options: () => actionOptions(state, seat),
    not: () => refusedActions(state, seat),
  });
  if (!action) {
    if (hunter.done.length === 0) skipActions(table, seat, 'ZD-ACT-4');
    goTo(table, 'end-activation');
    return;
  }
  useAction(table, seat, action.type, action.isFree, 'ZD-ACT-2');
  yield* ACT[action.type](table, seat, action.isFree);
  // ZD-R-141: the window after this action is the one before the next, or before the end.
}

/** D10, D61: types that are possible and not yet done; free ones besides the two (ZD-ACT-3, ZD-ACT-18, ZD-ACT-19, ZD-R-158). */
function actionOptions(state: State, seat: Seat): Option<Action | null>[] {
  const hunter = state.hunters[seat]!;
  const options: Option<Action | null>[] = [];
  for (const type of ACTIONS) {
    if (hunter.actionsLeft === 0 && hunter.free.length === 0) break;
    if (hunter.done.includes(type) && !hunter.repeatable.includes(type)) continue;
    if (!canDo(state, seat, type)) continue;
    if (hunter.actionsLeft > 0) options.push(actionOption(type, false));
    if (hunter.free.includes(type)) options.push(actionOption(type, true));
  }
  options.push(stop);
  return options;
}

function canDo(state: State, seat: Seat, type: ActionType): boolean {
  const hunter = state.hunters[seat]!;
  switch (type) {
    case 'sprint':
    case 'sneak':
      return true;
    case 'craft':
      return hunter.discard.length > 0;
    case 'distract':
      return distractable(state, seat).length > 0;
    case 'ranged':
    case 'melee':
      return usesOf(state, seat, type).length > 0;
    case 'loot':
      return state.corpses.includes(hunter.square);
  }
}

/** Why an action that a player would look for is not offered. */
function refusedActions(state: State, seat: Seat): ActionRefused[] {
  const options = actionOptions(state, seat);
  const hunter = state.hunters[seat]!;
  const why = {
    sprint: 'ZD-ACT-6',
    sneak: 'ZD-ACT-9',
    craft: 'ZD-R-39',
    distract: 'ZD-ACT-13',
    ranged: 'ZD-ATK-5',
    melee: 'ZD-ATK-24',
    loot: 'ZD-TERR-15',
  } as const satisfies Record<ActionType, ClauseId>;
  const refusal = (type: ActionType): Pick<ActionRefused, 'why'> & Pick<ActionRefused['facts'], 'reason'> => {
    if (hunter.actionsLeft === 0) return { why: 'ZD-ACT-1', reason: 'none-left' };
    return hunter.done.includes(type) ? { why: 'ZD-ACT-3', reason: 'done-already' } : { why: why[type], reason: 'impossible' };
  };
  return ACTIONS.filter(type => !options.some(one => one.value?.type === type)).map(type => {
    const { why: clause, reason } = refusal(type);
    return { about: [{ kind: 'action', id: type }], why: clause, facts: { action: type, seat, reason } };
  });
}

const ACT: Readonly<Record<ActionType, (table: Table, seat: Seat, isFree: boolean) => Rule>> = {
  *sprint(table, seat) {
    const { state } = table;
    const isQuiet = hasWord(state, seat, 'quiet-sprint');
    const hearing = (square: number): EnemyState[] =>
      isQuiet ? [] : enemiesInPlay(state).filter(enemy => !enemy.isAlert && distance(state, enemy.square, square) === 1);
    const heard = (square: number, why: 'sprint-began' | 'sprint'): void => {
      for (const enemy of hearing(square)) alertEnemy(table, enemy, 'ZD-ACT-7', { why, by: seat });
    };
    heard(state.hunters[seat]!.square, 'sprint-began');
    yield* walk(table, seat, SPRINT, 'sprint-step', 'ZD-ACT-6', {
      matters: square => hearing(square).length > 0,
      then: square => heard(square, 'sprint'),
    });
    yield* speak(table, seat, 'sprinted');
  },
  *sneak(table, seat) {
    yield* walk(table, seat, SNEAK, 'sneak-step', 'ZD-ACT-9');
  },
  *craft(table, seat, isFree) {
    const { state } = table;
    const hunter = state.hunters[seat]!;
    // ZD-ACT-12: two actions of the hunter were unused if one is still left; free actions are none of them (ZD-ACT-18).
    const canDouble = !isFree && hunter.actionsLeft > 0 && !hasWord(state, seat, 'no-double-craft');
    const options = [option('craft-3', CRAFT), ...(canDouble ? [option('craft-6', DOUBLE_CRAFT)] : [])];
    const n = yield* chooseOne({ seat, kind: 'craft-size', rule: 'ZD-ACT-11', options });
    if (n === DOUBLE_CRAFT) spendSecondAction(table, seat);
    recoverCards(table, seat, n + total(state, seat, 'craft-bonus'), 'ZD-ACT-10');
    yield* speak(table, seat, 'crafted');
  },
  *distract(table, seat) {
    const { state } = table;
    const id = yield* chooseOne({
      seat,
      kind: 'distract-enemy',
      rule: 'ZD-ACT-13',
      options: () => enemyOptions(distractable(state, seat)),
    });
    const enemy = enemyAt(state, id);
    const { area } = mapInPlay(state);
    const everywhere = (): Option<number>[] => squareOptions(Array.from({ length: area.size }, (_, square) => square));
    const lure = yield* chooseOne({ seat, kind: 'distract-square', rule: 'ZD-R-41', options: everywhere });
    const steps = stepsTowards(area, enemy.square, lure, blockedFor(state, enemy));
    if (steps.length === 0) {
      const why = enemy.square === lure ? 'lured-nowhere' : 'route-blocked';
      stayPut(table, enemy, [why], 'ZD-R-41');
      return;
    }
    const square = yield* chooseOne({ seat, kind: 'distract-route', rule: 'ZD-R-41', options: squareOptions(steps) });
    yield* enterSquare(table, enemy, square, 'ZD-ACT-13', 'lured');
  },
  *ranged(table, seat) {
    yield* useWeapon(table, seat, 'ranged');
  },
  *melee(table, seat) {
    yield* useWeapon(table, seat, 'melee');
  },
  *loot(table, seat) {
    lootCorpse(table, seat, table.state.hunters[seat]!.square, 'ZD-TERR-14');
    yield* drawSalvage(table, seat, LOOT, 'ZD-TERR-14');
  },
};

function useOption(use: Use): Option<Use> {
  const { key, about } = cardOption(use.weapon);
  return { key: use.setsTrap ? `${key}:trap` : key, about, value: use };
}

/** D16: which weapon, and whether it attacks or sets a trap. */
function* useWeapon(table: Table, seat: Seat, kind: 'ranged' | 'melee'): Rule {
  const options = (): Option<Use>[] => usesOf(table.state, seat, kind).map(useOption);
  const { weapon, setsTrap } = yield* chooseOne({ seat, kind: 'choose-weapon', rule: 'ZD-ATK-2', options });
  if (setsTrap) yield* setTrap(table, seat, weapon);
  else yield* attackWith(table, seat, kind, weapon);
}
