/** Words about the zone as a whole: tubes, pods, and cards that stay in force. */

import { gap, nearest } from '@quarry/board';
import { option, type Rule, type Seat } from '@quarry/kernel';
import type { DoneWord } from '../content/words/index.ts';
import type { ZONE } from '../content/words/zone.ts';
import { chooseOne } from '../decisions.ts';
import { emptyPod, putInForce, restockPods } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { byText } from '../parts.ts';
import { groundIn, hunterFigure, leaders, seatOption } from '../questions.ts';
import { placeCrims, roomForCrims } from '../rules/placing.ts';
import type { State } from '../state.ts';
import type { Does, Word } from './vocabulary.ts';

const chooseTube: Word<'choose-tube'> = {
  isPossible: (_state, _effect, { reply }) => reply !== null,
  *apply(_table, _effect, { seat, reply }) {
    reply!.tubeChooser = seat;
  },
};

const spawn: Word<'spawn'> = {
  isPossible: state => roomForCrims(state) > 0,
  *apply(table, { n }, { by }, rule) {
    yield* placeCrims(table, byText(by, n), 'random', rule);
  },
};

const restock: Word<'restock'> = {
  isPossible: state => state.pods.includes(false),
  *apply(table, _effect, _occasion, rule) {
    restockPods(table, rule);
  },
};

/** The full pod nearest to the leader; the owner of the card decides ties. */
const emptyPodWord: Word<'empty-pod'> = {
  isPossible: state => state.pods.includes(true) && leaders(state).some(seat => state.hunters[seat]!.isIn),
  *apply(table, _effect, { seat }, rule) {
    const leader = yield* chooseOne({ seat, kind: 'choose-leader', rule, options: leaders(table.state).map(seatOption) });
    if (table.state.hunters[leader]!.isIn) yield* emptyNearest(table, seat, leader, rule);
  },
};

const fullPods = (state: State): number[] => [...state.pods.keys()].filter(pod => state.pods[pod]);

function* emptyNearest(table: Table, seat: Seat, leader: Seat, rule: string): Rule {
  const { state } = table;
  const own = hunterFigure(state, leader);
  const full = fullPods(state);
  const ties = nearest(full.map(pod => gap(own, groundIn(state).pods[pod]!))).map(i => full[i]!);
  const options = ties.map(pod => option(`p${pod + 1}`, pod, { kind: 'pod', id: pod }));
  emptyPod(table, yield* chooseOne({ seat, kind: 'choose-pod', rule, options }), rule);
}

/** Holds until the end of the next turn. */
const stayInForce: Word<'stay-in-force'> = {
  *apply(table, _effect, { seat, card }, rule) {
    putInForce(table, seat, card, table.state.turn + 1, rule);
  },
};

export const ZONE_WORDS: Does<DoneWord & keyof typeof ZONE> = {
  'choose-tube': chooseTube,
  spawn,
  restock,
  'empty-pod': emptyPodWord,
  'stay-in-force': stayInForce,
};
