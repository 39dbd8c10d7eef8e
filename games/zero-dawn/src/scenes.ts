/** Which scene is played from which step, and how a match ends. */
import { type Outcome, type Scene, scenesOf } from '@quarry/kernel';
import type { DawnEvent, Table } from './events.ts';
import { areEnemiesGone } from './questions.ts';
import { takeAction } from './rules/actions.ts';
import { agreeOnTrading, chooseHunters } from './rules/begin.ts';
import { beginEncounter, buildEncounter, placeHunter } from './rules/build-encounter.ts';
import { endMerchants } from './rules/end-merchants.ts';
import { activateNextEnemy, beginEnemyStep } from './rules/enemy-step.ts';
import { levelUp } from './rules/level-up.ts';
import { endEncounter, maintenance } from './rules/maintenance.ts';
import { buy, openMerchants } from './rules/merchant.ts';
import { track } from './rules/tracking.ts';
import { beginTurn, endActivation } from './rules/turn.ts';
import { countSuns, outcomeOf, victory } from './rules/victory.ts';
import type { State, Step, Stream } from './state.ts';

const SCENES = scenesOf<Exclude<Step, 'over'>, Table>({
  'agree-on-trading': agreeOnTrading,
  'choose-hunters': chooseHunters,
  track,
  'build-encounter': buildEncounter,
  'place-hunters': placeHunter,
  'begin-encounter': beginEncounter,
  'begin-turn': beginTurn,
  act: takeAction,
  'end-activation': endActivation,
  'begin-enemy-step': beginEnemyStep,
  enemies: activateNextEnemy,
  maintenance,
  'end-encounter': endEncounter,
  victory,
  'level-up': levelUp,
  'open-merchants': openMerchants,
  buy,
  'end-merchants': endMerchants,
  'count-suns': countSuns,
});

/** Steps that the end of all enemies, or a lost encounter, cuts short (ZD-MAINT-7, ZD-R-104, ZD-R-144). */
const CUT_SHORT: readonly Step[] = ['begin-turn', 'act', 'end-activation', 'begin-enemy-step', 'enemies'];

export function next(state: State): Scene<State, Stream, DawnEvent> | Outcome {
  if (state.step === 'over') return outcomeOf(state);
  if (CUT_SHORT.includes(state.step)) {
    if (state.hasFailed || areEnemiesGone(state)) return SCENES.maintenance;
    // ZD-FAINT-5: fainting in the own activation ends that step at once.
    if ((state.step === 'act' || state.step === 'end-activation') && !state.hunters[state.active]!.isUp) return SCENES['begin-enemy-step'];
  }
  return SCENES[state.step];
}
