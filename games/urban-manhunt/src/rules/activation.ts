/**
 * The Hunter Phase: each hunter in its place in the initiative order, its Action Points, and what they are spent on. UM-HUN-1..6,
 * UM-REST, UM-FOC-1, 5, UM-ENG-7..10, UM-INC-4, 5, 15, UM-END-11. Why an action is not offered is in why-not.ts; each action beyond
 * Rest and Focus has a file of its own.
 */

import { type Odds, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { ACTIONS, type Action } from '../content/kinds.ts';
import { type Choice, chooseOne, confirm, type Taking } from '../decisions.ts';
import {
  beginActivation,
  concede,
  endActivation,
  endWhatLasted,
  focus,
  goOnTo,
  goTo,
  healHunter,
  passOn,
  spendAction,
} from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { occasionOf } from '../in-the-making.ts';
import { byCause } from '../parts.ts';
import { activeSeat, isSolo } from '../questions.ts';
import type { State } from '../state.ts';
import { fight, shoot } from './attack.ts';
import { hardGround } from './hard-going.ts';
import { move } from './move.ts';
import { moveOdds } from './odds.ts';
import { universal } from './pods.ts';
import { recover } from './recovery.ts';
import { spotCrim } from './spot.ts';
import { canTake, whyNot } from './why-not.ts';
import { actTexts, use } from './windows.ts';

const ACTION_POINTS = 2;

const actionOptions: readonly Option<Choice>[] = ACTIONS.map(action =>
  option<Choice>(action, { take: action }, { kind: 'action', id: action }),
);
/** UM-MOV-2: a Move that may cross difficult ground and climb up. */
const HARD_MOVE = option<Choice>('hard-move', { take: 'move', isHard: true }, { kind: 'action', id: 'move' });
const END = option<Choice>('end', 'end');
const CONCEDE = option<Choice>('concede', 'concede');

/** UM-HUN-1, 6: the next hunter's place, or the end of the phase. */
export function* activate(table: Table): Rule {
  const { state } = table;
  if (state.done >= state.hunters.length) return goTo(table, 'carry-out-events');
  const seat = activeSeat(state);
  const hunter = state.hunters[seat]!;
  const actions = [...byCause('activation', ACTION_POINTS), ...(hunter.isIn ? byCause('lost', -hunter.actionsLost) : [])];
  endWhatLasted(table, seat);
  if (!hunter.isIn && !(yield* mayReturn(table, seat))) return passOn(table, 'activate');
  beginActivation(table, seat, actions, 'UM-HUN-1');
  goOnTo(table, 'act');
}

/** UM-INC-4, 5: whoever fell in this very phase waits for the next one. */
function* mayReturn(table: Table, seat: Seat): Rule<boolean> {
  const { turn, hunters } = table.state;
  const { fellInTurn, fellInPhase } = hunters[seat]!;
  return fellInTurn === turn && fellInPhase === 'hunter' ? false : yield* recover(table, seat);
}

/** UM-HUN-2..5, UM-INC-4: one thing at a time, until nothing is left to do (as for a hunter that fell) or the player ends it. */
export function* act(table: Table): Rule {
  const { state } = table;
  const seat = activeSeat(state);
  const options = (): Option<Choice>[] => {
    const things = whatToDo(state, seat);
    return things.length === 0 ? [END] : [...things, END, ...(isSolo(state) ? [CONCEDE] : [])];
  };
  const { actionsLeft, extraActions } = state.hunters[seat]!;
  const facts = { actionsLeft, extraActions: extraActions.length };
  const odds = ({ value }: Option<Choice>): Odds => oddsOf(state, seat, value);
  const chosen = yield* chooseOne({ seat, kind: 'act', rule: 'UM-HUN-3', options, facts, odds, not: () => whyNot(state, seat) });
  yield* carryOut(table, seat, chosen);
}

/** What hard going costs is read from the inches that a Move is good for with it and without. */
const oddsOf = (state: State, seat: Seat, choice: Choice): Odds =>
  typeof choice === 'object' && 'take' in choice && choice.take === 'move' ? moveOdds(state, seat, choice.isHard === true) : {};

function whatToDo(state: State, seat: Seat): Option<Choice>[] {
  const texts = actTexts(state, seat).map(({ key, about, value }): Option<Choice> => ({ key, about, value: { use: value } }));
  return [
    ...ACTIONS.flatMap((action, i) => (canTake(state, seat, action) ? waysOf(state, seat, action, actionOptions[i]!) : [])),
    ...texts,
  ];
}

/** UM-R-83: hard going is offered beside a Move where it can matter. */
const waysOf = (state: State, seat: Seat, action: Action, plain: Option<Choice>): Option<Choice>[] =>
  action === 'move' && hardGround(state, seat).length > 0 ? [plain, HARD_MOVE] : [plain];

function* carryOut(table: Table, seat: Seat, chosen: Choice): Rule {
  if (chosen === 'end') return goOnTo(table, 'end-activation');
  if (chosen === 'concede') {
    if (yield* confirm({ seat, kind: 'concede', rule: 'UM-END-9' })) {
      concede(table, seat, 'UM-END-9');
      goTo(table, 'over');
    }
    return;
  }
  if ('use' in chosen) return yield* use(table, seat, chosen.use, occasionOf(seat, -1));
  spendAction(table, seat, chosen.take, 'UM-HUN-3');
  yield* take(table, seat, chosen);
}

function* take(table: Table, seat: Seat, { take: action, isHard }: Taking): Rule {
  switch (action) {
    case 'move':
      return yield* move(table, seat, isHard === true);
    case 'rest':
      return healHunter(table, seat, byCause('rest', 1), 'UM-REST-1', { isRest: true });
    case 'focus':
      return focus(table, seat, 'UM-FOC-1');
    case 'spot':
      return yield* spotCrim(table, seat);
    case 'universal':
      return yield* universal(table, seat);
    case 'shoot':
      return yield* shoot(table, seat);
    case 'fight':
      return yield* fight(table, seat);
  }
}

/** UM-HUN-5, UM-INC-4: Action Points that are left are lost. */
export function* endActivationScene(table: Table): Rule {
  endActivation(table, activeSeat(table.state), 'UM-HUN-5');
  passOn(table, 'activate');
}
