/** Rules that do not come to an end: the table where it happens is stopped, and nobody else notices. */
import type { AnyGame, AnyMatch, Table } from '@quarry/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { hashOfKey, newTableId } from './keys.ts';
import { Stopped } from './past.ts';
import { packRows } from './rows.ts';
import type { Change } from './store.ts';
import { createTable, http, wishesOf } from './testing/client.ts';
import { zeroDawn, zeroDawnMatch } from './testing/positions.ts';
import { TestServer } from './testing/server.ts';
import { answerAt, Frames, keyOf, sitAt, tableAt, worldOf } from './testing/tables.ts';

/** Roomy: on a busy machine even what ends takes a while. */
const RULE_MS = 2_000;
/** For what never ends anyway. */
const BRIEF_MS = 50;

/** Zero Dawn, but what follows an answer never ends. */
const endless = (act: (table: Table<unknown>) => void): AnyGame => ({
  ...zeroDawn,
  rules: {
    ...zeroDawn.rules,
    next(state) {
      const scene = zeroDawn.rules.next(state);
      if (!('play' in scene)) return scene;
      return {
        name: scene.name,
        *play(table) {
          const step = scene.play(table).next();
          if (!step.done) yield step.value;
          for (;;) act(table);
        },
      };
    },
  },
});
const goesRound = endless(() => {});
const tells = endless(table => table.tell({ type: 'merchants-closed', rule: 'ZD-ACT-1' }));

/** A match at the beginning of a scene: what is open there is open at its checkpoint. */
function here(): AnyMatch {
  const { match, play } = zeroDawnMatch(2, 'endless');
  play(30);
  while (match.checkpoint.n < match.n) play(match.n + 1);
  return match;
}
interface Opened {
  readonly table: ReturnType<typeof tableAt>;
  readonly changes: Change[];
  /** What comes now does not end: why wait for it? */
  hurry(): void;
}
const opened = (game: AnyGame, isFromOutside: boolean): Opened => {
  const { setup, seed, checkpoint: moment } = here();
  const changes: Change[] = [];
  const { store } = worldOf();
  const write = (change: Change): Promise<void> => {
    changes.push(change);
    return store.write(change);
  };
  let ruleMs = RULE_MS;
  const world = {
    store: { ...store, write },
    get ruleMs() {
      return ruleMs;
    },
  };
  return {
    changes,
    table: tableAt({ game, setup, seed, moment }, isFromOutside ? { isFromOutside } : {}, world),
    hurry() {
      ruleMs = BRIEF_MS;
    },
  };
};

test.each([
  ['go round at a table whose state came from outside', goesRound, true],
  ['tell without end at a table whose state came from outside', tells, true],
  ['tell without end at any table', tells, false],
] as const)('rules that %s are broken off, and the table is stopped for good', (_, game, isFromOutside) => {
  const { table, changes, hurry } = opened(game, isFromOutside);
  const frames = [new Frames(), new Frames()];
  const chairs = frames.map((outlet, seat) => sitAt(table, seat, outlet));
  const match = here();
  const { seat, kind, options } = match.open[0]!;
  const n = match.openFor(seat)!.turn;
  hurry();

  expect(() => answerAt(table, chairs[seat]!, { seat, n, kind, key: options[0]!.key })).toThrow(Stopped);

  expect(table.isClosed).toBe(true);
  for (const { texts } of frames) expect(JSON.parse(texts.at(-1)!)).toMatchObject({ type: 'closed', code: 'stopped' });
  expect(changes).toEqual([expect.objectContaining({ do: 'table', table: expect.objectContaining({ isStopped: true }) })]);
});

