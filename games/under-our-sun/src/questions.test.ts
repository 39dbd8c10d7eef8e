import { describe, expect, test } from 'vitest';
import { cardNamed, keyOf } from './content/box.ts';
import type { ItemCard } from './content/types.ts';
import {
  apAtStart,
  areasOf,
  attackDice,
  canCarry,
  canFire,
  canTake,
  covers,
  dodgeDice,
  drinkAmount,
  exploreCost,
  type Foe,
  foeDice,
  foeHex,
  foeHp,
  foeOf,
  foesAt,
  foeType,
  freePlaces,
  fullOf,
  inRange,
  isDangerous,
  isFoeTapped,
  isFoeThere,
  isSolFoe,
  itemsOf,
  listOf,
  loadOf,
  meleeWeapons,
  moveCost,
  nearest,
  needsCheck,
  oneOfEach,
  openSymbols,
  rainAmount,
  rangedWeapons,
  reachOf,
  roomBeside,
  shortage,
  sleepCost,
  sneakCost,
  stepsTo,
  strongestOf,
  targetsAt,
  testDice,
  valueOf,
  waterRoom,
  wouldAttack,
} from './questions.ts';
import { type CharacterOn, hexOn, type Position, type SunRehearsal, trek } from './testing/rehearsal.ts';

const ida = (items: CharacterOn['items'] = [], position: Position = {}, own: CharacterOn = {}): SunRehearsal =>
  trek({
    characters: [{ at: 'n', items: items!, ...own }, {}],
    tiles: [
      { at: 'n n', is: { value: 3 } },
      { at: 'haven', is: { value: 2 } },
    ],
    ...position,
  });
const steep = hexOn('n n');
const plain = hexOn('haven');

