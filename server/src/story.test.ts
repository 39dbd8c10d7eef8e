/** Stories: one chapter after the other, at tables that follow each other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crossing } from '@quarry/bots/testing';
import type { AnyGame, MatchRecord } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import type { CreatedTable, Gather, Gathering } from '@quarry/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { botNameFor } from './bot-names.ts';
import { keepHouse } from './housekeeping.ts';
import { Hub } from './hub.ts';
import { newKey } from './keys.ts';
import { makeLog } from './log.ts';
import { ALONE } from './nodes/nodes.ts';
import { Damaged } from './store.ts';
import { runServer } from './testing/child.ts';
import { Client, createTable, type Http, http, wishesOf } from './testing/client.ts';
import { zeroDawn } from './testing/positions.ts';
import { TestServer } from './testing/server.ts';
import { worldOf } from './testing/tables.ts';

const GAMES = [crossing, zeroDawn];
const setupFor = (seats: number): unknown => ({ seats, leg: 1, stores: 6, boats: [], pace: 'calm' });

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start({ games: GAMES });
});
afterEach(() => server.clean());

const call = (method: string, path: string, keys: readonly string[] = [], body?: unknown): Promise<Http> =>
  http(server.port, method, `/api/tables/${path}`, body, keys);
const gather = (table: string, wish: Gather, keys: readonly string[]): Promise<Http> => call('POST', `${table}/gathering`, keys, wish);

async function restart(): Promise<void> {
  await server.stop();
  await server.start({ games: GAMES });
}

interface Sitting extends CreatedTable {
  readonly own: readonly string[];
  readonly client: Client;
}

/** A table of the Crossing at which whoever made it sits wherever `letters` says so. */
async function sitting(letters: string): Promise<Sitting> {
  const made = await createTable(server.port, letters, { game: 'crossing', setup: setupFor(letters.length), name: 'Our lake' });
  const client = await server.client();
  const own = made.keys.map(one => one.key);
  for (const key of own) await client.join(made.table, key);
  return { ...made, own, client };
}

async function playOut(client: Client, table: string, seats: readonly number[]): Promise<void> {
  while (await client.anyAnswers(table, seats));
}

/** A chapter that is over. */
async function told(letters: string): Promise<Sitting> {
  const made = await sitting(letters);
  await playOut(
    made.client,
    made.table,
    made.keys.map(one => one.seat),
  );
  return made;
}

async function openNext({ table, host }: Pick<Sitting, 'table' | 'host'>): Promise<string> {
  const { status, body } = await call('POST', `${table}/next`, [host]);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.table as string;
}

