/** Equipment: ZD-EQ-1..13, ZD-R-131, ZD-R-132. Modifications have a file of their own. */
import { describe, expect, test } from 'vitest';
import { CARDS, cardNamed, equipmentCard } from '../content/box.ts';
import { ARCS } from '../content/kinds.ts';
import type { Armour, Goods, Miscellaneous } from '../content/types.ts';
import { ammunition, armour, arrow, bow, goods, pouch, printEnemy, sling, strike, trait } from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { damage, field, hits, shoot } from '../testing/skirmish.ts';
import { attackHunters } from './enemy-attack.ts';
import { beginTurn } from './turn.ts';

const free = { shards: 0 } as const;
const coat: Armour = { id: 'coat', name: 'Coat', kind: 'armour', arc: 'armour', dice: { blue: 1 }, crit: [], slots: 1 };
const bag: Miscellaneous = { id: 'bag', name: 'Bag', kind: 'miscellaneous', arc: 'pouch', slots: 0 };

/** Seat 0 buys this card from a row that holds nothing else. */
function buying(sort: 'equipment' | 'modification' | 'action', one: Goods, hunter: HunterOn = {}): DawnRehearsal {
  const stage = given({ hunters: [{ hunter: 'carja', ...hunter }, { hunter: 'forgesmith' }], state: { step: 'buy', active: 0 } });
  const merchant = stage.state.merchants[0]!;
  Object.assign(merchant, { isOpen: true, row: [goods(sort, one)] });
  return stage.play().answer('buy', one.card.id);
}

/** Seat 0 is struck for so much with these dice. */
function struck(hunter: HunterOn, hurt: number, evade: (number | string)[]): DawnRehearsal {
  const position: Position = {
    hunters: [
      { hunter: 'carja', at: [1, 1], ...hunter },
      { hunter: 'forgesmith', at: [5, 2] },
    ],
    enemies: [{ type: 'watcher', at: [1, 1], isAlert: true }],
    dice: { evade },
    state: { step: 'enemies' },
  };
  return given(position).run(table => attackHunters(table, table.state.enemies[0]!, strike(hurt)));
}
const suffered = (stage: DawnRehearsal): unknown[] => stage.toldOf('hunter-damaged').map(event => event.n);
const evadeRolls = (stage: DawnRehearsal): unknown[] => stage.toldOf('dice-rolled').map(event => event.faces);

