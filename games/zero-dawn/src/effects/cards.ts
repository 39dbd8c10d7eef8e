/** Words about the action cards of a hunter: hand, draw pile, discard pile, and what is scrapped. */
import { cardOptions } from '../content/box.ts';
import type { CARDS } from '../content/words/cards.ts';
import { chooseSome } from '../decisions.ts';
import { discardFromHand, drawCards, recoverCards, scrapCards, unscrapCards } from '../deeds.ts';
import { isEncounterRunning } from '../questions.ts';
import { chooseScrap } from '../rules/costs.ts';
import type { Does } from './vocabulary.ts';

export const CARD_WORDS: Does<keyof typeof CARDS> = {
  draw: {
    *resolve(table, { seat }, { n }) {
      if (isEncounterRunning(table.state) && table.state.hunters[seat]!.isUp) drawCards(table, seat, n, 'ZD-R-163');
    },
  },
  /** Cards of the hunter's choice; not damage, so nobody faints by it (ZD-R-163). */
  discard: {
    *resolve(table, { seat }, { n }) {
      const options = cardOptions(table.state.hunters[seat]!.hand);
      const cards = yield* chooseSome({ seat, kind: 'discard-cards', rule: 'ZD-R-163', options, min: n, max: n, ordered: true });
      discardFromHand(table, seat, cards, 'ZD-R-163');
    },
  },
  /** For the rest of the encounter (ZD-SCRAP-1). */
  scrap: {
    *resolve(table, { seat }, { n, from }) {
      const cards = yield* chooseScrap(table, seat, n, from);
      scrapCards(table, seat, cards, 'ZD-SCRAP-1');
    },
  },
  unscrap: {
    *resolve(table, { seat }, { n }) {
      unscrapCards(table, seat, n, 'ZD-SCRAP-2');
    },
  },
  /** The bottom cards of the discard pile are shuffled into the draw pile. */
  recover: {
    *resolve(table, { seat }, { n }) {
      recoverCards(table, seat, n, 'ZD-R-163');
    },
  },
  /** Instead of to the discard pile. */
  'return-to-hand': {
    *resolve(_table, { attack, source }) {
      attack?.keeps.push(source);
    },
  },
};
