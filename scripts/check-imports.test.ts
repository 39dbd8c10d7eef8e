/** The import check sees each wrong direction, says where and how out, and leaves the right ones alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkImports, checkRooms, type Package, ROOMS } from './check-imports.ts';
import { root } from './source.ts';

const packages: Package[] = [
  { folder: 'kernel', name: '@quarry/kernel', doors: ['.', './contract', './testing'] },
  { folder: 'board', name: '@quarry/board', doors: ['.'] },
  { folder: 'screen', name: '@quarry/screen', doors: ['.', './testing'] },
  { folder: 'games/beacon-rock', name: '@quarry/beacon-rock', doors: ['.', './screen'] },
  { folder: 'games/salt-mine', name: '@quarry/salt-mine', doors: ['.'] },
  { folder: 'catalogue', name: '@quarry/catalogue', doors: ['.'] },
  { folder: 'bots', name: '@quarry/bots', doors: ['.'] },
  { folder: 'web', name: '@quarry/web', doors: ['.'] },
  { folder: 'cli', name: '@quarry/cli', doors: ['.'] },
];

/** Checks a handful of files, written as path → text; the answer is "path:line: what" per finding. */
function check(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return checkImports(sources, packages).map(({ path, line, what }) => `${path}:${line}: ${what}`);
}

describe('directions', () => {
  test.each([
    ['kernel/src/match.ts', '@quarry/board', 'kernel must not import @quarry/board'],
    ['kernel/src/match.ts', 'node:fs', '@quarry/kernel imports node:fs, but it must run anywhere'],
    ['kernel/src/match.ts', 'zod', 'kernel must not import zod: it has no dependencies'],
    ['kernel/src/match.ts', 'vitest', 'kernel must not import vitest: it has no dependencies'],
    ['kernel/src/match.ts', './contract/game-contract.ts', './contract/game-contract.ts is for tests'],
    ['board/src/hex.ts', './hex.test.ts', './hex.test.ts is for tests'],
    ['board/src/hex.ts', '@quarry/kernel', 'board must not import @quarry/kernel'],
    ['games/beacon-rock/src/game.ts', '@quarry/salt-mine', 'games must not import @quarry/salt-mine'],
    ['games/beacon-rock/src/game.ts', '@quarry/bots', 'games must not import @quarry/bots'],
    ['games/beacon-rock/src/game.ts', 'node:path', '@quarry/beacon-rock imports node:path, but it must run anywhere'],
    ['games/beacon-rock/src/game.ts', '@quarry/kernel/contract', '@quarry/kernel/contract is a door for tests'],
    ['games/beacon-rock/src/game.ts', '@quarry/kernel/testing', '@quarry/kernel/testing is a door for tests'],
    ['games/beacon-rock/src/screen/board.tsx', '@quarry/screen/testing', '@quarry/screen/testing is a door for tests'],
    ['games/beacon-rock/src/game.ts', '@quarry/kernel/src/match.ts', '@quarry/kernel/src/match.ts is not a door of @quarry/kernel'],
    ['games/beacon-rock/src/game.ts', '../../salt-mine/src/game.ts', '../../salt-mine/src/game.ts leaves the package @quarry/beacon-rock'],
    ['games/beacon-rock/src/game.test.ts', '@quarry/bots', 'games must not import @quarry/bots'],
    ['games/beacon-rock/src/screen/board.tsx', '../rules/night.ts', 'a screen imports ../rules/night.ts, which is a rule'],
    ['games/beacon-rock/src/screen/board.tsx', '../effects/flood.ts', 'a screen imports ../effects/flood.ts, which is a rule'],
    ['catalogue/src/index.ts', '@quarry/beacon-rock/screen', 'catalogue must not import @quarry/beacon-rock/screen'],
    ['bots/src/index.ts', '@quarry/beacon-rock', 'bots must not import @quarry/beacon-rock'],
    ['web/src/main.tsx', '@quarry/beacon-rock', 'web must not import @quarry/beacon-rock'],
    ['web/src/main.tsx', '@quarry/cli', 'web must not import @quarry/cli'],
    ['cli/src/quarry.ts', 'fs', 'fs is a module of Node.js'],
    ['cli/src/quarry.ts', '@quarry/labb', 'there is no package @quarry/labb'],
    ['scripts/tool.ts', '@quarry/kernel/src/match.ts', '@quarry/kernel/src/match.ts is not a door of @quarry/kernel'],
  ])('%s importing %s is found', (path, target, what) => {
    expect(check({ [path]: `\nimport { x } from '${target}';\n` })).toEqual([`${path}:2: ${what}`]);
  });

  test.each([
    ['games/beacon-rock/src/game.ts', '@quarry/kernel'],
    ['games/beacon-rock/src/game.ts', '@quarry/board'],
    ['games/beacon-rock/src/game.test.ts', '@quarry/kernel/contract'],
    ['games/beacon-rock/src/game.test.ts', 'node:fs'],
    ['games/beacon-rock/src/screen/board.tsx', 'react'],
    ['kernel/src/contract/game-contract.ts', 'vitest'],
    ['kernel/src/match.test.ts', 'fast-check'],
    ['catalogue/src/index.ts', '@quarry/beacon-rock'],
    ['web/src/main.tsx', '@quarry/beacon-rock/screen'],
    ['cli/src/quarry.ts', 'node:fs'],
    ['scripts/tool.ts', 'vite'],
  ])('%s may import %s', (path, target) => {
    expect(check({ [path]: `import { x } from '${target}';` })).toEqual([]);
  });

  test.each([
    "export * from 'node:fs';",
    "const fs = await import('node:fs');",
    "import 'node:fs';",
    "type Stats = import('node:fs').Stats;",
  ])('%s counts as an import', text => {
    expect(check({ 'kernel/src/match.ts': text })).toEqual([
      'kernel/src/match.ts:1: @quarry/kernel imports node:fs, but it must run anywhere',
    ]);
  });

  test('an import in a comment or a string is none', () => {
    expect(check({ 'kernel/src/match.ts': "// import 'node:fs'\nconst text = \"import 'node:fs'\";" })).toEqual([]);
  });
});

