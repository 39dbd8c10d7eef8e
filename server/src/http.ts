/** Everything over HTTP: the page, the games, the tables. Each refusal is `{ code, says, facts }` with a fitting status. */
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, type Clause, type Refusal, type Result, refuse, type Seat } from '@quarry/kernel';
import {
  type Complaint,
  createSchema,
  forkSchema,
  gatherSchema,
  inviteSchema,
  lessonSchema,
  noticeSchema,
  patchSchema,
  readBody,
  reportSchema,
  sitSchema,
  stopSchema,
} from '@quarry/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ChapterLobby } from './chapter-lobby.ts';
import { coverOf, gameInfo } from './games.ts';
import { storeLost } from './health.ts';
import { howToPlay } from './how-to-play.ts';
import type { Hub, Pay } from './hub.ts';
import { hashOfKey, isKey } from './keys.ts';
import { Buckets, Holdings, houseOf, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { addNotices, type NoticeDesk } from './notices/routes.ts';
import { type Past, Stopped } from './past.ts';
import { type Bytes, NotRead } from './store.ts';
import type { LiveTable } from './table.ts';
import type { Desk } from './tables-desk.ts';
import { Turns } from './turns.ts';

export interface HttpWorld {
  readonly games: readonly AnyGame[];
  readonly hub: Hub;
  readonly desk: Desk;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  readonly log: Logger;
  readonly notices: NoticeDesk;
  /** The folder of the built page, if there is one. */
  readonly page: string | null;
  readonly isBehindProxy: boolean;
  rulesOf(game: string): readonly Clause[];
  /** Why nothing could be saved now, or soon could not; null if something could. */
  troubleNow(): Promise<Refusal | null>;
  /** Milliseconds that only go forward. */
  clock(): number;
}

/** Thrown inside a route, sent as a complaint. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'unknown-game': 404,
  'not-found': 404,
  'wrong-key': 403,
  'not-host': 403,
  'not-seated': 403,
  'not-your-seat': 403,
  'still-played': 403,
  'wrong-invite': 403,
  'wrong-code': 403,
  'invite-used': 409,
  'key-in-use': 409,
  'name-taken': 409,
  'name-reserved': 409,
  'too-big': 413,
  'too-fast': 429,
  'too-many-tables': 429,
  stopped: 409,
  'too-old': 409,
  'too-new': 409,
  'not-offered': 409,
  'is-played': 409,
  gathering: 409,
  'has-begun': 409,
  'in-story': 409,
  'not-over': 409,
  'no-sequel': 409,
  'story-over': 409,
  'not-set-up': 409,
  'too-many-devices': 409,
  busy: 503,
  'not-saved': 503,
  'not-read': 503,
  'store-lost': 503,
  'disk-full': 503,
  damaged: 500,
};

/** Seconds until it may be tried again. */
const RETRY: Readonly<Record<string, number>> = { busy: 10, 'too-fast': 10 };

const MOST_KEYS = 17;
const LAST_SEAT = 15;
const HEADERS_MS = 20_000;
const CHECKING_MS = 5_000;
const MINUTE = 60;
const SIP_BYTES = 100_000;
const SIP_MS = 5;
const WORTH_PACKING = 2_000;
const pack = promisify(gzip);

function orRefuse<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result.refusal);
  return result.value;
}

/** What was sent, if it has the shape that is wanted. */
function read<S extends Parameters<typeof readBody>[0]>(schema: S, body: unknown): Body<S> {
  const found = readBody(schema, body);
  if (!found.ok) throw new Refused({ code: found.code, says: found.says, facts: {} });
  return found.value as Body<S>;
}
type Body<S extends Parameters<typeof readBody>[0]> = Extract<ReturnType<typeof readBody<S>>, { readonly ok: true }>['value'];

