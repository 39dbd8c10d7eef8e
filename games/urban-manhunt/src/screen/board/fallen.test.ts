/** Whoever has just been eliminated is drawn where they stood, as long as that moment is told. */
import type { Line } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { cardNamed } from '../../content/box.ts';
import { newState } from '../../first-state.ts';
import { newCrim, newHunter } from '../../state.ts';
import { fallenNow } from './fallen.ts';

const BRAWLER = cardNamed('alley-brawler.1');
const line = (type: string, event: Line['event'] = {}): Line => ({ type, event, rule: 'UM-ELIM-1', says: '', under: '' });
const first = newCrim(1, BRAWLER, { x: 30_000, y: 20_000 });
const second = newCrim(2, BRAWLER, { x: 40_000, y: 20_000 });
const state = { ...newState(1, 0, 'standard', 'bronze'), hunters: [newHunter()], crims: [first, second] };
const without = { ...state, crims: [second] };
const KILL = line('crim-eliminated', { crim: 1, card: BRAWLER, by: 0 });

test('[UM-ELIM-1] the one who is eliminated lies there until something else begins', () => {
  const fallen = fallenNow({ view: without, now: KILL }, { stood: state.crims, fallen: [] });
  expect(fallen).toEqual([first]);
  const later = (now: Line | null): unknown => fallenNow({ view: without, now }, { stood: without.crims, fallen });
  expect([later(line('points-gained', { seat: 0, n: 9 })), later(line('turn-begun')), later(null)]).toEqual([fallen, [], []]);
});

test('nobody lies there who still stands, nor whom the page has never seen', () => {
  expect(fallenNow({ view: state, now: KILL }, { stood: state.crims, fallen: [] })).toEqual([]);
  expect(fallenNow({ view: without, now: KILL }, { stood: [], fallen: [] })).toEqual([]);
});
