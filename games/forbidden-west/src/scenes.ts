/** Which scene is played from which step, and how a chapter ends. */
import './effects/index.ts';
import { type Outcome, type Scene, scenesOf } from '@quarry/kernel';
import { carriedFrom } from './campaign.ts';
import type { Table, WestEvent } from './events.ts';
import { seatsOf } from './questions.ts';
import { act, endActions } from './rules/actions.ts';
import { afterFailure, failFight, mourn, winFight } from './rules/aftermath.ts';
import { camp, gain } from './rules/camp.ts';
import { beginEnemies, endEnemies, enemies } from './rules/enemy-phase.ts';
import { giveLoot } from './rules/resources.ts';
import { beginFight, chooseFirst, giveSpecials, openBrief, place } from './rules/set-up.ts';
import { read } from './rules/story.ts';
import { beginTurn, command, draw, endTurn, openTurn } from './rules/turn.ts';
import type { State, Step, Stream } from './state.ts';

const SCENES = scenesOf<Exclude<Step, 'over'> | Aside, Table>({
  camp,
  gain,
  'give-loot': giveLoot,
  'open-turn': openTurn,
  read,
  'open-brief': openBrief,
  'choose-first': chooseFirst,
  place,
  'give-specials': giveSpecials,
  'begin-fight': beginFight,
  'begin-turn': beginTurn,
  act,
  'end-actions': endActions,
  command,
  'begin-enemies': beginEnemies,
  enemies,
  'end-enemies': endEnemies,
  draw,
  'end-turn': endTurn,
  'fight-won': winFight,
  mourn,
  'fight-failed': failFight,
  'after-failure': afterFailure,
});

export function next(state: State): Scene<State, Stream, WestEvent> | Outcome {
  if (state.step === 'over') return outcomeOf(state);
  return SCENES[asideIn(state) ?? state.step];
}

/** What is done before the step goes on where it was. */
type Aside = 'gain' | 'camp' | 'give-loot' | 'open-turn';
function asideIn({ toGain, camping, fight }: State): Aside | null {
  if (toGain.some(n => n > 0)) return 'gain';
  if (camping >= 0) return 'camp';
  if (fight.toGive.length > 0) return 'give-loot';
  return fight.opening.length > 0 ? 'open-turn' : null;
}

/** All win who have come to the end of a chapter; nobody if the party pressed on. */
function outcomeOf(state: State): Outcome {
  const isWon = state.result === 'won';
  return {
    winners: isWon ? seatsOf(state) : [],
    why: isWon ? 'FW-BRIEF-7' : 'FW-R-3',
    facts: { chapter: state.chapter, setbacks: state.setbacks, ...(state.ending ? { ending: state.ending } : {}) },
    carries: carriedFrom(state),
  };
}
