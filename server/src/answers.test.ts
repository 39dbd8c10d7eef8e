import type { Reply } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyAnswer, type Client, createTable, http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const codeOf = (reply: Reply | null): string => (reply?.type === 'refused' ? reply.code : (reply?.type ?? 'none'));

describe('answers over a socket', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ metricsToken: 'token' });
  });
  afterAll(() => server.clean());

  async function seated(letters: string): Promise<{ client: Client; table: string; keys: string[]; host: string }> {
    const { table, keys, host } = await createTable(server.port, letters);
    const client = await server.client();
    for (const { key } of keys) await client.join(table, key);
    return { client, table, keys: keys.map(one => one.key), host };
  }

  test('a whole match is played against a bot, each update following the last', async () => {
    const { client, table } = await seated('mb');
    const chair = client.chair(table, 0);
    expect(chair.seen.ended).toBeNull();
    expect(chair.seen.commitment).toMatch(/^[0-9a-f]{64}$/);

    for (let reply: Reply | null = null; (reply = await client.answerAny(table, 0)); ) expect(codeOf(reply)).toBe('ack');

    expect(chair.seen.status).toBe('over');
    expect(chair.seen.ended!.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(chair.seen.asked).toBeNull();
    const fresh = await server.client();
    await fresh.join(table);
    // A spectator reads the same lines, without what was told to the seat alone.
    const { lines } = fresh.chair(table, null);
    expect(lines).toHaveLength(200);
    expect(lines.map(line => line.type)).toEqual(chair.lines.slice(-200).map(line => line.type));
    const drawn = (one: typeof lines): string[] => one.flatMap(line => (line.type === 'cards-drawn' ? [line.says] : []));
    expect(drawn(lines).every(says => /draws \d+ cards?\.$/.test(says))).toBe(true);
  });

  test('what was patched together equals what is sent whole', async () => {
    const { client, table, keys } = await seated('mb');
    for (let i = 0; i < 40; i++) await client.answerAny(table, 0);
    await client.asked(table, 0);

    const fresh = await server.client();
    await fresh.join(table, keys[0]);

    expect(fresh.chair(table, 0).seen).toEqual(client.chair(table, 0).seen);
    expect(client.chair(table, 0).lines.slice(-fresh.chair(table, 0).lines.length)).toEqual(fresh.chair(table, 0).lines);
  });

  test('a resend is acknowledged again and nothing happens twice', async () => {
    const { client, table } = await seated('mm');
    const seat = (await client.anyAsked(table))!;
    const asked = (await client.asked(table, seat))!;
    const key = anyAnswer(asked, 'x');

    const replies = await Promise.all([1, 2, 3].map(() => client.answer(table, seat, asked, key)));

    expect(replies.map(codeOf)).toEqual(['ack', 'ack', 'ack']);
    expect((await server.store.read(table))!.answers).toHaveLength(1);
    await client.anyAnswers(table);
    expect(codeOf(await client.answer(table, seat, asked, key))).toBe('ack');
    expect((await server.store.read(table))!.answers).toHaveLength(2);
  });

  test('a double click on something else comes too late, and the first stands', async () => {
    const { client, table } = await seated('mm');
    const seat = (await client.anyAsked(table))!;
    const asked = (await client.asked(table, seat))!;
    const [first, second] = asked.options.map(one => one.key);

    const replies = await Promise.all([client.answer(table, seat, asked, first!), client.answer(table, seat, asked, second!)]);

    expect(replies.map(codeOf)).toEqual(['ack', 'late']);
    expect((await server.store.read(table))!.answers.map(one => one.answer)).toEqual([[first]]);
  });

  test('wrong answers are refused by their code and change nothing', async () => {
    const { client, table } = await seated('mm');
    const seat = (await client.anyAsked(table))!;
    const asked = (await client.asked(table, seat))!;
    const before = JSON.stringify(client.chair(table, seat).seen);

    const codes = [
      await client.answer(table, seat, asked, 'no-such-key'),
      await client.answer(
        table,
        seat,
        asked,
        asked.options.map(one => one.key),
      ),
      await client.answer(table, seat, asked, { x: 1, y: 2 }),
      await client.answer(table, seat, { n: asked.n, kind: 'another-kind' }, asked.options[0]!.key),
      await client.answer(table, seat, { n: asked.n + 5, kind: asked.kind }, asked.options[0]!.key),
      await client.answer(table, 1 - seat, { n: 0, kind: asked.kind }, asked.options[0]!.key),
    ].map(codeOf);

    expect(codes).toEqual(['no-such-option', 'wrong-number', 'not-a-key', 'other-decision', 'late', 'not-asked']);
    expect(JSON.stringify(client.chair(table, seat).seen)).toBe(before);
    expect((await server.store.read(table))!.answers).toEqual([]);
  });

  test('nobody answers for a seat without its key', async () => {
    const { table, keys } = await seated('mm');
    const thief = await server.client();

    expect(codeOf(await thief.join(table, 'A'.repeat(22)))).toBe('wrong-key');
    expect(codeOf(await thief.answer(table, 0, { n: 0, kind: 'x' }, 'y'))).toBe('not-joined');
    await thief.join(table, keys[1]);
    expect(codeOf(await thief.answer(table, 0, { n: 0, kind: 'x' }, 'y'))).toBe('not-joined');
  });

  test('a spectator sees the public view and nothing of any hand, and can do nothing', async () => {
    const { client, table } = await seated('mb');
    const watcher = await server.client();
    await watcher.join(table, undefined, { name: 'Wen' });
    for (let i = 0; i < 60; i++) await client.answerAny(table, 0);
    await client.asked(table, 0);

    const { seen } = watcher.chair(table, null);
    const own = client.chair(table, 0).seen;
    expect(seen.asked).toBeNull();
    expect(seen.undo.how).toBe('none');
    expect((own.view as { hunters: { hand: unknown }[] }).hunters[0]!.hand).toBeInstanceOf(Array);
    for (const hunter of (seen.view as { hunters: { hand: unknown }[] }).hunters) expect(hunter.hand).toBeTypeOf('number');
    expect(codeOf(await watcher.ask('answer', { table, as: null, n: 0, decision: 'x', key: 'y' }))).toBe('spectator');
    expect(codeOf(await watcher.ask('undo', { table, as: null }))).toBe('spectator');
    expect(codeOf(await watcher.ask('pause', { table, as: null, paused: true }))).toBe('spectator');
    expect(codeOf(await watcher.ask('look', { table, as: null, n: 0, keys: ['x'] }))).toBe('spectator');
  });

  test('one person plays several seats on one socket, and one seat is watched on two', async () => {
    const { client, table, keys } = await seated('mm');
    const phone = await server.client();
    await phone.join(table, keys[0]);

    for (let i = 0; i < 30; i++) await client.anyAnswers(table);
    await client.anyAsked(table);

    await phone.until('the phone has caught up', () => phone.chair(table, 0).at === client.chair(table, 0).at);
    expect(phone.chair(table, 0).seen).toEqual(client.chair(table, 0).seen);
    expect(phone.chair(table, 0).lines).toEqual(client.chair(table, 0).lines);
  });

  test('a paused table takes no answers; bots wait, too', async () => {
    const { client, table } = await seated('mb');
    await client.answerAny(table, 0);
    const asked = (await client.asked(table, 0))!;

    expect(codeOf(await client.ask('pause', { table, as: 0, paused: true }))).toBe('done');
    expect(client.chair(table, 0).seen.status).toBe('paused');
    expect(codeOf(await client.answer(table, 0, asked, asked.options[0]!.key))).toBe('paused');
    expect(codeOf(await client.ask('undo', { table, as: 0 }))).toBe('paused');

    expect(codeOf(await client.ask('pause', { table, as: 0, paused: false }))).toBe('done');
    expect(client.chair(table, 0).seen.status).toBe('playing');
    expect(codeOf(await client.answerAny(table, 0))).toBe('ack');
  });

  test('odds, reasons and finality are told on asking', async () => {
    const { client, table } = await seated('mb');
    let looked = false;
    let refused = 0;
    while (!looked || refused === 0) {
      const asked = await client.asked(table, 0);
      if (!asked) break;
      const reasons = await client.ask('why-not', { table, as: 0, n: asked.n });
      if (reasons.type === 'why-not') refused += reasons.not.length;
      if (asked.hasOdds) {
        const reply = await client.ask('look', { table, as: 0, n: asked.n, keys: [asked.options[0]!.key] });
        if (reply.type === 'looked' && Object.keys(reply.look.odds).length > 0) looked = true;
      }
      await client.answerAny(table, 0);
    }

    expect(looked).toBe(true);
    expect(refused).toBeGreaterThan(0);
    expect(codeOf(await client.ask('look', { table, as: 0, n: 9999, keys: ['x'] }))).toBe('late');
  });

  test('the server stops in good order and the match goes on where it was', async () => {
    const { client, table, keys } = await seated('mm');
    for (let i = 0; i < 20; i++) await client.anyAnswers(table);
    await client.anyAsked(table);
    const before = client.chair(table, 0);

    await server.stop();
    expect(client.replies.filter(one => one.type === 'closed').map(one => one.code)).toEqual(['stopping', 'stopping']);
    await server.start({ metricsToken: 'token' });

    const again = await server.client();
    await again.join(table, keys[0]);
    await again.join(table, keys[1]);
    expect(again.chair(table, 0).seen).toEqual({ ...before.seen, people: again.chair(table, 0).seen.people });
    expect(again.chair(table, 0).lines).toEqual(before.lines.slice(-200));
  });

  test('health is told to everybody, figures to whoever has the token', async () => {
    const { client, table } = await seated('mb');
    await client.answerAny(table, 0);

    expect((await http(server.port, 'GET', '/healthz')).body).toEqual({ ok: true });
    for (const figure of [
      'quarry_answers_total{by="person"}',
      'quarry_answer_seconds_count',
      'quarry_sockets',
      'quarry_tables_live',
      'quarry_store_batch_changes_count',
    ])
      expect(await server.figure(figure)).toBeGreaterThan(0);
  });
});
