import type { SeenIntent } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../../content/box.ts';
import { newState } from '../../first-state.ts';
import { newCrim, newHunter } from '../../state.ts';
import type { Table } from '../names.ts';
import { attackingIn, chancesOf, isDanger, meantIn } from './chances.ts';
import { farSays } from './frame.tsx';
import { coverSays, nextShotSays, seenSays, type Watcher } from './watchers.ts';

const told = (facts: SeenIntent['facts']): SeenIntent => ({ says: '', why: '', ...(facts && { facts }) });
const aiming = (attack: string) => ({ kind: 'choose-target', facts: { attack } }) as unknown as Table['asked'];

describe('chances at a model', () => {
  const armed = told({ attacks: ['Pistol', 'Blade'], hit: [90, 40], kill: [20, 35], hitsYou: 66 });

  test('are those of the best attack that reaches', () => {
    expect(chancesOf(armed, null)).toEqual({ hit: 40, kill: 35, hitsYou: 66 });
  });

  test('are those of the attack that is being made', () => {
    expect(chancesOf(armed, aiming('Pistol'))).toEqual({ hit: 90, kill: 20, hitsYou: 66 });
    expect(chancesOf(armed, aiming('Net'))).toEqual({ hit: null, kill: null, hitsYou: 66 });
  });

  test('there are none where nothing is told', () => {
    for (const nothing of [null, undefined, told(undefined)])
      expect(chancesOf(nothing, null)).toEqual({ hit: null, kill: null, hitsYou: null });
  });
});

test('whom a check is against belongs into the picture as long as its dice are asked about', () => {
  const meant = (facts: Readonly<Record<string, unknown>>) => meantIn({ asked: { facts } as unknown as Table['asked'], seat: 0 });

  expect(meant({ check: 'shoot', hunter: 0, crim: 1, impact: 10 })).toEqual([
    { kind: 'crim', id: 1 },
    { kind: 'hunter', id: 0 },
  ]);
  expect(meant({ check: 'move', hunter: 0, crim: 0, impact: 10 })).toEqual([]);
});

test('[UM-GEO-2] how far a crim outside the picture is, is told from one’s own hunter, at the end of the way that is laid', () => {
  const crim = newCrim(2, cardNamed('roof-sniper.1'), { x: 30_000, y: 27_000 });
  const own = { ...newHunter(), slate: 0, isIn: true, x: 20_000, y: 27_000 };
  const view = { ...newState(2, 0, 'standard', 'bronze'), hunters: [own, { ...own, x: 5_000 }], crims: [crim] };
  const table = { view, stage: { active: 1 }, seat: 0, asked: {}, placed: null } as unknown as Table;
  const laid = { path: [{ x: 24, y: 27 }] } as unknown as Table['placed'];
  const from = (more: Partial<Table>): string => farSays({ ...table, ...more }, crim);

  expect([from({}), from({ placed: laid }), from({ placed: laid, asked: null })]).toEqual(['9.0″', '5.0″', '9.0″']);
});

describe('a crim is a danger', () => {
  const calm = () => told({ attacks: [], hit: [], kill: [] });
  const table = (type: string, event: Readonly<Record<string, unknown>>) =>
    ({ intent: calm, asked: null, seat: 0, now: { type, event } }) as unknown as Table;
  const crim = { kind: 'crim', id: 3 };

  test('while it attacks whoever looks, until the Defense roll is over', () => {
    expect(isDanger(table('hunter-attacked', { seat: 0, crim: 3 }), crim)).toBe(true);
    expect(isDanger(table('checked', { seat: 0, crim: 3, check: 'defense' }), crim)).toBe(true);
  });

  test('not to others, and not where it is attacked itself', () => {
    expect(isDanger(table('hunter-attacked', { seat: 1, crim: 3 }), crim)).toBe(false);
    expect(isDanger(table('checked', { seat: 0, crim: 3, check: 'shoot' }), crim)).toBe(false);
    expect(isDanger(table('hunter-attacked', { seat: 0, crim: 4 }), crim)).toBe(false);
  });
});

