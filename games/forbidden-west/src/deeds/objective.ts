/** FW-R-68: after every single change the objective is looked at, and an encounter that is won ends at once (FW-BRIEF-8). */

import { sceneOver } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Table, Told } from '../events.ts';
import { isWon, stagesDone } from '../questions/objectives.ts';

export function settle(table: Table): void {
  const { state, tell } = table;
  if (state.brief === null || state.result !== 'none' || state.fight.turn === 0) return;
  for (let stage = stagesDone(state); stage > state.fight.stage; ) {
    writable(state.fight).stage += 1;
    tell({ type: 'stage-done', rule: 'FW-BRIEF-6', stage: state.fight.stage });
    stage = stagesDone(state);
  }
  if (!isWon(state)) return;
  set(state, { result: 'won', step: 'fight-won' });
  writable(state.fight).opening = [];
  tell({ type: 'fight-won', rule: 'FW-BRIEF-7', brief: state.brief, turns: state.fight.turn });
  throw sceneOver;
}

/** FW-HP-6. */
export function fail({ state, tell }: Table, why: Told<'fight-failed'>['why']): never {
  set(state, { result: 'failed', step: 'fight-failed' });
  set(state.fight, { opening: [], toGive: [] });
  tell({ type: 'fight-failed', rule: why === 'fainted' ? 'FW-HP-6' : 'FW-R-3', brief: state.brief!, why });
  throw sceneOver;
}
