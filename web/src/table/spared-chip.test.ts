/** What is said beside a question that the table has decided. */
import { expect, test } from 'vitest';
import { changeSays } from './spared-chip.tsx';

const says = 'Nothing depends on it, so it is decided for you: Left.';
const spared = (how: 'alone' | 'vote') => ({
  count: 1,
  says,
  change: { how, says: how === 'vote' ? 'Somebody else has answered since.' : '' },
});

test('one goes back alone, or asks the others, and reads why', () => {
  const alone = { does: 'change', title: `${says} Change it: the question is asked.` };
  expect(changeSays(spared('alone'), false)).toEqual(alone);
  expect(changeSays(spared('vote'), true)).toEqual(alone);
  expect(changeSays(spared('vote'), false)).toEqual({ does: 'ask to change', title: `${says} Somebody else has answered since.` });
});
