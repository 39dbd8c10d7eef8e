/** A store written by older rules, opened by newer ones: what the game can carry over is played on, the rest lies as it is and can be read. */
import { crossing } from '@quarry/bots/testing';
import type { AnyGame, Upgrade } from '@quarry/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { createTable, http } from './testing/client.ts';
import { zeroDawn } from './testing/positions.ts';
import { TestServer } from './testing/server.ts';

const setup = { seats: 2, leg: 1, stores: 6, boats: [], pace: 'calm' };

type Loose = Record<string, unknown>;
/** A version that called stores food and seats crews, and wrote the pace as a number. */
const toOlder = ({ stores, ...rest }: Loose): Loose => ({ ...rest, food: Number(stores) });
const toNewer = ({ food, ...rest }: Loose): Loose => ({ ...rest, stores: Number(food) });
const setupToOlder = ({ pace: _, seats, ...rest }: Loose): Loose => ({
  ...toOlder(rest),
  crews: new Array(Number(seats)).fill('crew'),
  speed: 1,
});

/** It counts what only its own set-ups have, and speaks to each seat. Its step forgot that something is called otherwise. */
const newer: AnyGame = {
  ...crossing,
  version: 2,
  upgrade: { 2: {} },
  seatsOf: ({ pace, seats }) => (pace as string).length && seats,
  words: {
    ...crossing.words,
    sentence: (event, view, reader) =>
      crossing.words.sentence(event as never, view, reader) + (reader === null ? '' : ` You are crew ${reader + 1}.`),
  },
};
const carrying: AnyGame = {
  ...newer,
  upgrade: {
    2: {
      state: json => toNewer(json as Loose),
      setup: json => {
        const { speed: _, crews, ...rest } = json as Loose;
        return { ...toNewer(rest), seats: (crews as unknown[]).length, pace: 'calm' };
      },
    },
  },
};

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start({ games: [crossing] });
});
afterEach(() => server.clean());

async function played(answers: number): Promise<{ table: string; host: string; keys: string[]; client: Client }> {
  const made = await createTable(server.port, 'mm', { game: 'crossing', setup });
  const keys = made.keys.map(one => one.key);
  const client = await server.client();
  for (const key of keys) await client.join(made.table, key);
  for (let i = 0; i < answers; i++) await client.anyAnswers(made.table);
  return { table: made.table, host: made.host, keys, client };
}

/** What version 1 had stored, in the shape that it had then. */
async function makeOlder(table: string): Promise<void> {
  const { table: stored, moments, answers, told } = (await server.store.read(table))!;
  const linesOf = new Map(told.map(one => [one.n, one.lines]));
  const [moment] = moments;
  await server.store.write({
    do: 'adopt',
    id: table,
    table: { ...stored, setup: setupToOlder(stored.setup as Loose) },
    moment: { ...moment!, state: toOlder(moment!.state as Loose) },
    answers: answers.map(answer => ({ answer, lines: linesOf.get(answer.n) ?? [] })),
    at: 1,
  });
}

async function restart(game: AnyGame): Promise<void> {
  await server.stop();
  await server.start({ games: [game] });
}

test('a table of newer rules rests: it is not played by older ones, and nothing of it is changed', async () => {
  const { table, keys } = await played(3);
  const { table: stored } = (await server.store.read(table))!;
  await server.store.write({ do: 'table', id: table, table: { ...stored, version: 99 }, at: 1 });
  const before = await server.store.read(table);
  await restart(newer);

  const client = await server.client();
  expect(await client.join(table, keys[0]!)).toMatchObject({ type: 'refused', code: 'too-new', facts: { version: 99, ours: 2 } });
  expect((await http(server.port, 'GET', `/api/tables/${table}`)).body).toMatchObject({ status: 'too-new' });
  expect((await http(server.port, 'GET', `/api/tables/${table}/log`)).body).toMatchObject({ why: { code: 'too-new' } });
  expect(await server.store.read(table)).toEqual(before);
});

