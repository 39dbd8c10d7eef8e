/**
 * The end of the merchant step: wares go back, decks are rebuilt, trimmed and filled with stamina. Clauses ZD-MERCH-15, ZD-MERCH-16,
 * ZD-MERCH-21..23, ZD-STAM-1, ZD-STAM-2, ZD-SALV-7, ZD-SCRAP-3, ZD-EVENT-1; rulings ZD-R-125, ZD-R-127, ZD-R-129, ZD-R-130, ZD-R-139.
 */
import { askAllSome, type Rule } from '@quarry/kernel';
import { actionCard, cardOptions } from '../content/box.ts';
import { removeFromGame, shuffleDeck, without } from '../deeds.ts';
import { clockwiseFrom } from '../questions.ts';
import type { HunterState, Table } from '../state.ts';

const STAMINA_IN_DECK = 6;

export function* endMerchants(table: Table): Rule {
  const { state } = table;
  closeMerchants(table);
  for (const hunter of state.hunters) gatherDeck(hunter);
  yield* trimDecks(table);
  for (const seat of clockwiseFrom(state, state.leader)) {
    addStamina(table, seat);
    shuffleDeck(table, seat, 'ZD-MERCH-22');
  }
  state.event = -1;
  state.eventChooser = -1;
  state.eventRival = -1;
  state.encounter += 1;
  state.step = 'track';
}

/** ZD-MERCH-21, ZD-SALV-7: unsold and discarded wares back to their deck, spent salvage back to its own. */
function closeMerchants(table: Table): void {
  const { state } = table;
  for (const merchant of state.merchants) {
    merchant.pile = [...merchant.pile, ...merchant.row, ...merchant.discard];
    merchant.row = [];
    merchant.discard = [];
    merchant.isOpen = false;
  }
  if (state.salvageDiscard.length > 0) {
    state.salvagePile = table.chance.shuffle('salvage', [...state.salvagePile, ...state.salvageDiscard]);
    state.salvageDiscard = [];
  }
  table.tell({ type: 'merchants-closed', rule: 'ZD-MERCH-21' });
}

/** ZD-MERCH-22, ZD-SCRAP-3: every action card of the hunter is in one pile again. */
function gatherDeck(hunter: HunterState): void {
  hunter.draw = [...hunter.draw, ...hunter.hand, ...hunter.discard, ...hunter.scrapped];
  hunter.hand = [];
  hunter.discard = [];
  hunter.scrapped = [];
}

/** D53: cards of any type above the limit leave the game, all players at the same time. */
function* trimDecks(table: Table): Rule {
  const { state } = table;
  const excess = [...state.hunters.keys()].filter(seat => state.hunters[seat]!.draw.length > state.hunters[seat]!.maxDeck);
  const questions = excess.map(seat => {
    const { draw, maxDeck } = state.hunters[seat]!;
    const n = draw.length - maxDeck;
    return { seat, kind: 'trim-deck', rule: 'ZD-MERCH-15', options: cardOptions(draw.toSorted((a, b) => a - b)), min: n, max: n };
  });
  const choices = yield* askAllSome(questions);
  excess.forEach((seat, i) => {
    const hunter = state.hunters[seat]!;
    hunter.draw = without(hunter.draw, choices[i]!);
    removeFromGame(table, choices[i]!, 'ZD-MERCH-16', seat);
  });
}

/** ZD-STAM-1, ZD-STAM-2, ZD-R-129: up to the limit, never more than six in a deck, while the supply lasts. */
function addStamina(table: Table, seat: number): void {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const held = hunter.draw.filter(no => actionCard(no).type === 'stamina').length;
  const n = Math.min(hunter.maxDeck - hunter.draw.length, STAMINA_IN_DECK - held, state.stamina.length);
  if (n <= 0) return;
  hunter.draw = [...hunter.draw, ...state.stamina.slice(0, n)];
  state.stamina = state.stamina.slice(n);
  table.tell({ type: 'stamina-added', rule: 'ZD-STAM-1', seat, n });
}
