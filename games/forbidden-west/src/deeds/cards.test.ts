/** What the deeds of action cards and injuries change, and what they tell. */
import { afterAll, describe, expect, test } from 'vitest';
import { box, cardNamed, injuryCard } from '../content/box.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import type { MarshalOn, Position } from '../testing/rehearsal.ts';
import * as cards from './cards.ts';

const shown = new Set<string>();
const of = (name: keyof typeof cards): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(cards).filter(name => !shown.has(name))).toEqual([]));

const KEYS = ['ottakh-dig-in', 'ottakh-kind-word', 'ottakh-driver-bolt', 'ottakh-square-bolt.1'] as const;
const [A, B, C, D] = KEYS.map(cardNamed) as [number, number, number, number];
const INJURY = cardNamed('injury-numb-fingers');
const SPECIAL = cardNamed('S2');
const M = 'party.marshals.1';
/** Ottakh sits second. */
const second = (more: MarshalOn = {}): Position => ({ marshals: [{}, { is: 'ottakh', at: [1, 0], ...more }] });

test(`[FW-DECK-1] ${of('deckStream')}: each deck has a chance of its own`, () => {
  expect([0, 1, 2, 3].map(cards.deckStream)).toEqual(['deck-0', 'deck-1', 'deck-2', 'deck-3']);
});

test(`[FW-DRAW-2][FW-DRAW-3][FW-ENC-7] ${of('drawCards')}: what the deck has, and nothing of the discard pile`, () => {
  const draws = (n: number, deck: readonly number[] = [A, B, C]) =>
    doing(second({ deck, hand: [D], discard: [INJURY] }), table => cards.drawCards(table, 1, n, 'FW-DRAW-2'));
  const two = draws(2);
  expect(two.changed).toEqual({ [`${M}.deck`]: [C], [`${M}.hand`]: [D, A, B] });
  expect(two.told).toEqual([{ type: 'cards-drawn', rule: 'FW-DRAW-2', seat: 1, cards: [A, B], reveals: true }]);
  expect(two.result).toEqual([A, B]);
  expect(draws(9).result).toEqual([A, B, C]);
  for (const none of [draws(0), draws(2, [])]) expect([none.changed, none.told, none.result]).toEqual([{}, [], []]);
});

describe(of('discardCard'), () => {
  test('[FW-DECK-11] to the own discard pile', () => {
    const { changed, told } = doing(second({ hand: [A, B], discard: [C] }), table => cards.discardCard(table, 1, A, 'FW-DRAW-1'));
    expect(changed).toEqual({ [`${M}.hand`]: [B], [`${M}.discard`]: [C, A] });
    expect(told).toEqual([{ type: 'card-discarded', rule: 'FW-DRAW-1', seat: 1, card: A }]);
  });
  test('[FW-INJ-4] with what it is part of', () => {
    const { told } = doing(second({ hand: [A] }), table => cards.discardCard(table, 1, A, 'FW-INJ-4', 'injury-strikes'));
    expect(told).toEqual([{ type: 'card-discarded', rule: 'FW-INJ-4', seat: 1, card: A, within: 'injury-strikes' }]);
  });
  test('[FW-SPEC-4] a special card to the box', () => {
    const { changed, told } = doing(second({ hand: [SPECIAL] }), table => cards.discardCard(table, 1, SPECIAL, 'FW-DRAW-1'));
    expect(changed).toEqual({ [`${M}.hand`]: [], 'party.inactive': { out: [], in: [SPECIAL] } });
    expect(told).toEqual([{ type: 'special-boxed', rule: 'FW-SPEC-4', seat: 1, card: SPECIAL }]);
  });
});

test(`[FW-DECK-10][FW-SPEC-4] ${of('playCard')}: to the discard pile, a special card to the box`, () => {
  const plays = (card: number) => doing(second({ hand: [A, SPECIAL] }), table => cards.playCard(table, 1, card, 2, 'FW-DECK-10'));
  expect([plays(A).changed, plays(A).told]).toEqual([
    { [`${M}.hand`]: [SPECIAL], [`${M}.discard`]: [A] },
    [{ type: 'card-played', rule: 'FW-DECK-10', seat: 1, card: A, section: 2 }],
  ]);
  expect([plays(SPECIAL).changed, plays(SPECIAL).told]).toEqual([
    { [`${M}.hand`]: [A], 'party.inactive': { out: [], in: [SPECIAL] } },
    [{ type: 'card-played', rule: 'FW-DECK-10', seat: 1, card: SPECIAL, section: 2 }],
  ]);
});

test(`[FW-EFF-4] ${of('takeBack')}`, () => {
  const { changed, told } = doing(second({ hand: [A], discard: [B, C, D] }), table => cards.takeBack(table, 1, [D, B], 'FW-EFF-4'));
  expect(changed).toEqual({ [`${M}.hand`]: [A, D, B], [`${M}.discard`]: [C] });
  expect(told).toEqual([{ type: 'cards-taken-back', rule: 'FW-EFF-4', seat: 1, cards: [D, B] }]);
});

test(`[FW-EFF-4] ${of('takeFromDeck')}: what is left is shuffled`, () => {
  const { changed, told } = doing({ ...second({ deck: [A, B, C] }), dice: { 'deck-1': [[C, A]] } }, (table, r) => {
    cards.takeFromDeck(table, 1, B, 'FW-EFF-4');
    r.close();
  });
  expect(changed).toEqual({ [`${M}.deck`]: [C, A], [`${M}.hand`]: [B] });
  expect(told).toEqual([{ type: 'cards-drawn', rule: 'FW-EFF-4', seat: 1, cards: [B], reveals: true }]);
});

