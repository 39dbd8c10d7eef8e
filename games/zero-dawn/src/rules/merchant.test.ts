/**
 * The merchant step: ZD-MERCH-1..4, ZD-MERCH-8..14, ZD-MERCH-17..20, ZD-VISIT-1..4; rulings ZD-R-135..138, ZD-R-162.
 * Paying is in payment.test.ts, the end of the step in end-merchants.test.ts.
 */

import { describe, expect, test } from 'vitest';
import { actionCard, equipmentCard, keyOf, MERCHANT_DECKS, modificationCard } from '../content/box.ts';
import type { GoodsType, Price } from '../content/types.ts';
import * as fixture from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn } from '../testing/rehearsal.ts';
import { openMerchants } from './merchant.ts';

function ware(id: string, type: GoodsType, price: Price = { shards: 0 }): number {
  if (type === 'weapon') return fixture.goods('equipment', { type, price, card: { ...equipmentCard(fixture.bow()), id, name: id } });
  if (type === 'armour') return fixture.goods('equipment', { type, price, card: { ...equipmentCard(fixture.armour()), id, name: id } });
  if (type === 'modification')
    return fixture.goods('modification', { type, price, card: { ...modificationCard(fixture.coil('coil')), id, name: id } });
  if (type === 'ammunition')
    return fixture.goods('action', { type, price, card: { ...actionCard(fixture.arrow({ symbols: ['sling'] })), id, name: id } });
  return fixture.goods('action', { type, price, card: { ...actionCard(fixture.interrupt('interrupt', 'any-time', [])), id, name: id } });
}
const TYPES: Readonly<Record<string, GoodsType>> = { W: 'weapon', A: 'armour', M: 'ammunition', F: 'modification', I: 'miscellaneous' };
/** Wares by name, such as `W1 A1 M1`: Weapon, Armour, aMmunition, modiFication, mIscellaneous item. Each costs nothing unless a price is said. */
const wares = (names: string, price?: Price): number[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map(name => ware(name, TYPES[name[0]!]!, price));

const letter = (): number => fixture.print('salvage', { id: 'merch-letter', name: 'letter', kind: 'wild', visit: true });
const shards = (n: number): number[] =>
  Array.from({ length: n }, (_, i) => fixture.resource(`merch-shard-${i}`, { resource: 'metal-shards' }));

/** Before the merchant step after an encounter of a level; hunters hold nothing unless said. The decks are those named, level 1 first. */
function before(
  level: number,
  hunters: readonly HunterOn[],
  decks: readonly (readonly number[])[],
  more: Partial<DawnRehearsal['state']> = {},
  shuffles: readonly (readonly number[])[] = [],
): DawnRehearsal {
  const stage = given({
    hunters: hunters.map(one => ({ salvage: [], draw: [], maxDeck: 20, equipment: bare, ...one })),
    state: { step: 'open-merchants', level, encounter: 2, ...more },
    dice: { 'merchant-1': shuffles },
  });
  decks.forEach((pile, i) => {
    stage.state.merchants[i] = { isOpen: false, pile, row: [], discard: [] };
  });
  return stage;
}
const bare = { ranged: -1, armour: -1 } as const;
/** Buying at the merchant of level 1, with this row, pile and discards. */
function selling(
  hunters: readonly HunterOn[],
  row: readonly number[],
  pile: readonly number[] = [],
  discard: readonly number[] = [],
  more: Partial<DawnRehearsal['state']> = {},
): DawnRehearsal {
  const stage = before(1, hunters, [], { step: 'buy', ...more });
  stage.state.merchants[0] = { isOpen: true, row, pile, discard };
  return stage.play();
}
const zones = (stage: DawnRehearsal, level = 1): Record<'row' | 'pile' | 'discard', string[]> => {
  const { row, pile, discard } = stage.state.merchants[level - 1]!;
  return { row: stage.keys(row), pile: stage.keys(pile), discard: stage.keys(discard) };
};

describe('Opening', () => {
  test.each([1, 2, 3])('[ZD-MERCH-1] after an encounter of level %i the merchant of that level opens, and no other', level => {
    const stage = given({ hunters: [{}, {}], state: { step: 'open-merchants', level, encounter: 2 } }).run(openMerchants);

    expect(stage.state.merchants.map(one => one.isOpen)).toEqual([1, 2, 3].map(one => one === level));
    expect(stage.toldOf('merchants-opened').map(event => event.level)).toEqual([level]);
    const { row, pile, discard } = stage.state.merchants[level - 1]!;
    expect([...row, ...pile, ...discard].toSorted((a, b) => a - b)).toEqual([...MERCHANT_DECKS[level - 1]!].toSorted((a, b) => a - b));
  });

  test('[ZD-MERCH-2] the deck is shuffled and revealed until 1 weapon, 1 armour, 2 ammunition, 2 modifications and 1 item lie in the row', () => {
    const deck = wares('W1 A1 M1 M2 F1 F2 I1 W2');
    const [w1, a1, m1, m2, f1, f2, i1, w2] = deck as [number, number, number, number, number, number, number, number];
    const stage = before(1, [{}, {}], [deck], {}, [[i1, m2, f1, w2, m1, a1, f2, w1]]);

    stage.run(openMerchants);

    expect(zones(stage)).toEqual({ row: ['I1', 'M2', 'F1', 'W2', 'M1', 'A1', 'F2'], pile: ['W1'], discard: [] });
    expect(stage.told).toEqual([
      { type: 'merchants-opened', rule: 'ZD-MERCH-2', level: 1, cards: [i1, m2, f1, w2, m1, a1, f2], surplus: [], reveals: true },
    ]);
    expect([stage.state.step, stage.state.active]).toEqual(['buy', 0]);
  });

  test('[ZD-MERCH-3] what is revealed beyond that is discarded', () => {
    const stage = before(1, [{}, {}], [wares('W1 W2 A1 M1 A2 M2 M3 F1 F2 F3 I1 I2')]).run(openMerchants);

    expect(zones(stage)).toEqual({ row: ['W1', 'A1', 'M1', 'M2', 'F1', 'F2', 'I1'], pile: ['I2'], discard: ['W2', 'A2', 'M3', 'F3'] });
  });

  test('[ZD-MERCH-4] then the cards never revealed are shuffled again, without those discarded', () => {
    const deck = wares('W1 W2 A1 M1 M2 F1 F2 I1 I2 I3 I4');
    const [i2, i3, i4] = deck.slice(8) as [number, number, number];
    const stage = before(1, [{}, {}], [deck], {}, [deck, [i4, i2, i3]]);

    stage.run(openMerchants);

    expect(zones(stage)).toEqual({ row: ['W1', 'A1', 'M1', 'M2', 'F1', 'F2', 'I1'], pile: ['I4', 'I2', 'I3'], discard: ['W2'] });
  });

  test('[ZD-R-162] a deck that lacks a type opens with what it has, and buying goes on', () => {
    const stage = before(1, [{}, {}], [wares('W1 M1 F1 F2 F3 W2')]).play();

    expect(zones(stage)).toEqual({ row: ['W1', 'M1', 'F1', 'F2'], pile: [], discard: ['F3', 'W2'] });
    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['buy', 0, ['W1', 'M1', 'F1', 'F2', 'pass']]);

    stage.answer('buy', 'F1');

    expect([stage.state.step, stage.askedSeat]).toEqual(['buy', 1]);
  });

  test('[ZD-R-162] only a purchase that cannot be refilled ends the step', () => {
    const stage = before(1, [{}, {}], [wares('W1 M1 F1 F2 F3')])
      .play()
      .answer('buy', 'M1');

    expect(stage.types('merchant-closed', 'merchants-closed')).toEqual(['merchant-closed', 'merchants-closed']);
    expect(stage.state.step).toBe('track');
  });
});

