/** Containers, units and the balancer beside them say what the command really takes, what the environment really sets, and what the page prints: read there and compared here. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quarry } from './testing/world.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const uncommented = (path: string): string => read(path).replaceAll(/^\s*#.*$/gm, '');

/** The command lines of `serve` in each of them, as words. */
function linesOf(path: string): string[][] {
  const text = uncommented(path);
  const lists = (pattern: RegExp): string[][] =>
    [...text.matchAll(pattern)].map(([, list]) => list!.split(',').map(word => word.trim().replaceAll('"', '')));
  if (path.endsWith('.service')) return [...text.matchAll(/^ExecStart=(.*)$/gm)].map(([, line]) => line!.split(' '));
  if (path === 'Dockerfile') return [lists(/^(?:ENTRYPOINT|CMD) \[(.*)\]$/gm).flat()];
  return lists(/^ {4}command: \[(.*)\]$/gm);
}

const FILES = ['Dockerfile', 'compose.yaml', 'deploy/quarry.service', 'deploy/quarry-nodes.service'];

test.each(FILES)('%s starts the server with options that it has', async path => {
  const { out: help } = await quarry('serve --help');
  const known = new Set([...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name]) => name));
  const lines = linesOf(path);

  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const options = line.filter(word => word.startsWith('--'));
    expect(options.length).toBeGreaterThan(1);
    expect(options.filter(one => !known.has(one))).toEqual([]);
    const wrong = options.includes('--data') && options.includes('--nodes');
    expect(wrong, 'a folder is for one server').toBe(false);
  }
});

test.each(FILES)('%s sets nothing in the environment that nobody reads', async path => {
  const sources = ['cli/src/commands/serve.ts', 'cli/src/commands/notice-settings.ts', 'docs/how-to/host.md'].map(read).join('\n');
  const set = [...read(path).matchAll(/\b(QUARRY_[A-Z_]+)\b/g)]
    .map(([, name]) => name!)
    .filter(name => name !== 'QUARRY_DATABASE_PASSWORD');

  expect(set.filter(name => !sources.includes(name))).toEqual([]);
});

test('what is copied and run in the container is there, by an account of its own, and no secret is written down', () => {
  const docker = uncommented('Dockerfile');
  const paths = [...docker.matchAll(/\b((?:cli|web)\/[\w/.-]+\.ts)\b/g)].map(([, path]) => path!);

  expect(paths.length).toBeGreaterThanOrEqual(2);
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([]);
  expect(docker.indexOf('USER node')).toBeGreaterThan(docker.lastIndexOf('RUN '));
  expect(docker).toContain('HEALTHCHECK');
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data']));
  for (const path of FILES) expect(read(path)).not.toMatch(/(?:PASSWORD|TOKEN)[:=] *[\w]/);
  for (const path of FILES.slice(2)) expect(read(path)).toMatch(/^User=quarry$/m);
});

test('what was compiled once is found again where it is started', () => {
  expect(uncommented('Dockerfile')).toMatch(/^ENV NODE_COMPILE_CACHE=(\S+)\nRUN .* chmod -R a\+rX out\/compiled$/m);
  for (const path of FILES.slice(2))
    expect(read(path)).toMatch(/^Environment=NODE_COMPILE_CACHE=\/var\/cache\/quarry\nCacheDirectory=quarry$/m);
});

test('the balancer beside the containers is the one of the page', () => {
  const [, block] = /^```\n(frontend quarry[\s\S]*?)^```$/m.exec(read('docs/how-to/many-nodes.md'))!;
  const there = block!
    .replace('bind :443 ssl crt /etc/haproxy/quarry.pem', 'bind :8080')
    .replace('10.0.0.5:8080', 'one:8080')
    .replace('10.0.0.6:8080', 'two:8080');

  expect(uncommented('deploy/haproxy.cfg').trim()).toBe(there.trim());
});
