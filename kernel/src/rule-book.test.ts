/** A rule book as the program reads it: K-86 of SPEC.md. */
import { expect, test } from 'vitest';
import { isRuling, readRules } from './index.ts';

const MARKDOWN = `
# Pebbles

Prose that names PB-SEA-1 and even | PB-SEA-9 | in a line.

## The sea

| id | clause | test |
|---|---|---|
| PB-SEA-1 | The tide comes in. | Given … |
| PB-SEA-2 | It goes \\| out. | Given … |

### Rulings

| PB-R-1 | What if it does not? | Then it is a lake. | text |
`;

test('[K-86] clauses are rows of tables that begin with an id, each with the chapter it stands in', () => {
  expect(readRules(MARKDOWN)).toEqual([
    { id: 'PB-SEA-1', chapter: 'The sea', says: 'The tide comes in.' },
    { id: 'PB-SEA-2', chapter: 'The sea', says: 'It goes | out.' },
    { id: 'PB-R-1', chapter: 'Rulings', says: 'What if it does not? Then it is a lake.' },
  ]);
});

test('[K-86] a ruling has R for its chapter and a number, with a letter at most', () => {
  expect(['PB-R-1', 'PB-R-12', 'PB-R-7b'].map(isRuling)).toEqual([true, true, true]);
  expect(['PB-SEA-1', 'PB-R-X', 'PB-R-7-2', 'PB-R-7B', 'PB-R-'].map(isRuling)).toEqual([false, false, false, false, false]);
});

test('[K-86] blanks round headings and rows do not count', () => {
  expect(readRules('##  The sea  \n  | PB-SEA-1 |  The tide.  |  \n')).toEqual([{ id: 'PB-SEA-1', chapter: 'The sea', says: 'The tide.' }]);
});
