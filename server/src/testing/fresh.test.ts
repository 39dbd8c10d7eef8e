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

test('a server in a process of its own makes the tables that follow from the name that it is given', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-fresh-'));
  const server = await runServer(data, { name: 'one' });
  const { table } = await createTable(server.port, 'mm');
  await server.stop();
  rmSync(data, { recursive: true });

  expect(table).toBe(freshBy(() => 'one').table());
});
