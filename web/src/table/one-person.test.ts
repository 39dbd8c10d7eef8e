/** One person who plays several seats speaks once for all of them. */
import type { Vote } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { agreesToUndo, agreesWith, isOwnVote, spokenFor } from './one-person.ts';

const YES_OR_NO = [
  { key: 'yes', value: true, about: [], says: 'Agree' },
  { key: 'no', value: false, about: [], says: 'Disagree' },
] as const;
const proposed = (by: number) => ({ proposed: { key: 'slot-2', value: 2, about: [] }, facts: { by }, options: YES_OR_NO });
const vote: Vote = { id: 1, about: 'undo', by: 0, says: '', yes: [0], open: [1] };

test('seats behind a curtain are people of their own, and a single seat has nobody to speak for', () => {
  expect(spokenFor({ curtain: false }, [0, 1])).toEqual([0, 1]);
  expect(spokenFor({ curtain: false }, [0, null])).toEqual([0]);
  expect([spokenFor({ curtain: true }, [0, 1]), spokenFor({ curtain: false }, [0]), spokenFor(undefined, [0, 1])]).toEqual([[], [], []]);
});

test('whoever has proposed from one seat agrees from the others', () => {
  expect(agreesWith(proposed(1), [0, 1])).toBe('yes');
  expect(agreesWith(proposed(2), [0, 1])).toBeNull();
  expect([agreesWith(null, [0, 1]), agreesWith({ facts: { by: 1 }, options: YES_OR_NO }, [0, 1])]).toEqual([null, null]);
});

test('a vote that one has called is not one’s own to be asked about; the voices of others are waited for', () => {
  expect([agreesToUndo(vote, 1, [0, 1]), agreesToUndo(vote, 0, [0, 1]), agreesToUndo(vote, 1, [1]), agreesToUndo(null, 1, [0, 1])]).toEqual(
    [true, false, false, false],
  );
  expect([isOwnVote(vote, [0, 1]), isOwnVote({ ...vote, open: [1, 2] }, [0, 1])]).toEqual([true, false]);
});
