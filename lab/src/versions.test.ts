/** Other versions: found as folders and as commits, unpacked and removed again, played in threads of their own, and refused with a way out. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { workAll } from './index.ts';
import { type Version, versionNamed } from './versions.ts';
import type { Named } from './work.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'quarry-versions-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A version whose only game is Crossroads, with another road home; everything else is this repository's. */
function writeVersion(name: string): string {
  const real = (path: string): string => JSON.stringify(pathToFileURL(join(root, path)).href);
  write(`${name}/package.json`, JSON.stringify({ workspaces: ['kernel', 'bots', 'catalogue', 'games/*'] }));
  for (const one of ['kernel', 'bots', 'catalogue'])
    write(`${name}/${one}/package.json`, JSON.stringify({ name: `@quarry/${one}`, type: 'module', exports: { '.': './index.ts' } }));
  write(`${name}/kernel/index.ts`, `export * from ${real('kernel/src/index.ts')};`);
  write(`${name}/bots/index.ts`, `export * from ${real('bots/src/index.ts')};`);
  write(
    `${name}/catalogue/index.ts`,
    `import { crossroads } from ${real('lab/src/testing/crossroads.ts')};
     export { didYouMean } from ${real('catalogue/src/spelling.ts')};
     export const GAMES = [crossroads('right')];
     export const gameNamed = (id: string) => {
       const value = GAMES.find(game => game.id === id);
       return value ? { ok: true, value } : { ok: false, refusal: { says: \`There is no game '\${id}'.\` } };
     };`,
  );
  return join(folder, name);
}

const there = writeVersion('there');
const valueOf = (named: string, repository: string): Version => {
  const found = versionNamed(named, repository);
  if (!found.ok) throw new Error(found.refusal.says);
  return found.value;
};
const saysOf = (named: string, repository: string): string => {
  const found = versionNamed(named, repository);
  return found.ok ? 'found' : found.refusal.says;
};

describe('A folder', () => {
  test('that holds a version is one, and stays as it is', () => {
    const { says, root: at, dispose } = valueOf(there, folder);
    dispose();
    expect([says, at, existsSync(at)]).toEqual([there, there, true]);
  });

  const named: Named = { game: 'crossroads', mode: 'day', bots: ['sensible', 'sensible'], seed: 's', scenario: null, picks: 'bot' };
  const pool = { games: 3, piece: 1, root: there };

  test('plays its own games in threads of its own, one or two', async () => {
    const [looked] = await workAll({ what: 'look', ...named }, { ...pool, games: 1 });
    const one = await workAll({ what: 'play', ...named }, { ...pool, workers: 1 });
    const two = await workAll({ what: 'play', ...named }, { ...pool, workers: 2 });

    expect(looked).toEqual({ rules: 1, content: 'right' });
    expect(two).toEqual(one);
    // Sensible walkers go left, and there the right road leads home.
    expect(one.flat().map(({ figures, isWon }) => [figures['home'], isWon])).toEqual(
      new Array(3).fill([{ kind: 'rate', n: 2, sum: 0 }, false]),
    );
  });

  test.each<[string, Partial<Named>, string]>([
    ['a game', { game: 'chess' }, "There is no game 'chess'."],
    ['a mode', { mode: 'night' }, "crossroads has no table for 2 in mode 'night'."],
    ['seats', { bots: ['random', 'random', 'random', 'random'] }, "crossroads has no table for 4 in mode 'day'."],
    ['a scenario', { scenario: 'ford' }, "crossroads has no road 'ford'."],
  ])('that lacks %s says so', async (_what, other, says) => {
    await expect(workAll({ what: 'look', ...named, ...other }, { ...pool, games: 1 })).rejects.toThrow(says);
  });
});

describe('A commit', () => {
  const repository = join(folder, 'repository');
  const git = (...args: string[]): void => {
    const { status, stderr } = spawnSync('git', ['-C', repository, '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args]);
    if (status !== 0) throw new Error(stderr.toString());
  };
  const commit = (message: string): void => {
    git('add', '.');
    git('commit', '-q', '-m', message);
  };
  mkdirSync(repository);
  git('init', '-q', '-b', 'main');
  write('repository/package.json', '{}');
  commit('nothing yet');
  git('tag', 'early');
  writeVersion('repository');
  commit('a version');
  write('repository/catalogue/index.ts', 'a change that is not committed');
  mkdirSync(join(folder, 'elsewhere'));

  test('is unpacked as it was committed, nothing else is touched, and it is gone afterwards', () => {
    const { says, root: at, dispose } = valueOf('main', repository);

    expect(says).toMatch(/^main \([0-9a-f]{7}\)$/);
    expect(existsSync(join(at, 'catalogue/index.ts'))).toBe(true);
    expect(
      spawnSync('git', ['-C', repository, 'worktree', 'list', '--porcelain'])
        .stdout.toString()
        .match(/^worktree /gm),
    ).toHaveLength(1);
    expect(spawnSync('git', ['-C', repository, 'status', '--porcelain']).stdout.toString()).toBe(' M catalogue/index.ts\n');
    dispose();
    expect(existsSync(at)).toBe(false);
    dispose();
  });

  test('of a time before there were games is refused, and leaves nothing behind', () => {
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    expect(saysOf('early', repository)).toMatch(/^The version 'early' \([0-9a-f]{7}\) has no catalogue of games yet; name a later one\.$/);
    vi.unstubAllEnvs();
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('that is not known is refused with a way out, and so is a folder without a version, and a place without git', () => {
    const way = 'Name a folder with a checkout, or a branch, tag or commit of this repository.';
    expect(saysOf('no-such-branch', repository)).toBe(
      `'no-such-branch' is no folder, and no version that git knows in ${repository}. ${way}`,
    );
    expect(saysOf(folder, repository)).toBe(
      `'${folder}' is a folder without this program in it, and no version that git knows in ${repository}. ${way}`,
    );
    expect(saysOf('--help', repository)).toContain('no version that git knows');
    expect(saysOf('main', join(folder, 'elsewhere'))).toContain("'main' is no folder, and no version that git knows");
  });
});
