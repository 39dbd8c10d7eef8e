/** Any node may die: of two that serve the same tables one is killed again and again under load, and every acknowledged answer is there, once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SampledChance, Seed } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { openPostgres } from '../postgres-store.ts';
import { runServer, type ServerProcess } from '../testing/child.ts';
import { freshDatabase } from '../testing/postgres.ts';
import { balance } from '../testing/two-nodes.ts';
import { Count, fillTables, type Player, sayTally, tallyOf } from '../testing/under-load.ts';

const KILLS = isNight ? 60 : 1;
const TABLES = 6;
const [FEWEST, MOST] = [10, 50];

/** Plays on, whatever happens to the connection, until it is enough or the match is over. */
async function playOn(player: Player, port: number, isEnough: () => boolean): Promise<void> {
  while (!isEnough() && !player.isOver) {
    await player.play(port);
    await pause(20);
  }
}

test(`${KILLS} kills of a node of two: no acknowledged answer is lost, none is applied twice`, { timeout: 3_600_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-nodes-'));
  const { server: postgres, name, url: store } = await freshDatabase();
  const chance = new SampledChance<'kill'>(new Seed('nodes under load'));
  let started = 0;
  const start = (): Promise<ServerProcess> => runServer(data, { name: `node ${started++}`, store });
  const nodes = [await start(), await start()];
  const door = await balance(() => nodes.map(one => one.port));
  const count = new Count();
  const players: Player[] = [];
  await fillTables(players, TABLES, door.port, count);
  let isEnough = false;
  const played = Promise.all(players.map(one => playOn(one, door.port, () => isEnough)));

  for (let kill = 0; kill < KILLS; kill++) {
    await Promise.race([count.next(FEWEST + chance.below('kill', MOST - FEWEST)), played]);
    await nodes.splice(kill % 2, 1)[0]!.kill();
    nodes.splice(kill % 2, 0, await start());
  }
  await Promise.race([count.next(FEWEST), played]);
  isEnough = true;
  door.cut();
  await played;
  for (const node of nodes) await node.stop();
  door.close();

  const opened = await openPostgres(store);
  const tally = await tallyOf(opened, players);
  await opened.close();
  await postgres.drop(name);
  rmSync(data, { recursive: true });
  console.log(sayTally(`${KILLS} kills of nodes, ${players.length} tables`, tally));
  expect(tally).toMatchObject({ lost: 0, twice: 0 });
  expect(tally.acked).toBeGreaterThanOrEqual(KILLS * FEWEST);
});
