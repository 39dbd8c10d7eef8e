/** Which scene is played from which step, and how a game ended. */
import './effects/index.ts';
import { type Outcome, type Scene, scenesOf } from '@quarry/kernel';
import { teamCard } from './content/box.ts';
import type { SunEvent, Table } from './events.ts';
import { seatsOf, teamCardOf } from './questions/basics.ts';
import { act } from './rules/acting.ts';
import { deal } from './rules/merchants.ts';
import { DAY_SCENES } from './rules/scenes.ts';
import { trade } from './rules/trade.ts';
import type { State, Stream } from './state.ts';

const SCENES = { ...DAY_SCENES, ...scenesOf<'act' | 'deal' | 'trade', Table>({ act, deal, trade }) };

const RULES: Readonly<Record<State['why'], string>> = {
  none: 'US-MISSION-3',
  mission: 'US-MISSION-3',
  'liberty-fell': 'US-TEAM-8',
  failed: 'US-MISSION-2',
  'last-day': 'US-R-95',
  'all-dead': 'US-DEATH-7',
  saboteur: 'US-TEAM-9',
  executioner: 'US-TEAM-9',
  quartermaster: 'US-TEAM-9',
};
/** US-TEAM-1, US-TEAM-7, US-TEAM-9. */
function outcomeOf(state: State): Outcome {
  const { result, why, day, mission } = state;
  const isLiberty = (seat: number): boolean => teamCardOf(state, seat) >= 0 && teamCard(teamCardOf(state, seat)).isSol;
  const winners = seatsOf(state).filter(seat => (result === 'won' ? !isLiberty(seat) : result === 'liberty' && isLiberty(seat)));
  return { winners, why: RULES[why], facts: { result, why, day, mission } };
}
export function next(state: State): Scene<State, Stream, SunEvent> | Outcome {
  return state.step === 'over' ? outcomeOf(state) : SCENES[state.step];
}
