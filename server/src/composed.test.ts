/** A deed of several questions is answered in one go: all of it or nothing, once, and taken back as one. */
import { gameNamed } from '@quarry/catalogue';
import { type AnyMatch, bareDecision, recordOf, SampledChance, Seed, startMatch } from '@quarry/kernel';
import type { Ahead, Asked, AskedOption, CreatedTable, Reply } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createTable } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const codeOf = (reply: Reply | null): string => (reply?.type === 'refused' ? reply.code : (reply?.type ?? 'none'));

describe('a deed of several questions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.clean());

  interface Found {
    readonly client: Client;
    readonly table: string;
    readonly asked: Asked;
    readonly ahead: Ahead;
  }

  /** Plays until a deed of at least so many questions can be put together, by which nothing comes to light or something does; at another table, if a match ends before. */
  async function until(least: number, isFinal: boolean): Promise<Found> {
    for (let tables = 0; tables < 20; tables++) {
      const { table, keys } = await createTable(server.port, 'mb');
      const client = await server.client();
      await client.join(table, keys[0]!.key);
      for (let asked = await client.asked(table, 0); asked; asked = await client.asked(table, 0)) {
        for (const option of asked.options) {
          const ahead = await aheadOf(client, table, asked, option);
          if (ahead && ahead.steps.length >= least && ahead.isFinal === isFinal) return { client, table, asked, ahead };
        }
        await client.answerAny(table, 0);
      }
    }
    throw new Error('no such deed came');
  }

  async function aheadOf(client: Client, table: string, { n }: Asked, { key, isComposed, leads = [] }: AskedOption): Promise<Ahead | null> {
    if (!isComposed) return null;
    const at = leads.at(-1);
    const reply = await client.ask('ahead', { table, as: 0, n, answers: [key], ...(at && { at: at as { kind: string; id: number } }) });
    if (reply.type !== 'ahead') throw new Error(codeOf(reply));
    return reply.ahead;
  }

  const answersIn = ({ steps }: Ahead): never => steps.map(({ asked, answer }) => ({ decision: asked.kind, key: answer })) as never;
  const stored = async (table: string): Promise<number> => (await server.store.read(table))!.answers.length;

  test('is done at once, and taken back as one', async () => {
    const { client, table, asked, ahead } = await until(2, false);
    const before = await stored(table);

    const reply = await client.ask('answers', { table, as: 0, n: asked.n, answers: answersIn(ahead) });

    expect(reply).toMatchObject({ type: 'ack', n: asked.n });
    expect(await stored(table)).toBe(before + ahead.steps.length);
    expect(codeOf(await client.ask('undo', { table, as: 0 }))).toBe('done');
    expect(await stored(table)).toBe(before);
    const chair = client.chair(table, 0);
    await client.until('it is asked under a new number', () => (chair.seen.asked?.n ?? 0) > asked.n + ahead.steps.length);
    expect({ ...chair.seen.asked, n: 0 }).toEqual({ ...asked, n: 0 });
  });

  test('that is sent twice is done once; with other answers it comes too late', async () => {
    const { client, table, asked, ahead } = await until(2, true);
    const before = await stored(table);
    const deed = { table, as: 0, n: asked.n, answers: answersIn(ahead) };

    expect(codeOf(await client.ask('answers', deed))).toBe('ack');
    expect(codeOf(await client.ask('answers', deed))).toBe('ack');

    expect(await stored(table)).toBe(before + ahead.steps.length);
    const other = [...(answersIn(ahead) as { decision: string; key: string }[])];
    other[1] = { ...other[1]!, decision: 'otherwise' };
    expect(codeOf(await client.ask('answers', { ...deed, answers: other } as never))).toBe('late');
  });

  test('that becomes impossible half-way is taken back whole and says why; the same question is asked again', async () => {
    const { client, table, asked, ahead } = await until(2, true);
    const before = await stored(table);
    const answers = [...(answersIn(ahead) as { decision: string; key: string }[])];
    answers[answers.length - 1] = { ...answers.at(-1)!, key: 'no-such-thing' };

    const reply = await client.ask('answers', { table, as: 0, n: asked.n, answers } as never);

    expect(codeOf(reply)).toBe('no-such-option');
    expect(await stored(table)).toBe(before);
    const chair = client.chair(table, 0);
    await client.until('it is asked under a new number', () => (chair.seen.asked?.n ?? 0) > asked.n);
    expect([chair.seen.asked!.kind, chair.seen.asked!.options]).toEqual([asked.kind, asked.options]);
  });

  test('goes no farther than to what comes to light: what was answered beyond it is left out, and nothing tells how that would have gone', async () => {
    const { client, table, asked, ahead } = await until(2, true);
    const before = await stored(table);
    const beyond = [...(answersIn(ahead) as object[]), { decision: 'what-comes-after-the-dice', key: 'x' }];

    expect(codeOf(await client.ask('answers', { table, as: 0, n: asked.n, answers: beyond } as never))).toBe('ack');

    expect(await stored(table)).toBe(before + ahead.steps.length);
  });

  test('is refused to whoever is not asked, late, without answers, or with too many', async () => {
    const { client, table, asked, ahead } = await until(2, false);
    const watcher = await server.client();
    await watcher.join(table);
    const [{ answer }] = ahead.steps as [Ahead['steps'][0]];

    expect(codeOf(await watcher.ask('ahead', { table, as: null, n: asked.n, answers: [answer] } as never))).toBe('spectator');
    expect(codeOf(await watcher.ask('answers', { table, as: null, n: asked.n, answers: answersIn(ahead) }))).toBe('spectator');
    expect(codeOf(await client.ask('ahead', { table, as: 0, n: asked.n + 1, answers: [answer] } as never))).toBe('late');
    expect(codeOf(await client.ask('answers', { table, as: 0, n: asked.n + 1, answers: answersIn(ahead) }))).toBe('late');
    for (const answers of [[], new Array(13).fill({ decision: asked.kind, key: answer })])
      expect(codeOf(await client.ask('answers', { table, as: 0, n: asked.n, answers } as never))).toBe('malformed');
    expect((await client.asked(table, 0))!.n).toBe(asked.n);
  });

  /** Whether the same is asked again once all have agreed. */
  function goesOn(match: AnyMatch): boolean {
    const fork = match.fork();
    fork.answer(0, fork.openFor(0)!.decision.options[0]!.key);
    for (const { seat } of [...fork.open]) fork.answer(seat, 'yes');
    return fork.openFor(0)?.decision.kind === 'give-resource';
  }

  /** Several things were found that go to one satchel each, and the whole party has a say in it. */
  function found(): AnyMatch {
    const game = gameNamed('forbidden-west');
    if (!game.ok) throw new Error(game.refusal.says);
    for (let seed = 0; seed < 40; seed++) {
      const started = startMatch(game.value, game.value.about!.quick!.setup, `found ${seed}`);
      if (!started.ok) throw new Error(started.refusal.says);
      const match = started.value;
      const chance = new SampledChance<'bot'>(new Seed(`found ${seed}`));
      for (let n = 0; n < 300 && !match.outcome; n++) {
        const [{ seat, kind }] = match.open as [AnyMatch['open'][0]];
        if (kind === 'give-resource' && goesOn(match)) return match;
        match.answer(seat, match.game.sensible(match.view(seat), bareDecision(match.openFor(seat)!.decision), seat, chance));
      }
    }
    throw new Error('nothing was found');
  }

  test('goes on where only bots have a say in it between two of its questions', async () => {
    const match = found();
    const seats = match.seats;
    const response = await fetch(`http://127.0.0.1:${server.port}/api/tables/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        record: recordOf(match),
        seats: Array.from({ length: seats }, (_, i) => (i === 0 ? { who: 'me' } : { who: 'bot', bot: 'sensible' })),
      }),
    });
    const { table, keys } = (await response.json()) as CreatedTable;
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    const asked = (await client.asked(table, 0))!;
    const before = await stored(table);

    const ahead = (await aheadOf(client, table, asked, asked.options[0]!))!;
    const reply = await client.ask('answers', { table, as: 0, n: asked.n, answers: answersIn(ahead) });

    const { does, steps } = ahead;
    expect([does, new Set(steps.map(one => one.asked.kind))]).toEqual(['Share it out', new Set(['give-resource'])]);
    expect(steps.length).toBeGreaterThan(1);
    expect(reply).toMatchObject({ type: 'ack', n: asked.n });
    expect(await stored(table)).toBeGreaterThanOrEqual(before + steps.length + (steps.length - 1) * (seats - 1));
    expect(codeOf(await client.ask('undo', { table, as: 0 }))).toBe('done');
    expect(await stored(table)).toBe(before);
  });
});
