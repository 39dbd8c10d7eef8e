/** The set-up of an encounter: map and enemies, characters, hands, special cards, injuries. FW-ENC-1..8, FW-R-6, FW-R-95. */
import { option, type Rule, type Seat } from '@quarry/kernel';
import { typeOf } from '../content/box.ts';
import { chooseOne } from '../decisions.ts';
import { keepBefore } from '../deeds/aftermath.ts';
import { drawCards } from '../deeds/cards.ts';
import { openDecks } from '../deeds/enemies.ts';
import { giveSpecial, goTo, layOutBrief, makeFirst, openFight, placeEnemy } from '../deeds/fight.ts';
import { moveMarshal } from '../deeds/marshals.ts';
import type { Table } from '../events.ts';
import { handSize, seatsFrom, seatsOf } from '../questions.ts';
import { placementsOf, rowsOf, setUpFeatures, startsOf, typesOf } from './brief-rules.ts';
import { sufferInjuries } from './hands.ts';
import { squareOption } from './moving.ts';
import { togetherAtFirst } from './together.ts';

/** FW-ENC-1, FW-BRIEF-1 to FW-BRIEF-5, FW-ENEMY-2 to FW-ENEMY-4. The snapshot is taken first (FW-R-3). */
export function* openBrief(table: Table): Rule {
  const { state } = table;
  keepBefore(table);
  layOutBrief(table, rowsOf(state));
  for (const placement of placementsOf(state)) placeEnemy(table, placement);
  for (const enemy of typesOf(state)) openDecks(table, typeOf(enemy));
  setUpFeatures(table);
  goTo(table, 'choose-first');
}

/** FW-R-6. */
export function* chooseFirst(table: Table): Rule {
  const options = seatsOf(table.state).map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  makeFirst(table, yield* togetherAtFirst(table, { kind: 'choose-first', rule: 'FW-R-6', options }));
}

/** FW-ENC-2, FW-ENC-3, FW-ENC-5: in turn order; hands are drawn once all stand. */
export function* place(table: Table): Rule {
  const { state } = table;
  for (const seat of seatsFrom(state, state.first)) yield* placeOne(table, seat);
  for (const seat of seatsFrom(state, state.first)) drawCards(table, seat, handSize(state, seat), 'FW-ENC-2');
  goTo(table, 'give-specials');
}

function* placeOne(table: Table, seat: Seat): Rule {
  const options = () => startsOf(table.state).map(squareOption);
  moveMarshal(table, seat, yield* chooseOne({ seat, kind: 'place-marshal', rule: 'FW-ENC-3', options }), 'placed', 'FW-ENC-3');
}

/** FW-SPEC-2: each waiting card to a hand, or to nobody. */
export function* giveSpecials(table: Table): Rule {
  const { state } = table;
  const [card] = state.party.waiting;
  if (card === undefined) return goTo(table, 'begin-fight');
  const options = [
    ...seatsOf(state).map(seat => option<Seat | null>(`seat-${seat}`, seat, { kind: 'seat', id: seat })),
    option<Seat | null>('nobody', null),
  ];
  giveSpecial(table, yield* togetherAtFirst(table, { kind: 'give-special', rule: 'FW-SPEC-2', options, facts: { card } }), card);
}

/** FW-ENC-6, FW-R-95: immediate injuries of the opening hands, character by character. */
export function* beginFight(table: Table): Rule {
  const { state } = table;
  openFight(table);
  for (const seat of seatsFrom(state, state.first)) yield* sufferInjuries(table, seat);
}