test('a server is not started with a game whose steps have a gap', async () => {
  await server.stop();

  await expect(server.start({ games: [{ ...crossing, version: 3, upgrade: { 2: {} } }] })).rejects.toThrow(
    'crossing: upgrade has step 2 and no step 3',
  );
  await server.start({ games: [crossing] });
});

test.each<[string, Upgrade, string]>([
  ['without a step from its version', {}, 'There is no step from rules 1 to rules 2.'],
  [
    'whose step fails',
    {
      2: {
        state: () => {
          throw new Error('a secret of the second crew');
        },
      },
    },
    'Step 2 fails at checkpoint.state: a secret of the second crew.',
  ],
])('a table of older rules %s rests as it is, and why is told to whoever runs the server alone', async (_, upgrade, says) => {
  const { table, keys } = await played(3);
  const before = await server.store.read(table);
  await restart({ ...crossing, version: 2, upgrade });

  const refused = await (await server.client()).join(table, keys[0]!);

  expect(refused).toMatchObject({ type: 'refused', code: 'too-old', facts: { version: 1, ours: 2 } });
  expect(JSON.stringify(refused)).not.toMatch(/step|secret/i);
  expect(server.logged.join('')).toContain(says);
  expect(await server.store.read(table)).toEqual(before);
});

test('what is wrong with a stored state is told to whoever runs the server, and to nobody else', async () => {
  const { table, keys } = await played(3);
  const { table: stored, moments } = (await server.store.read(table))!;
  const [moment] = moments;
  const state = { ...(moment!.state as Loose), stores: 'a secret of the second crew' };
  await server.store.write({ do: 'adopt', id: table, table: stored, moment: { ...moment!, state }, answers: [], at: 1 });
  await restart(crossing);

  const client = await server.client();
  const replies = [
    await client.join(table),
    await client.join(table, keys[0]!),
    (await http(server.port, 'GET', `/api/tables/${table}`)).body,
    (await http(server.port, 'GET', `/api/tables/${table}/log`)).body,
  ];

  expect(replies.map(one => (one as { code: string }).code)).toEqual(['damaged', 'damaged', 'damaged', 'damaged']);
  expect(JSON.stringify(replies)).not.toMatch(/stores|second crew/);
  expect(server.logged.join('')).toContain('stores');
});

