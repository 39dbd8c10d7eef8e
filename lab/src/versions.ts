/** Another version of the program: a folder, or a commit that git unpacks into a temporary folder for as long as it is needed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Result, refuse } from '@quarry/kernel';
import { isVersion } from './elsewhere.ts';

export interface Version {
  /** As it was named; a commit with its short hash. */
  readonly says: string;
  readonly root: string;
  /** What was unpacked goes. */
  readonly dispose: () => void;
}

/** A folder that holds a version comes first; everything else is asked of git, in the repository given. */
export function versionNamed(named: string, repository: string): Result<Version> {
  if (existsSync(named) && isVersion(resolve(named))) return { ok: true, value: { says: named, root: resolve(named), dispose: () => {} } };
  const commit = git(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${named}^{commit}`]);
  if (commit === null) {
    const what = existsSync(named) ? 'a folder without this program in it' : 'no folder';
    const way = 'Name a folder with a checkout, or a branch, tag or commit of this repository.';
    return refuse('unknown-version', { version: named }, `'${named}' is ${what}, and no version that git knows in ${repository}. ${way}`);
  }
  return unpacked(named, commit.trim(), repository);
}

/** Through an index of its own, so that neither the working tree nor the list of worktrees is touched. */
function unpacked(named: string, commit: string, repository: string): Result<Version> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-version-'));
  const dispose = disposal(folder);
  const root = join(folder, 'tree');
  const index = { GIT_INDEX_FILE: join(folder, 'index') };
  const isThere =
    git(repository, ['read-tree', commit], index) !== null &&
    git(repository, ['checkout-index', '--all', `--prefix=${root}/`], index) !== null;
  if (isThere && isVersion(root)) return { ok: true, value: { says: `${named} (${commit.slice(0, 7)})`, root, dispose } };
  dispose();
  const why = isThere ? 'has no catalogue of games yet' : 'could not be unpacked';
  return refuse(
    'unplayable-version',
    { version: named, commit },
    `The version '${named}' (${commit.slice(0, 7)}) ${why}; name a later one.`,
  );
}

/** Removes the folder once, also if somebody ends the program meanwhile. */
function disposal(folder: string): () => void {
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const ended = (signal: NodeJS.Signals): void => {
    dispose();
    process.kill(process.pid, signal);
  };
  const dispose = (): void => {
    for (const signal of SIGNALS) process.off(signal, ended);
    process.off('exit', remove);
    remove();
  };
  for (const signal of SIGNALS) process.on(signal, ended);
  process.on('exit', remove);
  return dispose;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What git says, or null if it fails or is not there. */
function git(repository: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string | null {
  const { status, stdout } = spawnSync('git', ['-C', repository, ...args], { encoding: 'utf8', env: { ...process.env, ...env } });
  return status === 0 ? stdout : null;
}
