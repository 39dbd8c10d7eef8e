/** gain-resource: a named resource is fetched from the salvage deck, or from its discards, while there is one. */
import type { Rule } from '@quarry/kernel';
import { sayResource } from '../printed-names.ts';
import { fetchResource } from '../rules/salvage.ts';
import { defineEffect } from './vocabulary.ts';

export const gainResourceWord = defineEffect({
  word: 'gain-resource',
  says: ({ resource, n }) => `gain ${sayResource(n, resource)}`,
  *resolve(table, { seat }, { resource, n }): Rule {
    fetchResource(table, seat, resource, n, 'ZD-CMPT-9');
  },
});
