/**
 * Breaks the code on purpose and looks whether a test notices: `npm run mutate -- <package> [--part NAME] [--lines N] [--seed TEXT] [file …]`.
 *
 * The mutants are Stryker's; it lives in scripts/mutate with a lock file of its own and is installed when it is first wanted, so that
 * nobody who only plays or tests has to. mutate-targets.ts says which files are broken and which tests should notice. A package has
 * more mutants than an evening has minutes, so a sample of N lines is drawn, the same one for the same seed: of the whole package, or of
 * one part of a game, so that each has a score. docs/mutation.md keeps the last scores.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawLines } from './draw-lines.ts';
import { PARTS, type Part, TARGETS } from './mutate-targets.ts';
import { root, type SourceFile } from './source.ts';

function refuse(what: string): never {
  console.error(
    `${what}; write npm run mutate -- ${Object.keys(TARGETS).join('|')} [--part ${PARTS.join('|')}] [--lines N | --all] [--seed TEXT] [file …].`,
  );
  process.exit(2);
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        part: { type: 'string' },
        lines: { type: 'string', default: '150' },
        seed: { type: 'string', default: 'mutate' },
        all: { type: 'boolean' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { values, positionals } = asked();
const [name = '', ...files] = positionals;
const target = TARGETS[name] ?? refuse(`There is no package '${name}' to break`);
const part = values.part as Part | undefined;
const patterns = part === undefined ? Object.values(target.code).flat() : (target.code[part] ?? refuse(`'${name}' has no part '${part}'`));
const lines = Number(values.lines);
if (!(lines > 0)) refuse(`--lines is '${values.lines}', but it wants a number above 0`);

/** Not tests, nor what only tests use. */
const isCode = (path: string): boolean =>
  !/\.(test|arbitrary)\.ts$/.test(path) && !/\/(testing|fuzz|reference|random-world|test-yard|index)\b/.test(path);
const code = files.length > 0 ? files : patterns.flatMap(pattern => globSync(pattern, { cwd: root })).filter(isCode);
const strange = code.find(path => !existsSync(join(root, path)));
if (strange) refuse(`There is no file ${strange}, counted from the root of the repository`);

const read = (path: string): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') });
const drawn = values.all || files.length > 0 ? code : drawLines(code.map(read), lines, values.seed);

const home = join(root, 'scripts', 'mutate');
if (!existsSync(join(home, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd: home, stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      'Stryker, which makes the mutants, could not be installed into scripts/mutate; it takes a network once. What npm said is above.',
    );
    process.exit(status ?? 1);
  }
}
const result = `out/mutate/${part === undefined ? name : `${name}-${part}`}.json`;
const out = join(root, 'out', 'mutate');
mkdirSync(out, { recursive: true });
const plan = join(out, 'stryker.json');
writeFileSync(
  plan,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    tsconfigFile: 'none.json', // TypeScript 7 has no compiler to call
    coverageAnalysis: 'perTest',
    ignoreStatic: true, // what a file also does while it is loaded is judged by the tests that run it
    mutate: drawn,
    vitest: { related: false, configFile: 'scripts/mutate/vitest.config.ts' },
    concurrency: 1,
    // On a busy machine all of it takes longer; only what never ends is a fault.
    dryRunTimeoutMinutes: 60,
    timeoutMS: 20_000,
    tempDirName: 'out/mutate/sandbox',
    ignorePatterns: ['data', 'out'],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    jsonReporter: { fileName: result },
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  }),
);
const { status } = spawnSync('node', [join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', plan], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTATE_TESTS: JSON.stringify({ include: target.tests, exclude: target.notTests ?? [] }) },
});
if (status === 0)
  console.log(`Every mutant and what became of it: ${result}. What survived lacks a test, or is dead, or is the same (docs/mutation.md).`);
process.exitCode = status ?? 1;
