/** The tests that have to notice a fault: which ones, scripts/mutate.ts says. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATE_TESTS'] ?? '[]') as string[],
    pool: 'threads',
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
