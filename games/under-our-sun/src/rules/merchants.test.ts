import { describe, expect, test } from 'vitest';
import { cardNamed, deckOf, keyOf, thing } from '../content/box.ts';
import { AMMUNITION, CUBES, RESOURCES } from '../content/kinds.ts';
import { HAVEN } from '../places.ts';
import { foesHere, freePlaces, noGoods, total } from '../questions.ts';
import { cubesEverywhere, dealOn, dealWith, haggle, reasons, stockOf, thingsEverywhere } from '../testing/market.ts';
import { FEWER_CUBES, hexOn, trek } from '../testing/rehearsal.ts';
import { act } from './acting.ts';
import { calmMerchants, canDeal, nextDealer, openDealing, stealFrom, stockDealer, stockLawrence } from './merchants.ts';

describe('stock', () => {
  test('[US-LAW-1] [US-SETUP-18] [US-R-72] Lawrence has 4 water, 4 random resources, 2 starred cards that nobody bought, 1 loot card', () => {
    const r = trek({ characters: [{ items: ['tent.1', 'crowbar.1'] }, {}], spare: ['bag'] });
    const before = thingsEverywhere(r.state);

    stockLawrence(r.table);

    const lawrence = r.state.merchants[0]!;
    const cards = lawrence.items.map(one => one.card);
    expect([lawrence.id, lawrence.hex, lawrence.water, total(lawrence.goods), total(r.state.bag)]).toEqual(['lawrence', HAVEN, 4, 4, 15]);
    expect(cards.map(deckOf)).toEqual(['item', 'item', 'loot']);
    expect(cards.slice(0, 2).every(card => thing(card).stars > 0)).toBe(true);
    expect(cards.map(keyOf)).not.toContain('tent.1');
    expect(thingsEverywhere(r.state)).toEqual(before);
    expect(r.types()).toEqual(['merchant-stocked']);
  });

  test('[US-R-72] the two are drawn from all starred cards, gear as well', () => {
    const starred = (): number[] => [...r.state.itemDeck, ...r.state.gearDeck].filter(card => thing(card).stars > 0);
    let r = trek();
    const order = [cardNamed('backpack.1'), ...starred().filter(card => keyOf(card) !== 'backpack.1')];
    r = trek({ dice: { setup: [order] } });
    stockLawrence(r.table);
    expect(r.state.merchants[0]!.items.map(one => keyOf(one.card))[0]).toBe('backpack.1');
    expect(r.state.gearDeck).not.toContain(cardNamed('backpack.1'));
  });

  test('[US-DEAL-1] [US-DEAL-2] [US-R-124] a dealer stands where he arrives, with 4 water, 4 random resources and 3 cards of loot, none of them a bundle', () => {
    const r = trek({ loot: ['axe', 'picnic-hamper', 'sabre', 'glove-compartment', 'drone', 'stun-rod'], spare: ['bag'] });
    r.state.lootUsed = [];

    stockDealer(r.table, nextDealer(r.state)!, HAVEN);

    const vesna = r.state.merchants[0]!;
    expect([vesna.id, vesna.hex, vesna.water, total(vesna.goods)]).toEqual(['vesna', HAVEN, 4, 4]);
    expect(vesna.items.map(one => keyOf(one.card))).toEqual(['axe', 'sabre', 'drone']);
    expect([r.state.lootDeck, r.state.lootUsed].map(deck => deck.map(keyOf))).toEqual([
      ['stun-rod'],
      ['picnic-hamper', 'glove-compartment'],
    ]);
    expect(r.types()).toEqual(['dealer-arrived', 'merchant-stocked']);
  });

  test('[US-R-124] a deck of bundles alone leaves him without cards', () => {
    const r = trek({ loot: ['picnic-hamper', 'glove-compartment'], spare: ['bag'] });
    stockDealer(r.table, 'vesna', HAVEN);
    expect([r.state.merchants[0]!.items, r.state.lootDeck, r.state.lootUsed.length]).toEqual([[], [], 2]);
  });

  test('[US-DEAL-2] out of an empty bag comes nothing', () => {
    const r = trek({ state: { bag: noGoods(), supply: noGoods() }, despite: FEWER_CUBES });
    stockDealer(r.table, 'vesna', HAVEN);
    expect([total(r.state.merchants[0]!.goods), r.state.merchants[0]!.water]).toEqual([0, 4]);
  });

  test('[US-DEAL-1] dealers come one after the other, each once, and never two to a tile', () => {
    const r = trek({ characters: [{}, { at: 'n' }], merchants: [{ id: 'lawrence' }, { id: 'vesna', at: 'n' }], spare: ['bag'] });
    r.state.merchants[1]!.hex = -1;
    expect(nextDealer(r.state)).toBe('corriveau');
    stockDealer(r.table, 'corriveau', hexOn('n'));
    expect(nextDealer(r.state)).toBe('hob-and-dunya');
    stockDealer(r.table, 'hob-and-dunya', hexOn('n'));
    expect(nextDealer(r.state)).toBe('hob-and-dunya');
    stockDealer(r.table, 'hob-and-dunya', hexOn('s'));
    expect(nextDealer(r.state)).toBeNull();
  });
});

