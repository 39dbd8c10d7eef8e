/** What wakes behaviours: PA-TRIG-*. How they are resolved is in behaviour.test.ts. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Colour, Icon } from '../content/kinds.ts';
import type { Effect } from '../content/words/index.ts';
import { type HunterOn, type HuntRehearsal, hunt, type MadeUp, type Position, playing, SPARE, saying } from '../testing/rehearsal.ts';

const on = (...icons: Icon[]): Position => ({ slots: [{ id: 'test-slot', icons }], pile: [{ icons: ['attack'] }, { icons: ['attack'] }] });
const isWoken = (r: HuntRehearsal): boolean => r.toldOf('behaviour-revealed').some(one => keyOf(one.card) === 'test-slot');

describe('After a card is played', () => {
  const CARDS = {
    red: { colour: 'red' },
    blue: { colour: 'blue' },
    green: { colour: 'green' },
    yellow: { colour: 'yellow' },
    marked: { colour: 'yellow', aggro: true },
  } as const satisfies Record<string, MadeUp>;

  test.each([
    ['[PA-TRIG-1]', 'attack', ['red']],
    ['[PA-TRIG-2]', 'maneuver', ['blue']],
    ['[PA-TRIG-3]', 'dodge', ['green']],
    ['[PA-TRIG-4]', 'parry', ['yellow', 'marked']],
    ['[PA-TRIG-5]', 'aggro', ['marked']],
    ['[PA-TRIG-6]', 'offensive', ['red', 'blue']],
    ['[PA-TRIG-7]', 'defensive', ['green', 'yellow', 'marked']],
  ] as const)('%s %s answers %j alone', (_, icon, cards) => {
    const answered = Object.entries(CARDS).filter(([, card]) => {
      const r = playing(card, { slots: [{ icons: [icon] }] });
      return r.types('behaviour-revealed').length > 0;
    });

    expect(answered.map(([name]) => name)).toEqual(cards);
  });

  test('[PA-TRIG-1] an attack that only pays wakes nothing', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-dear', colour: 'green', cost: 1 }, { colour: 'red' }, SPARE] }, {}],
      ...on('attack'),
    }).play();

    r.answer('act', 'test-dear');

    expect(r.types('paid', 'card-played')).toEqual(['paid', 'card-played']);
    expect(isWoken(r)).toBe(false);
  });

  /** On which of the cards it answers, each played after the others. */
  function answers(icon: Icon, ...colours: Colour[]): number[] {
    const hand = colours.map((colour, i) => ({ id: `test-${colours.join('-')}-${i}`, colour }));
    const r = hunt({
      hunters: [{ hand: [...hand, SPARE] }, {}],
      slots: [{ icons: [icon] }],
      pile: [{ icons: [icon] }, { icons: [icon] }],
    }).play();
    return hand.flatMap(({ id }, i) => {
      const before = r.types('behaviour-revealed').length;
      r.answer('act', id);
      return r.types('behaviour-revealed').length > before ? [i] : [];
    });
  }

  test('[PA-TRIG-8] two offensive cards in a row, on the second', () => {
    expect(answers('two-offensive', 'red', 'green', 'blue')).toEqual([]);
    expect(answers('two-offensive', 'red', 'blue')).toEqual([1]);
  });
  test('[PA-TRIG-9] two defensive cards in a row, on the second', () => {
    expect(answers('two-defensive', 'green', 'yellow')).toEqual([1]);
    expect(answers('two-defensive', 'green', 'red', 'yellow')).toEqual([]);
  });
  test('[PA-TRIG-10][PA-TRIG-11] two attacks in a row, on the second; a third is a new pair', () => {
    expect(answers('two-attacks', 'red', 'blue', 'red')).toEqual([]);
    expect(answers('two-attacks', 'red', 'red', 'red')).toEqual([1, 2]);
  });

  test('[PA-PLAY-12] a card does not answer its own play', () => {
    const r = hunt({
      hunters: [
        { hand: [{ id: 'test-cut', abilities: [{ on: 'played', effects: [{ do: 'stamina', n: 1 }] }] }, { id: 'test-next' }, SPARE] },
        {},
      ],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.hunter(0).stamina).toBe(0);
    expect(r.answer('act', 'test-next').hunter(0).stamina).toBe(1);
  });
});

