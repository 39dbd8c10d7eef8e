import { describe, expect, test } from 'vitest';
import { cardNamed } from '../../content/box.ts';
import { hasFire } from '../../questions/basics.ts';
import { type CharacterOn, hexOn, onto, type Position, type SunRehearsal, trek } from '../../testing/rehearsal.ts';

const alone = (own: CharacterOn = {}, position: Position = {}): SunRehearsal =>
  trek({ characters: [{ at: 'n', karma: 0, ...own }, { at: 's s s' }], ...position });
const tents = (r: SunRehearsal): number =>
  r.state.itemDeck.filter(card => [cardNamed('tent.1'), cardNamed('tent.2')].includes(card)).length;

describe('camps', () => {
  test('[US-CAMP-1] [US-CAMP-11] [US-R-118] for the recipe of a tent: the item, or a camp at once, which takes a tent card', () => {
    const r = alone({ goods: { fabric: 3, connector: 1 } });
    expect(r.offers('craft-tent.1', 'craft-camp')).toEqual(['craft-tent.1', 'craft-camp']);
    r.act('craft-camp');
    expect([r.tile('n').camp, r.goods(0), r.items(0), r.character(0).ap, tents(r)]).toEqual([cardNamed('tent.1'), {}, [], 5, 1]);
  });
  test('[US-CAMP-2] 1 AP pitches a tent: its card is with the camp', () => {
    const r = alone({ items: ['tent.2'] }).act('pitch-tent.2');
    expect([r.tile('n').camp, r.items(0), r.character(0).ap, tents(r)]).toEqual([cardNamed('tent.2'), [], 5, 1]);
  });
  test('[US-CAMP-3] [US-R-118] whoever is there takes it down for 1 AP, with a place for the tent', () => {
    const tiles = [{ at: 'n', hasCamp: true }] as const;
    const r = alone({}, { tiles }).act('dismantle');
    expect([r.tile('n').camp, r.items(0), r.character(0).ap]).toEqual([-1, ['tent.1'], 5]);
    expect(alone({ items: ['knife.1'], goods: { wood: 4 } }, { tiles }).offers('dismantle')).toEqual([]);
  });
  test('[US-CAMP-4] the store goes to whoever takes it down; what does not fit lies on the tile', () => {
    const r = alone({ goods: { food: 3 }, water: 4 }, { tiles: [{ at: 'n', hasCamp: true, goods: { wood: 5 }, water: 3 }] }).act(
      'dismantle',
    );
    r.answer('lay-down', 'wood').answer('lay-down', 'wood');
    expect([r.goods(0), r.goodsAt('n'), r.character(0).water, r.tile('n').water]).toEqual([{ food: 3, wood: 3 }, { wood: 2 }, 5, 0]);
  });
  test('[US-CAMP-4] [US-WATER-4] stored bottles that are taken along hold of the stored water what they can', () => {
    const store = { at: 'n', hasCamp: true, water: 4, items: ['water-bottle.1'] } as const;
    const r = alone({ water: 4 }, { tiles: [store] }).act('dismantle');
    expect([r.items(0), r.character(0).water, r.tile('n').water]).toEqual([['tent.1', 'water-bottle.1'], 8, 0]);
    const full = alone({ water: 4, goods: { food: 6 } }, { tiles: [store] })
      .act('dismantle')
      .answer('lay-down', 'water-bottle.1');
    expect([full.character(0).water, full.tile('n').water]).toEqual([5, 0]);
  });
  test('[US-CAMP-4] what grows on the tile was never stored', () => {
    const r = alone({}, { tiles: [{ at: 'n', hasCamp: true, goods: { wood: 1 }, native: { wood: 1, food: 1 } }] }).act('dismantle');
    expect([r.goods(0), r.goodsAt('n')]).toEqual([{ wood: 1 }, { food: 1, wood: 1 }]);
  });
  test('[US-CAMP-5] it holds as many as the tile has spaces', () => {
    const r = trek({ characters: [{}, { at: 'n' }, { at: 'n' }], tiles: [{ at: 'n', hasCamp: true, is: { spaces: 2 } }] });
    expect(r.offers('move', 'sneak')).toEqual([]);
  });
  test('[US-CAMP-8] [US-DISC-3] all that lies in a camp is there after Preparation', () => {
    const tile = { at: 'n', hasCamp: true, goods: { wood: 5, metal: 4 }, water: 4, items: ['knife.1'] } as const;
    const r = trek({ step: 'clean-up', phase: 'night', active: -1, toPlay: [], tiles: [tile] }).untilScene('begin-phase');
    expect([r.goodsAt('n'), r.tile('n').water, r.tile('n').items.length]).toEqual([{ wood: 5, metal: 4 }, 4, 1]);
  });
  test('[US-CAMP-9] [US-R-14] in by Discard, out by Collect: up to 2 cubes, water into bottles', () => {
    const r = alone({ water: 3, goods: { metal: 1 } }, { tiles: [{ at: 'n', hasCamp: true, water: 4 }] });
    r.act('discard').answer('discard', ['metal-1']).act('collect').only('collect', ['water-water', 'water-metal', 'water', 'metal']);
    r.answer('collect', 'water-water');
    expect([r.character(0).water, r.tile('n').water, r.character(0).ap]).toEqual([5, 2, 5]);
    expect(r.act('collect').goods(0)).toEqual({ metal: 1 });
  });
  test('[US-CAMP-10] one on a tile', () => {
    const own: CharacterOn = { items: ['tent.2'], goods: { fabric: 3, connector: 1 } };
    expect(alone(own, { tiles: [{ at: 'n', hasCamp: true }] }).offers('pitch', 'craft-camp')).toEqual([]);
  });
});

