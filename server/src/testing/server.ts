/**
 * A server for a test: its own folder, any port, its log kept, seeds of its own, threads that servers share, nobody held up by limits unless the test says so. A bot
 * that fails fails the test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../index.ts';
import { makeLog } from '../log.ts';
import { Client } from './client.ts';
import { freshBy } from './fresh.ts';
import { lentThreads } from './lent-threads.ts';
import { balance, lent, NodeList } from './two-nodes.ts';

const ROOMY = {
  messagesPerSecond: 100_000,
  messagesAtOnce: 100_000,
  talkPerSecond: 1000,
  talkAtOnce: 1000,
  socketsPerAddress: 10_000,
  houseMessagesPerSecond: 1_000_000,
  houseMessagesAtOnce: 1_000_000,
  joinsPerSecond: 100_000,
  joinsAtOnce: 100_000,
  handshakesPerMinute: 100_000,
  lapses: 1000,
  linesPerAddress: 10_000,
  createsPerHour: 100_000,
  makesWaiting: 1000,
  allMakesWaiting: 1000,
  requestsPerMinute: 1_000_000,
  requestsWaiting: 10_000,
  looksBackPerMinute: 100_000,
  looksBackWaiting: 1000,
  allLooksBackWaiting: 1000,
  importsPerMinute: 100_000,
};

/** Whether every server of a test is two nodes, and who comes is led to one of them in turn: `npm run night` runs these tests so, too. */
const TWO_NODES = Boolean(process.env['QUARRY_TWO_NODES']);

async function figureAt(port: number, name: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: 'Bearer token' } });
  // Whose figure it is need not be asked for.
  const text = (await response.text()).replaceAll(/,?node="[^"]*"/g, '').replaceAll('{}', '');
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  // What a node has never met has no figure there.
  return line === undefined ? 0 : Number(line.slice(name.length));
}

export class TestServer {
  readonly data = mkdtempSync(join(tmpdir(), 'quarry-server-'));
  readonly logged: string[] = [];
  /** For a test in which a bot is to fail. */
  mayBotsFail = false;
  readonly #clients: Client[] = [];
  readonly #fresh = freshBy(() => expect.getState().currentTestName ?? 'before all');
  #running: RunningServer | null = null;
  /** Of each of its nodes. */
  #ports: readonly number[] = [];

  static async start(options: Partial<ServerOptions> = {}): Promise<TestServer> {
    const server = new TestServer();
    await server.start(options);
    return server;
  }

  get port(): number {
    return this.#running!.port;
  }

  /** How many nodes it consists of. */
  get nodes(): number {
    return this.#ports.length;
  }

  get failed(): Promise<Error> {
    return this.#running!.failed;
  }

  get store(): RunningServer['store'] {
    return this.#running!.store;
  }

  async start(options: Partial<ServerOptions> = {}): Promise<void> {
    if (TWO_NODES && !options.nodes) {
      this.#running = await this.#startTwo(options);
      return;
    }
    this.#running = await this.#startOne(options);
    this.#ports = [this.#running.port];
  }

  async #startOne({ limits, ...options }: Partial<ServerOptions>): Promise<RunningServer> {
    const log = makeLog('debug', { write: (text: string) => this.logged.push(text) });
    return startServer({
      port: 0,
      host: '127.0.0.1',
      data: this.data,
      log,
      graceMs: 50,
      // However slow the machine is, nobody is charged for it.
      cpu: () => 0,
      fresh: this.#fresh,
      threads: lentThreads,
      ...options,
      limits: { ...ROOMY, ...limits },
    });
  }

  async #startTwo(options: Partial<ServerOptions>): Promise<RunningServer> {
    const list = new NodeList();
    const first = await this.#startOne({ ...options, nodes: list.join() });
    const second = await this.#startOne({ ...options, store: lent(first.store), nodes: list.join() });
    this.#ports = [first.port, second.port];
    const door = await balance(() => this.#ports);
    return {
      ...first,
      port: door.port,
      async close() {
        await second.close();
        await first.close();
        door.close();
      },
    };
  }

  async client(headers: Record<string, string> = {}): Promise<Client> {
    const client = await Client.connect(this.port, headers);
    this.#clients.push(client);
    return client;
  }

  /** One of the figures of /metrics; the server was started with the token `token`. */
  async figure(name: string): Promise<number> {
    const figures = await Promise.all(this.#ports.map(port => figureAt(port, name)));
    return figures.reduce((sum, one) => sum + one, 0);
  }

  get frames(): string {
    return this.#clients.flatMap(client => client.frames).join('\n');
  }

  async stop(): Promise<void> {
    await this.#running?.close();
    this.#running = null;
  }

  async clean(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.stop();
    rmSync(this.data, { recursive: true });
    if (this.botFailures.length > 0 && !this.mayBotsFail) throw new Error(`bots have failed: ${this.botFailures.join('')}`);
  }

  get botFailures(): readonly string[] {
    return this.logged.filter(line => line.includes('"code":"bot-failed"'));
  }
}
