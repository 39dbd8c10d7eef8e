/** What the deeds of characters change, and what they tell. */
import { afterAll, describe, expect, test } from 'vitest';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import type { Gait, HurtBy, Table } from '../events.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import type { MarshalOn, Position } from '../testing/rehearsal.ts';
import * as own from './marshals.ts';

const shown = new Set<string>();
const of = (name: keyof typeof own): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(own).filter(name => !shown.has(name))).toEqual([]));

/** The second of two. */
const second = (more: MarshalOn = {}): Position => ({ marshals: [{}, { at: [1, 0], ...more }] });
const M = 'party.marshals.1';

describe(of('moveMarshal'), () => {
  const moves = (how: Gait, stretch?: own.Stretch) => doing(second(), table => own.moveMarshal(table, 1, 2, how, 'FW-ACT-4', stretch));

  test.each(['sneak', 'sprint', 'melee', 'effect', 'pushed', 'swapped'] as const)('[FW-ACT-4] %s: has moved in this turn', how => {
    const { changed, told } = moves(how);
    expect(changed).toEqual({ [`${M}.square`]: 2, [`${M}.hasMoved`]: true });
    expect(told).toEqual([{ type: 'marshal-moved', rule: 'FW-ACT-4', seat: 1, from: 1, square: 2, how }]);
  });
  test.each(['placed', 'evade'] as const)('[FW-DECK-18] %s is no move of the own turn', how => {
    expect(moves(how).changed).toEqual({ [`${M}.square`]: 2 });
  });
  test('[FW-ACT-5] a step of a longer stretch is told within it, the last one says where it began', () => {
    expect(moves('sprint', { within: 'marshal-moved' }).told).toEqual([
      { type: 'marshal-moved', rule: 'FW-ACT-4', seat: 1, from: 1, square: 2, how: 'sprint', within: 'marshal-moved' },
    ]);
    expect(moves('sprint', { start: 0 }).told).toEqual([
      { type: 'marshal-moved', rule: 'FW-ACT-4', seat: 1, from: 1, square: 2, how: 'sprint', start: 0 },
    ]);
  });
  test('[FW-BRIEF-8] a step that wins is told though it is one of a stretch; being placed on the exit wins nothing', () => {
    const exits: Position = { ...second(), marshals: [{ at: [2, 0] }, { at: [1, 0] }], exits: [[2, 0]], objective: { goal: 'exit' } };
    const won = doing(exits, table => own.moveMarshal(table, 1, 2, 'sprint', 'FW-ACT-5', { within: 'marshal-moved' }));
    expect(won.told).toMatchObject([{ type: 'marshal-moved', square: 2 }, { type: 'fight-won' }]);
    expect(won.told[0]).not.toHaveProperty('within');
    expect(doing(exits, table => own.moveMarshal(table, 1, 2, 'placed', 'FW-ENC-3')).isOver).toBe(false);
  });
});

