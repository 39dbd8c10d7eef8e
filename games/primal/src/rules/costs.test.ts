/** Stamina and other prices. PA-STAM-*, PA-GAME-8. */
import { describe, expect, test } from 'vitest';
import { type HunterOn, hunt, type Position, playing, SPARE } from '../testing/rehearsal.ts';
import { objection } from './costs.ts';

const card = (id: string, value: number) => ({ id: `test-${id}`, colour: 'green', value }) as const;
const dear = (cost: number) => ({ id: 'test-dear', colour: 'blue', cost, value: 0 }) as const;
const refusal = (deed: () => unknown): string => {
  try {
    deed();
  } catch (error) {
    return String(error);
  }
  return 'accepted';
};

describe('Paying stamina', () => {
  test('[PA-STAM-1] with cards for their value and with tokens', () => {
    const r = hunt({ hunters: [{ stamina: 1, hand: [dear(3), card('two', 2), card('one', 1), SPARE] }, {}] }).play();

    r.answer('act', 'test-dear').answer('pay', ['test-two', 'stamina-1']);

    expect(r.hunter(0).stamina).toBe(0);
    expect(r.toldOf('paid')).toMatchObject([{ cost: 3, tokens: 1, cards: [expect.any(Number)] }]);
    expect(r.discard(0)).toEqual(['test-two']);
  });

  test('[PA-STAM-2] into the discard in the order that the payer says', () => {
    const r = hunt({ hunters: [{ hand: [dear(2), card('a', 1), card('b', 1), card('c', 1), SPARE] }, {}] }).play();

    expect(r.answer('act', 'test-dear').answer('pay', ['test-c', 'test-a']).discard(0)).toEqual(['test-c', 'test-a']);
  });

  test('[PA-STAM-2] nobody has to think of an order, for nothing asks for it later', () => {
    const r = hunt({ hunters: [{ hand: [dear(2), card('a', 1), card('b', 1), card('c', 1), SPARE] }, {}] }).play();

    expect(r.answer('act', 'test-dear').decision('pay')).toMatchObject({ min: 1, max: 2, ordered: false });
  });

  test('[PA-STAM-3] what is too much is lost', () => {
    const r = hunt({ hunters: [{ hand: [dear(1), card('two', 2), SPARE] }, {}] })
      .play()
      .answer('act', 'test-dear');

    expect(r.hunter(0).stamina).toBe(0);
    expect(r.toldOf('paid')).toMatchObject([{ cost: 1, tokens: 0 }]);
  });

  test('[PA-STAM-4][PA-R-7] nothing that is not needed', () => {
    const one = hunt({ hunters: [{ hand: [dear(1), card('a', 1), card('b', 1)] }, {}] })
      .play()
      .answer('act', 'test-dear');
    expect(refusal(() => one.answer('pay', ['test-a', 'test-b']))).toContain("'pay' refuses");
    expect(one.decision('pay').fit!.some).toEqual([[0], [1]]);

    const two = hunt({ hunters: [{ stamina: 2, hand: [{ ...dear(2), id: 'test-dear-2' }, card('two', 2)] }, {}] })
      .play()
      .answer('act', 'test-dear-2');
    two.only('pay', ['test-two', 'stamina-1', 'stamina-2']);
    expect(refusal(() => two.answer('pay', ['test-two', 'stamina-1']))).toContain('1 too much');
    expect(two.decision('pay').fit!.some).toEqual([[0], [2]]);
  });

  test('[PA-STAM-5] cards worth nothing do not pay', () => {
    const r = hunt({ hunters: [{ hand: [dear(1), card('a', 1), card('none', 0), card('b', 1)] }, {}] }).play();

    r.answer('act', 'test-dear').only('pay', ['test-a', 'test-b']);
  });

  test('[PA-STAM-6] a card does not pay for itself', () => {
    const r = hunt({ hunters: [{ hand: [{ id: 'test-lone', cost: 1, value: 1 }, card('free', 0)] }, {}] }).play();

    r.only('act', ['test-free', 'end']);
    expect(r.decision('act').not!()).toMatchObject([{ why: 'PA-STAM-1', facts: { reason: 'cost', cost: 1, held: 0 } }]);
  });

  test('[PA-STAM-7] reductions stop at 0, and 0 is not paid', () => {
    const cheap = { id: 'test-cheap', colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'next-cost', by: -2 }] }] } as const;
    const r = hunt({ hunters: [{ stamina: 1, hand: [cheap, dear(1), SPARE] }, {}] }).play();

    r.answer('act', 'test-cheap').answer('act', 'test-dear');

    expect(r.hunter(0)).toMatchObject({ stamina: 1, waiting: [] });
    expect(r.types('paid')).toEqual([]);
  });

  test('[PA-STAM-8][PA-R-6] tokens are kept, as many as come', () => {
    const r = hunt({ hunters: [{ hand: [SPARE, SPARE], deck: Array.from({ length: 30 }, () => SPARE) }, {}] });
    const kept = ({ kind }: { readonly kind: string }) => (kind === 'move' ? 'stay' : 'end');

    for (const tokens of [1, 2, 3]) {
      r.untilScene('end-round', kept);
      expect(r.hunter(0).stamina).toBe(tokens);
      r.untilScene('begin-round', kept);
    }
  });

  const FLASK = { id: 'test-flask', abilities: [{ on: 'action', cost: { stamina: 1 }, effects: [{ do: 'draw', n: 1 }] }] } as const;
  test.each([
    ['a move', { step: 'move' }, {}, 'move', 'sector-1', ['test-a'], -1],
    ['reviving', { hunters: [{}, { ko: 'red' }] }, {}, 'act', 'revive', ['test-a', 'test-b'], -2],
    ['a text', {}, { item: FLASK }, 'act', 'use-test-flask-0', ['test-a'], -3],
  ] as const)('[PA-STAM-1] the question and the payment name what is paid for: %s', (_, position, own, kind, key, pays, what) => {
    const { hunters: [, other = {}] = [], ...rest } = position as Position;
    const r = hunt({ ...rest, hunters: [{ hand: [card('a', 1), card('b', 1), card('c', 1)], ...own }, other] }).play();
    const cost = pays.length;

    r.answer(kind, key);
    expect(r.decision('pay').facts).toEqual({ card: what, cost, wakes: [] });
    r.answer('pay', pays);
    expect(r.toldOf('paid')).toMatchObject([{ for: what, cost }]);
  });
  test('[PA-STAM-1] [PA-TRIG-2] or a card, with what it would wake', () => {
    const hand = [dear(1), card('a', 1), card('b', 1), SPARE];
    const r = hunt({ hunters: [{ hand }, {}], slots: [{ icons: ['attack'] }, { icons: ['maneuver'] }] }).play();
    const [bought] = r.hunter(0).hand;

    r.answer('act', 'test-dear');
    expect(r.decision('pay').facts).toEqual({ card: bought, cost: 1, wakes: [1] });
    r.answer('pay', ['test-a']);
    expect(r.toldOf('paid')).toMatchObject([{ for: bought, cost: 1 }]);
  });

  const ECHO = (id: string, value = 1) =>
    ({ id, colour: 'green', value, abilities: [{ on: 'discarded', effects: [{ do: 'draw', n: 1 }] }] }) as const;
  test('[PA-STAM-9][PA-R-8] what a card says of being discarded comes after what it paid for', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut', cost: 1 }, ECHO('test-echo'), SPARE] }, {}],
      slots: [{ icons: ['attack'] }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.types('paid', 'card-played', 'damage-dealt', 'behaviour-revealed', 'drew')).toEqual([
      'paid',
      'card-played',
      'damage-dealt',
      'behaviour-revealed',
      'drew',
    ]);
  });

  test('[PA-STAM-9][PA-R-8] several of them in the order in which they were discarded', () => {
    const other = { id: 'test-other', colour: 'green', abilities: [{ on: 'discarded', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = hunt({ hunters: [{ hand: [dear(2), ECHO('test-echo'), other, card('one', 1), SPARE] }, {}] }).play();

    r.answer('act', 'test-dear').answer('pay', ['test-other', 'test-echo']);

    expect(r.asks).toBe('act');
    expect(r.types('stamina-changed', 'drew')).toEqual(['stamina-changed', 'drew']);
  });

  test('[PA-R-26] in fire cards may still pay for a move', () => {
    const r = hunt({ step: 'move', terrain: [{ kind: 'fire', at: 'south' }], hunters: [{ hand: [card('one', 1), SPARE] }, {}] }).play();

    r.answer('move', 'sector-1');

    expect(r.hunter(0).sector).toBe(1);
    expect(r.discard(0)).toEqual(['test-one']);
  });

  test('[PA-STAM-4] one token too many is one too many, also where all of them would be missed', () => {
    const r = hunt({ hunters: [{ stamina: 2, hand: [{ id: 'test-dear', cost: 3 }, { id: 'test-two', value: 2 }, SPARE] }, {}] })
      .play()
      .answer('act', 'test-dear');

    expect(r.toldOf('paid')).toMatchObject([{ tokens: 1, cost: 3 }]);
    expect(r.asked.filter(line => line.includes('pay'))).toEqual([]);
  });

  test('[PA-EOT-9][PA-STAM-7] what waits for an attack makes no other card cheaper', () => {
    const r = hunt({
      hunters: [
        {
          waiting: [{ what: 'cost', by: -1, colour: 0, keyword: '' }],
          hand: [
            { id: 'test-red', colour: 'red', cost: 1, value: 0 },
            { id: 'test-blue', colour: 'blue', cost: 1, value: 0 },
          ],
        },
        {},
      ],
    }).play();

    r.only('act', ['test-red', 'end']);
  });
});

describe('What cannot be done in full', () => {
  test('[PA-GAME-8] an instruction is carried out as far as possible', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, { id: 'test-a' }, { id: 'test-b' }] }, { hand: [SPARE] }],
      slots: [{ icons: ['attack'], base: [{ do: 'discard', n: 3 }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('choose-discard', ['test-b', 'test-a']);

    expect(r.toldOf('discarded')[0]!.cards).toHaveLength(2);
  });

  test('[PA-GAME-8] a price is never paid in part', () => {
    const r = hunt({
      hunters: [
        {
          stamina: 1,
          hand: [SPARE],
          item: { id: 'test-flask', abilities: [{ on: 'action', cost: { stamina: 2 }, effects: [{ do: 'draw', n: 1 }] }] },
        },
        {},
      ],
    }).play();

    expect(r.options('act')).not.toContain('use-test-flask-0');
  });

  test('[PA-GAME-8] a card that is given up does not pay the stamina of the same price', () => {
    const cost = { stamina: 1, discard: { n: 1 } };
    const flask = { id: 'test-flask', abilities: [{ on: 'action', cost, effects: [{ do: 'draw', n: 1 }] }] } as const;
    const lone = hunt({ hunters: [{ hand: [card('lone', 1)], item: flask }, {}] }).play();
    expect(lone.options('act')).toEqual(['test-lone', 'end']);

    const two = hunt({
      hunters: [{ hand: [card('a', 1), card('none', 0), card('other', 0)], item: { ...flask, id: 'test-flask-2' } }, {}],
    }).play();
    two.answer('act', 'use-test-flask-2-0');
    expect(two.decision('choose-discard').fit!.some).toEqual([[1], [2]]);
    two.answer('choose-discard', ['test-none']);
    expect(two.discard(0)).toEqual(['test-none', 'test-a']);
  });
});

