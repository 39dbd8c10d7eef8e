/** What the cover of a table says to whoever is asked there: nobody reads more of it than their own chair has been shown. */
import { ALL_GAMES } from '@quarry/catalogue';
import type { Seat } from '@quarry/kernel';
import type { TableCover } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { createTable, http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const ANSWERS = 40;
const snowLynx = ALL_GAMES.find(one => one.id === 'snow-lynx')!;
const TWO = snowLynx.tables[1]!.setup;

describe('what calls somebody back to a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ games: ALL_GAMES });
  });
  afterAll(() => server.clean());

  const coverOf = async (table: string, ...keys: string[]): Promise<TableCover> =>
    (await http(server.port, 'GET', `/api/tables/${table}`, undefined, keys)).body;

  /** Everything that a chair has read, or may ask for: its lines, and what happened since its turn. */
  async function readBy(client: Client, table: string, seat: Seat): Promise<readonly string[]> {
    const { lines, seen } = client.chair(table, seat);
    const reply = await client.ask('since', { table, as: seat, n: seen.asked!.n });
    const since = reply.type === 'since' ? reply.since.map(one => one.says) : [];
    return [...lines.map(one => one.yours ?? one.says), ...since];
  }

  test('whoever is asked reads what happened and what is asked, as their chair does; a stranger and the others read nothing of it', async () => {
    const { table, keys } = await createTable(server.port, 'mm');
    const both = await server.client();
    for (const { key } of keys) await both.join(table, key);
    const said = new Set<string>();

    for (let i = 0; i < ANSWERS; i++) {
      const seat = (await both.anyAsked(table))!;
      const [mine, theirs] = [keys[seat]!.key, keys[1 - seat]!.key];
      const { asked } = both.chair(table, seat).seen;
      const { call } = await coverOf(table, mine);

      expect(call!.asks).toBe(asked!.says);
      expect(call!.deed).toBe(ALL_GAMES.find(game => game.id === 'zero-dawn')!.words.callSays!(asked!.kind));
      if (call!.happened !== '') expect(await readBy(both, table, seat)).toContain(call!.happened);
      said.add(call!.happened);
      expect((await coverOf(table)).call).toBeNull();
      if (both.chair(table, 1 - seat).seen.asked === null) expect((await coverOf(table, theirs)).call).toBeNull();
      await both.answerAny(table, seat);
    }

    expect(said.size).toBeGreaterThan(5);
  });

  test('two seats at one screen read what everybody reads: the curtain is not here', async () => {
    const { table, keys } = await createTable(server.port, 'mm');
    const both = await server.client();
    const stranger = await server.client();
    for (const { key } of keys) await both.join(table, key);
    await stranger.join(table);

    for (let i = 0; i < ANSWERS; i++) {
      await both.anyAsked(table);
      const { call } = await coverOf(table, ...keys.map(one => one.key));
      expect([call!.asks, call!.deed]).toEqual(['', '']);
      const { happened } = call!;
      const reads = (): boolean => stranger.chair(table, null).lines.some(one => one.says === happened);
      if (happened !== '') await stranger.until(`a stranger reads “${happened}”, too`, reads, 10_000);
      await both.anyAnswers(table);
    }
  });

  test('a wrong key is a stranger’s', async () => {
    const { table } = await createTable(server.port, 'mm');
    expect(await coverOf(table, 'x'.repeat(32))).toMatchObject({ mine: [], isMyTurn: false, call: null });
  });

  test('what is said is short, however long the words of the game are; without any, somebody is asked all the same', async () => {
    const wordy = { ...snowLynx, words: { ...snowLynx.words, questionSays: () => 'very '.repeat(100) } };
    const mute = {
      ...snowLynx,
      id: 'mute',
      words: {
        ...snowLynx.words,
        questionSays: () => {
          throw new Error('no words');
        },
      },
    };
    const odd = await TestServer.start({ games: [wordy, mute] });
    const callAt = async (game: string): Promise<TableCover['call']> => {
      const { table, keys } = await createTable(odd.port, 'mb', { game, setup: TWO });
      return (await http(odd.port, 'GET', `/api/tables/${table}`, undefined, [keys[0]!.key])).body.call;
    };

    const { asks } = (await callAt('snow-lynx'))!;
    expect(asks).toMatch(/^very very .* very …$/);
    expect(asks.length).toBeLessThanOrEqual(240);
    expect(await callAt('mute')).toEqual({ happened: '', asks: '', deed: '' });
    await odd.clean();
  });

  test('who paused the table is said to everybody, until it goes on', async () => {
    const { table, keys } = await createTable(server.port, 'mm');
    const ana = await server.client();
    await ana.join(table, keys[1]!.key, { name: 'Ana' });

    await ana.ask('pause', { table, as: 1, paused: true });
    expect(await coverOf(table)).toMatchObject({ status: 'paused', pausedBy: 'Ana' });

    await ana.ask('pause', { table, as: 1, paused: false });
    expect(await coverOf(table)).toMatchObject({ status: 'playing', pausedBy: null });
  });

  test('how it ended is said when it is over, and not before', async () => {
    const { table, keys } = await createTable(server.port, 'mb', { game: 'snow-lynx', setup: TWO });
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);
    expect((await coverOf(table, keys[0]!.key)).ended).toBeNull();

    while ((await ana.answerAny(table, 0)) !== null) {
      // to the end
    }

    expect((await coverOf(table)).ended).toMatch(/./);
    expect((await coverOf(table)).ended).toBe(ana.chair(table, 0).seen.ended!.says);
  });
});
