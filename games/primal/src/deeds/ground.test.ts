/** What each deed on the ground changes, and what it tells. */
import { afterAll, expect, test } from 'vitest';
import { deedsOf, doing } from '../testing/doing.ts';
import * as ground from './ground.ts';

const shown = new Set<string>();
const of = (name: keyof typeof ground): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(ground).filter(name => !shown.has(name))).toEqual([]));

/** Fires in three sectors, and a rock besides. */
const FIRES = {
  terrain: [
    { kind: 'fire', at: 'south', isRed: false },
    { kind: 'rock', at: 'south' },
    { kind: 'fire', at: 'west', isRed: false },
    { kind: 'fire', at: 'north', isRed: true },
    { kind: 'rock', at: 'north' },
    { kind: 'rock', at: 'north' },
  ],
} as const;

test.each([
  ['fire', true],
  ['rock', false],
] as const)(`[PA-TERR-33] ${of('putTerrain')}: %s`, (kind, isRed) => {
  expect(doing(table => ground.putTerrain(table, kind, 1, 'PA-TERR-33'), { terrain: [{ kind: 'rock', at: 'south' }] })).toEqual({
    changed: { 'terrain.1': { kind, sector: 1, isRed, occupant: -1 } },
    told: [{ type: 'terrain-placed', rule: 'PA-TERR-33', kind, sector: 1, isRed }],
  });
});
test(`[PA-TERR-33] ${of('removeTerrain')}: one token of the kind, in that sector`, () => {
  expect(doing(table => ground.removeTerrain(table, 'rock', 0, 'PA-TERR-33'), FIRES)).toEqual({
    changed: { 'terrain.5': 'gone' },
    told: [{ type: 'terrain-gone', rule: 'PA-TERR-33', kind: 'rock', sector: 0 }],
  });
  expect(doing(table => ground.removeTerrain(table, 'rock', 1, 'PA-TERR-33'), FIRES)).toEqual({ changed: {}, told: [] });
});
test(`[PA-TERR-33] ${of('removeTerrain')}: whoever was in it stays in the sector`, () => {
  const terrain = [{ kind: 'brush', at: 'south', occupant: 0 }] as const;
  expect(doing(table => ground.removeTerrain(table, 'brush', 2, 'PA-TERR-19'), { terrain, me: { placement: 'hidden' } })).toEqual({
    changed: { terrain: [], 'hunters.0.placement': 'normal' },
    told: [{ type: 'terrain-gone', rule: 'PA-TERR-19', kind: 'brush', sector: 2 }],
  });
});
test(`[PA-TERR-18] ${of('fanFire')}: that of this sector only`, () => {
  expect(doing(table => ground.fanFire(table, 2), FIRES)).toEqual({
    changed: { 'terrain.0.isRed': true },
    told: [{ type: 'terrain-placed', rule: 'PA-TERR-18', kind: 'fire', sector: 2, isRed: true }],
  });
});
test(`[PA-TERR-17] ${of('fadeFire')}`, () => {
  expect(doing(table => ground.fadeFire(table, 0), FIRES)).toEqual({
    changed: { 'terrain.3.isRed': false },
    told: [{ type: 'fire-fades', rule: 'PA-TERR-17', sector: 0 }],
  });
});
test(`[PA-TERR-1] ${of('breakRock')}: one rock of the sector`, () => {
  expect(doing(table => ground.breakRock(table, 1, 0), FIRES)).toEqual({
    changed: { 'terrain.5': 'gone' },
    told: [{ type: 'rock-broken', rule: 'PA-TERR-1', seat: 1, sector: 0 }],
  });
});