describe('[PA-STAM-4] a card too many', () => {
  test.each([
    [2, [2, 1], 'PA-STAM-4'],
    [2, [1, 2], 'PA-STAM-4'],
    [2, [2], null],
    [2, [1, 1], null],
    [3, [2, 2], null],
    [3, [2, 1], null],
    [3, [2], 'PA-STAM-1'],
    [3, [2, 2, 1], 'PA-STAM-4'],
  ] as const)('a cost of %i paid with %j: %s', (cost, values, why) => {
    const { hand } = hunt({ hunters: [{ hand: values.map(value => ({ value })) }, {}] }).hunter(0);

    expect(
      objection(
        cost,
        hand.map(card => ({ card, tokens: 0 })),
      )?.why ?? null,
    ).toBe(why);
  });
  test.each([
    [2, [1], 1, null],
    [2, [1], 2, 'PA-STAM-4'],
    [2, [2], 1, 'PA-STAM-4'],
    [2, [], 2, null],
    [2, [], 1, 'PA-STAM-1'],
  ] as const)('a cost of %i paid with %j and %i tokens: %s', (cost, values, tokens, why) => {
    const { hand } = hunt({ hunters: [{ hand: values.map(value => ({ value })) }, {}] }).hunter(0);

    expect(objection(cost, [...hand.map(card => ({ card, tokens: 0 })), { card: -1, tokens }])?.why ?? null).toBe(why);
  });
  test('two sayings of how many tokens are one too many', () => {
    expect(
      objection(3, [
        { card: -1, tokens: 1 },
        { card: -1, tokens: 2 },
      ]),
    ).toEqual({ why: 'PA-STAM-4', says: 'Say once how many stamina tokens you spend.' });
  });
});

