import type { Reply } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newKey } from './keys.ts';
import { createTable, http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const codeOf = (reply: Reply): string => (reply.type === 'refused' ? reply.code : reply.type);

describe('people at a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ standInMs: 0 });
  });
  afterAll(() => server.clean());

  test('a friend sits down by an invitation and is seen by the others', async () => {
    const { table, keys, invites, host } = await createTable(server.port, 'mo', { name: 'Friday' });
    const ana = await server.client();
    await ana.join(table, keys[0]!.key, { name: 'Ana' });
    const key = newKey();
    const sit = { invite: invites[0]!.invite, key, name: 'Bo' };

    const sat = await http(server.port, 'POST', `/api/tables/${table}/sit`, sit);
    const again = await http(server.port, 'POST', `/api/tables/${table}/sit`, sit);
    const thief = await http(server.port, 'POST', `/api/tables/${table}/sit`, { ...sit, key: newKey() });
    const bo = await server.client();
    await bo.join(table, key);

    expect([sat.status, sat.body]).toEqual([200, { table, seat: 1 }]);
    expect(again.body).toEqual(sat.body);
    expect(thief.body.code).toBe('invite-used');
    await ana.until('Bo is here', () => ana.chair(table, 0).seen.people[1]!.isHere);
    expect(ana.chair(table, 0).seen.people).toEqual([
      { seat: 0, name: 'Ana', who: 'person', bot: null, isHere: true },
      { seat: 1, name: 'Bo', who: 'person', bot: null, isHere: true },
    ]);
    const { body } = await http(server.port, 'GET', `/api/tables/${table}`, undefined, [keys[0]!.key, host]);
    expect(body).toMatchObject({ name: 'Friday', game: 'zero-dawn', status: 'playing', mine: [0], isHost: true, isArchived: false });
    const open = await http(server.port, 'GET', `/api/tables/${table}`);
    expect(open.body).toMatchObject({ mine: [], isHost: false, isMyTurn: false, host: 'Ana', mode: 'standard' });
    expect(open.body.turns.every((seat: number) => seat === 0 || seat === 1)).toBe(true);
    expect(body.isMyTurn).toBe(open.body.turns.includes(0));
    expect(open.body.since).toBe(open.body.createdAt);

    bo.close();
    await ana.until('Bo is away', () => !ana.chair(table, 0).seen.people[1]!.isHere);
  });

  test('whoever only loads the page again has not left', async () => {
    const slow = await TestServer.start({ graceMs: 60_000 });
    const { table, keys } = await createTable(slow.port, 'mm');
    const [ana, bo] = [await slow.client(), await slow.client()];
    await ana.join(table, keys[0]!.key);
    await bo.join(table, keys[1]!.key);
    await ana.until('Bo is here', () => ana.chair(table, 0).seen.people[1]!.isHere);
    const { at } = ana.chair(table, 0);

    bo.close();
    const again = await slow.client();
    await again.join(table, keys[1]!.key);
    await ana.ask('rename', { table, as: 0, name: 'Ana' });

    expect(ana.chair(table, 0).at).toBe(at + 1);
    await slow.clean();
  });

  test('a bot takes the seat of somebody who is away and gives it back', async () => {
    const { table, keys } = await createTable(server.port, 'mm');
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);
    const bo = await server.client();
    await bo.join(table, keys[1]!.key);
    await ana.until('Bo is here', () => ana.chair(table, 0).seen.people[1]!.isHere);
    expect(codeOf(await ana.ask('stand-in', { table, as: 0, seat: 1, bot: 'sensible' }))).toBe('is-here');
    bo.close();
    await ana.until('Bo is away', () => !ana.chair(table, 0).seen.people[1]!.isHere);

    expect(codeOf(await ana.ask('stand-in', { table, as: 0, seat: 1, bot: 'sensible' }))).toBe('done');
    expect(ana.chair(table, 0).seen.people[1]).toMatchObject({ who: 'person', bot: 'sensible', isHere: false });
    for (let i = 0; i < 10; i++) expect((await ana.answerAny(table, 0))!.type).toBe('ack');

    const back = await server.client();
    await back.join(table, keys[1]!.key);
    await ana.until('Bo is back', () => ana.chair(table, 0).seen.people[1]!.bot === null);
    expect(ana.chair(table, 0).seen.people[1]!.isHere).toBe(true);
  });

  test('one may let a bot play for oneself', async () => {
    const { table, keys } = await createTable(server.port, 'm', { setup: { ...(soloSetup as object) } });
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);

    await ana.ask('stand-in', { table, as: 0, seat: 0, bot: 'sensible' });
    await ana.until('the bot has played on', () => ana.chair(table, 0).lines.length > 10);
    await ana.ask('stand-in', { table, as: 0, seat: 0, bot: null });

    expect(ana.chair(table, 0).seen.people[0]!.bot).toBeNull();
    const reply = await ana.answerAny(table, 0);
    expect(reply?.type ?? ana.chair(table, 0).seen.status).toBe(reply ? 'ack' : 'over');
  });

  test('a bot keeps an open seat warm until somebody sits down', async () => {
    const { table, keys, invites } = await createTable(server.port, 'mo');
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);
    await ana.ask('stand-in', { table, as: 0, seat: 1, bot: 'random' });
    for (let i = 0; i < 5; i++) expect((await ana.answerAny(table, 0))!.type).toBe('ack');

    await http(server.port, 'POST', `/api/tables/${table}/sit`, { invite: invites[0]!.invite, key: newKey(), name: 'Bo' });

    await ana.until('Bo sits', () => ana.chair(table, 0).seen.people[1]!.who === 'person');
    expect(ana.chair(table, 0).seen.people[1]).toMatchObject({ name: 'Bo', bot: null });
  });

  test('chat and names reach everybody; who watches points at nothing', async () => {
    const { table, keys } = await createTable(server.port, 'mm');
    const [ana, bo] = [await server.client(), await server.client()];
    await ana.join(table, keys[0]!.key, { name: 'Ana' });
    await bo.join(table, undefined, { name: 'Wen' });

    await ana.ask('chat', { table, as: 0, says: '  good hunt  ' });
    await bo.ask('chat', { table, as: null, says: 'thanks' });
    await ana.ask('rename', { table, as: 0, name: 'Anna' });

    await bo.until('the name is seen', () => bo.chair(table, null).seen.people[0]!.name === 'Anna');
    expect(bo.chair(table, null).chat.map(({ name, seat, says }) => [name, seat, says])).toEqual([
      ['Ana', 0, 'good hunt'],
      ['Wen', null, 'thanks'],
    ]);
    expect(codeOf(await bo.ask('ping', { table, as: null, about: { kind: 'square', id: 12 } }))).toBe('spectator');
    const late = await server.client();
    await late.join(table);
    expect(late.chair(table, null).chat).toHaveLength(2);
  });

  test('whoever talks too much is asked to wait', async () => {
    const strict = await TestServer.start({ limits: { talkAtOnce: 2, talkPerSecond: 0.001 } });
    const { table, keys } = await createTable(strict.port, 'mb');
    const ana = await strict.client();
    await ana.join(table, keys[0]!.key);

    const codes = [];
    for (let i = 0; i < 3; i++) codes.push(codeOf(await ana.ask('chat', { table, as: 0, says: 'so' })));

    expect(codes).toEqual(['done', 'done', 'too-fast']);
    await strict.clean();
  });

  test('to pause, to vote, to rename and to seat a bot is talk, too', async () => {
    const strict = await TestServer.start({ standInMs: 0, limits: { talkAtOnce: 3, talkPerSecond: 0.001 } });
    const { table, keys } = await createTable(strict.port, 'mb');
    const said = async (type: 'pause' | 'vote' | 'rename' | 'stand-in' | 'ping'): Promise<string[]> => {
      const ana = await strict.client();
      await ana.join(table, keys[0]!.key);
      const codes = [];
      for (let i = 0; i < 4; i++) {
        const wishes = {
          pause: () => ana.ask('pause', { table, as: 0, paused: i % 2 === 0 }),
          vote: () => ana.ask('vote', { table, as: 0, vote: i, yes: true }),
          rename: () => ana.ask('rename', { table, as: 0, name: `Ana ${i}` }),
          'stand-in': () => ana.ask('stand-in', { table, as: 0, seat: 0, bot: i % 2 === 0 ? 'sensible' : null }),
          ping: () => ana.ask('ping', { table, as: 0, about: { kind: 'square', id: 1 } }),
        };
        codes.push(codeOf(await wishes[type]()));
      }
      ana.close();
      return codes;
    };

    for (const type of ['pause', 'vote', 'rename', 'stand-in', 'ping'] as const)
      expect([type, (await said(type)).at(-1)]).toEqual([type, 'too-fast']);
    await strict.clean();
  });

  test('those of one house do not say more by coming more often', async () => {
    const strict = await TestServer.start({ limits: { talkAtOnce: 2, talkPerSecond: 0.001 } });
    const { table } = await createTable(strict.port, 'mb');
    const codes = [];
    for (let i = 0; i < 20; i++) {
      const guest = await strict.client();
      await guest.join(table);
      codes.push(codeOf(await guest.ask('chat', { table, as: null, says: 'so' })));
      guest.close();
    }

    expect(codes.filter(code => code === 'done')).toHaveLength(8);
    expect(codes.at(-1)).toBe('too-fast');
    await strict.clean();
  });

  test('nobody takes the name of somebody at the table', async () => {
    const { table, keys, invites } = await createTable(server.port, 'mmo');
    const ana = await server.client();
    await ana.join(table, keys[0]!.key, { name: 'Ana' });
    await ana.join(table, keys[1]!.key, { name: 'Bo' });
    const watcher = await server.client();
    await watcher.join(table, undefined, { name: 'ana' });

    await watcher.ask('chat', { table, as: null, says: 'I resign.' });
    await watcher.ask('rename', { table, as: null, name: 'B\u00ado' }).catch(() => {});
    await watcher.ask('rename', { table, as: null, name: 'Ｂｏ' });
    await watcher.ask('chat', { table, as: null, says: 'Me, too.' });

    expect(watcher.chair(table, null).chat.map(one => one.name)).toEqual(['ana (watching)', 'Ｂｏ (watching)']);
    expect(codeOf(await ana.ask('rename', { table, as: 1, name: 'ANA' }))).toBe('name-taken');
    const sit = { invite: invites[0]!.invite, key: newKey(), name: 'Ana ' };
    expect((await http(server.port, 'POST', `/api/tables/${table}/sit`, sit)).body.code).toBe('name-taken');
    const asBot = await http(server.port, 'POST', `/api/tables/${table}/sit`, { ...sit, name: 'Sensible bot 3' });
    expect([asBot.status, asBot.body.code]).toEqual([409, 'name-reserved']);
    expect(codeOf(await ana.ask('rename', { table, as: 1, name: 'Seat 1' }))).toBe('name-reserved');
    expect((await http(server.port, 'POST', `/api/tables/${table}/sit`, { ...sit, name: 'Cy' })).status).toBe(200);
    // Whoever loads the page again keeps the name that they have.
    expect(codeOf(await ana.join(table, keys[1]!.key, { name: 'Ana' }))).toBe('seen');
    expect(ana.chair(table, 1).seen.people.map(one => one.name)).toEqual(['Ana', 'Bo', 'Cy']);
  });

  test('an opponent cannot have a bot play for somebody who has just gone; the host can', async () => {
    const patient = await TestServer.start({ standInMs: 3_600_000 });
    const { table, keys, host } = await createTable(patient.port, 'mm');
    const [ana, bo] = [await patient.client(), await patient.client()];
    await ana.join(table, keys[0]!.key);
    await bo.join(table, keys[1]!.key);
    await ana.until('Bo is here', () => ana.chair(table, 0).seen.people[1]!.isHere);
    bo.close();
    await ana.until('Bo is away', () => !ana.chair(table, 0).seen.people[1]!.isHere);
    const wish = { table, as: 0, seat: 1, bot: 'sensible' };

    expect(await ana.ask('stand-in', wish)).toMatchObject({ code: 'just-left', facts: { seat: 1 } });
    expect(codeOf(await ana.ask('stand-in', { ...wish, host: newKey() }))).toBe('just-left');
    expect(codeOf(await ana.ask('stand-in', { ...wish, bot: 'random', host }))).toBe('sensible-only');
    expect(codeOf(await ana.ask('stand-in', { ...wish, host }))).toBe('done');
    await patient.clean();
  });

  test('leaving a chair ends what is sent to it; the seat stays', async () => {
    const { table, keys } = await createTable(server.port, 'mb');
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);

    expect(codeOf(await ana.ask('leave', { table, as: 0 }))).toBe('done');
    expect(codeOf(await ana.ask('undo', { table, as: 0 }))).toBe('not-joined');
    expect(codeOf(await ana.join(table, keys[0]!.key))).toBe('seen');
  });

  test('the host renames, archives, gives a seat away and deletes', async () => {
    const { table, keys, host } = await createTable(server.port, 'mm');
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);
    const bo = await server.client();
    await bo.join(table, keys[1]!.key);
    const path = `/api/tables/${table}`;

    const patched = await http(server.port, 'PATCH', path, { name: 'Late hunt', archived: true }, [host]);
    const invited = await http(server.port, 'POST', `${path}/invite`, { seat: 1 }, [host]);

    expect(patched.body).toMatchObject({ name: 'Late hunt', isArchived: true });
    await bo.until('the seat is gone', () => bo.replies.some(one => one.type === 'closed'));
    expect(bo.replies.find(one => one.type === 'closed')).toMatchObject({ code: 'seat-given-away', as: 1 });
    expect(codeOf(await bo.join(table, keys[1]!.key))).toBe('wrong-key');
    const sat = await http(server.port, 'POST', `${path}/sit`, { invite: invited.body.invite, key: newKey(), name: 'Cy' });
    expect(sat.body).toEqual({ table, seat: 1 });
    await ana.until('both are told', () => ana.chair(table, 0).chat.length === 2);
    expect(ana.chair(table, 0).chat.map(one => one.says)).toEqual([
      'The host has taken seat 2 from Person 1 and invites somebody else to it.',
      'Cy sits down in seat 2.',
    ]);

    expect((await http(server.port, 'DELETE', path, undefined, [host])).status).toBe(204);
    await ana.until('the table is gone', () => ana.replies.some(one => one.type === 'closed'));
    expect(ana.replies.find(one => one.type === 'closed')).toMatchObject({ code: 'deleted' });
    expect((await http(server.port, 'GET', path)).status).toBe(404);
    expect(await server.store.read(table)).toBeNull();
  });

  test('tables that nobody looks at leave memory and come back', async () => {
    const quick = await TestServer.start({ idleMs: 100, metricsToken: 'token' });
    const live = async (): Promise<number> => quick.figure('quarry_tables_live');
    const { table, keys } = await createTable(quick.port, 'mb');
    const ana = await quick.client();
    await ana.join(table, keys[0]!.key);
    await ana.answerAny(table, 0);
    const asked = await ana.asked(table, 0);
    const other = await createTable(quick.port, 'mb');
    await http(quick.port, 'GET', `/api/tables/${other.table}`);
    // The other one is gone; this one is looked at and stays.
    await vi.waitFor(async () => expect(await live()).toBe(1), 20_000);
    await ana.ask('rename', { table, as: 0, name: 'Ana' });

    ana.close();
    await vi.waitFor(async () => expect(await live()).toBe(0), 20_000);

    const again = await quick.client();
    await again.join(table, keys[0]!.key);
    expect(again.chair(table, 0).seen.asked).toEqual(asked);
    expect(await live()).toBe(1);
    await quick.clean();
  });
});

test('only so many tables that nobody looks at are held in memory', async () => {
  const small = await TestServer.start({ metricsToken: 'token', limits: { tablesInMemory: 5 } });
  const watched = await createTable(small.port, 'mb');
  const client = await small.client();
  await client.join(watched.table, watched.keys[0]!.key);
  for (let i = 0; i < 20; i++) {
    const { table } = await createTable(small.port, 'mb');
    expect((await http(small.port, 'GET', `/api/tables/${table}`)).status).toBe(200);
  }

  expect(await small.figure('quarry_tables_live')).toBeLessThanOrEqual(5 * small.nodes);
  expect((await client.answerAny(watched.table, 0))!.type).toBe('ack');
  await small.clean();
});

const soloSetup = { seats: 1, mode: 'cooperative', trading: 'off', quest: 'sawtooth', hunters: [], leader: -1, fledgling: -1 };
