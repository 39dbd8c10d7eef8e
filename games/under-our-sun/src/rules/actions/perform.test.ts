import { describe, expect, test } from 'vitest';
import { cardNamed } from '../../content/box.ts';
import { cubesEverywhere } from '../../testing/market.ts';
import { type CharacterOn, FEWER_CUBES, hexOn, onto, type Position, type SunRehearsal, trek } from '../../testing/rehearsal.ts';

/** Ida on a tile of her own; Boone is far away. */
const alone = (own: CharacterOn = {}, position: Position = {}): SunRehearsal =>
  trek({ characters: [{ at: 'n', karma: 0, ...own }, { at: 's s s' }], ...position });
const rolled = (r: SunRehearsal): string[] => r.toldOf('rolled').map(one => `${one.for}: ${one.dice.join(' ')}`);

describe('Explore', () => {
  test('[US-EXPL-1] [US-EXPL-2] a covered neighbour of the own choice is turned up for 1 AP; nobody stirs', () => {
    const r = alone({}, { tiles: [{ at: 'n n' }], stack: [{ enemies: 1, water: 1 }] });
    expect(r.offers('explore')).toHaveLength(4);
    r.act(onto('explore', 'n ne'));
    expect([r.character(0).ap, r.tile('n ne').symbols, r.tile('n ne').source, r.state.enemies]).toEqual([5, [-1], 1, []]);
  });
  test('[US-EXPL-3] [US-R-23] a tile face down under an enemy is turned over, and the enemy stays', () => {
    const r = alone({}, { tiles: [{ at: 'n n', isDown: true, is: { enemies: 1 } }], enemies: [{ at: 'n n' }] }).act(onto('explore', 'n n'));
    expect([r.asks, r.tile('n n').symbols, r.enemy(0).hex, r.tile('n n').down]).toEqual(['act', [-1], hexOn('n n'), []]);
  });
  test('[US-MAP-3] [US-MAP-4] [US-MAP-5] [US-RES-4] [US-R-120] it is filled with what is printed, as far as the supply goes', () => {
    const stack = [
      {
        resources: ['wood', 'wood', 'metal'] as const,
        water: 2,
        hasEvent: true as const,
        containers: [{ test: 'strength', loot: 1 } as const],
      },
    ];
    const r = alone({}, { stack, state: { supply: [9, 9, 9, 9, 1, 9, 9] }, despite: FEWER_CUBES }).act(onto('explore', 'n n'));
    expect([r.goodsAt('n n'), r.tile('n n').source, r.tile('n n').hasEvent, r.tile('n n').containers]).toEqual([
      { wood: 1, metal: 1 },
      2,
      true,
      [0],
    ]);
    expect(r.state.supply).toEqual([9, 9, 8, 9, 0, 9, 9]);
  });
  test('[US-EXPL-1] in dust haze it costs 2', () => {
    expect(
      alone({}, { sun: 'dust-haze', stack: [{}] })
        .act(onto('explore', 'n n'))
        .character(0).ap,
    ).toBe(4);
    expect(alone({ ap: 1 }, { sun: 'dust-haze' }).offers('explore')).toEqual([]);
  });
  test('[US-CHAR-2] a pathfinder turns up a second one, once a phase', () => {
    const r = trek({
      characters: [
        { is: 'wren', at: 'n' },
        { is: 'ida', at: 's s s' },
      ],
      stack: [{}, {}, {}],
    });
    r.act(onto('explore', 'n n')).answer('choose-tile', `hex-${hexOn('n ne')}`);
    expect([r.tile('n ne').card >= 0, r.character(0).ap, r.character(0).hasUsedSkill]).toEqual([true, 5, true]);
    expect(r.act(onto('explore', 'n nw')).asks).toBe('act');
  });
});

