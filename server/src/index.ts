/** The server's door: starts everything in order, and stops it so that nothing is lost. */
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Weighed } from '@quarry/bots';
import { ALL_GAMES, GAMES } from '@quarry/catalogue';
import { type Answer, type AnyGame, type Clause, checkUpgrade, type Result } from '@quarry/kernel';
import type { MatchAnalysis } from '@quarry/protocol';
import type { Logger } from 'pino';
import { AdminDesk } from './admin/admin-desk.ts';
import { Announcement, announced } from './admin/announcement.ts';
import { Load } from './admin/load.ts';
import { NodeDesk } from './admin/node-desk.ts';
import { houseRefused, RefusedHouses } from './admin/refused-houses.ts';
import { Analyses, type AnalysesWorld } from './analyses.ts';
import { analysisOf } from './analysis-job.ts';
import { Faults } from './faults.ts';
import { aboutToStop, healthOf } from './health.ts';
import { type HistoryJob, lookBack } from './history-job.ts';
import { keepHouse } from './housekeeping.ts';
import { makeHttp } from './http.ts';
import { Hub } from './hub.ts';
import { type Imported, readImport } from './import-job.ts';
import { type Fresh, newSeed, newTableId } from './keys.ts';
import { cpuMs, Holdings, LIMITS, type Limits } from './limits.ts';
import { type LogLevel, makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { type InnerDoor, type InnerWorld, openInnerDoor } from './nodes/inner-door.ts';
import { Ledger } from './nodes/ledger.ts';
import { ALONE, type Nodes } from './nodes/nodes.ts';
import { PostgresNodes } from './nodes/postgres-nodes.ts';
import type { Carriers } from './notices/carriers.ts';
import { Mailboxes } from './notices/mailboxes.ts';
import { Notices, type NoticesWorld } from './notices/notices.ts';
import { NoticeDesk } from './notices/routes.ts';
import { carriersOf, type NoticeOptions } from './notices/set-up.ts';
import { nameOf } from './postgres-line.ts';
import { openPostgres } from './postgres-store.ts';
import { Connection } from './socket.ts';
import { DATA_FILE } from './sqlite-file.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Bytes } from './store.ts';
import { CannotOpen, type Store } from './store.ts';
import type { TableWorld } from './table-world.ts';
import { Desk, type DeskWorld } from './tables-desk.ts';
import { think, WEIGHING, weigh } from './thinking.ts';
import { type JobDoers, Threads, type ThreadsOptions } from './threads.ts';
import { acceptSockets, Callers } from './upgrade.ts';
import type { StoreEars } from './write-queue.ts';

export type {
  AdminDone,
  AdminLoad,
  AdminTables,
  Complaint as ServerComplaint,
  HouseDone,
  RefusedHouses as ListOfRefused,
} from '@quarry/protocol';
export type { Fresh } from './keys.ts';
export { LIMITS, type Limits } from './limits.ts';
export type { LogLevel } from './log.ts';
export { CannotOpen } from './store.ts';

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the data file. */
  readonly data: string;
  /** The folder of the built page. */
  readonly page?: string | null;
  /** Other origins whose pages may connect. */
  readonly origins?: readonly string[];
  readonly isBehindProxy?: boolean;
  /** Whoever has it may ask for /metrics; without one nobody may. */
  readonly metricsToken?: string | null;
  readonly limits?: Partial<Limits>;
  readonly idleMs?: number;
  readonly graceMs?: number;
  /** How long somebody must be away before others may let a bot play for them. */
  readonly standInMs?: number;
  /** Tables that nobody has touched for so many days are removed; for ever if left out. */
  readonly keepDays?: number | null;
  /** How long the rules may take in one go at a table whose state came from outside. */
  readonly ruleMs?: number;
  readonly log?: Logger | LogLevel;
  /** The games on offer; those of the catalogue without its examples if left out. */
  readonly games?: readonly AnyGame[];
  readonly rulesOf?: (game: string) => readonly Clause[];
  /** How those who are away are told that they are asked; not at all if left out. */
  readonly notices?: NoticeOptions;
  /** Another store than the file in the data folder: the address of a PostgreSQL database, or, for tests, one that is open already. */
  readonly store?: string | Store;
  /** The other servers on the same store; none if left out. */
  readonly nodes?: Nodes;
  /** Where other nodes knock: a host of a network that only they can reach, and a port, 0 for any. */
  readonly inner?: { readonly host: string; readonly port: number };
  /** How long this thread has worked, in milliseconds, for tests. */
  readonly cpu?: () => number;
  /** Names and seeds of new tables, for tests; by chance if left out. */
  readonly fresh?: Fresh;
  /** Threads that are there already, for tests; its own if left out. */
  readonly threads?: (script: URL, options: ThreadsOptions) => JobDoers;
}