describe('Buying in turn', () => {
  test('[ZD-MERCH-8] one card each, from the Leader named in the victory step just before, clockwise, round after round', () => {
    const stage = before(1, [{ glory: 1 }, { glory: 3 }, { glory: 2 }], [wares('W1 A1 M1 M2 F1 F2 I1 M3 M4 M5 M6 M7 M8')], {
      step: 'victory',
      result: 'success',
    });
    stage.state.hunters.forEach(hunter => {
      hunter.skill = 1;
    });
    stage.play();
    const buyers: unknown[] = [];

    for (let i = 0; i < 5; i++) {
      buyers.push(stage.askedSeat);
      stage.answer('buy', stage.options().find(key => key.startsWith('M'))!);
    }

    expect(stage.state.leader).toBe(1);
    expect(buyers).toEqual([1, 2, 0, 1, 2]);
    expect(stage.toldOf('goods-bought').map(event => event.seat)).toEqual([1, 2, 0, 1, 2]);
  });

  test('[ZD-MERCH-9] the Fledgling named in the victory step just before gets its first purchase free', () => {
    const stage = before(1, [{ glory: 3 }, { glory: 2 }, { glory: 1 }], [wares('W1 A1 M1 M2 F1 F2 I1 M3', { shards: 5 })], {
      step: 'victory',
      result: 'success',
      leader: 2,
      fledgling: 0,
    });
    stage.state.hunters.forEach(hunter => {
      hunter.skill = 1;
    });

    stage.play();

    expect(stage.state.fledgling).toBe(2);
    expect([stage.askedSeat, stage.options()]).toEqual([2, ['W1', 'A1', 'M1', 'M2', 'F1', 'F2', 'I1', 'pass']]);

    stage.answer('buy', 'M1');

    expect(stage.toldOf('goods-bought')).toMatchObject([{ rule: 'ZD-MERCH-9', seat: 2, wasFree: true }]);
    expect(stage.types('salvage-spent')).toEqual([]);
  });

  test('[ZD-MERCH-9] free for the Fledgling alone, and it keeps its salvage', () => {
    const purse = shards(2);
    const stage = selling([{}, { salvage: purse }], wares('M1 M2', { shards: 2 }), wares('M3 M4', { shards: 2 }));

    expect([stage.askedSeat, stage.options()]).toEqual([1, ['M1', 'M2', 'pass']]);
    stage.answer('buy', 'M2');

    expect([stage.hunter(1).salvage, stage.state.salvageDiscard]).toEqual([purse, []]);
  });

  test('[ZD-MERCH-10] only its first purchase of the step: the second is paid in full', () => {
    const purse = shards(3);
    const stage = selling(
      [{ salvage: shards(1) }, { salvage: purse }],
      wares('M1 M2', { shards: 2 }),
      wares('M3 M4 M5', { shards: 2 }),
      [],
      {
        active: 1,
      },
    );

    stage.answer('buy', 'M1');
    expect([stage.askedSeat, stage.options()]).toEqual([1, ['M2', 'M3', 'pass']]);
    stage.answer('buy', 'M2');

    expect(stage.toldOf('goods-bought').map(event => [event.wasFree, event.rule])).toEqual([
      [true, 'ZD-MERCH-9'],
      [false, 'ZD-MERCH-6'],
    ]);
    expect(stage.toldOf('salvage-spent').map(event => event.cards)).toEqual([purse.slice(0, 2)]);
  });

  test('[ZD-MERCH-11] who passes is asked again in the next round', () => {
    const stage = selling([{}, {}, {}], wares('M1 M2'), wares('M3 M4 M5'));

    stage.answer('buy', 'pass').answer('buy', 'M1').answer('buy', 'pass');

    expect([stage.askedSeat, stage.options()]).toEqual([0, ['M2', 'M3', 'pass']]);
    expect(
      stage
        .answer('buy', 'M3')
        .toldOf('goods-bought')
        .map(event => event.seat),
    ).toEqual([1, 0]);
  });

  test('[ZD-MERCH-12] the step ends when all have passed in a row, and not before', () => {
    const stage = selling([{}, {}, {}], wares('M1 M2'), wares('M3 M4 M5'));

    stage.answer('buy', 'pass').answer('buy', 'pass').answer('buy', 'M1').answer('buy', 'pass').answer('buy', 'pass');
    expect([stage.state.step, stage.state.encounter, stage.askedSeat]).toEqual(['buy', 2, 2]);
    stage.answer('buy', 'pass');

    expect([stage.state.step, stage.state.encounter]).toEqual(['track', 3]);
  });

  test('[ZD-MERCH-12] who can neither buy nor do anything else passes unasked', () => {
    const stage = selling([{}, {}, {}], wares('M1 M2', { shards: 1 }));

    expect([stage.askedSeat, stage.state.passedInARow]).toEqual([2, 2]);
    expect(stage.answer('buy', 'pass').state.step).toBe('track');
  });
});

