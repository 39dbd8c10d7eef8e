import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { type CharacterOn, FEWER_CUBES, hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';

/** Ida and Boone on one tile, Wren far away. */
const reading = (effects: readonly Effect[], ida: CharacterOn = {}, position: Position = {}): SunRehearsal =>
  trek({
    characters: [
      { at: 'n', karma: 1, ...ida },
      { at: 'n', hp: 4, water: 1 },
      { at: 's s s', hp: 3 },
    ],
    ...position,
  }).read(effects);
const hps = (r: SunRehearsal): number[] => r.state.characters.map(one => one.hp);

describe('whom a word falls on', () => {
  test('[US-EVENT-1] whoever reads it, all on the tile, everybody', () => {
    expect(hps(reading([{ do: 'damage', n: 1 }]))).toEqual([6, 4, 3]);
    expect(hps(reading([{ do: 'damage', n: 1, who: 'all-here' }]))).toEqual([6, 3, 3]);
    expect(hps(reading([{ do: 'damage', n: 1, who: 'all' }]))).toEqual([6, 3, 2]);
  });
  test('[US-EVENT-1] one on the tile, chosen by whoever reads it', () => {
    const r = reading([{ do: 'heal', n: 1, who: 'chosen-here' }]).only('choose-character-here', ['ida', 'boone']);
    expect([r.askedSeat, hps(r.answer('choose-character-here', 'boone'))]).toEqual([0, [7, 5, 3]]);
  });
  test('[US-EVENT-1] nobody who is dead; and whoever dies of a text does no more of it', () => {
    const r = reading([
      { do: 'damage', n: 9 },
      { do: 'karma', n: 1 },
    ]);
    expect([r.character(0).diedIn, r.character(0).karma]).toEqual([1, 1]);
    expect(hps(reading([{ do: 'damage', n: 1, who: 'all' }], { hp: 0, diedIn: 1 }, { active: 1, toPlay: [] }))).toEqual([0, 4, 3]);
  });
});

describe('health', () => {
  test('[US-HP-1] damage takes HP, never below 0; at 0 one is dead at once', () => {
    const r = reading([{ do: 'damage', n: 5, who: 'self' }], { hp: 3 });
    expect([r.character(0).hp, r.types('hurt', 'died')]).toEqual([0, ['hurt', 'died']]);
  });
  test('[US-HP-2] healing stops at the printed maximum', () => {
    expect(reading([{ do: 'heal', n: 5 }], { hp: 4 }).character(0).hp).toBe(7);
  });
  test('[US-EVENT-1] infected and cured; not infected with a mask', () => {
    expect(reading([{ do: 'infect' }]).character(0).isInfected).toBe(true);
    expect(reading([{ do: 'infect' }], { items: ['gas-mask'] }).character(0).isInfected).toBe(false);
    expect(reading([{ do: 'cure' }], { isInfected: true }).character(0).isInfected).toBe(false);
  });
  test('[US-DEATH-6] brought back with so many HP', () => {
    const dead = { at: 'n', hp: 0, diedIn: 1 } as const;
    const r = trek({ characters: [{ at: 'n' }, dead], toPlay: [] }).read([{ do: 'revive', hp: 3 }]);
    expect(r.character(1)).toMatchObject({ hp: 3, diedIn: -1, ap: 0 });
  });
  test('[US-EVENT-1] fitness, AP and karma go up and down, within their bounds', () => {
    expect(reading([{ do: 'fitness', n: -2 }]).character(0).fitness).toBe(0);
    expect(reading([{ do: 'fitness', n: 2 }]).character(0).fitness).toBe(2);
    expect([reading([{ do: 'ap', n: -9 }]).character(0).ap, reading([{ do: 'ap', n: 2 }]).character(0).ap]).toEqual([0, 8]);
    expect([reading([{ do: 'karma', n: 5 }]).character(0).karma, reading([{ do: 'karma', n: -5 }]).character(0).karma]).toEqual([3, 0]);
  });
});

describe('water', () => {
  test('[US-WATER-4] gained as far as there is room, or filled', () => {
    expect(reading([{ do: 'gain-water', n: 2 }], { water: 4 }).character(0).water).toBe(5);
    expect(reading([{ do: 'gain-water', n: 1, who: 'all-here' }], { water: 1 }).state.characters.map(one => one.water)).toEqual([2, 2, 5]);
    expect(reading([{ do: 'fill-water' }], { water: 0, items: ['water-bottle.1'] }).character(0).water).toBe(8);
  });
  test('[US-EVENT-1] lost as far as there is any; where a card says so, what is missing costs HP', () => {
    const r = reading([{ do: 'lose-water', n: 3 }], { water: 1 });
    expect([r.character(0).water, r.character(0).hp]).toEqual([0, 7]);
    expect(reading([{ do: 'lose-water', n: 3, orHp: true }], { water: 1 }).character(0)).toMatchObject({ water: 0, hp: 5 });
  });
});

describe('goods and cards', () => {
  test('[US-RES-4] [US-R-120] gained from the supply, as far as it goes', () => {
    expect(reading([{ do: 'gain', kind: 'alcohol', n: 2 }]).goods(0)).toEqual({ alcohol: 2 });
    expect(
      reading([{ do: 'gain', kind: 'wood', n: 2 }], {}, { state: { supply: [9, 9, 9, 9, 1, 9, 9] }, despite: FEWER_CUBES }).goods(0),
    ).toEqual({ wood: 1 });
    expect(reading([{ do: 'gain-goods', goods: { food: 1, metal: 1 } }]).goods(0)).toEqual({ food: 1, metal: 1 });
  });
  test('[US-BAG-1] or out of the bag', () => {
    expect(reading([{ do: 'gain', kind: 'random', n: 2 }], {}, { dice: { bag: [0, 3] } }).goods(0)).toEqual({ food: 1, fabric: 1 });
  });
  test('[US-LOOT-7] [US-R-13] what does not fit is laid down', () => {
    const r = reading([{ do: 'gain', kind: 'food', n: 1 }], { goods: { wood: 6 } }).answer('lay-down', 'wood');
    expect([r.goods(0), r.goodsAt('n')]).toEqual([{ food: 1, wood: 5 }, { wood: 1 }]);
  });
  test('[US-EVENT-1] lost: of a kind as far as there is any, or by the own choice', () => {
    expect(reading([{ do: 'lose', kind: 'food', n: 2 }], { goods: { food: 1, wood: 1 } }).goods(0)).toEqual({ wood: 1 });
    const r = reading([{ do: 'lose', kind: 'any', n: 2 }], { goods: { food: 1, wood: 2 } })
      .answer('choose-resource', 'wood')
      .answer('choose-resource', 'food');
    expect(r.goods(0)).toEqual({ wood: 1 });
    expect(reading([{ do: 'lose', kind: 'any', n: 2 }]).asks).toBe(null);
  });
  test('[US-DECK-3] loot cards, one by one', () => {
    expect(reading([{ do: 'loot', n: 2 }], {}, { loot: [{ id: 'a-lamp' }, { id: 'a-rope' }, { id: 'a-hook' }] }).items(0)).toEqual([
      'a-lamp',
      'a-rope',
    ]);
  });
  test('[US-CARD-7] a card is turned over, by choice, and turned back', () => {
    const items = ['flashlight.1', 'knife.1', 'padded-vest.1'];
    const flipped = (r: SunRehearsal): boolean[] => r.character(0).items.map(one => one.isFlipped);
    expect(flipped(reading([{ do: 'flip-card', of: 'electric' }], { items }))).toEqual([true, false, false]);
    expect(flipped(reading([{ do: 'flip-card', of: 'gear' }], { items }))).toEqual([false, false, true]);
    const any = reading([{ do: 'flip-card', of: 'any' }], { items })
      .only('choose-card', items)
      .answer('choose-card', 'knife.1');
    expect(flipped(any)).toEqual([false, true, false]);
    const back = reading([{ do: 'ready-card', of: 'electric' }], { items: [{ card: 'flashlight.1', isFlipped: true }] });
    expect(flipped(back)).toEqual([false]);
    expect(reading([{ do: 'flip-card', of: 'electric' }]).asks).toBe(null);
  });
  test('[US-AMMO-3] cartridges or arrows, by choice', () => {
    const r = reading([{ do: 'ammunition', kind: 'any', n: 3 }]).only('choose-ammunition', ['cartridge', 'arrow']);
    expect(r.answer('choose-ammunition', 'arrow').character(0).ammunition).toEqual([0, 3]);
    expect(reading([{ do: 'ammunition', kind: 'cartridge', n: 2 }]).character(0).ammunition).toEqual([2, 0]);
  });
});

describe('what else', () => {
  test('[US-CHAR-2] another within 1 tile may act at once', () => {
    const r = reading([{ do: 'grant-action', discount: 1 }]);
    expect([r.asks, r.askedSeat]).toEqual(['granted', 1]);
  });
  test('[US-EVENT-1] something holds for a while', () => {
    const r = reading([{ do: 'lasting', is: 'steady-hand', until: 'game', who: 'all' }]);
    expect(r.state.characters.map(one => one.lasting)).toEqual(Array.from({ length: 3 }, () => [{ is: 'steady-hand', until: 'game' }]));
  });
  test('[US-EVENT-1] [US-INIT-2] onto an adjacent tile for nothing, where all happens that entering openly brings', () => {
    const r = reading([{ do: 'teleport' }], {}, { tiles: [{ at: 'n n', is: { enemies: 1 } }, { at: 'haven' }], enemyDeck: [{}] });
    r.only(
      'choose-tile',
      ['n n', 'haven'].map(place => `hex-${hexOn(place)}`),
    ).answer('choose-tile', `hex-${hexOn('n n')}`);
    expect([r.character(0).hex, r.character(0).ap, r.asks]).toEqual([hexOn('n n'), 6, 'fight']);
  });
});
test('[US-DEATH-6] nobody is brought back where nobody lies', () => {
  const r = reading([{ do: 'revive', hp: 3 }]);
  expect([r.asks, r.types('revived')]).toEqual([null, []]);
});
