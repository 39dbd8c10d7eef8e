/** Everything over HTTP: the page, the games, the tables; each in a file of its own in http/. Each refusal is `{ code, says, facts }` with a fitting status. */
import helmet from '@fastify/helmet';
import { refuse } from '@quarry/kernel';
import { noticeSchema, stopSchema } from '@quarry/protocol';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { houseRefused } from './admin/refused-houses.ts';
import type { Analyses } from './analyses.ts';
import { type AdminWorld, addAdmin, isAdmin } from './http/admin.ts';
import { addGames, type GamesWorld } from './http/games.ts';
import { addHistory } from './http/history.ts';
import { addImport } from './http/imports.ts';
import { addInner } from './http/inner.ts';
import { addPage } from './http/page.ts';
import { complain, orRefuse, Refused } from './http/refused.ts';
import { houseIn, keysOf, read } from './http/requests.ts';
import { addService, type ServiceWorld } from './http/service.ts';
import { addStories } from './http/stories.ts';
import { saved, TableFinder } from './http/table-finder.ts';
import { addTables } from './http/tables.ts';
import type { Hub, Pay } from './hub.ts';
import { houseOf, type Limits } from './limits.ts';
import { relayedFor } from './nodes/inner-door.ts';
import type { Ledger } from './nodes/ledger.ts';
import type { Nodes } from './nodes/nodes.ts';
import { relay } from './nodes/relay.ts';
import { addNotices, type NoticeDesk } from './notices/routes.ts';
import type { Desk } from './tables-desk.ts';
import { Turns } from './turns.ts';

export interface HttpWorld extends ServiceWorld, GamesWorld, AdminWorld {
  readonly nodes: Pick<Nodes, 'secret'>;
  readonly hub: Hub;
  readonly desk: Desk;
  readonly analyses: Analyses;
  readonly limits: Limits;
  readonly ledger: Ledger;
  readonly log: Logger;
  readonly notices: NoticeDesk;
  /** The folder of the built page, if there is one. */
  readonly page: string | null;
  readonly isBehindProxy: boolean;
  /** Milliseconds that only go forward. */
  clock(): number;
}

const HEADERS_MS = 20_000;
const CHECKING_MS = 5_000;
const MINUTE = 60;

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
  passOn(app, world);
  const find = new TableFinder(world.hub, payFor);
  const { hub, desk } = world;
  addService(app, world);
  addGames(app, world);
  addTables(app, { hub, desk, find });
  addStories(app, { hub, desk, find });
  addNotices(app, {
    desk: world.notices,
    tableOf: request => find.played(request),
    keysOf,
    houseOf: houseIn,
    readWish: body => read(noticeSchema, body),
    readStop: body => read(stopSchema, body),
    orRefuse,
    saved,
  });
  addHistory(app, { desk, analyses: world.analyses, find });
  addAdmin(app, world);
  addInner(app, world);
  await addImport(app, world);
  await addPage(app, world.page);
  return app;
}

/** So many lines from an address, and so many requests. */
function limitRequests(app: FastifyInstance, { limits, ledger, isBehindProxy, node, clock }: HttpWorld): (request: FastifyRequest) => Pay {
  const requests = ledger.buckets('requests', limits.requestsPerMinute / MINUTE, limits.requestsPerMinute);
  const turns = new Turns({ mostOfOne: limits.requestsWaiting, clock });
  const lines = ledger.holdings('lines');
  app.server.on('connection', line => {
    const house = houseOf(line.remoteAddress ?? '');
    if (isBehindProxy) return;
    if (lines.take(house, limits.linesPerAddress)) line.once('close', () => lines.drop(house));
    else line.destroy();
  });
  app.addHook('onRequest', async request => {
    const house = houseIn(request);
    // The page itself is for everybody: it says in words why nothing comes of it.
    if (node.refused.has(house) && request.url.startsWith('/api/') && !isAdmin(request.url)) throw new Refused(houseRefused.refusal);
    // What another node passes on was counted there. Of many that come at once one is served at a time, and those who play between two of them.
    const mayAsk = relayedFor(request.raw) !== undefined || requests.take(house, clock());
    const turn = mayAsk ? turns.take(house, () => {}) : null;
    if (!turn) throw new Refused(refuse('too-fast', {}, 'Too many requests in a short time; wait a moment.').refusal);
    await turn;
  });
  return request => ms => requests.charge(houseIn(request), clock(), Math.floor(ms));
}

const TABLE_ID = /^[\w-]{16,40}$/;

/** What is asked about a table that lives on another node is asked there. */
function passOn(app: FastifyInstance, { hub, nodes: { secret } }: HttpWorld): void {
  app.addHook('onRequest', async (request, reply) => {
    const { table = '' } = (request.params ?? {}) as { readonly table?: string };
    const isOurs = !request.url.startsWith('/api/') || relayedFor(request.raw) !== undefined;
    if (isOurs || !TABLE_ID.test(table)) return;
    const address = await hub.whereIs(table);
    if (address === 'here') return;
    const { raw } = reply.hijack();
    relay(request.raw, raw, { address, secret, house: houseIn(request) });
  });
}