describe('fires', () => {
  test('[US-FIRE-9] [US-R-99] 2 wood and 1 AP, one on a tile; its recipe never leaves the deck', () => {
    const r = alone({ goods: { wood: 4 } }).act('fire');
    expect([r.tile('n').fire, r.goods(0), r.character(0).ap, r.offers('fire')]).toEqual(['campfire', { wood: 2 }, 5, []]);
    expect(r.state.itemDeck).toContain(cardNamed('campfire'));
  });
  test('[US-R-65] also in a Storm; it burns until the next one', () => {
    expect(
      alone({ goods: { wood: 2 } }, { sun: 'storm' })
        .act('fire')
        .tile('n').fire,
    ).toBe('campfire');
  });
  test('[US-FIRE-2] campfire and pit are fire', () => {
    const r = alone({}, { tiles: [{ at: 'n', fire: 'campfire' }, { at: 'ne', fire: 'pit' }, { at: 's' }] });
    expect(['n', 'ne', 's'].map(place => hasFire(r.state, hexOn(place)))).toEqual([true, true, false]);
  });
  test('[US-FIRE-5] 1 AP and 1 metal make a pit of a campfire', () => {
    const r = alone({ goods: { metal: 1 } }, { tiles: [{ at: 'n', fire: 'campfire' }] });
    const supply = r.state.supply[2]!;
    r.act('pit');
    expect([r.tile('n').fire, r.goods(0), r.state.supply[2]! - supply, r.character(0).ap]).toEqual(['pit', {}, 1, 5]);
    expect(alone({ goods: { metal: 1 } }, { tiles: [{ at: 'n', fire: 'pit' }] }).offers('pit')).toEqual([]);
  });
  test('[US-R-120] [US-FIRE-6] cooking makes no more food than the supply has', () => {
    const r = alone({ goods: { food: 1 } }, { tiles: [{ at: 'n', fire: 'pit' }] });
    r.state.supply = r.state.supply.map((n, i) => (i === 0 ? 1 : n));
    r.act('cook');
    expect([r.goods(0), r.state.supply[0]]).toEqual([{ food: 2 }, 0]);
  });
  test('[US-FIRE-6] at a pit 2 AP make 3 food of 1', () => {
    const pit: Position = { tiles: [{ at: 'n', fire: 'pit' }] };
    const r = alone({ goods: { food: 1 } }, pit).act('cook');
    expect([r.goods(0), r.character(0).ap]).toEqual([{ food: 3 }, 4]);
    expect([alone({ goods: { food: 1 }, ap: 1 }, pit).offers('cook'), alone({}, pit).offers('cook')]).toEqual([[], []]);
    expect(alone({ goods: { food: 1 } }, { tiles: [{ at: 'n', fire: 'campfire' }] }).offers('cook')).toEqual([]);
  });
});

describe('traps', () => {
  test('[US-R-100] laid for 1 AP, one on a tile', () => {
    const r = alone({ items: ['small-animal-trap.1'] }).act('trap-small-animal-trap.1');
    expect([r.tile('n').trap, r.items(0), r.character(0).ap]).toEqual([cardNamed('small-animal-trap.1'), [], 5]);
    expect(alone({ items: ['small-animal-trap.2'] }, { tiles: [{ at: 'n', hasTrap: true }] }).offers('trap')).toEqual([]);
  });
});

