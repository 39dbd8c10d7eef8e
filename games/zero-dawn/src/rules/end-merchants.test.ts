/**
 * The end of the merchant step: ZD-MERCH-15, ZD-MERCH-16, ZD-MERCH-21..23, ZD-STAM-1..3; rulings ZD-R-127, ZD-R-129, ZD-R-130,
 * ZD-R-139. Buying is in merchant.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { actionCard, keyOf, STAMINA_CARDS } from '../content/box.ts';
import * as fixture from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn } from '../testing/rehearsal.ts';
import { field, shoot, strikeWith } from '../testing/skirmish.ts';
import { endMerchants } from './end-merchants.ts';
import { buy } from './merchant.ts';

const cards = (n: number, name = 'end-card'): number[] => Array.from({ length: n }, (_, i) => fixture.ability(`${name}-${i}`));
const isStamina = (no: number): boolean => actionCard(no).type === 'stamina';
const stamina = (stage: DawnRehearsal, seat: number): number => stage.hunter(seat).draw.filter(isStamina).length;

/** Full decks but for what is said; the step ends up to the first decision. */
const ending = (...hunters: HunterOn[]): DawnRehearsal =>
  given({ hunters, state: { step: 'end-merchants', encounter: 2, level: 1 } }).run(endMerchants);

