/** reroll: dice may be rolled again, all chosen at once; one reroll per roll, the best that is offered (ZD-ATK-10, ZD-R-30). */
import { defineEffect } from './vocabulary.ts';

export const rerollWord = defineEffect({
  word: 'reroll',
  says: ({ upTo }) => (upTo === 1 ? 'you may reroll 1 die' : `you may reroll up to ${upTo} dice`),
  onAttack(attack, { upTo }) {
    attack.rerolls = Math.max(attack.rerolls, upTo);
  },
  onEvade(evade, { upTo }) {
    evade.rerolls = Math.max(evade.rerolls, upTo);
  },
});
