/** What words mean, in every game: each term cites a clause that there is (K-118). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRules, type Term } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { ALL_GAMES } from './index.ts';

test.each(ALL_GAMES.map(({ id, teaches }) => [id, teaches?.terms ?? []] as const))(
  '[K-118] the clause of every term of %s is one of its rules',
  (id, terms: readonly Term[]) => {
    const rules = readRules(readFileSync(join(import.meta.dirname, `../../games/${id}/RULES.md`), 'utf8'));
    const ids = new Set(rules.map(one => one.id));

    expect(terms.length).toBeGreaterThan(0);
    expect(terms.filter(one => !ids.has(one.rule)).map(one => `${one.name}: ${one.rule}`)).toEqual([]);
  },
);
