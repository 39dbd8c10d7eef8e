/**
 * What `npm test` runs: types, format and lint, the checks of this folder, unused code, rule coverage, as many at a time as there are cores; then, if
 * none failed, all tests, those in a real browser beside the others. A stage that fails shows its output. The last line is always "N passed, N failed": each
 * stage before the tests counts as one, and so does each test. Started by ready.mjs, which has installed everything and found the right Node.js.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './source.ts';

interface Stage {
  name: string;
  command: readonly string[];
  /** The file without which there is nothing to run yet. */
  needs?: string;
  /** What usually mends a failure. */
  hint?: string;
}

const stages: readonly Stage[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'types in browser', command: ['tsc', '--noEmit', '-p', 'tsconfig.web.json'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'], hint: 'npm run format mends most of it' },
  { name: 'lint with types', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'yield', command: ['node', 'scripts/check-yield.ts'] },
  { name: 'purity', command: ['node', 'scripts/check-purity.ts'] },
  { name: 'deeds', command: ['node', 'scripts/check-deeds.ts'] },
  { name: 'words', command: ['node', 'scripts/check-words.ts'] },
  { name: 'clauses', command: ['node', 'scripts/check-clauses.ts'] },
  { name: 'unused code', command: ['knip', '--no-config-hints', '--no-progress'] },
  { name: 'rule coverage', command: ['node', 'cli/src/quarry.ts', 'rules'], needs: 'cli/src/quarry.ts' },
];

async function runStage({ name, command: [program = '', ...args], hint }: Stage): Promise<boolean> {
  const began = performance.now();
  const { status, output } = await outputOf(program, args);
  const hasPassed = status === 0;
  if (!hasPassed) process.stdout.write(output);
  tell({ name, hasPassed, seconds: secondsSince(began), output });
  if (!hasPassed && hint) console.log(hint);
  return hasPassed;
}

/** What a program has said, unless it is shown as it comes. */
function outputOf(
  program: string,
  args: readonly string[],
  shown: 'inherit' | 'pipe' = 'pipe',
): Promise<{ status: number | null; output: string }> {
  return new Promise(resolve => {
    const child = spawn(program, args, { cwd: root, stdio: ['inherit', shown, shown], shell: process.platform === 'win32' });
    let output = '';
    const keep = (text: string): void => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', error => resolve({ status: null, output: `${error.message}\n` }));
    child.on('close', status => resolve({ status, output }));
  });
}

/** Every stage, each core busy with one; whether they passed. */
async function runStages(): Promise<boolean[]> {
  const waiting = stages.filter(({ needs }) => !needs || existsSync(join(root, needs)));
  const results: boolean[] = [];
  const work = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) results.push(await runStage(stage));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

interface Ended {
  readonly name: string;
  readonly hasPassed: boolean;
  readonly seconds: number;
  readonly output: string;
}

interface Counts {
  passed: number;
  failed: number;
}

interface Tests {
  readonly name: string;
  readonly config: string;
  /** Where the runner leaves its numbers. */
  readonly report: string;
}
const TESTS: Tests = { name: 'tests', config: 'vitest.config.ts', report: 'tests.json' };
const IN_BROWSER: Tests = { name: 'tests in browser', config: 'vitest.browser.config.ts', report: 'browser-tests.json' };

/** Both at once: a browser that is waited for leaves a core free. Those in a browser are shown when the others have said all. */
async function runTests(): Promise<Counts> {
  const inBrowser = started(IN_BROWSER, 'pipe');
  const tests = await started(TESTS, 'inherit');
  tell(tests);
  const seen = await inBrowser;
  process.stdout.write(seen.output);
  tell(seen);
  return { passed: tests.passed + seen.passed, failed: tests.failed + seen.failed };
}

async function started({ name, config, report }: Tests, shown: 'inherit' | 'pipe'): Promise<Counts & Ended> {
  const began = performance.now();
  const results = join(root, 'out', report);
  rmSync(results, { force: true });
  const { status, output } = await outputOf('vitest', ['run', '--passWithNoTests', '--config', config, ...process.argv.slice(2)], shown);
  const counts = existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as Record<string, number>) : {};
  // a file that cannot be loaded fails without a failed test
  const failed = Math.max(counts['numFailedTests'] ?? 0, status === 0 ? 0 : 1);
  return { name, output, seconds: secondsSince(began), hasPassed: failed === 0, passed: counts['numPassedTests'] ?? 0, failed };
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

function tell({ name, hasPassed, seconds }: Ended): void {
  console.log(`${hasPassed ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
}

// Every process that is started from here starts quicker when what was compiled before is kept.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'quarry-compiled');
const results = await runStages();
let passed = results.filter(Boolean).length;
let failed = results.length - passed;
if (failed === 0) {
  const tests = await runTests();
  passed += tests.passed;
  failed += tests.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
