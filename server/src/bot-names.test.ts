import { likenessOf } from '@quarry/protocol';
import { afterEach, expect, test } from 'vitest';
import { BOT_NAMES, botNameFor } from './bot-names.ts';
import { createTable, http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.clean();
  server = null;
});

test('a bot has a first name that follows from table and seat; nobody at the table has the same, and it shows that it is a bot', async () => {
  server = await TestServer.start();
  const { table, keys } = await createTable(server.port, 'mbbb');
  const client = await server.client();
  await client.join(table, keys[0]!.key);
  const { people } = client.chair(table, 0).seen;

  const bots = people.filter(one => one.who === 'bot');
  expect(bots.map(one => one.bot)).toEqual(['sensible', 'sensible', 'sensible']);
  for (const { name } of bots) expect(BOT_NAMES).toContain(name);
  expect(new Set(people.map(one => one.name)).size).toBe(4);
  expect(bots[0]!.name).toBe(botNameFor(table, 1, ['Person 0']));
});

test('a person keeps their name: the bot that was called so takes another one', async () => {
  server = await TestServer.start();
  const { table, keys } = await createTable(server.port, 'mb');
  const client = await server.client();
  await client.join(table, keys[0]!.key);
  const [, bot] = client.chair(table, 0).seen.people;

  expect(await client.ask('rename', { table, as: 0, name: bot!.name })).toMatchObject({ type: 'done' });

  const [person, other] = client.chair(table, 0).seen.people;
  expect(person!.name).toBe(bot!.name);
  expect(BOT_NAMES).toContain(other!.name);
  expect(other!.name).not.toBe(bot!.name);
  const stranger = await server.client();
  await stranger.join(table, undefined, { name: other!.name });
  await stranger.ask('chat', { table, as: null, says: 'I am no bot' });
  expect(stranger.chair(table, null).chat.at(-1)!.name).toBe(`${other!.name} (watching)`);
});

test('a bot that takes an open seat is called by a name, and the seat by its number again when it goes', async () => {
  server = await TestServer.start();
  const { table, keys } = await createTable(server.port, 'mo');
  const client = await server.client();
  await client.join(table, keys[0]!.key);
  const name = (): string => client.chair(table, 0).seen.people[1]!.name;

  await client.ask('stand-in', { table, as: 0, seat: 1, bot: 'sensible' });
  expect(BOT_NAMES).toContain(name());
  expect((await http(server.port, 'GET', `/api/tables/${table}`)).body.people[1]).toMatchObject({
    who: 'open',
    bot: 'sensible',
    name: name(),
  });
  await client.ask('stand-in', { table, as: 0, seat: 1, bot: null });
  expect(name()).toBe('Seat 2');
});

test('no two names of bots look alike, and none is what a table calls an empty seat', () => {
  expect(new Set(BOT_NAMES.map(likenessOf)).size).toBe(BOT_NAMES.length);
  expect(botNameFor('a-table', 2, BOT_NAMES)).toBe('Bot 3');
});
