/** `quarry lab --queue` and `quarry lab-worker`: the same bytes as on one machine, whoever plays and whoever dies; and what is said when something is not as it should be. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_GAMES } from '@quarry/catalogue';
import { isNight } from '@quarry/kernel/testing';
import { CannotPlay, LabQueue, LabWorker, programOf, type Queued, untilPlayed } from '@quarry/lab/queue';
import { PASSWORD, type PostgresServer, sharedPostgres, startPostgres } from '@quarry/server/testing/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quarry, type Ran } from '../testing/world.ts';

const SOON = { beat: 50, alive: 2_000, poll: 50, grace: 10_000 };
const JOBS = 'quarry_lab_jobs.jobs';
/** One shows that the test works; each night there are more. */
const KILLS = isNight ? 20 : 1;
/** By day two workers, one that is killed, what is not believed and what is said show that it works. */
const nightTest = (name: string, run: () => Promise<void>): void => {
  if (isNight) test(name, run);
};

let server: PostgresServer;
let database: string;
let url: string;
let queue: LabQueue;
beforeAll(async () => {
  server = await sharedPostgres();
  database = await server.make();
  url = server.url(database);
  queue = await LabQueue.open(url);
});
afterAll(async () => {
  await queue.close();
  await server.drop(database);
});

const run = (line: string): Promise<Ran> => quarry(line, [], { games: ALL_GAMES });
const ask = (sql: string): Promise<readonly Record<string, unknown>[]> => server.ask(sql, database);
const count = async (of: string): Promise<number> => Number((await ask(`select count(*) as n from ${of}`))[0]!['n']);
const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await is())) await pause(5);
};
const isAtWork = async (): Promise<boolean> => (await count(`${JOBS} where locked_by is not null`)) === 1;
const playing = (threads = 1, to = url): Promise<LabWorker> => LabWorker.start(to, { threads, waits: SOON });
const queuedOf = (more: Partial<Queued> = {}, scenario: string | null = null): Queued => ({
  work: { what: 'play', game: 'snow-lynx', mode: 'hunt', bots: ['random', 'random'], seed: 'q', scenario, picks: 'bot' },
  games: 3,
  piece: 1,
  program: programOf('snow-lynx'),
  ...more,
});

describe('Many machines', () => {
  test("make a new queue at once without getting in each other's way", async () => {
    const fresh = await server.make();
    const opened = await Promise.all(Array.from({ length: 4 }, () => LabQueue.open(server.url(fresh))));
    await Promise.all(opened.map(one => one.close()));
    await server.drop(fresh);
  });

  test('two workers give the same bytes as one machine, swings and all', async () => {
    const line = 'lab snow-lynx --games 32 --swing 8 --seat 0 random --json';
    const alone = await run(`${line} --workers 1`);
    const workers = await Promise.all([playing(), playing()]);

    const many = await run(`${line} --queue ${url}`);

    await Promise.all(workers.map(one => one.stop()));
    expect(many).toEqual(alone);
    expect(many.status).toBe(0);
    expect(workers[0]!.pieces + workers[1]!.pieces).toBe(8 + 2);
    expect(await count(JOBS)).toBe(0);
  });

  test(`a worker that is killed in the middle of a piece, ${KILLS} times: the same bytes, and nothing is lost or counted twice`, async () => {
    const games = 16 * (1 + KILLS);
    const line = `lab snow-lynx --games ${games} --seed killed --json`;
    const many = run(`${line} --queue ${url}`);
    for (let i = 0; i < KILLS; i++) await killAtWork(i);

    const heir = await playing();
    const { status, out } = await many;

    await heir.stop();
    expect(status).toBe(0);
    expect(out).toBe((await run(`${line} --workers 1`)).out);
    const [played] = await ask(
      `select count(*)::int as pieces, sum(games)::int as games from quarry_lab.results where experiment = (select experiment from quarry_lab.results join quarry_lab.experiments on id = experiment where experiments.body like '%killed%' limit 1)`,
    );
    expect(played).toEqual({ pieces: games / 4, games });
    expect(await count(JOBS)).toBe(0);
    expect(await count('quarry_lab.workers')).toBe(0);
  });

  /** Kills one while it has a piece in hand; which one, is another each time. */
  async function killAtWork(pieces: number): Promise<void> {
    const child = fork(new URL('../testing/lab-worker-child.ts', import.meta.url), [url], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const before = await count('quarry_lab.results');
    await until(async () => (await count('quarry_lab.results')) >= before + (pieces % 3));
    await until(() => isHeldAtWork(child));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await isAtWork()).toBe(true);
  }

  /** Nothing moves while it is looked at. */
  async function isHeldAtWork(child: ChildProcess): Promise<boolean> {
    if (!(await isAtWork())) return false;
    child.kill('SIGSTOP');
    // What it had sent is done by then.
    await until(
      async () =>
        (await count(`pg_stat_activity where application_name = 'quarry lab' and state = 'active' and datname = '${database}'`)) === 0,
    );
    if (await isAtWork()) return true;
    child.kill('SIGCONT');
    return false;
  }

  nightTest('a database that goes away is waited for, by whoever works and by whoever waits', async () => {
    const own = await startPostgres();
    const to = own.url(await own.make());
    const line = 'lab snow-lynx --games 80 --seed away --json';
    const many = run(`${line} --queue ${to}`);
    const worker = await playing(1, to);
    await until(() => worker.pieces > 2);

    await own.kill();
    await pause(100);
    await own.start();

    const { status, out } = await many;
    await worker.stop();
    await own.stop();
    expect(status).toBe(0);
    expect(out).toBe((await run(`${line} --workers 1`)).out);
  });

  nightTest('whoever is to stop gives back what would take too long', async () => {
    // Without a moment of grace nothing can be finished: its thread has yet to read the rules.
    const worker = await LabWorker.start(url, { threads: 1, waits: { ...SOON, grace: 1 } });
    await queue.begin(queuedOf({ games: 1 }));
    await until(isAtWork);

    await worker.stop();

    expect([worker.pieces, await count(`${JOBS} where locked_by is null`), await count('quarry_lab.workers')]).toEqual([0, 1, 0]);
    expect(await run(`lab-worker --queue ${url} --workers 1 --until-empty`)).toEqual({ status: 0, out: '1 pieces played.\n', err: '' });
  });
});

