import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARTS, TARGETS } from './mutate-targets.ts';
import { root } from './source.ts';

const files = (patterns: readonly string[]): string[] => patterns.flatMap(pattern => globSync(pattern, { cwd: root }));
const games = readdirSync(join(root, 'games'));
/** Found by another way than the patterns: every file below the folder of a game. */
const below = (id: string): string[] =>
  readdirSync(join(root, 'games', id, 'src'), { recursive: true, encoding: 'utf8' }).map(path => `games/${id}/src/${path}`);

test.each(games)('%s: every file of rules, effects and deeds is broken, in folders of any depth, and each in one part', id => {
  const isOfThem = /^games\/[^/]+\/src\/((rules|effects|deeds|questions|texts-in-force)\/.*|(rules|deeds|questions|texts-in-force))\.ts$/;
  const broken = PARTS.flatMap(part => files(TARGETS[id]!.code[part]!));

  expect(broken.toSorted()).toEqual(
    below(id)
      .filter(path => isOfThem.test(path))
      .toSorted(),
  );
});

test.each(games)('%s: every test beside rules, effects, deeds, content and sentences counts, and those above but matches and bots', id => {
  const { tests, notTests = [] } = TARGETS[id]!;
  const left = files(notTests);
  const isOfThem =
    /\/src\/((rules|effects|deeds|content|sentences|questions|texts-in-force|campaign)\/.*|(?!(contract|playthroughs|versions|bot)\.)[^/]+)\.test\.ts$/;

  expect(
    files(tests)
      .filter(path => !left.includes(path))
      .toSorted(),
  ).toEqual(
    below(id)
      .filter(path => isOfThem.test(path))
      .toSorted(),
  );
});
