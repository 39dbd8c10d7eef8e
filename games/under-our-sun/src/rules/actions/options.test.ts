/** What is offered on the own turn, and what is not: each condition from both sides. US-ACT-1 to US-ACT-5. */
import { describe, expect, test } from 'vitest';
import type { ItemCard } from '../../content/types.ts';
import { type CharacterOn, hexOn, ONE_SON, onto, type Position, trek } from '../../testing/rehearsal.ts';
import { blowsAtEnemies, canStrikeEnemies, peacefulTrader } from '../fight-options.ts';
import { actionsOf, fighting, travels } from './options.ts';

const keysOf = (options: readonly { readonly key: string }[]): string[] => options.map(one => one.key);
const state = (own: CharacterOn = {}, position: Position = {}) =>
  trek({ characters: [{ at: 'n', karma: 0, ...own }, { at: 's s s' }], ...position }).state;
/** What Ida is offered of these kinds. */
const offered = (names: string[], own: CharacterOn = {}, position: Position = {}): string[] =>
  keysOf(actionsOf(state(own, position), 0)).filter(key => names.some(name => key === name || key.startsWith(`${name}-`)));
/** Whether it is offered in each of these. */
const whether = (name: string, ...cases: [CharacterOn, Position?][]): boolean[] =>
  cases.map(([own, position]) => offered([name], own, position).length > 0);

describe('ways', () => {
  const tiles = [
    { at: 'haven', is: { value: 2 } },
    { at: 'n n', isDown: true as const },
  ];
  test('[US-AP-4] [US-MOVE-1] [US-CHARGE-2] [US-SNEAK-1] a Move for its value, a Charge for 2, a Sneak for 1 more: with just so many AP', () => {
    const ways = (ap: number) => offered(['move', 'sneak', 'charge', 'explore'], { ap }, { tiles, stack: [] });
    const [move, sneak, charge, explore] = [onto('move', 'haven'), onto('sneak', 'haven'), onto('charge', 'n n'), onto('explore', 'n n')];
    expect([ways(0), ways(1), ways(2), ways(3)]).toEqual([[], [explore], [move, explore, charge], [move, sneak, explore, charge]]);
  });
  test('[US-CHAR-2] AP that are spared count as well', () => {
    const spared = (less: number) => keysOf(travels(state({ ap: 1 }, { tiles, stack: [] }), 0, less));
    expect([spared(0), spared(1), spared(2)]).toEqual([
      [],
      [onto('move', 'haven'), onto('charge', 'n n')],
      [onto('move', 'haven'), onto('charge', 'n n'), onto('sneak', 'haven')],
    ]);
  });
  test('[US-MAP-6] not onto a full tile', () => {
    expect(offered(['move', 'sneak'], {}, { tiles: [{ at: 'haven', is: { spaces: 0 } }], stack: [] })).toEqual([]);
  });
  test('[US-EXPL-1] in dust haze with 2 AP', () => {
    expect(whether('explore', [{ ap: 1 }, { tiles, sun: 'dust-haze' }], [{ ap: 2 }, { tiles, sun: 'dust-haze' }])).toEqual([false, true]);
  });
  test('[US-RECON-1] Recon: unseen, with 1 AP, where a symbol is open', () => {
    const symbols: Position = { tiles: [{ at: 'n', is: { enemies: 1 } }] };
    const unseen: CharacterOn = { isStealthy: true };
    expect(whether('recon', [unseen, symbols], [{}, symbols], [unseen, {}], [{ ...unseen, ap: 0 }, symbols])).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(whether('recon', [{ ...unseen, ap: 1 }, symbols])).toEqual([true]);
  });
});

