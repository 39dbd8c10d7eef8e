/** What texts of hunters tell, and the cases beside the usual one: nothing to do, half of it the same, the first card of the box. */
import { describe, expect, test } from 'vitest';
import { ACTION_NUMBERS, keyOf } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { type HunterOn, hunt, type MadeUp, SPARE, saying } from '../testing/rehearsal.ts';

const says = (effect: Effect, hunter: HunterOn = {}) => saying([effect], { hunters: [hunter, {}] });
const deck = (...ids: readonly string[]): MadeUp[] => ids.map(id => ({ ...SPARE, id: `test-${id}` }));

describe('discard', () => {
  test('[PA-GAME-8] by a card of one’s own it is told as a text, by a monster’s as what that demands', () => {
    const own = says({ do: 'discard', n: 1 }, { hand: [SPARE] });
    const behaviour = saying([], { slots: [{ icons: ['maneuver'], base: [{ do: 'discard', n: 1 }] }] });

    own.answer('choose-discard', [own.options('choose-discard')[0]!]);
    expect(own.toldOf('discarded').map(one => one.for)).toEqual(['text']);
    expect(behaviour.toldOf('discarded').map(one => one.for)).toEqual(['behaviour']);
  });
});

describe('look-at-deck', () => {
  const order = (...keys: readonly string[]) => {
    const r = says({ do: 'look-at-deck', n: 3 }, { deck: deck('a', 'b', 'c', 'd') });
    r.answer(
      'order-cards',
      keys.map(key => `test-${key}`),
    );
    return [r.hunter(0).deck.map(keyOf), r.toldOf('top-seen').map(({ cards }) => cards.map(keyOf))];
  };

  test('another order is told, also where one of the cards stays where it was', () => {
    expect(order('a', 'c', 'b')).toEqual([
      ['test-a', 'test-c', 'test-b', 'test-d'],
      [
        ['test-a', 'test-b', 'test-c'],
        ['test-a', 'test-c', 'test-b'],
      ],
    ]);
  });
  test('the same order is told once', () => {
    expect(order('a', 'b', 'c')).toEqual([['test-a', 'test-b', 'test-c', 'test-d'], [['test-a', 'test-b', 'test-c']]]);
  });
});

describe('[PA-KW-VOLLEY-1] a volley is offered', () => {
  const isOffered = (cards: number, discarded: number): boolean => {
    const some = (n: number): MadeUp[] => Array.from({ length: n }, () => SPARE);
    return says({ do: 'volley', n: 1 }, { deck: some(cards), discard: some(discarded) }).asks === 'volley';
  };

  test.each([
    [2, 2, true],
    [0, 1, true],
    [1, 0, true],
    [0, 0, false],
  ])('with %i cards in the deck and %i discarded: %s', (cards, discarded, is) => {
    expect(isOffered(cards, discarded)).toBe(is);
  });
});

test('[PA-STAM-1][PA-STAM-4] the first card of the box pays like any other', () => {
  const first = keyOf(ACTION_NUMBERS[0]!);
  const r = hunt({ hunters: [{ is: 'mirah', hand: [{ id: 'test-dear', cost: 1 }, first, { id: 'test-one' }] }, {}] })
    .play()
    .answer('act', 'test-dear');

  expect(() => r.answer('pay', [first, 'test-one'])).toThrow(/refuses/);
  r.answer('pay', [first]);
  expect([r.discard(0), r.hand(0)]).toEqual([[first], ['test-one']]);
});
test('take-back: the first card of the box like any other', () => {
  const first = keyOf(ACTION_NUMBERS[0]!);
  const r = says({ do: 'take-back' }, { is: 'mirah', discard: [first] }).answer('take-back', first);

  expect([r.hand(0).includes(first), r.discard(0)]).toEqual([true, []]);
});
