import { expect, test } from 'vitest';
import { benchCosts, benchHostile, benchServer, benchStores, benchStrangers } from './index.ts';

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

test('what players notice of each attack is measured, however briefly', async () => {
  const { attacks, isAlive } = await benchStrangers({ isPinned: false, tables: 2, seconds: 2, rounds: 1 });

  expect(isAlive).toBe(true);
  for (const { quiet, attacked, told } of Object.values(attacks)) {
    expect([quiet.answers > 0, attacked.answers > 0]).toEqual([true, true]);
    expect(Object.keys(told).length).toBeGreaterThan(0);
  }
});

test('what each message costs is measured against what it counts as', () => {
  const costs = benchCosts(3);

  expect(costs.length).toBeGreaterThan(40);
  for (const { worth, p95Ms, times } of costs) expect([worth > 0, p95Ms >= 0, times > 0]).toEqual([true, true, true]);
});

test('the stores are measured side by side, however briefly', async () => {
  const { sqlite, postgres, ratio } = await benchStores({ tables: 4, seconds: 1 });

  for (const figure of [...Object.values(sqlite), ...Object.values(postgres), ratio]) expect(figure).toBeGreaterThan(0);
});