describe('asking', () => {
  const path = 'games/beacon-rock/src/rules/night.ts';

  test.each([
    ["import { chooseOne, option } from '@quarry/kernel';", 'chooseOne of @quarry/kernel, which takes'],
    ["import { confirm as isSure, type Rule } from '@quarry/kernel';", 'confirm of @quarry/kernel, which takes'],
    ["export { askAll, offer } from '@quarry/kernel';", 'askAll, offer of @quarry/kernel, which take'],
    ["import { vote } from '@quarry/kernel';", 'vote of @quarry/kernel, which takes'],
  ])('%s in a game is found', (text, what) => {
    expect(check({ [path]: text })).toEqual([`${path}:1: a game asks by ${what} any kind and any facts`]);
  });

  test.each([
    [path, "import { chooseOne } from '../decisions.ts';"],
    [path, "import { option, type Question } from '@quarry/kernel';"],
    [path, "import type { chooseOne } from '@quarry/kernel';"],
    ['games/beacon-rock/src/decisions.ts', "import { asking } from '@quarry/kernel';"],
    ['games/beacon-rock/src/rules/night.test.ts', "import { chooseOne } from '@quarry/kernel';"],
    ['bots/src/index.ts', "import { chooseOne } from '@quarry/kernel';"],
  ])('%s may say %s', (from, text) => {
    expect(check({ [from]: text })).toEqual([]);
  });
});

describe('ways through several files', () => {
  test('a cycle is told once, with its way round', () => {
    const files = {
      'kernel/src/a.ts': "import './b.ts';",
      'kernel/src/b.ts': "import './c.ts';",
      'kernel/src/c.ts': "import './a.ts';",
    };

    expect(check(files)).toEqual(['kernel/src/a.ts:1: import cycle: a.ts -> b.ts -> c.ts -> a.ts']);
  });

  test.each(["import type { A } from './a.ts';", "import { type A } from './a.ts';"])('types do not go round either: %s', back => {
    const files = { 'kernel/src/a.ts': "import { b } from './b.ts';", 'kernel/src/b.ts': back };

    expect(check(files)).toEqual(['kernel/src/a.ts:1: import cycle: a.ts -> b.ts -> a.ts']);
  });

  test('a screen must not load a rule by way of another file', () => {
    const files = {
      'games/beacon-rock/src/screen/board.tsx': "import '../game.ts';",
      'games/beacon-rock/src/game.ts': "import './rules/night.ts';",
      'games/beacon-rock/src/rules/night.ts': '',
    };

    expect(check(files)).toEqual(['games/beacon-rock/src/screen/board.tsx:1: a screen loads a rule: board.tsx -> game.ts -> …']);
  });
});

describe('the rooms of a game', () => {
  test('are those of the page that tells what each is for, in its order', () => {
    const page = readFileSync(join(root, 'docs/rooms-of-a-game.md'), 'utf8');

    expect([...page.matchAll(/^\| `([^`]+)` \|/gm)].map(row => row[1])).toEqual([...ROOMS]);
  });

  const rooms = (...paths: string[]): string[] =>
    checkRooms(paths.map(path => ({ path, text: '' }))).map(({ path, what }) => `${path}: ${what}`);

  test('a file or a folder that is no room is found', () => {
    expect(rooms('games/a-game/src/helpers.ts', 'games/a-game/src/misc/dice.ts')).toEqual([
      "games/a-game/src/helpers.ts: 'helpers' is no room of a game",
      "games/a-game/src/misc/dice.ts: 'misc' is no room of a game",
    ]);
  });

  test('rooms as files, as folders and as both are fine, and so are tests and what is no game', () => {
    expect(
      rooms(
        'games/a-game/src/questions.ts',
        'games/a-game/src/questions/dice.ts',
        'games/a-game/src/first-state.ts',
        'games/a-game/src/playthroughs.test.ts',
        'games/a-game/test/odd.ts',
        'server/src/helpers.ts',
      ),
    ).toEqual([]);
  });
});
