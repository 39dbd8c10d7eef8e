/** A campaign of Forbidden West at a server: what was handed on by an older box, and what was damaged on the way. */
import { Players, sensible } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import { recordOf, startMatch } from '@quarry/kernel';
import type { CreatedTable } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Http, http, wishesOf } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const west = GAMES.find(one => one.id === 'forbidden-west')!;

let server: TestServer;
/** The first chapter, played to its end by one. */
let first: CreatedTable;
beforeAll(async () => {
  const setup = west.tables.find(one => west.seatsOf(one.setup) === 1)!.setup as object;
  const started = startMatch(west, { ...setup, chapter: 1 }, 'a campaign');
  if (!started.ok) throw new Error(started.refusal.says);
  new Players(started.value, [sensible(west)]).play(20_000);
  server = await TestServer.start({ games: [west] });
  const record = JSON.parse(JSON.stringify(recordOf(started.value)));
  const imported = await http(server.port, 'POST', '/api/tables/import', { record, seats: wishesOf('m') });
  expect(imported.body).toHaveProperty('table');
  first = imported.body as CreatedTable;
});
afterAll(() => server.clean());

const call = (method: string, path: string, keys: readonly string[] = [], body?: unknown): Promise<Http> =>
  http(server.port, method, `/api/tables/${path}`, body, keys);

type Loose = Record<string, unknown>;
/** The second chapter is open, with `change` made to what the first one handed on; the server has read it from its store. */
async function handedOn(change: (carried: Loose) => Loose): Promise<string> {
  const next = (await call('POST', `${first.table}/next`, [first.host])).body.table as string;
  const { table } = (await server.store.read(next))!;
  const { story } = table;
  await server.store.write({
    do: 'table',
    id: next,
    table: { ...table, story: { ...story!, carried: change(story!.carried as Loose) } },
    at: 1,
  });
  await server.stop();
  await server.start({ games: [west] });
  return next;
}

const withMember = (carried: Loose, change: (member: Loose) => Loose): Loose => ({
  ...carried,
  party: (carried.party as Loose[]).map(change),
});

describe('a chapter that follows another', () => {
  test.each<[string, string, object, (carried: Loose) => Loose]>([
    ['no number where one belongs', 'bad-carry', { path: 'carried.potions' }, carried => ({ ...carried, potions: 'many' })],
    [
      'a card in two places',
      'bad-campaign',
      { what: 'card' },
      carried => withMember(carried, one => ({ ...one, satchel: [(one.gear as string[])[0]] })),
    ],
  ])('is refused by name with %s; the one before stays, and this one can be opened anew', async (_, code, facts, change) => {
    const next = await handedOn(change);

    const refused = (await call('POST', `${next}/begin`, [first.host])).body;
    expect(refused).toMatchObject({ code, facts });
    expect(refused.says).toContain('chapter');
    expect((await call('GET', first.table)).body).toMatchObject({ status: 'over', chapter: 1 });

    expect((await call('DELETE', next, [first.host])).status).toBeLessThan(300);
    const again = (await call('POST', `${first.table}/next`, [first.host])).body.table as string;
    expect(again).not.toBe(next);
    expect((await call('GET', `${again}/gathering`)).status).toBe(200);
    await call('DELETE', again, [first.host]);
  });

  test('goes on from an older box, says before it begins what is no more, and again when it begins', async () => {
    const next = await handedOn(carried => ({
      ...withMember(carried, one => ({ ...one, satchel: [...(one.satchel as string[]), 'no-such-card'] })),
      content: 'older',
    }));

    const gathering = (await call('GET', `${next}/gathering`)).body;
    expect(gathering.story.says.at(-1)).toEqual({
      heading: 'The box was printed anew',
      lines: ['These cards are no longer in the box and are left out: no-such-card.'],
    });
    expect((await call('POST', `${next}/begin`, [first.host])).body).toMatchObject({ status: 'playing', chapter: 2 });
    const client = await server.client();
    await client.join(next, first.keys[0]!.key);
    expect(
      client
        .chair(next, 0)
        .lines.map(one => one.says)
        .join(' '),
    ).toContain('no-such-card');
  });
});
