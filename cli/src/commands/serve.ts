/** `quarry serve`: builds the page if need be, starts the server, and stops it in good order when it is told to. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ALL_GAMES } from '@quarry/catalogue';
import type { LogLevel, RunningServer, ServerOptions } from '@quarry/server';
import { readCommandLine } from '../command-line.ts';
import { ruleBookOf } from '../rule-book.ts';
import { type Command, Complaint, FAILED, painter, type World } from '../world.ts';
import { readNotices } from './notice-settings.ts';
import { isKeptNode, readNodes, sayClosed, sayOpen, serveOnNodes } from './serve-nodes.ts';

const KINDS = {
  port: 'text',
  host: 'text',
  data: 'text',
  store: 'text',
  nodes: 'text',
  inner: 'text',
  origin: 'texts',
  log: 'text',
  proxy: 'flag',
  'stand-in-after': 'text',
  'keep-days': 'text',
  'notice-after': 'text',
  'stop-after': 'text',
  'metrics-token': 'text',
  examples: 'flag',
  'no-build': 'flag',
} as const;

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
const HIGHEST_PORT = 65_535;
const LONGEST_WAIT = 10_000;
const LONGEST_STOP = 600;
const YEAR = 365;
const MOST_DAYS = 36_500;

export const serve: Command = {
  does: 'the table in the browser: serves the page and keeps every match',
  help: `
quarry serve [--port P] [--host H] [--data FOLDER] [--store URL] [--nodes N] [--inner H:P] [--origin URL]… [--proxy] [--stand-in-after M]
             [--keep-days D] [--notice-after M] [--stop-after S] [--metrics-token T] [--log LEVEL] [--examples] [--no-build]

  --port P             where to listen; 8080 if left out, 0 for any that is free
  --host H             on which address; 127.0.0.1 if left out, so that only this machine gets in; 0.0.0.0 for everybody
  --data FOLDER        where tables are kept; ./data if left out. One server at a time
  --store URL          keeps them in a PostgreSQL database instead: postgres://name:password@host/database. Others on the machine see a command line:
                       better in the environment, as QUARRY_STORE
  --nodes N            so many servers behind one port, each a process; auto for one a core. They need --store
  --inner H:P          where other nodes on the same store knock, in a network that only they can reach; 127.0.0.1:0 if left out,
                       which is right as long as all of them run on this machine
  --origin URL         a page from elsewhere that may connect, too; may be repeated
  --proxy              the server stands behind a proxy: addresses are read from X-Forwarded-For
  --stand-in-after M   minutes that somebody must be away before others may let a bot play for them; 3 if left out
  --keep-days D        removes tables that nobody has touched for so many days; 365 if left out, 0 keeps them for ever
  --notice-after M     minutes that somebody is waited for before they are told by push or mail; 2 if left out
  --stop-after S       seconds between SIGTERM and stopping, in which /healthz says 503, so that a balancer leads nobody here any more, and
                       everything else goes on; 0 if left out
  --metrics-token T    /metrics is told to whoever sends this as a bearer token; left out, QUARRY_METRICS_TOKEN, or nobody
  --log LEVEL          ${LEVELS.join(', ')}; on stderr, one JSON object a line. warn in a terminal, else info
  --examples           offers the small games, too, that show how a game is made
  --no-build           serves the page as it was built last

Push and mail to those who are away are set up in the environment: QUARRY_PUSH_CONTACT, QUARRY_SMTP_URL, QUARRY_MAIL_FROM,
QUARRY_PUBLIC_URL; see docs/how-to/host.md. Without them nothing of it is offered.

The page is built first if it is missing or older than its sources. Ctrl-C or SIGTERM stops the server in good order, Ctrl-C at once.`,

  async run(args, world) {
    const { options, words } = readCommandLine('serve', args, KINDS);
    if (words.length > 0) throw new Complaint(`'serve' takes no words, but '${words.join(' ')}' was given; leave it out.`);
    const port = readPort(options.port);
    const host = options.host ?? '127.0.0.1';
    const log = readLevel(options.log, world);
    const page = join(world.root, 'out', 'web');
    if (!options['no-build'] && !isKeptNode()) buildPage(world, page);
    const stopAfterMs = readNumber('stop-after', options['stop-after'], 0, LONGEST_STOP) * 1_000;
    const store = readStore(options.store, process.env['QUARRY_STORE'], options.data);
    const nodes = isKeptNode() ? null : readNodes(options.nodes);
    const inner = readInner(options.inner, nodes);
    if (nodes !== null) {
      if (!('store' in store))
        throw new Complaint(
          '--nodes wants --store postgres://…: a data folder is for one server at a time. See docs/how-to/many-nodes.md.',
        );
      return serveOnNodes(world, { count: nodes, args: ['serve', ...args], host });
    }
    const server = await startOrComplain({
      port,
      host,
      data: resolve(options.data ?? 'data'),
      ...store,
      ...inner,
      page,
      log,
      origins: options.origin ?? [],
      isBehindProxy: options.proxy ?? false,
      standInMs: readNumber('stand-in-after', options['stand-in-after'], 3, LONGEST_WAIT) * 60_000,
      keepDays: readNumber('keep-days', options['keep-days'], YEAR, MOST_DAYS),
      notices: readNotices(process.env, readNumber('notice-after', options['notice-after'], 2, LONGEST_WAIT) * 60_000),
      metricsToken: readToken(options['metrics-token'] ?? process.env['QUARRY_METRICS_TOKEN']),
      ...(options.examples && { games: ALL_GAMES }),
      rulesOf: game => ruleBookOf(world.root, game),
      ...(world.fresh && { fresh: world.fresh }),
      ...(world.limits && { limits: world.limits }),
    });
    const { bold } = painter(world.isTty.out);
    if (isKeptNode()) sayOpen(server.port);
    else world.out(`Quarry is open at ${bold(`http://${host === '127.0.0.1' ? 'localhost' : host}:${server.port}`)} (Ctrl-C stops it).\n`);
    const letFail = outlive(server);
    const failure = await Promise.race([untilTold(() => server.leave(), stopAfterMs), server.failed]);
    await server.close();
    letFail();
    sayClosed();
    if (failure) world.err(`${failure.message}\n`);
    return failure ? FAILED : 0;
  },
};

async function startOrComplain(options: ServerOptions): Promise<RunningServer> {
  // Read only when it is needed: the other commands start sooner without it.
  const { CannotOpen, startServer } = await import('@quarry/server');
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof CannotOpen) throw new Complaint(error.message, FAILED);
    throw error;
  }
}

/** A fault that nobody has caught is one table's or one notice's: it never ends the server. What comes back ends this. */
function outlive(server: RunningServer): () => void {
  const rejected = (reason: unknown): void => server.noteFault('unhandled-rejection', reason);
  const thrown = (error: unknown): void => server.noteFault('uncaught-exception', error);
  process.on('unhandledRejection', rejected);
  process.on('uncaughtException', thrown);
  return () => {
    process.off('unhandledRejection', rejected);
    process.off('uncaughtException', thrown);
  };
}

