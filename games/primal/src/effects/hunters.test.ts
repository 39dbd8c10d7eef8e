/** Every word about hunters does what its sentence says: content/words/hunters.ts. */
import { describe, expect, test } from 'vitest';
import { BURDEN_NUMBERS, keyOf } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { costOf } from '../questions.ts';
import { type HunterOn, hunt, type Position, playing, SPARE, saying } from '../testing/rehearsal.ts';

/** Seat 0 is this hunter and has played a maneuver with this text. */
const says = (effect: Effect, hunter: HunterOn = {}, rest: Position = {}) => saying([effect], { hunters: [hunter, {}], ...rest });
const deck = (...ids: string[]) => ids.map(id => ({ id: `test-${id}`, colour: 'green' as const }));
const keys = (cards: readonly number[]): string[] => cards.map(card => keyOf(card).replace('test-', ''));

describe('Cards', () => {
  test('draw', () => {
    const r = says({ do: 'draw', n: 2 }, { deck: deck('a', 'b', 'c') });

    expect(keys(r.hunter(0).hand).slice(-2)).toEqual(['a', 'b']);
  });
  test('draw: for each of something of whoever has the card', () => {
    const parries = [{ colour: 'yellow' as const }, { colour: 'yellow' as const }];
    const r = saying([{ do: 'draw', n: { of: 'parries' }, who: 'another' }], { hunters: [{ sequence: parries }, { sequence: [] }] });

    expect(r.hunter(1).hand).toHaveLength(2);
  });
  test('draw: on a monster’s card for each of something of whoever draws', () => {
    const base: Effect[] = [{ do: 'suffer', n: { of: 'hand' }, who: 'each' }];
    const r = saying([], { hunters: [{}, { hand: [SPARE, SPARE, SPARE] }], slots: [{ icons: ['maneuver'], base }] });

    expect(r.state.hunters.map(one => one.damage)).toEqual([1, 3]);
  });
  test('discard: of the own choice, of a colour', () => {
    const r = says({ do: 'discard', n: 1, colour: 'red' }, { hand: [{ id: 'test-a' }, { id: 'test-b' }] });

    r.only('choose-discard', ['test-a', 'test-b']).answer('choose-discard', ['test-b']);

    expect(keys(r.hunter(0).discard)).toEqual(['b']);
  });
  test('[PA-GAME-8] discard: as many as there are', () => {
    const r = saying([{ do: 'discard', n: 3, who: 'another' }], { hunters: [{}, { hand: [SPARE, SPARE] }] });

    r.answer('choose-discard', r.options('choose-discard', 1));

    expect(r.hunter(1)).toMatchObject({ hand: [] });
    expect(r.hunter(1).discard).toHaveLength(2);
  });
  test('discard: at random', () => {
    const random = saying([{ do: 'discard', n: 1, random: true, who: 'another' }], { hunters: [{}, { hand: deck('a', 'b') }] });

    expect(random.asks).toBe('act');
    expect(random.hunter(1).hand).toHaveLength(1);
  });
  test.each([
    ['offensive', 1],
    ['defensive', 2],
    [undefined, 3],
  ] as const)('mill: counting %s ones', (tally, n) => {
    const cards = [{ colour: 'red' }, { colour: 'green' }, { colour: 'yellow' }, {}] as const;
    const r = saying(
      [
        { do: 'mill', n: 3, ...(tally ? { tally } : {}) },
        { do: 'defence', n: { of: 'tally' } },
      ],
      {
        hunters: [{ deck: cards }, {}],
      },
    );

    expect(r.hunter(0)).toMatchObject({ defence: n });
    expect(r.hunter(0).discard).toHaveLength(3);
  });
  test('milled: a card answers to being discarded from the deck, by mill and by volley', () => {
    const answers = { colour: 'green', abilities: [{ on: 'milled', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const milled = says({ do: 'mill', n: 2 }, { deck: [answers, answers, SPARE] });
    milled.answer('order-own', milled.options('order-own')[0]!);
    const volleyed = says({ do: 'volley', n: 1 }, { deck: [answers, SPARE] }).answer('volley', 'yes');
    const drawn = says({ do: 'draw', n: 1 }, { deck: [answers, SPARE] });

    expect([milled, volleyed, drawn].map(r => r.hunter(0).stamina)).toEqual([2, 1, 0]);
  });
  test.each([
    ['hand', 'hand'],
    ['top', 'deck'],
    ['bottom', 'deck'],
  ] as const)('take-back: to the %s', (to, zone) => {
    const discard = [{ id: 'test-red' }, { id: 'test-green', colour: 'green' as const }];
    const r = says({ do: 'take-back', colour: 'red', to }, { discard, deck: deck('a', 'b') });

    r.only('take-back', ['test-red', 'pass']).answer('take-back', 'test-red');

    expect(keys(r.hunter(0).discard)).toEqual(['green']);
    expect(keys(r.hunter(0)[zone]).at(to === 'top' ? 0 : -1)).toBe('red');
  });
  test('look-at-deck', () => {
    const r = says({ do: 'look-at-deck', n: 2 }, { deck: deck('a', 'b', 'c') });

    r.answer('order-cards', ['test-b', 'test-a']);

    expect(keys(r.hunter(0).deck)).toEqual(['b', 'a', 'c']);
    expect(keys(r.hunter(0).seen)).toEqual(['b', 'a']);
  });
  test('exile', () => {
    expect(keys(says({ do: 'exile', n: 2 }, { deck: deck('a', 'b', 'c') }).hunter(0).exile)).toEqual(['a', 'b']);
  });
  test('wound', () => {
    expect(keys(says({ do: 'wound' }).hunter(0).discard)).toEqual([expect.stringMatching(/^wound/)]);
  });
  test('show: counted, and still in hand', () => {
    const r = saying(
      [
        { do: 'show', n: 2, colour: 'yellow' },
        { do: 'defence', n: { of: 'tally' } },
      ],
      {
        hunters: [{ hand: [{ id: 'test-y', colour: 'yellow' }, { colour: 'red' }] }, {}],
      },
    );

    r.only('show-attacks', ['test-y']).answer('show-attacks', ['test-y']);

    expect(r.toldOf('cards-shown').map(({ seat, cards }) => [seat, cards.map(keyOf)])).toEqual([[0, ['test-y']]]);
    expect(r.hunter(0).defence).toBe(1);
    expect(r.hunter(0).hand).toHaveLength(3);
  });
});

describe('Keywords', () => {
  test('recycle: exactly so many of the colour, for as many new ones', () => {
    const hand = [{ id: 'test-r' }, { id: 'test-s' }, { id: 'test-g', colour: 'green' as const }];
    const r = says({ do: 'recycle', n: 2, colour: 'red' }, { hand, deck: deck('a', 'b', 'c') });

    r.only('recycle', ['test-r', 'test-s']);
    expect(() => r.answer('recycle', ['test-r'])).toThrow(/exactly 2/);
    r.answer('recycle', ['test-r', 'test-s']);

    expect(keys(r.hunter(0).hand).slice(-2)).toEqual(['a', 'b']);
  });
  test('volley: the weapon level for each offensive card', () => {
    const r = says({ do: 'volley', n: 3 }, { deck: [{}, { colour: 'blue' }, SPARE, SPARE], weapon: { level: 2 } }).answer('volley', 'yes');

    expect(r.monster.damage).toBe(4);
  });
  test('strain', () => {
    expect(says({ do: 'strain', n: 2 }).hunter(0).strain).toBe(2);
  });
});

describe('Tokens', () => {
  test('stamina and lose-stamina', () => {
    expect(says({ do: 'stamina', n: 2 }).hunter(0).stamina).toBe(2);
    expect(says({ do: 'lose-stamina', n: 2 }, { stamina: 3 }).hunter(0).stamina).toBe(1);
    expect(says({ do: 'lose-stamina', n: 2 }, { stamina: 1 }).hunter(0).stamina).toBe(0);
  });
  test('defence', () => {
    expect(says({ do: 'defence', n: 2 }).hunter(0).defence).toBe(2);
  });
  test('threaten and calm', () => {
    expect(says({ do: 'threaten' }).hunter(0).isThreatened).toBe(true);
    expect(says({ do: 'calm' }, { isThreatened: true }).hunter(0).isThreatened).toBe(false);
  });
  test('burn', () => {
    expect(says({ do: 'burn' }).hunter(0).isBurning).toBe(true);
  });
  test('mastery', () => {
    expect(says({ do: 'mastery', n: 2 }).hunter(0)).toMatchObject({ counters: 2, isFocused: false });
    expect(says({ do: 'mastery', n: 3 }).hunter(0)).toMatchObject({ counters: 3, isFocused: true });
  });
  test('counter: on and off the gear that says it', () => {
    const item = {
      abilities: [
        { on: 'played', card: { colour: 'red' }, effects: [{ do: 'counter', n: 2 }] },
        { on: 'played', card: { colour: 'green' }, effects: [{ do: 'counter', n: -1 }] },
      ],
    } as const;
    const r = playing({}, { hunters: [{ item, hand: [{ id: 'test-g', colour: 'green' }] }, {}] });
    expect(r.hunter(0).gearCounters).toEqual([0, 0, 0, 2]);

    r.answer('act', 'test-g');

    expect(r.hunter(0).gearCounters).toEqual([0, 0, 0, 1]);
  });
  test('counter: on a focused mastery, and on the scenario', () => {
    const focused = [{ on: 'played', effects: [{ do: 'counter', n: 1 }] }] as const;
    const r = playing({}, { hunters: [{ mastery: { focused, fills: [] }, isFocused: true }, {}], scenario: { rules: [] } });
    const s = playing({}, { scenario: { rules: focused } });

    expect(r.hunter(0).counters).toBe(1);
    expect(s.monster.scenarioCounters).toBe(1);
  });
  test('take-aggro', () => {
    expect(says({ do: 'take-aggro' }, {}, { aggro: 1 }).state.aggro).toBe(0);
  });
});

describe('Health', () => {
  test('heal', () => {
    expect(says({ do: 'heal', n: 2 }, { damage: 3 }).hunter(0).damage).toBe(1);
  });
  test('suffer: no monster damage, whatever answers that stays silent', () => {
    const item = { abilities: [{ on: 'suffered', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = says({ do: 'suffer', n: 3 }, { item });

    expect(r.hunter(0)).toMatchObject({ damage: 3, stamina: 0 });
  });
  test('hit: monster damage, more or less', () => {
    const item = { abilities: [{ on: 'suffered', effects: [{ do: 'stamina', n: 1 }] }] } as const;

    expect(says({ do: 'hit' }, { item }).hunter(0)).toMatchObject({ damage: 2, stamina: 1 });
    expect(says({ do: 'hit', more: 2 }).hunter(0).damage).toBe(4);
    expect(says({ do: 'hit', more: -2 }).hunter(0).damage).toBe(0);
  });
  test.each([
    [1, 1],
    ['all', 0],
  ] as const)('prevent: %s of it', (n, damage) => {
    const item = { abilities: [{ on: 'would-suffer', may: true, effects: [{ do: 'prevent', n }] }] } as const;
    const r = says({ do: 'hit' }, { item });

    r.answer('prevent', r.options('prevent')[0]!);

    expect(r.hunter(0).damage).toBe(damage);
  });
  test('mend', () => {
    const mended = (depleted: object) => says({ do: 'mend' }, depleted).hunter(0);

    expect(mended({ isArmourDepleted: true })).toMatchObject({ isArmourDepleted: false, isHelmDepleted: false });
    expect(mended({ isHelmDepleted: true })).toMatchObject({ isArmourDepleted: false, isHelmDepleted: false });
  });
  test.each([
    ['red', 'black', 0],
    ['black', 'up', 5],
  ] as const)('help-up: from %s to %s', (ko, now, cards) => {
    const r = saying([{ do: 'help-up' }], { hunters: [{}, { ko }, { ko: 'red', at: 'east' }] });

    expect(r.hunter(1).ko).toBe(now);
    expect(r.hunter(1).hand).toHaveLength(cards);
    expect(r.hunter(2).ko).toBe('red');
  });
});

describe('Places', () => {
  test('move: one may, to a neighbour', () => {
    const r = says({ do: 'move' }, { isThreatened: true })
      .only('forced-move', ['sector-3', 'sector-1', 'pass'])
      .answer('forced-move', 'sector-3');

    expect(r.hunter(0)).toMatchObject({ sector: 3, isThreatened: false });
    expect(r.toldOf('moved')).toMatchObject([{ gait: 'free' }]);
  });
  test('move: or not', () => {
    const r = says({ do: 'move' }).answer('forced-move', 'pass');

    expect([r.hunter(0).sector, r.types('moved')]).toEqual([2, []]);
  });
  test('move: anywhere, and one must', () => {
    const r = says({ do: 'move', any: true, must: true })
      .only('forced-move', ['sector-0', 'sector-1', 'sector-3'])
      .answer('forced-move', 'sector-0');

    expect(r.toldOf('moved')).toMatchObject([{ gait: 'forced', sector: 0 }]);
  });
  test('[PA-R-14] place: which is no move', () => {
    const r = says({ do: 'place', at: 'rear' }, { isThreatened: true });

    expect(r.hunter(0)).toMatchObject({ sector: 0, isThreatened: true });
    expect(r.types('moved', 'placed')).toEqual(['placed']);
  });
});

describe('What waits for the next card', () => {
  test('next-cost: of a colour, once', () => {
    const hand = [1, 2].map(i => ({ id: `test-${i}`, cost: 2 }));
    const r = says({ do: 'next-cost', by: -2, colour: 'red' }, { hand });
    const [one, two] = r.hunter(0).hand.slice(1);
    expect([costOf(r.state, 0, one!), costOf(r.state, 0, r.hunter(0).hand[0]!)]).toEqual([0, 0]);

    r.answer('act', 'test-1');

    expect(costOf(r.state, 0, two!)).toBe(2);
  });
  test('next-damage: of the next attack, not of a dodge before it', () => {
    const r = says(
      { do: 'next-damage', by: 3 },
      { hand: [{ id: 'test-g', colour: 'green' }, { id: 'test-r' }, { id: 'test-s' }], weapon: { damage: 1 } },
    );

    r.answer('act', 'test-g').answer('act', 'test-r');
    expect(r.monster.damage).toBe(4);
    r.answer('act', 'test-s');
    expect(r.monster.damage).toBe(5);
  });
  test('next-keyword', () => {
    const hand = [{ id: 'test-r' }, { id: 'test-s' }];
    const r = says({ do: 'next-keyword', keyword: 'stealth' }, { hand }, { slots: [{ icons: ['attack'] }] });

    r.answer('act', 'test-r');
    expect(r.types('behaviour-revealed')).toEqual([]);
    r.answer('act', 'test-s');
    expect(r.types('behaviour-revealed')).toEqual(['behaviour-revealed']);
  });
  test('longer-sequence', () => {
    expect(says({ do: 'longer-sequence', by: 2 }).decision('act').facts).toEqual({ left: 6 });
  });
  test('end-actions', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-end', abilities: [{ on: 'play', effects: [{ do: 'end-actions' }] }] }, SPARE] }, { stamina: 1 }],
    }).play();

    r.answer('act', 'test-end');

    expect(r.types('actions-cut', 'damage-dealt', 'attrition-revealed').slice(0, 3)).toEqual([
      'actions-cut',
      'damage-dealt',
      'attrition-revealed',
    ]);
    expect(r.decision('move')).toMatchObject({ seat: 1 });
  });
});

describe('What everybody has seen of a deck', () => {
  const [A, B, C] = ['test-top', 'test-second', 'test-third'];
  const deck = [{ id: A }, { id: B }, { id: C }, {}, {}];
  const known = (r: ReturnType<typeof saying>) => r.hunter(0).seen.map(keyOf);

  test('[PA-GAME-6] what is exiled from the top is not on top any more', () => {
    const r = saying(
      [
        { do: 'look-at-deck', n: 2 },
        { do: 'exile', n: 1 },
      ],
      { hunters: [{ deck }, {}] },
    ).answer('order-cards', [A!, B!]);

    expect(known(r)).toEqual([B]);
  });

  test('[PA-GAME-6] to look at fewer later forgets nothing', () => {
    const r = saying(
      [
        { do: 'look-at-deck', n: 3 },
        { do: 'look-at-deck', n: 2 },
      ],
      { hunters: [{ deck }, {}] },
    )
      .answer('order-cards', [A!, B!, C!])
      .answer('order-cards', [B!, A!]);

    expect(known(r)).toEqual([B, A, C]);
  });
});

describe('[PA-GAME-8] Words that find nothing', () => {
  /** What is told besides that the word was said. */
  const told = (effect: Effect, hunter: HunterOn = {}, rest: Position = {}) => {
    const before = saying([], { hunters: [hunter, {}], ...rest }).types();
    const r = says(effect, hunter, rest);
    return [r.asks, r.types().filter(type => type !== 'word' && !before.includes(type))];
  };

  test.each<[string, Effect, HunterOn, Position]>([
    ['place: where one stands already', { do: 'place', at: 'here' }, {}, {}],
    ['place: in a sector that is not marked', { do: 'place', at: 'marked' }, {}, { beast: { marked: -1 } }],
    ['look-at-deck: an empty one', { do: 'look-at-deck', n: 2 }, { deck: [] }, {}],
    ['show: nobody has that colour', { do: 'show', n: 2, colour: 'red' }, {}, {}],
    ['show: nobody can have that colour, with closed hands', { do: 'show', n: 2, colour: 'red' }, {}, { state: { isClosed: true } }],
    ['defence: for each of none', { do: 'defence', n: { of: 'parries' } }, {}, {}],
    ['mend: all is whole', { do: 'mend' }, {}, {}],
    ['take-back: nothing lies there', { do: 'take-back' }, {}, {}],
    ['more-damage: without an attack', { do: 'more-damage', n: 3 }, {}, {}],
    ['open-slot: all are open', { do: 'open-slot' }, {}, {}],
    ['lock-slot: none is open', { do: 'lock-slot' }, {}, { slots: [{ isLocked: true }] }],
    ['mark: in a sector that is not marked', { do: 'mark', at: 'marked' }, {}, { beast: { marked: -1 } }],
    ['turn: to a sector that is not marked', { do: 'turn', to: 'marked' }, {}, { beast: { marked: -1 } }],
    ['refresh-slots: nothing lies there', { do: 'refresh-slots', n: 1 }, {}, { slots: [] }],
    ['look-at-pile: an empty one', { do: 'look-at-pile', n: 2 }, {}, { pile: [] }],
    ['resolve-top: neither pile nor discard', { do: 'resolve-top' }, {}, { pile: [] }],
    ['objective: there is none', { do: 'objective', n: 1 }, {}, { objectives: [] }],
  ])('%s', (_, effect, hunter, rest) => {
    expect(told(effect, hunter, rest)).toEqual(['act', []]);
  });

  test('place: elsewhere, and in a sector that is marked', () => {
    expect(says({ do: 'place', at: 'rear' }).toldOf('placed')).toMatchObject([{ seat: 0, from: 2, sector: 0 }]);
    expect(says({ do: 'place', at: 'marked' }, {}, { beast: { marked: 1 } }).hunter(0).sector).toBe(1);
    expect(says({ do: 'turn', to: 'marked' }, {}, { beast: { marked: 1 } }).monster.facing).toBe(1);
  });
  test('show: none of those one has is a choice', () => {
    const r = says({ do: 'show', n: 2, colour: 'red' }, { hand: [{ id: 'test-a' }] }).answer('show-attacks', []);

    expect([r.asks, r.types('cards-shown')]).toEqual(['act', []]);
  });
  test('take-back: or not', () => {
    const r = says({ do: 'take-back' }, { discard: [{ id: 'test-a' }] })
      .only('take-back', ['test-a', 'pass'])
      .answer('take-back', 'pass');

    expect(keys(r.hunter(0).discard)).toEqual(['a']);
  });
});

test('a burden is no card that a text takes back, or counts', () => {
  const [wound] = BURDEN_NUMBERS;
  const rest: Position = { state: { burdens: BURDEN_NUMBERS.slice(1) } };
  const taking = says({ do: 'take-back' }, { discard: [wound!, { id: 'test-red' }] }, rest);
  const counting = saying(
    [
      { do: 'mill', n: 2 },
      { do: 'defence', n: { of: 'tally' } },
    ],
    { hunters: [{ deck: [wound!, {}, {}] }, {}], ...rest },
  );

  taking.only('take-back', ['test-red', 'pass']);
  expect(counting.hunter(0).defence).toBe(1);
});

describe('Nobody, nothing, and once more', () => {
  test('help-up: with nobody on the ground nothing is done', () => {
    const r = saying([{ do: 'help-up' }, { do: 'stamina', n: 1 }]);
    expect([r.asks, r.hunter(0).stamina, r.state.hunters.map(one => one.ko)]).toEqual(['act', 1, ['up', 'up']]);
  });
  test('[PA-R-30] discard: with closed hands, too, an empty hand is not asked', () => {
    const slots = [{ icons: ['maneuver'], base: [{ do: 'discard', n: 1, who: 'next' }] }] as const;
    const asked = (hand: HunterOn['hand'] & {}) =>
      saying([], { slots, hunters: [{}, { hand }], state: { isClosed: true } }).open.map(one => one.kind);
    expect([asked([]).includes('choose-discard'), asked([SPARE]).includes('choose-discard')]).toEqual([false, true]);
  });
  test('show: what is shown twice in a text is counted together', () => {
    const show = { do: 'show', n: 1, colour: 'yellow' } as const;
    const r = saying([show, show, { do: 'defence', n: { of: 'tally' } }], {
      hunters: [{ hand: [{ id: 'test-y', colour: 'yellow' }] }, {}],
    });
    r.answer('show-attacks', ['test-y']).answer('show-attacks', ['test-y']);

    expect(r.hunter(0).defence).toBe(2);
  });
});