test(`[FW-INJ-4] ${of('discardTop')}: what is there; of an empty deck nothing`, () => {
  const drops = (deck: readonly number[]) => doing(second({ deck, discard: [D] }), table => cards.discardTop(table, 1, 2, 'FW-INJ-4'));
  expect([drops([A, B, C]).changed, drops([A, B, C]).told]).toEqual([
    { [`${M}.deck`]: [C], [`${M}.discard`]: [D, A, B] },
    [{ type: 'top-discarded', rule: 'FW-INJ-4', seat: 1, cards: [A, B], reveals: true }],
  ]);
  expect([drops([]).changed, drops([]).told]).toEqual([{}, []]);
});

test(`[FW-ITEM-4][FW-R-74] ${of('recoverCards')}: at random, and shuffled into the deck; of an empty pile nothing`, () => {
  const { changed, told } = doing(
    {
      ...second({ deck: [A], discard: [B, C, INJURY] }),
      dice: {
        'deck-1': [
          [INJURY, C, B],
          [C, A, INJURY],
        ],
      },
    },
    table => cards.recoverCards(table, 1, 2, 'supply', 'FW-ITEM-4'),
  );
  expect(changed).toEqual({ [`${M}.deck`]: [C, A, INJURY], [`${M}.discard`]: [B] });
  expect(told).toEqual([{ type: 'cards-recovered', rule: 'FW-ITEM-4', seat: 1, n: 2, how: 'supply', reveals: true }]);

  const none = doing(second({ deck: [A] }), table => cards.recoverCards(table, 1, 2, 'card', 'FW-ITEM-4'));
  expect([none.changed, none.told]).toEqual([{}, []]);
});

describe('Injuries', () => {
  const [one, two, three] = box.cards.filter(({ no, sort }) => sort === 'injury' && injuryCard(no).level === 1).map(({ no }) => no) as [
    number,
    number,
    number,
  ];

  test(`[FW-HP-5][FW-INJ-1][FW-R-54] ${of('takeInjury')}: any of them, shuffled into the deck; with none left, none`, () => {
    const { changed, told } = doing(
      { ...second({ deck: [A] }), party: { injuries: [one, two, three] }, dice: { injuries: [1], 'deck-1': [[two, A]] } },
      table => cards.takeInjury(table, 1, 'FW-HP-5'),
    );
    expect(changed).toEqual({ 'party.injuries': [one, three], [`${M}.deck`]: [two, A] });
    expect(told).toEqual([{ type: 'injury-taken', rule: 'FW-HP-5', seat: 1, card: two, reveals: true }]);

    const none = doing(second({ deck: [A] }), table => cards.takeInjury(table, 1, 'FW-HP-5'));
    expect([none.changed, none.told]).toEqual([{}, []]);
  });
  test.each(['deck', 'discard', 'hand'] as const)(
    `[FW-INJ-3][FW-R-54] ${of('removeInjury')} out of the %s, back among the injuries`,
    place => {
      const { changed, told } = doing(
        { ...second({ [place]: [one, A] }), party: { injuries: [two] }, dice: { injuries: [[one, two]] } },
        table => cards.removeInjury(table, 1, one, 'FW-INJ-3'),
      );
      expect(changed).toEqual({ [`${M}.${place}`]: [A], 'party.injuries': [one, two] });
      expect(told).toEqual([{ type: 'injury-removed', rule: 'FW-INJ-3', seat: 1, card: one, reveals: true }]);
    },
  );
  test(`[FW-INJ-4] ${of('strikeInjury')} only tells`, () => {
    const { changed, told } = doing(second({ hand: [one] }), table => cards.strikeInjury(table, 1, one));
    expect([changed, told]).toEqual([{}, [{ type: 'injury-strikes', rule: 'FW-INJ-4', seat: 1, card: one }]]);
  });
  test(`[FW-INJ-6] ${of('shakeOff')}: discarded, not healed`, () => {
    const { changed, told } = doing(second({ hand: [A, INJURY], discard: [B] }), table => cards.shakeOff(table, 1, INJURY));
    expect(changed).toEqual({ [`${M}.hand`]: [A], [`${M}.discard`]: [B, INJURY] });
    expect(told).toEqual([{ type: 'injury-shaken-off', rule: 'FW-INJ-6', seat: 1, card: INJURY }]);
  });
});

test(`[FW-R-14][FW-R-15] ${of('returnHands')}: into the decks, special cards into the box, in silence`, () => {
  const { changed, told } = doing(
    {
      marshals: [
        { hand: ['drokkeh-heave'], deck: [] },
        { is: 'ottakh', at: [1, 0], hand: [A, SPECIAL], deck: [B], discard: [C] },
      ],
      dice: { 'deck-1': [[A, B]] },
    },
    cards.returnHands,
  );
  expect(changed).toEqual({
    'party.marshals.0.hand': [],
    'party.marshals.0.deck': [cardNamed('drokkeh-heave')],
    [`${M}.hand`]: [],
    [`${M}.deck`]: [A, B],
    'party.inactive': { out: [], in: [SPECIAL] },
  });
  expect(told).toEqual([]);
});
