/** Bots that would never come to an end rest, and those at the table are told what they can do. */
import type { AnyGame } from '@quarry/kernel';
import { RECORD_LIMITS } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { MOST_AGAIN } from './circles.ts';
import { newKey } from './keys.ts';
import { createTable, http } from './testing/client.ts';
import { zeroDawn, zeroDawnAt } from './testing/positions.ts';
import { TestServer } from './testing/server.ts';
import { answerAt, Frames, sitAt, tableAt } from './testing/tables.ts';

/** Zero Dawn, but whatever is answered the same is asked again. */
const circling: AnyGame = {
  ...zeroDawn,
  rules: {
    ...zeroDawn.rules,
    next(state) {
      const scene = zeroDawn.rules.next(state);
      if (!('play' in scene)) return scene;
      return {
        name: scene.name,
        *play(table) {
          for (;;) {
            const step = scene.play(table).next();
            if (!step.done) yield step.value;
          }
        },
      };
    },
  },
  sensible: (_view, decision) => decision.options[0]!.key,
};

test('bots that go round in circles rest after a while; it is said, logged, and can be read; whoever takes the seat plays on', async () => {
  const server = await TestServer.start({ games: [circling] });
  const { table, host, keys } = await createTable(server.port, 'bm');
  const client = await server.client();
  await client.join(table, keys[0]!.key);

  await client.until('the table says so', () => client.chair(table, 1).chat.some(line => line.says.includes('bots-in-circles')));

  const { n } = (await server.store.read(table))!.answers.at(-1)!;
  expect(n).toBeLessThan(3 * MOST_AGAIN);
  expect(client.chair(table, 1).chat.map(line => line.name)).toEqual(['']);
  expect(server.logged.join('')).toContain('"code":"bots-in-circles"');
  const { invite } = (await http(server.port, 'POST', `/api/tables/${table}/invite`, { seat: 0 }, [host])).body;
  const key = newKey();
  expect((await http(server.port, 'POST', `/api/tables/${table}/sit`, { invite, key, name: 'Bo' })).status).toBe(200);
  const bo = await server.client();
  await bo.join(table, key);
  expect((await bo.answerAny(table, 0))!.type).toBe('ack');
  expect((await server.store.read(table))!.answers.at(-1)!.n).toBe(n + 1);
  await server.clean();
});

test('a match with as many answers as a file can hold takes no more, so that it can be read again', () => {
  const match = zeroDawnAt(2, 'too long', 30)!;
  const { game, setup, seed, checkpoint: moment } = match;
  const table = tableAt({ game, setup, seed, moment }, { base: moment.n - RECORD_LIMITS.answers });
  const frames = [new Frames(), new Frames()];
  const chairs = frames.map((one, seat) => sitAt(table, seat, one));
  const asked = frames.map(one => JSON.parse(one.texts[0]!).seen.asked);
  const seat = asked.findIndex(one => one !== null);
  const { n, kind, options } = asked[seat];

  expect(answerAt(table, chairs[seat]!, { seat, n, kind, key: options[0].key })).toBe('match-too-long');
});
