/** Recorded matches of every length and number of seats (../playthroughs) replay to the same hashes and the same end. */
import { join } from 'node:path';
import { playthroughContract } from '@quarry/kernel/testing';
import { expect } from 'vitest';
import { CARDS_BY_LENGTH } from './first-state.ts';
import { urbanManhunt } from './game.ts';
import type { State } from './state.ts';

playthroughContract(urbanManhunt, join(import.meta.dirname, '../playthroughs'), {
  clauses: ['UM-GEO-28'],
  also: match => {
    const state = match.state as State;

    expect(state.step).toBe('over');
    expect(state.turn).toBe(CARDS_BY_LENGTH[state.length] + state.overtime);
  },
});
