import { describe, expect, test } from 'vitest';
import { MERCHANT_IDS } from '../content/kinds.ts';
import type { Effect } from '../content/words/index.ts';
import { distance, HAVEN } from '../places.ts';
import { type CharacterOn, hexOn, type Position, type SunRehearsal, tileOn, trek, WAYS } from '../testing/rehearsal.ts';

const reading = (effects: readonly Effect[], position: Position = {}, ida: CharacterOn = {}): SunRehearsal =>
  trek({ characters: [{ at: 'n', karma: 0, ...ida }, { at: 's s s' }], ...position }).read(effects);

describe('tiles', () => {
  test('[US-EXPL-1] revealed next to any that lie face up', () => {
    const r = reading([{ do: 'reveal', n: 2, at: 'edge' }], { stack: [{}, {}] });
    r.answer('choose-tile', `hex-${hexOn('n n')}`).answer('choose-tile', `hex-${hexOn('s s s s')}`);
    expect([r.tile('n n').card >= 0, r.tile('s s s s').card >= 0]).toEqual([true, true]);
  });
  test('[US-EXPL-1] or at a distance from whoever reads it', () => {
    const r = reading([{ do: 'reveal', n: 1, at: 'distance', distance: 2 }], { stack: [{}] });
    const far = r.decision('choose-tile').options.map(one => distance(Number(one.key.slice('hex-'.length)), hexOn('n')));
    expect([far.length, new Set(far)]).toEqual([12, new Set([2])]);
  });
  test('[US-MAP-9] none from an empty stack', () => {
    expect(reading([{ do: 'reveal', n: 1, at: 'distance', distance: 2 }], { stack: [] }).asks).toBe(null);
  });
  test('[US-MISSION-4] a tile of the mission, laid face up at its distance from New Haven', () => {
    const card = tileOn({ id: 'the-gate', isOfMission: true, water: 1 });
    const r = reading([{ do: 'place-tile', tile: 'the-gate', distance: 3 }]);
    const hexes = r.decision('choose-tile').options.map(one => Number(one.key.slice('hex-'.length)));
    expect(new Set(hexes.map(hex => distance(hex, HAVEN)))).toEqual(new Set([3]));
    r.answer('choose-tile', `hex-${hexOn('n n n')}`);
    expect([r.tile('n n n').card, r.tile('n n n').source]).toEqual([card, 1]);
  });
  test('[US-MISSION-4] if it lies on the table face down, it is turned up where it is', () => {
    const card = tileOn({ id: 'the-hut' });
    const r = reading([{ do: 'place-tile', tile: 'the-hut', distance: 3 }], { tiles: [{ at: 'n n', is: card, isDown: true }] });
    expect([r.asks, r.tile('n n').card]).toEqual([null, card]);
  });
  test('[US-MISSION-4] out of the stack, or shuffled into its lowest part', () => {
    const card = tileOn({ id: 'the-den' });
    const laid = reading([{ do: 'place-tile', tile: 'the-den', distance: 2 }], { stack: [{}, card] }).answer(
      'choose-tile',
      `hex-${hexOn('s s')}`,
    );
    expect([laid.tile('s s').card, laid.state.stack.length]).toEqual([card, 1]);
    const r = reading([{ do: 'bury-tile', tile: 'the-den', part: 3 }], { stack: [{}, {}, {}, {}, {}, {}] });
    expect([r.state.stack.length, r.state.stack.indexOf(card) >= 4]).toEqual([7, true]);
  });
});

describe('what lies on them', () => {
  test('[US-CONT-5] [US-COMP-5] [US-R-101] a container, a token', () => {
    const r = reading([
      { do: 'place', marker: 'container' },
      { do: 'place', marker: 'token', at: 'haven' },
    ]);
    expect([r.tile('n').containers, r.tile('haven').hasToken]).toEqual([[9], true]);
  });
  test('[US-ENEMY-5] food is taken off the tile, or else off the reader', () => {
    const own: CharacterOn = { goods: { food: 1 } };
    const loose = reading([{ do: 'take-loose', kind: 'food' }], { tiles: [{ at: 'n', goods: { food: 1 } }] }, own);
    expect([loose.goodsAt('n'), loose.goods(0)]).toEqual([{}, { food: 1 }]);
    expect(reading([{ do: 'take-loose', kind: 'food' }], {}, own).goods(0)).toEqual({});
    expect(reading([{ do: 'take-loose', kind: 'food' }]).goods(0)).toEqual({});
  });
  test('[US-MERCH-7] a dealer arrives, who is not in the game yet; none where one stands', () => {
    const r = reading([{ do: 'dealer' }]);
    expect(r.state.merchants.map(one => [one.id, one.hex])).toEqual([['vesna', hexOn('n')]]);
    expect(reading([{ do: 'dealer' }], { merchants: [{ id: 'vesna', at: 'n' }] }).state.merchants).toHaveLength(1);
    expect(reading([{ do: 'dealer' }], { merchants: [{ id: 'vesna' }] }).state.merchants.at(-1)!.id).toBe('corriveau');
  });
});

