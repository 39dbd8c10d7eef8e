import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
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

describe('each of those it falls on', () => {
  const all = (effect: Effect, read: (r: SunRehearsal, who: number) => unknown, position: Position = {}): unknown[] => {
    const r = trek({
      characters: [
        { at: 'n', karma: 1, hp: 3, water: 1, isInfected: true, goods: { food: 2 } },
        { at: 'n', karma: 1, hp: 3, water: 1, isInfected: true, goods: { food: 2 } },
        { at: 's s', karma: 1, hp: 3, water: 1, isInfected: true, goods: { food: 2 } },
      ],
      ...position,
    }).read([effect]);
    return [0, 1, 2].map(who => read(r, who));
  };
  const who = 'all-here';
  test.each<[Effect, (r: SunRehearsal, who: number) => unknown, unknown[]]>([
    [{ do: 'heal', n: 2, who }, (r, one) => r.character(one).hp, [5, 5, 3]],
    [{ do: 'fill-water', who }, (r, one) => r.character(one).water, [5, 4, 1]],
    [
      { do: 'lose-water', n: 2, orHp: true, who },
      (r, one) => [r.character(one).water, r.character(one).hp],
      [
        [0, 2],
        [0, 2],
        [1, 3],
      ],
    ],
    [{ do: 'gain', kind: 'wood', n: 1, who }, (r, one) => r.goods(one), [{ food: 2, wood: 1 }, { food: 2, wood: 1 }, { food: 2 }]],
    [{ do: 'gain-goods', goods: { wood: 1 }, who }, (r, one) => r.goods(one), [{ food: 2, wood: 1 }, { food: 2, wood: 1 }, { food: 2 }]],
    [{ do: 'lose', kind: 'food', n: 1, who }, (r, one) => r.goods(one), [{ food: 1 }, { food: 1 }, { food: 2 }]],
    [
      { do: 'ammunition', kind: 'arrow', n: 1, who },
      (r, one) => r.character(one).ammunition,
      [
        [0, 1],
        [0, 1],
        [0, 0],
      ],
    ],
    [{ do: 'cure', who }, (r, one) => r.character(one).isInfected, [false, false, true]],
    [{ do: 'fitness', n: -1, who }, (r, one) => r.character(one).fitness, [0, 0, 1]],
    [{ do: 'ap', n: -1, who }, (r, one) => r.character(one).ap, [5, 5, 6]],
    [{ do: 'karma', n: 1, who }, (r, one) => r.character(one).karma, [2, 2, 1]],
    [{ do: 'lasting', is: 'steady-hand', until: 'game', who }, (r, one) => r.character(one).lasting.length, [1, 1, 0]],
  ])('[US-EVENT-1] %o', (effect, read, is) => {
    expect(all(effect, read)).toEqual(is);
  });
  test('[US-DECK-3] loot for each in turn', () => {
    const loot = ['a-lamp', 'a-rope', 'a-hook'].map(id => ({ id }));
    expect(all({ do: 'loot', n: 1, who }, (r, one) => r.items(one), { loot })).toEqual([['a-lamp'], ['a-rope'], []]);
  });
  test('[US-EVENT-1] only whoever wears a mask is not infected', () => {
    const r = reading([{ do: 'infect', who: 'all' }], { items: ['gas-mask'] });
    expect(r.state.characters.map(one => one.isInfected)).toEqual([false, true, true]);
  });
  test('[US-HP-1] as much as there were successes', () => {
    const r = trek({ characters: [{ hp: 6 }, {}] }).read([{ do: 'damage', n: { of: 'successes' } }], { successes: 2 });
    expect([r.character(0).hp, r.toldOf('hurt')]).toMatchObject([4, [{ who: 0, n: 2 }]]);
  });
});

describe('who is meant where nobody is', () => {
  const heal: Effect[] = [{ do: 'heal', n: 1, who: 'chosen-here' }];
  const mission = (characters: CharacterOn[], starter: number) =>
    trek({ characters, starter, active: -1, toPlay: [], despite: [/./] }).read(heal, { who: -1 });
  const dead: CharacterOn = { at: 'n', hp: 0, diedIn: 1 };
  test('[US-EVENT-1] the character of the starting player, and those beside it', () => {
    expect(mission([{ at: 'n' }, { at: 's' }, { at: 's' }], 1).only('choose-character-here', ['boone', 'wren'], 1).asks).toBe(
      'choose-character-here',
    );
  });
  test('[US-EVENT-1] with the starting player dead whoever lives first', () => {
    expect(mission([dead, { at: 's' }, { at: 's' }], 0).only('choose-character-here', ['boone', 'wren'], 1).asks).toBe(
      'choose-character-here',
    );
  });
  test('[US-CHAR-2] with nobody near nobody is asked, and nobody acts', () => {
    const r = trek({ characters: [{ at: 'n' }, { at: 's' }] }).read([{ do: 'grant-action', discount: 1 }]);
    expect([r.asks, r.types()]).toEqual([null, ['word']]);
  });
  test('[US-R-50] a text that outlives its reader goes on, and spares the dead', () => {
    const effects: Effect[] = [
      { do: 'damage', n: 9 },
      { do: 'karma', n: 1 },
      { do: 'karma', n: 1, who: 'all' },
    ];
    const read = (outlives: boolean) => {
      const r = trek({ characters: [{ karma: 1 }, { karma: 1 }] }).read(effects, { outlives });
      return [r.character(0).karma, r.character(1).karma, r.toldOf('word').length];
    };
    expect([read(true), read(false)]).toEqual([
      [1, 2, 3],
      [1, 1, 1],
    ]);
  });
});

