/** The scenes of a hunt, by their step. */
import { scenesOf } from '@quarry/kernel';
import type { Table } from '../events.ts';
import { act } from './play.ts';
import * as round from './round.ts';
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
