import { GAMES } from '@quarry/catalogue';
import { expect, test } from 'vitest';
import { benchCapacity, benchCosts, benchHostile, benchPeers, benchServer, benchStores, benchStrangers } from './index.ts';

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

test('peers are measured beside ours, however briefly', async () => {
  const { games } = await benchPeers({ isPinned: false, games: GAMES.slice(0, 1), tables: 2, seconds: 1.5 });

  const [{ hosts, ...ratios }] = Object.values(games) as [(typeof games)[string]];
  for (const { answersPerSecond, cpuMicroseconds } of Object.values(hosts))
    expect([answersPerSecond > 0, cpuMicroseconds > 0]).toEqual([true, true]);
  for (const figure of Object.values(ratios)) expect(figure ?? 1).toBeGreaterThan(0);
});

test('live tables and a start with many stored ones are measured, however briefly', async () => {
  const { live, restart } = await benchCapacity({
    isPinned: false,
    tables: [3, 6],
    thinking: [0, 1],
    everySeconds: 0.5,
    seconds: 2,
    storedTables: 50,
  });

  expect(live.map(one => [one.tables, one.thinking])).toEqual([
    [3, 0],
    [3, 1],
    [6, 0],
    [6, 1],
  ]);
  for (const { thinking: _, ...figures } of live) for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  expect(restart).toEqual({ storedTables: 50, seconds: expect.any(Number) });
});
