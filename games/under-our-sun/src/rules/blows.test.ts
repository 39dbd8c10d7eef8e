import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { dodgeDice } from '../questions.ts';
import { armed, brawl, diceRolled, faces, rolls } from '../testing/fights.ts';
import { land, spend, sufferBlows } from './blows.ts';

test('[US-DODGE-1] [US-R-42] the dexterity dice, before any enemy die, for 1 AP', () => {
  const r = brawl([{ is: 'sanaa' }], [{}], { dice: { test: faces('00'), enemy: faces('0') } });
  r.play().answer('act', 'dodge');
  expect([rolls(r), diceRolled(r), r.character(0).ap]).toEqual([['c0 dodge', 'e0 counterattack c0'], ['green', 'yellow'], 5]);
});
test('[US-DODGE-2] [US-DODGE-6] a success cancels one attack, and hurts nobody', () => {
  const r = brawl([{}], [armed('3Y')], { dice: { test: faces('10'), enemy: faces('111') } });
  r.play().answer('act', 'dodge');
  expect([r.character(0).hp, r.enemy(0).damage]).toEqual([7, 0]);
});
test('[US-DODGE-3] [US-DODGE-4] of several attacks one is picked once the dice are seen; more successes cancel no second one', () => {
  const r = brawl([{}], [armed('2Y'), armed('2Y')], {
    dice: {
      test: faces('21'),
      enemy: faces('10 11'),
    },
  });
  r.play().answer('act', 'dodge').only('dodge-which', ['enemy-0', 'enemy-1']);
  expect(r.decision('dodge-which').facts).toMatchObject({ hits: [1, 2] });
  r.answer('dodge-which', 'enemy-1');
  expect(r.character(0).hp).toBe(6);
});
test('[US-DODGE-5] without a success all of it hurts', () => {
  const r = brawl([{}], [armed('2Y'), {}], { dice: { test: faces('00'), enemy: faces('11 1') } });
  r.play().answer('act', 'dodge');
  expect(r.character(0).hp).toBe(4);
});
test('[US-DODGE-7] [US-R-33] offered to somebody exposed beside an enemy', () => {
  const offered = (isStealthy: boolean, at: string): boolean => brawl([{ isStealthy }], [{ at }]).play().options().includes('dodge');
  expect([offered(false, 'n'), offered(true, 'n'), offered(false, 'n n')]).toEqual([true, false, false]);
});
test('[US-R-42] a Dodge does not carry over', () => {
  const r = brawl([{}], [{}], { dice: { test: faces('10'), attack: faces('00'), enemy: faces('1 1') } });
  r.play().answer('act', 'dodge').answer('act', 'attack-enemy-0');
  expect(r.character(0).hp).toBe(6);
});
test('[US-DODGE-1] some enemies make it harder', () => {
  const r = brawl([{}], [armed('1Y', { traits: { dodge: '1R' } })]);
  expect(dodgeDice(r.state, 0)).toEqual(['green', 'blue', 'red']);
});

test('[US-R-126] damage of all attacks is added up: whoever would live through each of them dies of both, once', () => {
  const r = brawl([{ hp: 3 }, { at: 'haven' }], [armed('2Y'), armed('2Y')], { dice: { enemy: faces('11 10') } });
  r.run(table =>
    sufferBlows(
      table,
      0,
      [0, 1].map(id => ({ foe: { is: 'enemy', id }, way: 'melee' })),
      false,
    ),
  );
  expect([r.toldOf('hurt').map(one => one.n), r.types('died')]).toEqual([[3], ['died']]);
});
test('[US-SOL-7] nobody takes over an attack of those who never attack it', () => {
  const asked = (isRevealed: boolean): string | null =>
    brawl([{}, { is: 'boone', isRevealed }], [armed('1Y', { isSol: true })], {
      mode: 'semi',
      team: ['late-watch', 'saboteur'],
      dice: { enemy: isRevealed ? faces('0') : [] },
    }).run(table => sufferBlows(table, 0, [{ foe: { is: 'enemy', id: 0 }, way: 'melee' }], false)).asks;
  expect([asked(false), asked(true)]).toEqual(['take-over', null]);
});
test('[US-PVP-3] two blows land at the same time', () => {
  const r = brawl([{ hp: 1 }, { hp: 1 }, {}], []);
  const thrown = { dice: ['green'], faces: [1], from: [], for: 'melee', enough: 0 } as const;
  const blow = (id: number, who: number) => ({ by: 'character', id, who, isRanged: false, weapon: -1, thrown, shields: [] }) as const;
  r.run(table => land(table, [blow(0, 1), blow(1, 0)]));
  expect(r.toldOf('died').map(one => one.who)).toEqual([1, 0]);
});

