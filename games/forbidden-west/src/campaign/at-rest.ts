/** How the table stands when there is no encounter: no map, no tokens (FW-CLEAN-2, FW-CLEAN-3). */
import type { FightState, MarshalState } from '../state.ts';

export const noFight = (): FightState => ({
  rows: 0,
  alert: 0,
  threat: [],
  turn: 0,
  active: -1,
  enemies: [],
  decks: [],
  traps: [],
  features: [],
  toAct: [],
  activation: null,
  hasPatrolled: false,
  acting: -1,
  opening: [],
  toGive: [],
  stage: 0,
  hasAnybodyBeenRevealed: false,
  taken: [],
  soloTokens: 0,
  distractions: [],
  tally: 0,
  usedOnce: [],
  hugeDeck: 1,
  enemyPhases: 0,
  lost: 0,
  toMourn: 0,
});

type InCombat = Omit<
  MarshalState,
  'character' | 'dial' | 'gear' | 'upgraded' | 'fitted' | 'satchel' | 'resources' | 'deck' | 'hand' | 'discard'
>;
/** A character with no token on any track or map. */
export const offTheMap = (): InCombat => ({
  square: -1,
  isHidden: true,
  row: 0,
  condition: 'none',
  isFresh: false,
  trap: -1,
  trapDirection: 0,
  trapCondition: 'none',
  done: [],
  counted: 0,
  hasMoved: false,
  usedThisTurn: [],
  usedThisFight: [],
  rerolls: 0,
  failsCommand: false,
});
