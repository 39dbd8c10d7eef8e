/** What a match that is over teaches, at a server: begun when somebody asks, bounded, remembered, and never of a match that is still played. */
import { Players, sensible } from '@quarry/bots';
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import { recordOf, startMatch } from '@quarry/kernel';
import type { AnalysisOf, MatchAnalysis } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Analyses } from './analyses.ts';
import { analysisOf } from './analysis-job.ts';
import { Faults } from './faults.ts';
import { makeLog } from './log.ts';
import type { Past } from './past.ts';
import { pack } from './rows.ts';
import { createTable, http, wishesOf } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const named = gameNamed('snow-lynx', ALL_GAMES);
if (!named.ok) throw new Error(named.refusal.says);
const snowLynx = named.value;
const SETUP = snowLynx.tables[1]!.setup;

/** A match of sensible players, as it lies in the store. */
function stored(upTo = Number.POSITIVE_INFINITY) {
  const started = startMatch(snowLynx, SETUP, 'analysed');
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const players = new Players(
    match,
    Array.from({ length: match.seats }, () => sensible(snowLynx)),
  );
  players.play(upTo);
  const record = recordOf(match);
  const { game, version, content, setup, seed } = record;
  return { match: pack({ table: { game, version, content, setup, seed, base: 0 }, answers: record.answers, moments: [] }), n: match.n };
}
const PEOPLE = [{ seat: 0, name: 'Ada', who: 'person', bot: null, isHere: true }] as const;

describe('over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ games: ALL_GAMES });
  });
  afterAll(() => server.clean());

  const ask = (table: string, keys: string[] = [], as = '?as=0') =>
    http(server.port, 'GET', `/api/tables/${table}/analysis${as}`, undefined, keys);

  test('of a match that is over it is said when it has been found, and what it says leads to steps of the replay', async () => {
    const { table } = await createTable(server.port, 'bb', { game: 'snow-lynx', setup: SETUP });
    const client = await server.client();
    await client.join(table);
    await client.until('the match is over', () => client.chair(table, null).seen.status === 'over', 120_000);

    const first = await ask(table);
    expect([first.status, 'share' in first.body || 'analysis' in first.body]).toEqual([200, true]);
    let said: AnalysisOf = first.body;
    while (!('analysis' in said)) {
      expect([said.share >= 0, said.share <= 1]).toEqual([true, true]);
      await new Promise(resolve => setTimeout(resolve, 100));
      said = (await ask(table)).body;
    }

    const { seat, isWon, curve, sums, costly } = said.analysis;
    const { steps } = (await http(server.port, 'GET', `/api/tables/${table}/replay?as=0`)).body;
    expect([seat, isWon]).toEqual([0, client.chair(table, null).seen.ended!.winners.includes(0)]);
    expect(curve.at(-1)).toEqual({ step: steps.length - 1, chance: isWon ? 1 : 0 });
    for (const { step } of [...curve, ...costly]) expect(step).toBeLessThan(steps.length);
    expect(sums.start + sums.luck + sums.own + sums.others).toBeCloseTo(isWon ? 1 : 0, 1);
    expect((await ask(table)).body).toEqual(said);

    for (const { step } of costly) {
      const forked = await http(server.port, 'POST', `/api/tables/${table}/fork`, { as: 0, step, seats: wishesOf('mb') });
      expect(forked.status).toBe(201);
    }
  });

  test('of a match that is still played nothing is said, nor of a table played on from one', async () => {
    const { table, keys } = await createTable(server.port, 'mb', { game: 'snow-lynx', setup: SETUP });
    const key = keys[0]!.key;
    expect((await ask(table, [key])).body.code).toBe('still-played');
    expect((await ask(table, [], '')).body.code).toBe('still-played');
    expect((await ask(table)).body.code).toBe('not-your-seat');
    expect((await ask(table, [], '?as=9')).body.code).toBe('no-such-seat');

    const { body } = await http(server.port, 'POST', `/api/tables/${table}/fork`, { as: 0, step: 0, seats: wishesOf('mb') }, [key]);
    expect((await ask(body.table, [body.keys[0].key])).body.code).toBe('still-played');
    const truth = (await server.store.read(table))!;
    const forked = (await server.store.read(body.table))!;
    // It is dealt anew, with other dice: not even its own end would tell anything of the first.
    expect(forked.table.seed).not.toContain(truth.table.seed);
  });
});

