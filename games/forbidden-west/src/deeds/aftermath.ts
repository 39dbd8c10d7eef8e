/** What happens to the table once an encounter is over. FW-CLEAN-*, FW-R-3, FW-R-14, FW-R-15. */
import { set, writable } from '@quarry/kernel/deeds';
import { noFight, offTheMap } from '../at-rest.ts';
import type { Table } from '../events.ts';
import { party } from '../state.ts';

/** FW-R-3: what a failed try goes back to. Taken when the brief is opened, before anything is placed. */
export function keepBefore({ state }: Table): void {
  writable(state).before = party.clone(state.party);
}

/** Cards that nobody took, or that were left in hand, go back to the box (FW-R-15). */
function boxWaiting({ state }: Table): void {
  writable(state.party).inactive = [...state.party.inactive, ...state.party.waiting];
  writable(state.party).waiting = [];
}

/** The tracks are gone at once; what was destroyed and who was seen counts until the clean up (FW-CLEAN-1). */
export function closeWon(table: Table): void {
  const state = writable(table.state);
  boxWaiting(table);
  state.won = [...state.won, state.brief!];
  state.lead = state.first;
  state.before = null;
  writable(state.fight).rows = 0;
  writable(state.fight).turn = 0;
  writable(state.fight).active = -1;
}

/** FW-CLEAN-2 to FW-CLEAN-5, FW-R-59, FW-R-73, FW-R-93. What the pages still speak of is kept as plain facts. */
export function cleanUp({ state, tell }: Table): void {
  const { taken, hasAnybodyBeenRevealed, features } = state.fight;
  const tally = features.filter(one => one.kind === 'refugee' && one.isDone).length;
  writable(state).fight = { ...noFight(), taken, hasAnybodyBeenRevealed, tally };
  for (const marshal of state.party.marshals) set(marshal, offTheMap());
  writable(state).brief = null;
  writable(state).tokens = [];
  writable(state).preparations = [];
  writable(state).alertStart = 0;
  tell({ type: 'table-cleared', rule: 'FW-CLEAN-2' });
}

/** FW-R-3: the party as it was; what has become known, and chance, go on. */
export function restoreBefore({ state }: Table): void {
  if (state.before) writable(state).party = party.clone(state.before);
  writable(state).fight = noFight();
  writable(state).result = 'none';
  writable(state).setbacks += 1;
  writable(state).failures += 1;
}

export function tryAgain({ state, tell }: Table): void {
  writable(state).step = 'open-brief';
  tell({ type: 'tried-again', rule: 'FW-R-3', brief: state.brief!, setbacks: state.setbacks });
}

export function pressOn(table: Table): void {
  const { state, tell } = table;
  const brief = state.brief!;
  boxWaiting(table);
  writable(state).pressedOn = [...state.pressedOn, brief];
  writable(state).lead = Math.max(0, state.first);
  writable(state).before = null;
  tell({ type: 'pressed-on', rule: 'FW-R-3', brief, setbacks: state.setbacks });
}

/** An encounter that was played alone ends here. */
export function closeSkirmish({ state }: Table): void {
  writable(state).step = 'over';
}
