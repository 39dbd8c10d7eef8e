/**
 * What `npm test` runs: types, format and lint, the checks of this folder, unused code, rule coverage; and all tests beside them, because tests wait for browsers,
 * processes and databases more than they work. If one of the stages fails, its output is shown and the tests are ended; else what they say is shown from then on. The last line is
 * always "N passed, N failed": each stage counts as one, and so does each test. Started by ready.mjs, which has installed everything and found the right Node.js.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRules } from './build-rules.ts';
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
  // One checker: two would work out many types twice, and the other core has tests to run.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1', '-p', '.'] },
  { name: 'types in browser', command: ['tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.web.json'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'], hint: 'npm run format mends most of it' },
  { name: 'lint with types', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'checks', command: ['node', 'scripts/checks.ts'] },
  { name: 'unused code', command: ['knip', '--no-config-hints', '--no-progress'] },
  { name: 'rule coverage', command: ['node', 'cli/src/quarry.ts', 'rules'], needs: 'cli/src/quarry.ts' },
];

async function runStage({ name, command: [program = '', ...args], hint }: Stage): Promise<boolean> {
  const began = performance.now();
  const { status, output } = await start(program, args).ended;
  const hasPassed = status === 0;
  if (!hasPassed) process.stdout.write(output);
  tell({ name, hasPassed, seconds: secondsSince(began) });
  if (!hasPassed && hint) console.log(hint);
  return hasPassed;
}

interface Running {
  readonly ended: Promise<{ status: number | null; output: string }>;
  /** Shows what it has said so far, and from now on what it says as it comes. */
  show(): void;
  stop(): void;
}

/** A program at work; what it has said is kept. */
function start(program: string, args: readonly string[], priority = 0): Running {
  const child = spawn(program, args, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority);
  let output = '';
  let isShown = false;
  const ended = new Promise<{ status: number | null; output: string }>(resolve => {
    const keep = (text: string): void => {
      output += text;
      if (isShown) process.stdout.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', error => {
      keep(`${error.message}\n`);
      resolve({ status: null, output });
    });
    child.on('close', status => resolve({ status, output }));
  });
  return {
    ended,
    show() {
      process.stdout.write(output);
      isShown = true;
    },
    stop: () => void child.kill(),
  };
}

/** Every stage, one after the other; whether they passed. */
async function runStages(): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const stage of stages) if (!stage.needs || existsSync(join(root, stage.needs))) results.push(await runStage(stage));
  return results;
}

interface Ended {
  readonly name: string;
  readonly hasPassed: boolean;
  readonly seconds: number;
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

interface Started extends Pick<Running, 'show' | 'stop'> {
  readonly counts: Promise<Counts & Ended>;
}

function startTests({ name, config, report }: Tests, priority = 0): Started {
  const began = performance.now();
  const results = join(root, 'out', report);
  rmSync(results, { force: true });
  const { ended, show, stop } = start('vitest', ['run', '--passWithNoTests', '--config', config, ...process.argv.slice(2)], priority);
  const counts = ended.then(({ status }) => {
    const found = existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as Record<string, number>) : {};
    // a file that cannot be loaded fails without a failed test
    const failed = Math.max(found['numFailedTests'] ?? 0, status === 0 ? 0 : 1);
    return { name, seconds: secondsSince(began), hasPassed: failed === 0, passed: found['numPassedTests'] ?? 0, failed };
  });
  return { counts, show, stop };
}

/** Where memory can be written to like a disk. */
const IN_MEMORY = '/dev/shm';
/** What all tests keep at once is a tenth of it. */
const ROOM = 4e9;

/** What tests keep for a moment, hundreds of databases, never waits for a disk; whoever a database is started for may enter. It goes when the run is over. */
function keepInMemory(): void {
  if (!existsSync(IN_MEMORY)) return;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ROOM) return;
  const folder = mkdtempSync(join(IN_MEMORY, 'quarry-test-'));
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

function tell({ name, hasPassed, seconds }: Ended): void {
  console.log(`${hasPassed ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
}

await buildRules();
// Processes and threads that tests start load what is built; the tests themselves load the sources.
process.env['QUARRY_BUILT'] = '1';
// Every process that is started from here starts quicker when what was compiled before is kept.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'quarry-compiled');
keepInMemory();
// What checks types collects its garbage less often, within bounds: a quarter less work.
process.env['GOGC'] ??= '400';
process.env['GOMEMLIMIT'] ??= '4GiB';
const inBrowser = startTests(IN_BROWSER);
const tests = startTests(TESTS, constants.priority.PRIORITY_BELOW_NORMAL);
const results = await runStages();
let passed = results.filter(Boolean).length;
let failed = results.length - passed;
const started = [tests, inBrowser];
if (failed > 0) for (const one of started) one.stop();
else
  for (const one of started) {
    one.show();
    const counts = await one.counts;
    tell(counts);
    passed += counts.passed;
    failed += counts.failed;
  }
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
