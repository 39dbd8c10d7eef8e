/** Paying a merchant: ZD-MERCH-5..7, ZD-MERCH-24; rulings ZD-R-133, ZD-R-134. Who buys what, and when, is in merchant.test.ts. */

import { thinnedByDay } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardAt, MERCHANT_DECKS, priceOf, SALVAGE_DECK, salvageCard } from '../content/box.ts';
import { RESOURCES } from '../content/kinds.ts';
import type { Price } from '../content/types.ts';
import * as fixture from '../testing/fixtures.ts';
import { print } from '../testing/fixtures.ts';
import { type DawnRehearsal, given } from '../testing/rehearsal.ts';
import { field, shoot } from '../testing/skirmish.ts';
import { buy } from './merchant.ts';
import { pay } from './payment.ts';

const resource = (kind: (typeof RESOURCES)[number]): number => fixture.resource(`pay-${kind}`, { resource: kind });
const shard = (): number => resource('metal-shards');
const blaze = (): number => resource('blaze');
const wireCard = (): number => resource('wire');
const wild = (): number => print('salvage', { id: 'pay-wild', name: 'wild', kind: 'wild' });
const letter = (): number => print('salvage', { id: 'pay-letter', name: 'letter', kind: 'wild', visit: true });
const ware = (price: Price): number =>
  fixture.goods('action', { type: 'ammunition', price, card: { id: 'pay-ware', name: 'ware', type: 'stamina' } });

const holding = (...salvage: number[]): DawnRehearsal =>
  given({ hunters: [{ salvage }, { salvage: [] }], state: { level: 1, step: 'buy' } });

/** Whether seat 0 is offered a card at this price; without anything to buy nobody is asked. */
function isOffered(price: Price, ...salvage: number[]): boolean {
  const stage = holding(...salvage);
  stage.state.merchants[0] = { isOpen: true, row: [ware(price)], pile: [], discard: [] };
  stage.run(buy);
  return stage.asks === 'buy' && stage.options().includes('pay-ware');
}

/** Pays a price step by step; what is asked that is not scripted stays open. */
function paying(price: Price, salvage: readonly number[], ...ways: string[]): DawnRehearsal {
  const stage = holding(...salvage).run(function* (table) {
    yield* pay(table, 0, ware(price));
  });
  for (const way of ways) stage.answer('pay', way);
  return stage;
}

describe('Prices', () => {
  test('[ZD-MERCH-5] every price is a number of Metal Shards, and of special resources where it names them', () => {
    const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) > 0;
    const odd = MERCHANT_DECKS.flat().filter(no => {
      const { shards, special = {} } = priceOf(no);
      const isSpecial = (kind: string): boolean => RESOURCES.slice(1).some(one => one === kind);
      return ![shards, ...Object.values(special)].every(isCount) || !Object.keys(special).every(isSpecial);
    });
    expect(odd.map(no => cardAt(no).key)).toEqual([]);
    const held = new Set(SALVAGE_DECK.map(salvageCard).flatMap(card => (card.kind === 'resource' ? [card.resource] : [])));
    expect([...held].sort()).toEqual([...RESOURCES].sort());
  });

  test('[ZD-MERCH-6] a purchase costs the number and kinds printed, and they go to the salvage discards', () => {
    const cards = [shard(), shard(), shard(), blaze()];

    const stage = paying({ shards: 2, special: { blaze: 1 } }, cards);

    expect(stage.asks).toBeNull();
    expect(stage.hunter(0).salvage).toEqual([cards[2]]);
    expect(stage.state.salvageDiscard).toEqual([cards[3], cards[0], cards[1]]);
    const spent = [cards[3], cards[0], cards[1]];
    expect(stage.told).toEqual([{ type: 'salvage-spent', rule: 'ZD-MERCH-6', seat: 0, cards: spent, within: 'purchase' }]);
  });

  test('[ZD-MERCH-6] what is too dear is not offered, and the table says why', () => {
    const dear = ware({ shards: 3 });
    const cheap = fixture.goods('action', {
      type: 'ammunition',
      price: { shards: 2 },
      card: { id: 'pay-cheap', name: 'cheap', type: 'stamina' },
    });
    const stage = holding(shard(), shard());
    stage.state.merchants[0] = { isOpen: true, row: [dear, cheap], pile: [], discard: [] };

    stage.run(buy);

    expect(stage.options()).toEqual(['pay-cheap', 'pass']);
    expect(stage.open[0]!.not!()).toEqual([
      { about: [{ kind: 'card', id: dear }], why: 'ZD-MERCH-6', facts: { card: dear, reason: 'too-dear' } },
    ]);
  });
});

