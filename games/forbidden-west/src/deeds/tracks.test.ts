/** What the deeds of the tracks change, and what they tell. */
import { afterAll, describe, expect, test } from 'vitest';
import { deedsOf, doing } from '../testing/doing.ts';
import * as tracks from './tracks.ts';

const shown = new Set<string>();
const of = (name: keyof typeof tracks): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(tracks).filter(name => !shown.has(name))).toEqual([]));

describe(of('moveAlertToken'), () => {
  const moved = (alert: number, by: 1 | -1) => doing({ alert, rows: 8 }, table => tracks.moveAlertToken(table, by, 'FW-ALERT-1'));

  test('[FW-ALERT-1] down and up by one row', () => {
    expect(moved(2, 1)).toMatchObject({
      changed: { 'fight.alert': 3 },
      told: [{ type: 'alert-moved', rule: 'FW-ALERT-1', from: 2, row: 3 }],
    });
    expect(moved(2, -1)).toMatchObject({
      changed: { 'fight.alert': 1 },
      told: [{ type: 'alert-moved', rule: 'FW-ALERT-1', from: 2, row: 1 }],
    });
  });
  test('[FW-ALERT-14] past neither end, and then nothing is told', () => {
    for (const end of [moved(8, 1), moved(1, -1)]) expect([end.changed, end.told]).toEqual([{}, []]);
    expect(moved(7, 1).changed).toEqual({ 'fight.alert': 8 });
  });
});

describe(of('moveThreatToken'), () => {
  const moved = (row: number, up: 1 | -1) =>
    doing({ marshals: [{}, { row, at: [1, 0] }], rows: 8 }, table => tracks.moveThreatToken(table, 1, up, 'FW-ALERT-2'));

  test('[FW-ALERT-2] up is towards row 1', () => {
    const up = moved(5, 1);
    expect(up.changed).toEqual({ 'party.marshals.1.row': 4 });
    expect(up.told).toEqual([{ type: 'threat-moved', rule: 'FW-ALERT-2', seat: 1, from: 5, row: 4 }]);
    expect(moved(5, -1).told).toEqual([{ type: 'threat-moved', rule: 'FW-ALERT-2', seat: 1, from: 5, row: 6 }]);
  });
  test('[FW-R-25] past neither end, and then nothing is told', () => {
    for (const end of [moved(8, -1), moved(1, 1)]) expect([end.changed, end.told]).toEqual([{}, []]);
  });
});

test(`[FW-ALERT-3][FW-ALERT-7] ${of('revealMarshal')}: below those who are there`, () => {
  const { changed, told } = doing({ marshals: [{}, { at: [1, 0], isRevealed: true }], fight: { hasAnybodyBeenRevealed: false } }, table =>
    tracks.revealMarshal(table, 0, 'shared-square', 'FW-ALERT-10'),
  );
  expect(changed).toEqual({
    'party.marshals.0.isHidden': false,
    'party.marshals.0.row': 0,
    'fight.threat': [1, 0],
    'fight.hasAnybodyBeenRevealed': true,
  });
  expect(told).toEqual([{ type: 'marshal-revealed', rule: 'FW-ALERT-10', seat: 0, how: 'shared-square', rank: 2 }]);
});

test(`[FW-R-26] ${of('hideMarshal')}: back to the last row`, () => {
  const { changed, told } = doing({ rows: 7, marshals: [{ isRevealed: true }, { at: [1, 0], isRevealed: true }] }, table =>
    tracks.hideMarshal(table, 0, 'FW-R-26'),
  );
  expect(changed).toEqual({ 'party.marshals.0.isHidden': true, 'party.marshals.0.row': 7, 'fight.threat': [1] });
  expect(told).toEqual([{ type: 'marshal-hid', rule: 'FW-R-26', seat: 0 }]);
});

test(`[FW-EVADE-11][FW-R-24] ${of('rankThreat')}: first of all, or last of all`, () => {
  const three = { marshals: [0, 1, 2].map(x => ({ at: [x, 0] as const, isRevealed: true })), threat: [2, 0, 1] };
  const ranked = (seat: number, to: 'top' | 'bottom') => doing(three, table => tracks.rankThreat(table, seat, to, 'FW-EVADE-11'));
  expect(ranked(1, 'top')).toMatchObject({
    changed: { 'fight.threat': [1, 2, 0] },
    told: [{ type: 'threat-order', rule: 'FW-EVADE-11', seat: 1, rank: 1 }],
  });
  expect(ranked(2, 'bottom')).toMatchObject({
    changed: { 'fight.threat': [0, 1, 2] },
    told: [{ type: 'threat-order', rule: 'FW-EVADE-11', seat: 2, rank: 3 }],
  });
});

test(`[FW-PATROL-5] ${of('notice')} changes nothing by itself`, () => {
  const { changed, told } = doing({}, table => tracks.notice(table, 0));
  expect([changed, told]).toEqual([{}, [{ type: 'noticed', rule: 'FW-PATROL-5', seat: 0 }]]);
});