describe('the next chapter', () => {
  test('is opened by the host: the same people in the same seats, from what the match has handed on', async () => {
    const made = await told('mmb');
    const ended = (await server.store.read(made.table))!;

    const next = await openNext(made);

    const { table } = (await server.store.read(next))!;
    expect(table).toMatchObject({
      name: 'Our lake',
      host: ended.table.host,
      setup: { seats: 3, leg: 2, boats: ['skiff', 'skiff', 'skiff'] },
      story: { first: made.table, carried: { leg: 1, landed: ['the Reed Bank'] } },
    });
    expect(table.seats).toEqual(ended.table.seats);
    expect(table.seed).not.toBe(ended.table.seed);
    const { body } = await call('GET', next, [...made.own, made.host]);
    expect(body).toMatchObject({ status: 'gathering', chapter: 2, mine: [0, 1], isHost: true, next: null });
    expect((await call('GET', made.table)).body).toMatchObject({ status: 'over', chapter: 1, next, isArchived: true });
  });

  test('is shown to everybody who sits at the end of the one before', async () => {
    const made = await told('mm');
    const watcher = await server.client();
    await watcher.join(made.table);
    expect(watcher.chair(made.table, null).seen.story).toEqual({ chapter: 1, end: 'goes-on', next: null, host: 'Person 0' });

    const next = await openNext(made);

    await watcher.until('the next chapter is known', () => watcher.chair(made.table, null).seen.story?.next === next);
    expect(made.client.chair(made.table, 1).seen).toMatchObject({ story: { next }, undo: { how: 'none' } });
  });

  test('asked for twice, or by two at once, is the same table, also after a restart', async () => {
    const made = await told('mm');
    const both = await Promise.all([openNext(made), openNext(made)]);
    await restart();

    expect(new Set([...both, await openNext(made)]).size).toBe(1);
  });

  test('is there after a kill, once it was acknowledged, and so is what was arranged and begun there', async () => {
    const data = mkdtempSync(join(tmpdir(), 'quarry-story-'));
    const begin = (name: string): ReturnType<typeof runServer> => runServer(data, { name, page: data });
    let child = await begin('a story');
    /** By day it is killed when all is done, by night after each step. */
    const mayBeKilled = async (name: string): Promise<void> => {
      if (!isNight) return;
      await child.kill();
      child = await begin(name);
    };
    const made = await createTable(child.port, 'm', { game: 'crossing', setup: setupFor(1) });
    const client = await Client.connect(child.port);
    await client.join(made.table, made.keys[0]!.key);
    await playOut(client, made.table, [0]);
    const { table: next } = (await http(child.port, 'POST', `/api/tables/${made.table}/next`, undefined, [made.host])).body;
    await mayBeKilled('a story, again');
    const wish: Gather = { do: 'choose', field: 'boats', seat: 0, value: 'canoe' };
    const arranged = await http(child.port, 'POST', `/api/tables/${next}/gathering`, wish, [made.host]);
    await mayBeKilled('a story, once more');
    const kept = await http(child.port, 'GET', `/api/tables/${next}/gathering`, undefined, [made.host]);
    const begun = await http(child.port, 'POST', `/api/tables/${next}/begin`, undefined, [made.host]);
    await child.kill();
    child = await begin('a story, the last time');
    const again = await Client.connect(child.port);

    expect([arranged, kept].map(one => one.body.choices)).toEqual([
      { boats: ['canoe'], pace: 'calm' },
      { boats: ['canoe'], pace: 'calm' },
    ]);
    expect(begun.body).toMatchObject({ status: 'playing', chapter: 2 });
    expect(await again.join(next, made.keys[0]!.key)).toMatchObject({ seen: { view: { leg: 2, crews: [{ boat: 'canoe' }] } } });
    for (const one of [client, again]) one.close();
    await child.stop();
    rmSync(data, { recursive: true });
  });

  test('is there after a restart with everything that was arranged', async () => {
    const made = await told('mb');
    const next = await openNext(made);
    const arranged = (await gather(next, { do: 'choose', field: 'boats', seat: 0, value: 'canoe' }, made.own)).body;
    const copy = await server.store.read(next);
    await restart();

    expect(await server.store.read(next)).toEqual(copy);
    expect((await call('GET', `${next}/gathering`, made.own)).body).toEqual(arranged);
  });

  test.each([
    ['a stranger', (_: Sitting): string[] => [newKey()]],
    ['somebody who looks on', (): string[] => []],
    ['somebody who sits at the table and is not the host', ({ own }: Sitting): string[] => [own[1]!]],
  ])('%s is refused', async (_, keysOf) => {
    const made = await told('mm');

    const { status, body } = await call('POST', `${made.table}/next`, keysOf(made));

    expect([status, body]).toEqual([
      403,
      { code: 'not-host', facts: { host: 'Person 0' }, says: 'Person 0 opens the next chapter; your seat is kept there.' },
    ]);
    expect((await call('GET', made.table)).body.next).toBeNull();
  });

  test('there is none while the match is played, none of a game without stories, none when the story is told', async () => {
    const playing = await sitting('mb');
    const alone = await createTable(server.port, 'mb');
    const made = await told('m');
    let last: Pick<Sitting, 'table' | 'host'> = made;
    for (let chapter = 2; chapter <= 3; chapter++) {
      const table = await openNext(last);
      await call('POST', `${table}/begin`, [made.host]);
      for (const key of made.own) await made.client.join(table, key);
      await playOut(made.client, table, [0]);
      last = { table, host: made.host };
    }

    const refusals = await Promise.all([playing, alone, last].map(({ table, host }) => call('POST', `${table}/next`, [host])));

    expect(refusals.map(one => [one.status, one.body.code])).toEqual([
      [409, 'not-over'],
      [409, 'no-sequel'],
      [409, 'story-over'],
    ]);
    for (const { body } of refusals) expect(body.says).not.toBe('');
    expect(made.client.chair(last.table, 0).seen.story).toMatchObject({ chapter: 3, end: 'told' });
  });

  test('is open, so the one before stays as it is; without it, that can be taken back again', async () => {
    const made = await told('m');
    const next = await openNext(made);

    expect(await made.client.ask('undo', { table: made.table, as: 0 })).toMatchObject({ code: 'story-goes-on', facts: { next } });
    expect((await call('DELETE', made.table, [made.host])).body.code).toBe('in-story');
    await call('DELETE', next, [made.host]);
    expect((await call('GET', made.table)).body).toMatchObject({ next: null, isArchived: false });
    expect(await made.client.ask('undo', { table: made.table, as: 0 })).toMatchObject({ type: 'done' });
    expect((await call('POST', `${made.table}/next`, [made.host])).body.code).toBe('not-over');
  });

  test('does not count against the tables of an address: the one before is put away', async () => {
    await server.stop();
    await server.start({ games: GAMES, limits: { tablesPerAddress: 1 } });
    const made = await told('m');

    expect((await call('GET', await openNext(made))).status).toBe(200);
    await server.stop();
    await server.start({ games: GAMES, limits: { tablesPerAddress: 1, allTablesPerAddress: 2 } });
    const next = (await call('GET', made.table)).body.next as string;
    await call('POST', `${next}/begin`, [made.host]);
    const client = await server.client();
    await client.join(next, made.own[0]);
    await playOut(client, next, [0]);
    expect((await call('POST', `${next}/next`, [made.host])).body.code).toBe('too-many-tables');
  });

  test('counts where the one before was put away already', async () => {
    await server.stop();
    await server.start({ games: GAMES, limits: { tablesPerAddress: 1 } });
    const made = await told('m');
    await call('PATCH', made.table, [made.host], { archived: true });
    await createTable(server.port, 'm', { game: 'crossing', setup: setupFor(1) });

    expect((await call('POST', `${made.table}/next`, [made.host])).body.code).toBe('too-many-tables');
  });
});

