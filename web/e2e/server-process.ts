/**
 * The server as people start it, `quarry serve`, as a process of its own: it can be stopped, killed and started again on the same data. Its tables
 * and their chance follow from the name of the test. It ends with whoever has started it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = join(import.meta.dirname, '../..');
/** Names the folder for what servers keep; whoever sets it clears it away. */
export const DATA = 'QUARRY_BROWSER_DATA';

/** As in a shell of one's own: what the test runner has set (NODE_ENV) is not for the server, nor for the page that it builds. */
const { NODE_ENV: _ofTheRunner, VITEST: _tooOfTheRunner, ...OWN } = process.env;
/** By which whoever runs the server speaks to it. */
const TOKEN = 'the-token-of-the-host';
/** Starting is quicker when what was compiled before is kept. */
const ENVIRONMENT = { NODE_COMPILE_CACHE: join(tmpdir(), 'quarry-compiled'), ...OWN, QUARRY_METRICS_TOKEN: TOKEN };

/** What Node is started with, by port, data folder and the name of the test. */
type Command = (port: string, data: string, name: string) => readonly string[];

const served =
  (...flags: readonly string[]): Command =>
  (port, data, name) => ['cli/src/testing/serve-child.ts', name, '--port', port, '--data', data, '--log', 'error', ...flags];

async function started(server: ServerProcess): Promise<ServerProcess> {
  await server.start();
  return server;
}

export class ServerProcess {
  readonly #data = mkdtempSync(join(process.env[DATA] ?? tmpdir(), 'quarry-browser-'));
  readonly #command: Command;
  #child: ChildProcess | null = null;
  #port = 0;
  #name = 'before all';
  #starts = 0;

  readonly #env: NodeJS.ProcessEnv;

  private constructor(command: Command, env: NodeJS.ProcessEnv = {}) {
    this.#command = command;
    this.#env = env;
  }

  static readonly start = (): Promise<ServerProcess> => started(new ServerProcess(served('--no-build')));

  /** As for a user, the page is built first if it is stale. */
  static readonly build = (): Promise<ServerProcess> => started(new ServerProcess(served()));

  /** With the examples of the catalogue, too. */
  static readonly startExamples = (): Promise<ServerProcess> => started(new ServerProcess(served('--no-build', '--examples')));

  /** Set up to send notices by push and by mail, to services that are not there. */
  static readonly startWithNotices = (): Promise<ServerProcess> =>
    started(
      new ServerProcess(served('--no-build'), {
        QUARRY_PUSH_CONTACT: 'host@example.org',
        QUARRY_SMTP_URL: 'smtp://127.0.0.1:9',
        QUARRY_MAIL_FROM: 'Quarry <quarry@example.org>',
        QUARRY_PUBLIC_URL: 'https://quarry.example.org',
      }),
    );

  /** With the games of the tests, one on a plane and a campaign, instead of the catalogue's. */
  static readonly startTestGames = (): Promise<ServerProcess> =>
    started(new ServerProcess((port, data, name) => ['server/src/testing/serve-child.ts', data, port, name, join(ROOT, 'out', 'web')]));

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** From now on it makes tables for this test. */
  async name(test: string): Promise<void> {
    this.#name = test;
    const heard = once(this.#child!, 'message');
    this.#child!.send(this.#fullName);
    await heard;
  }

  /** Nothing that was made before it was killed is made again. */
  get #fullName(): string {
    return `${this.#name}, start ${this.#starts}`;
  }

  /** As whoever runs the server, by `quarry admin`. */
  async administer(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void> {
    const response = await fetch(`${this.url}/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** On the same port and data as before. */
  async start(): Promise<void> {
    this.#starts += 1;
    const child = spawn(process.execPath, this.#command(String(this.#port), this.#data, this.#fullName), {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...ENVIRONMENT, ...this.#env },
    });
    this.#child = child;
    process.once('exit', this.#endNow);
    let complaint = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    const line = once(createInterface({ input: child.stdout! }), 'line').then(([text]) => String(text));
    const ended = once(child, 'close').then(([status]) => `it ended with status ${status}`);
    const said = await Promise.race([line, ended]);
    const port = /^(?:.*http:\/\/localhost:)?(\d+)/.exec(said)?.[1];
    if (!port) throw new Error(`The server did not start: ${said}\n${complaint}`);
    this.#port = Number(port);
  }

  /** At once, as a loss of power would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** In good order, and nothing is left behind. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    process.off('exit', this.#endNow);
    if (!child || child.exitCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  readonly #endNow = (): void => void this.#child?.kill('SIGKILL');
}