describe('dealing', () => {
  test('[US-LAW-2] [US-HAVEN-2] whoever stands beside a merchant can deal with him, and nobody else', () => {
    const r = trek({ characters: [{}, { at: 'n' }], merchants: [{}] });
    expect([canDeal(r.state, 0), canDeal(r.state, 1)]).toEqual([0, -1]);
  });

  test('[US-DEAL-3] of several merchants it is the one on the tile', () => {
    const r = trek({ characters: [{ at: 'n' }, {}], merchants: [{ id: 'lawrence' }, { id: 'vesna', at: 'n' }] });
    expect([canDeal(r.state, 0), canDeal(r.state, 1)]).toEqual([1, 0]);
  });

  test('[US-MERCH-1] any number of deals in one opening, also with the last AP; then the turn is over', () => {
    const r = dealWith({ water: 3, goods: { wood: 1 } }, { ap: 0, water: 4, items: ['knife.1'], goods: { food: 1 } });

    r.answer('deal', 'ammo-arrow').answer('pay', 'water-1');
    dealOn(r).answer('deal', 'sell-knife.1');
    dealOn(r).answer('deal', 'cube-wood').answer('pay', 'food-1');
    dealOn(r).answer('deal', 'done');

    expect(r.types()).toEqual(['dealing-begun', 'bought', 'sold', 'bought', 'dealing-over', 'turn-ended']);
    expect([r.state.step, r.state.dealing, r.character(0).ap]).toEqual(['next-turn', -1, 0]);
    expect([r.goods(0), r.character(0).water, r.character(0).ammunition, r.items(0)]).toEqual([{ wood: 1 }, 4, [0, 1], []]);
    expect(stockOf(r)).toEqual({ water: 3, food: 1 });
  });

  test('[US-MERCH-1] [US-HAVEN-2] dealing is opened for 1 AP', () => {
    const r = trek({ characters: [{ water: 5 }, {}], merchants: [{}] }).run(act);
    r.answer('act', 'deal');
    expect([r.state.step, r.state.dealing, r.character(0).ap]).toEqual(['deal', 0, 5]);
    dealOn(r).only('deal', ['ammo-cartridge', 'ammo-arrow', 'done']);
  });

  test('[US-MERCH-1] with AP left the turn goes on', () => {
    const r = dealWith({}, { ap: 2 }).answer('deal', 'done');
    expect([r.state.step, r.state.dealing, r.character(0).ap]).toEqual(['act', -1, 2]);
  });

  test('[US-MERCH-2] [US-WATER-5] [US-R-73] a card for its value, in water and resources; what is paid joins his stock', () => {
    const r = dealWith({ water: 1, items: ['antibiotic.1'] }, { water: 5, goods: { plastic: 1 } });

    r.answer('deal', 'buy-antibiotic.1').only('pay', ['water-2-plastic-1', 'water-5']).answer('pay', 'water-2-plastic-1');

    expect([r.items(0), r.character(0).water, r.goods(0)]).toEqual([['antibiotic.1'], 3, {}]);
    expect([stockOf(r), r.state.merchants[0]!.items]).toEqual([{ water: 3, plastic: 1 }, []]);
    expect(r.toldOf('bought')).toMatchObject([{ what: 'card', id: cardNamed('antibiotic.1'), water: 2, changeWater: 0 }]);
  });

  test('[US-R-73] exact payments come first; more than the price may be paid, but no piece too many', () => {
    const r = dealWith({ items: ['knife.1'] }, { water: 2, goods: { food: 2, alcohol: 1 } });
    r.answer('deal', 'buy-knife.1').only('pay', ['alcohol-1', 'water-1-food-1', 'food-2']);
  });

  test('[US-R-73] change comes out of his stock by value, in the way that the buyer wants', () => {
    const r = dealWith(
      { water: 1, goods: { fabric: 1, food: 1 }, items: [{ id: 'trinket', value: 1 }] },
      { water: 0, goods: { alcohol: 1 } },
    );

    r.answer('deal', 'buy-trinket').only('change', ['water-1-fabric-1', 'food-1']).answer('change', 'food-1');

    expect([r.goods(0), stockOf(r)]).toEqual([{ food: 1 }, { water: 1, fabric: 1, alcohol: 1 }]);
  });

  test('[US-R-73] what he has not got he does not give back', () => {
    const r = dealWith({ goods: { metal: 1 }, items: [{ id: 'trinket', value: 1 }] }, { water: 0, goods: { plastic: 1 } });
    r.answer('deal', 'buy-trinket');
    expect([r.goods(0), stockOf(r)]).toEqual([{ metal: 1 }, { water: 0, plastic: 1 }]);
  });

  test('[US-MERCH-3] [US-WATER-5] 1 alcohol against 3 water, or against 1 wood and 1 fabric', () => {
    const given = (): ReturnType<typeof dealWith> =>
      dealWith({ water: 3, goods: { wood: 1, fabric: 1 } }, { water: 0, goods: { alcohol: 1 } });

    const water = given().answer('deal', 'cube-water').answer('change', 'water-2');
    expect([water.character(0).water, stockOf(water)]).toEqual([3, { water: 0, fabric: 1, wood: 1, alcohol: 1 }]);

    const wood = given().answer('deal', 'cube-wood').answer('change', 'fabric-1');
    expect([wood.goods(0), stockOf(wood)]).toEqual([
      { wood: 1, fabric: 1 },
      { water: 3, alcohol: 1 },
    ]);
  });

  test('[US-MERCH-3] nothing is swapped for its like', () => {
    const r = dealWith({ goods: { food: 1 } }, { water: 1, goods: { food: 2, wood: 1 } });
    r.answer('deal', 'cube-food');
    expect([r.goods(0), stockOf(r)]).toEqual([{ food: 3 }, { water: 0, wood: 1 }]);
  });

  test('[US-MERCH-7] he has no more than his stock: with 2 water left, 2 come back', () => {
    const r = dealWith({ water: 2 }, { water: 0, goods: { alcohol: 1 } }).answer('deal', 'cube-water');
    expect([r.character(0).water, stockOf(r)]).toEqual([2, { water: 0, alcohol: 1 }]);
    dealOn(r).only('deal', ['ammo-cartridge', 'ammo-arrow', 'steal', 'done']);
  });

  test('[US-MERCH-4] [US-R-74] he pays half, rounded down, and puts the card on offer', () => {
    const r = dealWith({ water: 4 }, { water: 0, items: ['medkit.1', { id: 'trinket', value: 1 }] });

    r.answer('deal', 'sell-medkit.1');
    dealOn(r).answer('deal', 'sell-trinket');

    expect(r.toldOf('sold').map(one => [one.value, one.water])).toEqual([
      [3, 3],
      [0, 0],
    ]);
    expect([r.character(0).water, r.items(0), stockOf(r)]).toEqual([3, [], { water: 1 }]);
    expect(r.state.merchants[0]!.items.map(one => keyOf(one.card))).toEqual(['medkit.1', 'trinket']);
  });

  test('[US-R-74] the seller says in what; and if he cannot pay all, takes less or keeps the card', () => {
    const rich = dealWith({ water: 1, goods: { plastic: 1, wood: 1, metal: 1 } }, { water: 0, items: ['medkit.1'] });
    rich.answer('deal', 'sell-medkit.1').only('payout', ['water-1-wood-1', 'plastic-1', 'metal-1-wood-1']);

    const poor = dealWith({ water: 1, goods: { metal: 1 } }, { water: 0, items: ['medkit.1'] });
    poor.answer('deal', 'sell-medkit.1').only('payout', ['water-1-metal-1', 'keep']).answer('payout', 'keep');
    expect([poor.items(0), poor.types()]).toEqual([['medkit.1'], ['dealing-begun']]);
    dealOn(poor).answer('deal', 'sell-medkit.1').answer('payout', 'water-1-metal-1');
    expect(poor.toldOf('sold')).toMatchObject([{ value: 3, water: 1 }]);
  });

  test('[US-MERCH-5] ammunition is always there, for 1 water each', () => {
    const r = dealWith({}, { water: 2 }).answer('deal', 'ammo-cartridge');
    dealOn(r).answer('deal', 'ammo-cartridge');
    expect([r.character(0).ammunition, r.character(0).water, stockOf(r)]).toEqual([[2, 0], 0, { water: 2 }]);
    // Nothing else is left to do.
    expect([dealOn(r).open, r.state.step]).toEqual([[], 'act']);
  });

  test('[US-AMMO-3] ammunition goes straight onto a weapon that has room for it', () => {
    const r = dealWith({}, { water: 1, items: [{ card: 'bow.1', n: 2 }], goods: { food: 6 } })
      .answer('deal', 'ammo-arrow')
      .answer('pay', 'water-1');
    expect([r.character(0).items[0]!.n, r.character(0).ammunition]).toEqual([3, [0, 0]]);
  });

  test('[US-MERCH-6] [US-DECK-4] a tent becomes 3 fabric and 1 connector; the card is in its deck, the fee in his stock', () => {
    const r = dealWith({}, { water: 1, items: ['tent.1'] });
    const fabric = r.state.supply[1]!;

    r.answer('deal', 'break-tent.1');

    expect([r.goods(0), r.items(0), r.character(0).water]).toEqual([{ fabric: 3, connector: 1 }, [], 0]);
    expect([r.state.itemDeck.map(keyOf).includes('tent.1'), r.state.supply[1]! - fabric, stockOf(r)]).toEqual([true, -3, { water: 1 }]);
  });

  test('[US-R-75] loot with a recipe can be broken up, and what has none cannot; cubes that the supply lacks are not replaced', () => {
    const r = dealWith({}, { is: 'boone', water: 2, items: ['axe', 'surveyors-map'] });
    const recipe = thing(cardNamed('axe')).recipe!;
    expect(Object.keys(recipe).length).toBeGreaterThan(0);
    expect(r.options()).toContain('break-axe');
    expect(r.options()).not.toContain('break-surveyors-map');
    expect(reasons(r.decision('deal'))).toContainEqual({
      about: cardNamed('surveyors-map'),
      why: 'US-R-75',
      facts: { reason: 'no-recipe', deal: 'break' },
    });
    r.state.supply = r.state.supply.map(() => 0);
    r.answer('deal', 'break-axe');
    expect([r.goods(0), r.state.lootUsed.map(keyOf)]).toEqual([{}, ['axe']]);
  });

  test('[US-MERCH-8] [US-R-119] a weapon that was sold is bought back at its full value, fully loaded', () => {
    const r = dealWith({ water: 3 }, { water: 2, goods: { metal: 1 }, items: [{ card: 'bow.1', n: 1 }] }).answer('deal', 'sell-bow.1');
    expect([r.character(0).water, r.items(0), stockOf(r)]).toEqual([5, [], { water: 0 }]);

    dealOn(r).answer('deal', 'buy-bow.1');

    expect([r.character(0).water, r.goods(0), stockOf(r)]).toEqual([0, {}, { water: 5, metal: 1 }]);
    expect(r.character(0).items).toEqual([{ card: cardNamed('bow.1'), n: 3, isFlipped: false }]);
  });

  test('[US-AMMO-8] a weapon comes fully loaded from any merchant', () => {
    const r = dealWith({ items: [{ card: 'pistol.1', n: 0 }] }, { water: 5, items: ['water-bottle.1', 'water-bottle.2'], goods: {} });
    r.character(0).water = 10;
    dealOn(r).answer('deal', 'buy-pistol.1');
    expect(r.character(0).items.at(-1)).toEqual({ card: cardNamed('pistol.1'), n: 4, isFlipped: false });
  });

  test('[US-R-79] [US-MERCH-7] places are looked at after payment', () => {
    const full = { water: 3, goods: { metal: 3 }, items: ['rope.1', 'bedroll.1'] } as const;
    const r = dealWith({ items: ['knife.1'] }, full);
    r.answer('deal', 'buy-knife.1');
    expect([r.goods(0), r.items(0)]).toEqual([{}, ['rope.1', 'bedroll.1', 'knife.1']]);
  });

  test('[US-R-79] [US-MERCH-7] what is too dear or has no place is not offered, and it is said why', () => {
    const r = dealWith(
      { items: ['knife.1', 'precision-rifle'], goods: { wood: 1 } },
      { water: 4, goods: { plastic: 3 }, items: ['rope.1', 'bedroll.1'] },
    );
    r.only('deal', [
      'cube-wood',
      'ammo-cartridge',
      'ammo-arrow',
      'sell-rope.1',
      'sell-bedroll.1',
      'break-rope.1',
      'break-bedroll.1',
      'steal',
      'done',
    ]);
    expect(reasons(r.decision('deal')).slice(0, 2)).toEqual([
      { about: cardNamed('knife.1'), why: 'US-R-79', facts: { reason: 'no-room', deal: 'buy', price: 3, held: 13, room: 0 } },
      { about: cardNamed('precision-rifle'), why: 'US-MERCH-2', facts: { reason: 'too-dear', deal: 'buy', price: 14, held: 13, room: 0 } },
    ]);
  });

  test('[US-R-79] [US-WATER-4] whoever sells a bottle must have place for the water', () => {
    const r = dealWith({ items: ['knife.1'] }, { water: 6, items: ['water-bottle.1'] });
    expect(r.options()).not.toContain('sell-water-bottle.1');
    expect(reasons(r.decision('deal'))).toContainEqual({
      about: cardNamed('water-bottle.1'),
      why: 'US-R-79',
      facts: { reason: 'no-room', deal: 'sell', price: 0, held: 6, room: 6 },
    });
  });

  test('[US-CHAR-7] a hero item makes room for its hero alone', () => {
    const full = { water: 2, items: ['rope.1', 'bedroll.1'], goods: { plastic: 3 } } as const;
    const pouch = (hero: 'ida' | 'boone') =>
      ({ id: `${hero}s-pouch`, value: 2, hero, always: [{ is: 'room', of: 'flexible', n: 1 }] }) as const;
    expect(dealWith({ items: [pouch('boone')] }, full).options()).not.toContain('buy-boones-pouch');
    expect(dealWith({ items: [pouch('ida')] }, full).options()).toContain('buy-idas-pouch');
  });
});

