import type { Line } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../sentences/events.ts';
import { shownFor, TIMED } from './shown-for.ts';

describe('shownFor', () => {
  test('decides on every type of event that is told, and on no other', () => {
    expect(TIMED.toSorted()).toEqual(EVENT_TYPES.toSorted());
  });

  test('dice tumble for no more than 600 ms, a step of a model takes 180 ms', () => {
    const line = (type: string): Line => ({ rule: '', says: '', type, under: '', event: {} });

    expect([
      shownFor(line('dice-rolled')),
      shownFor(line('enemy-moved')),
      shownFor(line('card-done')),
      shownFor(line('no-such-event')),
    ]).toEqual([600, 180, 0, 0]);
  });
});