// What takes something off an attack

const guarded = (items: readonly string[], hits: string, own: object = {}) =>
  brawl([{ is: 'boone', items, ...own }], [armed('1G1Y1Y')], { dice: { attack: faces('00'), enemy: faces(hits) } })
    .play()
    .answer('act', 'attack-enemy-0');
test('[US-USE-2] a skill or a card may take damage off, and is spent by it', () => {
  const r = guarded(['scrap-armour.1'], '211');
  r.only('prevent', ['skill', `card-${cardNamed('scrap-armour.1')}`, 'pass']);
  expect(r.decision('prevent').facts).toEqual({ who: 0, card: -1, damage: 4, n: 2 });
  r.answer('prevent', 'skill');
  expect([r.character(0).hp, r.character(0).hasUsedSkill, r.toldOf('prevented')]).toEqual([
    7,
    true,
    [{ type: 'prevented', rule: 'US-CHAR-2', who: 0, card: -1, n: 2, within: 'US-COMBAT-8' }],
  ]);
  expect(r.toldOf('struck')[0]).toMatchObject({ damage: 2, prevented: 2, shields: [{ by: 'skill', card: -1, n: 2 }], left: 7 });
});
test('[US-USE-2] declined, all of it hurts, and nothing is spent', () => {
  const r = guarded(['scrap-armour.1'], '211').answer('prevent', 'pass');
  expect([r.character(0).hp, r.character(0).hasUsedSkill, r.types('prevented', 'card-flipped')]).toEqual([5, false, []]);
  expect(r.toldOf('struck')[0]).toMatchObject({ damage: 4, prevented: 0, shields: [], left: 5 });
});
test('[US-USE-2] no more is taken off than there is', () => {
  const r = guarded([], '010').answer('prevent', 'skill');
  expect([r.character(0).hp, r.toldOf('prevented')[0]]).toMatchObject([9, { n: 1 }]);
});
test('[US-USE-2] nobody is asked about an attack that hurts nobody, nor with nothing left to react with', () => {
  expect(guarded([], '000').types('prevented')).toEqual([]);
  expect(guarded([], '000').asks).toBe('act');
  const spent = guarded([], '010', { hasUsedSkill: true });
  expect([spent.asks, spent.character(0).hp]).toEqual(['act', 8]);
});
test('[US-USE-2] a card that takes damage off is told as a card, and is flipped', () => {
  const armour = cardNamed('scrap-armour.1');
  const r = guarded(['scrap-armour.1'], '210', { hasUsedSkill: true });
  r.only('prevent', [`card-${armour}`, 'pass']).answer('prevent', `card-${armour}`);
  expect([r.character(0).hp, r.character(0).items.map(one => one.isFlipped), r.character(0).hasUsedSkill]).toEqual([8, [true], true]);
  expect(r.toldOf('struck')[0]).toMatchObject({ damage: 1, prevented: 2, shields: [{ by: 'card', card: armour, n: 2 }] });
});
test('[US-USE-2] of a skill and a card the one that was named is spent', () => {
  const armour = cardNamed('scrap-armour.1');
  const r = guarded(['knife.1', 'scrap-armour.1'], '211').answer('prevent', `card-${armour}`);
  expect([r.character(0).items.map(one => one.isFlipped), r.character(0).hasUsedSkill]).toEqual([[false, true], false]);
});
test('[US-USE-2] a card that is flipped, or that answers to something else, takes nothing off', () => {
  const spent = { hasUsedSkill: true };
  const asks = (item: object) =>
    brawl([{ is: 'boone', items: [item], ...spent }], [armed('1G1Y1Y')], { dice: { enemy: faces('100') } }).run(table =>
      sufferBlows(table, 0, [{ foe: { is: 'enemy', id: 0 }, way: 'melee' }], false),
    ).asks;
  expect([
    asks({ card: 'scrap-armour.1' }),
    asks({ card: 'scrap-armour.1', isFlipped: true }),
    asks({ reacts: [{ to: 'container-roll', then: 'flip' }] }),
  ]).toEqual(['prevent', null, null]);
});
test('[US-COMBAT-9] a vest takes one off the first attack of 2 or more, whatever else is carried, and is told as what did it', () => {
  const r = brawl([{ is: 'wren', items: ['knife.1', 'padded-vest.1'] }], [armed('2Y'), armed('2Y')], { dice: { enemy: faces('11 11') } });
  r.run(table =>
    sufferBlows(
      table,
      0,
      [0, 1].map(id => ({ foe: { is: 'enemy', id }, way: 'melee' })),
      false,
    ),
  );
  expect(r.toldOf('struck')).toMatchObject([
    { damage: 1, shields: [{ by: 'card', card: cardNamed('padded-vest.1'), n: 1 }] },
    { damage: 2, shields: [] },
  ]);
});
test('[US-COMBAT-9] of several cards that always hold, the one that softens is told', () => {
  const hat = { always: [{ is: 'rain', by: 1 }] } as const;
  const coat = {
    always: [
      { is: 'rain', by: 1 },
      { is: 'softens', n: 1 },
    ],
  } as const;
  const r = brawl([{ is: 'wren', items: [hat, coat] }], [armed('2Y')], { dice: { enemy: faces('11') } });
  r.run(table => sufferBlows(table, 0, [{ foe: { is: 'enemy', id: 0 }, way: 'melee' }], false));
  expect(r.toldOf('struck')[0]!.shields).toEqual([{ by: 'card', card: r.character(0).items[1]!.card, n: 1 }]);
});
test('[US-COMBAT-9] [US-PVP-3] of blows at two each has the own ones, and is told what is left', () => {
  const r = brawl([{ hp: 3 }, { hp: 3 }], []);
  const thrown = { dice: ['green'], faces: [1], from: [], for: 'melee', enough: 0 } as const;
  const blow = (id: number, who: number) => ({ by: 'character', id, who, isRanged: false, weapon: -1, thrown, shields: [] }) as const;
  r.run(table => land(table, [blow(0, 1), blow(1, 0)]));
  expect([r.toldOf('struck').map(one => one.left), r.toldOf('hurt').map(one => one.n)]).toEqual([
    [2, 2],
    [1, 1],
  ]);
});
test('[US-USE-3] what is thrown away is gone, what stays is as it was, what has uses has one less, and a skill is used', () => {
  const after = (then: 'discard' | 'use' | 'stay' | 'flip', isSkill = false) => {
    const r = brawl([{ is: 'wren', items: [{ uses: 2 }] }], []);
    spend(r.table, 0, isSkill ? -1 : r.character(0).items[0]!.card, then);
    return [r.character(0).items.map(one => [one.n, one.isFlipped]), r.character(0).hasUsedSkill];
  };
  expect([after('discard'), after('stay'), after('use'), after('flip'), after('stay', true)]).toEqual([
    [[], false],
    [[[2, false]], false],
    [[[1, false]], false],
    [[[2, true]], false],
    [[[2, false]], true],
  ]);
});

