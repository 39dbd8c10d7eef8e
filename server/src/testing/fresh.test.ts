import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newSeed, newTableId } from '../keys.ts';
import { runServer } from './child.ts';
import { createTable } from './client.ts';
import { freshBy } from './fresh.ts';

test('names and seeds follow from the name of a test alone, and none comes twice', () => {
  let name = 'one';
  const [here, there] = [freshBy(() => name), freshBy(() => name)];
  const made = [here.table(), here.seed(), here.table(), here.seed()];
  name = 'another';
  const others = [here.table(), here.seed()];
  name = 'one';

  expect([there.table(), there.seed(), there.table(), there.seed()]).toEqual(made);
  expect(new Set([...made, ...others, here.table(), here.seed()]).size).toBe(8);
});

test('they look like those that nobody can guess', () => {
  const { seed, table } = freshBy(() => 'any');

  expect([seed().length, table().length]).toEqual([newSeed().length, newTableId().length]);
});

test('a server in a process of its own makes the same tables for the same name', async () => {
  const made: string[] = [];
  for (const name of ['one', 'one', 'another']) {
    const data = mkdtempSync(join(tmpdir(), 'quarry-fresh-'));
    const server = await runServer(data, { name });
    made.push((await createTable(server.port, 'mb')).table);
    await server.stop();
    rmSync(data, { recursive: true });
  }

  expect(made[0]).toBe(made[1]);
  expect(made[2]).not.toBe(made[0]);
});
