/** Promises about the course of a game: mission, day, turn, and its end. US-ROUND-*, US-MISSION-*, US-WIN-*. */

import { box, sortOf } from '../content/box.ts';
import { type Phase, RESOURCES } from '../content/kinds.ts';
import { ringAt } from '../places.ts';
import { isAlive, living, missionIn } from '../questions/basics.ts';
import type { State } from '../state.ts';
import { areIn, isOnce, unless } from './saying.ts';

/** Before anybody has sat down there is nothing to be out of turn. */
const SETUP: readonly State['step'][] = ['first-roll', 'choose-characters', 'equip', 'stock', 'briefing'];
/** Whoever falls at the counter is seen off by the scene that follows. */
const OF_THE_LIVING: readonly State['step'][] = ['begin-turn', 'act'];
const WITH_TURN: readonly State['step'][] = [...OF_THE_LIVING, 'deal', 'trade'];
const PASSED: Readonly<Record<Phase, readonly number[]>> = { preparation: [0, 3], morning: [1], afternoon: [2], night: [3] };
/** Day phases that have begun: Preparation belongs to the day before until that is counted (US-PREP-3). */
const isCounted = ({ day, phase, phases }: State): boolean => PASSED[phase].includes(phases - (day - 1) * 3);

const missionFaults = (state: State): string[] => {
  const { counters, cards, lastDay } = missionIn(state);
  const { rules = [] } = cards[state.stage] ?? {};
  return [
    ...unless(state.stage < cards.length, 'the mission has no such card'),
    ...unless(state.counters.length === counters.length, 'the mission counts something else'),
    ...unless(isOnce(state.happened) && areIn(state.happened, rules.length), 'something has happened that the mission does not know'),
    ...unless(state.day <= lastDay, 'the last day is over'),
  ];
};
const dayFaults = (state: State): string[] => [
  ...unless(
    SETUP.includes(state.step) || state.isOver || isCounted(state),
    `${state.phases} phases have begun on day ${state.day}, in ${state.phase}`,
  ),
  ...unless(state.sun < 0 || (box.has(state.sun) && sortOf(state.sun) === 'sun'), 'the Sun card is none'),
  ...unless(state.fetched.length === ringAt(4).length, 'a drop has no place'),
  ...unless(
    [state.supply, state.bag, ...state.tiles.map(one => one.goods)].every(one => one.length === RESOURCES.length),
    'a resource is missing',
  ),
];
const turnFaults = (state: State): string[] => {
  const { toPlay, active, starter, characters, players, step, calledOff, dealing, merchants } = state;
  return [
    ...unless(
      toPlay.every(who => characters[who] !== undefined && isAlive(state, who)) || living(state).length === 0,
      'somebody dead is to play',
    ),
    ...unless(isOnce(toPlay), 'somebody is to play twice'),
    ...unless(!toPlay.some(who => who === active || characters[who]?.hasPlayed), 'somebody is to play who has played'),
    ...unless(active < characters.length, 'somebody is on who is nobody'),
    ...unless(
      !WITH_TURN.includes(step) || (active >= 0 && (!OF_THE_LIVING.includes(step) || isAlive(state, active))),
      'a turn is nobody’s',
    ),
    ...unless(starter < players.length && (starter >= 0 || SETUP.includes(step)), 'nobody is starting player'),
    ...unless(isOnce(calledOff) && areIn(calledOff, characters.length), 'a trade was called off by nobody, or twice'),
    ...unless(dealing < merchants.length && (step === 'deal') === dealing >= 0, 'somebody deals with nobody'),
    ...unless(step !== 'deal' || merchants[dealing]?.hex === characters[active]?.hex, 'somebody deals from afar'),
  ];
};
const endFaults = ({ isOver, result, why, step }: State): string[] =>
  unless(
    [result !== 'none', why !== 'none', step === 'over'].every(one => one === isOver),
    'it is half over',
  );

export const courseFaults = (state: State): string[] => [
  ...missionFaults(state),
  ...dayFaults(state),
  ...turnFaults(state),
  ...endFaults(state),
];