describe('Collect', () => {
  test('[US-COLL-1] [US-COLL-4] one card, or up to 2 resources in any mix, for 1 AP', () => {
    const r = alone({}, { tiles: [{ at: 'n', goods: { wood: 3, metal: 1 }, items: ['knife.1'] }] }).act('collect');
    r.only('collect', ['metal-wood', 'wood-wood', 'metal', 'wood', 'knife.1']);
    r.answer('collect', 'metal-wood');
    expect([r.goods(0), r.goodsAt('n'), r.character(0).ap]).toEqual([{ metal: 1, wood: 1 }, { wood: 2 }, 5]);
    r.act('collect').answer('collect', 'knife.1');
    expect([r.items(0), r.tile('n').items, r.character(0).ap]).toEqual([['knife.1'], [], 4]);
  });
  test('[US-COLL-2] only into free places', () => {
    const r = alone(
      { goods: { wood: 5 } },
      { tiles: [{ at: 'n', goods: { metal: 2 }, items: ['knife.1', 'machete.1', 'padded-vest.1', 'shield.1'] }] },
    );
    r.act('collect').only('collect', ['metal', 'knife.1', 'machete.1', 'padded-vest.1', 'shield.1']);
    const full = alone(
      { goods: { wood: 6 }, items: ['knife.2', 'shield.1'] },
      { tiles: [{ at: 'n', goods: { metal: 2 }, items: ['knife.1', 'padded-vest.1'] }] },
    );
    expect(full.offers('collect')).toEqual([]);
  });
  test('[US-COLL-3] the water of a source is not collected', () => {
    expect(alone({ water: 1 }, { tiles: [{ at: 'n', is: { water: 1 } }] }).offers('collect')).toEqual([]);
  });
  test('[US-DISC-4] [US-AMMO-11] what one has dropped another may pick up, as it is', () => {
    const r = trek({ characters: [{ at: 'n', items: [{ card: 'bow.1', n: 1 }] }, { at: 'n' }] });
    r.act('discard').answer('discard', ['bow.1']).act('wait').act('collect');
    expect(r.character(1).items).toEqual([{ card: cardNamed('bow.1'), n: 1, isFlipped: false }]);
  });
  test('[US-DEATH-5] [US-R-81] off a body, its water too', () => {
    const dead: CharacterOn = { at: 'n', hp: 0, diedIn: 1, goods: { metal: 2 }, water: 2, items: ['knife.1'] };
    const r = trek({ characters: [{ at: 'n', water: 3, karma: 0 }, dead, { at: 's s s' }], toPlay: [2] }).act('collect');
    r.only(
      'collect',
      ['water-water', 'water-metal', 'metal-metal', 'water', 'metal', 'knife.1'].map(key => `boone-${key}`),
    );
    r.answer('collect', 'boone-metal-metal');
    expect([r.goods(0), r.goods(1), r.character(0).ap]).toEqual([{ metal: 2 }, {}, 5]);
    r.act('collect').answer('collect', 'boone-water-water');
    expect([r.character(0).water, r.character(1).water]).toEqual([5, 0]);
    expect(r.toldOf('collected').map(one => one.rule)).toEqual(['US-DEATH-5', 'US-DEATH-5']);
  });
  test('[US-COLL-1] what lies on the tile is collected by another clause than what a body has', () => {
    const r = alone({}, { tiles: [{ at: 'n', goods: { metal: 1 } }] }).act('collect');
    expect(r.toldOf('collected').map(one => one.rule)).toEqual(['US-COLL-1']);
  });
  test('[US-AMMO-1] [US-AMMO-2] so are cartridges and arrows', () => {
    const paid = (goods: NonNullable<CharacterOn['goods']>, kind: string) =>
      alone({ goods })
        .act(`make-${kind}`)
        .toldOf('goods-lost')
        .map(one => one.rule);
    expect([paid({ metal: 1 }, 'cartridge'), paid({ wood: 1 }, 'arrow')]).toEqual([['US-AMMO-1'], ['US-AMMO-2']]);
  });
});