describe('what cards change', () => {
  test('[US-MOVE-2] a rope: tiles of value 3 and more cost 1 less', () => {
    const { state } = ida(['rope.1']);
    expect([moveCost(state, 0, steep), moveCost(state, 0, plain), sneakCost(state, 0, steep)]).toEqual([2, 2, 3]);
  });
  test('[US-MOVE-2] boots: the first Move of a phase 1 less, at least 1', () => {
    expect([moveCost(ida(['boots.1']).state, 0, steep), moveCost(ida(['boots.1'], {}, { hasMoved: true }).state, 0, steep)]).toEqual([
      2, 3,
    ]);
    expect(moveCost(ida(['boots.1'], { tiles: [{ at: 'haven' }] }).state, 0, plain)).toBe(1);
  });
  test('[US-SUN-3] a Storm: tiles of value 3 and more cost 1 more', () => {
    expect(moveCost(ida([], { sun: 'storm' }).state, 0, steep)).toBe(4);
  });
  test('[US-SNEAK-1] a pathfinder sneaks onto tiles of value 1 and 2 without the 1 more', () => {
    const { state } = ida([], {}, { is: 'wren' });
    expect([sneakCost(state, 0, plain), sneakCost(state, 0, steep)]).toEqual([2, 4]);
  });
  test('[US-SLEEP-2] [US-R-16] a bedroll: Sleep 1 less outside a camp, at least 3', () => {
    const roll = (position: Position = {}) => sleepCost(ida(['bedroll.1'], position).state, 0);
    expect([roll(), roll({ phase: 'night' }), roll({ sun: 'storm' }), roll({ tiles: [{ at: 'n', hasCamp: true }] })]).toEqual([3, 4, 3, 3]);
  });
  test('[US-RAIN-1] a tarp catches 2', () => {
    expect([rainAmount(ida().state, 0), rainAmount(ida(['rain-tarp.1']).state, 0)]).toEqual([1, 2]);
  });
  test('[US-SUN-2] in heat one drinks 2, under a hat 1', () => {
    const heat = { sun: 'heat' } as const;
    expect([drinkAmount(ida().state, 0), drinkAmount(ida([], heat).state, 0), drinkAmount(ida(['sun-hat'], heat).state, 0)]).toEqual([
      1, 2, 1,
    ]);
  });
  test('[US-SUN-2] a hat keeps off the heat, and nothing else that makes thirsty; a mask does not keep it off', () => {
    const thirsty = { always: [{ is: 'drink', by: 1 }] } as const;
    const heat = { sun: 'heat' } as const;
    expect([drinkAmount(ida(['sun-hat', thirsty]).state, 0), drinkAmount(ida(['sun-hat', thirsty], heat).state, 0)]).toEqual([2, 2]);
    expect(drinkAmount(ida(['gas-mask'], heat).state, 0)).toBe(2);
  });
  test('[US-EXPL-1] Explore costs 1, in dust haze 2', () => {
    expect([exploreCost(ida().state, 0), exploreCost(ida([], { sun: 'dust-haze' }).state, 0)]).toEqual([1, 2]);
  });
  test('[US-SNEAK-5] [US-CARD-4] with a flashlight no red die for sneaking at night', () => {
    const dice = (items: CharacterOn['items'], phase: 'morning' | 'night') =>
      testDice(ida(items, { phase }).state, 0, 'stealth', 'sneak').join(' ');
    expect([dice([], 'night'), dice(['flashlight.1'], 'night'), dice([], 'morning')]).toEqual([
      'yellow blue red',
      'yellow blue',
      'yellow blue',
    ]);
  });
  test('[US-TEST-1] dice for one kind of roll, and only at night where a card says so', () => {
    const { state } = ida(['head-lamp'], { phase: 'night' });
    expect(testDice(state, 0, 'stealth')).toEqual(['yellow', 'blue', 'blue']);
    expect(testDice(ida(['head-lamp']).state, 0, 'stealth')).toEqual(['yellow', 'blue']);
    expect(testDice(ida(['crowbar.1']).state, 0, 'strength', 'container-strength')).toEqual(['green', 'blue', 'green']);
    expect(testDice(ida(['crowbar.1']).state, 0, 'strength')).toEqual(['green', 'blue']);
  });
  test('[US-INJ-2] [US-R-7] the injured have 1 red die more', () => {
    expect(testDice(ida([], {}, { hp: 2 }).state, 0, 'dexterity')).toEqual(['green', 'blue', 'red']);
  });
  test('[US-RANGE-1] in dust haze no weapon is fired', () => {
    expect([rangedWeapons(ida(['bow.1']).state, 0).length, rangedWeapons(ida(['bow.1'], { sun: 'dust-haze' }).state, 0).length]).toEqual([
      1, 0,
    ]);
  });
  test('[US-AMMO-1] with a toolkit ammunition is 1 piece more', () => {
    expect(
      ida(['toolkit.1'], {}, { goods: { metal: 1 } })
        .act('make-cartridge')
        .character(0).ammunition,
    ).toEqual([3, 0]);
  });
  test('[US-COMBAT-9] [US-ENEMY-2] what lasts, and what a solar storm does, adds dice to attacks', () => {
    const enemies = [{ at: 'n', is: { type: 'mutated', isSol: true } }] as const;
    const lasting = [
      { is: 'steady-hand', until: 'game' },
      { is: 'hunted', until: 'game' },
    ] as const;
    const { state } = ida([], { enemies, sun: 'solar-storm' }, { lasting: [...lasting] });
    const foe = foeOf(state.enemies[0]!);
    expect([attackDice(state, 0, foe, -1, 'melee'), foeDice(state, foe, 'melee', 0)]).toEqual([
      ['green', 'yellow', 'yellow'],
      ['yellow', 'blue', 'yellow'],
    ]);
  });
});

test('[US-CHAR-5] [US-R-79] room beside cards: none with a piece of gear too many, or with more items than areas', () => {
  const { state } = ida();
  const beside = (...keys: string[]) => roomBeside(state, 0, keys.map(cardNamed))?.pieces ?? null;
  expect([beside(), beside('knife.1'), beside('knife.1', 'tent.1', 'machete.1'), beside('scrap-armour.1')]).toEqual([6, 6, 0, 6]);
  expect([beside('knife.1', 'tent.1', 'machete.1', 'bow.1'), beside('scrap-armour.1', 'padded-vest.1')]).toEqual([null, null]);
});

