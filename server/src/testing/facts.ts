/** What a table knows beside its match, where nobody wants anything of it. */
import type { Person } from '@quarry/protocol';
import type { TableFacts } from '../sight.ts';

export const plainFacts = (people: readonly Person[] = []): TableFacts => ({
  name: 'A table',
  isPaused: false,
  people,
  vote: null,
  commitment: 'c',
  story: null,
  lesson: null,
  again: null,
  isAuto: () => false,
  sparedOf: () => [],
  firstNumber: 0,
  isEven: false,
});