/** Keys travel as `Authorization: Bearer <key>`, several of them with commas between. */
function keysOf(request: FastifyRequest): readonly string[] {
  const [, keys = ''] = /^Bearer ([\w,-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  return keys.split(',').filter(Boolean).slice(0, MOST_KEYS);
}

const numberIn = (text: string | undefined): Seat | null => {
  if (text === undefined || text === '' || text === 'null') return null;
  const seat = Number(text);
  if (!/^\d{1,2}$/.test(text) || seat > LAST_SEAT)
    throw new Refused(refuse('malformed', { as: text.slice(0, 20) }, "'as' wants the number of a seat.").refusal);
  return seat;
};

/** Something that has a host, and something that can be waited for until it is durable. */
type Hosted = Pick<Past, 'isHost'>;
type Durable = Pick<LiveTable, 'whenSaved'>;
type TableRequest = FastifyRequest<{ Params: { table: string } }>;

export async function makeHttp(world: HttpWorld): Promise<FastifyInstance> {
  const { limits } = world;
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    // Our own proxy is trusted, nobody before it.
    trustProxy: world.isBehindProxy ? (_address: string, hop: number) => hop === 0 : false,
    forceCloseConnections: true,
    // A request that does not come whole in its time is cut, however busily it is being sent.
    requestTimeout: limits.requestMs,
    http: { headersTimeout: Math.min(HEADERS_MS, limits.requestMs), connectionsCheckingInterval: Math.min(CHECKING_MS, limits.requestMs) },
    frameworkErrors: (error, _request, reply) => void complain(error, reply, world.log),
  });
  app.setErrorHandler((error, _request, reply) => complain(error, reply, world.log));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Whoever puts the server behind a name with a certificate says so there.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  const payFor = limitRequests(app, world);
  addService(app, world);
  addGames(app, world);
  addTables(app, world, payFor);
  await addImport(app, world);
  await addPage(app, world);
  return app;
}

/** So many lines from an address, and so many requests. */
function limitRequests(app: FastifyInstance, { limits, isBehindProxy, clock }: HttpWorld): (request: FastifyRequest) => Pay {
  const requests = new Buckets(limits.requestsPerMinute / MINUTE, limits.requestsPerMinute);
  const turns = new Turns({ mostOfOne: limits.requestsWaiting, clock });
  const lines = new Holdings();
  app.server.on('connection', line => {
    const house = houseOf(line.remoteAddress ?? '');
    if (isBehindProxy) return;
    if (lines.take(house, limits.linesPerAddress)) line.once('close', () => lines.drop(house));
    else line.destroy();
  });
  app.addHook('onRequest', async request => {
    const house = houseOf(request.ip);
    // Of many that come at once one is served at a time, and those who play between two of them.
    const turn = requests.take(house, clock()) ? turns.take(house, () => {}) : null;
    if (!turn) throw new Refused(refuse('too-fast', {}, 'Too many requests in a short time; wait a moment.').refusal);
    await turn;
  });
  return request => ms => requests.charge(houseOf(request.ip), clock(), Math.floor(ms));
}

