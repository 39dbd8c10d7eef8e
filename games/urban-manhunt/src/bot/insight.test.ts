/** What the bot expects of the Crim Phase is what the rules will do. */

import { expect, test } from 'vitest';
import type { CrimAction } from '../content/kinds.ts';

import { hunterFigure } from '../questions.ts';
import type { CrimState } from '../state.ts';
import { acted, crimOrdered, ordering } from '../testing/crims.ts';
import { GUNMAN, RUNNER, THUG } from '../testing/fixtures.ts';
import { given, type Position } from '../testing/rehearsal.ts';
import { forecastAt } from './insight.ts';

const DEFENDED = { check: [7, 7, 7] };

/** A crim six inches away, in the open: whether the bot expects it at its side, and what it then does. */
function seenAhead(order: CrimAction, card: number, lastAction: CrimState['lastAction'] = 'none'): { comes: boolean; acted: string[] } {
  const position: Position = { hunters: [{ at: [30, 18] }], crims: [{ card, at: [37, 18], lastAction }] };
  const { state } = given({ ...position, control: ordering(order) });
  const { company } = forecastAt(state, 0, hunterFigure(state, 0));
  return { comes: company.length > 0, acted: acted(crimOrdered(order, { ...position, dice: DEFENDED, spare: ['check'] })) };
}

test('[UM-CRIM-5] [UM-CRIM-10] a crim that charged last charges again, whatever else its order would have become', () => {
  expect(seenAhead('flee', RUNNER, 'charge')).toEqual({ comes: true, acted: ['charge', 'fight'] });
  expect(seenAhead('shoot', RUNNER, 'charge')).toEqual({ comes: true, acted: ['charge', 'fight'] });
  expect(seenAhead('shoot', RUNNER)).toEqual({ comes: false, acted: ['seek-cover'] });
  expect(seenAhead('flee', RUNNER)).toEqual({ comes: false, acted: ['flee'] });
});

test('[UM-CRIM-7] [UM-CRIM-8] a crim without a gun that is aggressive, or without anybody to fight, charges', () => {
  expect(seenAhead('shoot', THUG)).toMatchObject({ comes: true });
  expect(seenAhead('fight', THUG)).toMatchObject({ comes: true });
  expect(seenAhead('shoot', GUNMAN)).toEqual({ comes: false, acted: ['shoot'] });
});
