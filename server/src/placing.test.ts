/** Points and paths over real sockets: what is shown of them, leads, answers, refusals. The game is the yard of the test games. */
import { yard } from '@quarry/bots/testing';
import type { AnyGame, Point } from '@quarry/kernel';
import type { Asked, Reply } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORTH } from './limits.ts';
import { type Client, createTable } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

/** The yard with a dog that bites whoever stands at its kennel, as the seat itself sees it. */
const kennel: AnyGame = {
  ...yard,
  id: 'kennel',
  shows: {
    ...yard.shows,
    dangersAt: (_: unknown, seat, { x, y }) =>
      x === 16_000 && y === 22_000 ? [{ about: { kind: 'dog', id: 0 }, is: 'hits', says: `The dog would bite seat ${seat}.` }] : [],
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ games: [yard, kennel] });
});
afterAll(() => server.clean());

interface AtYard {
  readonly client: Client;
  readonly table: string;
  readonly asked: Asked;
}

/** Two seats of one person; seat 0 is asked where to run, from (16, 17) inches. */
async function atYard(game = 'yard'): Promise<AtYard> {
  const { table, keys } = await createTable(server.port, 'mm', { game, setup: { seats: 2 } });
  const client = await server.client();
  for (const { key } of keys) await client.join(table, key);
  return { client, table, asked: (await client.asked(table, 0))! };
}

const at = (x: number, y: number): Point => ({ x: x * 1000, y: y * 1000 });
const lead = ({ client, table, asked }: AtYard, path: readonly Point[], to: Point, as = 0): Promise<Reply> =>
  client.ask('lead', { table, as, n: asked.n, path: [...path], to });

describe('a path', () => {
  test('says who waits at its end, and nobody elsewhere', async () => {
    const yardNow = await atYard('kennel');

    expect(await lead(yardNow, [at(16, 20)], at(16, 22))).toMatchObject({
      lead: { says: '5.0 of 9.0 inches. The dog would bite seat 0.' },
    });
    expect(await lead(yardNow, [], at(16, 20))).toMatchObject({ lead: { says: '3.0 of 9.0 inches' } });
  });

  test('is asked for with its start and its outline, without samples', async () => {
    const { asked, client, table } = await atYard();

    expect(asked).toMatchObject({ kind: 'run', choose: 'path', from: at(16, 17), options: [] });
    expect(asked.outline![0]).toHaveLength(8);
    expect(asked).not.toHaveProperty('some');
    expect(client.chair(table, 1).seen.asked).toBeNull();
  });

  test('is led round a wall, and on from where the path so far ends', async () => {
    const yardNow = await atYard();

    const round = await lead(yardNow, [at(16, 21)], at(19, 19));
    const on = await lead(yardNow, [at(16, 20)], at(16, 22));

    expect(round).toMatchObject({
      type: 'led',
      n: yardNow.asked.n,
      lead: { path: [at(16, 21), at(17.5, 19.5), at(19, 19)], says: '7.7 of 9.0 inches' },
    });
    expect(on).toMatchObject({ lead: { path: [at(16, 20), at(16, 22)], says: '5.0 of 9.0 inches' } });
    expect(await lead(yardNow, [at(22, 17)], at(16.5, 20))).toMatchObject({
      lead: { why: 'Y-3', says: 'That is 12.3 inches; a runner goes 9.0.' },
    });
    expect(await lead(yardNow, [], at(24, 23))).toMatchObject({ lead: { why: 'Y-2', says: 'The warehouse is in the way.' } });
  });

  test('is answered corner by corner, and the same answer again is good', async () => {
    const { client, table, asked } = await atYard();
    const path = [at(16, 20), at(15, 22)];

    expect(await client.answer(table, 0, asked, path)).toMatchObject({ type: 'ack', n: asked.n });

    expect(client.chair(table, 1).seen.view).toMatchObject({ runners: [at(15, 22), at(22, 17)] });
    expect(await client.answer(table, 0, asked, path)).toMatchObject({ type: 'ack' });
    expect(await client.answer(table, 0, asked, [at(16, 20), at(15, 23)])).toMatchObject({ type: 'refused', code: 'late' });
    expect(await client.answer(table, 0, asked, path.slice(0, 1))).toMatchObject({ type: 'refused', code: 'late' });
    const { answers } = (await server.store.read(table))!;
    expect(answers.map(one => one.answer)).toEqual([path]);
  });

  test('may stay, and is taken back like any other answer', async () => {
    const { client, table, asked } = await atYard();

    expect(await client.answer(table, 0, asked, [])).toMatchObject({ type: 'ack' });
    expect(await client.asked(table, 0)).toMatchObject({ kind: 'plant', choose: 'point', from: null });
    expect(await client.ask('undo', { table, as: 0 })).toMatchObject({ type: 'done' });
    await client.until('the path is open again', () => client.chair(table, 0).seen.asked?.kind === 'run');
  });

  test('that cannot be walked is refused with the sentence and the clause, and nothing has changed', async () => {
    const { client, table, asked } = await atYard();

    const refused = await client.answer(table, 0, asked, [at(24, 23)]);

    expect(refused).toMatchObject({
      type: 'refused',
      code: 'no-way',
      says: 'The warehouse is in the way.',
      facts: { seat: 0, kind: 'run', why: 'Y-2', corners: 1 },
    });
    expect(client.chair(table, 0).seen.asked).toEqual(asked);
  });

  test('of thousands of corners is refused by the game with its rule, one that fills a message by the server', async () => {
    const { client, table, asked } = await atYard();
    const corners = (n: number): Point[] => Array.from({ length: n }, (_, i) => ({ x: i, y: 1 }));

    expect(await client.answer(table, 0, asked, corners(3000))).toMatchObject({ code: 'no-way', facts: { why: 'Y-1', corners: 3000 } });
    const lead = await client.ask('lead', { table, as: 0, n: asked.n, path: corners(3000), to: at(1, 1) });
    expect(lead).toMatchObject({ type: 'led', lead: { why: 'Y-1' } });
  });

  test('made of anything but points is refused by its code', async () => {
    const { client, table, asked } = await atYard();
    const given: [unknown, string][] = [
      ['north', 'not-a-path'],
      [['north'], 'not-a-path'],
      [{ x: 1, y: 2 }, 'not-a-path'],
      [[[{ x: 1, y: 2 }]], 'malformed'],
      [[{ x: 1, y: 2, z: 3 }], 'malformed'],
      [[{ x: 1, y: null }], 'malformed'],
      [[{ x: 1e308, y: -1e308 }], 'malformed'],
      [[{ x: 1e6, y: -1e6 }], 'no-way'],
    ];

    for (const [answer, code] of given) expect(await client.answer(table, 0, asked, answer as string)).toMatchObject({ code });
  });
});

