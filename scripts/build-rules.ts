/**
 * Builds what every process and thread loads, the kernel and all games with their bots, into a few files, if anything of it has changed: a thousand small ones take three times
 * as long to load. Whoever starts Node.js with `--conditions=built` gets them by the names of the packages; everybody else gets the sources. Started by ready.mjs.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './source.ts';

/** Each with where its package opens it. */
const DOORS: Readonly<Record<string, string>> = {
  'kernel/built/index': 'kernel/src/index.ts',
  'kernel/built/deeds': 'kernel/src/writing.ts',
  'board/built/index': 'board/src/index.ts',
  'protocol/built/index': 'protocol/src/index.ts',
  'bots/built/index': 'bots/src/index.ts',
  'bots/built/testing': 'bots/src/testing/index.ts',
  'catalogue/built/index': 'catalogue/src/index.ts',
};
/** What several doors share lies beside the first. */
const PARTS = 'kernel/built';
/** Which sources it was built from. */
const STAMP = join(root, PARTS, 'sources');

const builtFolders = [...new Set(Object.keys(DOORS).map(dirname))];

/** Names, sizes and times of all sources; screens and tests are not among what is built. */
function sourcesNow(): string {
  const games = readdirSync(join(root, 'games')).map(game => join('games', game));
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const home of ['kernel', 'board', 'protocol', 'bots', 'catalogue', ...games]) {
    const folder = join(root, home, 'src');
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/(?<!\.test)\.ts$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function build(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(DOORS).map(([name, source]) => [name, join(root, source)])),
    platform: 'node',
    external: [/^node:/, 'valibot'],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    dir: root,
    format: 'esm',
    keepNames: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: `${PARTS}/part-[hash].mjs`,
  });
  for (const folder of builtFolders) mkdirSync(join(root, folder), { recursive: true });
  // Doors come last, and each in one go: whoever starts meanwhile finds all of the old or all of the new.
  for (const part of output.toSorted((a, b) => Number('isEntry' in a && a.isEntry) - Number('isEntry' in b && b.isEntry))) {
    const file = join(root, part.fileName);
    writeFileSync(`${file}.${process.pid}`, 'code' in part ? part.code : part.source);
    renameSync(`${file}.${process.pid}`, file);
  }
  const written = new Set(output.map(({ fileName }) => join(root, fileName)));
  for (const name of readdirSync(join(root, PARTS))) if (!written.has(join(root, PARTS, name))) rmSync(join(root, PARTS, name));
}

export async function buildRules(): Promise<void> {
  const wanted = sourcesNow();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await build();
  writeFileSync(STAMP, wanted);
}

if (import.meta.main) await buildRules();
