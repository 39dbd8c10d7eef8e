/**
 * Breaks the code on purpose and looks whether a test notices: `npm run mutate -- <package> [--lines N] [--seed TEXT] [file …]`.
 *
 * The mutants are Stryker's; it lives in scripts/mutate with a lock file of its own and is installed when it is first wanted, so that
 * nobody who only plays or tests has to. What counts as noticing is the tests of rules and promises: contract suites and recorded
 * matches, which only say that something differs, stay out. A package has more mutants than an evening has minutes, so a sample
 * of N lines is drawn, the same one for the same seed. docs/mutation.md keeps the last scores.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawLines } from './draw-lines.ts';
import { root, type SourceFile } from './source.ts';

interface Target {
  /** Files that are broken. */
  readonly code: readonly string[];
  /** Tests that should notice. */
  readonly tests: readonly string[];
}

const ofGame = (id: string): Target => ({
  code: ['rules', 'effects'].map(folder => `games/${id}/src/${folder}/*.ts`).concat(`games/${id}/src/{deeds,questions,rules}.ts`),
  tests: [
    `games/${id}/src/{rules,effects,content,sentences}/**/*.test.ts`,
    `games/${id}/src/{deeds,questions,rules,sight,faults,views}.test.ts`,
  ],
});

const TARGETS: Readonly<Record<string, Target>> = {
  ...Object.fromEntries(readdirSync(join(root, 'games')).map(id => [id, ofGame(id)])),
  kernel: { code: ['kernel/src/*.ts', 'kernel/src/schema/*.ts'], tests: ['kernel/src/{*,schema/*,example/rules,hard-moments/*}.test.ts'] },
  board: { code: ['board/src/**/*.ts'], tests: ['board/src/**/*.test.ts'] },
};

function refuse(what: string): never {
  console.error(`${what}; write npm run mutate -- ${Object.keys(TARGETS).join('|')} [--lines N | --all] [--seed TEXT] [file …].`);
  process.exit(2);
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { lines: { type: 'string', default: '150' }, seed: { type: 'string', default: 'mutate' }, all: { type: 'boolean' } },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { values, positionals } = asked();
const [name = '', ...files] = positionals;
const target = TARGETS[name] ?? refuse(`There is no package '${name}' to break`);
const lines = Number(values.lines);
if (!(lines > 0)) refuse(`--lines is '${values.lines}', but it wants a number above 0`);

/** Not tests, nor what only tests use. */
const isCode = (path: string): boolean =>
  !/\.(test|arbitrary)\.ts$/.test(path) && !/\/(testing|fuzz|reference|random-world|test-yard|index)\b/.test(path);
const code = files.length > 0 ? files : target.code.flatMap(pattern => globSync(pattern, { cwd: root })).filter(isCode);
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
    jsonReporter: { fileName: `out/mutate/${name}.json` },
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  }),
);
const { status } = spawnSync('node', [join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', plan], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTATE_TESTS: JSON.stringify(target.tests) },
});
if (status === 0)
  console.log(
    `Every mutant and what became of it: out/mutate/${name}.json. What survived lacks a test, or is dead, or is the same (docs/mutation.md).`,
  );
process.exitCode = status ?? 1;