describe('Health', () => {
  test.each<[HurtBy, object]>([
    ['attack', { within: 'marshal-evaded' }],
    ['trap', {}],
  ])(`[FW-HP-1] ${of('hurtMarshal')} by %s: not below nothing`, (by, within) => {
    const hurts = (n: number) => doing(second({ dial: 5 }), table => own.hurtMarshal(table, 1, n, by, 1, 'FW-HP-1'));
    expect(hurts(3).changed).toEqual({ [`${M}.dial`]: 2 });
    expect(hurts(3).told).toEqual([{ type: 'marshal-hurt', rule: 'FW-HP-1', seat: 1, n: 3, dial: 2, by, frost: 1, ...within }]);
    expect(hurts(9).told).toMatchObject([{ n: 9, dial: 0 }]);
  });
  test(`[FW-HP-7] ${of('healMarshal')}: what was lacking; nothing is told if nothing was`, () => {
    const heals = (dial: number, n: number) => doing(second({ dial }), table => own.healMarshal(table, 1, n, 8, 'FW-HP-7'));
    expect([heals(5, 2).changed, heals(5, 2).told]).toEqual([
      { [`${M}.dial`]: 7 },
      [{ type: 'marshal-healed', rule: 'FW-HP-7', seat: 1, n: 2, dial: 7 }],
    ]);
    expect(heals(7, 4).told).toEqual([{ type: 'marshal-healed', rule: 'FW-HP-7', seat: 1, n: 1, dial: 8 }]);
    expect([heals(8, 4).changed, heals(8, 4).told]).toEqual([{}, []]);
  });
  test(`[FW-HP-9] ${of('fitDial')}: only if it stood above, in silence`, () => {
    const fits = (most: number) => doing(second({ dial: 6 }), table => own.fitDial(table, 1, most));
    expect([fits(5).changed, fits(5).told, fits(7).changed]).toEqual([{ [`${M}.dial`]: 5 }, [], {}]);
  });
  test(`[FW-HP-3][FW-HP-4] ${of('drinkPotion')}`, () => {
    const { changed, told } = doing({ ...second({ dial: 0 }), potions: 3 }, table => own.drinkPotion(table, 1, 8, 'FW-HP-3'));
    expect(changed).toEqual({ 'party.potions': 2, [`${M}.dial`]: 8 });
    expect(told).toEqual([{ type: 'marshal-fainted', rule: 'FW-HP-3', seat: 1, potions: 2 }]);
  });
  test(`[FW-R-4] ${of('wakeAlone')}: with one hit point`, () => {
    const { changed, told } = doing({ ...second({ dial: 0 }), potions: 0 }, table => own.wakeAlone(table, 1));
    expect([changed, told]).toEqual([{ [`${M}.dial`]: 1 }, [{ type: 'marshal-fainted', rule: 'FW-R-4', seat: 1, potions: 0 }]]);
  });
  test(`[FW-CHAR-5] ${of('spareInjury')}: once`, () => {
    const { changed, told } = doing(second({ usedThisFight: ['x'] }), table => own.spareInjury(table, 1));
    expect(changed).toEqual({ [`${M}.usedThisFight`]: ['x', 'spare-injury'] });
    expect(told).toEqual([{ type: 'injury-spared', rule: 'FW-CHAR-5', seat: 1 }]);
  });
});

describe('Conditions', () => {
  test.each([true, false])(
    `[FW-COND-2][FW-R-48] ${of('giveCondition')}: in place of the old, with a roll of its own to spoil; fresh: %s`,
    isFresh => {
      const { changed, told } = doing(second({ condition: 'deafened', isFresh: !isFresh, usedThisFight: ['deafened', 'x'] }), table =>
        own.giveCondition(table, 1, 'fire', isFresh, 'FW-COND-2'),
      );
      expect(changed).toEqual({ [`${M}.usedThisFight`]: ['x'], [`${M}.condition`]: 'fire', [`${M}.isFresh`]: isFresh });
      expect(told).toEqual([{ type: 'condition-gained', rule: 'FW-COND-2', seat: 1, condition: 'fire', instead: 'deafened' }]);
    },
  );
  test(`[FW-COND-3] ${of('loseCondition')}: which it was; of none nothing is told`, () => {
    const loses = (more: MarshalOn) => doing(second(more), table => own.loseCondition(table, 1, 'FW-COND-3'));
    const had = loses({ condition: 'fire', isFresh: true });
    expect(had.changed).toEqual({ [`${M}.condition`]: 'none', [`${M}.isFresh`]: false });
    expect(had.told).toEqual([{ type: 'condition-lost', rule: 'FW-COND-3', seat: 1, condition: 'fire' }]);
    expect([loses({}).changed, loses({}).told]).toEqual([{}, []]);
  });
  test(`[FW-R-28] ${of('ageCondition')} is silent`, () => {
    const { changed, told } = doing(second({ condition: 'fire', isFresh: true }), table => own.ageCondition(table, 1));
    expect([changed, told]).toEqual([{ [`${M}.isFresh`]: false }, []]);
  });
});