describe('Prices in counters', () => {
  const text = { on: 'played', cost: { counters: 2 }, effects: [{ do: 'defence', n: 1 }] } as const;
  const asked = (own: HunterOn, isClosed: boolean) =>
    playing({ colour: 'green' }, { hunters: [{ hand: [SPARE], ...own }, {}], state: { isClosed } });
  const onItem = (n: number): HunterOn => ({ item: { abilities: [text] }, gearCounters: [0, 0, 0, n] });
  const onMastery = (n: number): HunterOn => ({ mastery: { focused: [text] }, isFocused: true, counters: n });
  test.each([false, true])('[PA-GAME-8] they have to lie there, all of them; closed hands: %s', isClosed => {
    expect([1, 2, 3].map(n => asked(onItem(n), isClosed).asks)).toEqual(['act', 'use-ability', 'use-ability']);
    expect([1, 2].map(n => asked(onMastery(n), isClosed).asks)).toEqual(['act', 'use-ability']);
  });
  test('[PA-GAME-8] and are taken from where the text stands', () => {
    const item = asked(onItem(3), false).answer('use-ability', 'yes').hunter(0);
    expect([item.gearCounters, item.defence]).toEqual([[0, 0, 0, 1], 1]);
    const mastery = asked(onMastery(3), false).answer('use-ability', 'yes').hunter(0);
    expect([mastery.counters, mastery.defence]).toEqual([1, 1]);
  });
});