describe('What is bought', () => {
  test('[ZD-MERCH-13] equipment goes into its arc at once, and what lay there leaves the game', () => {
    const old = fixture.bow();
    const [w1] = wares('W1') as [number];
    const stage = selling([{ equipment: { ranged: old } }, {}], [w1], wares('W2'));
    const [melee, , sidearm, armour, pouch] = stage.hunter(0).equipment;

    stage.answer('buy', 'W1');

    expect(stage.hunter(0).equipment).toEqual([melee, w1, sidearm, armour, pouch]);
    expect(stage.state.removed).toEqual([old]);
    expect(stage.types()).toEqual(['goods-bought', 'equipment-lost', 'equipped', 'row-refilled']);
  });

  test('[ZD-MERCH-13] modifications may be taken off what is replaced, before it goes', () => {
    const [old, kept, lost] = [fixture.bow({ slots: 2 }), fixture.coil('merch-kept'), fixture.coil('merch-lost')];
    const modifications = [
      { card: kept, on: 1 },
      { card: lost, on: 1 },
    ];
    const stage = selling([{ equipment: { ranged: old }, modifications }, {}], wares('W1'), wares('W2'));

    stage.answer('buy', 'W1');
    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['rescue-modifications', 0, ['merch-kept', 'merch-lost']]);
    stage.answer('rescue-modifications', ['merch-kept']);

    expect(stage.hunter(0).modifications).toEqual([{ card: kept, on: -1 }]);
    expect(stage.state.removed).toEqual([old, lost]);
  });

  test('[ZD-MERCH-13] a modification joins the hunter unattached, and may be fitted in the same step', () => {
    const bow = fixture.bow();
    const [f1] = wares('F1') as [number];
    const stage = selling([{ equipment: { ranged: bow, melee: -1, sidearm: -1 } }, {}], [f1], wares('F2 F3'));

    stage.answer('buy', 'F1').answer('buy', 'pass');
    expect(stage.hunter(0).modifications).toEqual([{ card: f1, on: -1 }]);
    expect([stage.askedSeat, stage.options()]).toEqual([0, ['F2', 'refit', 'pass']]);
    stage.answer('buy', 'refit').answer('fit-modifications', stage.options()[0]!);

    expect(stage.hunter(0).modifications).toEqual([{ card: f1, on: 1 }]);
    expect([stage.askedSeat, stage.asks]).toEqual([0, 'buy']);
  });

  test('[ZD-MERCH-14] ammunition and items go to the action deck', () => {
    const [m1, i1] = wares('M1 I1') as [number, number];
    const stage = selling([{ draw: [] }, { draw: [] }], [m1, i1], wares('M2 I2'));

    stage.answer('buy', 'M1').answer('buy', 'I1');

    expect(stage.state.hunters.map(({ hand, draw, discard }) => ({ hand, draw, discard }))).toEqual([
      { hand: [], draw: [m1], discard: [] },
      { hand: [], draw: [i1], discard: [] },
    ]);
  });

  test('[ZD-MERCH-14] an item that is equipment is worn', () => {
    const satchel = fixture.goods('equipment', {
      type: 'miscellaneous',
      price: { shards: 0 },
      card: { ...equipmentCard(fixture.pouch()), id: 'merch-satchel', name: 'satchel' },
    });
    const stage = selling([{ draw: [], equipment: { pouch: -1 } }, {}], [satchel], wares('I1')).answer('buy', 'merch-satchel');

    expect([stage.hunter(0).equipment[4], stage.hunter(0).draw]).toEqual([satchel, []]);
  });

  test('[ZD-MERCH-17] ammunition that no weapon of the hunter fires may be bought', () => {
    const bomb = ware('merch-bomb', 'ammunition');
    const stage = selling([{ draw: [], equipment: { ranged: fixture.bow(), sidearm: -1, melee: -1 } }, {}], [bomb], wares('M1'));

    expect(stage.options()).toContain('merch-bomb');
    expect(stage.answer('buy', 'merch-bomb').hunter(0).draw).toEqual([bomb]);
  });
});