describe('what is carried', () => {
  const TOO_MUCH = [/carries more than fits/];
  test('[US-RES-1] goods cover a price if there is enough of each; their value counts water too', () => {
    const [two, one] = [listOf({ food: 2, wood: 1 }), listOf({ food: 2 })];
    expect([covers(two, one), covers(one, two), covers(two, two), covers(listOf({ food: 1 }), one)]).toEqual([true, false, true, false]);
    expect([valueOf(listOf({ food: 2 })) * 2, valueOf(listOf({}), 2)]).toEqual([valueOf(listOf({ food: 4 })), 2 * valueOf(listOf({}), 1)]);
    expect(valueOf(two, 1)).toBe(valueOf(one) + valueOf(listOf({ wood: 1 })) + valueOf(listOf({}), 1));
  });
  test('[US-CHAR-3] [US-CHAR-7] areas that a card brings, but for another hero’s', () => {
    const bag = (of: 'item' | 'flexible' | 'bottle', more: object = {}): Partial<ItemCard> => ({
      always: [{ is: 'room', of, n: 2 }],
      ...more,
    });
    const areas = (...items: Partial<ItemCard>[]) => areasOf(ida(items).state, 0);
    expect(areas()).toEqual({ items: 1, flexible: 2, gear: 1, bottle: 5 });
    expect([areas(bag('item')), areas(bag('flexible')), areas(bag('bottle'))]).toEqual([
      { items: 3, flexible: 2, gear: 1, bottle: 5 },
      { items: 1, flexible: 4, gear: 1, bottle: 5 },
      { items: 1, flexible: 2, gear: 1, bottle: 7 },
    ]);
    expect([areas(bag('bottle', { hero: 'ida' })).bottle, areas(bag('bottle', { hero: 'boone' })).bottle]).toEqual([7, 5]);
    const { state } = ida([bag('bottle')]);
    expect([waterRoom(state, 0), waterRoom(state, 0, [cardNamed('water-bottle.1')]), waterRoom(state, 1)]).toEqual([7, 10, 4]);
  });
  test('[US-MISSION-4] what goes along takes flexible areas off whoever leads it, never more than there are', () => {
    const led = (areas: number, who: number) => {
      const { state } = ida([], {
        mission: { figures: [{ id: 'cart', name: 'the cart', areas, slows: 1 }] },
        state: { figures: [{ id: 0, hex: hexOn(who === 0 ? 'n' : 'haven'), damage: 0, with: who }] },
      });
      return [areasOf(state, 0).flexible, moveCost(state, 0, plain), sneakCost(state, 0, plain)];
    };
    expect([led(1, 0), led(1, 1), led(3, 0)]).toEqual([
      [1, 3, 4],
      [2, 2, 3],
      [0, 3, 4],
    ]);
  });
  test('[US-R-13] how much too much it is: items beyond their areas, pieces in threes, gear of its own', () => {
    const short = (goods: number, cards: string[], burden = 0) =>
      Object.values(shortage(ida().state, 0, { goods: listOf({ wood: goods }), ammunition: [0, 0], cards: cards.map(cardNamed) }, burden));
    expect([short(6, []), short(7, []), short(6, ['knife.1']), short(6, ['knife.1', 'tent.1']), short(3, ['knife.1', 'tent.1'])]).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    expect([
      short(0, ['scrap-armour.1']),
      short(0, ['scrap-armour.1', 'padded-vest.1']),
      short(3, [], 1),
      short(4, [], 1),
      short(0, [], 9),
    ]).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    const load = { goods: listOf({ wood: 4 }), ammunition: [0, 0], cards: [] };
    const { state } = ida();
    expect([
      canCarry(state, 0, load),
      canCarry(state, 0, load, 1),
      canCarry(state, 0, { ...load, cards: ['scrap-armour.1', 'padded-vest.1'].map(cardNamed) }),
    ]).toEqual([true, false, false]);
  });
  test('[US-COLL-2] what may be taken besides: goods, ammunition, cards', () => {
    const { state } = ida(['knife.1'], {}, { goods: { wood: 4 }, ammunition: { arrow: 1 } });
    const goods = (n: number) => canTake(state, 0, { goods: listOf({ food: n }) });
    const arrows = (n: number) => canTake(state, 0, { ammunition: [0, n] });
    expect([goods(1), goods(2), arrows(1), arrows(2), canTake(state, 0, { cards: [cardNamed('tent.1')] }), canTake(state, 0, {})]).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(loadOf(state, 0)).toEqual({ goods: listOf({ wood: 4 }), ammunition: [0, 1], cards: [cardNamed('knife.1')] });
  });
  test('[US-CHAR-3] free places: an item beyond its area takes three, gear none', () => {
    const free = (items: string[], goods = 0, arrow = 0) =>
      freePlaces(ida(items, { despite: TOO_MUCH }, { goods: { wood: goods }, ammunition: { arrow } }).state, 0);
    expect([
      free([]),
      free(['knife.1']),
      free(['knife.1', 'tent.1']),
      free(['scrap-armour.1', 'knife.1']),
      free([], 2, 1),
      free([], 7),
    ]).toEqual([6, 6, 3, 6, 3, 0]);
  });
  test('[US-CARD-1] copies that are alike count once, unless they were used or turned over', () => {
    const { state } = ida(['medkit.1', 'medkit.2']);
    expect(oneOfEach(itemsOf(state, 0)).map(one => keyOf(one.card))).toEqual(['medkit.1']);
    const used = ida(['medkit.1', { card: 'medkit.2', n: 1 }]).state;
    expect(oneOfEach(itemsOf(used, 0)).map(one => keyOf(one.card))).toEqual(['medkit.1', 'medkit.2']);
    const turned = ida(['knife.1', { card: 'knife.2', isFlipped: true }]).state;
    expect(oneOfEach(itemsOf(turned, 0))).toHaveLength(2);
  });
  test('[US-CARD-5] [US-AMMO-11] what a fresh card has on it', () => {
    const full = (card: Partial<ItemCard>) => fullOf(card as ItemCard);
    expect([
      full({ uses: 2 }),
      full({ weapon: { ranged: '1G', ammunition: { kind: 'arrow', holds: 3 } } }),
      full({ weapon: { melee: '1G' } }),
      full({}),
    ]).toEqual([2, 3, 0, 0]);
  });
});

