import { SampledChance, ScriptedChance, Seed } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { cardNamed, keyOf, thing } from '../content/box.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { faults } from '../faults.ts';
import { freshCharacter } from '../first-state/fresh.ts';
import { begin } from '../first-state.ts';
import { HAVEN } from '../places.ts';
import { total } from '../questions.ts';
import { missionFor, type Setup } from '../setup.ts';
import type { State, Stream } from '../state.ts';
import { rehearse, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { pointsFor } from './setting-up.ts';

const begun = (setup: Setup): State => begin(setup, new ScriptedChance<Stream>());
/** At the step where characters have been chosen, seat `starter` first. */
const equipping = (seats: number, offer: readonly string[], starter = 0): SunRehearsal => {
  const state = begun(missionFor(seats));
  const names = (['ida', 'boone', 'wren', 'sanaa'] as const).slice(0, seats);
  const starred = [...state.itemDeck, ...state.gearDeck].filter(card => thing(card).stars > 0);
  const first = offer.map(cardNamed);
  const order = [...first, ...starred.filter(card => !first.includes(card))];
  return rehearse(
    { ...state, step: 'choose-characters', starter, wanted: seats === 1 ? ['ida', 'boone'] : names },
    { dice: { setup: [order] } },
  );
};
const priced = (stars: number): string[] => {
  const { itemDeck } = begun(missionFor(2));
  return itemDeck.filter(card => thing(card).stars === stars).map(keyOf);
};

test('[US-SETUP-3] most successes of 3 green dice start', () => {
  const r = rehearse(begun(missionFor(3)), {
    dice: {
      setup: [
        [1, 1, 0],
        [2, 1, 1],
        [1, 0, 0],
      ],
    },
  });
  r.untilScene('choose-characters');
  expect(r.state.starter).toBe(1);
  expect(r.toldOf('first-rolled').map(one => one.successes)).toEqual([[2, 4, 1]]);
});

test('[US-SETUP-4] [US-R-93] only those who tie roll again', () => {
  const rolls = [
    [1, 1, 1],
    [2, 1, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ];
  const r = rehearse(begun(missionFor(3)), { dice: { setup: rolls } }).untilScene('choose-characters');
  expect(r.toldOf('first-rolled').map(one => one.seats)).toEqual([
    [0, 1, 2],
    [0, 1],
  ]);
  expect(r.state.starter).toBe(1);
});

test('[US-SETUP-6] characters are chosen from the starting player on, nobody twice', () => {
  const r = rehearse({ ...begun(missionFor(3)), step: 'choose-characters', starter: 1 });
  r.play().only('choose-character', ['ida', 'boone', 'wren', 'sanaa'], 1).answer('choose-character', 'wren');
  r.only('choose-character', ['ida', 'boone', 'sanaa'], 2).answer('choose-character', 'ida');
  r.only('choose-character', ['boone', 'sanaa'], 0).answer('choose-character', 'sanaa');
  expect(r.state.characters.map(one => [one.id, one.seat])).toEqual([
    ['wren', 1],
    ['ida', 2],
    ['sanaa', 0],
  ]);
});

test('[US-SETUP-6] whoever was named before the game is not asked for, and not offered', () => {
  const r = rehearse({ ...begun(missionFor(2, undefined, 'coop', { characters: ['any', 'ida'] })), step: 'choose-characters', starter: 0 });
  r.play().only('choose-character', ['boone', 'wren', 'sanaa'], 0).answer('choose-character', 'boone');
  expect(r.state.characters.map(one => one.id)).toEqual(['boone', 'ida']);
});

test('[US-COMP-1] with the expansion there are six', () => {
  const r = rehearse({ ...begun(missionFor(5)), step: 'choose-characters', starter: 0 });
  expect(r.play().options('choose-character')).toHaveLength(6);
});

test('[US-SETUP-7] [US-SETUP-8] [US-SETUP-9] [US-SETUP-23] [US-COMP-7] how characters start', () => {
  const r = equipping(2, []).untilScene('equip');
  expect(r.state.characters.map(({ hp, water, fitness, ap, karma, hex }) => ({ hp, water, fitness, ap, karma, hex }))).toEqual([
    { hp: 7, water: 5, fitness: 1, ap: 6, karma: 3, hex: HAVEN },
    { hp: 9, water: 4, fitness: 1, ap: 6, karma: 3, hex: HAVEN },
  ]);
  r.untilScene('stock');
});

test('[US-SETUP-10] [US-SETUP-11] points by players, what is left over for the starting player', () => {
  expect([2, 3, 4, 5, 6].map(seats => pointsFor(seats, 1))).toEqual([
    [2, 2],
    [1, 2, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1],
  ]);
});

test('[US-SETUP-13] six starred cards are on offer, of items and gear, and out of their decks', () => {
  const r = equipping(2, ['backpack.1', 'knife.1']).untilScene('equip').play();
  const { offer, itemDeck, gearDeck } = r.state;
  expect(offer).toHaveLength(6);
  expect(offer.slice(0, 2).map(keyOf)).toEqual(['backpack.1', 'knife.1']);
  expect(offer.every(card => thing(card).stars > 0 && !itemDeck.includes(card) && !gearDeck.includes(card))).toBe(true);
});

test('[US-SETUP-14] the price is the number of stars, and a bought weapon is loaded', () => {
  const r = equipping(2, ['bow.1', ...priced(1)])
    .untilScene('equip')
    .play();
  r.answer('equip', 'bow.1');
  expect([r.state.players[0]!.points, r.items(0)]).toEqual([0, ['bow.1']]);
  expect(r.character(0).items[0]!.n).toBe(3);
  expect(r.askedSeat).toBe(1);
});

test('[US-SETUP-14] what nobody can pay for is not offered', () => {
  const r = equipping(4, [...priced(2).slice(0, 1), ...priced(1)])
    .untilScene('equip')
    .play();
  for (const seat of [0, 1, 2]) r.answer('equip', r.options('equip', seat).find(key => thing(cardNamed(key)).stars === 1)!);
  expect(r.options('equip', 3)).not.toContain(priced(2)[0]);
});

test('[US-SETUP-12] two players pool their points if both agree, and one of them has the card', () => {
  const r = equipping(4, ['bow.1']).untilScene('equip').play();
  r.answer('equip', 'bow.1').answer('pool', 'yes', 1).only('give-to', ['ida', 'boone'], 0).answer('give-to', 'boone');
  expect([r.items(0), r.items(1), r.state.players.map(one => one.points)]).toEqual([[], ['bow.1'], [0, 0, 1, 1]]);
  expect(r.toldOf('equipment-bought')[0]).toMatchObject({ who: 1, price: 2, givers: [0, 1] });
});

test('[US-SETUP-12] [US-R-94] nobody gives against their will', () => {
  const r = equipping(4, ['bow.1']).untilScene('equip').play();
  r.answer('equip', 'bow.1').answer('pool', 'no', 1).answer('pool', 'no', 2).answer('pool', 'no', 3);
  expect([r.asks, r.askedSeat, r.state.players.map(one => one.points)]).toEqual(['equip', 0, [1, 1, 1, 1]]);
  expect(r.options('equip')).not.toContain('bow.1');
});

test('[US-SETUP-15] what is not spent is lost, and what is not bought goes back', () => {
  const r = equipping(2, ['bow.1', 'backpack.1']).untilScene('equip').untilScene('stock');
  expect([r.state.offer, r.state.players.map(one => one.points)]).toEqual([[], [0, 0]]);
  expect(r.state.itemDeck).toContain(cardNamed('bow.1'));
  expect(r.state.gearDeck).toContain(cardNamed('backpack.1'));
});

test('[US-SOLO-1] [US-SOLO-3] [US-SOLO-4] alone: two characters, one pool of 4, and no roll', () => {
  const r = rehearse(begun(missionFor(1)), { dice: {} });
  r.play().answer('choose-character', 'wren').answer('choose-character', 'ida');
  expect(r.state.characters.map(one => [one.id, one.seat])).toEqual([
    ['wren', 0],
    ['ida', 0],
  ]);
  expect(r.types('first-rolled')).toEqual([]);
  expect(r.toldOf('points-dealt')[0]!.points).toEqual([4]);
});

test('[US-SOLO-1] either character may receive what is bought', () => {
  const r = equipping(1, ['bow.1']).untilScene('equip').play();
  r.answer('equip', 'bow.1').only('give-to', ['ida', 'boone']).answer('give-to', 'boone');
  expect(r.items(1)).toEqual(['bow.1']);
});

test('[US-CHAR-5] a second piece of gear is not offered to a board that has no room', () => {
  const r = equipping(2, ['boots.1', 'camouflage-cloak.1']).untilScene('equip').play();
  r.answer('equip', 'boots.1');
  expect(r.options('equip', 0)).not.toContain('camouflage-cloak.1');
});

test('[US-SETUP-17] [US-SETUP-20] [US-SETUP-21] [US-SETUP-22] the briefing, then the Morning of Day 1 without a Preparation', () => {
  const r = trek({ step: 'briefing', phase: 'preparation', starter: 1, mission: { lastDay: 5 } }).untilScene('act');
  expect(r.types('mission-begun', 'mission-card', 'phase-begun', 'sun-drawn', 'drank')).toEqual([
    'mission-begun',
    'mission-card',
    'phase-begun',
    'sun-drawn',
    'drank',
  ]);
  expect([r.state.day, r.state.phase, r.state.active]).toEqual([1, 'morning', 1]);
  expect(r.state.characters.map(one => [one.fitness, one.water])).toEqual([
    [1, 5],
    [1, 3],
  ]);
});

test('[US-SETUP-18] [US-SETUP-19] Lawrence is stocked before the first turn, from what the start has left', () => {
  const state = begun(missionFor(2));
  const r = rehearse({ ...state, step: 'stock', starter: 0, characters: [freshCharacter('ida', 0), freshCharacter('boone', 1)] });
  r.untilScene('briefing');
  const [lawrence] = r.state.merchants;
  expect([lawrence!.water, total(lawrence!.goods), lawrence!.items.length, total(r.state.bag)]).toEqual([4, 4, 3, 15]);
});

test('[US-SETUP-1] [US-SETUP-20] the setup of the first mission card is done before the Morning', () => {
  const opens = [{ do: 'place', marker: 'token', at: 'haven' }] as const;
  const r = trek({ step: 'briefing', phase: 'preparation', mission: { cards: [{ opens }] } }).untilScene('begin-phase');
  expect([r.tile('haven').hasToken, r.types('mission-card', 'marker-placed')]).toEqual([true, ['mission-card', 'marker-placed']]);
});

test('every mission is begun by any table, up to its first turn', () => {
  for (const { id } of MISSIONS) {
    for (const seats of [1, 4]) {
      const chance = new SampledChance<Stream>(new Seed(`${id} ${seats}`));
      const state = { ...begin(missionFor(seats, id), chance), step: 'choose-characters', starter: 0 } as const;
      const r = rehearse(state).until('act');
      expect([r.state.phase, r.state.day, faults(r.state)]).toEqual(['morning', 1, []]);
    }
  }
});

test('[US-TEAM-3] [US-SETUP-12] that team cards were dealt is told where there are any, and of everybody that the buying is done', () => {
  const coop = equipping(2, []).untilScene('stock');
  expect([coop.types('team-dealt'), coop.toldOf('equipment-done').map(one => one.seat)]).toEqual([[], [0, 1]]);
  const semi = begun(missionFor(3, undefined, 'semi'));
  const r = rehearse({ ...semi, step: 'choose-characters', starter: 0, wanted: ['ida', 'boone', 'wren'] }).untilScene('equip');
  expect(r.toldOf('team-dealt')).toMatchObject([{ dealt: 3, left: semi.teamPile.length }]);
});
