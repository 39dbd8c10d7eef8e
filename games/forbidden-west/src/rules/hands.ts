/** Hands: drawing, immediate injuries, forced discards. FW-DRAW-*, FW-INJ-4, FW-R-55, FW-R-82. */
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { cardOption, injuryCard, sortOf } from '../content/box.ts';
import { chooseOrder, chooseSome } from '../decisions.ts';
import { discardCard, drawCards, strikeInjury } from '../deeds/cards.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { noAnswer } from '../in-the-making.ts';
import { handSize, isLasting, marshalOf } from '../questions.ts';

/** FW-INJ-4: once the drawing is finished. */
export function* drawAndSuffer(table: Table, seat: Seat, n: number, rule: ClauseId): Rule {
  yield* sufferInjuries(table, seat, drawCards(table, seat, n, rule));
}

const isImmediate = (card: number): boolean => sortOf(card) === 'injury' && injuryCard(card).is.kind === 'immediate';

/** In the owner's order, then discarded; nothing is drawn in their place. */
export function* sufferInjuries(table: Table, seat: Seat, drawn = marshalOf(table.state, seat).hand): Rule {
  const options = drawn.filter(isImmediate).map(cardOption);
  const order = yield* chooseOrder({ seat, kind: 'order-injuries', rule: 'FW-INJ-4', options });
  for (const card of order) {
    const { is } = injuryCard(card);
    if (is.kind !== 'immediate') continue;
    strikeInjury(table, seat, card);
    const occasion = { seat, card, about: seat, enemy: null, roll: null, deck: null, answer: noAnswer() };
    yield* applyEffects(table, is.effects, occasion, 'FW-INJ-4');
    if (marshalOf(table.state, seat).hand.includes(card)) discardCard(table, seat, card, 'FW-INJ-4', 'injury-strikes');
  }
}

/** FW-SPEC-5, FW-DRAW-2, FW-DRAW-5, FW-R-56: special cards do not count. */
export function missing({ state }: Table, seat: Seat): number {
  const counted = marshalOf(state, seat).hand.filter(card => sortOf(card) !== 'special').length;
  return Math.max(0, handSize(state, seat) - counted);
}

/** FW-DRAW-1, FW-INJ-6: any number, but no lasting injury. */
export function* discardBeforeDrawing(table: Table, seat: Seat): Rule {
  const options = marshalOf(table.state, seat)
    .hand.filter(card => !isLasting(card))
    .map(cardOption);
  for (const card of yield* chooseSome({ seat, kind: 'discard-before-drawing', rule: 'FW-DRAW-1', options }))
    discardCard(table, seat, card, 'FW-DRAW-1');
}

/** FW-R-82: all of them if there are fewer. */
export function* discardOfChoice(table: Table, seat: Seat, n: number, isRandom: boolean, rule: ClauseId): Rule {
  const { state, chance } = table;
  const eligible = marshalOf(state, seat).hand.filter(card => sortOf(card) !== 'injury');
  const count = Math.min(n, eligible.length);
  if (count === 0) return;
  const cards = isRandom
    ? chance.shuffle(`deck-${seat}` as 'deck-0', eligible).slice(0, count)
    : yield* chooseSome({
        seat,
        kind: 'forced-discard',
        rule,
        options: eligible.map(cardOption),
        min: count,
        max: count,
        facts: { n: count },
      });
  for (const card of cards) discardCard(table, seat, card, rule);
}
