/** What each deed in the course of a hunt changes, and what it tells. */
import { afterAll, expect, test } from 'vitest';
import type { HunterState } from '../state.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import * as round from './round.ts';

const shown = new Set<string>();
const of = (name: keyof typeof round): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(round).filter(name => !shown.has(name))).toEqual([]));

const BRUSH = [
  { kind: 'brush', at: 'north' },
  { kind: 'rock', at: 'south' },
  { kind: 'brush', at: 'south' },
] as const;
/** Whatever may be done once has been done. */
const BUSY = {
  ...{
    hasAssisted: true,
    hasTaunted: true,
    hasMoved: true,
    hasRevived: true,
    isBerserk: true,
    longer: 1,
    hasConsumed: true,
    hasPlayed: true,
  },
  ...{ usedThisTurn: [1], usedThisRound: [2], usedThisFight: [3] },
  waiting: [{ what: 'cost', by: -1, colour: -1, keyword: '' }],
} satisfies Partial<HunterState>;

test(`[PA-ROUND-1] ${of('goTo')}`, () => {
  expect(doing(table => round.goTo(table, 'upkeep'))).toEqual({ changed: { step: 'upkeep' }, told: [] });
});
test(`[PA-SET-9][PA-R-49] ${of('giveFirstAggro')}: who takes it is first player`, () => {
  expect(doing(table => round.giveFirstAggro(table, 1), { step: 'choose-aggro' })).toEqual({
    changed: { step: 'begin-round', first: 1, aggro: 1 },
    told: [{ type: 'aggro-chosen', rule: 'PA-SET-9', seat: 1 }],
  });
});
test(`[PA-ROUND-1] ${of('openRound')}: what may be done once in a round may be done again`, () => {
  expect(doing(round.openRound, { me: BUSY, other: BUSY, round: 4 })).toEqual({
    changed: {
      'hunters.0.hasConsumed': false,
      'hunters.0.usedThisRound': [],
      'hunters.0.hasPlayed': false,
      'hunters.1.hasConsumed': false,
      'hunters.1.usedThisRound': [],
      'hunters.1.hasPlayed': false,
    },
    told: [{ type: 'round-begun', rule: 'PA-ROUND-1', round: 4 }],
  });
});
test(`[PA-CONS-2] ${of('passConsume')}`, () => {
  expect(doing(table => round.passConsume(table, 1))).toEqual({
    changed: { 'hunters.1.hasConsumed': true },
    told: [{ type: 'consume-passed', rule: 'PA-CONS-2', seat: 1 }],
  });
});
test(`[PA-CONS-3] ${of('drinkPotion')}: once in a hunt`, () => {
  const me = { potions: [{ id: 'tea' }, { id: 'beer' }] };
  expect(doing(table => round.drinkPotion(table, 0, table.state.hunters[0]!.potions[1]!), { me })).toEqual({
    changed: { 'hunters.0.potions': ['tea'], 'hunters.0.drunk': ['beer'], 'hunters.0.hasConsumed': true },
    told: [{ type: 'potion-drunk', rule: 'PA-CONS-3', seat: 0, card: 'beer' }],
  });
});
test(`[PA-ORD-1][PA-ORD-2] ${of('lineUp')}: from whoever has aggro`, () => {
  expect(doing(round.lineUp, { step: 'begin-turns', aggro: 1, toPlay: [] })).toEqual({
    changed: { step: 'next-turn', first: 1, toPlay: [1, 0] },
    told: [{ type: 'first-player', rule: 'PA-ORD-2', seat: 1 }],
  });
});
test(`[PA-ORD-5] ${of('giveTurn')}`, () => {
  expect(doing(table => round.giveTurn(table, 1), { step: 'next-turn', toPlay: [1, 0] })).toEqual({
    changed: { step: 'begin-turn', active: 1, toPlay: [0] },
    told: [],
  });
});
test(`[PA-ORD-4][PA-R-29] ${of('skipTurn')}: the place goes by`, () => {
  expect(doing(table => round.skipTurn(table, 1), { step: 'next-turn', toPlay: [1, 0] })).toEqual({
    changed: { toPlay: [0], 'hunters.1.hasPlayed': true },
    told: [],
  });
});
test(`[PA-ORD-5] ${of('openTurn')}: what may be done once in a turn may be done again, by all`, () => {
  expect(doing(table => round.openTurn(table, 0), { me: BUSY, other: BUSY })).toEqual({
    changed: {
      'hunters.0.hasMoved': false,
      'hunters.0.hasRevived': false,
      'hunters.0.isBerserk': false,
      'hunters.0.longer': 0,
      'hunters.0.hasAssisted': false,
      'hunters.0.hasTaunted': false,
      'hunters.0.usedThisTurn': [],
      'hunters.1.hasAssisted': false,
      'hunters.1.hasTaunted': false,
      'hunters.1.usedThisTurn': [],
    },
    told: [{ type: 'turn-begun', rule: 'PA-ORD-5', seat: 0, position: 'front' }],
  });
});
test(`[PA-TERR-7] ${of('pauseTurn')}: into the brush of the own sector; what was used up is remembered`, () => {
  const other = { hasTaunted: true, usedThisTurn: [4] };
  expect(doing(table => round.pauseTurn(table, 0, 1, 7), { terrain: BRUSH, other, beast: { bonusThisTurn: 2 } })).toEqual({
    changed: {
      step: 'next-turn',
      active: -1,
      paused: [0],
      'terrain.2.occupant': 0,
      'hunters.0.placement': 'hidden',
      'hunters.0.waitsFor': 1,
      'hunters.0.usedBefore': [
        { hasAssisted: false, hasTaunted: false, usedThisTurn: [] },
        { hasAssisted: false, hasTaunted: true, usedThisTurn: [4] },
      ],
      'hunters.0.bonusBefore': 2,
      'monster.bonusThisTurn': 0,
    },
    told: [{ type: 'turn-paused', rule: 'PA-TERR-7', seat: 0, for: 1, card: 7 }],
  });
});
test(`[PA-TERR-7] ${of('pauseTurn')}, [PA-ORD-5] ${of('closeTurn')}: whoever passed for this turn is asked again`, () => {
  for (const deed of [round.pauseTurn, round.closeTurn]) {
    const { gives } = doing(
      table => {
        table.passes.remember(1, 'help', 'turn-end');
        deed(table, 0, 1, 7);
        return table.passes.standing;
      },
      { terrain: BRUSH },
    );
    expect(gives).toEqual([]);
  }
});
test(`[PA-TERR-8] ${of('resumeTurn')}: it is the same turn`, () => {
  const position: Parameters<typeof doing>[1] = {
    step: 'next-turn',
    terrain: [{ kind: 'brush', at: 'south', occupant: 0 }],
    paused: [1, 0],
    beast: { bonusThisTurn: 1 },
    me: {
      ...BUSY,
      placement: 'hidden',
      waitsFor: 1,
      bonusBefore: 2,
      usedBefore: [
        { hasAssisted: false, hasTaunted: false, usedThisTurn: [8] },
        { hasAssisted: true, hasTaunted: false, usedThisTurn: [] },
      ],
    },
    other: BUSY,
  };
  expect(doing(table => round.resumeTurn(table, 0), position)).toEqual({
    changed: {
      step: 'move',
      active: 0,
      paused: [1],
      'terrain.0.occupant': -1,
      'hunters.0.placement': 'normal',
      'hunters.0.hasAssisted': false,
      'hunters.0.hasTaunted': false,
      'hunters.0.usedThisTurn': [8],
      'hunters.0.waitsFor': -1,
      'hunters.0.usedBefore': [],
      'hunters.0.bonusBefore': 0,
      'hunters.1.hasTaunted': false,
      'hunters.1.usedThisTurn': [],
      'monster.bonusThisTurn': 2,
    },
    told: [{ type: 'turn-resumed', rule: 'PA-TERR-8', seat: 0 }],
  });
});
test(`[PA-TERR-8] ${of('leaveCover')}: the own one only`, () => {
  const terrain = [
    { kind: 'plateau', at: 'south', occupant: 1 },
    { kind: 'brush', at: 'south', occupant: 0 },
  ] as const;
  expect(
    doing(({ state }) => round.leaveCover(state, 0), { terrain, me: { placement: 'hidden' }, other: { placement: 'plateau' } }),
  ).toEqual({ changed: { 'terrain.1.occupant': -1, 'hunters.0.placement': 'normal' }, told: [] });
});
test(`[PA-EOT-9] ${of('closeTurn')}: what waited for it is over, and so is what was added for it`, () => {
  expect(
    doing(table => round.closeTurn(table, 0), { me: { ...BUSY, hasPlayed: false }, beast: { bonusThisTurn: 2, bonusThisRound: 1 } }),
  ).toEqual({
    changed: {
      step: 'next-turn',
      active: -1,
      'hunters.0.isBerserk': false,
      'hunters.0.waiting': [],
      'hunters.0.longer': 0,
      'hunters.0.hasPlayed': true,
      'monster.bonusThisTurn': 0,
    },
    told: [
      { type: 'bonus-gone', rule: 'PA-EOR-4', until: 'turn' },
      { type: 'turn-ended', rule: 'PA-ORD-5', seat: 0 },
    ],
  });
  expect(doing(table => round.closeTurn(table, 0)).told).toEqual([{ type: 'turn-ended', rule: 'PA-ORD-5', seat: 0 }]);
});
test(`[PA-KO-21] ${of('endPause')}: no more turn in this round`, () => {
  const me = { waitsFor: 1, bonusBefore: 2 };
  expect(doing(table => round.endPause(table, 0), { step: 'next-turn', paused: [1, 0], me })).toEqual({
    changed: { paused: [1], 'hunters.0.waitsFor': -1, 'hunters.0.usedBefore': [], 'hunters.0.bonusBefore': 0, 'hunters.0.hasPlayed': true },
    told: [],
  });
});
test(`[PA-EOR-6] ${of('closeRound')}: and what was added for it is gone`, () => {
  expect(doing(round.closeRound, { step: 'end-round', round: 3, beast: { bonusThisTurn: 2, bonusThisRound: 1 } })).toEqual({
    changed: { step: 'begin-round', round: 4, 'monster.bonusThisRound': 0 },
    told: [
      { type: 'bonus-gone', rule: 'PA-EOR-4', until: 'round' },
      { type: 'round-ended', rule: 'PA-EOR-6', round: 3 },
    ],
  });
});
test(`[PA-WIN-1] ${of('win')}: nothing else resolves`, () => {
  expect(doing(round.win, { round: 3 })).toEqual({
    changed: { step: 'won', result: 'won' },
    told: [{ type: 'hunt-won', rule: 'PA-WIN-1', monster: 'cinderwing', round: 3 }],
    endsAll: true,
  });
});
test(`[PA-WIN-3] ${of('lose')}`, () => {
  expect(doing(table => round.lose(table, 'knocked-out', 'PA-WIN-3'), { round: 3 })).toEqual({
    changed: { step: 'lost', result: 'lost', why: 'knocked-out' },
    told: [{ type: 'hunt-lost', rule: 'PA-WIN-3', monster: 'cinderwing', why: 'knocked-out', round: 3 }],
    endsAll: true,
  });
});
