/** Recorded games of every mode and number of seats (../playthroughs) replay to the same hashes and the same end. */
import { join } from 'node:path';
import { playthroughContract } from '@quarry/kernel/testing';
import { expect } from 'vitest';
import { zeroDawn } from './game.ts';
import type { State } from './state.ts';

playthroughContract(zeroDawn, join(import.meta.dirname, '../playthroughs'), {
  also: ({ state, events }) => {
    expect((state as State).step).toBe('over');
    expect(events.filter(({ event }) => event.type === 'picks-revealed')).toHaveLength(5);
  },
});