function complain(error: unknown, reply: FastifyReply, log: Logger): FastifyReply {
  if (error instanceof Refused || error instanceof Stopped) return sendComplaint(reply, error.refusal);
  if (error instanceof NotRead) return sendComplaint(reply, storeLost(error.message));
  const { statusCode = 500, code, message } = error as { statusCode?: number; code?: string; message: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return sendComplaint(reply, refuse('too-big', {}, 'What was sent is too big for this server.').refusal);
  // Whoever breaks off is no failure of ours, and hears nothing any more.
  if (code === 'ECONNRESET') return sendComplaint(reply, refuse('malformed', {}, 'What was sent broke off; send it again.').refusal);
  if (statusCode < 500) return sendComplaint(reply, refuse('malformed', {}, `The request cannot be read: ${message}.`).refusal, statusCode);
  log.error({ reason: message }, 'a request failed');
  return sendComplaint(reply, refuse('server-failed', {}, 'The server failed over this; nothing has changed.').refusal, 500);
}

function sendComplaint(reply: FastifyReply, { code, says, facts }: Refusal, status = STATUS[code] ?? 400): FastifyReply {
  const again = RETRY[code];
  if (again !== undefined) void reply.header('retry-after', again);
  return reply.status(status).send({ code, says, facts } satisfies Complaint);
}

function addService(app: FastifyInstance, { hub, metrics, metricsToken, troubleNow }: HttpWorld): void {
  app.get('/healthz', async () => {
    const trouble = await troubleNow();
    if (trouble === null) return { ok: true };
    throw new Refused(trouble);
  });
  // Counters that move tell who was asked behind an even pause: they are for the host alone.
  if (metricsToken === null) return;
  const token = hashOfKey(metricsToken);
  app.get('/metrics', async (request, reply) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isKey(given, token)) throw new Refused(refuse('wrong-key', {}, "This needs the host's metrics token.").refusal);
    metrics.tables.set(hub.size);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function addGames(app: FastifyInstance, { rulesOf, games }: HttpWorld): void {
  const covers = games.map(coverOf);
  const named = (request: { readonly params: { readonly game: string } }): AnyGame => orRefuse(gameNamed(request.params.game, games));
  app.get('/api/games', () => covers);
  /** What never changes while the server runs is put into words and packed once. */
  const known = new Map<string, { readonly text: Buffer; packed: Promise<Buffer> | null }>();
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, find: () => unknown): Promise<FastifyReply> => {
    let found = known.get(name);
    if (!found) known.set(name, (found = { text: Buffer.from(JSON.stringify(find())), packed: null }));
    const { text } = found;
    const isPacked = text.length >= WORTH_PACKING && takesPacked(request);
    return sendText(reply, isPacked ? await (found.packed ??= pack(text)) : text, isPacked);
  };
  app.get<{ Params: { game: string } }>('/api/games/:game', (request, reply) => {
    const game = named(request);
    return send(request, reply, game.id, () => gameInfo(game));
  });
  app.get<{ Params: { game: string }; Querystring: { plain?: string } }>('/api/games/:game/how-to-play', (request, reply) => {
    const [game, isPlain] = [named(request), request.query.plain === '1'];
    return send(request, reply, `${game.id} how-to-play ${isPlain}`, () => orRefuse(howToPlay(game, isPlain)));
  });
  app.get<{ Params: { game: string } }>('/api/games/:game/rules', (request, reply) => {
    const { id } = named(request);
    return send(request, reply, `${id} rules`, () => rulesOf(id));
  });
}

const takesPacked = (request: FastifyRequest): boolean => String(request.headers['accept-encoding'] ?? '').includes('gzip');

/** A long text, packed if the browser can unpack it. */
function sendText(reply: FastifyReply, text: Uint8Array, isPacked: boolean): FastifyReply {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (isPacked) void reply.header('content-encoding', 'gzip');
  return reply.send(Buffer.from(text.buffer, text.byteOffset, text.byteLength));
}

/**
 * What is being sent, put where it will be handed over from: big bodies are not held twice. It is taken in sips, so that whoever plays is
 * served between two of them; the sender waits meanwhile.
 */
async function gather(payload: AsyncIterable<Buffer>, length: string | undefined, most: number): Promise<Bytes> {
  const tooBig = new Refused(refuse('too-big', {}, 'What was sent is too big for this server.').refusal);
  const announced = Number(length ?? most);
  if (!(announced <= most)) throw tooBig;
  const body = new Uint8Array(announced);
  let at = 0;
  let sip = 0;
  for await (const chunk of payload) {
    if (at + chunk.length > announced) throw tooBig;
    body.set(chunk, at);
    at += chunk.length;
    sip += chunk.length;
    if (sip < SIP_BYTES) continue;
    sip = 0;
    await pause(SIP_MS);
  }
  return at === announced ? body : body.slice(0, at);
}

/**
 * A match from a file. Whoever brings one is let in before the body is read, and the body is not looked into here: it goes as bytes
 * to the thread that plays it.
 */
async function addImport(app: FastifyInstance, { desk, limits }: HttpWorld): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
      gather(payload, request.headers['content-length'], limits.importBytes),
    );
    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const admitted = desk.admit(houseOf(request.ip));
      // The rest of what is being sent is not waited for.
      if (!admitted.ok) void reply.header('connection', 'close');
      reply.raw.once('close', orRefuse(admitted));
    };
    scope.post('/api/tables/import', { bodyLimit: limits.importBytes, onRequest: admit }, async (request, reply) => {
      return reply.status(201).send(orRefuse(await desk.import(request.body as Bytes, houseOf(request.ip))));
    });
  });
}