describe('traits', () => {
  test('[US-MERCH-4] Vesna pays 60 % for gear, and half for anything else', () => {
    const r = dealWith({ water: 9 }, { water: 0, items: ['padded-vest.1', 'bow.1'] }).answer('deal', 'sell-padded-vest.1');
    dealOn(r).answer('deal', 'sell-bow.1');
    expect(r.toldOf('sold').map(one => one.value)).toEqual([2, 3]);
    expect([thing(cardNamed('boots.1')).value, thing(cardNamed('padded-vest.1')).value]).toEqual([6, 4]);
    const boots = dealWith({ water: 9 }, { water: 0, items: ['boots.1'] }).answer('deal', 'sell-boots.1');
    expect(boots.toldOf('sold').map(one => one.value)).toEqual([3]);
    const coat = dealWith({ water: 9 }, { water: 0, items: ['plated-coat'] }).answer('deal', 'sell-plated-coat');
    expect(coat.toldOf('sold').map(one => one.value)).toEqual([5]);
  });

  test('[US-MERCH-2] Corriveau takes 1 less for what is medical', () => {
    const r = dealWith({ id: 'corriveau', items: ['bandage.1', 'knife.1'] }, { water: 4 }).answer('deal', 'buy-bandage.1');
    dealOn(r).answer('deal', 'buy-knife.1');
    expect(r.toldOf('bought').map(one => one.water)).toEqual([1, 3]);
  });

  test('[US-MERCH-3] Hob and Dunya swap one cube for an equal one that they have not got, once a visit', () => {
    const r = dealWith({ id: 'hob-and-dunya', goods: { connector: 1 } }, { water: 0, goods: { food: 2, alcohol: 1 } });
    const plastic = r.state.supply[6]!;
    expect(r.options().filter(key => key.startsWith('fair-'))).toEqual(['fair-wood', 'fair-plastic']);

    r.answer('deal', 'fair-plastic');

    expect([r.goods(0), stockOf(r), r.state.supply[6]! - plastic]).toEqual([
      { food: 2, plastic: 1 },
      { water: 0, connector: 1, alcohol: 1 },
      -1,
    ]);
    expect(
      dealOn(r)
        .options()
        .filter(key => key.startsWith('fair-')),
    ).toEqual([]);
    r.answer('deal', 'done');
    openDealing(r.table, 0, 0);
    expect(dealOn(r).options()).toContain('fair-wood');
  });
});

