/**
 * The balancers of docs/how-to/many-nodes.md, tried with the very lines that are printed there, but for certificates and addresses: two nodes on a throwaway PostgreSQL behind each that is
 * installed here. People play through it while a node is killed, comes back, and another leaves in good order; what was seen is said.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openPostgres } from '../postgres-store.ts';
import { runServer, type ServerProcess } from '../testing/child.ts';
import { freshDatabase } from '../testing/postgres.ts';
import { Count, type Player, playOn, sayTally, tallyOf } from '../testing/under-load.ts';

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'how-to', 'many-nodes.md');
const TABLES = 4;
const ANSWERS = 60;
const LOOK_MS = 50;

/** Where a program is that an account without rights may not have in its path. */
function find(program: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const isThere = (file: string): boolean => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return folders.map(folder => join(folder, program)).find(isThere) ?? null;
}

/** The block of the page in which something stands. */
function printed(holding: string): string {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block]) => block!);
  const found = blocks.filter(block => block.includes(holding));
  expect(found, `the page has one block with '${holding}'`).toHaveLength(1);
  return found[0]!;
}

/** The nodes are here, and so is the door, without a certificate. */
function here(block: string, door: number, ports: readonly number[]): string {
  let next = 0;
  const lines = block
    .replaceAll(/10\.0\.0\.\d+:8080/g, () => `127.0.0.1:${ports[next++]}`)
    .replace(/bind :443 ssl crt \S+/, `bind 127.0.0.1:${door}`)
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${door};`)
    .replaceAll(/^\s*ssl_\w+ .*;\n/gm, '');
  expect(next).toBe(ports.length);
  expect(lines).toContain(`127.0.0.1:${door}`);
  return lines;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Balancer {
  /** What its block on the page is known by. */
  readonly holding: string;
  /** The whole of its configuration. */
  whole(block: string, folder: string): string;
  args(file: string, folder: string): readonly string[];
  /** Whether it asks /healthz, so that nobody is led to a node that is about to stop. */
  readonly asks: boolean;
}

const BALANCERS: Readonly<Record<string, Balancer>> = {
  haproxy: { holding: 'backend nodes', whole: block => block, args: file => ['-db', '-f', file], asks: true },
  nginx: {
    holding: 'upstream nodes',
    whole: (block, folder) => {
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(one => `${one}_temp_path ${folder}/${one};`).join('\n');
      return `pid ${folder}/pid;\nerror_log stderr crit;\nevents {}\nhttp {\naccess_log off;\n${places}\n${block}}\n`;
    },
    args: (file, folder) => ['-p', folder, '-c', file, '-g', 'daemon off; master_process off;'],
    asks: false,
  },
};

/** Asks for a page again and again, as newcomers do. */
class Newcomers {
  readonly refused: string[] = [];
  #asked = 0;
  #slowestMs = 0;
  #isEnough = false;
  readonly #asking: Promise<void>;

  constructor(url: string) {
    this.#asking = this.#ask(url);
  }

  async #ask(url: string): Promise<void> {
    while (!this.#isEnough) {
      const began = performance.now();
      const status = await fetch(url).then(
        async answer => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error: Error) => error.message,
      );
      this.#asked += 1;
      this.#slowestMs = Math.max(this.#slowestMs, performance.now() - began);
      if (status !== 200) this.refused.push(String(status));
      await pause(LOOK_MS);
    }
  }

  async stop(): Promise<string> {
    this.#isEnough = true;
    await this.#asking;
    return `${this.#asked} newcomers asked, ${this.refused.length} in vain (${[...new Set(this.refused)].join(', ') || 'none'}), the slowest was answered after ${Math.round(this.#slowestMs)} ms`;
  }
}

/** From now until every table has gone on. */
async function allGoOn(players: readonly Player[]): Promise<number> {
  const began = performance.now();
  const before = players.map(({ acked }) => acked.size);
  while (players.some(({ acked, isOver }, i) => acked.size === before[i] && !isOver)) await pause(LOOK_MS);
  return Math.round(performance.now() - began);
}

/** From now until so many more answers were acknowledged. */
async function timed(count: Count, answers: number): Promise<number> {
  const began = performance.now();
  await count.next(answers);
  return Math.round(performance.now() - began);
}

test.each(Object.keys(BALANCERS))(
  '%s, as the page says it: whoever plays goes on when a node is killed, and when one leaves',
  async name => {
    const program = find(name);
    if (program === null) {
      console.log(`${name} is not installed here: not tried`);
      return;
    }
    const { holding, whole, args, asks } = BALANCERS[name]!;
    const folder = mkdtempSync(join(tmpdir(), 'quarry-balancer-'));
    const { server: postgres, name: database, url: store } = await freshDatabase();
    const [door, ...ports] = [await freePort(), await freePort(), await freePort()];
    let started = 0;
    const start = (at: number): Promise<ServerProcess> =>
      runServer(folder, { name: `${name} ${started++}`, store, port: ports[at]!, isBehindProxy: true });
    const nodes = [await start(0), await start(1)];
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, whole(here(printed(holding), door!, ports), folder));
    const balancer: ChildProcess = spawn(program, args(file, folder), { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    balancer.stderr!.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    const answers = async (): Promise<void> => expect((await fetch(`http://127.0.0.1:${door}/healthz`)).status, complaint).toBe(200);
    await vi.waitFor(answers, { timeout: 60_000, interval: 100 });

    const count = new Count();
    const players: Player[] = [];
    let isEnough = false;
    const played = Promise.all(Array.from({ length: TABLES }, () => playOn(players, door!, count, () => isEnough)));
    const before = await timed(count, ANSWERS);

    const atKill = new Newcomers(`http://127.0.0.1:${door}/api/games`);
    await nodes[0]!.kill();
    const silence = await allGoOn(players);
    const since = await timed(count, ANSWERS);
    const killed = await atKill.stop();

    nodes[0] = await start(0);
    // It is led to again after a check or two.
    await pause(6_000);
    const atLeave = new Newcomers(`http://127.0.0.1:${door}/api/games`);
    const left = once(nodes[1]!.process, 'close');
    nodes[1]!.process.kill('SIGUSR2');
    await left;
    const parting = await allGoOn(players);
    const after = await timed(count, ANSWERS);
    const leaving = await atLeave.stop();

    isEnough = true;
    balancer.kill('SIGTERM');
    await played;
    await nodes[0]!.stop();
    const opened = await openPostgres(store);
    const tally = await tallyOf(opened, players);
    await opened.close();
    await postgres.drop(database);
    rmSync(folder, { recursive: true });
    console.log(
      [
        sayTally(`${name}, ${players.length} tables`, tally),
        `${ANSWERS} answers took ${before} ms before, ${since} ms with one node, ${after} ms after the other had left`,
        `a node killed: every table had gone on ${silence} ms later; ${killed}`,
        `a node that left in good order: every table had gone on ${parting} ms after it was gone; ${leaving}`,
        ...(complaint === '' ? [] : [`it said: ${complaint}`]),
      ].join('\n  '),
    );
    expect(tally).toMatchObject({ lost: 0, twice: 0 });
    expect(complaint, 'what the page says is whole').not.toMatch(/config :|\[emerg\]/);
    expect(atKill.refused, 'nobody is told that no node is there').not.toContain('503');
    if (asks) expect(atLeave.refused, 'nobody is led to a node that is about to stop').toEqual([]);
  },
);