describe('ammunition', () => {
  test('[US-AMMO-1] [US-AMMO-2] [US-AMMO-4] 1 AP: 2 cartridges of 1 metal, 3 arrows of 1 wood, with or without a weapon', () => {
    const r = alone({ goods: { metal: 1, wood: 1 } })
      .act('make-cartridge')
      .act('make-arrow');
    expect([r.character(0).ammunition, r.goods(0), r.character(0).ap]).toEqual([[2, 3], {}, 4]);
  });
  test('[US-AMMO-3] one piece, one place: 3 fill an area', () => {
    const r = alone({ ammunition: { arrow: 3 }, goods: { wood: 3 } }, { tiles: [{ at: 'n', goods: { metal: 1 } }] });
    expect(r.offers('collect')).toEqual([]);
    const over = alone({ goods: { wood: 1, food: 5 } })
      .act('make-arrow')
      .answer('lay-down', 'arrow')
      .answer('lay-down', 'food');
    expect([over.character(0).ammunition, over.goods(0), over.tile('n').ammunition]).toEqual([[0, 2], { food: 4 }, [0, 1]]);
  });
  test('[US-AMMO-5] [US-AMMO-10] [US-R-55] loading is free, as far as the weapon holds, of its own kind', () => {
    const own: CharacterOn = { items: [{ card: 'bow.1', n: 2 }], ammunition: { arrow: 2, cartridge: 2 } };
    const r = alone(own).act('load-bow.1');
    expect([r.character(0).items[0]!.n, r.character(0).ammunition, r.character(0).ap]).toEqual([3, [2, 1], 6]);
    expect(r.offers('load')).toEqual([]);
    expect(alone({ ...own, ammunition: { cartridge: 2 } }).offers('load')).toEqual([]);
  });
  test('[US-AMMO-5] what is made goes onto the weapon first', () => {
    const r = alone({ items: [{ card: 'bow.1', n: 2 }], goods: { wood: 1 } }).act('make-arrow');
    expect([r.character(0).items[0]!.n, r.character(0).ammunition]).toEqual([3, [0, 2]]);
  });
  test('[US-AMMO-6] [US-AMMO-7] [US-CARD-6] a shot is a piece; an empty weapon stays, and fires no more', () => {
    const calm = { id: 'stander', traits: { standsOff: true }, hp: 9 } as const;
    const r = alone(
      { items: [{ card: 'bow.1', n: 2 }] },
      {
        enemies: [{ at: 'n n', is: calm }],
        dice: {
          attack: [
            [0, 0, 0],
            [0, 0, 0],
          ],
        },
      },
    );
    r.act('shoot-enemy-0-with-bow.1').act('shoot-enemy-0-with-bow.1');
    expect([r.character(0).items[0]!.n, r.items(0), r.offers('shoot')]).toEqual([0, ['bow.1'], []]);
  });
  test('[US-AMMO-10] [US-R-55] an empty weapon is loaded from the own places when it is fired', () => {
    const calm = { traits: { standsOff: true }, hp: 9 } as const;
    const r = alone(
      { items: [{ card: 'bow.1', n: 0 }], ammunition: { arrow: 2 } },
      { enemies: [{ at: 'n n', is: calm }], dice: { attack: [[0, 0, 0]] } },
    );
    r.act('shoot-enemy-0-with-bow.1');
    expect([r.character(0).items[0]!.n, r.character(0).ammunition]).toEqual([0, [0, 1]]);
  });
  test('[US-R-17] one weapon for each attack', () => {
    const r = alone({ items: ['knife.1', 'machete.1'] }, { enemies: [{ at: 'n' }] });
    expect(r.offers('attack')).toEqual(['attack-enemy-0', 'attack-enemy-0-with-knife.1', 'attack-enemy-0-with-machete.1']);
  });
  test('[US-CARD-3] a bow is of no use on the own tile, a knife of none at a distance', () => {
    const near = alone({ items: ['bow.1'] }, { enemies: [{ at: 'n' }] });
    expect(near.offers('attack', 'shoot')).toEqual(['attack-enemy-0']);
    const far = alone({ items: ['knife.1'] }, { enemies: [{ at: 'n n' }] });
    expect([far.offers('attack', 'shoot'), far.offers(onto('move', 'n n'))]).toEqual([[], [onto('move', 'n n')]]);
  });
});
test('[US-CARD-7] a tent or a trap that is turned over waits for the next Preparation', () => {
  const items = (isFlipped: boolean) => ['tent.1', 'small-animal-trap.1'].map(card => ({ card, isFlipped }));
  const offers = (isFlipped: boolean): string[] => trek({ characters: [{ items: items(isFlipped) }, {}] }).offers('pitch', 'trap');
  expect([offers(false), offers(true)]).toEqual([['pitch-tent.1', 'trap-small-animal-trap.1'], []]);
});
