/** Bots at a table, over real sockets and threads: what they answer there is what they answer in the lab, and one that fails is noticed. */
import { Players, sensible } from '@quarry/bots';
import { yard } from '@quarry/bots/testing';
import { ALL_GAMES, EXAMPLES, GAMES } from '@quarry/catalogue';
import { type AnyGame, type LoggedAnswer, startMatch } from '@quarry/kernel';
import { byDay } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { seedOfBots } from './table-bots.ts';
import { type Client, createTable } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const MINUTE = 60_000;

interface Watched {
  readonly table: string;
  readonly client: Client;
}

/** Two bots play a whole match, and somebody looks on. */
async function watchMatch(server: TestServer, game: AnyGame, bots = 'bb'): Promise<Watched> {
  const { setup } = game.tables.find(one => game.seatsOf(one.setup) === 2)!;
  const { table } = await createTable(server.port, bots, { game: game.id, setup });
  const client = await server.client();
  await client.join(table);
  await client.until('the match is over', () => client.chair(table, null).seen.status === 'over', 9 * MINUTE);
  return { table, client };
}

/** What each seat answered. Seats that are asked at the same moment answer in any order. */
const bySeat = (answers: readonly LoggedAnswer[]): (readonly (readonly [kind: string, answer: unknown])[])[] =>
  [0, 1].map(seat => answers.filter(one => one.seat === seat).map(({ kind, answer }) => [kind, answer]));

async function expectTheLabs(server: TestServer, game: AnyGame, table: string): Promise<void> {
  const { answers, table: stored } = (await server.store.read(table))!;
  const lab = startMatch(game, stored.setup, stored.seed);
  if (!lab.ok) throw new Error(lab.refusal.says);
  new Players(lab.value, [sensible(game), sensible(game)], seedOfBots(table, stored.seed)).play();

  expect(bySeat(answers)).toEqual(bySeat(lab.value.answers));
  expect(answers.at(-1)!.hash).toBe(lab.value.answers.at(-1)!.hash);
}

test.each(byDay(GAMES, 2, 3))(
  'sensible bots of $name play a whole match at a table, every answer as in the lab',
  async game => {
    const server = await TestServer.start();

    const { table } = await watchMatch(server, game);

    await expectTheLabs(server, game, table);
    expect(server.botFailures).toEqual([]);
    await server.clean();
  },
  10 * MINUTE,
);

test('a bot that thinks plays a whole match at a table beside a sensible one, in a thread of its own', async () => {
  const server = await TestServer.start({ games: ALL_GAMES });

  const { table, client } = await watchMatch(server, EXAMPLES[0]!, 'bt');

  const { answers } = (await server.store.read(table))!;
  expect([0, 1].map(seat => answers.some(one => one.seat === seat))).toEqual([true, true]);
  expect(client.chair(table, null).seen.people.map(one => one.bot)).toEqual(['sensible', 'thinking']);
  await server.clean();
});

test('bots of a game that the catalogue does not know play, too', async () => {
  const server = await TestServer.start({ games: [yard] });

  const { table } = await watchMatch(server, yard);

  await expectTheLabs(server, yard, table);
  await server.clean();
});

test('a bot that fails is said at the table, and fails a test that does not allow it', async () => {
  const lost: AnyGame = {
    ...yard,
    sensible: () => {
      throw new Error('lost in the yard');
    },
  };
  const server = await TestServer.start({ games: [lost] });

  const { table, client } = await watchMatch(server, lost);

  const { chat, seen } = client.chair(table, null);
  expect(chat.map(line => line.says)).toEqual(
    seen.people.map(
      ({ name }) =>
        `${name} could not decide and takes any choice that the rules allow (bot-failed). That is our mistake: please report it.`,
    ),
  );
  await expect(server.clean()).rejects.toThrow('lost in the yard');
});
