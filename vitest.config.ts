/** One configuration for the tests of all packages: every *.test.ts beside what it tests. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**', 'web/e2e/**'],
    pool: 'threads',
    maxWorkers: '100%', // the runner would leave a core to itself, which it does not need
    isolate: false, // rules keep no state of their own, and a fresh worker for each file would take longer than most files
    // ten times what the slowest test takes when nothing else runs: only what never ends is a fault
    testTimeout: 600_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: 'out/tests.json' }]],
  },
});