describe('At the start of a turn', () => {
  const starting = (icon: Icon, hunters: readonly HunterOn[], more: Position = {}): boolean =>
    isWoken(hunt({ step: 'begin-turn', hunters: hunters.map(one => ({ stamina: one.ko ? 0 : 1, ...one })), ...on(icon), ...more }).play());

  test.each([
    ['[PA-TRIG-12]', 'start-front', ['south']],
    ['[PA-TRIG-13]', 'start-flank', ['east', 'west']],
    ['[PA-TRIG-14]', 'start-rear', ['north']],
  ] as const)('%s %s answers a start in %j', (_, icon, sectors) => {
    const all = (['north', 'east', 'south', 'west'] as const).map(at =>
      hunt({ step: 'begin-turn', hunters: [{ at, stamina: 1 }, {}], slots: [{ icons: [icon] }] }).play(),
    );

    expect(
      all.flatMap(r => (r.types('behaviour-revealed').length > 0 ? [['north', 'east', 'south', 'west'][r.hunter(0).sector]] : [])),
    ).toEqual(sectors);
  });

  test('[PA-TRIG-15] a hunter in a flank is enough, whoever begins', () => {
    expect(starting('start-any-flank', [{}, { at: 'east' }])).toBe(true);
  });
  test('[PA-TRIG-15] in no flank is nobody', () => {
    expect(starting('start-any-flank', [{}, { at: 'north' }])).toBe(false);
  });
  test('[PA-TRIG-16] a standing hunter in the rear is enough, whoever begins', () => {
    expect(starting('start-any-rear', [{}, { at: 'north' }])).toBe(true);
  });
  test('[PA-TRIG-16] one who lies in the rear does not count', () => {
    expect(starting('start-any-rear', [{}, { at: 'north', ko: 'red' }])).toBe(false);
  });
  test('[PA-TRIG-17] in water', () => {
    expect(starting('start-water', [{}, {}], { terrain: [{ kind: 'water', at: 'south' }] })).toBe(true);
  });
  test('[PA-TRIG-17] not beside water', () => {
    expect(starting('start-water', [{}, {}], { terrain: [{ kind: 'water', at: 'east' }] })).toBe(false);
  });
  test('[PA-R-12] of one who lies there is no start', () => {
    expect(starting('start-front', [{ ko: 'red' }, { at: 'east' }], { aggro: 1 })).toBe(false);
  });
});

describe('After a move', () => {
  const moving = (icon: Icon, more: Position = {}) =>
    hunt({ step: 'move', hunters: [{ stamina: 1, hand: [SPARE] }, {}], ...on(icon), ...more }).play();
  const says = (effect: Effect, more: Position = {}) => saying([effect], { ...on('move'), ...more });

  test('[PA-TRIG-18] that was paid for', () => {
    expect(isWoken(moving('move').answer('move', 'sector-1'))).toBe(true);
  });
  test('[PA-TRIG-18] that was forced', () => {
    expect(isWoken(says({ do: 'move', must: true }).answer('forced-move', 'sector-1'))).toBe(true);
  });
  test('[PA-TRIG-18][PA-R-14] being placed is no move', () => {
    const r = says({ do: 'place', at: 'rear' });

    expect(r.hunter(0).sector).toBe(0);
    expect(isWoken(r)).toBe(false);
  });
  test('[PA-TRIG-19] into water', () => {
    expect(isWoken(moving('move-water', { terrain: [{ kind: 'water', at: 'east' }] }).answer('move', 'sector-1'))).toBe(true);
  });
  test('[PA-TRIG-19] not out of water', () => {
    expect(isWoken(moving('move-water', { terrain: [{ kind: 'water', at: 'south' }] }).answer('move', 'sector-1'))).toBe(false);
  });
  test.each([false, true])('[PA-TRIG-20] staying makes threatened, also one who is threatened already (%s)', isThreatened => {
    expect(isWoken(moving('threatened', { hunters: [{ stamina: 1, hand: [SPARE], isThreatened }, {}] }).answer('move', 'stay'))).toBe(true);
  });
  test('[PA-TRIG-20] moving does not', () => {
    expect(
      isWoken(moving('threatened', { hunters: [{ stamina: 1, hand: [SPARE], isThreatened: true }, {}] }).answer('move', 'sector-1')),
    ).toBe(false);
  });
});

