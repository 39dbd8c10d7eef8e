/** Words about cards: decks, hands, discard piles, and the decks of enemies. */
import { type ClauseId, option, type Rule, type Seat } from '@quarry/kernel';
import { actionCard, cardOption, sortOf } from '../content/box.ts';
import { chooseOne, chooseSome, confirm } from '../decisions.ts';
import { recoverCards, takeBack, takeFromDeck } from '../deeds/cards.ts';
import { buryTop, seeTops } from '../deeds/enemies.ts';
import type { Table } from '../events.ts';
import { marshalOf } from '../questions.ts';
import { discardOfChoice, drawAndSuffer } from '../rules/hands.ts';
import type { DeckState, State } from '../state.ts';
import type { Words } from './vocabulary.ts';
import { candidates, chosen } from './whom.ts';

const isKind = (card: number, kind: string | undefined): boolean =>
  sortOf(card) === 'action' && (kind === undefined || actionCard(card).kind === kind);
const discarded = (state: State, seat: Seat, kind: string | undefined): number[] =>
  marshalOf(state, seat).discard.filter(card => isKind(card, kind));
/** Which the deck holds is known: it is the same as what is missing elsewhere; its order is not. */
const inDeck = (state: State, seat: Seat, kind: string): number[] =>
  state.party.marshals[seat]!.deck.filter(card => isKind(card, kind)).sort((a, b) => a - b);
const decksWithCards = ({ fight }: State): number[] => fight.decks.flatMap(({ pile }, i) => (pile.length > 0 ? [i] : []));

/** A deck goes by its place among those of the encounter. */
function* chooseDeck({ state }: Table, seat: Seat, rule: ClauseId): Rule<DeckState> {
  const options = decksWithCards(state).map(deck => option(`deck-${deck}`, { deck }, { kind: 'deck', id: deck }));
  const { deck } = yield* chooseOne({ seat, kind: 'choose-deck', rule, options });
  return state.fight.decks[deck]!;
}

export const CARD_WORDS: Words<'draw' | 'discard' | 'take-back' | 'recover' | 'search' | 'look-at-behaviour' | 'bury-behaviour'> = {
  draw: {
    *apply(table, { n, ...whom }, occasion, rule) {
      for (const seat of yield* chosen(table, whom, occasion)) yield* drawAndSuffer(table, seat, n, rule);
    },
    isPossible: (state, whom, occasion) => candidates(state, whom, occasion).some(seat => state.party.marshals[seat]!.deck.length > 0),
  },
  discard: {
    *apply(table, { n, random, ...whom }, occasion, rule) {
      for (const seat of yield* chosen(table, whom, occasion)) yield* discardOfChoice(table, seat, n, random === true, rule);
    },
  },
  'take-back': {
    *apply(table, { n, kind }, { seat, card }, rule) {
      const isOther = (one: number): boolean => one !== card;
      const options = () => discarded(table.state, seat, kind).filter(isOther).map(cardOption);
      const cards = yield* chooseSome({ seat, kind: 'take-back', rule, options, max: n, facts: { card } });
      if (cards.length > 0) takeBack(table, seat, cards, rule);
    },
    isPossible: (state, { kind }, { seat, card }) => discarded(state, seat, kind).some(one => one !== card),
  },
  recover: {
    *apply(table, { n, ...whom }, occasion, rule) {
      const has = (seat: Seat): boolean => marshalOf(table.state, seat).discard.length > 0;
      for (const seat of yield* chosen(table, whom, occasion, has)) recoverCards(table, seat, n, 'card', rule);
    },
    isPossible: (state, whom, occasion) => candidates(state, whom, occasion).some(seat => marshalOf(state, seat).discard.length > 0),
  },
  search: {
    *apply(table, { kind }, { seat }, rule) {
      const options = () => inDeck(table.state, seat, kind).map(cardOption);
      takeFromDeck(table, seat, yield* chooseOne({ seat, kind: 'search-deck', rule, options }), rule);
    },
    isPossible: (state, { kind }, { seat }) => inDeck(state, seat, kind).length > 0,
  },
  'look-at-behaviour': {
    *apply(table, { n }, { seat }, rule) {
      seeTops(table, yield* chooseDeck(table, seat, rule), n, rule);
    },
    isPossible: state => decksWithCards(state).length > 0,
  },
  'bury-behaviour': {
    *apply(table, _effect, { seat }, rule) {
      const deck = yield* chooseDeck(table, seat, rule);
      seeTops(table, deck, 1, rule);
      if (yield* confirm({ seat, kind: 'bury-card', rule, facts: { card: deck.pile[0]! } })) buryTop(table, deck);
    },
    isPossible: state => decksWithCards(state).length > 0,
  },
};