describe('what does not fit, and what is not there', () => {
  const full: CharacterOn = { goods: { wood: 6 } };
  test('[US-LOOT-7] [US-R-13] goods and ammunition that do not fit are laid down', () => {
    expect(reading([{ do: 'gain-goods', goods: { food: 1 } }], full).options('lay-down')).toEqual(['food', 'wood']);
    expect(reading([{ do: 'ammunition', kind: 'arrow', n: 1 }], full).options('lay-down')).toEqual(['wood', 'arrow']);
    expect(reading([{ do: 'gain', kind: 'random', n: 1 }], full, { dice: { bag: [0] } }).options('lay-down')).toEqual(['food', 'wood']);
  });
  test('[US-EVENT-1] of a kind nobody loses more than there is, and not of another', () => {
    const lost = reading([{ do: 'lose', kind: 'food', n: 1 }], { goods: { food: 3, wood: 1 } });
    expect([lost.goods(0), lost.toldOf('goods-lost')]).toMatchObject([{ food: 2, wood: 1 }, [{ who: 0 }]]);
  });
});

describe('cards that are turned', () => {
  const items = ['flashlight.1', 'knife.1', { card: 'machete.1', isFlipped: true }];
  const turned = (word: 'flip-card' | 'ready-card', own: CharacterOn['items'], card?: string): SunRehearsal =>
    trek({ characters: [{ items: own! }, {}] }).read([{ do: word, of: 'any' }], card ? { card: cardNamed(card) } : {});
  test('[US-CARD-7] over only what lies face up, and back only what does not', () => {
    expect(turned('flip-card', items).options('choose-card')).toEqual(['flashlight.1', 'knife.1']);
    const back = turned('ready-card', ['knife.1', items[2]!, { card: 'bow.1', isFlipped: true }]).only('choose-card', [
      'machete.1',
      'bow.1',
    ]);
    expect(back.decision('choose-card').facts).toEqual({ who: 0, card: -1, for: 'ready' });
    expect(turned('flip-card', items).decision('choose-card').facts).toEqual({ who: 0, card: -1, for: 'flip' });
  });
  test('[US-CARD-7] never the card that says so', () => {
    expect(turned('flip-card', ['flashlight.1', 'knife.1', 'bow.1'], 'knife.1').options('choose-card')).toEqual(['flashlight.1', 'bow.1']);
  });
});

describe('carried off', () => {
  const off = (tiles: Position['tiles']): SunRehearsal =>
    trek({ characters: [{ at: 'n' }, { at: 'n n' }, { at: 's s' }], tiles: tiles! }).read([{ do: 'teleport' }]);
  test('[US-R-20] onto no full tile and none that lies face down', () => {
    const r = off([{ at: 'n n', is: { spaces: 1 } }, { at: 'n ne', isDown: true }, { at: 'nw' }, { at: 'haven' }]);
    r.only(
      'choose-tile',
      ['haven', 'nw'].map(place => `hex-${hexOn(place)}`),
      0,
    );
    expect(r.decision('choose-tile').facts).toEqual({ who: 0, card: -1, for: 'teleport' });
  });
  test('[US-R-20] with no such tile one stays', () => {
    const r = off([
      { at: 'n n', is: { spaces: 1 } },
      { at: 'haven', is: { spaces: 0 } },
    ]);
    expect([r.asks, r.character(0).hex]).toEqual([null, hexOn('n')]);
  });
});

test('[US-DEATH-6] of several bodies whoever reads it chooses, and those elsewhere stay', () => {
  const dead = (at: string): CharacterOn => ({ at, hp: 0, diedIn: 1 });
  const r = trek({ characters: [{ at: 'n' }, dead('n'), dead('n'), dead('s')], toPlay: [] }).read([{ do: 'revive', hp: 2 }]);
  r.only('choose-character-here', ['boone', 'wren'], 0).answer('choose-character-here', 'wren');
  expect([r.state.characters.map(one => one.hp), r.toldOf('revived')]).toMatchObject([[7, 0, 2, 0], [{ who: 2, by: 0, hp: 2 }]]);
});