describe('A hand becomes empty', () => {
  const emptying = (hand: HunterOn['hand'], more: HunterOn = {}) =>
    hunt({ hunters: [{ hand: hand ?? [], ...more }, { stamina: 1 }], ...on('empty-hand') }).play();

  test('[PA-TRIG-21] by the last card that pays, after what it paid for', () => {
    const r = emptying([{ id: 'test-dear', cost: 1 }, { colour: 'green' }]).answer('act', 'test-dear');

    expect(r.types('paid', 'damage-dealt', 'behaviour-revealed').slice(0, 3)).toEqual(['paid', 'damage-dealt', 'behaviour-revealed']);
  });
  test('[PA-TRIG-21] not if the text of the last card draws one', () => {
    expect(
      isWoken(emptying([{ id: 'test-last', abilities: [{ on: 'play', effects: [{ do: 'draw', n: 1 }] }] }]).answer('act', 'test-last')),
    ).toBe(false);
  });
  test('[PA-TRIG-21] not by recycling the only card', () => {
    const r = emptying([
      { id: 'test-turn', abilities: [{ on: 'play', effects: [{ do: 'recycle', n: 1 }] }] },
      { id: 'test-old', colour: 'green' },
    ]);

    r.answer('act', 'test-turn').answer('recycle', ['test-old']);

    expect(isWoken(r)).toBe(false);
  });
  test('[PA-TRIG-21] by wounds that leave it at the end of the Action phase', () => {
    const r = hunt({ step: 'end-actions', hunters: [{}, { stamina: 1 }], ...on('empty-hand') });
    r.state.hunters[0]!.hand = [r.state.burdens[0]!];

    r.untilScene('attrition');

    expect(isWoken(r)).toBe(true);
  });
  test('[PA-TRIG-21] by what an attrition card says', () => {
    const r = hunt({
      step: 'attrition',
      hunters: [{ hand: [SPARE] }, { stamina: 1 }],
      attrition: [{ value: 0, effects: [{ do: 'discard', n: 1 }] }],
      ...on('empty-hand'),
    });

    r.untilScene('end-turn');

    expect(isWoken(r)).toBe(true);
  });
  test('[PA-TRIG-21] of another hunter, too', () => {
    expect(isWoken(saying([{ do: 'discard', n: 1, who: 'another' }], { hunters: [{}, { hand: [SPARE] }], ...on('empty-hand') }))).toBe(
      true,
    );
  });
  test('[PA-TRIG-21][PA-KO-5] not by a knock-out', () => {
    const r = saying([{ do: 'suffer', n: 9, who: 'another' }], { hunters: [{}, { hand: [SPARE] }], ...on('empty-hand') });

    r.answer('deplete', 'armour');

    expect(r.hunter(1).hand).toEqual([]);
    expect(isWoken(r)).toBe(false);
  });

  test('[PA-TRIG-21] by a behaviour that the card has woken', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, {}],
      slots: [
        { icons: ['attack'], base: [{ do: 'discard', n: 1 }] },
        { icons: ['empty-hand'], base: [{ do: 'hit' }] },
      ],
    })
      .play()
      .answer('act', 'test-cut');

    expect(
      r
        .toldOf('behaviour-revealed')
        .map(({ slot }) => slot)
        .slice(0, 2),
    ).toEqual([0, 1]);
  });
});

describe('At the end of something', () => {
  test('[PA-TRIG-22] the Attrition phase', () => {
    const r = hunt({ step: 'attrition', ...on('end-attrition') });

    r.untilScene('end-turn');

    expect(isWoken(r)).toBe(true);
    expect(r.types('attrition-revealed', 'behaviour-revealed')).toEqual(['attrition-revealed', 'behaviour-revealed']);
  });
  test.each([
    ['red', true],
    ['blue', false],
  ] as const)('[PA-TRIG-23] the Action phase with a %s card in the sequence: %s', (colour, answers) => {
    const r = hunt({ step: 'end-actions', hunters: [{ sequence: [{ colour }] }, {}], ...on('end-action-attack') });

    r.untilScene('attrition');

    expect(isWoken(r)).toBe(answers);
  });
  test.each([
    ['west', true],
    ['south', false],
  ] as const)('[PA-TRIG-24] a turn at whose end the monster turns to %s: %s', (at, answers) => {
    const r = hunt({ step: 'end-turn', hunters: [{ at }, {}], ...on('turn') });

    r.untilScene('next-turn');

    expect(isWoken(r)).toBe(answers);
  });
  test('[PA-TRIG-25] a round, before stuns go', () => {
    const r = hunt({
      step: 'end-round',
      active: -1,
      round: 3,
      slots: [
        { id: 'test-slot', icons: ['end-round'] },
        { icons: ['end-round'], isStunned: true },
      ],
    });

    r.untilScene('begin-round');

    expect(isWoken(r)).toBe(true);
    expect(r.types('behaviour-revealed', 'stuns-gone')).toEqual(['behaviour-revealed', 'stuns-gone']);
  });
});

