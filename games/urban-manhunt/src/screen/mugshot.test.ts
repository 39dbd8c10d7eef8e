/** The values of a crim as they stand for whoever looks. */
import { expect, test } from 'vitest';
import { cardNamed, crimCard } from '../content/box.ts';
import { newState } from '../first-state.ts';
import { newCrim, newHunter } from '../state.ts';
import { valuesOf } from './mugshot.tsx';

const BRAWLER = cardNamed('alley-brawler.1');
const SMOKE_SCREEN = cardNamed('smoke-screen');

test('[UM-COV-1] where a text gives a crim cover from this hunter, Defense says so, and all else is as printed', () => {
  const state = {
    ...newState(1, 0, 'standard', 'bronze'),
    hunters: [{ ...newHunter(), slate: 0, isIn: true, x: 20_000, y: 20_000 }],
    crims: [newCrim(1, BRAWLER, { x: 40_000, y: 20_000 })],
  };
  const more = (view: typeof state, seat: number | null): readonly number[] =>
    valuesOf(view, view.crims[0]!, seat, crimCard(BRAWLER)).map(one => one.more);
  const smoke = { ...state, inForce: [{ card: SMOKE_SCREEN, owner: 0, until: 9 }] };

  expect(more(state, 0)).toEqual([0, 0, 0, 0, 0]);
  expect(more(smoke, 0)).toEqual([0, 0, 0, 1, 0]);
  expect(more(smoke, null)).toEqual([0, 0, 0, 0, 0]);
});
