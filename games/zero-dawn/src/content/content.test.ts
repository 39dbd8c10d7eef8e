/**
 * The printed cards of hunters, salvage, events, merchants and stamina: counts and form (clauses ZD-COMP-2 to ZD-COMP-6, ZD-EQ-3,
 * ZD-DECK-1, ZD-LVL-6, ZD-MOD-6, ZD-SALV-5, ZD-MERCH-2, ZD-MERCH-5, ZD-EVENT-3; work order content.md 3.4 and 3.7 to 3.10).
 * Enemies, tiles and tracking cards are not judged here.
 */

import { describe, expect, test } from 'vitest';
import type { Face } from './dice.ts';
import { DICE_IN_BOX, diceOf, FACES, poolOf } from './dice.ts';
import { EVENTS } from './events.ts';
import { HUNTERS } from './hunters.ts';
import { COLOURS, type Dice, PROVISOS, RESOURCES } from './kinds.ts';
import { MERCHANT_1 } from './merchant-1.ts';
import { MERCHANT_2 } from './merchant-2.ts';
import { MERCHANT_3 } from './merchant-3.ts';
import { SALVAGE } from './salvage.ts';
import { STAMINA } from './stamina.ts';
import { type ActionCard, type Goods, type Hunter, MOMENTS } from './types.ts';
import { BENDING } from './words/bending.ts';
import type { Effect, WordName } from './words/index.ts';
import { STANDING } from './words/standing.ts';

const MERCHANTS = [MERCHANT_1, MERCHANT_2, MERCHANT_3];
const PACK = { HUNTERS, SALVAGE, MERCHANTS, EVENTS, STAMINA };

/** The vocabulary as far as hunters, goods, salvage and events speak it: all words but those of machines. */
const WORDS: Record<Exclude<WordName, 'set-armour' | 'calm' | 'alert-within'>, true> = {
  'add-dice': true,
  'lose-dice': true,
  'add-damage': true,
  'crit-damage': true,
  reroll: true,
  'ignore-armour': true,
  'reduce-armour': true,
  'add-tear': true,
  'quiet-attack': true,
  'treat-as-non-alert': true,
  inflict: true,
  push: true,
  pull: true,
  dodge: true,
  aoe: true,
  'add-evade-dice': true,
  block: true,
  resist: true,
  'ignore-attack': true,
  'deal-damage': true,
  draw: true,
  discard: true,
  scrap: true,
  unscrap: true,
  recover: true,
  'return-to-hand': true,
  'move-hunter': true,
  'remove-conditions': true,
  'gain-glory': true,
  'lose-glory': true,
  'draw-salvage': true,
  'gain-resource': true,
  'free-action': true,
  'extra-action': true,
  'allow-repeat': true,
  'alert-nearest': true,
  'everyone-draws-salvage': true,
  'spawn-enemy': true,
  'place-grass': true,
  'may-pay': true,
  'hand-size': true,
  immune: true,
  'craft-bonus': true,
  'keep-glory': true,
  discount: true,
  'quiet-sprint': true,
  'no-double-craft': true,
  'start-beside-enemy': true,
  'patrol-steps': true,
  'no-grass': true,
  'lasting-conditions': true,
  'component-glory': true,
};
const INTERRUPT_MOMENTS = [
  'any-time',
  'own-attack',
  'ally-attack',
  'attacked',
  'evade-rolled',
  'damaged',
  'enemy-killed',
  'component-destroyed',
  'condition-inflicted',
  'trap-sprung',
];

type Datum = Readonly<Record<string, unknown>>;

/** Every object in the pack, however deep. */
function everyDatum(value: unknown): Datum[] {
  if (Array.isArray(value)) return value.flatMap(everyDatum);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Datum, ...Object.values(value).flatMap(everyDatum)];
}
const data = everyDatum(PACK);
const effects = data.filter((datum): datum is Datum & Effect => 'do' in datum);
const printed = data.filter(datum => 'id' in datum && 'name' in datum);

