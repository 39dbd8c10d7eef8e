/** What each deed of and to a hunter changes, and what it tells. */
import { byHand } from '@quarry/kernel/testing';
import { afterAll, expect, test } from 'vitest';
import type { HunterState } from '../state.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import type { HunterOn } from '../testing/rehearsal.ts';
import * as own from './hunters.ts';

const shown = new Set<string>();
const of = (name: keyof typeof own): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(own).filter(name => !shown.has(name))).toEqual([]));

const PLATEAU = [{ kind: 'plateau', at: 'south', occupant: 0 }] as const;
const onPlateau = { me: { placement: 'plateau', isThreatened: true }, terrain: PLATEAU } as const;

test(`[PA-MOVE-3] ${of('moveTo')}: a paid move of the own turn is remembered, and the threat is gone`, () => {
  const me = { isThreatened: true };
  expect(doing(table => own.moveTo(table, 0, 1, 'paid', 'PA-MOVE-1'), { step: 'move', me })).toEqual({
    changed: { 'hunters.0.sector': 1, 'hunters.0.isThreatened': false, 'hunters.0.hasMoved': true },
    told: [{ type: 'moved', rule: 'PA-MOVE-1', seat: 0, from: 2, sector: 1, gait: 'paid', position: 'flank' }],
  });
});
test.each([
  ['in the Action phase', { step: 'act' }, 0],
  ['in the turn of another', { step: 'move', active: 1 }, 0],
] as const)(`[PA-MOVE-9] ${of('moveTo')}: %s it is no move of the turn`, (_, position, seat) => {
  expect(doing(table => own.moveTo(table, seat, 3, 'forced', 'PA-MOVE-9'), position).changed).toEqual({ 'hunters.0.sector': 3 });
});
test(`[PA-TERR-10] ${of('moveTo')}: down from a plateau`, () => {
  expect(doing(table => own.moveTo(table, 0, 0, 'free', 'PA-MOVE-9'), onPlateau)).toEqual({
    changed: { 'terrain.0.occupant': -1, 'hunters.0.sector': 0, 'hunters.0.placement': 'normal', 'hunters.0.isThreatened': false },
    told: [{ type: 'moved', rule: 'PA-MOVE-9', seat: 0, from: 2, sector: 0, gait: 'free', position: 'rear' }],
  });
});
test(`[PA-MOVE-7] ${of('place')}: who is placed somewhere is as threatened as before`, () => {
  expect(doing(table => own.place(table, 0, 0, 'PA-MOVE-7'), onPlateau)).toEqual({
    changed: { 'terrain.0.occupant': -1, 'hunters.0.sector': 0, 'hunters.0.placement': 'normal' },
    told: [{ type: 'placed', rule: 'PA-MOVE-7', seat: 0, from: 2, sector: 0 }],
  });
  expect(doing(table => own.place(table, 1, 3, 'PA-MOVE-7')).changed).toEqual({ 'hunters.1.sector': 3 });
});
test(`[PA-MOVE-2] ${of('stayPut')}`, () => {
  expect(doing(table => own.stayPut(table, 1))).toEqual({ changed: {}, told: [{ type: 'stayed', rule: 'PA-MOVE-2', seat: 1 }] });
});
test.each([false, true])(`[PA-MOVE-6] ${of('threaten')}: told also if one was threatened before (%s)`, isThreatened => {
  expect(doing(table => own.threaten(table, 0, 'PA-MOVE-6'), { me: { isThreatened } })).toEqual({
    changed: isThreatened ? {} : { 'hunters.0.isThreatened': true },
    told: [{ type: 'threatened', rule: 'PA-MOVE-6', seat: 0, wasAlready: isThreatened }],
  });
});
test(`[PA-MOVE-8] ${of('calm')}`, () => {
  expect(doing(table => own.calm(table, 0), { me: { isThreatened: true } })).toEqual({
    changed: { 'hunters.0.isThreatened': false },
    told: [{ type: 'threat-gone', rule: 'PA-MOVE-8', seat: 0 }],
  });
  expect(doing(table => own.calm(table, 0))).toEqual({ changed: {}, told: [] });
});
test(`[PA-TERR-10] ${of('climb')}: the plateau of the own sector is taken`, () => {
  const terrain = [
    { kind: 'plateau', at: 'north' },
    { kind: 'rock', at: 'south' },
    { kind: 'plateau', at: 'south' },
  ] as const;
  expect(doing(table => own.climb(table, 1), { terrain })).toEqual({
    changed: { 'terrain.2.occupant': 1, 'hunters.1.placement': 'plateau' },
    told: [{ type: 'climbed', rule: 'PA-TERR-10', seat: 1, sector: 2 }],
  });
});
test(`[PA-TERR-14] ${of('stepOff')}`, () => {
  expect(doing(table => own.stepOff(table, 0), onPlateau)).toEqual({
    changed: { 'terrain.0.occupant': -1, 'hunters.0.placement': 'normal' },
    told: [{ type: 'stepped-off', rule: 'PA-TERR-14', seat: 0 }],
  });
});
test(`[PA-PLAY-7] ${of('takeAggro')}: nothing for who has it`, () => {
  expect(doing(table => own.takeAggro(table, 1, 'PA-PLAY-7'))).toEqual({
    changed: { aggro: 1 },
    told: [{ type: 'aggro-taken', rule: 'PA-PLAY-7', seat: 1, from: 0 }],
  });
  expect(doing(table => own.takeAggro(table, 0, 'PA-PLAY-7'))).toEqual({ changed: {}, told: [] });
});
test(`[PA-STAM-8] ${of('changeStamina')}: never below 0`, () => {
  expect(doing(table => own.changeStamina(table, 0, 2, 'PA-STAM-8'), { me: { stamina: 1 } })).toEqual({
    changed: { 'hunters.0.stamina': 3 },
    told: [{ type: 'stamina-changed', rule: 'PA-STAM-8', seat: 0, by: 2, now: 3 }],
  });
  expect(doing(table => own.changeStamina(table, 0, -4, 'PA-STAM-8'), { me: { stamina: 3 } })).toEqual({
    changed: { 'hunters.0.stamina': 0 },
    told: [{ type: 'stamina-changed', rule: 'PA-STAM-8', seat: 0, by: -3, now: 0 }],
  });
  expect(doing(table => own.changeStamina(table, 0, -1, 'PA-STAM-8'))).toEqual({ changed: {}, told: [] });
});
test(`[PA-TOK-1] ${of('gainDefence')}`, () => {
  expect(doing(table => own.gainDefence(table, 0, 2), { me: { defence: 1 } })).toEqual({
    changed: { 'hunters.0.defence': 3 },
    told: [{ type: 'defence-gained', rule: 'PA-TOK-1', seat: 0, n: 2, now: 3 }],
  });
});
test(`[PA-ATT-12] ${of('clearDefence')}: tokens of both kinds`, () => {
  expect(doing(table => own.clearDefence(table, 0), { me: { defence: 1 } })).toEqual({
    changed: { 'hunters.0.defence': 0 },
    told: [{ type: 'tokens-cleared', rule: 'PA-ATT-12', seat: 0 }],
  });
  expect(doing(table => own.clearDefence(table, 0))).toEqual({ changed: {}, told: [] });
  const covered = doing(
    table => {
      byHand(table).state.hunters[0]!.disrupted = [...table.state.hunters[0]!.sequence];
      own.clearDefence(table, 0);
    },
    { me: {} },
  );
  expect(covered).toEqual({ changed: {}, told: [{ type: 'tokens-cleared', rule: 'PA-ATT-12', seat: 0 }] });
});
test(`[PA-KW-STRAIN-1] ${of('strain')}, and ${of('easeStrain')}`, () => {
  expect(doing(table => own.strain(table, 0, 2), { me: { strain: 1 } })).toEqual({
    changed: { 'hunters.0.strain': 3 },
    told: [{ type: 'strained', rule: 'PA-KW-STRAIN-1', seat: 0, n: 2 }],
  });
  expect(doing(table => own.easeStrain(table, 0), { me: { strain: 3 } })).toEqual({ changed: { 'hunters.0.strain': 0 }, told: [] });
});
test(`[PA-TERR-25] ${of('catchFire')}`, () => {
  expect(doing(table => own.catchFire(table, 0))).toEqual({
    changed: { 'hunters.0.isBurning': true },
    told: [{ type: 'caught-fire', rule: 'PA-TERR-25', seat: 0 }],
  });
});
test(`[PA-MAST-2] ${of('countMastery')}: one short of the focus value`, () => {
  const me = { mastery: { id: 'craft', focus: 3 }, counters: 1 };
  expect(doing(table => own.countMastery(table, 0, 1), { me })).toEqual({
    changed: { 'hunters.0.counters': 2 },
    told: [{ type: 'counters-changed', rule: 'PA-MAST-2', seat: 0, card: 'craft', by: 1, now: 2, of: 3 }],
  });
});
test(`[PA-MAST-3] ${of('countMastery')}: at it, and no more than that`, () => {
  const me = { mastery: { id: 'craft', focus: 3 }, counters: 1 };
  expect(doing(table => own.countMastery(table, 0, 5), { me })).toEqual({
    changed: { 'hunters.0.counters': 3, 'hunters.0.isFocused': true },
    told: [
      { type: 'counters-changed', rule: 'PA-MAST-2', seat: 0, card: 'craft', by: 2, now: 3, of: 3 },
      { type: 'focused', rule: 'PA-MAST-3', seat: 0, card: 'craft' },
    ],
  });
});
test.each([
  ['focused already', { isFocused: true }, 1],
  ['by nothing', {}, 0],
])(`[PA-MAST-6] ${of('countMastery')}: not %s`, (_, me, by) => {
  expect(doing(table => own.countMastery(table, 0, by), { me: { mastery: { id: 'craft', focus: 3 }, counters: 1, ...me } })).toEqual({
    changed: {},
    told: [],
  });
});
test(`[PA-MAST-2] ${of('countOn')}: on a mastery, or on a piece of gear; never below 0`, () => {
  const me = { counters: 1, gearCounters: [1, 2, 3, 4] };
  expect(doing(table => own.countOn(table, 0, 5, 'mastery', 2), { me })).toEqual({
    changed: { 'hunters.0.counters': 3 },
    told: [{ type: 'counters-changed', rule: 'PA-MAST-2', seat: 0, card: 5, by: 2, now: 3, of: 0 }],
  });
  expect(doing(table => own.countOn(table, 0, 5, 2, 1), { me })).toEqual({
    changed: { 'hunters.0.gearCounters': [1, 2, 4, 4] },
    told: [{ type: 'counters-changed', rule: 'PA-MAST-2', seat: 0, card: 5, by: 1, now: 4, of: 0 }],
  });
  expect(doing(table => own.countOn(table, 0, 5, 1, -5), { me })).toEqual({
    changed: { 'hunters.0.gearCounters': [1, 0, 3, 4] },
    told: [{ type: 'counters-changed', rule: 'PA-MAST-2', seat: 0, card: 5, by: -2, now: 0, of: 0 }],
  });
});
test(`[PA-DMG-10] ${of('suffer')}: told with the sum of it and the health that stands against it`, () => {
  expect(doing(table => own.suffer(table, 0, 2, 'monster', 7, 'PA-DMG-10'), { me: { damage: 1 } })).toEqual({
    changed: { 'hunters.0.damage': 3 },
    told: [{ type: 'suffered', rule: 'PA-DMG-10', seat: 0, damage: 2, harm: 'monster', total: 3, health: 9, card: 7 }],
  });
});
test(`[PA-ATT-10] ${of('showPrevented')}`, () => {
  expect(doing(table => own.showPrevented(table, 0, 2, 'attrition', 1, 7))).toEqual({
    changed: {},
    told: [{ type: 'prevented', rule: 'PA-ATT-10', seat: 0, damage: 2, harm: 'attrition', by: 1, card: 7 }],
  });
});
test(`[PA-DMG-11] ${of('heal')}: no more than there is`, () => {
  expect(doing(table => own.heal(table, 0, 2, 'PA-DMG-11'), { me: { damage: 3 } })).toEqual({
    changed: { 'hunters.0.damage': 1 },
    told: [{ type: 'healed', rule: 'PA-DMG-11', seat: 0, n: 2, total: 1 }],
  });
  expect(doing(table => own.heal(table, 0, 2, 'PA-DMG-11'), { me: { damage: 1 } })).toEqual({
    changed: { 'hunters.0.damage': 0 },
    told: [{ type: 'healed', rule: 'PA-DMG-11', seat: 0, n: 1, total: 0 }],
  });
  expect(doing(table => own.heal(table, 0, 2, 'PA-DMG-11'))).toEqual({ changed: {}, told: [] });
  expect(doing(table => own.heal(table, 0, 0, 'PA-DMG-11'), { me: { damage: 1 } })).toEqual({ changed: {}, told: [] });
});
test(`[PA-DECK-1] ${of('tire')}: who burns is put out by it`, () => {
  expect(doing(table => own.tire(table, 0, 1, 0), { me: { isBurning: true } })).toEqual({
    changed: {},
    told: [{ type: 'fatigue', rule: 'PA-DECK-1', seat: 0, damage: 1, burning: 0 }],
  });
  expect(doing(table => own.tire(table, 0, 1, 2), { me: { isBurning: true } })).toEqual({
    changed: { 'hunters.0.isBurning': false },
    told: [{ type: 'fatigue', rule: 'PA-DECK-1', seat: 0, damage: 1, burning: 2 }],
  });
});
test(`[PA-KO-3][PA-KO-5][PA-KO-9][PA-KO-11] ${of('fall')}: all that was in hand and play is discarded, all tokens go, and it is counted`, () => {
  const me: Partial<HunterState> = {
    ...{ damage: 9, stamina: 1, defence: 1, strain: 1, isThreatened: true, isBurning: true, isBerserk: true, longer: 1, falls: 1 },
    waiting: [{ what: 'cost', by: -1, colour: -1, keyword: '' }],
    placement: 'plateau',
  };
  const marked = (table: Parameters<typeof own.fall>[0]) => {
    const hunter = table.state.hunters[0]!;
    Object.assign(hunter, { stealthy: [...hunter.sequence], disrupted: [...hunter.sequence] });
  };
  const fallen = doing(
    table => {
      marked(table);
      own.fall(table, 0);
    },
    { me: me as HunterOn, terrain: PLATEAU, state: { isClosed: true } },
  );
  expect(fallen).toEqual({
    changed: {
      'terrain.0.occupant': -1,
      'hunters.0.placement': 'normal',
      'hunters.0.damage': 0,
      'hunters.0.ko': 'red',
      'hunters.0.stamina': 0,
      'hunters.0.defence': 0,
      'hunters.0.strain': 0,
      'hunters.0.isThreatened': false,
      'hunters.0.isBurning': false,
      'hunters.0.discard': ['x1', 'h1', 'h2', 'q1'],
      'hunters.0.sequence': [],
      'hunters.0.isBerserk': false,
      'hunters.0.waiting': [],
      'hunters.0.longer': 0,
      'hunters.0.falls': 2,
      'hunters.0.hand': [],
    },
    told: [{ type: 'knocked-out', rule: 'PA-KO-1', seat: 0, sector: 2, reveals: true }],
  });
  expect(doing(table => own.fall(table, 1)).told).toEqual([{ type: 'knocked-out', rule: 'PA-KO-1', seat: 1, sector: 2, reveals: false }]);
});
test.each(['armour', 'helm'] as const)(`[PA-KO-6] ${of('deplete')} and [PA-R-3] ${of('mend')}: %s`, piece => {
  const me = { [piece]: { id: 'worn' } };
  const field = piece === 'armour' ? 'isArmourDepleted' : 'isHelmDepleted';
  expect(doing(table => own.deplete(table, 0, piece), { me })).toEqual({
    changed: { [`hunters.0.${field}`]: true },
    told: [{ type: 'gear-depleted', rule: 'PA-KO-6', seat: 0, card: 'worn' }],
  });
});
test.each(['armour', 'helm'] as const)(`[PA-R-3] ${of('mend')}: %s`, piece => {
  const worn = { isArmourDepleted: true, isHelmDepleted: true, ko: 'eliminated', [piece]: { id: 'worn' } } as const;
  expect(doing(table => own.mend(table, 0, piece), { me: worn })).toEqual({
    changed: { [`hunters.0.${piece === 'armour' ? 'isArmourDepleted' : 'isHelmDepleted'}`]: false },
    told: [{ type: 'gear-mended', rule: 'PA-R-3', seat: 0, card: 'worn' }],
  });
});
test(`[PA-KO-8][PA-R-51] ${of('shuffleAll')}: discard pile and deck become one deck, and nobody knows its top any more`, () => {
  const shuffled = doing(table => {
    const hunter = table.state.hunters[0]!;
    Object.assign(hunter, { seen: hunter.deck.slice(0, 1), isOut: true });
    own.shuffleAll(table, 0);
  });
  expect(shuffled).toEqual({
    changed: { 'hunters.0.discard': [], 'hunters.0.deck': ['x1', 'd3', 'd2', 'd1'] },
    told: [{ type: 'deck-shuffled', rule: 'PA-KO-8', seat: 0, n: 4 }],
    shuffles: ['deck-0'],
  });
});
test(`[PA-KO-13] ${of('eliminate')}, [PA-KO-14] ${of('flip')}, [PA-REV-4] ${of('rise')}`, () => {
  const down = { ko: 'red' } as const;
  expect(doing(table => own.eliminate(table, 0), { me: down })).toEqual({
    changed: { 'hunters.0.ko': 'eliminated' },
    told: [{ type: 'eliminated', rule: 'PA-KO-13', seat: 0 }],
  });
  expect(doing(table => own.flip(table, 0, 1, 'PA-REV-3'), { me: down })).toEqual({
    changed: { 'hunters.0.ko': 'black' },
    told: [{ type: 'ko-flipped', rule: 'PA-REV-3', seat: 0, by: 1 }],
  });
  expect(doing(table => own.rise(table, 0, 1, 'PA-REV-4'), { me: down })).toEqual({
    changed: { 'hunters.0.ko': 'up' },
    told: [{ type: 'rose', rule: 'PA-REV-4', seat: 0, by: 1 }],
  });
});
test(`[PA-REV-2] ${of('markRevived')}`, () => {
  expect(doing(table => own.markRevived(table, 0))).toEqual({ changed: { 'hunters.0.hasRevived': true }, told: [] });
});
test(`[PA-ATT-9] ${of('resist')}, [PA-ATT-8] ${of('failAttrition')}: told with what stood against it`, () => {
  const sum = { value: 3, cards: 1, tokens: 2, disrupted: 0, more: 0, defence: 3 };
  expect(doing(table => own.resist(table, 0, 7, sum))).toEqual({
    changed: {},
    told: [
      { type: 'attrition-resisted', rule: 'PA-ATT-9', seat: 0, card: 7, value: 3, cards: 1, tokens: 2, disrupted: 0, more: 0, defence: 3 },
    ],
  });
  expect(doing(table => own.failAttrition(table, 1, 7, sum))).toEqual({
    changed: {},
    told: [
      { type: 'attrition-failed', rule: 'PA-ATT-8', seat: 1, card: 7, value: 3, cards: 1, tokens: 2, disrupted: 0, more: 0, defence: 3 },
    ],
  });
});
test(`[PA-KW-RESIL-2] ${of('hasAnswered')}: once a card has, until the round is over`, () => {
  const answered = (card: number) => doing(table => own.hasAnswered(table.state.hunters[0]!, card), { me: { usedThisRound: [79] } }).gives;
  expect([answered(7), answered(8)]).toEqual([true, false]);
});
test(`[PA-ACT-1][PA-KW-FIN-1] ${of('closeActions')}: by choice, or by a card`, () => {
  expect(doing(table => own.closeActions(table, 0, -1))).toEqual({
    changed: { step: 'end-actions' },
    told: [{ type: 'actions-ended', rule: 'PA-ACT-1', seat: 0 }],
  });
  expect(doing(table => own.closeActions(table, 0, 0))).toEqual({
    changed: { step: 'end-actions' },
    told: [{ type: 'actions-cut', rule: 'PA-KW-FIN-1', seat: 0, card: 0 }],
  });
});
