/** What happens to the table once an encounter is over. FW-CLEAN-*, FW-R-3, FW-R-14, FW-R-15. */
import { set, writable } from '@quarry/kernel/deeds';
import { noFight, offTheMap } from '../campaign/at-rest.ts';
import type { Table } from '../events.ts';
import { party } from '../state.ts';

/** FW-R-3: what a failed try goes back to. Taken when the brief is opened, before anything is placed. */
export function keepBefore({ state }: Table): void {
  writable(state).before = party.clone(state.party);
}

/** Cards that nobody took, or that were left in hand, go back to the box (FW-R-15). */
function boxWaiting({ state }: Table): void {
  const { inactive, waiting } = state.party;
  set(state.party, { inactive: [...inactive, ...waiting], waiting: [] });
}

/** The tracks are gone at once; what was destroyed and who was seen counts until the clean up (FW-CLEAN-1). */
export function closeWon(table: Table): void {
  const { state } = table;
  boxWaiting(table);
  set(state, { won: [...state.won, state.brief!], lead: state.first, before: null });
  set(state.fight, { rows: 0, turn: 0, active: -1, activation: null });
}

/** Content 3.10, B8A. */
export function beginMourning({ state }: Table, lost: number): void {
  writable(state.fight).toMourn = lost;
  writable(state).step = 'mourn';
}
export function mournOne({ state }: Table): void {
  writable(state.fight).toMourn -= 1;
}

/** FW-CLEAN-2 to FW-CLEAN-5, FW-R-59, FW-R-73, FW-R-93. What the pages still speak of is kept as plain facts. */
export function cleanUp({ state, tell }: Table): void {
  const { taken, hasAnybodyBeenRevealed, features } = state.fight;
  const tally = features.filter(one => one.kind === 'refugee' && one.isDone).length;
  const fight = { ...noFight(), taken, hasAnybodyBeenRevealed, tally };
  set(state, { fight, brief: null, tokens: [], preparations: [], alertStart: 0 });
  for (const marshal of state.party.marshals) set(marshal, offTheMap());
  tell({ type: 'table-cleared', rule: 'FW-CLEAN-2' });
}

/** FW-R-3: the party as it was; what has become known, and chance, go on. */
export function restoreBefore({ state }: Table): void {
  if (state.before) writable(state).party = party.clone(state.before);
  set(state, { fight: noFight(), result: 'none', setbacks: state.setbacks + 1, failures: state.failures + 1, step: 'after-failure' });
}

export function tryAgain({ state, tell }: Table): void {
  writable(state).step = 'open-brief';
  tell({ type: 'tried-again', rule: 'FW-R-3', brief: state.brief!, setbacks: state.setbacks });
}

export function pressOn(table: Table): void {
  const { state, tell } = table;
  const brief = state.brief!;
  boxWaiting(table);
  set(state, { pressedOn: [...state.pressedOn, brief], lead: Math.max(0, state.first), before: null });
  tell({ type: 'pressed-on', rule: 'FW-R-3', brief, setbacks: state.setbacks });
}

/** An encounter that was played alone ends here. */
export function closeSkirmish({ state }: Table): void {
  writable(state).step = 'over';
}
