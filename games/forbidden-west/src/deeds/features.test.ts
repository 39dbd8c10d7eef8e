/** What the deeds of a brief's features change, and what they tell. */
import { afterAll, describe, expect, test } from 'vitest';
import { deedsOf, doing } from '../testing/doing.ts';
import type { Position } from '../testing/rehearsal.ts';
import * as features from './features.ts';

const shown = new Set<string>();
const of = (name: keyof typeof features): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(features).filter(name => !shown.has(name))).toEqual([]));

/** Two of a kind, the second of which it is about. */
const two = (kind: NonNullable<Position['features']>[number]['kind'], more: { hp?: number; isDone?: boolean } = {}): Position => ({
  features: [
    { kind, at: [2, 0], ...more },
    { kind, at: [3, 0], ...more },
  ],
});

test(`[FW-BRIEF-3] ${of('placeFeature')} has the next number, and is silent`, () => {
  const { changed, told } = doing(two('cage'), table => features.placeFeature(table, 'captive', 3, 1, 0));
  expect([changed, told]).toEqual([{ 'fight.features.2': { id: 2, kind: 'captive', square: 3, hp: 1, isDone: false, follows: 0 } }, []]);
  const plain = doing({}, table => features.placeFeature(table, 'pump', 4, 5));
  expect(plain.changed).toEqual({ 'fight.features.0': { id: 0, kind: 'pump', square: 4, hp: 5, isDone: false, follows: -1 } });
});

test(`[FW-BRIEF-5] ${of('tokenSpeaks')}`, () => {
  const { changed, told } = doing({}, table => features.tokenSpeaks(table, 'eye'));
  expect([changed, told]).toEqual([{}, [{ type: 'token-rule', rule: 'FW-BRIEF-5', token: 'eye' }]]);
});

test(`[FW-BRIEF-5] ${of('readyFeature')}: done before the fight, and silent`, () => {
  const { changed, told } = doing(two('valve'), (_, r) => features.readyFeature(r.state.fight.features[1]!));
  expect([changed, told]).toEqual([{ 'fight.features.1.isDone': true }, []]);
});

describe(of('useFeature'), () => {
  test('[FW-R-86] by whom, and which', () => {
    const { changed, told, isOver } = doing(two('pump'), (table, r) => features.useFeature(table, 0, r.state.fight.features[1]!));
    expect(changed).toEqual({ 'fight.features.1.isDone': true });
    expect(told).toEqual([{ type: 'feature-used', rule: 'FW-R-86', seat: 0, feature: 1, kind: 'pump' }]);
    expect(isOver).toBe(false);
  });
  test('[FW-BRIEF-8] the last one wins', () => {
    const { told, isOver } = doing({ objective: { goal: 'interact', feature: 'pump', n: 1 }, ...two('pump') }, (table, r) =>
      features.useFeature(table, 0, r.state.fight.features[1]!),
    );
    expect([told.map(one => one.type), isOver]).toEqual([['feature-used', 'fight-won'], true]);
  });
});

test(`[FW-MAP-6] ${of('woundFeature')}: never below nothing; what it took is told, not what it lost`, () => {
  const wounded = (n: number) => doing(two('dam', { hp: 5 }), (table, r) => features.woundFeature(table, r.state.fight.features[1]!, n));
  expect(wounded(2)).toMatchObject({
    changed: { 'fight.features.1.hp': 3 },
    told: [{ type: 'feature-hurt', rule: 'FW-MAP-6', feature: 1, kind: 'dam', n: 2, left: 3 }],
  });
  expect(wounded(9)).toMatchObject({ changed: { 'fight.features.1.hp': 0 }, told: [{ n: 9, left: 0 }] });
});

test(`[FW-MAP-6] ${of('destroyFeature')}`, () => {
  const { changed, told } = doing(two('dam'), (table, r) => features.destroyFeature(table, r.state.fight.features[1]!));
  expect(changed).toEqual({ 'fight.features.1.isDone': true });
  expect(told).toEqual([{ type: 'feature-destroyed', rule: 'FW-MAP-6', feature: 1, kind: 'dam' }]);
});

test(`[FW-MAP-6] ${of('moveFeature')} says where it came from`, () => {
  const { changed, told } = doing(two('refugee', { hp: 1 }), (table, r) => features.moveFeature(table, r.state.fight.features[1]!, 4));
  expect(changed).toEqual({ 'fight.features.1.square': 4 });
  expect(told).toEqual([{ type: 'feature-moved', rule: 'FW-MAP-6', feature: 1, kind: 'refugee', from: 3, square: 4 }]);
});

test(`[FW-MAP-6] ${of('loseFeature')}: off the map, and counted`, () => {
  const { changed, told } = doing(two('refugee', { hp: 2 }), (table, r) => features.loseFeature(table, r.state.fight.features[1]!));
  expect(changed).toEqual({ 'fight.features.1.square': -1, 'fight.features.1.hp': 0, 'fight.lost': 1 });
  expect(told).toEqual([{ type: 'feature-lost', rule: 'FW-MAP-6', feature: 1, kind: 'refugee' }]);
});

