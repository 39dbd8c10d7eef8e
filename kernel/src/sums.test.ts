/** How numbers are summed up: K-162 of SPEC.md. */
import { describe, expect, test } from 'vitest';
import { adding, changed, downToZero, type EventOf, type SumUp, single, sumsOf, totalOf, uncounted, unlessNone } from './index.ts';

type StormEvent = EventOf<{
  'oil-burned': { seat: number; n: number; before: number };
  'storm-drawn': { card: number };
  'bell-rung': { seat: number };
}>;
const LABELS = ['seat', 'card', 'before'] as const;
type Label = (typeof LABELS)[number];
interface View {
  readonly price: number;
}

const burned: SumUp<StormEvent, View, 'oil-burned'> = ({ n }, { price }) => single('Oil', n * price, 'Poured into the lamp');

describe('[K-162] The sums of a game', () => {
  const sum = sumsOf<StormEvent, View, Label>({ 'oil-burned': burned, 'bell-rung': () => adding('Strokes', []) });

  test('an event is summed up by its type, as things stand', () => {
    expect(sum({ type: 'oil-burned', rule: 'N2', seat: 0, n: 2, before: 3 }, { price: 2 })).toEqual({
      says: 'Oil',
      total: 4,
      terms: [{ says: 'Poured into the lamp', value: 4 }],
    });
  });

  test('what tells no amount needs none, and a sum without terms is none', () => {
    expect(sum({ type: 'storm-drawn', rule: 'N1', card: 4 }, { price: 2 })).toBeNull();
    expect(sum({ type: 'bell-rung', rule: 'N1', seat: 1 }, { price: 2 })).toBeNull();
  });

  test('an amount without a sum does not compile', () => {
    // @ts-expect-error: nobody says where the oil went
    expect(sumsOf<StormEvent, View, Label>({})).toBeTypeOf('function');
    // @ts-expect-error: the number of a seat is an amount, unless it is a label
    expect(sumsOf<StormEvent, View, 'card' | 'before'>({ 'oil-burned': burned })).toBeTypeOf('function');
  });
});

describe('[K-162] The terms of a sum', () => {
  test('what counts adds up to the total, what does not is told beside it', () => {
    const terms = [{ says: 'Lamp', value: 3 }, uncounted('Stove', 2, 'It is cold.'), { says: 'Leak', value: -1 }];

    expect([totalOf(terms), adding('Oil', terms)]).toEqual([2, { says: 'Oil', total: 2, terms }]);
    expect(terms[1]).toEqual({ says: 'Stove', value: 2, not: 'It is cold.' });
  });

  test('what is nothing is not told', () => {
    expect([unlessNone('Leak', 0), unlessNone('Leak', -1)]).toEqual([[], [{ says: 'Leak', value: -1 }]]);
  });

  test('what is held is told with what it was before', () => {
    const before = { says: 'Before', value: 5 };

    expect(changed('Oil', 3, -2)).toEqual({ says: 'Oil', total: 3, terms: [before, { says: 'Lost', value: -2 }] });
    expect(changed('Oil', 6, 1)).toEqual({ says: 'Oil', total: 6, terms: [before, { says: 'Gained', value: 1 }] });
    expect(changed('Oil', 6, 1, 'Found')).toEqual({ says: 'Oil', total: 6, terms: [before, { says: 'Found', value: 1 }] });
    expect(changed('Oil', 5, 0)).toEqual({ says: 'Oil', total: 5, terms: [before] });
  });

  test('nothing is taken off beyond 0: in their order, the last ones count in part or not', () => {
    const terms = [
      { says: 'Wall', value: -2 },
      { says: 'Wave', value: 3 },
      { says: 'Door', value: -2 },
      uncounted('Spray', 4, 'It runs off.'),
      uncounted('Gust', -4, 'It blows over.'),
      { says: 'Sandbag', value: -1 },
      { says: 'Hope', value: 0 },
    ];

    expect(adding('Flood', downToZero(terms, 'There is nothing left.'))).toEqual({
      says: 'Flood',
      total: 0,
      terms: [
        { says: 'Wall', value: -2 },
        { says: 'Wave', value: 3 },
        { says: 'Door', value: -1 },
        { says: 'Door', value: -1, not: 'There is nothing left.' },
        { says: 'Spray', value: 4, not: 'It runs off.' },
        { says: 'Gust', value: -4, not: 'It blows over.' },
        { says: 'Sandbag', value: -1, not: 'There is nothing left.' },
        { says: 'Hope', value: 0 },
      ],
    });
  });
});
