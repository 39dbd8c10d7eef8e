/** The scenes of a hunt: by their step, and what goes on in the middle of one with what waits (K-157). */
import { type Scene, scenesOf } from '@quarry/kernel';
import type { PrimalEvent, Table } from '../events.ts';
import type { Rest, State, Stream } from '../state.ts';
import { DEED } from './endings.ts';
import { takeUp } from './links.ts';
import { act } from './play.ts';
import * as round from './round.ts';
import { type RestOfStep, settleNext } from './settle.ts';
import * as turn from './turn.ts';

export const HUNT_SCENES = scenesOf<
  | 'choose-aggro'
  | 'begin-round'
  | 'consume'
  | 'upkeep'
  | 'begin-turns'
  | 'next-turn'
  | 'begin-turn'
  | 'move'
  | 'act'
  | 'end-actions'
  | 'attrition'
  | 'end-turn'
  | 'end-round',
  Table
>({
  'choose-aggro': round.chooseAggro,
  'begin-round': round.beginRound,
  consume: round.consume,
  upkeep: round.upkeep,
  'begin-turns': round.beginTurns,
  'next-turn': turn.nextTurn,
  'begin-turn': turn.beginTurn,
  move: turn.move,
  act,
  'end-actions': turn.endActions,
  attrition: turn.attrition,
  'end-turn': turn.endTurn,
  'end-round': round.endRound,
});

const goOn = ({ rule }: RestOfStep) =>
  function* (table: Table) {
    const { hunt, after } = takeUp(table);
    yield* rule(hunt, after.about);
  };
const REST_SCENES = scenesOf<Exclude<Rest, 'nothing'>, Table>({
  'end-round-start': goOn(round.ROUND_START),
  'end-draught': goOn(round.DRAUGHT),
  'gain-struggle': goOn(round.GAIN),
  'end-upkeep': goOn(round.UPKEEP),
  'end-turn-start': goOn(turn.TURN_START),
  'end-move': goOn(turn.MOVE),
  'end-deed': goOn(DEED),
  'end-action-phase': goOn(turn.ACTION_PHASE),
  'suffer-attrition': goOn(turn.SUFFER_ATTRITION),
  'end-attrition': goOn(turn.END_ATTRITION),
  'leave-attrition': goOn(turn.LEAVE_ATTRITION),
  'turn-monster': goOn(turn.TURN_MONSTER),
  'end-of-turn': goOn(turn.TURN_END),
  'close-turn': goOn(turn.CLOSE_TURN),
  'close-round': goOn(round.ROUND_END),
});
const { settle } = scenesOf<'settle', Table>({ settle: settleNext });

/** The scene that goes on with what waits, or with what is left of a step; null if nothing is under way. */
export function sceneUnderWay({ chain }: State): Scene<State, Stream, PrimalEvent> | null {
  if (chain.links.length > 0) return settle;
  return chain.rest === 'nothing' ? null : REST_SCENES[chain.rest];
}