describe('Replenish', () => {
  const spring = { at: 'n', is: { water: 1 } };
  test('[US-REFILL-1] [US-WATER-4] a cube fills everything', () => {
    const r = alone({ water: 1, items: ['water-bottle.1'] }, { tiles: [spring] }).act('replenish');
    expect([r.character(0).water, r.tile('n').source, r.character(0).ap]).toEqual([8, 0, 5]);
  });
  test('[US-REFILL-1] not when all is full', () => {
    expect(alone({ water: 5 }, { tiles: [spring] }).offers('replenish')).toEqual([]);
  });
  test('[US-REFILL-2] [US-REFILL-3] a cube serves one refill', () => {
    const r = trek({
      characters: [
        { at: 'n', water: 1 },
        { at: 'n', water: 1 },
      ],
      tiles: [spring],
    })
      .act('replenish')
      .act('wait');
    expect([r.state.active, r.offers('replenish')]).toEqual([1, []]);
  });
  test('[US-USE-3] a filter gets water out of a dry source, once a day', () => {
    const dry = [{ ...spring, source: 0 }];
    const r = alone({ water: 1, items: ['water-filter'] }, { tiles: dry }).act('replenish');
    expect([r.character(0).water, r.character(0).hasUsedFilter]).toEqual([5, true]);
    expect(alone({ water: 1, items: ['water-filter'], hasUsedFilter: true }, { tiles: dry }).offers('replenish')).toEqual([]);
  });
});

describe('Craft', () => {
  test('[US-CRAFT-1] [US-CARD-2] the recipe to the supply, the card onto the board; it can be used at once', () => {
    const r = alone({ goods: { metal: 2 } }, { enemies: [{ at: 'n n' }] });
    const supply = [...r.state.supply];
    r.act('craft-crowbar.1');
    expect([r.items(0), r.goods(0), r.character(0).ap, r.state.supply[2]! - supply[2]!]).toEqual([['crowbar.1'], {}, 5, 2]);
    expect(r.state.itemDeck).not.toContain(cardNamed('crowbar.1'));
    const armed = alone({ goods: { metal: 2 } }, { enemies: [{ at: 'n' }], dice: { enemy: [[0], [0]], attack: [[0, 0, 0]] } }).act(
      'craft-crowbar.1',
    );
    armed.act('attack-enemy-0-with-crowbar.1');
    expect(rolled(armed)).toContain('melee: green yellow yellow');
  });
  test('[US-CRAFT-2] there must be a place for it once it is paid', () => {
    const own = { items: ['knife.1', 'knife.2'], goods: { metal: 2 } };
    expect(
      alone(own)
        .offers('craft')
        .filter(key => key === 'craft-crowbar.1'),
    ).toEqual(['craft-crowbar.1']);
    expect(alone({ ...own, goods: { metal: 2, wood: 1 } }).offers('craft-crowbar.1')).toEqual([]);
  });
  test('[US-CRAFT-3] [US-CAMP-11] [US-R-118] not when no copy is left: a tent on a board, a camp standing', () => {
    const own: CharacterOn = { goods: { fabric: 3, connector: 1 } };
    expect(alone(own).offers('craft-tent.1', 'craft-camp')).toEqual(['craft-tent.1', 'craft-camp']);
    const r = trek({ characters: [{ at: 'n', ...own }, { items: ['tent.2'] }], tiles: [{ at: 'n n', hasCamp: true }] });
    expect(r.offers('craft')).toEqual(expect.not.arrayContaining(['craft-tent.1', 'craft-tent.2', 'craft-camp']));
  });
  test('[US-CRAFT-4] [US-CRAFT-5] not without all resources; never a loot card', () => {
    expect(alone({ goods: { metal: 1 } }).offers('craft')).toEqual([]);
    const goods = { food: 9, fabric: 9, metal: 9, connector: 9, wood: 9, alcohol: 9, plastic: 9 };
    const offered = alone(
      { goods, items: [] },
      { state: { supply: [0, 0, 0, 0, 0, 0, 0] }, despite: [...FEWER_CUBES, 'ida carries more than fits'] },
    ).offers('craft');
    const loot = trek().state.lootDeck;
    expect(offered.filter(key => loot.includes(cardNamed(key.slice('craft-'.length))))).toEqual([]);
  });
  test('[US-AMMO-11] a crafted weapon is full', () => {
    expect(
      alone({ goods: { wood: 2, fabric: 1 } })
        .act('craft-bow.1')
        .character(0).items[0],
    ).toMatchObject({ n: 3 });
  });
  test('[US-CHAR-2] a tinkerer crafts with one resource less, once a day', () => {
    const r = trek({
      characters: [
        { is: 'odile', at: 'n', goods: { metal: 2 } },
        { is: 'ida', at: 's s s' },
      ],
    });
    expect(r.offers('craft-machete.1')).toEqual(['craft-machete.1-less-connector']);
    r.act('craft-machete.1-less-connector');
    expect([r.items(0), r.goods(0), r.character(0).hasUsedSkill]).toEqual([['machete.1'], {}, true]);
  });
});

