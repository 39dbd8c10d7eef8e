import { expect, test } from 'vitest';
import { benchHostile, benchServer } from './index.ts';

test('the figures of the server are measured, however briefly', async () => {
  const { human, ...figures } = await benchServer({ isPinned: false, tables: 2, humanTables: 12, idleTables: 12, seconds: 0.5 });

  for (const figure of [...Object.values(figures), ...Object.values(human)]) expect(figure).toBeGreaterThan(0);
  expect(figures.bytesPerUpdate).toBeLessThan(2000);
});

test('what players notice of strangers is measured, however briefly', async () => {
  const { quiet, hostile, isAlive, told, flooded } = await benchHostile({ isPinned: false, tables: 2, seconds: 4, rounds: 2 });

  expect(isAlive).toBe(true);
  for (const { answers, p95Ms } of [quiet, hostile]) expect([answers > 0, p95Ms > 0]).toEqual([true, true]);
  expect(flooded).toBeGreaterThan(0);
  expect(Object.keys(told)).toContain('shown-out');
});