describe('theft', () => {
  const rich = { goods: { wood: 1, alcohol: 2 }, water: 4 } as const;

  test('[US-STEAL-1] [US-STEAL-2] [US-R-76] 1 further AP and a stealth test; a success takes one resource of choice, however many successes', () => {
    const r = dealWith(rich, { ap: 1 }, { dice: { test: [[1, 1]] } }).answer('deal', 'steal');

    r.only('choose-resource', ['wood', 'alcohol']).answer('choose-resource', 'alcohol');

    expect(r.toldOf('rolled')).toMatchObject([{ dice: ['yellow', 'blue'], for: 'theft' }]);
    expect([r.goods(0), r.character(0).ap, stockOf(r)]).toEqual([{ alcohol: 1 }, 0, { water: 4, wood: 1, alcohol: 1 }]);
    expect([r.state.step, dealOn(r).options().includes('steal')]).toEqual(['deal', false]);
    expect(reasons(r.decision('deal'))).toContainEqual({
      about: 0,
      why: 'US-STEAL-1',
      facts: { reason: 'too-few-ap', price: 1, held: 0 },
    });
  });

  test('[US-R-76] attempts go on while AP last, and never for water or cards', () => {
    const r = dealWith({ goods: { wood: 1 }, water: 4, items: ['knife.1'] }, { ap: 3 }, { dice: { test: [[1, 0]] } }).answer(
      'deal',
      'steal',
    );
    expect([r.goods(0), r.character(0).ap]).toEqual([{ wood: 1 }, 2]);
    expect(dealOn(r).options()).not.toContain('steal');
    expect(reasons(r.decision('deal'))).toContainEqual({ about: 0, why: 'US-R-76', facts: { reason: 'nothing-to-steal' } });
  });

  test('[US-STEAL-3] [US-STEAL-4] a failure takes nothing: a free round, an enemy for the rest of the game, and no more dealing', () => {
    const r = dealWith(rich, { ap: 2 }, { dice: { test: [[0, 0]], attack: [[0, 0]], enemy: [[1, 0]] } }).answer('deal', 'steal');
    r.answer('fight', 'attack-merchant-0').answer('join', 'pass');

    expect([r.character(0).ap, r.character(0).hp, r.goods(0)]).toEqual([1, 6, {}]);
    expect(r.types('theft-failed', 'merchant-angered', 'round-begun', 'struck')).toEqual([
      'theft-failed',
      'merchant-angered',
      'round-begun',
      'merchant-angered',
      'struck',
    ]);
    expect([dealOn(r).open, r.state.step, r.state.dealing, canDeal(r.state, 0)]).toEqual([[], 'act', -1, -1]);
    r.character(0).hex = hexOn('n');
    calmMerchants(r.table);
    r.character(0).hex = HAVEN;
    expect([foesHere(r.state, 0), canDeal(r.state, 0)]).toEqual([[{ is: 'merchant', id: 0 }], -1]);
  });

  test('[US-STEAL-5] others are not affected', () => {
    const r = trek({ merchants: [{ id: 'vesna', foes: [0] }] });
    expect([canDeal(r.state, 0), canDeal(r.state, 1), foesHere(r.state, 1)]).toEqual([-1, 0, []]);
  });

  test('[US-STEAL-6] nobody steals from Lawrence', () => {
    const r = dealWith({ ...rich, id: 'lawrence' }, { ap: 3 });
    expect(r.options()).not.toContain('steal');
    expect(reasons(r.decision('deal'))).toContainEqual({ about: 0, why: 'US-STEAL-6', facts: { reason: 'no-theft-here' } });
  });

  test('[US-STEAL-3] whoever dies of it has no turn any more', () => {
    const r = dealWith(rich, { ap: 2, hp: 1 }, { dice: { test: [[0, 0, 0]], attack: [[0, 0, 0]], enemy: [[1, 1]] } }).answer(
      'deal',
      'steal',
    );
    r.answer('fight', 'attack-merchant-0').answer('join', 'pass');
    dealOn(r);
    expect([r.types('died', 'dealing-over', 'turn-ended'), r.state.step]).toEqual([['died', 'dealing-over', 'turn-ended'], 'next-turn']);
  });

  test('[US-STEAL-3] out of stealth a failed theft gives the thief away', () => {
    const r = trek({
      characters: [{ isStealthy: true, karma: 0 }],
      merchants: [{ id: 'vesna', ...rich }],
      dice: {
        test: [
          [0, 0],
          [0, 0],
        ],
        enemy: [[0, 0]],
      },
    });
    r.run(table => stealFrom(table, 0, 0)).answer('fight', 'dodge');
    expect([r.character(0).isStealthy, r.types('exposed', 'struck'), r.result]).toEqual([false, ['exposed', 'struck'], false]);
  });

  test('[US-COMBAT-2] theft costs AP, so enemies on the tile answer it', () => {
    const r = dealWith(rich, { ap: 2 }, { enemies: [{ at: 'haven' }], dice: { test: [[1, 0]], enemy: [[1]] } }).answer('deal', 'steal');
    r.answer('choose-resource', 'wood');
    expect([r.goods(0), r.character(0).hp]).toEqual([{ wood: 1 }, 6]);
  });

  test('[US-STEALTH-2] beside an enemy it needs a stealth check first; passed, nobody answers', () => {
    const r = dealWith(
      rich,
      { ap: 2, isStealthy: true },
      {
        enemies: [{ at: 'haven' }],
        dice: {
          test: [
            [1, 0],
            [0, 1],
          ],
        },
      },
    ).answer('deal', 'steal');
    r.answer('choose-resource', 'wood');
    expect([r.goods(0), r.character(0).isStealthy, r.types('struck')]).toEqual([{ wood: 1 }, true, []]);
  });

  test('[US-LOOT-7] what cannot be carried is laid down', () => {
    const r = dealWith(rich, { ap: 2, goods: { metal: 6 } }, { dice: { test: [[1, 0]] } }).answer('deal', 'steal');
    r.answer('choose-resource', 'alcohol').answer('lay-down', 'metal');
    expect([r.goods(0), r.goodsAt('haven')]).toEqual([{ metal: 5, alcohol: 1 }, { metal: 1 }]);
  });
});