describe('before a chapter begins', () => {
  let made: Sitting;
  let next: string;
  beforeEach(async () => {
    made = await told('mmb');
    next = await openNext(made);
  });
  const now = async (keys: readonly string[] = []): Promise<Gathering> => (await call('GET', `${next}/gathering`, keys)).body;
  const names = async (): Promise<string[]> => (await now()).people.map(one => one.name);

  test('nobody can play, and whoever tries is told where to go', async () => {
    expect(await made.client.join(next, made.own[0])).toMatchObject({ type: 'refused', code: 'gathering' });
    expect((await call('GET', `${next}/replay`)).body.code).toBe('gathering');
  });

  test('people leave, others join by invitation, seats come and go, bots take them', async () => {
    const [ana, bo] = made.own as [string, string];
    await gather(next, { do: 'leave', seat: 1 }, [bo]);
    // A bot goes on under its name.
    expect(await names()).toEqual(['Person 0', 'Seat 2', botNameFor(made.table, 2, [])]);
    const { invite } = (await call('POST', `${next}/invite`, [made.host], { seat: 1 })).body;
    const key = newKey();
    expect((await call('POST', `${next}/sit`, [], { invite, key, name: 'Cy' })).body).toMatchObject({ seat: 1 });
    await gather(next, { do: 'add-seat' }, [made.host]);
    await gather(next, { do: 'give-to-bot', seat: 3, bot: 'random' }, [made.host]);
    await gather(next, { do: 'remove-seat', seat: 2 }, [made.host]);
    await gather(next, { do: 'give-to-bot', seat: 0, bot: 'sensible' }, [ana]);
    const after = await names();
    expect(after).toEqual([botNameFor(next, 0, []), 'Cy', botNameFor(next, 3, [])]);

    await restart();
    expect(await names()).toEqual(after);
    expect(await now([key])).toMatchObject({ mine: [1], choices: { boats: ['skiff', 'skiff', 'raft'], pace: 'calm' } });
  });

  test('whoever takes a place over takes what went with it, however the seats move up', async () => {
    await gather(next, { do: 'choose', field: 'boats', seat: 2, value: 'canoe' }, [made.host]);
    await gather(next, { do: 'remove-seat', seat: 0 }, [made.host]);
    await gather(next, { do: 'add-seat' }, [made.host]);

    expect((await now()).choices['boats']).toEqual(['skiff', 'canoe', 'raft']);
    expect((await server.store.read(next))!.table.story).toMatchObject({ heirs: [1, 2, null] });
  });

  test('each chooses for itself, the host for all, and only what the story leaves open', async () => {
    const [ana, bo] = made.own as [string, string];
    const tried: [Gather, string[]][] = [
      [{ do: 'choose', field: 'boats', seat: 1, value: 'canoe' }, [bo]],
      [{ do: 'choose', field: 'boats', seat: 0, value: 'raft' }, [made.host]],
      [{ do: 'choose', field: 'pace', value: 'brisk' }, [made.host]],
      [{ do: 'choose', field: 'boats', seat: 0, value: 'canoe' }, [bo]],
      [{ do: 'choose', field: 'pace', value: 'calm' }, [bo]],
      [{ do: 'choose', field: 'stores', value: 99 }, [made.host]],
      [{ do: 'choose', field: 'boats', value: 'canoe' }, [made.host]],
      [{ do: 'choose', field: 'pace', seat: 0, value: 'calm' }, [ana]],
      [{ do: 'choose', field: 'boats', seat: 1, value: 'steamer' }, [bo]],
      [{ do: 'choose', field: 'boats', seat: 7, value: 'canoe' }, [made.host]],
      [{ do: 'leave', seat: 0 }, [bo]],
      [{ do: 'remove-seat', seat: 1 }, [bo]],
      [{ do: 'add-seat' }, [ana]],
      [{ do: 'give-to-bot', seat: 0, bot: 'sensible' }, [bo]],
      [{ do: 'give-to-bot', seat: 1, bot: 'brilliant' }, [bo]],
      [{ do: 'fly' } as never, [made.host]],
      [{ do: 'choose', field: 'boats', seat: 0, value: { much: [] } } as never, [made.host]],
    ];

    const answers = [];
    for (const [wish, keys] of tried) answers.push((await gather(next, wish, keys)).body.code ?? 'done');

    expect(answers).toEqual([
      ...['done', 'done', 'done'],
      ...['not-host', 'not-host', 'not-to-choose', 'not-to-choose', 'not-to-choose', 'bad-setup', 'no-such-seat'],
      ...['not-your-seat', 'not-host', 'not-host', 'not-host', 'unknown-bot', 'malformed', 'malformed'],
    ]);
    expect((await now()).choices).toEqual({ boats: ['raft', 'canoe', 'skiff'], pace: 'brisk' });
  });

  test('there are never more or fewer seats than the game has', async () => {
    await gather(next, { do: 'add-seat' }, [made.host]);
    expect((await gather(next, { do: 'add-seat' }, [made.host])).body).toMatchObject({ code: 'wrong-seats', facts: { min: 1, max: 4 } });
    for (let i = 0; i < 3; i++) await gather(next, { do: 'remove-seat', seat: 0 }, [made.host]);
    expect((await gather(next, { do: 'remove-seat', seat: 0 }, [made.host])).body.code).toBe('wrong-seats');
  });

  test('nobody is told the seed, a key, or what the story keeps to itself', async () => {
    const { table } = (await server.store.read(next))!;
    const text = JSON.stringify(await now([...made.own, made.host]));

    for (const secret of [table.seed, table.host, ...table.seats.map(one => one.key)]) if (secret) expect(text).not.toContain(secret);
    expect(text).not.toContain('"stores"');
  });

  test('whoever sits down twice with the same key sits down once, also while the chapter begins', async () => {
    const world = worldOf({ store: server.store });
    const hub = new Hub(world, { nodes: ALONE, games: GAMES, idleMs: 60_000, tablesInMemory: 10, clock: world.clock, cpu: () => 0 });
    const opened = await hub.lobby(next);
    if (!opened.ok) throw new Error(opened.refusal.says);
    const lobby = opened.value;
    const invited = lobby.invite(1);
    if (!invited.ok) throw new Error(invited.refusal.says);
    const wish = { invite: invited.value, key: newKey(), name: 'Cy' };
    const sat = lobby.sit(wish);
    lobby.begin(0);

    expect([sat, lobby.sit(wish)]).toEqual(new Array(2).fill({ ok: true, value: 1 }));
    expect(lobby.sit({ ...wish, key: newKey() })).toMatchObject({ refusal: { code: 'invite-used' } });
    hub.close();
  });

  test('the host begins, once, and the chapter is a match like any other', async () => {
    expect((await call('POST', `${next}/begin`, [made.own[1]!])).body.code).toBe('not-host');
    await gather(next, { do: 'choose', field: 'boats', seat: 1, value: 'canoe' }, [made.host]);
    const begun = await Promise.all([0, 1].map(() => call('POST', `${next}/begin`, [made.host])));
    begun.push(await call('POST', `${next}/begin`, [made.host]));

    for (const { status, body } of begun) expect([status, body.status]).toEqual([200, 'playing']);
    expect((await gather(next, { do: 'add-seat' }, [made.host])).body.code).toBe('has-begun');
    expect(await call('GET', `${next}/gathering`)).toEqual({ status: 200, body: null });
    for (const key of made.own) expect(await made.client.join(next, key)).toMatchObject({ type: 'seen' });
    const { seen } = made.client.chair(next, 0);
    expect(seen).toMatchObject({
      status: 'playing',
      story: { chapter: 2, end: null },
      view: { leg: 2, crews: [{}, { boat: 'canoe' }, {}] },
    });
    await made.client.answerAny(next, 0);
    expect(await made.client.ask('undo', { table: next, as: 0 })).toMatchObject({ type: 'done' });
    await restart();
    const again = await server.client();
    for (const key of made.own) await again.join(next, key);
    await playOut(again, next, [0, 1]);
    expect(again.chair(next, 0).seen).toMatchObject({ status: 'over', story: { chapter: 2, end: 'goes-on' } });
  });
});

