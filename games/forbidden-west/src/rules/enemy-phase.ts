/** The enemy activation phase: type after type. FW-EACT-1..6, FW-R-34, FW-R-35, FW-R-90, FW-SOLO-7. */
import { option, type Rule } from '@quarry/kernel';
import { chooseOrder } from '../decisions.ts';
import { orderTypes, skipType, typeActs } from '../deeds/enemies.ts';
import { dropDistraction, goTo } from '../deeds/fight.ts';
import type { Table } from '../events.ts';
import { isAnybodyRevealed } from '../questions.ts';
import { behave } from './behaviour.ts';
import { atEnemyPhaseStart } from './brief-rules.ts';
import { noticeCheck, patrol } from './patrol.ts';
import { interrupts } from './windows.ts';

/** FW-R-34: the active player orders the types; the brief's order comes first among the options. */
export function* beginEnemies(table: Table): Rule {
  const { state } = table;
  yield* atEnemyPhaseStart(table);
  yield* interrupts(table, 'enemy-phase-start', { about: state.fight.active });
  const types = [...new Set(state.fight.enemies.filter(one => one.isIn).map(one => one.type))];
  const options = types.map(type => option(`type-${type}`, type, { kind: 'type', id: type }));
  orderTypes(table, yield* chooseOrder({ seat: state.fight.active, kind: 'order-types', rule: 'FW-R-34', options }));
  goTo(table, types.length > 0 ? 'enemies' : 'end-enemies');
}

/** FW-EACT-5: the revealed test is made when a type's turn comes. */
export function* enemies(table: Table): Rule {
  const { state } = table;
  const type = state.fight.toAct[0]!;
  typeActs(table);
  if (state.fight.toAct.length === 0) goTo(table, 'end-enemies');
  if (!state.fight.enemies.some(one => one.isIn && one.type === type)) return;
  if (state.fight.decks.some(deck => deck.type === type && deck.skipsTurn)) skipType(table, type);
  else if (isAnybodyRevealed(state)) yield* behave(table, type);
  else yield* patrol(table, type);
}

export function* endEnemies(table: Table): Rule {
  const { fight } = table.state;
  yield* noticeCheck(table);
  for (const square of [...fight.distractions]) dropDistraction(table, square, false);
  goTo(table, 'draw');
}
