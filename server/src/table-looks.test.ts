/** What is looked at before an answer is given: several things chosen together, and why they do not do. */
import { askedFirst, chooseSome, type Decision, option } from '@quarry/kernel';
import { expect, test } from 'vitest';
import type { Chair } from './chairs.ts';
import { type LookedAt, TableLooks } from './table-looks.ts';

const chair = { as: 0 } as Chair;

/** Two of these coins or fewer make 3. */
const PAYMENT = chooseSome({
  seat: 0,
  kind: 'pay',
  rule: 'N1',
  options: [1, 1, 2].map((worth, i) => option(`coin-${i}`, worth)),
  min: 1,
  max: 2,
  fits: worths => {
    const sum = worths.reduce((total, one) => total + one, 0);
    return sum === 3 ? null : { why: 'N1', says: `That is ${sum} of 3.` };
  },
});

function looksAt(decision: Decision): (...keys: string[]) => unknown {
  const looks = new TableLooks({
    match: () => ({ game: {}, whatWouldShow: () => 'dice' }),
    openFor: () => ({ ok: true, value: decision }),
    timed: (act: () => unknown) => act(),
  } as unknown as LookedAt);
  return (...keys) => looks.look(chair, { type: 'look', id: 1, table: 'x', as: 0, n: 1, keys });
}

test('what is chosen together is told why it does not do, and what it leads to once it does', () => {
  const { decisions } = askedFirst(PAYMENT)!;
  const look = looksAt(decisions[0]!);

  expect(look('coin-0')).toEqual({ ok: true, value: { odds: {}, isFinal: false, not: 'That is 1 of 3.' } });
  expect(look('coin-0', 'coin-1')).toEqual({ ok: true, value: { odds: {}, isFinal: false, not: 'That is 2 of 3.' } });
  expect(look('coin-1', 'coin-2')).toEqual({ ok: true, value: { odds: {}, isFinal: true, rolls: true } });
});

test('nothing speaks against too few or too many: how many may be chosen is known', () => {
  const { decisions } = askedFirst(
    chooseSome({
      seat: 0,
      kind: 'pay',
      rule: 'N1',
      options: ['a', 'b'].map(key => option(key, key)),
      min: 1,
      max: 1,
      fits: ([only]) => (only === undefined ? { why: 'N1', says: 'It was asked of none.' } : null),
    }),
  )!;

  expect(looksAt(decisions[0]!)()).toEqual({ ok: true, value: { odds: {}, isFinal: true, rolls: true } });
});