describe('our story so far', () => {
  test('speaks to each seat of what is its own, wherever it sits now, and to newcomers as to everybody', async () => {
    const secretive: AnyGame = {
      ...crossing,
      sequel: { ...crossing.sequel!, says: (_, seat) => [{ heading: '', lines: [seat === null ? 'for all' : `for crew ${seat + 1}`] }] },
    };
    await server.stop();
    await server.start({ games: [secretive] });
    const made = await told('mm');
    const heard = async (table: string, key: string): Promise<string> => (await call('GET', `${table}/story`, [key])).body.says[0].lines[0];
    expect(await heard(made.table, made.own[1]!)).toBe('for crew 2');
    const next = await openNext(made);
    await gather(next, { do: 'remove-seat', seat: 0 }, [made.host]);
    await gather(next, { do: 'add-seat' }, [made.host]);
    const { invite } = (await call('POST', `${next}/invite`, [made.host], { seat: 1 })).body;
    const cy = newKey();
    await call('POST', `${next}/sit`, [], { invite, key: cy, name: 'Cy' });
    const told2 = async (): Promise<string[]> => [await heard(next, made.own[1]!), await heard(next, cy)];

    expect(await told2()).toEqual(['for crew 2', 'for all']);
    expect((await call('GET', `${next}/gathering`, [made.own[1]!])).body.story.says[0].lines).toEqual(['for crew 2']);
    await call('POST', `${next}/begin`, [made.host]);
    expect(await told2()).toEqual(['for crew 2', 'for all']);
    for (const key of [made.own[1]!, cy]) await made.client.join(next, key);
    await playOut(made.client, next, [0, 1]);
    expect(await told2()).toEqual(['for crew 1', 'for crew 2']);
  });

  test('tells each chapter: how it ended, when, who played, and where its replay is', async () => {
    const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-05-06T20:00:00Z'));
    const made = await told('mb');
    wall.mockRestore();
    const first = (await call('GET', `${made.table}/story`)).body;
    const next = await openNext(made);
    await call('POST', `${next}/begin`, [made.host]);
    await made.client.join(next, made.own[0]);
    await playOut(made.client, next, [0]);

    const { body } = await call('GET', `${next}/story`, made.own);

    const { says } = made.client.chair(made.table, 0).seen.ended!;
    expect(first.chapters).toEqual([
      {
        chapter: 1,
        table: made.table,
        says,
        people: ['Person 0', botNameFor(made.table, 1, [])],
        winners: ['Person 0', botNameFor(made.table, 1, [])],
        at: Date.parse('2031-05-06T20:00:00Z'),
      },
    ]);
    expect(says).toMatch(/^You land at the Reed Bank/);
    expect(body).toMatchObject({ chapter: 2, end: 'goes-on', next: null, host: 'Person 0' });
    expect(body.chapters).toEqual([first.chapters[0], expect.objectContaining({ chapter: 2, table: next })]);
    expect(body.says[0].lines[0]).toBe('Behind you: the Reed Bank, the Narrows.');
    for (const { table } of body.chapters as { table: string }[]) {
      const replay = await call('GET', `${table}/replay`);
      expect([replay.status, replay.body.steps.length > 1]).toEqual([200, true]);
    }
    expect((await call('GET', `${(await createTable(server.port, 'mb')).table}/story`)).body.code).toBe('no-sequel');
  });

  test('housekeeping takes no chapter out of a story that goes on, and the whole story when nobody has touched it for long', async () => {
    const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01'));
    const [live, dead] = [await told('m'), await told('m')];
    const forgotten = await openNext(dead);
    wall.mockRestore();
    const next = await openNext(live);
    await server.store.write({ do: 'table', id: live.table, table: (await server.store.read(live.table))!.table, at: 1 });

    await server.stop();
    await server.start({ games: GAMES, keepDays: 30 });

    await vi.waitFor(async () => expect(await server.store.read(dead.table)).toBeNull(), 20_000);
    await vi.waitFor(async () => expect(await server.store.read(forgotten)).toBeNull(), 20_000);
    await vi.waitFor(() => expect(server.logged.join('')).toContain('were removed'), 20_000);
    expect(await server.store.read(live.table)).not.toBeNull();
    expect((await call('GET', `${next}/gathering`)).body.story.chapters).toHaveLength(1);
  });

  test('housekeeping takes no chapter away from under those who gather for it', async () => {
    const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01'));
    const made = await told('m');
    const next = await openNext(made);
    wall.mockReturnValue(Date.parse('2020-01-02'));
    const { table: later } = await createTable(server.port, 'mb');
    wall.mockRestore();
    const { store } = server;
    const world = worldOf({ store });
    const hub = new Hub(world, { nodes: ALONE, games: GAMES, idleMs: 60_000, tablesInMemory: 10, clock: world.clock, cpu: () => 0 });
    await hub.lobby(next);

    const end = keepHouse({ store, hub, log: world.log, now: Date.now }, 30);

    await vi.waitFor(async () => expect(await store.read(later)).toBeNull(), 20_000);
    for (const table of [made.table, next]) expect(await store.read(table)).not.toBeNull();
    end();
    hub.close();
  });

  test('a chapter is exported, imported and played on from like any match, and that is a story of its own', async () => {
    const made = await told('mm');
    const next = await openNext(made);
    await call('POST', `${next}/begin`, [made.host]);
    for (const key of made.own) await made.client.join(next, key);
    await playOut(made.client, next, [0, 1]);

    const record: MatchRecord = (await call('GET', `${next}/export`)).body;
    const imported = (await http(server.port, 'POST', '/api/tables/import', { record, seats: wishesOf('mm') })).body as CreatedTable;
    const forked = (await call('POST', `${next}/fork`, [], { as: null, step: 1, seats: wishesOf('mm') })).body as CreatedTable;

    expect(record).toMatchObject({ format: 'quarry-match-1', game: 'crossing', setup: { leg: 2 } });
    expect(Object.keys(record).sort()).toEqual(Object.keys((await call('GET', `${made.table}/export`)).body).sort());
    for (const { table } of [imported, forked]) {
      expect((await server.store.read(table))!.table.story).toBeUndefined();
      expect((await call('GET', table)).body).toMatchObject({ chapter: 1, next: null });
    }
    expect((await call('GET', `${imported.table}/story`)).body).toMatchObject({ chapter: 1, end: 'goes-on' });
    expect((await server.store.read(await openNext(imported)))!.table).toMatchObject({
      setup: { leg: 3 },
      story: { first: imported.table },
    });
  });
});

test('a gathering whose row is damaged is refused as damaged, and the log says why', async () => {
  const logged: string[] = [];
  const broken = (): Promise<never> => Promise.reject(new Damaged('a row is no JSON'));
  const log = makeLog('debug', { write: (text: string) => logged.push(text) });
  const world = worldOf({ store: { ...server.store, read: broken }, log });
  const hub = new Hub(world, { nodes: ALONE, games: GAMES, idleMs: 60_000, tablesInMemory: 10, clock: world.clock, cpu: () => 0 });

  expect(await hub.lobby('t')).toMatchObject({ refusal: { code: 'damaged' } });
  expect(logged.join('')).toContain('a row is no JSON');
  hub.close();
});