describe('making things', () => {
  const knife: CharacterOn = { goods: { metal: 1, fabric: 1 } };
  test('[US-CRAFT-1] for 1 AP, with all that it takes, one of each design', () => {
    expect(offered(['craft-knife.1', 'craft-knife.2'], knife)).toEqual(['craft-knife.1']);
    expect(whether('craft', [{ ...knife, ap: 0 }], [{ ...knife, ap: 1 }], [{}], [{ goods: { metal: 1 } }])).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
  test('[US-CHAR-2] a tinkerer with one resource less, as long as the skill is unused: of what it takes only', () => {
    const handy = (own: CharacterOn) => offered(['craft-knife.1'], { is: 'odile', ...own });
    expect(handy({ goods: { metal: 1 } })).toEqual(['craft-knife.1-less-fabric']);
    expect(handy(knife)).toEqual(
      ['craft-knife.1', 'craft-knife.1-less-fabric', 'craft-knife.1-less-metal'].sort(
        (a, b) => handy(knife).indexOf(a) - handy(knife).indexOf(b),
      ),
    );
    expect([handy({ goods: { metal: 1 }, hasUsedSkill: true }), offered(['craft-knife.1'], { goods: { metal: 1 } })]).toEqual([[], []]);
  });
  test('[US-AMMO-1] ammunition, with its resource and 1 AP', () => {
    expect([
      offered(['make'], { goods: { metal: 1 } }),
      offered(['make'], { goods: { wood: 1 } }),
      offered(['make'], { goods: { food: 1 } }),
    ]).toEqual([['make-cartridge'], ['make-arrow'], []]);
    expect(whether('make', [{ goods: { wood: 1 }, ap: 0 }], [{ goods: { wood: 1 }, ap: 1 }])).toEqual([false, true]);
  });
  test('[US-CAMP-1] [US-CAMP-2] [US-CAMP-10] a camp where there is none: out of a recipe, or of a tent that works', () => {
    const recipe: CharacterOn = { goods: { fabric: 3, connector: 1 } };
    const camp: Position = { tiles: [{ at: 'n', hasCamp: true }] };
    expect(whether('craft-camp', [recipe], [{ goods: { fabric: 2, connector: 1 } }], [recipe, camp])).toEqual([true, false, false]);
    expect(
      whether(
        'pitch',
        [{ items: ['tent.1'] }],
        [{ items: [{ card: 'tent.1', isFlipped: true }] }],
        [{ items: ['tent.2'] }, camp],
        [{ items: ['knife.1'] }],
      ),
    ).toEqual([true, false, false, false]);
    expect(whether('dismantle', [{}, camp], [{}], [{ items: ['knife.1', 'bow.1', 'machete.1'] }, camp])).toEqual([true, false, false]);
  });
  test('[US-FIRE-5] [US-FIRE-6] [US-FIRE-9] fire, pit and cooking, each in its turn', () => {
    const at = (fire: 'none' | 'campfire' | 'pit'): Position => ({ tiles: [{ at: 'n', fire }] });
    const rich: CharacterOn = { goods: { wood: 2, metal: 1, food: 1 } };
    const fires = (own: CharacterOn, fire: 'none' | 'campfire' | 'pit') => offered(['fire', 'pit', 'cook'], own, at(fire));
    expect([fires(rich, 'none'), fires(rich, 'campfire'), fires(rich, 'pit')]).toEqual([['fire'], ['pit'], ['cook']]);
    expect([
      fires({ goods: { wood: 1, metal: 1, food: 1 } }, 'none'),
      fires({ goods: { wood: 2, food: 1 } }, 'campfire'),
      fires({ goods: { wood: 2 } }, 'pit'),
    ]).toEqual([[], [], []]);
    expect([fires({ ...rich, ap: 1 }, 'pit'), fires({ ...rich, ap: 2 }, 'pit'), fires({ ...rich, ap: 1 }, 'campfire')]).toEqual([
      [],
      ['cook'],
      ['pit'],
    ]);
  });
  test('[US-R-100] a trap where none lies', () => {
    const trap: Partial<ItemCard> = { is: 'trap' };
    expect(
      whether(
        'trap',
        [{ items: [trap] }],
        [{ items: [trap] }, { tiles: [{ at: 'n', hasTrap: true }] }],
        [{ items: [{ card: trap, isFlipped: true }] }],
      ),
    ).toEqual([true, false, false]);
  });
});

describe('living', () => {
  test('[US-REFILL-1] [US-USE-3] water: with a cube there, or a filter that was not used yet; not when all is full', () => {
    const source = (n: number): Position => ({ tiles: [{ at: 'n', is: { water: 1 }, source: n }] });
    const dry: CharacterOn = { water: 4 };
    const filter: Partial<ItemCard> = { is: 'filter' };
    expect(whether('replenish', [dry, source(1)], [dry, source(0)], [{ water: 5 }, source(1)], [{ ...dry, ap: 0 }, source(1)])).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(
      whether(
        'replenish',
        [{ ...dry, items: [filter] }, source(0)],
        [{ ...dry, items: [filter], hasUsedFilter: true }, source(0)],
        [{ ...dry, items: [{ card: filter, isFlipped: true }] }, source(0)],
        [{ ...dry, items: [filter] }],
        [{ ...dry, items: ['knife.1'] }, source(0)],
      ),
    ).toEqual([true, false, false, false, false]);
  });
  test('[US-RAIN-1] rain in a Storm, as long as there is room', () => {
    expect(whether('rain', [{ water: 4 }, { sun: 'storm' }], [{ water: 5 }, { sun: 'storm' }], [{ water: 4 }, { sun: 'heat' }])).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('[US-EAT-2] food for the hurt', () => {
    const food = { goods: { food: 1 } };
    expect(
      whether('eat', [{ ...food, hp: 6 }], [{ ...food, hp: 7 }], [{ hp: 6, goods: { wood: 1 } }], [{ ...food, hp: 6, ap: 0 }]),
    ).toEqual([true, false, false, false]);
  });
  test('[US-SLEEP-2] [US-SLEEP-6] [US-FIT-5] sleep for those who are not fit, with the AP, unwatched or unseen', () => {
    const enemy: Position = { enemies: [{ at: 'n' }] };
    expect(whether('sleep', [{ ap: 4 }], [{ ap: 3 }], [{ fitness: 2 }], [{}, enemy], [{ isStealthy: true }, enemy])).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    const trader: Position = { merchants: [{ id: 'vesna', at: 'n', foes: [0] }] };
    expect(whether('sleep', [{}, trader], [{}, { merchants: [{ id: 'vesna', at: 'n' }] }])).toEqual([false, true]);
  });
  test('[US-SLEEP-6] [US-SOL-7] also beside an enemy that would not attack', () => {
    const sol: Position = { ...ONE_SON, enemies: [{ at: 'n', is: { isSol: true } }] };
    expect(whether('sleep', [{ isRevealed: true }, sol], [{ isRevealed: true }, { ...ONE_SON }])).toEqual([false, true]);
  });
  test('[US-CONT-1] [US-R-98] a container by the test it shows, each kind once', () => {
    const is = {
      containers: [
        { test: 'strength', loot: 1 },
        { test: 'both', loot: 1 },
      ] as const,
    };
    expect(offered(['open'], {}, { tiles: [{ at: 'n', is, containers: [0, 1] }] })).toEqual([
      'open-0-strength',
      'open-1-strength',
      'open-1-dexterity',
    ]);
    expect(offered(['open'], {}, { tiles: [{ at: 'n', containers: [9] }] })).toEqual(['open-9-strength', 'open-9-dexterity']);
  });
  test('[US-TRADE-1] trade with others here, unless they have called it off', () => {
    const here = (more: Position = {}) =>
      keysOf(actionsOf(trek({ characters: [{ at: 'n' }, { at: 'n' }, { at: 's' }], ...more }).state, 0)).filter(key =>
        key.startsWith('trade'),
      );
    expect([here(), here({ state: { calledOff: [1] } })]).toEqual([['trade-boone'], []]);
  });
});

describe('using things', () => {
  const can = (more: object = {}): Partial<ItemCard> => ({
    can: [{ ap: 1, then: 'stay', effects: [{ do: 'karma', n: 1 }], ...more }] as NonNullable<ItemCard['can']>,
  });
  test('[US-USE-1] with its AP, its uses, its condition, and if it would do anything', () => {
    const use = (card: Partial<ItemCard>, own: CharacterOn = {}, more: object = {}) =>
      offered(['use'], { items: [{ card, ...more }], ...own }).length;
    expect([use(can()), use(can(), { ap: 0 }), use(can(), { ap: 1 }), use(can({ ap: 0 }), { ap: 0 })]).toEqual([1, 0, 1, 1]);
    expect([
      use({ ...can(), uses: 2 }),
      use({ ...can(), uses: 2 }, {}, { n: 1 }),
      use({ ...can(), uses: 2 }, {}, { isFlipped: true }),
    ]).toEqual([1, 1, 0]);
    expect([
      use(can({ if: [{ is: 'night' }] })),
      use(can({ effects: [{ do: 'heal', n: 1 }] })),
      use(can({ effects: [{ do: 'heal', n: 1 }] }), { hp: 3 }),
    ]).toEqual([0, 0, 1]);
  });
  test('[US-USE-1] of several uses each is named', () => {
    const card: Partial<ItemCard> = { id: 'a-kit', can: [...can().can!, ...can({ if: [{ is: 'night' }] }).can!, ...can().can!] };
    expect(offered(['use'], { items: [card] })).toEqual(['use-a-kit-1', 'use-a-kit-3']);
    expect(offered(['use'], { items: [{ ...can(), id: 'a-pin' }] })).toEqual(['use-a-pin']);
  });
  test('[US-AMMO-5] loading: a weapon that is not full, with pieces of its kind', () => {
    const bow: Partial<ItemCard> = { weapon: { ranged: '1G', ammunition: { kind: 'arrow', holds: 2 } } };
    const load = (n: number, ammunition: NonNullable<CharacterOn['ammunition']>) =>
      offered(['load'], { items: [{ card: bow, n }], ammunition }).length;
    expect([load(1, { arrow: 1 }), load(2, { arrow: 1 }), load(1, {}), load(1, { cartridge: 1 })]).toEqual([1, 0, 0, 0]);
  });
  test('[US-DISC-1] something to lay down: a card, water, goods, or ammunition', () => {
    const none: CharacterOn = { water: 0 };
    expect(
      whether(
        'discard',
        [none],
        [{ water: 1 }],
        [{ ...none, items: ['knife.1'] }],
        [{ ...none, goods: { wood: 1 } }],
        [{ ...none, ammunition: { arrow: 1 } }],
      ),
    ).toEqual([false, true, true, true, true]);
  });
});

describe('fighting', () => {
  const bow: Partial<ItemCard> = { id: 'a-bow', weapon: { ranged: '1G' } };
  const beside: Position = { enemies: [{ at: 'n' }, { at: 'n n' }] };
  test('[US-ATTACK-1] [US-SATT-1] [US-RANGE-1] [US-DODGE-7] what is there to strike, and with how many AP', () => {
    const blows = (own: CharacterOn) => offered(['attack', 'sneak-attack', 'shoot', 'dodge'], own, beside);
    expect([blows({ ap: 0 }), blows({ ap: 1 }), blows({ ap: 1, isStealthy: true }), blows({ ap: 2, isStealthy: true })]).toEqual([
      [],
      ['attack-enemy-0', 'dodge'],
      ['attack-enemy-0'],
      ['attack-enemy-0', 'sneak-attack-enemy-0'],
    ]);
    expect(blows({ items: [{ ...bow, id: 'bow-one' }] })).toEqual(['attack-enemy-0', 'shoot-enemy-1-with-bow-one', 'dodge']);
    expect(keysOf(fighting(state({ ap: 0, isStealthy: true }, beside), 0, 2))).toEqual(['attack-enemy-0', 'sneak-attack-enemy-0']);
  });
  test('[US-MULTI-4] [US-WAIT-2] outside the own turn: with AP, within the fight', () => {
    const blows = (own: CharacterOn, within?: string[]) => {
      const view = state(own, beside);
      const hexes = within?.map(hexOn);
      const keys = keysOf(blowsAtEnemies(view, 0, hexes));
      expect(canStrikeEnemies(view, 0, hexes)).toBe(keys.length > 0);
      return keys;
    };
    expect([blows({ ap: 0 }), blows({ ap: 1 }), blows({ ap: 1 }, ['n']), blows({ ap: 1 }, ['n n'])]).toEqual([
      [],
      ['attack-enemy-0'],
      ['attack-enemy-0'],
      [],
    ]);
    expect([blows({ ap: 1, isStealthy: true }), blows({ ap: 2, isStealthy: true })]).toEqual([
      ['attack-enemy-0'],
      ['attack-enemy-0', 'sneak-attack-enemy-0'],
    ]);
  });
  test('[US-MULTI-3] with a weapon that reaches it, from outside', () => {
    const view = state({ items: [bow] }, { ...beside, enemies: [{ at: 'n n' }] });
    const blows = (within?: string[]) => keysOf(blowsAtEnemies(view, 0, within?.map(hexOn)));
    expect([
      blows(),
      blows(['n n']),
      blows(['n']),
      canStrikeEnemies(view, 0, ['n n'].map(hexOn)),
      canStrikeEnemies(view, 0, ['n'].map(hexOn)),
    ]).toEqual([['shoot-enemy-0-with-a-bow'], ['shoot-enemy-0-with-a-bow'], [], true, false]);
  });
  test('[US-ROB-1] [US-R-112] a peaceful merchant here, who can be fought, on the own turn', () => {
    const trader = (own: CharacterOn, more: object = {}, position: Position = {}) =>
      peacefulTrader(state(own, { merchants: [{ id: 'vesna', at: 'n', ...more }], ...position }), 0).length;
    expect([
      trader({}),
      trader({ at: 's' }),
      trader({}, { foes: [0] }),
      trader({}, {}, { active: 1, toPlay: [] }),
      trader({}, { id: 'lawrence' }),
    ]).toEqual([1, 0, 0, 0, 0]);
  });
  test('[US-PVP-1] others here in melee, those in reach if they are exposed; with 1 AP', () => {
    const duels = (own: CharacterOn, other: CharacterOn) =>
      keysOf(actionsOf(trek({ characters: [{ at: 'n', ...own }, other], tiles: [{ at: 'n n' }] }).state, 0)).filter(key =>
        /^(fight|shoot-at)-/.test(key),
      );
    expect([
      duels({}, { at: 'n' }),
      duels({}, { at: 'n n' }),
      duels({ ap: 0 }, { at: 'n' }),
      duels({ ap: 1 }, { at: 'n', isStealthy: true }),
    ]).toEqual([['fight-boone'], [], [], ['fight-boone']]);
    const sling = (id: string): CharacterOn => ({ items: [{ id, weapon: { ranged: '1G' } }] });
    expect([
      duels(sling('sling-one'), { at: 'n n' }),
      duels(sling('sling-two'), { at: 'n n', isStealthy: true }),
      duels(sling('sling-three'), { at: 's s' }),
    ]).toEqual([['shoot-at-boone-with-sling-one'], [], []]);
  });
});

describe('a Son of Liberty', () => {
  const sons = (own: CharacterOn = {}, position: Position = {}) =>
    offered(['reveal', 'summon', 'send'], own, { ...ONE_SON, tiles: [{ at: 'n n' }], ...position });
  const near: Position = { enemies: [{ at: 'n n', is: { isSol: true } }] };
  test('[US-SOL-1] [US-SOL-5] shows himself, or calls one onto a tile that lies beside', () => {
    const summons = ['n n', 'haven'].map(place => onto('summon', place));
    expect([sons(), sons({ isRevealed: true }), sons({ isRevealed: true, hasUsedAbility: true }), offered(['reveal', 'summon'])]).toEqual([
      ['reveal', ...summons],
      summons,
      [],
      [],
    ]);
  });
  test('[US-SOL-3] sends one that is here or beside, for 2 AP', () => {
    const sent = (own: CharacterOn, position: Position) => sons({ isRevealed: true, hasUsedAbility: true, ...own }, position);
    expect([sent({}, near), sent({ ap: 1 }, near), sent({ ap: 2 }, near), sent({}, { enemies: [{ at: 'n n' }] })]).toEqual([
      [`send-0-${hexOn('n')}`],
      [],
      [`send-0-${hexOn('n')}`],
      [],
    ]);
    expect(sent({}, { enemies: [{ at: 'n', is: { isSol: true } }] })).toEqual([`send-0-${hexOn('n n')}`, `send-0-${hexOn('haven')}`]);
    expect(sent({ at: 's' }, near)).toEqual([]);
  });
});