describe('Use', () => {
  test('[US-USE-1] [US-DECK-4] free unless the card says 1 AP; what is used up is back in its deck', () => {
    const r = alone({ isInfected: true, items: ['antibiotic.1'] }).act('use-antibiotic.1');
    expect([r.character(0).isInfected, r.character(0).ap, r.items(0)]).toEqual([false, 6, []]);
    expect(r.state.itemDeck).toContain(cardNamed('antibiotic.1'));
  });
  test('[US-USE-3] [US-CARD-5] single use, several uses, turned over, unchanged: as printed', () => {
    const r = alone({ hp: 1, items: ['medkit.1'] });
    expect(r.character(0).items[0]!.n).toBe(2);
    r.act('use-medkit.1-1');
    if (r.asks === 'choose-character-here') r.answer('choose-character-here', 'ida');
    expect([r.character(0).hp, r.character(0).items[0]!.n, r.character(0).ap]).toEqual([3, 1, 5]);
    r.act('use-medkit.1-1');
    expect([r.character(0).hp, r.items(0)]).toEqual([5, []]);
    expect(r.state.itemDeck).toContain(cardNamed('medkit.1'));
    const seen = alone({ items: ['binoculars'] }, { stack: [{}] })
      .act('use-binoculars')
      .answer('choose-tile', `hex-${hexOn('n n n')}`);
    expect([seen.character(0).items[0]!.isFlipped, seen.offers('use'), seen.character(0).ap]).toEqual([true, [], 6]);
  });
  test('[US-USE-2] [US-R-18] on the own turn only', () => {
    const r = trek({ characters: [{ at: 'n' }, { at: 'n', hp: 3, items: ['bandage.1'] }] });
    expect(r.offers('use')).toEqual([]);
    expect(r.act('wait').offers('use')).toEqual(['use-bandage.1']);
  });
  test('[US-CARD-4] electric things do nothing in a solar storm', () => {
    const dead: CharacterOn = { at: 'n', hp: 0, diedIn: 1 };
    const at = (sun: 'clear' | 'solar-storm') => trek({ sun, characters: [{ at: 'n', items: ['aed.1'] }, dead], toPlay: [] }).offers('use');
    expect([at('clear'), at('solar-storm')]).toEqual([['use-aed.1'], []]);
  });
  test('[US-CHAR-7] a hero item is of use to its hero alone', () => {
    const own = { id: 'heirloom', hero: 'boone', can: [{ ap: 0, then: 'stay', effects: [{ do: 'karma', n: 1 }] }] } as const;
    const r = trek({
      characters: [
        { at: 'n', items: [own] },
        { at: 'n', items: [{ ...own, id: 'heirloom-2' }] },
      ],
    });
    expect(r.offers('use')).toEqual([]);
    expect(r.act('wait').offers('use')).toEqual(['use-heirloom-2']);
  });
  test('[US-CHAR-2] a skill with a marker on it is not offered', () => {
    const sick = { is: 'sanaa', at: 'n', hp: 2, isInfected: true } as const;
    const r = trek({ characters: [sick, { is: 'ida', at: 's s s' }] })
      .act('skill-1')
      .answer('choose-branch', 'Wounds');
    expect([r.character(0).hp, r.character(0).ap, r.offers('skill')]).toEqual([4, 5, []]);
  });
});