/** Ctrl-C is meant at once. Whoever says SIGTERM leaves a balancer the time to notice. */
function untilTold(leave: () => void, stopAfterMs: number): Promise<void> {
  return new Promise(done => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => {
      leave();
      setTimeout(done, stopAfterMs).unref();
      process.once('SIGTERM', () => done());
    });
  });
}

/** Where everything is kept, if not in the data folder. It may hold a password: it is not said back. */
function readStore(wanted: string | undefined, set: string | undefined, data: string | undefined): Pick<ServerOptions, 'store'> {
  const store = wanted ?? (set || undefined);
  if (store === undefined) return {};
  const name = wanted === undefined ? 'QUARRY_STORE' : '--store';
  if (!/^postgres(ql)?:\/\/\S+$/i.test(store))
    throw new Complaint(
      `${name} wants the address of a PostgreSQL database such as postgres://name:password@host/database; a folder is named with --data.`,
    );
  if (data !== undefined)
    throw new Complaint(`Both ${name} and --data were given, but everything is kept in one of them; leave the other out.`);
  return { store };
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new Complaint(`--port is '${text}', but it wants a whole number from 0 to ${HIGHEST_PORT}.`);
  return port;
}

function readInner(text: string | undefined, nodes: number | null): Pick<ServerOptions, 'inner'> {
  if (text === undefined) return {};
  const [, host, port] = /^(?:\[([^\]]+)\]|[^:\s]+):(\d{1,5})$/.exec(text) ?? [];
  const name = host ?? text.slice(0, text.lastIndexOf(':'));
  if (port === undefined || Number(port) > HIGHEST_PORT)
    throw new Complaint(`--inner is '${text}', but it wants a host and a port, as in 10.0.0.5:8081, or [fd00::5]:8081.`);
  if (nodes !== null && Number(port) !== 0)
    throw new Complaint(
      `--inner is '${text}', but with --nodes each process has an inner door of its own; write ${text.slice(0, -port.length)}0.`,
    );
  return { inner: { host: name, port: Number(port) } };
}

function readNumber(name: string, text: string | undefined, otherwise: number, most: number): number {
  const number = Number(text ?? otherwise);
  if (text !== '' && number >= 0 && number <= most) return number;
  throw new Complaint(`--${name} is '${text}', but it wants a number from 0 to ${most}.`);
}

function readToken(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (!/^[\x21-\x7e]{16,200}$/.test(text))
    throw new Complaint('--metrics-token wants 16 to 200 letters, digits and signs without spaces; make one with: openssl rand -hex 16');
  return text;
}

function readLevel(text: string | undefined, { isTty }: World): LogLevel {
  const level = (text ?? (isTty.err ? 'warn' : 'info')) as LogLevel;
  if (!LEVELS.includes(level)) throw new Complaint(`--log is '${text}', but it wants one of ${LEVELS.join(', ')}.`);
  return level;
}

/** What the page is made of. */
const SOURCES = ['web', 'screen/src', 'protocol/src', 'kernel/src', 'board/src', 'games'];

function buildPage({ root, err }: World, page: string): void {
  if (!existsSync(join(root, 'web', 'vite.config.ts')) || !isStale(root, join(page, 'index.html'))) return;
  err('Building the page …\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--config', join(root, 'web', 'vite.config.ts'), '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    // Whatever this process was started for, the page is made to be served.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status === 0) return;
  err(`${built.stdout ?? ''}${built.stderr ?? ''}`);
  throw new Complaint('The page could not be built; see above. To serve the page that was built last, use --no-build.', FAILED);
}

/** Whether anything that the page is made of is newer than the page. */
function isStale(root: string, page: string): boolean {
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return SOURCES.some(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(one => one.isFile() && isSource(relative(root, join(one.parentPath, one.name))))
      .some(one => statSync(join(one.parentPath, one.name)).mtimeMs > builtAt),
  );
}

const isSource = (path: string): boolean => !/node_modules|\.test\.tsx?$|(^|[\\/])(e2e|playthroughs)[\\/]/.test(path);
