/** The tests in a real browser, two files at a time, for they wait more than they work; each worker has a server for all of its files. Started by scripts/test.ts. */
import { defineConfig } from 'vitest/config';

/** Each night (scripts/night.ts): what takes too long for every change. */
const isNight = Boolean(process.env['QUARRY_NIGHT']);

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['web/e2e/global.ts'],
    include: ['web/e2e/**/*.test.ts'],
    exclude: isNight ? [] : ['web/e2e/**/*.night.test.ts'],
    setupFiles: process.env['QUARRY_BUILT'] ? ['./vitest.built.ts'] : [],
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false }, // as in vitest.config.ts: nothing is translated
    // a whole encounter on a busy machine takes minutes; only what never ends is a fault
    testTimeout: 900_000,
    hookTimeout: 600_000,
    reporters: ['default', ['json', { outputFile: 'out/browser-tests.json' }]],
  },
});
