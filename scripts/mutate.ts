/**
 * Breaks the code on purpose and looks whether a test notices: `npm run mutate -- <package> [--lines N] [--seed TEXT] [file …]`.
 *
 * The mutants are Stryker's; it lives in scripts/mutate with a lock file of its own and is installed when it is first wanted, so that
 * nobody who only plays or tests has to. What counts as noticing is the tests of rules and promises: contract suites and recorded
 * matches, which only say that something differs, stay out. A package has more mutants than an evening has minutes, so a sample
 * of N lines is drawn, the same one for the same seed. docs/mutation.md keeps the last scores.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SampledChance, Seed } from '@quarry/kernel';
import { root } from './source.ts';

interface Target {
  /** Files that are broken. */
  readonly code: readonly string[];
  /** Tests that should notice. */
  readonly tests: readonly string[];
}

const ofGame = (id: string): Target => ({
  code: ['rules', 'effects'].map(folder => `games/${id}/src/${folder}/*.ts`).concat(`games/${id}/src/{deeds,questions}.ts`),
  tests: [`games/${id}/src/{rules,effects,content,sentences}/**/*.test.ts`, `games/${id}/src/{deeds,questions,sight,faults,views}.test.ts`],
});

const TARGETS: Readonly<Record<string, Target>> = {
  'zero-dawn': ofGame('zero-dawn'),
  'urban-manhunt': ofGame('urban-manhunt'),
  kernel: { code: ['kernel/src/*.ts'], tests: ['kernel/src/{*,example/rules,hard-moments/*}.test.ts'] },
  board: { code: ['board/src/**/*.ts'], tests: ['board/src/**/*.test.ts'] },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: '150' }, seed: { type: 'string', default: 'mutate' }, all: { type: 'boolean' } },
});
const [name = '', ...files] = positionals;
const target = TARGETS[name];
const lines = Number(values.lines);
if (!target || !(lines > 0)) {
  const what = target ? `--lines is '${values.lines}', but it wants a number above 0` : `There is no package '${name}' to break`;
  console.error(`${what}; write npm run mutate -- ${Object.keys(TARGETS).join('|')} [--lines N | --all] [--seed TEXT] [file …].`);
  process.exit(2);
}

/** Not tests, nor what only tests use. */
const isCode = (path: string): boolean =>
  !/\.(test|arbitrary)\.ts$/.test(path) && !/\/(testing|fuzz|reference|random-world|test-yard|index)\b/.test(path);
const code = files.length > 0 ? files : target.code.flatMap(pattern => globSync(pattern, { cwd: root })).filter(isCode);
const strange = code.find(path => !existsSync(join(root, path)));
if (strange) {
  console.error(`There is no file ${strange}; name files by their path from the root of the repository.`);
  process.exit(2);
}

/** Lines that hold more than a bracket, a comment or an import, as Stryker wants them: `file:from-to`. */
function linesOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8').split('\n');
  return text.flatMap((line, i) => (/^\s*(import|export \*|\/?\*|\/\/|[\])}]*[,;]*$)/.test(line) ? [] : [`${path}:${i + 1}-${i + 1}`]));
}

function drawn(): string[] {
  if (values.all || files.length > 0) return [...code];
  const all = code.flatMap(linesOf);
  return new SampledChance<'lines'>(new Seed(values.seed)).shuffle('lines', all).slice(0, lines);
}

const home = join(root, 'scripts', 'mutate');
if (!existsSync(join(home, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd: home, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
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
    mutate: drawn(),
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
process.exitCode = status ?? 1;