describe('a table that the rules of today cannot go on with', () => {
  test('says so by name, stays as it is in the store, and all others go on', async () => {
    const { table, host, keys } = await played(3);
    await makeOlder(table);
    const before = await server.store.read(table);
    await restart(newer);
    const other = await createTable(server.port, 'mb', { game: 'crossing', setup });
    const client = await server.client();

    const refused = await client.join(table, keys[0]);

    expect(refused).toMatchObject({ type: 'refused', code: 'too-old', facts: { version: 1, ours: 2 } });
    // Where it does not fit might be somebody's secret: that is for whoever runs the server.
    expect(JSON.stringify(refused)).not.toContain('setup.food');
    expect(server.logged.join('')).toContain('setup.food');
    expect((refused as { says: string }).says).toMatch(
      /Rules 2 cannot go on with a match of rules 1.*the version of Quarry that wrote it/s,
    );
    expect((await http(server.port, 'GET', `/api/tables/${table}`, undefined, [...keys, host])).body).toMatchObject({
      status: 'too-old',
      mine: [0, 1],
      isHost: true,
      people: [{ name: 'Person 0' }, { name: 'Person 1' }],
    });
    expect((await http(server.port, 'PATCH', `/api/tables/${table}`, { name: 'x' }, [host])).body.code).toBe('too-old');
    expect(await server.store.read(table)).toEqual(before);
    await client.join(other.table, other.keys[0]!.key);
    expect(await client.answerAny(other.table, 0)).toMatchObject({ type: 'ack' });
    expect(server.logged.filter(one => one.includes('is of other rules than these')).length).toBeGreaterThan(0);
    expect(server.logged.join('')).not.toContain('is damaged');
  });

  test('can be read: its log as each seat read it, its file; only its replay wants the older rules', async () => {
    const { table, keys, client } = await played(5);
    await client.anyAsked(table);
    const { lines } = client.chair(table, 1);
    const record = (await http(server.port, 'GET', `/api/tables/${table}/export`, undefined, keys)).body;
    await restart({
      ...newer,
      setup: carrying.setup,
      rules: { ...newer.rules, state: { ...crossing.rules.state, check: () => crossing.rules.state.check(null, 'checkpoint.state') } },
    });

    const log = await http(server.port, 'GET', `/api/tables/${table}/log?as=1`, undefined, keys);

    expect(lines.length).toBeGreaterThan(3);
    expect(log.body).toEqual({ why: expect.objectContaining({ code: 'too-old' }), lines });
    expect((await http(server.port, 'GET', `/api/tables/${table}/log`)).body.lines).toHaveLength(lines.length);
    expect((await http(server.port, 'GET', `/api/tables/${table}/log?as=1`)).body.code).toBe('not-your-seat');
    expect((await http(server.port, 'GET', `/api/tables/${table}/export`, undefined, keys)).body).toEqual(record);
    expect((await http(server.port, 'GET', `/api/tables/${table}/replay`)).body).toMatchObject({
      code: 'other-rules',
      facts: { version: 1, ours: 2 },
    });
  });

  test('one that can be played is read at the table itself', async () => {
    const { table } = await played(1);

    expect((await http(server.port, 'GET', `/api/tables/${table}/log`)).body.code).toBe('is-played');
  });

  test('is played on by the version that wrote it', async () => {
    const { table, keys } = await played(3);
    await restart({ ...newer, setup: { ...crossing.setup, check: () => crossing.setup.check(null, 'setup') } });
    expect((await http(server.port, 'GET', `/api/tables/${table}`)).body.status).toBe('too-old');
    await restart(crossing);
    const client = await server.client();
    for (const key of keys) await client.join(table, key);

    expect(await client.anyAnswers(table)).toMatchObject({ type: 'ack' });
  });
});

test('what the game carries over is played on, to its end, over further restarts', async () => {
  const { table, keys, client } = await played(3);
  await client.anyAsked(table);
  const { seen, lines } = client.chair(table, 0);
  await makeOlder(table);
  await restart(carrying);
  let again = await server.client();
  for (const key of keys) await again.join(table, key);

  expect(again.chair(table, 0).seen.view).toEqual(seen.view);
  expect(again.chair(table, 0).lines).toEqual(lines);
  for (let i = 0; i < 4; i++) await again.anyAnswers(table);
  await again.anyAsked(table);
  expect(again.chair(table, 0).lines.some(line => line.yours?.endsWith('You are crew 1.'))).toBe(true);
  const { view } = again.chair(table, 0).seen;
  await restart(carrying);
  again = await server.client();
  for (const key of keys) expect(await again.join(table, key)).toMatchObject({ type: 'seen' });
  expect(again.chair(table, 0).seen.view).toEqual(view);
  while (await again.anyAnswers(table));
  expect(again.chair(table, 0).seen.status).toBe('over');
  expect((await server.store.read(table))!.table).toMatchObject({ version: 2, setup: { stores: 6, pace: 'calm' } });
});

