/** Emptied decks, and burdens in them. PA-DECK-*, PA-WND-*. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { type HunterOn, hunt, type MadeUp, SPARE } from '../testing/rehearsal.ts';

const many = (n: number): MadeUp[] => Array.from({ length: n }, () => SPARE);
/** A hunter plays a card that says this. */
const after = (hunter: HunterOn, ...effects: readonly Effect[]) => {
  const hand = [{ colour: 'yellow', abilities: [{ on: 'play', effects }] } as const, SPARE, ...(hunter.hand ?? [])];
  const r = hunt({ hunters: [{ ...hunter, hand }, {}] }).play();
  return r.answer('act', r.options('act')[0]!);
};

describe('An emptied deck', () => {
  test('[PA-DECK-1][PA-DECK-2][PA-R-9] the last card drawn: fatigue of the weapon level, then the discard becomes the deck', () => {
    const r = after({ weapon: { level: 2 }, deck: many(1), discard: many(12) }, { do: 'draw', n: 1 });

    expect(r.types('drew', 'fatigue', 'suffered', 'deck-shuffled')).toEqual(['drew', 'fatigue', 'suffered', 'deck-shuffled']);
    expect(r.toldOf('suffered')).toMatchObject([{ seat: 0, damage: 2, harm: 'fatigue', card: -1 }]);
    expect(r.hunter(0)).toMatchObject({ damage: 2, discard: [] });
    expect(r.hunter(0).deck).toHaveLength(12);
  });

  test('[PA-DECK-2] whom the fatigue fells, the fall shuffles; there is no second shuffle', () => {
    const r = hunt({
      hunters: [{ damage: 8, deck: many(1), discard: many(3), hand: [SPARE] }, { hand: [{ id: 'test-aid', keywords: ['assist'] }] }],
    })
      .play()
      .answer('help', 'assist-test-aid', 1)
      .answer('deplete', 'helm');

    expect(r.hunter(0).ko).not.toBe('up');
    expect(r.toldOf('deck-shuffled').filter(({ seat }) => seat === 0)).toMatchObject([{ rule: 'PA-KO-8', n: 6 }]);
  });

  test('[PA-DECK-3] discarding the last card counts as well', () => {
    const r = after({ deck: many(1), discard: many(2) }, { do: 'mill', n: 1 });

    expect(r.types('milled', 'fatigue', 'deck-shuffled')).toEqual(['milled', 'fatigue', 'deck-shuffled']);
    expect(r.hunter(0).deck).toHaveLength(3);
  });

  test('[PA-DECK-4] hand and sequence are not shuffled in', () => {
    const r = after({ sequence: many(3), deck: many(1), discard: many(2) }, { do: 'draw', n: 1 });

    expect(r.hunter(0)).toMatchObject({ discard: [] });
    expect([r.hunter(0).sequence.length, r.hunter(0).hand.length, r.hunter(0).deck.length]).toEqual([4, 2, 2]);
  });

  test('[PA-DECK-5] with nothing to shuffle there is fatigue once; the deck is made up for without it', () => {
    const r = after({ deck: many(1), discard: [] }, { do: 'draw', n: 2 });
    expect(r.hunter(0)).toMatchObject({ damage: 1, deck: [], isOut: true });
    expect(r.toldOf('drew')).toMatchObject([{ n: 1 }]);

    const none = after({ deck: [], discard: [], isOut: true }, { do: 'draw', n: 1 });
    expect(none.types('drew', 'suffered', 'fatigue')).toEqual([]);

    const later = after({ deck: [], discard: many(2), isOut: true }, { do: 'draw', n: 1 });
    expect(later.types('deck-shuffled', 'drew', 'fatigue')).toEqual(['deck-shuffled', 'drew']);
    expect(later.hunter(0)).toMatchObject({ damage: 0, isOut: false, deck: [expect.any(Number)] });
  });

  test('[PA-DECK-6][PA-R-9] what moves several cards goes on with the new deck', () => {
    const r = after({ deck: many(1), discard: many(10) }, { do: 'mill', n: 3 });

    expect(r.toldOf('milled').map(({ cards }) => cards.length)).toEqual([1, 2]);
    expect(r.toldOf('deck-shuffled')).toMatchObject([{ n: 11 }]);
    expect([r.hunter(0).deck.length, r.hunter(0).discard.length]).toEqual([9, 2]);
  });

  test('[PA-DECK-7][PA-KW-RESIL-4] fatigue is no monster damage', () => {
    const r = after({ deck: many(1), discard: many(2), hand: [{ keywords: ['resilience'] }] }, { do: 'draw', n: 1 });

    expect(r.hunter(0).damage).toBe(1);
    expect(r.asks).toBe('act');
  });

  test('[PA-DECK-10] exiling the last card empties it; what is exiled comes back after the hunt', () => {
    const r = after({ deck: [{ id: 'test-gone' }], discard: many(2) }, { do: 'exile', n: 1 });

    expect(r.types('exiled', 'fatigue', 'deck-shuffled')).toEqual(['exiled', 'fatigue', 'deck-shuffled']);
    expect(r.hunter(0).exile.map(keyOf)).toEqual(['test-gone']);
    expect(r.hunter(0).deck.map(keyOf)).not.toContain('test-gone');
    expect(r.state.belongings[0]!.deck.map(keyOf)).toContain('test-gone');
  });

  const RED = { id: 'test-cut' } as const;
  test('[PA-DECK-8][PA-R-44] an emptied behaviour pile: its discard is shuffled, and struggle rises by 1', () => {
    const r = hunt({
      beast: { struggle: 0 },
      hunters: [{ hand: [RED, SPARE] }, {}, {}],
      slots: [{ icons: ['attack'] }, { icons: ['dodge'] }, { icons: ['dodge'] }],
      pile: [{ icons: ['dodge'] }],
      behavioursDiscarded: [{}, {}, {}],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.toldOf('struggle-changed')).toMatchObject([{ by: 1, struggle: 1, why: 'escalation' }]);
    expect(r.monster).toMatchObject({ discard: [] });
    expect(r.monster.pile).toHaveLength(4);
  });

  test('[PA-DECK-11] four cards in all: the one that was resolved becomes the pile', () => {
    const r = hunt({
      beast: { struggle: 0 },
      hunters: [{ hand: [RED, SPARE] }, {}],
      slots: [{ icons: ['attack'] }, { icons: ['dodge'] }, { icons: ['dodge'] }],
      pile: [{ icons: ['dodge'] }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.monster.slots.map(({ down }) => down.length)).toEqual([1, 1, 1]);
    expect(r.monster).toMatchObject({ struggle: 1, discard: [], pile: [expect.any(Number)] });
  });

  test('[PA-DECK-11] with nothing to shuffle: 1 struggle once, and slots wait for the next discard', () => {
    const open = { id: 'test-open', colour: 'yellow', abilities: [{ on: 'play', effects: [{ do: 'open-slot' }] }] } as const;
    const r = hunt({
      beast: { struggle: 0 },
      hunters: [{ hand: [open, { ...open, id: 'test-more' }, RED, SPARE] }, {}],
      slots: [{ icons: ['attack'] }, { icons: ['dodge'] }, { icons: ['dodge'] }, { isLocked: true }, { isLocked: true }],
      pile: [{ icons: ['dodge'] }],
    }).play();

    r.answer('act', 'test-open').answer('act', 'test-more');
    expect(r.monster).toMatchObject({ struggle: 1, pile: [], discard: [], isOut: true });
    expect(r.types('behaviours-shuffled')).toEqual([]);
    expect(r.monster.slots.map(({ down }) => down.length)).toEqual([1, 1, 1, 1, 0]);

    r.answer('act', 'test-cut');
    expect(r.monster.slots.map(({ down }) => down.length)).toEqual([1, 1, 1, 1, 0]);
  });

  test('[PA-DECK-2][PA-KO-8] fatigue that fells: the deck is shuffled, it has not run out, and no text answers', () => {
    const r = hunt({
      hunters: [{ hand: [SPARE] }, { damage: 8, deck: [{}], hand: [{ id: 'test-cut' }, SPARE] }],
      active: 1,
      perils: [{ abilities: [{ on: 'deck-emptied', effects: [{ do: 'threaten', who: 'each' }] }] }],
      slots: [{ icons: ['attack'], base: [{ do: 'mill', n: 1 }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('deplete', 'helm');

    expect(r.hunter(1)).toMatchObject({ ko: 'red', isOut: false });
    expect(r.toldOf('threatened').filter(({ rule }) => rule === 'PA-MOVE-6')).toEqual([]);
  });
});

describe('Burdens', () => {
  test('[PA-WND-1][PA-R-10] a wound is not played and does not pay, but may be given up', () => {
    const recycle = { id: 'test-sort', colour: 'blue', value: 0, abilities: [{ on: 'play', effects: [{ do: 'recycle', n: 1 }] }] } as const;
    const dear = { id: 'test-dear', cost: 1, value: 0 } as const;
    const r = hunt({ hunters: [{ hand: ['wound.1', recycle, dear] }, {}] }).play();

    r.only('act', ['test-sort', 'end']);
    expect(r.decision('act').not!()).toMatchObject([{ why: 'PA-WND-1', facts: { reason: 'burden' } }, { why: 'PA-STAM-1' }]);
    r.answer('act', 'test-sort').only('recycle', ['wound.1', 'test-dear']).answer('recycle', ['wound.1']);

    expect(r.discard(0)).toEqual(['wound.1']);
  });

  test('[PA-WND-1] a volley counts it for nothing', () => {
    const volley = { id: 'test-volley', colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'volley', n: 2 }] }] } as const;
    const r = hunt({ hunters: [{ hand: [volley, SPARE], deck: ['wound.1', { colour: 'red' }, SPARE] }, {}] }).play();

    r.answer('act', 'test-volley').answer('volley', 'yes');

    expect(r.toldOf('volleyed')).toMatchObject([{ offensive: 1 }]);
    expect(r.monster.damage).toBe(1);
  });

  test('[PA-WND-2] it takes a place in the hand', () => {
    const r = hunt({ step: 'end-turn', hunters: [{ deck: ['wound.1', ...many(9)] }, {}] }).untilScene('next-turn');

    expect(r.hunter(0).hand).toHaveLength(5);
    expect(r.hand(0)).toContain('wound.1');
  });

  test('[PA-WND-4] one slipped into the sequence has no colour, takes its place and is discarded with it', () => {
    const r = hunt({
      hunters: [
        {
          hand: [{ id: 'test-cut' }, ...many(3), { id: 'test-fifth', value: 0, colour: 'green' }],
          item: { id: 'test-bell', abilities: [{ on: 'action', effects: [] }] },
        },
        {},
      ],
      slots: [{ icons: ['attack'], base: [{ do: 'slip', card: 'debility', to: 'sequence' }] }, { icons: ['two-offensive'] }],
      attrition: [1],
    }).play();

    r.answer('act', 'test-cut');
    expect(r.hunter(0).sequence.map(keyOf)).toEqual(['test-cut', 'debility.1']);
    for (let i = 0; i < 3; i++) r.answer('act', r.options('act')[0]!);
    r.only('act', ['use-test-bell-0', 'end']);

    r.untilScene('next-turn', () => 'end');
    expect(r.discard(0).slice(0, 2)).toEqual(['test-cut', 'debility.1']);
  });

  test('[PA-WND-4] it does not count as a defensive card', () => {
    const r = hunt({ step: 'attrition', attrition: [1], hunters: [{ sequence: ['debility.1'] }, {}] }).untilScene('end-turn');

    expect(r.toldOf('attrition-failed')).toMatchObject([{ defence: 0 }]);
  });
});