describe('Refilling', () => {
  test('[ZD-MERCH-18] cards are drawn until one of the type sold comes; the others drawn are discarded', () => {
    const stage = selling([{}, {}], wares('W1 I1'), wares('A1 M1 W2 F1'), wares('F9'));

    stage.answer('buy', 'W1');

    expect(zones(stage)).toEqual({ row: ['I1', 'W2'], pile: ['F1'], discard: ['F9', 'A1', 'M1'] });
    expect(stage.toldOf('row-refilled')).toMatchObject([{ rule: 'ZD-MERCH-18', level: 1, reveals: true }]);
    expect(keyOf(stage.toldOf('row-refilled')[0]!.card)).toBe('W2');
  });

  test('[ZD-MERCH-19] an empty pile is made anew from the discards and what was just drawn, and the search goes on', () => {
    const pile = wares('M1');
    const discard = wares('W2 A1');
    const [m1, w2, a1] = [...pile, ...discard] as [number, number, number];
    const row = wares('W1 I1');
    const stage = before(1, [{}, {}], [], { step: 'buy' }, [[a1, w2, m1]]);
    stage.state.merchants[0] = { isOpen: true, row, pile, discard };

    stage.play().answer('buy', 'W1');

    expect(zones(stage)).toEqual({ row: ['I1', 'W2'], pile: ['M1'], discard: ['A1'] });
    expect(stage.types()).toEqual(['goods-bought', 'equipped', 'merchant-reshuffled', 'row-refilled']);
  });

  test('[ZD-MERCH-20] with no card of the type in pile or discards the step ends at once', () => {
    const [a1] = wares('A1') as [number];
    const stage = selling([{}, {}, {}], [a1, ...wares('W1 M1')], wares('M2 W2'), wares('F1'));

    stage.answer('buy', 'A1');

    expect(stage.hunter(0).equipment[3]).toBe(a1);
    expect(stage.types('merchant-closed', 'merchant-reshuffled', 'merchants-closed')).toEqual(['merchant-closed', 'merchants-closed']);
    expect([stage.state.step, stage.state.encounter]).toEqual(['track', 3]);
  });
});