describe('Turns and actions', () => {
  test(`[FW-TURN-1] ${of('takeTurn')}: what was of the last turn is over, for everybody`, () => {
    const spent = { hasMoved: true, rerolls: 2, usedThisTurn: ['x'], done: ['sneak'], counted: 1 };
    const { changed, told } = doing(
      {
        step: 'begin-turn',
        marshals: [
          { ...spent, usedThisFight: ['y'] },
          { at: [1, 0], ...spent },
        ],
        fight: { turn: 4 },
      },
      table => own.takeTurn(table, 1, ['duel']),
    );
    expect(changed).toEqual({
      ...Object.fromEntries(
        [0, 1].flatMap(seat =>
          Object.entries({ hasMoved: false, rerolls: 0, usedThisTurn: [] }).map(([key, value]) => [`party.marshals.${seat}.${key}`, value]),
        ),
      ),
      [`${M}.done`]: [],
      [`${M}.counted`]: 0,
      'fight.turn': 5,
      'fight.active': 1,
      'fight.opening': ['duel'],
      step: 'act',
    });
    expect(told).toEqual([{ type: 'turn-began', rule: 'FW-TURN-1', seat: 1, turn: 5 }]);
  });
  test.each([
    [false, true, { done: ['x', 'sneak'], counted: 1 }],
    [true, true, { done: ['x', 'sneak'] }],
    [true, false, {}],
  ])(`[FW-ACT-1][FW-ACT-12][FW-ACT-14] ${of('beginAction')}: free %s, in the own phase %s`, (isFree, isOwnPhase, changes) => {
    const { changed, told } = doing(second({ done: ['x'] }), table =>
      own.beginAction(table, 1, 'sneak', isFree, isOwnPhase, -1, 'FW-ACT-4'),
    );
    expect(changed).toEqual(Object.fromEntries(Object.entries(changes).map(([key, value]) => [`${M}.${key}`, value])));
    expect(told).toEqual([{ type: 'action-begun', rule: 'FW-ACT-4', seat: 1, action: 'sneak', isFree, feature: -1 }]);
  });
  test(`[FW-ACT-10] ${of('beginCardAction')} counts, by its name`, () => {
    const { changed, told } = doing(second({ done: ['x'], counted: 1 }), table => own.beginCardAction(table, 1, 7, 'card-7'));
    expect(changed).toEqual({ [`${M}.done`]: ['x', 'card-7'], [`${M}.counted`]: 2 });
    expect(told).toEqual([{ type: 'card-action', rule: 'FW-ACT-10', seat: 1, card: 7 }]);
  });
  test(`[FW-INJ-6] ${of('spendAction')} counts, in silence`, () => {
    const { changed, told } = doing(second({ done: ['x'], counted: 1 }), table => own.spendAction(table, 1, 'shake-off'));
    expect([changed, told]).toEqual([{ [`${M}.done`]: ['x', 'shake-off'], [`${M}.counted`]: 2 }, []]);
  });
  test(`[FW-ACT-3] ${of('rest')}`, () => {
    const { changed, told } = doing(second(), table => own.rest(table, 1));
    expect([changed, told]).toEqual([{}, [{ type: 'rested', rule: 'FW-ACT-3', seat: 1 }]]);
  });
  test(`[FW-CHAR-5] ${of('useOnce')}: per turn or per fight, in silence`, () => {
    const once = (per: 'turn' | 'fight') =>
      doing(second({ usedThisTurn: ['a'], usedThisFight: ['b'] }), table => own.useOnce(table, 1, 'x', per));
    expect(once('turn').changed).toEqual({ [`${M}.usedThisTurn`]: ['a', 'x'] });
    expect(once('fight').changed).toEqual({ [`${M}.usedThisFight`]: ['b', 'x'] });
    expect(once('turn').told).toEqual([]);
  });
  test(`[FW-ATK-7] ${of('grantRerolls')} and ${of('spendRerolls')}, never below none`, () => {
    expect(doing(second({ rerolls: 1 }), table => own.grantRerolls(table, 1, 2)).changed).toEqual({ [`${M}.rerolls`]: 3 });
    const spends = (n: number) => doing(second({ rerolls: 3 }), table => own.spendRerolls(table, 1, n));
    expect([spends(1).changed, spends(4).changed, spends(1).told]).toEqual([{ [`${M}.rerolls`]: 2 }, { [`${M}.rerolls`]: 0 }, []]);
  });
  test.each([true, false])(`[FW-INJ-4] ${of('failNextCommand')}: %s`, fails => {
    const { changed, told } = doing(second({ failsCommand: !fails }), table => own.failNextCommand(table, 1, fails));
    expect([changed, told]).toEqual([{ [`${M}.failsCommand`]: fails }, []]);
  });
});