describe('a point', () => {
  async function planting(): Promise<AtYard> {
    const { client, table, asked } = await atYard();
    await client.answer(table, 0, asked, []);
    await client.until('a flag is asked for', () => client.chair(table, 0).seen.asked?.kind === 'plant');
    return { client, table, asked: client.chair(table, 0).seen.asked! };
  }

  test('can be asked about before it is chosen', async () => {
    const yardNow = await planting();

    expect(await lead(yardNow, [], at(16, 15))).toMatchObject({ type: 'led', lead: { path: [at(16, 15)], says: '' } });
    expect(await lead(yardNow, [], at(16, 10))).toMatchObject({
      lead: { why: 'Y-4', says: 'That is 7.0 inches away; a flag goes within 3.' },
    });
  });

  test('outside is refused with the sentence and the clause', async () => {
    const { client, table, asked } = await planting();

    expect(await client.answer(table, 0, asked, at(16, 10))).toMatchObject({
      code: 'outside',
      facts: { why: 'Y-4', x: 16_000, y: 10_000 },
    });
    expect(await client.answer(table, 0, asked, at(16, 15))).toMatchObject({ type: 'ack' });
  });
});

describe('a lead', () => {
  test('is only for the seat that is asked, and for its open decision', async () => {
    const yardNow = await atYard();
    const { client, table, asked } = yardNow;
    const spectator = await server.client();
    await spectator.join(table);

    expect(await lead(yardNow, [], at(16, 15), 1)).toMatchObject({ type: 'refused', code: 'late' });
    expect(await spectator.ask('lead', { table, as: null, n: asked.n, path: [], to: at(16, 15) })).toMatchObject({ code: 'spectator' });
    await client.answer(table, 0, asked, []);
    expect(await lead(yardNow, [], at(16, 15))).toMatchObject({ type: 'refused', code: 'late' });
  });

  test('counts as a message like any other: who asks too often is told to wait', async () => {
    const strict = await TestServer.start({ games: [yard], limits: { messagesPerSecond: 0.001, messagesAtOnce: WORTH.join + 3 } });
    const { table, keys } = await createTable(strict.port, 'm', { game: 'yard', setup: { seats: 1 } });
    const client = await strict.client();
    await client.join(table, keys[0]!.key);
    const asked = (await client.asked(table, 0))!;

    const replies: Reply[] = [];
    for (let i = 0; i < 5; i++) replies.push(await client.ask('lead', { table, as: 0, n: asked.n, path: [], to: at(16, 15) }));

    expect(replies.map(one => (one.type === 'refused' ? one.code : one.type))).toEqual(['led', 'led', 'led', 'too-fast', 'too-fast']);
    await strict.clean();
  });

  test('is refused where options are asked for', async () => {
    const ordinary = await TestServer.start();
    const { table, keys } = await createTable(ordinary.port, 'mm');
    const client = await ordinary.client();
    await client.join(table, keys[0]!.key);
    const asked = (await client.asked(table, 0))!;

    expect(await client.ask('lead', { table, as: 0, n: asked.n, path: [], to: at(1, 1) })).toMatchObject({
      type: 'refused',
      code: 'no-place',
    });
    await ordinary.clean();
  });
});

test('a finger that points at a piece or a place is seen by everybody; at what lies not on the board for all, it is answered alike and seen by nobody', async () => {
  const { client, table } = await atYard();
  const watcher = await server.client();
  await watcher.join(table);
  const [piece] = (yard as AnyGame).shows!.sketch!(client.chair(table, 0).seen.view).pieces;
  const places = [{ kind: 'card', id: 3 }, { kind: piece!.ref.kind, id: 999 }, piece!.ref, at(4, 5)];

  const replies = [];
  for (const about of places) replies.push((await client.ask('ping', { table, as: 0, about })).type);

  expect(replies).toEqual(['done', 'done', 'done', 'done']);
  const seen = () => watcher.replies.filter(one => one.type === 'ping');
  await watcher.until('the last one is seen', () => seen().length >= 2);
  expect(seen().map(({ by, about }) => [by, about])).toEqual([
    [0, piece!.ref],
    [0, at(4, 5)],
  ]);
});