describe('An experiment in the queue', () => {
  nightTest('is left there when somebody stops waiting; there are figures so far, and the same command goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quarry-queue-'));
    const line = 'lab snow-lynx --games 400 --seed on --queue';
    expect((await run(`${line} ${url} --so-far`)).err).toBe(
      'Nobody has asked for this with this version of the program yet; leave --so-far out to begin it.\n',
    );
    const waiting = run(`${line} ${url}`);
    const worker = await playing();
    await until(() => worker.pieces > 2);
    await worker.stop();

    process.emit('SIGINT');

    const left = await waiting;
    expect(left.status).toBe(130);
    const [, games] = /^It stays in the queue, with (\d+) of 400 games played\. The same command goes on with it\.\n$/.exec(left.err) ?? [];
    const soFar = await run(`${line} ${url} --so-far --report ${join(folder, 'so-far.html')}`);
    expect(soFar.out).toContain(`snow-lynx, hunt, 2 seats, sensible bots, ${games} games`);
    expect(soFar.out).toContain(`\n${games} of 400 games so far, 0 workers\nReport: `);
    expect(readFileSync(join(folder, 'so-far.html'), 'utf8')).toContain(`${games} games`);
    rmSync(folder, { recursive: true });
    const whole = await run(`${line} ${url} --workers 1`);
    expect(whole.out).toMatch(
      new RegExp(`\\n${400 - Number(games)} games in .* games/s over the queue, 1 worker; ${games} were there already\\n$`),
    );
    expect((await run(`${line} ${url}`)).out).toMatch(/\nAll 400 games were in the queue already\n$/);
  });

  nightTest('of another version is left for others', async () => {
    const other = queuedOf({ program: 'f'.repeat(64) });
    await queue.begin(other);

    const { status, out, err } = await run(`lab-worker --queue ${url} --workers 1 --until-empty --json`);

    expect([status, out]).toEqual([0, '{"pieces":0}\n']);
    expect(err).toBe('snow-lynx waits in the queue for another version of the program; it is left for workers that have it.\n');
    expect(await queue.standing(other)).toEqual({ pieces: 0, games: 0, workers: 0, threads: 0, fault: null });
    expect(await count(JOBS)).toBe(3);
    await ask('delete from quarry_lab.experiments; delete from quarry_lab_jobs._private_jobs');
  });

  nightTest('that the rules break on says so, and is tried again by the same command', async () => {
    const broken = queuedOf({ games: 1 }, 'nowhere');
    const worker = await playing();
    for (const _ of ['once', 'again']) {
      await queue.begin(broken);
      await expect(untilPlayed(queue, broken, { tell: () => {}, isOver: () => false })).rejects.toThrow(
        new CannotPlay("games 0 to 0 of snow-lynx (seeds q-0 to q-0): snow-lynx has no chapter 'nowhere'."),
      );
    }
    await worker.stop();
  });

  test('that somebody else has written is not believed', async () => {
    const queued = queuedOf();
    await queue.begin(queued);
    await ask(
      `update quarry_lab.experiments set body = replace(body, '"seed":"q"', '"seed":"z"') where body like '%"seed":"q"%' and body like '%null%'`,
    );
    await ask(`select quarry_lab_jobs.add_job('${queued.program}', '{"experiment": "../../x", "piece": -1}')`);
    const said: string[] = [];

    const worker = await LabWorker.start(url, { threads: 1, waits: SOON, isUntilEmpty: true, says: text => said.push(text) });

    await worker.ended;
    expect([...new Set(said)].sort()).toEqual([
      'A job in the queue was not written by a lab (experiment: Invalid format: Expected /^[0-9a-f]{64}$/ but received "../../x"); it is left out.',
      'An experiment in the queue was not written by a lab (it has the name of another); it is left out.',
    ]);
    expect(worker.pieces).toBe(0);
  });

  nightTest('with a result that no lab has written is refused, and played again by the same command', async () => {
    const queued = queuedOf({ games: 4, piece: 4 });
    await queue.begin(queued);
    await ask('delete from quarry_lab_jobs._private_jobs');
    await ask(
      `insert into quarry_lab.results (experiment, piece, games, body) select id, 0, 4, '[{"decisions": 1e999}]' from quarry_lab.experiments where body like '%"games":4,%'`,
    );

    const forged = await run(`lab snow-lynx --games 4 --bot random --seed q --queue ${url}`);

    expect([forged.status, forged.err]).toEqual([
      1,
      'The result of games 0 to 3 in the queue was not written by a lab (0.decisions: Invalid finite: Received Infinity). The same command plays it again.\n',
    ]);
    await queue.begin(queued);
    expect([(await queue.standing(queued)).pieces, await count(JOBS)]).toEqual([0, 1]);
    await ask('delete from quarry_lab_jobs._private_jobs');
  });
});

