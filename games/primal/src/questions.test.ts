/** Questions about a hunt: what a card costs, and what playing it would wake. */
import { describe, expect, test } from 'vitest';
import { costOf, handLimit, moveCost, purse, reviveCost, sequenceLimit, slotsWoken, unleashAt, wokenBy, woundAt } from './questions.ts';
import { type HunterOn, hunt, type MadeUp, SPARE } from './testing/rehearsal.ts';

const held = (card: MadeUp, hunter: HunterOn = {}, more: Parameters<typeof hunt>[0] = {}) => {
  const r = hunt({ ...more, hunters: [{ ...hunter, hand: [card, ...(hunter.hand ?? [])] }, {}] });
  return { state: r.state, card: r.hunter(0).hand[0]! };
};
const waits = (by: number, colour = -1) => [{ what: 'cost' as const, by, colour, keyword: '' }];

describe('[PA-STAM-7] what a card costs', () => {
  test.each([
    [0, -1, 0],
    [1, -1, 0],
    [1, -2, 0],
    [2, -1, 1],
    [0, 1, 1],
    [2, 0, 2],
  ])('%i with %i comes to %i, never less than nothing', (cost, by, is) => {
    const { state, card } = held({ cost }, { waiting: waits(by) });

    expect(costOf(state, 0, card)).toBe(is);
  });
  test('what waits for another colour changes nothing', () => {
    const { state, card } = held({ cost: 2, colour: 'red' }, { waiting: waits(-1, 2) });

    expect(costOf(state, 0, card)).toBe(2);
  });
  test.each([
    ['green', 'swamp', 3],
    ['red', 'swamp', 2],
    ['green', 'sand', 2],
  ] as const)('[PA-TERR-29] a %s card of 2 in %s costs %i', (colour, kind, is) => {
    const { state, card } = held({ cost: 2, colour }, {}, { terrain: [{ kind, at: 'south' }] });

    expect(costOf(state, 0, card)).toBe(is);
  });
});

describe('[PA-TRIG-1] what playing a card would wake', () => {
  const BACK = { icons: ['empty-hand', 'parry'] } as const;
  test.each([
    ['an attack as the last card', { colour: 'red' }, [], [0]],
    ['an attack with another card in hand', { colour: 'red' }, [SPARE], []],
    ['a parry with another card in hand', { colour: 'yellow' }, [SPARE], [0]],
    ['a parry as the last card', { colour: 'yellow' }, [], [0]],
    ['a parry with Stealth', { colour: 'yellow', keywords: ['stealth'] }, [SPARE], []],
  ] as [string, MadeUp, MadeUp[], number[]][])('one of two icons is enough: %s', (_, played, hand, wakes) => {
    const { state, card } = held(played, { hand }, { slots: [BACK, { icons: ['maneuver'] }] });

    expect(wokenBy(state, 0, card)).toEqual(wakes);
  });
  test('what is stunned or locked is not woken', () => {
    const { state } = held(
      {},
      {},
      { slots: [{ icons: ['attack'], isStunned: true }, { icons: ['attack'], isLocked: true }, { icons: ['attack'] }] },
    );

    expect([slotsWoken(state, ['attack']), slotsWoken(state, ['parry']), slotsWoken(state, [])]).toEqual([[2], [], []]);
  });
  test('two offensive cards in a row, two attacks, two defensive ones', () => {
    const after = (before: MadeUp, played: MadeUp) => {
      const r = hunt({
        slots: [{ icons: ['two-offensive'] }, { icons: ['two-attacks'] }, { icons: ['two-defensive'] }],
        hunters: [{ sequence: [before], hand: [played, SPARE] }, {}],
      });
      return wokenBy(r.state, 0, r.hunter(0).hand[0]!);
    };
    const [red, blue, green, yellow] = (['red', 'blue', 'green', 'yellow'] as const).map(colour => ({ colour }));

    expect([after(red!, red!), after(red!, blue!), after(blue!, red!), after(green!, yellow!), after(green!, red!)]).toEqual([
      [0, 1],
      [0],
      [0],
      [2],
      [],
    ]);
  });
});

describe('numbers of the table', () => {
  test('[PA-DMG-2][PA-STRUG-1] a wound is the toughness for each hunter, an unleash 3', () => {
    const of = (hunters: readonly HunterOn[]) => hunt({ hunters }).state;

    expect([2, 3, 4].map(n => of(Array.from({ length: n }, () => ({})))).map(state => [woundAt(state), unleashAt(state)])).toEqual([
      [10, 6],
      [15, 9],
      [20, 12],
    ]);
    expect(woundAt(hunt({ stance: { toughness: null } }).state)).toBeNull();
  });
  test('limits and prices without anything that changes them', () => {
    const { state } = hunt({ hunters: [{ hand: [{ value: 2 }, { value: 1 }], stamina: 1 }, {}] });
    const [two, one] = state.hunters[0]!.hand;

    expect([handLimit(state, 0), sequenceLimit(state, 0), moveCost(state, 0), reviveCost(state, 0)]).toEqual([5, 5, 1, 2]);
    expect([purse(state, 0), purse(state, 0, two), purse(state, 0, one)]).toEqual([4, 2, 3]);
  });
});