export interface RunningServer {
  readonly port: number;
  readonly store: Store;
  /** Kept when the server cannot do its work any more, with a sentence that says why. It is to be closed then. */
  readonly failed: Promise<Error>;
  /** Something failed that nobody has caught: it is logged and counted, and the server goes on. */
  noteFault(what: string, error: unknown): void;
  /** It is about to be closed: from now on /healthz says so, that nobody new is sent here, and everything else goes on. */
  leave(): void;
  /** Tells everybody, stores what is still to be stored, lets go. */
  close(): Promise<void>;
}

const IDLE_MS = 5 * 60_000;
const GRACE_MS = 5_000;
const STAND_IN_MS = 3 * 60_000;
const NOTICE_MS = 2 * 60_000;
const RULE_MS = 1_000;
/** A sensible bot needs milliseconds. */
const BOT_MS = 30_000;
/** What a match teaches is found within a minute and a half, whatever is left to be found. */
const ANALYSIS_MS = 240_000;
/** The longest matches take a second or two, on a machine that is busy several. */
const HISTORY_MS = 30_000;
const MEMORY_MB = 256;
/** Of games that the threads do not know this is done beside those who play. */
const FEW_POSITIONS = { positions: 5_000 };

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log: wanted = 'info', isBehindProxy = false, games = GAMES } = options;
  for (const game of games) checkUpgrade(game);
  const log = typeof wanted === 'string' ? makeLog(wanted) : wanted;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const metrics = new Metrics();
  const faults = new Faults(log, what => metrics.faults.inc({ what }));
  const ears = {
    batch: (changes: number, seconds: number): void => {
      metrics.batches.observe(changes);
      metrics.commits.observe(seconds);
    },
  };
  const { store, nodes } = await openGround(options, { ears, log, faults });
  metrics.ofNode(nodes.id);
  const carriers = await carriersOf(options.notices ?? {}, store, options.data).catch(async error => {
    await store.close();
    throw error;
  });
  const refused = await RefusedHouses.open({ store, log, faults, now: Date.now });
  const elsewhere = startThreads(options, games, limits);
  const now = (): number => Date.now();
  const clock = (): number => performance.now();
  const load = new Load(clock);
  const { cpu = cpuMs } = options;
  const world: TableWorld = {
    store,
    log,
    faults,
    advice: new Holdings(),
    graceMs: options.graceMs ?? GRACE_MS,
    standInMs: options.standInMs ?? STAND_IN_MS,
    ruleMs: options.ruleMs ?? RULE_MS,
    think: elsewhere.think,
    weigh: elsewhere.weigh,
    now,
    clock,
    sent: bytes => metrics.updates.observe(bytes),
    answered: by => {
      metrics.answers.inc({ by });
      load.answered();
    },
    call: (table, seat, isAwaited) => notices.call(table, seat, isAwaited),
  };
  const { notices, noticeDesk } = setUpNotices(options, carriers, world, log, id => hub.table(id));
  const hub = new Hub(world, { nodes, games, clock, cpu, idleMs: options.idleMs ?? IDLE_MS, tablesInMemory: limits.tablesInMemory });
  const ledger = new Ledger(clock);
  const announcement = new Announcement(clock);
  const node = new NodeDesk({ nodes, hub, store, load, metrics, announcement, refused, sockets: () => sockets.size });
  const desk = new Desk({
    games,
    store,
    limits,
    ledger,
    now,
    clock,
    fresh: options.fresh ?? { seed: newSeed, table: newTableId },
    history: elsewhere.history,
    import: elsewhere.import,
  });
  const analyses = new Analyses({ store, faults, analyse: elsewhere.analyse });
  const health = healthOf(store, log);
  let isLeaving = false;
  const { page = null, rulesOf = () => [], origins = [], metricsToken = null } = options;
  const http = await makeHttp({
    games,
    nodes,
    hub,
    desk,
    analyses,
    admin: new AdminDesk(node, nodes),
    store,
    node,
    limits,
    ledger,
    metricsToken,
    log,
    notices: noticeDesk,
    page,
    isBehindProxy,
    rulesOf,
    clock,
    troubleNow: async () => (isLeaving ? aboutToStop : health()),
  });
  const callers = new Callers(limits, ledger, clock);
  const speaking = { hub, nodes, limits, metrics, log, faults, clock, cpu };
  const sockets = acceptSockets(http.server, speaking, { origins, isBehindProxy, limits, metrics, callers, ledger, refused, announcement });
  announcement.listen(text => sockets.tell(text));
  refused.listen(house => sockets.showOut(house, announced(houseRefused.refusal.says)));
  const innerWorld: InnerWorld = {
    ...(options.inner ?? { host: '127.0.0.1', port: 0 }),
    secret: nodes.secret,
    connect: (socket, house) => new Connection(socket, speaking, callers.relayed(house)),
    handle: (request, response) => http.routing(request, response),
  };
  let inner: InnerDoor | null = null;

  const leaveOff = options.keepDays ? keepHouse({ store, hub, log, now }, options.keepDays) : () => {};

  const stop = async (): Promise<void> => {
    leaveOff();
    refused.close();
    load.close();
    notices.close();
    hub.close();
    sockets.close();
    await inner?.close();
    await http.close();
    await elsewhere.close();
    await store.close();
    await nodes.close();
  };
  try {
    await http.ready();
    if (nodes !== ALONE) {
      inner = await openInnerDoor(innerWorld);
      await nodes.begin({
        address: inner.address,
        ledger,
        has: id => hub.has(id),
        openTables: () => hub.openTables(),
        lose: ids => hub.lose(ids),
        takeOver: ids => faults.apart('take-over', () => hub.takeOver(ids)),
      });
    }
    await http.listen({ port: options.port, host: options.host });
  } catch (error) {
    await stop();
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen(whyNotListening(error as NodeJS.ErrnoException, options));
  }
  const { port } = http.server.address() as AddressInfo;
  log.info({ port, address: options.host, store: storeName(options) }, 'listening');
  const failed = store.lost.then(({ message: reason }) => {
    log.fatal({ reason }, 'the store was lost');
    return new Error(`The store was lost (${reason}); nothing can be saved. Check the disk and start again.`);
  });
  let stopped: Promise<void> | null = null;
  return {
    port,
    store,
    failed,
    noteFault: (what, error) => faults.note(what, error),
    leave() {
      isLeaving = true;
    },
    close: () => (stopped ??= stop()),
  };
}

