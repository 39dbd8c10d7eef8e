/**
 * Setting the match up: roll-off, hunters, corners, decks, the first crims. Clauses UM-SET-5..13, UM-SET-16, 17, 24. What a host may
 * choose beforehand is in ../setup.ts; how later crims arrive is in placing.ts.
 */

import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { DATASLATES } from '../content/box.ts';
import { chooseOne, choosePoint } from '../decisions.ts';
import { countDone, dealDecks, endPlacing, goTo, makeFirst, orderCrims, placeHunter, rollForFirst, takeSlate } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { CARDS_BY_LENGTH } from '../first-state.ts';
import { byCause } from '../parts.ts';
import { initiative, inMils } from '../questions.ts';
import { regionInWords } from '../sentences/objections.ts';
import type { State } from '../state.ts';
import { cornerOptions, isClaimed, placesNear } from './corners.ts';
import { arriveAt, randomTube, roomForCrims, TUBES } from './placing.ts';
import { trigger } from './windows.ts';

/** UM-SET-7: the highest d10 begins; those tied for it roll again. A lone player rolls nothing. */
export function* rollOff(table: Table): Rule {
  let contenders = [...table.state.hunters.keys()];
  while (contenders.length > 1) {
    const faces = rollForFirst(table, contenders, 'UM-SET-7');
    const highest = Math.max(...faces);
    contenders = contenders.filter((_, i) => faces[i] === highest);
  }
  makeFirst(table, contenders[0]!, 'UM-SET-7');
  goTo(table, 'choose-hunter');
}

const slateOptions: readonly Option<number>[] = DATASLATES.map((slate, index) => option(slate.id, index, { kind: 'dataslate', id: index }));

/** Plays the next seat's part of a step that goes round the table; after the last one, on to another step. */
function* goRound(table: Table, order: readonly Seat[], then: State['step'], each: (seat: Seat) => Rule): Rule {
  const { state } = table;
  yield* each(order[state.done]!);
  if (state.done + 1 < order.length) countDone(table);
  else goTo(table, then);
}

/** UM-SET-8: the last in initiative picks first, and nobody picks what another one has. One seat for each scene. */
export function* chooseHunter(table: Table): Rule {
  const { state } = table;
  yield* goRound(table, initiative(state).toReversed(), 'take-corner', function* (seat) {
    const taken = state.hunters.map(hunter => hunter.slate);
    const own = taken[seat]!;
    const options = slateOptions.filter(one => (own < 0 ? !taken.includes(one.value) : one.value === own));
    takeSlate(table, seat, yield* chooseOne({ seat, kind: 'choose-hunter', rule: 'UM-SET-8', options }), 'UM-SET-8');
  });
}

/** UM-SET-9, UM-SET-10: in initiative order a corner that nobody has, and a point near it. One seat for each scene. */
export function* takeCorner(table: Table): Rule {
  const { state } = table;
  yield* goRound(table, initiative(state), 'shuffle-decks', function* (seat) {
    const options = cornerOptions.filter(one => !isClaimed(state, one.value));
    const corner = yield* chooseOne({ seat, kind: 'choose-corner', rule: 'UM-SET-9', options });
    const places = placesNear(state, seat, corner, 'UM-SET-10');
    const at = yield* choosePoint({ seat, kind: 'place-hunter', rule: 'UM-SET-10' }, regionInWords(places, state, true));
    placeHunter(table, seat, inMils(at), -1, 'UM-SET-10');
    yield* trigger(table, seat, 'deploy', 'UM-SET-10');
  });
}

/** UM-SET-16, UM-SET-17, UM-SET-24: the Control Deck is drawn, then the events are shuffled, then the crims. */
export function* shuffleDecks(table: Table): Rule {
  dealDecks(table, CARDS_BY_LENGTH[table.state.length], 'UM-SET-17');
  goTo(table, 'first-crims');
}

/** UM-SET-12: two more than hunters, each at a random tube that has received none. */
export function* firstCrims(table: Table): Rule {
  const { state } = table;
  const parts = [...byCause('hunters', state.hunters.length), ...byCause('set-up', 2)];
  orderCrims(table, parts, roomForCrims(state), 'random', 'UM-SET-12');
  while (state.toPlace > 0) {
    const unused = TUBES.filter(tube => !state.tubesUsed.includes(tube));
    arriveAt(table, randomTube(table, unused), 'UM-SET-12');
  }
  endPlacing(table);
  goTo(table, 'begin-turn');
}
