/** The enemy activation phase: type after type. FW-EACT-1..6, FW-R-34, FW-R-35, FW-R-90, FW-SOLO-7. */
import { option, type Rule } from '@quarry/kernel';
import { chooseOrder } from '../decisions.ts';
import { nameOfType, openActivation, orderTypes, skipType, typeActs } from '../deeds/enemies.ts';
import { dropDistraction, goTo } from '../deeds/fight.ts';
import type { Table } from '../events.ts';
import { isAnybodyRevealed } from '../questions.ts';
import type { ActivationState } from '../state.ts';
import { actNext, endTurnByCard, followOrder, takeTurnByCard, turnCard } from './behaviour.ts';
import { atEnemyPhaseStart, extraCards } from './brief-rules.ts';
import { afterBlow, pulseOn } from './enemy-attacks.ts';
import { noticeCheck, setOutOnPatrol, takeTurnOnPatrol } from './patrol.ts';
import { walkOn } from './walking.ts';
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

/** The next thing that the enemies do: what was begun last goes on first. */
export function* enemies(table: Table): Rule {
  const { activation } = table.state.fight;
  if (!activation) nextType(table);
  else if (activation.walk) yield* walkOn(table, activation.walk);
  else if (activation.blow) yield* afterBlow(table, activation, activation.blow);
  else if (activation.pulse) yield* pulseOn(table, activation, activation.pulse);
  else if (activation.ordered) yield* followOrder(table, activation, activation.ordered);
  else if (activation.series.length > 0) yield* actNext(table, activation);
  else if (activation.enemy >= 0) yield* endTurnByCard(table, activation);
  else if (activation.order.length > 0) takeTurn(table, activation);
  else yield* activation.isPatrol ? setOutOnPatrol(table, activation) : turnCard(table, activation);
}

/** FW-EACT-5: the revealed test is made when a type's turn comes. */
function nextType(table: Table): void {
  const { fight } = table.state;
  const [type] = fight.toAct;
  if (type === undefined) return goTo(table, 'end-enemies');
  typeActs(table);
  if (!fight.enemies.some(one => one.isIn && one.type === type)) return;
  if (fight.decks.some(deck => deck.type === type && deck.skipsTurn)) skipType(table, type);
  else if (isAnybodyRevealed(table.state)) openActivation(table, type, 'behaviour', 1 + extraCards(table.state, nameOfType(type)));
  else openActivation(table, type, 'patrol', 1);
}

const takeTurn = (table: Table, activation: ActivationState): void =>
  activation.isPatrol ? takeTurnOnPatrol(table, activation) : takeTurnByCard(table, activation);

export function* endEnemies(table: Table): Rule {
  const { fight } = table.state;
  yield* noticeCheck(table);
  for (const square of [...fight.distractions]) dropDistraction(table, square, false);
  goTo(table, 'draw');
}