describe('Decks after the merchant', () => {
  test('[ZD-MERCH-22] hand, discard pile and scrapped cards go back into the deck, which is shuffled', () => {
    const [a, b, c, d] = cards(4) as [number, number, number, number];
    const stage = given({
      hunters: [
        { hand: [a], draw: [b], discard: [c], scrapped: [d], maxDeck: 4 },
        { maxDeck: 0, draw: [] },
      ],
      state: { step: 'end-merchants', encounter: 2 },
      dice: { 'actions-0': [[d, a, c, b]] },
    }).run(endMerchants);

    const { hand, draw, discard, scrapped } = stage.hunter(0);
    expect({ hand, draw, discard, scrapped }).toEqual({ hand: [], draw: [d, a, c, b], discard: [], scrapped: [] });
    expect(stage.types()).toEqual(['merchants-closed', 'deck-shuffled', 'deck-shuffled']);
    expect([stage.state.step, stage.state.encounter]).toEqual(['track', 3]);
  });

  test('[ZD-MERCH-15] a deck above its limit gives up as many cards as are too many, of any type', () => {
    const types = [
      fixture.ability('end-ability'),
      fixture.arrow({ id: 'end-arrow' }),
      fixture.interrupt('end-interrupt', 'any-time', []),
      STAMINA_CARDS[0]!,
    ];
    const stage = ending({ draw: types, maxDeck: 2 }, { draw: [], maxDeck: 0 });

    const { kind, seat, choose, min, max } = stage.open[0]!;
    expect({ kind, seat, choose, min, max }).toEqual({ kind: 'trim-deck', seat: 0, choose: 'some', min: 2, max: 2 });
    expect(stage.options().toSorted()).toEqual(stage.keys(types).toSorted());

    stage.answer('trim-deck', ['end-ability', keyOf(STAMINA_CARDS[0]!)]);

    expect(stage.hunter(0).draw).toEqual([types[1], types[2]]);
  });

  test('[ZD-MERCH-15] an ability may leave for an arrow that was bought', () => {
    const arrow = fixture.arrow({ id: 'end-new-arrow' });
    const deck = cards(3);

    const stage = ending({ draw: [...deck, arrow], maxDeck: 3 }, { draw: [], maxDeck: 0 }).answer('trim-deck', ['end-card-1']);

    expect(stage.hunter(0).draw).toEqual([deck[0], deck[2], arrow]);
  });

  test('[ZD-MERCH-15] what is offered does not tell the order of the deck', () => {
    const [a, b, c] = cards(3) as [number, number, number];

    const offered = ending({ draw: [c, a], hand: [b], maxDeck: 2 }, { draw: [], maxDeck: 0 }).options();

    expect(offered).toEqual(['end-card-0', 'end-card-1', 'end-card-2']);
  });

  test('[ZD-MERCH-16] cards taken out leave the game', () => {
    const deck = cards(3);
    const stage = ending({ draw: deck, maxDeck: 2 }, { draw: [], maxDeck: 0 }).answer('trim-deck', ['end-card-0']);

    expect(stage.state.removed).toEqual([deck[0]]);
    expect(stage.toldOf('cards-removed')).toEqual([{ type: 'cards-removed', rule: 'ZD-MERCH-16', seat: 0, cards: [deck[0]] }]);
  });

  test('[ZD-MERCH-23] first the rebuilt deck, then the limit, then stamina: an overfull deck gets none, nor does a full one', () => {
    const stage = given({
      hunters: [
        { draw: cards(2), discard: cards(2, 'end-spent'), maxDeck: 3 },
        { draw: cards(1, 'end-b'), scrapped: cards(2, 'end-scrapped'), maxDeck: 3 },
        { draw: cards(1, 'end-c'), maxDeck: 3 },
      ],
      state: { step: 'end-merchants', encounter: 2 },
    }).run(endMerchants);

    expect(stage.open.map(one => one.seat)).toEqual([0]);

    stage.answer('trim-deck', ['end-spent-1']);

    expect([0, 1, 2].map(seat => [stage.hunter(seat).draw.length, stamina(stage, seat)])).toEqual([
      [3, 0],
      [3, 0],
      [3, 2],
    ]);
    expect(stage.types('cards-removed', 'stamina-added')).toEqual(['cards-removed', 'stamina-added']);
  });

  test('[ZD-R-127] cards of an upgrade count like purchases: all players trim at the same time', () => {
    const stage = ending(
      { draw: cards(4, 'end-a'), maxDeck: 3 },
      { draw: cards(2, 'end-b'), maxDeck: 2 },
      { draw: cards(7, 'end-c'), maxDeck: 5 },
    );

    expect(stage.open.map(({ seat, kind, min, max }) => ({ seat, kind, min, max }))).toEqual([
      { seat: 0, kind: 'trim-deck', min: 1, max: 1 },
      { seat: 2, kind: 'trim-deck', min: 2, max: 2 },
    ]);

    stage.answer('trim-deck', ['end-c-0', 'end-c-6'], 2);
    expect(stage.state.removed).toEqual([]);
    stage.answer('trim-deck', ['end-a-3'], 0);

    expect(stage.keys(stage.state.removed)).toEqual(['end-a-3', 'end-c-0', 'end-c-6']);
  });

  test('[ZD-R-139] cards are swapped out once, at the end of the step: buying asks for none', () => {
    const ware = fixture.goods('action', {
      type: 'ammunition',
      price: { shards: 0 },
      card: { ...actionCard(fixture.arrow()), id: 'end-ware' },
    });
    const spare = fixture.goods('action', {
      type: 'ammunition',
      price: { shards: 9 },
      card: { ...actionCard(fixture.arrow()), id: 'end-spare' },
    });
    const deck = cards(3);
    const stage = given({ hunters: [{ draw: deck, maxDeck: 3, salvage: [] }, {}], state: { step: 'buy', level: 1 } });
    stage.state.merchants[0] = { isOpen: true, row: [ware], pile: [spare], discard: [] };

    stage.run(buy).answer('buy', 'end-ware');

    expect([stage.asks, stage.hunter(0).draw, stage.state.removed]).toEqual([null, [...deck, ware], []]);

    stage.state.step = 'end-merchants';
    stage.run(endMerchants);

    expect([stage.asks, stage.options()]).toEqual(['trim-deck', ['end-ware', ...stage.keys(deck)]]);
  });

  test('[ZD-MERCH-21] unsold and discarded wares go back to their own deck; what was bought does not', () => {
    const stage = given({ hunters: [{}, {}], state: { step: 'open-merchants', level: 2, encounter: 3, fledgling: 0 } });
    const decks = stage.state.merchants.map(one => [...one.pile]);

    stage.play();
    while (stage.asks === 'buy') {
      const bought = stage.toldOf('goods-bought').length;
      stage.answer('buy', stage.askedSeat === 0 && bought === 0 ? stage.options()[0]! : 'pass');
    }
    const sold = stage.toldOf('goods-bought').map(event => event.card);
    const { merchants } = stage.state;

    expect(sold.length).toBe(1);
    expect(merchants.map(one => one.pile.toSorted((a, b) => a - b))).toEqual(
      decks.map(deck => deck.filter(card => !sold.includes(card)).toSorted((a, b) => a - b)),
    );
    expect(merchants.map(({ row, discard, isOpen }) => ({ row, discard, isOpen }))).toEqual(
      [1, 2, 3].map(() => ({ row: [], discard: [], isOpen: false })),
    );
  });
});

