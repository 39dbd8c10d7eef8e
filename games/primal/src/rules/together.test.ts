/** What the hunters decide together. PA-R-31, PA-R-49. */
import { describe, expect, test } from 'vitest';
import { hunt, SPARE } from '../testing/rehearsal.ts';

/** Two behaviours wait for their order; the first player is seat 1. */
const undecided = (seats = 3) =>
  hunt({
    first: 1,
    hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, ...Array.from({ length: seats - 1 }, () => ({}))],
    slots: [{ icons: ['attack'] }, { icons: ['attack'] }, { icons: ['attack'] }],
  })
    .play()
    .answer('act', 'test-cut');
const revealed = (r: ReturnType<typeof hunt>) => r.toldOf('behaviour-revealed').map(({ slot }) => slot);

describe('Deciding together', () => {
  test('[PA-R-31] everybody is asked, the first player first, whose word settles it', () => {
    const r = undecided();
    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'order-behaviours'],
      [2, 'order-behaviours'],
      [0, 'order-behaviours'],
    ]);

    r.answer('order-behaviours', 'slot-2', 1);

    expect(revealed(r)).toEqual([2]);
  });

  test('[PA-R-31] what another proposes the first player confirms', () => {
    const r = undecided().answer('order-behaviours', 'slot-1', 0);
    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'agree-order-behaviours']]);
    expect(r.decision('agree-order-behaviours')).toMatchObject({ facts: { by: 0 }, proposed: { key: 'slot-1', value: 1 } });

    r.answer('agree-order-behaviours', 'yes');

    expect(revealed(r)).toEqual([1]);
  });

  test('[PA-R-31] or all others, against the first player', () => {
    const r = undecided().answer('order-behaviours', 'slot-1', 0).answer('agree-order-behaviours', 'no', 1);
    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([[2, 'agree-order-behaviours']]);

    r.answer('agree-order-behaviours', 'yes', 2);

    expect(revealed(r)).toEqual([1]);
  });

  test('[PA-R-31] what is not agreed to is not proposed again', () => {
    const r = undecided(2).answer('order-behaviours', 'slot-1', 0).answer('agree-order-behaviours', 'no', 1);

    r.only('order-behaviours', ['slot-0', 'slot-2'], 1).only('order-behaviours', ['slot-0', 'slot-2'], 0);
    expect(revealed(r)).toEqual([]);
  });

  test('[PA-R-49] whoever takes aggro before the hunt is first player at once', () => {
    const r = hunt({ step: 'choose-aggro', active: -1, aggro: -1, hunters: [{}, {}, { potions: [{}] }], state: { first: 0 } }).play();
    expect(r.open[0]).toMatchObject({ seat: 0, kind: 'choose-aggro' });

    r.answer('choose-aggro', 'seat-2', 0);

    expect(r.asks).toBe('consume');
    expect(r.state).toMatchObject({ aggro: 2, first: 2 });
  });
});