test('[ZD-MERCH-7] each way to pay is about the kinds of cards that it takes', () => {
  const stage = paying({ shards: 0, special: { blaze: 1 } }, [blaze(), shard(), shard(), wireCard()]);

  expect(stage.open[0]!.options.map(({ key, about }) => [key, about])).toEqual([
    ['blaze', [{ kind: 'resource', id: 'blaze' }]],
    ['metal-shards+metal-shards', ['metal-shards', 'metal-shards'].map(id => ({ kind: 'resource', id }))],
    ['metal-shards+wire', ['metal-shards', 'wire'].map(id => ({ kind: 'resource', id }))],
  ]);
});

describe('Exchanges', () => {
  test('[ZD-MERCH-7] two Metal Shards count as one special of choice', () => {
    const cards = [shard(), shard()];

    expect(isOffered({ shards: 0, special: { blaze: 1 } }, ...cards)).toBe(true);
    expect(isOffered({ shards: 0, special: { 'machine-core': 1 } }, ...cards)).toBe(true);
    expect(paying({ shards: 0, special: { blaze: 1 } }, cards).state.salvageDiscard).toEqual(cards);
    expect(isOffered({ shards: 0, special: { blaze: 1 } }, shard())).toBe(false);
  });

  test('[ZD-MERCH-7] any special counts as one Metal Shard, but not as another special', () => {
    const cards = [wireCard()];

    expect(isOffered({ shards: 1 }, ...cards)).toBe(true);
    expect(paying({ shards: 1 }, cards).state.salvageDiscard).toEqual(cards);
    expect(isOffered({ shards: 2 }, ...cards)).toBe(false);
    expect(isOffered({ shards: 0, special: { blaze: 1 } }, ...cards)).toBe(false);
  });

  test('[ZD-MERCH-7] a wild card counts as any one resource', () => {
    const cards = [wild()];

    expect(isOffered({ shards: 0, special: { blaze: 1 } }, ...cards)).toBe(true);
    expect(isOffered({ shards: 1 }, ...cards)).toBe(true);
    expect(isOffered({ shards: 2 }, ...cards)).toBe(false);
    expect(isOffered({ shards: 1, special: { blaze: 1 } }, ...cards)).toBe(false);
    expect(paying({ shards: 0, special: { blaze: 1 } }, cards).hunter(0).salvage).toEqual([]);
  });

  test('[ZD-R-133] exchanges chain: any two resources that are not wild stand for one special', () => {
    const cards = [wireCard(), resource('sparker')];

    expect(isOffered({ shards: 0, special: { blaze: 1 } }, ...cards)).toBe(true);
    expect(isOffered({ shards: 0, special: { blaze: 1 } }, shard(), wireCard())).toBe(true);
    expect(paying({ shards: 0, special: { blaze: 1 } }, cards).hunter(0).salvage).toEqual([]);
    expect(isOffered({ shards: 1, special: { blaze: 1 } }, ...cards)).toBe(false);
  });

  test('[ZD-MERCH-24] in an encounter two shards are no Blaze, and a Blaze is no shard', () => {
    const empower = (kind: 'blaze' | 'metal-shards'): number =>
      fixture.arrow({ effects: [{ do: 'may-pay', cost: { resource: kind, n: 1 }, then: [{ do: 'add-damage', n: 1 }] }] });
    const asks = (arrow: number, ...salvage: number[]): string | null => {
      const bow = fixture.bow();
      const stage = field({ hand: [arrow], salvage, equipment: { ranged: bow } }, [{ at: [3, 1] }]);
      shoot(stage, bow);
      while (stage.asks && stage.asks !== 'pay-cost') stage.answer(stage.asks, stage.options()[0]!);
      return stage.asks;
    };

    expect(asks(empower('blaze'), shard(), shard())).toBeNull();
    expect(asks(empower('metal-shards'), blaze(), wireCard())).toBeNull();
    expect(asks(empower('blaze'), blaze())).toBe('pay-cost');
  });
});

