import type { Reply, Seen } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyAnswer, type Client, createTable } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const codeOf = (reply: Reply | null): string => (reply?.type === 'refused' ? reply.code : (reply?.type ?? 'none'));

describe('taking back', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.clean());

  const someoneAsked = async (client: Client, table: string): Promise<0 | 1> => (await client.anyAsked(table)) as 0 | 1;

  async function twoOnOneScreen(): Promise<{ client: Client; table: string }> {
    const { table, keys } = await createTable(server.port, 'mm');
    const client = await server.client();
    for (const { key } of keys) await client.join(table, key);
    return { client, table };
  }

  /** Plays until the seat that answered last can take it back alone. */
  async function untilAlone(client: Client, table: string): Promise<0 | 1> {
    for (let i = 0; i < 200; i++) {
      const seat = await someoneAsked(client, table);
      await client.answerAny(table, seat);
      if (client.chair(table, seat).seen.undo.how === 'alone') return seat;
    }
    throw new Error('nothing could be taken back alone');
  }

  test('alone, while nothing new was learnt: everything is as it was, also after a restart', async () => {
    const { client, table } = await twoOnOneScreen();
    const seat = await untilAlone(client, table);
    const stored = (await server.store.read(table))!.answers.length;

    expect(codeOf(await client.ask('undo', { table, as: seat }))).toBe('done');

    const { seen, lines } = client.chair(table, seat);
    expect((await server.store.read(table))!.answers).toHaveLength(stored - 1);
    const fresh = await server.client();
    await fresh.join(table);
    expect(lines.slice(-200).map(line => line.type)).toEqual(fresh.chair(table, null).lines.map(line => line.type));
    await server.stop();
    await server.start();
    const again = await server.client();
    await again.join(table);
    expect(again.chair(table, null).seen.stage).toEqual(seen.stage);
    expect(again.chair(table, null).lines).toEqual(fresh.chair(table, null).lines);
  });

  test('the same decision is asked again, with the same options, and the same answer leads to the same', async () => {
    const { client, table } = await twoOnOneScreen();
    for (let i = 0; i < 30; i++) await client.answerAny(table, await someoneAsked(client, table));
    const seat = await someoneAsked(client, table);
    const before = client.chair(table, seat).seen;
    const answer = anyAnswer(before.asked!, 'any');
    await client.answer(table, seat, before.asked!, answer);
    await someoneAsked(client, table);
    const after = client.chair(table, seat).seen;
    // Only the number is another: an answer that was sent before must not be taken for one to the same question asked again.
    const unnumbered = ({ asked, ...seen }: Seen): unknown => ({ ...seen, asked: asked && { ...asked, n: 0 } });
    const other = 1 - seat;

    const asked = await client.ask('undo', { table, as: seat });
    expect(codeOf(asked)).toBe('done');
    if (client.chair(table, other).seen.vote)
      await client.ask('vote', { table, as: other, vote: client.chair(table, other).seen.vote!.id, yes: true });
    const again = client.chair(table, seat).seen;
    expect(unnumbered(again)).toEqual(unnumbered({ ...before, undo: again.undo }));
    expect(again.asked!.n).toBeGreaterThan(before.asked!.n);

    await client.answer(table, seat, again.asked!, answer);
    await someoneAsked(client, table);
    expect(unnumbered(client.chair(table, seat).seen)).toEqual(unnumbered(after));
  });

  test('an answer that was taken back is not taken again when an old page sends it once more, also after a restart', async () => {
    const { table, keys } = await createTable(server.port, 'mb');
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    for (let i = 0; i < 5; i++) await client.answerAny(table, 0);
    const asked = (await client.asked(table, 0))!;
    const answer = anyAnswer(asked, 'old');
    await client.answer(table, 0, asked, answer);
    expect(codeOf(await client.answer(table, 0, asked, answer))).toBe('ack');
    await client.ask('undo', { table, as: 0 });
    const count = async (): Promise<number> => (await server.store.read(table))!.answers.length;
    const stored = await count();

    expect(codeOf(await client.answer(table, 0, asked, answer))).toBe('late');
    await server.stop();
    await server.start();
    const later = await server.client();
    await later.join(table, keys[0]!.key);
    expect(codeOf(await later.answer(table, 0, asked, answer))).toBe('late');
    expect(await count()).toBe(stored);
    expect(codeOf(await later.answerAny(table, 0))).toBe('ack');
  });

  test('whoever goes back while the others are away leaves word of it', async () => {
    const { table, keys } = await createTable(server.port, 'mm');
    const client = await server.client();
    for (const { key } of keys) await client.join(table, key);
    const seat = await untilVote(client, table);
    await client.ask('leave', { table, as: 1 - seat });
    await client.until('the other is away', () => !client.chair(table, seat).seen.people[1 - seat]!.isHere);

    expect(codeOf(await client.ask('undo', { table, as: seat }))).toBe('done');

    expect(client.chair(table, seat).chat.at(-1)).toMatchObject({ name: '', says: expect.stringContaining('nobody else was here') });
  });

  /** Plays until the seat that answered last cannot take it back alone. */
  async function untilVote(client: Client, table: string): Promise<0 | 1> {
    for (let i = 0; i < 200; i++) {
      const seat = await someoneAsked(client, table);
      await client.answerAny(table, seat);
      if (client.chair(table, seat).seen.undo.how === 'vote') return seat;
    }
    throw new Error('everything could be taken back alone');
  }

  test('beyond that all must agree: one asks, the other agrees', async () => {
    const { client, table } = await twoOnOneScreen();
    const seat = await untilVote(client, table);
    const other = 1 - seat;
    const stored = (await server.store.read(table))!.answers;
    const own = stored.findLast(one => one.seat === seat)!.n;

    await client.ask('undo', { table, as: seat });
    const vote = client.chair(table, other).seen.vote!;
    expect(vote).toMatchObject({ about: 'undo', by: seat, yes: [seat], open: [other] });
    expect(codeOf(await client.ask('undo', { table, as: seat }))).toBe('vote-open');
    expect(codeOf(await client.ask('vote', { table, as: seat, vote: vote.id, yes: true }))).toBe('not-your-vote');
    expect(codeOf(await client.ask('vote', { table, as: other, vote: vote.id + 1, yes: true }))).toBe('vote-closed');
    expect(codeOf(await client.ask('vote', { table, as: other, vote: vote.id, yes: true }))).toBe('done');

    expect(client.chair(table, seat).seen.vote).toBeNull();
    expect((await server.store.read(table))!.answers).toHaveLength(own - 1);
    expect(client.chair(table, seat).seen.asked).not.toBeNull();
  });

  test('one who does not agree ends the vote, and everybody reads who', async () => {
    const { client, table } = await twoOnOneScreen();
    const seat = await untilVote(client, table);
    const stored = (await server.store.read(table))!.answers.length;

    await client.ask('undo', { table, as: seat });
    const { id } = client.chair(table, 1 - seat).seen.vote!;
    await client.ask('vote', { table, as: 1 - seat, vote: id, yes: false });

    expect(client.chair(table, seat).seen.vote).toBeNull();
    expect(client.chair(table, seat).chat.at(-1)).toMatchObject({ name: '', says: `Person ${1 - seat} does not want to go back.` });
    expect((await server.store.read(table))!.answers).toHaveLength(stored);
  });

  test('the vote goes on without somebody who leaves', async () => {
    const { table, keys } = await createTable(server.port, 'mm');
    const [ana, bo] = [await server.client(), await server.client()];
    await ana.join(table, keys[0]!.key);
    await bo.join(table, keys[1]!.key);
    const at = [ana, bo] as const;
    const asked = (): 0 | 1 | undefined => ([0, 1] as const).find(one => at[one].chair(table, one).seen.asked !== null);
    let seat: 0 | 1 = 0;
    for (let i = 0; i < 200; i++) {
      await vi.waitFor(() => expect(asked()).toBeDefined(), 20_000);
      seat = asked()!;
      await at[seat].answerAny(table, seat);
      if (at[seat].chair(table, seat).seen.undo.how === 'vote') break;
    }
    const stored = (await server.store.read(table))!.answers.length;
    await at[seat].ask('undo', { table, as: seat });
    expect(at[seat].chair(table, seat).seen.vote).not.toBeNull();

    at[1 - seat]!.close();

    await at[seat].until('the vote is over', () => at[seat].chair(table, seat).seen.vote === null);
    expect((await server.store.read(table))!.answers.length).toBeLessThan(stored);
  });

  test('alone with bots everything can be taken back at once, and what the bots did since goes, too', async () => {
    const { table, keys } = await createTable(server.port, 'mb');
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    for (let i = 0; i < 40; i++) await client.answerAny(table, 0);
    await client.asked(table, 0);
    for (let steps = 0; steps < 12; steps++) {
      const stored = (await server.store.read(table))!.answers;
      const own = stored.findLast(one => one.seat === 0)!.n;

      expect(codeOf(await client.ask('undo', { table, as: 0 }))).toBe('done');

      expect((await server.store.read(table))!.answers).toHaveLength(own - 1);
      expect(client.chair(table, 0).seen.asked).not.toBeNull();
    }
    const fresh = await server.client();
    await fresh.join(table, keys[0]!.key);
    expect(fresh.chair(table, 0).seen).toEqual(client.chair(table, 0).seen);
    expect(fresh.chair(table, 0).lines).toEqual(client.chair(table, 0).lines.slice(-fresh.chair(table, 0).lines.length));
    expect((await client.answerAny(table, 0))!.type).toBe('ack');
  });

  test('before the first answer there is nothing to take back', async () => {
    const { client, table } = await twoOnOneScreen();

    expect(client.chair(table, 0).seen.undo.how).toBe('none');
    expect(codeOf(await client.ask('undo', { table, as: 0 }))).toBe('nothing-to-undo');
  });

  test('a whole match can be taken back to its beginning, also after it was loaded', async () => {
    const { table, keys } = await createTable(server.port, 'mb');
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    for (let i = 0; i < 60; i++) await client.answerAny(table, 0);
    await server.stop();
    await server.start();
    const again = await server.client();
    await again.join(table, keys[0]!.key);
    await again.asked(table, 0);

    // What the table has answered for the seat long ago is taken back like the rest.
    for (let i = 0; i < 120 && again.chair(table, 0).seen.undo.how !== 'none'; i++) await again.ask('undo', { table, as: 0 });

    expect(again.chair(table, 0).seen.undo.how).toBe('none');
    expect((await server.store.read(table))!.answers.every(one => one.seat !== 0)).toBe(true);
    expect((await again.answerAny(table, 0))!.type).toBe('ack');
  });
});
