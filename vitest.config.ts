/** One configuration for the tests of all packages: every *.test.ts beside what it tests. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with what takes longest, so that at the end no core waits for another. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      /contract\.test\.ts$|[/\\](server[/\\]src[/\\](harm|history|move-data|not-saved|postgres-away|postgres-crash|postgres-store|raw-keys|steps|story|table|threads|what-players-read)|lab|lab-queue|openings|postgres-nodes|quarry|serve)\.test\.ts$/.test(
        moduleId,
      );
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(one => !isLong(one))];
  }
}

/** Each night (scripts/night.ts): what takes too long for every change, and what looks closer then. */
const isNight = Boolean(process.env['QUARRY_NIGHT']);
const NIGHTLY = ['**/*.night.test.ts'];
const CLOSER = [
  '**/{contract,campaign,closed-hands,playthroughs}.test.ts',
  'server/src/{ahead,bots,harm,one-line,openings,postgres-crash,postgres-store,raw-keys,steps,story,table,under-our-sun,what-players-read}.test.ts',
  'games/{forbidden-west,primal}/src/bot.test.ts',
  'games/zero-dawn/src/{rules/payment,sentences/questions}.test.ts',
  'board/src/plane/fuzz.test.ts',
  'bots/src/thinking.test.ts',
  'lab/src/lab.test.ts',
  'cli/src/{quarry,commands/lab,commands/lab-queue,commands/serve}.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    include: isNight ? [...NIGHTLY, ...CLOSER] : ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**', 'web/e2e/**', ...(isNight ? [] : NIGHTLY)],
    // Everything runs as it does where it is played: nothing is translated but what a screen draws (vitest.drawn.ts), and what was compiled once is kept.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Processes and threads that tests start have all games in them: they begin three times as quickly when what was compiled before is kept, and once more where they are built (decision 0036).
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'quarry-compiled') },
    setupFiles: ['./vitest.drawn.ts', ...(process.env['QUARRY_BUILT'] ? ['./vitest.built.ts'] : [])],
    pool: 'threads',
    maxWorkers: 4, // two cores are busy with four: many tests wait for a process, a database or a clock
    isolate: false, // rules keep no state of their own, and a fresh worker for each file would take longer than most files
    // ten times what the slowest test takes when nothing else runs: only what never ends is a fault
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ['json', { outputFile: 'out/tests.json' }]],
  },
});
