/** Words that hold others do what their sentences say: content/words/index.ts. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { type Position, playing, SPARE, saying } from '../testing/rehearsal.ts';

const behaving = (base: readonly Effect[], rest: Position = {}) => saying([], { slots: [{ icons: ['maneuver'], base }], ...rest });
const GAIN: Effect = { do: 'stamina', n: 1 };

describe('choose', () => {
  const of: Effect = {
    do: 'choose',
    of: [
      [GAIN],
      [
        { do: 'defence', n: 1 },
        { do: 'heal', n: 1 },
      ],
    ],
  };

  test('one of them, by whoever has the card', () => {
    const r = saying([of], { hunters: [{ damage: 2 }, {}] });

    r.only('choose-effect', ['choice-0', 'choice-1'], 0).answer('choose-effect', 'choice-1');

    expect(r.hunter(0)).toMatchObject({ stamina: 0, defence: 1, damage: 1 });
  });
  test('[PA-KO-12] who lies there chooses nothing, and nobody chooses instead: a hunter who fell to the same text is passed over', () => {
    const r = behaving([{ do: 'for-each', who: 'others', effects: [{ do: 'suffer', n: 9 }, of] }]).answer('deplete', 'helm', 1);

    expect(r.hunter(1).ko).toBe('red');
    expect(r.asks).toBe('act');
    expect(r.state.hunters.map(({ stamina, defence }) => [stamina, defence])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  test('[PA-KO-12] on a monster’s card, the active hunter being down, nobody is asked', () => {
    const r = behaving([{ do: 'suffer', n: 9 }, of]).answer('deplete', 'helm', 0);

    expect(r.hunter(0).ko).toBe('red');
    expect([r.asks, r.askedSeat]).toEqual(['move', 1]);
    expect(r.state.hunters.map(({ stamina, defence }) => [stamina, defence])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  test('for each hunter by that one', () => {
    const r = behaving([{ do: 'for-each', who: 'others', effects: [of] }]);

    r.only('choose-effect', ['choice-0', 'choice-1'], 1).answer('choose-effect', 'choice-0');

    expect(r.state.hunters.map(one => one.stamina)).toEqual([0, 1]);
  });
});

describe('unless', () => {
  const unless = (pays: Extract<Effect, { do: 'unless' }>['pays']): Effect => ({
    do: 'unless',
    who: 'each',
    pays,
    effects: [{ do: 'hit' }, { do: 'threaten' }],
  });

  test('who pays stamina is spared, who cannot is not asked', () => {
    const r = behaving([unless({ stamina: 1 })], { hunters: [{ stamina: 1 }, {}] });

    r.answer('spare-yourself', 'yes');

    expect(r.asks).toBe('act');
    expect(r.state.hunters.map(({ damage, stamina, isThreatened }) => [damage, stamina, isThreatened])).toEqual([
      [0, 0, false],
      [2, 0, true],
    ]);
  });
  test('who suffers the weapon level is spared', () => {
    const r = behaving([unless({ suffer: 1 })])
      .answer('spare-yourself', 'yes')
      .answer('spare-yourself', 'no');

    expect(r.state.hunters.map(({ damage, isThreatened }) => [damage, isThreatened])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
  test('who discards cards of a kind is spared', () => {
    const r = behaving([unless({ discard: { n: 1, kind: 'offensive' } })], {
      hunters: [{ hand: [{ id: 'test-r' }, { id: 'test-s' }] }, { hand: [SPARE] }],
    });

    r.answer('spare-yourself', 'yes').only('choose-discard', ['test-r', 'test-s']).answer('choose-discard', ['test-r']);

    expect(r.state.hunters.map(one => one.damage)).toEqual([0, 2]);
  });
  test('that: only whom it is about, who is `self` in it', () => {
    const r = saying([{ do: 'threaten', who: 'another' }], {
      hunters: [{ stamina: 1 }, { stamina: 1 }],
      slots: [{ icons: ['threatened'], base: [{ do: 'unless', who: 'that', pays: { stamina: 1 }, effects: [{ do: 'hit' }] }] }],
    });

    expect(r.decision('spare-yourself')).toMatchObject({ seat: 1 });
    r.answer('spare-yourself', 'no');

    expect(r.state.hunters.map(one => one.damage)).toEqual([0, 2]);
  });
});

describe('may-pay', () => {
  const deal: Effect = { do: 'may-pay', cost: { suffer: 1 }, effects: [GAIN] };

  test.each([
    ['yes', { damage: 1, stamina: 1 }],
    ['no', { damage: 0, stamina: 0 }],
  ] as const)('%s', (answer, hunter) => {
    expect(saying([deal]).answer('pay-text', answer).hunter(0)).toMatchObject(hunter);
  });
  test('[PA-GAME-8] not offered to who cannot pay it whole', () => {
    const r = saying([{ do: 'may-pay', cost: { stamina: 2 }, effects: [GAIN] }], { hunters: [{ stamina: 1 }, {}] });

    expect(r.asks).toBe('act');
    expect(r.hunter(0).stamina).toBe(1);
  });
  test('[PA-KO-20] who falls to the price gets nothing for it', () => {
    const r = saying([deal], { hunters: [{ damage: 8, armour: { health: 5 }, helm: { health: 4 } }, { stamina: 1 }] });

    r.answer('pay-text', 'yes').answer('deplete', 'armour');

    expect(r.hunter(0)).toMatchObject({ ko: 'red', stamina: 0 });
  });
});

describe('when', () => {
  const when: Effect = {
    do: 'when',
    if: [{ if: 'threatened' }, { if: 'has-aggro' }],
    effects: [GAIN],
    otherwise: [{ do: 'defence', n: 1 }],
  };

  test.each([
    [true, 0, { stamina: 1, defence: 0 }],
    [false, 0, { stamina: 0, defence: 1 }],
    [true, 1, { stamina: 0, defence: 1 }],
  ])('threatened %s, aggro of seat %i', (isThreatened, aggro, hunter) => {
    expect(saying([when], { aggro, hunters: [{ isThreatened }, {}] }).hunter(0)).toMatchObject(hunter);
  });
});

describe('for-each', () => {
  test('each of them is `self` in turn', () => {
    const r = behaving(
      [{ do: 'for-each', who: 'each', effects: [{ do: 'when', if: [{ if: 'threatened' }], effects: [{ do: 'hit' }] }, GAIN] }],
      {
        hunters: [{}, { isThreatened: true }],
      },
    );

    expect(r.state.hunters.map(({ damage, stamina }) => [damage, stamina])).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });
  test('what is counted is counted for the whole text', () => {
    const r = saying([
      { do: 'for-each', who: 'each', effects: [{ do: 'mill', n: 1 }] },
      { do: 'deal', n: { of: 'tally' } },
    ]);

    expect(r.monster.damage).toBe(2);
  });
});

describe('Abilities', () => {
  const text = { on: 'play', if: [{ if: 'position', is: ['rear'] }], effects: [GAIN], otherwise: [{ do: 'defence', n: 1 }] } as const;

  test.each([
    ['north', { stamina: 1, defence: 0 }],
    ['south', { stamina: 0, defence: 1 }],
  ] as const)('otherwise: in the %s', (at, hunter) => {
    expect(playing({ colour: 'green', abilities: [text] }, { hunters: [{ at }, {}] }).hunter(0)).toMatchObject(hunter);
  });
  test('otherwise: also for who could not pay the price', () => {
    const priced = { ...text, cost: { stamina: 1 } };
    const r = playing({ colour: 'green', abilities: [priced] }, { hunters: [{ at: 'south' }, {}] });

    expect(r.asks).toBe('act');
    expect(r.hunter(0).defence).toBe(1);
  });
  test('may: asked, and not done without a yes', () => {
    const may = { on: 'play', may: true, effects: [GAIN] } as const;

    expect(
      playing({ abilities: [may] })
        .answer('use-ability', 'no')
        .hunter(0).stamina,
    ).toBe(0);
    expect(
      playing({ abilities: [may] })
        .answer('use-ability', 'yes')
        .hunter(0).stamina,
    ).toBe(1);
  });
  test('followed: by the next card alone, if it is such a card', () => {
    const hand = [{ id: 'test-g', colour: 'green' as const }, { id: 'test-r' }];
    const first = { abilities: [{ on: 'followed', card: { colour: 'red' }, effects: [GAIN] }] } as const;

    expect(
      playing(first, { hunters: [{ hand }, {}] })
        .answer('act', 'test-g')
        .answer('act', 'test-r')
        .hunter(0).stamina,
    ).toBe(0);
    expect(
      playing(first, { hunters: [{ hand: [{ id: 'test-q' }] }, {}] })
        .answer('act', 'test-q')
        .hunter(0).stamina,
    ).toBe(1);
  });
  test('nth and pair: which card of the turn', () => {
    const hand = [1, 2, 3].map(i => ({ id: `test-${i}` }));
    const item = { abilities: [{ on: 'played', card: { colour: 'red' }, nth: 2, effects: [GAIN] }] } as const;
    const r = playing({}, { hunters: [{ hand, item }, {}] });

    const seen = ['test-1', 'test-2'].map(key => r.answer('act', key).hunter(0).stamina);

    expect(seen).toEqual([1, 1]);
  });
  test('knocked-out: answered by those who stand', () => {
    const item = { abilities: [{ on: 'knocked-out', effects: [GAIN] }] } as const;
    const r = saying([{ do: 'suffer', n: 50, who: 'aggro' }], { aggro: 1, hunters: [{ item }, {}] });

    r.answer('deplete', 'armour');

    expect(r.hunter(0).stamina).toBe(1);
  });
});

test('[PA-KO-12] a price on a monster’s card is offered to nobody, the active hunter being down', () => {
  const r = behaving([
    { do: 'suffer', n: 9 },
    { do: 'may-pay', cost: { suffer: 1 }, effects: [{ do: 'stamina', n: 1, who: 'each' }] },
  ]).answer('deplete', 'helm', 0);

  expect([r.asks, r.askedSeat, r.state.hunters.map(one => one.stamina)]).toEqual(['move', 1, [0, 0]]);
});
test('[PA-KO-12] whoever has fallen to what another did in the same text does nothing of it', () => {
  const r = behaving([{ do: 'for-each', who: 'each', effects: [{ do: 'suffer', n: 9, who: 'others' }, GAIN] }]).answer(
    'deplete',
    'helm',
    1,
  );

  expect(r.state.hunters.map(({ ko, stamina }) => [ko, stamina])).toEqual([
    ['up', 1],
    ['red', 0],
  ]);
});
test('[PA-MOVE-9] [PA-TERR-20] whoever moves to be spared arrives there as by any move', () => {
  const r = behaving([{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }], { terrain: [{ kind: 'fog', at: 'west' }] });

  r.answer('spare-yourself', 'sector-3');

  expect(r.hunter(0)).toMatchObject({ sector: 3, isThreatened: true, damage: 0 });
});
