/** What the deeds of traps change, and what they tell. */
import { afterAll, expect, test } from 'vitest';
import { deedsOf, doing } from '../testing/doing.ts';
import * as traps from './traps.ts';

const shown = new Set<string>();
const of = (name: keyof typeof traps): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(traps).filter(name => !shown.has(name))).toEqual([]));

const LAID = { marshals: [{}, { at: [1, 0], trapAt: [3, 0], trapDirection: 2, trapCondition: 'fire' }] } as const;
const GROUND = [
  { at: [5, 0], dice: '1O' },
  { at: [6, 0], dice: '2O' },
] as const;

test(`[FW-TRAP-3][FW-TRAP-4][FW-TRAP-5] ${of('placeTrap')}`, () => {
  const at = { square: 14, isBlast: true, direction: 3, condition: 'acid' } as const;
  const { changed, told } = doing({ marshals: [{}, { at: [1, 0] }] }, table => traps.placeTrap(table, 1, at));
  expect(changed).toEqual({
    'party.marshals.1.trap': 14,
    'party.marshals.1.trapDirection': 3,
    'party.marshals.1.trapCondition': 'acid',
  });
  expect(told).toEqual([{ type: 'trap-placed', rule: 'FW-TRAP-3', seat: 1, ...at }]);
});

test(`[FW-TRAP-6] ${of('liftTrap')} says where it lay`, () => {
  const { changed, told } = doing(LAID, table => traps.liftTrap(table, 1));
  expect(changed).toEqual({ 'party.marshals.1.trap': -1 });
  expect(told).toEqual([{ type: 'trap-lifted', rule: 'FW-TRAP-6', seat: 1, square: 3 }]);
});

test(`[FW-EFF-4] ${of('moveTrap')} keeps its direction and what it is laced with`, () => {
  const { changed, told } = doing(LAID, table => traps.moveTrap(table, 1, 4, true, 'FW-EFF-4'));
  expect(changed).toEqual({ 'party.marshals.1.trap': 4 });
  expect(told).toEqual([{ type: 'trap-placed', rule: 'FW-EFF-4', seat: 1, square: 4, isBlast: true, direction: 2, condition: 'fire' }]);
});

test(`[FW-TRAP-7] ${of('springTrap')} is told before anything comes of it`, () => {
  const { changed, told } = doing(LAID, table => traps.springTrap(table, 1, 3, 'FW-TRAP-7'));
  expect([changed, told]).toEqual([{}, [{ type: 'trap-springs', rule: 'FW-TRAP-7', seat: 1, square: 3 }]]);
});

test(`[FW-TRAP-12] ${of('trapHitsEnemy')} tells the whole sum`, () => {
  const roll = { faces: [2, 'crit'] as const, pips: 3, crits: 1, perCrit: 2, frost: 5, damage: 10 };
  const { changed, told } = doing({}, table => traps.trapHitsEnemy(table, 0, roll));
  expect([changed, told]).toEqual([{}, [{ type: 'trap-hits-enemy', rule: 'FW-TRAP-12', enemy: 0, ...roll }]]);
});

test(`[FW-TRAP-14] ${of('trapHitsMarshal')}`, () => {
  const { changed, told } = doing({}, table => traps.trapHitsMarshal(table, 0, [2, 0], 2));
  expect([changed, told]).toEqual([{}, [{ type: 'trap-hits-marshal', rule: 'FW-TRAP-14', seat: 0, faces: [2, 0], damage: 2 }]]);
});

test(`[FW-TRAP-16] ${of('clearTrap')}: the own one, or the very one of the ground`, () => {
  const own = doing({ ...LAID, traps: GROUND }, table => traps.clearTrap(table, 1, 3, -1));
  expect(own.changed).toEqual({ 'party.marshals.1.trap': -1 });
  expect(own.told).toEqual([{ type: 'trap-gone', rule: 'FW-TRAP-16', seat: 1, square: 3 }]);

  const ground = doing({ ...LAID, traps: GROUND }, table => traps.clearTrap(table, -1, 5, 0));
  expect(ground.r.state.fight.traps.map(one => one.square)).toEqual([6]);
  expect(ground.r.marshal(1).trap).toBe(3);
  expect(ground.told).toEqual([{ type: 'trap-gone', rule: 'FW-TRAP-16', seat: -1, square: 5 }]);
});

test(`[FW-MAP-5] ${of('layTrap')} is silent: it is part of the map`, () => {
  const trap = { square: 7, isBlast: true, direction: 4, condition: 'shock', dice: '1B' } as const;
  const { changed, told } = doing({ traps: GROUND }, table => traps.layTrap(table, trap));
  expect([changed, told]).toEqual([{ 'fight.traps.2': trap }, []]);
});

test(`[FW-MAP-6] ${of('removeTrap')} takes one and says where it lay`, () => {
  const { r, told } = doing({ traps: GROUND }, table => traps.removeTrap(table, 1, 'FW-MAP-6'));
  expect(r.state.fight.traps.map(one => one.square)).toEqual([5]);
  expect(told).toEqual([{ type: 'trap-removed', rule: 'FW-MAP-6', square: 6 }]);
});

test(`[FW-EATK-7] ${of('layMine')}`, () => {
  const { changed, told } = doing({ traps: GROUND }, table => traps.layMine(table, 0, 30, 'shock', '2O'));
  expect(changed).toEqual({ 'fight.traps.2': { square: 30, isBlast: false, direction: 0, condition: 'shock', dice: '2O' } });
  expect(told).toEqual([{ type: 'mine-laid', rule: 'FW-EATK-7', enemy: 0, square: 30 }]);
});