describe('reviving', () => {
  const aed = (phase: 'morning' | 'afternoon' | 'night', day: number, diedIn: number, body: CharacterOn = {}): SunRehearsal =>
    trek({
      phase,
      day,
      characters: [
        { at: 'n', items: ['aed.1'] },
        { at: 'n', hp: 0, diedIn, ...body },
      ],
      toPlay: [],
    });
  test('[US-DEATH-1] [US-R-80] within 3 day phases, that of the death being the first', () => {
    const DIED = 2; // in the Afternoon of Day 1
    expect(aed('afternoon', 1, DIED).offers('use')).toEqual(['use-aed.1']);
    expect(aed('night', 1, DIED).offers('use')).toEqual(['use-aed.1']);
    expect(aed('morning', 2, DIED).offers('use')).toEqual(['use-aed.1']);
    expect(aed('afternoon', 2, DIED).offers('use')).toEqual([]);
  });
  test('[US-DEATH-6] [US-R-82] [US-R-85] 1 AP, on the same tile: 2 HP, conditions kept, no AP and no turn in this phase', () => {
    const r = aed('afternoon', 1, 2, { isInfected: true, water: 3 }).act('use-aed.1');
    expect(r.character(1)).toMatchObject({ hp: 2, diedIn: -1, ap: 0, isInfected: true, isStealthy: false, water: 3 });
    expect([r.character(0).ap, r.items(0), r.state.toPlay]).toEqual([5, [], []]);
    expect(aed('afternoon', 1, 2, { at: 'n n' }).offers('use')).toEqual([]);
    r.act('wait').until('act');
    expect([r.state.phase, r.toldOf('drank').map(one => [one.who, r.state.phase])]).toEqual(['night', [[0, 'night']]]);
    expect(r.character(1).ap).toBe(6);
  });
  test('[US-R-82] whoever had a bottle taken off has no more water than its board holds', () => {
    const r = aed('afternoon', 1, 2, { water: 7, items: ['water-bottle.1'] })
      .act('collect')
      .act('use-aed.1');
    expect(r.character(1).water).toBe(4);
  });
});

describe('Loot', () => {
  const wolf = { loot: [{ goods: { food: 1 } }, { random: 1, cards: 1 }] } as const;
  const looting = (face: number, own: CharacterOn = {}, position: Position = {}): SunRehearsal => {
    const r = alone(own, { tiles: [{ at: 'n', bodies: [wolf] }], dice: { loot: [[face]] }, ...position });
    return r.act(r.offers('loot')[0]!);
  };
  test('[US-LOOT-1] [US-LOOT-2] [US-LOOT-3] one green die; its successes are the row of the table', () => {
    const r = looting(1);
    expect([rolled(r), r.goods(0), r.character(0).ap]).toEqual([['loot: green'], { food: 1 }, 5]);
    const twice = looting(2, {}, { loot: [{ id: 'find' }], dice: { loot: [[2]], bag: [18] } });
    expect([twice.goods(0), twice.items(0), twice.state.lootDeck]).toEqual([{ plastic: 1 }, ['find'], []]);
  });
  test('[US-LOOT-4] [US-R-54] the body is gone, whatever was rolled', () => {
    const r = looting(0);
    expect([r.goods(0), r.tile('n').bodies, r.offers('loot')]).toEqual([{}, [], []]);
  });
  test('[US-LOOT-6] each body once', () => {
    const r = alone(
      {},
      {
        tiles: [
          {
            at: 'n',
            bodies: [
              { ...wolf, id: 'dead-wolf' },
              { id: 'other', loot: [{}, {}] },
            ],
          },
        ],
        dice: { loot: [[0], [0]] },
      },
    );
    expect(r.offers('loot')).toEqual(['loot-dead-wolf', 'loot-other']);
    expect(r.act('loot-other').act('loot-dead-wolf').offers('loot')).toEqual([]);
  });
  test('[US-LOOT-7] [US-R-13] what does not fit is laid on the tile, by choice', () => {
    const r = looting(1, { goods: { wood: 6 } });
    r.only('lay-down', ['food', 'wood']).answer('lay-down', 'wood');
    expect([r.goods(0), r.goodsAt('n')]).toEqual([{ food: 1, wood: 5 }, { wood: 1 }]);
  });
  test('[US-DECK-3] [US-R-70] from an empty deck nothing is drawn', () => {
    const r = looting(2, {}, { loot: [], dice: { loot: [[2]], bag: [0] } });
    expect([r.goods(0), r.items(0)]).toEqual([{ food: 1 }, []]);
  });
  test('[US-INJ-2] the injured have a red die with it', () => {
    expect(rolled(looting(0, { hp: 2 }, { dice: { loot: [[1, -1]] } }))).toEqual(['loot: green red']);
  });
});

