/**
 * The end of the merchant step: wares go back, decks are rebuilt, trimmed and filled with stamina. Clauses ZD-MERCH-15, ZD-MERCH-16,
 * ZD-MERCH-21..23, ZD-STAM-1, ZD-STAM-2, ZD-SALV-7, ZD-SCRAP-3, ZD-EVENT-1; rulings ZD-R-125, ZD-R-127, ZD-R-129, ZD-R-130, ZD-R-139.
 */

import { clockwiseFrom, type Rule, type Seat } from '@quarry/kernel';
import { actionCard, cardOptions } from '../content/box.ts';
import { askAllSome } from '../decisions.ts';
import { addStamina, closeMerchants, countEncounter, gatherDeck, goTo, shuffleDeck, trimDeck } from '../deeds.ts';
import type { Table } from '../events.ts';
import type { State } from '../state.ts';

const STAMINA_IN_DECK = 6;

export function* endMerchants(table: Table): Rule {
  const { state } = table;
  closeMerchants(table, 'ZD-MERCH-21');
  for (const seat of state.hunters.keys()) gatherDeck(table, seat);
  yield* trimDecks(table);
  for (const seat of clockwiseFrom(state.leader, state.hunters.length)) {
    const n = missingStamina(state, seat);
    if (n > 0) addStamina(table, seat, n, 'ZD-STAM-1');
    shuffleDeck(table, seat, 'ZD-MERCH-22');
  }
  countEncounter(table);
  goTo(table, 'track');
}

/** D53: cards of any type above the limit leave the game, all players at the same time. */
function* trimDecks(table: Table): Rule {
  const { state } = table;
  const excess = [...state.hunters.keys()].filter(seat => state.hunters[seat]!.draw.length > state.hunters[seat]!.maxDeck);
  const questions = excess.map(seat => {
    const { draw, maxDeck } = state.hunters[seat]!;
    const n = draw.length - maxDeck;
    return {
      seat,
      kind: 'trim-deck',
      rule: 'ZD-MERCH-15',
      options: () => cardOptions(draw.toSorted((a, b) => a - b)),
      min: n,
      max: n,
    } as const;
  });
  const choices = yield* askAllSome(questions);
  for (const [i, seat] of excess.entries()) trimDeck(table, seat, choices[i]!, 'ZD-MERCH-16');
}

/** ZD-STAM-1, ZD-STAM-2, ZD-R-129: up to the limit, never more than six in a deck, while the supply lasts. */
function missingStamina(state: State, seat: Seat): number {
  const hunter = state.hunters[seat]!;
  const held = hunter.draw.filter(no => actionCard(no).type === 'stamina').length;
  return Math.min(hunter.maxDeck - hunter.draw.length, STAMINA_IN_DECK - held, state.stamina.length);
}
