/** Questions about a hunt: what a card costs, and what playing it would wake. */
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BURDEN_NUMBERS, valueOf } from './content/box.ts';
import { COLOURS, type Colour } from './content/kinds.ts';
import type { StandingWord } from './content/words/index.ts';
import {
  backIn,
  costOf,
  defenceOf,
  handLimit,
  healthOf,
  iconsOfPlay,
  moveCost,
  purse,
  revivable,
  reviveCost,
  sequenceLimit,
  sleeping,
  slotsWoken,
  unleashAt,
  waitingDamage,
  wokenBy,
  woundAt,
} from './questions.ts';
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

describe('what a card shows as it is played', () => {
  const first = (colour: Colour, more: MadeUp = {}) => held({ colour, ...more }, { hand: [SPARE] });
  test.each([
    ['red', ['attack', 'offensive']],
    ['blue', ['maneuver', 'offensive']],
    ['green', ['dodge', 'defensive']],
    ['yellow', ['parry', 'defensive']],
  ] as const)('[PA-TRIG-1] a %s card as the first one, exactly %j; with aggro that too, with Stealth only that', (colour, icons) => {
    const { card } = first(colour, { aggro: true });
    expect([iconsOfPlay(first(colour).card, -1, false), iconsOfPlay(card, -1, false), iconsOfPlay(card, -1, true)]).toEqual([
      icons,
      ['aggro', ...icons],
      ['aggro'],
    ]);
    expect(iconsOfPlay(first(colour).card, -1, true)).toEqual([]);
  });
  test('[PA-TRIG-8] the first card of the box is a card before another like any other', () => {
    expect(iconsOfPlay(first('red').card, 0, false)).toEqual(['attack', 'offensive', 'two-offensive', 'two-attacks']);
  });
  test('[PA-WND-1] a wound shows nothing', () => {
    expect(iconsOfPlay(BURDEN_NUMBERS[0]!, -1, false)).toEqual([]);
  });
  test.each(['red', 'blue', 'green', 'yellow'] as const)('[PA-TRIG-8] a first %s card is the second of no pair', colour => {
    const slots = (['two-offensive', 'two-attacks', 'two-defensive'] as const).map(icon => ({ icons: [icon] }));
    const { state, card } = held({ colour }, { hand: [SPARE] }, { slots });

    expect(wokenBy(state, 0, card)).toEqual([]);
  });
  test('[PA-BEH-16] a slot that is empty sleeps no more', () => {
    const { state } = hunt({ slots: [{ icons: ['attack'] }, { icons: ['attack'] }] });
    byHand(state.monster.slots[0]!).down = [];

    expect([backIn(state.monster.slots[0]!), sleeping(state)]).toEqual([-1, [1]]);
  });
});

describe('what changes prices and damage', () => {
  const priced = (word: Partial<Extract<StandingWord, { do: 'cost' }>>, sequence: MadeUp[], colour: Colour = 'red') => {
    const { state, card } = held(
      { cost: 3, colour },
      { sequence, item: { abilities: [{ on: 'while', effects: [{ do: 'cost', by: -1, ...word }] }] } },
    );
    return costOf(state, 0, card);
  };
  test('[PA-STAM-7] cards of one colour, or of any; the second of the turn, or of its colour', () => {
    const [red, green] = [{ colour: 'red' }, { colour: 'green' }] as const;
    expect([priced({}, []), priced({ colour: 'red' }, []), priced({ colour: 'green' }, [])]).toEqual([2, 2, 3]);
    expect([priced({ second: true }, []), priced({ second: true }, [green]), priced({ second: true }, [green, green])]).toEqual([3, 2, 3]);
    const second = { second: true, colour: 'red' } as const;
    expect([priced(second, [green]), priced(second, [red]), priced(second, [red, green]), priced(second, [red, red])]).toEqual([
      3, 2, 2, 3,
    ]);
  });
  test('[PA-COL-4] for the next attack waits damage alone, and none of another colour', () => {
    const waiting = [
      { what: 'damage' as const, by: 1, colour: -1, keyword: '' as const },
      { what: 'damage' as const, by: 2, colour: 0, keyword: '' as const },
      { what: 'damage' as const, by: 4, colour: 1, keyword: '' as const },
      { what: 'cost' as const, by: 8, colour: -1, keyword: '' as const },
      { what: 'cost' as const, by: 16, colour: 0, keyword: '' as const },
    ];
    expect(COLOURS.slice(0, 2)).toEqual(['red', 'blue']);
    expect(waitingDamage(hunt({ hunters: [{ waiting }, {}] }).state, 0)).toBe(3);
  });
  test('[PA-STAM-1] with nothing left out every card of the hand counts', () => {
    const { state } = hunt({ hunters: [{ hand: [0, 1], stamina: 1 }, {}] });
    expect(purse(state, 0)).toBe(1 + valueOf(0) + valueOf(1));
    expect(valueOf(1)).toBeGreaterThan(0);
  });
  test('[PA-ATT-7][PA-ATT-11] what counts against attrition: defensive cards of these colours, tokens, less what was disrupted', () => {
    const r = hunt({ hunters: [{ sequence: [{ colour: 'green' }, { colour: 'yellow' }, { colour: 'red' }], defence: 2 }, {}] });
    byHand(r.hunter(0)).disrupted = [r.hunter(0).sequence[0]!, r.hunter(0).sequence[2]!];
    expect(defenceOf(r.state, 0)).toEqual({ cards: 2, tokens: 2, disrupted: 1, more: 0, defence: 3 });
    expect(defenceOf(r.state, 0, ['yellow'])).toEqual({ cards: 1, tokens: 2, disrupted: 0, more: 0, defence: 3 });
    expect(defenceOf(r.state, 0, ['red'])).toMatchObject({ cards: 0, defence: 2 });
  });
  test('[PA-SET-4][PA-KO-7] health is that of armour and helm, each as long as it is whole', () => {
    const health = (more: HunterOn) => healthOf(hunt({ hunters: [{ armour: { health: 5 }, helm: { health: 4 }, ...more }, {}] }).state, 0);
    expect([health({}), health({ isArmourDepleted: true }), health({ isHelmDepleted: true })]).toEqual([9, 4, 5]);
  });
  test('[PA-REV-1] who can be revived: red or black, here', () => {
    const { state } = hunt({ hunters: [{}, { ko: 'red' }, { ko: 'black', at: 'east' }, { ko: 'black' }] });
    expect([revivable(state, 0), revivable(state, 2)]).toEqual([[1, 3], [2]]);
  });
});