/** Where everything is kept, in words that never hold a password. */
const storeName = ({ store, data }: ServerOptions): string => (typeof store === 'string' ? nameOf(store) : data);

/** What a server stands on. */
interface Ground {
  readonly store: Store;
  /** The other servers on the same store. */
  readonly nodes: Nodes;
}

async function openGround(
  { store, data, nodes }: ServerOptions,
  { ears, log, faults }: { readonly ears: StoreEars; readonly log: Logger; readonly faults: Faults },
): Promise<Ground> {
  if (typeof store !== 'string') return { store: store ?? (await openSqlite(join(data, DATA_FILE), ears)), nodes: nodes ?? ALONE };
  // Whoever shares the database with others writes of a table only as long as it holds it.
  const known: { nodes?: PostgresNodes } = {};
  const opened = await openPostgres(store, ears, { epochOf: table => known.nodes?.epochOf(table) ?? 0 });
  known.nodes = await PostgresNodes.open(opened, { url: store, log, faults });
  return { store: opened, nodes: known.nodes };
}

/** What is done in threads of its own, so that nobody at a table waits for it. */
interface Elsewhere extends Pick<TableWorld, 'think' | 'weigh'>, Pick<DeskWorld, 'history' | 'import'>, Pick<AnalysesWorld, 'analyse'> {
  close(): Promise<unknown>;
}