describe('Eat, rain, sleep', () => {
  test('[US-EAT-1] 1 food is 1 HP', () => {
    const r = alone({ hp: 4, goods: { food: 1 } });
    const cubes = cubesEverywhere(r.state);
    r.act('eat');
    expect([r.character(0).hp, r.goods(0), r.character(0).ap]).toEqual([5, {}, 5]);
    expect(cubesEverywhere(r.state)).toEqual(cubes);
  });
  test('[US-EAT-2] [US-HP-2] not in full health, not without food', () => {
    expect([alone({ goods: { food: 1 } }).offers('eat'), alone({ hp: 3 }).offers('eat')]).toEqual([[], []]);
  });
  test('[US-RAIN-1] in a Storm, 1 water each time, as long as there is room', () => {
    const r = alone({ water: 2, ap: 5 }, { sun: 'storm' }).act('rain').act('rain').act('rain');
    expect([r.character(0).water, r.character(0).ap, r.offers('rain')]).toEqual([5, 2, []]);
  });
  test('[US-RAIN-2] in no other weather, and not at night', () => {
    expect([alone({ water: 2 }, { sun: 'clear' }).offers('rain'), alone({ water: 2 }, { phase: 'night' }).offers('rain')]).toEqual([
      [],
      [],
    ]);
  });
  test('[US-SLEEP-1] [US-SLEEP-2] [US-SLEEP-3] [US-SLEEP-4] [US-SLEEP-5] [US-CAMP-7] [US-R-16] fitness 1 better, for 4 AP; in a Storm 3, at night 5, in a camp always 3', () => {
    const left = (position: Position): number => alone({ fitness: 0 }, position).act('sleep').character(0).ap;
    expect([left({}), left({ sun: 'storm' }), left({ phase: 'night' })]).toEqual([2, 3, 1]);
    const tiles = [{ at: 'n', hasCamp: true }] as const;
    expect([left({ tiles }), left({ tiles, sun: 'storm' }), left({ tiles, phase: 'night' })]).toEqual([3, 3, 3]);
    expect(alone({ fitness: 0 }).act('sleep').character(0).fitness).toBe(1);
  });
  test('[US-HAVEN-4] New Haven is no camp', () => {
    expect(
      trek({ phase: 'night', characters: [{ fitness: 0 }, { at: 'n' }] })
        .act('sleep')
        .character(0).ap,
    ).toBe(1);
  });
  test('[US-SLEEP-6] not beside an enemy', () => {
    expect(alone({ fitness: 0 }, { enemies: [{ at: 'n' }] }).offers('sleep')).toEqual([]);
  });
});

describe('containers', () => {
  const shut = (test: 'strength' | 'dexterity' | 'both', position: Position = {}, own: CharacterOn = {}): SunRehearsal =>
    alone(own, {
      tiles: [{ at: 'n', is: { containers: [{ test, loot: 2 }] } }],
      loot: [{ id: 'first-find', kind: 'gear' }, { id: 'second-find' }, { id: 'left-over' }],
      ...position,
    });
  test('[US-CONT-1] [US-CONT-3] the test it shows; its contents are gained and it is gone', () => {
    const r = shut('strength', { dice: { test: [[1, 0]] } });
    expect(r.offers('open')).toEqual(['open-0-strength']);
    r.act('open-0-strength');
    expect([rolled(r), r.items(0), r.tile('n').containers, r.character(0).ap]).toEqual([
      ['container: green blue'],
      ['first-find', 'second-find'],
      [],
      5,
    ]);
  });
  test('[US-CONT-2] [US-R-98] with both, either', () => {
    expect(shut('both').offers('open')).toEqual(['open-0-strength', 'open-0-dexterity']);
  });
  test('[US-CONT-4] a failed try costs its AP, and may be made again', () => {
    const r = shut('dexterity', { dice: { test: [[0, 0]] } }).act('open-0-dexterity');
    expect([r.items(0), r.tile('n').containers, r.character(0).ap, r.offers('open')]).toEqual([[], [0], 5, ['open-0-dexterity']]);
  });
  test('[US-CONT-5] [US-R-98] one that a card has placed opens either way, for 1 loot card', () => {
    const r = alone({}, { loot: [{ id: 'hoard' }, { id: 'rest' }], dice: { test: [[1, 0]] } }).read([{ do: 'place', marker: 'container' }]);
    expect(r.offers('open')).toEqual(['open-9-strength', 'open-9-dexterity']);
    expect(r.act('open-9-strength').items(0)).toEqual(['hoard']);
  });
  test('[US-USE-3] lockpicks add a die, and turned over they give a failed roll once more', () => {
    const r = shut(
      'dexterity',
      {
        dice: {
          test: [
            [0, 0, 0],
            [1, 0, 0],
          ],
        },
      },
      { items: ['lockpicks'] },
    ).act('open-0-dexterity');
    expect(rolled(r)).toEqual(['container: green blue yellow']);
    r.answer('reroll', 'yes').until('act');
    expect([r.tile('n').containers, r.character(0).items[0]!.isFlipped]).toEqual([[], true]);
  });
});

