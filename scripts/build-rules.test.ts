/** What is built of the kernel and the games is what the sources say, and whoever asks for it gets it. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './source.ts';

const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

const build = (): string => node('scripts/build-rules.ts');

beforeAll(build);

const TELL = `
  const { ALL_GAMES } = await import('@quarry/catalogue');
  const { sensible } = await import('@quarry/bots');
  console.log(JSON.stringify([ALL_GAMES.map(({ id, version, content }) => [id, version, content]), typeof sensible]));
`;
const WHERE = `console.log(['kernel', 'kernel/deeds', 'board', 'protocol', 'bots', 'bots/testing', 'catalogue'].map(name => import.meta.resolve('@quarry/' + name)).join());`;

test('whoever asks for what is built loads it, with the same games as the sources have', () => {
  const ask = (...options: string[]): string => node(...options, '--input-type=module', '-e', TELL);

  expect(ask('--conditions=built')).toBe(ask());
  expect(ask()).toContain('"zero-dawn"');
});

test('all of it is found by the names of the packages, and the sources where nobody asks', () => {
  const where = (...options: string[]): string[] => node(...options, '--input-type=module', '-e', WHERE).split(',');

  expect(where('--conditions=built').filter(path => !/\/built\/\w+\.mjs\s*$/.test(path))).toEqual([]);
  expect(where().filter(path => !/\/src\/[\w/]+\.ts\s*$/.test(path))).toEqual([]);
});

test('what has not changed is not built again', () => {
  const door = join(root, 'catalogue/built/index.mjs');
  const { mtimeMs } = statSync(door);
  build();

  expect(statSync(door).mtimeMs).toBe(mtimeMs);
});
