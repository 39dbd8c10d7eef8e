/** A merchant who is defeated. US-ROB-2, US-R-78, US-R-119. */
import type { Rule } from '@quarry/kernel';
import { cardOption, deckOf } from '../content/box.ts';
import { chooseSome } from '../decisions.ts';
import { gainCard } from '../deeds/goods.ts';
import { handOverCard, leaveSpoils, takeSpoils } from '../deeds/trading.ts';
import type { Table } from '../events.ts';
import { isAlive, seatOf } from '../questions/basics.ts';
import { waterRoom } from '../questions.ts';
import type { Who } from '../state.ts';
import { makeItFit, receiveFound } from './carrying.ts';

const SPOILS = 2;

/** The spoils are for whoever hit him last: up to two of his cards, and all his goods. Whoever has fallen with him takes nothing. */
export function* robMerchant(table: Table, merchant: number, by: Who): Rule {
  const { state } = table;
  const trader = state.merchants[merchant]!;
  const who = trader.fights.at(-1) ?? by;
  if (!isAlive(state, who)) return leaveSpoils(table, who, merchant);
  const cards = yield* chooseSome({
    seat: seatOf(state, who),
    kind: 'spoils',
    rule: 'US-ROB-2',
    options: trader.items.map(one => cardOption(one.card)),
    min: 0,
    max: SPOILS,
    facts: { who, merchant },
  });
  for (const card of cards) {
    const n = handOverCard(table, merchant, card);
    if (deckOf(card) === 'loot') yield* receiveFound(table, who, card, 'merchant', 'US-ROB-2');
    else {
      gainCard(table, who, card, n, 'merchant', 'US-ROB-2');
      yield* makeItFit(table, who);
    }
  }
  const room = Math.max(0, waterRoom(state, who) - state.characters[who]!.water);
  takeSpoils(table, who, merchant, cards, Math.min(room, trader.water));
  yield* makeItFit(table, who);
}