test(`[FW-MAP-6] ${of('bringThrough')}`, () => {
  const { changed, told } = doing(two('refugee', { hp: 2 }), (table, r) => features.bringThrough(table, r.state.fight.features[1]!));
  expect(changed).toEqual({ 'fight.features.1.isDone': true });
  expect(told).toEqual([{ type: 'feature-through', rule: 'FW-MAP-6', feature: 1, kind: 'refugee' }]);
});

test.each([true, false])(`[FW-MAP-6] ${of('holdFeature')}: that it is held is told, and that it is no longer: %s`, isHeld => {
  const { changed, told } = doing(two('bridge-head', { isDone: !isHeld }), (table, r) =>
    features.holdFeature(table, r.state.fight.features[1]!, isHeld),
  );
  expect(changed).toEqual({ 'fight.features.1.isDone': isHeld });
  expect(told).toEqual([{ type: 'feature-held', rule: 'FW-MAP-6', feature: 1, kind: 'bridge-head', isHeld }]);
});

test(`[FW-BRIEF-8] ${of('countHeld')}: the turn that completes it wins`, () => {
  const held = (turns: number) =>
    doing(
      {
        objective: { goal: 'hold', feature: 'bridge-head' },
        marshals: [{}, { at: [1, 0] }, { at: [2, 0] }],
        ...two('bridge-head', { isDone: true }),
      },
      table => features.countHeld(table, turns),
    );
  expect(held(2)).toMatchObject({ changed: { 'fight.tally': 2 }, told: [], isOver: false });
  expect(held(3)).toMatchObject({ told: [{ type: 'fight-won' }], isOver: true });
});

test(`[FW-BRIEF-5] ${of('useOfBrief')}, ${of('nameDuellist')}, ${of('markOnce')}: noted, and told but for the last`, () => {
  const noted = { fight: { usedOnce: ['before'] } };
  const used = doing(noted, table => features.useOfBrief(table, 'volley-2', 'volley'));
  expect(used.changed).toEqual({ 'fight.usedOnce': ['before', 'volley-2'] });
  expect(used.told).toEqual([{ type: 'once-used', rule: 'FW-BRIEF-5', what: 'volley' }]);

  const named = doing(noted, table => features.nameDuellist(table, 1));
  expect(named.changed).toEqual({ 'fight.usedOnce': ['before', 'duel-1'] });
  expect(named.told).toEqual([{ type: 'duel-named', rule: 'FW-BRIEF-5', seat: 1 }]);

  const marked = doing(noted, table => features.markOnce(table, 'look-again'));
  expect([marked.changed, marked.told]).toEqual([{ 'fight.usedOnce': ['before', 'look-again'] }, []]);
});

test(`[FW-MAP-6] ${of('waveComes')}: waves are counted from 1`, () => {
  const { changed, told } = doing({ fight: { tally: 1 } }, table => features.waveComes(table));
  expect([changed, told]).toEqual([{ 'fight.tally': 2 }, [{ type: 'wave-came', rule: 'FW-MAP-6', wave: 2 }]]);
});

test(`[FW-MAP-6] ${of('countEnginePhase')} and ${of('callWithBeacons')}`, () => {
  const counted = doing({ fight: { tally: 4 } }, table => features.countEnginePhase(table));
  expect([counted.changed, counted.told]).toEqual([{ 'fight.tally': 5 }, []]);

  const called = doing({}, table => features.callWithBeacons(table, 2, true));
  expect([called.changed, called.told]).toEqual([{}, [{ type: 'beacons-call', rule: 'FW-MAP-6', n: 2, isStopped: true }]]);
});

test(`[FW-MAP-5] ${of('loosenStones')}: a trap of the ground, and everybody hears it`, () => {
  const { changed, told } = doing({}, table => features.loosenStones(table, 30, '2O 1B'));
  expect(changed).toEqual({ 'fight.traps.0': { square: 30, isBlast: false, direction: 0, condition: 'none', dice: '2O 1B' } });
  expect(told).toEqual([{ type: 'stones-loosened', rule: 'FW-MAP-5', square: 30 }]);
});

test(`[FW-BRIEF-5] ${of('markPart')}: nobody has taken it`, () => {
  const { changed, told } = doing({ enemies: [{ type: 'shellback', at: [9, 9] }] }, (table, r) =>
    features.markPart(table, r.enemy(), 1, 2),
  );
  expect(changed).toEqual({ 'fight.enemies.0.parts': [3, 2] });
  expect(told).toEqual([{ type: 'part-marked', rule: 'FW-BRIEF-5', enemy: 0, part: 1, left: 2 }]);
});