function addTables(app: FastifyInstance, { hub, desk, notices }: HttpWorld, payFor: (request: FastifyRequest) => Pay): void {
  const idOf = ({ params: { table } }: TableRequest): string => {
    if (/^[\w-]{16,40}$/.test(table)) return table;
    throw new Refused(refuse('no-such-table', {}, 'There is no such table; the link may not be whole.').refusal);
  };
  const tableOf = async (request: TableRequest): Promise<LiveTable> => orRefuse(await hub.table(idOf(request), payFor(request)));
  const pastOf = async (request: TableRequest): Promise<Past> => orRefuse(await hub.past(idOf(request), payFor(request)));
  const hosted = <T extends Hosted>(table: T, request: TableRequest): T => {
    if (keysOf(request).some(key => table.isHost(key))) return table;
    throw new Refused(refuse('not-host', {}, "This needs the host's key, which the maker of the table has.").refusal);
  };
  const hostOf = async (request: TableRequest): Promise<LiveTable> => hosted(await tableOf(request), request);
  /** A change is told when it is durable. */
  const saved = async <T>(table: Durable, value: T): Promise<T> => {
    await new Promise<void>((resolve, reject) => {
      const lost = (): void =>
        reject(new Refused(refuse('not-saved', {}, 'The server could not store this; try again in a moment.').refusal));
      table.whenSaved(resolve, lost);
    });
    return value;
  };

  app.post('/api/tables', async (request, reply) => {
    const created = orRefuse(await desk.create(read(createSchema, request.body), houseOf(request.ip)));
    return reply.status(201).send(created);
  });
  app.post('/api/lessons', async (request, reply) => {
    const created = orRefuse(await desk.teach(read(lessonSchema, request.body), houseOf(request.ip)));
    return reply.status(201).send(created);
  });
  /** A table that is played, or one where people gather before it is. */
  const seatedOf = async (request: TableRequest): Promise<LiveTable | ChapterLobby> =>
    orLobby(request, await hub.table(idOf(request), payFor(request)));
  const anyOf = async (request: TableRequest): Promise<Past | ChapterLobby> =>
    orLobby(request, await hub.past(idOf(request), payFor(request)));
  const orLobby = async <T extends Past>(request: TableRequest, opened: Result<T>): Promise<T | ChapterLobby> =>
    !opened.ok && opened.refusal.code === 'gathering' ? orRefuse(await hub.lobby(idOf(request))) : orRefuse(opened);

  app.get('/api/tables/:table', async (request: TableRequest) => (await anyOf(request)).cover(keysOf(request)));
  app.post('/api/tables/:table/sit', async (request: TableRequest) => {
    const table = await seatedOf(request);
    const seat = orRefuse(table.sit(read(sitSchema, request.body)));
    return saved(table, { table: table.id, seat });
  });
  app.post('/api/tables/:table/invite', async (request: TableRequest) => {
    const table = hosted(await seatedOf(request), request);
    const { seat } = read(inviteSchema, request.body);
    return saved(table, { seat, invite: orRefuse(table.invite(seat)) });
  });
  app.patch('/api/tables/:table', async (request: TableRequest) => {
    const table = await hostOf(request);
    orRefuse(table.patch(read(patchSchema, request.body)));
    return saved(table, table.cover(keysOf(request)));
  });
  app.delete('/api/tables/:table', async (request: TableRequest, reply) => {
    const { stored } = hosted(orRefuse(await hub.owned(idOf(request))), request);
    if (stored.next !== undefined && (await hub.exists(stored.next)))
      throw new Refused(
        refuse(
          'in-story',
          { next: stored.next },
          'The story goes on from this chapter. Delete the last chapter first, or archive this one.',
        ).refusal,
      );
    orRefuse(await hub.remove(stored));
    return reply.status(204).send();
  });
  app.post('/api/tables/:table/next', async (request: TableRequest, reply) => {
    const table = await tableOf(request);
    const next = orRefuse(await desk.next(table, keysOf(request), houseOf(request.ip), id => hub.exists(id)));
    return reply.status(201).send(await saved(table, next));
  });
  app.post('/api/tables/:table/again', async (request: TableRequest, reply) => {
    const table = await tableOf(request);
    const again = orRefuse(await desk.again(table, keysOf(request), houseOf(request.ip), id => hub.exists(id)));
    return reply.status(201).send(await saved(table, again));
  });
  app.get('/api/tables/:table/story', async (request: TableRequest) => {
    const table = await anyOf(request);
    const { sequel, id, name } = table.game;
    if (!sequel) throw new Refused(refuse('no-sequel', { game: id }, `A match of ${name} is a story of its own.`).refusal);
    return table.story(keysOf(request));
  });
  const lobbyOf = async (request: TableRequest): Promise<ChapterLobby> => orRefuse(await hub.lobby(idOf(request)));
  app.get('/api/tables/:table/gathering', async (request: TableRequest, reply) => {
    const opened = await hub.lobby(idOf(request));
    // Everybody who waits finds out: that is no mistake of theirs.
    if (!opened.ok && opened.refusal.code === 'has-begun') return reply.type('application/json').send('null');
    const lobby = orRefuse(opened);
    return saved(lobby, null).then(() => lobby.view(keysOf(request)));
  });
  app.post('/api/tables/:table/gathering', async (request: TableRequest) => {
    const lobby = await lobbyOf(request);
    orRefuse(lobby.act(read(gatherSchema, request.body), keysOf(request)));
    return saved(lobby, null).then(() => lobby.view(keysOf(request)));
  });
  app.post('/api/tables/:table/begin', async (request: TableRequest) => {
    const lobby = await hub.lobby(idOf(request));
    if (!lobby.ok && lobby.refusal.code === 'has-begun') return (await hostOf(request)).cover(keysOf(request));
    const begun = hosted(orRefuse(lobby), request);
    orRefuse(begun.begin(desk.pauseFor(begun.game, begun.stored.seats)));
    await saved(begun, null);
    return (await tableOf(request)).cover(keysOf(request));
  });
  addNotices(app, {
    desk: notices,
    tableOf,
    keysOf,
    houseOf: request => houseOf(request.ip),
    readWish: body => read(noticeSchema, body),
    readStop: body => read(stopSchema, body),
    orRefuse,
    saved,
  });
  app.get('/api/tables/:table/export', async (request: TableRequest, reply) => {
    const table = await pastOf(request);
    const isPacked = takesPacked(request);
    const record = orRefuse(await desk.export(table, keysOf(request), houseOf(request.ip), isPacked));
    void reply.header('content-disposition', `attachment; filename="quarry-${table.game.id}-${table.id}.json"`);
    return sendText(reply, record, isPacked);
  });
  app.get('/api/tables/:table/replay', async (request: TableRequest, reply) => {
    const { as, plain } = request.query as { as?: string; plain?: string };
    const isPacked = takesPacked(request);
    const table = await pastOf(request);
    return sendText(
      reply,
      orRefuse(await desk.replay(table, numberIn(as), plain === '1', keysOf(request), houseOf(request.ip), isPacked)),
      isPacked,
    );
  });
  app.get('/api/tables/:table/tale', async (request: TableRequest, reply) => {
    const { as } = request.query as { as?: string };
    const isPacked = takesPacked(request);
    const table = await pastOf(request);
    return sendText(reply, orRefuse(await desk.tale(table, numberIn(as), keysOf(request), houseOf(request.ip), isPacked)), isPacked);
  });
  app.get('/api/tables/:table/log', async (request: TableRequest) => {
    const { as } = request.query as { as?: string };
    return orRefuse(desk.log(await pastOf(request), numberIn(as), keysOf(request)));
  });
  app.post('/api/tables/:table/fork', async (request: TableRequest, reply) => {
    const table = await pastOf(request);
    const wish = read(forkSchema, request.body);
    return reply.status(201).send(orRefuse(await desk.fork(table, wish, keysOf(request), houseOf(request.ip))));
  });
  app.post('/api/tables/:table/report', async (request: TableRequest, reply) => {
    const table = await pastOf(request);
    const report = orRefuse(await desk.report(table, read(reportSchema, request.body), houseOf(request.ip)));
    return reply.status(201).send({ report });
  });
}

/** The built page: names with a hash never change, everything else is asked for again. Any other address is the page itself. */
async function addPage(app: FastifyInstance, { page }: HttpWorld): Promise<void> {
  const notFound = (reply: FastifyReply): FastifyReply =>
    sendComplaint(reply, refuse('not-found', {}, 'There is nothing at this address.').refusal);
  if (page === null || !existsSync(join(page, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.type('text/plain').send('The server runs, but the page has not been built; start it without --no-build.\n'),
    );
    app.setNotFoundHandler((_request, reply) => notFound(reply));
    return;
  }
  await app.register(statics, {
    root: page,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0]!);
    return isPage ? reply.sendFile('index.html') : notFound(reply);
  });
}