describe('what things cost', () => {
  test('[US-AP-1] [US-AP-2] [US-FIT-3] AP of a phase: fewer in a Storm by day, and for the tired', () => {
    const ap = (position: Position, fitness = 1) => apAtStart(ida([], position, { fitness }).state, 0);
    const [clear, storm] = [ap({}), ap({ sun: 'storm' })];
    expect(storm).toBeLessThan(clear);
    expect([ap({ phase: 'night' }), ap({ sun: 'storm', phase: 'night' }), ap({ sun: 'heat' }), ap({}, 2)]).toEqual([
      clear,
      clear,
      clear,
      clear,
    ]);
    expect([ap({}, 0), ap({ sun: 'storm' }, 0)]).toEqual([clear - (clear - ap({}, 0)), storm - (clear - ap({}, 0))]);
    expect(ap({}, 0)).toBeLessThan(clear);
  });
  test('[US-SNEAK-1] boots do not make the first Sneak cheaper', () => {
    expect(sneakCost(ida(['boots.1']).state, 0, steep)).toBe(4);
  });
  test('[US-SNEAK-1] what makes every Sneak cheaper, whatever the value', () => {
    expect(sneakCost(ida([{ always: [{ is: 'sneak-cost', by: -1 }] }]).state, 0, steep)).toBe(3);
  });
  test('[US-MOVE-2] a value is enough from the one that is named on', () => {
    const cost = (from: number) => moveCost(ida([{ always: [{ is: 'move-cost', by: 1, from }] }]).state, 0, steep);
    expect([cost(2), cost(3), cost(4)]).toEqual([4, 4, 3]);
  });
  test('[US-EXPL-1] never under 0', () => {
    expect(exploreCost(ida([{ always: [{ is: 'explore-cost', by: -3 }] }]).state, 0)).toBe(0);
  });
  test('[US-SLEEP-2] [US-SLEEP-3] [US-SLEEP-5] Sleep: 4, in a Storm 3, at night 5 in any weather, in a camp 3', () => {
    const sleep = (position: Position) => sleepCost(ida([], position).state, 0);
    expect([sleep({}), sleep({ sun: 'storm' }), sleep({ phase: 'night' }), sleep({ sun: 'storm', phase: 'night' })]).toEqual([4, 3, 5, 5]);
    expect([sleep({ phase: 'night', tiles: [{ at: 'n', hasCamp: true }] }), sleep({ tiles: [{ at: 'haven', hasCamp: true }] })]).toEqual([
      3, 4,
    ]);
  });
});