test('[ZD-MERCH-20] [ZD-MOD-2] sold out: nothing more is bought or traded, but what is loose may still be fitted', () => {
  const coil = { card: fixture.coil('merch-coil'), on: -1 };
  const stage = selling([{}, { modifications: [coil], equipment: { ranged: fixture.bow() } }], wares('A1 W1'), wares('W2'), [], {
    trading: true,
  });

  stage.answer('buy', 'A1');

  expect([stage.asks, stage.askedSeat]).toEqual(['fit-modifications', 1]);
  stage.answer('fit-modifications', 'done');
  expect([stage.state.step, stage.state.encounter]).toEqual(['track', 3]);
});

test('[ZD-MERCH-9] [ZD-MERCH-12] [ZD-VISIT-3] each merchant step begins anew: a free purchase again, no visits, no passes', () => {
  const stage = before(
    1,
    [
      { visits: 3, purchases: 1 },
      { visits: 2, purchases: 4 },
    ],
    [wares('M1 M2 M3 M4', { shards: 1 })],
    { passedInARow: 1 },
  );

  stage.play();

  expect(stage.state.hunters.map(({ visits, purchases }) => [visits, purchases])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect([stage.askedSeat, stage.options(), stage.state.passedInARow]).toEqual([1, ['M1', 'M2', 'pass'], 1]);
  expect(stage.answer('buy', 'M1').toldOf('goods-bought')).toMatchObject([{ seat: 1, wasFree: true, level: 1 }]);
});

describe('Visiting another merchant', () => {
  const decks = (): number[][] => [
    wares('W1 A1 M1 M2 F1 F2 I1 W2 M3'),
    wares('W21 A21 M21 M22 F21 F22 I21 M23'),
    wares('W31 A31 M31 M32 F31 F32 I31 W32'),
  ];
  const rowOf = (stage: DawnRehearsal, level: number): string[] => zones(stage, level).row;

  test('[ZD-VISIT-1] who holds a card that allows it is asked for a level; staying keeps the card', () => {
    const one = letter();
    const stage = before(1, [{}, { salvage: [one] }, {}], decks()).play();

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['visit-merchant', 1, ['stay', 'visit-1', 'visit-2', 'visit-3']]);

    stage.answer('visit-merchant', 'stay');

    expect([stage.hunter(1).salvage, stage.hunter(1).visits]).toEqual([[one], 0]);
    expect(stage.state.merchants.map(one => one.isOpen)).toEqual([true, false, false]);
  });

  test('[ZD-VISIT-1] visits are named from the Leader on', () => {
    const stage = before(1, [{ salvage: [letter()] }, {}, { salvage: [letter()] }], decks(), { leader: 1, fledgling: 0 }).play();

    expect(stage.askedSeat).toBe(2);
    expect(stage.answer('visit-merchant', 'stay').askedSeat).toBe(0);
  });

  test('[ZD-VISIT-1] other wild cards allow no visit', () => {
    const lens = fixture.print('salvage', { id: 'merch-lens', name: 'lens', kind: 'wild' });

    expect(before(1, [{ salvage: [lens] }, {}], decks()).play().asks).toBe('buy');
  });

  test('[ZD-VISIT-2] the deck named gets a row of its own, opened and refilled in the same way', () => {
    const stage = before(1, [{ salvage: [letter()] }, {}], decks())
      .play()
      .answer('visit-merchant', 'visit-3');

    expect(stage.state.merchants.map(one => one.isOpen)).toEqual([true, false, true]);
    expect(rowOf(stage, 3)).toEqual(['W31', 'A31', 'M31', 'M32', 'F31', 'F32', 'I31']);
    expect(rowOf(stage, 1)).toEqual(['W1', 'A1', 'M1', 'M2', 'F1', 'F2', 'I1']);

    stage.answer('buy', 'W31');

    expect(rowOf(stage, 3)).toEqual(['A31', 'M31', 'M32', 'F31', 'F32', 'I31', 'W32']);
    expect(stage.toldOf('goods-bought')).toMatchObject([{ level: 3 }]);
  });

  test('[ZD-VISIT-3] [ZD-VISIT-4] the visitor buys only there, the others only at the merchant of the party', () => {
    const stage = before(1, [{}, { salvage: [letter()] }, {}], decks())
      .play()
      .answer('visit-merchant', 'visit-2');
    const offered: string[][] = [];

    for (let i = 0; i < 3; i++) {
      offered.push(stage.options('buy'));
      if (i < 2) stage.answer('buy', 'pass');
    }

    const party = ['W1', 'A1', 'M1', 'M2', 'F1', 'F2', 'I1', 'pass'];
    expect(offered).toEqual([party, ['W21', 'A21', 'M21', 'M22', 'F21', 'F22', 'I21', 'pass'], party]);
  });

  test('[ZD-R-135] the free purchase of a Fledgling counts at the merchant it visits', () => {
    const dear = [wares('M1 M2', { shards: 3 }), wares('M21 M22 M23', { shards: 9 })];
    const stage = before(1, [{}, { salvage: [letter()] }], dear)
      .play()
      .answer('visit-merchant', 'visit-2');

    expect([stage.askedSeat, stage.options()]).toEqual([1, ['M21', 'M22', 'pass']]);
    stage.answer('buy', 'M21');

    expect(stage.toldOf('goods-bought')).toMatchObject([{ seat: 1, level: 2, wasFree: true }]);
    expect(stage.hunter(1).purchases).toBe(1);
    expect(stage.state.step).toBe('track');
  });

  test('[ZD-R-136] a merchant that runs out closes alone; its buyers pass, and the step goes on at the other', () => {
    const stage = before(1, [{}, {}, { salvage: [letter()] }], [wares('W1 M1 M2'), wares('M21 M22 M23 M24')], { leader: 0 });
    stage.play().answer('visit-merchant', 'visit-2').answer('buy', 'W1');

    expect(stage.state.merchants.map(one => one.isOpen)).toEqual([false, true, false]);
    expect([stage.askedSeat, stage.options()]).toEqual([2, ['M21', 'M22', 'pass']]);

    stage.answer('buy', 'M21');
    expect([stage.askedSeat, stage.state.passedInARow, stage.options()]).toEqual([2, 2, ['M22', 'M23', 'pass']]);
    stage.answer('buy', 'pass');

    expect([stage.state.step, stage.state.encounter]).toEqual(['track', 3]);
  });

  test('[ZD-R-136] the step ends when all are closed', () => {
    const stage = before(1, [{}, { salvage: [letter()] }], [wares('W1 M1'), wares('W21 M21')]);

    stage.play().answer('visit-merchant', 'visit-2').answer('buy', 'W1').answer('buy', 'W21');

    expect(stage.types('merchant-closed', 'merchants-closed')).toEqual(['merchant-closed', 'merchant-closed', 'merchants-closed']);
    expect([stage.state.step, stage.asks]).toEqual(['track', 'pick-tracking']);
  });

  test('[ZD-R-136] what still lies in the row of a closed merchant is not for sale, and the table says why', () => {
    const [coil] = wares('F1') as [number];
    const stage = before(
      1,
      [{ modifications: [{ card: coil, on: -1 }], equipment: { ranged: fixture.bow() } }, { salvage: [letter()] }],
      [wares('W1 M1'), wares('M21 M22 M23')],
    );
    stage.play().answer('visit-merchant', 'visit-2').answer('buy', 'W1').answer('buy', 'M21');

    expect([stage.askedSeat, stage.options()]).toEqual([0, ['refit', 'pass']]);
    expect(stage.open[0]!.not!().map(one => one.why)).toEqual(['ZD-R-136']);
  });

  test('[ZD-R-137] two visitors of one level share its row', () => {
    const stage = before(1, [{ salvage: [letter()] }, { salvage: [letter()] }, {}], decks());

    stage.play().answer('visit-merchant', 'visit-2', 0).answer('visit-merchant', 'visit-2', 1).answer('buy', 'M21');

    expect(stage.toldOf('merchants-opened').map(event => event.level)).toEqual([2, 1]);
    expect([stage.askedSeat, stage.options()]).toEqual([1, ['W21', 'A21', 'M22', 'F21', 'F22', 'I21', 'M23', 'pass']]);
  });

  test('[ZD-R-137] naming the level of the party means its row', () => {
    const stage = before(2, [{ salvage: [letter()] }, {}], decks())
      .play()
      .answer('visit-merchant', 'visit-2');

    expect(stage.state.merchants.map(one => one.isOpen)).toEqual([false, true, false]);
    expect(stage.toldOf('merchants-opened')).toHaveLength(1);
    stage.answer('buy', 'M21');
    expect(stage.options()).toEqual(['W21', 'A21', 'M22', 'F21', 'F22', 'I21', 'M23', 'pass']);
  });

  test('[ZD-R-138] the card is shown at the start of the step and goes to the salvage discards', () => {
    const [first, second] = [letter(), letter()];
    const stage = before(1, [{ salvage: [first, second] }, {}], decks())
      .play()
      .answer('visit-merchant', 'visit-2');

    expect([stage.hunter(0).salvage, stage.state.salvageDiscard]).toEqual([[second], [first]]);
    expect(stage.types('salvage-spent', 'merchant-visited', 'merchants-opened')).toEqual([
      'salvage-spent',
      'merchant-visited',
      'merchants-opened',
      'merchants-opened',
    ]);
    expect(stage.asks).toBe('buy');
  });
});
