import { expect, test } from 'vitest';
import { benchServer } from './index.ts';

test('the figures of the server are measured, however briefly', async () => {
  const { human, ...figures } = await benchServer({ isPinned: false, tables: 2, humanTables: 3, idleTables: 40, seconds: 0.5 });

  for (const figure of [...Object.values(figures), ...Object.values(human)]) expect(figure).toBeGreaterThan(0);
  expect(figures.bytesPerUpdate).toBeLessThan(2000);
});