const copies = (card: { readonly copies?: number }): number => card.copies ?? 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const count = (cards: readonly { readonly copies?: number }[]): number => sum(cards.map(copies));
const sorted = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)].sort();
const ofType = (deck: readonly ActionCard[], type: ActionCard['type']): ActionCard[] => deck.filter(card => card.type === type);
const goodsOf = (deck: readonly Goods[], type: Goods['type']): Goods[] => deck.filter(goods => goods.type === type);
const countGoods = (deck: readonly Goods[]): number => count(deck.map(goods => goods.card));
const specials = ({ price }: Goods): number => sum(Object.values(price.special ?? {}));
const cost = (goods: Goods): number => goods.price.shards + specials(goods);
const upgrades = (hunter: Hunter) => hunter.tree.flatMap(node => node.cards);

describe('The pack', () => {
  test('survives a JSON round trip unchanged', () => {
    expect(JSON.parse(JSON.stringify(PACK))).toEqual(PACK);
  });

  test('gives every card and node an id of its own, in kebab-case', () => {
    const ids = data.filter(datum => 'id' in datum).map(datum => datum['id'] as string);

    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(ids.filter(id => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('has no name longer than 24 characters', () => {
    expect(printed.map(card => card['name'] as string).filter(name => name.length === 0 || name.length > 24)).toEqual([]);
  });

  test('prints the same card under the same name, modifications of several grades excepted', () => {
    const names = Map.groupBy(
      printed.filter(card => !('grade' in card)),
      card => card['name'],
    );

    // Whose it is may be told by its number, its copies and its flavour.
    const own = { id: null, copies: null, flavour: null };
    for (const [first, ...others] of names.values()) {
      for (const other of others) expect({ ...other, ...own }).toEqual({ ...first, ...own });
    }
    expect([...names].filter(([, cards]) => cards.length > 1).map(([name]) => name)).toEqual(['Hunter Arrow']);
  });

  test('uses every word that is not a machine’s, and no word of a machine', () => {
    expect(sorted(effects.map(effect => effect.do))).toEqual(Object.keys(WORDS).sort());
  });

  test('uses every moment', () => {
    const moments = data.filter(datum => typeof datum['when'] === 'string').map(datum => datum['when']);

    expect(sorted(moments)).toEqual([...MOMENTS].sort());
  });

  test('uses every proviso but unhurt, which the moment "evaded" says already', () => {
    expect(sorted(effects.flatMap(effect => effect.if ?? []))).toEqual(PROVISOS.filter(proviso => proviso !== 'unhurt').sort());
  });

  test('keeps lasting words under always, and only those', () => {
    const lasting = data.flatMap(datum => (datum['always'] ?? []) as Effect[]);
    const isHeld = (word: WordName): boolean => word in STANDING || word in BENDING;

    expect(lasting.filter(effect => !isHeld(effect.do))).toEqual([]);
    expect(effects.filter(effect => isHeld(effect.do) && !lasting.includes(effect))).toEqual([]);
  });

  test('[ZD-COMP-2] three kinds of dice with six faces each; the box holds 4 orange, 3 blue and 1 black', () => {
    expect(DICE_IN_BOX).toEqual({ orange: 4, blue: 3, black: 1 });
    expect(FACES.map(faces => faces.length)).toEqual([6, 6, 6]);
    expect(FACES.map(faces => faces.filter(face => face === 'crit').length)).toEqual([1, 1, 2]);
  });

  test('[ZD-COMP-2] all dice on cards are orange, blue or black, at least one where dice are named', () => {
    const dice = data.filter(datum => 'dice' in datum).map(datum => datum['dice'] as Record<string, number>);

    expect(COLOURS).toEqual(['orange', 'blue', 'black']);
    expect(sorted(dice.flatMap(pool => Object.keys(pool)))).toEqual([...COLOURS].sort());
    expect(dice.filter(pool => Object.values(pool).length === 0 || Object.values(pool).some(n => n < 1))).toEqual([]);
  });
});

describe('Hunters', () => {
  const table = [
    { id: 'nora', name: 'Nora Marksman', deck: 16, mix: [9, 5, 2], up: [3, 2, 8], nodes: [5, 4], limits: [16, 17, 19, 20], owns: ['wire'] },
    {
      id: 'carja',
      name: 'Carja Warrior',
      deck: 14,
      mix: [4, 7, 3],
      up: [3, 1, 8],
      nodes: [6, 3],
      limits: [14, 15, 17, 18],
      owns: ['metal-shards', 'metal-shards'],
    },
    {
      id: 'banuk',
      name: 'Banuk Survivor',
      deck: 16,
      mix: [6, 6, 4],
      up: [3, 1, 10],
      nodes: [4, 5],
      limits: [16, 17, 19, 20],
      owns: ['chillwater'],
    },
    {
      id: 'forgesmith',
      name: 'Oseram Forgesmith',
      deck: 18,
      mix: [6, 7, 5],
      up: [3, 2, 8],
      nodes: [5, 4],
      limits: [18, 20, 21, 22],
      owns: ['blaze'],
    },
  ];

  test('[ZD-COMP-3] four hunters, each with a profile, a skill tree and 3 starting equipment cards for different arcs', () => {
    expect(HUNTERS.map(({ id, name }) => ({ id, name }))).toEqual(table.map(({ id, name }) => ({ id, name })));
    for (const hunter of HUNTERS) {
      expect(hunter.profile.kind).toBe('trait');
      expect(hunter.tree).toHaveLength(9);
      expect(hunter.equipment).toHaveLength(3);
      expect(new Set(hunter.equipment.map(card => card.arc)).size).toBe(3);
      expect(hunter.equipment.map(card => card.arc)).toEqual(expect.arrayContaining(['melee', 'armour']));
    }
    expect(HUNTERS.map(hunter => hunter.resources)).toEqual(table.map(({ owns }) => owns));
  });

  test('[ZD-COMP-4] starting action decks hold 16, 14, 16 and 18 cards', () => {
    expect(HUNTERS.map(hunter => count(hunter.deck))).toEqual([16, 14, 16, 18]);
  });

  test('[ZD-DECK-1] starting decks are ammunition, abilities and interrupts in the mix of the work order', () => {
    expect(HUNTERS.map(({ deck }) => (['ammunition', 'ability', 'interrupt'] as const).map(type => count(ofType(deck, type))))).toEqual(
      table.map(({ mix }) => mix),
    );
    expect(HUNTERS.flatMap(({ deck }) => ofType(deck, 'stamina'))).toEqual([]);
  });

  test.each(HUNTERS)('[ZD-DECK-1] $name has plain, effect and pricey ammunition, and copies within limits', ({ deck, equipment }) => {
    const ammunition = deck.filter(card => card.type === 'ammunition');
    const isPricey = (card: ActionCard) => JSON.stringify(card).includes('"may-pay"');

    expect(ammunition.length).toBeGreaterThanOrEqual(3);
    expect(ammunition.filter(card => card.effects.length === 0)).not.toEqual([]);
    expect(ammunition.filter(isPricey)).not.toEqual([]);
    expect(ammunition.filter(card => card.effects.length > 0 && !isPricey(card))).not.toEqual([]);
    expect(ofType(deck, 'ability').filter(card => copies(card) > 3)).toEqual([]);
    expect(ofType(deck, 'interrupt').filter(card => copies(card) > 2)).toEqual([]);
    const symbols = equipment.flatMap(card => (card.kind === 'weapon' ? card.symbols : []));
    expect(ammunition.filter(card => !card.symbols.some(symbol => symbols.includes(symbol)))).toEqual([]);
  });

  test('[ZD-COMP-5] upgrade cards number 13, 12, 14 and 13, in traits, equipment and action cards of the work order', () => {
    const parts = HUNTERS.map(hunter => {
      const cards = upgrades(hunter);
      const traits = cards.filter(card => 'kind' in card && card.kind === 'trait');
      const equipment = cards.filter(card => 'arc' in card);
      return [count(traits), count(equipment), count(cards.filter(card => 'type' in card))];
    });

    expect(parts).toEqual(table.map(({ up }) => up));
    expect(HUNTERS.map(hunter => count(upgrades(hunter)))).toEqual([13, 12, 14, 13]);
  });

  test('[ZD-COMP-5] nodes give one card or two copies of one action card', () => {
    const sizes = HUNTERS.map(hunter => hunter.tree.map(node => count(node.cards)));

    expect(sizes.map(nodes => [nodes.filter(n => n === 1).length, nodes.filter(n => n === 2).length])).toEqual(
      table.map(({ nodes }) => nodes),
    );
    for (const node of HUNTERS.flatMap(hunter => hunter.tree)) {
      expect(node.cards).toHaveLength(1);
      if (count(node.cards) === 2) expect(node.cards[0]).toHaveProperty('type');
    }
  });

  test.each(HUNTERS)('[ZD-LVL-3] $name’s skill tree has two lines and a shared middle', ({ id, tree }) => {
    const links = tree.map(node => [node.id, node.level, node.from]);

    expect(links).toEqual([
      [`${id}-a1`, 1, ['start']],
      [`${id}-b1`, 1, ['start']],
      [`${id}-a2`, 2, [`${id}-a1`]],
      [`${id}-m2`, 2, [`${id}-a1`, `${id}-b1`]],
      [`${id}-b2`, 2, [`${id}-b1`]],
      [`${id}-l3-1`, 3, [`${id}-a2`]],
      [`${id}-l3-2`, 3, [`${id}-a2`, `${id}-m2`]],
      [`${id}-l3-3`, 3, [`${id}-m2`, `${id}-b2`]],
      [`${id}-l3-4`, 3, [`${id}-b2`]],
    ]);
  });

  test('[ZD-LVL-6] the maximum deck grows with the level of the node', () => {
    expect(HUNTERS.map(hunter => [hunter.maxDeck, ...sorted(hunter.tree.map(node => node.maxDeck))])).toEqual(
      table.map(({ limits }) => limits),
    );
    for (const [place, hunter] of HUNTERS.entries()) {
      expect(hunter.tree.map(node => node.maxDeck)).toEqual(hunter.tree.map(node => table[place]!.limits[node.level]));
      expect(count(hunter.deck)).toBe(hunter.maxDeck);
    }
  });

  test('[ZD-LVL-6] the Forgesmith chooses first between Fireforged and Ablative Armour, a trait with maximum deck 20', () => {
    const [fireforged, ablative] = HUNTERS[3]!.tree;

    expect(fireforged!.cards[0]!.name).toBe('Fireforged');
    expect(ablative).toMatchObject({ maxDeck: 20, cards: [{ name: 'Ablative Armour', kind: 'trait' }] });
  });

  test('carry the cards the public sources name', () => {
    const names = HUNTERS.map(({ deck, equipment }) => [...deck, ...equipment].map(card => card.name));

    expect(names[0]).toEqual(expect.arrayContaining(['Hunter Arrow', 'Sliding Shot']));
    expect(names[1]).toEqual(expect.arrayContaining(['Hit and Run', 'Carja Silks']));
    expect(names[2]).toEqual(expect.arrayContaining(['Hunter Bow', 'Hunter Arrow', 'Intuition', 'Retaliatory Strike']));
    expect(names[3]).toEqual(expect.arrayContaining(['Blast Sling', 'Searing Strike', 'Concussive Blast']));
    expect(HUNTERS[1]!.equipment.find(card => card.name === 'Carja Silks')).toMatchObject({ kind: 'armour', slots: 2 });
  });

  test('[ZD-INT-1] interrupts name a moment at which a card may be played', () => {
    const interrupts = data.filter(datum => datum['type'] === 'interrupt');

    expect(interrupts.filter(card => !INTERRUPT_MOMENTS.includes(card['when'] as string))).toEqual([]);
  });

  test('[ZD-LVL-8] upgrades bring abilities and interrupts, no ammunition', () => {
    const actions = HUNTERS.flatMap(upgrades).filter(card => 'type' in card);

    expect(sorted(actions.map(card => card.type))).toEqual(['ability', 'interrupt']);
  });
});

describe('Equipment', () => {
  const equipment = data.filter(datum => 'arc' in datum);
  const crits = (kind: string) => equipment.filter(card => card['kind'] === kind).map(card => card['crit'] as Effect[]);

  test('[ZD-EQ-3] every equipment card is a weapon, armour or miscellaneous, and lies in an arc of its kind', () => {
    const arcs = { weapon: ['melee', 'ranged', 'sidearm'], armour: ['armour'], miscellaneous: ['pouch'] };

    expect(sorted(equipment.map(card => card['kind']))).toEqual(Object.keys(arcs).sort());
    expect(equipment.filter(card => !arcs[card['kind'] as keyof typeof arcs].includes(card['arc'] as string))).toEqual([]);
  });

  test('[ZD-R-159] melee weapons have range 0 and no ammunition symbol, all others have both', () => {
    const weapons = equipment.filter(card => card['kind'] === 'weapon') as {
      readonly name: string;
      readonly arc: string;
      readonly range: number;
      readonly symbols: readonly string[];
    }[];
    const arc = { bow: 'ranged', sling: 'sidearm', caster: 'sidearm' };

    for (const weapon of weapons) {
      if (weapon.arc === 'melee') expect(weapon).toMatchObject({ range: 0, symbols: [] });
      else {
        expect(weapon.range).toBeGreaterThan(0);
        expect(weapon.symbols.map(symbol => arc[symbol as keyof typeof arc])).toEqual([weapon.arc]);
      }
    }
  });

  test('[ZD-EQ-10] armour crits block or dodge; [ZD-EQ-7] weapon crits bring damage or results', () => {
    expect(sorted(crits('armour').flatMap(crit => crit.map(effect => effect.do)))).toEqual(['block', 'dodge']);
    expect(crits('armour').filter(crit => crit.length === 0)).toEqual([]);
    expect(crits('weapon').filter(crit => crit.length === 0)).toEqual([]);
    const allowed: readonly WordName[] = ['add-damage', 'add-tear', 'inflict', 'push', 'pull', 'dodge', 'aoe'];
    expect(crits('weapon').flatMap(crit => crit.filter(effect => !allowed.includes(effect.do)))).toEqual([]);
  });
});

describe('Salvage', () => {
  test('[ZD-COMP-6] 54 cards: 20 shards, 5 of each special resource, 4 wild, 5 fate', () => {
    const resources = SALVAGE.filter(card => card.kind === 'resource');

    expect(count(SALVAGE)).toBe(54);
    expect(RESOURCES.map(resource => count(resources.filter(card => card.resource === resource)))).toEqual([20, 5, 5, 5, 5, 5]);
    expect(count(SALVAGE.filter(card => card.kind === 'wild'))).toBe(4);
    expect(count(SALVAGE.filter(card => card.kind === 'fate'))).toBe(5);
  });

  test('[ZD-VISIT-1] two of the wild cards let their owner visit another merchant', () => {
    expect(count(SALVAGE.filter(card => card.kind === 'wild' && card.visit))).toBe(2);
  });

  test('[ZD-SALV-5] every card is a resource (wild ones count as any) or a fate', () => {
    expect(sorted(SALVAGE.map(card => card.kind))).toEqual(['fate', 'resource', 'wild']);
    expect(SALVAGE.flatMap(card => (card.kind === 'fate' ? [card.effects] : []))).toEqual([
      [{ do: 'draw-salvage', n: 2 }],
      [{ do: 'recover', n: 3 }],
      [{ do: 'discard', n: 2 }],
      [{ do: 'alert-nearest' }],
      [
        { do: 'everyone-draws-salvage', n: 1 },
        { do: 'lose-glory', n: 1 },
      ],
    ]);
  });
});

describe('Events', () => {
  test('[ZD-COMP-6] 17 cards: 6 boons, 5 handicaps, 6 for all', () => {
    expect(count(EVENTS)).toBe(17);
    expect((['boon', 'handicap', 'all'] as const).map(sort => EVENTS.filter(event => event.sort === sort).length)).toEqual([6, 5, 6]);
  });

  test('[ZD-EVENT-3] boons hold for the chooser, handicaps for a rival or the Leader, the rest for all', () => {
    const holders = { boon: ['chooser'], handicap: ['leader', 'rival'], all: ['all'] };

    expect(EVENTS.filter(event => !holders[event.sort].includes(event.on))).toEqual([]);
  });

  test('[ZD-EVENT-3] each event is one effect, and the seventeen are those of the work order', () => {
    const says = (sort: string) =>
      EVENTS.filter(event => event.sort === sort).map(event => everyDatum(event).find(datum => 'do' in datum)!['do']);

    expect(EVENTS.filter(event => everyDatum(event).filter(datum => 'do' in datum).length !== 1)).toEqual([]);
    expect(says('boon')).toEqual(['hand-size', 'extra-action', 'gain-glory', 'draw-salvage', 'keep-glory', 'place-grass']);
    expect(says('handicap')).toEqual(['discard', 'hand-size', 'lose-dice', 'start-beside-enemy', 'no-double-craft']);
    expect(says('all')).toEqual(['patrol-steps', 'no-grass', 'lasting-conditions', 'component-glory', 'discount', 'spawn-enemy']);
  });
});

describe('Merchants', () => {
  const levels = [
    { level: 1, deck: MERCHANT_1, weapon: [3, 4], armour: [3, 3], ammunition: [1, 2], modification: [1, 2], special: [0, 0] },
    { level: 2, deck: MERCHANT_2, weapon: [4, 6], armour: [5, 5], ammunition: [2, 3], modification: [2, 3], special: [11, 13] },
    { level: 3, deck: MERCHANT_3, weapon: [6, 8], armour: [7, 7], ammunition: [3, 4], modification: [3, 4], special: [17, 19] },
  ] as const;
  const between = (values: readonly number[], [low, high]: readonly [number, number]) => {
    expect(Math.min(...values)).toBeGreaterThanOrEqual(low);
    expect(Math.max(...values)).toBeLessThanOrEqual(high);
  };

  test.each(levels)('[ZD-COMP-6] the deck of level $level has 36 cards', ({ deck }) => {
    expect(countGoods(deck)).toBe(36);
  });

  test.each(levels)('[ZD-MERCH-2] the deck of level $level opens every row: 7, 6, 10, 8 and 5 cards of the five types', ({ deck }) => {
    const types = ['weapon', 'armour', 'ammunition', 'modification', 'miscellaneous'] as const;

    expect(types.map(type => countGoods(goodsOf(deck, type)))).toEqual([7, 6, 10, 8, 5]);
    for (const { type, card } of deck) {
      if ('type' in card) expect(card.type === 'ammunition' ? 'ammunition' : 'miscellaneous').toBe(type);
      else if (card.kind === 'coil' || card.kind === 'weave') expect(type).toBe('modification');
      else expect(card.kind).toBe(type);
    }
  });

  test.each(levels)('level $level sells 2 bows, 2 melee weapons, 2 slings and 1 trap caster', ({ deck }) => {
    const kinds = goodsOf(deck, 'weapon').map(({ card }) => ('symbols' in card && card.symbols[0]) || 'melee');

    expect(kinds).toEqual(['bow', 'bow', 'melee', 'melee', 'sling', 'sling', 'caster']);
  });

  test.each(levels)('level $level sells 5 kinds of ammunition for all weapons; only those for casters are traps', ({ deck }) => {
    const ammunition = deck.flatMap(({ card }) => ('type' in card && card.type === 'ammunition' ? [card] : []));

    expect(ammunition.map(copies)).toEqual([2, 2, 2, 2, 2]);
    expect(sorted(ammunition.flatMap(card => card.symbols))).toEqual(['bow', 'caster', 'sling']);
    expect(ammunition.filter(card => card.symbols.includes('caster') !== (card.trap === true))).toEqual([]);
  });

  test.each(levels)('[ZD-MOD-6] level $level sells 4 coils and 4 weaves of its grade under different names', ({ level, deck }) => {
    const modifications = deck.flatMap(({ card }) => ('grade' in card ? [card] : []));

    expect(modifications.map(card => card.kind)).toEqual(['coil', 'coil', 'coil', 'coil', 'weave', 'weave', 'weave', 'weave']);
    expect(modifications.filter(card => card.grade !== level)).toEqual([]);
    expect(new Set(modifications.map(card => card.name)).size).toBe(8);
    expect(modifications.map(card => card.name)).toContain('Resist Melee');
  });

  test.each(levels)('[ZD-R-131] level $level sells 3 items for the deck, playable at any time, and 2 pouches', ({ deck }) => {
    const cards = goodsOf(deck, 'miscellaneous').map(({ card }) => card);

    expect(cards.map(card => ('type' in card && card.type === 'interrupt' ? card.when : 'arc' in card && card.arc))).toEqual([
      'any-time',
      'any-time',
      'any-time',
      'pouch',
      'pouch',
    ]);
  });

  test.each(levels)('[ZD-MERCH-5] prices of level $level are shards and at most one special resource, within the work order', row => {
    for (const type of ['weapon', 'armour', 'ammunition', 'modification'] as const) between(goodsOf(row.deck, type).map(cost), row[type]);
    between(goodsOf(row.deck, 'miscellaneous').map(cost), [row.level, row.level + 2]);
    expect(row.deck.filter(goods => goods.price.shards < 1 || specials(goods) > 1)).toEqual([]);
    between([countGoods(row.deck.filter(goods => specials(goods) === 1))], row.special);
  });

  test('armour and weapons grow with the level', () => {
    const pool = (goods: Goods) => ('dice' in goods.card ? JSON.stringify(goods.card.dice) : '');
    const pools = (type: 'weapon' | 'armour') => MERCHANTS.map(deck => sorted(goodsOf(deck, type).map(pool)));

    expect(pools('weapon').slice(0, 2)).toEqual([
      ['{"blue":1,"orange":1}', '{"orange":2}'],
      ['{"black":1}', '{"blue":2}'],
    ]);
    expect(pools('armour')).toEqual([['{"blue":1,"orange":1}', '{"orange":2}'], ['{"blue":2}'], ['{"black":1,"blue":1}']]);
  });

  test('the seven weapons of level 3 roll different dice, each more than those of level 2, and no two have the same text', () => {
    const worthOf = (faces: readonly Face[]): number => faces.reduce<number>((sum, face) => sum + (face === 'crit' ? 2 : face), 0) / 6;
    const mean = (dice: Dice): number => diceOf(poolOf(dice)).reduce((sum, faces) => sum + worthOf(faces), 0);
    const [, second, third] = MERCHANTS.map(deck =>
      goodsOf(deck, 'weapon').flatMap(({ card }) => ('kind' in card && card.kind === 'weapon' ? [card] : [])),
    );

    expect(new Set(third!.map(({ dice }) => JSON.stringify(dice))).size).toBe(7);
    expect(Math.min(...third!.map(({ dice }) => mean(dice)))).toBeGreaterThan(Math.max(...second!.map(({ dice }) => mean(dice))));
    expect(new Set(third!.map(({ arc, crit, attack }) => JSON.stringify([arc, crit, attack]))).size).toBe(7);
  });
});

describe('Stamina', () => {
  test('[ZD-COMP-6] 20 identical cards without text', () => {
    const { flavour: _, ...printed } = STAMINA;

    expect(printed).toEqual({ id: 'stamina', name: 'Stamina', copies: 20, type: 'stamina' });
  });
});