describe('foes', () => {
  const enemy: Foe = { is: 'enemy', id: 0 };
  const trader: Foe = { is: 'merchant', id: 0 };
  const merchants = (more: object = {}): Position => ({ merchants: [{ id: 'vesna', at: 'n', ...more }] });
  test('[US-MULTI-14] where they are, and what is left of them', () => {
    const { state } = ida([], {
      ...merchants({ damage: 2, isTapped: true, at: 'n n' }),
      enemies: [{ at: 'haven', is: { hp: 4, type: 'animal', isSol: true }, damage: 1 }],
    });
    const asked = (foe: Foe) => [
      foeHex(state, foe),
      isFoeThere(state, foe),
      foeHp(state, foe),
      isFoeTapped(state, foe),
      foeType(state, foe),
      isSolFoe(state, foe),
    ];
    expect(asked(enemy)).toEqual([plain, true, 3, false, 'animal', true]);
    expect(asked(trader)).toEqual([steep, true, foeHp(ida([], merchants()).state, trader) - 2, true, 'human', false]);
    const gone = (foe: Foe) => [foeHex(state, { ...foe, id: 7 }), isFoeThere(state, { ...foe, id: 7 })];
    expect([gone(enemy), gone(trader)]).toEqual([
      [-1, false],
      [-1, false],
    ]);
    expect(isSolFoe(ida([], { enemies: [{ at: 'n' }] }).state, enemy)).toBe(false);
    const away = ida([], { merchants: [{ id: 'vesna' }] }).state;
    Object.assign(away.merchants[0]!, { hex: -1 });
    expect([foeHex(away, trader), isFoeThere(away, trader)]).toEqual([-1, false]);
  });
  test('[US-SOL-7] [US-R-77] whom one has to fear: enemies, and a merchant whom one has robbed', () => {
    const feared = (position: Position, own: CharacterOn = {}) => {
      const { state } = ida([], { ...position, despite: [/./] }, own);
      return foesAt(state, hexOn('n'), 0).map(one => one.is);
    };
    const sol: Position = { enemies: [{ at: 'n', is: { isSol: true } }, { at: 'n n' }] };
    expect([feared(sol), feared(sol, { isRevealed: true }), feared({ enemies: [{ at: 'n' }] }, { isRevealed: true })]).toEqual([
      ['enemy'],
      [],
      ['enemy'],
    ]);
    expect([
      feared(merchants()),
      feared(merchants({ fights: [0] })),
      feared(merchants({ foes: [0] })),
      feared(merchants({ foes: [1] })),
      feared(merchants({ foes: [0], at: 'n n' })),
    ]).toEqual([[], ['merchant'], ['merchant'], [], []]);
    const would = (position: Position, foe: Foe, own: CharacterOn = {}) =>
      wouldAttack(ida([], { ...position, despite: [/./] }, own).state, foe, 0);
    expect([
      would(sol, enemy),
      would(sol, enemy, { isRevealed: true }),
      would(merchants(), trader),
      would(merchants({ foes: [0] }), trader),
    ]).toEqual([true, false, false, true]);
  });
  test('[US-R-114] [US-MULTI-14] whom one may strike: all enemies who still stand, a merchant once he fights somebody there', () => {
    const targets = (position: Position) =>
      targetsAt(ida([], { ...position, despite: [/./] }).state, hexOn('n')).map(one => `${one.is} ${one.id}`);
    expect(targets({ enemies: [{ at: 'n' }, { at: 'n', damage: 3 }, { at: 'n n' }] })).toEqual(['enemy 0']);
    expect([
      targets(merchants()),
      targets(merchants({ foes: [0] })),
      targets(merchants({ foes: [1] })),
      targets(merchants({ foes: [0], damage: 5 })),
    ]).toEqual([[], ['merchant 0'], [], []]);
  });
  test('[US-ENEMY-2] [US-COMBAT-13] their dice by day and night, near and far; none where none are printed', () => {
    const is = { melee: { day: '1Y', night: '2Y' }, ranged: { day: '1B', night: '1G' } };
    const dice = (foe: Foe, way: 'melee' | 'ranged', position: Position) => foeDice(ida([], position).state, foe, way);
    const bare: Position = { enemies: [{ at: 'n' }] };
    const both: Position = { enemies: [{ at: 'n', is }] };
    expect([
      dice(enemy, 'melee', both),
      dice(enemy, 'melee', { ...both, phase: 'night' }),
      dice(enemy, 'ranged', both),
      dice(enemy, 'ranged', { ...both, phase: 'night' }),
    ]).toEqual([['yellow'], ['yellow', 'yellow'], ['blue'], ['green']]);
    expect([dice(enemy, 'ranged', bare), dice(trader, 'ranged', merchants()), dice(trader, 'melee', merchants())]).toEqual([
      null,
      null,
      ['yellow', 'yellow'],
    ]);
    expect(dice(trader, 'ranged', { merchants: [{ id: 'corriveau', at: 'n' }] })).toEqual(['yellow']);
  });
  test('[US-ENEMY-2] more dice for a first blow, and in a later stage its own', () => {
    const is = { traits: { firstAttack: '1G' }, stages: [{ from: 2, melee: { day: '2B', night: '2B' } }] };
    const dice = (more: object, way: 'melee' | 'ranged' = 'melee') =>
      foeDice(ida([], { enemies: [{ at: 'n', is: { ...is, ranged: { day: '1B', night: '1B' } }, ...more }] }).state, enemy, way);
    expect([dice({}), dice({ hasStruck: true }), dice({}, 'ranged'), dice({ stage: 1, hasStruck: true, damage: 2 })]).toEqual([
      ['yellow', 'green'],
      ['yellow'],
      ['blue'],
      ['blue', 'blue'],
    ]);
  });
  test('[US-ENEMY-2] what a card adds to enemies is added against whoever has it, by those that it names', () => {
    const { state } = ida([{ always: [{ is: 'enemy-dice', of: { type: 'animal' }, add: '1R' }] }], {
      enemies: [{ at: 'n', is: { type: 'animal' } }, { at: 'n' }],
    });
    const against = (id: number, who?: number) => foeDice(state, { is: 'enemy', id }, 'melee', who);
    expect([against(0, 0), against(1, 0), against(0, 1), against(0)]).toEqual([['yellow', 'red'], ['yellow'], ['yellow'], ['yellow']]);
  });
  test('[US-R-40] the strongest, or several', () => {
    const strongest = (...enemies: object[]) =>
      strongestOf(
        ida([], { enemies: enemies.map(one => ({ at: 'n', ...one })) }).state,
        enemies.map((_, id) => ({ is: 'enemy', id })),
      ).map(one => one.id);
    const melee = (day: string) => ({ is: { melee: { day, night: '' } } });
    expect([
      strongest(melee('1Y'), melee('1G')),
      strongest(melee('1B'), melee('1Y')),
      strongest(melee('2Y'), melee('2Y1R')),
      strongest({}, { damage: 1 }),
      strongest({}, {}),
    ]).toEqual([[1], [1], [0], [0], [0, 1]]);
  });
});

