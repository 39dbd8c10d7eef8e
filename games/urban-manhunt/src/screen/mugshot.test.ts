/** The values of a crim as they stand for whoever looks. */
import { expect, test } from 'vitest';
import { cardNamed, crimCard } from '../content/box.ts';
import { THUG } from '../testing/fixtures.ts';
import { given } from '../testing/rehearsal.ts';
import { valuesOf } from './mugshot.tsx';

const SMOKE_SCREEN = cardNamed('smoke-screen');

test('[UM-COV-1] where a text gives a crim cover from this hunter, Defense says so, and all else is as printed', () => {
  const { state } = given({ hunters: [{ at: [20, 20] }], crims: [{ card: THUG, at: [40, 20] }] });
  const more = (view: typeof state, seat: number | null): readonly number[] =>
    valuesOf(view, view.crims[0]!, seat, crimCard(THUG)).map(one => one.more);
  const smoke = { ...state, inForce: [{ card: SMOKE_SCREEN, owner: 0, until: 9 }] };

  expect(more(state, 0)).toEqual([0, 0, 0, 0, 0]);
  expect(more(smoke, 0)).toEqual([0, 0, 0, 1, 0]);
  expect(more(smoke, null)).toEqual([0, 0, 0, 0, 0]);
});