describe('Equipment', () => {
  test('[ZD-EQ-1] [ZD-EQ-2] [ZD-R-132] new equipment takes its arc at once; what lay there leaves the game', () => {
    const worn = armour();
    const stage = buying('equipment', { type: 'armour', price: free, card: coat }, { equipment: { armour: worn } });

    const bought = cardNamed('coat');
    const { equipment, draw } = stage.hunter(0);
    expect(equipment).toEqual([cardNamed('carja-noonday-blade'), cardNamed('carja-courtyard-bow'), -1, bought, -1]);
    expect(draw).not.toContain(bought);
    expect(stage.state.removed).toEqual([worn]);
    expect(stage.types('equipment-lost', 'equipped')).toEqual(['equipment-lost', 'equipped']);
  });

  test('[ZD-EQ-1] every piece of equipment of the box has exactly one of the five arcs, and a hunter one place for each', () => {
    const arcs = CARDS.filter(one => one.sort === 'equipment').map(one => equipmentCard(one.no).arc);
    const { equipment } = given({ hunters: [{ hunter: 'forgesmith' }, { hunter: 'carja' }] }).hunter(0);

    expect(arcs.filter(arc => !ARCS.includes(arc))).toEqual([]);
    expect(equipment).toHaveLength(ARCS.length);
    equipment.forEach((card, arc) => {
      if (card >= 0) expect(equipmentCard(card).arc).toBe(ARCS[arc]);
    });
  });

  test('[ZD-EQ-3] equipment is a weapon, armour or miscellaneous', () => {
    const kinds = CARDS.filter(one => one.sort === 'equipment').map(one => equipmentCard(one.no).kind);

    expect([...new Set(kinds)].sort()).toEqual(['armour', 'miscellaneous', 'weapon']);
  });

  test.each([
    { range: 2, seen: ['e0', 'e1', 'e2'], id: '[ZD-EQ-4] range 2 reaches squares 0 to 2 away' },
    { range: 3, seen: ['e0', 'e1', 'e2', 'e3'], id: '[ZD-EQ-4] range 3 reaches squares 0 to 3 away' },
  ])('$id', ({ range, seen }) => {
    const ranged = bow({ range });
    const stage = field({ hand: [arrow()], equipment: { ranged } }, [
      { at: [2, 1] },
      { at: [3, 1] },
      { at: [4, 1] },
      { at: [5, 1] },
      { at: [6, 1] },
    ]);

    expect(shoot(stage, ranged).options('choose-target')).toEqual(seen);
  });

  test('[ZD-EQ-5] range 0 reaches the own square only', () => {
    const ranged = bow({ range: 0 });
    const equipment = { ranged, melee: -1 };

    const beside = field({ hand: [arrow()], equipment }, [{ at: [3, 1] }]).play();
    const same = field({ hand: [arrow()], equipment }, [{ at: [3, 1] }, { at: [2, 1] }]).play();

    expect(beside.options()).not.toContain('ranged');
    expect(same.answer('take-action', 'ranged').toldOf('attack-declared')).toMatchObject([{ enemy: 1 }]);
  });

  test('[ZD-EQ-6] the dice of the weapon are the base of the roll', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 } });
    const stage = shoot(
      field({ hand: [arrow({ dice: { blue: 1 } })], equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: [2, 3] } }),
      ranged,
    );

    expect(stage.toldOf('dice-rolled')).toMatchObject([{ faces: [2, 3] }]);
  });

  test.each([
    { pick: 'bow', worth: 2 },
    { pick: 'nothing', worth: 0 },
  ])('[ZD-EQ-7] a crit may give what the weapon says: $pick, $worth damage', ({ pick, worth }) => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 }, crit: [damage(2)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: ['crit'] } }), ranged);

    expect(hits(stage.answer('spend-crit', pick))).toEqual([worth]);
  });

  test('[ZD-EQ-8] ammunition needs one symbol in common with the weapon', () => {
    const hand = [
      arrow(),
      ammunition('bomb', { symbols: ['sling'] }),
      ammunition('charge', { symbols: ['caster', 'sling'] }),
      ammunition('line', { symbols: ['caster'] }),
    ];
    const offered = (ranged: number): string[] =>
      shoot(field({ hand, equipment: { ranged } }, [{ at: [3, 1], components: [2] }]), ranged).options('play-ammunition');

    expect(offered(bow({ symbols: ['bow', 'sling'] }))).toEqual(['arrow', 'bomb', 'charge']);
    expect(offered(sling())).toEqual(['bomb', 'charge']);
    expect(
      field({ hand: hand.slice(1, 2), equipment: { ranged: bow() } }, [{ at: [3, 1] }])
        .play()
        .options(),
    ).not.toContain('ranged');
  });

  test('[ZD-EQ-9] armour gives the evade dice', () => {
    const stage = struck({ equipment: { armour: armour({ dice: { orange: 2 } }) } }, 4, [2, 1]);

    expect(evadeRolls(stage)).toEqual([[2, 1]]);
    expect(suffered(stage)).toEqual([1]);
  });

  test('[ZD-EQ-10] the crit entry of armour applies to evade crits', () => {
    const stage = struck({ equipment: { armour: armour({ dice: { orange: 2 }, crit: [{ do: 'block', n: 2 }] }) } }, 5, ['crit', 'crit']);

    expect(suffered(stage)).toEqual([1]);
  });

  test('[ZD-EQ-11] only armour is used to evade', () => {
    const bulky = pouch({ dice: { orange: 3 } } as object);

    const stage = struck({ equipment: { armour: -1, pouch: bulky } }, 2, []);

    expect(evadeRolls(stage)).toEqual([]);
    expect(suffered(stage)).toEqual([2]);
  });

  test('[ZD-EQ-12] miscellaneous equipment does what it says: one card more in hand', () => {
    const draw = [
      'carja-hunter-arrow.1',
      'carja-hunter-arrow.2',
      'carja-dazzle-arrow',
      'carja-sidestep',
      'carja-quick-riposte',
      'carja-take-a-bow',
      'carja-crowd-pleaser',
    ];
    const drawn = (equipment: HunterOn['equipment']): number =>
      given({ hunters: [{ hunter: 'carja', draw, ...(equipment && { equipment }) }, { hunter: 'forgesmith' }] })
        .run(beginTurn)
        .hunter(0).hand.length;

    expect(drawn({})).toBe(5);
    expect(drawn({ pouch: pouch({ always: [{ do: 'hand-size', n: 1 }] }) })).toBe(6);
  });

  test('[ZD-EQ-13] a trait is always in force: one card more from a craft', () => {
    const discard = ['carja-hunter-arrow.1', 'carja-hunter-arrow.2', 'carja-dazzle-arrow', 'carja-sidestep', 'carja-quick-riposte'];
    const stage = field({ discard, traits: [trait({ always: [{ do: 'craft-bonus', n: 1 }] })] }, [{ at: [6, 0] }]);

    stage.play().answer('take-action', 'craft').answer('craft-size', 'craft-3');

    expect(stage.keys(stage.hunter(0).draw)).toEqual(discard.slice(0, 4));
    expect(stage.keys(stage.hunter(0).discard)).toEqual(discard.slice(4));
  });

  test('[ZD-EQ-13] the profile of a hunter is in force without being anywhere on the table', () => {
    const stage = given({
      hunters: [
        { hunter: 'forgesmith', at: [1, 1], equipment: { armour: -1 } },
        { hunter: 'carja', at: [5, 2] },
      ],
      enemies: [{ type: 'watcher', at: [1, 1] }],
      state: { step: 'enemies' },
    });

    stage.run(table => attackHunters(table, table.state.enemies[0]!, strike(1, { effects: [{ do: 'inflict', condition: 'fire' }] })));

    expect(stage.hunter(0).fire).toBe(0);
  });
});

describe('Miscellaneous goods', () => {
  test('[ZD-R-131] with an arc it is equipment and lies in that arc', () => {
    const stage = buying('equipment', { type: 'miscellaneous', price: free, card: bag });

    expect(stage.hunter(0).equipment[4]).toBe(cardNamed('bag'));
    expect(stage.hunter(0).draw).not.toContain(cardNamed('bag'));
  });

  test('[ZD-R-131] without an arc it is a card of the action deck', () => {
    const potion = { id: 'potion', name: 'Potion', type: 'interrupt', when: 'any-time', effects: [] } as const;
    const stage = buying('action', { type: 'miscellaneous', price: free, card: potion });

    expect(stage.hunter(0).draw.at(-1)).toBe(cardNamed('potion'));
    expect(stage.hunter(0).equipment).not.toContain(cardNamed('potion'));
  });

  test('[ZD-R-131] every miscellaneous card of the merchants is one or the other', () => {
    const sorts = CARDS.filter(one => one.note?.type === 'miscellaneous').map(one => one.sort);

    expect([...new Set(sorts)].sort()).toEqual(['action', 'equipment']);
  });
});
