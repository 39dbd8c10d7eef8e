/** The tests in a real browser: one after the other, for they share two cores with the browser and with all other tests. Started by scripts/test.ts. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['web/e2e/global.ts'],
    include: ['web/e2e/**/*.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    isolate: false,
    // a whole encounter on a busy machine takes minutes; only what never ends is a fault
    testTimeout: 900_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: 'out/browser-tests.json' }]],
  },
});
