/** What is different once an encounter is over, and what is told of it. */
import { byHand } from '@quarry/kernel/testing';
import { afterAll, expect, test } from 'vitest';
import { noFight } from '../campaign/at-rest.ts';
import { cardNamed } from '../content/box.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import type { Position } from '../testing/rehearsal.ts';
import * as aftermath from './aftermath.ts';

const shown = new Set<string>();
const of = (name: keyof typeof aftermath): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(aftermath).filter(name => !shown.has(name))).toEqual([]));

const WAITING = cardNamed('S2');
const FOUGHT: Position = {
  marshals: [
    { condition: 'fire', trapAt: [3, 0], done: ['sneak'] },
    { at: [1, 0], isRevealed: true },
  ],
  party: { waiting: [WAITING] },
  features: [
    { kind: 'refugee', at: [4, 0], isDone: true, hp: 1 },
    { kind: 'refugee', at: [5, 0], hp: 1 },
    { kind: 'pump', at: [6, 0], isDone: true },
  ],
  fight: { taken: ['shellback:A'], turn: 7, tally: 9 },
  state: { first: 1, lead: 0, won: ['B1'], tokens: ['eye'], preparations: ['one-more-trap'], alertStart: 2 },
};

test(`[FW-R-3] ${of('keepBefore')}: a copy that nothing changes any more`, () => {
  const { r, told } = doing(FOUGHT, aftermath.keepBefore);
  r.state.party.marshals[0]!.dial = 1;
  r.state.party.potions = 0;
  expect(r.state.before).toMatchObject({ potions: 2, marshals: [{ dial: 11 }, {}] });
  expect(told).toEqual([]);
});

test(`[FW-R-15][FW-CLEAN-1] ${of('closeWon')}: won, who was first leads, what waits goes to the box; what was destroyed is still known`, () => {
  const { changed, told, r } = doing(FOUGHT, table => {
    aftermath.keepBefore(table);
    aftermath.closeWon(table);
  });
  expect(changed).toEqual({
    'party.waiting': [],
    'party.inactive': { out: [], in: [WAITING] },
    won: ['B1', 'B0'],
    lead: 1,
    'fight.rows': 0,
    'fight.turn': 0,
    'fight.active': -1,
  });
  expect([r.state.before, told]).toEqual([null, []]);
});

test(`[FW-CLEAN-2][FW-CLEAN-3][FW-R-73] ${of('cleanUp')}: no tokens, no map; what the pages speak of is kept`, () => {
  const { r, told } = doing(FOUGHT, aftermath.cleanUp);
  expect(r.state.fight).toEqual({ ...noFight(), taken: ['shellback:A'], hasAnybodyBeenRevealed: true, tally: 1 });
  for (const seat of [0, 1])
    expect(r.marshal(seat)).toMatchObject({ square: -1, isHidden: true, row: 0, condition: 'none', trap: -1, done: [] });
  expect(r.state).toMatchObject({ brief: null, tokens: [], preparations: [], alertStart: 0 });
  expect(told).toEqual([{ type: 'table-cleared', rule: 'FW-CLEAN-2' }]);
});

test(`[FW-R-3] ${of('restoreBefore')}: the party as it was, and one setback more`, () => {
  const { r, told } = doing({ ...FOUGHT, state: { ...FOUGHT.state, setbacks: 2, failures: 1, result: 'failed' } }, table => {
    aftermath.keepBefore(table);
    byHand(table.state).party.marshals[0]!.dial = 0;
    aftermath.restoreBefore(table);
    byHand(table.state).party.marshals[0]!.dial = 3;
  });
  expect(r.state).toMatchObject({ result: 'none', setbacks: 3, failures: 2, fight: noFight() });
  expect(r.state.before!.marshals[0]!.dial).toBe(11);
  expect(told).toEqual([]);

  const none = doing(FOUGHT, aftermath.restoreBefore);
  expect(none.r.marshal().dial).toBe(11);
});

test(`[FW-R-3] ${of('tryAgain')}`, () => {
  const { changed, told } = doing({ ...FOUGHT, state: { setbacks: 2 } }, aftermath.tryAgain);
  expect(changed).toEqual({ step: 'open-brief' });
  expect(told).toEqual([{ type: 'tried-again', rule: 'FW-R-3', brief: 'B0', setbacks: 2 }]);
});

test(`[FW-R-3] ${of('pressOn')}: not won; somebody leads even if nobody had begun`, () => {
  const { changed, told } = doing({ ...FOUGHT, state: { ...FOUGHT.state, setbacks: 2, pressedOn: ['B2'] } }, aftermath.pressOn);
  expect(changed).toEqual({
    'party.waiting': [],
    'party.inactive': { out: [], in: [WAITING] },
    pressedOn: ['B2', 'B0'],
    lead: 1,
  });
  expect(told).toEqual([{ type: 'pressed-on', rule: 'FW-R-3', brief: 'B0', setbacks: 2 }]);
  expect(doing({ ...FOUGHT, state: { first: -1, lead: 1 } }, aftermath.pressOn).changed).toMatchObject({ lead: 0 });
});

test(`[FW-BRIEF-7] ${of('closeSkirmish')}: an encounter by itself is over`, () => {
  const { changed, told } = doing(FOUGHT, aftermath.closeSkirmish);
  expect([changed, told]).toEqual([{ step: 'over' }, []]);
});

test(`[FW-BRIEF-5] ${of('beginMourning')} and ${of('mournOne')}: one after the other`, () => {
  const { changed, told } = doing(FOUGHT, table => {
    aftermath.beginMourning(table, 3);
    aftermath.mournOne(table);
  });
  expect([changed, told]).toEqual([{ step: 'mourn', 'fight.toMourn': 2 }, []]);
});