function startThreads(options: ServerOptions, games: readonly AnyGame[], limits: Limits): Elsewhere {
  const threads = options.threads ?? ((script, how) => new Threads(script, how));
  const bots = threads(scriptOf('bot-worker'), { most: Math.max(1, availableParallelism() - 1), limitMs: BOT_MS });
  // Whoever thinks takes a second: nobody else's bot waits for that, and whoever plays goes first.
  const thinkers = threads(scriptOf('bot-worker'), { limitMs: BOT_MS, isPatient: true });
  const weighers = threads(scriptOf('weigh-worker'), { limitMs: BOT_MS, isPatient: true });
  const guarded = { limitMs: HISTORY_MS, memoryMb: MEMORY_MB, isPatient: true };
  const past = threads(scriptOf('history-worker'), guarded);
  const analysts = threads(scriptOf('analysis-worker'), { ...guarded, limitMs: ANALYSIS_MS });
  const imports = threads(scriptOf('import-worker'), { ...guarded, mostWaiting: limits.importsAtOnce });
  // Threads know the games of the catalogue; what is done for others is done here, from the same text.
  const isOfCatalogue = games.every(game => ALL_GAMES.includes(game));
  return {
    think: async thought => {
      if (!isOfCatalogue) return think(JSON.stringify(thought), games);
      return (thought.record ? thinkers : bots).do<Answer>(JSON.stringify(thought));
    },
    weigh: async thought => {
      const text = JSON.stringify(thought);
      return isOfCatalogue ? weighers.do<Weighed>(text) : weigh(text, WEIGHING, games);
    },
    analyse: async (job, tell) =>
      isOfCatalogue ? analysts.do<Result<MatchAnalysis>>(job, [job.match.buffer], tell) : analysisOf(job, tell, games, FEW_POSITIONS),
    history: async <T>(job: HistoryJob) =>
      isOfCatalogue ? past.do<Result<T>>(job, [job.match.buffer]) : (lookBack(job, games) as Result<T>),
    import: async (body: Bytes) => (isOfCatalogue ? imports.do<Result<Imported>>(body, [body.buffer]) : readImport(body, games)),
    close: () => Promise.all([bots.close(), thinkers.close(), weighers.close(), past.close(), analysts.close(), imports.close()]),
  };
}

/** Those who are away are told by what whoever runs the server has set up. */
function setUpNotices(
  { notices: wanted = {} }: ServerOptions,
  carriers: Carriers,
  { store, faults, now, clock }: TableWorld,
  log: Logger,
  table: NoticesWorld['table'],
): { readonly notices: Notices; readonly noticeDesk: NoticeDesk } {
  const publicUrl = wanted.publicUrl ?? '';
  const { mail } = carriers;
  const mailboxes = mail && new Mailboxes({ store, mail, publicUrl, faults, log, now, clock });
  const notices = new Notices({ carriers, mailboxes, afterMs: wanted.afterMs ?? NOTICE_MS, publicUrl, log, faults, table });
  return { notices, noticeDesk: new NoticeDesk(carriers, mailboxes, clock) };
}

const scriptOf = (name: string): URL => new URL(`./${name}.ts`, import.meta.url);

function whyNotListening({ code, message }: NodeJS.ErrnoException, { port, host }: ServerOptions): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program; stop it, or choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this account; choose one above 1024 with --port.`;
  return `The server cannot listen on ${host}:${port} (${code ?? message}); check --host and --port.`;
}
