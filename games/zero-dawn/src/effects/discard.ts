/** discard: hand cards of the hunter's choice go to the discard pile; not damage, so nobody faints by it (ZD-R-163). */
import { plural, type Rule } from '@quarry/kernel';
import { cardOptions } from '../content/box.ts';
import { chooseSome } from '../decisions.ts';
import { discardFromHand } from '../deeds.ts';
import { defineEffect } from './vocabulary.ts';

export const discardWord = defineEffect({
  word: 'discard',
  says: ({ n }) => `discard ${plural(n, 'card')}`,
  *resolve(table, { seat }, { n }): Rule {
    const { hand } = table.state.hunters[seat]!;
    const cards = yield* chooseSome({
      seat,
      kind: 'discard-cards',
      rule: 'ZD-R-163',
      options: cardOptions(hand),
      min: n,
      max: n,
      ordered: true,
    });
    discardFromHand(table, seat, cards, 'ZD-R-163');
  },
});
