/** The way from HTTP to a socket: only at /socket, only from our own page, only so many from one address. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS as MESSAGE } from '@quarry/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Announcement } from './admin/announcement.ts';
import { houseRefused, type RefusedHouses } from './admin/refused-houses.ts';
import { type Buckets, houseOf, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Ledger } from './nodes/ledger.ts';
import { type Caller, Connection, type ConnectionWorld } from './socket.ts';
import { Turns } from './turns.ts';

export interface UpgradeOptions {
  /** Origins that may connect besides the host that the page was loaded from. */
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly callers: Callers;
  readonly ledger: Ledger;
  readonly refused: Pick<RefusedHouses, 'has'>;
  readonly announcement: Pick<Announcement, 'greeting'>;
}

/** How many people of one house may talk at the same time. */
const TALKERS = 4;
const BEAT_MS = 30_000;
const CLOSE_GOING_AWAY = 1001;
const CLOSE_POLICY = 1008;
const GOODBYE_MS = 500;

export interface Sockets {
  /** How many are open. */
  readonly size: number;
  /** Says something to everybody who is connected. */
  tell(text: string): void;
  /** Closes every socket of a house, with a last word. */
  showOut(house: string, text: string): void;
  close(): void;
}

/** Everybody who is connected, by whom they belong to: what all connections of one house may do together, whichever door they came by. */
export class Callers {
  readonly #clock: () => number;
  readonly #messages: Buckets;
  readonly #joins: Buckets;
  readonly #talk: Buckets;
  readonly #lapses: Buckets;
  readonly #turns: Turns;

  constructor(limits: Limits, ledger: Ledger, clock: () => number) {
    this.#clock = clock;
    this.#messages = ledger.buckets('messages', limits.houseMessagesPerSecond, limits.houseMessagesAtOnce);
    this.#joins = ledger.buckets('joins', limits.joinsPerSecond, limits.joinsAtOnce);
    this.#talk = ledger.buckets('talk', limits.talkPerSecond * TALKERS, limits.talkAtOnce * TALKERS);
    this.#lapses = ledger.buckets('lapses', limits.lapsesPerMinute / 60, limits.lapses);
    this.#turns = new Turns({ clock });
  }

  /** Whether so many of a house were shown out that it has to wait. */
  mustWait(house: string): boolean {
    return this.#lapses.isEmpty(house, this.#clock());
  }

  /** Another node passes on what somebody says: it was counted there, but for what it comes to here. */
  relayed(house: string): Caller {
    return { ...this.of(house), isRelayed: true, maySend: () => true, mayJoin: () => true };
  }

  of(house: string): Caller {
    const now = this.#clock;
    return {
      house,
      maySend: worth => this.#messages.take(house, now(), worth),
      mayJoin: worth => this.#joins.take(house, now(), worth),
      inTurn: act => this.#turns.take(house, act)!,
      charge: worth => this.#messages.charge(house, now(), worth),
      mayTalk: () => this.#talk.take(house, now()),
      lapsed: () => {
        this.#lapses.take(house, now());
      },
    };
  }
}

export function acceptSockets(server: Server, world: ConnectionWorld, options: UpgradeOptions): Sockets {
  const { limits, metrics, callers, ledger, refused, announcement } = options;
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MESSAGE.message, clientTracking: true });
  const held = ledger.holdings('sockets');
  const handshakes = ledger.buckets('handshakes', limits.handshakesPerMinute / 60, limits.handshakesPerMinute);
  const alive = new WeakSet<WebSocket>();
  const houses = new WeakMap<WebSocket, string>();

  server.on('upgrade', (request, stream, head) => {
    // From here on nobody else listens: a line that breaks while it is turned away must not end the process.
    stream.on('error', () => stream.destroy());
    const refusal = refusalOf(request, options);
    if (refusal) {
      turnAway(stream, refusal);
      return;
    }
    const address = addressOf(request, options.isBehindProxy);
    if (refused.has(address)) {
      const { code, says } = houseRefused.refusal;
      turnAway(stream, [403, code, says]);
      return;
    }
    if (callers.mustWait(address) || !handshakes.take(address, world.clock())) {
      turnAway(stream, [429, 'too-fast', 'Too many connections from one address in a short time; wait a moment.']);
      return;
    }
    if (!held.take(address, limits.socketsPerAddress)) {
      turnAway(stream, [429, 'too-many-sockets', 'Too many connections from one address; close some.']);
      return;
    }
    // Also a handshake that fails lets go of its place.
    stream.once('close', () => held.drop(address));
    sockets.handleUpgrade(request, stream, head, socket => {
      metrics.sockets.inc();
      alive.add(socket);
      houses.set(socket, address);
      if (announcement.greeting !== null) socket.send(announcement.greeting);
      socket.on('pong', () => alive.add(socket));
      socket.on('close', () => metrics.sockets.dec());
      new Connection(socket, world, callers.of(address));
    });
  });

  // A line that went dead is noticed by its silence.
  const beat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, BEAT_MS).unref();

  return {
    get size() {
      return sockets.clients.size;
    },
    tell(text) {
      for (const socket of sockets.clients) socket.send(text);
    },
    showOut(house, text) {
      for (const socket of sockets.clients) {
        if (houses.get(socket) !== house) continue;
        socket.send(text);
        socket.close(CLOSE_POLICY, 'the address is refused');
      }
    },
    close() {
      clearInterval(beat);
      for (const socket of sockets.clients) socket.close(CLOSE_GOING_AWAY, 'the server stops');
      sockets.close();
      // Whoever does not say goodbye is not waited for.
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, GOODBYE_MS).unref();
    },
  };
}

type TurnedAway = readonly [status: number, code: string, says: string];

function refusalOf(request: IncomingMessage, { origins }: UpgradeOptions): TurnedAway | null {
  if ((request.url ?? '').split('?')[0] !== '/socket') return [404, 'not-found', 'Sockets are at /socket.'];
  const { origin, host } = request.headers;
  // Programs without a page send no origin; a browser always does.
  if (origin === undefined || origins.includes(origin)) return null;
  try {
    if (new URL(origin).host === host) return null;
  } catch {
    // An origin that is no address is a foreign one.
  }
  return [403, 'foreign-origin', 'Only the page of this server may connect to it.'];
}

function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  // The last one is what our own proxy saw; whatever stands before it was sent by the client.
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1);
  return houseOf((isBehindProxy && forwarded?.trim()) || (request.socket.remoteAddress ?? 'unknown'));
}

function turnAway(stream: Duplex, [status, code, says]: TurnedAway): void {
  const body = JSON.stringify({ code, says, facts: {} });
  stream.end(
    `HTTP/1.1 ${status} ${code}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
