import { expect, test } from 'vitest';
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
