/** The promise that nothing is lost: a server is killed again and again under load, and every acknowledged answer is there, once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SampledChance, Seed } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite-store.ts';
import { runServer } from './testing/child.ts';
import { Count, fillTables, type Player, sayTally, tallyOf } from './testing/under-load.ts';

/** A few show that the test works; each night there are more. */
const KILLS = isNight ? 100 : 3;
const TABLES = 8;
/** How many acknowledged answers there are between two kills. */
const [FEWEST, MOST] = [10, 70];

test(`${KILLS} kills under load: no acknowledged answer is lost, none is applied twice`, { timeout: 3_600_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-crash-'));
  const players: Player[] = [];
  const count = new Count();
  const chance = new SampledChance<'kill'>(new Seed('kills under load'));

  for (let kill = 0; kill < KILLS; kill++) {
    const server = await runServer(data, { name: `crash ${kill}` });
    await fillTables(players, TABLES, server.port, count);
    const playing = players.filter(one => !one.isOver).map(one => one.play(server.port));
    const played = Promise.all(playing);
    const enough = count.next(FEWEST + chance.below('kill', MOST - FEWEST));
    try {
      await Promise.race([enough, played]);
    } finally {
      await server.kill();
    }
    await played;
  }

  const store = await openSqlite(join(data, 'quarry.db'));
  const tally = await tallyOf(store, players);
  await store.close();
  rmSync(data, { recursive: true });
  console.log(sayTally(`${KILLS} kills, ${players.length} tables`, tally));

  expect(tally).toMatchObject({ lost: 0, twice: 0 });
  expect(tally.acked).toBeGreaterThan(KILLS * TABLES);
  expect(tally.resent).toBeGreaterThan(0);
});