describe('What a text answers', () => {
  const GAIN = { do: 'stamina', n: 1 } as const;
  const gains = (r: HuntRehearsal): number[] => r.state.hunters.map(one => one.stamina);

  test('of another: a wound by oneself is none of theirs', () => {
    const item = { abilities: [{ on: 'wounded', of: 'other', effects: [GAIN] }] } as const;

    expect(gains(saying([{ do: 'wounds', n: 1 }], { hunters: [{ item }, {}] }))).toEqual([0, 0]);
    expect(gains(saying([{ do: 'wounds', n: 1 }], { hunters: [{}, { item }] }))).toEqual([0, 1]);
  });

  test('a pair with a keyword: both cards need it, whatever the second was played with', () => {
    const item = { abilities: [{ on: 'played', card: { keyword: 'stealth' }, pair: true, effects: [GAIN] }] } as const;
    const hand = [1, 2].map(i => ({ id: `test-${i}`, keywords: ['stealth'] as const }));
    const r = playing({}, { hunters: [{ hand, item }, {}] });

    expect(['test-1', 'test-2'].map(key => r.answer('act', key).hunter(0).stamina)).toEqual([0, 1]);
  });

  test('[PA-STN-5] a new stance is answered by other cards, too', () => {
    const item = { abilities: [{ on: 'stance-revealed', effects: [GAIN] }] } as const;

    expect(gains(saying([{ do: 'wounds', n: 1 }], { hunters: [{ item }, {}], beast: { health: 8 } }))).toEqual([1, 0]);
  });

  test.each([
    ['vulnerable', 1],
    ['stun', 0],
  ] as const)('a keyword that is named: %s, by what makes vulnerable: %i', (keyword, n) => {
    const item = { abilities: [{ on: 'inflicted', keyword, effects: [GAIN] }] } as const;

    expect(gains(saying([{ do: 'vulnerable' }], { hunters: [{ item }, {}] }))).toEqual([n, 0]);
  });

  test('where somebody stands is not asked of what is nobody’s deed', () => {
    const item = { abilities: [{ on: 'turned', at: 'flank', effects: [GAIN] }] } as const;

    expect(gains(saying([{ do: 'turn', to: 'opposite' }], { hunters: [{ item }, {}] }))).toEqual([1, 0]);
  });
});

describe('Whose text it is, and of which card', () => {
  test('[PA-PRIO-5] a text of the first seat is its own in the turn of another, too', () => {
    const item = { abilities: [{ on: 'played', of: 'any', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = hunt({ active: 1, hunters: [{ item }, { hand: [{ id: 'test-cut' }, SPARE] }] })
      .play()
      .answer('act', 'test-cut');

    expect(r.state.hunters.map(one => one.stamina)).toEqual([1, 0]);
  });
  test('[PA-STAM-9] a card that is discarded says nothing of what it says when it is played', () => {
    const fee = { id: 'test-fee', abilities: [{ on: 'play', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = playing({ cost: 1 }, { hunters: [{ hand: [fee] }, {}] });

    expect([r.discard(0), r.hunter(0).stamina]).toEqual([['test-fee'], 0]);
  });
  const GREEN = { colour: 'green', value: 0 } as const;
  test('[PA-PLAY-8] followed: also as the second of three cards', () => {
    const led = { ...GREEN, id: 'test-led', abilities: [{ on: 'followed', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const hand = [{ ...GREEN, id: 'test-a' }, led, { ...GREEN, id: 'test-c' }, { ...GREEN, id: 'test-d' }, SPARE];
    const r = hunt({ hunters: [{ hand }, {}] }).play();
    const stamina = ['test-a', 'test-led', 'test-c', 'test-d'].map(id => r.answer('act', id).hunter(0).stamina);

    expect(stamina).toEqual([0, 0, 1, 1]);
  });
  test('[PA-PLAY-8] nth: counted among such cards alone', () => {
    const item = { abilities: [{ on: 'played', card: { colour: 'yellow' }, nth: 2, effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const yellow = (id: string) => ({ id, colour: 'yellow', value: 0 }) as const;
    const hand = [{ ...GREEN, id: 'test-a' }, yellow('test-b'), yellow('test-c'), yellow('test-d'), SPARE];
    const r = hunt({ hunters: [{ hand, item }, {}] }).play();
    const stamina = ['test-a', 'test-b', 'test-c', 'test-d'].map(id => r.answer('act', id).hunter(0).stamina);

    expect(stamina).toEqual([0, 0, 1, 1]);
  });
});
