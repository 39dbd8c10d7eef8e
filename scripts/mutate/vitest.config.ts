/** The tests that have to notice a fault: which ones, scripts/mutate-targets.ts says. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...(JSON.parse(process.env['MUTATE_TESTS'] ?? '{}') as { include: string[]; exclude: string[] }),
    pool: 'threads',
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