describe('decks', () => {
  test('[US-DECK-1] the top card is seen by all, and may be put under the deck', () => {
    const r = reading([{ do: 'peek', deck: 'enemy' }], { enemyDeck: [{}, {}, {}] });
    const [first, ...rest] = r.state.enemyDeck;
    expect(r.toldOf('peeked')).toMatchObject([{ deck: 'enemy', card: first }]);
    r.only('bury', ['leave', 'bury']).answer('bury', 'bury');
    expect(r.state.enemyDeck).toEqual([...rest, first]);
  });
  test('[US-DECK-1] or in secret by one, who leaves it', () => {
    const r = reading([{ do: 'peek', deck: 'night', secret: true }]);
    const before = [...r.state.nightDeck];
    expect(r.toldOf('peeked')[0]).toMatchObject({ secret: { to: [0], facts: { card: before[0] } } });
    expect(r.answer('bury', 'leave').state.nightDeck).toEqual(before);
  });
  test('[US-R-70] nothing is seen of an empty one', () => {
    expect(reading([{ do: 'peek', deck: 'event' }], { events: [] }).asks).toBe(null);
  });
});

describe('what has no place', () => {
  test('[US-CONT-5] no marker on a tile that lies face down', () => {
    const beside = reading([{ do: 'place', marker: 'token', at: 'adjacent' }], {
      tiles: [{ at: 'n n', isDown: true }],
      stack: [],
    }).answer('choose-tile', `hex-${hexOn('n n')}`);
    expect([beside.tile('n n').hasToken, beside.types('marker-placed')]).toEqual([false, []]);
  });
  test('[US-MISSION-4] a tile of the mission that lies face up stays as it is', () => {
    const r = reading([{ do: 'place-tile', tile: 'the-gate', distance: 3 }], { tiles: [{ at: 'n n', is: { id: 'the-gate' } }] });
    expect([r.asks, r.state.tiles.map(one => one.hex), r.types('tile-revealed')]).toEqual([
      null,
      ['haven', 'n n', 'n', 's s s'].map(hexOn),
      [],
    ]);
  });
  test('[US-MISSION-4] where every position at its distance is taken, one further out', () => {
    tileOn({ id: 'the-gate', isOfMission: true });
    const ring = ['n', 'ne', 'se', 's', 'sw', 'nw'].map(at => ({ at }));
    const r = reading([{ do: 'place-tile', tile: 'the-gate', distance: 1 }], { tiles: ring });
    const far = r.decision('choose-tile').options.map(one => distance(Number(one.key.slice('hex-'.length)), HAVEN));
    expect([far.length, new Set(far)]).toEqual([12, new Set([2])]);
  });
});