test('odds, reasons and sights that never end stop the table likewise', () => {
  const forEver = (): never => {
    for (;;);
  };
  const { seat } = here().open[0]!;
  const turn = here().openFor(seat)!.turn;
  const request = { id: 1, table: 'a', as: seat, n: turn };

  const asking = opened({ ...zeroDawn, words: { ...zeroDawn.words, refused: forEver } }, true);
  const chair = sitAt(asking.table, seat, new Frames());
  asking.hurry();
  expect(() => asking.table.looks.whyNot(chair, { type: 'why-not', ...request })).toThrow(Stopped);
  expect(asking.table.isClosed).toBe(true);

  const looking = opened({ ...zeroDawn, words: { ...zeroDawn.words, questionSays: forEver } }, true);
  looking.hurry();
  expect(() => sitAt(looking.table, seat, new Frames())).toThrow(Stopped);
  expect(looking.table.isClosed).toBe(true);
});

describe('a stopped table', () => {
  let server: TestServer;
  afterEach(() => server.clean());

  /** A table that stands where the rules will not come to an end. */
  async function brought(): Promise<string> {
    const { setup, seed, checkpoint: moment } = here();
    const id = newTableId();
    const { version, content } = zeroDawn;
    const seats = [0, 1].map(seat => ({
      name: `P${seat}`,
      who: 'person' as const,
      bot: null,
      key: hashOfKey(keyOf(seat)),
      invite: null,
      used: null,
      stops: {},
    }));
    const table = {
      ...{ id, game: 'zero-dawn', version, content, setup, seed, base: moment.n, name: 'Brought', seats, host: hashOfKey(keyOf(9)) },
      ...{ owner: 'o', evenPause: 0, isPaused: false, isArchived: false, createdAt: 0, isFromOutside: true as const },
    };
    await server.store.write({
      do: 'create',
      table,
      rows: packRows({ base: moment.n, opening: [], answers: [], moments: [moment] }),
      at: 1,
    });
    return id;
  }

  test('is refused by its code, can be looked back at, exported and deleted; the others play on', async () => {
    server = await TestServer.start({ games: [goesRound], ruleMs: RULE_MS });
    const table = await brought();
    const client = await server.client();
    for (const seat of [0, 1]) await client.join(table, keyOf(seat));

    expect(await client.anyAnswers(table)).toMatchObject({ type: 'refused', code: 'stopped' });

    expect(await client.join(table, keyOf(0))).toMatchObject({ type: 'refused', code: 'stopped', says: expect.stringContaining('replay') });
    expect(client.replies.filter(one => one.type === 'closed').map(one => one.code)).toEqual(['stopped', 'stopped']);
    const path = `/api/tables/${table}`;
    const keys = [0, 1].map(keyOf);
    expect((await http(server.port, 'GET', path, undefined, keys)).body).toMatchObject({
      status: 'stopped',
      mine: [0, 1],
      isMyTurn: false,
    });
    expect((await http(server.port, 'GET', `${path}/replay?as=0`, undefined, keys)).status).toBe(200);
    expect((await http(server.port, 'GET', `${path}/export`, undefined, keys)).body).toMatchObject({ format: 'quarry-match-1' });
    expect((await http(server.port, 'PATCH', path, { name: 'x' }, [keyOf(9)])).body.code).toBe('stopped');
    expect(server.logged.join('')).toContain('the rules did not come to an end');
    const forked = await http(server.port, 'POST', `${path}/fork`, { as: 0, step: 0, seats: wishesOf('mm') }, keys);
    expect(forked.status).toBe(201);
    expect((await server.store.read(forked.body.table))!.table.isFromOutside).toBe(true);

    const { table: other, keys: own } = await createTable(server.port, 'mm');
    expect((await client.join(other, own[0]!.key)).type).toBe('seen');
    expect((await http(server.port, 'DELETE', path, undefined, [keyOf(9)])).status).toBe(204);
    expect((await http(server.port, 'GET', path)).status).toBe(404);
  });

  test('stays stopped after a restart', async () => {
    server = await TestServer.start({ games: [tells] });
    const table = await brought();
    const client = await server.client();
    for (const seat of [0, 1]) await client.join(table, keyOf(seat));
    await client.anyAnswers(table);

    await server.stop();
    await server.start({ games: [tells] });

    expect(await (await server.client()).join(table, keyOf(0))).toMatchObject({ type: 'refused', code: 'stopped' });
  });
});
