/** A rule book as the program reads it: K-86 of SPEC.md. */
import { expect, test } from 'vitest';
import { readRules } from './index.ts';

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
