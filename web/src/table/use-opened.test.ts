import { expect, test } from 'vitest';
import { stillCited } from './use-opened.ts';

const cited = { rule: 'R-1', says: null };

test('a clause is closed with the question that it was opened at, and one that was opened at none stays', () => {
  const at = { cited, at: 4 };
  const watching = { cited, at: null };

  expect([stillCited(at, 4), stillCited(at, 5), stillCited(at, null), stillCited(null, 4)]).toEqual([cited, null, null, null]);
  expect([stillCited(watching, null), stillCited(watching, 4)]).toEqual([cited, cited]);
});