describe('What pays', () => {
  test('[ZD-R-134] the buyer says which cards pay; a card that is not needed stays', () => {
    const cards = [shard(), shard(), blaze(), wild()];
    const price: Price = { shards: 0, special: { blaze: 1 } };

    const asked = paying(price, cards);

    expect([asked.askedSeat, asked.options('pay')]).toEqual([0, ['blaze', 'wild', 'metal-shards+metal-shards']]);
    expect(paying(price, cards, 'blaze').hunter(0).salvage).toEqual([cards[0], cards[1], cards[3]]);
    expect(paying(price, cards, 'wild').hunter(0).salvage).toEqual([cards[0], cards[1], cards[2]]);
    expect(paying(price, cards, 'metal-shards+metal-shards').hunter(0).salvage).toEqual([cards[2], cards[3]]);
  });

  test('[ZD-R-134] the special itself, or a wild card, is never one card of several that stand for it', () => {
    const stage = paying({ shards: 1, special: { blaze: 1 } }, [shard(), wireCard(), blaze(), wild()]);

    expect(stage.options('pay')).toEqual(['blaze', 'wild']);
  });

  test('[ZD-R-134] of two wild cards the buyer chooses the one that pays', () => {
    const cards = [letter(), wild()];

    expect(paying({ shards: 1 }, cards).options('pay')).toEqual(['wild', 'wild-visit']);
    expect(paying({ shards: 1 }, cards, 'wild').hunter(0).salvage).toEqual([cards[0]]);
    expect(paying({ shards: 1 }, cards, 'wild-visit').hunter(0).salvage).toEqual([cards[1]]);
  });

  test('[ZD-R-134] every purse and price: exactly the covers without a card too many can be paid', () => {
    const kinds = { s: shard, b: blaze, w: wireCard, x: wild } as const;
    const letters = (stage: DawnRehearsal): string =>
      stage.state.salvageDiscard
        .map(no => {
          const card = salvageCard(no);
          return card.kind === 'resource' ? ({ 'metal-shards': 's', blaze: 'b', wire: 'w' } as Record<string, string>)[card.resource] : 'x';
        })
        .sort()
        .join('');
    /** Whether these cards meet a price of a Blaze (or none) and some shards: each unit by a card, the Blaze also by two tame ones. */
    const meets = (cards: string, shards: number, blazes: number): boolean => {
      if (blazes === 0) return cards.length >= shards;
      if (/[bx]/.test(cards) && meets(cards.replace(/[bx]/, ''), shards, 0)) return true;
      const tame = cards.replaceAll('x', '');
      return tame.length >= 2 && cards.length - 2 >= shards;
    };
    const subsets = (cards: string): string[] => (cards === '' ? [''] : subsets(cards.slice(1)).flatMap(rest => [rest, cards[0]! + rest]));
    const outcomes = (price: Price, salvage: readonly number[], ways: readonly string[] = []): string[] => {
      const stage = paying(price, salvage, ...ways);
      return stage.asks ? stage.options().flatMap(way => outcomes(price, salvage, [...ways, way])) : [letters(stage)];
    };
    const unique = (list: readonly string[]): string[] => [...new Set(list)].sort();

    for (const purse of thinnedByDay(unique(subsets('bbssswwx').map(one => [...one].sort().join(''))), 4)) {
      for (const [shards, blazes] of [
        [1, 0],
        [2, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ] as const) {
        const price: Price = { shards, special: { blaze: blazes } };
        const salvage = [...purse].map(one => kinds[one as keyof typeof kinds]());
        const isTight = (cards: string): boolean =>
          [...cards].every((_, i) => !meets(cards.slice(0, i) + cards.slice(i + 1), shards, blazes));
        const covers = unique(subsets(purse).filter(cards => meets(cards, shards, blazes) && isTight(cards)));

        expect(isOffered(price, ...salvage), `${purse} for ${shards}+${blazes}`).toBe(covers.length > 0);
        if (covers.length > 0) expect(unique(outcomes(price, salvage)), `${purse} for ${shards}+${blazes}`).toEqual(covers);
      }
    }
  });
});