describe('What is said', () => {
  const said = async (line: string): Promise<string> => {
    const { status, err } = await run(line);
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)]) expect(err).not.toContain(secret);
    return `${status} ${err}`;
  };

  test('to a wrong command line', async () => {
    expect(await said('lab snow-lynx --queue here')).toMatch(/^2 --queue wants the address of a PostgreSQL database such as postgres:/);
    expect(await said('lab snow-lynx --so-far')).toBe(
      '2 --so-far is about what lies in a queue; name it with --queue (or QUARRY_QUEUE), or leave --so-far out.\n',
    );
    expect(await said(`lab snow-lynx --against main --queue ${url}`)).toBe(
      '2 --against plays another version, which the workers of a queue do not have; leave --queue or --against out.\n',
    );
    expect(await said(`lab snow-lynx --soak 9 --queue ${url}`)).toMatch(/^2 --soak .* takes no --queue; leave it out\.\n$/);
    expect(await said(`lab snow-lynx --games 2_000_000 --queue ${url}`)).toBe(
      '2 --games is 2000000, but a queue takes at most 1000000; ask for fewer.\n',
    );
    expect(await said('lab-worker')).toBe("2 'lab-worker' wants --queue (or QUARRY_QUEUE): postgres://name:password@host/database.\n");
    expect(await said(`lab-worker now --queue ${url}`)).toBe("2 'lab-worker' takes no words, but 'now' was given; leave it out.\n");
    expect((await quarry(`lab pebbles --queue ${url}`)).err).toBe(
      'pebbles is no game of the catalogue, which is all that workers know; leave --queue out.\n',
    );
  });

  test('of a database that cannot be used', async () => {
    await ask(`create role lab_guest login password 'guest'`);
    const guest = url.replace(/\/\/.*@/, '//lab_guest:guest@');
    const fresh = await server.make();
    const at = `127.0.0.1:${server.port}`;
    expect(await said(`lab-worker --queue ${url.replace(/\/\w+$/, '/nowhere')}`)).toBe(
      `1 There is no database 'nowhere' for postgres://quarry@${at}/nowhere; make it with: create database nowhere owner quarry\n`,
    );
    expect(await said(`lab-worker --queue ${guest.replace(database, fresh)}`)).toMatch(
      /^1 The role 'lab_guest' may not do what the lab needs in postgres:.* \(permission denied for database .*\); make it the owner: /,
    );
    expect(await said(`lab-worker --queue ${guest.replace('guest:guest', 'guest:wrong')}`)).toMatch(
      /^1 The database .* does not let 'lab_guest' in /,
    );
    expect(await said('lab snow-lynx --queue postgres://quarry@127.0.0.1:1/x')).toBe(
      '1 Nobody listens at 127.0.0.1:1 for postgres://quarry@127.0.0.1:1/x; start PostgreSQL there, or check host and port.\n',
    );
    await ask('update quarry_lab.number set number = 9');
    expect(await said(`lab snow-lynx --queue ${url}`)).toBe(
      `1 The queue in postgres://quarry@${at}/${database} was made by a newer version of the program (its schema is 9, this one knows 1); bring this one up to date, or choose another database with --queue.\n`,
    );
    await server.drop(fresh);
    await ask('drop role lab_guest');
  });
});