describe('dice of characters', () => {
  const adds = (more: object): Partial<ItemCard> => ({
    always: [{ is: 'dice', on: 'melee', add: '1R', ...more }] as NonNullable<ItemCard['always']>,
  });
  const animal: Position = { enemies: [{ at: 'n', is: { type: 'animal' } }] };
  const dice = (card: Partial<ItemCard>, position: Position = animal, foe: Foe | null = { is: 'enemy', id: 0 }) =>
    attackDice(ida([card], position).state, 0, foe, -1, 'melee').slice(2);
  test('[US-COMBAT-9] for this roll, at this time, against these', () => {
    expect([
      dice(adds({})),
      dice(adds({ on: 'ranged' })),
      dice(adds({ at: 'night' })),
      dice(adds({ at: 'night' }), { ...animal, phase: 'night' }),
    ]).toEqual([['red'], [], [], ['red']]);
    expect([
      dice(adds({ against: { type: 'animal' } })),
      dice(adds({ against: { type: 'human' } })),
      dice(adds({ against: { type: 'animal' } }), {}, null),
      dice(adds({}), {}, null),
    ]).toEqual([['red'], [], [], ['red']]);
  });
  test('[US-COMBAT-9] a weapon that is better against some', () => {
    const weapon: Partial<ItemCard> = { id: 'a-pike', weapon: { melee: '1B', against: { of: { type: 'animal' }, dice: '2Y' } } };
    const { state } = ida([weapon], { enemies: [{ at: 'n', is: { type: 'animal' } }, { at: 'n' }] });
    const pike = (id: number | null, way: 'melee' | 'ranged' = 'melee') =>
      attackDice(state, 0, id === null ? null : { is: 'enemy', id }, cardNamed('a-pike'), way).slice(2);
    expect([pike(0), pike(1), pike(null), pike(1, 'ranged')]).toEqual([['yellow', 'yellow'], ['blue'], ['blue'], []]);
    expect(attackDice(state, 0, { is: 'merchant', id: 0 }, cardNamed('a-pike'), 'melee').slice(2)).toEqual(['blue']);
  });
  test('[US-INJ-2] injured at 2 HP, not at 3', () => {
    const hurt = (hp: number) => attackDice(ida([], {}, { hp }).state, 0, null, -1, 'melee').length;
    expect([hurt(2), hurt(3)]).toEqual([3, 2]);
  });
  test('[US-TEST-1] what is for a skill counts once, also where the occasion is named like it', () => {
    const { state } = ida([{ always: [{ is: 'dice', on: 'stealth', add: '1R' }] }]);
    expect([testDice(state, 0, 'stealth'), testDice(state, 0, 'stealth', 'stealth'), testDice(state, 0, 'stealth', 'sneak')]).toEqual(
      Array.from({ length: 3 }, () => ['yellow', 'blue', 'red']),
    );
  });
  test('[US-DODGE-1] dodging: what is for dodges, and what those here make harder', () => {
    const dodge = (position: Position) => dodgeDice(ida([{ always: [{ is: 'dice', on: 'dodge', add: '1Y' }] }], position).state, 0);
    const fast = { is: { traits: { dodge: '1R' } } };
    expect([dodge({}), dodge({ enemies: [{ at: 'n', ...fast }, { at: 'n' }] }), dodge({ enemies: [{ at: 'n n', ...fast }] })]).toEqual([
      ['green', 'blue', 'yellow'],
      ['green', 'blue', 'yellow', 'red'],
      ['green', 'blue', 'yellow'],
    ]);
    expect(dodge({ merchants: [{ id: 'vesna', at: 'n', foes: [0] }] })).toEqual(['green', 'blue', 'yellow']);
  });
});