describe('which tiles are turned up', () => {
  const keys = (...places: string[]): string[] => places.map(place => `hex-${hexOn(place)}`);
  test('[US-EXPL-1] each once, and not next to what lies face down', () => {
    const r = trek({ characters: [{}, {}], tiles: [{ at: 'n' }, { at: 'n n', isDown: true }], stack: [{}, {}] }).read([
      { do: 'reveal', n: 1, at: 'edge' },
    ]);
    const hexes = r.options('choose-tile');
    expect([hexes.length, new Set(hexes).size, hexes.includes(`hex-${hexOn('n n')}`), hexes.includes(`hex-${hexOn('n n n')}`)]).toEqual([
      8,
      8,
      true,
      false,
    ]);
    expect(r.decision('choose-tile').facts).toEqual({ who: 0, card: -1, for: 'reveal' });
  });
  test('[US-EXPL-1] [US-MAP-9] at a distance also what lies face down there, without a stack that alone', () => {
    const tiles = [{ at: 's' }, { at: 'se', isDown: true as const }, { at: 'ne', isDown: true as const }];
    const offered = (stack: object[]) =>
      trek({ characters: [{}, {}], tiles, stack })
        .read([{ do: 'reveal', n: 1, at: 'distance' }])
        .options('choose-tile');
    expect(new Set(offered([{}]))).toEqual(new Set(keys(...WAYS.filter(way => way !== 's'))));
    expect(new Set(offered([]))).toEqual(new Set(keys('se', 'ne')));
  });
  test('[US-MAP-9] as many as there are', () => {
    const r = trek({ characters: [{}, {}], tiles: [{ at: 'se', isDown: true }], stack: [] }).read([{ do: 'reveal', n: 3, at: 'distance' }]);
    expect([r.asks, r.tile('se').card >= 0, r.types('tile-revealed').length]).toEqual([null, true, 1]);
  });
  test('[US-MISSION-4] an objective that was hidden shows on whatever is turned up or laid', () => {
    tileOn({ id: 'the-gate', isOfMission: true });
    const hidden = { hidden: 1, hiddenFrom: 1 };
    const revealed = trek({ characters: [{}, {}], tiles: [{ at: 'se', isDown: true }], stack: [], state: hidden }).read([
      { do: 'reveal', n: 1, at: 'distance' },
    ]);
    const laid = trek({ characters: [{}, {}], state: hidden })
      .read([{ do: 'place-tile', tile: 'the-gate', distance: 2 }])
      .answer('choose-tile', `hex-${hexOn('s s')}`);
    const card = tileOn({ id: 'the-hut' });
    const turned = trek({ characters: [{}, {}], tiles: [{ at: 'n', is: card, isDown: true }], state: hidden }).read([
      { do: 'place-tile', tile: 'the-hut', distance: 3 },
    ]);
    expect([revealed.tile('se'), laid.tile('s s'), turned.tile('n')].map(one => one.hasObjective)).toEqual([true, true, true]);
  });
});

describe('who is meant where nobody is', () => {
  test('[US-EXPL-1] [US-MERCH-7] the starting player chooses, and it is done where that one stands', () => {
    const read = (effect: Effect): SunRehearsal =>
      trek({ characters: [{ at: 'n' }, { at: 's s' }], starter: 1, stack: [{}] }).read([effect], { who: -1 });
    const r = read({ do: 'reveal', n: 1, at: 'distance' });
    expect([r.askedSeat, r.options('choose-tile').includes(`hex-${hexOn('s s s')}`)]).toEqual([1, true]);
    expect(read({ do: 'dealer' }).state.merchants.map(one => one.hex)).toEqual([hexOn('s s')]);
  });
});

describe('what is not there', () => {
  test('[US-ENEMY-5] nothing is told where there is neither on the tile nor with the reader', () => {
    expect(
      reading([{ do: 'take-loose', kind: 'food' }], { tiles: [{ at: 'n', goods: { wood: 1 } }] }, { goods: { wood: 1 } }).types(),
    ).toEqual(['word']);
  });
  test('[US-MERCH-7] no dealer is left to come', () => {
    const merchants = MERCHANT_IDS.filter(id => id !== 'lawrence').map((id, i) => ({ id, at: WAYS[i + 1]! }));
    expect(reading([{ do: 'dealer' }], { merchants }).types()).toEqual(['word']);
  });
  test('[US-CONT-5] a marker where a figure stands on no tile lies nowhere', () => {
    const figures = [{ id: 0, hex: hexOn('ne ne'), damage: 0, with: -1 }];
    const r = reading([{ do: 'place', marker: 'token', at: 'figure' }], {
      mission: { figures: [{ id: 'cart', name: 'the cart' }] },
      state: { figures },
      despite: [/./],
    });
    expect(r.types()).toEqual(['word']);
  });
  test('[US-DECK-1] who looks in secret buries in secret', () => {
    const r = reading([{ do: 'peek', deck: 'night', secret: true }]);
    const [first, ...rest] = r.state.nightDeck;
    expect([r.askedSeat, r.decision('bury').facts]).toEqual([0, { who: 0, card: first, deck: 'night' }]);
    expect(r.answer('bury', 'bury').state.nightDeck).toEqual([...rest, first]);
    expect(r.types('peeked', 'buried')).toEqual(['peeked']);
  });
});