describe('What the party has', () => {
  const held = (n: number) => RESOURCES.map(kind => (kind === 'spark' ? n : kind === 'metal' ? 2 : 0));
  const HAS: Position = { marshals: [{ resources: { metal: 1 } }, { at: [1, 0], resources: { metal: 2, spark: 1 } }] };

  test.each([
    [
      'FW-RES-2',
      of('collectResource'),
      (table: Table, seat: number, kind: Resource) => own.collectResource(table, seat, kind),
      2,
      'resource-collected',
    ],
    ['FW-TRAP-2', of('spendResource'), own.spendResource, 0, 'resource-spent'],
    ['FW-EVADE-9', of('loseResource'), own.loseResource, 0, 'resource-lost'],
  ] as const)('[%s] %s', (rule, _name, deed, n, type) => {
    const { changed, told } = doing(HAS, table => deed(table, 1, 'spark', rule));
    expect([changed, told]).toEqual([{ [`${M}.resources`]: held(n) }, [{ type, rule, seat: 1, kind: 'spark' }]]);
  });
  test(`[FW-R-101] ${of('takeFromPile')} and ${of('giveOut')}: the first that was found is the first to go, and both are silent`, () => {
    const found = { ...HAS, fight: { toGive: ['metal' as const] } };
    expect(doing(found, table => own.takeFromPile(table, 'spark'))).toMatchObject({
      changed: { 'fight.toGive': ['metal', 'spark'] },
      told: [],
    });
    expect(doing(found, own.giveOut)).toMatchObject({ changed: { 'fight.toGive': [] }, told: [] });
  });
  test('[FW-UPG-1] what is paid is told with what it pays for', () => {
    const { told } = doing(HAS, table => own.spendResource(table, 1, 'spark', 'FW-UPG-1', 'gear-upgraded'));
    expect(told).toEqual([{ type: 'resource-spent', rule: 'FW-UPG-1', seat: 1, kind: 'spark', within: 'gear-upgraded' }]);
  });
  test(`[FW-RES-4] ${of('pileIsEmpty')}`, () => {
    const { changed, told } = doing(HAS, table => own.pileIsEmpty(table, 'spark'));
    expect([changed, told]).toEqual([{}, [{ type: 'pile-empty', rule: 'FW-RES-4', kind: 'spark' }]]);
  });
  test(`[FW-SATCH-2] ${of('passResource')}: from one to the other`, () => {
    const { changed, told } = doing(HAS, table => own.passResource(table, 1, 0, 'spark'));
    expect(changed).toEqual({
      [`${M}.resources`]: held(0),
      'party.marshals.0.resources': RESOURCES.map(kind => (kind === 'metal' || kind === 'spark' ? 1 : 0)),
    });
    expect(told).toEqual([{ type: 'resource-passed', rule: 'FW-SATCH-2', seat: 1, to: 0, kind: 'spark' }]);
  });
  test.each([
    [of('changePotions'), own.changePotions, 'party.potions', 'potions-changed'],
    [of('changeSupplies'), own.changeSupplies, 'party.supplies', 'supplies-changed'],
  ] as const)('[FW-ITEM-1] %s: what has really changed, never below none', (_name, deed, path, type) => {
    const changes = (by: number) => doing({ potions: 2 }, table => deed(table, by, 'FW-ITEM-1'));
    expect([changes(2).changed, changes(2).told]).toEqual([{ [path]: 4 }, [{ type, rule: 'FW-ITEM-1', by: 2, now: 4 }]]);
    expect(changes(-1).told).toEqual([{ type, rule: 'FW-ITEM-1', by: -1, now: 1 }]);
    expect(changes(-3).told).toEqual([{ type, rule: 'FW-ITEM-1', by: -2, now: 0 }]);
    expect([changes(0).changed, changes(0).told]).toEqual([{}, []]);
  });
});