describe('Stamina', () => {
  test('[ZD-STAM-1] a deck below its maximum is filled with stamina cards from the supply', () => {
    const deck = cards(18);
    const stage = ending({ draw: deck, maxDeck: 20 }, { draw: [], maxDeck: 0 });

    expect(stage.hunter(0).draw).toEqual([...deck, ...STAMINA_CARDS.slice(0, 2)]);
    expect(stage.state.stamina).toEqual(STAMINA_CARDS.slice(2));
    expect(stage.toldOf('stamina-added')).toEqual([{ type: 'stamina-added', rule: 'ZD-STAM-1', seat: 0, n: 2 }]);
  });

  test('[ZD-STAM-2] never more than six in a deck, those already there included', () => {
    const none = ending({ draw: cards(10), maxDeck: 18 }, { draw: [], maxDeck: 0 });
    const held = STAMINA_CARDS.slice(18);
    const two = given({
      hunters: [
        { draw: [...cards(8), ...held], maxDeck: 18 },
        { draw: [], maxDeck: 0 },
      ],
      state: { step: 'end-merchants', encounter: 2, stamina: STAMINA_CARDS.slice(0, 18) },
    }).run(endMerchants);

    expect([none.hunter(0).draw.length, stamina(none, 0), none.state.stamina.length]).toEqual([16, 6, 14]);
    expect([two.hunter(0).draw.length, stamina(two, 0), two.state.stamina.length]).toEqual([14, 6, 14]);
  });

  test('[ZD-STAM-3] stamina is never offered in an attack: not as ammunition, not as ability, not as interrupt', () => {
    const bow = fixture.bow({ symbols: ['bow', 'sling', 'caster'] });
    const blade = fixture.blade();
    const arrow = fixture.arrow({ id: 'end-shot' });
    const tired = STAMINA_CARDS[0]!;
    const offered = (stage: DawnRehearsal): string[] => {
      const keys: string[] = [];
      while (stage.asks) {
        keys.push(...stage.open.flatMap(one => one.options.map(({ key }) => key)));
        stage.answer(stage.asks, stage.options().at(-1)!);
      }
      return keys;
    };
    const ranged = field({ hand: [arrow, tired], equipment: { ranged: bow } }, [{ at: [3, 1] }]);
    const melee = field({ hand: [arrow, tired], equipment: { melee: blade } }, [{ at: [2, 1] }]);

    expect([...offered(shoot(ranged, bow)), ...offered(strikeWith(melee, blade))]).not.toContain(keyOf(tired));
    expect(ranged.hunter(0).hand).toEqual([tired]);

    const alone = field({ hand: [tired], equipment: { ranged: bow, melee: -1, sidearm: -1 } }, [{ at: [3, 1] }], {
      state: { step: 'act' },
    });
    alone.play();

    expect(alone.asks).toBe('take-action');
    expect(alone.options().filter(key => key.startsWith('ranged'))).toEqual([]);
  });

  test('[ZD-R-129] a supply that runs out is dealt from the Leader clockwise', () => {
    const stage = given({
      hunters: [
        { draw: [], maxDeck: 4 },
        { draw: [], maxDeck: 4 },
        { draw: [], maxDeck: 4 },
      ],
      state: { step: 'end-merchants', encounter: 2, leader: 2, stamina: STAMINA_CARDS.slice(0, 7) },
    }).run(endMerchants);

    expect([0, 1, 2].map(seat => stamina(stage, seat))).toEqual([3, 0, 4]);
    expect(stage.hunter(2).draw).toEqual(STAMINA_CARDS.slice(0, 4));
    expect(stage.toldOf('stamina-added').map(event => [event.seat, event.n])).toEqual([
      [2, 4],
      [0, 3],
    ]);
    expect(stage.state.stamina).toEqual([]);
  });

  test('[ZD-R-130] stamina taken out of a deck leaves the game and does not return to the supply', () => {
    const held = STAMINA_CARDS.slice(18);
    const stage = given({
      hunters: [
        { draw: [...cards(2), ...held], maxDeck: 2 },
        { draw: [], maxDeck: 0 },
      ],
      state: { step: 'end-merchants', encounter: 2, stamina: STAMINA_CARDS.slice(0, 18) },
    }).run(endMerchants);

    stage.answer('trim-deck', held.map(keyOf));

    expect([stage.state.removed, stage.state.stamina]).toEqual([held, STAMINA_CARDS.slice(0, 18)]);
    expect(stamina(stage, 0)).toBe(0);
  });
});