// Texts of those who hit

const struckBy = (is: object, hits: string, way: 'melee' | 'ranged', own: object = {}) =>
  brawl([{ is: 'wren', ...own }], [{ is }], { dice: { enemy: faces(hits) } }).run(table =>
    sufferBlows(table, 0, [{ foe: { is: 'enemy', id: 0 }, way }], false),
  );
const green = { melee: { day: '1G', night: '1G' }, ranged: { day: '1G', night: '1G' } };
test('[US-ENEMY-5] a text of a hit, of a shot that hits: each after its own, and after none that misses', () => {
  const texts = { ...green, onHit: [{ do: 'fitness', n: -1 }], onRangedHit: [{ do: 'infect' }] };
  const after = (hits: string, way: 'melee' | 'ranged') => {
    const { fitness, isInfected } = struckBy(texts, hits, way, { fitness: 1 }).character(0);
    return [fitness, isInfected];
  };
  expect([after('1', 'melee'), after('1', 'ranged')]).toEqual([
    [0, false],
    [1, true],
  ]);
  expect([after('0', 'melee'), after('0', 'ranged')]).toEqual([
    [1, false],
    [1, false],
  ]);
});
test('[US-ENEMY-5] a text of a double: after one, and not after two singles', () => {
  const texts = { melee: { day: '2G', night: '2G' }, onDouble: [{ do: 'fitness', n: -1 }] };
  const after = (hits: string) => struckBy(texts, hits, 'melee', { fitness: 1 }).character(0).fitness;
  expect([after('20'), after('11'), after('00')]).toEqual([0, 1, 1]);
});
test('[US-ENEMY-5] no text of an attack that was dodged', () => {
  const texts = { ...green, onHit: [{ do: 'damage', n: 1 }] } as const;
  const dodged = brawl([{ is: 'wren' }], [{ is: texts }], { dice: { test: faces('10'), enemy: faces('2') } }).play();
  expect(dodged.answer('act', 'dodge').character(0).hp).toBe(6);
});
test('[US-ENEMY-6] nobody rolls who is not there any more; the others do', () => {
  const r = brawl([{}], [{}], { dice: { enemy: faces('1') } }).run(table =>
    sufferBlows(
      table,
      0,
      [7, 0].map(id => ({ foe: { is: 'enemy', id }, way: 'melee' })),
      false,
    ),
  );
  expect([rolls(r), r.character(0).hp]).toEqual([['e0 counterattack c0'], 6]);
});
test('[US-CHAR-2] declined, the attack falls on whom it was meant for; nothing is spent', () => {
  const r = brawl([{}, { is: 'boone', ap: 0 }], [{}], { dice: { enemy: faces('1') } });
  r.run(table => sufferBlows(table, 0, [{ foe: { is: 'enemy', id: 0 }, way: 'melee' }], false));
  expect(r.decision('take-over').facts).toEqual({ who: 1, from: 0, enemy: 0 });
  r.answer('take-over', 'no');
  expect([rolls(r), r.character(0).hp, r.character(1).hp, r.character(1).hasUsedSkill]).toEqual([['e0 counterattack c0'], 6, 9, false]);
});
test('[US-CHAR-2] [US-DODGE-3] a Dodge with nothing left to cancel cancels nothing', () => {
  const r = brawl([{}, { is: 'boone', ap: 0 }], [{}], { dice: { test: faces('10'), enemy: faces('1') } });
  r.play().answer('act', 'dodge').answer('take-over', 'yes');
  expect([r.types('attack-dodged'), r.character(0).hp, r.character(1).hp]).toEqual([[], 7, 8]);
});
test('[US-CHAR-2] [US-R-77] an attack of a merchant can be taken over if he is after both', () => {
  const asked = (foes: number[]) => {
    const merchants = [{ id: 'vesna', at: 'n', fights: foes, foes }] as const;
    const r = brawl([{}, { is: 'boone' }], [], { merchants, dice: { enemy: [[0, 0]] }, spare: ['enemy'] });
    r.run(table => sufferBlows(table, 0, [{ foe: { is: 'merchant', id: 0 }, way: 'melee' }], false));
    return r.asks && r.decision('take-over').facts;
  };
  expect([asked([0]), asked([0, 1])]).toEqual([null, { who: 1, from: 0, enemy: -1 }]);
});
test('[US-USE-2] padded: one less of the first attack that brings 2 or more, once in a round', () => {
  const r = brawl([{ is: 'wren', items: ['padded-vest.1'] }], [armed('1G'), armed('1G'), armed('1G')], { dice: { enemy: faces('1 2 2') } });
  r.run(table =>
    sufferBlows(
      table,
      0,
      [0, 1, 2].map(id => ({ foe: { is: 'enemy', id }, way: 'melee' })),
      false,
    ),
  );
  const vest = { by: 'card', card: cardNamed('padded-vest.1'), n: 1 };
  expect(r.toldOf('struck').map(({ damage, shields, left }) => [damage, shields, left])).toEqual([
    [1, [], 5],
    [1, [vest], 4],
    [2, [], 2],
  ]);
  expect(r.character(0).hp).toBe(2);
});