describe('the job', () => {
  test('names those who play, counts steps, and says the same each time', () => {
    const { match, n } = stored();
    const job = { match, upTo: n, as: 0, people: PEOPLE };

    const one = analysisOf(job, () => {}, ALL_GAMES, { positions: 3_000 });

    expect(one).toMatchObject({ ok: true, value: { seat: 0 } });
    expect(analysisOf(job, () => {}, ALL_GAMES, { positions: 3_000 })).toEqual(one);
    expect(JSON.stringify(one)).not.toMatch(/\bSeat 1\b/);
  });

  test('refuses what is not over, and what other rules have played', () => {
    const { match } = stored(10);
    expect(analysisOf({ match, upTo: 10, as: 0, people: PEOPLE }, () => {}, ALL_GAMES, { positions: 100 })).toMatchObject({
      ok: false,
      refusal: { code: 'still-played' },
    });
    const whole = stored();
    const older = ALL_GAMES.map(game => (game.id === 'snow-lynx' ? { ...game, content: 'other' } : game));
    expect(analysisOf({ match: whole.match, upTo: whole.n, as: 0, people: PEOPLE }, () => {}, older)).toMatchObject({
      refusal: { code: 'other-rules' },
    });
  });
});

test('of one house two are worked on at a time and six in all; what failed is said as such, and nobody is the worse for it', async () => {
  const working: {
    resolve: (found: { ok: true; value: MatchAnalysis }) => void;
    reject: (error: Error) => void;
    tell: (share: number) => void;
  }[] = [];
  const faults: string[] = [];
  const analyses = new Analyses({
    store: { readPacked: async () => new Uint8Array(1) },
    faults: new Faults(makeLog('silent'), what => faults.push(what)),
    analyse: (_, tell) => new Promise((resolve, reject) => working.push({ resolve, reject, tell })),
  });
  const past = (id: string, isOver = true) =>
    ({ id, n: 9, isOver, shownUpTo: 9, stored: { seats: [{}, {}] }, seatsOf: () => [], cover: () => ({ people: [] }) }) as unknown as Past;
  const ask = (id: string, house: string, as = 0) => analyses.of(past(id), as, [], house);
  const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

  expect(analyses.of(past('x', false), null, [], 'a')).toMatchObject({ refusal: { code: 'still-played' } });
  expect([ask('one', 'a'), ask('two', 'a')]).toMatchObject([{ value: { share: 0 } }, { value: { share: 0 } }]);
  expect(ask('three', 'a')).toMatchObject({ refusal: { code: 'busy' } });
  for (const [id, house] of [
    ['three', 'b'],
    ['four', 'b'],
    ['five', 'c'],
    ['six', 'c'],
  ] as const)
    expect(ask(id, house).ok).toBe(true);
  expect(ask('seven', 'd')).toMatchObject({ refusal: { code: 'busy' } });
  await settled();
  expect(working).toHaveLength(6);

  working[0]!.tell(0.4);
  expect(ask('one', 'somebody else')).toEqual({ ok: true, value: { share: 0.4 } });
  working[0]!.resolve({ ok: true, value: { seat: 0 } as MatchAnalysis });
  working[1]!.reject(new Error('lost'));
  await settled();
  expect(ask('one', 'a')).toEqual({ ok: true, value: { analysis: { seat: 0 } } });
  expect(ask('two', 'a')).toMatchObject({ refusal: { code: 'not-analysed' } });
  expect(faults).toEqual(['analysis']);
  expect(ask('seven', 'd').ok).toBe(true);
});