describe('Discard', () => {
  const rich: CharacterOn = { water: 2, goods: { metal: 2 }, ammunition: { arrow: 1 }, items: ['knife.1', 'padded-vest.1'] };
  test('[US-DISC-1] any number of things, for nothing', () => {
    const r = alone(rich)
      .act('discard')
      .only('discard', ['metal-1', 'metal-2', 'water-1', 'water-2', 'arrow-1', 'knife.1', 'padded-vest.1']);
    r.answer('discard', ['metal-2', 'arrow-1', 'knife.1']);
    expect([r.goods(0), r.items(0), r.character(0).ap]).toEqual([{ metal: 1 }, ['padded-vest.1'], 6]);
    expect([r.goodsAt('n'), r.tile('n').ammunition, r.tile('n').items.length]).toEqual([{ metal: 1 }, [0, 1], 1]);
  });
  test('[US-DISC-2] [US-R-14] water is gone at once, but in a camp it stays', () => {
    const r = alone(rich).act('discard').answer('discard', ['water-1', 'water-2']);
    expect([r.character(0).water, r.tile('n').water]).toEqual([0, 0]);
    const camped = alone(rich, { tiles: [{ at: 'n', hasCamp: true }] })
      .act('discard')
      .answer('discard', ['water-1', 'water-2']);
    expect(camped.tile('n').water).toBe(2);
  });
  test('[US-WATER-4] without a bottle its water is gone, too', () => {
    const r = alone({ water: 8, items: ['water-bottle.1'] })
      .act('discard')
      .answer('discard', ['water-bottle.1']);
    expect(r.character(0).water).toBe(5);
  });
  test('[US-R-13] without a backpack what was in it is laid down as well', () => {
    const r = alone({ goods: { wood: 9 }, items: ['backpack.1'] })
      .act('discard')
      .answer('discard', ['backpack.1']);
    expect([r.goods(0), r.goodsAt('n')]).toEqual([{ wood: 6 }, { wood: 3 }]);
  });
});

test('[US-COLL-4] ammunition that lies there is collected like anything else, one piece or two', () => {
  const r = trek({ characters: [{ at: 'n' }, {}], tiles: [{ at: 'n', ammunition: { arrow: 2, cartridge: 1 } }] }).act('collect');
  expect(r.options('collect').toSorted()).toEqual(['arrow', 'arrow-arrow', 'cartridge', 'cartridge-arrow'].toSorted());
  r.answer('collect', 'cartridge-arrow');
  expect([r.character(0).ammunition, r.tile('n').ammunition]).toEqual([
    [1, 1],
    [0, 1],
  ]);
});
test('[US-KARMA-1] [US-LOOT-1] whoever loots may have the die rolled again', () => {
  const r = trek({ characters: [{ at: 'n', karma: 1 }, {}], tiles: [{ at: 'n', bodies: [{}] }], dice: { loot: [[0]] } });
  r.act(r.offers('loot')[0]!);
  expect([r.asks, r.decision('karma').facts]).toMatchObject(['karma', { who: 0, for: 'loot', isOwn: true }]);
});
test('[US-AP-4] a skill that costs AP is offered to whoever has them', () => {
  const skills = (ap: number): string[] => trek({ characters: [{ is: 'sanaa', ap, hp: 3 }, {}] }).offers('skill');
  expect([skills(1), skills(0)]).toEqual([['skill-1'], []]);
});
