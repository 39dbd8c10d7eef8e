import { expect, test } from 'vitest';
import { cardNamed, keyOf } from '../content/box.ts';
import { HAVEN } from '../places.ts';
import { foesHere, targetsAt } from '../questions.ts';
import { thingsEverywhere } from '../testing/market.ts';
import { type CharacterOn, hexOn, type MerchantOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { calmMerchants } from './calming.ts';
import { combatRound, provoke } from './combat.ts';
import { blowsAtEnemies, peacefulTrader } from './fight-options.ts';
import { canDeal } from './merchants.ts';

const VESNA = { is: 'merchant', id: 0 } as const;
/** Ida, alone with Vesna, who has one HP left, strikes at her. */
function strikes(vesna: MerchantOn, ida: CharacterOn, more: Omit<Position, 'merchants'> = {}): SunRehearsal {
  const r = trek({
    characters: [{ karma: 0, ...ida }, { at: 'n' }],
    merchants: [{ id: 'vesna', damage: 4, ...vesna }],
    dice: { attack: [[1, 0]], enemy: [[0, 0]] },
    ...more,
  });
  return r.run(table => combatRound(table, 0, { do: 'attack', foe: VESNA, weapon: -1 }));
}

test('[US-ROB-1] [US-R-77] whoever attacks him is fought by him; he falls when his damage reaches his HP', () => {
  const r = strikes({ damage: 3 }, {}, { dice: { attack: [[1, 0]], enemy: [[1, 1]] } });
  expect([r.state.merchants[0]!.damage, r.state.merchants[0]!.fights, r.character(0).hp]).toEqual([4, [0], 5]);
  expect(r.types('merchant-angered', 'merchant-hurt', 'merchant-robbed')).toEqual(['merchant-angered', 'merchant-hurt']);
});

test('[US-ROB-2] [US-R-78] spoils: two cards of choice and all his goods; the third card is in its deck, and he is out of the game', () => {
  const r = strikes({ water: 4, goods: { wood: 2, plastic: 1 }, items: ['axe', 'sabre', 'rope.1'] }, { water: 3 });
  const all = thingsEverywhere(r.state);

  r.answer('spoils', ['axe', 'rope.1']);

  expect([r.items(0), r.goods(0), r.character(0).water]).toEqual([['axe', 'rope.1'], { wood: 2, plastic: 1 }, 5]);
  expect([r.state.lootUsed.map(keyOf), thingsEverywhere(r.state)]).toEqual([['sabre'], all]);
  expect(r.state.merchants[0]).toMatchObject({ hex: -1, water: 0, items: [], goods: [0, 0, 0, 0, 0, 0, 0] });
  expect([canDeal(r.state, 0), foesHere(r.state, 0), r.tile('haven').bodies]).toEqual([-1, [], []]);
  expect(r.toldOf('merchant-robbed')).toMatchObject([{ who: 0, cards: ['axe', 'rope.1'].map(cardNamed), water: 2 }]);
});

test('[US-ROB-2] fewer may be taken', () => {
  const r = strikes({ items: ['axe', 'rope.1'] }, {}).answer('spoils', []);
  expect([r.items(0), r.state.itemDeck.includes(cardNamed('rope.1')), r.state.lootUsed.map(keyOf)]).toEqual([[], true, ['axe']]);
});

test('[US-R-119] [US-AMMO-9] a weapon of the loot deck is loaded by its dice, one that was sold to him is as it is', () => {
  const r = strikes(
    { items: ['pistol.1', { card: 'bow.1', n: 1 }] },
    {},
    { dice: { attack: [[1, 0]], enemy: [[0, 0]], ammunition: [[1, 1]] } },
  ).answer('spoils', ['pistol.1', 'bow.1']);
  expect(r.character(0).items.map(one => one.n)).toEqual([2, 1]);
});

test('[US-R-78] cubes that do not fit lie loose, and water that does not is gone', () => {
  const r = strikes({ water: 4, goods: { wood: 2 } }, { water: 5, goods: { metal: 5 } });
  r.answer('lay-down', 'metal');
  expect([r.goods(0), r.goodsAt('haven'), r.character(0).water, r.tile('haven').water]).toEqual([
    { metal: 4, wood: 2 },
    { metal: 1 },
    5,
    0,
  ]);
});

test('[US-R-14] in a camp the water stays', () => {
  const r = trek({
    characters: [{ at: 'n', karma: 0, water: 4 }],
    tiles: [{ at: 'n', hasCamp: true }],
    merchants: [{ id: 'vesna', at: 'n', damage: 4, water: 4 }],
    dice: { attack: [[1, 0]], enemy: [[0, 0]] },
  });
  r.run(table => combatRound(table, 0, { do: 'attack', foe: VESNA, weapon: -1 }));
  expect([r.character(0).water, r.tile('n').water]).toEqual([5, 3]);
});

test('[US-R-78] [US-MULTI-14] a helper stands as an attacker, and the spoils are for whoever dealt the last damage', () => {
  const r = trek({
    characters: [{ karma: 0 }, { is: 'wren', karma: 0 }],
    merchants: [{ id: 'vesna', damage: 3, goods: { wood: 1 } }],
    dice: {
      attack: [
        [1, 0],
        [1, 0],
      ],
      enemy: [[0, 0]],
    },
  });
  r.run(table => combatRound(table, 0, { do: 'attack', foe: VESNA, weapon: -1 }));
  r.answer('join', 'join');
  expect([r.goods(0), r.goods(1), r.toldOf('merchant-angered').map(one => one.who)]).toEqual([{}, { wood: 1 }, [0, 1]]);
});

test('[US-R-50] [US-R-78] robber and merchant fall together: his goods lie where he stood', () => {
  const r = strikes({ water: 2, goods: { wood: 2 }, items: ['axe'] }, { hp: 1 }, { dice: { attack: [[1, 0, 0]], enemy: [[1, 1]] } });
  expect([r.types('died', 'merchant-robbed'), r.goodsAt('haven'), r.state.merchants[0]!.hex]).toEqual([
    ['died', 'merchant-robbed'],
    { wood: 2 },
    -1,
  ]);
  expect([r.state.lootUsed.map(keyOf), r.items(0)]).toEqual([['axe'], []]);
});

test('[US-ROB-3] [US-ROB-4] once the attacker has left, he is closed to it but peaceful; alone he heals', () => {
  const r = trek({ characters: [{ at: 'n' }, {}], merchants: [{ id: 'vesna', damage: 3, fights: [0] }] });

  calmMerchants(r.table);
  expect(r.state.merchants[0]).toMatchObject({ damage: 3, fights: [], closedTo: [0] });

  r.character(1).hex = hexOn('n');
  calmMerchants(r.table);
  expect(r.state.merchants[0]!.damage).toBe(0);
  expect(r.toldOf('merchant-calmed').map(one => [one.who, one.isHealed])).toEqual([
    [[0], false],
    [[], true],
  ]);

  r.character(0).hex = r.state.merchants[0]!.hex;
  r.character(1).hex = r.state.merchants[0]!.hex;
  expect([canDeal(r.state, 0), foesHere(r.state, 0), canDeal(r.state, 1)]).toEqual([-1, [], 0]);
});

test('[US-ROB-3] a merchant whom nobody touched is not told to be calm', () => {
  const r = trek({ merchants: [{ id: 'vesna', at: 'n' }] });
  calmMerchants(r.table);
  expect(r.told).toEqual([]);
});

test('[US-R-78] whoever shot at him from another tile never stood on his: once the shot is done he is closed to them, but fights them not', () => {
  const r = trek({
    characters: [{ at: 'n', karma: 0, items: ['bow.1'] }, { ap: 0 }],
    merchants: [{ id: 'vesna', fights: [1] }],
    dice: { attack: [[0, 0, 0]] },
  }).play();

  r.answer('act', 'shoot-merchant-0-with-bow.1');

  expect(r.state.merchants[0]).toMatchObject({ fights: [1], closedTo: [0] });
  expect(r.toldOf('merchant-calmed')).toMatchObject([{ who: [0], isHealed: false }]);
});

test('[US-ROB-4] death ends the fight as leaving does', () => {
  const r = trek({
    characters: [{ hp: 1, karma: 0 }, { at: 'n' }],
    merchants: [{ id: 'vesna', damage: 1, fights: [0] }],
    dice: { enemy: [[1, 0]] },
  });
  r.run(table => provoke(table, 0));
  expect(r.state.merchants[0]).toMatchObject({ damage: 0, fights: [], closedTo: [0] });
});

test('[US-ROB-5] Lawrence is no target, neither on the own turn nor for anybody who joins', () => {
  const r = trek({ merchants: [{}] });
  expect([peacefulTrader(r.state, 0), targetsAt(r.state, HAVEN)]).toEqual([[], []]);
});

test('[US-R-112] a peaceful dealer can be attacked on the own turn only, and from stealth openly; once he fights somebody there, he is an enemy for all', () => {
  const peaceful = trek({ characters: [{ isStealthy: true }, {}], merchants: [{ id: 'vesna' }] });
  expect([peacefulTrader(peaceful.state, 0), blowsAtEnemies(peaceful.state, 0)]).toEqual([[VESNA], []]);
  const fighting = trek({ characters: [{ isStealthy: true }, {}], merchants: [{ id: 'vesna', fights: [1] }] });
  expect(peacefulTrader(fighting.state, 0)).toEqual([]);
  expect(blowsAtEnemies(fighting.state, 0).map(one => one.key)).toEqual(['attack-merchant-0', 'sneak-attack-merchant-0']);
});