test('[US-R-77] [US-DEAL-3] to the character he fights he is an enemy standee with HP and dice, to others he is none', () => {
  const r = trek({ merchants: [{ id: 'vesna', fights: [0] }] });
  expect([foesHere(r.state, 0), foesHere(r.state, 1)]).toEqual([[{ is: 'merchant', id: 0 }], []]);
});

test('nothing is made and nothing is lost, whatever is dealt', () => {
  const types = new Set<string>();
  for (let round = 0; round < 40; round++) {
    const faces = Array.from({ length: 60 }, (_, i) => ((i * 7 + round) % 3 === 0 ? 1 : 0));
    const r = trek({
      characters: [
        { ap: 3, water: 4, goods: { food: 1, fabric: 2, plastic: 1 }, items: [{ card: 'bow.1', n: 1 }, 'padded-vest.1'] },
        { at: 'n' },
      ],
      merchants: [
        {
          id: (['vesna', 'corriveau', 'hob-and-dunya', 'lawrence'] as const)[round % 4]!,
          water: 4,
          goods: { wood: 1, metal: 2, alcohol: 1, connector: round % 2 },
          items: ['axe', 'bandage.1', 'water-bottle.1', 'backpack.1'],
        },
      ],
      dice: { test: faces, attack: faces, enemy: faces, karma: faces, ammunition: faces },
      spare: ['test', 'attack', 'enemy', 'karma', 'ammunition'],
    });
    const [cubes, things] = [cubesEverywhere(r.state), thingsEverywhere(r.state)];
    openDealing(r.table, 0, 0);
    haggle(r, `deal ${round}`, () => {
      if (r.state.merchants[0]!.hex < 0) return;
      expect(cubesEverywhere(r.state)).toEqual(cubes);
      expect(thingsEverywhere(r.state)).toEqual(things);
    });
    for (const type of r.types('bought', 'sold', 'broken-up', 'stole', 'theft-failed')) types.add(type);
  }
  expect([...types].toSorted()).toEqual(['bought', 'broken-up', 'sold', 'stole', 'theft-failed']);
});
test('[US-MERCH-2] what is offered points at what it is about: a card, ammunition, a cube', () => {
  const r = dealWith({ goods: { wood: 1 } }, { water: 3, items: ['knife.1'] });
  const about = Object.fromEntries(r.decision('deal').options.map(one => [one.key, one.about]));
  expect([about['ammo-arrow'], about['cube-wood'], about['sell-knife.1']]).toEqual([
    [{ kind: 'ammunition', id: 'arrow' }],
    [{ kind: 'cube', id: 'wood' }],
    [{ kind: 'card', id: cardNamed('knife.1') }],
  ]);
});
test('[US-R-79] [US-R-75] what is broken up needs room beside the cards that are kept', () => {
  const offered = (...kept: string[]): boolean =>
    dealWith({}, { water: 3, items: ['scrap-armour.1', ...kept] })
      .options('deal')
      .includes('break-scrap-armour.1');
  expect([offered('tent.1'), offered('tent.1', 'machete.1')]).toEqual([true, false]);
});
test('[US-R-73] whoever pays is told for what: a card, a cube, ammunition, a card that is broken up', () => {
  const bought = (key: string): unknown => {
    const r = dealWith({ goods: { wood: 1 }, items: ['antibiotic.1'] }, { water: 5, goods: { food: 2 }, items: ['tent.1'] });
    const { what, id } = r.answer('deal', key).decision('pay').facts as { what: string; id: number };
    return [what, id];
  };
  expect(['buy-antibiotic.1', 'cube-wood', 'ammo-arrow', 'break-tent.1'].map(bought)).toEqual([
    ['card', cardNamed('antibiotic.1')],
    ['cube', CUBES.indexOf('wood')],
    ['ammunition', AMMUNITION.indexOf('arrow')],
    ['break-up', cardNamed('tent.1')],
  ]);
});
test('[US-MERCH-2] what a card is worth is told beside what it was sold for', () => {
  const r = dealWith({ id: 'corriveau', items: ['antibiotic.1'] }, { water: 5 }).answer('deal', 'buy-antibiotic.1');
  const { value } = thing(cardNamed('antibiotic.1'));
  expect(r.toldOf('bought')).toMatchObject([{ price: value - 1, full: value }]);
});
test('[US-STEAL-2] what is stolen is asked for no card', () => {
  const r = dealWith({ goods: { wood: 1, alcohol: 1 } }, { ap: 1 }, { dice: { test: [[1, 1]] } }).answer('deal', 'steal');
  expect(r.decision('choose-resource').facts).toEqual({ who: 0, card: -1, n: 1, of: 'gain' });
});
test('[US-AMMO-3] a full weapon takes no more: what is bought lies in a place', () => {
  const r = dealWith({}, { water: 1, items: ['bow.1'] });
  const full = r.character(0).items[0]!.n;
  r.answer('deal', 'ammo-arrow');
  expect([r.character(0).items[0]!.n, r.character(0).ammunition]).toEqual([full, [0, 1]]);
});
test('[US-R-79] ammunition takes a place, and so does what is carried of it: then only cubes pay for more', () => {
  const r = dealWith({}, { water: 3, goods: { food: 5 }, ammunition: { arrow: 1 } });
  expect(freePlaces(r.state, 0)).toBe(0);
  r.answer('deal', 'ammo-cartridge');
  expect([r.goods(0), r.character(0).ammunition, r.character(0).water]).toEqual([{ food: 4 }, [1, 1], 3]);
});
test('[US-R-79] whoever sells a card keeps the room that the others make', () => {
  const given = (food: number) => dealWith({}, { goods: { food }, items: ['backpack.1', 'knife.1'] });
  const room = freePlaces(given(0).state, 0);
  expect(given(room).options('deal')).toContain('sell-knife.1');
});
test('[US-MERCH-3] nothing is swapped that the supply has not got', () => {
  const fair = (n: number): string[] =>
    dealWith(
      { id: 'hob-and-dunya' },
      { goods: { food: 1 } },
      { state: { supply: RESOURCES.map(kind => (kind === 'wood' ? n : 0)) }, despite: FEWER_CUBES },
    )
      .options('deal')
      .filter(key => key.startsWith('fair-'));
  expect([fair(1), fair(0)]).toEqual([['fair-wood'], []]);
});
