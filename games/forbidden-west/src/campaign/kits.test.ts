/** What can be gained. */
import { expect, test } from 'vitest';
import { actionCard } from '../content/box.ts';
import { fight } from '../testing/rehearsal.ts';
import { gainable } from './kits.ts';

test('[FW-DECK-5] the level of a card says when it can be gained; none ever rises', () => {
  const levels = (selection: number): number[] => {
    const { state } = fight({ state: { selection } });
    return [...new Set(gainable(state, 0).map(card => actionCard(card).level))].sort();
  };

  expect([levels(1), levels(2), levels(3)]).toEqual([[1], [1, 2], [1, 2, 3]]);
});