describe('a table of a game that the server does not offer now', () => {
  test('says so, is neither gone nor damaged, and is there again when the game is', async () => {
    const { table, host, keys } = await played(3);
    const before = await server.store.read(table);
    await server.stop();
    server.logged.length = 0;
    await server.start({ games: [zeroDawn] });

    for (const path of ['', '/story', '/export']) {
      const { status, body } = await http(server.port, 'GET', `/api/tables/${table}${path}`, undefined, [host]);
      expect([status, body.code, body.facts]).toEqual([409, 'not-offered', { table, game: 'crossing' }]);
    }
    expect(await (await server.client()).join(table, keys[0])).toMatchObject({ type: 'refused', code: 'not-offered' });
    expect(server.logged.join('')).not.toContain('damaged');
    expect(server.logged.join('')).toContain('does not offer');
    await restart(crossing);
    expect(await server.store.read(table)).toEqual(before);
    expect(await (await server.client()).join(table, keys[0])).toMatchObject({ type: 'seen' });
  });

  test('nor is one where people gather', async () => {
    const { table, host, client } = await played(0);
    while (await client.anyAnswers(table));
    const { body: next } = await http(server.port, 'POST', `/api/tables/${table}/next`, undefined, [host]);
    await restart(zeroDawn);

    for (const path of ['', '/gathering', '/story']) {
      const { status, body } = await http(server.port, 'GET', `/api/tables/${next.table}${path}`, undefined, [host]);
      expect([status, body.code]).toEqual([409, 'not-offered']);
    }
  });

  test('can be deleted by its host, and by nobody else', async () => {
    const { table, host, keys } = await played(3);
    await restart(zeroDawn);

    const stranger = await http(server.port, 'DELETE', `/api/tables/${table}`, undefined, keys);
    const byHost = await http(server.port, 'DELETE', `/api/tables/${table}`, undefined, [host]);

    expect([stranger.status, stranger.body.code, byHost.status]).toEqual([403, 'not-host', 204]);
    expect(await server.store.read(table)).toBeNull();
    expect((await http(server.port, 'DELETE', `/api/tables/${table}`, undefined, [host])).body.code).toBe('no-such-table');
  });
});

describe('a chapter that has not begun, opened by other rules', () => {
  /** The next chapter, as rules of that version stored it. */
  async function opened(version: number): Promise<{ chapter: string; host: string }> {
    const { table, host, client } = await played(0);
    while (await client.anyAnswers(table));
    const { body } = await http(server.port, 'POST', `/api/tables/${table}/next`, undefined, [host]);
    const { table: stored } = (await server.store.read(body.table))!;
    const before = setupToOlder(stored.gathering!.before as Loose);
    const gathering = { ...stored.gathering!, before };
    await server.store.write({ do: 'table', id: body.table, table: { ...stored, version, gathering }, at: 1 });
    return { chapter: body.table, host };
  }
  const begin = (chapter: string, host: string) => http(server.port, 'POST', `/api/tables/${chapter}/begin`, undefined, [host]);

  test('is too old by name where the game cannot carry it over, stays as it is, and can be deleted and opened again', async () => {
    const { chapter, host } = await opened(1);
    const before = await server.store.read(chapter);
    await restart(newer);

    const { status, body } = await begin(chapter, host);
    const added = await http(server.port, 'POST', `/api/tables/${chapter}/gathering`, { do: 'add-seat' }, [host]);

    expect([status, body.code, body.facts]).toEqual([409, 'too-old', { path: 'setup.food', version: 1, ours: 2 }]);
    expect(body.says).toMatch(/^Rules 2 cannot begin a chapter that rules 1 opened\. .* delete the chapter and open it again/);
    expect(added.body.code).toBe('too-old');
    expect(await server.store.read(chapter)).toEqual(before);
    expect((await http(server.port, 'DELETE', `/api/tables/${chapter}`, undefined, [host])).status).toBe(204);
  });

  test('begins where the game carries it over', async () => {
    const { chapter, host } = await opened(1);
    await restart(carrying);

    expect((await begin(chapter, host)).status).toBe(200);
  });

  test('is too new by name on a server of older rules', async () => {
    const { chapter, host } = await opened(3);

    const { status, body } = await begin(chapter, host);

    expect([status, body.code, body.facts]).toEqual([409, 'too-new', { version: 3, ours: 1 }]);
    expect(body.says).toMatch(/^This server has rules 1, but rules 3 opened the chapter\. .* bring the server up to date/);
  });
});
