import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { dodgeDice } from '../questions.ts';
import { armed, brawl, diceRolled, faces, rolls } from '../testing/fights.ts';
import { land, sufferBlows } from './blows.ts';

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