describe('weapons', () => {
  const BOW: Partial<ItemCard> = { weapon: { ranged: '1G', ammunition: { kind: 'arrow', holds: 2 } } };
  const SLING: Partial<ItemCard> = { weapon: { ranged: '1G' } };
  test('[US-ATTACK-3] what strikes, and what fires', () => {
    const melee = (...items: NonNullable<CharacterOn['items']>) => meleeWeapons(ida(items).state, 0).length;
    expect([melee(), melee('knife.1'), melee(BOW), melee({ card: 'knife.1', isFlipped: true })]).toEqual([1, 2, 1, 1]);
  });
  test('[US-AMMO-7] [US-AMMO-10] loaded, or with pieces of its kind; or without need of any', () => {
    const fires = (card: NonNullable<CharacterOn['items']>[number], ammunition: CharacterOn['ammunition'] = {}) => {
      const { state } = ida([card], {}, { ammunition: ammunition! });
      return [canFire(state, 0, itemsOf(state, 0)[0]!), rangedWeapons(state, 0).length];
    };
    const [yes, no] = [
      [true, 1],
      [false, 0],
    ];
    expect([
      fires(BOW),
      fires({ card: BOW, n: 0 }),
      fires({ card: BOW, n: 0 }, { arrow: 1 }),
      fires({ card: BOW, n: 0 }, { cartridge: 1 }),
    ]).toEqual([yes, no, yes, no]);
    expect([fires(SLING), fires({ card: SLING, isFlipped: true }), fires('knife.1'), fires('tent.1')]).toEqual([yes, no, no, no]);
  });
  test('[US-RANGE-1] as far as it reaches, over tiles that lie there, not the own one', () => {
    const range = (reach: number | undefined, own: CharacterOn = {}) => {
      const { state } = ida(
        [{ id: 'a-tube', weapon: { ranged: '1G', ...(reach ? { reach } : {}) } }],
        { tiles: [{ at: 'n n' }, { at: 's' }, { at: 's s' }] },
        own,
      );
      const card = itemsOf(state, 0)[0]!.card;
      return [reachOf(state, 0, card), new Set(inRange(state, 0, card))];
    };
    const near = new Set(['haven', 'n n'].map(hexOn));
    expect(range(undefined)).toEqual([1, near]);
  });
  test('[US-RANGE-1] a far reach is there once a day', () => {
    const reach = (own: CharacterOn) => {
      const { state } = ida([{ weapon: { ranged: '1G', reach: 2 } }], { tiles: [{ at: 'n n' }, { at: 's' }, { at: 's s' }] }, own);
      const card = itemsOf(state, 0)[0]!.card;
      return [reachOf(state, 0, card), new Set(inRange(state, 0, card))];
    };
    expect([reach({}), reach({ hasUsedReach: true })]).toEqual([
      [2, new Set(['haven', 'n n', 's'].map(hexOn))],
      [1, new Set(['haven', 'n n'].map(hexOn))],
    ]);
  });
});

