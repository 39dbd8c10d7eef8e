import { gunzipSync } from 'node:zlib';
import { type MatchRecord, patch } from '@quarry/kernel';
import type { Replay } from '@quarry/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type HistoryJob, lookBack } from './history-job.ts';
import { newKey } from './keys.ts';
import { DICE_KNOWN } from './known-dice.ts';
import { packKept } from './rows.ts';
import { type Client, createTable, http, wishesOf } from './testing/client.ts';
import { zeroDawnAt } from './testing/positions.ts';
import { TestServer } from './testing/server.ts';
import { aTable } from './testing/store-contract.ts';

describe('looking back', () => {
  let server: TestServer;
  let over: { table: string; key: string; client: Client };
  beforeAll(async () => {
    server = await TestServer.start();
    const { table, keys } = await createTable(server.port, 'mb');
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    while (await client.answerAny(table, 0, 'history'));
    over = { table, key: keys[0]!.key, client };
  });
  afterAll(() => server.clean());

  async function running(letters: string, answers: number): Promise<{ table: string; keys: string[]; client: Client }> {
    const { table, keys } = await createTable(server.port, letters);
    const client = await server.client();
    for (const { key } of keys) await client.join(table, key);
    const seats = keys.map(one => one.seat);
    for (let i = 0; i < answers; i++) await client.anyAnswers(table, seats);
    return { table, keys: keys.map(one => one.key), client };
  }

  const replayOf = async (table: string, as: number | null, keys: string[] = []): Promise<Replay> => {
    const { status, body } = await http(
      server.port,
      'GET',
      `/api/tables/${table}/replay${as === null ? '' : `?as=${as}`}`,
      undefined,
      keys,
    );
    expect(status).toBe(200);
    return body as Replay;
  };
  const lastView = (replay: Replay): unknown =>
    (replay.steps.reduce<unknown>((sight, step) => patch(sight, step.changes), replay.first) as { view: unknown }).view;

  test('a replay ends where the match ended, for every pair of eyes, and tells the same lines', async () => {
    const own = await replayOf(over.table, 0);
    expect(lastView(own)).toEqual(over.client.chair(over.table, 0).seen.view);
    // What the table has decided for somebody is noted where it is played, and no part of the match.
    const told = over.client.chair(over.table, 0).lines.filter(({ type }) => type !== 'note');
    expect(own.steps.flatMap(step => step.lines)).toEqual(told);
    expect((await replayOf(over.table, 1)).as).toBe(1);
    expect((await replayOf(over.table, null)).steps.length).toBeGreaterThan(50);
  });

  test('steps by which a seat saw nothing new are not told', async () => {
    const { table, keys } = await running('mm', 60);
    const stored = (await server.store.read(table))!;

    const own = await replayOf(table, 0, [keys[0]!]);

    expect(own.steps.length).toBeLessThanOrEqual(stored.answers.length + 1);
    for (const step of own.steps.slice(1)) expect(step.changes.length + step.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(own)).not.toContain(stored.table.seed);
  });

  test("while a match is played one looks back with one's own eyes only", async () => {
    const { table, keys } = await running('mm', 10);
    const path = `/api/tables/${table}/replay`;

    expect((await http(server.port, 'GET', `${path}?as=1`, undefined, [keys[0]!])).body.code).toBe('not-your-seat');
    expect((await http(server.port, 'GET', `${path}?as=1`, undefined, keys)).status).toBe(200);
    expect((await http(server.port, 'GET', path)).status).toBe(200);
    expect((await http(server.port, 'GET', `${path}?as=0&plain=1`, undefined, keys)).body.first.sketch).not.toBeUndefined();
  });

  test('a finished match is played on from any step: the same position, the same dice', async () => {
    const replay = await replayOf(over.table, 0);
    const step = Math.floor(replay.steps.length / 2);
    const { status, body } = await http(server.port, 'POST', `/api/tables/${over.table}/fork`, { as: 0, step, seats: wishesOf('mm') });
    expect(status).toBe(201);
    const client = await server.client();
    await client.join(body.table, body.keys[0].key);
    await client.join(body.table, body.keys[1].key);

    const sight = replay.steps.slice(0, step + 1).reduce<unknown>((one, { changes }) => patch(one, changes), replay.first);
    expect(client.chair(body.table, 0).seen.view).toEqual((sight as { view: unknown }).view);
    const [old, copy] = [(await server.store.read(over.table))!, (await server.store.read(body.table))!];
    expect(copy.table.seed).toBe(old.table.seed);
    expect(copy.answers).toEqual(old.answers.slice(0, copy.answers.length));
    expect((await client.anyAnswers(body.table))!.type).toBe('ack');
    expect(client.chair(body.table, 0).lines.length).toBeGreaterThan(10);
  });

  test('of a running match only an imagined world is played on, with other dice', async () => {
    const { table, keys, client: first } = await running('mm', 50);
    const replay = await replayOf(table, 0, [keys[0]!]);
    const step = replay.steps.length - 1;

    const { status, body } = await http(server.port, 'POST', `/api/tables/${table}/fork`, { as: 0, step, seats: wishesOf('mb') }, [
      keys[0]!,
    ]);

    expect(status).toBe(201);
    const [truth, world] = [(await server.store.read(table))!, (await server.store.read(body.table))!];
    expect(world.table.seed).not.toBe(truth.table.seed);
    expect(world.table.base).toBeGreaterThan(0);
    // Counts of others' answers and of rolls would tell who was asked in a window.
    expect(world.moments[0]).toEqual({ state: expect.anything(), counters: {}, passes: expect.anything(), n: 1 });
    expect(world.moments[0]!.passes.every(one => one.seat === 0)).toBe(true);
    const client = await server.client();
    await client.join(body.table, body.keys[0].key);
    const hands = (view: unknown): unknown => (view as { hunters: { hand: unknown }[] }).hunters.map(one => one.hand);
    expect(JSON.stringify(hands(client.chair(body.table, 0).seen.view)).length).toBeGreaterThan(0);
    expect((first.chair(table, 0).seen.view as { encounter: number }).encounter).toBe(
      (client.chair(body.table, 0).seen.view as { encounter: number }).encounter,
    );
    let answered = -1;
    for (let i = 0; i < 20; i++) {
      const reply = await client.answerAny(body.table, 0);
      if (reply?.type !== 'ack') break;
      answered = reply.n;
    }
    // Once the person is asked again, the bot has said everything.
    const chair = client.chair(body.table, 0);
    const isAskedAgain = (): boolean => (chair.seen.asked?.n ?? -1) > answered || chair.seen.status === 'over';
    await client.until('the person is asked again', isAskedAgain);
    await server.stop();
    await server.start();
    const again = await server.client();
    await again.join(body.table, body.keys[0].key);
    expect(again.chair(body.table, 0).seen.view).toEqual(client.chair(body.table, 0).seen.view);
    const undone = await again.ask('undo', { table: body.table, as: 0 });
    expect(undone.type).toBe('done');
    expect((await replayOf(body.table, 0, [body.keys[0].key])).steps.length).toBeGreaterThan(1);
  });

  test('a fork from the very start of a running match', async () => {
    const { table, keys } = await running('mb', 5);

    const { status, body } = await http(server.port, 'POST', `/api/tables/${table}/fork`, { as: 0, step: 0, seats: wishesOf('mb') }, keys);

    expect(status).toBe(201);
    const client = await server.client();
    await client.join(body.table, body.keys[0].key);
    expect((await client.answerAny(body.table, 0))!.type).toBe('ack');
  });

  test('a finished match is exported whole, and imported again it is the same', async () => {
    const exported = await http(server.port, 'GET', `/api/tables/${over.table}/export`);
    expect(exported.status).toBe(200);
    const record = exported.body as MatchRecord;
    expect(record.format).toBe('quarry-match-1');

    const imported = await http(server.port, 'POST', '/api/tables/import', { record, seats: wishesOf('mb') });

    expect(imported.status).toBe(201);
    const client = await server.client();
    await client.join(imported.body.table, imported.body.keys[0].key);
    const [now, then] = [client.chair(imported.body.table, 0), over.client.chair(over.table, 0)];
    expect(now.seen.view).toEqual(then.seen.view);
    expect(now.seen.ended).toEqual(then.seen.ended);
    // What the table remarks beside the match is its own.
    expect(now.lines).toEqual(then.lines.filter(({ type }) => type !== 'note').slice(-200));
  });

  test('a running match is exported to whoever holds every seat of a person, and goes on after importing', async () => {
    const { table, keys } = await running('mmb', 30);
    const path = `/api/tables/${table}/export`;

    expect((await http(server.port, 'GET', path, undefined, [keys[0]!])).body.code).toBe('still-played');
    const exported = await http(server.port, 'GET', path, undefined, keys);
    expect(exported.status).toBe(200);

    const imported = await http(server.port, 'POST', '/api/tables/import', { record: exported.body, seats: wishesOf('mbb') });
    const client = await server.client();
    await client.join(imported.body.table, imported.body.keys[0].key);
    expect((await client.answerAny(imported.body.table, 0))!.type).toBe('ack');
  });

  test('whoever plays on with dice that somebody knows is told so', async () => {
    const { table, keys, client } = await running('mb', 3);
    const record = (await http(server.port, 'GET', `/api/tables/${table}/export`, undefined, keys)).body;
    await client.until('it is told', () => client.chair(table, 0).chat.length > 0);
    expect(client.chair(table, 0).chat[0]).toMatchObject({ name: '', says: expect.stringContaining('knows the dice') });

    const { body } = await http(server.port, 'POST', '/api/tables/import', { record, seats: wishesOf('mo') });
    const guest = await server.client();
    await guest.join(body.table);
    expect(guest.chair(body.table, null).chat[0]).toMatchObject({ name: '', says: expect.stringContaining('knows the dice') });
  });

  test('whoever sits down there is told, too, however much was talked since', async () => {
    const { table, keys, client } = await running('mb', 3);
    const record = (await http(server.port, 'GET', `/api/tables/${table}/export`, undefined, keys)).body;
    const { body: made } = await http(server.port, 'POST', '/api/tables/import', { record, seats: wishesOf('mo') });
    await client.join(made.table, made.keys[0].key);
    for (let i = 0; i < 201; i++) await client.ask('chat', { table: made.table, as: 0, says: `${i}` });

    await http(server.port, 'POST', `/api/tables/${made.table}/sit`, { invite: made.invites[0].invite, key: 'g'.repeat(22), name: 'Gil' });
    const gil = await server.client();
    await gil.join(made.table, 'g'.repeat(22));

    const heard = gil.chair(made.table, 1).chat.filter(line => line.name === '');
    expect(heard.map(line => line.says)).toEqual([
      'Gil sits down in seat 2.',
      'The match comes from a file; whoever has the file knows the dice to come.',
    ]);
  });

  test('of a match that is exported while it is played, and of one that goes on from a finished one, likewise', async () => {
    const told = async (table: string, invite: string): Promise<readonly string[]> => {
      const key = newKey();
      await http(server.port, 'POST', `/api/tables/${table}/sit`, { invite, key, name: 'Gil' });
      const gil = await server.client();
      await gil.join(table, key);
      return gil.chair(table, 1).chat.map(line => line.says);
    };
    const alone = await createTable(server.port, 'mb');
    await http(server.port, 'GET', `/api/tables/${alone.table}/export`, undefined, [alone.keys[0]!.key]);
    const { body: invited } = await http(server.port, 'POST', `/api/tables/${alone.table}/invite`, { seat: 1 }, [alone.host]);
    const forked = (
      await http(server.port, 'POST', `/api/tables/${over.table}/fork`, { as: 0, step: 20, seats: wishesOf('mo') }, [over.key])
    ).body;
    const running = await createTable(server.port, 'mo');
    const imagined = (
      await http(server.port, 'POST', `/api/tables/${running.table}/fork`, { as: 0, step: 0, seats: wishesOf('mo') }, [
        running.keys[0]!.key,
      ])
    ).body;

    expect((await told(alone.table, invited.invite)).at(-1)).toBe(DICE_KNOWN.exported);
    expect(await told(forked.table, forked.invites[0].invite)).toEqual([
      DICE_KNOWN['from-a-match'],
      'Gil sits down in seat 2.',
      DICE_KNOWN['from-a-match'],
    ]);
    // What is only imagined nobody knows.
    expect(await told(imagined.table, imagined.invites[0].invite)).toEqual(['Gil sits down in seat 2.']);
  });

  test('a damaged import is refused with the reason', async () => {
    const record = (await http(server.port, 'GET', `/api/tables/${over.table}/export`)).body as MatchRecord;
    const answers = record.answers.slice();
    const at = 20;
    const seats = wishesOf('mb');
    const bad: [unknown, string][] = [
      [{}, 'not-a-record'],
      [null, 'not-a-record'],
      [{ ...record, game: { toString: 1 } }, 'not-a-record'],
      [
        {
          ...record,
          answers: [],
          checkpoint: {
            ...record.checkpoint,
            n: 3,
            state: { ...(record.checkpoint.state as object), step: 'build-encounter', card: -1, hunters: [] },
          },
        },
        'bad-checkpoint',
      ],
      [{ ...record, game: 'chess' }, 'unknown-game'],
      [{ ...record, format: 'x' }, 'not-a-record'],
      [{ ...record, answers: 'x' }, 'not-a-record'],
      [{ ...record, seed: `${record.seed}0` }, 'wrong-seed'],
      [{ ...record, version: 99 }, 'other-rules'],
      [{ ...record, setup: { seats: 2 } }, 'bad-setup'],
      [{ ...record, answers: answers.slice(0, 30) }, 'truncated'],
      [{ ...record, answers: answers.toSpliced(at, 1) }, 'gap'],
      [{ ...record, answers: answers.toSpliced(at, 1, { ...answers[at]!, hash: '00000000' }) }, 'other-hash'],
      [{ ...record, answers: answers.toSpliced(at, 1, { ...answers[at]!, kind: 'x' }) }, 'went-another-way'],
    ];

    for (const [damaged, code] of bad) {
      const { status, body } = await http(server.port, 'POST', '/api/tables/import', { record: damaged, seats });
      expect([status, body.code]).toEqual([code === 'unknown-game' ? 404 : 400, code]);
    }
    const deep = await fetch(`http://127.0.0.1:${server.port}/api/tables/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"seats":${JSON.stringify(seats)},"record":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    });
    expect([deep.status, ((await deep.json()) as { code: string }).code]).toEqual([400, 'not-a-record']);
    const wrong = await http(server.port, 'POST', '/api/tables/import', { record, seats: wishesOf('mbb') });
    expect(wrong.body.code).toBe('wrong-seats');
  });

  test('after a change of rules a running match goes on from its last moment', async () => {
    const { table, keys, client } = await running('mm', 45);
    await client.anyAsked(table);
    const before = client.chair(table, 0).seen;
    const stored = (await server.store.read(table))!;
    await server.stop();
    await server.start();
    await server.store.write({ do: 'table', id: table, table: { ...stored.table, content: 'other cards' }, at: 1 });

    const again = await server.client();
    for (const key of keys) await again.join(table, key);
    expect(again.chair(table, 0).seen.view).toEqual(before.view);
    for (let i = 0; i < 120 && (await again.anyAnswers(table)); i++);
    await again.anyAsked(table);
    const after = again.chair(table, 0).seen;

    await server.stop();
    await server.start();
    const last = await server.client();
    for (const key of keys) await last.join(table, key);
    expect(last.chair(table, 0).seen.view).toEqual(after.view);
    expect((await server.store.read(table))!.table).toMatchObject({ content: stored.table.content, base: stored.moments.at(-1)!.n });
    expect(lastView(await replayOf(table, 0, keys))).toEqual(after.view);
  });

  test('a report carries the exact position', async () => {
    const { table, keys } = await running('mb', 12);

    const { status, body } = await http(
      server.port,
      'POST',
      `/api/tables/${table}/report`,
      { as: 0, says: 'The die rolled under the table.' },
      keys,
    );

    expect(status).toBe(201);
    const report = (await server.store.report(body.report))!;
    expect(report.table).toBe(table);
    const { says, record, n } = report.body as { says: string; record: MatchRecord; n: number };
    expect(says).toBe('The die rolled under the table.');
    expect(record.answers).toHaveLength(n);
  });
});

/** A match of three answers, as the store hands it over. */
function lookBackAt(): Omit<HistoryJob & { readonly do: 'export' }, 'isPacked'> {
  const { setup, seed, checkpoint, answers, game } = zeroDawnAt(2, 'packed', 3)!;
  const { id, version, content } = game;
  const table = JSON.stringify(aTable('t1', { game: id, version, content, setup, seed }));
  const rows = answers.map(({ n, ...body }) => ({ n, body: JSON.stringify(body) }));
  return { do: 'export', match: packKept(table, rows, [JSON.stringify(checkpoint)]) };
}

test('what is looked back at is packed where it was played, for whoever can unpack it', async () => {
  const played = lookBackAt();

  const [plain, packed] = [lookBack({ ...played, isPacked: false }), lookBack({ ...played, isPacked: true })];

  if (!plain.ok || !packed.ok) throw new Error('it can be looked back at');
  expect(gunzipSync(packed.value as Uint8Array).equals(Buffer.from(plain.value as Uint8Array))).toBe(true);
});

describe('many who look back at once', () => {
  let server: TestServer;
  afterEach(() => server.clean());

  test('have their turn one after the other, and nothing is read for those who wait; of one address a few wait', async () => {
    server = await TestServer.start({ limits: { looksBackWaiting: 5 } });
    const { table } = await createTable(server.port, 'mm');
    const { readPacked } = server.store;
    let [reading, most, read, turnedAway] = [0, 0, 0, 0];
    const rest = Promise.withResolvers<void>();
    server.store.readPacked = async id => {
      read += 1;
      most = Math.max(most, ++reading);
      await rest.promise; // the first is read as long as others come
      const bytes = await readPacked.call(server.store, id);
      reading -= 1;
      return bytes;
    };

    const lookBackOnce = async (): ReturnType<typeof http> => {
      const answer = await http(server.port, 'GET', `/api/tables/${table}/replay`);
      if (answer.status !== 200 && ++turnedAway === 6) rest.resolve();
      return answer;
    };
    const replays = await Promise.all(Array.from({ length: 12 }, lookBackOnce));

    const codes = replays.map(({ status, body }) => (status === 200 ? 'shown' : body.code));
    expect([codes.filter(one => one === 'shown').length, codes.filter(one => one === 'busy').length]).toEqual([6, 6]);
    expect([read, most]).toEqual([6, 1]);
  });
});
