/** What those who play, and those who watch over a server, notice of a database that goes away for a while. */
import type { Reply } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { createTable, http } from './testing/client.ts';
import { PASSWORD, startPostgres } from './testing/postgres.ts';
import { TestServer } from './testing/server.ts';

const codeOf = (reply: Reply | null): string => (reply?.type === 'refused' ? reply.code : (reply?.type ?? 'none'));

test('a server whose database goes away refuses, says so, and goes on by itself when it is back: nothing is lost', async () => {
  const database = await startPostgres();
  const server = await TestServer.start({ store: database.url(await database.make()) });
  let hasFailed = false;
  void server.failed.then(() => {
    hasFailed = true;
  });
  const health = async (): Promise<unknown[]> => {
    const { status, body } = await http(server.port, 'GET', '/healthz');
    // Where the database is, is for the log alone.
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN/);
    return [status, body.code];
  };
  const { table, keys } = await createTable(server.port, 'mm');
  const client = await server.client();
  for (const { key } of keys) await client.join(table, key);
  for (let i = 0; i < 5; i++) expect(codeOf(await client.anyAnswers(table))).toBe('ack');
  const answers = (await server.store.read(table))!.answers.length;
  expect(await health()).toEqual([200, undefined]);

  await database.kill();

  const seat = (await client.anyAsked(table))!;
  expect(codeOf(await client.answerAny(table, seat))).toBe('not-saved');
  expect(await health()).toEqual([503, 'store-lost']);
  await expect(createTable(server.port, 'mm')).rejects.toThrow(/"code":"(store-lost|not-saved)"/);
  const wholes = (): number => client.replies.filter(one => one.type === 'seen').length;
  const shown = wholes();

  await database.start();

  await client.until('the table is back', () => wholes() > shown);
  expect((await server.store.read(table))!.answers).toHaveLength(answers);
  expect(codeOf(await client.anyAnswers(table))).toBe('ack');
  expect((await server.store.read(table))!.answers.length).toBeGreaterThan(answers);
  expect(await health()).toEqual([200, undefined]);
  expect(hasFailed).toBe(false);
  // However long it was away, the log tells when that began and when it was over, with the reason.
  const told = (text: string): string[] => server.logged.filter(line => line.includes(text));
  expect(told('the store is in trouble')).toEqual([expect.stringContaining('"reason"')]);
  expect(told('makes things durable again')).toHaveLength(1);
  for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)]) expect(server.logged.join('')).not.toContain(secret);
  await server.clean();
  await database.stop();
});