describe('what must not see one', () => {
  test('[US-STEALTH-2] [US-STEALTH-9] a foe or an open symbol here, for whoever is in stealth', () => {
    const asked = (position: Position, isStealthy = true) => {
      const { state } = ida([], position, { isStealthy });
      return [openSymbols(state, hexOn('n')), isDangerous(state, 0), needsCheck(state, 0)];
    };
    expect([asked({}), asked({ enemies: [{ at: 'n' }] }), asked({ enemies: [{ at: 'n' }] }, false)]).toEqual([
      [0, false, false],
      [0, true, true],
      [0, true, false],
    ]);
    expect([asked({ tiles: [{ at: 'n', is: { enemies: 2 } }] }), asked({ tiles: [{ at: 'n n', is: { enemies: 2 } }] })]).toEqual([
      [2, true, true],
      [0, false, false],
    ]);
    expect(openSymbols(ida().state, hexOn('s s s s'))).toBe(0);
  });
  test('[US-EMOVE-6] [US-R-57] the nearest are those who live and show themselves, and no Son among his own', () => {
    const near = (characters: CharacterOn[], is = {}) =>
      nearest(
        trek({ characters, enemies: [{ at: 'haven', is }], despite: [/./] }).state,
        trek({ characters, enemies: [{ at: 'haven', is }], despite: [/./] }).state.enemies[0]!,
      );
    expect(near([{ at: 'n n' }, { at: 'n' }, { at: 's' }])).toEqual({ who: [1, 2], far: 1 });
    expect(near([{ at: 'n n' }, { at: 'n', isStealthy: true }, { at: 's', hp: 0, diedIn: 1 }])).toEqual({ who: [0], far: 2 });
    expect([
      near([{ at: 'n', isRevealed: true }, { at: 'n n' }], { isSol: true }).who,
      near([{ at: 'n', isRevealed: true }, { at: 'n n' }]).who,
    ]).toEqual([[1], [0]]);
  });
  test('[US-EMOVE-6] the steps that lead nearer', () => {
    expect(stepsTo(hexOn('n n'), hexOn('haven'))).toEqual([hexOn('n')]);
    expect(new Set(stepsTo(hexOn('n ne'), hexOn('haven')))).toEqual(new Set([hexOn('n'), hexOn('ne')]));
    expect(stepsTo(hexOn('n'), hexOn('n'))).toEqual([]);
  });
});