describe('an attack that is being made', () => {
  const crim = { kind: 'crim', id: 3 };
  const asked = (facts: Readonly<Record<string, unknown>>, now: Table['now'] = null) =>
    attackingIn({ asked: { facts: { hunter: 0, crim: 3, ...facts } } as unknown as Table['asked'], now, seat: 0 }, crim);
  const told = (type: string, event: Readonly<Record<string, unknown>>) =>
    attackingIn({ asked: null, now: { type, event: { seat: 0, crim: 3, ...event } } as unknown as Table['now'], seat: 0 }, crim);

  test('[UM-DEF-1] hits or misses as the dice lie, and is open before they do', () => {
    expect(asked({ check: 'defense', threshold: 2 })).toBe('attacks you');
    expect(asked({ check: 'defense', threshold: 2, successes: 1 })).toBe('hits you');
    expect(asked({ check: 'defense', threshold: 2, successes: 2 })).toBe('misses you');
    expect(asked({ check: 'resistance', threshold: 0, successes: 0 })).toBe('hits you');
    expect(told('rolled', { check: 'defense' })).toBe('attacks you');
    expect(told('checked', { check: 'defense', hasSucceeded: false })).toBe('hits you');
    expect(told('checked', { check: 'defense', hasSucceeded: true })).toBe('misses you');
  });

  test('is none on somebody else, and none where it is attacked itself', () => {
    expect(asked({ check: 'defense', threshold: 2, hunter: 1 })).toBeNull();
    expect(asked({ check: 'shoot', threshold: 2 })).toBeNull();
    expect(told('checked', { check: 'defense', crim: 4 })).toBeNull();
    expect(told('crim-moved', {})).toBeNull();
  });
});

const watcher = (name: string, rest: Partial<Watcher> = {}): Watcher => ({
  no: name.length,
  name,
  at: { x: 0, y: 0 },
  seenFrom: 1,
  isSeen: true,
  hasCover: false,
  ...rest,
});

describe('cover at the end of a way', () => {
  test.each([
    ['out of sight', [watcher('Roof Sniper', { isSeen: false })]],
    ['in the open to the Roof Sniper', [watcher('Roof Sniper')]],
    ['cover from the Roof Sniper only', [watcher('Roof Sniper', { hasCover: true }), watcher('Old Sergeant')]],
    ['cover from the Thug and the Rat', [watcher('Thug', { hasCover: true }), watcher('Rat', { hasCover: true })]],
    ['in the open to 2 crims', [watcher('Back-Room Shooter'), watcher('Ghost of Block C')]],
  ])('%s', (says, watchers) => {
    expect(coverSays(watchers)).toBe(says);
  });
});

test.each([
  ['Nobody sees you there', [watcher('Roof Sniper', { isSeen: false })]],
  ['1 crim sees you there, from 1.6″ on', [watcher('Rat', { isSeen: false }), watcher('Roof Sniper', { seenFrom: 1.6 })]],
  ['2 crims see you there, all the way', [watcher('Rat', { seenFrom: 0 }), watcher('Roof Sniper')]],
])('who sees the end of a way: %s', (says, watchers) => {
  expect(seenSays(watchers)).toBe(says);
});

test('[UM-SHO-3] the best shot from the end of a way is told; where none reaches anybody, how far the nearest who is seen is beyond it', () => {
  const crims = [
    newCrim(1, cardNamed('alley-brawler.1'), { x: 5_000, y: 40_000 }),
    newCrim(2, cardNamed('roof-sniper.1'), { x: 25_000, y: 5_000 }),
  ];
  const hunters = [{ ...newHunter(), slate: 0, isIn: true, x: 2_000, y: 5_000 }];
  const view = { ...newState(1, 0, 'standard', 'bronze'), hunters, crims };
  const placed = { path: [{ x: 5, y: 5 }] } as unknown as Table['placed'];
  const says = (facts: (id: string | number) => SeenIntent['facts']): string | null =>
    nextShotSays({ view, intent: ({ id }) => told(facts(id)), asked: null, seat: 0, placed });

  expect(says(id => ({ attacks: ['Pistol'], hit: [90], kill: [id === 2 ? 62 : 20] }))).toBe('Next shot: Roof Sniper, kill 62%, 9 points');
  // Prime Marlowe's pistol reaches 12″, and there are 19″ between the bases.
  expect(says(() => ({ isSeen: true }))).toBe('Out of range: Roof Sniper, by 7.0″');
  expect(says(() => undefined)).toBeNull();
});
