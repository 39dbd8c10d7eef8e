/** Keywords that move cards. PA-KW-RECYCLE-*, PA-KW-VOLLEY-*, PA-KW-STRAIN-*. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { type HuntRehearsal, hunt, type MadeUp, SPARE, saying } from '../testing/rehearsal.ts';

const says = (...effects: readonly Effect[]) => [{ on: 'play', effects }] as const;
const card = (id: string, more: MadeUp = {}): MadeUp => ({ id: `test-${id}`, colour: 'yellow', value: 0, ...more });
const doing = (id: string, ...effects: readonly Effect[]): MadeUp => card(id, { abilities: says(...effects) });

describe('Recycle', () => {
  test('[PA-KW-RECYCLE-1][PA-KW-RECYCLE-2][PA-R-20] so many cards for as many, or none', () => {
    const r = hunt({ hunters: [{ hand: [doing('sort', { do: 'recycle', n: 2 }), card('a'), card('b'), card('c')] }, {}] })
      .play()
      .answer('act', 'test-sort');

    expect(r.decision('recycle').fit!.some.map(one => one.length)).not.toContain(1);
    expect(() => r.answer('recycle', ['test-a'])).toThrow('exactly 2, or none');
    r.answer('recycle', ['test-c', 'test-a']);

    expect(r.discard(0)).toEqual(['test-c', 'test-a']);
    expect(r.hunter(0).hand).toHaveLength(3);
  });

  test('[PA-KW-RECYCLE-1] none is a choice', () => {
    const r = hunt({ hunters: [{ hand: [doing('sort', { do: 'recycle', n: 1 }), card('a')] }, {}] })
      .play()
      .answer('act', 'test-sort')
      .answer('recycle', []);

    expect(r.types('recycled', 'drew')).toEqual([]);
  });

  test('[PA-KW-RECYCLE-2][PA-R-20] with too few cards it is not asked', () => {
    const r = hunt({ hunters: [{ hand: [doing('sort', { do: 'recycle', n: 2 }), card('a')] }, {}] })
      .play()
      .answer('act', 'test-sort');

    expect(r.asks).toBe('act');
  });

  test('[PA-KW-RECYCLE-2][PA-R-30] with closed hands, too: how many cards somebody holds is open', () => {
    const sort = (n: number): string | null =>
      hunt({ hunters: [{ hand: [doing(`sort-${n}`, { do: 'recycle', n }), card(`a-${n}`)] }, {}], state: { isClosed: true } })
        .play()
        .answer('act', `test-sort-${n}`).asks;

    expect([sort(1), sort(2)]).toEqual(['recycle', 'act']);
  });

  test('[PA-KW-RECYCLE-3] a colour limits the cards', () => {
    const sort = (id: string) => doing(id, { do: 'recycle', n: 1, colour: 'green' });
    const none = hunt({ hunters: [{ hand: [sort('none'), card('a')] }, {}] })
      .play()
      .answer('act', 'test-none');
    const some = hunt({ hunters: [{ hand: [sort('some'), card('b'), card('leaf', { colour: 'green' })] }, {}] })
      .play()
      .answer('act', 'test-some');

    expect(none.asks).toBe('act');
    some.only('recycle', ['test-leaf']);
  });

  test('[PA-R-53][PA-TRIG-21] a hand that is filled again was not empty', () => {
    const r = hunt({
      slots: [{ icons: ['empty-hand'] }],
      hunters: [{ hand: [doing('sort', { do: 'recycle', n: 1 }), card('a')] }, {}],
    })
      .play()
      .answer('act', 'test-sort')
      .answer('recycle', ['test-a']);

    expect(r.types('behaviour-revealed')).toEqual([]);
  });
});

describe('Volley', () => {
  const VOLLEY = (id: string, n: number) => doing(id, { do: 'volley', n });
  const deck = [{ colour: 'red' }, { colour: 'green' }, { colour: 'blue' }, SPARE] as const;

  test('[PA-KW-VOLLEY-1][PA-COMP-5] weapon level for each offensive card of the top', () => {
    const r = hunt({ hunters: [{ hand: [VOLLEY('rain', 3), SPARE], deck, weapon: { level: 2 } }, {}] })
      .play()
      .answer('act', 'test-rain')
      .answer('volley', 'yes');

    expect(r.monster.damage).toBe(4);
    expect(r.hunter(0).discard).toHaveLength(3);
  });

  test('[PA-KW-VOLLEY-1] or not', () => {
    const r = hunt({ hunters: [{ hand: [VOLLEY('rain', 3), SPARE], deck }, {}] })
      .play()
      .answer('act', 'test-rain')
      .answer('volley', 'no');

    expect(r.hunter(0).deck).toHaveLength(4);
  });

  test('[PA-KW-VOLLEY-2] all of it is one source', () => {
    const r = hunt({ beast: { isVulnerable: true }, hunters: [{ hand: [VOLLEY('rain', 3), SPARE], deck }, {}] })
      .play()
      .answer('act', 'test-rain')
      .answer('volley', 'yes');

    expect(r.decision('double').facts).toMatchObject({ damage: 2 });
    r.answer('double', 'yes');
    expect(r.toldOf('damage-dealt')).toMatchObject([{ damage: 4 }]);
  });

  test('[PA-KW-VOLLEY-3] a short deck: fatigue, and the rest from the new one', () => {
    const r = hunt({ hunters: [{ hand: [VOLLEY('rain', 2), SPARE], deck: [{ colour: 'red' }], discard: [SPARE, SPARE] }, {}] })
      .play()
      .answer('act', 'test-rain')
      .answer('volley', 'yes');

    expect(r.types('milled', 'fatigue', 'deck-shuffled')).toEqual(['milled', 'fatigue', 'deck-shuffled', 'milled']);
    expect(r.toldOf('volleyed')[0]!.cards).toHaveLength(2);
  });

  test('[PA-KW-VOLLEY-3][PA-KO-20] whom it tires out deals nothing', () => {
    const r = hunt({
      hunters: [{ damage: 8, deck: [{ colour: 'red' }], hand: [doing('loose', { do: 'volley', n: 1 })] }, { hand: [SPARE] }],
    })
      .play()
      .answer('act', 'test-loose')
      .answer('volley', 'yes')
      .answer('deplete', 'helm');

    expect(r.types('volleyed', 'damage-dealt')).toEqual([]);
  });
});

describe('Strain', () => {
  test('[PA-KW-STRAIN-1][PA-KW-STRAIN-2] a token; draws by cards do not feel it', () => {
    const r = hunt({ hunters: [{ hand: [doing('push', { do: 'strain', n: 1 }, { do: 'draw', n: 2 }), SPARE] }, {}] })
      .play()
      .answer('act', 'test-push');

    expect(r.hunter(0).strain).toBe(1);
    expect(r.toldOf('drew')).toMatchObject([{ n: 2 }]);
  });

  test('[PA-KW-STRAIN-2] the draw when rising does', () => {
    const r = hunt({
      step: 'begin-turn',
      aggro: 1,
      first: 1,
      hunters: [{ ko: 'black', strain: 2 }, {}],
      despite: [/is down and has/],
    }).untilScene('next-turn');

    expect(r.hunter(0)).toMatchObject({ ko: 'up', strain: 0 });
    expect(r.hunter(0).hand).toHaveLength(3);
  });
});

describe('[PA-STAM-9] a card says what it says when it is discarded from the hand, whatever for', () => {
  const SAYS: MadeUp = { colour: 'green', value: 1, abilities: [{ on: 'discarded', effects: [{ do: 'defence', n: 1 }] }] };
  const defence = (r: HuntRehearsal, seat = 0): number => r.hunter(seat).defence;
  /** Seat 0 has played a text, and gives up the card. */
  const given = (effects: readonly Effect[], kind: string): HuntRehearsal => {
    const r = saying(effects, { hunters: [{ hand: [SAYS] }, {}] });
    if (r.asks === 'pay-text') r.answer('pay-text', 'yes');
    return r.asks === kind ? r.answer(kind, [keyOf(r.hunter(0).hand.at(-1)!)]) : r;
  };

  test('recycled', () => {
    const r = given([{ do: 'recycle', n: 1 }], 'recycle');

    expect([defence(r), r.types('recycled')]).toEqual([1, ['recycled']]);
  });
  test('discarded by a text, or as its price', () => {
    expect(defence(given([{ do: 'discard', n: 1 }], 'choose-discard'))).toBe(1);
    expect(defence(given([{ do: 'may-pay', cost: { discard: { n: 1 } }, effects: [] }], 'choose-discard'))).toBe(1);
    expect(defence(given([{ do: 'may-pay', cost: { stamina: 1 }, effects: [] }], 'pay'))).toBe(1);
  });
  test('paid for a card', () => {
    const r = hunt({ hunters: [{ hand: [{ id: 'test-dear', cost: 1 }, SAYS, SPARE] }, {}] })
      .play()
      .answer('act', 'test-dear');

    expect(defence(r)).toBe(1);
  });
  test('paid for a move, or to hide', () => {
    const moving = hunt({ step: 'move', hunters: [{ hand: [SAYS, SPARE] }, {}] }).play();
    expect(defence(moving.answer('move', 'sector-1'))).toBe(1);

    const hiding = hunt({ step: 'move', hunters: [{ hand: [SAYS] }, {}], terrain: [{ kind: 'brush', at: 'south' }] }).play();
    expect(defence(hiding.answer('move', 'hide'))).toBe(1);
  });
  test.each(['assist', 'taunt'] as const)('given to %s', keyword => {
    const r = hunt({ hunters: [{ hand: [SPARE] }, { hand: [{ ...SAYS, id: 'test-aid', keywords: [keyword] }] }] }).play();

    expect(defence(r.answer('help', `${keyword}-test-aid`, 1), 1)).toBe(1);
  });
});
